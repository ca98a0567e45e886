import { sql } from 'kysely'
import { dateOf, dayOf, localDay } from '#platform/local-day.ts'
import { letOthersRun } from '#platform/server/long-work/let-others-run.ts'
import type { StoreHandle } from '#platform/server/store/store.ts'
import type { Answer } from '../contract.ts'
import type { Verdict } from '../judge.ts'
import type { RecentAnswer } from '../standing/recent-progress.ts'
import type { JudgedAnswer } from '../standing/standing.ts'

/** Never changed. */
interface PracticeAnswersTable {
  user_id: string
  /** Made by the browser. */
  id: string
  round_id: string | null
  kind: 'spot' | 'flip'
  /** Of the prompt, or of the pair. */
  prompt_id: string
  /** JSON of what was named, and of the marks. */
  named: string
  marks: string
  sure: 1 | 2 | 3
  ms: number
  answered_at: number
  /** Minutes by which the clock of the browser was ahead of UTC, and the local date of the answer. */
  utc_offset: number
  local_day: string
  /** JSON: how it was judged when it came. */
  verdicts: string
  /** The daily round in which it was given, a guest's too. */
  daily_round: string | null
  /** 1 if its round and its item say something about recall. */
  is_rated: number
  /** Of the prompt, in force when it came. */
  difficulty: number
  /** JSON: ids of other prompts that the feedback showed. */
  shown: string
  /** JSON: what was asked after the name, and what was chosen. */
  property: string | null
}

declare module '#platform/server/store/store.ts' {
  interface Tables {
    practice_answers: PracticeAnswersTable
  }
}

/** An answer with its time in milliseconds. */
export interface StoredAnswer {
  readonly answer: Answer
  readonly at: number
  readonly verdicts: readonly Verdict[]
}

/** What the server knows of an answer when it comes, for the rating. */
export interface AddedAnswer extends StoredAnswer {
  readonly dailyRound: string | null
  readonly isRated: boolean
  readonly difficulty: number
}

/** A few milliseconds on SQLite. */
const rowsPerInsert = 200
const rowsPerPage = 1000

/** @returns the ids of those that were not there already. */
export async function insertAnswers(
  tx: StoreHandle,
  userId: string,
  answers: readonly AddedAnswer[],
): Promise<ReadonlySet<string>> {
  const added = new Set<string>()
  for (let start = 0; start < answers.length; start += rowsPerInsert) {
    const rows = await tx.db
      .insertInto('practice_answers')
      .values(answers.slice(start, start + rowsPerInsert).map((each) => toRow(userId, each)))
      .onConflict((conflict) => conflict.columns(['user_id', 'id']).doNothing())
      .returning('id')
      .execute()
    for (const { id } of rows) added.add(id)
    await letOthersRun()
  }
  return added
}

function toRow(
  userId: string,
  { answer, at, verdicts, dailyRound, isRated, difficulty }: AddedAnswer,
): PracticeAnswersTable {
  const { offset = 0 } = answer
  return {
    user_id: userId,
    id: answer.id,
    round_id: answer.roundId ?? null,
    kind: answer.kind,
    prompt_id: answer.promptId,
    named: JSON.stringify(answer.named),
    marks: JSON.stringify(answer.marks),
    sure: answer.sure,
    ms: answer.ms,
    answered_at: at,
    utc_offset: offset,
    local_day: dateOf(localDay({ now: at, offset })),
    verdicts: JSON.stringify(verdicts),
    daily_round: dailyRound,
    is_rated: Number(isRated),
    difficulty,
    shown: JSON.stringify(answer.shown ?? []),
    property: answer.property ? JSON.stringify(answer.property) : null,
  }
}

/** Of some rounds, oldest first. */
export async function readAnswersIn(
  { db }: StoreHandle,
  userId: string,
  roundIds: readonly string[],
): Promise<readonly StoredAnswer[]> {
  if (roundIds.length === 0) return []
  const rows = await db
    .selectFrom('practice_answers')
    .selectAll()
    .where('round_id', 'in', roundIds)
    .where('user_id', '=', userId)
    .orderBy('answered_at')
    .orderBy('id')
    .execute()
  return rows.map(fromRow)
}

/** All of a person, oldest first, read in pages: thirty thousand at once would hold the event loop. */
export async function readAnswers({ db }: StoreHandle, userId: string): Promise<readonly StoredAnswer[]> {
  const answers: StoredAnswer[] = []
  for (let after = '', isLast = false; !isLast; after = answers.at(-1)?.answer.id ?? after) {
    const rows = await db
      .selectFrom('practice_answers')
      .selectAll()
      .where('user_id', '=', userId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(rowsPerPage)
      .execute()
    answers.push(...rows.map(fromRow))
    isLast = rows.length < rowsPerPage
  }
  return answers.sort((a, b) => a.at - b.at || (a.answer.id < b.answer.id ? -1 : 1))
}

function fromRow(row: PracticeAnswersTable): StoredAnswer {
  const { kind, answered_at: at } = row
  const shown = JSON.parse(row.shown) as readonly string[]
  const answer = {
    id: row.id,
    ...(row.round_id === null ? {} : { roundId: row.round_id }),
    kind,
    promptId: row.prompt_id,
    named: JSON.parse(row.named),
    marks: JSON.parse(row.marks),
    sure: row.sure,
    ms: row.ms,
    at: new Date(at).toISOString(),
    offset: row.utc_offset,
    ...(shown.length > 0 ? { shown } : {}),
    ...(row.property !== null && { property: JSON.parse(row.property) }),
  } as Answer
  return { answer, at, verdicts: JSON.parse(row.verdicts) as readonly Verdict[] }
}

/** What the standing is made of: the first answers after a moment, or the first of all, oldest first. */
export async function readJudgedAnswers(
  { db }: StoreHandle,
  userId: string,
  { after, limit }: { readonly after: { at: number; id: string } | null; readonly limit: number },
): Promise<readonly JudgedAnswer[]> {
  const rows = await db
    .selectFrom('practice_answers')
    .select([
      'id',
      'answered_at as at',
      'utc_offset as offset',
      'local_day as day',
      'prompt_id as promptId',
      'kind',
      'sure',
      'verdicts',
      'daily_round as dailyRound',
      'is_rated as isRated',
      'difficulty',
      'shown',
    ])
    .where('user_id', '=', userId)
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(answered_at, id) > (${after?.at}, ${after?.id})`),
    )
    .orderBy('answered_at')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ day, isRated, verdicts, shown, ...row }) => ({
    ...row,
    day: dayOf(day),
    isRated: isRated === 1,
    verdicts: JSON.parse(verdicts) as readonly Verdict[],
    shown: JSON.parse(shown) as readonly string[],
  }))
}

/** Oldest first. */
export async function readRecentAnswers(
  { db }: StoreHandle,
  userId: string,
  since: number,
): Promise<readonly RecentAnswer[]> {
  const rows = await db
    .selectFrom('practice_answers')
    .select(['answered_at as at', 'prompt_id as promptId', 'is_rated as isRated', 'verdicts'])
    .where('user_id', '=', userId)
    .where('answered_at', '>=', since)
    .orderBy('answered_at')
    .orderBy('id')
    .execute()
  return rows.map(({ isRated, verdicts, ...row }) => ({
    ...row,
    isRated: isRated === 1,
    verdicts: JSON.parse(verdicts) as readonly Verdict[],
  }))
}

export async function countAnswers({ db }: StoreHandle, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('practice_answers')
    .select(sql<number>`count(*)`.as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(count)
}
