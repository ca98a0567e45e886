import { AppError } from '#platform/server/http/errors.ts'
import { type Route, route } from '#platform/server/http/route.ts'
import type { PersonalData } from '#platform/server/personal-data.ts'
import { accountApi } from '../account-contract.ts'
import { accountsApi } from '../contract.ts'
import type { AccountServices } from './account-services.ts'
import { findAccount, presentUser } from './account-store.ts'
import { changeName } from './own-account/change-name.ts'
import { changePassword } from './own-account/change-password.ts'
import { deleteAccount } from './own-account/delete-account.ts'
import { exportData } from './own-account/export-data.ts'
import { createPasswords, type PasswordCost } from './passwords/passwords.ts'
import { type Randomness, systemRandomness } from './randomness.ts'
import { requestCode } from './registration/request-code.ts'
import { verifyCode } from './registration/verify-code.ts'
import { requestPasswordReset } from './reset/request-password-reset.ts'
import { resetPassword } from './reset/reset-password.ts'
import { factorRoutes } from './second-factor/factor-routes.ts'
import { endOtherSessions, endSession, listSessions } from './sessions/own-sessions.ts'
import { logOut } from './sessions/sessions.ts'
import { logIn } from './sign-in/log-in.ts'
import { suspensionRoutes } from './suspension/suspension-routes.ts'

interface AccountRouteParts extends Omit<AccountServices, 'random' | 'passwords'> {
  readonly random?: Randomness
  readonly passwordCost?: PasswordCost
  /** What every feature keeps of people. */
  readonly personalData: readonly PersonalData[]
}

export function accountRoutes(given: AccountRouteParts): readonly Route[] {
  const { store, config, secrets, outbox, personalData, random = systemRandomness, passwordCost } = given
  const passwords = createPasswords(config.limits, passwordCost)
  const services: AccountServices = { store, config, secrets, outbox, random, passwords }
  return [
    route(accountsApi.currentUser, async ({ caller }) => {
      const account = await findAccount(store, caller.userId)
      if (!account) throw new AppError('unauthenticated', 'Authentication required. Please sign in.')
      return presentUser(account)
    }),
    route(accountsApi.logIn, ({ body, exchange }) => logIn(services, body, exchange)),
    route(accountsApi.logOut, ({ exchange }) => logOut(store, exchange)),
    route(accountsApi.requestCode, ({ body, exchange }) => requestCode(services, body, exchange)),
    route(accountsApi.verifyCode, ({ body, exchange }) => verifyCode(services, body, exchange)),

    route(accountApi.requestPasswordReset, ({ body, caller, exchange }) =>
      requestPasswordReset(services, body, caller, exchange),
    ),
    route(accountApi.resetPassword, ({ body, exchange }) => resetPassword(services, body, exchange)),
    route(accountApi.changeName, ({ caller, body }) => changeName(store, caller, body)),
    route(accountApi.changePassword, ({ caller, body, exchange }) =>
      changePassword(services, caller, body, exchange),
    ),
    route(accountApi.sessions, ({ caller }) => listSessions(store, caller)),
    route(accountApi.endSession, ({ caller, params, exchange }) =>
      endSession(store, caller, params.id, exchange),
    ),
    route(accountApi.endOtherSessions, ({ caller, exchange }) => endOtherSessions(store, caller, exchange)),
    route(accountApi.exportData, ({ caller, body, exchange }) =>
      exportData(services, personalData, caller, body, exchange),
    ),
    route(accountApi.deleteAccount, ({ caller, body, exchange }) =>
      deleteAccount(services, personalData, caller, body, exchange),
    ),
    ...factorRoutes(services),
    ...suspensionRoutes({ store, config }),
  ]
}
