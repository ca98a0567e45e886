import { interviewQuestions } from '#content/interview-questions/interview-questions.ts'
import { allLessons } from '#curriculum/catalogue.ts'

/** Problems that companies ask, by number: those that come with the product and the imported ones. */
export interface CompanyProblems {
  has(problem: number): boolean
}

const taughtProblems: ReadonlySet<number> = new Set(
  [...allLessons.flatMap(({ practice }) => practice), ...interviewQuestions].map(({ number }) => number),
)

/** Whether a problem is in a lesson's practice list, one of the 25, or a company question. */
export function isKnownProblem(companyProblems: CompanyProblems, problem: number): boolean {
  return taughtProblems.has(problem) || companyProblems.has(problem)
}
