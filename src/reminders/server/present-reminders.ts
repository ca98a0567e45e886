import type { User } from '#accounts/contract.ts'
import { findAccount, readNow } from '#accounts/server/account-store.ts'
import { AppError } from '#platform/server/http/errors.ts'
import type { Store } from '#platform/server/store/store.ts'
import { localDayIn, offsetIn } from '#platform/time-zones.ts'
import type { MailPreview, Reminders } from '../contract.ts'
import { nextMail, type PlannedMail } from '../mail-times.ts'
import type { ReadPractice } from './practice-state.ts'
import { practiceText, type ReminderText, snapshotOf, summaryText } from './reminder-mails.ts'
import { readReminders, type StoredReminders, timesOf } from './reminder-store.ts'

export interface ReminderContext {
  readonly store: Store
  readonly readPractice: ReadPractice
}

/** As the API returns them, with the next mail. */
export async function presentReminders(context: ReminderContext, userId: string): Promise<Reminders> {
  const { store } = context
  const reminders = await readReminders(store, userId)
  const member = await findAccount(store, userId)
  if (!member) throw new AppError('unauthenticated', 'Authentication required. Please sign in.')
  return {
    practice: reminders.practice,
    weekly: reminders.weekly,
    interviews: reminders.interviews,
    feedback: reminders.feedback,
    goatMates: reminders.goatMates,
    timeZone: reminders.timeZone,
    hour: reminders.hour,
    days: [...reminders.days],
    isAsked: reminders.isAsked,
    next: await previewNext(context, member, reminders, await readNow(store)),
  }
}

/** After practice there is no mail on the same day. */
async function previewNext(
  { readPractice }: ReminderContext,
  member: User,
  reminders: StoredReminders,
  now: number,
): Promise<MailPreview | null> {
  const times = timesOf(reminders)
  const { timeZone } = times
  const first = nextMail(times, now)
  if (!first) return null
  const offset = offsetIn(timeZone, first.at)
  const read = async (mail: PlannedMail) => readPractice(member.id, { now: mail.at, offset })
  const state = await read(first)
  const isDone = state.lastAnsweredAt !== null && localDayIn(timeZone, state.lastAnsweredAt) === first.day
  const mail = isDone ? nextMail(times, first.at) : first
  if (!mail) return null
  const { subject, paragraphs, facts, action } = textOf(
    mail,
    member,
    isDone ? await read(mail) : state,
    reminders,
  )
  return {
    at: new Date(mail.at).toISOString(),
    subject,
    paragraphs: [...paragraphs],
    facts: [...facts],
    action,
  }
}

export function textOf(
  { kind, day }: Pick<PlannedMail, 'kind' | 'day'>,
  member: User,
  state: Parameters<typeof practiceText>[1],
  { snapshot }: Pick<StoredReminders, 'snapshot'>,
): ReminderText {
  if (kind === 'practice') return practiceText(member, state)
  return summaryText(member, state, snapshot ?? snapshotOf(state, day - 7))
}
