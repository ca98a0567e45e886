import { deleteOldAnswers } from '#platform/server/idempotency.ts'
import { deleteEndedWindows } from '#platform/server/limits/limit-windows-store.ts'
import type { Store } from '#platform/server/store/store.ts'
import { deleteOldAudit } from './audit-store.ts'
import { deleteEndedAttempts } from './registration/registration-store.ts'
import { deleteEndedResets } from './reset/password-reset-store.ts'
import { deleteUnconfirmedAuthenticators } from './second-factor/authenticator-store.ts'
import { deleteEndedChallenges } from './second-factor/passkey-challenge-store.ts'
import { deleteEndedPendingSignIns } from './second-factor/pending-sign-in-store.ts'
import { deleteEndedDevices } from './sessions/device-store.ts'
import { deleteEndedSessions } from './sessions/session-store.ts'

/** Deletes rows that no call reads any more. Safe at any time and on several processes at once. */
export async function deleteExpired(store: Store): Promise<void> {
  await deleteEndedAttempts(store)
  await deleteEndedSessions(store)
  await deleteEndedResets(store)
  await deleteEndedDevices(store)
  await deleteUnconfirmedAuthenticators(store)
  await deleteEndedChallenges(store)
  await deleteEndedPendingSignIns(store)
  await deleteEndedWindows(store)
  await deleteOldAnswers(store)
  await deleteOldAudit(store)
}
