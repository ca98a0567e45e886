import { displayName } from '#accounts/person.ts'
import type { Interview } from '../contract.ts'
import { questionName } from './question-name.ts'
import type { HerdRole } from './use-herd-view.ts'

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' })
const dayOfYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })
const moment = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
})

/** '14 Nov', with the year when it is another than this one. */
export function shortDate(iso: string): string {
  const date = new Date(iso)
  return (date.getFullYear() === new Date().getFullYear() ? day : dayOfYear).format(date)
}

/** 'Sat, 14 Nov, 18:00 CET', where this browser is. */
export function shortMoment(iso: string): string {
  return moment.format(new Date(iso))
}

/** The other person of an interview, as seen by who was in this role. */
export function partnerIn(interview: Interview, role: HerdRole) {
  return role === 'interviewer' ? interview.interviewee : interview.interviewer
}

/** 'Marcus Chen, 200 Number of Islands'. */
export function interviewTitle(interview: Interview, role: HerdRole): string {
  return `${displayName(partnerIn(interview, role))}, ${questionName(interview.leetcodeQuestionNumber)}`
}

/** Candidates who have not opened the feedback yet may still want to score themselves, unswayed. */
export function mayShowScores({ feedbackOpened }: Interview, role: HerdRole): boolean {
  return role === 'interviewer' || feedbackOpened
}
