import { build } from 'vite'

/**
 * Builds /sw.js, which keeps pages for reading them without network, with the list of files it fetches ahead.
 */
export async function writeServiceWorker({ root, client, keptFiles }) {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: {
      KEPT_FILES: JSON.stringify(keptFiles),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      outDir: client,
      target: 'es2023',
      emptyOutDir: false,
      manifest: false,
      rolldownOptions: {
        input: 'src/app/web/offline/service-worker.ts',
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  })
}
