import { matchPath } from 'react-router'
import type { RouteAccess, VisitorKind } from '#accounts/access.ts'

export interface Route {
  readonly path: string
  readonly access: RouteAccess
  /** A file in `pages/`. */
  readonly page: string
  /** What visitors get instead, so that they need not load the learners' page. */
  readonly visitorPage?: string
}

/** The routes of the product in the order of the spec's table. */
export const routeTable: readonly Route[] = [
  { path: '/landing', access: 'open', page: 'landing' },
  { path: '/auth', access: 'open', page: 'sign-in' },
  /** Not in the spec: a new password by mail, and what is kept of a person. */
  { path: '/auth/forgot', access: 'open', page: 'forgot-password' },
  { path: '/auth/reset', access: 'open', page: 'reset-password' },
  { path: '/account', access: 'member', page: 'account' },
  { path: '/', access: 'open', page: 'home', visitorPage: 'landing' },
  { path: '/category/:categoryId?', access: 'learner', page: 'category' },
  { path: '/interview-questions', access: 'learner', page: 'interview-questions' },
  { path: '/company-questions', access: 'learner', page: 'company-questions' },
  /** Not in the spec: what a person recognizes, and practice with nothing but titles. */
  { path: '/practice', access: 'learner', page: 'practice/overview' },
  { path: '/practice/blind', access: 'learner', page: 'practice/blind' },
  /** Not in the spec: a round of practice, on the server or, for guests, in this browser. */
  { path: '/practice/rounds/:roundId', access: 'member', page: 'practice/round' },
  { path: '/practice/round', access: 'learner', page: 'practice/guest-round' },
  { path: '/study-notes', access: 'open', page: 'study-notes' },
  { path: '/dfs-bfs-guide', access: 'open', page: 'dfs-bfs-guide' },
  { path: '/linkedlist-cheatsheet', access: 'open', page: 'linkedlist-cheatsheet' },
  { path: '/my-herd', access: 'member', page: 'my-herd' },
  /** Not in the spec: the later steps of its Start Interview dialog, with room for what is run beside them. */
  { path: '/my-herd/interviews/:interviewId', access: 'member', page: 'interview' },
  /** The route lets guests pass; the page itself sends them to sign in (spec). */
  { path: '/ai-tutor', access: 'learner', page: 'tutor-topics' },
  { path: '/ai-tutor/chat/:topicId', access: 'learner', page: 'tutor-chat' },
  /** Not in the spec: where the link leads that every invitation mail has. */
  { path: '/stop-invitations', access: 'open', page: 'stop-invitations' },
  /** Not in the spec. These pages show the 404 page to all but operators. */
  { path: '/operator/import', access: 'open', page: 'operator' },
  { path: '/operator/reports', access: 'open', page: 'operator' },
]

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
]

/** The row that a URL belongs to; `undefined` for the 404 page. */
export function findRoute(pathname: string): Route | undefined {
  return routeTable.find(({ path }) => matchPath(path, pathname))
}

/** Which page a person sees there. */
export function pageFor({ page, visitorPage = page }: Route, kind: VisitorKind): string {
  return kind === 'none' ? visitorPage : page
}
