import { insertGoatMates } from '#herd/server/goatmates/goatmate-store.ts'
import { aMember, type TestMember } from './people.ts'
import type { Answer, CallOptions, TestServer } from './server/test-server.ts'

/** @param isAutomatic whether the second accepted by their setting only */
export async function makeGoatMates(
  server: TestServer,
  one: TestMember,
  other: TestMember,
  { isAutomatic = false } = {},
): Promise<void> {
  const pair = { inviterId: one.user.id, accepterId: other.user.id, isAutomatic }
  await server.store.transaction((tx) => insertGoatMates(tx, pair))
}

export interface Pair {
  readonly interviewer: TestMember
  readonly candidate: TestMember
  /** Schedules an interview as the interviewer, about question 1 by default. */
  start(body?: object, options?: CallOptions): Promise<Answer>
}

/** Two members who are GoatMates. */
export async function aPair(server: TestServer): Promise<Pair> {
  const interviewer = await aMember(server)
  const candidate = await aMember(server)
  await makeGoatMates(server, interviewer, candidate)
  return { interviewer, candidate, start: starter(server, interviewer, candidate) }
}

export function starter(
  server: Pick<TestServer, 'call'>,
  interviewer: TestMember,
  candidate: TestMember,
): Pair['start'] {
  return (body, options) =>
    server.call(
      'POST',
      '/api/interviews',
      { intervieweeId: candidate.user.id, leetcodeQuestionNumber: 1, ...body },
      { jar: interviewer.jar, ...options },
    )
}

/** The same score for all seven criteria. */
export function sevenScores(score: number) {
  return {
    problemUnderstanding: score,
    approach: score,
    complexity: score,
    codeQuality: score,
    testing: score,
    communication: score,
    optimization: score,
  }
}
