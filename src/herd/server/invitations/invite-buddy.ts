import { type EmailAddress, parseEmail } from '#accounts/server/email-address.ts'
import { day, refusedWith, windowKey } from '#accounts/server/limit-refusal.ts'
import type { ReplyOf } from '#platform/endpoint.ts'
import { limited } from '#platform/server/at-limit.ts'
import { answerOnce } from '#platform/server/idempotency.ts'
import { takeWindows } from '#platform/server/limit-windows-store.ts'
import type { Exchange } from '#platform/server/route.ts'
import type { StoreHandle } from '#platform/server/store.ts'
import type { herdApi } from '../../contract.ts'
import { befriend } from '../friends/befriend.ts'
import { readBlocks } from '../friends/block-store.ts'
import { areFriends } from '../friends/friendship-store.ts'
import type { HerdParts } from '../herd-parts.ts'
import { findPerson, lockPeopleAt, type Person } from '../people-store.ts'
import { refusals } from './buddy-refusals.ts'
import { endExpiredInvites } from './end-invite-store.ts'
import { countOpenInvites } from './invite-count-store.ts'
import { findOpenInvite, type Invite, insertInvite, setInviteStatus } from './invite-store.ts'
import { mailInvitation } from './mail-invitation.ts'
import { addressMac } from './stop-invitations.ts'
import { isSuppressed } from './suppression-store.ts'

interface Invited {
  readonly reply: ReplyOf<typeof herdApi.invite>
  readonly isNew: boolean
}

/**
 * Invites an address. Whether it has an account, wants no invitations or belongs to somebody who blocked the inviter
 * changes neither the answer nor the steps that lead to it: only what is in the mail, and whether there is one.
 */
export async function inviteBuddy(
  parts: HerdParts,
  userId: string,
  typed: string,
  exchange: Exchange,
): Promise<Invited['reply']> {
  const to = parseEmail(typed)
  if (!to) throw refusals.noAddress()
  const request = { userId, call: 'invite', key: exchange.idempotencyKey, body: to.address }
  const { reply, isNew } = await answerOnce<Invited>(parts.store, request, (tx) =>
    invite(tx, parts, userId, to, exchange),
  )
  parts.outbox.wake()
  if (isNew) exchange.status(201)
  exchange.event('buddy_invited', { userId, status: reply.status, isNew })
  return reply
}

async function invite(
  tx: StoreHandle,
  parts: HerdParts,
  userId: string,
  to: EmailAddress,
  exchange: Exchange,
): Promise<Invited> {
  const own = await findPerson(tx, userId)
  if (!own) throw refusals.noSession()
  if (own.emailKey === to.key) throw refusals.yourself()
  const people = await lockPeopleAt(tx, [own.emailKey, to.key])
  const me = people.find(({ id }) => id === userId)
  if (!me) throw refusals.noSession()
  const target = people.find(({ emailKey }) => emailKey === to.key)
  // Nobody has the empty id: an address without an account takes the same steps.
  const targetId = target?.id ?? ''

  const areAlready = await areFriends(tx, userId, targetId)
  const blocks = await readBlocks(tx, userId, targetId)
  const isStopped = await isSuppressed(tx, addressMac(parts.secrets, to.key))
  const theirs = await findOpenInvite(tx, targetId, me.emailKey)
  await endExpiredInvites(tx, userId)
  const before = await findOpenInvite(tx, userId, to.key)
  if (areAlready) throw refusals.alreadyFriends()
  if (blocks.isMine) throw refusals.blocked()
  if (target && theirs && theirs.status !== 'withheld')
    return meet(tx, parts, { inviter: target, accepter: me }, theirs, to)

  const isWithheld = blocks.isTheirs || isStopped
  if (!before) await takePlace(tx, parts, me, exchange)
  const current = before
    ? await reopened(tx, before, isWithheld)
    : await insertInvite(tx, {
        fromUserId: userId,
        toEmail: to.address,
        toEmailKey: to.key,
        status: isWithheld ? 'withheld' : 'pending',
      })
  await mailInvitation(tx, parts, { invite: current, me, to, isToMember: target !== undefined, isWithheld })
  return {
    reply: {
      id: current.id,
      toEmail: to.address,
      status: 'pending',
      message: `Buddy request sent to ${to.address}.`,
    },
    isNew: !before,
  }
}

/** Both want it: nothing is left to wait for. */
async function meet(
  tx: StoreHandle,
  parts: HerdParts,
  people: { readonly inviter: Person; readonly accepter: Person },
  theirs: Invite,
  to: EmailAddress,
): Promise<Invited> {
  if (!(await befriend(tx, parts, people, theirs.id))) throw refusals.herdFull(parts.config.limits.goatMates)
  return {
    reply: { id: theirs.id, toEmail: to.address, status: 'accepted', message: 'You are GoatMates now.' },
    isNew: true,
  }
}

/** @throws AppError when the person has invited enough people for a day, or waits for too many */
async function takePlace(
  tx: StoreHandle,
  { config: { limits }, secrets }: HerdParts,
  me: Person,
  exchange: Exchange,
): Promise<void> {
  const limit = me.memberForMs < day ? limits.buddyInvitesFirstDay : limits.buddyInvitesPerDay
  const key = windowKey(secrets, 'buddy-invites', me.id)
  await refusedWith(takeWindows(tx, [{ key, limit, periodMs: day }]), (seconds) =>
    limited(exchange, 'buddy-invites', seconds, refusals.tooManyToday(limit)),
  )
  if ((await countOpenInvites(tx, me.id)) >= limits.buddyInvitesOpen)
    throw refusals.tooManyOpen(limits.buddyInvitesOpen)
}

/** Asked again, an invitation that was withheld may be shown if nothing stands against it any more. */
async function reopened(tx: StoreHandle, before: Invite, isWithheld: boolean): Promise<Invite> {
  if (before.status !== 'withheld' || isWithheld) return before
  await setInviteStatus(tx, before.id, 'pending')
  return { ...before, status: 'pending' }
}
