import type { StoreHandle } from '#platform/server/store/store.ts'
import '#accounts/server/account-store.ts'
import type { Sighting } from '../../contract.ts'
import type { StoredSighting } from './sighting-store.ts'

export interface MemberSighting extends StoredSighting {
  readonly member: { readonly id: string; readonly email: string; readonly isSuspended: boolean }
}

/** Reports of one company, or of the member with this normalized email address. */
export async function readSightingsFor(
  { db }: StoreHandle,
  filter: { readonly companySlug: string } | { readonly emailKey: string },
  limit: number,
): Promise<readonly MemberSighting[]> {
  const rows = await db
    .selectFrom('sightings')
    .innerJoin('users', 'users.id', 'sightings.user_id')
    .select([
      'user_id',
      'email',
      'suspended_at',
      'question_id',
      'company_slug',
      'company_name',
      'month',
      'stage',
    ])
    .where((where) =>
      'companySlug' in filter
        ? where('company_slug', '=', filter.companySlug)
        : where('email_key', '=', filter.emailKey),
    )
    .orderBy('question_id')
    .orderBy('user_id')
    .orderBy('company_slug')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    questionId: row.question_id,
    companySlug: row.company_slug,
    companyName: row.company_name,
    month: row.month,
    stage: row.stage as Sighting['stage'], // Checked when it was written.
    member: { id: row.user_id, email: row.email, isSuspended: row.suspended_at !== null },
  }))
}

/** Deletes all reports of a company and their counts. @returns how many there were */
export async function deleteSightingsOfCompany({ db }: StoreHandle, companySlug: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sightings')
    .where('company_slug', '=', companySlug)
    .executeTakeFirst()
  await db.deleteFrom('sighting_counts').where('company_slug', '=', companySlug).execute()
  return Number(numDeletedRows)
}
