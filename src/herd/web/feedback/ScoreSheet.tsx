import { type ReactNode, useState } from 'react'
import { anchors } from '../../anchors.ts'
import type { CriterionKey, Scores } from '../../contract.ts'
import { type Criterion, criteria, isScores, scoreWords } from '../../rating.ts'
import type { HerdRole } from '../herd-view.ts'
import { scoreCellClass } from '../ScoreCells.tsx'
import { TotalGauge, TotalSum } from './ScoreTotal.tsx'

interface ScoreSheetProps {
  role: HerdRole
  scores: Partial<Scores>
  onChoose: (key: CriterionKey, score: number) => void
  /** Shown below what each score means, such as a comment field. */
  children: ReactNode
}

/** All criteria at once, next to what each score means or the total once all seven are scored. */
export function ScoreSheet({ role, scores, onChoose, children }: ScoreSheetProps) {
  const isComplete = isScores(scores)
  const [active, setActive] = useState<CriterionKey | undefined>(
    isComplete ? undefined : criteria.find(({ key }) => scores[key] === undefined)?.key,
  )
  const shown = criteria.find(({ key }) => key === active)

  function choose(key: CriterionKey, score: number) {
    onChoose(key, score)
    setActive(isScores({ ...scores, [key]: score }) ? undefined : key)
  }
  const showTotal = () => {
    if (isComplete) setActive(undefined)
  }

  return (
    <div className="grid min-h-full grid-cols-[minmax(0,1fr)_344px]">
      <div className="px-6 py-2" onPointerLeave={showTotal}>
        {criteria.map((criterion) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: it only observes focus and pointer
          <div
            key={criterion.key}
            onPointerEnter={() => setActive(criterion.key)}
            onFocus={() => setActive(criterion.key)}
            className="border-b border-line py-3"
          >
            <ScoreRadios
              role={role}
              criterion={criterion}
              score={scores[criterion.key]}
              onChoose={(score) => choose(criterion.key, score)}
            />
          </div>
        ))}
        <p className="py-3.5 text-xs text-muted">
          {scoreWords.map((word, index) => `${index + 1} ${word}`).join(', ')}
        </p>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only observes the focus */}
      <div className="flex flex-col border-l border-line bg-sunk px-7 py-6" onFocus={showTotal}>
        <TotalSum scores={scores} />
        <div className="my-3 min-h-[316px]">
          {shown ? (
            <AnchorList role={role} criterion={shown} score={scores[shown.key]} />
          ) : (
            isComplete && <TotalGauge scores={scores} />
          )}
        </div>
        {children}
      </div>
    </div>
  )
}

/** What is seen or heard at each score. The radio labels repeat it for screen readers. */
function AnchorList({
  role,
  criterion: { key, title },
  score,
}: {
  role: HerdRole
  criterion: Criterion
  score: number | undefined
}) {
  return (
    <section aria-label={`${title}, score by score`}>
      <p className="text-sm font-strong">{title}</p>
      <ol className="mt-2 grid gap-1.5">
        {anchors[role][key].map((anchor, index) => (
          <li
            key={anchor}
            className={`flex gap-2.5 text-xs leading-[1.35] ${score === index + 1 ? 'text-ink' : 'text-muted'}`}
          >
            <b
              className={`grid size-5 flex-none place-items-center rounded-xs font-mono font-strong ${score === index + 1 ? 'bg-accent text-on-accent' : 'bg-surface-2 text-ink-2'}`}
            >
              {index + 1}
            </b>
            {anchor}
          </li>
        ))}
      </ol>
    </section>
  )
}

interface ScoreRadiosProps {
  role: HerdRole
  criterion: Criterion
  score: number | undefined
  onChoose: (score: number) => void
}

function ScoreRadios({ role, criterion: { key, title, summary }, score = 0, onChoose }: ScoreRadiosProps) {
  return (
    <fieldset className="flex min-w-0 items-center justify-between gap-4">
      <legend className="float-left grid leading-[1.3]">
        <b className="font-strong">{title}</b>
        <span className="text-xs text-muted">{summary}</span>
      </legend>
      <div className="flex flex-none">
        {scoreWords.map((word, index) => {
          const value = index + 1
          return (
            <label key={word} className={`${cellClass} ${scoreCellClass(value, score)}`}>
              <input
                type="radio"
                name={key}
                checked={value === score}
                onChange={() => onChoose(value)}
                className="absolute inset-0 m-0 cursor-pointer opacity-0"
              />
              <span aria-hidden="true">{value}</span>
              <span className="sr-only">{`${value} ${word}. ${anchors[role][key][index]}`}</span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

const cellClass =
  'relative -ml-[1.5px] grid size-[46px] cursor-pointer place-items-center border-firm font-mono text-base leading-none has-focus-visible:z-3 has-focus-visible:outline-ring has-focus-visible:outline-offset-2 has-focus-visible:outline-focus first:ml-0 first:rounded-l-sm last:rounded-r-sm'
