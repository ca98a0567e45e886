import { formatScore } from '../../rating.ts'
import type { HerdRole } from '../herd-view.ts'
import type { CriterionTrend } from './criterion-trend.ts'

interface CriterionTrendsProps {
  role: HerdRole
  /** Empty while no interview has scores by criterion. */
  trends: readonly CriterionTrend[]
}

/** A small line chart per criterion, with the same scores as text for screen readers. */
export function CriterionTrends({ role, trends }: CriterionTrendsProps) {
  const count = trends[0]?.count
  if (count === undefined) return null
  const total = trends[0]?.scores.length ?? count
  return (
    <section aria-labelledby="criterion-trends" className="mt-12">
      <h2 id="criterion-trends" className="text-xl">
        {role === 'candidate' ? 'Your scores over time' : 'Scores you gave over time'}
      </h2>
      <p className="mt-1.5 max-w-prose-wide text-sm text-ink-2">
        {count === 1
          ? 'One interview is a noisy sample: the question and the day count, too. Look again after a few more.'
          : `Mean of the last ${count} of ${total} scored interviews. Look at the direction, not the decimal.`}
      </p>
      <table className="mt-4 w-full border-collapse text-left text-sm md:max-w-[38rem]">
        <caption className="sr-only">{`Scores from 1 to 5 by criterion, oldest interview first, with the mean of the last ${count}`}</caption>
        <thead>
          <tr className="border-b-firm border-line-strong text-xs">
            <th scope="col" className="py-2 pr-3 font-strong">
              Criterion
            </th>
            <th scope="col" className="py-2 pr-3 font-strong">
              Over time, 1 to 5
            </th>
            <th scope="col" className="py-2 text-right font-strong md:w-24">
              Mean
            </th>
          </tr>
        </thead>
        <tbody>
          {trends.map(({ key, title, scores, mean }) => (
            <tr key={key} className="border-b border-line">
              <th scope="row" className="py-2 pr-3 leading-tight font-semibold">
                {title}
              </th>
              <td className="w-[46%] py-2 pr-3 md:w-54">
                <TrendLine scores={scores.slice(-shownScores)} />
                <span className="sr-only">{scores.slice(-shownScores).join(', ')}</span>
              </td>
              <td className="py-2 text-right whitespace-nowrap tabular-nums">
                <b className="font-display text-lg font-heavy">{formatScore(mean)}</b>
                <span className="ml-1.5 text-xs text-muted">of 5</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** More points would touch each other on a phone. */
const shownScores = 12
const [width, height, inset] = [168, 44, 6]

/** Scores on a fixed scale from 1 to 5. The newest point is filled. */
function TrendLine({ scores }: { scores: readonly number[] }) {
  const points = scores.map((score, index) => ({
    x: scores.length === 1 ? width / 2 : inset + (index * (width - 2 * inset)) / (scores.length - 1),
    y: height - inset - ((score - 1) * (height - 2 * inset)) / 4,
  }))
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="block w-full max-w-[168px]">
      {[0, 2, 4].map((line) => (
        <path
          key={line}
          d={`M0 ${inset + (line * (height - 2 * inset)) / 4}H${width}`}
          className="stroke-line"
          strokeDasharray="3 5"
        />
      ))}
      <polyline
        points={points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}
        fill="none"
        strokeWidth="2"
        className="stroke-(--accent-mark)"
      />
      {points.map(({ x, y }, index) => (
        <circle
          key={x}
          cx={x}
          cy={y}
          r={index === points.length - 1 ? 4.5 : 3}
          strokeWidth="2"
          className={`stroke-(--accent-mark) ${index === points.length - 1 ? 'fill-(--accent-mark)' : 'fill-canvas'}`}
        />
      ))}
    </svg>
  )
}
