import { AppError } from '#platform/server/http/errors.ts'
import type { Exchange } from '#platform/server/http/exchange.ts'
import { type Route, route } from '#platform/server/http/route.ts'
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
import { cancelInterview } from './interviews/cancel-interview.ts'
import { moveInterview } from './interviews/move-interview.ts'
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

/** The reply of a call that has nothing else to say. */
async function done(work: Promise<void>): Promise<{ ok: true }> {
  await work
  return { ok: true }
}

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
    route(herdApi.accept, ({ caller, params, exchange }) =>
      done(acceptInvitation(context, caller.userId, params.id, exchange)),
    ),
    route(herdApi.decline, ({ caller, params, exchange }) =>
      done(declineInvitation(context, caller.userId, params.id, exchange)),
    ),
    route(herdApi.cancel, ({ caller, params, exchange }) =>
      done(cancelInvitation(context, caller.userId, params.id, exchange)),
    ),
    route(herdApi.remove, ({ caller, params, exchange }) =>
      done(removeGoatMate(context, caller.userId, params.userId, exchange)),
    ),
    route(herdApi.block, ({ caller, params, exchange }) =>
      done(blockPerson(context, caller.userId, params.userId, exchange)),
    ),
    route(herdApi.unblock, ({ caller, params, exchange }) =>
      done(unblockPerson(context, caller.userId, params.userId, exchange)),
    ),
    route(herdApi.blocked, ({ caller }) => readBlocked(store, caller.userId)),
    route(herdApi.settings, async ({ caller, body }) => {
      await writeHerdSettings(store, caller.userId, body)
      return body
    }),
    route(herdApi.stopInvitations, ({ body, exchange }) =>
      done(stopInvitations(context, body.token, exchange)),
    ),
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
    route(herdApi.move, ({ caller, params, body, exchange }) =>
      withRefusalEvent(exchange, 'move', () =>
        moveInterview(context, caller.userId, params.id, body.startsAt, exchange),
      ),
    ),
    route(herdApi.cancelInterview, ({ caller, params, exchange }) =>
      withRefusalEvent(exchange, 'cancel', () =>
        done(cancelInterview(context, caller.userId, params.id, exchange)),
      ),
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
      withRefusalEvent(exchange, 'open-feedback', () => done(openFeedback(store, caller.userId, params.id))),
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
      withRefusalEvent(exchange, 'decline', () =>
        done(declineInterviewRequest(context, caller.userId, params.id, exchange)),
      ),
    ),
    route(herdApi.cancelInterviewRequest, ({ caller, params, exchange }) =>
      withRefusalEvent(exchange, 'cancel', () =>
        done(cancelInterviewRequest(store, caller.userId, params.id)),
      ),
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
