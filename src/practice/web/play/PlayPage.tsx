import { lazy } from 'react'
import { useLocation } from 'react-router'
import { LoadBoundary } from '#platform/ui/feedback/LoadBoundary.tsx'

// What the two need is listed here, and not in the script of every page.
const StreakPage = lazy(async () => ({ default: (await import('./streak/StreakPage.tsx')).StreakPage }))
const StormPage = lazy(async () => ({ default: (await import('./storm/StormPage.tsx')).StormPage }))

/** `/practice/streak` and `/practice/storm`. */
export function PlayPage() {
  const isStorm = /\/storm\/?$/.test(useLocation().pathname)
  return (
    <>
      <title>{`${isStorm ? 'Storm' : 'Streak'} · Capra`}</title>
      <LoadBoundary
        className="page pt-10"
        loadingText="Loading..."
        failureText="This page could not be loaded."
      >
        {isStorm ? <StormPage /> : <StreakPage />}
      </LoadBoundary>
    </>
  )
}
