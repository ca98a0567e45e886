import { problemsOf } from '#curriculum/patterns.ts'
import { hillSeed, hueOf, useKnownCategories } from '#patterns/web/categories.ts'
import { ContourGlyph } from '#platform/ui/art/ContourGlyph.tsx'
import { ButtonLink } from '#platform/ui/controls/Button.tsx'
import { isComplete } from '#progress/rules.ts'
import { useSolvedProblems } from '#progress/web/tick/progress-source.ts'
import { findNextStep } from './next-pattern.ts'

interface PatternCompletedProps {
  patternId: number
  /** Just now, by the last tick: its ring on the category's hill is drawn. */
  isNew: boolean
}

/** The category's hill with one more ring lit, and where to go next. */
export function PatternCompleted({ patternId, isNew }: PatternCompletedProps) {
  const { categories = [] } = useKnownCategories()
  const solved = useSolvedProblems()
  const category = categories.find(({ patterns }) => patterns.some(({ id }) => id === patternId))
  if (!category) return null
  const { patterns, displayName } = category
  const completed = patterns.filter(({ id }) => isComplete(problemsOf(id), solved)).length
  const next = findNextStep(categories, patternId, solved)
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-3 rounded-md border border-line bg-surface-2 p-4">
      <ContourGlyph
        seed={hillSeed(category.id)}
        rings={patterns.length}
        lit={completed}
        {...(isNew && { drawn: completed - 1 })}
        size={72}
        hue={hueOf(category)}
      />
      <div className="grid min-w-0 flex-1 basis-48 justify-items-start gap-2.5">
        <p className="text-sm text-ink-2">
          {completed === patterns.length
            ? `That was the last pattern of ${displayName}: its peak is lit.`
            : `${completed} of ${patterns.length} patterns of ${displayName} completed.`}
        </p>
        <ButtonLink to={next.url} look="primary" className="max-w-full whitespace-normal">
          {next.label}
        </ButtonLink>
      </div>
    </div>
  )
}
