import { useEffect, useRef, useState } from 'react'
import { StepPicture } from '#demos/web/drawings/StepPicture.tsx'
import { MarkedText } from '#platform/ui/display/MarkedText.tsx'
import { Stage } from '../LessonPicture.tsx'
import type { PlayedLesson } from '../lesson.ts'
import { decisionId } from '../lesson-answers.ts'
import type { Answers } from '../lesson-screens.ts'
import { QuestionPanel } from '../QuestionPanel.tsx'
import { leadLook, StepPage } from '../StepPage.tsx'
import type { ScreenProps } from './screen-props.ts'

/** Step 4: the demo runs on the lesson's input, and asks before each move that is a choice. */
export function WatchStep({ lesson, answers, onAnswer, foot }: ScreenProps) {
  const { title, text } = lesson.walkthrough.watch
  const { steps } = lesson.run
  const [at, setAt] = useState(() => findStart(lesson, answers))
  useFocusOnQuestion(at)
  const step = steps[at]
  if (!step) return null
  const { decision, caption } = step
  const chosen = answers[decisionId(at)]
  const isLast = at === steps.length - 1
  const onContinue = isLast ? foot.onContinue : () => setAt(at + 1)
  const onBack = at > 0 ? () => setAt(at - 1) : foot.onBack
  const fact = (
    <>
      <b>{caption.fact}</b> <span>{caption.why}</span>
    </>
  )
  return (
    <StepPage
      title={title}
      lead={
        <p className={leadLook}>
          <MarkedText text={text} />
        </p>
      }
      isLeadRead={at > 0}
      foot={{
        onBack,
        optionCount: decision?.options.length,
        label: isLast ? 'Continue' : 'Next step',
        onContinue: decision && chosen === undefined ? undefined : onContinue,
      }}
      aside={
        decision ? (
          <QuestionPanel
            key={at}
            ask={decision.question}
            options={decision.options.map((option, index) => ({
              text: option,
              ...(index === chosen && {
                says: <b>{option === decision.answer ? 'Right.' : `It is “${decision.answer}”.`}</b>,
              }),
            }))}
            right={decision.options.indexOf(decision.answer)}
            chosen={chosen}
            onChoose={(option) => onAnswer(decisionId(at), option)}
          >
            <p>{fact}</p>
          </QuestionPanel>
        ) : (
          <section aria-live="polite">
            <h2 className="text-xl">{caption.fact}</h2>
            <p className="mt-3 text-ink-2">{caption.why}</p>
          </section>
        )
      }
    >
      <Stage>
        <StepPicture steps={steps} at={at} />
      </Stage>
      <Progress lesson={lesson} answers={answers} at={at} />
    </StepPage>
  )
}

function Progress({ lesson, answers, at }: Pick<ScreenProps, 'lesson' | 'answers'> & { at: number }) {
  const { steps } = lesson.run
  const asked = steps.flatMap(({ decision }, index) => (decision ? [{ index, decision }] : []))
  return (
    <div className="mt-3 flex items-center gap-4 text-sm text-muted">
      <span className="flex max-w-72 flex-1 gap-1" aria-hidden="true">
        {asked.map(({ index, decision }) => {
          const chosen = answers[decisionId(index)]
          const isRight = chosen === decision.options.indexOf(decision.answer)
          return (
            <i
              key={index}
              className={`h-3 flex-1 rounded-xs ${chosen === undefined ? 'bg-track' : isRight ? 'bg-accent-mark' : 'border-firm border-line-strong'}`}
            />
          )
        })}
      </span>
      <span className="tabular-nums">{`step ${at + 1} of ${steps.length}`}</span>
    </div>
  )
}

/** The button that led to a step with a question waits for its answer and cannot have the focus. */
function useFocusOnQuestion(at: number): void {
  const last = useRef(at)
  useEffect(() => {
    if (last.current === at) return
    last.current = at
    document.getElementById('question')?.focus({ preventScroll: true })
  }, [at])
}

/** At the first choice that is still open; a run that is done starts again. */
function findStart({ run }: PlayedLesson, answers: Answers): number {
  const open = run.steps.findIndex(
    ({ decision }, index) => decision && answers[decisionId(index)] === undefined,
  )
  const isBegun = run.steps.some((_, index) => answers[decisionId(index)] !== undefined)
  return isBegun && open >= 0 ? open : 0
}
