import { companyQuestions } from '#content/company-questions/company-questions.ts'
import { findInterviewPack } from '#content/interview-packs/interview-packs.ts'
import { knownProblems } from '#content/known-problems.ts'
import { dayMs } from '#platform/durations.ts'
import type { ReplyOf } from '#platform/endpoint.ts'
import { AppError } from '#platform/server/http/errors.ts'
import { isoTime, optionalTime } from '#platform/server/personal-data.ts'
import type { Store } from '#platform/server/store/store.ts'
import type { herdApi, Interview, InterviewPack } from '../../contract.ts'
import { isScores } from '../../rating.ts'
import {
  findInterview,
  isCandidateFor,
  listInterviews,
  readTotals,
  type StoredInterview,
} from './interview-store.ts'

const maxListed = 500

export const interviewNotFound = () => new AppError('not_found', 'Interview not found.')

export async function readInterviews(store: Store, userId: string): Promise<Interview[]> {
  const interviews = await listInterviews(store, userId, maxListed)
  return interviews.map((interview) => presentInterview(interview, userId))
}

/** Questions in SQL are no known problems. */
const titles = new Map(
  [...companyQuestions, ...knownProblems.values()].map(({ number, title }) => [number, title]),
)

/** An interview as one of its two people may see it. */
export function presentInterview(interview: StoredInterview, viewerId: string): Interview {
  const { interviewer, interviewee, status, self_scores } = interview
  const isCandidate = interviewee?.id === viewerId
  const selfScores: unknown = self_scores === null ? null : JSON.parse(self_scores)
  // Candidates must not prepare for the question.
  const maySeeQuestion = !isCandidate || status === 'completed' || interview.started_at !== null
  // Interviewers must not be influenced by how the candidates score themselves.
  const maySeeSelfScores = isCandidate || status === 'completed'
  return {
    id: interview.id,
    interviewerId: interviewer?.id ?? null,
    intervieweeId: interviewee?.id ?? null,
    interviewer: interviewer ?? deletedUser,
    interviewee: interviewee ?? deletedUser,
    leetcodeQuestionNumber: maySeeQuestion ? interview.leetcode_question_number : null,
    questionTitle: (maySeeQuestion && titles.get(interview.leetcode_question_number)) || null,
    googleMeetLink: interview.google_meet_link,
    codepadLink: interview.codepad_link,
    startsAt: optionalTime(interview.starts_at),
    startedAt: optionalTime(interview.started_at),
    status,
    score: interview.score,
    feedback: interview.feedback,
    selfScores: maySeeSelfScores && isScores(selfScores) ? selfScores : null,
    feedbackOpened: isCandidate && interview.feedback_opened_at !== null,
    createdAt: isoTime(interview.created_at),
    completedAt: optionalTime(interview.completed_at),
  }
}

const deletedUser = { id: null, username: 'Deleted user', firstName: null, lastName: null } as const

export async function readInterviewStats(
  store: Store,
  userId: string,
): Promise<ReplyOf<typeof herdApi.stats>> {
  const { given, taken, mean_given, mean_received } = await readTotals(store, userId)
  return {
    interviewsGiven: given ?? 0,
    interviewsTaken: taken ?? 0,
    averageScoreReceived: twoDecimals(mean_received),
    averageScoreGiven: twoDecimals(mean_given),
  }
}

function twoDecimals(mean: number | null): number {
  return Math.round((mean ?? 0) * 100) / 100
}

/**
 * The notes for the interviewer, or null for a question without notes. Candidates get them once their interview is
 * completed. After it has started they do not get them as the interviewer of someone else about the same question either;
 * before, a refusal would reveal their question.
 *
 * @throws AppError
 */
export async function readPack(store: Store, userId: string, id: string): Promise<InterviewPack | null> {
  const interview = await findInterview(store, id)
  if (interview?.interviewer?.id === userId) {
    if (await isCandidateFor(store, userId, interview.leetcode_question_number, 30 * dayMs))
      throw new AppError(
        'forbidden',
        'You are the candidate of an open interview about this question. You get these notes when it is completed.',
      )
  } else if (interview?.interviewee?.id === userId) {
    if (interview.status !== 'completed')
      throw new AppError('forbidden', 'These notes are for the interviewer until the interview is completed.')
  } else throw interviewNotFound()
  return findInterviewPack(interview.leetcode_question_number) ?? null
}
