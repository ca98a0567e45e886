import { v7 as uuidv7 } from 'uuid'
import { invalidField } from '#platform/server/http/errors.ts'
import type { Caller, Exchange } from '#platform/server/http/route.ts'
import type { PersonalData } from '#platform/server/personal-data.ts'
import type { AccountParts } from '../account-parts.ts'
import { readEmail } from '../request-code.ts'
import { clearAllCookies } from '../sessions.ts'
import { accountDeletedMail } from './account-deleted-mail.ts'
import { confirmPassword, lockConfirmed } from './confirm-password.ts'
import { forgetPerson } from './forget-person.ts'

/** Deletes an account in one transaction: afterwards its address can be registered as if it had never been. */
export async function deleteAccount(
  parts: AccountParts,
  personalData: readonly PersonalData[],
  { userId }: Caller,
  { password, confirm }: { readonly password: string; readonly confirm: string },
  exchange: Exchange,
): Promise<{ message: string }> {
  const { store, secrets, outbox } = parts
  if (confirm !== 'DELETE') throw invalidField('confirm', 'Type DELETE in capital letters to confirm.')
  const account = await confirmPassword(parts, userId, { field: 'password', password }, exchange)
  await store.transaction(async (tx) => {
    await lockConfirmed(tx, account)
    const person = { userId, emailKey: readEmail(account.email).key }
    await forgetPerson(tx, { secrets, personalData }, person)
    // Last, for forgetting also deletes the mails that wait for this address. Its key names nobody.
    await outbox.queue(tx, accountDeletedMail(account.email, `account-deleted:${uuidv7()}`))
  })
  outbox.wake()
  clearAllCookies(exchange)
  exchange.header('clear-site-data', '"cache"')
  exchange.event('account_deleted', { userId })
  return { message: 'Your account is deleted.' }
}
