import type { GoatMate, Interview, ReceivedInterviewRequest } from '#herd/contract.ts'
import { realReply, type Stubs } from './stub-calls.ts'

const named = (id: string, firstName: string) => ({
  id,
  username: firstName.toLowerCase(),
  firstName,
  lastName: null,
})

const bob: GoatMate = {
  ...named('bob', 'Bob'),
  email: 'bob@example.org',
  interviewsGiven: 0,
  interviewsTaken: 0,
  averageScore: 0,
}

/** An open interview about question 200 between the signed-in member and Bob. */
export function interviewWithBob(
  as: 'interviewer' | 'candidate',
  changes: Partial<Interview> = {},
): Interview {
  const { id, username, firstName, lastName } = realReply('GET /api/user')
  const me = { id, username, firstName, lastName }
  const them = named('bob', 'Bob')
  const [interviewer, interviewee] = as === 'interviewer' ? [me, them] : [them, me]
  return {
    id: 'interview-1',
    interviewerId: interviewer.id,
    intervieweeId: interviewee.id,
    interviewer,
    interviewee,
    leetcodeQuestionNumber: 200,
    questionTitle: 'Number of Islands',
    googleMeetLink: 'https://meet.example.org/abc',
    codepadLink: null,
    startsAt: null,
    startedAt: null,
    status: 'feedback_pending',
    score: null,
    feedback: null,
    selfScores: null,
    feedbackOpened: false,
    createdAt: '2026-01-01T10:00:00.000Z',
    completedAt: null,
    ...changes,
  }
}

/** Bob asks the signed-in member to interview him. */
export const requestFromBob: ReceivedInterviewRequest = {
  id: 'request-1',
  candidate: named('bob', 'Bob'),
  googleMeetLink: null,
  codepadLink: 'https://pad.example/1',
  startsAt: '2027-03-01T17:00:00.000Z',
  createdAt: '2026-01-01T10:00:00.000Z',
}

/** A herd with Bob in it and no new invitations. */
export const herdOfBob = {
  'POST /api/buddy/auto-accept': { accepted: [], count: 0 },
  'GET /api/buddies': [bob],
} satisfies Stubs
