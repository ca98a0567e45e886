import { type RouteObject, useLocation } from 'react-router'
import { mayOpen, type RouteAccess, type VisitorKind } from '#accounts/access.ts'
import { RequireAccess } from '#accounts/web/RequireAccess.tsx'
import { useVisitor, VisitorProvider } from '#accounts/web/use-visitor.ts'
import { likelyKind } from '#accounts/web/visitor.ts'
import { ToastProvider } from '#platform/ui/feedback/Toast.tsx'
import { GuestImport } from '#progress/web/import/GuestImport.tsx'
import { ProgressProvider } from '#progress/web/tick/ProgressProvider.tsx'
import { Layout } from './Layout.tsx'
import { type LazyPage, lazyPage } from './lazy-page.tsx'
import { RouteFailure } from './RouteFailure.tsx'
import { findRoute, type RoutePath, routeTable } from './route-table.ts'

const landing = lazyPage('src/app/web/landing/LandingPage.tsx', async () => {
  const { LandingPage } = await import('./landing/LandingPage.tsx')
  return LandingPage
})
const signIn = lazyPage('src/app/web/SignInPage.tsx', async () => {
  const { SignInPage } = await import('./SignInPage.tsx')
  return SignInPage
})
const forgot = lazyPage('src/app/web/ForgotPage.tsx', async () => {
  const { ForgotPage } = await import('./ForgotPage.tsx')
  return ForgotPage
})
const reset = lazyPage('src/app/web/ResetPage.tsx', async () => {
  const { ResetPage } = await import('./ResetPage.tsx')
  return ResetPage
})
const account = lazyPage('src/app/web/OwnAccountPage.tsx', async () => {
  const { OwnAccountPage } = await import('./OwnAccountPage.tsx')
  return OwnAccountPage
})
const patternsHome = lazyPage('src/patterns/web/home/PatternsHomePage.tsx', async () => {
  const { PatternsHomePage } = await import('#patterns/web/home/PatternsHomePage.tsx')
  return PatternsHomePage
})
const category = lazyPage('src/patterns/web/category/CategoryPage.tsx', async () => {
  const { CategoryPage } = await import('#patterns/web/category/CategoryPage.tsx')
  return CategoryPage
})
const interviewQuestions = lazyPage('src/questions/web/interview/InterviewQuestionsPage.tsx', async () => {
  const { InterviewQuestionsPage } = await import('#questions/web/interview/InterviewQuestionsPage.tsx')
  return InterviewQuestionsPage
})
const companyQuestions = lazyPage('src/questions/web/company-list/CompanyQuestionsPage.tsx', async () => {
  const { CompanyQuestionsPage } = await import('#questions/web/company-list/CompanyQuestionsPage.tsx')
  return CompanyQuestionsPage
})
const studyNotes = lazyPage('src/notes/web/hub/StudyNotesPage.tsx', async () => {
  const { StudyNotesPage } = await import('#notes/web/hub/StudyNotesPage.tsx')
  return StudyNotesPage
})
const dfsBfsGuide = lazyPage('src/app/web/GuidePage.tsx', async () => {
  const { GuidePage } = await import('./GuidePage.tsx')
  return GuidePage
})
const linkedListSheet = lazyPage('src/notes/web/sheet/LinkedListSheetPage.tsx', async () => {
  const { LinkedListSheetPage } = await import('#notes/web/sheet/LinkedListSheetPage.tsx')
  return LinkedListSheetPage
})
const tutorTopics = lazyPage('src/tutor/web/topics/TutorTopicsPage.tsx', async () => {
  const { TutorTopicsPage } = await import('#tutor/web/topics/TutorTopicsPage.tsx')
  return TutorTopicsPage
})
const tutorChat = lazyPage('src/tutor/web/chat/TutorChatPage.tsx', async () => {
  const { TutorChatPage } = await import('#tutor/web/chat/TutorChatPage.tsx')
  return TutorChatPage
})
const myHerd = lazyPage('src/herd/web/MyHerdPage.tsx', async () => {
  const { MyHerdPage } = await import('#herd/web/MyHerdPage.tsx')
  return MyHerdPage
})
const interview = lazyPage('src/herd/web/interview/InterviewPage.tsx', async () => {
  const { InterviewPage } = await import('#herd/web/interview/InterviewPage.tsx')
  return InterviewPage
})
const stopInvitations = lazyPage('src/herd/web/invitations/StopInvitationsPage.tsx', async () => {
  const { StopInvitationsPage } = await import('#herd/web/invitations/StopInvitationsPage.tsx')
  return StopInvitationsPage
})
const importPage = lazyPage('src/app/web/ImportPage.tsx', async () => {
  const { ImportPage } = await import('./ImportPage.tsx')
  return ImportPage
})
const notFound = lazyPage('src/app/web/NotFoundPage.tsx', async () => {
  const { NotFoundPage } = await import('./NotFoundPage.tsx')
  return NotFoundPage
})

