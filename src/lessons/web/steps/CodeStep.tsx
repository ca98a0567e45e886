import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { StepPicture } from '#demos/web/drawings/StepPicture.tsx'
import { iconButton } from '#platform/ui/controls/Button.tsx'
import { MarkedText } from '#platform/ui/display/MarkedText.tsx'
import { useCodeLanguage } from '#settings/web/code-language.ts'
import { Stage } from '../LessonPicture.tsx'
import { keepsChoices, keepsId } from '../lesson-answers.ts'
import { NamedCode } from '../NamedCode.tsx'
import { QuestionPanel } from '../QuestionPanel.tsx'
import { leadLook, StepPage } from '../StepPage.tsx'
import { AskedQuestion } from './AskedQuestion.tsx'
import { footOf, type ScreenProps } from './screen-props.ts'

/** Step 5: which line keeps what stays true, then the names of the parts beside a run, then a slip in one line. */
export function CodeStep({ kind, ...props }: ScreenProps & { kind: 'keeps' | 'tour' | 'edge' }) {
  const { title, note } = props.lesson.walkthrough.code
  if (kind === 'tour') return <Tour {...props} />
  const { id } = kind === 'keeps' ? { id: keepsId } : props.lesson.walkthrough.code.edge
  return (
    <StepPage
      title={title}
      foot={footOf(props, id)}
      aside={
        kind === 'keeps' ? (
          <KeepsQuestion {...props} />
        ) : (
          <AskedQuestion question={props.lesson.walkthrough.code.edge} {...props} />
        )
      }
    >
      {kind === 'edge' && (
        <p className={leadLook}>
          <MarkedText text={note} />
        </p>
      )}
      <NamedCode
        code={props.lesson.code}
        parts={props.lesson.walkthrough.code.parts}
        showsNames={kind === 'edge' || props.answers[keepsId] !== undefined}
        line={
          kind === 'keeps' && props.answers[keepsId] !== undefined
            ? props.lesson.walkthrough.code.keeps
            : undefined
        }
      />
    </StepPage>
  )
}

/** The line is one of three that the parts of the code begin with. */
function KeepsQuestion({ lesson, answers, onAnswer }: ScreenProps) {
  const { walkthrough, code } = lesson
  const { lines, lineOfLabel } = code[useCodeLanguage()]
  const textOf = (label: string) => lines[(lineOfLabel.get(label) ?? 0) - 1]?.trim() ?? label
  const stays = walkthrough.idea.lines.find(({ staysTrue }) => staysTrue)
  const labels = keepsChoices(walkthrough.code)
  return (
    <QuestionPanel
      ask="Which line keeps this true?"
      note={stays?.text}
      options={labels.map((label) => {
        const part = walkthrough.code.parts.find((each) => each.labels.includes(label))
        return {
          text: `\`${textOf(label)}\``,
          says:
            label === walkthrough.code.keeps ? (
              <>
                <b>{`Line ${lineOfLabel.get(label)}.`}</b>{' '}
                <span>At every step, this line makes it true again.</span>
              </>
            ) : (
              `Line ${lineOfLabel.get(label)} is “${part?.name ?? 'another part'}”.`
            ),
        }
      })}
      right={labels.indexOf(walkthrough.code.keeps)}
      chosen={answers[keepsId]}
      onChoose={(option) => onAnswer(keepsId, option)}
    />
  )
}

function Tour({ lesson, foot }: ScreenProps) {
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
      aside={
        <section aria-labelledby="question">
          <h2 id="question" tabIndex={-1} className="text-xl">
            {`The picture at line ${line}`}
          </h2>
          <Stage>
            <StepPicture steps={steps} at={at} />
          </Stage>
          <div className="mt-3 flex items-start gap-2">
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
            <p role="status" className="min-w-0 py-1.5 text-sm">
              <b>{step.caption.fact}</b>
            </p>
          </div>
        </section>
      }
    >
      <NamedCode code={lesson.code} parts={parts} showsNames line={step.line} />
      <p className="mt-3 text-sm text-ink-2">
        <MarkedText text={note} />
      </p>
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
