import type { CategorySummary } from '#curriculum/pattern.ts'
import { problemsOf } from '#curriculum/patterns.ts'
import type { Category } from '#patterns/contract.ts'
import { ContourGlyph } from '#platform/ui/art/ContourGlyph.tsx'
import { StatStrip } from '#platform/ui/display/StatStrip.tsx'
import { CategoryRecallRow } from '#practice/web/recall/CategoryRecallRow.tsx'
import { type ProgressFigures, progressFigures, statusOf } from '#progress/rules.ts'
import { useSolvedProblems } from '#progress/web/tick/progress-source.ts'
import { hillSeed } from '../categories.ts'

interface CategoryHeadProps {
  summary: CategorySummary
  /** Undefined while it is loading. */
  category: Category | undefined
}

export function CategoryHead({ summary, category }: CategoryHeadProps) {
  const solved = useSolvedProblems()
  const patterns = category?.patterns.map(({ id }) => problemsOf(id))
  const figures = patterns && progressFigures(patterns, solved)
  const started = patterns?.filter((problems) => statusOf(problems, solved) === 'In Progress')
  return (
    <div className="page grid lg:grid-cols-[minmax(0,1fr)_auto]">
      <div className="flex items-start gap-5 py-6 md:items-center md:gap-8 md:pt-4 md:pb-3">
        <div className="w-23 flex-none max-xs:hidden md:w-28 [&>svg]:h-auto [&>svg]:w-full">
          <ContourGlyph
            seed={hillSeed(summary.id)}
            rings={summary.patternCount}
            lit={figures?.completedPatterns ?? 0}
            partial={started?.length ?? 0}
            size={190}
            hue={summary.hue}
          />
        </div>
        <div className="min-w-0">
          <h1>{summary.displayName}</h1>
          <p className="mt-3 min-h-[4lh] max-w-[36em] text-base text-ink-2 md:mt-2 md:min-h-[2lh]">
            {summary.description}
          </p>
        </div>
      </div>
      <StatStrip stats={statsOf(summary, figures)} isCompact className="lg:col-span-2" />
      <CategoryRecallRow
        categoryId={summary.id}
        className="border-b border-line py-3.5 lg:col-start-2 lg:row-start-1 lg:flex-col lg:items-start lg:self-center lg:border-b-0 lg:border-l lg:py-2 lg:pl-7"
      />
    </div>
  )
}

function statsOf(summary: CategorySummary, figures: ProgressFigures | undefined) {
  return [
    { label: 'Total Patterns', value: figures?.totalPatterns ?? summary.patternCount },
    { label: 'Completed', value: figures?.completedPatterns ?? '–' },
    { label: 'Practice Problems', value: figures?.totalProblems ?? summary.problemCount },
    { label: 'Progress', value: figures ? `${figures.completionPercentage}%` : '–%' },
  ]
}
