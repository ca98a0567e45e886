import { useVisitor } from '#accounts/web/use-visitor.ts'
import { likelyKind } from '#accounts/web/visitor.ts'
import { catalogueTotals } from '#curriculum/index.ts'
import { PageTitle } from '../layout/PageTitle.tsx'
import { CategoryPeaks } from './CategoryPeaks.tsx'
import { CountingNote } from './CountingNote.tsx'
import { DestinationCards } from './DestinationCards.tsx'
import { Hero } from './Hero.tsx'
import { TryDemo } from './TryDemo.tsx'

const { patterns, categories } = catalogueTotals

/** Open to all. What a visitor sees first, and what the logo leads back to. */
export function LandingPage() {
  const visitor = useVisitor()
  const kind = likelyKind(visitor)
  return (
    <>
      <PageTitle
        title="Master LeetCode with Pattern Recognition"
        description={`Learn to read the clues in a coding-interview problem: ${patterns} patterns in ${categories} categories, with clues, step-by-step demos and practice problems.`}
      />
      <Hero visitor={visitor} />
      <TryDemo />
      <DestinationCards kind={kind} />
      <CategoryPeaks kind={kind} />
      <CountingNote />
    </>
  )
}
