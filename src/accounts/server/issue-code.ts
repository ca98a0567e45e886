import type { Mail } from '#platform/server/mail/mail.ts'
import type { Secrets } from '#platform/server/secrets.ts'
import type { StoreHandle } from '#platform/server/store/store.ts'
import type { AccountParts } from './account-parts.ts'
import { codeMail } from './code-mail.ts'
import { existingAccountMail } from './existing-account-mail.ts'
import type { LiveAttempt } from './live-attempt-store.ts'
import { type RegistrationAttemptTable, replaceCode } from './registration-store.ts'

/** What is kept of a code: worth nothing without the installation's secret, and for no other attempt. */
export function codeMac(secrets: Secrets, attemptId: string, code: string): string {
  return secrets.mac('code', `${attemptId}:${code}`)
}

interface Recipient {
  readonly id: string
  readonly kind: RegistrationAttemptTable['kind']
  readonly email: string
}

/** The mail for a code: for an address that has an account it holds none, and nobody but its reader can tell. */
export function attemptEmail(
  { config }: AccountParts,
  { id, kind, email }: Recipient,
  code: string,
  send: number,
): Mail {
  const dedupeKey = `registration:${id}:${send}`
  return kind === 'existing'
    ? existingAccountMail(email, config.publicUrl, dedupeKey)
    : codeMail(email, code, dedupeKey)
}

/** Sends a new code for an attempt that had one. */
export async function issueNewCode(
  tx: StoreHandle,
  parts: AccountParts,
  attempt: Recipient & Pick<LiveAttempt, 'sends'>,
): Promise<void> {
  const code = parts.random.code()
  await replaceCode(tx, attempt.id, codeMac(parts.secrets, attempt.id, code))
  await parts.outbox.queue(tx, attemptEmail(parts, attempt, code, attempt.sends + 1))
}
