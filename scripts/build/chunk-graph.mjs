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

  return {
    entry: `/${manifest[main].file}`,
    /** The sheets of what every page holds. Those of parts that are fetched later come with these. */
    sheets: Object.values(manifest)
      .filter(({ file }) => withImports(main).has(file))
      .flatMap(({ css = [] }) => css),
    /** The chunks a page needs besides the entry itself, to be fetched together with it. */
    chunksFor(source) {
      const entry = manifest[main].file
      const files = new Set([...withImports(main), ...withImports(source)])
      files.delete(entry)
      return [...files].map((file) => `/${file}`)
    },
  }
}
