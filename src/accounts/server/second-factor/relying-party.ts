import type { Config } from '#platform/server/config.ts'

/** EdDSA, ES256 and RS256: every authenticator supports one of them. */
export const passkeyAlgorithms = [-8, -7, -257] as const

/** Passkeys work at this origin only; its host name is part of them and cannot change later. */
export function relyingParty({ publicUrl }: Pick<Config, 'publicUrl'>): {
  readonly id: string
  readonly origin: string
} {
  return { id: new URL(publicUrl).hostname, origin: publicUrl }
}

/** What a passkey keeps of its account and returns with each sign-in. */
export function passkeyUserHandle(userId: string): string {
  return Buffer.from(userId).toString('base64url')
}
