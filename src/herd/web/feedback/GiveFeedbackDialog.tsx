import { useState } from 'react'
import { Button } from '#platform/ui/controls/Button.tsx'
import type { Interview } from '../../contract.ts'
import { formatFeedback, scoreOf, totalOf } from '../../rating.ts'
import { interviewTitle } from '../interview-text.ts'
import { LongTextField } from '../LongTextField.tsx'
import { readNotes, useFeedbackDraft } from './interview-drafts.ts'
import { NotesWhileScoring } from './PrivateNotes.tsx'
import { ScoreDialog } from './ScoreDialog.tsx'
import { useCompleteInterview } from './use-complete-interview.ts'

interface GiveFeedbackDialogProps {
  interview: Interview
  onDone: () => void
  onClose: () => void
}

/** The detailed form: seven scores and a comment. */
export function GiveFeedbackDialog({ interview, onDone, onClose }: GiveFeedbackDialogProps) {
  const { mutate, isPending, problem } = useCompleteInterview(interview.id, 'detailed', () => {
    onClose()
    onDone()
  })
  const { draft, change } = useFeedbackDraft(interview.id)
  const { comment } = draft
  const [notes] = useState(() => readNotes(interview.id).trim())

  return (
    <ScoreDialog
      reader="interviewer"
      title="Give Interview Feedback"
      subtitle={interviewTitle(interview, 'interviewer')}
      submitLabel="Submit Feedback"
      scores={draft.scores}
      onChange={(scores) => change({ scores })}
      aside={notes && <NotesWhileScoring text={notes} />}
      isBusy={isPending}
      problem={problem}
      onSubmit={(scores) =>
        mutate({ score: scoreOf(totalOf(scores)), feedback: formatFeedback(scores, comment) })
      }
      onClose={onClose}
    >
      <LongTextField
        label="Comment"
        hint="(optional)"
        text={comment}
        onChange={(text) => change({ comment: text })}
      >
        {notes && !comment.includes(notes) && (
          <Button
            look="link"
            className="w-fit"
            onClick={() => change({ comment: [comment.trim(), notes].filter(Boolean).join('\n\n') })}
          >
            Add my notes
          </Button>
        )}
      </LongTextField>
    </ScoreDialog>
  )
}
