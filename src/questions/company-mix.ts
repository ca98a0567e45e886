import { findPatternByDisplayName } from '#curriculum/patterns.ts'
import type { Question } from './question.ts'

/**
 * How often companies ask each pattern, by slug of the pattern: the sum of how often they ask the questions that it solves.
 *
 * @param companies slugs
 */
export function companyMix(
  questions: readonly Question[],
  companies: readonly string[],
): ReadonlyMap<string, number> {
  const mix = new Map<string, number>()
  for (const { companies: reports, patterns } of questions) {
    const pattern = findPatternByDisplayName(patterns[0] ?? '')?.name
    const asked = reports.filter(({ slug }) => companies.includes(slug))
    if (pattern === undefined || asked.length === 0) continue
    mix.set(
      pattern,
      asked.reduce((sum, { frequency }) => sum + frequency, mix.get(pattern) ?? 0),
    )
  }
  return mix
}
