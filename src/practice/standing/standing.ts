import { quickPrefix } from '#curriculum/between/quick/quick-text.ts'
import { dayMs } from '#platform/durations.ts'
import { creditOf, type Grade, grades, type Verdict } from '../judge.ts'
import {
  levelAt,
  newPatternRating,
  newRating,
  offsetAt,
  type PatternRating,
  type Rating,
  rate,
} from './rating.ts'
import { review } from './schedule.ts'

/** An answer to a prompt that was seen later than this moves nothing but the confusions. */
export const repeatAfterDays = 14
export const repeatAfterMs = repeatAfterDays * dayMs
/** An answer to a prompt seen so long ago counts half for recall. */
export const recallAfterMs = 30 * dayMs
export const countedRoundsPerDay = 2
/** Answers shown of a confusion. */
const recentCount = 5
const confusionHalfLifeMs = 30 * dayMs
/** Daily rounds that are remembered, so that all answers of one count alike. More than can be open at a time. */
const rememberedRounds = 10
export const calibrationBins = 10
/** Local days whose results are kept. */
const rememberedDays = 400
/** Forecasts are judged from the answer after these on. */
const answersBeforeForecasts = 10

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
  /** Whether its round and its item say something about recall, unless the prompt or the day says otherwise. */
  readonly isRated: boolean
  /** Of the prompt, in force when the answer came. */
  readonly difficulty: number
  readonly sure: 1 | 2 | 3
  /** Ids of other prompts that the feedback showed. */
  readonly shown: readonly string[]
  /** Empty if it could not be judged. */
  readonly verdicts: readonly Verdict[]
}

/** A count that halves in 30 days. */
interface FadingCount {
  count: number
  at: number
}

/** What a local day was like: all answers, the sum of their credits, and the level at its end. */
export interface PracticeDay {
  readonly day: number
  answered: number
  credit: number
  level: number
  variance: number
}

/** What is remembered about one pattern. */
export interface PatternMemory extends PatternRating {
  /** Counted answers at first sight, and how many of them were right. */
  firstSights: number
  right: number
  /** The newest of them: how many in a row were right. */
  rightInARow: number
  /** What the last counted answer left: recall once it is too old for a number. */
  mean: number
  meanVariance: number
  /** Of FSRS; due is a local day. Null before the first answer that counts for it. */
  card: { stability: number; difficulty: number; reviewedAt: number; dueDay: number } | null
  lastSeen: number
  /** The local day on which a prompt of it was last asked that had not been seen before. */
  lastNewDay: number | null
  answered: FadingCount
  /** How often each other pattern was named. */
  takenFor: Record<string, FadingCount>
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
  rating: Rating
  patterns: Record<string, PatternMemory>
  /** When each prompt, family of prompts and pair was last answered or shown. */
  seen: Record<string, number>
  /** The last daily rounds; `day` is the local day of its first answer, from 1970. */
  dailyRounds: { id: string; day: number; counts: boolean }[]
  /** Oldest first. */
  days: PracticeDay[]
  /** For each tenth of the scale: first sights with a forecast in it, and the sums of forecasts and of credits. */
  forecasts: { count: number; forecast: number; credit: number }[]
  /** What was said to be a guess, likely, sure: counted answers, and how many of them were right. */
  words: { count: number; right: number }[]
}

