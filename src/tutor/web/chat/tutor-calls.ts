import type { ReplyOf } from '#platform/endpoint.ts'
import { callApi } from '#platform/web/call-api.ts'
import { streamApi } from '#platform/web/stream-api.ts'
import type { ChatEvents, ChatReply, tutorApi } from '../../contract.ts'
import type { TutorMessage } from './session.ts'

export interface Question {
  readonly topicId: string
  readonly sessionId: string
  readonly messageId: string
  readonly text: string
  readonly history: readonly TutorMessage[]
}

/** What a conversation asks of the server. */
export interface TutorCalls {
  open(topicId: string, signal: AbortSignal): Promise<ReplyOf<typeof tutorApi.newSession>>
  /** @param onText is given the answer as it is written. */
  ask(question: Question, onText: (text: string) => void, signal: AbortSignal): Promise<ChatReply>
  read(sessionId: string, signal: AbortSignal): Promise<ReplyOf<typeof tutorApi.readSession>>
  stop(sessionId: string, messageId: string): Promise<unknown>
  /** Fire and forget: a session that is not ended expires by itself. */
  end(sessionId: string): void
}

/** The server has its own history; these are sent for servers that keep none. */
const mostHistory = 10

export const tutorCalls: TutorCalls = {
  open: (topicId, signal) =>
    callApi<typeof tutorApi.newSession>('POST', '/api/ai-tutor/session/new', { body: { topicId }, signal }),

  ask: ({ topicId, sessionId, messageId, text, history }, onText, signal) =>
    streamApi<typeof tutorApi.chat>(
      'POST',
      '/api/ai-tutor/chat',
      {
        body: {
          topicId,
          sessionId,
          messageId,
          message: text,
          conversationHistory: history.slice(-mostHistory).map(({ role, content }) => ({ role, content })),
        },
        signal,
      },
      (event, data) => {
        // The contract says what the event carries.
        if (event === 'delta') onText((data as ChatEvents['delta']).text)
      },
    ),

  read: (id, signal) =>
    callApi<typeof tutorApi.readSession>('GET', '/api/ai-tutor/session/:id', { params: { id }, signal }),

  stop: (id, messageId) =>
    callApi<typeof tutorApi.stop>('POST', '/api/ai-tutor/session/:id/stop', {
      params: { id },
      body: { messageId },
    }),

  end(id) {
    callApi<typeof tutorApi.endSession>('DELETE', '/api/ai-tutor/session/:id', {
      params: { id },
      keepalive: true,
    }).catch(() => {})
  },
}
