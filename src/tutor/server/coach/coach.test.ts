import { describe, expect, test } from 'vitest'
import { kindOf } from '#content/tutor/question-kinds.ts'
import { tutorTopics } from '#content/tutor/tutor-topics.ts'
import { allLessons, tutorTexts } from '#curriculum/catalogue.ts'
import { displayNameOf } from '#curriculum/patterns.ts'
import type { CodeRun } from '../../contract.ts'
import * as coach from './coach.ts'
import { judge } from './quiz.ts'

/** The answers to messages of one session. */
async function talk(topicId: string, ...messages: string[]) {
  const answers = []
  for (const [index, question] of messages.entries()) {
    const turns = messages.slice(0, index).map((earlier) => ({ question: earlier, reply: '' }))
    answers.push(await coach.answer({ topicId, turns, question, solved: new Set() }))
  }
  return answers
}

async function ask(topicId: string, ...messages: string[]) {
  const answers = await talk(topicId, ...messages)
  return answers.at(-1) as (typeof answers)[0]
}

describe('a question', () => {
  test.each([
    ['and the space?', 'cost'],
    ['time limit exceeded on 3sum', 'mistake'],
  ] as const)('“%s” is of the kind %s', (message, kind) => {
    expect(kindOf(message)).toBe(kind)
  })

  test.each([
    [
      'arrays',
      'sliding window with negative numbers??',
      'With negative numbers, a sum that is too big may become right',
    ],
    ['sorting-searching', 'my binary serach hangs with 2 elements left, lo = mid', 'rounded down, is `lo`'],
    ['trees', 'y does kth largest use a MIN heap', 'the smallest of these is the one to throw out'],
    ['graphs', 'mst vs shortest path tree, same or?', 'No, they differ'],
    ['recursion', 'my recursion always returns None', 'return solve(rest)'],
    ['recursion', 'What is a stack frame?', 'keeps a frame with its parameters'],
    ['arrays', "what's array", 'stores elements one after the other'],
    ['stacks-queues', 'how to implement queue', 'keep head and tail'],
    ['graphs', 'is o(2n) the same as o(n)', 'drops constant factors'],
    ['linked-lists', 'how do i approach a new problem', 'work a small example by hand'],
  ])('in %s: “%s” gets the answer written for it', async (topic, message, part) => {
    expect((await ask(topic, message)).text.toLowerCase()).toContain(part.toLowerCase())
  })

  test('gets the answer with its source, and messages to send next', async () => {
    const { text, passages, followUps } = await ask('arrays', 'when does a sliding window shrink?')
    const [source] = passages
    expect(text).toContain(`From the lesson: [${source?.title}](${source?.link})`)
    expect(followUps.length).toBeGreaterThanOrEqual(2)
    expect(followUps.length).toBeLessThanOrEqual(5)
  })

  test('that nothing in the lessons answers is not sent away for its words', async () => {
    const { text, kind } = await ask('arrays', 'does it frobnicate the zorbl')
    expect(kind).toBe('unknown')
    expect(text).toContain('[Two Pointers](/category/1#two-pointers)')
  })
})

describe('a problem', () => {
  test('is found by part of its title, and each hint adds something, up to the listing', async () => {
    const hints = await talk(
      'arrays',
      'stuck on container water',
      'next hint',
      'another hint',
      'hint',
      'hint please',
    )
    expect(new Set(hints.map(({ text }) => text)).size).toBe(5)
    expect(hints.every(({ kind }) => kind === 'hint')).toBe(true)
    expect(hints[0]?.text).toContain('Container With Most Water')
    expect(hints[0]?.followUps).toContain('Next hint for Container With Most Water')
    expect(hints.at(-1)?.text).toContain('Show the code of Two Pointers')
  })

  test('with a symptom gets the answer to the symptom', async () => {
    const { text } = await ask('stacks-queues', "valid parentheses passes everything but '((('")
    expect(text).toContain('the stack must be empty')
  })

  test('is never cut off, whatever words come next', async () => {
    const answers = await talk(
      'dynamic-programming',
      'hint for house robber',
      'in sql i would use a window, why not here',
    )
    expect(answers[1]?.kind).not.toBe('off-topic')
  })
})

