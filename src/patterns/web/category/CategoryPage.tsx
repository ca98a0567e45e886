import { LockKeyhole } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { useLocation, useParams } from 'react-router'
import { openCategoryCount } from '#accounts/access.ts'
import { signInAddress } from '#accounts/web/intended-destination.ts'
import { useVisitor } from '#accounts/web/use-visitor.ts'
import { likelyKind } from '#accounts/web/visitor.ts'
import { catalogueTotals, categorySummaries } from '#curriculum/index.ts'
import type { CategorySummary } from '#curriculum/pattern.ts'
import { countWord } from '#platform/count-words.ts'
import { ContourGlyph } from '#platform/ui/art/ContourGlyph.tsx'
import { ButtonLink } from '#platform/ui/controls/Button.tsx'
import { useSolvedProblems } from '#progress/web/tick/progress-source.ts'
import { hillSeed, lastLesson, useKnownCategories } from '../categories.ts'
import { chooseNextStep } from '../choose-next-step.ts'
import { LessonsLoading } from '../LessonsLoading.tsx'
import { CategoryHead } from './CategoryHead.tsx'
import { CategoryLessons } from './CategoryLessons.tsx'
import { LoadingCards } from './LoadingCards.tsx'

/** Name, description and counts are known without the server, so the page renders before it replies. */
export function CategoryPage() {
  const { categoryId = '1' } = useParams()
  const position = categorySummaries.findIndex(({ id }) => String(id) === categoryId)
  const summary = categorySummaries[position]
  const isGuest = likelyKind(useVisitor()) === 'guest'
  const { categories, failure, retry } = useKnownCategories()
  // After the loading state, the cards are rendered in short tasks: one would block a phone for 100 ms.
  const isKnown = useDeferredValue(categories !== undefined)
  const solved = useSolvedProblems()
  // As it was on arrival: opening another pattern must not move what comes next.
  const [lastOpened] = useState(() => lastLesson.read())

  if (!summary) return <CategoryNotFound />
  const category = isKnown ? categories?.find(({ id }) => id === summary.id) : undefined
  const next = category && chooseNextStep([category], solved, lastOpened)
  const isLocked = category?.locked ?? (isGuest && position >= openCategoryCount)
  return (
    <div data-hue={summary.hue}>
      <title>{`${summary.displayName} · Capra`}</title>
      <meta name="description" content={summary.description} />
      {isLocked ? (
        <LockedCategory summary={summary} />
      ) : (
        <>
          <CategoryHead summary={summary} category={category} next={next} />
          {category ? (
            <CategoryLessons
              key={summary.id}
              category={category}
              next={next && next.kind !== 'all-complete' ? next.lesson.pattern : undefined}
            />
          ) : (
            <LessonsLoading failure={failure} onRetry={retry}>
              <LoadingCards categoryId={summary.id} />
            </LessonsLoading>
          )}
        </>
      )}
    </div>
  )
}

function CategoryNotFound() {
  return (
    <div className="page pt-10 md:pt-16">
      <title>Category Not Found · Capra</title>
      <h1>Category Not Found</h1>
      <p className="mt-4 max-w-lead text-lg text-ink-2">
        {`There is no category at this address. All ${countWord(catalogueTotals.categories)} are on the dashboard.`}
      </p>
      <ButtonLink to="/" look="primary" className="mt-8">
        Back to Dashboard
      </ButtonLink>
    </div>
  )
}

/** What guests see of a category that needs an account. The server does not send them its lessons. */
function LockedCategory({ summary }: { summary: CategorySummary }) {
  const { id, displayName, hue, patternCount } = summary
  const { search, hash } = useLocation()
  return (
    <div className="page pt-6 md:pt-10">
      <h1>{displayName}</h1>
      <p className="mt-3 text-lg text-ink-2">{`${patternCount} patterns`}</p>
      <section
        aria-labelledby="locked"
        className="relative mt-8 flex min-h-72 flex-col items-start justify-center overflow-hidden rounded-lg border border-dashed border-line-strong p-6 max-md:pt-32 md:p-9"
      >
        <div
          aria-hidden="true"
          className="absolute -top-12 -right-20 origin-top-right scale-[0.6] opacity-50 blur-[5px] md:-top-10 md:right-0 md:scale-100 md:blur-[3px]"
        >
          <ContourGlyph seed={hillSeed(id)} rings={patternCount} lit={patternCount} size={360} hue={hue} />
        </div>
        <h2 id="locked" className="relative max-w-[13.3em] text-xl">
          This category needs an account
        </h2>
        <p className="relative mt-2 mb-6 max-w-[26em] text-sm text-ink-2">{`Guests can open the first ${countWord(openCategoryCount)} categories. A free account opens all ${countWord(catalogueTotals.categories)} and keeps your progress.`}</p>
        <ButtonLink
          to={signInAddress(`/category/${id}${search}${hash}`, 'register')}
          look="primary"
          className="relative"
        >
          <LockKeyhole className="icon" aria-hidden="true" />
          Create Account to Unlock
        </ButtonLink>
      </section>
    </div>
  )
}
