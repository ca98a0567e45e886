import { Suspense, useEffect } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router'
import { useVisitor } from '#accounts/web/use-visitor.ts'
import { likelyKind } from '#accounts/web/visitor.ts'
import { Breadcrumbs } from '#platform/ui/controls/Breadcrumbs.tsx'
import { buttonClass } from '#platform/ui/controls/Button.tsx'
import { Spinner } from '#platform/ui/feedback/Spinner.tsx'
import { trackKeyboard } from '#platform/web/input/on-screen-keyboard.ts'
import { trackPresses } from '#platform/web/input/presses.ts'
import { useHistoryEntries } from '#platform/web/is-return.ts'
import { MainNavigation } from '../navigation/MainNavigation.tsx'
import { OfflineNotice } from '../offline/OfflineNotice.tsx'
import { useOfflinePages } from '../offline/use-offline-pages.ts'
import { findRoute } from '../route-table.ts'
import { crumbsOf } from './crumbs.ts'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { PageArrival } from './PageArrival.tsx'

/** What stands around every page. */
export function Layout() {
  const { pathname } = useLocation()
  const kind = likelyKind(useVisitor())
  useOfflinePages(pathname, kind)
  useHistoryEntries()
  useEffect(() => {
    const left = new AbortController()
    trackPresses(left.signal)
    trackKeyboard(left.signal)
    return () => left.abort()
  }, [])
  const crumbs = crumbsOf(pathname, kind)
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className={buttonClass('outline', 'md', 'fixed top-2 left-2 z-40 bg-surface not-focus:sr-only')}
      >
        Skip to content
      </a>
      {!hasOwnBar(pathname) && <Header />}
      {!hasOwnBar(pathname) && (
        <div className="border-line md:border-b print:border-0">
          <div className="page flex items-center justify-between gap-8">
            <MainNavigation kind={kind} />
            {crumbs.length > 0 && <Breadcrumbs crumbs={crumbs} />}
          </div>
        </div>
      )}
      <main id="main" tabIndex={-1} className={hasOwnBar(pathname) ? 'flex-1' : 'min-h-[75dvh] flex-1 pb-24'}>
        <Suspense fallback={<Loading />}>
          <Outlet context={findRoute} />
          <PageArrival />
          {/* Beside the page, because a position can only be restored once the page is as long as it was. */}
          {/* Entries made outside the router all have the key 'default'. */}
          <ScrollRestoration
            getKey={({ key, pathname, hash }) => (key === 'default' ? pathname + hash : key)}
          />
        </Suspense>
      </main>
      {!hasOwnBar(pathname) && <Footer />}
      <OfflineNotice />
    </div>
  )
}

/** A round of practice, a streak or storm, a weekly check, a lesson and the first hour have a bar of their own, with the way out. */
function hasOwnBar(pathname: string): boolean {
  return /^\/(practice\/(rounds\/|(round|streak|storm|check)\/?$)|learn\/|first-hour\/?$)/.test(pathname)
}

function Loading() {
  return (
    <div className="page pt-10">
      <Spinner text="Loading..." />
    </div>
  )
}
