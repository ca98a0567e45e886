import { expect, test } from 'vitest'
import { lastReply } from '#testing/talk-to-coach.ts'

const queue =
  'You can implement a queue with two stacks but every dequeue costs O(n), so it is useless in practice.'
const unique = 'I need find first letter that not repeat in a string, what is the best way?'
const substring = 'i have to find the longest substring without repeating characters, i tried all substrings'

test.each([
  [
    'recursion',
    [
      'Do I stop the factorial at n == 0 or at n == 1?',
      '0',
      'ok thx. and what is the time complexity of fact',
    ],
    /O\(n\) time: fact\(n\) makes one call/,
  ],
  [
    'hash-tables',
    [unique, 'ok but is space really O(1)? the map grows with the string'],
    /26 entries, however long the string is/,
  ],
  [
    'hash-tables',
    [unique, 'so for the first unique letter, is it O(1) or O(n) space?? im confused'],
    /O\(1\)/,
  ],
  [
    'stacks-queues',
    [queue, 'Right, that makes sense. And the space is O(1)?'],
    /O\(n\) for n elements in the queue/,
  ],
  [
    'recursion',
    ['how do i generate all subsets', '16', 'so the complexity is O(2^n)?'],
    /^No, for all subsets it is O\(n · 2\^n\)/,
  ],
  [
    'recursion',
    ['how do i generate all subsets', '16', 'and time is O(2^n)?'],
    /^No, for all subsets it is O\(n · 2\^n\)/,
  ],
  ['recursion', ['hint for subsets', 'so the complexity is O(2^n)?'], /O\(n · 2\^n\)/],
  ['arrays', [substring, 'there is a while loop inside the for loop so its O(n^2)?'], /No, it is O\(n\)\./],
  [
    'sorting-searching',
    ['what is quickselect', 'so the worst case is O(n log n)?'],
    /What is the worst case of quickselect\? O\(n²\)/,
  ],
  ['trees', ['how do i validate a bst?', 'and the space is O(1)?'], /`O\(h\)` space/],
] as const)('in %s, the last of %j gets the cost of what is spoken of', async (topic, messages, cost) => {
  expect(await lastReply(topic, ...messages)).toMatch(cost)
})

test.each([
  ['arrays', ['how does a sliding window work', 'what does O(n) mean'], /grows|proportional|linear/i],
  ['sorting-searching', ['how does merge sort work', 'what is space complexity'], /^Space complexity says/],
] as const)('in %s, the last of %j still gets the definition it asks for', async (topic, messages, reply) => {
  expect(await lastReply(topic, ...messages)).toMatch(reply)
})
