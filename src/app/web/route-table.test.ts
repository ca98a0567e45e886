import { expect, test } from 'vitest'
import { findRoute, routeTable } from './route-table.ts'

test.each([
  ['/landing', 'open'],
  ['/auth', 'open'],
  ['/auth/forgot', 'open'],
  ['/auth/reset', 'open'],
  ['/account', 'member'],
  ['/', 'open'],
  ['/category/:categoryId?', 'learner'],
  ['/interview-questions', 'learner'],
  ['/company-questions', 'learner'],
  ['/first-hour', 'learner'],
  ['/plan', 'learner'],
  ['/practice', 'learner'],
  ['/practice/blind', 'learner'],
  ['/practice/rounds/:roundId', 'member'],
  ['/practice/check', 'member'],
  ['/practice/round', 'learner'],
  ['/practice/streak', 'learner'],
  ['/practice/storm', 'learner'],
  ['/spot/:key', 'open'],
  ['/study-notes', 'open'],
  ['/dfs-bfs-guide', 'open'],
  ['/linkedlist-cheatsheet', 'open'],
  ['/dp-guide', 'open'],
  ['/run', 'learner'],
  ['/build/:pattern', 'learner'],
  ['/build/problem/:number', 'learner'],
  ['/build/:pattern/:listing', 'learner'],
  ['/my-herd', 'member'],
  ['/my-herd/interviews/:interviewId', 'member'],
  ['/ai-tutor', 'learner'],
  ['/ai-tutor/chat/:topicId', 'learner'],
  ['/stop-invitations', 'open'],
  ['/unsubscribe', 'open'],
  ['/security', 'open'],
  ['/operator/import', 'open'],
  ['/operator/reports', 'open'],
])('%s is a page, open to: %s', (path, access) => {
  expect(routeTable.find((route) => route.path === path)?.access).toBe(access)
})

test('there are no other pages', () => {
  expect(routeTable).toHaveLength(37)
})

test.each([
  ['/category/3', '/category/:categoryId?'],
  ['/category', '/category/:categoryId?'],
  ['/category/99', '/category/:categoryId?'],
  ['/ai-tutor/chat/graphs', '/ai-tutor/chat/:topicId'],
  ['/build/problem/53', '/build/problem/:number'],
  ['/build/two-pointers/three-sum', '/build/:pattern/:listing'],
  ['/', '/'],
  ['/landing/', '/landing'],
])('%s leads to %s', (pathname, path) => {
  expect(findRoute(pathname)?.path).toBe(path)
})

test.each(['/nowhere', '/category/1/2', '/ai-tutor/chat', '/landing/more', '/category/1%', '/category/%ff'])(
  '%s leads to the 404 page',
  (pathname) => {
    expect(findRoute(pathname)).toBeUndefined()
  },
)
