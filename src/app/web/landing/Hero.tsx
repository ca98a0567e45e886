import type { VisitorKind } from '#accounts/access.ts'
import { catalogueTotals, categorySummaries } from '#curriculum/index.ts'
import { LandingRange } from '#platform/ui/art/LandingRange.tsx'
import { ButtonLink, buttonClass } from '#platform/ui/controls/Button.tsx'
import { claimedPercent } from './claim.ts'
import { destinations, wayTo, wayToCategory } from './destinations.ts'
import { WayLink } from './WayLink.tsx'

const { patterns, categories } = catalogueTotals
const patternsRoundedDown = Math.floor(patterns / 10) * 10

export function Hero({ kind }: { kind: VisitorKind }) {
  const peaks = categorySummaries.map(({ id, hue, displayName, patternCount }) => ({
    hue,
    name: displayName,
    patternCount,
    to: wayToCategory(id, kind).to,
  }))
  return (
    <section className="relative overflow-hidden border-b border-line">
      {/* It overlaps the peaks, which are links. */}
      <div className="page pointer-events-none relative z-1 pt-11 md:pt-18 *:pointer-events-auto">
        <h1 className="landing-title font-extrabold">Master LeetCode with Pattern Recognition</h1>
        <p className="mt-6.5 max-w-92 md:max-w-xl text-lg text-ink-2">
          {`${patternsRoundedDown}+ patterns in ${categories} categories covering `}
          <a
            className="underline decoration-contour decoration-2 underline-offset-4 hover:decoration-accent-mark"
            href="#how-we-count"
          >
            {`${claimedPercent}% of interviews`}
          </a>
          . Learn to read the clues in a problem, and the method follows.
        </p>
        <div className="mt-7.5 flex w-fit flex-wrap gap-3.5">
          <WayLink way={wayTo(destinations.learning, kind)} className={buttonClass('primary', 'lg')}>
            Start Learning
          </WayLink>
          <ButtonLink to="#how-it-works" size="lg">
            See how it works
          </ButtonLink>
        </div>
      </div>
      <LandingRange peaks={peaks} className="landing-range" />
    </section>
  )
}
