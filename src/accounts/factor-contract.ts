import { z } from 'zod'
import { type EndpointsOf, endpoint } from '#platform/endpoint.ts'
import { userSchema } from './contract.ts'

/** Limits are checked in `server/`, with their error messages. */
const typed = z.string().catch('')
const messageReply = z.object({ message: z.string() })
const ownPassword = z.object({ password: typed })
/** Names no passkey: refused like an unknown one. */
const byId = z.object({ id: z.string().max(100) })

const recoveryCodesReply = z.object({
  /** Ten codes like `k7m2-p9qx-4hda`, each for one sign-in. This reply is the only time they can be read. */
  recoveryCodes: z.array(z.string()),
})

const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  /** The last sign-in with it; null before the first. */
  lastUsedAt: z.string().nullable(),
})
export type Passkey = z.output<typeof passkeySchema>

const factorsSchema = z.object({
  authenticator: z.object({
    isOn: z.boolean(),
    turnedOnAt: z.string().nullable(),
    recoveryCodesLeft: z.int(),
  }),
  /** The oldest first. */
  passkeys: z.array(passkeySchema),
})
export type Factors = z.output<typeof factorsSchema>

/** The argument of `PublicKeyCredential.parseCreationOptionsFromJSON`; binary values are base64url. */
const creationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.number(),
  attestation: z.literal('none'),
  /** The passkeys this account has already: an authenticator that has one of them refuses. */
  excludeCredentials: z.array(
    z.object({
      id: z.string(),
      type: z.literal('public-key'),
      transports: z.array(z.string()).optional(),
    }),
  ),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
})

/** The argument of `PublicKeyCredential.parseRequestOptionsFromJSON`. It names no account: the browser offers them. */
const requestOptions = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
})

/** The fields of `credential.toJSON()` that are checked. */
const base64url = z.string().max(16_384)
const credentialFields = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
}
const newCredential = z.object({
  ...credentialFields,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(32)).max(10).optional(),
  }),
})
const usedCredential = z.object({
  ...credentialFields,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.nullish(),
  }),
})
export type NewCredential = z.output<typeof newCredential>
export type UsedCredential = z.output<typeof usedCredential>

/** Second factors: codes of an authenticator app (TOTP) with recovery codes, and passkeys. */
export const factorApi = {
  factors: endpoint({
    method: 'GET',
    path: '/api/account/factors',
    access: 'member',
    summary: 'The second factors of this account, without their secrets.',
    reply: factorsSchema,
  }),
  startAuthenticator: endpoint({
    method: 'POST',
    path: '/api/account/authenticator',
    access: 'member',
    summary:
      'Starts setting up an authenticator app. Needs the password. Nothing changes until it is confirmed.',
    body: ownPassword,
    reply: z.object({
      /** For a QR code. */
      uri: z.string(),
      /** The same secret in base32, to type by hand. */
      secret: z.string(),
      expiresInSeconds: z.int(),
    }),
    errors: [403, 409],
  }),
  confirmAuthenticator: endpoint({
    method: 'POST',
    path: '/api/account/authenticator/confirm',
    access: 'member',
    summary: 'Turns the authenticator app on with a code from it, and ends all other sessions.',
    body: z.object({ code: typed }),
    reply: recoveryCodesReply,
    errors: [409],
  }),
  turnOffAuthenticator: endpoint({
    method: 'POST',
    path: '/api/account/authenticator/turn-off',
    access: 'member',
    summary: 'Turns the authenticator app off and deletes the recovery codes. Needs the password.',
    body: ownPassword,
    reply: messageReply,
    errors: [403, 409],
  }),
  renewRecoveryCodes: endpoint({
    method: 'POST',
    path: '/api/account/recovery-codes',
    access: 'member',
    summary: 'Replaces the recovery codes. Needs the password.',
    body: ownPassword,
    reply: recoveryCodesReply,
    errors: [403, 409],
  }),
  startPasskey: endpoint({
    method: 'POST',
    path: '/api/account/passkeys/options',
    access: 'member',
    summary:
      'What the browser needs to make a passkey, for this session and five minutes. Needs the password.',
    body: ownPassword,
    reply: z.object({ options: creationOptions }),
    errors: [403, 409],
  }),
  addPasskey: endpoint({
    method: 'POST',
    path: '/api/account/passkeys',
    access: 'member',
    summary: 'Adds the passkey that the browser made, and ends all other sessions.',
    body: z.object({ name: typed, credential: newCredential }),
    reply: passkeySchema,
    errors: [409],
  }),
  renamePasskey: endpoint({
    method: 'PUT',
    path: '/api/account/passkeys/:id',
    access: 'member',
    summary: 'Renames a passkey.',
    params: byId,
    body: z.object({ name: typed }),
    reply: passkeySchema,
  }),
  removePasskey: endpoint({
    method: 'POST',
    path: '/api/account/passkeys/:id/remove',
    access: 'member',
    summary: 'Removes a passkey. Needs the password.',
    params: byId,
    body: ownPassword,
    reply: messageReply,
    errors: [403],
  }),
  signInWithCode: endpoint({
    method: 'POST',
    path: '/api/auth/second-factor',
    access: 'anyone',
    summary:
      'Second step of signing in, after `second_factor_needed`: a code of the authenticator app or a recovery code.',
    body: z.object({ code: typed }),
    reply: userSchema,
    errors: [401],
    changesSession: true,
  }),
  startPasskeySignIn: endpoint({
    method: 'POST',
    path: '/api/auth/passkey/options',
    access: 'anyone',
    summary: 'What the browser needs to sign in with a passkey, for this browser and five minutes.',
    reply: z.object({ options: requestOptions }),
  }),
  signInWithPasskey: endpoint({
    method: 'POST',
    path: '/api/auth/passkey',
    access: 'anyone',
    summary: 'Signs in with a passkey, which counts as both factors.',
    body: z.object({ credential: usedCredential }),
    reply: userSchema,
    errors: [401],
    changesSession: true,
  }),
}

declare module '#platform/endpoint.ts' {
  interface Endpoints extends EndpointsOf<typeof factorApi> {}
}
