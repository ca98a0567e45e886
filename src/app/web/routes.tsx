import { type ComponentType, lazy, type ReactNode } from 'react'
import { type RouteObject, useLocation } from 'react-router'
import type { RouteAccess, VisitorKind } from '#accounts/access.ts'
import { RequireAccess } from '#accounts/web/RequireAccess.tsx'
import { useVisitor, VisitorProvider } from '#accounts/web/use-visitor.ts'
import { likelyKind } from '#accounts/web/visitor.ts'
import { LearningProvider } from '#learning/web/LearningProvider.tsx'
import { CompletionToasts } from '#patterns/web/CompletionToasts.tsx'
import { ToastProvider } from '#platform/ui/feedback/Toast.tsx'
import { AnswerSyncProvider } from '#practice/web/AnswerSyncProvider.tsx'
import { GuestImport } from '#progress/web/import/GuestImport.tsx'
import { ProgressProvider } from '#progress/web/tick/ProgressProvider.tsx'
import { SettingsProvider } from '#settings/web/SettingsProvider.tsx'
import { Layout } from './layout/Layout.tsx'
import { RouteFailure } from './layout/RouteFailure.tsx'
import { ProblemDrawerProvider } from './problem/ProblemDrawerProvider.tsx'
import { findRoute, notFound, pageFor, type Route, routesAt } from './route-table.ts'

/** What a guest did, apart from ticks, that moves to their account. */
async function loadGuestWork() {
  const [{ guestAnswersWork }, { guestLearningWork }, { guestDraftsWork }, { guestSettingsWork }] =
    await Promise.all([
      import('#practice/web/import-guest-answers.ts'),
      import('#learning/web/guest-learning.ts'),
      import('#learning/web/drafts/guest-drafts-work.ts'),
      import('#settings/web/guest-settings-work.ts'),
    ])
  return [guestAnswersWork, guestLearningWork, guestDraftsWork, guestSettingsWork]
}

/** Not in the built product: Vite drops them there. */
const developmentRoutes: readonly Route[] = import.meta.env.DEV
  ? [
      {
        path: '/gallery',
        access: 'open',
        load: async () => (await import('./gallery/GalleryPage.tsx')).GalleryPage,
      },
    ]
  : []

/** Fetches the code of the page at a URL. */
export function loadPage(pathname: string, kind: VisitorKind): Promise<unknown> {
  return pageFor(findRoute(pathname) ?? notFound, kind)()
}

/** @param hint who is probably here, until the server has answered. @param pathname where the browser starts. */
export function createRoutes(hint: VisitorKind, pathname: string): RouteObject[] {
  return [
    {
      element: (
        <VisitorProvider hint={hint}>
          <Toasts>
            <ProgressProvider>
              <CompletionToasts>
                <AnswerSyncProvider>
                  <LearningProvider>
                    <SettingsProvider>
                      <GuestImport loadWork={loadGuestWork}>
                        <ProblemDrawerProvider>
                          <Layout />
                        </ProblemDrawerProvider>
                      </GuestImport>
                    </SettingsProvider>
                  </LearningProvider>
                </AnswerSyncProvider>
              </CompletionToasts>
            </ProgressProvider>
          </Toasts>
        </VisitorProvider>
      ),
      // For errors in the header and around all pages.
      ErrorBoundary: RouteFailure,
      children: [...routesAt(pathname), ...developmentRoutes, notFound].map(pageRoute),
    },
  ]
}

/** Visitors have nothing that could fail to be saved, and most see no toast. */
function Toasts({ children }: { children: ReactNode }) {
  const { kind } = useVisitor()
  return <ToastProvider isPreloaded={kind === 'guest' || kind === 'member'}>{children}</ToastProvider>
}

function pageRoute(route: Route): RouteObject {
  const Page = lazyPage(route.load)
  const VisitorPage = route.loadForVisitors ? lazyPage(route.loadForVisitors) : Page
  const element = <GuardedPage access={route.access} Page={Page} VisitorPage={VisitorPage} />
  return { path: route.path, element, ErrorBoundary: RouteFailure }
}

function lazyPage(load: Route['load']) {
  return lazy(async () => ({ default: await load() }))
}

interface GuardedPageProps {
  access: RouteAccess
  Page: ComponentType
  VisitorPage: ComponentType
}

/** Keyed by path, so that state does not carry over from one category or topic to the next. */
function GuardedPage({ access, Page, VisitorPage }: GuardedPageProps) {
  const { pathname } = useLocation()
  const Shown = likelyKind(useVisitor()) === 'none' ? VisitorPage : Page
  return (
    <RequireAccess access={access}>
      <Shown key={pathname} />
    </RequireAccess>
  )
}
