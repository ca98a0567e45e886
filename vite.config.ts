import { basename } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/**
 * Moves the web fonts to a stylesheet of their own, which pages request after their first paint. Otherwise 73 KB of fonts
 * compete with the page, and its largest contentful paint is at 1.5 s on a phone instead of the target of 1.25 s.
 */
const separateFonts: Plugin = {
  name: 'separate-fonts',
  enforce: 'post',
  generateBundle(_, bundle) {
    for (const asset of Object.values(bundle)) {
      if (asset.type !== 'asset' || !asset.fileName.endsWith('.css')) continue
      const rules: string[] = []
      asset.source = String(asset.source).replace(/@font-face\s*\{[^}]*url\([^}]*\}/g, (rule) => {
        rules.push(rule)
        return ''
      })
      if (rules.length > 0) this.emitFile({ type: 'asset', name: 'fonts.css', source: rules.join('') })
    }
  },
}

const listingPath = /[\\/]([^\\/]+)[\\/]listings[\\/]/
const listingsName = (module: string) => `${listingPath.exec(module)?.[1]}-code`

/** The text alternatives of a kind of pictures: a page loads those of its own. */
const descriptionPath = /[\\/]demos[\\/]describe[\\/](describe-(?!scene)\w+)/
const descriptionName = (module: string) => descriptionPath.exec(module)?.[1] ?? null

export default defineConfig({
  cacheDir: '.cache/vite',
  plugins: [react(), tailwindcss(), separateFonts],
  // Readable in the browser's tools, and the same in the prerendered pages.
  css: {
    modules: {
      generateScopedName: (name, file) => `${basename(file).replace(/\.module\.css.*/, '')}-${name}`,
    },
  },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    cssCodeSplit: false,
    manifest: true,
    rolldownOptions: {
      output: {
        // The script of every page lists all others. Eight characters of a name and seven
        // of a hash (the fewest there can be) save 400 bytes of the 150 KB of script that a page may have.
        chunkFileNames: ({ name }) => `assets/${name.slice(0, 8)}-[hash:7].js`,
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
            // Lists of problems show these together; seven small files are 600 bytes larger than one.
            {
              name: 'problem-rows',
              test: /[\\/](progress[\\/]web[\\/](tick[\\/](ProblemCheckbox|WaitingMark)|problem[\\/]ProblemLinks|import[\\/]GuestTicksNote)|display[\\/]DifficultyBadge|icons[\\/](cloud-off|arrow-up-right))\./,
            },
            // What waits until it is near shows the contours of a peak while it loads.
            {
              name: 'waiting',
              test: /[\\/](art[\\/](contour|ContourGlyph)|feedback[\\/]LoadBoundary|web[\\/]use-is-near)\./,
            },
            { name: 'language', test: /[\\/](SegmentedControl|code-language)\./ },
            {
              name: 'member-icons',
              test: /[\\/]icons[\\/](bell|minus|mountain|panel-right|rotate-ccw|flag|calendar-plus|hourglass)\./,
            },
            // Icons that several pages use: the list of files in the start bundle is shorter by eleven.
            {
              name: 'icons',
              test: /[\\/]icons[\\/](x|circle-check|arrow-(left|right|down)|square|pause|shuffle|download|code|lock-keyhole|message-circle-question-mark)\./,
            },
            // For the same reason: small parts of learners' pages, and what a learner chose.
            {
              name: 'parts',
              test: /[\\/]platform[\\/](ui[\\/](feedback[\\/]EmptyState|display[\\/](MarkedText|Tips)|controls[\\/](SearchBox|Choice))|web[\\/]use-focus-next)\./,
            },
            {
              name: 'settings',
              test: /[\\/]settings[\\/](forecast|web[\\/](guest-settings|settings-query|use-settings))\./,
            },
            // Prompts to mark, and what is lit in them: rounds, play, lessons and the landing page's trial need most of it.
            {
              name: 'prompts',
              test: /[\\/]practice[\\/](rounds[\\/]random|web[\\/](with-newest-answers|round[\\/](prompt-form|use-go-on-keys|question[\\/](PromptWords|MarkablePrompt|marks|keys|use-stopwatch|words)|feedback[\\/](EvidenceNotes|LessonLinks|LitPrompt))))\./,
            },
            // What study notes have in common, and what they share with lessons: two files for the same reason.
            {
              name: 'reading',
              test: /[\\/](display[\\/]CodeLines|web[\\/](copy-and-save|use-current-section)|icons[\\/](copy|play)|curriculum[\\/]lesson)\./,
            },
            { name: 'notes', test: /[\\/](notes[\\/]web[\\/](plan[\\/]|[^\\/]+$)|icons[\\/]link-2\.)/ },
            // Together they compress better, which the guide needs for its 150 KB of script.
            {
              name: 'graph-searches',
              test: /[\\/](curriculum[\\/]graphs[\\/](breadth|depth)-first-search[\\/]algorithm|demos[\\/]web[\\/]drawings[\\/](graph|shelf))/,
            },
          ],
        },
      },
    },
  },
})
