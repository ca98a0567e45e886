import { interviewQuestions } from '#content/interview-questions/interview-questions.ts'
import { allLessons } from '#curriculum/catalogue.ts'
import type { Lesson } from '#curriculum/lesson.ts'
import type { StoreHandle } from '#platform/server/store/store.ts'
import type { Progress, Stats } from '../contract.ts'
import { isComplete, maskOf, overallFigures } from '../rules.ts'
import { readSolved, readVersion } from './solved-problems-store.ts'

/** Problems that companies ask, by number: those that come with the product and the imported ones. */
export interface CompanyProblems {
  has(problem: number): boolean
  /** A problem may have had another number before. */
  get(problem: number): { readonly id: number } | undefined
}

const taughtProblems: ReadonlySet<number> = new Set(
  [...allLessons.flatMap(({ practice }) => practice), ...interviewQuestions].map(({ number }) => number),
)

/** Whether a problem is in a lesson's practice list, one of the 25, or a company question. */
export function isKnownProblem(companyProblems: CompanyProblems, problem: number): boolean {
  return taughtProblems.has(problem) || companyProblems.has(problem)
}

/** Numbers of a lesson's problems in published order, which never changes: bits follow it. */
export function problemsOf({ practice }: Lesson): readonly number[] {
  return practice.map(({ number }) => number)
}

export function statsOf(solved: ReadonlySet<number>, companyProblems: CompanyProblems): Stats {
  return {
    ...overallFigures(allLessons.map(problemsOf), solved),
    completedCompanyQuestions: [...solved].filter((problem) => companyProblems.has(problem)).length,
  }
}

/** Progress on one lesson as the API returns it. Completion is derived, never stored. */
export function presentProgress(
  userId: string,
  lesson: Lesson,
  solved: ReadonlySet<number>,
  version: number,
): Progress {
  const problems = problemsOf(lesson)
  return {
    id: `${userId}.${lesson.id}`,
    userId,
    patternId: lesson.id,
    completed: isComplete(problems, solved),
    problemsSolved: maskOf(problems, solved),
    totalProblems: problems.length,
    version,
  }
}

/** A person's progress by pattern id. Patterns without a tick are absent. */
export async function readProgress(
  handle: StoreHandle,
  userId: string,
): Promise<ReadonlyMap<number, Progress>> {
  const version = await readVersion(handle, userId)
  if (version === 0) return new Map()
  const solved = await readSolved(handle, userId)
  return new Map(
    allLessons
      .map((lesson) => presentProgress(userId, lesson, solved, version))
      .filter(({ problemsSolved }) => problemsSolved !== 0)
      .map((progress) => [progress.patternId, progress]),
  )
}
