import { problemsOf } from '#curriculum/patterns.ts'
import type { Category } from '#patterns/contract.ts'
import { Tips } from '#platform/ui/display/Tips.tsx'
import { overallFigures, progressFigures, statusOf } from '#progress/rules.ts'
import { GuestTicksNote } from '#progress/web/import/GuestTicksNote.tsx'
import { ProgressFile } from '#progress/web/import/ProgressFile.tsx'
import { ProgressPanel } from '#progress/web/overview/ProgressPanel.tsx'
import { useSolvedProblems } from '#progress/web/tick/progress-source.ts'
import { WaitingNotice } from '#progress/web/tick/WaitingMark.tsx'
import { hueOf } from '../categories.ts'
import { CategoryCard, LockedCategoryCard } from './CategoryCard.tsx'

interface PatternsHomeProps {
  categories: readonly Category[]
  isGuest: boolean
}

export function PatternsHome({ categories, isGuest }: PatternsHomeProps) {
  const solved = useSolvedProblems()
  const panel = (
    <div className="page">
      <ProgressPanel
        figures={overallFigures(categories.flatMap(problemsIn), solved)}
        peaks={categories.map((category) => {
          const { completedPatterns: completed, totalPatterns: total } = figuresOf(category, solved)
          const to = `/category/${category.id}`
          return { hue: hueOf(category), name: category.displayName, completed, total, to }
        })}
      />
    </div>
  )

  return (
    <>
      {!isGuest && panel}
      <WaitingNotice />
      <div className={isGuest ? 'page' : 'page empty:hidden *:mt-4'}>
        <GuestTicksNote />
      </div>
      <section aria-labelledby="choose-a-peak" className={isGuest ? 'page mt-6' : 'page mt-12 md:mt-16'}>
        <h2 id="choose-a-peak" className="mb-6">
          Choose a peak
        </h2>
        <ul className="grid gap-4 md:grid-cols-2">
          {categories.map((category) => (
            <li key={category.id} className="grid">
              {category.locked ? (
                <LockedCategoryCard category={category} />
              ) : (
                <CategoryCard
                  category={category}
                  figures={figuresOf(category, solved)}
                  startedPatterns={countStarted(category, solved)}
                />
              )}
            </li>
          ))}
        </ul>
      </section>
      {isGuest && <div className="mt-12 md:mt-16">{panel}</div>}
      <StudyTips />
      <div className="page mt-12 md:mt-16">
        <ProgressFile />
      </div>
    </>
  )
}

function problemsIn({ patterns }: Category): readonly (readonly number[])[] {
  return patterns.map(({ id }) => problemsOf(id))
}

function figuresOf(category: Category, solved: ReadonlySet<number>) {
  return progressFigures(problemsIn(category), solved)
}

function countStarted(category: Category, solved: ReadonlySet<number>): number {
  return problemsIn(category).filter((problems) => statusOf(problems, solved) === 'In Progress').length
}

const tips = [
  {
    title: 'Name it before you code it',
    text: 'Say the pattern out loud and point at the phrase that gave it away. If you cannot, read the problem again.',
  },
  {
    title: 'Run the demo twice',
    text: 'Once at 1x to watch. Once pausing before every step to predict what moves next.',
  },
  {
    title: 'Come back after two days',
    text: 'Re-solve one problem per pattern from memory. Recognition fades faster than syntax.',
  },
]

function StudyTips() {
  return <Tips id="study-tips" heading="Study tips" tips={tips} />
}
