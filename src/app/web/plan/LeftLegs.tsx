import { ChevronDown } from 'lucide-react'
import { Link } from 'react-router'
import { patternNamed } from '#curriculum/patterns.ts'
import type { Leg, Plan } from '#plan/contract.ts'
import { leftDetails, leftText } from './plan-texts.ts'

const mostShown = 8
const headings: Record<Plan['kind'], string> = {
  dated: 'What will not fit',
  today: 'What did not fit',
  undated: 'What comes after',
  over: 'What comes after',
}

/** What will not fit, by name, most asked first. Without a date: what comes later, in order. */
export function LeftLegs({ plan }: { plan: Plan }) {
  const { left, kind } = plan
  if (left.length === 0) return null
  const isOrdered = kind === 'undated' || kind === 'over'
  const legs = isOrdered ? left : left.toSorted((a, b) => (b.asked ?? 0) - (a.asked ?? 0))
  const folded = legs.slice(mostShown)
  return (
    <section
      aria-labelledby="left"
      className="page mt-9 grid grid-cols-1 items-start gap-x-16 gap-y-6 md:mt-12 md:grid-cols-[5fr_7fr]"
    >
      <div>
        <h2 id="left">{headings[kind]}</h2>
        <p className="mt-2 max-w-[46ch] text-sm text-ink-2">{leftText(plan)}</p>
      </div>
      <div className="text-sm">
        <div className="border-t border-dashed border-line-strong">
          <LegList legs={legs.slice(0, mostShown)} />
        </div>
        {folded.length > 0 && (
          <details className="group">
            <summary className="flex min-h-11 list-none items-center justify-between font-semibold text-ink-2 [&::-webkit-details-marker]:hidden">
              <span>{`${folded.length} more`}</span>
              <ChevronDown
                aria-hidden="true"
                className="icon text-muted transition-transform duration-(--dur-base) ease-step group-open:rotate-180"
              />
            </summary>
            <LegList legs={folded} />
          </details>
        )}
      </div>
    </section>
  )
}

function LegList({ legs }: { legs: readonly Leg[] }) {
  return (
    <ul>
      {legs.map((leg) => {
        const { displayName, hue } = patternNamed(leg.pattern)
        const { asked, recall } = leftDetails(leg)
        return (
          <li key={leg.pattern} data-hue={hue} className="border-b border-dashed border-line-strong">
            <Link
              to={`/learn/${leg.pattern}`}
              className="flex min-h-11 items-center gap-2.5 py-1 text-ink-2 no-underline hover:underline"
            >
              <i className="size-2.25 flex-none rounded-full border-2 border-hue" aria-hidden="true" />
              <b className="min-w-0 flex-1 font-semibold text-wrap">{displayName}</b>
              <span className="whitespace-nowrap text-muted">
                {asked && <span className="max-md:sr-only">{`${asked}, `}</span>}
                <span>{recall}</span>
              </span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
