import { lazy } from 'react'
import { useVisitor } from '#accounts/web/use-visitor.ts'
import { likelyKind } from '#accounts/web/visitor.ts'
import { catalogueTotals } from '#content/category-summaries.ts'
import { StillPart } from '#platform/ui/StillPart.tsx'
import { PageTitle } from '../PageTitle.tsx'
import { DestinationCards } from './DestinationCards.tsx'
import { Hero } from './Hero.tsx'
import type { LandingPartName } from './LandingPart.tsx'

const { patterns, categories } = catalogueTotals

/** Open to all. What a visitor sees first, and what the logo leads back to. */
export function LandingPage() {
  const kind = likelyKind(useVisitor())
  return (
    <>
      <PageTitle
        title="Master LeetCode with Pattern Recognition"
        description={`Learn to read the clues in a coding-interview problem: ${patterns} patterns in ${categories} categories, with clues, step-by-step demos and practice problems.`}
      />
      <Hero kind={kind} />
      <Still part="clue" />
      <DestinationCards kind={kind} />
      <Still part="peaks" />
      <Still part="counting" />
    </>
  )
}

const LandingPart = lazy(async () => ({ default: (await import('./LandingPart.tsx')).LandingPart }))

function Still({ part }: { part: LandingPartName }) {
  return (
    <StillPart>
      <LandingPart part={part} />
    </StillPart>
  )
}
