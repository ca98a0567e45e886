import { findAccount } from '#accounts/server/account-store.ts'
import type { BodyOf } from '#platform/endpoint.ts'
import type { Exchange } from '#platform/server/route.ts'
import type { StoreHandle } from '#platform/server/store.ts'
import type { herdApi, Interview } from '../../contract.ts'
import type { HerdParts } from '../herd-parts.ts'
import { refusals } from '../interviews/interview-refusals.ts'
import { findInterview, type StoredInterview } from '../interviews/interview-store.ts'
import { presentInterview } from '../interviews/present-interview.ts'
import { feedbackReadyMail } from './feedback-ready-mail.ts'
import { setCompleted } from './feedback-store.ts'
import { readVerdict, type Verdict } from './read-verdict.ts'

/**
 * Gives the candidate score and feedback, once; the same again gets the same answer, anything else is refused.
 *
 * @throws AppError
 */
export async function completeInterview(
  { store, outbox, config }: HerdParts,
  userId: string,
  id: string,
  sent: BodyOf<typeof herdApi.complete>,
  exchange: Exchange,
): Promise<Interview> {
  const verdict = readVerdict(sent)
  const { interview, isFirst } = await store.transaction(async (tx) => {
    const isFirst = await setCompleted(tx, id, userId, verdict)
    const interview = await findInterview(tx, id)
    if (!interview) throw refusals.notFound()
    if (isFirst) await tellCandidate(tx, interview)
    else checkRepeated(interview, userId, verdict)
    return { interview, isFirst }
  })
  if (isFirst) {
    outbox.wake()
    exchange.event('interview_completed', { interview: id })
    if (verdict.isMalformed) exchange.event('feedback_malformed', { interview: id })
  }
  return presentInterview(interview, userId)

  async function tellCandidate(tx: StoreHandle, { interviewee }: StoredInterview): Promise<void> {
    const interviewer = await findAccount(tx, userId)
    const candidate = interviewee && (await findAccount(tx, interviewee.id))
    if (interviewer && candidate)
      await outbox.queue(tx, feedbackReadyMail(id, interviewer, candidate.email, config.publicUrl))
  }
}

/** Passes when this is what the interviewer said before. */
function checkRepeated(interview: StoredInterview, userId: string, { score, feedback }: Verdict): void {
  if (interview.interviewer?.id !== userId)
    throw interview.interviewee?.id === userId ? refusals.onlyInterviewer() : refusals.notFound()
  if (interview.status !== 'completed') throw refusals.closed()
  if (interview.score !== score || interview.feedback !== feedback) throw refusals.completedBefore()
}
