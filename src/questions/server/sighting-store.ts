import type { StoreHandle } from '#platform/server/store.ts'
import type { Sighting } from '../contract.ts'

interface SightingsTable {
  user_id: string
  question_id: number
  company_slug: string
  company_name: string
  month: string | null
  stage: string | null
}

declare module '#platform/server/store.ts' {
  interface Tables {
    sightings: SightingsTable
  }
}

/** One for each person, question and company: saying it again replaces what was said. */
export async function writeSighting({ db }: StoreHandle, userId: string, sighting: Sighting): Promise<void> {
  const { questionId, companySlug, companyName, month, stage } = sighting
  await db
    .insertInto('sightings')
    .values({
      user_id: userId,
      question_id: questionId,
      company_slug: companySlug,
      company_name: companyName,
      month,
      stage,
    })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'question_id', 'company_slug']).doUpdateSet({ month, stage }),
    )
    .execute()
}

export async function deleteSighting(
  { db }: StoreHandle,
  userId: string,
  questionId: number,
  companySlug: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sightings')
    .where('user_id', '=', userId)
    .where('question_id', '=', questionId)
    .where('company_slug', '=', companySlug)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** False when this person had reported nothing. */
export async function deleteSightingsOf({ db }: StoreHandle, userId: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('sightings').where('user_id', '=', userId).executeTakeFirst()
  return numDeletedRows > 0n
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

export interface SightingCount {
  readonly questionId: number
  readonly slug: string
  readonly name: string
  readonly count: number
}

export async function countSightings({ db }: StoreHandle): Promise<readonly SightingCount[]> {
  const rows = await db
    .selectFrom('sightings')
    .select(({ fn }) => [
      'question_id',
      'company_slug',
      fn.min('company_name').as('name'),
      fn.countAll<number | string>().as('count'),
    ])
    .groupBy(['question_id', 'company_slug'])
    .execute()
  return rows.map(({ question_id, company_slug, name, count }) => ({
    questionId: question_id,
    slug: company_slug,
    name,
    count: Number(count), // PostgreSQL counts in text.
  }))
}
