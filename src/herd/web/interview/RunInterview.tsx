import { useState } from 'react'
import { Button, ButtonLink } from '#platform/ui/controls/Button.tsx'
import { useFocusNext } from '#platform/web/use-focus-next.ts'
import type { Interview } from '../../contract.ts'
import { useNotes } from '../feedback/interview-drafts.ts'
import { historyPath } from '../herd-view.ts'
import { LongTextField } from '../LongTextField.tsx'
import { CompleteInterview } from './CompleteInterview.tsx'
import { InterviewTimer } from './InterviewTimer.tsx'
import { PackPanel } from './PackPanel.tsx'

/** The steps after setup: the interview is in progress, then completed and ready for feedback. */
export function RunInterview({ interview }: { interview: Interview }) {
  const [step, setStep] = useState<'inProgress' | 'completed'>('inProgress')
  const { target, focusNext } = useFocusNext()
  function go(next: typeof step) {
    setStep(next)
    focusNext()
  }

  if (step === 'completed')
    return <CompleteInterview interview={interview} heading={target} onBack={() => go('inProgress')} />
  return (
    <>
      <section aria-labelledby="in-progress" className="mt-8">
        <h2 id="in-progress" ref={target} tabIndex={-1} className="text-xl focus:outline-none">
          In progress
        </h2>
        <div className="mt-4 grid gap-x-14 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
          <InterviewTimer id={interview.id} />
          <Notes id={interview.id} />
        </div>
        <div className="mt-6 flex flex-wrap gap-2">
          <Button look="primary" onClick={() => go('completed')}>
            Finish Interview
          </Button>
          <ButtonLink to={historyPath('interviewer')} look="quiet">
            Leave it pending
          </ButtonLink>
        </div>
      </section>
      <PackPanel interview={interview} />
    </>
  )
}

function Notes({ id }: { id: string }) {
  const { text, isSaved, change } = useNotes(id)
  return (
    <LongTextField
      label="Private notes"
      hint="saved in this browser only, until you give feedback"
      text={text}
      onChange={change}
      rows={8}
    >
      {!isSaved && (
        <p role="alert" className="text-xs text-danger">
          This browser cannot save your notes. Copy them before you leave this page.
        </p>
      )}
    </LongTextField>
  )
}
