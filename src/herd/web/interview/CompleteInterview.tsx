import { type FormEvent, type RefObject, useState } from 'react'
import { useNavigate } from 'react-router'
import { displayName } from '#accounts/person.ts'
import { Button, ButtonLink } from '#platform/ui/controls/Button.tsx'
import { FormError } from '#platform/ui/form/FormError.tsx'
import type { Interview } from '../../contract.ts'
import { scoreWords } from '../../rating.ts'
import { GiveFeedbackDialog } from '../feedback/GiveFeedbackDialog.tsx'
import { useFeedbackDraft } from '../feedback/interview-drafts.ts'
import { PrivateNotes } from '../feedback/PrivateNotes.tsx'
import { useCompleteInterview } from '../feedback/use-complete-interview.ts'
import { historyPath } from '../herd-view.ts'
import { LongTextField } from '../LongTextField.tsx'
import { scoreCellClass } from '../ScoreCells.tsx'

interface CompleteInterviewProps {
  interview: Interview
  heading: RefObject<HTMLHeadingElement | null>
  onBack: () => void
}

/** The last step: feedback by seven criteria, by one score, or later. */
export function CompleteInterview({ interview, heading, onBack }: CompleteInterviewProps) {
  const navigate = useNavigate()
  const [isDetailed, setDetailed] = useState(false)
  const name = displayName(interview.interviewee)
  const leave = () => void navigate(historyPath('interviewer'))

  return (
    <section aria-labelledby="completed" className="mt-8">
      <h2
        id="completed"
        ref={heading}
        tabIndex={-1}
        className="text-xl focus:outline-none"
      >{`How did ${name} do?`}</h2>
      <div className="mt-4">
        <PrivateNotes id={interview.id} rows={4} />
      </div>
      <div className="mt-6 grid grid-cols-1 gap-x-14 gap-y-8 lg:grid-cols-2">
        <section aria-label="Seven criteria" className="border-t border-line pt-4">
          <h3 className="text-lg">By seven criteria</h3>
          <p className="mt-1 mb-4 max-w-prose text-sm text-ink-2">{`Each score comes with a sentence that describes what you saw. It takes three minutes and tells ${name} what to work on.`}</p>
          <Button look="primary" onClick={() => setDetailed(true)}>
            Give Feedback
          </Button>
        </section>
        <OneScore interview={interview} onDone={leave} />
      </div>
      <div className="mt-8 flex flex-wrap gap-2 border-t border-line pt-4">
        <Button look="quiet" onClick={onBack}>
          Back to the timer
        </Button>
        <ButtonLink to={historyPath('interviewer')} look="quiet">
          Leave it pending
        </ButtonLink>
      </div>
      {isDetailed && (
        <GiveFeedbackDialog interview={interview} onDone={leave} onClose={() => setDetailed(false)} />
      )}
    </section>
  )
}

/** The short form. */
function OneScore({ interview, onDone }: { interview: Interview; onDone: () => void }) {
  const { mutate, isPending, problem } = useCompleteInterview(interview.id, 'short', onDone)
  const { draft, change } = useFeedbackDraft(interview.id)
  const { score, comment } = draft
  const [isMissing, setMissing] = useState(false)

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    setMissing(score === 0)
    if (score > 0) mutate({ score, feedback: comment.trim() || null })
  }

  const invalidScore = { title: 'Invalid score', sentence: 'Please provide a score between 1 and 5.' }
  return (
    <section aria-label="One score" className="border-t border-line pt-4">
      <h3 className="text-lg">Or by one score</h3>
      <form noValidate onSubmit={onSubmit} className="mt-3 grid gap-4">
        <fieldset className="min-w-0">
          <legend className="mb-1.75 text-sm font-strong">Score</legend>
          <div className="flex">
            {scoreWords.map((word, index) => (
              <label
                key={word}
                className={`relative -ml-[1.5px] grid min-h-16 min-w-0 flex-1 cursor-pointer place-items-center content-center gap-1 border-firm px-0.5 text-center max-xs:px-0 has-focus-visible:z-3 has-focus-visible:outline-ring has-focus-visible:outline-offset-2 has-focus-visible:outline-focus first:ml-0 first:rounded-l-sm last:rounded-r-sm ${scoreCellClass(index + 1, score)}`}
              >
                <input
                  type="radio"
                  name="score"
                  checked={score === index + 1}
                  onChange={() => change({ score: index + 1 })}
                  className="absolute inset-0 m-0 cursor-pointer opacity-0"
                />
                <span className="font-mono text-base leading-none">{index + 1}</span>
                <span className="text-2xs leading-tight font-medium max-xs:tracking-[-0.02em] max-xs:wrap-anywhere">
                  {word}
                </span>
              </label>
            ))}
          </div>
        </fieldset>
        <LongTextField
          label="Feedback"
          hint="(optional)"
          text={comment}
          onChange={(text) => change({ comment: text })}
        />
        <FormError problem={isMissing && score === 0 ? invalidScore : problem} />
        <Button type="submit" className="w-fit" aria-disabled={score === 0 || isPending}>
          {isPending ? 'Completing...' : 'Complete Interview'}
        </Button>
      </form>
    </section>
  )
}
