import { displayName } from '#accounts/person.ts'
import { readNow } from '#accounts/server/account-store.ts'
import { day, refusedWith, windowKey } from '#accounts/server/limit-refusal.ts'
import type { BodyOf } from '#platform/endpoint.ts'
import { limited } from '#platform/server/at-limit.ts'
import { answerOnce } from '#platform/server/idempotency.ts'
import { uuidv7 } from '#platform/server/ids.ts'
import { takeWindows } from '#platform/server/limit-windows-store.ts'
import type { Exchange } from '#platform/server/route.ts'
import type { StoreHandle } from '#platform/server/store.ts'
import type { herdApi, Interview } from '../../contract.ts'
import { areFriends } from '../friends/friendship-store.ts'
import type { HerdParts } from '../herd-parts.ts'
import { lockPeople, type Person } from '../people-store.ts'
import { interviewInvitationMail } from './interview-invitation-mail.ts'
import { refusals } from './interview-refusals.ts'
import { findInterview } from './interview-store.ts'
import { presentInterview } from './present-interview.ts'
import { readPlan } from './read-plan.ts'
import {
  countOpenInterviews,
  findTwin,
  type InterviewPlan,
  insertInterview,
} from './start-interview-store.ts'

type Sent = BodyOf<typeof herdApi.start>

/** A second press of the button within this time is the first one. */
const doubleClickMs = 10_000
const hour = day / 24
/** What people call now may have begun some minutes ago. */
const mostAgo = hour
const mostAhead = 366 * day

/** All that is kept for a repeated key: who is in it and what became of it is read anew. */
interface Started {
  readonly id: string
  readonly isNew: boolean
}

/**
 * Creates an interview and queues the mail that tells the candidate, in one transaction. Status 201, or 200 for a
 * double click, which changes nothing.
 *
 * @throws AppError
 */
export async function startInterview(
  parts: HerdParts,
  userId: string,
  sent: Sent,
  exchange: Exchange,
): Promise<Interview> {
  const plan = readPlan(sent)
  if (plan.intervieweeId === userId) throw refusals.yourself()
  // Loaded when a time is set for the first time, and not inside the transaction.
  const calendars = plan.startsAt === null ? undefined : await import('./interview-calendar.ts')
  const request = { userId, call: 'start-interview', key: exchange.idempotencyKey, body: sent }
  let isMadeNow = false
  const { id, isNew } = await answerOnce<Started>(parts.store, request, async (tx) => {
    const pair = await lockPair(tx, userId, plan)
    const twin = await findTwin(tx, userId, plan, doubleClickMs)
    if (twin) return { id: twin, isNew: false }
    await checkStart(tx, plan)
    await takePlaces(tx, parts, userId, plan, exchange)
    isMadeNow = true
    return { id: await create(tx, parts, pair, plan, calendars), isNew: true }
  })
  if (isNew) exchange.status(201)
  if (isMadeNow) {
    parts.outbox.wake()
    exchange.event('interview_started', { interview: id })
  }
  const stored = await findInterview(parts.store, id)
  if (!stored) throw refusals.notFound()
  return presentInterview(stored, userId)
}

interface Pair {
  readonly interviewer: Person
  readonly candidate: Person
}

/**
 * Two GoatMates, who stay so to the end of the transaction: neither leaves meanwhile, and of presses at once the later
 * ones find the interview of the first.
 */
async function lockPair(tx: StoreHandle, userId: string, { intervieweeId }: InterviewPlan): Promise<Pair> {
  const people = await lockPeople(tx, [userId, intervieweeId])
  const interviewer = people.find(({ id }) => id === userId)
  const candidate = people.find(({ id }) => id === intervieweeId)
  if (!interviewer || !candidate || !(await areFriends(tx, userId, intervieweeId)))
    throw refusals.noGoatMate()
  return { interviewer, candidate }
}

async function checkStart(tx: StoreHandle, { startsAt }: InterviewPlan): Promise<void> {
  if (startsAt === null) return
  const ahead = startsAt - (await readNow(tx))
  if (ahead < -mostAgo || ahead > mostAhead) throw refusals.startsAt()
}

async function takePlaces(
  tx: StoreHandle,
  { config: { limits }, secrets }: HerdParts,
  userId: string,
  { intervieweeId }: InterviewPlan,
  exchange: Exchange,
): Promise<void> {
  const pair = [userId, intervieweeId].sort()
  const ofPerson = {
    key: windowKey(secrets, 'interviews', userId),
    limit: limits.interviewsPerDay,
    periodMs: day,
  }
  const ofPair = {
    key: windowKey(secrets, 'interviews-pair', ...pair),
    limit: limits.interviewsPerDayAndPair,
    periodMs: day,
  }
  // The person's window first: it is also what their starts with others wait for, so that open ones are counted right.
  await refusedWith(takeWindows(tx, [ofPerson]), (seconds) =>
    limited(exchange, 'interviews', seconds, refusals.tooManyToday(ofPerson.limit)),
  )
  await refusedWith(takeWindows(tx, [ofPair]), (seconds) =>
    limited(exchange, 'interviews-pair', seconds, refusals.tooManyOfPair(ofPair.limit)),
  )
  if ((await countOpenInterviews(tx, userId)) >= limits.interviewsOpen)
    throw refusals.tooManyOpen(limits.interviewsOpen)
}

async function create(
  tx: StoreHandle,
  { outbox, config }: HerdParts,
  { interviewer, candidate }: Pair,
  plan: InterviewPlan,
  calendars: typeof import('./interview-calendar.ts') | undefined,
): Promise<string> {
  const id = uuidv7()
  await insertInterview(tx, id, interviewer.id, plan)
  const stored = await findInterview(tx, id)
  if (!stored) throw new Error('An interview that was just created is not there.')
  const interview = presentInterview(stored, interviewer.id)
  const { publicUrl } = config
  const calendar =
    plan.startsAt === null
      ? undefined
      : calendars?.interviewCalendar({
          interview,
          startsAt: new Date(plan.startsAt),
          interviewerName: displayName(interviewer),
          publicUrl,
        })
  await outbox.queue(
    tx,
    interviewInvitationMail(interview, interviewer, candidate.email, publicUrl, calendar),
  )
  return id
}
