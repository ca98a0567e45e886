import { deleteOldAnswers } from '#platform/server/idempotency.ts'
import { deleteEndedWindows } from '#platform/server/limits/limit-windows-store.ts'
import type { Store } from '#platform/server/store/store.ts'
import { deleteOldAudit } from './audit-store.ts'
import { deleteEndedDevices } from './device-store.ts'
import { deleteEndedAttempts } from './registration-store.ts'
import { deleteEndedResets } from './reset/password-reset-store.ts'
import { deleteEndedSessions } from './session-store.ts'

/** Forgets what no call looks at any more. Safe at any time and on several processes at once. */
export async function deleteExpired(store: Store): Promise<void> {
  await deleteEndedAttempts(store)
  await deleteEndedSessions(store)
  await deleteEndedResets(store)
  await deleteEndedDevices(store)
  await deleteEndedWindows(store)
  await deleteOldAnswers(store)
  await deleteOldAudit(store)
}
