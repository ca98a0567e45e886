import { describe, expect, test } from 'vitest'
import { lastReply } from '#testing/talk-to-coach.ts'

const bst = ['how do i validate a bst?', 'can i also do inorder and check its sorted?']
const brackets = ['how do i check brackets']
const unique = ['I need find first letter that not repeat in a string, what is the best way?']

test.each([
  [
    'trees',
    bst,
    'so [5,1,4,null,null,3,6] is invalid since 4 < 5 on the right side',
    /^The result is right: .* no\./,
  ],
  ['trees', bst, '[5,1,4,null,null,3,6] is a valid bst', /the answer is no\b/],
  ['trees', bst, 'then [2,1,3] is valid', /^Yes: .* the answer is yes\./],
  ['trees', bst, '[2,2] is not valid', /^Yes: .* the answer is no\./],
  // A parent is no parenthesis.
  [
    'trees',
    [...bst.slice(0, 1), 'if a value equals the parent, is it still valid?'],
    '[2,1,3] is valid',
    /^Yes: for root = /,
  ],
  ['stacks-queues', brackets, '"([)]" is not valid', /^Yes: .* the answer is no\./],
  ['stacks-queues', brackets, '"()[]" is invalid', /^Not quite: .* the answer is yes, not no\./],
  [
    'hash-tables',
    unique,
    'for leetcode it returns l at index 0',
    /^Yes: for text = "leetcode" the answer is 0\./,
  ],
  [
    'hash-tables',
    unique,
    'for leetcode it returns index 3',
    /^Not quite: for text = "leetcode" the answer is 0, not 3\./,
  ],
  [
    'hash-tables',
    unique,
    'for leetcode it returns l at index 0. for loveleetcode it returns v, index 2',
    /^Yes: for text = "leetcode" .*Yes: for text = "loveleetcode" the answer is 2\./s,
  ],
] as const)(
  'in %s after %j the result is judged with the task spoken of: %s',
  async (topic, before, said, reply) => {
    expect(await lastReply(topic, ...before, said)).toMatch(reply)
  },
)

describe('a plain name', () => {
  test.each([
    [
      'dynamic-programming',
      ['so house robber for 2 7 9 3 1 is 12?'],
      /^Yes: for cash = .* the answer is 12\./,
    ],
    [
      'dynamic-programming',
      ['house robber 2 with 2 7 9 3 1 is 11?'],
      /^The result is right: .* houses in a circle/,
    ],
    [
      'dynamic-programming',
      ['best time to buy and sell stock [7,1,5,3,6,4] gives 7?'],
      /^Not quite: .* is 5, not 7/,
    ],
    [
      'hash-tables',
      ['so two sum [2,7,11,15] target 9 gives [1,2]?'],
      /^Not quite: .* is \[0,1\], not \[1,2\]/,
    ],
    ['trees', ['path sum [5,4,8] target 9 gives [[5,4]]?'], /^(?!Yes|The result is right)/],
    ['dynamic-programming', ['jump game [2,3,1,1,4] is 2?'], /^For nums = \[2,3,1,1,4\] the answer is yes\./],
    ['dynamic-programming', ['unique paths 3 2 is 3?'], /^(?!Yes|Not quite|For)/],
    [
      'dynamic-programming',
      [
        'how does house robber ii work',
        'no i meant the normal one, houses in a line not circle',
        'so for 2 7 9 3 1 it is 12?',
      ],
      /^Yes: for cash = .* the answer is 12\./,
    ],
    [
      'dynamic-programming',
      ['how does house robber ii work', 'no, the normal one', 'so for 2 7 9 3 1 it is 12?'],
      /^Yes: for cash = .* the answer is 12\./,
    ],
  ] as const)('in %s never runs another problem of the series: %j', async (topic, messages, reply) => {
    expect(await lastReply(topic, ...messages)).toMatch(reply)
  })
})
