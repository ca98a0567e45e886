import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { checkSqliteFile, openSqlite } from '#platform/server/store/sqlite.ts'
import type { Store } from '#platform/server/store/store.ts'
import { readContents, type StoreContents } from '#testing/store-contents.ts'
import type { TestData } from '../lib/test-data.ts'
import { makeOlderStore } from './older-store.ts'
import { startUpgrade } from './upgrade-process.ts'

/** The migrations after this one create, change, fill and drop tables. */
const olderVersion = '0008-tidying'

/** An older store, and how its upgrade is slowed down so that other things happen during it. */
export interface Setup {
  readonly createData: () => TestData | Promise<TestData>
  readonly rows: number
  readonly padding: string
  readonly pauseMs: number
}

/** What an undisturbed upgrade makes of an older store. */
export interface Expected {
  readonly before: StoreContents
  readonly after: StoreContents
  readonly durationMs: number
}

/** Creates an older store, acts on it and removes it. */
export async function withOlderData<Result>(
  setup: Setup,
  act: (data: TestData) => Promise<Result>,
): Promise<Result> {
  const data = await setup.createData()
  try {
    await withStore(data.open(), (store) => makeOlderStore(store, olderVersion, setup))
    return await act(data)
  } finally {
    await data.remove()
  }
}

export function upgradeUndisturbed(setup: Setup): Promise<Expected> {
  return withOlderData(setup, async (data) => {
    const before = await contentsOf(data)
    const upgrade = startUpgrade(data, setup.pauseMs)
    await upgrade.begun
    const begunAt = performance.now()
    const { code, stderr } = await upgrade.ended
    if (code !== 0) throw new Error(stderr)
    return { before, after: await contentsOf(data), durationMs: performance.now() - begunAt }
  })
}

export const contentsOf = (data: TestData): Promise<StoreContents> => withStore(data.open(), readContents)

/** What a scenario has found so far, as in a report. */
export interface Findings {
  lost: number
  halfApplied: number
  readonly other: string[]
}

/** Adds what an upgraded store lacks. */
export async function checkUpgraded(data: TestData, expected: Expected, findings: Findings): Promise<void> {
  findings.lost += countMissing(expected.after, await contentsOf(data))
  findings.other.push(...(await findBadCopies(data, expected.before)))
}

/** Rows that should be there and are not. */
function countMissing(expected: StoreContents, found: StoreContents): number {
  return Object.entries(expected)
    .map(([table, rows]) => {
      const foundRows = new Set(found[table])
      return rows.filter((row) => !foundRows.has(row)).length
    })
    .reduce((sum, count) => sum + count, 0)
}

/** One sentence for each copy made before an upgrade that is not the whole store, and for each missing copy. */
async function findBadCopies(
  { kind, settings }: TestData,
  before: StoreContents,
): Promise<readonly string[]> {
  if (kind === 'postgres') return []
  const folder = settings.DATA_DIR ?? ''
  const copies = readdirSync(folder).filter((name) => /^capra\.db\.before-\d{4}$/.test(name))
  if (copies.length !== 1) return [`There are ${copies.length} copies: ${copies.join(', ')}.`]
  for (const name of copies) {
    checkSqliteFile(join(folder, name))
    const contents = await withStore(openSqlite(join(folder, name)), readContents)
    if (!isDeepStrictEqual(contents, before)) return [`The copy ${name} is not what the store was.`]
  }
  return []
}

async function withStore<Result>(store: Store, act: (store: Store) => Promise<Result>): Promise<Result> {
  try {
    return await act(store)
  } finally {
    await store.close()
  }
}
