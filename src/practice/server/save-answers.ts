import { findPattern } from '#curriculum/patterns.ts'
import type { BodyOf } from '#platform/endpoint.ts'
import { localDay } from '#platform/local-day.ts'
import { AppError } from '#platform/server/http/errors.ts'
import { letOthersRun } from '#platform/server/long-work/let-others-run.ts'
import type { StoreHandle } from '#platform/server/store/store.ts'
import type { Answer, PatternStanding, practiceApi, Standing } from '../contract.ts'
import { areMarksInside, judge, type Verdict } from '../judge.ts'
import type { ItemRef, PromptBank } from '../rounds/bank.ts'
import { presentPattern } from '../standing/present-standing.ts'
import { addAnswers, isNewest, type JudgedAnswer } from '../standing/standing.ts'
import { type AddedAnswer, insertAnswers } from './answer-store.ts'
import { endAnsweredRounds } from './end-rounds.ts'
import { keepBest } from './play-rounds.ts'
import {
  type KnownStanding,
  localTimeOf,
  lockCurrentStanding,
  type Practice,
  present,
} from './read-standing.ts'
import type { StandingRebuilds } from './rebuild-standing.ts'
import { readRounds, type StoredRound } from './round-store.ts'
import { writeStanding } from './standing-store.ts'

/** Throws when the person has added too many answers today. */
export type SpendAnswers = (count: number) => void

type SavedBody = BodyOf<typeof practiceApi.saveAnswers>

/**
 * Adds answers. An answer that is there already is not added again. What was answered is kept, whatever became of its
 * round: one to a round that is not known counts for the schedule only, and one to an item of a round is kept even when
 * this release has rewritten or removed its prompt.
 *
 * @throws AppError `invalid`, or `conflict` for answers of someone else, with nothing stored
 */
export async function saveAnswers(
  { store, bank, rebuilds }: Practice,
  userId: string,
  { answers: sent, userId: owner = userId }: SavedBody,
  spend: SpendAnswers,
): Promise<{ patterns: PatternStanding[] }> {
  if (owner !== userId) throw new AppError('conflict', 'Someone else is signed in by now.')
  const answers = sent.map(withLowerCaseIds)
  const { judged, standing } = await store.transaction(async (tx) => {
    const before = await lockCurrentStanding(tx, userId)
    const rounds = await roundsOf(tx, userId, answers)
    const judged = answers.map((answer, index) => {
      const round = rounds.find(({ id }) => id === answer.roundId)
      const item = round?.items.find((each) => isItemOf(each, answer))
      return {
        answer,
        at: timeOf(answer, round, before.now),
        verdicts: judgeOrRefuse(bank, answer, round, index + 1),
        dailyRound: round?.kind === 'daily' ? round.id : null,
        isRated: round !== undefined && item !== undefined && isRatedIn(round, item),
        difficulty: bank.difficultyOf(answer.promptId),
      }
    })
    return { judged, ...(await append(tx, userId, before, { judged, rounds, spend })) }
  })
  rebuildLate(rebuilds, userId, standing)
  const { state, now } = standing
  const touched = new Set(judged.flatMap(({ verdicts }) => verdicts.map(({ pattern }) => pattern)))
  const time = localTimeOf(state, now)
  return { patterns: [...touched].map((pattern) => presentPattern(state, bank, pattern, time)) }
}

/**
 * Adds the answers of a guest, whose rounds are not stored. An answer to a prompt that this release does not have is kept
 * without being judged; one that names no pattern is skipped, because outdated data in a browser must not keep anyone from
 * signing in.
 */
export async function importAnswers(
  { store, bank, rebuilds }: Practice,
  userId: string,
  { answers, best = {} }: BodyOf<typeof practiceApi.importAnswers>,
  spend: SpendAnswers,
): Promise<{ addedCount: number; standing: Standing }> {
  const known = answers.flatMap((sent) => {
    if (!sent || !namesPatterns(sent)) return []
    const { roundId = null, isRated = sent.kind === 'spot', ...answer } = withLowerCaseIds(sent)
    return [
      {
        answer,
        verdicts: judge(bank.promptsOf(answer.kind, answer.promptId), answer),
        dailyRound: roundId,
        isRated: isRated && answer.kind === 'spot' && roundId !== null,
        difficulty: bank.difficultyOf(answer.promptId),
      },
    ]
  })
  await letOthersRun()
  const { addedCount, standing } = await store.transaction(async (tx) => {
    const before = await lockCurrentStanding(tx, userId)
    const judged = known.map((each) => ({ ...each, at: timeOf(each.answer, undefined, before.now) }))
    await keepBest(tx, userId, best, before.now)
    return append(tx, userId, before, { judged, rounds: [], spend })
  })
  await letOthersRun()
  rebuildLate(rebuilds, userId, standing)
  return { addedCount, standing: await present(store, bank, userId, standing, undefined) }
}

