import { useEffect, useRef, useState } from 'react'
import { Button, ButtonLink } from '#platform/ui/controls/Button.tsx'
import { Dialog } from '#platform/ui/controls/Dialog.tsx'
import type { Interview } from '../../contract.ts'
import { parseFeedback } from '../../rating.ts'
import { interviewTitle } from '../interview-words.ts'
import type { HerdRole } from '../use-herd-view.ts'
import { useOpenFeedback } from '../use-interview-acts.ts'
import { FeedbackView } from './FeedbackView.tsx'
import { SelfScoreDialog } from './SelfScoreDialog.tsx'

interface ViewFeedbackDialogProps {
  interview: Interview
  role: HerdRole
  onClose: () => void
}

/** Feedback as it was given. A candidate who has not seen it yet may score themselves first, and need not. */
export function ViewFeedbackDialog({ interview, role, onClose }: ViewFeedbackDialogProps) {
  const [step, setStep] = useState<'offer' | 'self-score' | 'feedback'>(
    role === 'candidate' && !interview.feedbackOpened && !interview.selfScores ? 'offer' : 'feedback',
  )
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
        <p className="text-base font-[650]">How do you think it went?</p>
        <p className="mt-2 text-sm text-ink-2">
          Score yourself by the same seven criteria before you look. Where the two of you differ is where you
          learn most. Once the feedback is open, your own scores can no longer be set.
        </p>
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
          <ButtonLink to={`/my-herd/interviews/${interview.id}`} look="quiet">
            Interviewer pack
          </ButtonLink>
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      {role === 'candidate' && !interview.feedbackOpened && <NoteOpened interview={interview} />}
      <FeedbackView interview={interview} role={role} />
    </Dialog>
  )
}

/** Tells the server once that the feedback is read. */
function NoteOpened({ interview }: { interview: Interview }) {
  const note = useOpenFeedback(interview)
  const isNoted = useRef(false)
  useEffect(() => {
    if (isNoted.current) return
    isNoted.current = true
    note()
  }, [note])
  return null
}
