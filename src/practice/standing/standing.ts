import { FSRSAlgorithm } from 'ts-fsrs'
import { dayMs } from '#platform/durations.ts'
import { grades, type Verdict } from '../judge.ts'
import { type FirstSight, forecastOf, weigh } from './recall.ts'

/** No round asks a prompt again earlier than this, and an answer to one that comes earlier counts for nothing. */
export const repeatAfterDays = 14
export const repeatAfterMs = repeatAfterDays * dayMs
const countedRoundsPerDay = 2
/** Answers shown of a confusion. */
const recentCount = 10
/** Daily rounds that are remembered, so that all answers of one count alike. More than can be open at a time. */
const rememberedRounds = 10
export const forecastRanges = 5

/** An answer as the standing needs it. */
export interface JudgedAnswer {
  readonly id: string
  /** Milliseconds since 1970. */
  readonly at: number
  /** Id of the prompt, or of the pair. */
  readonly promptId: string
  readonly kind: 'spot' | 'flip'
  /** Id of the daily round in which it was given. */
  readonly dailyRound: string | null
  /** It names a round that the store does not have. It feeds the schedule, but says nothing about recall. */
  readonly isOfUnknownRound?: boolean
  /** Empty if it could not be judged. */
  readonly verdicts: readonly Verdict[]
}

/** What is remembered about one pattern. */
export interface PatternMemory {
  /** Answers that count, first sight or not. */
  answered: number
  firstSights: FirstSight[]
  /** Of FSRS; due is a time. Null before the first answer that counts. */
  card: { stability: number; difficulty: number; reviewedAt: number; due: number } | null
  lastSeen: number
  /** How often each other pattern was named. */
  takenFor: Record<string, number>
  /** The newest answers, oldest first: the wrong pattern that was named, or null. */
  recent: (string | null)[]
}

/**
 * All answers of a person, summed up. It is plain data, and the same answers give the same standing, whether they are
 * added one by one or all at once, in the order of their times.
 */
export interface StandingState {
  answered: number
  /** The newest answer, which decides whether another one can be added. */
  last: { at: number; id: string } | null
  patterns: Record<string, PatternMemory>
  /** When each prompt and pair was last answered. */
  seen: Record<string, number>
  /** The last daily rounds; `day` counts from 1970 in UTC. */
  dailyRounds: { id: string; day: number; counts: boolean }[]
  /** For each fifth of the scale: answers with a forecast in it, and how many of them were right. */
  forecasts: { count: number; right: number }[]
}

export function emptyStanding(): StandingState {
  return {
    answered: 0,
    last: null,
    patterns: {},
    seen: {},
    dailyRounds: [],
    forecasts: Array.from({ length: forecastRanges }, () => ({ count: 0, right: 0 })),
  }
}

function byTime(a: Pick<JudgedAnswer, 'at' | 'id'>, b: Pick<JudgedAnswer, 'at' | 'id'>): number {
  return a.at - b.at || (a.id < b.id ? -1 : Number(a.id > b.id))
}

/** Whether the answer is newer than all others. If not, the standing must be made anew from all answers. */
export function isNewest({ last }: StandingState, answer: Pick<JudgedAnswer, 'at' | 'id'>): boolean {
  return last === null || byTime(last, answer) < 0
}

/** Adds answers that are newer than all others, each once, in any order. */
export function addAnswers(state: StandingState, answers: readonly JudgedAnswer[]): StandingState {
  const next = structuredClone(state)
  for (const answer of answers.toSorted(byTime)) addTo(next, answer)
  return next
}

function addTo(state: StandingState, answer: JudgedAnswer): void {
  const { at, id, promptId, verdicts, isOfUnknownRound = false } = answer
  const seenAt = state.seen[promptId]
  const isInCountedRound = countsRound(state, answer)
  const counts = isInCountedRound && (seenAt === undefined || at - seenAt >= repeatAfterMs)
  for (const seen of [promptId, ...verdicts.map(({ prompt }) => prompt)]) state.seen[seen] = at
  for (const verdict of verdicts) {
    state.patterns[verdict.pattern] ??= newMemory(at)
    const memory = state.patterns[verdict.pattern]!
    memory.lastSeen = at
    if (!counts) continue
    if (answer.kind === 'spot' && seenAt === undefined && !isOfUnknownRound)
      addFirstSight(state, memory, at, isRight(verdict))
    remember(memory, verdict, at)
  }
  state.answered++
  state.last = { at, id }
}

const newMemory = (at: number): PatternMemory => ({
  answered: 0,
  firstSights: [],
  card: null,
  lastSeen: at,
  takenFor: {},
  recent: [],
})

const isRight = ({ grade }: Verdict) => grade !== grades.again

/** At most two daily rounds begun on one day count. */
function countsRound(state: StandingState, { dailyRound, at }: JudgedAnswer): boolean {
  if (dailyRound === null) return true
  const known = state.dailyRounds.find(({ id }) => id === dailyRound)
  if (known) return known.counts
  const day = Math.floor(at / dayMs)
  const today = state.dailyRounds.filter((round) => round.day === day)
  const counts = today.length < countedRoundsPerDay
  state.dailyRounds = [...state.dailyRounds, { id: dailyRound, day, counts }].slice(-rememberedRounds)
  return counts
}

function addFirstSight(
  { forecasts }: StandingState,
  memory: PatternMemory,
  at: number,
  isRightNow: boolean,
): void {
  const { firstSights } = memory
  const forecast = forecastOf(weigh(firstSights, memory.card?.stability ?? 0, at), firstSights.length)
  if (forecast !== null) {
    const range = forecasts[Math.min(forecastRanges - 1, Math.floor(forecast * forecastRanges))]!
    range.count++
    if (isRightNow) range.right++
  }
  firstSights.push({ at, isRight: isRightNow })
}

function remember(memory: PatternMemory, verdict: Verdict, at: number): void {
  const wrong = isRight(verdict) ? null : verdict.named
  memory.answered++
  memory.recent = [...memory.recent, wrong].slice(-recentCount)
  if (wrong !== null) memory.takenFor[wrong] = (memory.takenFor[wrong] ?? 0) + 1
  memory.card = review(memory.card, verdict.grade, at)
}

// Without steps of minutes, so that a mistake comes back the next day; without chance, so that it can be repeated.
const scheduler = new FSRSAlgorithm({
  enable_short_term: false,
  enable_fuzz: false,
  maximum_interval: 365,
})
/** What was answered in the evening is due the next morning. */
const dueEarlierMs = dayMs / 2

function review(card: PatternMemory['card'], grade: number, at: number): NonNullable<PatternMemory['card']> {
  const elapsedDays = card === null ? 0 : (at - card.reviewedAt) / dayMs
  const { stability, difficulty } = scheduler.next_state(card, elapsedDays, grade)
  const days = scheduler.next_interval(stability, elapsedDays)
  return { stability, difficulty, reviewedAt: at, due: at + days * dayMs - dueEarlierMs }
}
