import { nameInMail } from '#accounts/server/registration/person-name.ts'
import { AppError } from '#platform/server/http/errors.ts'
import type { StoreHandle } from '#platform/server/store/store.ts'
import { queueIfWanted, type Stoppable } from '#reminders/server/stoppable-mail.ts'
import type { HerdContext } from '../herd-context.ts'
import { updateOpenInvites } from '../invitations/invite-store.ts'
import type { Person } from '../people-store.ts'
import { deleteRemovals } from './block-store.ts'
import { countGoatMates, insertGoatMates } from './goatmate-store.ts'

export const alreadyGoatMates = () => new AppError('conflict', 'You are already GoatMates.')
export const herdFull = (limit: number) =>
  new AppError('conflict', `One of you has ${limit} GoatMates already. Nobody can have more.`)

interface AcceptedInvite {
  readonly inviter: Person
  readonly accepter: Person
  readonly inviteId: string
  /** Accepted by the accepter's setting, not by them. */
  readonly isAutomatic?: boolean
}

/**
 * Makes two people GoatMates, ends all invitations between them and mails the inviter. The rows of both people must be
 * locked.
 *
 * @returns false when one of them has too many GoatMates; then nothing has changed.
 */
export async function makeGoatMates(
  tx: StoreHandle,
  context: HerdContext,
  { inviter, accepter, inviteId, isAutomatic = false }: AcceptedInvite,
): Promise<boolean> {
  const { limits, publicUrl } = context.config
  for (const { id } of [inviter, accepter])
    if ((await countGoatMates(tx, id)) >= limits.goatMates) return false
  const isNew = await insertGoatMates(tx, {
    inviterId: inviter.id,
    accepterId: accepter.id,
    isAutomatic,
  })
  await updateOpenInvites(tx, inviter, accepter, 'accepted')
  await updateOpenInvites(tx, accepter, inviter, 'accepted')
  await deleteRemovals(tx, inviter.id, accepter.id)
  if (isNew)
    await queueIfWanted(tx, context, 'goatMates', acceptedMail(inviter, accepter, publicUrl, inviteId))
  return true
}

function acceptedMail(inviter: Person, accepter: Person, publicUrl: string, inviteId: string): Stoppable {
  return {
    recipient: inviter,
    mail: {
      kind: 'buddy-accepted',
      subject: 'Your invitation was accepted',
      dedupeKey: `buddy-accepted:${inviteId}`,
      onBehalfOf: accepter.id,
    },
    content: {
      title: 'You have a new GoatMate',
      paragraphs: [
        `${nameInMail(accepter)} (${accepter.email}) accepted your invitation. You can start a mock interview with them now.`,
      ],
      link: { label: 'Open My Herd', url: `${publicUrl}/my-herd` },
      footer: 'You received this email because you invited this person on Capra.',
    },
  }
}
