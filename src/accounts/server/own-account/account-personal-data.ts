import { isoTime, type PersonalData } from '#platform/server/personal-data.ts'
import type { StoreHandle } from '#platform/server/store/store.ts'
import { findProfile } from '../account-store.ts'
import { readResets } from '../reset/password-reset-store.ts'
import { countRecoveryCodes, findAuthenticator } from '../second-factor/authenticator-store.ts'
import { readChallengeEnds } from '../second-factor/passkey-challenge-store.ts'
import { readPasskeys } from '../second-factor/passkey-store.ts'
import { readPendingSignInEnds } from '../second-factor/pending-sign-in-store.ts'
import { readSessions } from '../sessions/session-store.ts'
import { deleteRegistrationsOf, readStoredAccountData } from './kept-account-store.ts'

/** The account itself. Hashes of passwords, cookies and links, and the secrets of second factors, are not exported. */
export const accountPersonalData: PersonalData = {
  tables: [
    'users',
    'sessions',
    'known_device',
    'audit',
    'registration_attempt',
    'password_reset',
    'authenticator',
    'recovery_code',
    'passkey',
    'passkey_challenge',
    'pending_sign_in',
  ],

  async exportOf(handle, { userId, emailKey }) {
    const profile = await findProfile(handle, userId)
    const stored = await readStoredAccountData(handle, userId, emailKey)
    return {
      profile: profile && {
        ...profile,
        createdAt: isoTime(profile.createdAt),
        suspendedAt: profile.suspendedAt === null ? null : isoTime(profile.suspendedAt),
      },
      sessions: (await readSessions(handle, userId)).map(({ id, userAgent, signedInAt, lastSeenAt }) => ({
        id,
        browser: userAgent,
        signedInAt: isoTime(signedInAt),
        lastSeenAt: isoTime(lastSeenAt),
      })),
      knownBrowsers: stored.knownDeviceEnds.map((end) => ({ knownUntil: isoTime(end) })),
      accountEvents: stored.events.map(({ event, at }) => ({ event, at: isoTime(at) })),
      registrations: stored.registrations.map(({ email, expiresAt }) => ({
        email,
        forgottenAt: isoTime(expiresAt),
      })),
      passwordLinks: (await readResets(handle, userId)).map(({ sentAt, expiresAt }) => ({
        requestedAt: isoTime(sentAt),
        worksUntil: isoTime(expiresAt),
      })),
      secondFactors: await exportFactors(handle, userId),
    }
  },

  erase: (tx, { emailKey }) => deleteRegistrationsOf(tx, emailKey),
}

/** Without their secrets and keys. */
async function exportFactors(handle: StoreHandle, userId: string) {
  const authenticator = await findAuthenticator(handle, userId)
  const passkeys = await readPasskeys(handle, userId)
  const isoOrNull = (at: number | null) => (at === null ? null : isoTime(at))
  return {
    authenticatorApp: authenticator
      ? { setUpAt: isoTime(authenticator.createdAt), turnedOnAt: isoOrNull(authenticator.confirmedAt) }
      : null,
    recoveryCodesLeft: await countRecoveryCodes(handle, userId),
    passkeys: passkeys.map(({ id, name, transports, counter, createdAt, lastUsedAt }) => ({
      id,
      name,
      transports,
      counter,
      createdAt: isoTime(createdAt),
      lastUsedAt: isoOrNull(lastUsedAt),
    })),
    passkeysBeingAdded: (await readChallengeEnds(handle, userId)).map((end) => ({
      worksUntil: isoTime(end),
    })),
    signInsWaitingForCode: (await readPendingSignInEnds(handle, userId)).map((end) => ({
      worksUntil: isoTime(end),
    })),
  }
}
