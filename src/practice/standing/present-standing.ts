import { patternList } from '#curriculum/pattern-list.ts'
import { type LocalTime, localDay, startOfLocalDay } from '#platform/local-day.ts'
import type { Confusion, PatternStanding, Standing } from '../contract.ts'
import type { ItemRef, PromptBank } from '../rounds/bank.ts'
import { recallOf } from './recall.ts'
import { forecastRanges, type PatternMemory, type StandingState } from './standing.ts'

const secureRecall = 0.7
const secureDays = 7
const mostConfusions = 20

/** What the answers alone do not say. */
type StandingFacts = Pick<Standing, 'roundsToday' | 'pendingCount' | 'roundSize' | 'dueCount'>

export function presentStanding(
  state: StandingState,
  bank: PromptBank,
  time: LocalTime,
  facts: StandingFacts,
): Standing {
  return {
    ...facts,
    patterns: patternList.map(({ name }) => presentPattern(state, bank, name, time)),
    confusions: confusionsOf(state).slice(0, mostConfusions),
    answered: state.answered + facts.pendingCount,
    utcOffset: time.offset,
    forecasts: state.forecasts.map(({ count, right }, index) => ({
      from: index / forecastRanges,
      to: (index + 1) / forecastRanges,
      count,
      right,
    })),
  }
}

export function presentPattern(
  state: StandingState,
  bank: PromptBank,
  pattern: string,
  { now, offset }: LocalTime,
): PatternStanding {
  const memory = state.patterns[pattern]
  const card = memory?.card ?? null
  const { value, interval, weight, rightWeight } = recallOf(
    memory?.firstSights ?? [],
    card?.stability ?? 0,
    now,
  )
  return {
    pattern,
    n: memory?.firstSights.length ?? 0,
    right: memory?.firstSights.filter(({ isRight }) => isRight).length ?? 0,
    recall: value,
    interval: interval && [...interval],
    weight,
    rightWeight,
    stability: card?.stability ?? null,
    due: card && new Date(startOfLocalDay(card.dueDay, offset)).toISOString(),
    lastSeen: memory ? new Date(memory.lastSeen).toISOString() : null,
    isSecure: (value ?? 0) >= secureRecall && isRightAWeekApart(memory),
    isUsedUp: isUsedUp(state, bank, pattern),
  }
}

/** Right at first sight on two local days at least a week apart. */
function isRightAWeekApart(memory: PatternMemory | undefined): boolean {
  const days = memory?.firstSights.filter(({ isRight }) => isRight).map(({ day }) => day) ?? []
  return days.length > 0 && Math.max(...days) - Math.min(...days) >= secureDays
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

/** Of the newest answers to a pattern. Five right ones end a confusion. */
const fewestMistakes = 2
const lastAnswers = 5

/**
 * What was taken for what, worst first: often, and often of all answers. One slip says nothing, and neither does one that
 * has not come back for a while.
 */
export function confusionsOf({ patterns }: StandingState): readonly Confusion[] {
  return Object.entries(patterns)
    .flatMap(([pattern, { takenFor, answered, recent }]) =>
      Object.entries(takenFor).map(([other, count]) => ({
        pattern,
        takenFor: other,
        count,
        of: answered,
        recent: recent.map((named) => named === other),
      })),
    )
    .filter(
      ({ recent }) =>
        recent.filter(Boolean).length >= fewestMistakes && recent.slice(-lastAnswers).includes(true),
    )
    .sort(
      (a, b) =>
        b.count ** 2 / b.of - a.count ** 2 / a.of ||
        `${a.pattern} ${a.takenFor}`.localeCompare(`${b.pattern} ${b.takenFor}`),
    )
}
