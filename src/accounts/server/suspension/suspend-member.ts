import { AppError, invalidField } from '#platform/server/http/errors.ts'
import type { Store } from '#platform/server/store/store.ts'
import { findAccountByEmail, lockAccount } from '../account-store.ts'
import { writeAudit } from '../audit-store.ts'
import { parseEmail } from '../email-address.ts'
import type { Operators } from '../operators.ts'
import { deleteSessionsOf } from '../sessions/session-store.ts'
import { writeSuspension } from './suspension-store.ts'

interface SuspensionParts {
  readonly store: Store
  readonly operators: Pick<Operators, 'has'>
}

/**
 * Suspends a member, who is signed out everywhere and cannot sign in again, or ends the suspension. What the member has
 * stored stays. Doing it twice changes nothing.
 *
 * @returns the member's id and whether anything changed.
 */
export async function setSuspended(
  { store, operators }: SuspensionParts,
  email: string,
  suspended: boolean,
): Promise<{ readonly userId: string; readonly hasChanged: boolean }> {
  const address = parseEmail(email)
  if (!address) throw invalidField('email', 'Enter a valid email address.')
  if (suspended && operators.has(email))
    throw new AppError('conflict', 'Operators of this site cannot be suspended.')
  const account = await findAccountByEmail(store, address.key)
  if (!account) throw unknownMember()
  const hasChanged = await store.transaction(async (tx) => {
    if (!(await lockAccount(tx, account.id))) throw unknownMember()
    if (!(await writeSuspension(tx, account.id, suspended))) return false
    if (suspended) await deleteSessionsOf(tx, account.id)
    await writeAudit(tx, account.id, suspended ? 'suspended' : 'suspension_ended')
    return true
  })
  return { userId: account.id, hasChanged }
}

function unknownMember(): AppError {
  return new AppError('not_found', 'No member has this email address.')
}
