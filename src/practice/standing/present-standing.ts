import { patternList } from '#curriculum/pattern-list.ts'
import { type LocalTime, localDay, startOfLocalDay } from '#platform/local-day.ts'
import type { Confusion, PatternStanding, Standing } from '../contract.ts'
import type { ItemRef, PromptBank } from '../rounds/bank.ts'
import {
  altitudeOf,
  forecastOf,
  levelAt,
  newPatternRating,
  offsetAt,
  type RecallValue,
  recallAt,
  worthOf,
} from './rating.ts'
import { endedConfusionsIn, improvementsIn, type RecentAnswer } from './recent-progress.ts'
import { calibrationBins, fade, type PatternMemory, type StandingState } from './standing.ts'

const mostConfusions = 20

/** What the answers alone do not say. */
type StandingFacts = Pick<
  Standing,
  'roundsToday' | 'pendingCount' | 'roundSize' | 'dueCount' | 'checks' | 'check' | 'isFlattered' | 'best'
> & { readonly recentAnswers: readonly RecentAnswer[] }

export function presentStanding(
  state: StandingState,
  bank: PromptBank,
  time: LocalTime,
  { recentAnswers, ...facts }: StandingFacts,
): Standing {
  const level = levelAt(state.rating, time.now)
  return {
    ...facts,
    patterns: patternList.map(({ name }) => presentPattern(state, bank, name, time)),
    confusions: confusionsOf(state, time.now).slice(0, mostConfusions),
    endedConfusions: endedConfusionsIn(recentAnswers, time.now),
    improvements: improvementsIn(recentAnswers, time.now),
    answered: state.answered + facts.pendingCount,
    counted: state.rating.count,
    altitude: altitudeOf(level),
    levelVariance: level.variance,
    days: state.days.map(({ day, answered, credit, level: value, variance }) => ({
      ...{ day, answered, credit },
      altitude: altitudeOf({ value, variance }),
    })),
    utcOffset: time.offset,
    forecasts: state.forecasts.map((bin, index) => ({
      from: index / calibrationBins,
      to: (index + 1) / calibrationBins,
      ...bin,
    })),
    words: state.words.map((word) => ({ ...word })),
  }
}

export function presentPattern(
  state: StandingState,
  bank: PromptBank,
  pattern: string,
  { now, offset }: LocalTime,
): PatternStanding {
  const memory = state.patterns[pattern]
  const rating = memory ?? newPatternRating()
  const middle = bank.middleOf(pattern)
  const recall = recallAt(state.rating, rating, now, middle)
  const isBegun = rating.weight > 0
  const card = memory?.card ?? null
  return {
    pattern,
    n: memory?.firstSights ?? 0,
    right: memory?.right ?? 0,
    recall: isBegun ? recall.value : null,
    interval: isBegun ? [recall.low, recall.high] : null,
    isShown: recall.isShown,
    earlier: memory ? earlierRecall(state, memory, now, middle) : null,
    weight: rating.weight,
    offsetVariance: offsetAt(rating, now).variance,
    worth: worthOf(state.rating, rating, now, middle),
    stability: card?.stability ?? null,
    due: card && new Date(startOfLocalDay(card.dueDay, offset)).toISOString(),
    lastSeen: memory ? new Date(memory.lastSeen).toISOString() : null,
    isSecure: recall.isSecure,
    isUsedUp: isUsedUp(state, bank, pattern),
  }
}

/** What recall was when it was known last, once that is too long ago for a number. */
function earlierRecall(
  { rating }: StandingState,
  memory: PatternMemory,
  now: number,
  middle: number,
): PatternStanding['earlier'] {
  const { at, mean, meanVariance } = memory
  if (at === null || recallAt(rating, memory, now, middle).isShown) return null
  if (!recallAt(rating, memory, at, middle).isShown) return null
  const recall = forecastOf({ value: mean, variance: meanVariance }, { value: 0, variance: 0 }, middle)
  return { recall, at: new Date(at).toISOString() }
}

/** Recall of a pattern, whether it was asked or not. */
export function recallOf(state: StandingState, bank: PromptBank, pattern: string, now: number): RecallValue {
  return recallAt(state.rating, state.patterns[pattern] ?? newPatternRating(), now, bank.middleOf(pattern))
}

function isUsedUp({ seen }: StandingState, bank: PromptBank, pattern: string): boolean {
  const found = bank.patterns.find(({ name }) => name === pattern)
  return found !== undefined && [...found.openIds, ...found.halfIds].every((id) => seen[id] !== undefined)
}

/** Names of the patterns whose memory is due on this local day, all day. */
export function duePatterns(state: StandingState, bank: PromptBank, day: number): readonly string[] {
  return bank.patterns.map(({ name }) => name).filter((name) => isDue(state.patterns[name], day))
}

/** How many of these items ask about a pattern that is due. */
export function countDue(
  state: StandingState,
  bank: PromptBank,
  time: LocalTime,
  items: readonly ItemRef[],
): number {
  const due = new Set(duePatterns(state, bank, localDay(time)))
  return items.filter(({ kind, id }) => bank.promptsOf(kind, id).some(({ pattern }) => due.has(pattern)))
    .length
}

function isDue(memory: PatternMemory | undefined, day: number): boolean {
  return memory?.card ? memory.card.dueDay <= day : false
}

/** Faded mistakes that are a confusion: one slip says nothing, two of one fortnight do. */
const fewestMistakes = 1.2

/** What was taken for what, worst first: often, and often of all answers. Five right answers end a confusion. */
export function confusionsOf({ patterns }: StandingState, now: number): readonly Confusion[] {
  return Object.entries(patterns)
    .flatMap(([pattern, { takenFor, answered, recent }]) =>
      Object.entries(takenFor).map(([other, mistakes]) => ({
        confusion: {
          pattern,
          takenFor: other,
          count: recent.filter((named) => named === other).length,
          of: recent.length,
          recent: recent.map((named) => named === other),
        },
        count: fade(mistakes, now),
        of: fade(answered, now),
        at: mistakes.at,
      })),
    )
    .filter(({ confusion: { recent }, count }) => count >= fewestMistakes && recent.includes(true))
    .sort((a, b) => b.count ** 2 / b.of - a.count ** 2 / a.of || b.at - a.at)
    .map(({ confusion }) => confusion)
}
