import { describe, expect, test } from 'vitest'
import { talkToCoach } from '#testing/talk-to-coach.ts'

describe('a bare request after code, a demo, a list or a hint', () => {
  test.each([
    ['arrays', ['Show the code of Sliding Window', 'complexity?'], 'Sliding Window takes `O(n)` time'],
    ['stacks-queues', ['hint for valid parentheses', 'code?'], 'Matching brackets'],
    ['hash-tables', ['Show Hash Map Lookup in the demo', 'in java'], '```java\n'],
    [
      'dynamic-programming',
      ['problems like house robber', 'and the space?'],
      'House Robber takes `O(1)` space',
    ],
    ['dynamic-programming', ['code for coin change'], 'def coin_change('],
    ['arrays', ['Show the code of Sliding Window', 'why that line?'], 'line by line.'],
    ['linked-lists', ['Show the code of Linked List Reversal', 'explain it line by line'], 'line by line.'],
  ])('in %s keeps the subject: %j', async (topic, messages, part) => {
    expect((await talkToCoach(topic, ...messages)).at(-1)?.text).toContain(part)
  })

  test('about one of two costs gets that one, and not the same again', async () => {
    const code = 'Show the code of Sliding Window'
    const [, time, space] = await talkToCoach('arrays', code, 'time complexity?', 'and the space?')
    expect(time?.text).toMatch(/^Sliding Window takes `O\(n\)` time/)
    expect(space?.text).toMatch(/^Sliding Window takes `O\(1\)` space/)
  })
})

describe('a statement', () => {
  test.each([
    [
      'stacks-queues',
      'hint for valid parentheses',
      'so the stack contains the opening brackets',
      /^Check yours against this:/,
    ],
    [
      'dynamic-programming',
      'hint for climbing stairs',
      'n squared?',
      /^Check yours against this:.*O\(n\) time/s,
    ],
    [
      'dynamic-programming',
      'hint for climbing stairs',
      'so it is linear time because each stair is done once',
      /^Check yours against this:.*O\(n\) time/s,
    ],
    [
      'trees',
      'What is a heap?',
      'so push is O(1)?',
      /^You say “O\(1\)”, the lesson says “O\(log n\)”|^No|^Check yours against this:.+O\(log n\)/s,
    ],
    // What the title of an answer presupposes.
    ['trees', 'What is a heap?', 'push into a heap is O(log n), right?', /^Yes\. A heap is/],
    [
      'arrays',
      'number of islands',
      'so every cell is visited many times because i mark it?',
      /each cell is (?:visited|entered) once/i,
    ],
    ['arrays', 'two sum', 'so i store the number and its index, right?', /^This much is certain: .+Yes/],
  ])('in %s after “%s”: “%s” is judged', async (topic, first, statement, verdict) => {
    const [, reply] = await talkToCoach(topic, first, statement)
    expect(reply?.text).toMatch(verdict)
  })

  test('that contradicts a condition of what was said is not confirmed', async () => {
    const [, reply] = await talkToCoach(
      'graphs',
      'when should i use dijkstra',
      'so it works with negative weights too',
    )
    expect(reply?.text).not.toMatch(/^(Yes|Right)/)
  })
})

describe('who does not understand', () => {
  test.each([
    ['arrays', 'What is a sliding window? (Sliding Window)'],
    ['trees', 'Show the code of Heap / Priority Queue'],
    ['graphs', 'trace bfs on A-B, B-C'],
    ['sorting-searching', 'and the cost of merge sort?'],
  ])('in %s after “%s” never gets the same text twice', async (topic, first) => {
    const again = [
      "I don't understand",
      'huh?',
      'can you explain it differently',
      'still confused',
      'simpler please',
    ]
    const answers = await talkToCoach(topic, first, ...again)
    expect(new Set(answers.map(({ text }) => text)).size).toBe(again.length + 1)
  })

  test('a first reply that is wrong is not called another wrong one', async () => {
    const question = 'Why does my reversal lose the rest? (Linked List Reversal)'
    const [, reply] = await talkToCoach('linked-lists', question, '3 nodes? coz 7 1 3')
    expect(reply?.text).toBe('The 7 itself is still in `cur`. Which nodes came after it?')
  })
})

describe('a reply to a check', () => {
  test.each([
    ['arrays', 'What is an array?', "not 6, it's 5", /^The answer is right\. The reason: 5:/],
    ['arrays', 'What is an array?', '6? or maybe 5', /^Right\. 5:/],
    ['arrays', 'What is an array?', '5... wait no, 6', /^That is the length\./],
    [
      'linked-lists',
      'How do I find the middle of a linked list?',
      '5, because fast goes 1,3,5,7',
      /^Right\. 5:/,
    ],
    [
      'arrays',
      'How do I know that a problem needs a sliding window?',
      'the limit, because sums only grow. can you show me the longest with sum at most 7 on [3,1,2,5,1]?',
      /The limit: .+For nums = \[3,1,2,5,1\], limit = 7 the answer is 3\./s,
    ],
  ])('in %s after “%s”: of “%s” the last value counts, and the rest is answered', async (...given) => {
    const [topic, question, message, part] = given
    const [, reply] = await talkToCoach(topic, question, message)
    expect(reply?.text).toMatch(part)
  })
})

