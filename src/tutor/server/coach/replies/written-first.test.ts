import { expect, test } from 'vitest'
import { lastReply } from '#testing/talk-to-coach.ts'

test.each([
  [
    'variables of a solution',
    'arrays',
    [
      'whats the trick for minimum window substring, its marked hard and i give up every time',
      'what is need and have',
    ],
    /`need` stores/,
  ],
  [
    'a cost with a reason',
    'stacks-queues',
    ['how does a monotonic stack work', 'so the time is O(n^2) because of the while inside the for'],
    /pushed once and popped at most once/,
  ],
  [
    'a reason asked after a statement',
    'trees',
    ['how do i know when to use dfs or bfs on a tree?', 'so for minimum depth bfs is better? why'],
    /first leaf it meets/,
  ],
  [
    'what the code returns, after the code',
    'sorting-searching',
    ['show the code of a lower bound', 'if target is bigger than all it returns len(nums)?'],
    /^What if all elements are smaller/,
  ],
  [
    'a condition that the question does not have',
    'graphs',
    ['when do i use bfs', 'Does dfs find the shortest path too if i look at all the paths?'],
    /^Yes, if it unmarks each vertex/,
  ],
  [
    'a list in a line of code',
    'hash-tables',
    ['how do i group anagrams', 'key = [0]*26\nfor c in w: key[ord(c)-97] += 1\nit gives an error'],
    /^Is a sorted key or a key of counts better\?/,
  ],
  [
    'a last question',
    'hash-tables',
    ['how do i use a dict', 'ok last one: can I use a list as key'],
    /Python refuses lists/,
  ],
])('%s gets the answer that was written to it', async (_, topic, messages, reply) => {
  expect(await lastReply(topic, ...messages)).toMatch(reply)
})

test.each([
  ["it's 2, the others can be reached", /^(?:Right|The answer is right)/],
  ['4, all of them', /^The part already reversed is still there/],
])('a reply may have its reason after it: %s', async (reply, verdict) => {
  expect(await lastReply('linked-lists', 'why does my reversal lose the rest?', reply)).toMatch(verdict)
})
