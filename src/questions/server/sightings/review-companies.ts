import { parseEmail } from '#accounts/server/email-address.ts'
import { withoutHiddenCharacters } from '#platform/hidden-characters.ts'
import { AppError, invalidField } from '#platform/server/http/errors.ts'
import type { Store } from '#platform/server/store/store.ts'
import { slugOf } from '../../question.ts'
import type { ReviewedSighting } from '../../review-contract.ts'
import { raiseEdition } from '../imported-store.ts'
import type { QuestionCatalog } from '../question-catalog.ts'
import {
  deleteApprovedCompany,
  type PendingCompany,
  readPendingCompanies,
  writeApprovedCompany,
} from './approved-company-store.ts'
import { readCompanyName } from './company-name.ts'
import { presentSighting } from './report-sighting.ts'
import { deleteSightingsOfCompany, readSightingsFor } from './review-store.ts'

/** What one reply contains at most. */
const maxShown = 100

interface Page<Item> {
  readonly items: readonly Item[]
  readonly hasMore: boolean
}

export async function listPendingCompanies(
  store: Store,
  { companyNames }: QuestionCatalog,
): Promise<Page<PendingCompany>> {
  const found = await readPendingCompanies(store, [...companyNames.keys()], maxShown + 1)
  return pageOf(found.map((company) => ({ ...company, name: withoutHiddenCharacters(company.name) })))
}

/** Shows a company to everyone under the name that the operator has seen, which may correct the spelling. */
export async function approveCompany(
  store: Store,
  catalog: QuestionCatalog,
  slug: string,
  typed: string,
): Promise<void> {
  refuseListed(catalog, slug)
  const name = readCompanyName(typed)
  if (slugOf(name) !== slug)
    throw invalidField('name', 'Only spaces, punctuation and capital letters can be corrected.')
  await store.transaction(async (tx) => {
    await writeApprovedCompany(tx, slug, name)
    await raiseEdition(tx, 'sightings')
  })
}

/** Removes a company that members reported, with all its reports. @returns how many reports there were */
export async function rejectCompany(store: Store, catalog: QuestionCatalog, slug: string): Promise<number> {
  refuseListed(catalog, slug)
  return store.transaction(async (tx) => {
    await deleteApprovedCompany(tx, slug)
    const count = await deleteSightingsOfCompany(tx, slug)
    await raiseEdition(tx, 'sightings')
    return count
  })
}

/** Reports of a company, by name or slug, or of a member, by email address. */
export async function findSightings(
  store: Store,
  catalog: QuestionCatalog,
  of: string,
): Promise<Page<ReviewedSighting>> {
  const email = parseEmail(of)
  const filter = email ? { emailKey: email.key } : { companySlug: slugOf(of) }
  const found = await readSightingsFor(store, filter, maxShown + 1)
  return pageOf(
    found.map((sighting) => {
      const shown = presentSighting(catalog, sighting)
      return {
        ...sighting,
        ...shown,
        companyName: withoutHiddenCharacters(shown.companyName),
        questionTitle: catalog.byId.get(sighting.questionId)?.title ?? `Question ${sighting.questionId}`,
      }
    }),
  )
}

function refuseListed({ listedCompanies }: QuestionCatalog, slug: string): void {
  if (listedCompanies.has(slug))
    throw new AppError('conflict', 'This company is in the built-in or an imported list.')
}

function pageOf<Item>(found: readonly Item[]): Page<Item> {
  return { items: found.slice(0, maxShown), hasMore: found.length > maxShown }
}
