import { useQueryClient } from '@tanstack/react-query'
import {
  lazy,
  type ReactNode,
  startTransition,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '#platform/ui/controls/Button.tsx'
import { LoadBoundary } from '#platform/ui/feedback/LoadBoundary.tsx'
import { trialPrompts } from '../../rounds/trial-prompts.ts'
import { GoOnKey } from '../round/question/keys.tsx'
import type { GivenSpot } from '../round/question/Spot.tsx'
import { useGoOnKeys } from '../round/use-go-on-keys.ts'
import styles from './Trial.module.css'
import { answerParameter, TrialSpot } from './TrialSpot.tsx'
import { trialQuery } from './trial-query.ts'
import { useKeepAnswer } from './use-keep-answer.ts'

const loadFeedback = () => import('./TrialFeedback.tsx')
/** Not with the page, which may have 150 KB of script: most visitors read on without an answer. */
const TrialFeedback = lazy(async () => ({ default: (await loadFeedback()).TrialFeedback }))

/** A prompt among four names, answered in place, then a harder one, then a way in. Needs no account. */
export function Trial({ wayIn }: { wayIn: ReactNode }) {
  const queryClient = useQueryClient()
  const [index, setIndex] = useState<0 | 1>(0)
  const [given, setGiven] = useState<GivenSpot>()
  const keepAnswer = useKeepAnswer()
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const panel = useRef<HTMLElement>(null)
  const trial = trialPrompts[index]

  // At the first press or key, which may begin an answer. If it fails, the feedback itself tries again.
  useEffect(() => {
    const preload = () => {
      void loadFeedback().catch(() => {})
      void queryClient.prefetchQuery(trialQuery)
    }
    const events = ['pointerdown', 'keydown'] as const
    for (const event of events) addEventListener(event, preload, { once: true })
    return () => {
      for (const event of events) removeEventListener(event, preload)
    }
  }, [queryClient])

  function answer(answered: GivenSpot) {
    keepAnswer(trial.id, answered)
    // The prompt stays until its feedback can be drawn.
    startTransition(() => setGiven(answered))
  }

  // A name that was pressed before the scripts had come is in the address.
  const [parameters] = useSearchParams()
  const pressed = parameters.get(answerParameter)
  const answerPressed = useEffectEvent(() => {
    if (pressed === null) return
    const named = trial.names.includes(pressed) ? pressed : null
    answer({ kind: 'spot', named, marks: [], sure: 1, ms: 0 })
  })
  useEffect(() => answerPressed(), [])

  const hasMoved = given !== undefined || index > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per question and feedback
  useEffect(() => {
    if (!hasMoved) return
    // The feedback has a heading of its own.
    title.current?.focus({ preventScroll: true })
    // The prompt stays where it is, unless its beginning is above the screen.
    const top = panel.current?.getBoundingClientRect().top ?? 0
    if (top < 0) panel.current?.scrollIntoView({ block: 'start' })
  }, [index, given, hasMoved])

  function goOn() {
    setGiven(undefined)
    setIndex(1)
  }
  // Elsewhere on the page these keys do what they always do.
  useGoOnKeys(given && index === 0 ? goOn : undefined, panel)

  return (
    <section ref={panel} aria-labelledby={titleId} className={styles.panel}>
      <h2 id={titleId} ref={given ? undefined : title} tabIndex={-1} className={styles.title}>
        {given ? 'What gives it away' : index === 0 ? 'Can you spot it?' : 'A harder one'}
      </h2>
      {given ? (
        <LoadBoundary
          className="grid min-h-60 place-items-center"
          loadingText="Loading the answer..."
          failureText="The answer could not be loaded."
        >
          <TrialFeedback
            trial={trial}
            answer={given}
            next={
              index === 0 ? (
                <Button aria-keyshortcuts="Enter" onClick={goOn}>
                  Try a harder one
                  <GoOnKey />
                </Button>
              ) : (
                wayIn
              )
            }
          />
        </LoadBoundary>
      ) : (
        <TrialSpot key={trial.id} trial={trial} panel={panel} onAnswer={answer} />
      )}
    </section>
  )
}
