import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const main = 'src/app/web/main.tsx'
const faces = 'src/platform/ui/faces.css'
/** Pages that are of no use without network; what others share with them is kept all the same. */
const onlineOnly =
  /^src\/(questions|tutor|herd|accounts)\/|^src\/app\/web\/(landing\/|(SignIn|Forgot|Reset|OwnAccount|Import)Page)/

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

  function withAllThatFollows(key, seen = new Set()) {
    if (seen.has(key) || onlineOnly.test(key)) return seen
    seen.add(key)
    const { imports = [], dynamicImports = [] } = manifest[key]
    for (const next of [...imports, ...dynamicImports]) withAllThatFollows(next, seen)
    return seen
  }

  return {
    entry: `/${manifest[main].file}`,
    /** The sheet that names the faces of the design; no page waits for it. */
    faces: `/${manifest[faces].file}`,
    /** The sheets of what every page holds. */
    sheets,
    /** The sheets of what only this page holds. Those of parts that are fetched later come with these. */
    ownSheets: (sources) =>
      [...new Set(sources.flatMap(sheetsOf))].filter((sheet) => !sheets.includes(sheet)),
    /** All that reading lessons and notes without network needs: scripts, the sheets beside them, fonts. */
    keptFiles() {
      const kept = [...withAllThatFollows(main), faces].map((key) => manifest[key])
      const files = kept.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets])
      return [...new Set(files)].filter((file) => existsSync(join(client, file))).map((file) => `/${file}`)
    },
    /** The chunks a page needs besides the entry itself, to be fetched together with it. */
    chunksFor(sources) {
      const entry = manifest[main].file
      const files = new Set([main, ...sources].flatMap((source) => [...withImports(source)]))
      files.delete(entry)
      return [...files].map((file) => `/${file}`)
    },
  }
}
