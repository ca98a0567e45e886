import { ChevronLeft, ChevronRight, ListOrdered } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { StepPicture } from '#demos/web/drawings/StepPicture.tsx'
import { ButtonLink, iconButton } from '#platform/ui/controls/Button.tsx'
import { MarkedText } from '#platform/ui/display/MarkedText.tsx'
import { useCodeLanguage } from '#settings/web/code-language.ts'
import { NamedCode } from '../code/NamedCode.tsx'
import { Stage } from '../LessonPicture.tsx'
import { StepPage } from '../StepPage.tsx'
import type { ScreenProps } from './screen-props.ts'

/** Step 5, between its questions: the names of the parts, and a run beside them. */
export function TourStep({ lesson, foot }: ScreenProps) {
  const { title, note, parts } = lesson.walkthrough.code
  const { steps } = lesson.run
  const [at, setAt] = useState(0)
  const move = (by: number) => setAt(Math.min(steps.length - 1, Math.max(0, at + by)))
  useLineKeys(move)
  const step = steps[at]
  const line = lesson.code[useCodeLanguage()].lineOfLabel.get(step?.line ?? '')
  if (!step) return null
  return (
    <StepPage
      title={title}
      foot={{ ...foot, label: 'Continue' }}
      after={
        <p className="text-sm text-ink-2 md:-mt-4">
          <MarkedText text={note} />
        </p>
      }
      aside={
        <section aria-labelledby="question">
          <div className="flex items-center gap-2">
            <h2 id="question" tabIndex={-1} className="mr-auto text-xl">
              {`The picture at line ${line}`}
            </h2>
            <button
              type="button"
              className={iconButton}
              aria-label="Step before"
              aria-keyshortcuts="ArrowUp"
              aria-disabled={at === 0}
              onClick={() => move(-1)}
            >
              <ChevronLeft className="icon" aria-hidden="true" />
            </button>
            <button
              type="button"
              className={iconButton}
              aria-label="Next step"
              aria-keyshortcuts="ArrowDown"
              aria-disabled={at === steps.length - 1}
              onClick={() => move(1)}
            >
              <ChevronRight className="icon" aria-hidden="true" />
            </button>
          </div>
          <Stage isFitted>
            <StepPicture steps={steps} at={at} />
          </Stage>
          <p role="status" className="mt-3 text-sm font-strong">
            {step.caption.fact}
          </p>
          <ButtonLink to={`/build/${lesson.pattern.name}`} className="mt-4">
            <ListOrdered className="icon" aria-hidden="true" />
            Build it: order the lines
          </ButtonLink>
        </section>
      }
    >
      <NamedCode code={lesson.code} parts={parts} showsNames lit={[step.line]} />
    </StepPage>
  )
}

function useLineKeys(onMove: (by: number) => void): void {
  const act = useEffectEvent(onMove)
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
      if (by === 0 || event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return
      if (
        event.target instanceof Element &&
        event.target.closest('[role="tablist"], input, select, textarea')
      )
        return
      event.preventDefault()
      act(by)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
