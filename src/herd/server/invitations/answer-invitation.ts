import type { Exchange } from '#platform/server/route.ts'
import type { StoreHandle } from '#platform/server/store.ts'
import { befriend } from '../friends/befriend.ts'
import { insertRemoval } from '../friends/block-store.ts'
import { areFriends } from '../friends/friendship-store.ts'
import type { HerdParts } from '../herd-parts.ts'
import { findPerson, lockPeople, type Person } from '../people-store.ts'
import { refusals } from './buddy-refusals.ts'
import { cancelInvite } from './end-invite-store.ts'
import { findInvite, type Invite, setInviteStatus } from './invite-store.ts'

/** Accepts a received invitation. Safe to repeat. @throws AppError */
export async function acceptInvitation(
  parts: HerdParts,
  userId: string,
  inviteId: string,
  exchange: Exchange,
): Promise<void> {
  await withReceived(parts, userId, inviteId, exchange, async (tx, { me, inviter, invite }) => {
    if (invite.status === 'accepted' && (await areFriends(tx, userId, inviter.id))) return
    if (invite.status !== 'pending') throw refusals.inviteOver()
    if (!(await befriend(tx, parts, { inviter, accepter: me }, invite.id)))
      throw refusals.herdFull(parts.config.limits.goatMates)
    exchange.event('buddies_joined', { userId, count: 1 })
  })
  parts.outbox.wake()
}

/** Turns a received invitation down: the sender goes on seeing it, and later ones wait for an answer too. */
export function declineInvitation(
  parts: HerdParts,
  userId: string,
  inviteId: string,
  exchange: Exchange,
): Promise<void> {
  return withReceived(parts, userId, inviteId, exchange, async (tx, { inviter, invite }) => {
    if (invite.status === 'accepted') throw refusals.alreadyFriends()
    if (invite.status !== 'pending') return
    await setInviteStatus(tx, invite.id, 'declined')
    await insertRemoval(tx, userId, inviter.id)
    exchange.event('invitation_declined', { userId })
  })
}

/** Takes an own invitation back. Safe to repeat. @throws AppError */
export async function cancelInvitation(
  { store }: HerdParts,
  userId: string,
  inviteId: string,
  exchange: Exchange,
): Promise<void> {
  await store.transaction(async (tx) => {
    await lockPeople(tx, [userId])
    const invite = await findInvite(tx, inviteId, { fromUserId: userId })
    if (!invite) throw notFound(exchange, userId)
    if (invite.status === 'accepted') throw refusals.alreadyFriends()
    await cancelInvite(tx, invite.id)
  })
  exchange.event('invitation_cancelled', { userId })
}

interface Received {
  readonly me: Person
  readonly inviter: Person
  readonly invite: Invite
}

async function withReceived(
  { store }: HerdParts,
  userId: string,
  inviteId: string,
  exchange: Exchange,
  work: (tx: StoreHandle, received: Received) => Promise<void>,
): Promise<void> {
  const found = await findPerson(store, userId)
  if (!found) throw refusals.noSession()
  const side = { toEmailKey: found.emailKey }
  const seen = await findInvite(store, inviteId, side)
  if (!seen) throw notFound(exchange, userId)
  await store.transaction(async (tx) => {
    const people = await lockPeople(tx, [userId, seen.fromUserId])
    const me = people.find(({ id }) => id === userId)
    const inviter = people.find(({ id }) => id === seen.fromUserId)
    const invite = await findInvite(tx, inviteId, side)
    if (!me || !inviter || !invite) throw notFound(exchange, userId)
    await work(tx, { me, inviter, invite })
  })
}

function notFound(exchange: Exchange, userId: string) {
  exchange.event('not_own', { what: 'invitation', userId })
  return refusals.noInvite()
}
