import { companyReportsDate } from '#content/company-questions/company-questions.ts'
import { patternList } from '#curriculum/pattern-list.ts'
import { AppError } from '#platform/server/http/errors.ts'
import type { Fingerprint } from '../../fingerprint-contract.ts'
import { mostCompared } from '../../rounds/round-rules.ts'
import { standingInMix } from '../../standing/mix-recall.ts'
import { type Practice, readCurrentStanding } from '../read-standing.ts'

/** What companies ask. */
export interface CompanyMix {
  readonly companies: readonly { readonly slug: string; readonly name: string }[]
  /** Slugs that are in no list. */
  readonly unknown: readonly string[]
  /** How often they ask each pattern, by its slug. */
  readonly mix: ReadonlyMap<string, number>
  readonly questionCount: number
  readonly importedReportCount: number
}

/** Of these companies by their slugs; of all when left out. */
export type ReadCompanyMix = (slugs?: readonly string[]) => Promise<CompanyMix>

/**
 * The mix of these companies, or of all when there is none.
 *
 * @param userId of a person whose recall belongs to it
 * @throws AppError when a company is in no list, or there are too many
 */
export async function readFingerprint(
  { store, bank, rebuilds }: Practice,
  readCompanyMix: ReadCompanyMix,
  given: readonly string[],
  userId: string | undefined,
): Promise<Fingerprint> {
  const slugs = [...new Set(given.map((slug) => slug.toLowerCase()))]
  if (slugs.length > mostCompared) throw new AppError('invalid', `Choose at most ${mostCompared} companies.`)
  const { companies, unknown, mix, questionCount, importedReportCount } = await readCompanyMix(
    slugs.length > 0 ? slugs : undefined,
  )
  if (unknown.length > 0) throw new AppError('invalid', 'One of the companies is not in our list.')
  const shares = sharesOf(mix)
  const facts = {
    companies: [...companies],
    questionCount,
    builtInDate: companyReportsDate,
    importedReportCount,
  }
  if (userId === undefined)
    return { ...facts, patterns: shares.map((share) => ({ ...share, recall: null })), own: null }
  const { state, now } = await readCurrentStanding(store, rebuilds, userId)
  return { ...facts, ...standingInMix(state, bank, shares, now) }
}

/** Most asked first; equals in the order of the lessons. */
function sharesOf(mix: CompanyMix['mix']) {
  const total = [...mix.values()].reduce((sum, asked) => sum + asked, 0)
  return patternList
    .map(({ name }) => ({ pattern: name, share: (mix.get(name) ?? 0) / total }))
    .filter(({ share }) => share > 0)
    .sort((a, b) => b.share - a.share)
}
