import { useState } from 'react'
import { Button, ButtonLink } from '#platform/ui/controls/Button.tsx'
import type { Interview } from '../../contract.ts'
import { useNotes } from '../interview-run.ts'
import { LongTextField } from '../LongTextField.tsx'
import { historyAddress } from '../use-herd-view.ts'
import { useStepHeading } from '../use-step-heading.ts'
import { CompleteInterview } from './CompleteInterview.tsx'
import { InterviewTimer } from './InterviewTimer.tsx'
import { PackPanel } from './PackPanel.tsx'

/** The steps after setup: the interview is in progress, then it is over and wants feedback. */
export function RunInterview({ interview }: { interview: Interview }) {
  const [step, setStep] = useState<'inProgress' | 'completed'>('inProgress')
  const heading = useStepHeading(step)

  if (step === 'completed')
    return <CompleteInterview interview={interview} heading={heading} onBack={() => setStep('inProgress')} />
  return (
    <>
      <section aria-labelledby="in-progress" className="mt-8">
        <h2 id="in-progress" ref={heading} tabIndex={-1} className="text-xl focus:outline-none">
          In progress
        </h2>
        <div className="mt-4 grid gap-x-14 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
          <InterviewTimer id={interview.id} />
          <Notes id={interview.id} />
        </div>
        <div className="mt-6 flex flex-wrap gap-2">
          <Button look="sign" onClick={() => setStep('completed')}>
            Finish Interview
          </Button>
          <ButtonLink to={historyAddress('interviewer')} look="quiet">
            Leave it pending
          </ButtonLink>
        </div>
      </section>
      <PackPanel interview={interview} />
    </>
  )
}

function Notes({ id }: { id: string }) {
  const { text, kept, change } = useNotes(id)
  return (
    <LongTextField
      label="Private notes"
      hint="kept in this browser only, until you give feedback"
      text={text}
      onChange={change}
      rows={8}
    >
      {!kept && (
        <p role="alert" className="text-xs text-danger">
          This browser does not keep them: copy them before you leave the page.
        </p>
      )}
    </LongTextField>
  )
}
