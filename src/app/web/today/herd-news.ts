import { displayName } from '#accounts/person.ts'
import type { Interview } from '#herd/contract.ts'
import { partnerIn } from '#herd/web/interview-text.ts'
import { hourMs } from '#platform/durations.ts'
import { daysUntil } from '#practice/day-words.ts'

/** An interview that started this long ago may still be running. */
const longestInterviewMs = 2 * hourMs

export interface ComingUp {
  readonly interview: Interview
  readonly partner: string
  readonly isInterviewer: boolean
  /** It starts within the hour or is running. */
  readonly isNow: boolean
  readonly hasBegun: boolean
}

/** The next interview that has not been scored: the one that starts first, or one without a time when none has one. */
export function findComingUp(
  interviews: readonly Interview[],
  memberId: string,
  now: number,
): ComingUp | undefined {
  const open = interviews
    .filter((interview) => interview.status === 'feedback_pending' && !isOver(interview, now))
    .sort((a, b) => timeOf(a) - timeOf(b))
  const interview = open[0]
  if (!interview) return undefined
  const isInterviewer = interview.interviewerId === memberId
  return {
    interview,
    partner: displayName(partnerIn(interview, isInterviewer ? 'interviewer' : 'candidate')),
    isInterviewer,
    isNow: timeOf(interview) - now < hourMs,
    hasBegun: timeOf(interview) <= now,
  }
}

/** 'Marcus asks, you answer'. */
export function mockText({ isInterviewer, partner }: ComingUp): string {
  return isInterviewer ? `You ask, ${partner} answers` : `${partner} asks, you answer`
}

export interface Meeting extends ComingUp {
  readonly startsAt: string
}

/** The interviews of this local day that are not over, and one that starts soon after it, the first first. */
export function findToday(
  interviews: readonly Interview[],
  memberId: string,
  now: number,
): readonly Meeting[] {
  return interviews
    .flatMap((interview) => {
      const coming = findComingUp([interview], memberId, now)
      const { startsAt } = interview
      return coming && startsAt !== null && (coming.isNow || daysUntil(startsAt, now) === 0)
        ? [{ ...coming, startsAt }]
        : []
    })
    .sort((a, b) => timeOf(a.interview) - timeOf(b.interview))
}

/** The next interview that is not one of today's. */
export function findAfterToday(
  interviews: readonly Interview[],
  memberId: string,
  now: number,
): ComingUp | undefined {
  const today = new Set(findToday(interviews, memberId, now).map(({ interview }) => interview.id))
  return findComingUp(
    interviews.filter(({ id }) => !today.has(id)),
    memberId,
    now,
  )
}

/** Interviews that this member ran and has not scored. */
export function findUnscored(interviews: readonly Interview[], memberId: string, now: number): Interview[] {
  return interviews.filter(
    (interview) =>
      interview.status === 'feedback_pending' &&
      interview.interviewerId === memberId &&
      interview.startedAt !== null &&
      isOver(interview, now),
  )
}

function isOver({ startedAt, startsAt }: Interview, now: number): boolean {
  const start = startedAt ?? startsAt
  return start !== null && Date.parse(start) + longestInterviewMs < now
}

function timeOf({ startsAt }: Interview): number {
  return startsAt === null ? Number.POSITIVE_INFINITY : Date.parse(startsAt)
}
