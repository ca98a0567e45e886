import { Secret, TOTP } from 'otpauth'

/** What every authenticator app supports (RFC 6238): SHA-1, 6 digits, 30 seconds. */
const standard = { algorithm: 'SHA1', digits: 6, period: 30 } as const

/** 160 bits in base32, as RFC 4226 recommends. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** What the QR code contains. */
export function totpUri(secret: string, email: string): string {
  return new TOTP({ ...standard, secret, issuer: 'Capra', label: email }).toString()
}

export function totpStep(now: number): number {
  return TOTP.counter({ period: standard.period, timestamp: now })
}

/** The time step whose code this is: the current one or one beside it, for clocks that differ. Undefined for none. */
export function matchingTotpStep(secret: string, code: string, now: number): number | undefined {
  const difference = TOTP.validate({
    ...standard,
    secret: Secret.fromBase32(secret),
    token: code,
    timestamp: now,
    window: 1,
  })
  return difference === null ? undefined : totpStep(now) + difference
}
