import { findAccount, readNow } from '#accounts/server/account-store.ts'
import type { Exchange } from '#platform/server/http/exchange.ts'
import type { StoreHandle } from '#platform/server/store/store.ts'
import { queueIfWanted } from '#reminders/server/stoppable-mail.ts'
import { areGoatMates } from '../goatmates/goatmate-store.ts'
import type { HerdContext } from '../herd-context.ts'
import { interviewCanceledMail } from './interview-change-mails.ts'
import { deleteInterview, findInterview, type StoredInterview } from './interview-store.ts'
import { alreadyStarted, partnerOf } from './move-interview.ts'
import { interviewNotFound, presentInterview } from './read-interviews.ts'

/**
 * Deletes an interview that has not started. The other person gets a mail unless the time has passed, or the two are no
 * longer GoatMates.
 *
 * @throws AppError
 */
export async function cancelInterview(
  context: HerdContext,
  userId: string,
  id: string,
  exchange: Exchange,
): Promise<void> {
  await context.store.transaction(async (tx) => {
    const interview = await findInterview(tx, id)
    if (interview?.interviewer?.id !== userId && interview?.interviewee?.id !== userId)
      throw interviewNotFound()
    if (!(await deleteInterview(tx, id))) throw alreadyStarted()
    await mailPartner(tx, context, userId, interview)
  })
  context.outbox.wake()
  exchange.event('interview_canceled', { interview: id })
}

async function mailPartner(
  tx: StoreHandle,
  context: HerdContext,
  userId: string,
  interview: StoredInterview,
): Promise<void> {
  const now = await readNow(tx)
  if (interview.starts_at !== null && interview.starts_at < now) return
  const partnerId = partnerOf(interview, userId)?.id
  if (!partnerId || !(await areGoatMates(tx, userId, partnerId))) return
  const canceler = await findAccount(tx, userId)
  const recipient = await findAccount(tx, partnerId)
  if (!canceler || !recipient) return
  const mail = interviewCanceledMail({
    meeting: presentInterview(interview, partnerId),
    canceler,
    recipient,
    publicUrl: context.config.publicUrl,
    now,
  })
  await queueIfWanted(tx, context, 'interviews', mail)
}
