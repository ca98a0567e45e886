import type { Interview } from '../../contract.ts'

/** Completed interviews in which this member was the candidate, the newest first. */
export function findFeedback(interviews: readonly Interview[], memberId: string): readonly Interview[] {
  return interviews
    .filter(({ status, intervieweeId }) => status === 'completed' && intervieweeId === memberId)
    .toSorted((a, b) => feedbackDate(b).localeCompare(feedbackDate(a)))
}

export function feedbackDate({ completedAt, createdAt }: Interview): string {
  return completedAt ?? createdAt
}
