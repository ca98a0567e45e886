import { AppError } from '#platform/server/http/errors.ts'
import type { Exchange } from '#platform/server/http/exchange.ts'
import type { StoreHandle } from '#platform/server/store/store.ts'
import type { HerdContext } from '../herd-context.ts'
import { deleteRequestsBetween } from '../interview-requests/interview-request-store.ts'
import { updateOpenInvites } from '../invitations/invite-store.ts'
import { lockPeople, type Person } from '../people-store.ts'
import { deleteBlock, insertBlock, insertRemoval } from './block-store.ts'
import { areConnected, deleteGoatMates } from './goatmate-store.ts'

/** The two are no longer GoatMates. Later invitations from the other person need an explicit answer. Safe to repeat. */
export function removeGoatMate(
  context: HerdContext,
  userId: string,
  otherId: string,
  exchange: Exchange,
): Promise<void> {
  return withBoth(context, userId, otherId, exchange, async (tx, me, other) => {
    await separate(tx, me, other)
    await updateOpenInvites(tx, other, me, 'cancelled')
    exchange.event('buddy_removed', { userId })
  })
}

/**
 * Removes a GoatMate and hides every invitation from that person, who still sees their invitations as pending. Safe to
 * repeat.
 */
export function blockPerson(
  context: HerdContext,
  userId: string,
  otherId: string,
  exchange: Exchange,
): Promise<void> {
  return withBoth(context, userId, otherId, exchange, async (tx, me, other) => {
    await separate(tx, me, other)
    await updateOpenInvites(tx, other, me, 'withheld')
    await insertBlock(tx, userId, otherId)
    exchange.event('buddy_blocked', { userId })
  })
}

/** Removes a block; the two are not GoatMates again. Safe to repeat. */
export function unblockPerson(
  context: HerdContext,
  userId: string,
  otherId: string,
  exchange: Exchange,
): Promise<void> {
  return withBoth(context, userId, otherId, exchange, async (tx) => {
    await deleteBlock(tx, userId, otherId)
    exchange.event('buddy_unblocked', { userId })
  })
}

async function separate(tx: StoreHandle, me: Person, other: Person): Promise<void> {
  await deleteGoatMates(tx, me.id, other.id)
  await deleteRequestsBetween(tx, me.id, other.id)
  await updateOpenInvites(tx, me, other, 'cancelled')
  await insertRemoval(tx, me.id, other.id)
}

/** Locks both people's rows. @throws AppError `not_found` when the two were never in contact */
async function withBoth(
  { store }: HerdContext,
  userId: string,
  otherId: string,
  exchange: Exchange,
  work: (tx: StoreHandle, me: Person, other: Person) => Promise<void>,
): Promise<void> {
  await store.transaction(async (tx) => {
    const people = await lockPeople(tx, [userId, otherId])
    const me = people.get(userId)
    const other = people.get(otherId)
    if (!me || !other || !(await areConnected(tx, me, otherId))) {
      exchange.event('not_own', { what: 'buddy', userId })
      throw new AppError('not_found', 'That person is not one of your GoatMates.')
    }
    await work(tx, me, other)
  })
}
