import { catalogueTotals } from '#curriculum/index.ts'
import { CellBar } from '#platform/ui/display/CellBar.tsx'
import { useOverallProgress } from '#progress/web/overview/overall-progress.ts'

const cells = 22
const unknown = { completed: 0, total: catalogueTotals.patterns, percent: 0 }

/** Overall progress; its place is kept while the figures are on their way. @param isShort where phones have little room */
export function HeaderProgress({ isShort }: { isShort: boolean }) {
  const progress = useOverallProgress()
  const { completed, total, percent } = progress ?? unknown
  return (
    <div
      role="progressbar"
      aria-label="Overall progress"
      aria-valuenow={progress && percent}
      aria-valuetext={progress && `${completed} of ${total} patterns · ${percent}%`}
      className="text-xs leading-[1.2] whitespace-nowrap text-muted md:ml-2.5 md:grid md:w-[190px] md:gap-1.25 md:text-ink-2"
    >
      <span className={progress ? '' : 'invisible'}>
        <b className="font-bold text-ink tabular-nums">{`${completed} of ${total}`}</b>{' '}
        <span className={isShort ? 'max-md:sr-only' : 'max-xs:sr-only'}>patterns</span>{' '}
        <span className={`tabular-nums ${isShort ? 'max-xs:sr-only' : ''}`}>{`· ${percent}%`}</span>
      </span>
      <CellBar filled={part(completed, total) * cells} cells={cells} className="max-md:hidden" />
    </div>
  )
}

/** The same as the lower edge of the header, on phones. */
export function HeaderLine() {
  const progress = useOverallProgress()
  return (
    <span className="site-header-line" aria-hidden="true">
      {progress && <span style={{ width: `${part(progress.completed, progress.total) * 100}%` }} />}
    </span>
  )
}

function part(completed: number, total: number): number {
  return total > 0 ? completed / total : 0
}
