import { globSync, readFileSync } from 'node:fs'

/**
 * What each prerendered page fetches before it answers, compressed. Run `npm run build` first. What it then loads by itself
 * is counted in `e2e/site/script-size.spec.ts`.
 */
export default globSync('dist/pages/*.html')
  .filter((page) => !page.includes('shell'))
  .map((page) => ({
    name: page,
    path: [...new Set(readFileSync(page, 'utf8').match(/\/assets\/[\w.-]+\.js/g))].map(
      (script) => `dist/client${script}`,
    ),
    limit: '150 KiB',
    brotli: true,
  }))
