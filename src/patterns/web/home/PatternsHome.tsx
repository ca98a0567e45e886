import { useSyncExternalStore } from 'react'
import { problemsOf } from '#curriculum/patterns.ts'
import type { Category } from '#patterns/contract.ts'
import { Tips } from '#platform/ui/display/Tips.tsx'
import { countSolved, overallFigures, progressFigures, statusOf } from '#progress/rules.ts'
import { GuestTicksNote } from '#progress/web/import/GuestTicksNote.tsx'
import { ProgressFile } from '#progress/web/import/ProgressFile.tsx'
import { ProgressPanel } from '#progress/web/overview/ProgressPanel.tsx'
import { areGuestTicksStored, onGuestTicks } from '#progress/web/tick/guest-progress.ts'
import { useSolvedProblems } from '#progress/web/tick/progress-source.ts'
import { WaitingNotice } from '#progress/web/tick/WaitingMark.tsx'
import { hueOf } from '../categories.ts'
import { CategoryCard, LockedCategoryCard } from './CategoryCard.tsx'
import { studyTips } from './study-tips.ts'

interface PatternsHomeProps {
  categories: readonly Category[]
  isGuest: boolean
}

const nothing: ReadonlySet<number> = new Set()

/** A guest's progress is zero here (spec, section 3): what they ticked is counted beside it. */
export function PatternsHome({ categories, isGuest }: PatternsHomeProps) {
  const ticked = useSolvedProblems()
  const areStored = useSyncExternalStore(onGuestTicks, areGuestTicksStored, () => true)
  const solved = isGuest ? nothing : ticked

  return (
    <>
      <WaitingNotice />
      <div className="page empty:hidden *:mt-4">{!(isGuest && areStored) && <GuestTicksNote />}</div>
      <div className="page mt-6 md:mt-9">
        <ProgressPanel
          figures={overallFigures(categories.flatMap(problemsIn), solved)}
          peaks={categories.map((category) => {
            const { completedPatterns: completed, totalPatterns: total } = figuresOf(category, solved)
            return { hue: hueOf(category), name: category.displayName, completed, total }
          })}
        />
      </div>
      <section aria-labelledby="categories" className="page mt-4">
        <h2 id="categories" className="sr-only">
          Categories
        </h2>
        <ul className="grid gap-2.5 md:grid-cols-2 md:gap-3 min-[70rem]:grid-cols-4">
          {categories.map((category) => (
            <li key={category.id} className="grid">
              {category.locked ? (
                <LockedCategoryCard category={category} />
              ) : (
                <CategoryCard
                  category={category}
                  figures={figuresOf(category, solved)}
                  startedPatterns={countStarted(category, solved)}
                  guestTicks={isGuest ? countSolved([...new Set(problemsIn(category).flat())], ticked) : 0}
                />
              )}
            </li>
          ))}
        </ul>
      </section>
      <Tips id="study-tips" heading="Study tips" tips={studyTips} />
      <div className="page mt-8">
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
