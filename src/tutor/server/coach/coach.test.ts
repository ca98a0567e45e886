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
    ['arrays', 'sliding window with negative numbers??', 'does not work with negatives'],
    ['sorting-searching', 'my binary serach hangs with 2 elements left, lo = mid', 'rounded down, is `lo`'],
    ['trees', 'y does kth largest use a MIN heap', 'the smallest of these is the one to throw out'],
    ['graphs', 'mst vs shortest path tree, same or?', 'No, they differ'],
    ['recursion', 'my recursion always returns None', 'return solve(rest)'],
  ])('in %s: “%s” gets the answer written for it', async (topic, message, part) => {
    expect((await ask(topic, message)).text.toLowerCase()).toContain(part.toLowerCase())
  })

  test('gets up to three quotes of lessons with links, and two to four messages to send next', async () => {
    const { text, passages, followUps } = await ask('arrays', 'when does a sliding window shrink?')
    expect(passages.length).toBeGreaterThan(0)
    expect(passages.length).toBeLessThanOrEqual(3)
    for (const { title, link } of passages) expect(text).toContain(`> [${title}](${link})`)
    expect(followUps.length).toBeGreaterThanOrEqual(2)
    expect(followUps.length).toBeLessThanOrEqual(4)
  })

  test('asked again gets no text a second time', async () => {
    const message = 'why is sliding window linear with two loops'
    const answers = await talk('arrays', message, message, message, message)
    const parts = answers.flatMap(({ text }) => text.split('\n\n')).filter((part) => part.length > 90)
    expect(new Set(parts).size).toBe(parts.length)
  })

  test('that nothing in the lessons answers is not sent away for its words', async () => {
    const { text, kind } = await ask('arrays', 'zorbl qwx frobnicates the blarg')
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

describe('pasted code', () => {
  const reverse = (save: string) =>
    `why only one node\n\nfunction reverse(head) {\n  let prev = null\n  while (head) {\n${save}    head.next = prev\n    prev = head\n    head = head.next\n  }\n  return prev\n}`

  test('is checked for slips that the lessons name', async () => {
    expect((await ask('linked-lists', reverse(''))).text).toContain('- Line 6: The link was overwritten')
  })

  test('without one is not judged: the demo runs its input', async () => {
    const code = 'def f(nums):\n    nums.sort()\n    for x in nums:\n        print(x)\n    return nums'
    const { text } = await ask('arrays', `two pointers, is this ok?\n\n${code}`)
    expect(text).toContain('I have not run this, so I only looked for slips')
    expect(text).toContain('?demo=two-pointers')
  })
})

describe('code that the browser ran', () => {
  const code = (shrink: string) =>
    `def two_sum(nums, target):\n    i = 0\n    j = len(nums) - 1\n    while i < j:\n        if nums[i] + nums[j] == target:\n            return [i, j]\n        i += 1\n${shrink}    return []`
  const discuss = (verdict: CodeRun['verdict'], text = code('')) =>
    coach.answer({
      topicId: 'arrays',
      turns: [],
      question: text,
      solved: new Set(),
      run: { pattern: 'two-pointers', verdict, text: 'It was run.' },
    })

  test('and that failed gets the slip that explains it', async () => {
    const { text, kind } = await discuss('fails')
    expect(kind).toBe('code')
    expect(text).toContain('The lessons name a slip that explains this:\n- Line 4: One of the two pointers')
    expect(text).toContain('?demo=two-pointers')
  })

  test('and that failed without a known slip gets the question which line decides it', async () => {
    const { text } = await discuss('fails', code('        j -= 1\n'))
    expect(text).toMatch(/^Which line decides what happens on this input\?/)
  })

  test.each([
    ['passes', 'What do its time and its memory grow with'],
    ['broken', 'Correct that line'],
  ] as const)('and that %s is not searched for slips', async (verdict, part) => {
    const { text } = await discuss(verdict)
    expect(text).toContain(part)
    expect(text).not.toContain('Line 4')
  })

  test('of a pattern that there is not counts as not run', async () => {
    const run = { pattern: 'no-such-pattern', verdict: 'fails', text: 'It was run.' } as const
    const { text } = await coach.answer({
      topicId: 'arrays',
      turns: [],
      question: code(''),
      solved: new Set(),
      run,
    })
    expect(text).toContain('I have not run this')
  })

  test('is another answer than the same code without it', async () => {
    const [unrun] = await talk('arrays', code(''))
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