test('a comparison defines both sides, says what decides and gives an example', async () => {
  const { text } = await ask('graphs', 'bfs or dfs?')
  expect(text).toContain('- **Breadth-First Search**: ')
  expect(text).toContain('- **Depth-First Search**: ')
  expect(text).toContain('What decides: ')
  expect(text).toContain('\n- Yes, it is Breadth-First Search: ')
  expect(text).toContain('\n- No, it is Depth-First Search: ')
  expect(text).toMatch(/An example: .+ So it is Breadth-First Search\.$/m)
})

test('similar problems leave out what was named, and differ the second time', async () => {
  const [first, second] = await talk(
    'stacks-queues',
    'more like daily temperatures',
    'other similar problems',
  )
  const titles = (text = '') => [...text.matchAll(/^- \[\d+\. (.*?)\]/gm)].map(([, title]) => title)
  expect(titles(first?.text).length).toBeGreaterThan(2)
  expect(titles(first?.text)).not.toContain('Daily Temperatures')
  expect(titles(second?.text).filter((title) => titles(first?.text).includes(title))).toEqual([])
})

describe('something else', () => {
  test('is sent away with the sentence of the topic', async () => {
    const topic = tutorTopics.find(({ id }) => id === 'graphs')
    expect((await ask('graphs', 'what salary should i ask for in berlin')).text).toBe(topic?.redirect)
  })

  test('is shown the topic that covers it', async () => {
    const { kind, text } = await ask('stacks-queues', 'what does path compression do in union find')
    expect(kind).toBe('off-topic')
    expect(text).toContain('[The topic Graphs](/ai-tutor/chat/graphs)')
  })
})

describe('pasted code that was not run', () => {
  const java =
    'int search(int[] nums, int target) {\n  int lo = 0, hi = nums.length;\n  while (lo < hi) {\n    int mid = (lo + hi) / 2;\n    if (nums[mid] < target) lo = mid;\n    else hi = mid;\n  }\n  return lo;\n}'

  test('gets what often goes wrong with what it looks like, and the demo', async () => {
    const { text, kind, followUps } = await ask('sorting-searching', `what is wrong?\n\n${java}`)
    expect(kind).toBe('code')
    expect(text).toContain('Java cannot be run in the browser')
    expect(text).toContain('What most often goes wrong with Basic Binary Search:\n- ')
    expect(text).toContain('?demo=basic-binary-search')
    expect(followUps).toContain('Show Basic Binary Search in the demo')
  })

  test('is about the pattern that the learner names', async () => {
    const code = 'def f(nums):\n    nums.sort()\n    for x in nums:\n        print(x)\n    return nums'
    const { text } = await ask('arrays', `two pointers, is this ok?\n\n${code}`)
    expect(text).toContain('I have not run this')
    expect(text).toContain('?demo=two-pointers')
  })

  test('comes after the answer to what is asked about it', async () => {
    const { text } = await ask('sorting-searching', `my binary search never ends, why?\n\n${java}`)
    expect(text).toMatch(/^What you describe sounds like this: .+\n\nJava cannot be run/s)
  })
})

describe('code that the browser ran', () => {
  const code =
    'def two_sum(nums, target):\n    i = 0\n    j = len(nums) - 1\n    while i < j:\n        if nums[i] + nums[j] == target:\n            return [i, j]\n        i += 1\n    return []'
  const discuss = (verdict: CodeRun['verdict'], text = 'It was run.') =>
    coach.answer({
      topicId: 'arrays',
      turns: [],
      question: code,
      solved: new Set(),
      run: { pattern: 'two-pointers', verdict, text },
    })

  test('and that failed gets the question which line decides it', async () => {
    const { text, kind } = await discuss(
      'fails',
      '```input\nnums = [1, 2, 3]\ntarget = 3\nexpected: [0, 1]\ngot: []\n```',
    )
    expect(kind).toBe('code')
    expect(text).toMatch(/^On `nums = \[1, 2, 3\], target = 3` your code returns `\[\]`/)
    expect(text).toContain('?demo=two-pointers')
  })

  test.each([
    ['fails', 'Which line decides what happens on this input?'],
    ['slow', 'What does your code repeat for each element?'],
    ['passes', 'What do its time and its memory grow with'],
    ['broken', 'Correct that line'],
  ] as const)('and that %s gets the question “%s”', async (verdict, question) => {
    const { text } = await discuss(verdict)
    expect(text.startsWith(question)).toBe(true)
  })

  test('of a pattern that there is not counts as not run', async () => {
    const run = { pattern: 'no-such-pattern', verdict: 'fails', text: 'It was run.' } as const
    const { text } = await coach.answer({
      topicId: 'arrays',
      turns: [],
      question: code,
      solved: new Set(),
      run,
    })
    expect(text).toContain('I have not run this')
  })

  test('is another answer than the same code without it', async () => {
    const [unrun] = await talk('arrays', code)
    expect((await discuss('passes')).text).not.toBe(unrun?.text)
  })
})

