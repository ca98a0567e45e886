import { globSync, readFileSync } from 'node:fs'

/** What each prerendered page fetches before it answers, compressed. Run `npm run build` first. */
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
