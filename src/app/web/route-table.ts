import { matchPath } from 'react-router'
import type { RouteAccess } from '#accounts/access.ts'

/** The routes of the product, one row each, in the order of the spec's table. */
export const routeTable = [
  { path: '/landing', access: 'open' },
  { path: '/auth', access: 'open' },
  /** Not in the spec: a new password by mail, and what is kept of a person. */
  { path: '/auth/forgot', access: 'open' },
  { path: '/auth/reset', access: 'open' },
  { path: '/account', access: 'member' },
  /** Learners see the patterns, others the landing page. */
  { path: '/', access: 'open' },
  { path: '/category/:categoryId?', access: 'learner' },
  { path: '/interview-questions', access: 'learner' },
  { path: '/company-questions', access: 'learner' },
  { path: '/study-notes', access: 'open' },
  { path: '/dfs-bfs-guide', access: 'open' },
  { path: '/linkedlist-cheatsheet', access: 'open' },
  { path: '/my-herd', access: 'member' },
  /** Not in the spec: the later steps of its Start Interview dialog, with room for what is run beside them. */
  { path: '/my-herd/interviews/:interviewId', access: 'member' },
  /** The route lets guests pass; the page itself sends them to sign in (spec). */
  { path: '/ai-tutor', access: 'learner' },
  { path: '/ai-tutor/chat/:topicId', access: 'learner' },
  /** Not in the spec: where the link leads that every invitation mail has. */
  { path: '/stop-invitations', access: 'open' },
  /** Not in the spec. The page shows the 404 page to all but operators. */
  { path: '/operator/import', access: 'open' },
] as const satisfies readonly { path: string; access: RouteAccess }[]

export type RoutePath = (typeof routeTable)[number]['path']

/** The row an address belongs to; `undefined` for the 404 page. */
export function findRoute(pathname: string): (typeof routeTable)[number] | undefined {
  return routeTable.find(({ path }) => matchPath(path, pathname))
}

/** Name of the prepared page an address gets: its own path, or the 404 page. */
export function shellOf(pathname: string): string {
  return findRoute(pathname) ? pathname.replace(/(?<=.)\/+$/, '') : '404'
}
