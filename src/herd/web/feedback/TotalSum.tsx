import type { Scores } from '../../contract.ts'
import { bandOf, criteria, formatScore, isScores, maxTotal, scoreOf, totalOf } from '../../rating.ts'

interface TotalSumProps {
  scores: Partial<Scores>
  /** Before the one-decimal score. */
  label?: string
}

/** Total, band and one-decimal score, once all seven are set. */
export function TotalSum({ scores, label = 'Submitted score' }: TotalSumProps) {
  const count = criteria.filter(({ key }) => scores[key] !== undefined).length
  if (!isScores(scores))
    return (
      <div className="flex min-h-14 items-center gap-4">
        <Big value={count} of={criteria.length} />
        <p className="text-sm leading-[1.35] text-muted">
          scored. The total appears when all {criteria.length} are.
        </p>
      </div>
    )
  const total = totalOf(scores)
  return (
    <div role="status" className="flex min-h-14 items-center gap-4">
      <Big value={total} of={maxTotal} />
      <p className="leading-[1.35]">
        <b className="block font-[650]">{bandOf(total)}</b>
        <span className="text-sm text-muted tabular-nums">
          {label} {formatScore(scoreOf(total))}
        </span>
      </p>
    </div>
  )
}

function Big({ value, of }: { value: number; of: number }) {
  return (
    <span className="font-display text-[3.5rem] leading-none font-extrabold tracking-[-0.03em] tabular-nums">
      {value}
      <small className="text-lg font-semibold tracking-normal text-muted">/{of}</small>
    </span>
  )
}
