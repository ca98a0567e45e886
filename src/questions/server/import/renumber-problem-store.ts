import { type RawBuilder, sql } from 'kysely'
import { letOthersRun } from '#platform/server/long-work/let-others-run.ts'
import type { StoreHandle } from '#platform/server/store/store.ts'
import { firstOwnNumber, renumberSolved } from '#progress/server/solved-problems-store.ts'
import { raiseEdition } from '../imported-store.ts'
import { writeAliases } from './import-store.ts'

/** A problem whose real number has become known. */
export interface Renumbered {
  /** The number of our own that it had. */
  readonly from: number
  readonly to: number
  /** Whether there is a problem with the real number already, which then is the same one. */
  readonly isKnown: boolean
}

const batchSize = 100

/**
 * Moves everything that belongs to problems to their real numbers. The numbers of our own stay valid as other names:
 * browsers may still send ticks and notes under them.
 */
export async function renumberProblems(tx: StoreHandle, renumbered: readonly Renumbered[]): Promise<void> {
  for (let start = 0; start < renumbered.length; start += batchSize) {
    await renumberBatch(tx, renumbered.slice(start, start + batchSize))
    await letOthersRun()
  }
}

async function renumberBatch(tx: StoreHandle, batch: readonly Renumbered[]): Promise<void> {
  const { db } = tx
  const from = batch.map((each) => each.from)
  const duplicates = batch.filter(({ isKnown }) => isKnown).map((each) => each.from)
  if (duplicates.length > 0) await db.deleteFrom('imported_questions').where('id', 'in', duplicates).execute()
  await db
    .updateTable('imported_questions')
    .set({ id: numberNow('id', batch) })
    .where('id', 'in', from)
    .execute()
  await db
    .updateTable('problem_aliases')
    .set({ question_id: numberNow('question_id', batch) })
    .where('question_id', 'in', from)
    .execute()
  await writeAliases(
    tx,
    batch.map((each) => ({ alias: `#${each.from}`, id: each.to })),
  )
  await sql`
    insert into imported_reports (company_slug, days, question_id, frequency)
    select company_slug, days, ${numberNow('question_id', batch)}, frequency from imported_reports
    where question_id in (${sql.join(from)})
    on conflict do nothing`.execute(db)
  await db.deleteFrom('imported_reports').where('question_id', 'in', from).execute()

  await renumberSolved(tx, batch)
  await renumberMarks(tx, batch)
  await renumberSightings(tx, batch)
}

/** The number that a column's problem has from now on. */
function numberNow(column: string, batch: readonly Renumbered[]): RawBuilder<number> {
  const cases = batch.map(({ from, to }) => sql`when ${sql.lit(from)} then ${sql.lit(to)}`)
  return sql<number>`case ${sql.ref(column)} ${sql.join(cases, sql` `)} end`
}

/** A star stays a star, and of two notes both stay. */
async function renumberMarks({ db }: StoreHandle, batch: readonly Renumbered[]): Promise<void> {
  const numbers = new Map(batch.map(({ from, to }) => [from, to]))
  const marks = await db
    .deleteFrom('question_marks')
    .where('question_id', 'in', [...numbers.keys()])
    .where('question_id', '>=', sql.lit(firstOwnNumber))
    .returning(['user_id', 'question_id', 'starred', 'note'])
    .execute()
  for (const mark of marks)
    await db
      .insertInto('question_marks')
      .values({ ...mark, question_id: numbers.get(mark.question_id) ?? mark.question_id })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'question_id']).doUpdateSet({
          starred: sql`case when question_marks.starred = 1 then 1 else excluded.starred end`,
          note: sql`case
            when question_marks.note = '' or question_marks.note = excluded.note then excluded.note
            when excluded.note = '' then question_marks.note
            else question_marks.note || ${'\n\n'} || excluded.note end`,
        }),
      )
      .execute()
}

async function renumberSightings(tx: StoreHandle, batch: readonly Renumbered[]): Promise<void> {
  const { db } = tx
  const from = batch.map((each) => each.from)
  await sql`
    insert into sightings (user_id, question_id, company_slug, company_name, month, stage)
    select user_id, ${numberNow('question_id', batch)}, company_slug, company_name, month, stage from sightings
    where question_id in (${sql.join(from)})
    on conflict do nothing`.execute(db)
  const { numDeletedRows } = await db
    .deleteFrom('sightings')
    .where('question_id', 'in', from)
    .executeTakeFirst()
  if (numDeletedRows === 0n) return
  const both = batch.flatMap((each) => [each.from, each.to])
  await db.deleteFrom('sighting_counts').where('question_id', 'in', both).execute()
  await sql`
    insert into sighting_counts (question_id, company_slug, company_name, count)
    select question_id, company_slug, min(company_name), count(*) from sightings
    where question_id in (${sql.join(both)})
    group by question_id, company_slug`.execute(db)
  await raiseEdition(tx, 'sightings')
}
