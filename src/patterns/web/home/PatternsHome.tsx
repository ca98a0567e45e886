import type { Category } from '#patterns/contract.ts'
import { Tips } from '#platform/ui/display/Tips.tsx'
import { progressFigures, type SolvedMask, statusOf } from '#progress/rules.ts'
import { GuestTicksNote } from '#progress/web/import/GuestTicksNote.tsx'
import { ProgressFile } from '#progress/web/import/ProgressFile.tsx'
import { ProgressPanel } from '#progress/web/overview/ProgressPanel.tsx'
import { useProgressMap } from '#progress/web/tick/progress-source.ts'
import { WaitingNotice } from '#progress/web/tick/WaitingMark.tsx'
import { hueOf, sizeOf } from '../categories.ts'
import { CategoryCard, LockedCategoryCard } from './CategoryCard.tsx'

interface PatternsHomeProps {
  categories: readonly Category[]
  isGuest: boolean
}

/** A guest's progress shows as 0 here (spec). A note says how many ticks this browser has stored. */
export function PatternsHome({ categories, isGuest }: PatternsHomeProps) {
  const map = useProgressMap()
  const maskOf = (patternId: number) => (isGuest ? 0 : (map.get(patternId)?.mask ?? 0))
  const panel = (
    <div className="page">
      <ProgressPanel
        figures={progressFigures(
          categories.flatMap(({ patterns }) => patterns.map(sizeOf)),
          maskOf,
        )}
        peaks={categories.map((category) => {
          const { completedPatterns: completed, totalPatterns: total } = figuresOf(category, maskOf)
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
                  figures={figuresOf(category, maskOf)}
                  startedPatterns={countStarted(category, maskOf)}
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

function figuresOf(category: Category, maskOf: (patternId: number) => SolvedMask) {
  return progressFigures(category.patterns.map(sizeOf), maskOf)
}

function countStarted(category: Category, maskOf: (patternId: number) => SolvedMask): number {
  return category.patterns
    .map(sizeOf)
    .filter(({ id, problemCount }) => statusOf(maskOf(id), problemCount) === 'In Progress').length
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
