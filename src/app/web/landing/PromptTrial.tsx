import { lazy, useRef } from 'react'
import type { VisitorKind } from '#accounts/access.ts'
import { signInAddress } from '#accounts/web/intended-destination.ts'
import { ButtonLink, buttonClass } from '#platform/ui/controls/Button.tsx'
import { LoadBoundary } from '#platform/ui/feedback/LoadBoundary.tsx'
import { useIsNear } from '#platform/web/use-is-near.ts'
import { wayTo } from './destinations.ts'
import { WayLink } from './WayLink.tsx'

const Trial = lazy(async () => ({ default: (await import('#practice/web/trial/Trial.tsx')).Trial }))

/** Two real prompts: a stranger reads, marks, names the pattern and learns what gives it away. */
export function PromptTrial({ kind }: { kind: VisitorKind }) {
  const section = useRef<HTMLElement>(null)
  const isNear = useIsNear(section)
  const placeholder = 'page grid min-h-176 place-items-center md:min-h-152'
  return (
    <section ref={section} id="how-it-works" aria-labelledby="clues" className="pt-16 md:pt-24">
      <div className="page grid items-end gap-x-8 gap-y-5 md:grid-cols-2">
        <h2
          id="clues"
          className="max-w-[10.7em] text-[clamp(1.75rem,1.2rem+2vw,2.75rem)] leading-[1.08] tracking-display"
        >
          Read the clues before you write the code
        </h2>
        <p className="max-w-lead text-ink-2">
          Interview problems repeat. The story changes, but a handful of phrases give the pattern away. Try it
          here: it takes 20 seconds and no account.
        </p>
      </div>
      {isNear ? (
        <LoadBoundary
          className={placeholder}
          loadingText="Loading a prompt..."
          failureText="The prompt could not be loaded."
        >
          <Trial wayIn={<WayIn kind={kind} />} />
        </LoadBoundary>
      ) : (
        <div className={placeholder} />
      )}
    </section>
  )
}

/** After the second prompt. */
function WayIn({ kind }: { kind: VisitorKind }) {
  return (
    <>
      <WayLink
        way={wayTo({ path: '/practice', access: 'learner' }, kind)}
        className={buttonClass('primary', 'lg')}
      >
        Play a round
      </WayLink>
      {kind !== 'member' && (
        <ButtonLink to={signInAddress('/practice', 'register')}>Create Account</ButtonLink>
      )}
    </>
  )
}
