import { Footprints } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { openCategoryCount } from '#accounts/access.ts'
import { signInAddress } from '#accounts/web/intended-destination.ts'
import { useVisitor } from '#accounts/web/use-visitor.ts'
import { likelyKind } from '#accounts/web/visitor.ts'
import { catalogueTotals } from '#curriculum/index.ts'
import { namesOfFirst } from '#curriculum/patterns.ts'
import { useOverallProgress } from '#progress/web/overview/overall-progress.ts'
import { useKnownCategories } from '../categories.ts'
import { LessonsLoading } from '../LessonsLoading.tsx'
import { PatternsHome } from './PatternsHome.tsx'

interface PatternsHomePageProps {
  /** What a member should do next; above everything else. */
  today: ReactNode
  /** The same for a guest who has done nothing yet. */
  guestStart?: ReactNode
}

export function PatternsHomePage({ today, guestStart }: PatternsHomePageProps) {
  const isGuest = likelyKind(useVisitor()) === 'guest'
  const { categories, failure, retry } = useKnownCategories()
  const percent = useOverallProgress()?.percent
  const Heading = isGuest && !guestStart ? 'h1' : 'h2'

  return (
    <div data-page="patterns-home">
      <title>Patterns · Capra</title>
      <meta name="description" content="All patterns by category, with your progress." />
      {isGuest ? <GuestBanner /> : today}
      {isGuest && guestStart}
      <div
        className={`page flex flex-col items-start justify-between gap-6 py-7 md:flex-row md:items-end md:gap-8 md:pb-8 ${isGuest && !guestStart ? 'md:pt-8' : 'md:pt-12'}`}
      >
        <Heading className="max-w-[12.1em]">Learn the pattern. The problem follows.</Heading>
        <dl className="flex flex-wrap gap-x-8 gap-y-3">
          <HeroCount value={catalogueTotals.patterns} label="patterns" />
          <HeroCount value={`${catalogueTotals.distinctProblems}+`} label="problems" />
          <HeroCount value={percent === undefined ? '–%' : `${percent}%`} label="complete" />
        </dl>
      </div>
      {categories ? (
        <PatternsHome categories={categories} isGuest={isGuest} />
      ) : (
        <LessonsLoading failure={failure} onRetry={retry} />
      )}
    </div>
  )
}

function HeroCount({ value, label }: { value: string | number; label: string }) {
  return (
    <div className="flex flex-col-reverse last:min-w-[4.2rem]">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="font-display text-[2.5rem] leading-none font-heavy tracking-[-0.02em] tabular-nums">
        {value}
      </dd>
    </div>
  )
}

const openCategories = namesOfFirst(openCategoryCount)

function GuestBanner() {
  return (
    <div className="page">
      <aside
        aria-label="Guest mode"
        className="mt-7 flex flex-wrap items-center justify-between gap-x-5 gap-y-2 rounded-md bg-accent-soft px-5 py-3.5 text-base font-semibold"
      >
        <p className="flex items-center gap-2.5">
          <Footprints className="icon text-accent-text" aria-hidden="true" />
          <span>
            <span>Guest Mode: First 2 patterns unlocked</span>
            <span className="block text-sm font-normal">{`${openCategories} are open.`}</span>
          </span>
        </p>
        <Link to={signInAddress('/', 'register')} className="link">
          Create an account to keep your progress
        </Link>
      </aside>
    </div>
  )
}
