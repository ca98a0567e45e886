import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const main = 'src/app/web/main.tsx'

/** What Vite's manifest says of the scripts it wrote. */
export function readChunkGraph(client) {
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'))

  function withImports(key, seen = new Set()) {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build wrote no chunk for ${key}.`)
    if (seen.has(chunk.file)) return seen
    seen.add(chunk.file)
    for (const imported of chunk.imports ?? []) withImports(imported, seen)
    return seen
  }

  const sheetsOf = (key) => {
    const files = withImports(key)
    return Object.values(manifest)
      .filter(({ file }) => files.has(file))
      .flatMap(({ css = [] }) => css)
  }
  const sheets = [...new Set(sheetsOf(main))]

  return {
    entry: `/${manifest[main].file}`,
    /** The sheets of what every page holds. */
    sheets,
    /** The sheets of what only this page holds. Those of parts that are fetched later come with these. */
    ownSheets: (source) => [...new Set(sheetsOf(source))].filter((sheet) => !sheets.includes(sheet)),
    /** The chunks a page needs besides the entry itself, to be fetched together with it. */
    chunksFor(source) {
      const entry = manifest[main].file
      const files = new Set([...withImports(main), ...withImports(source)])
      files.delete(entry)
      return [...files].map((file) => `/${file}`)
    },
  }
}
