import { estimateOf } from '../../standing/category-recall.ts'
import { useStanding } from '../use-standing.ts'
import { RecallLine, solvedAndSpotted } from './RecallLine.tsx'

interface PatternRecallProps {
  /** Slug. */
  name: string
  solved: number
  total: number
}

/** How well one pattern is recognized. Nothing before the first answer to any prompt. */
export function PatternRecall({ name, solved, total }: PatternRecallProps) {
  const standing = useStanding()
  const pattern = standing?.patterns.find((each) => each.pattern === name)
  if (!standing || !pattern || standing.answered === 0) return null
  const estimate = estimateOf(pattern)
  return (
    <span className="mt-2 flex flex-wrap items-center gap-x-3.5 gap-y-2">
      <RecallLine estimate={estimate} weight={pattern.weight} />
      <span className="text-xs text-muted">{solvedAndSpotted(solved, total, estimate)}</span>
    </span>
  )
}
