// Lighthouse on the built pages, mobile and desktop, median of RUNS audits each (3 unless set).
// Run: npm run build && node bench/pages.ts [path ...]
import { type Audit, auditPage, categories } from './lib/lighthouse.ts'
import { startReferencePage } from './lib/reference-page.ts'
import { median, table } from './lib/report.ts'
import { addMembers, importCompanyLists, makeFirstTwoGoatMates, startSite } from './lib/site.ts'

const publicPages = [
  '/landing',
  '/auth',
  '/study-notes',
  '/dfs-bfs-guide',
  '/linkedlist-cheatsheet',
  '/dp-guide',
]
const memberPages = [
  ...['/', '/category/1', '/interview-questions', '/company-questions', '/practice', '/my-herd', '/ai-tutor'],
  ...['/ai-tutor/chat/arrays', '/account'],
]
const runs = Number(process.env.RUNS ?? 3)
const only = process.argv.slice(2)

const site = await startSite()
const reference = await startReferencePage()
importCompanyLists(site)
const [session = ''] = addMembers(site, 2)
makeFirstTwoGoatMates(site)
const member = `${session}; capra.visitor=member`
const chosen = (path: string) => only.length === 0 || only.includes(path)
const pages = [
  { name: '(React draws one heading)', url: reference.url, cookies: '' },
  ...publicPages.filter(chosen).map((path) => ({ name: path, url: site.url + path, cookies: '' })),
  ...memberPages
    .filter(chosen)
    .map((path) => ({ name: `${path} (signed in)`, url: site.url + path, cookies: member })),
]

const rows: (string | number)[][] = []
for (const { name, url, cookies } of pages) {
  for (const preset of (process.env.PRESETS ?? 'mobile,desktop').split(',') as ('mobile' | 'desktop')[]) {
    const audits: Audit[] = []
    while (audits.length < runs) audits.push(await auditPage(url, preset, cookies))
    const middle = (of: (audit: Audit) => number) => median(audits.map(of))
    rows.push([
      name,
      preset,
      ...categories.map((id) => middle(({ scores }) => scores[id])),
      Math.round(middle(({ lcp }) => lcp)),
      Math.round(middle(({ tbt }) => tbt)),
      Number(middle(({ cls }) => cls).toFixed(3)),
      Math.round(middle(({ kilobytes }) => kilobytes)),
      Math.round(middle(({ scriptKilobytes }) => scriptKilobytes)),
    ])
  }
}
reference.close()
await site.close()
const head = ['page', 'preset', 'perf', 'a11y', 'best', 'SEO', 'LCP ms', 'TBT ms', 'CLS', 'KB', 'script KB']
console.log(table(head, rows))
