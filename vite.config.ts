import { basename } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const listingPath = /[\\/]([^\\/]+)[\\/]listings[\\/]/
const listingsName = (module: string) => `${listingPath.exec(module)?.[1]}-code`

/** The text alternatives of a kind of pictures: a page loads those of its own. */
const descriptionPath = /[\\/]demos[\\/]describe[\\/](describe-(?!scene)\w+)/
const descriptionName = (module: string) => descriptionPath.exec(module)?.[1] ?? null

export default defineConfig({
  cacheDir: '.cache/vite',
  plugins: [react(), tailwindcss()],
  // Readable in the browser's tools, and the same in the prerendered pages.
  css: {
    modules: {
      generateScopedName: (name, file) => `${basename(file).replace(/\.module\.css.*/, '')}-${name}`,
    },
  },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    // Its lists of what each chunk imports are 3 KB of the 150 KB of script that a page may have. Without them, the
    // first visit to a page costs a round trip or two more; where a visit starts, the server names the scripts.
    modulePreload: false,
    cssCodeSplit: false,
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What every page needs comes in two files instead of thirty. The packages' file outlives our releases.
          groups: [
            { name: 'packages', tags: ['$initial'], test: /[\\/]node_modules[\\/]/ },
            { name: 'shell', tags: ['$initial'] },
            // All listings of a demo in one file: browsers cache 200 files for reading offline, not 900.
            { name: listingsName, debugName: 'listings', test: listingPath },
            // Without these groups, drawings of lists and trees would load the guide's searches, too.
            {
              name: 'scenes',
              test: /[\\/](demos[\\/]web[\\/]drawings[\\/]shared[\\/]|algorithms[\\/](format-text|collect-steps|input-fields)\.)/,
            },
            { name: descriptionName, debugName: 'descriptions', test: descriptionPath },
            // The guide would load eighteen small files instead, which are 2.6 KB larger.
            { name: 'notes', test: /[\\/]notes[\\/]web[\\/](plan[\\/]|[^\\/]+$)/ },
          ],
        },
      },
    },
  },
})