/** Answers that came late are in the standing in a moment: nobody waits for that. */
function rebuildLate(rebuilds: StandingRebuilds, userId: string, { pending }: KnownStanding): void {
  // If it fails, the next request that needs the standing starts it again, and reports the failure.
  if (pending > 0) rebuilds.start(userId).catch(() => undefined)
}

const withLowerCaseIds = <Given extends Answer>(answer: Given): Given => ({
  ...answer,
  id: answer.id.toLowerCase(),
  ...(answer.roundId === undefined ? {} : { roundId: answer.roundId.toLowerCase() }),
})

interface Addition {
  readonly judged: readonly AddedAnswer[]
  /** The rounds that the answers name. */
  readonly rounds: readonly StoredRound[]
  readonly spend: SpendAnswers
}

/** Adds answers and what they make of the standing, which is locked. */
export async function append(
  tx: StoreHandle,
  userId: string,
  standing: KnownStanding,
  { judged, rounds, spend }: Addition,
): Promise<{ standing: KnownStanding; addedCount: number }> {
  const { state, pending, now } = standing
  const unique = new Map<string, AddedAnswer>()
  for (const added of judged) if (!unique.has(added.answer.id)) unique.set(added.answer.id, added)
  const added = await insertAnswers(tx, userId, [...unique.values()])
  await letOthersRun()
  if (added.size === 0) return { standing, addedCount: 0 }
  spend(added.size)
  const judgedAnswers = [...unique.values()].filter(({ answer }) => added.has(answer.id)).map(judgedAnswerOf)
  const newest = judgedAnswers.filter((answer) => isNewest(state, answer))
  const next = {
    state: addAnswers(state, newest),
    pending: pending + judgedAnswers.length - newest.length,
  }
  await writeStanding(tx, userId, next)
  await endAnsweredRounds(tx, userId, rounds)
  return { standing: { ...next, now }, addedCount: added.size }
}

/** The browser's, but neither in the future nor before the round: a clock may be wrong. */
function timeOf({ at }: Answer, round: StoredRound | undefined, now: number): number {
  return Math.max(round?.createdAt ?? Number.NEGATIVE_INFINITY, Math.min(Date.parse(at), now))
}

export function judgedAnswerOf({ answer, at, ...added }: AddedAnswer): JudgedAnswer {
  const { id, kind, promptId, sure, offset = 0, shown = [] } = answer
  return { ...added, id, at, day: localDay({ now: at, offset }), offset, promptId, kind, sure, shown }
}

/** A round of an earlier release does not say it of its items. */
function isRatedIn({ kind, items }: StoredRound, item: ItemRef): boolean {
  if (item.kind !== 'spot') return false
  const before = items[items.indexOf(item) - 1]
  return item.isRated ?? (kind === 'daily' && !(before?.kind === 'spot' && before.isNew))
}

const isItemOf = ({ kind, id }: ItemRef, answer: Answer) => kind === answer.kind && id === answer.promptId

/** What came back after a miss is answered as a Spot of the round. */
const isComebackOf = (item: ItemRef, answer: Answer) =>
  item.kind === 'spot' && answer.kind === 'spot' && item.comeback === answer.promptId

function judgeOrRefuse(
  bank: PromptBank,
  answer: Answer,
  round: StoredRound | undefined,
  number: number,
): readonly Verdict[] {
  const prompts = bank.promptsOf(answer.kind, answer.promptId)
  const refused = (what: string) => new AppError('invalid', `Answer ${number} ${what}.`)
  if (!namesPatterns(answer)) throw refused('names a pattern that does not exist')
  if (round) {
    if (!round.items.some((item) => isItemOf(item, answer) || isComebackOf(item, answer)))
      throw refused('is not about an item of its round')
  } else {
    if (prompts.length === 0) throw refused('is about a prompt that does not exist')
    if (answer.roundId === undefined && !areMarksInside(prompts, answer.marks))
      throw refused('marks words that its prompt does not have')
  }
  return judge(prompts, answer)
}

const namesPatterns = ({ named }: Answer) =>
  [named].flat().every((name) => name === null || findPattern(name) !== undefined)

/** Those of the person that the answers name. */
function roundsOf(
  tx: StoreHandle,
  userId: string,
  answers: readonly Answer[],
): Promise<readonly StoredRound[]> {
  return readRounds(tx, userId, [...new Set(answers.flatMap(({ roundId }) => roundId ?? []))])
}
