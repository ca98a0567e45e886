import { sql } from 'kysely'
import type { StoreHandle } from '#platform/server/store/store.ts'
import type { Sighting } from '../contract.ts'
import { raiseEdition } from './imported-store.ts'
import type { SightingKey } from './sighting-store.ts'

/** A row for each question and company that anybody reports, and none for others. */
interface SightingCountsTable {
  question_id: number
  company_slug: string
  company_name: string
  count: number
  /** Of the sightings, when it last changed. */
  edition: number
}

declare module '#platform/server/store/store.ts' {
  interface Tables {
    sighting_counts: SightingCountsTable
  }
}

export interface SightingCount {
  readonly questionId: number
  readonly slug: string
  readonly name: string
  readonly count: number
}

/** One person more reports it. In the transaction that writes the sighting. */
export async function countUp(tx: StoreHandle, sighting: Sighting): Promise<void> {
  const edition = await raiseEdition(tx, 'sightings')
  const { questionId, companySlug, companyName } = sighting
  await tx.db
    .insertInto('sighting_counts')
    .values({
      question_id: questionId,
      company_slug: companySlug,
      company_name: companyName,
      count: 1,
      edition,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['question_id', 'company_slug'])
        .doUpdateSet({ count: sql`sighting_counts.count + 1`, edition }),
    )
    .execute()
}

/** One person fewer reports each of these. In the transaction that deletes the sightings. */
export async function countDown(tx: StoreHandle, withdrawn: readonly SightingKey[]): Promise<void> {
  if (withdrawn.length === 0) return
  const edition = await raiseEdition(tx, 'sightings')
  let hasVanished = false
  for (const { questionId, companySlug } of withdrawn) {
    const { count } = await tx.db
      .updateTable('sighting_counts')
      .set({ count: sql`count - 1`, edition })
      .where('question_id', '=', questionId)
      .where('company_slug', '=', companySlug)
      .returning('count')
      .executeTakeFirstOrThrow()
    if (count > 0) continue
    // The name was typed by whoever withdraws it, and goes with them.
    await tx.db
      .deleteFrom('sighting_counts')
      .where('question_id', '=', questionId)
      .where('company_slug', '=', companySlug)
      .execute()
    hasVanished = true
  }
  // What is gone cannot be read as newer: whoever holds counts reads them all again.
  if (hasVanished) await raiseEdition(tx, 'vanished-sightings')
}

export async function readSightingCounts({ db }: StoreHandle): Promise<readonly SightingCount[]> {
  return (await db.selectFrom('sighting_counts').select(countColumns).execute()).map(countOf)
}

/** Those that changed after an edition of the sightings. */
export async function readNewerCounts(
  { db }: StoreHandle,
  edition: number,
): Promise<readonly SightingCount[]> {
  const query = db.selectFrom('sighting_counts').select(countColumns).where('edition', '>', edition)
  return (await query.execute()).map(countOf)
}

const countColumns = ['question_id', 'company_slug', 'company_name', 'count'] as const

function countOf(row: Omit<SightingCountsTable, 'edition'>): SightingCount {
  return {
    questionId: row.question_id,
    slug: row.company_slug,
    name: row.company_name,
    count: row.count,
  }
}
