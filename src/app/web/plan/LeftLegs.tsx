import { Link } from 'react-router'
import { patternNamed } from '#curriculum/patterns.ts'
import type { Plan } from '#plan/contract.ts'
import { leftDetail, leftText } from './plan-texts.ts'

const mostInOneColumn = 10
const headings: Record<Plan['kind'], string> = {
  dated: 'What will not fit',
  today: 'What did not fit',
  undated: 'What comes after',
  over: 'What comes after',
}

/** What will not fit, by name. Without a date: what comes later. */
export function LeftLegs({ plan }: { plan: Plan }) {
  const { left, kind } = plan
  if (left.length === 0) return null
  return (
    <section
      aria-labelledby="left"
      className="page mt-9 grid items-start gap-x-16 gap-y-6 md:mt-12 md:grid-cols-[5fr_7fr]"
    >
      <div>
        <h2 id="left">{headings[kind]}</h2>
        <p className="mt-2 max-w-[46ch] text-sm text-ink-2">{leftText(plan)}</p>
      </div>
      <ul className={`text-sm ${left.length > mostInOneColumn ? 'gap-x-10 lg:columns-2' : ''}`}>
        {left.map((leg) => {
          const { displayName, hue } = patternNamed(leg.pattern)
          return (
            <li
              key={leg.pattern}
              data-hue={hue}
              className="border-b border-dashed border-line-strong break-inside-avoid"
            >
              <Link
                to={`/learn/${leg.pattern}`}
                className="flex min-h-11 items-center gap-2.5 text-ink-2 no-underline hover:underline"
              >
                <i className="size-2.25 flex-none rounded-full border-2 border-hue" aria-hidden="true" />
                <b className="flex-1 font-semibold">{displayName}</b>
                <span className="text-muted">{leftDetail(leg)}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
