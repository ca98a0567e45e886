import { type Result, type Results, summarizeResults } from '#learning/results.ts'
import { localDay, startOfLocalDay } from '#platform/local-day.ts'
import type { DoingItem } from '../contract.ts'
import type { StandingState } from '../standing/standing.ts'
import { memoriesOf } from '../standing/strands.ts'
import type { ItemRef } from './bank.ts'
import { composeDaily, type RoundInput } from './compose-round.ts'
import { dailySize } from './round-rules.ts'

export interface ChosenItems {
  readonly items: readonly ItemRef[]
  /** What comes after the prompts, in place of one of them. */
  readonly doing?: DoingItem | undefined
}

interface Learned {
  /** Patterns of lessons with a tick. */
  readonly learning: ReadonlySet<string>
  readonly results: Results
}

/** The prompts of a daily round, and of the patterns that the person spots one to drive. */
export function composeDailyRound(input: RoundInput, { learning, results }: Learned): ChosenItems {
  const doing = chooseDoing({
    state: input.state,
    results,
    patterns: input.bank.patterns.map(({ name }) => name),
    until: startOfLocalDay(localDay(input) + 1, input.offset),
  })
  const items = composeDaily(input, learning, dailySize - (doing ? 1 : 0))
  return { items, doing: items.length > 0 ? doing : undefined }
}

interface DoingInput {
  readonly state: StandingState
  readonly results: Results
  /** Slugs, in the order of the lessons. */
  readonly patterns: readonly string[]
  /** Milliseconds since 1970: what is due before is due. */
  readonly until: number
}

/** Named right at first sight so often in a row, a pattern is spotted well enough to drive it. */
const spottedInARow = 2

/** Of the spotted patterns, the one that has been due longest to be driven again, else the first that never was. */
export function chooseDoing({ state, results, patterns, until }: DoingInput): DoingItem | undefined {
  const spotted = patterns
    .filter((pattern) => isSpotted(state, pattern))
    .map((pattern) => {
      const own = results[pattern] ?? []
      return { pattern, own, dueAt: memoriesOf(own, until).drive?.dueAt }
    })
  const due = spotted
    .flatMap(({ dueAt, ...rest }) => (dueAt !== undefined && dueAt < until ? [{ dueAt, ...rest }] : []))
    .sort((a, b) => a.dueAt - b.dueAt)
  const next = due[0] ?? spotted.find(({ dueAt }) => dueAt === undefined)
  return next && { kind: kindAfter(next.own), pattern: next.pattern }
}

function isSpotted({ patterns }: StandingState, name: string): boolean {
  const last = patterns[name]?.firstSights.slice(-spottedInARow) ?? []
  return last.length === spottedInARow && last.every(({ isRight }) => isRight)
}

/** By turns. */
function kindAfter(results: readonly Result[]): DoingItem['kind'] {
  const { drive, slip } = summarizeResults(results).last
  return drive !== undefined && (slip === undefined || slip.at < drive.at) ? 'slip' : 'drive'
}
