import type { Estimate } from '../../standing/beta.ts'
import { SmallRidge } from './Ridge.tsx'

/** Recall in its small form: ridge, number, interval. The same on cards, categories, home and the practice page. */
export function RecallLine({ estimate, weight }: { estimate: Estimate | undefined; weight: number }) {
  return (
    <span className="inline-flex items-center gap-2.25 text-sm leading-none whitespace-nowrap">
      <SmallRidge estimate={estimate} weight={weight} />
      {estimate ? (
        <>
          <span className="sr-only">{recallText(estimate)}</span>
          <b className="tabular-nums" aria-hidden="true">{`${percent(estimate.value)}%`}</b>
          <span className="text-xs text-muted tabular-nums" aria-hidden="true">
            {intervalText(estimate)}
          </span>
        </>
      ) : (
        <span className="text-xs text-muted">
          <span className="sr-only">Recall: </span>not enough yet
        </span>
      )}
    </span>
  )
}

export function percent(share: number): number {
  return Math.round(share * 100)
}

/** Rounded to five, for a number that is not certain enough. */
export function roughPercent(share: number): number {
  return Math.round(share * 20) * 5
}

export function intervalText({ interval: [low, high] }: Estimate): string {
  return `${percent(low)}–${percent(high)}`
}

export function recallText({ value, interval: [low, high] }: Estimate): string {
  return `Recall ${percent(value)}%, most likely between ${percent(low)} and ${percent(high)}`
}

/** What was done and what is recognized, side by side: '9 of 9 solved, and you spot it 7 times out of 10'. */
export function solvedAndSpotted(solved: number, total: number, estimate: Estimate | undefined): string {
  return `${solved} of ${total} solved${estimate ? `, and you spot it ${Math.round(estimate.value * 10)} times out of 10` : ''}`
}
