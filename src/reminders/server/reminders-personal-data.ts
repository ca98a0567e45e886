import { dateOf } from '#platform/local-day.ts'
import { optionalTime, type PersonalData } from '#platform/server/personal-data.ts'
import { readAskedAt, readReminders } from './reminder-store.ts'

/** Which mails a person wants, and had. Deleted by cascade. */
export const remindersPersonalData: PersonalData = {
  tables: ['reminders'],

  async exportOf(handle, { userId }) {
    const {
      isAsked: _,
      nextAt,
      lastMailedDay,
      lastSummaryDay,
      snapshot,
      ...choices
    } = await readReminders(handle, userId)
    const dateIn = (day: number | null) => (day === null ? null : dateOf(day))
    return {
      reminders: {
        ...choices,
        askedAt: optionalTime(await readAskedAt(handle, userId)),
        lastMailedDay: dateIn(lastMailedDay),
        lastSummaryDay: dateIn(lastSummaryDay),
        /** What the next summary compares with. */
        snapshot,
        nextAt: optionalTime(nextAt),
      },
    }
  },
}
