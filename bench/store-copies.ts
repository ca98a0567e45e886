// Backup, restore and the move to PostgreSQL on a large store, with the commands an operator types: how long, how large,
// how much memory, and whether every table holds the same afterwards. The move is also killed in its middle once and
// started again. Linux only.
// Repeat: SCALE_DIR=/tmp/scale KEEPS_COMMITS=1 npm run with-postgres -- node bench/store-copies.ts [STEP]...
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { differences } from '#platform/server/copy/copy-tables.ts'
import type { TableSum } from '#platform/server/copy/row-sum.ts'
import { quantile, table } from './lib/figures.ts'
import { keepResult } from './lib/keep-result.ts'
import { type Ended, runOperation as run } from './lib/run-operation.ts'
import { startServer } from './lib/server-process.ts'
import { contentsOf, shapes } from './scale/contents.ts'
import { administer, bytesOf, databaseUrl, fillPlace } from './scale/filled-place.ts'
import { cookieOf } from './scale/made-up-rows.ts'

type Settings = Readonly<Record<string, string>>

interface Row extends Omit<Ended, 'printed'> {
  readonly step: string
  readonly megabytes: number
  readonly rows: number
  /** Tables that do not hold the same as where they came from. */
  readonly different: readonly string[]
  readonly note?: string
}

const people = Number(process.env.LARGE ?? 10_000)
const work = mkdtempSync(join(process.env.SCALE_DIR ?? tmpdir(), 'copies-'))
const measured: Row[] = []

const rowsIn = (sums: ReadonlyMap<string, TableSum>) =>
  [...sums.values()].reduce((sum, { rows }) => sum + rows, 0)

async function note(
  step: string,
  { seconds, peakMegabytes }: Ended,
  { from, to, more }: { from: ReadonlyMap<string, TableSum>; to: Settings; more?: string },
): Promise<void> {
  const there = await contentsOf(to)
  const row = {
    ...{ step, seconds, peakMegabytes, rows: rowsIn(there), different: differences(from, there) },
    megabytes: Math.round((await bytesOf({ settings: to })) / 1e6),
    ...(more === undefined ? {} : { note: more }),
  }
  measured.push(row)
  console.log(`${step}: ${row.seconds.toFixed(0)} s, ${row.different.length} tables differ`)
}

/** What a member does, with names for the figures. */
const memberCalls = [
  { name: 'ticks', path: '/api/progress', body: { patternId: 1, problemsSolved: 1 } },
  { name: 'reads of progress', path: '/api/progress/stats' },
  { name: 'reads of the list', path: '/api/company-questions?limit=50' },
] as const

/** Lets a member do all of it, a call every 20 ms, as long as `act` takes. */
async function callsDuring(origin: string, act: () => Promise<unknown>): Promise<readonly number[][]> {
  const times: number[][] = memberCalls.map(() => [])
  let isOver = false
  const asking = (async () => {
    for (let turn = 0; !isOver; turn += 1) {
      const at = turn % memberCalls.length
      const { path, ...rest } = memberCalls[at] ?? memberCalls[0]
      const startedAt = performance.now()
      const answer = await fetch(origin + path, {
        headers: { cookie: cookieOf(1), 'content-type': 'application/json', origin },
        ...('body' in rest ? { method: 'POST', body: JSON.stringify(rest.body) } : {}),
      })
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
      times[at]?.push(performance.now() - startedAt)
      await sleep(20)
    }
  })()
  await act()
  isOver = true
  await asking
  return times
}

