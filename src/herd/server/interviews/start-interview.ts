import { v7 as uuidv7 } from 'uuid'
import type { BodyOf } from '#platform/endpoint.ts'
import { AppError } from '#platform/server/http/errors.ts'
import type { Exchange } from '#platform/server/http/exchange.ts'
import { answerOnce } from '#platform/server/idempotency.ts'
import { takeOrRefuse } from '#platform/server/limits/limit-windows.ts'
import type { StoreHandle } from '#platform/server/store/store.ts'
import { queueIfWanted } from '#reminders/server/stoppable-mail.ts'
import type { herdApi, Interview } from '../../contract.ts'
import { areGoatMates, hasAccepted } from '../goatmates/goatmate-store.ts'
import type { HerdContext } from '../herd-context.ts'
import { deletePendingRequest } from '../interview-requests/interview-request-store.ts'
import { lockPeople, type Person } from '../people-store.ts'
import { interviewInvitationMail } from './interview-invitation-mail.ts'
import { checkTime, readPlan } from './interview-plan.ts'
import { countOpenInterviews, findDuplicate, findInterview, insertInterview } from './interview-store.ts'
import { interviewNotFound, presentInterview } from './read-interviews.ts'

/** An identical request within this time counts as a double click. */
export const doubleClickMs = 10_000

/**
 * Creates an interview, or accepts a request for one, and queues the candidate's mail in one transaction. Status 201, or 200 for a double click,
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
  const requestId = sent.requestId || undefined
  if (plan.intervieweeId === userId) throw new AppError('invalid', 'You cannot interview yourself.')
  const request = { userId, call: 'start-interview', key: exchange.idempotencyKey, body: sent }
  let isCreatedNow = false
  // Only the id is stored for a repeated key; the reply shows the interview as it is by then.
  const { id, isNew } = await answerOnce(store, request, async (tx) => {
    const { me: interviewer, goatMate: candidate } = await lockPair(tx, userId, plan.intervieweeId)
    const duplicate = await findDuplicate(tx, userId, plan, doubleClickMs)
    if (duplicate) return { id: duplicate, isNew: false }
    await checkTime(tx, plan)
    await checkDailyLimits(tx, context, userId, plan.intervieweeId, exchange)
    await checkOpenInterviews(tx, context, userId)
    const id = requestId ?? uuidv7()
    if (requestId && !(await deletePendingRequest(tx, requestId, candidate.id, userId)))
      throw new AppError('not_found', 'This request is no longer open.')
    await insertInterview(tx, id, userId, plan)
    const interview = await readInterview(tx, id, userId)
    const isAccepted = await hasAccepted(tx, candidate.id, interviewer.id)
    const { publicUrl } = config
    await queueIfWanted(
      tx,
      context,
      'interviews',
      interviewInvitationMail({
        interview,
        interviewer,
        candidate,
        publicUrl,
        isAccepted,
        isRequested: requestId !== undefined,
      }),
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
 * The locks keep both people and their being GoatMates until the transaction ends. They also make concurrent duplicates wait,
 * so that they find the first interview.
 */
export async function lockPair(
  tx: StoreHandle,
  userId: string,
  goatMateId: string,
): Promise<{ readonly me: Person; readonly goatMate: Person }> {
  const people = await lockPeople(tx, [userId, goatMateId])
  const me = people.get(userId)
  const goatMate = people.get(goatMateId)
  if (!me || !goatMate || !(await areGoatMates(tx, userId, goatMateId)))
    throw new AppError('not_found', 'That person is not one of your GoatMates.')
  return { me, goatMate }
}

/** Counts an interview or a request for one against the limits of the day. @throws AppError when one is reached */
export async function checkDailyLimits(
  tx: StoreHandle,
  { config: { limits }, secrets }: HerdContext,
  userId: string,
  goatMateId: string,
  exchange: Exchange,
): Promise<void> {
  const { interviewsPerDay: perDay, interviewsPerDayAndPair: perPair } = limits
  // The interviewer's window comes first: it serializes their concurrent starts, so that open ones are counted correctly.
  const own = { name: 'interviews', subject: [userId], limit: perDay }
  await takeOrRefuse(tx, { secrets, exchange }, own, (retryAfterSeconds) => {
    const sentence = `You can start ${perDay} interviews a day. Please try again tomorrow.`
    return new AppError('limited', sentence, { retryAfterSeconds })
  })
  const pair = { name: 'interviews-pair', subject: [userId, goatMateId].sort(), limit: perPair }
  await takeOrRefuse(tx, { secrets, exchange }, pair, (retryAfterSeconds) => {
    const sentence = `You can start ${perPair} interviews a day with one GoatMate. Please try again tomorrow.`
    return new AppError('limited', sentence, { retryAfterSeconds })
  })
}

async function checkOpenInterviews(
  tx: StoreHandle,
  { config: { limits } }: HerdContext,
  userId: string,
): Promise<void> {
  const maxOpen = limits.interviewsOpen
  if ((await countOpenInterviews(tx, userId)) >= maxOpen)
    throw new AppError('conflict', `You have ${maxOpen} open interviews. Give feedback on one of them first.`)
}
