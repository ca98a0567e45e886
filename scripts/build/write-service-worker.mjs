import { globSync } from 'node:fs'
import { build } from 'vite'

/**
 * Bundles the service worker with two lists of files: those that every start needs, which it caches when it is
 * installed, and those of each page that can be read offline, which it caches when the page was opened. The rest, such
 * as the lessons of other categories, is cached when it is used.
 *
 * @param {{ root: string, client: string, manifest: import('vite').Manifest, renderer: typeof import('../../src/app/web/prerender.tsx') }} built
 */
export async function writeServiceWorker({ root, client, manifest, renderer }) {
  const keys = Object.keys(manifest)
  const entry = keys.filter((key) => manifest[key].isEntry)
  const styles = globSync('assets/*.{css,woff2}', { cwd: client })
  const start = new Set([...filesOf(manifest, entry, () => false), ...styles])
  const lessonPattern = (key) =>
    key.match(/curriculum\/[\w-]+\/([\w-]+)\/demo\.ts$/)?.[1] ??
    manifest[key].file.match(/([\w-]+)-code-[\w-]+\.js$/)?.[1]

  const pageFiles = {}
  for (const path of renderer.offlinePaths) {
    const { load, loadForVisitors = load } = renderer.findRoute(path)
    const names = await Promise.all([load, loadForVisitors].map(async (page) => (await page()).name))
    const category = /^\/category\/(\d+)$/.exec(path)?.[1]
    const patterns = renderer.patternList
      .filter(({ categoryId }) => String(categoryId) === category)
      .map(({ name }) => name)
    const own = keys.filter(
      (key) =>
        names.some((name) => key.endsWith(`/${name}.tsx`)) ||
        patterns.includes(lessonPattern(key)) ||
        // Every page loads it once it has started.
        key.endsWith('/open-learning.ts'),
    )
    const files = filesOf(manifest, own, (key) => lessonPattern(key) === undefined)
    pageFiles[path] = [...files].filter((file) => !start.has(file))
  }
  // The names contain a hash of the content, so no revision is needed.
  const precached = [...start].map((url) => ({ url, revision: null }))
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: {
      'self.__WB_MANIFEST': JSON.stringify(precached),
      'self.PAGE_FILES': JSON.stringify(pageFiles),
    },
    build: {
      target: 'es2023',
      outDir: client,
      emptyOutDir: false,
      rolldownOptions: {
        input: 'src/app/web/offline/sw.ts',
        output: { entryFileNames: 'sw.js' },
      },
    },
  })
}

/** The files of these modules and of all they import, those that they load later only if `isWanted`. */
function filesOf(manifest, keys, isWanted, seen = new Set(), files = new Set()) {
  for (const key of keys) {
    if (seen.has(key)) continue
    seen.add(key)
    const { file, imports = [], dynamicImports = [] } = manifest[key]
    files.add(file)
    filesOf(manifest, [...imports, ...dynamicImports.filter(isWanted)], isWanted, seen, files)
  }
  return files
}
