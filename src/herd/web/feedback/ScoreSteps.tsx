import { type ReactNode, useEffect, useRef } from 'react'
import { anchors } from '../../anchors.ts'
import type { CriterionKey, Scores } from '../../contract.ts'
import { criteria, isScores, scoreWords } from '../../rating.ts'
import type { HerdRole } from '../herd-view.ts'
import { scoreCellClass } from '../ScoreCells.tsx'
import { TotalGauge, TotalSum } from './ScoreTotal.tsx'

interface ScoreStepsProps {
  role: HerdRole
  scores: Partial<Scores>
  /** Index of the criterion; one past the last shows the total. */
  step: number
  onStep: (step: number) => void
  onChoose: (key: CriterionKey, score: number) => void
  /** Shown below each step. */
  aside: ReactNode
  /** Shown below the total, such as a comment field. */
  children: ReactNode
}

/** One criterion at a time, with what each score means, and the total at the end. */
export function ScoreSteps({ role, scores, step, onStep, onChoose, aside, children }: ScoreStepsProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const lastStep = useRef(step)
  useEffect(() => {
    if (lastStep.current !== step) heading.current?.focus()
    lastStep.current = step
  }, [step])
  const criterion = criteria[step]

  return (
    <div className="flex min-h-full flex-col px-6 pt-4 pb-5">
      <ol aria-label="Criteria" className="-mx-0.5 flex">
        {criteria.map(({ key, title }, index) => (
          <li key={key} className="flex-1">
            <button
              type="button"
              aria-label={`${title}, ${scores[key] ? `scored ${scores[key]}` : 'not scored yet'}`}
              aria-current={index === step ? 'step' : undefined}
              onClick={() => onStep(index)}
              className="group grid h-9 w-full place-items-center px-0.5 focus-visible:-outline-offset-2"
            >
              <span
                className={`h-2.5 w-full rounded-xs group-aria-[current]:h-4 group-aria-[current]:border-firm group-aria-[current]:border-ink ${scores[key] ? 'bg-(--accent-mark)' : 'border-firm border-line-strong'}`}
              />
            </button>
          </li>
        ))}
      </ol>
      {criterion ? (
        <fieldset className="mt-3">
          <legend>
            <h3 ref={heading} tabIndex={-1} className="text-xl focus:outline-none">
              {criterion.title}
            </h3>
          </legend>
          <p className="text-sm text-muted">{`${step + 1} of ${criteria.length}. ${criterion.summary}`}</p>
          <div className="mt-3 grid gap-2">
            {scoreWords.map((word, index) => (
              <label
                key={word}
                className={`relative flex min-h-14 items-center gap-3 rounded-sm border-firm p-2 pr-3 has-focus-visible:outline-ring has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ${scores[criterion.key] === index + 1 ? 'border-accent-text bg-accent-soft' : 'border-line-strong'}`}
              >
                <input
                  type="radio"
                  name={criterion.key}
                  checked={scores[criterion.key] === index + 1}
                  onChange={() => onChoose(criterion.key, index + 1)}
                  className="absolute inset-0 m-0 opacity-0"
                />
                <span
                  className={`grid size-10 flex-none place-items-center rounded-sm border-firm font-mono text-base leading-none ${scoreCellClass(index + 1, scores[criterion.key] ?? 0)}`}
                >
                  {index + 1}
                </span>
                <span className="text-xs leading-[1.4]">
                  <b className="font-strong">{`${word}. `}</b>
                  <span>{anchors[role][criterion.key][index]}</span>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      ) : (
        <div className="mt-3">
          <h3 ref={heading} tabIndex={-1} className="mb-3 text-xl focus:outline-none">
            Total
          </h3>
          <TotalSum scores={scores} />
          {isScores(scores) && (
            <div className="mx-auto my-3 max-w-[280px]">
              <TotalGauge scores={scores} />
            </div>
          )}
          {children}
        </div>
      )}
      {aside && <div className="mt-4">{aside}</div>}
    </div>
  )
}
