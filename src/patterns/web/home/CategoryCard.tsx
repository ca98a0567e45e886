import { Footprints, LockKeyhole } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { signInAddress } from '#accounts/web/intended-destination.ts'
import type { Category } from '#patterns/contract.ts'
import { ContourGlyph } from '#platform/ui/art/ContourGlyph.tsx'
import { ButtonLink } from '#platform/ui/controls/Button.tsx'
import { CellBar } from '#platform/ui/display/CellBar.tsx'
import type { ProgressFigures } from '#progress/rules.ts'
import { hillSeed, hueOf } from '../categories.ts'

interface CategoryCardProps {
  category: Category
  figures: ProgressFigures
  startedPatterns: number
  /** How many problems a guest has ticked: they count once there is an account. */
  guestTicks?: number
}

export function CategoryCard({ category, figures, startedPatterns, guestTicks = 0 }: CategoryCardProps) {
  const { completedPatterns, totalPatterns, solvedProblems, totalProblems, completionPercentage } = figures
  return (
    <Link
      to={`/category/${category.id}`}
      data-hue={hueOf(category)}
      className={`${card} border-line bg-surface no-underline transition-colors duration-(--dur-fast) hover:border-hue`}
    >
      <Hill category={category} lit={completedPatterns} partial={startedPatterns} />
      <CardText category={category}>
        <div className="mt-auto grid gap-2.25">
          <CellBar filled={completedPatterns} cells={totalPatterns} />
          <p className="flex flex-wrap items-baseline gap-x-1.5 gap-y-1 text-xs leading-none tabular-nums">
            <Count figure={`${completedPatterns}/${totalPatterns}`} of="patterns" />
            <Count figure={`${solvedProblems}/${totalProblems}`} of="problems" />
            <b className="ml-auto font-display text-sm leading-none font-heavy">{`${completionPercentage}%`}</b>
          </p>
          {guestTicks > 0 && (
            <p className="flex items-center gap-1.75 text-xs leading-[1.2] font-semibold text-accent-text">
              <Footprints className="icon" aria-hidden="true" />
              <span>{`${guestTicks} ticked in this browser`}</span>
            </p>
          )}
        </div>
      </CardText>
    </Link>
  )
}

/** What guests see of a category that needs an account: its name, its pattern count and a link to register. */
export function LockedCategoryCard({ category }: { category: Category }) {
  return (
    <div data-hue={hueOf(category)} className={`${card} border-dashed border-line-strong`}>
      <div aria-hidden="true" className="opacity-60 blur-xs">
        <Hill category={category} lit={category.totalCount} partial={0} />
      </div>
      <CardText category={category} isBlurred>
        <ButtonLink
          to={signInAddress(`/category/${category.id}`, 'register')}
          className="mt-auto max-w-full text-xs! max-xs:whitespace-normal"
        >
          <LockKeyhole className="icon" aria-hidden="true" />
          Create Account to Unlock
        </ButtonLink>
      </CardText>
    </div>
  )
}

const card = 'relative block overflow-hidden rounded-lg border text-ink md:min-h-[206px]'

function Hill({ category, lit, partial }: { category: Category; lit: number; partial: number }) {
  return (
    <div className="absolute -top-11 -right-5.5 md:-top-10 md:-right-6">
      <ContourGlyph
        seed={hillSeed(category.id)}
        rings={category.totalCount}
        lit={lit}
        partial={partial}
        size={108}
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
    <div className="relative flex h-full flex-col px-4 pt-3.5 pb-3 md:pt-4">
      <h3 className="mb-0.75 max-w-[calc(100%-5rem)] text-lg leading-[1.1] md:max-w-[7em]">{displayName}</h3>
      <p className="text-xs text-muted">{`${totalCount} patterns`}</p>
      <p
        aria-hidden={isBlurred}
        className={`mt-1.5 mb-2.5 max-w-[34ch] text-xs leading-[1.45] text-ink-2 md:mt-2.5 md:mb-3 ${isBlurred ? 'blur-xs select-none' : ''}`}
      >
        {description}
      </p>
      {children}
    </div>
  )
}

function Count({ figure, of }: { figure: string; of: string }) {
  return (
    <span className="not-last-of-type:mr-2.5">
      <b>{figure}</b> <span className="text-muted">{of}</span>
    </span>
  )
}
