import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, startTransition, useEffect, useRef, useState } from 'react'
import { Button } from '#platform/ui/controls/Button.tsx'
import { Alert } from '#platform/ui/feedback/Alert.tsx'
import { Spinner } from '#platform/ui/feedback/Spinner.tsx'
import { sentenceOf } from '#platform/web/call-api.ts'
import { type GivenSpot, Spot } from '../round/question/Spot.tsx'
import { GoOnKey } from '../round/question/Sureness.tsx'
import layout from '../round/round-layout.module.css'
import { useGoOnKeys } from '../round/use-go-on-keys.ts'
import { trialQuery } from './trial-query.ts'
import { useKeepAnswer } from './use-keep-answer.ts'

const loadFeedback = () => import('../round/feedback/SpotFeedback.tsx')
/** Not with the page, which may have 150 KB of script: most visitors read on without an answer. */
const SpotFeedback = lazy(async () => ({ default: (await loadFeedback()).SpotFeedback }))

/** A prompt with feedback, then a harder one, then a way in. Needs no account. */
export function Trial({ wayIn }: { wayIn: ReactNode }) {
  const { data, error, isFetching, refetch } = useQuery(trialQuery)
  const [index, setIndex] = useState<0 | 1>(0)
  const [given, setGiven] = useState<GivenSpot>()
  const keepAnswer = useKeepAnswer()
  const heading = useRef<HTMLHeadingElement>(null)
  const container = useRef<HTMLDivElement>(null)
  // At the first press or key, which may begin an answer. If it fails, the boundary around the trial tells of the second try.
  useEffect(() => {
    const preload = () => void loadFeedback().catch(() => {})
    const events = ['pointerdown', 'keydown'] as const
    for (const event of events) addEventListener(event, preload, { once: true })
    return () => {
      for (const event of events) removeEventListener(event, preload)
    }
  }, [])
  const hasMoved = given !== undefined || index > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per question and feedback, whose heading is new
  useEffect(() => {
    if (!hasMoved) return
    heading.current?.focus({ preventScroll: true })
    const trial = container.current
    // The prompt stays where it is, unless its beginning is above the screen.
    if (trial && trial.getBoundingClientRect().top < 0) trial.scrollIntoView({ block: 'start' })
  }, [index, given, hasMoved])

  function goOn() {
    setGiven(undefined)
    setIndex(1)
  }
  // Elsewhere on the page these keys do what they always do.
  useGoOnKeys(given && index === 0 ? goOn : undefined, container)

  if (!data)
    return (
      <div className="page grid min-h-176 place-items-center md:min-h-152">
        {error && !isFetching ? (
          <Alert
            onRetry={() => void refetch()}
          >{`The prompt could not be loaded. ${sentenceOf(error)}`}</Alert>
        ) : (
          <Spinner text="Loading a prompt..." />
        )}
      </div>
    )

  const item = data.items[index]
  return (
    <div ref={container} className={`scroll-mt-4 ${layout.trial}`}>
      {given ? (
        <>
          <p className={label}>What gives it away</p>
          <SpotFeedback
            item={item}
            answer={given}
            heading="h3"
            headingRef={heading}
            next={
              index === 0 ? (
                <Button look="primary" size="lg" aria-keyshortcuts="Enter" onClick={goOn}>
                  Try a harder one
                  <GoOnKey />
                </Button>
              ) : (
                wayIn
              )
            }
          />
        </>
      ) : (
        <>
          <h3 ref={heading} tabIndex={-1} className={label}>
            {index === 0 ? 'A prompt you have not seen' : 'A harder one'}
          </h3>
          <Spot
            key={item.prompt.id}
            item={item}
            onAnswer={(answer) => {
              keepAnswer(item.prompt.id, answer)
              // The prompt stays until its feedback can be drawn.
              startTransition(() => setGiven(answer))
            }}
          />
        </>
      )}
    </div>
  )
}

const label = 'page pt-8 font-display text-lg leading-tight font-bold text-ink-2 focus:outline-none'
