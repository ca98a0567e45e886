import type { PatternStanding } from '../../contract.ts'
import { estimateOfPattern } from '../../standing/category-recall.ts'
import { percent, recallText, roughPercent } from './RecallLine.tsx'
import { SmallRidge } from './Ridge.tsx'

interface ShortRecallProps {
  /** Undefined for a pattern that the person cannot meet yet. */
  pattern: PatternStanding | undefined
}

/** Recall in a column: ridge and number. The interval is in its title and for screen readers. */
export function ShortRecall({ pattern }: ShortRecallProps) {
  const estimate = pattern && estimateOfPattern(pattern)
  if (!estimate) return <span className="text-xs text-muted">to come</span>
  const isProvisional = !pattern.isShown
  const text = recallText(estimate, isProvisional)
  return (
    <span className="flex items-center gap-2 text-xs leading-none" title={text}>
      <SmallRidge estimate={estimate} isProvisional={isProvisional} />
      <span className="sr-only">{text}</span>
      <b
        aria-hidden="true"
        className={`tabular-nums ${isProvisional ? 'font-semibold text-ink-2' : ''}`}
      >{`${isProvisional ? roughPercent(estimate.value) : percent(estimate.value)}%`}</b>
    </span>
  )
}
