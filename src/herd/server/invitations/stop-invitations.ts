import { timingSafeEqual } from 'node:crypto'
import { AppError } from '#platform/server/http/errors.ts'
import type { Exchange } from '#platform/server/http/exchange.ts'
import type { Secrets } from '#platform/server/secrets.ts'
import type { HerdContext } from '../herd-context.ts'
import { insertSuppression } from './suppression-store.ts'

/** Stored instead of an address that must not be kept in plain text. */
export function addressMac(secrets: Secrets, emailKey: string): string {
  return secrets.mac('mail-suppression', emailKey)
}

/** The signed token of the link in an invitation mail. It does not reveal the address. */
export function stopTokenFor(secrets: Secrets, emailKey: string): string {
  const mac = addressMac(secrets, emailKey)
  return `${mac}.${secrets.mac('stop-invitations', mac)}`
}

/** Suppresses all future invitation mails to the address of this token. Safe to repeat. @throws AppError `invalid` */
export async function stopInvitations(
  { store, secrets }: HerdContext,
  token: string,
  exchange: Exchange,
): Promise<void> {
  const [mac = '', signature = '', ...more] = token.split('.')
  const expected = Buffer.from(secrets.mac('stop-invitations', mac))
  const given = Buffer.from(signature)
  if (more.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected))
    throw new AppError('invalid', 'This link is not complete. Please open it again from the email.')
  await insertSuppression(store, mac)
  exchange.event('invitations_stopped')
}