export function emptyStanding(): StandingState {
  return {
    answered: 0,
    last: null,
    rating: newRating(),
    patterns: {},
    seen: {},
    dailyRounds: [],
    days: [],
    forecasts: Array.from({ length: calibrationBins }, () => ({ count: 0, forecast: 0, credit: 0 })),
    words: Array.from({ length: 3 }, () => ({ count: 0, right: 0 })),
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
export function addInPlace(
  state: StandingState,
  answers: readonly JudgedAnswer[],
  onFirstSight: OnFirstSight = () => undefined,
): void {
  for (const answer of answers.toSorted(byTime)) addTo(state, answer, onFirstSight)
}

/** Gets a counted answer at first sight, and what was known of the person before it. */
type OnFirstSight = (sight: {
  readonly promptId: string
  /** Of level and offset together. */
  readonly mean: number
  readonly variance: number
  readonly credit: number
}) => void

/** Variants of one problem are seen together. */
const seenKey = ({ prompt, family }: Pick<Verdict, 'prompt' | 'family'>) => family ?? prompt

function addTo(state: StandingState, answer: JudgedAnswer, onFirstSight: OnFirstSight): void {
  const { at, id, day, offset, kind, promptId, verdicts, shown } = answer
  const [only] = verdicts
  const key = kind === 'spot' && only ? seenKey(only) : promptId
  const seenAt = state.seen[key]
  const isInCountedRound = countsRound(state, answer)
  // Those of a storm leave a pattern as many prompts for rounds as before.
  const isQuick = promptId.startsWith(quickPrefix)
  const isAgeEnough = (ms: number) => seenAt === undefined || at - seenAt >= ms
  const isCounted = answer.isRated && isInCountedRound && isAgeEnough(recallAfterMs)
  for (const verdict of verdicts) {
    const memory = memoryOf(state, verdict.pattern, at)
    memory.lastSeen = at
    if (seenAt === undefined && !isQuick) memory.lastNewDay = day
    if (isCounted && seenAt === undefined)
      onFirstSight({ promptId, ...meanOf(state.rating, memory, at), credit: creditOf(verdict) })
    if (isCounted) count(state, memory, verdict, { ...answer, isRepeat: seenAt !== undefined })
    noteConfusion(memory, verdict, at)
    // A slip on a prompt that was seen lately is still a slip.
    if (isAgeEnough(repeatAfterMs) || verdict.grade === grades.again)
      memory.card = reviewCard(memory.card, verdict.grade, answer)
  }
  noteDay(state, answer)
  for (const seen of [promptId, key, ...verdicts.map(seenKey), ...shown]) state.seen[seen] = at
  state.answered++
  state.last = { at, id, offset }
}

function meanOf(rating: Rating, memory: PatternRating, at: number) {
  const [level, offset] = [levelAt(rating, at), offsetAt(memory, at)]
  return { mean: level.value + offset.value, variance: level.variance + offset.variance }
}

function memoryOf(state: StandingState, pattern: string, at: number): PatternMemory {
  state.patterns[pattern] ??= {
    ...newPatternRating(),
    firstSights: 0,
    right: 0,
    rightInARow: 0,
    mean: 0,
    meanVariance: 0,
    card: null,
    lastSeen: at,
    lastNewDay: null,
    answered: { count: 0, at },
    takenFor: {},
    recent: [],
  }
  return state.patterns[pattern]
}

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

function count(
  { rating, forecasts, words }: StandingState,
  memory: PatternMemory,
  verdict: Verdict,
  { at, day, difficulty, sure, isRepeat }: JudgedAnswer & { readonly isRepeat: boolean },
): void {
  const credit = creditOf(verdict)
  const isForecastJudged = rating.count >= answersBeforeForecasts && !isRepeat
  const forecast = rate(rating, memory, { at, day, difficulty, isRepeat, credit })
  memory.mean = rating.level + memory.offset
  memory.meanVariance = rating.variance + memory.variance
  const word = words[sure - 1]!
  word.count++
  if (credit === 1) word.right++
  if (isRepeat) return
  memory.firstSights++
  if (credit === 1) memory.right++
  memory.rightInARow = credit === 1 ? memory.rightInARow + 1 : 0
  if (!isForecastJudged) return
  const bin = forecasts[Math.min(calibrationBins - 1, Math.floor(forecast * calibrationBins))]!
  bin.count++
  bin.forecast += forecast
  bin.credit += credit
}

/** An answer of a day that is before the last one counts for the last one: clocks are set back, and people fly west. */
function noteDay({ days, rating }: StandingState, { day, verdicts }: JudgedAnswer): void {
  const last = days.at(-1)
  const today: PracticeDay =
    last && last.day >= day ? last : { day, answered: 0, credit: 0, level: 0, variance: 0 }
  if (today !== last) days.push(today)
  if (days.length > rememberedDays) days.shift()
  today.answered++
  if (verdicts.length > 0)
    today.credit += verdicts.reduce((sum, verdict) => sum + creditOf(verdict), 0) / verdicts.length
  today.level = rating.level
  today.variance = rating.variance
}

export function fade({ count, at }: FadingCount, now: number): number {
  return count * 0.5 ** (Math.max(0, now - at) / confusionHalfLifeMs)
}

function noteConfusion(memory: PatternMemory, verdict: Verdict, at: number): void {
  const wrong = creditOf(verdict) === 0 ? verdict.named : null
  memory.answered = { count: fade(memory.answered, at) + 1, at }
  memory.recent = [...memory.recent, wrong].slice(-recentCount)
  if (wrong === null) return
  memory.takenFor[wrong] = { count: fade(memory.takenFor[wrong] ?? { count: 0, at }, at) + 1, at }
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
