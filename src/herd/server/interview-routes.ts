import { AppError } from '#platform/server/errors.ts'
import { type Exchange, type Route, route } from '#platform/server/route.ts'
import { herdApi } from '../contract.ts'
import { completeInterview } from './feedback/complete-interview.ts'
import { openFeedback, scoreYourself } from './feedback/self-score.ts'
import type { HerdParts } from './herd-parts.ts'
import { readInterviewStats, readInterviews, readPack } from './interviews/read-interviews.ts'
import { startInterview } from './interviews/start-interview.ts'

export function interviewRoutes(parts: HerdParts): readonly Route[] {
  const { store } = parts
  return [
    route(herdApi.interviews, ({ caller }) => readInterviews(store, caller.userId)),
    route(herdApi.stats, ({ caller }) => readInterviewStats(store, caller.userId)),
    route(herdApi.start, ({ caller, body, exchange }) =>
      noted(exchange, 'start', () => startInterview(parts, caller.userId, body, exchange)),
    ),
    route(herdApi.complete, ({ caller, params, body, exchange }) =>
      noted(exchange, 'complete', () => completeInterview(parts, caller.userId, params.id, body, exchange)),
    ),
    route(herdApi.selfScore, ({ caller, params, body, exchange }) =>
      noted(exchange, 'self-score', () => scoreYourself(store, caller.userId, params.id, body.scores)),
    ),
    route(herdApi.openFeedback, ({ caller, params, exchange }) =>
      noted(exchange, 'open-feedback', async () => {
        await openFeedback(store, caller.userId, params.id)
        return { ok: true } as const
      }),
    ),
    route(herdApi.pack, ({ caller, params, exchange }) =>
      noted(exchange, 'pack', async () => ({ pack: await readPack(store, caller.userId, params.id) })),
    ),
  ]
}

/** Somebody who asks for what is not theirs is a security event. */
async function noted<Answer>(exchange: Exchange, call: string, work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof AppError && (error.code === 'forbidden' || error.code === 'not_found'))
      exchange.event('interview_refused', { call, code: error.code })
    throw error
  }
}
