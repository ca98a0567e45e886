import { AppError } from '#platform/server/errors.ts'
import { type Route, route } from '#platform/server/route.ts'
import { accountsApi } from '../contract.ts'
import type { AccountParts } from './account-parts.ts'
import { findAccount, presentUser } from './account-store.ts'
import { logIn } from './log-in.ts'
import { logOut } from './log-out.ts'
import { createPasswords } from './passwords.ts'
import { systemRandomness } from './randomness.ts'
import { requestCode } from './request-code.ts'
import { verifyCode } from './verify-code.ts'

export function accountRoutes(
  given: Omit<AccountParts, 'random' | 'passwords'> & Partial<Pick<AccountParts, 'random'>>,
): readonly Route[] {
  const { store, config, secrets, outbox, random = systemRandomness } = given
  const passwords = createPasswords(config.limits.hashesInFlight)
  const parts: AccountParts = { store, config, secrets, outbox, random, passwords }
  return [
    route(accountsApi.currentUser, async ({ caller }) => {
      const account = await findAccount(store, caller.userId)
      if (!account) throw new AppError('unauthenticated', 'Authentication required. Please sign in.')
      return presentUser(account)
    }),
    route(accountsApi.logIn, ({ body, exchange }) => logIn(parts, body, exchange)),
    route(accountsApi.logOut, ({ exchange }) => logOut(store, exchange)),
    route(accountsApi.requestCode, ({ body, exchange }) => requestCode(parts, body, exchange)),
    route(accountsApi.verifyCode, ({ body, exchange }) => verifyCode(parts, body, exchange)),
  ]
}
