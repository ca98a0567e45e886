import type { Store, StoreHandle } from '#platform/server/store/store.ts'
import { companyKey } from '../../import/company-names.ts'
import type { ImportedCompany } from '../../import/import-contract.ts'
import { compareText } from '../../question-list.ts'
import { raiseEdition, readImportedCompanies } from '../imported-store.ts'
import { countQuestions, deleteCompanies, lockImports } from './import-store.ts'

/** The companies that lists were imported for, by name. */
export async function listImported(store: StoreHandle): Promise<readonly ImportedCompany[]> {
  const counts = await countQuestions(store)
  return (await readImportedCompanies(store))
    .map(({ slug, name }) => ({ slug, name, questions: counts.get(slug) ?? 0 }))
    .sort((a, b) => compareText(a.name, b.name))
}

/**
 * Removes what was imported for a company, under any spelling of its name. The questions stay in the list, because
 * people may have ticked them or written notes; so does what the product knows about the company itself.
 *
 * @returns the company and its number of imported questions; undefined when nothing was imported for it.
 */
export async function removeImported(
  store: Store,
  nameOrSlug: string,
): Promise<{ readonly name: string; readonly removed: number } | undefined> {
  return store.transaction(async (tx) => {
    await lockImports(tx)
    const companies = await listImported(tx)
    const exact = companies.filter(({ slug, name }) => slug === nameOrSlug || name === nameOrSlug)
    const key = companyKey(nameOrSlug)
    const found = exact.length > 0 ? exact : companies.filter(({ slug }) => companyKey(slug) === key)
    const [first] = found
    if (!first) return undefined
    await deleteCompanies(
      tx,
      found.map(({ slug }) => slug),
    )
    await raiseEdition(tx, 'company-questions')
    return { name: first.name, removed: found.reduce((sum, { questions }) => sum + questions, 0) }
  })
}
