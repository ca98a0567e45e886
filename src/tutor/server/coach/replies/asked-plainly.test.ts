import { describe, expect, test } from 'vitest'
import { lastReply, talkToCoach } from '#testing/talk-to-coach.ts'

describe('in the middle of a conversation', () => {
  test.each([
    'do you like football?',
    'thx. is bitcoin a good investment?',
    'thanks! who won the world cup',
    'ok thx. what is the weather today',
    'ok. tell me a joke',
    'great. should i buy tesla stock?',
    'cool, whats your favorite song',
  ])('an off-topic message is sent back to the topic: %s', async (message) => {
    for (const [topic, first] of [
      ['arrays', 'how do i know when to use two pointers?'],
      ['trees', 'how do i validate a bst?'],
    ] as const)
      expect((await talkToCoach(topic, first, message)).at(-1)?.kind, topic).toBe('off-topic')
  })

  test.each([
    'thx. is it always O(n)?',
    'thx. what about duplicates',
    'thanks! is the map needed?',
    'ok. and if k is bigger',
    'thanks. one more: why mid',
    'do you move left or right',
    'is that a good solution?',
  ])('a follow-up question is not off-topic: %s', async (message) => {
    const answers = await talkToCoach('arrays', 'how do i know when to use two pointers?', message)
    expect(answers.at(-1)?.kind).not.toBe('off-topic')
  })
})

test.each([
  ['hash-tables', 'group the anagrams eat tea tan ate'],
  ['arrays', 'group the anagrams eat tea tan ate'],
  ['hash-tables', 'group anagrams: eat, tea, tan and ate'],
] as const)('in %s, unquoted words are read as an input: %s', async (topic, message) => {
  expect(await lastReply(topic, message)).toContain('the answer is [["eat","tea","ate"],["tan"]]')
})

test('a described task is explained, not answered with a list of problems', async () => {
  const message =
    'i have a list of words and want to put the ones with same letters together. how would you do it'
  expect(await lastReply('hash-tables', message)).toMatch(/^How do I group anagrams\?/)
})

test.each(['i am so happy that it worked', 'im sad that i dont get it', 'do you use a stack here?'])(
  'feelings about the subject are no small talk: %s',
  async (message) => {
    const answers = await talkToCoach('trees', 'how do i validate a bst?', message)
    expect(answers.at(-1)?.kind).not.toBe('off-topic')
  },
)

describe('words in a sentence are no input', () => {
  const first = 'put words with the same letters together, how would you do it'
  const asked = '?? i asked about anagrams. how slow is it when every word gets sorted'
  test.each([
    ['i meant anagrams, like eat tea ate in one group and tan nat in another'],
    ["only eat tea ate tan nat. and doesn't sorting every word make it slow?"],
    [asked, '4. ab and ba together, abb, bab, c'],
    [asked, '4. ab and ba together, abb, bab, c', 'oh bab sorted is abb too. so 3 groups'],
    ['so eat tea and ate on their own are slow'],
  ])('%j', async (...messages) => {
    expect(await lastReply('hash-tables', first, ...messages)).not.toMatch(/for words =|together/i)
  })
})

test.each([
  ['hint for the first', 0],
  ['the first one looks easy, give me a hint', 0],
  ['the second, how do i start', 1],
  ['hint for the last one', -1],
] as const)('after a list of problems, “%s” gets a hint on that one', async (message, at) => {
  const [list, hint] = await talkToCoach('arrays', 'Which problems train Sliding Window?', message)
  const titles = [...(list?.text ?? '').matchAll(/^- \[\d+\. (.+?)\]/gm)].map(([, title]) => title)
  expect(hint?.kind).toBe('hint')
  expect(hint?.text).toContain(titles.at(at))
})

const stairs = 'whats the base case and how do i find it'
test.each([
  [
    'recursion',
    ['why does my recursion give stack overflow? def fact(n): return n * fact(n-1)'],
    /^The base case is missing/,
  ],
  [
    'linked-lists',
    ['how to find if linked list have cycle without use extra memory?'],
    /Move `slow` one node and `fast` two/,
  ],
  [
    'linked-lists',
    ['please explain simple, how two pointers find the cycle'],
    /Move `slow` one node and `fast` two/,
  ],
  ['sorting-searching', ['what is quick select'], /^Quickselect finds the element of one rank/],
  [
    'graphs',
    ['i dont know where to start with graph problems, everything looks the same to me'],
    /Say what a node is/,
  ],
  ['recursion', ['can you show me fact(3)'], /fact\(3\) waits for fact\(2\)/],
  [
    'recursion',
    [stairs, '7', 'i still dont understand how it comes back up, can you show me fact(3)'],
    /fact\(3\) waits for/,
  ],
  ['sorting-searching', ['why would anybody use merge sort if quick sort is faster'], /^For three reasons\./],
  [
    'stacks-queues',
    ['valid parentheses', 'if stack: return False else True - like this at the end?'],
    /Yes\. A stack that is not empty/,
  ],
  ['graphs', ['when bfs and when dfs??', 'so for shortest path always bfs?'], /^No\. BFS counts edges/],
  [
    'stacks-queues',
    ['daily temperatures', 'what if two days have the same temperature, do i pop?'],
    /No\. The same temperature is not warmer/,
  ],
] as const)('in %s, the last of %j gets the answer written to it', async (topic, messages, reply) => {
  expect(await lastReply(topic, ...messages)).toMatch(reply)
})
