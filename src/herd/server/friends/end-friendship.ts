import type { Exchange } from '#platform/server/route.ts'
import type { StoreHandle } from '#platform/server/store.ts'
import type { HerdParts } from '../herd-parts.ts'
import { refusals } from '../invitations/buddy-refusals.ts'
import { endInvites, withholdInvites } from '../invitations/end-invite-store.ts'
import { lockPeople, type Person } from '../people-store.ts'
import { isAcquainted } from './acquaintance-store.ts'
import { deleteBlock, insertBlock, insertRemoval } from './block-store.ts'
import { deleteFriendship } from './friendship-store.ts'

/** Ends a friendship for both. Nobody is told, and the other's next invitation waits for an answer. Safe to repeat. */
export function removeBuddy(
  parts: HerdParts,
  userId: string,
  otherId: string,
  exchange: Exchange,
): Promise<void> {
  return between(parts, userId, otherId, exchange, async (tx, me, other) => {
    await part(tx, me, other)
    await endInvites(tx, other, me, 'cancelled')
    exchange.event('buddy_removed', { userId })
  })
}

/** As removing, and nothing of that person comes through any more; to them it looks as if it did. Safe to repeat. */
export function blockPerson(
  parts: HerdParts,
  userId: string,
  otherId: string,
  exchange: Exchange,
): Promise<void> {
  return between(parts, userId, otherId, exchange, async (tx, me, other) => {
    await part(tx, me, other)
    await withholdInvites(tx, other, me)
    await insertBlock(tx, userId, otherId)
    exchange.event('buddy_blocked', { userId })
  })
}

/** Takes a block back; the friendship stays ended. Safe to repeat. */
export function unblockPerson(
  parts: HerdParts,
  userId: string,
  otherId: string,
  exchange: Exchange,
): Promise<void> {
  return between(parts, userId, otherId, exchange, async (tx) => {
    await deleteBlock(tx, userId, otherId)
    exchange.event('buddy_unblocked', { userId })
  })
}

async function part(tx: StoreHandle, me: Person, other: Person): Promise<void> {
  await deleteFriendship(tx, me.id, other.id)
  await endInvites(tx, me, other, 'cancelled')
  await insertRemoval(tx, me.id, other.id)
}

/** With both people's rows locked. @throws AppError `not_found` for whoever the person never met here */
async function between(
  { store }: HerdParts,
  userId: string,
  otherId: string,
  exchange: Exchange,
  work: (tx: StoreHandle, me: Person, other: Person) => Promise<void>,
): Promise<void> {
  await store.transaction(async (tx) => {
    const people = await lockPeople(tx, [userId, otherId])
    const me = people.find(({ id }) => id === userId)
    const other = people.find(({ id }) => id === otherId)
    if (!me || !other || !(await isAcquainted(tx, me, otherId))) {
      exchange.event('not_own', { what: 'buddy', userId })
      throw refusals.noPerson()
    }
    await work(tx, me, other)
  })
}
