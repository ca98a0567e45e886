import { displayName } from '#accounts/person.ts'
import { dateFormat } from '#platform/date-format.ts'
import type { Interview } from '../contract.ts'
import { formatScore } from '../rating.ts'
import type { HerdRole } from './herd-view.ts'
import { questionName } from './question-name.ts'

const date = { day: 'numeric', month: 'short' } as const
const time = { hour: '2-digit', minute: '2-digit' } as const
const day = dateFormat(date)
const dayOfYear = dateFormat({ ...date, year: 'numeric' })

/** 'Nov 14', with the year unless it is the current one. */
export function shortDate(iso: string): string {
  const isThisYear = new Date(iso).getFullYear() === new Date().getFullYear()
  return (isThisYear ? day : dayOfYear)(iso)
}

/** 'Sat, Nov 14, 18:00', in the time zone of this browser. */
export const shortMoment = dateFormat({ weekday: 'short', ...date, ...time })

/** '18:00', in the time zone of this browser. */
export const shortTime = dateFormat(time)

type Named = Parameters<typeof displayName>[0]

/** The first name, for sentences that name someone again. */
export function shortName(person: Named): string {
  return person.firstName?.trim() || displayName(person)
}

/** The other person, as seen from this role. */
export function partnerIn(interview: Interview, role: HerdRole) {
  return role === 'interviewer' ? interview.interviewee : interview.interviewer
}

/** '200. Number of Islands', or 'Mock interview' while the candidate may not see the question. */
export function questionText({ leetcodeQuestionNumber: number, questionTitle }: Interview): string {
  return number === null ? 'Mock interview' : questionName(number, questionTitle)
}

/** 'Marcus Chen, 200. Number of Islands'. */
export function interviewTitle(interview: Interview, role: HerdRole): string {
  return `${displayName(partnerIn(interview, role))}, ${questionText(interview)}`
}

/** Candidates see scores only after they opened the feedback, so that they can score themselves without bias. */
export function mayShowScores({ feedbackOpened }: Interview, role: HerdRole): boolean {
  return role === 'interviewer' || feedbackOpened
}

/** One decimal; a dash when there is none yet. */
export function averageText(average = 0): string {
  return average === 0 ? '–' : formatScore(average)
}
