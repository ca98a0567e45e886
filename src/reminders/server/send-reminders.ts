import { type Account, findAccount, lockAccount, readNow } from '#accounts/server/account-store.ts'
import { isSuspended } from '#accounts/server/suspension/suspension-store.ts'
import { hourMs } from '#platform/durations.ts'
import { dateOf } from '#platform/local-day.ts'
import type { Config } from '#platform/server/config.ts'
import { letOthersRun } from '#platform/server/long-work/let-others-run.ts'
import type { Outbox } from '#platform/server/mail/outbox.ts'
import type { Secrets } from '#platform/server/secrets.ts'
import { localDayIn, offsetIn } from '#platform/time-zones.ts'
import { mailOn, type PlannedMail } from '../mail-times.ts'
import type { PracticeState } from './practice-state.ts'
import { type ReminderContext, textOf } from './present-reminders.ts'
import { snapshotOf } from './reminder-mails.ts'
import {
  type DueReminder,
  lockReminders,
  readDueReminders,
  readReminders,
  type StoredReminders,
  timesOf,
  writeReminders,
} from './reminder-store.ts'
import { stoppableMail } from './stoppable-mail.ts'

export interface SendingParts extends ReminderContext {
  readonly config: Pick<Config, 'publicUrl'>
  readonly secrets: Secrets
  readonly outbox: Outbox
  /** Called for each member whose mail failed; it is tried again the next time. */
  readonly onFailure: (error: unknown) => void
}

/** A mail that is later, because the server was down, is not sent. */
const latestMs = 3 * hourMs
const pageSize = 100

/**
 * Queues the practice mails and summaries whose hour has come. Each goes into the outbox in the transaction that plans the
 * member's next one, so several processes can run this at once, and a restart neither loses nor doubles a mail.
 */
export async function sendReminders(parts: SendingParts): Promise<void> {
  for (const what of ['misplanned', 'due'] as const)
    for (let last: DueReminder | undefined, isMore = true; isMore; ) {
      const page = await readDueReminders(parts.store, what, last, pageSize)
      for (const due of page) {
        await handle(parts, due).catch(parts.onFailure)
        await letOthersRun()
      }
      last = page.at(-1)
      isMore = page.length === pageSize
    }
  parts.outbox.wake()
}

async function handle(parts: SendingParts, due: DueReminder): Promise<void> {
  const { store, readPractice, outbox } = parts
  const now = await readNow(store)
  const reminders = await readReminders(store, due.userId)
  const mail = mailDueNow(reminders, due.nextAt, now)
  const member = mail && (await findAccount(store, due.userId))
  const isKeptBack = !member || (await isSuspended(store, due.userId))
  const state =
    mail && !isKeptBack
      ? await readPractice(due.userId, { now, offset: offsetIn(timesOf(reminders).timeZone, now) })
      : undefined
  await store.transaction(async (tx) => {
    if (!(await lockAccount(tx, due.userId))) return
    const locked = await lockReminders(tx, due.userId)
    // Another process was faster, or the member has just changed something.
    if (locked.nextAt !== due.nextAt || (mail && mailDueNow(locked, due.nextAt, now)?.kind !== mail.kind))
      return
    if (!mail || !member || !state || !isWorthIt(mail, state, timesOf(locked).timeZone)) {
      await writeReminders(tx, due.userId, locked, now)
      return
    }
    await outbox.queue(tx, mailFor(parts, mail, member, state, locked))
    const sent = mail.kind === 'summary' && {
      lastSummaryDay: mail.day,
      snapshot: snapshotOf(state, mail.day),
    }
    await writeReminders(tx, due.userId, { ...locked, lastMailedDay: mail.day, ...sent }, now)
  })
}

/** Undefined when it is too late: on another day, or hours after its time. */
function mailDueNow(reminders: StoredReminders, at: number, now: number): PlannedMail | undefined {
  const times = timesOf(reminders)
  const today = localDayIn(times.timeZone, now)
  if (at > now || now - at > latestMs || localDayIn(times.timeZone, at) !== today) return undefined
  return mailOn(times, today)
}

/** Nobody is mailed after practice on the same day, or about a round without a prompt. */
function isWorthIt({ kind, day }: PlannedMail, state: PracticeState, timeZone: string): boolean {
  const { lastAnsweredAt, roundSize } = state
  if (lastAnsweredAt !== null && localDayIn(timeZone, lastAnsweredAt) === day) return false
  return kind === 'summary' || roundSize > 0
}

function mailFor(
  parts: SendingParts,
  { kind, day }: PlannedMail,
  member: Account,
  state: PracticeState,
  reminders: StoredReminders,
) {
  const { kind: mailKind, subject, action, ...text } = textOf({ kind, day }, member, state, reminders)
  return stoppableMail(parts, {
    recipient: member,
    mail: {
      kind: mailKind,
      subject,
      dedupeKey: `${mailKind}:${member.id}:${dateOf(day)}`,
      usefulForMs: latestMs,
    },
    content: {
      title: subject,
      ...text,
      link: { label: action, url: `${parts.config.publicUrl}/practice` },
      footer: 'You received this email because you turned it on in your account on Capra.',
    },
  })
}
