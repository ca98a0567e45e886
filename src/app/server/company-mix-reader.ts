import type { ReadCompanyMix } from '#practice/server/fingerprint/read-fingerprint.ts'
import { countAsked } from '#questions/company-mix.ts'
import type { QuestionCatalog } from '#questions/server/question-catalog.ts'

/** Reads what companies ask for the features that may not use the questions themselves. */
export function createCompanyMixReader(readCatalog: () => Promise<QuestionCatalog>): ReadCompanyMix {
  return async (slugs) => {
    const { questions, companyNames, importedReportCount } = await readCatalog()
    return {
      companies: (slugs ?? []).map((slug) => ({ slug, name: companyNames.get(slug) ?? slug })),
      unknown: (slugs ?? []).filter((slug) => !companyNames.has(slug)),
      ...countAsked(questions, slugs),
      importedReportCount,
    }
  }
}
