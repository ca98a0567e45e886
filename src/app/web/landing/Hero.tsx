import { displayName } from '#accounts/person.ts'
import { signInAddress } from '#accounts/web/intended-destination.ts'
import { likelyKind, type Visitor } from '#accounts/web/visitor.ts'
import { catalogueTotals, categorySummaries } from '#curriculum/index.ts'
import { LandingRange } from '#platform/ui/art/LandingRange.tsx'
import { ButtonLink, buttonClass } from '#platform/ui/controls/Button.tsx'
import { Trial } from '#practice/web/trial/Trial.tsx'
import { AccessLink } from '../navigation/AccessLink.tsx'
import { useIsNewcomer } from '../preparation/newcomers.ts'
import { claimedPercent } from './claim.ts'
import { destinations, wayTo, wayToCategory } from './destinations.ts'
import styles from './Hero.module.css'
import { WayLink } from './WayLink.tsx'

const { patterns, categories } = catalogueTotals
const patternsRoundedDown = Math.floor(patterns / 10) * 10

/** The first screen: what this is, a prompt to try at once, and the way in. */
export function Hero({ visitor }: { visitor: Visitor }) {
  const kind = likelyKind(visitor)
  const isNewcomer = useIsNewcomer()
  const peaks = categorySummaries.map(({ id, hue, displayName, patternCount }) => ({
    hue,
    name: displayName,
    patternCount,
    to: wayToCategory(id, kind).to,
  }))
  return (
    <section className="relative overflow-hidden border-b border-line">
      {/* It overlaps the peaks, which are links. */}
      <div className={`page pointer-events-none relative z-1 *:pointer-events-auto ${styles.first}`}>
        <div className={styles.words}>
          <h1 className={`font-extrabold ${styles.title}`}>Master LeetCode with Pattern Recognition</h1>
          <p className={`text-ink-2 ${styles.lead}`}>
            <span>{`${patternsRoundedDown}+ patterns in ${categories} categories covering`}</span>{' '}
            <a
              className="underline decoration-contour decoration-2 underline-offset-4 hover:decoration-accent-mark"
              href="#how-we-count"
            >
              {`${claimedPercent}% of interviews`}
            </a>
            . Learn to read the clues in a problem, and the method follows.
          </p>
        </div>
        <div className={styles.ways}>
          <p className={`font-bold ${styles.greeting}`}>{greetingOf(visitor)}</p>
          <div className="flex flex-wrap gap-x-3.5 gap-y-3">
            {kind === 'none' ? (
              <AccessLink
                path={destinations.learning.path}
                kind={kind}
                className={buttonClass('primary', 'lg')}
              >
                {primaryLabel.none}
              </AccessLink>
            ) : (
              <ButtonLink
                to={isNewcomer ? '/first-hour' : destinations.learning.path}
                look="primary"
                size="lg"
              >
                {isNewcomer ? 'Start with three questions' : primaryLabel[kind]}
              </ButtonLink>
            )}
            <ButtonLink to="#try-a-demo" look="quiet" size="lg" className="max-md:hidden">
              See how it works
            </ButtonLink>
          </div>
        </div>
        <div className={styles.spot}>
          <Trial
            wayIn={
              <>
                <WayLink
                  way={wayTo({ path: '/practice', access: 'learner' }, kind)}
                  className={buttonClass()}
                >
                  Play a round
                </WayLink>
                {kind !== 'member' && (
                  <ButtonLink to={signInAddress('/practice', 'register')} look="quiet">
                    Create Account
                  </ButtonLink>
                )}
              </>
            }
          />
        </div>
      </div>
      <LandingRange peaks={peaks} className={styles.range ?? ''} />
    </section>
  )
}

/** Signing up and choosing guest mode can end here, where little else shows that they worked. */
function greetingOf(visitor: Visitor): string {
  if (visitor.kind === 'member') return `Welcome, ${displayName(visitor.user)}`
  return visitor.kind === 'guest' ? 'You are in as a guest' : 'Free. No\u00a0account\u00a0needed.'
}

const primaryLabel = {
  none: 'Start Learning',
  guest: 'Go to the open lessons',
  member: 'Go to your next step',
} as const
