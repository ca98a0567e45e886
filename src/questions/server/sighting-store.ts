import type { StoreHandle } from '#platform/server/store/store.ts'
import type { Sighting } from '../contract.ts'

interface SightingsTable {
  user_id: string
  question_id: number
  company_slug: string
  company_name: string
  month: string | null
  stage: string | null
}

declare module '#platform/server/store/store.ts' {
  interface Tables {
    sightings: SightingsTable
  }
}

/**
 * One for each person, question and company: saying it again replaces what was said.
 *
 * @returns whether this person had not reported it before.
 */
export async function writeSighting(
  { db }: StoreHandle,
  userId: string,
  sighting: Sighting,
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

/** What a person has reported: a question at a company. */
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

/** @returns what this person had reported. */
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

export async function readSightings({ db }: StoreHandle, userId: string): Promise<readonly Sighting[]> {
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
