import { v7 as uuidv7 } from 'uuid'
import { nameInMail } from '#accounts/server/registration/person-name.ts'
import type { BodyOf } from '#platform/endpoint.ts'
import { AppError } from '#platform/server/http/errors.ts'
import type { Exchange } from '#platform/server/http/exchange.ts'
import { answerOnce } from '#platform/server/idempotency.ts'
import type { StoreHandle } from '#platform/server/store/store.ts'
import { queueIfWanted, type Stoppable } from '#reminders/server/stoppable-mail.ts'
import type { herdApi, SentInterviewRequest } from '../../contract.ts'
import type { Meeting } from '../../interview-calendar.ts'
import { hasAccepted } from '../goatmates/goatmate-store.ts'
import type { HerdContext } from '../herd-context.ts'
import { checkTime, readMeeting } from '../interviews/interview-plan.ts'
import type { PlannedMeeting } from '../interviews/interview-store.ts'
import { meetingInMail } from '../interviews/meeting-in-mail.ts'
import { checkDailyLimits, doubleClickMs, lockPair } from '../interviews/start-interview.ts'
import type { Person } from '../people-store.ts'
import { deleteSentRequest, findRequestBetween, insertRequest } from './interview-request-store.ts'
import { readSentRequest } from './read-interview-requests.ts'

/**
 * Asks a GoatMate for an interview and queues their mail in one transaction. Status 201, or 200 for a double click, which
 * changes nothing. There is one request per pair and direction; a declined one is replaced.
 *
 * @throws AppError
 */
export async function requestInterview(
  context: HerdContext,
  userId: string,
  sent: BodyOf<typeof herdApi.requestInterview>,
  exchange: Exchange,
): Promise<SentInterviewRequest> {
  const { store, outbox, config } = context
  const { interviewerId } = sent
  const plan = readMeeting(sent)
  if (interviewerId === userId) throw new AppError('invalid', 'You cannot interview yourself.')
  const once = { userId, call: 'request-interview', key: exchange.idempotencyKey, body: sent }
  let isCreatedNow = false
  // Only the id is stored for a repeated key: an answered request is gone by then.
  const { id, isNew } = await answerOnce(store, once, async (tx) => {
    const { me, goatMate } = await lockPair(tx, userId, interviewerId)
    const earlier = await findRequestBetween(tx, userId, interviewerId)
    if (earlier && earlier.declined_at === null) {
      if (earlier.age > doubleClickMs || !isSameMeeting(earlier, plan))
        throw new AppError(
          'conflict',
          'You have already asked this GoatMate. Wait for the answer, or cancel that request first.',
        )
      return { id: earlier.id, isNew: false }
    }
    await checkTime(tx, plan)
    await checkDailyLimits(tx, context, userId, interviewerId, exchange)
    if (earlier) await deleteSentRequest(tx, earlier.id, userId)
    const id = uuidv7()
    await insertRequest(tx, { id, candidateId: userId, interviewerId }, plan)
    const request = await readSentRequest(tx, id, userId)
    const mail = await requestMail(tx, request, me, goatMate, config.publicUrl)
    await queueIfWanted(tx, context, 'interviews', mail)
    isCreatedNow = true
    return { id, isNew: true }
  })
  if (isNew) exchange.status(201)
  if (isCreatedNow) {
    outbox.wake()
    exchange.event('interview_requested', { request: id })
  }
  return readSentRequest(store, id, userId)
}

function isSameMeeting(
  earlier: NonNullable<Awaited<ReturnType<typeof findRequestBetween>>>,
  { meetLink, codeLink, startsAt }: PlannedMeeting,
): boolean {
  return (
    earlier.google_meet_link === meetLink &&
    earlier.codepad_link === codeLink &&
    earlier.starts_at === startsAt
  )
}

async function requestMail(
  tx: StoreHandle,
  request: Meeting,
  candidate: Person,
  interviewer: Person,
  publicUrl: string,
): Promise<Stoppable> {
  const name = nameInMail(candidate)
  const { paragraphs, facts, ...attached } = meetingInMail({
    meeting: request,
    partnerName: name,
    publicUrl,
    isAccepted: await hasAccepted(tx, interviewer.id, candidate.id),
  })
  return {
    recipient: interviewer,
    mail: {
      kind: 'interview-request',
      subject: 'A GoatMate asks you for a mock interview on Capra',
      dedupeKey: `interview-request:${request.id}`,
      onBehalfOf: candidate.id,
      ...attached,
    },
    content: {
      title: 'You are asked for a mock interview',
      paragraphs: [
        `${name} (${candidate.email}) asks you to interview them.`,
        'Accept or decline in My Herd. When you accept, you choose the question. They see it when the interview starts.',
        ...paragraphs,
      ],
      facts,
      link: { label: 'Answer in My Herd', url: `${publicUrl}/my-herd` },
      footer: `You received this email because ${name} is one of your GoatMates on Capra. If you want no requests from them, remove or block them in My Herd.`,
    },
  }
}
