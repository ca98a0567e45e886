import { sql } from 'kysely'
import type { StoreHandle } from '#platform/server/store/store.ts'
import { firstOwnNumber, renumberSolved } from '#progress/server/solved-problems-store.ts'
import { raiseEdition } from '../imported-store.ts'
import { writeAliases } from './import-store.ts'

/**
 * Moves everything that belongs to a problem to its real number. The number of our own stays valid as another name of
 * it: browsers may still send ticks and notes under that one.
 *
 * @param isKnown whether a problem with the number exists already, which then is the same one.
 */
export async function renumberProblem(
  tx: StoreHandle,
  from: number,
  to: number,
  isKnown: boolean,
): Promise<void> {
  const { db } = tx
  if (isKnown) await db.deleteFrom('imported_questions').where('id', '=', from).execute()
  else await db.updateTable('imported_questions').set({ id: to }).where('id', '=', from).execute()
  await db.updateTable('problem_aliases').set({ question_id: to }).where('question_id', '=', from).execute()
  await writeAliases(tx, [{ alias: `#${from}`, id: to }])

  await sql`
    insert into imported_reports (company_slug, days, question_id, frequency)
    select company_slug, days, cast(${to} as integer), frequency from imported_reports where question_id = ${from}
    on conflict do nothing`.execute(db)
  await db.deleteFrom('imported_reports').where('question_id', '=', from).execute()

  await renumberSolved(tx, from, to)
  await renumberMarks(tx, from, to)
  await renumberSightings(tx, from, to)
}

/** A star stays a star, and of two notes both stay. */
async function renumberMarks({ db }: StoreHandle, from: number, to: number): Promise<void> {
  const marks = await db
    .deleteFrom('question_marks')
    .where('question_id', '=', from)
    .where('question_id', '>=', sql.lit(firstOwnNumber))
    .returning(['user_id', 'starred', 'note'])
    .execute()
  for (const mark of marks)
    await db
      .insertInto('question_marks')
      .values({ ...mark, question_id: to })
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

async function renumberSightings(tx: StoreHandle, from: number, to: number): Promise<void> {
  const { db } = tx
  await sql`
    insert into sightings (user_id, question_id, company_slug, company_name, month, stage)
    select user_id, cast(${to} as integer), company_slug, company_name, month, stage from sightings
    where question_id = ${from}
    on conflict do nothing`.execute(db)
  const { numDeletedRows } = await db
    .deleteFrom('sightings')
    .where('question_id', '=', from)
    .executeTakeFirst()
  if (numDeletedRows === 0n) return
  await db.deleteFrom('sighting_counts').where('question_id', 'in', [from, to]).execute()
  await sql`
    insert into sighting_counts (question_id, company_slug, company_name, count)
    select question_id, company_slug, min(company_name), count(*) from sightings where question_id = ${to}
    group by question_id, company_slug`.execute(db)
  await raiseEdition(tx, 'sightings')
}
