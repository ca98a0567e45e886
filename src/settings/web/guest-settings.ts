import {
  array,
  boolean,
  fallback,
  type GenericSchema,
  nullable,
  number,
  object,
  picklist,
  string,
} from 'valibot'
import { call } from '#platform/web/call-api.ts'
import { localJson } from '#platform/web/local-value.ts'
import { experiences, nothingChosen, type Settings } from '../rules.ts'

/** What a guest chose, in this browser only. A field that is damaged counts as not chosen. */
const stored = localJson(
  'capra.guestSettings',
  object({
    interviewOn: fallback(nullable(string()), null),
    hoursPerWeek: fallback(nullable(number()), null),
    experience: fallback(nullable(picklist(experiences)), null),
    companies: fallback(array(string()) as GenericSchema<unknown, readonly string[]>, []),
    isAnswered: fallback(boolean(), true),
  }),
)

/** The same object until it changes. */
export function readGuestSettings(): Settings {
  return stored.read() ?? nothingChosen
}

export function changeGuestSettings(change: Partial<Settings>): void {
  stored.write({ ...readGuestSettings(), ...change, isAnswered: true })
}

export const onGuestSettings = stored.onChange

/** The account takes them only if it has no answers of its own. */
export async function moveToAccount(): Promise<void> {
  const sent = readGuestSettings()
  const isAnswered = true as const
  const body = { ...sent, companies: [...sent.companies], isAnswered, isFromGuest: true }
  await call('PUT /api/settings', { body })
  if (readGuestSettings() === sent) stored.clear()
}
