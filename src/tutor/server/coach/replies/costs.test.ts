import { expect, test } from 'vitest'
import { lastReply } from '#testing/talk-to-coach.ts'

test.each([
  ['recursion', 'recursive fibonacci without memo', 'so its exponential'],
  ['arrays', 'brute force two sum', 'so its n squared'],
  ['arrays', 'two sum with two nested loops', 'so its O(n)'],
  ['hash-tables', 'contains duplicate by sorting', 'so its n log n'],
  ['sorting-searching', 'linear search', 'so its log n'],
  ['sorting-searching', 'binary search recursive', 'so space is O(1)'],
  ['linked-lists', 'reverse a linked list recursively', 'so its O(n) space'],
  ['dynamic-programming', 'longest increasing subsequence', 'so its n squared'],
  ['sorting-searching', 'bubble sort', 'so its n log n'],
])('in %s, the usual cost judges no other way: “%s”, “%s”', async (...said) => {
  expect(await lastReply(...said)).not.toMatch(/^(?:Yes|No|Right)\b/)
})

test.each([
  ['arrays', 'two sum', 'so its O(n)', /O\(n\)/],
  ['arrays', 'two sum', 'so its n squared', /`O\(n\)` time/],
  ['sorting-searching', 'binary search', 'so its log n', /O\(log n\)/],
  ['graphs', 'bfs', 'so its O(V+E)', /^Yes, with adjacency lists/],
] as const)('in %s, the usual one is named: “%s”, “%s”', async (topic, first, said, verdict) => {
  expect(await lastReply(topic, first, said)).toMatch(verdict)
})

test.each([
  ['graphs', 'course schedule', 'so we start with the courses that have the most prerequisites'],
  ['graphs', 'dijkstra', 'we can use bfs instead'],
])('in %s, after “%s”, an answer that begins with “Then” keeps its question: %s', async (...said) => {
  expect(await lastReply(...said)).not.toMatch(/(?:^|\n)Then\b/)
})
