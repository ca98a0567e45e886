import { dateFormat } from '#platform/date-format.ts'
import type { PatternStanding } from '../../contract.ts'
import type { Estimate } from '../../standing/beta.ts'
import { SmallRidge } from './Ridge.tsx'

interface RecallLineProps {
  /** Undefined before the first counted answer. */
  readonly estimate: Estimate | undefined
  /** There is too little to go by for an exact number. */
  readonly isProvisional?: boolean
  /** What it was, once that is too long ago. */
  readonly earlier?: PatternStanding['earlier']
}

/** Recall in its small form: ridge, number, interval. The same on cards, categories, home and the practice page. */
export function RecallLine({ estimate, isProvisional = false, earlier = null }: RecallLineProps) {
  return (
    <span className="inline-flex items-center gap-2.25 text-sm leading-none whitespace-nowrap">
      <SmallRidge estimate={estimate} isProvisional={isProvisional} />
      {estimate ? (
        <>
          <span className="sr-only">
            {earlier ? earlierText(earlier) : recallText(estimate, isProvisional)}
          </span>
          <RecallNumber {...{ estimate, isProvisional, earlier }} />
        </>
      ) : (
        <span className="text-xs text-muted">
          <span className="sr-only">Recall: </span>to come
        </span>
      )}
    </span>
  )
}

/** Decoration: the text for screen readers stands beside it. */
function RecallNumber({
  estimate,
  isProvisional,
  earlier,
}: RecallLineProps & { readonly estimate: Estimate }) {
  if (earlier)
    return (
      <span className="text-xs text-muted tabular-nums" aria-hidden="true">
        {earlierText(earlier)}
      </span>
    )
  const interval = intervalText(estimate)
  return isProvisional ? (
    <span
      className="tabular-nums"
      aria-hidden="true"
      title={`Most likely between ${interval.replace('–', ' and ')}`}
    >
      <span className="text-xs text-muted">about </span>
      <b className="font-semibold text-ink-2">{`${roughPercent(estimate.value)}%`}</b>
    </span>
  ) : (
    <>
      <b className="tabular-nums" aria-hidden="true">{`${percent(estimate.value)}%`}</b>
      <span className="text-xs text-muted tabular-nums max-xs:hidden" aria-hidden="true" data-interval>
        {interval}
      </span>
    </>
  )
}

export function percent(share: number): number {
  return Math.round(share * 100)
}

/** Rounded to five, for a number that is not certain enough. */
export function roughPercent(share: number): number {
  return Math.round(share * 20) * 5
}

/** '74%', or 'about 55%' while there is too little to go by. */
export function percentText(share: number, isProvisional: boolean): string {
  return isProvisional ? `about ${roughPercent(share)}%` : `${percent(share)}%`
}

function intervalText({ interval: [low, high] }: Estimate): string {
  return `${percent(low)}–${percent(high)}`
}

export function recallText({ value, interval: [low, high] }: Estimate, isProvisional = false): string {
  return `Recall ${percentText(value, isProvisional)}, most likely between ${percent(low)} and ${percent(high)}`
}

const month = dateFormat({ month: 'long' })

/** 'was 84% in May' */
function earlierText({ recall, at }: NonNullable<PatternStanding['earlier']>): string {
  return `was ${percent(recall)}% in ${month(at)}`
}
