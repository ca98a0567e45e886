import type { User } from '#accounts/contract.ts'
import { nameInMail } from '#accounts/server/registration/person-name.ts'
import { countText } from '#platform/count-words.ts'
import { dayMs } from '#platform/durations.ts'
import { dateOf, dayOf } from '#platform/local-day.ts'
import type { MailContent } from '#platform/server/mail/mail-layout.ts'
import type { PracticeState, Snapshot } from './practice-state.ts'

interface Fact {
  readonly label: string
  readonly value: string
}

/** Subject and text of a mail, before it has links. */
export interface ReminderText extends Pick<MailContent, 'paragraphs'> {
  readonly kind: 'practice-reminder' | 'weekly-summary'
  readonly subject: string
  readonly facts: readonly Fact[]
  /** Label of its button. */
  readonly action: string
}

/** It names no pattern: that would give away what the round asks. */
export function practiceText(member: User, state: PracticeState): ReminderText {
  return {
    kind: 'practice-reminder',
    subject: state.heading,
    paragraphs: [
      greeting(member),
      state.dueCount > 0
        ? `Today's round is ready. ${state.duration} What is due is what you are about to forget, so it helps most.`
        : `Nothing is due today. A round still shows you problems that you have never seen. ${state.duration}`,
      ...interviewText(state),
    ],
    facts: [],
    action: 'Start the round',
  }
}

/** What was done since the last summary, what moved, and what is due. @param since what this summary compares with */
export function summaryText(member: User, state: PracticeState, since: Snapshot): ReminderText {
  return {
    kind: 'weekly-summary',
    subject: 'Your week on Capra',
    paragraphs: [
      greeting(member),
      doneText(state, since),
      state.roundSize > 0 ? `${state.heading}. ${state.duration}` : 'Nothing is due today.',
      ...(state.isCheckOpen ? ["This week's Sealed Five are open."] : []),
      ...interviewText(state),
    ],
    facts: [...altitudeFacts(state, since), ...checkFacts(state, since), ...movesSince(state, since)],
    action: 'Open practice',
  }
}

function interviewText({ daysToInterview: days }: PracticeState): readonly string[] {
  if (days === null) return []
  if (days < 2) return [`Your interview is ${days === 0 ? 'today' : 'tomorrow'}.`]
  return [`Your interview is in ${countText(days, 'day')}.`]
}

export function snapshotOf({ altitude, recall, lastCheck }: PracticeState, day: number): Snapshot {
  const checked = lastCheck && dateOf(lastCheck.monday)
  return { date: dateOf(day), meters: altitude?.meters ?? null, recall, checked }
}

function doneText({ days }: PracticeState, since: Snapshot): string {
  const first = dayOf(since.date)
  const newDays = days.filter(({ day }) => day >= first)
  const count = newDays.reduce((sum, { answered }) => sum + answered, 0)
  const start = `Since ${longDate.format(first * dayMs)}, you answered`
  return count === 0
    ? `${start} no prompts. That costs nothing: what is due does not pile up.`
    : `${start} ${countText(count, 'prompt')}${newDays.length > 1 ? ` on ${countText(newDays.length, 'day')}` : ''}.`
}

function altitudeFacts({ altitude }: PracticeState, { meters: before }: Snapshot): readonly Fact[] {
  if (altitude === null) return []
  const meters = (value: number) => `${value.toLocaleString('en')} m`
  const now = `${meters(altitude.meters)}, give or take ${altitude.range}`
  const isMoved = before !== null && before !== altitude.meters
  return [{ label: 'Altitude', value: isMoved ? `${now} (${meters(before)} before)` : now }]
}

/** Those of a Sunday night, too: their week began before the last summary. */
function checkFacts({ lastCheck }: PracticeState, { date, checked }: Snapshot): readonly Fact[] {
  if (lastCheck === null) return []
  const monday = dateOf(lastCheck.monday)
  const isTold = checked === undefined ? monday < date : monday === checked
  if (isTold) return []
  return [{ label: 'Sealed Five', value: `${lastCheck.credit} of ${lastCheck.answered}` }]
}

const mostMoved = 3
/** In points of recall: smaller moves are noise. */
const smallestMove = 3

function movesSince({ recall }: PracticeState, since: Snapshot): readonly Fact[] {
  return Object.entries(recall)
    .map(([name, now]) => ({ name, now, before: since.recall[name] }))
    .map((each) => ({
      ...each,
      move: each.before === undefined ? each.now : Math.abs(each.now - each.before),
    }))
    .filter(({ move }) => move >= smallestMove)
    .sort((a, b) => b.move - a.move)
    .slice(0, mostMoved)
    .map(({ name, now, before }) => ({
      label: name,
      value: `Recall ${now}% ${before === undefined ? '(new)' : `(${before}% before)`}`,
    }))
}

function greeting(member: User): string {
  return member.firstName === null ? 'Hello,' : `Hello ${nameInMail({ ...member, lastName: null })},`
}

const longDate = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
})
