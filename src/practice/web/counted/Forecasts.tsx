import type { Standing } from '../../contract.ts'
import { percent } from '../recall/RecallLine.tsx'

const fewestAnswers = 10
const axis = 200

/** Whether the numbers have been right: each tenth of the scale with enough answers, as forecast and as it came. */
export function Forecasts({ forecasts }: Pick<Standing, 'forecasts'>) {
  const made = forecasts.filter(({ count }) => count >= fewestAnswers)
  return (
    <section aria-labelledby="forecasts" className="mt-11">
      <h2 id="forecasts" className="text-xl">
        Have these numbers been right?
      </h2>
      <p className="mt-2 max-w-prose-wide text-ink-2">
        {made.length > 0
          ? 'Before each prompt you had not seen we made a forecast. The line is what we predicted, and the dot how much of it you named. A dot on its line means that the number was right.'
          : 'Before each prompt you have not seen we make a forecast, from your eleventh answer that counts on. Once ten forecasts lie close together, this shows how many came true.'}
      </p>
      {made.length > 0 && (
        <ul className="mt-5 grid max-w-prose-wide gap-2.5 text-sm tabular-nums">
          {made.map(({ from, to, count, forecast, credit }) => (
            <li
              key={from}
              className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-center gap-x-4 gap-y-1 sm:grid-cols-[6.5rem_minmax(0,1fr)_15rem]"
            >
              <span className="text-ink-2">{`${percent(from)} to ${percent(to)}%`}</span>
              <svg
                viewBox={`0 0 ${axis} 20`}
                preserveAspectRatio="none"
                className="h-5 w-full overflow-visible"
                aria-hidden="true"
              >
                <path
                  className="stroke-line-strong [vector-effect:non-scaling-stroke]"
                  d={`M0 19.5H${axis}`}
                />
                <path
                  className="stroke-ink stroke-2 [vector-effect:non-scaling-stroke]"
                  d={`M${(forecast / count) * axis} 3V19`}
                />
                {/* A dot that keeps its shape while the axis stretches. */}
                <path
                  className="fill-none stroke-accent-mark stroke-12 [stroke-linecap:round] [vector-effect:non-scaling-stroke]"
                  d={`M${(credit / count) * axis} 12h.01`}
                />
              </svg>
              <span className="text-muted max-sm:col-start-2">
                <span>{`predicted ${percent(forecast / count)}%, `}</span>
                <b className="text-ink">{`actual ${percent(credit / count)}%`}</b>
                <span>{` of ${count}`}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
