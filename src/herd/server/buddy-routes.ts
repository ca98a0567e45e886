import { type Route, route } from '#platform/server/route.ts'
import { herdApi } from '../contract.ts'
import { readBlocked } from './friends/block-store.ts'
import { readBuddies } from './friends/buddy-store.ts'
import { blockPerson, removeBuddy, unblockPerson } from './friends/end-friendship.ts'
import type { HerdParts } from './herd-parts.ts'
import { acceptInvitations } from './invitations/accept-invitations.ts'
import { acceptInvitation, cancelInvitation, declineInvitation } from './invitations/answer-invitation.ts'
import { refusals } from './invitations/buddy-refusals.ts'
import { readHerdSettings, writeHerdSettings } from './invitations/herd-settings-store.ts'
import { inviteBuddy } from './invitations/invite-buddy.ts'
import { readReceivedRequests, readSentRequests } from './invitations/open-request-store.ts'
import { stopInvitations } from './invitations/stop-invitations.ts'
import { findPerson } from './people-store.ts'

const ok = { ok: true } as const

export function buddyRoutes(parts: HerdParts): readonly Route[] {
  const { store } = parts
  return [
    route(herdApi.buddies, ({ caller }) => readBuddies(store, caller.userId)),
    route(herdApi.invite, ({ caller, body, exchange }) =>
      inviteBuddy(parts, caller.userId, body.toEmail, exchange),
    ),
    route(herdApi.autoAccept, ({ caller, exchange }) => acceptInvitations(parts, caller.userId, exchange)),
    route(herdApi.requests, async ({ caller }) => {
      const me = await findPerson(store, caller.userId)
      if (!me) throw refusals.noSession()
      return {
        sent: await readSentRequests(store, me.id),
        received: await readReceivedRequests(store, me.emailKey),
        ...(await readHerdSettings(store, me.id)),
      }
    }),
    route(herdApi.accept, async ({ caller, params, exchange }) => {
      await acceptInvitation(parts, caller.userId, params.id, exchange)
      return ok
    }),
    route(herdApi.decline, async ({ caller, params, exchange }) => {
      await declineInvitation(parts, caller.userId, params.id, exchange)
      return ok
    }),
    route(herdApi.cancel, async ({ caller, params, exchange }) => {
      await cancelInvitation(parts, caller.userId, params.id, exchange)
      return ok
    }),
    route(herdApi.remove, async ({ caller, params, exchange }) => {
      await removeBuddy(parts, caller.userId, params.userId, exchange)
      return ok
    }),
    route(herdApi.block, async ({ caller, params, exchange }) => {
      await blockPerson(parts, caller.userId, params.userId, exchange)
      return ok
    }),
    route(herdApi.unblock, async ({ caller, params, exchange }) => {
      await unblockPerson(parts, caller.userId, params.userId, exchange)
      return ok
    }),
    route(herdApi.blocked, ({ caller }) => readBlocked(store, caller.userId)),
    route(herdApi.settings, async ({ caller, body }) => {
      await writeHerdSettings(store, caller.userId, body)
      return body
    }),
    route(herdApi.stopInvitations, async ({ body, exchange }) => {
      await stopInvitations(parts, body.token, exchange)
      return ok
    }),
  ]
}
