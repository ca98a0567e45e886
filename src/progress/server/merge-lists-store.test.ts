import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { companyQuestions } from '#content/company-questions/company-questions.ts'
import { interviewQuestions } from '#content/interview-questions/interview-questions.ts'
import { allLessons } from '#curriculum/catalogue.ts'
import { practiceQuestionId } from '#curriculum/lesson.ts'
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { up } from '../../../migrations/0018-solved-problems.ts'

let database: TestDatabase
/** Of tables that are no longer declared, too. */
let db: Kysely<Record<string, Record<string, unknown>>>

beforeAll(async () => {
  database = await createTestDatabase({ milliseconds: 0 })
  db = database.store.db as unknown as typeof db
})
afterAll(() => database.remove())

const people = 10_000

interface Tick {
  readonly user_id: string
  readonly list: 'practice' | 'company' | 'interview'
  readonly question_id: number
  readonly problem: number
  readonly solved_at: number
}

/** What members could tick before: each in its own list. */
const tickable = [
  ...allLessons.flatMap(({ id, practice }) =>
    practice.map(({ number }) => ({
      list: 'practice' as const,
      question_id: practiceQuestionId(id, number),
      problem: number,
    })),
  ),
  ...companyQuestions.map(({ number }) => ({
    list: 'company' as const,
    question_id: number,
    problem: number,
  })),
  ...interviewQuestions.map(({ id, number }) => ({
    list: 'interview' as const,
    question_id: id,
    problem: number,
  })),
]

/** Everybody ticks a few problems, many of them in several lists, and one person ticks everything. */
function ticksOf(person: number): readonly Tick[] {
  const user_id = `person-${person}`
  if (person === 0) return tickable.map((each, index) => ({ ...each, user_id, solved_at: 1000 + index }))
  const chosen = Array.from(
    { length: person % 9 },
    (_, index) => (person * 131 + index * 257) % tickable.length,
  )
  const problems = new Set(chosen.map((index) => tickable[index]?.problem))
  return tickable
    .filter(({ problem }) => problems.has(problem))
    .map((each, index) => ({ ...each, user_id, solved_at: 1000 + ((person * 7 + index * 13) % 500) }))
}

async function fill(table: string, rows: readonly object[]): Promise<void> {
  for (let start = 0; start < rows.length; start += 4000)
    await db
      .insertInto(table)
      .values(rows.slice(start, start + 4000))
      .execute()
}

test('ticks of 10,000 people in three lists become one record per problem, and none is lost', async () => {
  for (const table of ['solved_problems', 'solved_versions']) await db.schema.dropTable(table).execute()
  await sql`create table pattern_progress (id text, user_id text, pattern_id integer, version integer)`.execute(
    db,
  )
  await sql`create table practice_solved (user_id text, question_id integer, solved_at bigint)`.execute(db)
  await sql`create table solved_questions (user_id text, list text, question_id integer, solved_at bigint)`.execute(
    db,
  )
  const ids = Array.from({ length: people }, (_, person) => `person-${person}`)
  await fill(
    'users',
    ids.map((id) => ({
      id,
      username: id,
      email: `${id}@example.org`,
      email_key: `${id}@example.org`,
      password_hash: '',
      created_at: 1,
    })),
  )
  const ticks = ids.flatMap((_, person) => ticksOf(person))
  const isPractice = ({ list }: Tick) => list === 'practice'
  await fill(
    'practice_solved',
    ticks
      .filter(isPractice)
      .map(({ user_id, question_id, solved_at }) => ({ user_id, question_id, solved_at })),
  )
  await fill(
    'solved_questions',
    ticks
      .filter((tick) => !isPractice(tick))
      .map(({ user_id, list, question_id, solved_at }) => ({ user_id, list, question_id, solved_at })),
  )
  await fill('pattern_progress', [
    { id: 'a', user_id: 'person-1', pattern_id: 1, version: 40 },
    { id: 'b', user_id: 'person-1', pattern_id: 2, version: 2 },
  ])

  await up(db as unknown as Kysely<unknown>)

  const earliest = new Map<string, number>()
  for (const { user_id, problem, solved_at } of ticks) {
    const key = `${user_id} ${problem}`
    earliest.set(key, Math.min(solved_at, earliest.get(key) ?? Number.POSITIVE_INFINITY))
  }
  const rows = await db.selectFrom('solved_problems').selectAll().execute()
  expect(rows.length).toBeGreaterThan(people)
  expect(rows.length).toBeLessThan(ticks.length)
  const merged = new Map(rows.map((row) => [`${row.user_id} ${row.problem}`, Number(row.solved_at)]))
  expect([...earliest].filter(([key, at]) => merged.get(key) !== at)).toEqual([])
  expect(merged.size).toBe(earliest.size)
  const version = await db
    .selectFrom('solved_versions')
    .select('version')
    .where('user_id', '=', 'person-1')
    .executeTakeFirst()
  expect(Number(version?.version), 'higher than what open browsers know').toBeGreaterThan(42)
})
