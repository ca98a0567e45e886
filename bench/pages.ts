// Lighthouse over the built pages beside the two floors, desktop and mobile preset, median of five looks each.
// Repeat: npm run build && node bench/pages.ts [path ...]
//   Paths (/floor/static and /floor/react for the floors) look at these alone; what was seen of the others is kept.
//   ADD=1 adds to the looks that were kept, for a machine that is quiet for minutes only.
//   --table prints what was seen last, without looking again.
import { startSite } from '../e2e/start-site.ts'
import { median, table } from './lib/figures.ts'
import { startFloorPages } from './lib/floor-pages.ts'
import { keepResult, readResult } from './lib/keep-result.ts'
import { categories, type Look, lookWithLighthouse, type Preset } from './lib/look-with-lighthouse.ts'
import { seedPages } from './lib/seed-pages.ts'

interface Row {
  readonly name: string
  readonly preset: Preset
  readonly signedIn: boolean
  readonly measuredAt: string
  readonly looks: readonly Look[]
}

const rounds = Number(process.env.RUNS ?? 5)
const wanted = process.argv.slice(2)
if (!wanted.includes('--table')) await lookAtPages()
print(readResult<readonly Row[]>('pages') ?? [])

async function lookAtPages(): Promise<void> {
  const floors = await startFloorPages()
  const site = await startSite({
    settings: { LIMIT_ANONYMOUS_PER_MINUTE: '100000', LIMIT_ANONYMOUS_BURST: '100000' },
  })
  const floorPages = ['/static', '/react'].map((path) => ({
    name: `/floor${path}`,
    url: floors.url + path,
    cookie: '',
  }))
  const ours = (await seedPages(site)).map(({ path, name = path, cookie }) => ({
    name,
    url: site.url + path,
    cookie,
  }))
  for (const { name, url, cookie } of [...floorPages, ...ours]) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    for (const preset of ['desktop', 'mobile'] as const) {
      const looks: Look[] = []
      while (looks.length < rounds) looks.push(await lookWithLighthouse(url, preset, cookie))
      keep({ name, preset, signedIn: cookie !== '', measuredAt: new Date().toISOString(), looks })
    }
  }
  await site.close()
  floors.close()
}

/** At once, so that a look that is broken off loses nothing. */
function keep(row: Row): void {
  const kept = readResult<readonly Row[]>('pages') ?? []
  const isSame = ({ name, preset }: Row) => name === row.name && preset === row.preset
  const earlier = process.env.ADD ? (kept.find(isSame)?.looks ?? []) : []
  keepResult('pages', [
    ...kept.filter((other) => !isSame(other)),
    { ...row, looks: [...earlier, ...row.looks] },
  ])
}

function print(rows: readonly Row[]): void {
  const cells = rows.map(({ name, preset, signedIn, looks }) => {
    const middle = (of: (look: Look) => number) => median(looks.map(of))
    return [
      `${name}${signedIn ? ' (signed in)' : ''}`,
      preset,
      ...categories.map((id) => middle(({ scores }) => scores[id])),
      Math.round(middle(({ lcp }) => lcp)),
      Math.round(middle(({ tbt }) => tbt)),
      Number(middle(({ cls }) => cls).toFixed(3)),
      Math.round(middle(({ kilobytes }) => kilobytes)),
      Math.round(middle(({ scriptKilobytes }) => scriptKilobytes)),
    ]
  })
  const head = ['page', 'preset', 'perf', 'a11y', 'best', 'SEO', 'LCP ms', 'TBT ms', 'CLS', 'KB', 'JS KB']
  console.log(table(head, cells))
}
