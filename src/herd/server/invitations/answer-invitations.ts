import type { ReplyOf } from '#platform/endpoint.ts'
import { AppError } from '#platform/server/http/errors.ts'
import type { Exchange } from '#platform/server/http/exchange.ts'
import type { StoreHandle } from '#platform/server/store/store.ts'
import type { herdApi } from '../../contract.ts'
import { insertRemoval } from '../goatmates/block-store.ts'
import { areGoatMates } from '../goatmates/goatmate-store.ts'
import { alreadyGoatMates, herdFull, makeGoatMates } from '../goatmates/make-goatmates.ts'
import { getPerson, type HerdContext } from '../herd-context.ts'
import { findPerson, lockPeople, type Person } from '../people-store.ts'
import { readHerdSettings } from './herd-settings-store.ts'
import { cancelInvite, findInvite, type Invite, setInviteStatus } from './invite-store.ts'
import { readAutoAcceptable } from './open-invite-store.ts'

/** Accepts a received invitation. Safe to repeat. @throws AppError */
export async function acceptInvitation(
  context: HerdContext,
  userId: string,
  inviteId: string,
  exchange: Exchange,
): Promise<void> {
  await withReceived(context, userId, inviteId, exchange, async (tx, { me, inviter, invite }) => {
    if (invite.status === 'accepted' && (await areGoatMates(tx, userId, inviter.id))) return
    if (invite.status !== 'pending') throw new AppError('conflict', 'This invitation is no longer open.')
    if (!(await makeGoatMates(tx, context, { inviter, accepter: me, inviteId: invite.id })))
      throw herdFull(context.config.limits.goatMates)
    exchange.event('buddies_joined', { userId, count: 1 })
  })
  context.outbox.wake()
}

/** The sender still sees the invitation as pending, and their later ones are not auto-accepted. Safe to repeat. */
export function declineInvitation(
  context: HerdContext,
  userId: string,
  inviteId: string,
  exchange: Exchange,
): Promise<void> {
  return withReceived(context, userId, inviteId, exchange, async (tx, { inviter, invite }) => {
    if (invite.status === 'accepted') throw alreadyGoatMates()
    if (invite.status !== 'pending') return
    await setInviteStatus(tx, invite.id, 'declined')
    await insertRemoval(tx, userId, inviter.id)
    exchange.event('invitation_declined', { userId })
  })
}

/** Cancels an invitation this person sent. Safe to repeat. @throws AppError */
export async function cancelInvitation(
  { store }: HerdContext,
  userId: string,
  inviteId: string,
  exchange: Exchange,
): Promise<void> {
  await store.transaction(async (tx) => {
    await lockPeople(tx, [userId])
    const invite = await findInvite(tx, inviteId, { fromUserId: userId })
    if (!invite) throw notFound(exchange, userId)
    if (invite.status === 'accepted') throw alreadyGoatMates()
    await cancelInvite(tx, invite.id)
  })
  exchange.event('invitation_cancelled', { userId })
}

/** Accepts every open invitation to this person that needs no explicit answer, unless they turned that off. Safe to repeat. */
export async function autoAcceptInvitations(
  context: HerdContext,
  userId: string,
  exchange: Exchange,
): Promise<ReplyOf<typeof herdApi.autoAccept>> {
  const { store, outbox } = context
  const me = await findPerson(store, userId)
  // Checked before any row is locked, because there is usually nothing to accept.
  const open = me ? await readAutoAcceptable(store, userId, me.emailKey) : []
  const { autoAcceptInvites } = await readHerdSettings(store, userId)
  if (!me || open.length === 0 || !autoAcceptInvites) return { accepted: [], count: 0 }

  const accepted = await store.transaction(async (tx) => {
    const people = await lockPeople(tx, [userId, ...open.map(({ fromUserId }) => fromUserId)])
    const joined: Person[] = []
    // Read again under the locks: an invitation may have been canceled meanwhile.
    for (const { id, fromUserId } of await readAutoAcceptable(tx, userId, me.emailKey)) {
      const inviter = people.get(fromUserId)
      const pair = inviter && { inviter, accepter: me, inviteId: id, isAutomatic: true }
      if (pair && (await makeGoatMates(tx, context, pair))) joined.push(pair.inviter)
    }
    return joined
  })
  outbox.wake()
  exchange.event('buddies_joined', { userId, count: accepted.length })
  return { accepted, count: accepted.length }
}

interface Received {
  readonly me: Person
  readonly inviter: Person
  readonly invite: Invite
}

/** Runs with the rows of both people locked. @throws AppError `not_found` unless the invitation is to this person */
async function withReceived(
  { store }: HerdContext,
  userId: string,
  inviteId: string,
  exchange: Exchange,
  work: (tx: StoreHandle, received: Received) => Promise<void>,
): Promise<void> {
  const { emailKey: toEmailKey } = await getPerson(store, userId)
  const seen = await findInvite(store, inviteId, { toEmailKey })
  if (!seen) throw notFound(exchange, userId)
  await store.transaction(async (tx) => {
    const people = await lockPeople(tx, [userId, seen.fromUserId])
    const me = people.get(userId)
    const inviter = people.get(seen.fromUserId)
    const invite = await findInvite(tx, inviteId, { toEmailKey })
    if (!me || !inviter || !invite) throw notFound(exchange, userId)
    await work(tx, { me, inviter, invite })
  })
}

function notFound(exchange: Exchange, userId: string): AppError {
  exchange.event('not_own', { what: 'invitation', userId })
  return new AppError('not_found', 'Invitation not found.')
}
