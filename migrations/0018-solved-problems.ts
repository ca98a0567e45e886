import { type Kysely, sql } from 'kysely'

/** Number of the external problem of each of the 25 essential questions, by the id under which it was stored. */
const interviewNumbers = [
  1, 53, 238, 15, 56, 3, 49, 20, 155, 739, 33, 875, 78, 543, 102, 236, 347, 295, 200, 133, 994, 207, 743, 322,
  1143,
]

/**
 * One record per person and problem, whichever list it was ticked in; the earliest tick counts. Ids of practice problems
 * were 10,000 times the pattern's id plus the problem's number.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('solved_problems')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('problem', 'integer', (column) => column.notNull())
    .addColumn('solved_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('solved_problems_pk', ['user_id', 'problem'])
    .execute()
  await db.schema
    .createTable('solved_versions')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute()
  const numbers = sql.join(
    interviewNumbers.map((number, id) => sql`when ${sql.lit(id)} then ${sql.lit(number)}`),
    sql` `,
  )
  await sql`
    insert into solved_problems (user_id, problem, solved_at)
    select user_id, problem, min(solved_at) from (
      select user_id, question_id % 10000 as problem, solved_at from practice_solved
      union all
      select user_id, question_id, solved_at from solved_questions where list = 'company'
      union all
      select user_id, case question_id ${numbers} end, solved_at from solved_questions
      where list = 'interview' and question_id between 0 and ${sql.lit(interviewNumbers.length - 1)}
    ) as ticks
    group by user_id, problem`.execute(db)
  // Higher than every version a browser may still show.
  await sql`
    insert into solved_versions (user_id, version)
    select user_id, sum(version) + 1 from (
      select user_id, version from pattern_progress
      union all
      select user_id, 1 from solved_questions
    ) as versions
    group by user_id`.execute(db)
  for (const table of ['practice_solved', 'solved_questions', 'pattern_progress'])
    await db.schema.dropTable(table).execute()
}
