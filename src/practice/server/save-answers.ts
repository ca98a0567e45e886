import { findPattern } from '#curriculum/patterns.ts'
import { AppError } from '#platform/server/http/errors.ts'
import type { Store, StoreHandle } from '#platform/server/store/store.ts'
import type { Answer, PatternStanding, Standing } from '../contract.ts'
import { areMarksInside, judge, type Verdict } from '../judge.ts'
import type { PromptBank } from '../rounds/bank.ts'
import { presentPattern } from '../standing/present-standing.ts'
import { addAnswers, isNewest, type JudgedAnswer, type StandingState } from '../standing/standing.ts'
import { insertAnswers, type StoredAnswer } from './answer-store.ts'
import { endAnsweredRounds } from './end-rounds.ts'
import { lockCurrentStanding, present, rebuildStanding } from './read-standing.ts'
import { readRounds, type StoredRound } from './round-store.ts'
import { writeStanding } from './standing-store.ts'

/** Throws when the person has added too many answers today. */
export type SpendAnswers = (count: number) => void

/**
 * Adds answers. An answer that is there already is not added again.
 *
 * @throws AppError `invalid` or `not_found`, with nothing stored
 */
export async function saveAnswers(
  store: Store,
  bank: PromptBank,
  userId: string,
  answers: readonly Answer[],
  spend: SpendAnswers,
): Promise<{ patterns: PatternStanding[] }> {
  const judged = answers.map((answer, index) => ({
    answer,
    verdicts: judgeOrRefuse(bank, answer, index + 1),
  }))
  return store.transaction(async (tx) => {
    const { state, now } = await lockCurrentStanding(tx, userId)
    const rounds = await roundsOf(tx, userId, answers)
    const { state: next } = await append(tx, userId, state, { judged, rounds, now, spend })
    const touched = new Set(judged.flatMap(({ verdicts }) => verdicts.map(({ pattern }) => pattern)))
    return { patterns: [...touched].map((pattern) => presentPattern(next, bank, pattern, now)) }
  })
}

/**
 * Adds the answers of a guest. What this release does not know is skipped, because outdated data in a browser must not
 * keep anyone from signing in; rounds of guests are not stored.
 */
export async function importAnswers(
  store: Store,
  bank: PromptBank,
  userId: string,
  answers: readonly Answer[],
  spend: SpendAnswers,
): Promise<{ addedCount: number; standing: Standing }> {
  const judged = answers.flatMap(({ roundId: _, ...answer }) => {
    const verdicts = tryJudge(bank, answer)
    return typeof verdicts === 'string' ? [] : [{ answer, verdicts }]
  })
  return store.transaction(async (tx) => {
    const { state, now } = await lockCurrentStanding(tx, userId)
    const { state: next, addedCount } = await append(tx, userId, state, { judged, rounds: [], now, spend })
    return { addedCount, standing: await present(tx, bank, userId, next, now) }
  })
}

interface Addition {
  readonly judged: readonly { readonly answer: Answer; readonly verdicts: readonly Verdict[] }[]
  /** The rounds that the answers name. */
  readonly rounds: readonly StoredRound[]
  readonly now: number
  readonly spend: SpendAnswers
}

async function append(
  tx: StoreHandle,
  userId: string,
  state: StandingState,
  { judged, rounds, now, spend }: Addition,
): Promise<{ state: StandingState; addedCount: number }> {
  const unique = new Map<string, StoredAnswer>()
  for (const { answer, verdicts } of judged) {
    const id = answer.id.toLowerCase()
    // A clock that is ahead must not put an answer into the future.
    if (!unique.has(id))
      unique.set(id, { answer: { ...answer, id }, at: Math.min(Date.parse(answer.at), now), verdicts })
  }
  const added = await insertAnswers(tx, userId, [...unique.values()])
  if (added.size === 0) return { state, addedCount: 0 }
  spend(added.size)
  const daily = new Set(rounds.filter(({ kind }) => kind === 'daily').map(({ id }) => id))
  const newAnswers = [...unique.values()]
    .filter(({ answer }) => added.has(answer.id))
    .map((stored) => judgedAnswerOf(stored, daily))
  const next = newAnswers.every((answer) => isNewest(state, answer))
    ? addAnswers(state, newAnswers)
    : await rebuildStanding(tx, userId)
  await writeStanding(tx, userId, next)
  await endAnsweredRounds(tx, userId, rounds)
  return { state: next, addedCount: added.size }
}

function judgedAnswerOf({ answer, at, verdicts }: StoredAnswer, daily: ReadonlySet<string>): JudgedAnswer {
  const { id, kind, promptId, roundId } = answer
  return {
    id,
    at,
    promptId,
    kind,
    dailyRound: roundId !== undefined && daily.has(roundId) ? roundId : null,
    verdicts,
  }
}

function judgeOrRefuse(bank: PromptBank, answer: Answer, number: number): readonly Verdict[] {
  const verdicts = tryJudge(bank, answer)
  if (typeof verdicts === 'string') throw new AppError('invalid', `Answer ${number} ${verdicts}.`)
  return verdicts
}

/** @returns the end of a sentence that says what is wrong, or how the answer is judged. */
function tryJudge(bank: PromptBank, answer: Answer): readonly Verdict[] | string {
  const prompts = bank.promptsOf(answer.kind, answer.promptId)
  if (prompts.length === 0) return 'is about a prompt that does not exist'
  if ([answer.named].flat().some((name) => name !== null && !findPattern(name)))
    return 'names a pattern that does not exist'
  if (!areMarksInside(prompts, answer.marks)) return 'marks words that its prompt does not have'
  return judge(prompts, answer)
}

/** @throws AppError for a round of another person, and for an item that the round does not have. */
async function roundsOf(
  tx: StoreHandle,
  userId: string,
  answers: readonly Answer[],
): Promise<readonly StoredRound[]> {
  const ids = new Set(answers.flatMap(({ roundId }) => roundId ?? []))
  const rounds = await readRounds(tx, userId, [...ids])
  if (rounds.length < ids.size) throw new AppError('not_found', 'Round not found.')
  for (const [index, { roundId, kind, promptId }] of answers.entries()) {
    const items = rounds.find(({ id }) => id === roundId)?.items
    if (items && !items.some((item) => item.kind === kind && item.id === promptId))
      throw new AppError('invalid', `Answer ${index + 1} is not about an item of its round.`)
  }
  return rounds
}
