import { findLesson } from '#content/catalogue.ts'
import type { StoreHandle } from '#platform/server/store.ts'
import type { Progress } from '../contract.ts'
import { isComplete, type SolvedMask } from '../rules.ts'
import { type ProgressRow, readProgressRows, readSolved } from './progress-store.ts'
import { masksOf } from './solved-masks.ts'

/** What leaves of one pattern's progress. Completion is derived, never stored. */
export function presentProgress(userId: string, row: ProgressRow, mask: SolvedMask): Progress {
  const totalProblems = findLesson(row.patternId)?.practice.length ?? 0
  return {
    id: row.id,
    userId,
    patternId: row.patternId,
    completed: isComplete(mask, totalProblems),
    problemsSolved: mask,
    totalProblems,
    version: row.version,
  }
}

/** A person's progress by pattern id; patterns never touched are absent. */
export async function readProgress(
  handle: StoreHandle,
  userId: string,
): Promise<ReadonlyMap<number, Progress>> {
  const rows = await readProgressRows(handle, userId)
  if (rows.length === 0) return new Map()
  const masks = masksOf(await readSolved(handle, userId))
  return new Map(
    rows.map((row) => [row.patternId, presentProgress(userId, row, masks.get(row.patternId) ?? 0)]),
  )
}
