import type { StoreHandle } from '#platform/server/store.ts'
import type { HerdParts } from '../herd-parts.ts'
import { endInvites } from '../invitations/end-invite-store.ts'
import { acceptedMail } from '../invitations/invite-mails.ts'
import type { Person } from '../people-store.ts'
import { deleteRemovals } from './block-store.ts'
import { countFriends, insertFriendship } from './friendship-store.ts'

/**
 * Makes two people GoatMates, whose rows are locked: once, whatever they sent each other. Whoever invited is told.
 *
 * @returns false when the herd of one of them is full; nothing is changed then.
 */
export async function befriend(
  tx: StoreHandle,
  { config: { limits, publicUrl }, outbox }: HerdParts,
  people: { readonly inviter: Person; readonly accepter: Person },
  inviteId: string,
): Promise<boolean> {
  const { inviter, accepter } = people
  for (const { id } of [inviter, accepter]) if ((await countFriends(tx, id)) >= limits.goatMates) return false
  const isNew = await insertFriendship(tx, inviter.id, accepter.id)
  await endInvites(tx, inviter, accepter, 'accepted')
  await endInvites(tx, accepter, inviter, 'accepted')
  await deleteRemovals(tx, inviter.id, accepter.id)
  if (isNew) await outbox.queue(tx, acceptedMail(inviter, accepter, publicUrl, inviteId))
  return true
}
