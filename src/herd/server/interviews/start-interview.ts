import { v7 as uuidv7 } from 'uuid'
import { readNow } from '#accounts/server/account-store.ts'
import { day, hour, refusedWith, windowKey } from '#accounts/server/limit-refusal.ts'
import type { BodyOf } from '#platform/endpoint.ts'
import { AppError, limited } from '#platform/server/http/errors.ts'
import type { Exchange } from '#platform/server/http/route.ts'
import { answerOnce } from '#platform/server/idempotency.ts'
import { takeWindows } from '#platform/server/limits/limit-windows-store.ts'
import type { StoreHandle } from '#platform/server/store/store.ts'
import type { herdApi, Interview } from '../../contract.ts'
import { areFriends, hasAccepted } from '../friends/friendship-store.ts'
import type { HerdContext } from '../herd-context.ts'
import { lockPeople, type Person } from '../people-store.ts'
import { interviewInvitationMail } from './interview-invitation-mail.ts'
import { invalidStart, readPlan } from './interview-plan.ts'
import {
  countOpenInterviews,
  findDuplicate,
  findInterview,
  type InterviewPlan,
  insertInterview,
} from './interview-store.ts'
import { interviewNotFound, presentInterview } from './read-interviews.ts'

/** An identical request within this time counts as a double click. */
const doubleClickMs = 10_000
/** An interview may be recorded shortly after it began. */
const maxPastMs = hour
const maxFutureMs = 366 * day

/**
 * Creates an interview and queues the candidate's mail in one transaction. Status 201, or 200 for a double click,
 * which changes nothing.
 *
 * @throws AppError
 */
export async function startInterview(
  context: HerdContext,
  userId: string,
  sent: BodyOf<typeof herdApi.start>,
  exchange: Exchange,
): Promise<Interview> {
  const { store, outbox, config } = context
  const plan = readPlan(sent)
  if (plan.intervieweeId === userId) throw new AppError('invalid', 'You cannot interview yourself.')
  const request = { userId, call: 'start-interview', key: exchange.idempotencyKey, body: sent }
  let isCreatedNow = false
  // Only the id is stored for a repeated key; the reply shows the interview as it is by then.
  const { id, isNew } = await answerOnce(store, request, async (tx) => {
    const { interviewer, candidate } = await lockPair(tx, userId, plan)
    const duplicate = await findDuplicate(tx, userId, plan, doubleClickMs)
    if (duplicate) return { id: duplicate, isNew: false }
    await checkTime(tx, plan)
    await checkLimits(tx, context, userId, plan, exchange)
    const id = uuidv7()
    await insertInterview(tx, id, userId, plan)
    const interview = await readInterview(tx, id, userId)
    const isAccepted = await hasAccepted(tx, candidate.id, interviewer.id)
    const { publicUrl } = config
    await outbox.queue(
      tx,
      interviewInvitationMail({ interview, interviewer, to: candidate.email, publicUrl, isAccepted }),
    )
    isCreatedNow = true
    return { id, isNew: true }
  })
  if (isNew) exchange.status(201)
  if (isCreatedNow) {
    outbox.wake()
    exchange.event('interview_started', { interview: id })
  }
  return readInterview(store, id, userId)
}

async function readInterview(handle: StoreHandle, id: string, userId: string): Promise<Interview> {
  const stored = await findInterview(handle, id)
  if (!stored) throw interviewNotFound()
  return presentInterview(stored, userId)
}

/**
 * The locks keep the friendship and both accounts until the transaction ends. They also make concurrent duplicates wait,
 * so that they find the first interview.
 */
async function lockPair(
  tx: StoreHandle,
  userId: string,
  { intervieweeId }: InterviewPlan,
): Promise<{ readonly interviewer: Person; readonly candidate: Person }> {
  const people = await lockPeople(tx, [userId, intervieweeId])
  const interviewer = people.get(userId)
  const candidate = people.get(intervieweeId)
  if (!interviewer || !candidate || !(await areFriends(tx, userId, intervieweeId)))
    throw new AppError('not_found', 'That person is not one of your GoatMates.')
  return { interviewer, candidate }
}

async function checkTime(tx: StoreHandle, { startsAt }: InterviewPlan): Promise<void> {
  if (startsAt === null) return
  const aheadMs = startsAt - (await readNow(tx))
  if (aheadMs < -maxPastMs || aheadMs > maxFutureMs) throw invalidStart()
}

/** Counts the interview against the limits of the day. @throws AppError when a limit is reached */
async function checkLimits(
  tx: StoreHandle,
  { config: { limits }, secrets }: HerdContext,
  userId: string,
  { intervieweeId }: InterviewPlan,
  exchange: Exchange,
): Promise<void> {
  const { interviewsPerDay: perDay, interviewsPerDayAndPair: perPair, interviewsOpen: maxOpen } = limits
  // The interviewer's window comes first: it serializes their concurrent starts, so that open ones are counted correctly.
  await refusedWith(
    takeWindows(tx, [{ key: windowKey(secrets, 'interviews', userId), limit: perDay, periodMs: day }]),
    (seconds) =>
      limited(
        exchange,
        'interviews',
        seconds,
        `You can start ${perDay} interviews a day. Please try again tomorrow.`,
      ),
  )
  const pairKey = windowKey(secrets, 'interviews-pair', ...[userId, intervieweeId].sort())
  await refusedWith(takeWindows(tx, [{ key: pairKey, limit: perPair, periodMs: day }]), (seconds) =>
    limited(
      exchange,
      'interviews-pair',
      seconds,
      `You can start ${perPair} interviews a day with one GoatMate. Please try again tomorrow.`,
    ),
  )
  if ((await countOpenInterviews(tx, userId)) >= maxOpen)
    throw new AppError('conflict', `You have ${maxOpen} open interviews. Give feedback on one of them first.`)
}
