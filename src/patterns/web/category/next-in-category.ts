import type { LessonProgress } from '#learning/rules.ts'
import type { OpenPattern } from '#patterns/contract.ts'

export const minutesPerLesson = 12
export const minutesPerProblem = 25

/** The lesson comes first, also for somebody who has begun with the problems. */
export function isLessonNext({ lessonSteps }: OpenPattern, lesson: LessonProgress | undefined): boolean {
  return lessonSteps !== undefined && lesson?.finishedAt === undefined
}
