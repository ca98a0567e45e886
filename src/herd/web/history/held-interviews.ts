import type { Interview } from '../../contract.ts'
import { startOf, wasHeld } from '../coming-up/stage.ts'
import type { HerdRole } from '../herd-view.ts'

/** The interviews of one role that took place: those that wait for feedback first, and the newest first. */
export function historyOf(
  interviews: readonly Interview[],
  role: HerdRole,
  memberId: string | undefined,
): readonly Interview[] {
  return interviews
    .filter(
      (interview) =>
        wasHeld(interview) &&
        (role === 'interviewer' ? interview.interviewerId : interview.intervieweeId) === memberId,
    )
    .sort(
      (one, other) =>
        Number(one.status === 'completed') - Number(other.status === 'completed') ||
        Date.parse(dayOf(other)) - Date.parse(dayOf(one)),
    )
}

/** When it took place; without a start, when its feedback came. */
export function dayOf(interview: Interview): string {
  const start = startOf(interview)
  const { completedAt, createdAt } = interview
  return start === 0 ? (completedAt ?? createdAt) : new Date(start).toISOString()
}
