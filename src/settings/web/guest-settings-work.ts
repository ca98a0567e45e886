import { localValue } from '#platform/web/local-value.ts'
import type { GuestWork } from '#progress/web/import/GuestImporter.tsx'

const stored = localValue('capra.guestSettings')

/** What a guest chose stays in the browser until the account has it. The code that reads it is loaded only then. */
export const guestSettingsWork: GuestWork = {
  describe: () => (stored.read() === null ? [] : ['what you chose for your preparation']),
  add: async () => (await import('./guest-settings.ts')).moveToAccount(),
}
