import { useEffect, useMemo, useRef, useState } from 'react'
import type { Comparison, Step } from '#algorithms/step.ts'
import { StepPicture } from '#demos/web/drawings/StepPicture.tsx'
import { MarkedText } from '#platform/ui/display/MarkedText.tsx'
import { Stage } from '../LessonPicture.tsx'
import type { PlayedLesson } from '../lesson.ts'
import { decisionId } from '../lesson-answers.ts'
import type { Answers } from '../lesson-screens.ts'
import { QuestionPanel } from '../QuestionPanel.tsx'
import { leadLook, StepPage } from '../StepPage.tsx'
import type { ScreenProps } from './screen-props.ts'
import styles from './WatchStep.module.css'

/** Step 4: the demo runs on the lesson's input, and asks before each move that is a choice. */
export function WatchStep({ lesson, answers, onAnswer, foot }: ScreenProps) {
  const { title, text } = lesson.walkthrough.watch
  const { steps } = lesson.run
  const [at, setAt] = useState(() => findStart(lesson, answers))
  useFocusOnQuestion(at)
  const isOpen = steps[at]?.decision !== undefined && answers[decisionId(at)] === undefined
  const shown = useMemo(() => (isOpen ? steps : writeValue(steps, at)), [isOpen, steps, at])
  const step = steps[at]
  if (!step) return null
  const { decision, caption, comparison } = step
  const chosen = answers[decisionId(at)]
  const isLast = at === steps.length - 1
  const onContinue = isLast ? foot.onContinue : () => setAt(at + 1)
  const onBack = at > 0 ? () => setAt(at - 1) : foot.onBack
  const isRight = decision !== undefined && chosen === decision.options.indexOf(decision.answer)
  const compared = comparison && <Compared comparison={comparison} />
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
              ...(index === chosen && decision.wrong?.[option] && { says: decision.wrong[option] }),
            }))}
            right={decision.options.indexOf(decision.answer)}
            chosen={chosen}
            onChoose={(option) => onAnswer(decisionId(at), option)}
          >
            {compared}
            <p>
              {isRight && <b>Right. </b>}
              {!comparison && <b>{`${caption.fact} `}</b>}
              <span>{caption.why}</span>
            </p>
          </QuestionPanel>
        ) : (
          <section aria-live="polite">
            <h2 className="text-xl">{caption.fact}</h2>
            {compared}
            <p className="mt-3 text-ink-2">{caption.why}</p>
          </section>
        )
      }
    >
      <Stage>
        <StepPicture steps={shown} at={at} />
      </Stage>
      <Progress lesson={lesson} answers={answers} at={at} />
    </StepPage>
  )
}

/** The cell that was asked about has the value that it has in the next step. */
function writeValue(steps: readonly Step[], at: number): readonly Step[] {
  const scene = steps[at]?.scene
  const next = steps[at + 1]?.scene
  if (scene?.kind !== 'table' || next?.kind !== 'table') return steps
  const rows = scene.rows.map((row, i) =>
    row.map((cell, j) => (cell.value === '?' ? { ...cell, value: next.rows[i]?.[j]?.value ?? '?' } : cell)),
  )
  return steps.map((step, index) => (index === at ? { ...step, scene: { ...scene, rows } } : step))
}

/** The choices one below the other, the one that is taken marked by a word. */
function Compared({ comparison: { choices, takes } }: { comparison: Comparison }) {
  const values = choices.map(({ value }) => value)
  const best = takes === 'the larger' ? Math.max(...values) : Math.min(...values)
  const isTie = new Set(values).size === 1
  return (
    <dl className={styles.compared}>
      {choices.map(({ name, sum, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{sum}</dd>
          {value === best && !isTie && <dd>{takes}</dd>}
        </div>
      ))}
    </dl>
  )
}

function Progress({ lesson, answers, at }: Pick<ScreenProps, 'lesson' | 'answers'> & { at: number }) {
  const asked = lesson.run.steps.flatMap(({ decision }, index) => (decision ? [{ index, decision }] : []))
  const number = asked.filter(({ index }) => index <= at).length
  return (
    <div className={styles.progress}>
      <span className="flex max-w-72 flex-1 gap-1" aria-hidden="true">
        {asked.map(({ index, decision }) => {
          const chosen = answers[decisionId(index)]
          const isRight = chosen === decision.options.indexOf(decision.answer)
          return (
            <i
              key={index}
              data-state={chosen === undefined ? 'open' : isRight ? 'right' : 'wrong'}
              data-now={index === at || undefined}
            />
          )
        })}
      </span>
      <span>{number === 0 ? `${asked.length} questions` : `question ${number} of ${asked.length}`}</span>
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
