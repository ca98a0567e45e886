// Backup, restore and the move to PostgreSQL on a large store, with the commands an operator types: how long, how large,
// how much memory, and whether every table holds the same afterwards. The move is also killed in its middle once and
// started again. Linux only.
// Repeat: SCALE_DIR=/tmp/scale KEEPS_COMMITS=1 npm run with-postgres -- node bench/store-copies.ts [STEP]...
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { migrations } from '#app/server/migrations.ts'
import { openStore } from '#app/server/open-store.ts'
import { readConfig } from '#platform/server/config.ts'
import { differences, sumOf } from '#platform/server/copy/copy-tables.ts'
import type { TableSum } from '#platform/server/copy/row-sum.ts'
import { withSnapshot } from '#platform/server/copy/snapshot.ts'
import { tableShapes } from '#platform/server/copy/table-shapes.ts'
import { migrateStore } from '#platform/server/migrate.ts'
import { openSqlite } from '#platform/server/sqlite.ts'
import { quantile, table } from './lib/figures.ts'
import { keepResult } from './lib/keep-result.ts'
import { figuresOf } from './lib/process-figures.ts'
import { startServer } from './lib/server-process.ts'
import { administer, bytesOf, databaseUrl, fillPlace } from './scale/filled-place.ts'

const pattern = openSqlite(':memory:')
await migrateStore(pattern, migrations)
const shapes = await tableShapes(pattern)
await pattern.close()

type Settings = Readonly<Record<string, string>>

interface Ended {
  readonly seconds: number
  readonly peakMegabytes: number
  readonly printed: string
}

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

/** Runs a command to its end, or until `isEnough` says so of what it has printed: then it is killed. */
function run(
  command: string,
  settings: Settings,
  words: readonly string[] = [],
  isEnough: (printed: string) => boolean = () => false,
): Promise<Ended> {
  const script = fileURLToPath(new URL(`../src/app/server/operations/${command}.ts`, import.meta.url))
  const startedAt = performance.now()
  const child = spawn(process.execPath, [script, ...words], {
    env: settings,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  let peakMegabytes = 0
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text
      if (isEnough(printed)) setTimeout(() => child.kill('SIGKILL'), 2000)
    })
  const looking = setInterval(() => {
    // It may have ended between two looks.
    if (child.exitCode === null && child.pid) peakMegabytes = Math.max(peakMegabytes, peakOf(child.pid))
  }, 100)
  return new Promise((resolve, reject) => {
    child.once('close', (code, signal) => {
      clearInterval(looking)
      const seconds = (performance.now() - startedAt) / 1000
      if (code === 0 || signal === 'SIGKILL') resolve({ seconds, peakMegabytes, printed })
      else reject(new Error(`${command} ended with ${code}:\n${printed}`))
    })
  })
}

function peakOf(pid: number): number {
  try {
    return figuresOf(pid).peakMegabytes || 0
  } catch {
    return 0
  }
}

async function contentsOf(settings: Settings): Promise<ReadonlyMap<string, TableSum>> {
  const store = await openStore(readConfig(settings), () => undefined)
  const sums = new Map<string, TableSum>()
  await withSnapshot(store, async (snapshot) => {
    for (const shape of shapes) sums.set(shape.name, await sumOf(snapshot, shape))
  })
  await store.close()
  return sums
}

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

/** Asks the running product something every 50 ms meanwhile. */
async function whileServing<Result>(
  settings: Settings,
  act: () => Promise<Result>,
): Promise<[Result, string]> {
  const server = await startServer(settings)
  const times: number[] = []
  let isOver = false
  const asking = (async () => {
    while (!isOver) {
      const startedAt = performance.now()
      await (await fetch(`${server.url}/api/company-questions?limit=50`)).arrayBuffer()
      await (await fetch(`${server.url}/readyz`)).arrayBuffer()
      times.push(performance.now() - startedAt)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  })()
  const result = await act()
  isOver = true
  await asking
  await server.stop()
  const [p95 = 0, worst = 0] = [0.95, 1].map((share) => quantile(times, share))
  return [
    result,
    `two calls of the running product meanwhile: p95 ${p95.toFixed(0)} ms, worst ${worst.toFixed(0)} ms`,
  ]
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
    const [backup, more] = await whileServing(source, () => run('backup', source, [backups]))
    // After it: the product tidied when it started.
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
    const [backup, more] = await whileServing(place, () => run('backup', place, [backups]))
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