describe('a quiz', () => {
  test('is on the pattern that was named, and gets harder and easier', async () => {
    const [first, harder, hardest, easier] = await talk(
      'trees',
      'quiz me on tries',
      'a harder one',
      'a harder one',
      'an easier one please',
    )
    const twoPatterns =
      /^(.+ or Trie \(Prefix Tree\)|Trie \(Prefix Tree\) or .+): which fits, and which words tell you\?/
    expect(first?.text).toMatch(twoPatterns)
    expect(harder?.text).toMatch(/^Which pattern fits, and which words tell you\?/)
    expect(hardest?.text).toContain('how much time does the solution take?')
    expect(easier?.text).toMatch(/^Which pattern fits, and which words tell you\?/)
    const tasks = [first, harder, hardest, easier].map((answer) => answer?.text.split('> ')[1])
    expect(new Set(tasks).size).toBe(4)
  })

  const [task] = (tutorTexts.get('trie')?.quiz ?? []).map((each) => ({
    ...each,
    pattern: 'trie',
    level: 'Hard' as const,
  }))
  if (!task) throw new Error('There is no task on tries')
  test.each([
    [`a trie: ${task.words[0]}`, 'Right. It is Trie (Prefix Tree).\n- Yes, you found the clue: “'],
    ['trie', `Right. It is Trie (Prefix Tree).\n- The clue: “${task.words[0]}`],
    [
      'trie',
      `- Why not ${displayNameOf(task.not)}: ${task.why}\n- The idea: ${task.idea}\n- Time: ${task.cost}.`,
    ],
    ['trie, O(n!)', `Time: ${task.cost}; you said o(n!).`],
    ['backtracking', 'Trie (Prefix Tree) fits better than Backtracking'],
    ['not a trie, a hash map', 'Not Hash Map Lookup here: it is Trie'],
    ['trie or hash map', 'You named two. The better one is Trie'],
    ['', 'No problem. It is Trie (Prefix Tree).\n- The clue: “'],
  ])('judges “%s”', (answer, verdict) => {
    expect(judge(task, answer).toLowerCase()).toContain(verdict.toLowerCase())
  })

  test('accepts “I don’t know”', async () => {
    const { text } = await ask('trees', 'quiz me', "i don't know")
    expect(text).toMatch(/^No problem\. It is .+The clue: “.+The idea: /s)
  })

  test('lets another question in between', async () => {
    const answer = await ask('trees', 'quiz me', 'why is inorder of a bst sorted? i never understood')
    expect(answer.text).toContain('Inorder visits all smaller values')
  })
})

test.each([
  ['code for trie insert in ts', '```typescript\n'],
  ['trie template in java pls', '```java\n'],
  ['skeleton for choose/explore/unchoose', '```python\n'],
])('“%s” shows a listing', async (message, part) => {
  const { kind, text } = await ask('trees', message)
  expect(kind).toBe('template')
  expect(text).toContain(part)
})

describe.each(allLessons.map(({ name }) => name))('buttons on %s', (pattern) => {
  const topic = tutorTopics.find(({ patterns }) => patterns.includes(pattern))
  test.each([
    ['quiz', `Quiz me on ${displayNameOf(pattern)}`],
    ['when', `When do I use ${displayNameOf(pattern)}?`],
    ['template', `Show the code of ${displayNameOf(pattern)}`],
    ['demo', `Show ${displayNameOf(pattern)} in the demo`],
    ['cost', `What does ${displayNameOf(pattern)} cost?`],
    ['mistake', `Common mistakes with ${displayNameOf(pattern)}`],
  ])('%s: %s', async (kind, message) => {
    const answer = await ask(topic?.id ?? '', message)
    expect(answer.kind).toBe(kind)
    expect(answer.text.length).toBeGreaterThan(60)
    expect(answer.followUps.length).toBeGreaterThan(1)
    expect(answer.text).not.toMatch(/undefined(?! behavior)|\[object/)
  })
})
