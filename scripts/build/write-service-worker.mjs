import { globSync } from 'node:fs'
import { build } from 'vite'

/** Bundles the service worker with the list of files that it caches when it is installed. */
export async function writeServiceWorker(root, client) {
  // The names contain a hash of the content, so no revision is needed.
  const files = globSync('assets/*.{js,css,svg,woff2}', { cwd: client }).map((url) => ({
    url,
    revision: null,
  }))
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { 'self.__WB_MANIFEST': JSON.stringify(files) },
    build: {
      target: 'es2023',
      outDir: client,
      emptyOutDir: false,
      rolldownOptions: {
        input: 'src/app/web/offline/sw.ts',
        output: { entryFileNames: 'sw.js' },
      },
    },
  })
}
