import { type ReactNode, useEffect, useRef, useState } from 'react'
import { lessonPathOf } from '#curriculum/patterns.ts'
import { stepNames } from '#curriculum/walkthroughs/step-names.ts'
import type { LessonProgress } from '#learning/rules.ts'
import { dayMs } from '#platform/durations.ts'
import { LessonBar } from './LessonBar.tsx'
import type { PlayedLesson } from './lesson.ts'
import { isAnswered } from './lesson-answers.ts'
import { findScreen, type Screen, screensOf, shortNameOf, stepCount } from './lesson-screens.ts'
import { BruteForceStep } from './steps/BruteForceStep.tsx'
import { EvidenceStep, RivalStep } from './steps/CluesStep.tsx'
import { CodeStep } from './steps/CodeStep.tsx'
import { EndStep } from './steps/EndStep.tsx'
import { IdeaStep } from './steps/IdeaStep.tsx'
import { ProblemStep } from './steps/ProblemStep.tsx'
import { SpotStep } from './steps/SpotStep.tsx'
import type { ScreenProps } from './steps/screen-props.ts'
import { TourStep } from './steps/TourStep.tsx'
import { WatchStep } from './steps/WatchStep.tsx'

interface LessonPlayerProps {
  readonly lesson: PlayedLesson
  readonly progress: LessonProgress
  readonly onProgress: (progress: LessonProgress) => void
}

/** Screen by screen, each with a question. Steps that were reached can be read again. */
export function LessonPlayer({ lesson, progress, onProgress }: LessonPlayerProps) {
  const { pattern, walkthrough } = lesson
  const { startedAt, answers, step: reached, finishedAt } = progress
  const screens = screensOf(walkthrough, startedAt)
  const [isReturn] = useState(() => isLongAgo(progress))
  const [at, setAt] = useState(() => {
    const open = findScreen(screens, reached, (screen) => isAnswered(lesson, screen, answers))
    // What came before is read again first.
    return isReturn ? Math.max(0, open - 1) : open
  })
  const [start] = useState(at)
  const screen = screens[at] ?? screens[0]
  const names = stepNames(walkthrough)
  const step = screen?.step ?? 0

  useFocusOnChange(at, step)

  function show(index: number) {
    const next = screens[index]
    if (!next) return
    setAt(index)
    if (next.step > reached)
      onProgress({
        ...progress,
        step: next.step,
        ...(next.kind === 'end' && !finishedAt && { finishedAt: new Date().toISOString() }),
      })
  }

  function answer(id: string, option: number) {
    if (answers[id] !== undefined) return
    onProgress({ ...progress, answers: { ...answers, [id]: option } })
  }

  const onBack = at > 0 ? () => setAt(at - 1) : undefined
  if (!screen) return null
  const goTo = (target: number) => setAt(screens.findIndex((each) => each.step === target))
  const props: ScreenProps = {
    lesson,
    answers,
    onAnswer: answer,
    foot: { onBack, onContinue: () => show(at + 1) },
  }
  return (
    <div data-hue={pattern.hue}>
      <title>{`${pattern.displayName}, ${step + 1} of ${stepCount} · Capra`}</title>
      <LessonBar
        title={shortNameOf(pattern.displayName)}
        leaveTo={lessonPathOf(pattern)}
        names={names}
        step={step}
        reached={reached}
        status={
          isReturn && at === start ? `You were at step ${reached + 1}. This came before it.` : undefined
        }
        onStep={goTo}
      />
      <div key={at}>
        {screen.kind === 'end' ? (
          <EndStep {...props} screens={screens} startedAt={startedAt} finishedAt={finishedAt} onStep={goTo} />
        ) : (
          <ScreenOf screen={screen} {...props} />
        )}
      </div>
    </div>
  )
}

/** Begun more than a week ago, and not finished. */
function isLongAgo({ startedAt, step, finishedAt }: LessonProgress): boolean {
  return step > 0 && !finishedAt && Date.now() - Date.parse(startedAt) > 7 * dayMs
}

function ScreenOf({ screen, ...props }: ScreenProps & { screen: Screen }): ReactNode {
  switch (screen.kind) {
    case 'try':
      return <ProblemStep {...props} />
    case 'brute-force':
      return <BruteForceStep {...props} />
    case 'idea':
      return <IdeaStep line={screen.line} {...props} />
    case 'watch':
      return <WatchStep {...props} />
    case 'tour':
      return <TourStep {...props} />
    case 'keeps':
    case 'edge':
      return <CodeStep kind={screen.kind} {...props} />
    case 'evidence':
      return <EvidenceStep {...props} />
    case 'rival':
      return <RivalStep {...props} />
    case 'spot':
      return <SpotStep spot={screen.spot} {...props} />
    case 'end':
      return null
  }
}

/** The heading of what is new gets the focus: of the step, or of the next question in the same step. */
function useFocusOnChange(at: number, step: number): void {
  const last = useRef({ at, step })
  useEffect(() => {
    const before = last.current
    if (before.at === at) return
    last.current = { at, step }
    window.scrollTo({ top: 0 })
    const heading = before.step === step ? '#question' : 'main h1'
    document.querySelector<HTMLElement>(heading)?.focus({ preventScroll: true })
  }, [at, step])
}