describe('who goes on', () => {
  test.each([
    [
      'recursion',
      ['recursion confuses me, what is it', 'ok so why does the recursion need memory?'],
      /frames/,
    ],
    ['recursion', ['how do I generate all subsets?', 'why 2^n though'], /Each element is in or/],
    [
      'linked-lists',
      ['How do I find the middle of a linked list?', 'and if the list has just two nodes?'],
      /of two nodes the second/,
    ],
    [
      'graphs',
      ['I want to detect a cycle in a directed graph', 'my graph is undirected'],
      /visited (?:neighbor is a cycle unless|vertex other than the parent closes a cycle)/,
    ],
    [
      'recursion',
      ['subsets of an array, how many are there and why', "I still don't get it"],
      /^Let us look at it from another side\. What /,
    ],
  ])('in %s gets what belongs to it: %j', async (topic, messages, part) => {
    expect((await talkToCoach(topic, ...messages)).at(-1)?.text).toMatch(part)
  })
})

test('a verdict on another question names that question', async () => {
  const [other] = await talkToCoach('graphs', 'can i finish courses with [1,0],[0,1]?')
  expect(other?.text).toMatch(/^Can I use DFS instead of Kahn\? Yes\. Run DFS/)
  const [asked] = await talkToCoach('graphs', 'can i use dfs instead of kahn?')
  expect(asked?.text).toMatch(/^Yes\. Run DFS/)
})

describe('an input in a message', () => {
  test.each([
    [
      'arrays',
      'What is Sliding Window?',
      'what happens with [2, 1, 5, 1] and k = 3',
      'values=2,+1,+5,+1&size=3#',
      '2 + 1 + 5 = 8',
    ],
    ['linked-lists', 'how do I detect a cycle', 'does it work on 1 -> 2 -> 3', 'tail=-1#', 'Return null'],
    ['graphs', 'What is Topological Sort?', 'trace it on A>B, B>C', 'graph=A%3EB,+B%3EC#', 'A is number 1'],
    [
      'trees',
      'What is Trie (Prefix Tree)?',
      'try it with ["tea", "ten"] and "te"',
      'words=tea,+ten&prefix=te#',
      '“te”',
    ],
  ])(
    'in %s after “%s”: “%s” is run, and the demo opens on it',
    async (topic, first, message, address, step) => {
      const [, reply] = await talkToCoach(topic, first, message)
      expect(reply?.text).toContain(address)
      expect(reply?.text).toContain(step)
    },
  )

  test.each([
    [
      'arrays',
      'What is Two Pointers?',
      'run it on [5, 2, 9] target 7',
      'I cannot run that input. 2 comes after 5',
    ],
    [
      'dynamic-programming',
      'hint for climbing stairs',
      'trace it with n = 500',
      'I cannot run Climbing Stairs on that',
    ],
  ])('in %s after “%s”: “%s” gets the reason why not', async (topic, first, message, part) => {
    expect((await talkToCoach(topic, first, message))[1]?.text).toContain(part)
  })

  test('is none where a word is quoted', async () => {
    const [reply] = await talkToCoach('dynamic-programming', 'I still don\'t get what a "state" is in DP')
    expect(reply?.text).not.toMatch(/by hand with|Paste your code|cannot run/)
  })
})

test('the easiest problems come first, also for who finds all too hard', async () => {
  const [reply] = await talkToCoach(
    'hash-tables',
    'this is too hard. is there a first easy problem i can try?',
  )
  expect(reply?.text).toMatch(/^- \[.+\(Easy\)/m)
})

describe("a learner's own values", () => {
  test.each([
    [
      'dynamic-programming',
      [
        'coin change: is the biggest coin first optimal?',
        'how would dp solve it for amount 8 with coins 1,4,5?',
      ],
      /the answer is 2\. What is asked: the smallest number of coins.+ 7: 3, 8: 2\./s,
    ],
    [
      'trees',
      ['What is a binary search tree?', 'my tree is 5 with left child 7 and right child 3, is it a BST?'],
      /^For root = \[5,7,3\] the answer is no\./,
    ],
    ['arrays', ["What does Kadane's algorithm do?", "what's the result for [-2,1,3]?"], /the answer is 4\./],
  ])('in %s are taken up: %j', async (topic, messages, part) => {
    expect((await talkToCoach(topic, ...messages)).at(-1)?.text).toMatch(part)
  })
})

describe('a short question on what was just said', () => {
  test.each([
    ['sorting-searching', ['What is merge sort?', 'why is it stable?'], 'Why is merge sort stable?'],
    [
      'hash-tables',
      [
        'Why is the worst case of a hash map O(n)?',
        'but WHY is it O(1) on average? how does it know where the thing is',
      ],
      'Why is a hash lookup O(1)?',
    ],
    ['arrays', ['I keep hearing the word array, what is it exactly?'], 'What is an array?'],
    ['arrays', ['What is an array?', "no, simply: what's an array? like a list?"], 'With numbers: '],
    ['recursion', ['How do I solve the Tower of Hanoi?', 'show me the code'], '`def hanoi('],
    ['recursion', ['How do I solve the Tower of Hanoi?', 'no, the hanoi code'], '`def hanoi('],
  ])('in %s is answered: %j', async (topic, messages, part) => {
    expect((await talkToCoach(topic, ...messages)).at(-1)?.text).toContain(part)
  })
})

test.each([
  ['arrays', 'buy and sell stock as often as i like', 'so for [1,5,3,6] it is 7, right?'],
  ['arrays', 'jump game, minimum number of jumps', 'so for [2,3,1,1,4] it is 2, right?'],
  ['dynamic-programming', 'climbing stairs with 1, 2 or 3 steps', 'so for n=4 it is 7, right?'],
])('in %s a result of “%s” is not judged by the task beside it', async (topic, task, said) => {
  expect((await talkToCoach(topic, task, said)).at(-1)?.text).toMatch(/^I cannot tell for which task/)
})
