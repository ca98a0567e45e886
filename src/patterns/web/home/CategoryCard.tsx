import { LockKeyhole } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { signInAddress } from '#accounts/web/intended-destination.ts'
import type { Category } from '#patterns/contract.ts'
import { ContourGlyph } from '#platform/ui/art/ContourGlyph.tsx'
import { ButtonLink } from '#platform/ui/controls/Button.tsx'
import { CellBar } from '#platform/ui/display/CellBar.tsx'
import { CategoryRecallRow } from '#practice/web/recall/CategoryRecallRow.tsx'
import type { ProgressFigures } from '#progress/rules.ts'
import { hillSeed, hueOf } from '../categories.ts'

interface CategoryCardProps {
  category: Category
  figures: ProgressFigures
  startedPatterns: number
}

export function CategoryCard({ category, figures, startedPatterns }: CategoryCardProps) {
  const { completedPatterns, totalPatterns, solvedProblems, totalProblems, completionPercentage } = figures
  return (
    <Link
      to={`/category/${category.id}`}
      data-hue={hueOf(category)}
      className={`${card} border-line bg-surface no-underline transition-colors duration-(--dur-fast) hover:border-hue`}
    >
      <Hill category={category} lit={completedPatterns} partial={startedPatterns} />
      <CardText category={category}>
        <div className="mt-auto grid gap-2.25 pt-4">
          <p className="flex flex-wrap items-center gap-x-3.5 text-sm tabular-nums">
            <Count figure={`${completedPatterns}/${totalPatterns}`} of="patterns" />
            <Count figure={`${solvedProblems}/${totalProblems}`} of="problems" />
            <b className="ml-auto font-display text-lg leading-none font-heavy">{`${completionPercentage}%`}</b>
          </p>
          <CellBar filled={completedPatterns} cells={totalPatterns} />
          <CategoryRecallRow categoryId={category.id} className="mt-1.25 border-t border-line pt-3" />
        </div>
      </CardText>
    </Link>
  )
}

/** What guests see of a category that needs an account: its name, its pattern count and a link to register. */
export function LockedCategoryCard({ category }: { category: Category }) {
  return (
    <div data-hue={hueOf(category)} className={`${card} border-dashed border-line-strong`}>
      <div aria-hidden="true" className="opacity-50 blur-xs">
        <Hill category={category} lit={category.totalCount} partial={0} />
      </div>
      <CardText category={category} isBlurred>
        <ButtonLink to={signInAddress(`/category/${category.id}`, 'register')} className="mt-auto self-start">
          <LockKeyhole className="icon" aria-hidden="true" />
          Create Account to Unlock
        </ButtonLink>
      </CardText>
    </div>
  )
}

const card = 'relative block min-h-[248px] overflow-hidden rounded-lg border text-ink'

function Hill({ category, lit, partial }: { category: Category; lit: number; partial: number }) {
  return (
    <div className="absolute -top-16 -right-26 md:-top-[50px] md:-right-11">
      <ContourGlyph
        seed={hillSeed(category.id)}
        rings={category.totalCount}
        lit={lit}
        partial={partial}
        size={226}
        hue={hueOf(category)}
      />
    </div>
  )
}

interface CardTextProps {
  category: Category
  isBlurred?: boolean
  children: ReactNode
}

function CardText({ category, isBlurred = false, children }: CardTextProps) {
  const { displayName, totalCount, description } = category
  return (
    <div className="relative flex h-full min-h-[248px] flex-col p-5 md:px-6.5 md:py-6">
      <h3 className="mb-1 max-w-[7.35em] text-heading leading-[1.05] tracking-display">{displayName}</h3>
      <p className="text-sm text-muted">{`${totalCount} patterns`}</p>
      <p
        aria-hidden={isBlurred}
        className={`mt-2.5 mb-4 max-w-[14.9em] text-sm text-ink-2 md:max-w-[18.8em] ${isBlurred ? 'blur-xs select-none' : ''}`}
      >
        {description}
      </p>
      {children}
    </div>
  )
}

function Count({ figure, of }: { figure: string; of: string }) {
  return (
    <span>
      <b>{figure}</b> <span className="text-muted">{of}</span>
    </span>
  )
}
