import type { EmailAddress } from '#accounts/server/email-address.ts'
import { nameInMail } from '#accounts/server/registration/person-name.ts'
import { dayMs } from '#platform/durations.ts'
import { windowKey } from '#platform/server/limits/limit-windows.ts'
import { takeWindow } from '#platform/server/limits/limit-windows-store.ts'
import { type MailContent, renderMail } from '#platform/server/mail/mail-layout.ts'
import type { StoreHandle } from '#platform/server/store/store.ts'
import { stoppableMail, wantsMail } from '#reminders/server/stoppable-mail.ts'
import type { HerdContext } from '../herd-context.ts'
import type { Person } from '../people-store.ts'
import { countSend, type Invite, inviteLifeMs, readSends } from './invite-store.ts'
import { stopTokenFor } from './stop-invitations.ts'

/** From one person to one address, in 30 days. */
const maxMails = 3

interface InvitationMail {
  readonly invite: Invite
  readonly inviter: Person
  readonly to: EmailAddress
  /** Of the address, if it has an account. */
  readonly memberId: string | undefined
  readonly isWithheld: boolean
}

/**
 * Mails an invitation at most once a day and three times in 30 days, with a daily limit per address over all inviters.
 * A suppressed mail runs the same statements as a sent one, so that timing does not reveal it.
 */
export async function mailInvitation(
  tx: StoreHandle,
  context: HerdContext,
  { invite, inviter, to, memberId, isWithheld }: InvitationMail,
): Promise<void> {
  const { config, secrets, outbox } = context
  const sends = await readSends(tx, inviter.id, to.key)
  if (sends.count >= maxMails || sends.isWithinDay) return
  const isAllowed = await takeWindow(tx, {
    key: windowKey(secrets, 'buddy-mails', to.key),
    limit: config.limits.goatMateMailsPerDayAddress,
    periodMs: dayMs,
  })
  await countSend(tx, invite.id)
  // No account has the empty id, so an address without an account runs the same statements.
  const isWanted = await wantsMail(tx, memberId ?? '', 'goatMates')
  const mail = {
    kind: 'buddy-invitation',
    subject: 'You are invited to practice interviews on Capra',
    dedupeKey: `buddy-invitation:${invite.id}:${invite.sends + 1}`,
    onBehalfOf: inviter.id,
  }
  const { address } = to
  const content = invitationText(
    inviter,
    memberId !== undefined,
    config.publicUrl,
    stopTokenFor(secrets, to.key),
  )
  const addressed =
    memberId === undefined
      ? { ...mail, to: address, ...renderMail(content) }
      : stoppableMail(context, { recipient: { id: memberId, email: address }, mail, content })
  const isSent = isAllowed && isWanted && !isWithheld && invite.status === 'pending'
  await (isSent ? outbox.queue(tx, addressed) : outbox.pretend(tx, addressed))
}

/**
 * Contains nothing that the inviter typed, because anyone can have it sent to anyone. Only a member sees the inviter's
 * name; everyone else sees the verified address alone.
 */
function invitationText(
  inviter: Person,
  isToMember: boolean,
  publicUrl: string,
  stopToken: string,
): MailContent {
  const who = isToMember ? `${nameInMail(inviter)} (${inviter.email})` : inviter.email
  return {
    title: 'Practice interviews together',
    paragraphs: [
      `${who} invites you to be GoatMates on Capra. GoatMates hold mock interviews with each other and give feedback they can act on.`,
      isToMember
        ? 'The invitation is accepted when you sign in or open My Herd, unless you turned that off. You can remove or block people in My Herd at any time.'
        : 'Create an account with this address, and the invitation is accepted when you sign in. You can remove or block people in My Herd at any time.',
      `The invitation expires after ${inviteLifeMs / dayMs} days.`,
    ],
    link: { label: isToMember ? 'Open My Herd' : 'Join on Capra', url: `${publicUrl}/my-herd` },
    otherLink: {
      label: 'Stop invitations from this site',
      url: `${publicUrl}/stop-invitations#${stopToken}`,
    },
    footer:
      'You received this email because someone with a Capra account typed this address to invite you. If you do not know them, you can ignore it.',
  }
}
