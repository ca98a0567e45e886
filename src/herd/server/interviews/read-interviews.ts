import { findInterviewPack } from '#content/interview-packs.ts'
import type { ReplyOf } from '#platform/endpoint.ts'
import type { Store, StoreHandle } from '#platform/server/store.ts'
import type { herdApi, Interview, InterviewPack } from '../../contract.ts'
import { refusals } from './interview-refusals.ts'
import { findInterview, isCandidateFor, listInterviews, summarise } from './interview-store.ts'
import { presentInterview } from './present-interview.ts'

/** Far more than a person holds in a year; the figures count all. */
const mostListed = 500
const day = 24 * 60 * 60 * 1000

export async function readInterviews(store: Store, userId: string): Promise<Interview[]> {
  const interviews = await listInterviews(store, userId, mostListed)
  return interviews.map((interview) => presentInterview(interview, userId))
}

export async function readInterviewStats(
  store: StoreHandle,
  userId: string,
): Promise<ReplyOf<typeof herdApi.stats>> {
  const [given, taken] = await Promise.all([
    summarise(store, 'interviewer_id', userId),
    summarise(store, 'interviewee_id', userId),
  ])
  return {
    interviewsGiven: given.count,
    interviewsTaken: taken.count,
    averageScoreReceived: twoDecimals(taken.mean),
    averageScoreGiven: twoDecimals(given.mean),
  }
}

function twoDecimals(mean: number | null): number {
  return Math.round((mean ?? 0) * 100) / 100
}

/**
 * What helps the interviewer, or null for a question without such notes. A candidate has it when their interview is
 * completed, and until then does not get it as the interviewer of somebody else about the same question either.
 *
 * @throws AppError
 */
export async function readPack(store: Store, userId: string, id: string): Promise<InterviewPack | null> {
  const interview = await findInterview(store, id)
  if (interview?.interviewer?.id === userId) {
    if (await isCandidateFor(store, userId, interview.leetcode_question_number, 30 * day))
      throw refusals.packForOtherRole()
  } else if (interview?.interviewee?.id === userId) {
    if (interview.status !== 'completed') throw refusals.packForCandidate()
  } else throw refusals.notFound()
  return findInterviewPack(interview.leetcode_question_number) ?? null
}
