import type { CategorySummary } from '#curriculum/pattern.ts'
import { problemsOf } from '#curriculum/patterns.ts'
import type { Category } from '#patterns/contract.ts'
import { ContourGlyph } from '#platform/ui/art/ContourGlyph.tsx'
import { FigureLine } from '#platform/ui/display/FigureLine.tsx'
import { CategoryRecallRow } from '#practice/web/recall/CategoryRecallRow.tsx'
import { type ProgressFigures, progressFigures, statusOf } from '#progress/rules.ts'
import { useSolvedProblems } from '#progress/web/tick/progress-source.ts'
import { hillSeed } from '../categories.ts'
import type { NextStep } from '../choose-next-step.ts'
import { NextInCategory } from './NextInCategory.tsx'

interface CategoryHeadProps {
  summary: CategorySummary
  /** Undefined while it is loading. */
  category: Category | undefined
  next: NextStep | undefined
}

export function CategoryHead({ summary, category, next }: CategoryHeadProps) {
  const solved = useSolvedProblems()
  const patterns = category?.patterns.map(({ id }) => problemsOf(id))
  const figures = patterns && progressFigures(patterns, solved)
  const started = patterns?.filter((problems) => statusOf(problems, solved) === 'In Progress')
  return (
    <div className="page">
      <div className="grid gap-x-7 gap-y-2.5 pt-1 pb-2.5 md:pt-3 md:pb-3 lg:grid-cols-[minmax(0,1fr)_330px] lg:items-center">
        <div className="flex items-center gap-4 md:gap-7">
          <div className="w-17 flex-none max-xs:hidden md:w-28 [&>svg]:h-auto [&>svg]:w-full">
            <ContourGlyph
              seed={hillSeed(summary.id)}
              rings={summary.patternCount}
              lit={figures?.completedPatterns ?? 0}
              partial={started?.length ?? 0}
              size={112}
              hue={summary.hue}
            />
          </div>
          <div className="min-w-0">
            <h1 className="text-2xl md:text-[2.75rem]">{summary.displayName}</h1>
            <p className="mt-1.25 max-w-[40ch] text-[1rem] leading-normal text-ink-2 md:text-heading-xs md:leading-snug">
              {summary.description}
            </p>
          </div>
        </div>
        <div className="flex min-h-22 items-center lg:min-h-38 lg:border-l lg:border-line lg:pl-7">
          {category && next && <NextInCategory category={category} step={next} />}
        </div>
      </div>
      <div className="flex items-center justify-between gap-x-8 border-y border-line md:min-h-12">
        <FigureLine
          figures={statsOf(summary, figures)}
          isStackedOnPhones
          className="min-[24rem]:max-md:whitespace-nowrap max-md:flex-1"
        />
        <CategoryRecallRow categoryId={summary.id} className="max-lg:hidden" />
      </div>
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
