import ical, { ICalEventRepeatingFreq, ICalWeekday } from 'ical-generator'
import { readNow } from '#accounts/server/account-store.ts'
import { calendarText } from '#platform/calendar-text.ts'
import { dayMs, hourMs, minuteMs } from '#platform/durations.ts'
import type { Config } from '#platform/server/config.ts'
import { AppError } from '#platform/server/http/errors.ts'
import { FileAnswer } from '#platform/server/http/route.ts'
import type { Store } from '#platform/server/store/store.ts'
import { localDayIn } from '#platform/time-zones.ts'
import { weekdayOf } from '../mail-times.ts'
import { readReminders, timesOf } from './reminder-store.ts'

const weekdays = [
  ICalWeekday.MO,
  ICalWeekday.TU,
  ICalWeekday.WE,
  ICalWeekday.TH,
  ICalWeekday.FR,
  ICalWeekday.SA,
  ICalWeekday.SU,
]
const roundMs = 10 * minuteMs

/**
 * The rhythm of practice as an iCalendar file (RFC 5545). Its times are floating: seven o'clock wherever the member is, also
 * after clocks change. The stable UID replaces an earlier file instead of adding to it.
 *
 * @throws AppError `conflict` when no day is chosen
 */
export async function practiceCalendar(
  store: Store,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  userId: string,
): Promise<FileAnswer> {
  const reminders = await readReminders(store, userId)
  const { days, hour } = reminders
  if (days.length === 0) throw new AppError('conflict', 'Choose at least one day first.')
  const now = await readNow(store)
  const today = localDayIn(timesOf(reminders).timeZone, now)
  const first = [0, 1, 2, 3, 4, 5, 6].find((later) => days.includes(weekdayOf(today + later))) ?? 0
  // In a floating time, the fields of UTC are what the clock shows.
  const start = new Date((today + first) * dayMs + hour * hourMs)
  const calendar = ical({ prodId: { company: 'Capra', product: 'Practice', language: 'EN' } })
  calendar.createEvent({
    id: `practice-${userId}@${new URL(publicUrl).hostname}`,
    stamp: new Date(now),
    start,
    end: new Date(start.getTime() + roundMs),
    floating: true,
    repeating: {
      freq: ICalEventRepeatingFreq.WEEKLY,
      byDay: days.flatMap((day) => weekdays[day - 1] ?? []),
    },
    summary: 'Practice on Capra',
    description: `Start the round: ${publicUrl}/practice`,
    url: `${publicUrl}/practice`,
  })
  return new FileAnswer('practice.ics', calendarText(calendar))
}