/** What a backup costs those who use the product meanwhile. */
async function besideBackup(settings: Settings): Promise<string> {
  const server = await startServer(settings)
  const before = await callsDuring(server.url, () => sleep(15_000))
  let seconds = 0
  const during = await callsDuring(server.url, async () => {
    const backup = await run('backup', settings, [join(work, 'beside')])
    seconds = backup.seconds
  })
  await server.stop()
  rmSync(join(work, 'beside'), { recursive: true })
  const said = memberCalls.map(({ name }, at) => {
    const [p95 = 0, worst = 0] = [0.95, 1].map((share) => quantile(during[at] ?? [], share))
    const usual = quantile(before[at] ?? [], 0.95)
    return `${name} p95 ${p95.toFixed(1)} ms (${usual.toFixed(1)} before it), worst ${worst.toFixed(0)}`
  })
  return `another one beside the running product, ${seconds.toFixed(0)} s: ${said.join('; ')}`
}

/** The one backup below a folder. */
const backupIn = (folder: string) => join(folder, readdirSync(folder)[0] ?? '')

async function freshDatabase(name: string): Promise<Settings> {
  await administer(`drop database if exists ${name} with (force)`)
  const folder = join(work, name)
  mkdirSync(folder)
  return { ...large.settings, DATA_DIR: folder, DATABASE_URL: await databaseUrl(name) }
}

const large = await fillPlace('sqlite', people)
const source = large.settings

const steps: Readonly<Record<string, () => Promise<void>>> = {
  embedded: async () => {
    const backups = join(work, 'of-sqlite')
    // Before all else: the product tidies when it starts.
    const more = await besideBackup(source)
    const backup = await run('backup', source, [backups])
    const original = await contentsOf(source)
    await note('backup of SQLite', backup, {
      from: original,
      to: { ...source, DATA_DIR: backupIn(backups) },
      more,
    })
    const restored = { ...source, DATA_DIR: join(work, 'restored') }
    const restore = await run('restore', restored, [backupIn(backups)])
    await note('restore into SQLite', restore, { from: original, to: restored })
    rmSync(restored.DATA_DIR, { recursive: true })
  },
  move: async () => {
    const whole = await freshDatabase('copies_moved')
    const moving = { ...whole, DATA_DIR: source.DATA_DIR ?? '' }
    const moved = await run('migrate-store', moving)
    await note('move to PostgreSQL', moved, { from: await contentsOf(source), to: whole })
  },
  killed: async () => {
    const halves = await freshDatabase('copies_killed')
    const moving = { ...halves, DATA_DIR: source.DATA_DIR ?? '' }
    // Two seconds after the next to last large table is done.
    const killed = await run('migrate-store', moving, [], (printed) => printed.includes('practice_solved'))
    const resumed = await run('migrate-store', moving)
    const again = resumed.printed.split('\n').filter((line) => line.endsWith('there already')).length
    await note('move, started again after a kill', resumed, {
      ...{ from: await contentsOf(source), to: halves },
      more: `killed after ${killed.seconds.toFixed(0)} s; ${again} of ${shapes.length} tables were there already`,
    })
  },
  server: async () => {
    const { settings: place } = await fillPlace('postgres', people)
    const backups = join(work, 'of-postgres')
    const more = await besideBackup(place)
    const backup = await run('backup', place, [backups])
    const here = await contentsOf(place)
    const asFile = { ...place, DATA_DIR: backupIn(backups), DATABASE_URL: '' }
    await note('backup of PostgreSQL', backup, { from: here, to: asFile, more })
    const restored = await freshDatabase('copies_restored')
    await note('restore into PostgreSQL', await run('restore', restored, [backupIn(backups)]), {
      from: here,
      to: restored,
    })
  },
}

const chosen = process.argv.slice(2)
for (const [name, step] of Object.entries(steps))
  if (chosen.length === 0 || chosen.includes(name)) await step()
rmSync(work, { recursive: true })
await large.close()
console.log(
  table(
    ['step', 'rows', 'seconds', 'MB', 'peak memory MB', 'tables that differ', 'beside'],
    measured.map(({ step, rows, seconds, megabytes, peakMegabytes, different, note: beside = '' }) => [
      ...[step, rows.toLocaleString('en'), Math.round(seconds), megabytes, peakMegabytes],
      ...[different.length, beside],
    ]),
  ),
)
keepResult(['store-copies', ...chosen].join('-'), measured)
