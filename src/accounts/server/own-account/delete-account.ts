import { v7 as uuidv7 } from 'uuid'
import { invalidField } from '#platform/server/http/errors.ts'
import type { SessionExchange } from '#platform/server/http/exchange.ts'
import type { Caller } from '#platform/server/http/route.ts'
import type { Mail } from '#platform/server/mail/mail.ts'
import { renderMail } from '#platform/server/mail/mail-layout.ts'
import type { PersonalData } from '#platform/server/personal-data.ts'
import type { AccountServices } from '../account-services.ts'
import { readEmail } from '../registration/request-code.ts'
import { clearAllCookies } from '../sessions/sessions.ts'
import { confirmPassword, lockConfirmed } from './confirm-password.ts'
import { forgetPerson } from './forget-person.ts'

/** Deletes an account in one transaction. Afterwards its address can be registered again. */
export async function deleteAccount(
  services: AccountServices,
  personalData: readonly PersonalData[],
  { userId }: Caller,
  { password, confirm }: { readonly password: string; readonly confirm: string },
  exchange: SessionExchange,
): Promise<{ message: string }> {
  const { store, secrets, outbox } = services
  if (confirm !== 'DELETE') throw invalidField('confirm', 'Type DELETE in capital letters to confirm.')
  const account = await confirmPassword(services, userId, { field: 'password', password }, exchange)
  await store.transaction(async (tx) => {
    await lockConfirmed(tx, account)
    const person = { userId, emailKey: readEmail(account.email).key }
    await forgetPerson(tx, { secrets, personalData }, person)
    // Last, because forgetting also deletes mail waiting for this address. Its key identifies nobody.
    await outbox.queue(tx, accountDeletedMail(account.email, `account-deleted:${uuidv7()}`))
  })
  outbox.wake()
  clearAllCookies(exchange)
  exchange.header('clear-site-data', '"cache"')
  exchange.event('account_deleted', { userId })
  return { message: 'Your account is deleted.' }
}

function accountDeletedMail(to: string, dedupeKey: string): Mail {
  return {
    to,
    kind: 'account-deleted',
    subject: 'Your Capra account is deleted',
    ...renderMail({
      title: 'Your account is deleted',
      paragraphs: [
        'Your Capra account was deleted from its account page, with your progress, notes, tutor conversations, GoatMates and invitations. This cannot be undone.',
        'Feedback that you gave in mock interviews stays with the people you gave it to, without your name.',
        'This address can be used for a new account at any time.',
      ],
      footer:
        'This is the last email about this account. If you did not delete it, contact the people who run this site.',
    }),
    dedupeKey,
  }
}
