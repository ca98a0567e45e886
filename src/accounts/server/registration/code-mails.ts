import { minuteMs } from '#platform/durations.ts'
import type { Mail } from '#platform/server/mail/mail.ts'
import { renderMail } from '#platform/server/mail/mail-layout.ts'
import type { Secrets } from '#platform/server/secrets.ts'
import type { StoreHandle } from '#platform/server/store/store.ts'
import { codeMs } from '../../account-rules.ts'
import type { AccountServices } from '../account-services.ts'
import {
  attemptMs,
  type LiveAttempt,
  type RegistrationAttemptTable,
  replaceCode,
} from './registration-store.ts'

/** What the store keeps of a code: useless without the secret, and valid for one attempt only. */
export function codeMac(secrets: Secrets, attemptId: string, code: string): string {
  return secrets.mac('code', `${attemptId}:${code}`)
}

interface Recipient {
  readonly id: string
  readonly kind: RegistrationAttemptTable['kind']
  readonly email: string
}

/** The mail with a code, or without one if the address has an account; only the mailbox shows the difference. */
export function attemptEmail(
  { config }: AccountServices,
  { id, kind, email }: Recipient,
  code: string,
  send: number,
): Mail {
  const dedupeKey = `registration:${id}:${send}`
  return kind === 'existing'
    ? existingAccountMail(email, config.publicUrl, dedupeKey)
    : codeMail(email, code, dedupeKey)
}

/** Replaces the code of an attempt and sends the new one. */
export async function issueNewCode(
  tx: StoreHandle,
  services: AccountServices,
  attempt: Recipient & Pick<LiveAttempt, 'sends'>,
): Promise<void> {
  const code = services.random.code()
  await replaceCode(tx, attempt.id, codeMac(services.secrets, attempt.id, code))
  await services.outbox.queue(tx, attemptEmail(services, attempt, code, attempt.sends + 1))
}

/** Contains nothing that was typed: anyone can have this mail sent to anyone. */
function codeMail(to: string, code: string, dedupeKey: string): Mail {
  return {
    to,
    kind: 'sign-up-code',
    subject: 'Your Capra code',
    ...renderMail({
      title: 'Your code',
      code,
      paragraphs: [
        `Enter this code on the page where you created your account. It is valid once, for ${codeMs / minuteMs} minutes.`,
        'If you requested more than one code, only the newest one works.',
      ],
      footer:
        'You received this email because someone used this address to create a Capra account. If that was not you, you can ignore it: without the code, no account is created.',
    }),
    dedupeKey,
    usefulForMs: codeMs,
    consoleNote: `code ${code}`,
  }
}

/**
 * Sent when someone registers an address that has an account: the page must not say so, but the mailbox may.
 * `publicUrl` comes from the settings, never from a request.
 */
function existingAccountMail(to: string, publicUrl: string, dedupeKey: string): Mail {
  return {
    to,
    kind: 'existing-account',
    subject: 'You already have a Capra account',
    ...renderMail({
      title: 'You already have an account',
      paragraphs: [
        'Someone, probably you, tried to create a Capra account with this address. It has one already, so there is no code: sign in with the password you chose then.',
      ],
      link: { label: 'Sign in', url: `${publicUrl}/auth` },
      otherLink: { label: 'Forgot the password? Choose a new one', url: `${publicUrl}/auth/forgot` },
      footer:
        'If it was not you who tried, you can ignore this email: your account and your password are unchanged.',
    }),
    dedupeKey,
    // It expires like a mail with a code, so that both are written alike.
    usefulForMs: attemptMs,
    consoleNote: 'this address already has an account: sign in',
  }
}
