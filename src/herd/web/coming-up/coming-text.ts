import { dayMs, hourMs, minuteMs } from '#platform/durations.ts'
import { lazily } from '#platform/lazily.ts'
import type { Interview } from '../../contract.ts'
import type { HerdRole } from '../herd-view.ts'
import { partnerIn, questionText, shortDate, shortMoment, shortName, shortTime } from '../interview-text.ts'
import { hasPack } from '../question-name.ts'
import { type Coming, startOf } from './stage.ts'

export interface RowText {
  readonly when: string
  /** How far away that is. */
  readonly distance: string
  /** Who asks and who answers. */
  readonly title: string
  readonly text: string
  readonly note?: string
}

const distance = lazily(() => new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' }))

export function rowTextOf({ interview, stage }: Coming, role: HerdRole, now: number): RowText {
  const partner = partnerIn(interview, role)
  const name = shortName(partner)
  const row = { ...whenOf(interview, now), title: rolesText(role, name) }
  if (partner.id === null)
    return { ...row, text: 'Their account no longer exists, so this interview cannot take place.' }
  const hasStarted = interview.startedAt !== null
  const question = `${questionText(interview)}${hasPack(interview.leetcodeQuestionNumber) ? ', with its pack of hints and edge cases' : ''}.`
  switch (stage) {
    case 'now':
      return {
        ...row,
        text:
          role === 'interviewer'
            ? question
            : hasStarted
              ? `The question is ${questionText(interview)}.`
              : '45 minutes, one question. You see it when the interview starts.',
        note: callText(interview, name),
      }
    case 'missed':
      return {
        ...row,
        text:
          role === 'interviewer'
            ? `${questionText(interview)}. Nobody started it here. Did it take place?`
            : `${name} has not started it here. If it took place, ${name} can confirm that. If not, choose a new time, or cancel it.`,
      }
    case 'unscheduled':
      return {
        ...row,
        text: role === 'interviewer' ? question : `${name} has chosen the question.`,
        note: `Agree on a time with ${name}.`,
      }
    default:
      return {
        ...row,
        text:
          role === 'interviewer'
            ? question
            : `${name} has chosen the question. You see it when the interview starts.`,
        note: 'Both of you can enter ten minutes before.',
      }
  }
}

export function rolesText(role: HerdRole, name: string): string {
  return role === 'interviewer' ? `You ask, ${name} answers` : `${name} asks, you answer`
}

/** Who is there, as far as the server knows. */
export function presenceText({ startedAt }: Interview, role: HerdRole, name: string): string | undefined {
  if (startedAt === null) return undefined
  return role === 'interviewer' ? `${name} sees the question` : `${name} has started`
}

/** 'Today, 18:00' and 'in 9 minutes'; 'Thu, Nov 26, 19:30' and 'in 2 days'. */
function whenOf(interview: Interview, now: number): Pick<RowText, 'when' | 'distance'> {
  const { startsAt, startedAt, createdAt } = interview
  if (startedAt !== null)
    return {
      when: startsAt === null ? 'Now' : momentText(startsAt, now),
      distance: `started ${distanceText(startOf(interview), now)}`,
    }
  if (startsAt === null) return { when: 'No time yet', distance: `since ${shortDate(createdAt)}` }
  return { when: momentText(startsAt, now), distance: distanceText(Date.parse(startsAt), now) }
}

/** 'Today, 18:00', or 'Thu, Nov 26, 19:30', in the time zone of this browser. */
export function momentText(iso: string, now: number): string {
  return daysBetween(now, Date.parse(iso)) === 0 ? `Today, ${shortTime(iso)}` : shortMoment(iso)
}

/** In minutes or hours on the same day, otherwise in days of the calendar. */
function distanceText(then: number, now: number): string {
  const days = daysBetween(now, then)
  if (days !== 0) return distance().format(days, 'day')
  const minutes = Math.round((then - now) / minuteMs)
  if (minutes === 0) return 'now'
  return Math.abs(minutes) < 60
    ? distance().format(minutes, 'minute')
    : distance().format(Math.round((then - now) / hourMs), 'hour')
}

function daysBetween(from: number, to: number): number {
  const midnight = (ms: number) => new Date(ms).setHours(0, 0, 0, 0)
  // Days are 23 to 25 hours long.
  return Math.round((midnight(to) - midnight(from)) / dayMs)
}

function callText({ googleMeetLink }: Interview, name: string): string {
  const host = googleMeetLink && URL.parse(googleMeetLink)?.host
  return host
    ? `Camera and sound in your own call at ${host}.`
    : `No call is set up yet. Agree on one with ${name}.`
}
