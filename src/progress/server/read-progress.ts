import { allLessons, findLesson } from '#content/catalogue.ts'
import { type Lesson, practiceQuestionId } from '#content/lesson.ts'
import type { StoreHandle } from '#platform/server/store/store.ts'
import type { Progress, Stats } from '../contract.ts'
import { isComplete, progressFigures, type SolvedMask, type SolvedMasks, solvedProblems } from '../rules.ts'
import { type ProgressRow, readProgressRows, readSolvedPractice } from './progress-store.ts'
import { countSolvedQuestions } from './solved-questions-store.ts'

/** The pattern and bit of each practice question. Bits follow the published order, which never changes. */
const bitByQuestionId = new Map(
  allLessons.flatMap((lesson) =>
    lesson.practice.map(({ number }, bit) => [
      practiceQuestionId(lesson.id, number),
      { patternId: lesson.id, bit },
    ]),
  ),
)

const patternSizes = allLessons.map(({ id, practice }) => ({ id, problemCount: practice.length }))

/** A person's solved problems by pattern. Questions that left the catalog are skipped. */
export async function readMasks(handle: StoreHandle, userId: string): Promise<Map<number, SolvedMask>> {
  const masks = new Map<number, SolvedMask>()
  for (const { questionId } of await readSolvedPractice(handle, userId)) {
    const found = bitByQuestionId.get(questionId)
    if (found) masks.set(found.patternId, (masks.get(found.patternId) ?? 0) | (1 << found.bit))
  }
  return masks
}

/** The questions of the bits in a mask. */
export function questionsOf(lesson: Lesson, mask: SolvedMask): readonly number[] {
  return solvedProblems(mask).flatMap((bit) => {
    const problem = lesson.practice[bit]
    return problem ? [practiceQuestionId(lesson.id, problem.number)] : []
  })
}

/** @param masks what the person has solved, when that is known already */
export async function readStats(handle: StoreHandle, userId: string, masks?: SolvedMasks): Promise<Stats> {
  const solved = masks ?? (await readMasks(handle, userId))
  return {
    ...progressFigures(patternSizes, (patternId) => solved.get(patternId) ?? 0),
    completedCompanyQuestions: await countSolvedQuestions(handle, userId, 'company'),
  }
}

/** Progress on one pattern as the API returns it. Completion is derived, never stored. */
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

/** A person's progress by pattern id. Patterns without a tick are absent. */
export async function readProgress(
  handle: StoreHandle,
  userId: string,
): Promise<ReadonlyMap<number, Progress>> {
  const rows = await readProgressRows(handle, userId)
  if (rows.length === 0) return new Map()
  const masks = await readMasks(handle, userId)
  return new Map(
    rows.map((row) => [row.patternId, presentProgress(userId, row, masks.get(row.patternId) ?? 0)]),
  )
}
