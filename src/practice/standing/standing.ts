import { dayMs } from '#platform/durations.ts'
import { type Grade, grades, type Verdict } from '../judge.ts'
import { type FirstSight, forecastOf, weigh } from './recall.ts'
import { review } from './schedule.ts'

/** No round asks a prompt again earlier than this, and an answer to one that comes earlier counts for nothing. */
export const repeatAfterDays = 14
export const repeatAfterMs = repeatAfterDays * dayMs
export const countedRoundsPerDay = 2
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
  /** Where it was given: days from 1970 to the local date, and minutes by which the local clock was ahead of UTC. */
  readonly day: number
  readonly offset: number
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
  /** Of FSRS; due is a local day. Null before the first answer that counts. */
  card: { stability: number; difficulty: number; reviewedAt: number; dueDay: number } | null
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
  /** The newest answer, which decides whether another one can be added. Its offset says where the person is. */
  last: { at: number; id: string; offset: number } | null
  patterns: Record<string, PatternMemory>
  /** When each prompt and pair was last answered. */
  seen: Record<string, number>
  /** The last daily rounds; `day` is the local day of its first answer, from 1970. */
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

type Moment = Pick<JudgedAnswer, 'at' | 'id'>

function byTime(a: Moment, b: Moment): number {
  return a.at - b.at || (a.id < b.id ? -1 : Number(a.id > b.id))
}

/** Whether the answer is newer than all others. If not, the standing must be made anew from all answers. */
export function isNewest({ last }: StandingState, answer: Moment): boolean {
  return last === null || byTime(last, answer) < 0
}

/** Adds answers that are newer than all others, each once, in any order. */
export function addAnswers(state: StandingState, answers: readonly JudgedAnswer[]): StandingState {
  const next = structuredClone(state)
  addInPlace(next, answers)
  return next
}

/** The same, in the given state: a copy of it for each of many parts would take longest. */
export function addInPlace(state: StandingState, answers: readonly JudgedAnswer[]): void {
  for (const answer of answers.toSorted(byTime)) addTo(state, answer)
}

function addTo(state: StandingState, answer: JudgedAnswer): void {
  const { at, id, day, offset, promptId, verdicts, isOfUnknownRound = false } = answer
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
      addFirstSight(state, memory, { at, day, isRight: isRight(verdict) })
    remember(memory, verdict, answer)
  }
  state.answered++
  state.last = { at, id, offset }
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

/** At most two daily rounds begun on one local day count. */
function countsRound(state: StandingState, { dailyRound, day }: JudgedAnswer): boolean {
  if (dailyRound === null) return true
  const known = state.dailyRounds.find(({ id }) => id === dailyRound)
  if (known) return known.counts
  const counts = roundsOn(state, day).length < countedRoundsPerDay
  state.dailyRounds = [...state.dailyRounds, { id: dailyRound, day, counts }].slice(-rememberedRounds)
  return counts
}

/** Daily rounds that were begun on this local day. */
export function roundsOn({ dailyRounds }: StandingState, day: number): StandingState['dailyRounds'] {
  return dailyRounds.filter((round) => round.day === day)
}

function addFirstSight({ forecasts }: StandingState, memory: PatternMemory, sight: FirstSight): void {
  const { firstSights } = memory
  const forecast = forecastOf(weigh(firstSights, memory.card?.stability ?? 0, sight.at), firstSights.length)
  if (forecast !== null) {
    const range = forecasts[Math.min(forecastRanges - 1, Math.floor(forecast * forecastRanges))]!
    range.count++
    if (sight.isRight) range.right++
  }
  firstSights.push(sight)
}

function remember(memory: PatternMemory, verdict: Verdict, answer: JudgedAnswer): void {
  const wrong = isRight(verdict) ? null : verdict.named
  memory.answered++
  memory.recent = [...memory.recent, wrong].slice(-recentCount)
  if (wrong !== null) memory.takenFor[wrong] = (memory.takenFor[wrong] ?? 0) + 1
  memory.card = reviewCard(memory.card, verdict.grade, answer)
}

/** What is due in one day is due on the next local day, from midnight on, whatever the hour of the answer. */
function reviewCard(
  card: PatternMemory['card'],
  grade: Grade,
  { at, day }: JudgedAnswer,
): NonNullable<PatternMemory['card']> {
  const elapsedDays = card === null ? 0 : (at - card.reviewedAt) / dayMs
  const { stability, difficulty, days } = review(card, elapsedDays, grade)
  return { stability, difficulty, reviewedAt: at, dueDay: day + days }
}
