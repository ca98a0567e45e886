import { type RefObject, useState } from 'react'
import { displayName } from '#accounts/person.ts'
import { ConfirmDialog } from '#platform/ui/controls/ConfirmDialog.tsx'
import type { ReceivedInterviewRequest } from '../../contract.ts'
import { GiveFeedbackDialog } from '../feedback/GiveFeedbackDialog.tsx'
import { live, useInterviewRequests, useInterviews, useMemberId } from '../herd-queries.ts'
import { StartInterviewDialog } from '../interview/StartInterviewDialog.tsx'
import { partnerIn } from '../interview-text.ts'
import { type HerdAction, useHerdAction } from '../use-herd-action.ts'
import { useNow } from '../use-now.ts'
import { ComingUpRow } from './ComingUpRow.tsx'
import { rowTextOf } from './coming-text.ts'
import { type InterviewAct, InterviewActions } from './InterviewActions.tsx'
import { MoveDialog } from './MoveDialog.tsx'
import { RequestRows } from './RequestRows.tsx'
import { type Coming, findComing } from './stage.ts'

interface ComingUpProps {
  heading: RefObject<HTMLHeadingElement | null>
  /** A row appeared, changed or disappeared, with what had the focus. */
  onChanged: () => void
}

/** Interviews that have not taken place, and requests for some. Renders nothing while there are none. */
export function ComingUp({ heading, onChanged }: ComingUpProps) {
  const memberId = useMemberId()
  const now = useNow()
  const { data: interviews = [] } = useInterviews(live)
  const { data: requests = { sent: [], received: [] } } = useInterviewRequests(live)
  const { mutate, isPending } = useHerdAction()
  const [open, setOpen] = useState<{ act: InterviewAct; id: string }>()
  const [accepting, setAccepting] = useState<ReceivedInterviewRequest>()
  const coming = findComing(interviews, now)
  const chosen = interviews.find(({ id }) => id === open?.id)
  const roleIn = (interviewerId: string | null) => (interviewerId === memberId ? 'interviewer' : 'candidate')
  const close = () => setOpen(undefined)
  const answer = (action: HerdAction) => mutate(action, { onSuccess: onChanged })

  function onAct(act: InterviewAct, { interview: { id } }: Coming) {
    if (act === 'held') answer({ action: 'begin', id, done: 'It is in your history now' })
    else if (act === 'remove') answer({ action: 'cancelInterview', id, done: 'Interview removed' })
    else setOpen({ act, id })
  }

  if (coming.length + requests.received.length + requests.sent.length === 0) return null
  const role = roleIn(chosen?.interviewerId ?? null)
  return (
    <section aria-labelledby="coming-up" className="page mt-4.5">
      <h2 id="coming-up" ref={heading} tabIndex={-1} className="mb-2 text-heading-sm focus:outline-none">
        Coming up
      </h2>
      <ol className="border-b border-line">
        {coming.map((each, index) => {
          const { interview, stage } = each
          const role = roleIn(interview.interviewerId)
          return (
            <ComingUpRow
              key={interview.id}
              person={partnerIn(interview, role)}
              row={rowTextOf(each, role, now)}
              isNow={stage === 'now'}
              isSign={index === 0}
            >
              <InterviewActions
                coming={each}
                role={role}
                isSign={index === 0}
                isBusy={isPending}
                onAct={(act) => onAct(act, each)}
              />
            </ComingUpRow>
          )
        })}
        <RequestRows
          requests={requests}
          now={now}
          isBusy={isPending}
          onAccept={setAccepting}
          onAnswer={(action) => isPending || answer(action)}
        />
      </ol>
      {chosen && open?.act === 'move' && (
        <MoveDialog interview={chosen} role={role} onMoved={onChanged} onClose={close} />
      )}
      {chosen && open?.act === 'feedback' && (
        <GiveFeedbackDialog interview={chosen} onDone={onChanged} onClose={close} />
      )}
      {chosen && open?.act === 'cancel' && (
        <ConfirmDialog
          title="Cancel this interview?"
          text={`It disappears for both of you, and ${displayName(partnerIn(chosen, role))} gets a mail.`}
          confirm="Cancel the interview"
          dismiss="Keep it"
          isPending={isPending}
          onConfirm={() => {
            const action = { action: 'cancelInterview', id: chosen.id, done: 'Interview canceled' } as const
            mutate(action, { onSuccess: onChanged, onSettled: close })
          }}
          onClose={close}
        />
      )}
      {accepting && (
        <StartInterviewDialog
          key={accepting.id}
          goatMate={accepting.candidate}
          request={accepting}
          onStarted={onChanged}
          onClose={() => setAccepting(undefined)}
        />
      )}
    </section>
  )
}
