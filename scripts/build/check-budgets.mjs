import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const kb = 1024
/**
 * What a page may cost before it answers, compressed: the scripts it fetches together with itself, and the page with its
 * styles inside. The first row whose pages hold a path is its budget. Headers come on top, half a kilobyte a file.
 */
const budgets = [
  { pages: /^\/(landing|study-notes)$/, scripts: 118 * kb, page: 30 * kb },
  { pages: /^\/linkedlist-cheatsheet$/, scripts: 120 * kb, page: 43 * kb },
  { pages: /^\/dfs-bfs-guide$/, scripts: 124 * kb, page: 35 * kb },
  { pages: /^\/company-questions$/, scripts: 143.9 * kb, page: 30 * kb },
  { pages: /./, scripts: 128 * kb, page: 30 * kb },
]

/** The pages that cost more than they may, a sentence each. */
export function pagesOverBudget(dist) {
  const { pages } = JSON.parse(readFileSync(join(dist, 'build.json'), 'utf8'))
  return Object.entries(pages).flatMap(([kind, byPath]) =>
    Object.entries(byPath).flatMap(([path, { file }]) => {
      const budget = budgets.find((row) => row.pages.test(path))
      const html = readFileSync(join(dist, file), 'utf8')
      const scripts = new Set(html.match(/\/assets\/[\w.-]+\.js/g))
      const sizes = {
        scripts: [...scripts].reduce((sum, script) => sum + compressed(join(dist, 'client', script)), 0),
        page: compressed(join(dist, file)),
      }
      return Object.entries(sizes)
        .filter(([part, size]) => size > budget[part])
        .map(([part, size]) => `${path} (${kind}): ${part} ${inKb(size)}, at most ${inKb(budget[part])}`)
    }),
  )
}

const compressed = (file) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
const inKb = (bytes) => `${(bytes / kb).toFixed(1)} KB`
