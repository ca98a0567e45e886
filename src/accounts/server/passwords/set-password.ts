import { v7 as uuidv7 } from 'uuid'
import type { Mail } from '#platform/server/mail/mail.ts'
import { renderMail } from '#platform/server/mail/mail-layout.ts'
import type { StoreHandle } from '#platform/server/store/store.ts'
import type { AccountServices } from '../account-services.ts'
import { type Account, writePasswordHash } from '../account-store.ts'
import { deleteResetsOf } from '../reset/password-reset-store.ts'
import { deletePendingSignInsOf } from '../second-factor/pending-sign-in-store.ts'
import { deleteOtherDevices, insertDevice } from '../sessions/device-store.ts'
import { deleteSessionsOf } from '../sessions/session-store.ts'

interface Change {
  readonly how: Parameters<typeof passwordChangedMail>[2]
  /** The device that stays known; all others are deleted, because one of them may be an attacker's. */
  readonly deviceHash: string | undefined
}

/**
 * Sets a password and revokes what the old one opened: sessions, sign-ins that wait for a second factor, known devices
 * and reset links. Second factors stay on. Lock the user row first, and wake the outbox after the commit.
 */
export async function setPassword(
  tx: StoreHandle,
  { outbox, config }: AccountServices,
  account: Account,
  passwordHash: string,
  { how, deviceHash }: Change,
): Promise<void> {
  await writePasswordHash(tx, account.id, passwordHash)
  await deleteSessionsOf(tx, account.id)
  await deletePendingSignInsOf(tx, account.id)
  await deleteResetsOf(tx, account.id)
  await deleteOtherDevices(tx, account.id, deviceHash)
  if (how === 'by a link' && deviceHash) await insertDevice(tx, deviceHash, account.id)
  await outbox.queue(
    tx,
    passwordChangedMail(account.email, config.publicUrl, how, `password-changed:${uuidv7()}`),
  )
}

/** Informs the account owner, in case it was someone else. */
function passwordChangedMail(
  to: string,
  publicUrl: string,
  how: 'by a link' | 'on the account page',
  dedupeKey: string,
): Mail {
  const whatEnded =
    how === 'by a link' ? 'You were signed out everywhere.' : 'You were signed out in every other browser.'
  return {
    to,
    kind: 'password-changed',
    subject: 'Your Capra password was changed',
    ...renderMail({
      title: 'Your password was changed',
      paragraphs: [
        how === 'by a link'
          ? 'The password of your account was changed with a link that we emailed to this address.'
          : 'The password of your account was changed on its account page.',
        `${whatEnded} If it was you, there is nothing to do.`,
      ],
      otherLink: { label: 'If it was not you, choose another password now', url: `${publicUrl}/auth/forgot` },
      footer: 'We send this email whenever the password of an account changes.',
    }),
    dedupeKey,
  }
}
