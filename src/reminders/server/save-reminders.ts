import { readNow } from '#accounts/server/account-store.ts'
import type { BodyOf } from '#platform/endpoint.ts'
import { invalidField } from '#platform/server/http/errors.ts'
import { localDayIn, offsetIn, timeZoneNamed } from '#platform/time-zones.ts'
import type { Reminders, remindersApi } from '../contract.ts'
import { presentReminders, type ReminderContext } from './present-reminders.ts'
import { snapshotOf } from './reminder-mails.ts'
import { lockReminders, readReminders, timesOf, writeReminders } from './reminder-store.ts'

type Change = BodyOf<typeof remindersApi.save>

/** Whoever turns the summary on gets the first one for what they do from now on. @throws AppError `invalid` */
export async function saveReminders(
  context: ReminderContext,
  userId: string,
  { days, timeZone, ...sent }: Change,
): Promise<Reminders> {
  const { store } = context
  const change = {
    ...withoutUndefined(sent),
    ...(timeZone !== undefined && { timeZone: timeZone && readTimeZone(timeZone) }),
    ...(days && { days: [...new Set(days)].sort() }),
  }
  const now = await readNow(store)
  const { timeZone: zone } = timesOf({ ...(await readReminders(store, userId)), ...change })
  const state = sent.weekly
    ? await context.readPractice(userId, { now, offset: offsetIn(zone, now) })
    : undefined
  await store.transaction(async (tx) => {
    const before = await lockReminders(tx, userId)
    const today = localDayIn(zone, now)
    const start = state &&
      !before.weekly && {
        // This week's own summary comes today, if today is Sunday.
        lastSummaryDay: today - 1,
        snapshot: snapshotOf(state, today),
      }
    await writeReminders(tx, userId, { ...before, ...change, ...start }, now)
  })
  return presentReminders(context, userId)
}

/** Fields that were not sent stay as they are. */
function withoutUndefined<Fields extends object>(
  fields: Fields,
): { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as ReturnType<
    typeof withoutUndefined<Fields>
  >
}

function readTimeZone(name: string): string {
  const known = timeZoneNamed(name)
  if (!known)
    throw invalidField('timeZone', `“${name}” is not a time zone we know. Choose one from the list.`)
  return known
}
