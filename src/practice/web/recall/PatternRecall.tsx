import { estimateOfPattern } from '../../standing/category-recall.ts'
import { useStanding } from '../use-standing.ts'
import { RecallLine } from './RecallLine.tsx'
import { StrandRidges } from './StrandRidges.tsx'
import { useStrands } from './use-strands.ts'

/** How well one pattern, by its slug, is recognized, driven and built. Nothing before the first answer to any prompt or the first result. */
export function PatternRecall({ name }: { name: string }) {
  const standing = useStanding()
  const strands = useStrands(name)
  const pattern = standing?.patterns.find((each) => each.pattern === name)
  if (!standing || !pattern || (standing.answered === 0 && !strands)) return null
  const spot = estimateOfPattern(pattern)
  const isProvisional = !pattern.isShown
  return strands ? (
    <StrandRidges
      spot={spot}
      isSpotProvisional={isProvisional}
      drive={strands.drive?.estimate}
      build={strands.build?.estimate}
    />
  ) : (
    <RecallLine estimate={spot} isProvisional={isProvisional} earlier={pattern.earlier} />
  )
}
