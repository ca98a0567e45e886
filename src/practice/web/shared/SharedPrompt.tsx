import { type ReactNode, useId, useRef, useState } from 'react'
import type { RoundPrompt } from '../../contract.ts'
import type { GivenSpot } from '../round/question/Spot.tsx'
import panelStyles from '../trial/Trial.module.css'
import { AnsweredSpot } from '../trial/TrialFeedback.tsx'
import { TrialSpot } from '../trial/TrialSpot.tsx'
import { useKeepAnswer } from '../trial/use-keep-answer.ts'
import { SharePrompt } from './SharePrompt.tsx'

interface SharedPromptProps {
  readonly prompt: RoundPrompt
  readonly names: readonly string[]
  /** What comes after the answer. */
  readonly wayIn: ReactNode
}

/** A prompt from a link, among four names, answered in place. */
export function SharedPrompt({ prompt, names, wayIn }: SharedPromptProps) {
  const [given, setGiven] = useState<GivenSpot>()
  const keepAnswer = useKeepAnswer()
  const panel = useRef<HTMLElement>(null)
  const titleId = useId()

  function answer(answered: GivenSpot) {
    keepAnswer(prompt.id, answered)
    setGiven(answered)
  }

  return (
    <section ref={panel} aria-labelledby={titleId} className={panelStyles.panel}>
      <h2 id={titleId} className={panelStyles.title}>
        {given ? 'What gives it away' : 'Which pattern solves it?'}
      </h2>
      {given ? (
        <AnsweredSpot
          prompt={prompt}
          answer={given}
          promptClass={panelStyles.prompt ?? ''}
          next={
            <>
              {wayIn}
              <SharePrompt prompt={prompt} />
            </>
          }
        />
      ) : (
        <TrialSpot trial={{ ...prompt, names }} panel={panel} onAnswer={answer} />
      )}
    </section>
  )
}
