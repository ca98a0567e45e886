import { builtInCompanies } from '#content/company-questions/company-questions.ts'
import type { StoreHandle } from '#platform/server/store/store.ts'
import { type Company, companyKey, isGuessedName, unifyCompanies } from '../../import/company-names.ts'
import { readImportedCompanies } from '../imported-store.ts'
import { readApprovedCompanies } from '../sightings/approved-company-store.ts'

export interface FoundCompany extends Company {
  readonly isNew: boolean
  /** Whether it was stored under another name. */
  readonly isRenamed: boolean
  /** Slugs under which earlier imports took it for another company. */
  readonly formerSlugs: readonly string[]
}

/** The company that the given spellings mean: a guessed name never replaces a known one. */
export async function findCompany(tx: StoreHandle, spellings: readonly Company[]): Promise<FoundCompany> {
  const key = companyKey(spellings[0]?.slug ?? '')
  const isSame = ({ slug }: Company) => companyKey(slug) === key
  const builtIn = builtInCompanies.filter(isSame)
  const imported = (await readImportedCompanies(tx)).filter(isSame)
  const approved = [...(await readApprovedCompanies(tx))]
    .map(([slug, name]) => ({ slug, name }))
    .filter(isSame)
  const [known] = unifyCompanies(builtIn, [...imported, ...approved]).values()
  const typed = spellings.find((each) => !isGuessedName(each)) ?? spellings[0] ?? { slug: '', name: '' }
  const slug = known?.slug ?? typed.slug
  const isKnownName = known !== undefined && (builtIn.length > 0 || !isGuessedName(known))
  const name = isKnownName ? known.name : typed.name
  return {
    slug,
    name,
    isNew: known === undefined,
    isRenamed: imported.some((each) => each.slug === slug && each.name !== name),
    formerSlugs: imported.map((each) => each.slug).filter((each) => each !== slug),
  }
}
