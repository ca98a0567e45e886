import type { User } from '#accounts/contract.ts'
import { nameInMail } from '#accounts/server/registration/person-name.ts'
import type { Stoppable } from '#reminders/server/stoppable-mail.ts'
import type { Meeting } from '../../interview-calendar.ts'
import { meetingInMail } from './meeting-in-mail.ts'

type Recipient = Pick<User, 'id' | 'email'>
type Sender = Pick<User, 'id' | 'username' | 'firstName' | 'lastName' | 'email'>

interface Moved {
  readonly meeting: Meeting
  /** Whether it had no time before. */
  readonly isFirstTime: boolean
  readonly mover: Sender
  readonly recipient: Recipient
  readonly publicUrl: string
  /** Whether the recipient chose this GoatMate. */
  readonly isAccepted: boolean
  /** Milliseconds since 1970. */
  readonly now: number
}

/** Has a calendar file that moves the entry of an earlier one. */
export function interviewMovedMail({
  meeting,
  isFirstTime,
  mover,
  recipient,
  publicUrl,
  isAccepted,
  now,
}: Moved): Stoppable {
  const name = nameInMail(mover)
  const change = { kind: 'moved', at: now } as const
  const { paragraphs, facts, attachment } = meetingInMail({
    meeting,
    partnerName: name,
    publicUrl,
    isAccepted,
    change,
  })
  return {
    recipient,
    mail: {
      kind: 'interview-moved',
      subject: 'Your mock interview has a new time',
      dedupeKey: `interview-moved:${meeting.id}:${now}`,
      onBehalfOf: mover.id,
      ...(attachment && { attachment }),
    },
    content: {
      title: 'Your mock interview has a new time',
      paragraphs: [
        `${name} (${mover.email}) ${isFirstTime ? 'chose a time for' : 'moved'} your mock interview.`,
        'If it does not suit you, choose another one in My Herd.',
        ...paragraphs,
      ],
      facts,
      link: { label: 'Open My Herd', url: `${publicUrl}/my-herd` },
      footer: `You received this email because you have a mock interview with ${name} on Capra.`,
    },
  }
}

interface Canceled {
  readonly meeting: Meeting
  readonly canceler: Sender
  readonly recipient: Recipient
  readonly publicUrl: string
  /** Milliseconds since 1970. */
  readonly now: number
}

/** Has a calendar file that cancels the entry of an earlier one, without the links. */
export function interviewCanceledMail({ meeting, canceler, recipient, publicUrl, now }: Canceled): Stoppable {
  const name = nameInMail(canceler)
  const { facts, attachment } = meetingInMail({
    meeting: { ...meeting, googleMeetLink: null, codepadLink: null },
    partnerName: name,
    publicUrl,
    isAccepted: true,
    change: { kind: 'canceled', at: now },
  })
  return {
    recipient,
    mail: {
      kind: 'interview-canceled',
      subject: 'Your mock interview was canceled',
      dedupeKey: `interview-canceled:${meeting.id}`,
      onBehalfOf: canceler.id,
      ...(attachment && { attachment }),
    },
    content: {
      title: 'Your mock interview was canceled',
      paragraphs: [
        `${name} (${canceler.email}) canceled your mock interview.`,
        'You can arrange another one in My Herd.',
      ],
      facts,
      link: { label: 'Open My Herd', url: `${publicUrl}/my-herd` },
      footer: `You received this email because you had a mock interview with ${name} on Capra.`,
    },
  }
}
