import type { LessonProgress } from '#learning/rules.ts'
import type { OpenPattern } from '#patterns/contract.ts'

export const minutesPerLesson = 12
export const minutesPerProblem = 25

/** The lesson comes before the problems, unless somebody has begun with the problems. */
export function isLessonNext(
  { lessonSteps, practiceQuestions }: OpenPattern,
  lesson: LessonProgress | undefined,
  solved: ReadonlySet<number>,
): boolean {
  if (!lessonSteps || lesson?.finishedAt !== undefined) return false
  return lesson !== undefined || !practiceQuestions.some(({ number }) => solved.has(number))
}
