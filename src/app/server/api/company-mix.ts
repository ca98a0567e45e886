import { findPatternByDisplayName } from '#curriculum/patterns.ts'
import type { QuestionCatalog } from '#questions/server/question-catalog.ts'

/** How often a company asks each pattern, by slug of the pattern; undefined for a company that is in no list. */
export function companyMix(
  { questions, companyNames }: QuestionCatalog,
  company: string,
): ReadonlyMap<string, number> | undefined {
  if (!companyNames.has(company)) return undefined
  const mix = new Map<string, number>()
  for (const { companies, patterns } of questions) {
    const frequency = companies.find(({ slug }) => slug === company)?.frequency
    const pattern = findPatternByDisplayName(patterns[0] ?? '')?.name
    if (frequency !== undefined && pattern !== undefined)
      mix.set(pattern, (mix.get(pattern) ?? 0) + frequency)
  }
  return mix
}
