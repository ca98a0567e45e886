import type { Config } from '#platform/server/config.ts'
import { type Route, route } from '#platform/server/http/route.ts'
import type { Secrets } from '#platform/server/secrets.ts'
import { remindersApi } from '../contract.ts'
import { practiceCalendar } from './practice-calendar.ts'
import { presentReminders, type ReminderContext } from './present-reminders.ts'
import { saveReminders } from './save-reminders.ts'
import { unsubscribe } from './unsubscribe.ts'

interface ReminderParts extends ReminderContext {
  readonly config: Config
  readonly secrets: Secrets
}

export function reminderRoutes(parts: ReminderParts): readonly Route[] {
  return [
    route(remindersApi.read, ({ caller }) => presentReminders(parts, caller.userId)),
    route(remindersApi.save, ({ caller, body }) => saveReminders(parts, caller.userId, body)),
    route(remindersApi.calendar, ({ caller }) => practiceCalendar(parts.store, parts.config, caller.userId)),
    route(remindersApi.unsubscribe, ({ query, exchange }) => unsubscribe(parts, query.token, exchange)),
  ]
}
