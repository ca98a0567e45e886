import { sql } from 'kysely'
import type { StoreHandle } from '#platform/server/store/store.ts'
import type { Sighting } from '../../contract.ts'
import { compareText } from '../../question-list.ts'
import { raiseEdition } from '../imported-store.ts'

interface SightingsTable {
  user_id: string
  question_id: number
  company_slug: string
  company_name: string
  month: string | null
  stage: string | null
}

/** One row for each question and company that anyone reported. */
interface SightingCountsTable {
  question_id: number
  company_slug: string
  company_name: string
  count: number
}

declare module '#platform/server/store/store.ts' {
  interface Tables {
    sightings: SightingsTable
    sighting_counts: SightingCountsTable
  }
}

/** A report as it is stored: whether its company is approved follows from the list of companies. */
export type StoredSighting = Omit<Sighting, 'isPending'>

/**
 * Keeps one report per person, question and company: reporting again replaces month and stage.
 *
 * @returns true when this person had not reported it before.
 */
export async function writeSighting(
  { db }: StoreHandle,
  userId: string,
  sighting: StoredSighting,
): Promise<boolean> {
  const { questionId, companySlug, companyName, month, stage } = sighting
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('sightings')
    .values({
      user_id: userId,
      question_id: questionId,
      company_slug: companySlug,
      company_name: companyName,
      month,
      stage,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if ((numInsertedOrUpdatedRows ?? 0n) > 0n) return true
  await db
    .updateTable('sightings')
    .set({ month, stage })
    .where('user_id', '=', userId)
    .where('question_id', '=', questionId)
    .where('company_slug', '=', companySlug)
    .execute()
  return false
}

export interface SightingKey {
  readonly questionId: number
  readonly companySlug: string
}

/** @returns false when this person had not reported it. */
export async function deleteSighting(
  { db }: StoreHandle,
  userId: string,
  { questionId, companySlug }: SightingKey,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sightings')
    .where('user_id', '=', userId)
    .where('question_id', '=', questionId)
    .where('company_slug', '=', companySlug)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** @returns the deleted reports. */
export async function deleteSightingsOf(
  { db }: StoreHandle,
  userId: string,
): Promise<readonly SightingKey[]> {
  const rows = await db
    .deleteFrom('sightings')
    .where('user_id', '=', userId)
    .returning(['question_id', 'company_slug'])
    .execute()
  return rows.map(({ question_id, company_slug }) => ({ questionId: question_id, companySlug: company_slug }))
}

export async function readSightings({ db }: StoreHandle, userId: string): Promise<readonly StoredSighting[]> {
  const rows = await db
    .selectFrom('sightings')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('question_id')
    .orderBy('company_slug')
    .execute()
  return rows.map(({ question_id, company_slug, company_name, month, stage }) => ({
    questionId: question_id,
    companySlug: company_slug,
    companyName: company_name,
    month,
    stage: stage as Sighting['stage'], // Checked when it was written.
  }))
}

/** The companies of a person's reports, once per report. */
export async function readReportedSlugs({ db }: StoreHandle, userId: string): Promise<readonly string[]> {
  const rows = await db.selectFrom('sightings').select('company_slug').where('user_id', '=', userId).execute()
  return rows.map((row) => row.company_slug)
}

export interface SightingCount {
  readonly questionId: number
  readonly slug: string
  readonly count: number
}

/** Counts one more report. In the transaction that writes the sighting. */
export async function incrementCount(
  tx: StoreHandle,
  { questionId, companySlug, companyName }: StoredSighting,
): Promise<void> {
  await raiseEdition(tx, 'sightings')
  await tx.db
    .insertInto('sighting_counts')
    .values({ question_id: questionId, company_slug: companySlug, company_name: companyName, count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['question_id', 'company_slug'])
        .doUpdateSet({ count: sql`sighting_counts.count + 1` }),
    )
    .execute()
}

/** Counts one report less for each of these. In the transaction that deletes the sightings. */
export async function decrementCounts(tx: StoreHandle, withdrawn: readonly SightingKey[]): Promise<void> {
  if (withdrawn.length === 0) return
  await raiseEdition(tx, 'sightings')
  for (const { questionId, companySlug } of withdrawn) {
    await tx.db
      .updateTable('sighting_counts')
      .set({ count: sql`count - 1` })
      .where('question_id', '=', questionId)
      .where('company_slug', '=', companySlug)
      .execute()
    // A member typed the company's name: it goes with the last report.
    await tx.db
      .deleteFrom('sighting_counts')
      .where('question_id', '=', questionId)
      .where('company_slug', '=', companySlug)
      .where('count', '<=', 0)
      .execute()
  }
}

/** The reports of these companies, most first. */
export async function readSightingCounts(
  { db }: StoreHandle,
  companySlugs: readonly string[],
): Promise<readonly SightingCount[]> {
  const rows = await db
    .selectFrom('sighting_counts')
    .select(['question_id', 'company_slug', 'count'])
    .where('company_slug', 'in', companySlugs)
    .execute()
  return rows
    .map((row) => ({
      questionId: row.question_id,
      slug: row.company_slug,
      count: row.count,
    }))
    .sort((a, b) => b.count - a.count || compareText(a.slug, b.slug))
}
