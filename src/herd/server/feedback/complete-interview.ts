import type { User } from '#accounts/contract.ts'
import { findAccount } from '#accounts/server/account-store.ts'
import { nameInMail } from '#accounts/server/registration/person-name.ts'
import type { BodyOf } from '#platform/endpoint.ts'
import { AppError } from '#platform/server/http/errors.ts'
import type { Exchange } from '#platform/server/http/exchange.ts'
import { queueIfWanted, type Stoppable } from '#reminders/server/stoppable-mail.ts'
import type { herdApi, Interview } from '../../contract.ts'
import type { HerdContext } from '../herd-context.ts'
import { findInterview, type StoredInterview } from '../interviews/interview-store.ts'
import { interviewNotFound, presentInterview } from '../interviews/read-interviews.ts'
import { setCompleted } from './feedback-store.ts'
import { readFeedback, type SubmittedFeedback } from './submitted-feedback.ts'

/**
 * Stores the interviewer's score and feedback once. A repeated identical request gets the same reply; any other is
 * refused.
 *
 * @throws AppError
 */
export async function completeInterview(
  context: HerdContext,
  userId: string,
  id: string,
  sent: BodyOf<typeof herdApi.complete>,
  exchange: Exchange,
): Promise<Interview> {
  const { store, outbox, config } = context
  const feedback = readFeedback(sent)
  const { interview, isFirst } = await store.transaction(async (tx) => {
    const isFirst = await setCompleted(tx, id, userId, feedback)
    const interview = await findInterview(tx, id)
    if (!interview) throw interviewNotFound()
    if (isFirst) {
      const interviewer = await findAccount(tx, userId)
      const candidate = interview.interviewee && (await findAccount(tx, interview.interviewee.id))
      if (interviewer && candidate)
        await queueIfWanted(
          tx,
          context,
          'feedback',
          feedbackReadyMail(id, interviewer, candidate, config.publicUrl),
        )
    } else checkRepeated(interview, userId, feedback)
    return { interview, isFirst }
  })
  if (isFirst) {
    outbox.wake()
    exchange.event('interview_completed', { interview: id })
    if (feedback.isMalformed) exchange.event('feedback_malformed', { interview: id })
  }
  return presentInterview(interview, userId)
}

/** @throws AppError unless this is exactly what the interviewer submitted before */
function checkRepeated(
  interview: StoredInterview,
  userId: string,
  { score, feedback }: SubmittedFeedback,
): void {
  if (interview.interviewer?.id !== userId) {
    if (interview.interviewee?.id !== userId) throw interviewNotFound()
    throw new AppError('forbidden', 'Only the interviewer can complete this interview.')
  }
  if (interview.status !== 'completed')
    throw new AppError('forbidden', 'You can no longer submit feedback for this interview.')
  if (interview.score !== score || interview.feedback !== feedback)
    throw new AppError('conflict', 'This interview was already completed.')
}

/** Contains nothing of the feedback itself, which is private. */
function feedbackReadyMail(
  interviewId: string,
  interviewer: User,
  recipient: User,
  publicUrl: string,
): Stoppable {
  const name = nameInMail(interviewer)
  return {
    recipient,
    mail: {
      kind: 'feedback-ready',
      subject: 'Your interview feedback is ready',
      dedupeKey: `feedback-ready:${interviewId}`,
      onBehalfOf: interviewer.id,
    },
    content: {
      title: 'Your feedback is ready',
      paragraphs: [
        `${name} has written feedback on your mock interview.`,
        'Before you open it, you can score yourself by the same seven criteria. Then you see both side by side, and where they differ is where you learn most.',
      ],
      link: { label: 'Open My Herd', url: `${publicUrl}/my-herd` },
      footer: `You received this email because you were the candidate in a mock interview with ${name} on Capra.`,
    },
  }
}
