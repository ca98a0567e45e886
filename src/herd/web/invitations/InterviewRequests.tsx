import { useState } from 'react'
import { displayName } from '#accounts/person.ts'
import { Button } from '#platform/ui/controls/Button.tsx'
import { Badge } from '#platform/ui/display/Badge.tsx'
import type { ReceivedInterviewRequest } from '../../contract.ts'
import { live, useInterviewRequests } from '../herd-queries.ts'
import { StartInterviewDialog } from '../interview/StartInterviewDialog.tsx'
import { shortMoment } from '../interview-text.ts'
import { type HerdAction, useHerdAction } from '../use-herd-action.ts'
import { InvitationRow } from './Invitations.tsx'

interface InterviewRequestsProps {
  /** A request was accepted. */
  onStarted: () => void
  /** A row disappeared with its focused button. */
  onAnswered: () => void
}

/** Requests to be interviewed, in both directions. Renders nothing while there are none. */
export function InterviewRequests({ onStarted, onAnswered }: InterviewRequestsProps) {
  const { data } = useInterviewRequests(live)
  const { mutate, isPending } = useHerdAction()
  const [accepting, setAccepting] = useState<ReceivedInterviewRequest>()
  function answer(action: HerdAction) {
    if (!isPending) mutate(action, { onSuccess: onAnswered })
  }
  if (!data || data.received.length + data.sent.length === 0) return null

  return (
    <section aria-labelledby="interview-requests" className="mb-8">
      <h3 id="interview-requests" className="border-b border-line pb-2 text-base">
        Interview requests
      </h3>
      <ul>
        {data.received.map((request) => {
          const { id, candidate, startsAt } = request
          const name = displayName(candidate)
          return (
            <InvitationRow key={id} title={`${name} asks you to interview them`} text={timeText(startsAt)}>
              <Button aria-label={`Accept the request of ${name}`} onClick={() => setAccepting(request)}>
                Accept
              </Button>
              <Button
                look="quiet"
                aria-label={`Decline the request of ${name}`}
                aria-disabled={isPending}
                onClick={() => answer({ action: 'declineInterview', id, done: 'Request declined' })}
              >
                Decline
              </Button>
            </InvitationRow>
          )
        })}
        {data.sent.map(({ id, interviewer, startsAt, status }) => {
          const name = displayName(interviewer)
          const isDeclined = status === 'declined'
          return (
            <InvitationRow
              key={id}
              title={`You asked ${name} to interview you`}
              text={
                isDeclined
                  ? 'They cannot do it this time.'
                  : `${timeText(startsAt)} Waiting for their answer.`
              }
            >
              {isDeclined && <Badge>Declined</Badge>}
              <Button
                look="quiet"
                aria-label={`${isDeclined ? 'Dismiss' : 'Cancel'} the request to ${name}`}
                aria-disabled={isPending}
                onClick={() =>
                  answer({
                    action: 'cancelInterview',
                    id,
                    done: isDeclined ? 'Request dismissed' : 'Request canceled',
                  })
                }
              >
                {isDeclined ? 'Dismiss' : 'Cancel'}
              </Button>
            </InvitationRow>
          )
        })}
      </ul>
      {accepting && (
        <StartInterviewDialog
          key={accepting.id}
          goatMate={accepting.candidate}
          request={accepting}
          onStarted={onStarted}
          onClose={() => setAccepting(undefined)}
        />
      )}
    </section>
  )
}

function timeText(startsAt: string | null): string {
  return startsAt === null ? 'No time proposed.' : `${shortMoment(startsAt)}.`
}
