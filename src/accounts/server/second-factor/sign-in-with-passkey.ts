import { inSeconds } from '#platform/durations.ts'
import type { ReplyOf } from '#platform/endpoint.ts'
import { AppError } from '#platform/server/http/errors.ts'
import type { Exchange, SessionExchange } from '#platform/server/http/exchange.ts'
import type { User } from '../../contract.ts'
import type { factorApi, UsedCredential } from '../../factor-contract.ts'
import type { AccountServices } from '../account-services.ts'
import { lockAccount, presentUser } from '../account-store.ts'
import { writeAudit } from '../audit-store.ts'
import { hashToken } from '../randomness.ts'
import { openSession, presentedToken, setSessionCookies } from '../sessions/sessions.ts'
import { countFactorRequest } from './factor-limits.ts'
import { challengeMs, takeChallenge, writeChallenge } from './passkey-challenge-store.ts'
import { findPasskey, markPasskeyUsed, type StoredPasskey } from './passkey-store.ts'
import { passkeyUserHandle, relyingParty } from './relying-party.ts'

const challengeCookie = 'pkc'

/** The options with which the browser uses a passkey. They name no account, so they reveal none. */
export async function startPasskeySignIn(
  services: AccountServices,
  exchange: Exchange,
): Promise<ReplyOf<typeof factorApi.startPasskeySignIn>> {
  const { store, random, config } = services
  await countFactorRequest(services, exchange)
  const token = random.token()
  const challenge = random.token()
  await writeChallenge(store, { boundTo: hashToken(token), userId: null, challenge })
  exchange.setCookie(challengeCookie, token, { maxAgeSeconds: inSeconds(challengeMs) })
  return {
    options: {
      rpId: relyingParty(config).id,
      challenge,
      timeout: challengeMs,
      userVerification: 'required',
    },
  }
}

/** Signs in without a password or a code: the device has verified the person, and the passkey the device. */
export async function signInWithPasskey(
  services: AccountServices,
  { credential }: { readonly credential: UsedCredential },
  exchange: SessionExchange,
): Promise<User> {
  const { store, random } = services
  await countFactorRequest(services, exchange)
  const boundTo = presentedToken(exchange, challengeCookie)
  exchange.clearCookie(challengeCookie)
  const challenge = boundTo && (await takeChallenge(store, boundTo))
  const passkey = await findPasskey(store, credential.id)
  if (!challenge || !passkey) throw passkeyRefused(exchange)
  const counter = await verifiedCounter(services, credential, { passkey, challenge })
  if (counter === undefined) throw passkeyRefused(exchange)

  const { account, opened } = await store.transaction(async (tx) => {
    const account = await lockAccount(tx, passkey.userId)
    if (!account || !(await markPasskeyUsed(tx, passkey.id, counter))) throw passkeyRefused(exchange)
    await writeAudit(tx, account.id, 'signed_in')
    return { account, opened: await openSession(tx, random, exchange, account.id) }
  })
  setSessionCookies(exchange, opened)
  exchange.event('login_ok', { userId: account.id, factor: 'passkey' })
  return presentUser(account)
}

/** The counter of the authenticator; undefined when the signature or anything that it covers is not right. */
async function verifiedCounter(
  { config }: AccountServices,
  { response, ...credential }: UsedCredential,
  { passkey, challenge }: { readonly passkey: StoredPasskey; readonly challenge: string },
): Promise<number | undefined> {
  if (response.userHandle !== passkeyUserHandle(passkey.userId)) return undefined
  // Imported only when it is used, to keep startup fast.
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const { id, origin } = relyingParty(config)
  const { clientDataJSON, authenticatorData, signature } = response
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...credential,
        response: { clientDataJSON, authenticatorData, signature },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    })
    return verified ? authenticationInfo.newCounter : undefined
  } catch {
    // The library throws a plain error for everything that does not verify, also for text that is no CBOR.
    return undefined
  }
}

function passkeyRefused(exchange: Exchange): AppError {
  exchange.event('passkey_refused')
  return new AppError(
    'unauthenticated',
    'This passkey was not accepted. Please try again, or sign in with your password.',
  )
}
