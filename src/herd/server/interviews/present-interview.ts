import type { Interview } from '../../contract.ts'
import { isScores } from '../../rating.ts'
import type { StoredInterview } from './interview-store.ts'

/** An interview as one of its two people may see it. */
export function presentInterview(interview: StoredInterview, viewerId: string): Interview {
  const { interviewer, interviewee, status } = interview
  const isCandidate = interviewee?.id === viewerId
  return {
    id: interview.id,
    interviewerId: interviewer?.id ?? null,
    intervieweeId: interviewee?.id ?? null,
    interviewer: interviewer ?? deletedUser,
    interviewee: interviewee ?? deletedUser,
    leetcodeQuestionNumber: interview.leetcode_question_number,
    googleMeetLink: interview.google_meet_link,
    codepadLink: interview.codepad_link,
    startsAt: isoTime(interview.starts_at),
    status,
    score: interview.score,
    feedback: interview.feedback,
    // The interviewer judges without having seen how the candidate judges.
    selfScores: isCandidate || status === 'completed' ? selfScoresOf(interview) : null,
    feedbackOpened: isCandidate && interview.feedback_opened_at !== null,
    createdAt: new Date(interview.created_at).toISOString(),
    completedAt: isoTime(interview.completed_at),
  }
}

const deletedUser = { id: null, username: 'Deleted user', firstName: null, lastName: null } as const

function selfScoresOf({ self_scores }: StoredInterview): Interview['selfScores'] {
  const scores: unknown = self_scores === null ? null : JSON.parse(self_scores)
  return isScores(scores) ? scores : null
}

function isoTime(milliseconds: number | null): string | null {
  return milliseconds === null ? null : new Date(milliseconds).toISOString()
}
