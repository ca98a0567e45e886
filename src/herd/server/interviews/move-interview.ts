import { readNow } from '#accounts/server/account-store.ts'
import { AppError } from '#platform/server/http/errors.ts'
import type { Exchange } from '#platform/server/http/exchange.ts'
import { takeOrRefuse } from '#platform/server/limits/limit-windows.ts'
import type { StoreHandle } from '#platform/server/store/store.ts'
import { queueIfWanted } from '#reminders/server/stoppable-mail.ts'
import type { Interview } from '../../contract.ts'
import { hasAccepted } from '../goatmates/goatmate-store.ts'
import type { HerdContext } from '../herd-context.ts'
import { interviewMovedMail } from './interview-change-mails.ts'
import { checkTime, readNewStart } from './interview-plan.ts'
import { findInterview, type StoredInterview, setStartsAt } from './interview-store.ts'
import { interviewNotFound, presentInterview } from './read-interviews.ts'
import { lockPair } from './start-interview.ts'

export const alreadyStarted = () => new AppError('conflict', 'This interview has already started.')

/**
 * Sets the time of an interview that has not started, and queues the other person's mail in one transaction. A repeated
 * request changes nothing.
 *
 * @throws AppError
 */
export async function moveInterview(
  context: HerdContext,
  userId: string,
  id: string,
  sent: string,
  exchange: Exchange,
): Promise<Interview> {
  const { store, outbox, config } = context
  const startsAt = readNewStart(sent)
  const { interview, isMoved } = await store.transaction(async (tx) => {
    const before = await findInterview(tx, id)
    const partnerId = before && partnerOf(before, userId)?.id
    if (!before || (before.interviewer?.id !== userId && before.interviewee?.id !== userId))
      throw interviewNotFound()
    if (!partnerId)
      throw new AppError('conflict', 'This person has deleted their account. You can cancel the interview.')
    const { me, goatMate } = await lockPair(tx, userId, partnerId)
    if (before.starts_at === startsAt) return { interview: before, isMoved: false }
    await checkTime(tx, { startsAt })
    await checkMoves(tx, context, userId, partnerId, exchange)
    if (!(await setStartsAt(tx, id, startsAt))) throw alreadyStarted()
    const interview = { ...before, starts_at: startsAt }
    await queueIfWanted(
      tx,
      context,
      'interviews',
      interviewMovedMail({
        meeting: presentInterview(interview, goatMate.id),
        isFirstTime: before.starts_at === null,
        mover: me,
        recipient: goatMate,
        publicUrl: config.publicUrl,
        isAccepted: await hasAccepted(tx, goatMate.id, me.id),
        now: await readNow(tx),
      }),
    )
    return { interview, isMoved: true }
  })
  if (isMoved) {
    outbox.wake()
    exchange.event('interview_moved', { interview: id })
  }
  return presentInterview(interview, userId)
}

/** The other person; null once they deleted their account. */
export function partnerOf({ interviewer, interviewee }: StoredInterview, userId: string) {
  return interviewer?.id === userId ? interviewee : interviewer
}

/** Each move mails the other person. */
async function checkMoves(
  tx: StoreHandle,
  { config, secrets }: HerdContext,
  userId: string,
  partnerId: string,
  exchange: Exchange,
): Promise<void> {
  const limit = config.limits.interviewsPerDayAndPair
  const own = { name: 'interview-moves', subject: [userId, partnerId], limit }
  await takeOrRefuse(tx, { secrets, exchange }, own, (retryAfterSeconds) => {
    const sentence = `You can move interviews with one GoatMate ${limit} times a day. Please try again tomorrow.`
    return new AppError('limited', sentence, { retryAfterSeconds })
  })
}
