import type { User } from '#accounts/contract.ts'
import { nameInMail } from '#accounts/server/registration/person-name.ts'
import type { Stoppable } from '#reminders/server/stoppable-mail.ts'
import type { Meeting } from '../../interview-calendar.ts'
import { meetingInMail } from './meeting-in-mail.ts'

interface InterviewInvitation {
  readonly interview: Meeting
  readonly interviewer: User
  readonly candidate: User
  readonly publicUrl: string
  /** Whether the candidate chose this GoatMate. */
  readonly isAccepted: boolean
  /** Whether the candidate asked for this interview. */
  readonly isRequested: boolean
}

/**
 * Tells the candidate who will interview them, when and where. It never names the question, which candidates see for the
 * first time in the interview.
 */
export function interviewInvitationMail({
  interview,
  interviewer,
  candidate,
  publicUrl,
  isAccepted,
  isRequested,
}: InterviewInvitation): Stoppable {
  const name = nameInMail(interviewer)
  const who = `${name} (${interviewer.email})`
  const { paragraphs, facts, ...attached } = meetingInMail({
    meeting: interview,
    partnerName: name,
    publicUrl,
    isAccepted,
  })
  return {
    recipient: candidate,
    mail: {
      kind: 'interview-invitation',
      subject: 'You are invited to a mock interview on Capra',
      dedupeKey: `interview-invitation:${interview.id}`,
      onBehalfOf: interviewer.id,
      ...attached,
    },
    content: {
      title: 'You are invited to a mock interview',
      paragraphs: [
        isRequested ? `${who} accepted your request and will interview you.` : `${who} will interview you.`,
        'You see the question when the interview starts. Think out loud: how you get to an answer counts for more than the answer.',
        ...paragraphs,
      ],
      facts,
      link: { label: 'Open My Herd', url: `${publicUrl}/my-herd` },
      footer: `You received this email because ${name} is one of your GoatMates on Capra. If you want no interviews with them, remove or block them in My Herd.`,
    },
  }
}
