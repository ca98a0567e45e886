import { type ReactNode, useState } from 'react'
import { anchors } from '../../anchors.ts'
import type { CriterionKey, Scores } from '../../contract.ts'
import { type Criterion, criteria, isScores, scoreWords } from '../../rating.ts'
import { ScoreRadios } from './ScoreRadios.tsx'
import { TotalGauge } from './TotalGauge.tsx'
import { TotalSum } from './TotalSum.tsx'

interface ScoreSheetProps {
  scores: Partial<Scores>
  note: string | undefined
  onChoose: (key: CriterionKey, score: number) => void
  children: ReactNode
}

/** All criteria at once. Beside them what each score stands for, and the total when all seven are set. */
export function ScoreSheet({ scores, note, onChoose, children }: ScoreSheetProps) {
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
        {note && <p className="pt-3 pb-1 text-xs text-ink-2">{note}</p>}
        {criteria.map((criterion) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: it only watches what stands in it.
          <div
            key={criterion.key}
            onPointerEnter={() => setActive(criterion.key)}
            onFocus={() => setActive(criterion.key)}
            className="border-b border-line py-3"
          >
            <ScoreRadios
              criterion={criterion}
              score={scores[criterion.key]}
              onChoose={(score) => choose(criterion.key, score)}
            />
          </div>
        ))}
        <p className="py-3.5 text-xs text-muted">
          {scoreWords.map((word, place) => `${place + 1} ${word}`).join(', ')}
        </p>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only watches what stands in it. */}
      <div className="flex flex-col border-l border-line bg-sunk px-7 py-6" onFocus={showTotal}>
        <TotalSum scores={scores} />
        <div className="my-3 min-h-[316px]">
          {shown ? (
            <AnchorList criterion={shown} score={scores[shown.key]} />
          ) : (
            isComplete && <TotalGauge scores={scores} />
          )}
        </div>
        {children}
      </div>
    </div>
  )
}

/** What is seen or heard at each score. The radios say it too, so that it is heard with them. */
function AnchorList({
  criterion: { key, title },
  score,
}: {
  criterion: Criterion
  score: number | undefined
}) {
  return (
    <section aria-label={`${title}, score by score`}>
      <p className="text-sm font-[650]">{title}</p>
      <ol className="mt-2 grid gap-1.5">
        {anchors[key].map((anchor, place) => (
          <li
            key={anchor}
            className={`flex gap-2.5 text-xs leading-[1.35] ${score === place + 1 ? 'text-ink' : 'text-muted'}`}
          >
            <b
              className={`grid size-5 flex-none place-items-center rounded-xs font-mono font-[650] ${score === place + 1 ? 'bg-accent text-on-accent' : 'bg-surface-2 text-ink-2'}`}
            >
              {place + 1}
            </b>
            {anchor}
          </li>
        ))}
      </ol>
    </section>
  )
}
