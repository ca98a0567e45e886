import { timingSafeEqual } from 'node:crypto'
import { lockAccount, readNow } from '#accounts/server/account-store.ts'
import { AppError } from '#platform/server/http/errors.ts'
import type { Exchange } from '#platform/server/http/exchange.ts'
import type { Secrets } from '#platform/server/secrets.ts'
import type { Store } from '#platform/server/store/store.ts'
import { lockReminders, writeReminders } from './reminder-store.ts'
import { unsubscribeTokenFor } from './stoppable-mail.ts'

const nothingWanted = {
  practice: false,
  weekly: false,
  interviews: false,
  feedback: false,
  goatMates: false,
} as const

/**
 * Stops all mails to the member whom this token belongs to, with or without a session. Safe to repeat. A member who has
 * left gets no mails anyway.
 *
 * @throws AppError `invalid` for a token that we did not make
 */
export async function unsubscribe(
  { store, secrets }: { readonly store: Store; readonly secrets: Secrets },
  token: string,
  exchange: Exchange,
): Promise<{ ok: true }> {
  const [userId = ''] = token.split('.')
  const expected = Buffer.from(unsubscribeTokenFor(secrets, userId))
  const given = Buffer.from(token)
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    throw new AppError('invalid', 'This link is not complete. Please open it again from the email.')
  await store.transaction(async (tx) => {
    if (!(await lockAccount(tx, userId))) return
    const before = await lockReminders(tx, userId)
    await writeReminders(tx, userId, { ...before, ...nothingWanted }, await readNow(tx))
  })
  exchange.event('mails_stopped', { userId })
  return { ok: true }
}
