import type { EmailAddress } from '#accounts/server/email-address.ts'
import { day, windowKey } from '#accounts/server/limit-refusal.ts'
import { takeWindow } from '#platform/server/limit-windows-store.ts'
import type { StoreHandle } from '#platform/server/store.ts'
import type { HerdParts } from '../herd-parts.ts'
import type { Person } from '../people-store.ts'
import { countSend, readSends } from './invite-count-store.ts'
import { invitationMail } from './invite-mails.ts'
import type { Invite } from './invite-store.ts'
import { stopTokenFor } from './stop-invitations.ts'

/** Of one person to one address, in 30 days. */
const mostMails = 3

interface MailOrder {
  readonly invite: Invite
  readonly me: Person
  readonly to: EmailAddress
  readonly isToMember: boolean
  readonly isWithheld: boolean
}

/**
 * At most once a day and three times in 30, and few a day to one address from all people together. A mail that is held
 * back takes the same steps as one that goes.
 */
export async function mailInvitation(tx: StoreHandle, parts: HerdParts, order: MailOrder): Promise<void> {
  const { config, secrets, outbox } = parts
  const { invite, me, to, isToMember, isWithheld } = order
  const sends = await readSends(tx, me.id, to.key)
  if (sends.count >= mostMails || sends.isWithinDay) return
  const isAllowed = await takeWindow(tx, {
    key: windowKey(secrets, 'buddy-mails', to.key),
    limit: config.limits.buddyMailsPerDayAddress,
    periodMs: day,
  })
  await countSend(tx, invite.id)
  const mail = invitationMail({
    to: to.address,
    inviter: me,
    isToMember,
    publicUrl: config.publicUrl,
    stopToken: stopTokenFor(secrets, to.key),
    dedupeKey: `buddy-invitation:${invite.id}:${invite.sends + 1}`,
  })
  const isSent = isAllowed && !isWithheld && invite.status === 'pending'
  await (isSent ? outbox.queue(tx, mail) : outbox.pretend(tx, mail))
}
