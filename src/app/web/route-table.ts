import type { ComponentType } from 'react'
import { matchPath } from 'react-router'
import type { RouteAccess, VisitorKind } from '#accounts/access.ts'

/** Each page is a chunk of its own. The build finds its scripts by the component's name, which is its file's name. */
type LoadPage = () => Promise<ComponentType>

export interface Route {
  readonly path: string
  readonly access: RouteAccess
  readonly load: LoadPage
  /** What visitors get instead, so that they need not load the learners' page. */
  readonly loadForVisitors?: LoadPage
}

const loadPlay: LoadPage = async () => (await import('#practice/web/play/PlayPage.tsx')).PlayPage

/** The routes of the product in the order of the spec's table. */
export const routeTable: readonly Route[] = [
  {
    path: '/landing',
    access: 'open',
    load: async () => (await import('./landing/LandingPage.tsx')).LandingPage,
  },
  { path: '/auth', access: 'open', load: async () => (await import('./pages/SignInPage.tsx')).SignInPage },
  /** Not in the spec: a new password by mail, and what is kept of a person. */
  {
    path: '/auth/forgot',
    access: 'open',
    load: async () => (await import('./pages/ForgotPage.tsx')).ForgotPage,
  },
  {
    path: '/auth/reset',
    access: 'open',
    load: async () => (await import('./pages/ResetPage.tsx')).ResetPage,
  },
  {
    path: '/account',
    access: 'member',
    load: async () => (await import('./pages/OwnAccountPage.tsx')).OwnAccountPage,
  },
  {
    path: '/',
    access: 'open',
    load: async () => (await import('./pages/HomePage.tsx')).HomePage,
    loadForVisitors: async () => (await import('./landing/LandingPage.tsx')).LandingPage,
  },
  {
    path: '/category/:categoryId?',
    access: 'learner',
    load: async () => (await import('#patterns/web/category/CategoryPage.tsx')).CategoryPage,
  },
  /** Not in the spec: the lesson of a pattern, step by step. */
  {
    path: '/learn/:pattern',
    access: 'learner',
    load: async () => (await import('#lessons/web/LessonPage.tsx')).LessonPage,
  },
  {
    path: '/interview-questions',
    access: 'learner',
    load: async () =>
      (await import('#questions/web/interview/InterviewQuestionsPage.tsx')).InterviewQuestionsPage,
  },
  {
    path: '/company-questions',
    access: 'learner',
    load: async () => (await import('./pages/CompaniesPage.tsx')).CompaniesPage,
  },
  /** Not in the spec: three questions for newcomers, which decide what comes first. */
  {
    path: '/first-hour',
    access: 'learner',
    load: async () => (await import('./preparation/FirstHourPage.tsx')).FirstHourPage,
  },
  /** Not in the spec: what to learn on which day until the interview. */
  {
    path: '/plan',
    access: 'learner',
    load: async () => (await import('./plan/PlanPage.tsx')).PlanPage,
  },
  /** Not in the spec: what a person recognizes, and practice with nothing but titles. */
  {
    path: '/practice',
    access: 'learner',
    load: async () => (await import('./pages/PracticeOverviewPage.tsx')).PracticeOverviewPage,
  },
  {
    path: '/practice/blind',
    access: 'learner',
    load: async () => (await import('#questions/web/blind/BlindPracticePage.tsx')).BlindPracticePage,
  },
  /** Not in the spec: a round of practice, on the server or, for guests, in this browser. */
  {
    path: '/practice/rounds/:roundId',
    access: 'member',
    load: async () => (await import('#practice/web/round/RoundPage.tsx')).RoundPage,
  },
  {
    path: '/practice/check',
    access: 'member',
    load: async () => (await import('#practice/web/check/CheckPage.tsx')).CheckPage,
  },
  {
    path: '/practice/round',
    access: 'learner',
    load: async () => (await import('#practice/web/round/GuestRoundPage.tsx')).GuestRoundPage,
  },
  /** Not in the spec: prompts to play with, which say nothing about recall. */
  { path: '/practice/streak', access: 'learner', load: loadPlay },
  { path: '/practice/storm', access: 'learner', load: loadPlay },
  /** Not in the spec: a prompt that somebody shared. Its answer needs no account. */
  {
    path: '/spot/:key',
    access: 'open',
    load: async () => (await import('./pages/SharedPromptPage.tsx')).SharedPromptPage,
  },
  {
    path: '/study-notes',
    access: 'open',
    load: async () => (await import('#notes/web/hub/StudyNotesPage.tsx')).StudyNotesPage,
  },
  {
    path: '/dfs-bfs-guide',
    access: 'open',
    load: async () => (await import('#notes/web/guide/DfsBfsGuidePage.tsx')).DfsBfsGuidePage,
  },
  {
    path: '/linkedlist-cheatsheet',
    access: 'open',
    load: async () => (await import('#notes/web/sheet/LinkedListSheetPage.tsx')).LinkedListSheetPage,
  },
  /** Not in the spec, which announces this guide as a placeholder among the study notes. */
  {
    path: '/dp-guide',
    access: 'open',
    load: async () => (await import('#notes/web/dp/DpGuidePage.tsx')).DpGuidePage,
  },
  /** Not in the spec: where the algorithm of a pattern is written and run. */
  {
    path: '/build/:pattern',
    access: 'learner',
    load: async () => (await import('#runner/web/BuildPage.tsx')).BuildPage,
  },
  /** Not in the spec: where a practice problem is written and run, if a listing of ours solves it. */
  {
    path: '/build/problem/:number',
    access: 'learner',
    load: async () => (await import('./problem/WriteProblemPage.tsx')).WriteProblemPage,
  },
  /** Not in the spec: where a further listing of a pattern is written and run. */
  {
    path: '/build/:pattern/:listing',
    access: 'learner',
    load: async () => (await import('#runner/web/program/ListingPage.tsx')).ListingPage,
  },
  /** Not in the spec: a page to try code on. */
  {
    path: '/run',
    access: 'learner',
    load: async () => (await import('#runner/web/pad/RunPage.tsx')).RunPage,
  },
  {
    path: '/my-herd',
    access: 'member',
    load: async () => (await import('#herd/web/MyHerdPage.tsx')).MyHerdPage,
  },
  /** Not in the spec: the later steps of its Start Interview dialog, with room for what is run beside them. */
  {
    path: '/my-herd/interviews/:interviewId',
    access: 'member',
    load: async () => (await import('#herd/web/interview/InterviewPage.tsx')).InterviewPage,
  },
  /** The route lets guests pass; the page itself sends them to sign in (spec). */
  {
    path: '/ai-tutor',
    access: 'learner',
    load: async () => (await import('#tutor/web/topics/TutorTopicsPage.tsx')).TutorTopicsPage,
  },
  {
    path: '/ai-tutor/chat/:topicId',
    access: 'learner',
    load: async () => (await import('#tutor/web/chat/TutorChatPage.tsx')).TutorChatPage,
  },
  /** Not in the spec: where the link leads that every invitation mail has. */
  {
    path: '/stop-invitations',
    access: 'open',
    load: async () => (await import('#herd/web/invitations/StopInvitationsPage.tsx')).StopInvitationsPage,
  },
  /** Not in the spec: where the link leads that every mail has which can be stopped. */
  {
    path: '/unsubscribe',
    access: 'open',
    load: async () => (await import('#reminders/web/UnsubscribePage.tsx')).UnsubscribePage,
  },
  /** Not in the spec: how to report a vulnerability. */
  {
    path: '/security',
    access: 'open',
    load: async () => (await import('./pages/SecurityPage.tsx')).SecurityPage,
  },
  /** Not in the spec. These pages show the 404 page to all but operators. */
  {
    path: '/operator/import',
    access: 'open',
    load: async () => (await import('./pages/OperatorPages.tsx')).OperatorPages,
  },
  {
    path: '/operator/reports',
    access: 'open',
    load: async () => (await import('./pages/OperatorPages.tsx')).OperatorPages,
  },
]

export const notFound: Route = {
  path: '*',
  access: 'open',
  load: async () => (await import('./pages/NotFoundPage.tsx')).NotFoundPage,
}

/** Prerendered for visitors who are not signed in. All other pages get the shell. */
export const prerenderedPaths = [
  '/',
  '/landing',
  '/auth',
  '/auth/forgot',
  '/auth/reset',
  '/study-notes',
  '/dfs-bfs-guide',
  '/linkedlist-cheatsheet',
  '/dp-guide',
]

/** No route matches a URL that cannot be decoded, such as `/category/1%`, although the router would find one. */
export function routesAt(pathname: string): readonly Route[] {
  try {
    // The build would drop a call whose result is not used.
    return decodeURI(pathname) === '' ? [] : routeTable
  } catch {
    return []
  }
}

/** The row that a URL belongs to; `undefined` for the 404 page. */
export function findRoute(pathname: string): Route | undefined {
  return routesAt(pathname).find(({ path }) => matchPath(path, pathname))
}

/** Which page a person sees there. */
export function pageFor({ load, loadForVisitors = load }: Route, kind: VisitorKind): LoadPage {
  return kind === 'none' ? loadForVisitors : load
}
