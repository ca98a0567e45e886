import { displayNameOf } from '#curriculum/patterns.ts'
import { countText } from '#platform/count-words.ts'
import type { PatternStanding, Standing } from '../../contract.ts'
import { estimateOf } from '../../standing/category-recall.ts'
import { shapeOf, shortestHalfLifeDays } from '../../standing/recall.ts'
import { percent, recallText } from '../recall/RecallLine.tsx'
import { LargeRidge } from '../recall/Ridge.tsx'

/** The formula, one pattern worked through with the person's own answers, and how its forecasts have done. */
export function HowCounted({ standing }: { standing: Standing }) {
  const example = exampleIn(standing.patterns)
  return (
    <section aria-labelledby="counted" className="page mt-12 md:mt-16">
      <h2 id="counted">How it is counted</h2>
      <div className="mt-3 grid gap-x-14 gap-y-10 lg:grid-cols-2">
        <div>
          <p className="max-w-prose-wide text-ink-2">{`Only your first answer to a prompt counts, and it fades: after ${shortestHalfLifeDays} days it counts for half, or after longer when your memory of the pattern has become stable. Each pattern starts at half a right answer out of two.`}</p>
          <p className="mt-4 font-mono text-sm leading-relaxed [font-variant-ligatures:none]">
            <span>recall = (0.5 + right) / (2 + all)</span>
            {example && <Worked pattern={example} />}
          </p>
          {example ? (
            <Example pattern={example} />
          ) : (
            <p className="mt-3 max-w-prose-wide text-sm text-muted">
              After three first answers to prompts of one pattern, an example with your own numbers stands
              here.
            </p>
          )}
          <p className="mt-3 max-w-prose-wide text-sm text-ink-2">
            Drive and build stand beside it on the cards and are never mixed with it. For drive, a run without
            a fault and a slip found at first try count in full, and a run with faults in at most a third of
            its acts by half. For build, the highest rung you passed counts: read, order, fill or write.
          </p>
        </div>
        <Forecasts forecasts={standing.forecasts} />
      </div>
    </section>
  )
}

/** The pattern with the most answers among those that have a number. */
function exampleIn(patterns: readonly PatternStanding[]): PatternStanding | undefined {
  return patterns.filter(({ recall }) => recall !== null).toSorted((one, other) => other.n - one.n)[0]
}

function Worked({ pattern }: { pattern: PatternStanding }) {
  const [a, b] = shapeOf(pattern)
  return (
    <>
      <br />
      <span>{`= (0.5 + ${pattern.rightWeight.toFixed(2)}) / (2 + ${pattern.weight.toFixed(2)}) =`}</span>{' '}
      <b className="text-accent-text">{`${percent(a / (a + b))}%`}</b>
    </>
  )
}

function Example({ pattern }: { pattern: PatternStanding }) {
  const estimate = estimateOf(pattern)
  const { n, right, weight, rightWeight, stability } = pattern
  return (
    <>
      <p className="mt-3 max-w-prose-wide text-sm text-ink-2">{`That is ${displayNameOf(pattern.pattern)}: ${countText(n, 'first answer')}, ${right} of them right. With fading they count as ${weight.toFixed(2)}, the right ones as ${rightWeight.toFixed(2)}, because an answer to this pattern counts for half after ${Math.round(Math.max(shortestHalfLifeDays, stability ?? 0))} days.`}</p>
      {estimate && (
        <div className="mt-4 max-w-90">
          <LargeRidge
            estimate={estimate}
            label={`${displayNameOf(pattern.pattern)}: ${recallText(estimate)}`}
          />
        </div>
      )}
    </>
  )
}

function Forecasts({ forecasts }: Pick<Standing, 'forecasts'>) {
  const made = forecasts.filter(({ count }) => count > 0)
  return (
    <div>
      <h3 className="text-lg">Have these numbers been right?</h3>
      <p className="mt-1.5 max-w-prose-wide text-sm text-ink-2">
        {made.length > 0
          ? 'Before each first answer, your recall was a forecast. A dot inside its bar means that you were right as often as it said.'
          : 'As soon as a pattern has a number, each of your next first answers shows whether that number was right.'}
      </p>
      {made.length > 0 && (
        <ul className="mt-5 grid gap-2.5 text-sm tabular-nums">
          {forecasts.map(({ from, to, count, right }) => (
            <li
              key={from}
              className="grid grid-cols-[6rem_minmax(0,1fr)] items-center gap-x-4 gap-y-1 sm:grid-cols-[6rem_minmax(0,1fr)_11rem]"
            >
              <span className="text-ink-2">{`${percent(from)} to ${percent(to)}%`}</span>
              <svg
                viewBox="0 0 200 20"
                preserveAspectRatio="none"
                className="h-5 w-full overflow-visible"
                aria-hidden="true"
              >
                <path className="stroke-line-strong [vector-effect:non-scaling-stroke]" d="M0 19.5H200" />
                {count > 0 && (
                  <>
                    <rect
                      className="fill-surface-3 stroke-line-strong [vector-effect:non-scaling-stroke]"
                      x={from * 200}
                      y="8"
                      width={(to - from) * 200}
                      height="11.5"
                    />
                    {/* A dot that keeps its shape while the axis stretches. */}
                    <path
                      className="fill-none stroke-accent-mark stroke-12 [stroke-linecap:round] [vector-effect:non-scaling-stroke]"
                      d={`M${(right / count) * 200} 14h.01`}
                    />
                  </>
                )}
              </svg>
              <span className="text-muted max-sm:col-start-2">
                {count > 0 ? (
                  <>
                    <b className="text-ink">{`${percent(right / count)}%`}</b>{' '}
                    <span>{`${right} of ${count} right`}</span>
                  </>
                ) : (
                  'no such forecast yet'
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
