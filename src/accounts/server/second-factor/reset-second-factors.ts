import type { Outbox } from '#platform/server/mail/outbox.ts'
import type { Store } from '#platform/server/store/store.ts'
import { findAccountByEmail, lockAccount } from '../account-store.ts'
import { writeAudit } from '../audit-store.ts'
import { parseEmail } from '../email-address.ts'
import { deleteSessionsOf } from '../sessions/session-store.ts'
import { deleteAuthenticator } from './authenticator-store.ts'
import { factorMail } from './factor-mails.ts'
import { deletePasskeysOf } from './passkey-store.ts'
import { deletePendingSignInsOf } from './pending-sign-in-store.ts'

interface RemovedFactors {
  readonly authenticator: boolean
  readonly passkeys: number
  readonly sessions: number
}

/**
 * For an operator who has made sure who asks: removes all second factors of an account, ends its sessions and mails
 * its owner. The password stays.
 *
 * @returns what was removed; undefined when the address has no account
 */
export function resetFactors(
  { store, outbox, publicUrl }: { store: Store; outbox: Outbox; publicUrl: string },
  email: string,
): Promise<RemovedFactors | undefined> {
  return store.transaction(async (tx) => {
    const found = await findAccountByEmail(tx, parseEmail(email)?.key ?? email)
    const account = found && (await lockAccount(tx, found.id))
    if (!account) return undefined
    const removed = {
      authenticator: await deleteAuthenticator(tx, account.id),
      passkeys: await deletePasskeysOf(tx, account.id),
      sessions: await deleteSessionsOf(tx, account.id),
    }
    await deletePendingSignInsOf(tx, account.id)
    await writeAudit(tx, account.id, 'factors_reset')
    await outbox.queue(tx, factorMail(account.email, publicUrl, 'factors-reset'))
    return removed
  })
}
