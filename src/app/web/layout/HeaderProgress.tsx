import { catalogueTotals } from '#curriculum/index.ts'
import { CellBar } from '#platform/ui/display/CellBar.tsx'
import { useOverallProgress } from '#progress/web/overview/overall-progress.ts'

const cells = 22

/** Overall progress; its place is kept while the figures are on their way. */
export function HeaderProgress() {
  const progress = useOverallProgress()
  const { completed, total, percent } = progress ?? {
    completed: 0,
    total: catalogueTotals.patterns,
    percent: 0,
  }
  return (
    <div
      role="progressbar"
      aria-label="Overall progress"
      aria-valuenow={progress && percent}
      aria-valuetext={progress && `${completed} of ${total} patterns · ${percent}%`}
      className="text-xs leading-[1.2] text-ink-2 max-md:order-9 max-md:flex max-md:basis-2/3 max-md:grow max-md:items-center max-md:gap-2 max-md:pb-2.75 max-md:whitespace-nowrap md:ml-2.5 md:grid md:w-[190px] md:gap-1.25"
    >
      <span className={progress ? '' : 'invisible'}>
        <b className="font-bold text-ink tabular-nums">{`${completed} of ${total}`}</b> patterns ·{' '}
        <span className="tabular-nums">{`${percent}%`}</span>
      </span>
      <CellBar filled={total > 0 ? (completed / total) * cells : 0} cells={cells} className="max-md:flex-1" />
    </div>
  )
}
