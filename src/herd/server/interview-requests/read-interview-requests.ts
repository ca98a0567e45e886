import { AppError } from '#platform/server/http/errors.ts'
import { isoTime, optionalTime } from '#platform/server/personal-data.ts'
import type { Store, StoreHandle } from '#platform/server/store/store.ts'
import type { InterviewRequests, SentInterviewRequest } from '../../contract.ts'
import { listReceivedRequests, listSentRequests, type StoredRequest } from './interview-request-store.ts'

export const requestNotFound = () => new AppError('not_found', 'Request not found.')

export async function readInterviewRequests(store: Store, userId: string): Promise<InterviewRequests> {
  const sent = await listSentRequests(store, userId)
  const received = await listReceivedRequests(store, userId)
  return {
    sent: sent.map(({ request, interviewer }) => presentSent(request, interviewer)),
    received: received.map(({ request, candidate }) => ({ ...presentMeeting(request), candidate })),
  }
}

/** @throws AppError when this person has no such request, or it was accepted or canceled meanwhile */
export async function readSentRequest(
  handle: StoreHandle,
  id: string,
  candidateId: string,
): Promise<SentInterviewRequest> {
  const sent = (await listSentRequests(handle, candidateId)).find(({ request }) => request.id === id)
  if (!sent) throw requestNotFound()
  return presentSent(sent.request, sent.interviewer)
}

function presentSent(
  request: StoredRequest,
  interviewer: SentInterviewRequest['interviewer'],
): SentInterviewRequest {
  return {
    ...presentMeeting(request),
    interviewer,
    status: request.declined_at === null ? 'pending' : 'declined',
  }
}

export function presentMeeting(request: StoredRequest) {
  return {
    id: request.id,
    googleMeetLink: request.google_meet_link,
    codepadLink: request.codepad_link,
    startsAt: optionalTime(request.starts_at),
    createdAt: isoTime(request.created_at),
  }
}
