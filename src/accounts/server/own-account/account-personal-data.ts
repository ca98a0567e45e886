import { isoTime, type PersonalData } from '#platform/server/personal-data.ts'
import { findProfile } from '../account-store.ts'
import { readResetEnds } from '../reset/password-reset-store.ts'
import { readSessions } from '../sessions/session-store.ts'
import { deleteRegistrationsOf, readStoredAccountData } from './kept-account-store.ts'

/** The account itself. Hashes of passwords, cookies and links are not exported. */
export const accountPersonalData: PersonalData = {
  tables: ['users', 'sessions', 'known_device', 'audit', 'registration_attempt', 'password_reset'],

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
      passwordLinks: (await readResetEnds(handle, userId)).map((end) => ({ worksUntil: isoTime(end) })),
    }
  },

  erase: (tx, { emailKey }) => deleteRegistrationsOf(tx, emailKey),
}
