import { type PeakProgress, ProgressRange } from '#platform/ui/art/ProgressRange.tsx'
import type { ProgressFigures } from '#progress/rules.ts'

interface ProgressPanelProps {
  figures: ProgressFigures
  peaks: readonly PeakProgress[]
}

export function ProgressPanel({ figures, peaks }: ProgressPanelProps) {
  const { completedPatterns, totalPatterns, completionPercentage, solvedProblems } = figures
  return (
    <section
      aria-labelledby="your-progress"
      className="grid overflow-hidden rounded-lg border border-line bg-surface md:min-h-[190px] md:grid-cols-[5fr_7fr]"
    >
      <div className="p-4 md:px-6.5 md:py-5.5">
        <h2 id="your-progress" className="text-heading-sm">
          Your Learning Progress
        </h2>
        <dl className="mt-3 grid grid-cols-[repeat(4,auto)] justify-between max-xs:grid-cols-2 gap-x-2.5 gap-y-2 md:grid-cols-2 md:gap-x-5 md:gap-y-2.5">
          <Figure label="Patterns Mastered" value={completedPatterns} />
          <Figure label="Problems Solved" value={solvedProblems} />
          <Figure label="Remaining" value={totalPatterns - completedPatterns} unit="patterns" />
          <Figure label="Overall Progress" value={`${completionPercentage}%`} />
        </dl>
      </div>
      <div className="self-end">
        <ProgressRange peaks={peaks} />
      </div>
    </section>
  )
}

function Figure({ label, value, unit }: { label: string; value: number | string; unit?: string }) {
  return (
    <div className="flex max-w-20 flex-col justify-between gap-0.5 md:block md:max-w-none">
      <dt className="text-xs leading-tight text-muted">{label}</dt>
      <dd className="font-display text-lg leading-[1.1] font-heavy tracking-[-0.02em] tabular-nums md:text-[1.625rem]">
        <span>{value}</span>
        {unit && (
          <small className="ml-1.25 font-sans text-xs font-normal tracking-normal text-muted max-md:sr-only">
            {unit}
          </small>
        )}
      </dd>
    </div>
  )
}
