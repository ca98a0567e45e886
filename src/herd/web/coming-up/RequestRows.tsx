import { displayName } from '#accounts/person.ts'
import { Button } from '#platform/ui/controls/Button.tsx'
import { Badge } from '#platform/ui/display/Badge.tsx'
import type { InterviewRequests, ReceivedInterviewRequest, SentInterviewRequest } from '../../contract.ts'
import { shortDate, shortName } from '../interview-text.ts'
import type { HerdAction } from '../use-herd-action.ts'
import { ComingUpRow } from './ComingUpRow.tsx'
import { momentText, rolesText } from './coming-text.ts'

interface RequestRowsProps {
  requests: InterviewRequests
  now: number
  isBusy: boolean
  onAccept: (request: ReceivedInterviewRequest) => void
  onAnswer: (action: HerdAction) => void
}

/** Requests to be interviewed, in both directions. */
export function RequestRows({ requests, now, isBusy, onAccept, onAnswer }: RequestRowsProps) {
  return (
    <>
      {requests.received.map((request) => {
        const { id, candidate } = request
        const name = displayName(candidate)
        return (
          <ComingUpRow
            key={id}
            person={candidate}
            row={{
              ...proposalOf(request, now),
              title: rolesText('interviewer', shortName(candidate)),
              text: `${name} asks you to interview them. You choose the question when you accept.`,
            }}
          >
            <Button aria-label={`Accept the request of ${name}`} onClick={() => onAccept(request)}>
              Accept
            </Button>
            <Button
              look="quiet"
              aria-label={`Decline the request of ${name}`}
              aria-disabled={isBusy}
              onClick={() => onAnswer({ action: 'declineRequest', id, done: 'Request declined' })}
            >
              Decline
            </Button>
          </ComingUpRow>
        )
      })}
      {requests.sent.map((request) => (
        <SentRow key={request.id} request={request} now={now} isBusy={isBusy} onAnswer={onAnswer} />
      ))}
    </>
  )
}

interface SentRowProps extends Pick<RequestRowsProps, 'now' | 'isBusy' | 'onAnswer'> {
  request: SentInterviewRequest
}

function SentRow({ request, now, isBusy, onAnswer }: SentRowProps) {
  const { id, interviewer, status } = request
  const name = displayName(interviewer)
  const isDeclined = status === 'declined'
  return (
    <ComingUpRow
      person={interviewer}
      row={{
        ...proposalOf(request, now),
        title: rolesText('candidate', shortName(interviewer)),
        text: `You asked ${name} to interview you. ${isDeclined ? 'They cannot do it this time.' : 'Waiting for their answer.'}`,
      }}
    >
      {isDeclined && <Badge>Declined</Badge>}
      <Button
        look="quiet"
        aria-label={`${isDeclined ? 'Dismiss' : 'Cancel'} the request to ${name}`}
        aria-disabled={isBusy}
        onClick={() =>
          onAnswer({
            action: 'cancelRequest',
            id,
            done: isDeclined ? 'Request dismissed' : 'Request canceled',
          })
        }
      >
        {isDeclined ? 'Dismiss' : 'Cancel'}
      </Button>
    </ComingUpRow>
  )
}

function proposalOf(
  { startsAt, createdAt }: Pick<SentInterviewRequest, 'startsAt' | 'createdAt'>,
  now: number,
) {
  return startsAt === null
    ? { when: 'No time yet', distance: `since ${shortDate(createdAt)}` }
    : { when: momentText(startsAt, now), distance: 'proposed' }
}
