import { tutorTopics } from '#content/tutor/tutor-topics.ts'
import { type Route, route, StreamedAnswer } from '#platform/server/http/route.ts'
import { tutorApi } from '../contract.ts'
import type { TutorParts } from './conversation/running-answers.ts'
import { sendMessage } from './conversation/send-message.ts'
import { endSession, readSession, startSession, stopAnswer } from './conversation/tutor-sessions.ts'

export function tutorRoutes(parts: TutorParts): readonly Route[] {
  const { tutorModel } = parts
  // Without the greeting and the rules of each.
  const topics = tutorApi.topics.reply.shape.topics.parse(tutorTopics)
  return [
    route(tutorApi.topics, () => ({ topics, answeredBy: tutorModel.answeredBy })),
    route(tutorApi.newSession, ({ caller, body }) => startSession(parts, caller.userId, body.topicId)),
    route(tutorApi.chat, async ({ caller, body, exchange }) => {
      const answer = await sendMessage(parts, caller.userId, body, exchange)
      return exchange.wantsEvents ? new StreamedAnswer(answer.events()) : answer.outcome
    }),
    route(tutorApi.stop, async ({ caller, params, body }) => ({
      stopped: await stopAnswer(parts, caller.userId, params.id, body.messageId),
    })),
    route(tutorApi.readSession, ({ caller, params }) => readSession(parts, caller.userId, params.id)),
    route(tutorApi.endSession, async ({ caller, params }) => {
      await endSession(parts, caller.userId, params.id)
      return { ended: true } as const
    }),
  ]
}
