// Builds dist/: scripts, styles and fonts, the service worker, the prerendered pages, a compressed copy of each file,
// and dist/build.json, which lists the pages for the server.
import { cpSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'
import { buildRunner } from './build/build-runner.mjs'
import { compressFolder } from './build/compress.mjs'
import { writePages } from './build/write-pages.mjs'
import { writeServiceWorker } from './build/write-service-worker.mjs'
import { takeNoteOfSources } from './lib/build-when-changed.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const dist = join(root, 'dist')
const client = join(dist, 'client')
process.env.NODE_ENV = 'production'

const started = performance.now()
const noteSources = takeNoteOfSources()
const runner = await buildRunner(root)
const define = { RUNNER_BUILD: JSON.stringify(runner.build) }
await build({ root, logLevel: 'warn', define, build: { outDir: client, emptyOutDir: true } })
const serverFolder = join(dist, '.prerender')
await build({
  root,
  logLevel: 'warn',
  define,
  publicDir: false,
  build: {
    ssr: 'src/app/web/prerender.tsx',
    outDir: serverFolder,
    emptyOutDir: true,
    minify: false,
    manifest: false,
  },
})
const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'))
const renderer = await import(pathToFileURL(join(serverFolder, 'prerender.js')).href)
await writePages({ dist, manifest, renderer })
await writeServiceWorker({ root, client, manifest, renderer })
for (const leftover of [serverFolder, join(client, '.vite'), join(client, 'index.html')])
  rmSync(leftover, { recursive: true })
await Promise.all(['client', 'pages'].map((folder) => compressFolder(join(dist, folder))))
// Compressed already.
cpSync(runner.folder, join(client, 'runner', runner.build.version), { recursive: true })
noteSources()
console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`)
// The query caches of the prerendered pages keep timers for minutes.
process.exit()
