import type { ReplyOf } from '#platform/endpoint.ts'
import { AppError } from '#platform/server/http/errors.ts'
import type { Exchange } from '#platform/server/http/exchange.ts'
import type { Caller } from '#platform/server/http/route.ts'
import type { factorApi, NewCredential, Passkey } from '../../factor-contract.ts'
import type { AccountServices } from '../account-services.ts'
import { lockAccount } from '../account-store.ts'
import { writeAudit } from '../audit-store.ts'
import { confirmPassword, lockConfirmed, signedOut } from '../own-account/confirm-password.ts'
import { deleteSessionsOf } from '../sessions/session-store.ts'
import { factorMail } from './factor-mails.ts'
import { checkPasskeyName, presentPasskey } from './own-passkeys.ts'
import { challengeMs, takeChallenge, writeChallenge } from './passkey-challenge-store.ts'
import { insertPasskey, readPasskeys } from './passkey-store.ts'
import { passkeyAlgorithms, passkeyUserHandle, relyingParty } from './relying-party.ts'

const mostPasskeys = 10

/** The options with which the browser makes a passkey, bound to this session. */
export async function startPasskey(
  services: AccountServices,
  { userId, sessionId }: Caller,
  { password }: { readonly password: string },
  exchange: Exchange,
): Promise<ReplyOf<typeof factorApi.startPasskey>> {
  const account = await confirmPassword(services, userId, { field: 'password', password }, exchange)
  const challenge = services.random.token()
  const existing = await services.store.transaction(async (tx) => {
    await lockConfirmed(tx, account)
    const passkeys = await readPasskeys(tx, userId)
    if (passkeys.length >= mostPasskeys) throw tooManyPasskeys()
    await writeChallenge(tx, { boundTo: sessionId, userId, challenge })
    return passkeys
  })
  return {
    options: {
      rp: { id: relyingParty(services.config).id, name: 'Capra' },
      user: { id: passkeyUserHandle(userId), name: account.email, displayName: account.email },
      challenge,
      pubKeyCredParams: passkeyAlgorithms.map((alg) => ({ alg, type: 'public-key' as const })),
      timeout: challengeMs,
      attestation: 'none',
      excludeCredentials: existing.map(({ credentialId, transports }) => ({
        id: credentialId,
        type: 'public-key' as const,
        transports: [...transports],
      })),
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
    },
  }
}

/** Verifies the passkey that the browser made, and ends the other sessions. */
export async function addPasskey(
  services: AccountServices,
  { userId, sessionId }: Caller,
  typed: { readonly name: string; readonly credential: NewCredential },
  exchange: Exchange,
): Promise<Passkey> {
  const { store, outbox, config } = services
  const name = checkPasskeyName(typed.name)
  const challenge = await takeChallenge(store, sessionId)
  if (!challenge) throw notVerified()
  const credential = await verify(services, typed.credential, challenge, exchange)
  const added = await store.transaction(async (tx) => {
    const account = await lockAccount(tx, userId)
    if (!account) throw signedOut()
    if ((await readPasskeys(tx, userId)).length >= mostPasskeys) throw tooManyPasskeys()
    const passkey = await insertPasskey(tx, { userId, name, ...credential })
    if (!passkey) throw new AppError('conflict', 'This passkey is registered already.')
    await deleteSessionsOf(tx, userId, { keep: sessionId })
    await writeAudit(tx, userId, 'passkey_added')
    await outbox.queue(tx, factorMail(account.email, config.publicUrl, 'passkey-added'))
    return passkey
  })
  outbox.wake()
  exchange.event('passkey_added', { userId })
  return presentPasskey(added)
}

/** @throws AppError `invalid` */
async function verify(
  { config }: AccountServices,
  { response, ...credential }: NewCredential,
  challenge: string,
  exchange: Exchange,
) {
  // Imported only when it is used, to keep startup fast.
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const { id, origin } = relyingParty(config)
  const { clientDataJSON, attestationObject, transports = [] } = response
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...credential,
        response: { clientDataJSON, attestationObject },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs: [...passkeyAlgorithms],
    })
    if (!verified) throw new Error('The attestation is not valid.')
    const { id: credentialId, publicKey, counter } = registrationInfo.credential
    return {
      credentialId,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: transports.filter((transport) => /^[a-z-]+$/.test(transport)),
    }
  } catch {
    // The library throws a plain error for everything that does not verify, also for text that is no CBOR.
    exchange.event('passkey_refused')
    throw notVerified()
  }
}

function notVerified(): AppError {
  return new AppError('invalid', 'The passkey could not be verified in time. Please start again.')
}

function tooManyPasskeys(): AppError {
  return new AppError('conflict', `You can have ${mostPasskeys} passkeys. Remove one before you add another.`)
}
