import { type Result, type Results, summarizeResults } from '#learning/results.ts'
import { localDay, startOfLocalDay } from '#platform/local-day.ts'
import type { DoingItem } from '../contract.ts'
import type { StandingState } from '../standing/standing.ts'
import { memoriesOf } from '../standing/strands.ts'
import type { ItemRef } from './bank.ts'
import { composeDaily } from './compose-round.ts'
import type { RoundInput } from './prompt-picker.ts'
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

/** The prompts of a daily round, and something to do with a pattern that the person spots. */
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

/**
 * Of the spotted patterns, what has been due longest; else what the first is missing: to be driven, and once that went
 * well, to have its lines in order.
 */
export function chooseDoing({ state, results, patterns, until }: DoingInput): DoingItem | undefined {
  const spotted = patterns.filter((pattern) => isSpotted(state, pattern))
  const known = spotted.flatMap((pattern) => {
    const own = results[pattern] ?? []
    const { drive, build } = memoriesOf(own, until)
    return [
      ...(drive ? [{ pattern, kind: kindAfter(own), dueAt: drive.dueAt }] : []),
      ...(build ? [{ pattern, kind: 'order' as const, dueAt: build.dueAt }] : []),
    ]
  })
  const [due] = known.filter(({ dueAt }) => dueAt < until).sort((a, b) => a.dueAt - b.dueAt)
  if (due) return { kind: due.kind, pattern: due.pattern }
  return spotted.flatMap((pattern) => missingIn(pattern, results[pattern] ?? []) ?? [])[0]
}

function missingIn(pattern: string, results: readonly Result[]): DoingItem | undefined {
  const { cleanRuns, last } = summarizeResults(results)
  if (!last.drive) return { kind: 'drive', pattern }
  return cleanRuns > 0 && !last.build ? { kind: 'order', pattern } : undefined
}

function isSpotted({ patterns }: StandingState, name: string): boolean {
  return (patterns[name]?.rightInARow ?? 0) >= spottedInARow
}

/** By turns. */
function kindAfter(results: readonly Result[]): DoingItem['kind'] {
  const { drive, slip } = summarizeResults(results).last
  return drive !== undefined && (slip === undefined || slip.at < drive.at) ? 'slip' : 'drive'
}
