import { displayName } from '#accounts/person.ts'
import { likelyKind, type Visitor } from '#accounts/web/visitor.ts'
import { catalogueTotals, categorySummaries } from '#curriculum/index.ts'
import { LandingRange } from '#platform/ui/art/LandingRange.tsx'
import { ButtonLink, buttonClass } from '#platform/ui/controls/Button.tsx'
import { claimedPercent } from './claim.ts'
import { destinations, wayTo, wayToCategory } from './destinations.ts'
import { WayLink } from './WayLink.tsx'

const { patterns, categories } = catalogueTotals
const patternsRoundedDown = Math.floor(patterns / 10) * 10

export function Hero({ visitor }: { visitor: Visitor }) {
  const kind = likelyKind(visitor)
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
        {kind !== 'none' && (
          <p className="mb-4 min-h-[1lh] text-lg font-strong text-accent-text">{greetingOf(visitor)}</p>
        )}
        <h1 className="landing-title font-extrabold">Master LeetCode with Pattern Recognition</h1>
        <p className="mt-6.5 max-w-92 md:max-w-xl text-lg text-ink-2">
          <span>{`${patternsRoundedDown}+ patterns in ${categories} categories covering`}</span>{' '}
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
            {primaryLabel[kind]}
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

/** Signing up and choosing guest mode can end here, where little else shows that they worked. */
function greetingOf(visitor: Visitor): string | undefined {
  if (visitor.kind === 'member') return `Welcome, ${displayName(visitor.user)}`
  return visitor.kind === 'guest' ? 'You are in as a guest' : undefined
}

const primaryLabel = {
  none: 'Start Learning',
  guest: 'Go to the open lessons',
  member: 'Go to your next step',
} as const
