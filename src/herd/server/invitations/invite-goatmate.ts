import { type EmailAddress, parseEmail } from '#accounts/server/email-address.ts'
import { dayMs } from '#platform/durations.ts'
import type { ReplyOf } from '#platform/endpoint.ts'
import { AppError, invalidField } from '#platform/server/http/errors.ts'
import type { Exchange } from '#platform/server/http/exchange.ts'
import { answerOnce } from '#platform/server/idempotency.ts'
import { takeOrRefuse } from '#platform/server/limits/limit-windows.ts'
import type { StoreHandle } from '#platform/server/store/store.ts'
import type { herdApi } from '../../contract.ts'
import { readBlocks } from '../goatmates/block-store.ts'
import { areGoatMates } from '../goatmates/goatmate-store.ts'
import { alreadyGoatMates, herdFull, makeGoatMates } from '../goatmates/make-goatmates.ts'
import { getPerson, type HerdContext, noSession } from '../herd-context.ts'
import { lockPeopleByEmail, type Person } from '../people-store.ts'
import { mailInvitation } from './invitation-mail.ts'
import {
  endExpiredInvites,
  findOpenInvite,
  type Invite,
  insertInvite,
  setInviteStatus,
} from './invite-store.ts'
import { countOpenInvites } from './open-invite-store.ts'
import { addressMac } from './stop-invitations.ts'
import { isSuppressed } from './suppression-store.ts'

interface Invited {
  readonly reply: ReplyOf<typeof herdApi.invite>
  readonly isNew: boolean
}

/**
 * Invites an address. Whether it has an account, stopped invitations or belongs to someone who blocked the inviter
 * changes neither the reply nor the statements that run: only the mail, and whether there is one.
 */
export async function inviteGoatMate(
  context: HerdContext,
  userId: string,
  typed: string,
  exchange: Exchange,
): Promise<Invited['reply']> {
  const to = parseEmail(typed)
  if (!to) throw invalidField('toEmail', 'Enter a valid email address.')
  const request = { userId, call: 'invite', key: exchange.idempotencyKey, body: to.address }
  const { reply, isNew } = await answerOnce<Invited>(context.store, request, (tx) =>
    invite(tx, context, userId, to, exchange),
  )
  context.outbox.wake()
  if (isNew) exchange.status(201)
  exchange.event('buddy_invited', { userId, status: reply.status, isNew })
  return reply
}

async function invite(
  tx: StoreHandle,
  context: HerdContext,
  userId: string,
  to: EmailAddress,
  exchange: Exchange,
): Promise<Invited> {
  const { emailKey } = await getPerson(tx, userId)
  if (emailKey === to.key) throw invalidField('toEmail', 'You cannot invite yourself.')
  const people = await lockPeopleByEmail(tx, [emailKey, to.key])
  const me = people.get(emailKey)
  if (!me) throw noSession()
  const target = people.get(to.key)
  // No account has the empty id, so an address without an account runs the same statements.
  const targetId = target?.id ?? ''

  const areAlready = await areGoatMates(tx, userId, targetId)
  const blocks = await readBlocks(tx, userId, targetId)
  const isStopped = await isSuppressed(tx, addressMac(context.secrets, to.key))
  const theirs = await findOpenInvite(tx, targetId, me.emailKey)
  await endExpiredInvites(tx, userId)
  const before = await findOpenInvite(tx, userId, to.key)
  if (areAlready) throw alreadyGoatMates()
  if (blocks.isMine) throw new AppError('conflict', 'You have blocked this person. Unblock them first.')
  if (target && theirs && theirs.status !== 'withheld') {
    // Both have invited each other, so they become GoatMates at once.
    if (!(await makeGoatMates(tx, context, { inviter: target, accepter: me, inviteId: theirs.id })))
      throw herdFull(context.config.limits.goatMates)
    return {
      reply: { id: theirs.id, toEmail: to.address, status: 'accepted', message: 'You are GoatMates now.' },
      isNew: true,
    }
  }

  const isWithheld = blocks.isTheirs || isStopped
  if (!before) await checkLimits(tx, context, me, exchange)
  const current = before
    ? await reopened(tx, before, isWithheld)
    : await insertInvite(tx, {
        fromUserId: userId,
        toEmail: to.address,
        toEmailKey: to.key,
        status: isWithheld ? 'withheld' : 'pending',
      })
  await mailInvitation(tx, context, {
    invite: current,
    inviter: me,
    to,
    memberId: target?.id,
    isWithheld,
  })
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

/** Counts the invitation against the day's limit. @throws AppError when it or the limit of open invitations is reached */
async function checkLimits(
  tx: StoreHandle,
  { config: { limits }, secrets }: HerdContext,
  me: Person,
  exchange: Exchange,
): Promise<void> {
  const limit = me.memberForMs < dayMs ? limits.goatMateInvitesFirstDay : limits.goatMateInvitesPerDay
  const own = { name: 'buddy-invites', subject: [me.id], limit }
  await takeOrRefuse(tx, { secrets, exchange }, own, (retryAfterSeconds) => {
    const sentence = `You can send ${limit} invitations a day. Please try again tomorrow.`
    return new AppError('limited', sentence, { retryAfterSeconds })
  })
  const maxOpen = limits.goatMateInvitesOpen
  if ((await countOpenInvites(tx, me.id)) >= maxOpen)
    throw new AppError('conflict', `You have ${maxOpen} open invitations. Cancel one first.`)
}

/** Inviting again makes a withheld invitation visible once nothing withholds it any more. */
async function reopened(tx: StoreHandle, before: Invite, isWithheld: boolean): Promise<Invite> {
  if (before.status !== 'withheld' || isWithheld) return before
  await setInviteStatus(tx, before.id, 'pending')
  return { ...before, status: 'pending' }
}
