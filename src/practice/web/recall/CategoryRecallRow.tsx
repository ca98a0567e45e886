import { useMemo } from 'react'
import { findPattern } from '#curriculum/patterns.ts'
import { categoryRecallOf } from '../../standing/category-recall.ts'
import { useStanding } from '../use-standing.ts'
import { RecallLine } from './RecallLine.tsx'
import { SmallRidge } from './Ridge.tsx'

interface CategoryRecallRowProps {
  categoryId: number
  className: string
}

/** How well the patterns of a category are recognized. Nothing before the first answer to any prompt. */
export function CategoryRecallRow({ categoryId, className }: CategoryRecallRowProps) {
  const standing = useStanding()
  const recall = useMemo(
    () =>
      standing &&
      categoryRecallOf(
        standing.patterns.filter(({ pattern }) => findPattern(pattern)?.categoryId === categoryId),
        standing.levelVariance,
      ),
    [standing, categoryId],
  )
  if (!standing || !recall || standing.answered === 0) return null
  const { estimate, knownCount, begunCount, total } = recall
  return (
    <p className={`flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5 ${className}`}>
      {estimate ? <RecallLine estimate={estimate} /> : <SmallRidge estimate={undefined} />}
      <span className="text-xs text-muted tabular-nums">
        {knownCount > 0
          ? `from ${knownCount} of ${total} patterns`
          : begunCount > 0
            ? `${begunCount} of ${total} practiced`
            : 'none practiced'}
      </span>
    </p>
  )
}