/** Learners see the patterns, others the landing page; while that is not known, what this browser was last time. */
const startFor = (kind: VisitorKind) => (mayOpen('learner', kind) ? patternsHome : landing)

const start: LazyPage = Object.assign(
  function StartPage() {
    const Shown = startFor(likelyKind(useVisitor()))
    return <Shown />
  },
  {
    preload: (kind: VisitorKind) => startFor(kind).preload(kind),
    source: (kind: VisitorKind) => startFor(kind).source(kind),
  },
)

const pages: Record<RoutePath, LazyPage> = {
  '/landing': landing,
  '/auth': signIn,
  '/auth/forgot': forgot,
  '/auth/reset': reset,
  '/account': account,
  '/': start,
  '/category/:categoryId?': category,
  '/interview-questions': interviewQuestions,
  '/company-questions': companyQuestions,
  '/study-notes': studyNotes,
  '/dfs-bfs-guide': dfsBfsGuide,
  '/linkedlist-cheatsheet': linkedListSheet,
  '/my-herd': myHerd,
  '/my-herd/interviews/:interviewId': interview,
  '/ai-tutor': tutorTopics,
  '/ai-tutor/chat/:topicId': tutorChat,
  '/stop-invitations': stopInvitations,
  '/operator/import': importPage,
}

/** What the router is given: every page inside the layout, each behind its access rule and its own error boundary. */
export function createRoutes(hint: VisitorKind): RouteObject[] {
  const layout = (
    <VisitorProvider hint={hint}>
      <ToastProvider>
        <ProgressProvider>
          <GuestImport>
            <Layout />
          </GuestImport>
        </ProgressProvider>
      </ToastProvider>
    </VisitorProvider>
  )
  return [
    {
      element: layout,
      // For what breaks in the header or around all pages.
      ErrorBoundary: RouteFailure,
      children: [
        ...routeTable.map(({ path, access }) => guarded(path, access, pages[path])),
        guarded('*', 'open', notFound),
      ],
    },
  ]
}

function guarded(path: string, access: RouteAccess, page: LazyPage): RouteObject {
  return {
    path,
    element: <GuardedPage access={access} page={page} />,
    ErrorBoundary: RouteFailure,
  }
}

/** A new address is a new page: what was typed or opened on the one before does not stay. */
function GuardedPage({ access, page: Page }: { access: RouteAccess; page: LazyPage }) {
  const { pathname } = useLocation()
  return (
    <RequireAccess access={access}>
      <Page key={pathname} />
    </RequireAccess>
  )
}

interface FirstView {
  preload(kind: VisitorKind): Promise<unknown>
  /** Source files of all code it needs besides what every page has, by which the build finds it. */
  readonly sources: readonly string[]
}

/** The page this visitor gets at an address, or the sign-in page where they are sent instead. */
export function pageFor(pathname: string, kind: VisitorKind): FirstView {
  const route = findRoute(pathname)
  const page = route ? pages[mayOpen(route.access, kind) ? route.path : '/auth'] : notFound
  const sources = [page.source(kind)]
  return { preload: page.preload, sources }
}
