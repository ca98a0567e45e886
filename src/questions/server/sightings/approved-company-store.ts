import { sql } from 'kysely'
import type { StoreHandle } from '#platform/server/store/store.ts'
import './sighting-store.ts'

/** Companies that members named and an operator approved. All others are in the built-in or an imported list. */
interface ApprovedCompaniesTable {
  slug: string
  name: string
}

declare module '#platform/server/store/store.ts' {
  interface Tables {
    approved_companies: ApprovedCompaniesTable
  }
}

export async function readApprovedCompanies({ db }: StoreHandle): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('approved_companies').selectAll().execute()
  return new Map(rows.map(({ slug, name }) => [slug, name]))
}

export async function writeApprovedCompany({ db }: StoreHandle, slug: string, name: string): Promise<void> {
  await db
    .insertInto('approved_companies')
    .values({ slug, name })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ name }))
    .execute()
}

export async function deleteApprovedCompany({ db }: StoreHandle, slug: string): Promise<void> {
  await db.deleteFrom('approved_companies').where('slug', '=', slug).execute()
}

export interface PendingCompany {
  readonly slug: string
  /** As one of the members typed it. */
  readonly name: string
  readonly reportCount: number
}

/** Reported companies besides the known ones, most reports first. */
export async function readPendingCompanies(
  { db }: StoreHandle,
  knownSlugs: readonly string[],
  limit: number,
): Promise<readonly PendingCompany[]> {
  const rows = await db
    .selectFrom('sighting_counts')
    .select(({ fn }) => [
      'company_slug',
      fn.min('company_name').as('name'),
      sql<number>`cast(sum(count) as integer)`.as('report_count'),
    ])
    .where('company_slug', 'not in', knownSlugs)
    .groupBy('company_slug')
    .orderBy('report_count', 'desc')
    .orderBy('company_slug')
    .limit(limit)
    .execute()
  return rows.map(({ company_slug, name, report_count }) => ({
    slug: company_slug,
    name,
    reportCount: report_count,
  }))
}
