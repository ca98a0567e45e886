import { Footprints } from 'lucide-react'
import { type ReactNode, useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { openCategoryCount } from '#accounts/access.ts'
import { signInAddress } from '#accounts/web/intended-destination.ts'
import { useVisitor } from '#accounts/web/use-visitor.ts'
import { likelyKind } from '#accounts/web/visitor.ts'
import { catalogueTotals, categorySummaries } from '#curriculum/index.ts'
import { namesOfFirst } from '#curriculum/patterns.ts'
import { countText } from '#platform/count-words.ts'
import { FigureLine } from '#platform/ui/display/FigureLine.tsx'
import { Alert } from '#platform/ui/feedback/Alert.tsx'
import { Spinner } from '#platform/ui/feedback/Spinner.tsx'
import { useOverallProgress } from '#progress/web/overview/overall-progress.ts'
import { countGuestTicks, onGuestTicks } from '#progress/web/tick/guest-progress.ts'
import { useKnownCategories } from '../categories.ts'
import { PatternsHome } from './PatternsHome.tsx'
import { firstTip } from './study-tips.ts'

interface PatternsHomePageProps {
  /** What to do next; above everything else. Undefined while it is not known. */
  today: ReactNode
}

/** One skeleton, then everything at once: nothing appears that another text replaces. */
export function PatternsHomePage({ today }: PatternsHomePageProps) {
  const isGuest = likelyKind(useVisitor()) === 'guest'
  const { categories, failure, retry } = useKnownCategories()
  const percent = useOverallProgress()?.percent

  return (
    <>
      <title>Patterns · Capra</title>
      <meta name="description" content="All patterns by category, with your progress." />
      {isGuest && <GuestBanner />}
      {today && (categories || failure) ? (
        <>
          {today}
          <div className="page flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 pt-6.5 md:pt-9.5">
            <h2 className="text-heading-sm tracking-display md:text-[1.625rem]">
              Learn the pattern. The problem follows.
            </h2>
            <FigureLine
              figures={[
                { label: 'patterns', value: catalogueTotals.patterns },
                { label: 'problems', value: `${catalogueTotals.distinctProblems}+` },
                { label: 'complete', value: percent === undefined ? '–%' : `${percent}%` },
              ]}
            />
          </div>
          {categories ? (
            <PatternsHome categories={categories} isGuest={isGuest} />
          ) : (
            <div className="page min-h-dvh pt-6">
              <Alert onRetry={retry}>{failure}</Alert>
            </div>
          )}
        </>
      ) : (
        <LoadingHome />
      )}
    </>
  )
}

/**
 * Full height, so that the footer does not move when the content arrives. The tip is larger than any text that follows:
 * without it, the largest contentful paint on a phone waits for the data, against a target of 2.2 s.
 */
function LoadingHome() {
  return (
    <div className="page min-h-dvh pt-5 md:pt-8.5">
      <div aria-hidden="true" className="grid max-w-140 gap-3 *:rounded-sm *:bg-surface-2">
        <span className="h-4 w-44" />
        <span className="h-9 w-full max-w-100 md:h-11" />
        <span className="h-9 w-2/3 max-w-80 md:h-11" />
        <span className="mt-1 h-4 w-full" />
        <span className="h-4 w-5/6" />
        <span className="mt-3 h-[54px] w-64" />
      </div>
      <div className="mt-8 grid gap-4">
        <Spinner text="Loading DSA patterns..." />
        <p className="max-w-lead text-lg text-ink-2">{`${firstTip.title}. ${firstTip.text}`}</p>
      </div>
    </div>
  )
}

const open = categorySummaries.slice(0, openCategoryCount)
const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)
/** ', that is all of Arrays and Binary Search: ten patterns, 94 problems.' */
const meaning = `, that is all of ${namesOfFirst(openCategoryCount)}: ${countText(sum(open.map(({ patternCount }) => patternCount)), 'pattern')}, ${countText(sum(open.map(({ problemCount }) => problemCount)), 'problem')}.`

function GuestBanner() {
  const ticks = useSyncExternalStore(onGuestTicks, countGuestTicks, () => 0)
  return (
    <div className="page">
      <aside
        aria-label="Guest mode"
        className="mt-4 flex flex-wrap items-center justify-between gap-x-4.5 gap-y-1 rounded-md bg-accent-soft px-4.5 py-2 text-sm md:mt-6"
      >
        <p className="flex items-baseline gap-2.5">
          <Footprints className="icon self-center text-accent-text max-md:self-start" aria-hidden="true" />
          <span>
            <b>Guest Mode: First 2 patterns unlocked</b>
            <span>{meaning}</span>
          </span>
        </p>
        {/* Before the first tick, the button in the header is enough on phones. */}
        <Link
          to={signInAddress('/', 'register')}
          className={`inline-flex min-h-11 items-center link ${ticks === 0 ? 'max-md:hidden' : ''}`}
        >
          {ticks === 0
            ? 'Create an account to keep your progress'
            : `Create an account, the ${ticks === 1 ? 'tick comes' : `${ticks} ticks come`} along`}
        </Link>
      </aside>
    </div>
  )
}
