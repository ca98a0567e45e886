// Builds the browser's part into dist/: scripts and fonts, every page drawn ahead for each kind of visitor, all of
// it packed, and dist/build.json, which tells the server what there is.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'
import { readChunkGraph } from './build/chunk-graph.mjs'
import { compressFolder } from './build/compress.mjs'
import { preparePages } from './build/prepare-pages.mjs'
import { writeServiceWorker } from './build/write-service-worker.mjs'
import { takeNoteOfSources } from './lib/build-when-changed.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const dist = join(root, 'dist')
const rendererFolder = join(dist, '.renderer')
process.env.NODE_ENV = 'production'

const started = performance.now()
const noteSources = takeNoteOfSources()
await build({ root, logLevel: 'warn', build: { outDir: join(dist, 'client'), emptyOutDir: true } })
await build({
  root,
  logLevel: 'warn',
  publicDir: false,
  build: {
    ssr: 'src/app/web/prerender.tsx',
    outDir: rendererFolder,
    emptyOutDir: true,
    minify: false,
    manifest: false,
  },
})
const renderer = await import(pathToFileURL(join(rendererFolder, 'prerender.js')).href)
rmSync(join(dist, 'pages'), { recursive: true, force: true })
const count = await preparePages({ root, dist, renderer })
const client = join(dist, 'client')
const keptFiles = readChunkGraph(client).keptFiles()
await writeServiceWorker({ root, client, keptFiles })
rmSync(rendererFolder, { recursive: true })
rmSync(join(dist, 'client/.vite'), { recursive: true })
await Promise.all(['client', 'pages'].map((folder) => compressFolder(join(dist, folder))))
noteSources()
console.log(`Built ${count} pages in ${((performance.now() - started) / 1000).toFixed(1)} s.`)
// The query caches of the drawn pages keep timers for minutes; nobody waits for them.
process.exit()
