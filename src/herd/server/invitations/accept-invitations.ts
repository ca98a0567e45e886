import type { ReplyOf } from '#platform/endpoint.ts'
import type { Exchange } from '#platform/server/route.ts'
import type { herdApi } from '../../contract.ts'
import { befriend } from '../friends/befriend.ts'
import type { HerdParts } from '../herd-parts.ts'
import { findPerson, lockPeople, type Person } from '../people-store.ts'
import { readHerdSettings } from './herd-settings-store.ts'
import { readUnquestioned } from './open-request-store.ts'

type Reply = ReplyOf<typeof herdApi.autoAccept>

/**
 * Accepts every open invitation to the person's own address, unless they switched that off. Invitations of people
 * they removed or turned down wait for an explicit answer. Safe to repeat.
 */
export async function acceptInvitations(
  parts: HerdParts,
  userId: string,
  exchange: Exchange,
): Promise<Reply> {
  const { store, outbox } = parts
  const me = await findPerson(store, userId)
  // Looked for before anybody's row is locked: nearly always there is nothing to do.
  const waiting = me ? await readUnquestioned(store, userId, me.emailKey) : []
  const { autoAcceptInvites } = await readHerdSettings(store, userId)
  if (!me || waiting.length === 0 || !autoAcceptInvites) return { accepted: [], count: 0 }

  const accepted = await store.transaction(async (tx) => {
    const people = await lockPeople(tx, [userId, ...waiting.map(({ fromUserId }) => fromUserId)])
    const joined: Person[] = []
    // Read again: what was taken back meanwhile is not accepted.
    for (const { id, fromUserId } of await readUnquestioned(tx, userId, me.emailKey)) {
      const inviter = people.find((person) => person.id === fromUserId)
      if (inviter && (await befriend(tx, parts, { inviter, accepter: me }, id))) joined.push(inviter)
    }
    return joined
  })
  outbox.wake()
  exchange.event('buddies_joined', { userId, count: accepted.length })
  return {
    accepted: accepted.map(({ id, username, firstName, lastName }) => ({
      id,
      username,
      firstName,
      lastName,
    })),
    count: accepted.length,
  }
}
