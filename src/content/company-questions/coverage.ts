import type { CompanyQuestion } from './company-questions.ts'

/** How much of what companies were reported to ask is solved by a pattern of the catalogue. */
export interface Coverage {
  /** Questions other than SQL. */
  readonly questions: number
  readonly questionsWithPattern: number
  /** Sum over questions and companies of the reported frequency. */
  readonly weight: number
  readonly weightWithPattern: number
}

/**
 * The figures for the built-in company questions, kept here so that a page can show them without loading those;
 * a test counts them again.
 */
export const interviewCoverage = {
  questions: 408,
  questionsWithPattern: 385,
  weight: 29_166,
  weightWithPattern: 28_246,
  companies: 28,
  asOf: 'May 2022',
} as const

/** Rounded down, so that the claim never says more than the data does. */
export const interviewCoveragePercent = coveragePercent(interviewCoverage)

export function coveragePercent({
  weight,
  weightWithPattern,
}: Pick<Coverage, 'weight' | 'weightWithPattern'>): number {
  return weight === 0 ? 0 : Math.floor((100 * weightWithPattern) / weight)
}

/** Leaves SQL questions out before counting: they are another subject. */
export function coverageOf(
  questions: readonly CompanyQuestion[],
  hasPattern: (question: CompanyQuestion) => boolean,
): Coverage {
  const counted = questions.filter((question) => !question.topics.includes('database'))
  const covered = counted.filter(hasPattern)
  return {
    questions: counted.length,
    questionsWithPattern: covered.length,
    weight: sumFrequencies(counted),
    weightWithPattern: sumFrequencies(covered),
  }
}

function sumFrequencies(questions: readonly CompanyQuestion[]): number {
  return questions
    .flatMap((question) => question.companies)
    .reduce((sum, company) => sum + company.frequency, 0)
}
