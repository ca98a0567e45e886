import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Button, ButtonLink } from '#platform/ui/controls/Button.tsx'
import { Dialog } from '#platform/ui/controls/Dialog.tsx'
import { call } from '#platform/web/call-api.ts'
import { onMembersPage } from '#platform/web/query-client.ts'
import type { Interview } from '../../contract.ts'
import { parseFeedback } from '../../rating.ts'
import { cacheInterview } from '../herd-queries.ts'
import type { HerdRole } from '../herd-view.ts'
import { interviewTitle } from '../interview-text.ts'
import { FeedbackView } from './FeedbackView.tsx'
import { SelfScoreDialog } from './SelfScoreDialog.tsx'

export type FeedbackStep = 'offer' | 'self-score' | 'feedback'

interface ViewFeedbackDialogProps {
  interview: Interview
  role: HerdRole
  /** Where it begins, on a page that has made the offer itself. */
  firstStep?: FeedbackStep
  onClose: () => void
}

/** Feedback on an interview. Candidates who have not opened it yet may score themselves first. */
export function ViewFeedbackDialog({
  interview,
  role,
  firstStep = mayScoreFirst(interview, role) ? 'offer' : 'feedback',
  onClose,
}: ViewFeedbackDialogProps) {
  const [step, setStep] = useState(firstStep)
  const isScored = parseFeedback(interview.feedback ?? '').kind === 'scored'
  const subtitle = interviewTitle(interview, role)

  if (step === 'self-score')
    return <SelfScoreDialog interview={interview} onScored={() => setStep('feedback')} onClose={onClose} />
  if (step === 'offer')
    return (
      <Dialog
        key="offer"
        open
        title="View Interview Feedback"
        subtitle={subtitle}
        onClose={onClose}
        footer={
          <>
            <Button look="quiet" onClick={() => setStep('feedback')}>
              Show the feedback now
            </Button>
            <Button onClick={() => setStep('self-score')}>Score yourself first</Button>
          </>
        }
      >
        <SelfScoreOffer />
      </Dialog>
    )
  return (
    <Dialog
      key="feedback"
      open
      width={isScored ? 'wide' : 'normal'}
      readingLabel="Feedback"
      title="View Interview Feedback"
      subtitle={subtitle}
      onClose={onClose}
      footer={
        <>
          <ButtonLink to={`/my-herd/interviews/${interview.id}`} look="quiet" onClick={onClose}>
            Interviewer pack
          </ButtonLink>
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      {role === 'candidate' && !interview.feedbackOpened && <ReportOpened interview={interview} />}
      <FeedbackView interview={interview} role={role} />
    </Dialog>
  )
}

export function mayScoreFirst({ feedbackOpened, selfScores }: Interview, role: HerdRole): boolean {
  return role === 'candidate' && !feedbackOpened && !selfScores
}

export function SelfScoreOffer() {
  return (
    <>
      <p className="text-base font-strong">How do you think it went?</p>
      <p className="mt-2 text-sm text-ink-2">
        Score yourself by the same seven criteria before you look. Where the two of you differ is where you
        learn most. Once you open the feedback, you can no longer score yourself.
      </p>
    </>
  )
}

/** Reports once that the feedback was opened. A failure does not matter to the reader: the next opening reports again. */
function ReportOpened({ interview }: { interview: Interview }) {
  const client = useQueryClient()
  const { mutate } = useMutation({
    meta: onMembersPage,
    mutationFn: () => call('POST /api/interviews/:id/open-feedback', { params: { id: interview.id } }),
    onSuccess: () => cacheInterview(client, { ...interview, feedbackOpened: true }),
  })
  const isReported = useRef(false)
  useEffect(() => {
    if (!isReported.current) mutate()
    isReported.current = true
  }, [mutate])
  return null
}
