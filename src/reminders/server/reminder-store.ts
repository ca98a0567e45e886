import { sql } from 'kysely'
import { dayMs } from '#platform/durations.ts'
import { dateOf, dayOf } from '#platform/local-day.ts'
import type { StoreHandle } from '#platform/server/store/store.ts'
import type { MailChoices } from '../contract.ts'
import { type MailTimes, nextMail } from '../mail-times.ts'
import type { Snapshot } from './practice-state.ts'

interface RemindersTable {
  user_id: string
  time_zone: string | null
  hour: number
  /** A JSON array of weekdays. */
  days: string
  practice: number
  weekly: number
  interviews: number
  feedback: number
  goat_mates: number
  asked_at: number | null
  /** Local dates, as '2026-12-24'. */
  last_mailed_day: string | null
  last_summary_day: string | null
  /** JSON: what the next summary compares with. */
  snapshot: string | null
  /** When a practice mail or summary is due; null when none is. */
  next_at: number | null
}

declare module '#platform/server/store/store.ts' {
  interface Tables {
    reminders: RemindersTable
  }
}

/** Without a time zone, mails come by UTC. */
export interface StoredReminders extends MailChoices, Pick<MailTimes, 'lastMailedDay' | 'lastSummaryDay'> {
  readonly isAsked: boolean
  readonly snapshot: Snapshot | null
  readonly nextAt: number | null
}

/** What somebody has who never chose anything: practice mails and summaries are off. */
const nothingChosen: StoredReminders = {
  timeZone: null,
  hour: 8,
  days: [1, 2, 3, 4, 5, 6, 7],
  practice: false,
  weekly: false,
  interviews: true,
  feedback: true,
  goatMates: true,
  isAsked: false,
  lastMailedDay: null,
  lastSummaryDay: null,
  snapshot: null,
  nextAt: null,
}

export function timesOf(reminders: StoredReminders): MailTimes {
  return { ...reminders, timeZone: reminders.timeZone ?? 'UTC' }
}

export async function readReminders({ db }: StoreHandle, userId: string): Promise<StoredReminders> {
  const row = await db.selectFrom('reminders').selectAll().where('user_id', '=', userId).executeTakeFirst()
  return row ? fromRow(row) : nothingChosen
}

/** Locks the row until the transaction ends, and makes one if there is none. */
export async function lockReminders(tx: StoreHandle, userId: string): Promise<StoredReminders> {
  await tx.db
    .insertInto('reminders')
    .values({ ...toRow(nothingChosen), user_id: userId })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute()
  const row = await tx
    .forUpdate(tx.db.selectFrom('reminders').selectAll().where('user_id', '=', userId))
    .executeTakeFirstOrThrow()
  return fromRow(row)
}

/** Writes them with the time of the next mail after `now`. Lock the row first. */
export async function writeReminders(
  tx: StoreHandle,
  userId: string,
  reminders: StoredReminders,
  now: number,
): Promise<StoredReminders> {
  const written = { ...reminders, nextAt: nextMail(timesOf(reminders), now)?.at ?? null }
  const { asked_at: _, ...columns } = toRow(written)
  await tx.db
    .updateTable('reminders')
    .set({
      ...columns,
      ...(written.isAsked && { asked_at: sql<number>`coalesce(asked_at, ${tx.now()})` }),
    })
    .where('user_id', '=', userId)
    .execute()
  return written
}

/** Only the next summary and mail are planned that far ahead. A clock that was wrong for a moment planned the rest. */
const longestPlanMs = 10 * dayMs

export interface DueReminder {
  readonly userId: string
  readonly nextAt: number
}

/** Mails that are due, and those that a wrong clock has planned, in a fixed order. @param after the last one before these */
export async function readDueReminders(
  handle: StoreHandle,
  what: 'due' | 'misplanned',
  after: DueReminder | undefined,
  limit: number,
): Promise<readonly DueReminder[]> {
  const rows = await handle.db
    .selectFrom('reminders')
    .select(['user_id', 'next_at'])
    .$if(what === 'due', (query) => query.where('next_at', '<=', handle.now()))
    .$if(what === 'misplanned', (query) =>
      query.where('next_at', '>', sql<number>`${handle.now()} + ${longestPlanMs}`),
    )
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(next_at, user_id) > (${after?.nextAt}, ${after?.userId})`),
    )
    .orderBy('next_at')
    .orderBy('user_id')
    .limit(limit)
    .execute()
  return rows.map(({ user_id, next_at }) => ({ userId: user_id, nextAt: next_at ?? 0 }))
}

/** When the member was asked, in milliseconds since 1970. */
export async function readAskedAt({ db }: StoreHandle, userId: string): Promise<number | null> {
  const row = await db
    .selectFrom('reminders')
    .select('asked_at')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.asked_at ?? null
}

function fromRow(row: RemindersTable): StoredReminders {
  const dayIn = (date: string | null) => (date === null ? null : dayOf(date))
  return {
    timeZone: row.time_zone,
    hour: row.hour,
    days: JSON.parse(row.days) as number[],
    practice: row.practice === 1,
    weekly: row.weekly === 1,
    interviews: row.interviews === 1,
    feedback: row.feedback === 1,
    goatMates: row.goat_mates === 1,
    isAsked: row.asked_at !== null,
    lastMailedDay: dayIn(row.last_mailed_day),
    lastSummaryDay: dayIn(row.last_summary_day),
    snapshot: row.snapshot === null ? null : (JSON.parse(row.snapshot) as Snapshot),
    nextAt: row.next_at,
  }
}

function toRow(reminders: StoredReminders): Omit<RemindersTable, 'user_id'> {
  const dateIn = (day: number | null) => (day === null ? null : dateOf(day))
  return {
    time_zone: reminders.timeZone,
    hour: reminders.hour,
    days: JSON.stringify(reminders.days),
    practice: Number(reminders.practice),
    weekly: Number(reminders.weekly),
    interviews: Number(reminders.interviews),
    feedback: Number(reminders.feedback),
    goat_mates: Number(reminders.goatMates),
    asked_at: null,
    last_mailed_day: dateIn(reminders.lastMailedDay),
    last_summary_day: dateIn(reminders.lastSummaryDay),
    snapshot: reminders.snapshot && JSON.stringify(reminders.snapshot),
    next_at: reminders.nextAt,
  }
}
