import { timingSafeEqual } from 'node:crypto'
import type { Exchange } from '#platform/server/route.ts'
import type { Secrets } from '#platform/server/secrets.ts'
import type { HerdParts } from '../herd-parts.ts'
import { refusals } from './buddy-refusals.ts'
import { insertSuppression } from './suppression-store.ts'

/** Stands for an address where the address itself may not be kept. */
export function addressMac(secrets: Secrets, emailKey: string): string {
  return secrets.mac('mail-suppression', emailKey)
}

/** What the link in an invitation carries: no address, and nothing that anybody else could make. */
export function stopTokenFor(secrets: Secrets, emailKey: string): string {
  const mac = addressMac(secrets, emailKey)
  return `${mac}.${secrets.mac('stop-invitations', mac)}`
}

/** No more invitation mails to the address of this link, from anybody. Safe to repeat. @throws AppError `invalid` */
export async function stopInvitations(
  { store, secrets }: HerdParts,
  token: string,
  exchange: Exchange,
): Promise<void> {
  const [mac = '', signature = '', ...more] = token.split('.')
  const expected = Buffer.from(secrets.mac('stop-invitations', mac))
  const given = Buffer.from(signature)
  if (more.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected))
    throw refusals.badStopLink()
  await insertSuppression(store, mac)
  exchange.event('invitations_stopped')
}
