import type { Category, OpenPattern, PracticeQuestion } from '../contract.ts'

/** What a member should do next in the lessons. */
export type NextStep =
  | { readonly kind: 'first'; readonly lesson: Lesson; readonly problem: PracticeQuestion }
  | { readonly kind: 'continue'; readonly lesson: Lesson; readonly problem: PracticeQuestion }
  | { readonly kind: 'all-complete' }

export interface Lesson {
  readonly category: Category
  readonly pattern: OpenPattern
}

/**
 * The lesson opened last in this browser; otherwise the one with the latest tick; and from a complete one, the next that
 * is not complete. On the first day, the first lesson.
 *
 * @param solved problem numbers, the latest tick last
 * @param lastOpened name of the pattern whose card was opened last
 */
export function chooseNextStep(
  categories: readonly Category[],
  solved: ReadonlySet<number>,
  lastOpened: string | null,
): NextStep {
  const lessons = categories.flatMap((category) =>
    category.patterns.flatMap((pattern) => (pattern.locked ? [] : [{ category, pattern }])),
  )
  const nextIn = ({ pattern }: Lesson) => pattern.practiceQuestions.find(({ number }) => !solved.has(number))
  const opened = lessons.findIndex(({ pattern }) => pattern.name === lastOpened)
  const started = opened >= 0 ? opened : findLatest(lessons, solved)
  const start = Math.max(started, 0)
  for (const lesson of [...lessons.slice(start), ...lessons.slice(0, start)]) {
    const problem = nextIn(lesson)
    if (problem) return { kind: started < 0 ? 'first' : 'continue', lesson, problem }
  }
  return { kind: 'all-complete' }
}

/** Index of the lesson with the latest tick; -1 when none has one. A problem of two lessons counts for the first. */
function findLatest(lessons: readonly Lesson[], solved: ReadonlySet<number>): number {
  for (const latest of [...solved].reverse()) {
    const index = lessons.findIndex(({ pattern }) =>
      pattern.practiceQuestions.some(({ number }) => number === latest),
    )
    if (index >= 0) return index
  }
  return -1
}

export function lessonPath({ category, pattern }: Lesson): string {
  return `/category/${category.id}#${pattern.name}`
}
