import { findAccount } from '#accounts/server/account-store.ts'
import { nameInMail } from '#accounts/server/registration/person-name.ts'
import type { Exchange } from '#platform/server/http/exchange.ts'
import type { Store } from '#platform/server/store/store.ts'
import { queueIfWanted } from '#reminders/server/stoppable-mail.ts'
import type { HerdContext } from '../herd-context.ts'
import { deleteSentRequest, findRequest, setDeclined } from './interview-request-store.ts'
import { requestNotFound } from './read-interview-requests.ts'

/** Declines a request and queues a mail to the person who asked. Safe to repeat. @throws AppError */
export async function declineInterviewRequest(
  context: HerdContext,
  userId: string,
  id: string,
  exchange: Exchange,
): Promise<void> {
  const { store, outbox, config } = context
  const isFirst = await store.transaction(async (tx) => {
    const isFirst = await setDeclined(tx, id, userId)
    const request = await findRequest(tx, id)
    if (request?.interviewer_id !== userId) throw requestNotFound()
    const interviewer = await findAccount(tx, userId)
    const candidate = await findAccount(tx, request.candidate_id)
    if (isFirst && interviewer && candidate) {
      const name = nameInMail(interviewer)
      await queueIfWanted(tx, context, 'interviews', {
        recipient: candidate,
        mail: {
          kind: 'interview-request-declined',
          subject: 'Your interview request was declined',
          dedupeKey: `interview-request-declined:${id}`,
          onBehalfOf: interviewer.id,
        },
        content: {
          title: 'Your interview request was declined',
          paragraphs: [
            `${name} cannot interview you this time.`,
            'You can ask another GoatMate, or propose a different time.',
          ],
          link: { label: 'Open My Herd', url: `${config.publicUrl}/my-herd` },
          footer: `You received this email because you asked ${name} for a mock interview on Capra.`,
        },
      })
    }
    return isFirst
  })
  if (!isFirst) return
  outbox.wake()
  exchange.event('interview_request_declined', { request: id })
}

/** Cancels a request, or removes it after it was declined. The other person is not notified. @throws AppError */
export async function cancelInterviewRequest(store: Store, userId: string, id: string): Promise<void> {
  if (!(await deleteSentRequest(store, id, userId))) throw requestNotFound()
}
