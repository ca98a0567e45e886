import type { User } from '#accounts/contract.ts'
import { nameInMail } from '#accounts/server/registration/person-name.ts'
import { countText } from '#platform/count-words.ts'
import { dayMs } from '#platform/durations.ts'
import { dayOf } from '#platform/local-day.ts'
import type { MailContent } from '#platform/server/mail/mail-layout.ts'
import type { PracticeState, Snapshot } from './practice-state.ts'

/** Subject and text of a mail, before it has links. */
export interface ReminderText extends Pick<MailContent, 'paragraphs'> {
  readonly kind: 'practice-reminder' | 'weekly-summary'
  readonly subject: string
  readonly facts: readonly { readonly label: string; readonly value: string }[]
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
    ],
    facts: [],
    action: 'Start the round',
  }
}

const mostMoved = 3
/** In points of recall: smaller moves are noise. */
const smallestMove = 3

/** What was done since the last summary, what moved, and what is due. @param since what this summary compares with */
export function summaryText(member: User, state: PracticeState, since: Snapshot | null): ReminderText {
  const count = state.answered - (since?.answered ?? 0)
  const start = since ? `Since ${longDate.format(dayOf(since.date) * dayMs)}, you` : 'So far, you'
  return {
    kind: 'weekly-summary',
    subject: 'Your week on Capra',
    paragraphs: [
      greeting(member),
      count > 0
        ? `${start} answered ${countText(count, 'prompt')}.`
        : `${start} answered no prompts. That costs nothing: what is due does not pile up.`,
      state.roundSize > 0 ? `${state.heading}. ${state.duration}` : 'Nothing is due today.',
    ],
    facts: movesSince(state, since),
    action: 'Open practice',
  }
}

function movesSince({ recall }: PracticeState, since: Snapshot | null): ReminderText['facts'] {
  return Object.entries(recall)
    .flatMap(([name, now]) => {
      const before = since?.recall[name]
      if (before === undefined)
        return since ? [{ label: name, value: `You spot it ${now}% of the time (new)`, move: now }] : []
      return Math.abs(now - before) < smallestMove
        ? []
        : [{ label: name, value: `You spot it ${now}% of the time (${before}% before)`, move: now - before }]
    })
    .sort((a, b) => Math.abs(b.move) - Math.abs(a.move))
    .slice(0, mostMoved)
    .map(({ label, value }) => ({ label, value }))
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
