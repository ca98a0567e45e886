import type { Standing } from '../../contract.ts'
import { percent } from '../recall/RecallLine.tsx'

/** What the numbers mean, and how the forecasts behind them have done. */
export function HowCounted({ standing }: { standing: Standing }) {
  return (
    <section aria-labelledby="counted" className="page mt-12 md:mt-16">
      <h2 id="counted">How it is counted</h2>
      <div className="mt-3 grid gap-x-14 gap-y-10 lg:grid-cols-2">
        <div>
          <p className="max-w-prose-wide text-ink-2">
            Recall is the chance that you name the pattern of a middling prompt you have never seen, today.
            You have one level over all patterns, and each pattern an offset from it. Before each answer in a
            mixed round we work out how likely you are to be right, given how hard that prompt has been for
            others. Afterwards level and offset move by how far we were wrong: much while we know little of
            you, less later.
          </p>
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
          {forecasts.map(({ from, to, count, credit }) => (
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
                      d={`M${(credit / count) * 200} 14h.01`}
                    />
                  </>
                )}
              </svg>
              <span className="text-muted max-sm:col-start-2">
                {count > 0 ? (
                  <>
                    <b className="text-ink">{`${percent(credit / count)}%`}</b>{' '}
                    <span>{`${Math.round(credit * 10) / 10} of ${count} right`}</span>
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
