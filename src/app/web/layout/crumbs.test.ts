import { expect, test } from 'vitest'
import { crumbsOf } from './crumbs.ts'

const labels = (path: string, kind: 'none' | 'guest' | 'member') =>
  crumbsOf(path, kind).map(({ label }) => label)

test('the start page shows Home to members only', () => {
  expect(labels('/', 'member')).toEqual(['Home'])
  expect(labels('/', 'guest')).toEqual([])
  expect(labels('/', 'none')).toEqual([])
})

test.each(['/landing', '/auth', '/nowhere'])('%s has no trail', (path) => {
  expect(labels(path, 'member')).toEqual([])
})

test.each([
  ['/category/1', ['Dashboard', 'Arrays']],
  ['/category/8', ['Dashboard', 'Dynamic Programming']],
  ['/category/8/', ['Dashboard', 'Dynamic Programming']],
  ['/category', ['Dashboard', 'Arrays']],
  ['/category/99', ['Dashboard', 'Category 99']],
  ['/practice', ['Dashboard', 'Practice']],
  ['/practice/blind', ['Dashboard', 'Practice', 'Blind practice']],
  ['/run', ['Dashboard', 'Scratch pad']],
  ['/build/two-pointers', ['Dashboard', 'Build']],
  ['/build/two-pointers/three-sum', ['Dashboard', 'Build', 'Variation']],
  ['/build/problem/53', ['Dashboard', 'Problem 53']],
  ['/spot/k3y', ['Dashboard', 'Shared prompt']],
  ['/dp-guide', ['Dashboard', 'Study Notes', 'Dynamic programming guide']],
  ['/dfs-bfs-guide', ['Dashboard', 'Study Notes', 'DFS and BFS guide']],
  ['/my-herd/interviews/0198', ['Dashboard', 'My Herd', 'Interview']],
  ['/ai-tutor/chat/stacks-queues', ['Dashboard', 'AI Tutor', 'Stacks & Queues']],
  ['/ai-tutor/chat/nothing', ['Dashboard', 'AI Tutor']],
  ['/ai-tutor/chat/%20Linked%2DLists', ['Dashboard', 'AI Tutor', 'Linked Lists']],
  ['/ai-tutor/chat/trees%', ['Dashboard', 'AI Tutor']],
])('the trail of %s is %j', (path, trail) => {
  expect(labels(path, 'member')).toEqual(trail)
})

test('a variation leads back to the build of its pattern', () => {
  expect(crumbsOf('/build/two-pointers/three-sum', 'member')[1]?.to).toBe('/build/two-pointers')
})
