import { type ComponentType, lazy, type ReactNode } from 'react'
import { type RouteObject, useLocation } from 'react-router'
import type { RouteAccess, VisitorKind } from '#accounts/access.ts'
import { RequireAccess } from '#accounts/web/RequireAccess.tsx'
import { useVisitor, VisitorProvider } from '#accounts/web/use-visitor.ts'
import { CompletionToasts } from '#patterns/web/CompletionToasts.tsx'
import { ToastProvider } from '#platform/ui/feedback/Toast.tsx'
import { AnswerSyncProvider } from '#practice/web/AnswerSyncProvider.tsx'
import { guestAnswersWork } from '#practice/web/import-guest-answers.ts'
import { GuestImport } from '#progress/web/import/GuestImport.tsx'
import { ProgressProvider } from '#progress/web/tick/ProgressProvider.tsx'
import { Layout } from './layout/Layout.tsx'
import { RouteFailure } from './layout/RouteFailure.tsx'
import { ProblemDrawerProvider } from './problem/ProblemDrawerProvider.tsx'
import { findRoute, routeTable } from './route-table.ts'

const modules = import.meta.glob<{ default: ComponentType }>('./pages/**/*.tsx')

/** Each page is a chunk of its own. */
function loadModule(page: string): Promise<{ default: ComponentType }> {
  const load = modules[`./pages/${page}.tsx`]
  if (!load) throw new Error(`There is no page ${page}.`)
  return load()
}

/** Fetches the code of the page at a URL. */
export function loadPage(pathname: string): Promise<unknown> {
  return loadModule(findRoute(pathname)?.page ?? 'not-found')
}

/** @param hint who is probably here, until the server has answered. */
export function createRoutes(hint: VisitorKind): RouteObject[] {
  return [
    {
      element: (
        <VisitorProvider hint={hint}>
          <Toasts>
            <ProgressProvider>
              <CompletionToasts>
                <AnswerSyncProvider>
                  <GuestImport work={guestAnswersWork}>
                    <ProblemDrawerProvider>
                      <Layout />
                    </ProblemDrawerProvider>
                  </GuestImport>
                </AnswerSyncProvider>
              </CompletionToasts>
            </ProgressProvider>
          </Toasts>
        </VisitorProvider>
      ),
      // For errors in the header and around all pages.
      ErrorBoundary: RouteFailure,
      children: [
        ...routeTable.map(({ path, access, page }) => pageRoute(path, access, page)),
        pageRoute('*', 'open', 'not-found'),
      ],
    },
  ]
}

/** Visitors have nothing that could fail to be saved, and most see no toast. */
function Toasts({ children }: { children: ReactNode }) {
  const { kind } = useVisitor()
  return <ToastProvider isPreloaded={kind === 'guest' || kind === 'member'}>{children}</ToastProvider>
}

function pageRoute(path: string, access: RouteAccess, page: string): RouteObject {
  const Page = lazy(() => loadModule(page))
  return { path, element: <GuardedPage access={access} Page={Page} />, ErrorBoundary: RouteFailure }
}

/** Keyed by path, so that state does not carry over from one category or topic to the next. */
function GuardedPage({ access, Page }: { access: RouteAccess; Page: ComponentType }) {
  const { pathname } = useLocation()
  return (
    <RequireAccess access={access}>
      <Page key={pathname} />
    </RequireAccess>
  )
}
