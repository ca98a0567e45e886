import { createPracticeReader } from '#app/server/practice-reader.ts'
import { dayMs } from '#platform/durations.ts'
import type { Mail } from '#platform/server/mail/mail.ts'
import { createOutbox } from '#platform/server/mail/outbox.ts'
import type { Store } from '#platform/server/store/store.ts'
import { localDayIn, momentOf } from '#platform/time-zones.ts'
import type { PromptBank } from '#practice/rounds/bank.ts'
import { createPractice } from '#practice/server/practice-routes.ts'
import { readStoredStanding } from '#practice/server/standing-store.ts'
import { weekdayOf } from '#reminders/mail-times.ts'
import { sendReminders } from '#reminders/server/send-reminders.ts'
import { aMember, type TestMember } from './people.ts'
import type { TestServer } from './server/test-server.ts'

/** The store's clock, in milliseconds since 1970. */
export async function clockOf({ store }: Pick<TestServer, 'store'>): Promise<number> {
  return (await readStoredStanding(store, 'nobody')).now
}

/** Waits until clocks there show this hour the next time, on this weekday (1 is Monday) if one is given. */
export async function waitForHour(
  server: TestServer,
  timeZone: string,
  hour: number,
  weekday?: number,
): Promise<void> {
  const now = await clockOf(server)
  const today = localDayIn(timeZone, now)
  const day = [0, 1, 2, 3, 4, 5, 6, 7]
    .map((later) => today + later)
    .find(
      (each) =>
        (weekday === undefined || weekdayOf(each) === weekday) && momentOf(each, hour, timeZone) > now,
    )
  server.wait(momentOf(day ?? today, hour, timeZone) + 1000 - now)
}

/** Waits until this moment, which must be to come. @returns the year it is in */
export async function waitUntil(server: TestServer, momentIn: (year: number) => number): Promise<number> {
  const now = await clockOf(server)
  const thisYear = new Date(now).getUTCFullYear()
  const year = momentIn(thisYear) > now ? thisYear : thisYear + 1
  server.wait(momentIn(year) - now)
  return year
}

/** The n-th Sunday of a month (1 is January), in days from 1970. The last one of a month with -1. */
export function sundayOf(year: number, month: number, nth: number): number {
  const first = Date.UTC(year, month - 1, 1) / dayMs
  const sundays = Array.from({ length: 31 }, (_, index) => first + index).filter(
    (day) => weekdayOf(day) === 7 && new Date(day * dayMs).getUTCMonth() === month - 1,
  )
  return sundays.at(nth > 0 ? nth - 1 : nth) ?? Number.NaN
}

/** A member with these choices. */
export async function aReminded(server: TestServer, choices: object): Promise<TestMember> {
  const member = await aMember(server)
  const saved = await server.call('PUT', '/api/reminders', choices, { jar: member.jar })
  if (saved.status !== 200) throw new Error(saved.text)
  return member
}

/** Queues what is due. @param store a second process, if it is given */
export async function tick(
  { config, secrets, store: own }: TestServer,
  bank?: PromptBank,
  store: Store = own,
): Promise<void> {
  await sendReminders({
    config,
    secrets,
    store,
    outbox: createOutbox(secrets, () => undefined),
    readPractice: createPracticeReader(createPractice({ store, ...(bank && { promptBank: bank }) })),
    onFailure: (error) => {
      throw error
    },
  })
}

export async function remindersTo(server: TestServer, { user }: TestMember): Promise<readonly Mail[]> {
  const mails = await server.mails()
  return mails.filter(
    ({ to, kind }) => to === user.email && (kind === 'practice-reminder' || kind === 'weekly-summary'),
  )
}
