import type { Result, Results } from '#learning/results.ts'
import { minuteMs } from '#platform/durations.ts'
import type { DoingItem, Round } from '../../../contract.ts'
import type { Cell } from '../round-state.ts'

/** The clock of this device may be behind that of the server, which made the round. */
const toleranceMs = 5 * minuteMs

/** The first result of what is to be done since the round was made. */
export function resultIn({ doing, createdAt }: Round, results: Results): Result | undefined {
  if (!doing) return undefined
  const since = Date.parse(createdAt) - toleranceMs
  return results[doing.pattern]?.find((result) => isOf(doing.kind, result) && Date.parse(result.at) >= since)
}

/** Who fills in or writes the lines has also put them in order. */
function isOf(kind: DoingItem['kind'], result: Result): boolean {
  return kind === 'order' ? result.kind === 'build' && result.rung !== 'read' : result.kind === kind
}

export function doingCells({ doing }: Round, result: Result | undefined, isNow: boolean): readonly Cell[] {
  if (!doing) return []
  const state = result ? (isClean(result) ? 'right' : 'wrong') : isNow ? 'now' : 'open'
  return [{ kind: doing.kind, state }]
}

function isClean(result: Result): boolean {
  if (result.kind === 'drive') return result.right === result.acts
  return result.kind === 'build' || result.isRight
}
