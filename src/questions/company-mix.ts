import { findPatternByDisplayName } from '#curriculum/patterns.ts'
import type { Question } from './question.ts'

/**
 * How often companies ask each pattern, by slug of the pattern: the sum of how often they ask the questions that it solves.
 *
 * @param companies slugs; all companies when left out
 */
export function companyMix(
  questions: readonly Question[],
  companies?: readonly string[],
): ReadonlyMap<string, number> {
  return countAsked(questions, companies).mix
}

/** The mix with the number of questions that it comes from. */
export function countAsked(questions: readonly Question[], companies?: readonly string[]) {
  const mix = new Map<string, number>()
  let questionCount = 0
  for (const { companies: reports, patterns } of questions) {
    const pattern = findPatternByDisplayName(patterns[0] ?? '')?.name
    const asked = companies ? reports.filter(({ slug }) => companies.includes(slug)) : reports
    if (pattern === undefined || asked.length === 0) continue
    questionCount++
    mix.set(
      pattern,
      asked.reduce((sum, { frequency }) => sum + frequency, mix.get(pattern) ?? 0),
    )
  }
  return { mix, questionCount }
}
