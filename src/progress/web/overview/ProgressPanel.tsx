import type { CategoryHue } from '#curriculum/pattern.ts'
import { ProgressRange } from '#platform/ui/art/ProgressRange.tsx'
import { StatStrip } from '#platform/ui/display/StatStrip.tsx'
import type { ProgressFigures } from '#progress/rules.ts'

interface ProgressPanelProps {
  figures: ProgressFigures
  peaks: readonly { hue: CategoryHue; name: string; completed: number; total: number; to: string }[]
}

export function ProgressPanel({ figures, peaks }: ProgressPanelProps) {
  const { completedPatterns, totalPatterns, completionPercentage, solvedProblems } = figures
  return (
    <section
      aria-labelledby="your-progress"
      className="overflow-hidden rounded-lg border border-line bg-surface"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 px-5 pt-5 md:px-7 md:pt-6">
        <h2 id="your-progress" className="text-xl">
          Your Learning Progress
        </h2>
        <p className="text-sm text-muted">Light climbs each peak as you complete its patterns</p>
      </div>
      <ProgressRange peaks={peaks} />
      <StatStrip
        className="border-b-0 max-md:[&>div]:odd:pl-5! md:[&>div]:pl-6! md:[&>div]:first:pl-7!"
        stats={[
          { label: 'Patterns Mastered', value: completedPatterns },
          { label: 'Problems Solved', value: solvedProblems },
          { label: 'Remaining', value: totalPatterns - completedPatterns, unit: 'patterns' },
          { label: 'Overall Progress', value: `${completionPercentage}%` },
        ]}
      />
    </section>
  )
}
