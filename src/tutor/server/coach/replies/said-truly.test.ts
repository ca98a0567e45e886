import { expect, test } from 'vitest'
import { lastReply, talkToCoach } from '#testing/talk-to-coach.ts'

const slow = 'my recursion for fibonacci is very slow for n=40, whats the reason'

test.each([
  'so for n=5 without memo i count 15 calls by hand, is that right',
  'for n = 5 i get 15 calls',
  'for n=5 i counted 14 additions, right?',
])('a number of calls is not judged as the result: %s', async (message) => {
  const reply = await lastReply('recursion', slow, message)
  expect(reply).toContain('fib(5) makes 15 calls')
  expect(reply).not.toMatch(/Not quite|Yes: for|The result is right/)
})

test.each([
  'I mean fibonacci with memo. how much memory',
  'so if i save results in a dict its O(n) time and the memory stays O(1), right',
])('the memory of a memo is told: %s', async (message) => {
  expect(await lastReply('recursion', slow, message)).toMatch(/O\(n\): the (?:memo|dict)/)
})

test('what was found for an unclear message is never the answer from above', async () => {
  const messages = [slow, 'no i asked about the version with the dict. does the dict not need memory?']
  for (const more of [
    'I mean fibonacci with memo. how much memory',
    'no the dict',
    'i mean the memo, its memory',
  ])
    for (const { text } of await talkToCoach('recursion', ...messages, more, more))
      expect(text).not.toMatch(/fits here, too: (?:I am not sure|Check yours)/)
})

test('an answer on one way to a power names the way', async () => {
  const first = 'x to the power n fast. so pow(x,n) = pow(x,n/2)*pow(x,n/2) and its log n right?'
  const reply = await lastReply(
    'recursion',
    first,
    'so mine with two calls is O(n)? but the depth is only log n',
  )
  expect(reply).toContain('With one recursive call')
  expect(reply).toContain('it takes O(n)')
})

test.each(['for [1,-1,1] and k=1 i get 3 by hand', 'so for [1,-1,1], k = 1 the answer is 3'])(
  'the sum that was spoken of is judged: %s',
  async (message) => {
    const first =
      'count subarrays with sum exactly k, numbers can be negative. I use sliding window and the count is wrong'
    const reply = await lastReply('hash-tables', first, message)
    expect(reply).toMatch(/^Yes: .*whose sum is/)
    expect(reply).not.toContain('kinds')
  },
)

test('another statement on the input of an earlier question is no reply to that', async () => {
  const messages = [
    'longest increasing subsequence. I walk from left and take every number bigger than the last taken. why is this wrong',
    '3 numbers: 3 8 9',
    'so dp[i] = longest that ends at i. for [3,8,4,5,9] my dp is 1 2 2 3 4',
  ]
  const [, second, third] = await talkToCoach('dynamic-programming', ...messages)
  expect(second?.text).toMatch(/^Right\./)
  expect(third?.text).not.toContain('You get 3 numbers')
})

test.each([
  ['not possible so -1?', /^It is not possible, that much is right, and -1 is returned/],
  ['-1', /^It is not possible, that much is right/],
  ['not possible', /right\b.* It is infinity/],
])('the cell of an amount that cannot be paid is infinity: %s', async (message, expected) => {
  const messages = [
    'coins 1 3 4, amount 6. i take the biggest coin first and then 1 and 1, so 3 coins. is it good?',
    '3 with greedy, 10+1+1. the best is 6+6',
    'so is it dp[12] = 1 + min(dp[11], dp[6], dp[2])?',
  ]
  const [before, reply] = (await talkToCoach('dynamic-programming', ...messages, message)).slice(-2)
  expect(before?.text).toContain('what is `dp[9]`?')
  expect(reply?.text).toMatch(expected)
})

const bookings = [
  'I have hotel bookings: each one adds c rooms from day a to day b. I want rooms per day at the end. I loop over all days of every booking and it times out',
  'no, i know all bookings at the start. just add c to a range of days, many many times',
] as const

test.each([
  'why does diff need one more entry',
  'mine gives the right thing. why does diff need one more entry',
])('the last entry of a difference array is explained: %s', async (message) => {
  expect(await lastReply('arrays', ...bookings, message)).toContain('which is `diff[n]`')
})

test('a problem of another pattern is not taken for the subject', async () => {
  for (const message of ['is the last day special somehow', 'hm but the rooms of the hotel?', 'why days'])
    expect(await lastReply('arrays', ...bookings, message)).not.toContain('about My Calendar')
})

test.each([
  ['how do i approach a graph problem?', 'and why do i need visited? in trees i dont need it'],
  [
    'i am lost with graphs. dont know where to start, everything looks the same to me',
    'hm ok. and why do i need visited? in trees i dont need it',
  ],
])('after “%s”, the reason for a visited set is given: %s', async (...messages) => {
  expect(await lastReply('graphs', ...messages)).toMatch(/^(?:What is a visited set|It stores the nodes)/)
})

test.each([
  'so in the worst case two sum with a map is O(n^2), not O(n log n).',
  'Back to collisions: so in the worst case two sum with a map is O(n^2), not O(n log n).',
])('a claim about the worst case is not set against the average: %s', async (message) => {
  const messages = [
    'Hash map lookup is always O(1), so two sum with a map is guaranteed O(n), right?',
    'n inserts cost O(n log n) I guess',
  ]
  expect(await lastReply('hash-tables', ...messages, message)).toMatch(/^Yes\. .*worst case; on average/)
})

test('the maximum of each slice costs O(n · k)', async () => {
  const message = 'maximum of every window of size k. i use max(nums[i:i+k]), is that O(n)?'
  expect(await lastReply('stacks-queues', message)).toContain('No, O(n · k)')
})

test('a part of a sentence that claims nothing is not denied', async () => {
  const asked = 'How can a hash table be O(1) when two keys can land in the same bucket?'
  const said = 'so in the worst case, all keys in the same bucket, it is O(n)?'
  const reply = await lastReply('hash-tables', asked, said)
  expect(reply).toContain('each lookup takes O(n)')
  expect(reply).not.toMatch(/\bNo\./)
})

test('code alone describes nothing', async () => {
  const code =
    '```python\ndef valid(s):\n    st = []\n    for c in s:\n        st.append(c)\n    return True\n```'
  expect(await lastReply('stacks-queues', 'is it enough to count brackets?', code)).toMatch(
    /^I have not run this/,
  )
})
