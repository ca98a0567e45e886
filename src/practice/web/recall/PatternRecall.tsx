import { estimateOfPattern } from '../../standing/category-recall.ts'
import { useStanding } from '../use-standing.ts'
import { RecallLine, solvedAndSpotted } from './RecallLine.tsx'
import { StrandRidges } from './StrandRidges.tsx'
import { useStrands } from './use-strands.ts'

interface PatternRecallProps {
  /** Slug. */
  name: string
  solved: number
  total: number
}

/** How well one pattern is recognized, driven and built. Nothing before the first answer to any prompt or the first result. */
export function PatternRecall({ name, solved, total }: PatternRecallProps) {
  const standing = useStanding()
  const strands = useStrands(name)
  const pattern = standing?.patterns.find((each) => each.pattern === name)
  if (!standing || !pattern || (standing.answered === 0 && !strands)) return null
  const spot = estimateOfPattern(pattern)
  const isProvisional = !pattern.isShown
  return (
    <span className="mt-2 flex flex-wrap items-center gap-x-3.5 gap-y-2">
      {strands ? (
        <StrandRidges
          spot={spot}
          isSpotProvisional={isProvisional}
          drive={strands.drive?.estimate}
          build={strands.build?.estimate}
        />
      ) : (
        <RecallLine estimate={spot} isProvisional={isProvisional} earlier={pattern.earlier} />
      )}
      <span className="text-xs text-muted">
        {solvedAndSpotted(solved, total, isProvisional ? undefined : spot)}
      </span>
    </span>
  )
}
