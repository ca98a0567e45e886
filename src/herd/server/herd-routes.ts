import { AppError } from '#platform/server/http/errors.ts'
import { type Exchange, type Route, route } from '#platform/server/http/route.ts'
import { herdApi } from '../contract.ts'
import { completeInterview } from './feedback/complete-interview.ts'
import { openFeedback, scoreYourself } from './feedback/self-score.ts'
import { readBlocked } from './goatmates/block-store.ts'
import { readGoatMates } from './goatmates/goatmate-store.ts'
import { blockPerson, removeGoatMate, unblockPerson } from './goatmates/remove-goatmate.ts'
import { getPerson, type HerdContext } from './herd-context.ts'
import {
  cancelInterviewRequest,
  declineInterviewRequest,
} from './interview-requests/end-interview-request.ts'
import { readInterviewRequests } from './interview-requests/read-interview-requests.ts'
import { requestInterview } from './interview-requests/request-interview.ts'
import { beginInterview } from './interviews/begin-interview.ts'
import { readInterviewStats, readInterviews, readPack } from './interviews/read-interviews.ts'
import { startInterview } from './interviews/start-interview.ts'
import {
  acceptInvitation,
  autoAcceptInvitations,
  cancelInvitation,
  declineInvitation,
} from './invitations/answer-invitations.ts'
import { readHerdSettings, writeHerdSettings } from './invitations/herd-settings-store.ts'
import { inviteGoatMate } from './invitations/invite-goatmate.ts'
import { readReceivedRequests, readSentRequests } from './invitations/open-invite-store.ts'
import { stopInvitations } from './invitations/stop-invitations.ts'

const ok = { ok: true } as const

export function herdRoutes(context: HerdContext): readonly Route[] {
  return [...goatMateRoutes(context), ...interviewRoutes(context), ...interviewRequestRoutes(context)]
}

function goatMateRoutes(context: HerdContext): readonly Route[] {
  const { store } = context
  return [
    route(herdApi.goatMates, ({ caller }) => readGoatMates(store, caller.userId)),
    route(herdApi.invite, ({ caller, body, exchange }) =>
      inviteGoatMate(context, caller.userId, body.toEmail, exchange),
    ),
    route(herdApi.autoAccept, ({ caller, exchange }) =>
      autoAcceptInvitations(context, caller.userId, exchange),
    ),
    route(herdApi.requests, async ({ caller }) => {
      const me = await getPerson(store, caller.userId)
      return {
        sent: await readSentRequests(store, me.id),
        received: await readReceivedRequests(store, me.emailKey),
        ...(await readHerdSettings(store, me.id)),
      }
    }),
    route(herdApi.accept, async ({ caller, params, exchange }) => {
      await acceptInvitation(context, caller.userId, params.id, exchange)
      return ok
    }),
    route(herdApi.decline, async ({ caller, params, exchange }) => {
      await declineInvitation(context, caller.userId, params.id, exchange)
      return ok
    }),
    route(herdApi.cancel, async ({ caller, params, exchange }) => {
      await cancelInvitation(context, caller.userId, params.id, exchange)
      return ok
    }),
    route(herdApi.remove, async ({ caller, params, exchange }) => {
      await removeGoatMate(context, caller.userId, params.userId, exchange)
      return ok
    }),
    route(herdApi.block, async ({ caller, params, exchange }) => {
      await blockPerson(context, caller.userId, params.userId, exchange)
      return ok
    }),
    route(herdApi.unblock, async ({ caller, params, exchange }) => {
      await unblockPerson(context, caller.userId, params.userId, exchange)
      return ok
    }),
    route(herdApi.blocked, ({ caller }) => readBlocked(store, caller.userId)),
    route(herdApi.settings, async ({ caller, body }) => {
      await writeHerdSettings(store, caller.userId, body)
      return body
    }),
    route(herdApi.stopInvitations, async ({ body, exchange }) => {
      await stopInvitations(context, body.token, exchange)
      return ok
    }),
  ]
}

function interviewRoutes(context: HerdContext): readonly Route[] {
  const { store } = context
  return [
    route(herdApi.interviews, ({ caller }) => readInterviews(store, caller.userId)),
    route(herdApi.stats, ({ caller }) => readInterviewStats(store, caller.userId)),
    route(herdApi.start, ({ caller, body, exchange }) =>
      withRefusalEvent(exchange, 'start', () => startInterview(context, caller.userId, body, exchange)),
    ),
    route(herdApi.begin, ({ caller, params, exchange }) =>
      withRefusalEvent(exchange, 'begin', () => beginInterview(store, caller.userId, params.id)),
    ),
    route(herdApi.complete, ({ caller, params, body, exchange }) =>
      withRefusalEvent(exchange, 'complete', () =>
        completeInterview(context, caller.userId, params.id, body, exchange),
      ),
    ),
    route(herdApi.selfScore, ({ caller, params, body, exchange }) =>
      withRefusalEvent(exchange, 'self-score', () =>
        scoreYourself(store, caller.userId, params.id, body.scores),
      ),
    ),
    route(herdApi.openFeedback, ({ caller, params, exchange }) =>
      withRefusalEvent(exchange, 'open-feedback', async () => {
        await openFeedback(store, caller.userId, params.id)
        return ok
      }),
    ),
    route(herdApi.pack, ({ caller, params, exchange }) =>
      withRefusalEvent(exchange, 'pack', async () => ({
        pack: await readPack(store, caller.userId, params.id),
      })),
    ),
  ]
}

function interviewRequestRoutes(context: HerdContext): readonly Route[] {
  const { store } = context
  return [
    route(herdApi.interviewRequests, ({ caller }) => readInterviewRequests(store, caller.userId)),
    route(herdApi.requestInterview, ({ caller, body, exchange }) =>
      withRefusalEvent(exchange, 'request', () => requestInterview(context, caller.userId, body, exchange)),
    ),
    route(herdApi.declineInterviewRequest, ({ caller, params, exchange }) =>
      withRefusalEvent(exchange, 'decline', async () => {
        await declineInterviewRequest(context, caller.userId, params.id, exchange)
        return ok
      }),
    ),
    route(herdApi.cancelInterviewRequest, ({ caller, params, exchange }) =>
      withRefusalEvent(exchange, 'cancel', async () => {
        await cancelInterviewRequest(store, caller.userId, params.id)
        return ok
      }),
    ),
  ]
}

/** Logs a security event when someone requests what is not theirs. */
async function withRefusalEvent<Reply>(
  exchange: Exchange,
  call: string,
  work: () => Promise<Reply>,
): Promise<Reply> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof AppError && (error.code === 'forbidden' || error.code === 'not_found'))
      exchange.event('interview_refused', { call, code: error.code })
    throw error
  }
}
