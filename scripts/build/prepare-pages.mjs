import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readChunkGraph } from './chunk-graph.mjs'
import { htmlPage } from './html-page.mjs'
import { readFaces } from './page-faces.mjs'

/**
 * Draws every known page for each kind of visitor and lists them, with their inline hashes, in dist/build.json.
 *
 * @param {{ root: string, dist: string, renderer: typeof import('../../src/app/web/prerender.tsx') }} from
 */
export async function preparePages({ root, dist, renderer }) {
  const client = join(dist, 'client')
  const template = readFileSync(join(root, 'index.html'), 'utf8')
  const graph = readChunkGraph(client)
  const css = takeStyleSheets(client, graph.sheets)
  const faces = { sheet: graph.faces, list: readFaces(client, graph.faces) }

  async function writePage(path, kind, file) {
    const { sources, ...page } = await renderer.preparePage(path, kind)
    const chunks = graph.chunksFor(sources)
    const own = graph.ownSheets(sources)
    const { html, ...hashes } = htmlPage({
      template,
      css: [css, ...own.map((sheet) => readSheet(client, sheet))].join(''),
      sheets: [...graph.sheets, ...own],
      faces,
      kind,
      entry: graph.entry,
      chunks,
      ...page,
    })
    mkdirSync(dirname(join(dist, file)), { recursive: true })
    writeFileSync(join(dist, file), html)
    return { file, ...hashes }
  }

  const pages = {}
  const notFound = {}
  for (const kind of renderer.visitorKinds) {
    pages[kind] = {}
    for (const path of renderer.knownPaths)
      pages[kind][path] = await writePage(path, kind, `pages/${kind}${fileNameOf(path)}.html`)
    notFound[kind] = await writePage(renderer.unknownPath, kind, `pages/${kind}/404.html`)
  }
  writeFileSync(join(dist, 'build.json'), JSON.stringify({ pages, notFound }, null, 1))
  return renderer.visitorKinds.length * (renderer.knownPaths.length + 1)
}

/** Windows allows no colon in a file name. */
function fileNameOf(path) {
  return path === '/' ? '/index' : path.replaceAll(':', '_')
}

/** What every page needs is written into every page: the first paint waits for no second request. */
function takeStyleSheets(client, sheets) {
  if (sheets.length === 0) throw new Error('The build wrote no style sheet for the pages.')
  return sheets
    .map((sheet) => {
      const css = readSheet(client, sheet)
      rmSync(join(client, sheet))
      return css
    })
    .join('')
}

function readSheet(client, sheet) {
  return readFileSync(join(client, sheet), 'utf8').trim()
}
