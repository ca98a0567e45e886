import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react(), tailwindcss()],
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    rolldownOptions: {
      // Pages are written by scripts/build; index.html is their template and what the dev server serves.
      input: ['src/app/web/main.tsx', 'src/platform/ui/faces.css'],
      output: {
        codeSplitting: {
          // What every page needs comes as two files rather than thirty; the packages' one outlives our releases.
          groups: [
            {
              name: 'packages',
              tags: ['$initial'],
              test: /[\\/]node_modules[\\/]/,
            },
            { name: 'shell', tags: ['$initial'], test: /(?<!faces\.css)$/ },
            // Each file costs half a kilobyte of headers, so what many pages share comes together.
            {
              name: 'common',
              test: /[\\/]platform[\\/](ui[\\/](art[\\/]LaterDrawing|ComingPart|use-is-taken-over|StillPart)|web[\\/](use-copy|copy-text))\.|[\\/]content[\\/]lesson\.ts|[\\/]patterns[\\/]web[\\/]use-categories\.|[\\/]icons[\\/](arrow-left|arrow-right|arrow-up-right|lock-keyhole|check|chevron-down|x|link-2|copy|play)\.mjs/,
            },
            // What home, a category, the questions and the herd share, and what only lists do.
            {
              name: 'overview',
              test: /[\\/]platform[\\/]ui[\\/](StatStrip|Tips|EmptyState)\.|[\\/]patterns[\\/]web[\\/]use-known-categories\.|[\\/]progress[\\/]web[\\/](WaitingMark|GuestTicksNote)\./,
            },
            {
              name: 'listing',
              test: /[\\/]platform[\\/]ui[\\/](SearchBox|Switch|DifficultyBadge|Collapsible)\.|[\\/]progress[\\/]web[\\/]ProblemCheckbox\.|[\\/]react-query[\\/].*[\\/]useMutation\.|[\\/]query-core[\\/].*[\\/]mutationObserver\.|[\\/]icons[\\/](circle-check|eye|shuffle)\.mjs/,
            },
            {
              name: 'notes',
              test: /[\\/]notes[\\/]web[\\/](CodeTemplate|NotesLayout|NoteSection|WithCode|use-[\w-]+)\./,
            },
            { name: 'glyph', test: /[\\/]art[\\/](ContourGlyph|contour|noise)\./ },
            { name: 'range', test: /[\\/]art[\\/](LandingRange\.tsx|drawn[\\/]places\.json)$/ },
          ],
        },
      },
    },
  },
})
