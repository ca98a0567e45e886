import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { displayNameOf, patternNamed } from '#curriculum/patterns.ts'
import { Alert } from '#platform/ui/feedback/Alert.tsx'
import { Spinner } from '#platform/ui/feedback/Spinner.tsx'
import { sentenceOf } from '#platform/web/call-api.ts'
import type { RoundPrompt } from '../../contract.ts'
import { fits } from '../../judge.ts'
import type { TrialPrompt } from '../../rounds/trial-prompts.ts'
import { EvidenceNotes } from '../round/feedback/EvidenceNotes.tsx'
import { LitPrompt, litEvidence } from '../round/feedback/LitPrompt.tsx'
import { rivalNotesOf } from '../round/feedback/rival-notes.ts'
import type { GivenSpot } from '../round/question/Spot.tsx'
import { promptClass } from './TrialSpot.tsx'
import { trialQuery } from './trial-query.ts'

interface TrialFeedbackProps {
  readonly trial: TrialPrompt
  readonly answer: GivenSpot
  /** The way on, as a button or link. */
  readonly next: ReactNode
}

/** In the place of the names: what the pattern is, and why. The prompt keeps its lines. */
export function TrialFeedback({ trial, answer, next }: TrialFeedbackProps) {
  const { data, error, isFetching, refetch } = useQuery(trialQuery)
  const prompt = data?.items.find((item) => item.prompt.id === trial.id)?.prompt
  if (prompt) return <AnsweredSpot {...{ prompt, answer, next }} promptClass={promptClass(trial)} />
  return (
    <>
      <div className={promptClass(trial)}>
        <LitPrompt text={trial.text} evidence={[]} marks={answer.marks} />
      </div>
      <div className="grid min-h-60 place-items-center">
        {isFetching ? (
          <Spinner text="Loading the answer..." />
        ) : (
          <Alert onRetry={() => void refetch()}>
            {`The answer could not be loaded. ${error ? sentenceOf(error) : 'Reload the page.'}`}
          </Alert>
        )}
      </div>
    </>
  )
}

interface AnsweredSpotProps extends Pick<TrialFeedbackProps, 'answer' | 'next'> {
  readonly prompt: RoundPrompt
  readonly promptClass: string
}

export function AnsweredSpot({ prompt, promptClass, answer, next }: AnsweredSpotProps) {
  const evidence = litEvidence(prompt)
  return (
    <div data-hue={patternNamed(prompt.pattern).hue}>
      <div className={promptClass}>
        <LitPrompt text={prompt.text} evidence={evidence} marks={answer.marks} />
      </div>
      <Verdict prompt={prompt} named={answer.named} />
      <EvidenceNotes text={prompt.text} evidence={evidence} marks={answer.marks} />
      <Rival prompt={prompt} named={answer.named} />
      <div className="mt-6 flex flex-wrap items-center gap-3">{next}</div>
    </div>
  )
}

interface JudgedProps {
  readonly prompt: RoundPrompt
  readonly named: string | null
}

/** Takes the focus when it appears. */
function Verdict({ prompt, named }: JudgedProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <>
      {fits(prompt, named) ? (
        <p id="judgment" className="mt-6 flex items-center gap-2 text-sm font-strong text-success">
          <Check className="icon" aria-hidden="true" />
          <span>Right</span>
        </p>
      ) : (
        <p id="judgment" className="mt-6 text-sm text-muted">
          {named === null ? 'You said you don’t know. It is' : `You said ${displayNameOf(named)}. It is`}
        </p>
      )}
      <h3 ref={heading} tabIndex={-1} aria-describedby="judgment" className="mt-0.5 focus:outline-none">
        {displayNameOf(prompt.pattern)}
      </h3>
      <p className="mt-2">{prompt.why}</p>
    </>
  )
}

/** Why the name that was pressed fails, or else what is most easily mistaken for the right one. */
function Rival({ prompt, named }: JudgedProps) {
  const fails = rivalNotesOf(prompt, named)?.fails
  if (!fails) return null
  return (
    <div className="mt-6 border-t border-line pt-5">
      <h4 className="text-base">{fails.title}</h4>
      <p className="mt-1 text-sm text-ink-2">{fails.text}</p>
    </div>
  )
}
