import type { BodyOf } from '#platform/endpoint.ts'
import type { tutorApi } from '#tutor/contract.ts'
import type { TestMember } from './people.ts'
import type { Answer, TestServer } from './server/test-server.ts'

export interface TutorConversation {
  readonly sessionId: string
  start(topicId?: string): Promise<Answer>
  ask(message: string, more?: Partial<BodyOf<typeof tutorApi.chat>>, from?: Caller): Promise<Answer>
  stop(messageId: string, sessionId?: string, from?: Caller): Promise<Answer>
  read(sessionId?: string): Promise<Answer>
  end(sessionId?: string): Promise<Answer>
}

/** One of several processes that share the store. */
type Caller = Pick<TestServer, 'call'>

/** Opens a tutor session on arrays for a member. */
export async function startTutorConversation(
  server: TestServer,
  { jar }: TestMember,
): Promise<TutorConversation> {
  const path = '/api/ai-tutor'
  const start = (topicId = 'arrays') => server.call('POST', `${path}/session/new`, { topicId }, { jar })
  const sessionId: string = (await start()).body.sessionId
  return {
    sessionId,
    start,
    ask: (message, more, from = server) =>
      from.call('POST', `${path}/chat`, { topicId: 'arrays', sessionId, message, ...more }, { jar }),
    stop: (messageId, id = sessionId, from = server) =>
      from.call('POST', `${path}/session/${id}/stop`, { messageId }, { jar }),
    read: (id = sessionId) => server.call('GET', `${path}/session/${id}`, undefined, { jar }),
    end: (id = sessionId) => server.call('DELETE', `${path}/session/${id}`, undefined, { jar }),
  }
}
