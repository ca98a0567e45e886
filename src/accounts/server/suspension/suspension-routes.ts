import type { Config } from '#platform/server/config.ts'
import { type Route, route } from '#platform/server/http/route.ts'
import { isoTime } from '#platform/server/personal-data.ts'
import type { Store } from '#platform/server/store/store.ts'
import { memberReviewApi } from '../../suspension-contract.ts'
import { createOperators } from '../operators.ts'
import { setSuspended } from './suspend-member.ts'
import { readSuspendedMembers } from './suspension-store.ts'

interface SuspensionRouteParts {
  readonly store: Store
  readonly config: Pick<Config, 'operatorEmails'>
}

/** Calls for operators. Everyone else gets the same 404 as for an unknown address. */
export function suspensionRoutes({ store, config }: SuspensionRouteParts): readonly Route[] {
  const operators = createOperators(store, config)
  return [
    route(memberReviewApi.suspended, async () => {
      const members = await readSuspendedMembers(store)
      return {
        members: members.map(({ email, suspendedAt }) => ({ email, suspendedAt: isoTime(suspendedAt) })),
      }
    }),
    route(memberReviewApi.setSuspended, async ({ body: { email, isSuspended }, exchange }) => {
      const { userId, hasChanged } = await setSuspended({ store, operators }, email, isSuspended)
      if (hasChanged) exchange.event(isSuspended ? 'member_suspended' : 'suspension_ended', { userId })
      return { email: email.trim(), isSuspended }
    }),
  ]
}
