import { v7 as uuidv7 } from 'uuid'
import type { StoreHandle } from '#platform/server/store/store.ts'
import type { AccountParts } from './account-parts.ts'
import { type Account, writePasswordHash } from './account-store.ts'
import { deleteOtherDevices, insertDevice } from './device-store.ts'
import { deleteSessionsOf } from './own-account/own-sessions-store.ts'
import { passwordChangedMail } from './password-changed-mail.ts'
import { deleteResetsOf } from './reset/password-reset-store.ts'

interface Change {
  readonly how: Parameters<typeof passwordChangedMail>[2]
  /** The browser that stays known; all others are forgotten, for one of them may be a thief's. */
  readonly deviceHash: string | undefined
}

/**
 * Sets a password and takes away what the old one opened: sessions, known browsers and mailed links. Lock the person's
 * row first, and wake the outbox after the commit.
 */
export async function setPassword(
  tx: StoreHandle,
  { outbox, config }: AccountParts,
  account: Account,
  passwordHash: string,
  { how, deviceHash }: Change,
): Promise<void> {
  await writePasswordHash(tx, account.id, passwordHash)
  await deleteSessionsOf(tx, account.id)
  await deleteResetsOf(tx, account.id)
  await deleteOtherDevices(tx, account.id, deviceHash)
  if (how === 'by a link' && deviceHash) await insertDevice(tx, deviceHash, account.id)
  await outbox.queue(
    tx,
    passwordChangedMail(account.email, config.publicUrl, how, `password-changed:${uuidv7()}`),
  )
}
