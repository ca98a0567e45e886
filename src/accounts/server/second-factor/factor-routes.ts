import { type Route, route } from '#platform/server/http/route.ts'
import { factorApi } from '../../factor-contract.ts'
import type { AccountServices } from '../account-services.ts'
import { addPasskey, startPasskey } from './add-passkey.ts'
import {
  confirmAuthenticator,
  renewRecoveryCodes,
  startAuthenticator,
  turnOffAuthenticator,
} from './own-authenticator.ts'
import { listFactors, removePasskey, renamePasskey } from './own-passkeys.ts'
import { signInWithCode } from './sign-in-with-code.ts'
import { signInWithPasskey, startPasskeySignIn } from './sign-in-with-passkey.ts'

export function factorRoutes(services: AccountServices): readonly Route[] {
  const { store } = services
  return [
    route(factorApi.factors, ({ caller }) => listFactors(store, caller)),
    route(factorApi.startAuthenticator, ({ caller, body, exchange }) =>
      startAuthenticator(services, caller, body, exchange),
    ),
    route(factorApi.confirmAuthenticator, ({ caller, body, exchange }) =>
      confirmAuthenticator(services, caller, body, exchange),
    ),
    route(factorApi.turnOffAuthenticator, ({ caller, body, exchange }) =>
      turnOffAuthenticator(services, caller, body, exchange),
    ),
    route(factorApi.renewRecoveryCodes, ({ caller, body, exchange }) =>
      renewRecoveryCodes(services, caller, body, exchange),
    ),
    route(factorApi.startPasskey, ({ caller, body, exchange }) =>
      startPasskey(services, caller, body, exchange),
    ),
    route(factorApi.addPasskey, ({ caller, body, exchange }) => addPasskey(services, caller, body, exchange)),
    route(factorApi.renamePasskey, ({ caller, params, body }) =>
      renamePasskey(store, caller, params.id, body),
    ),
    route(factorApi.removePasskey, ({ caller, params, body, exchange }) =>
      removePasskey(services, caller, params.id, body, exchange),
    ),
    route(factorApi.signInWithCode, ({ body, exchange }) => signInWithCode(services, body, exchange)),
    route(factorApi.startPasskeySignIn, ({ exchange }) => startPasskeySignIn(services, exchange)),
    route(factorApi.signInWithPasskey, ({ body, exchange }) => signInWithPasskey(services, body, exchange)),
  ]
}
