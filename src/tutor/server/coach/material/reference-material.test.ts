import { expect, test } from 'vitest'
import { answer } from '../coach.ts'

async function materialFor(topicId: string, messages: readonly string[], solved: readonly number[] = []) {
  const turns = messages.slice(0, -1).map((question) => ({ question, reply: '' }))
  const request = { topicId, turns, question: messages.at(-1) ?? '', solved: new Set(solved) }
  const { material = [], text } = await answer({ ...request, isForModel: true })
  const all = material.map((part) => `## ${part.title}\n${part.text}`).join('\n')
  return { titles: material.map(({ title }) => title), all, text }
}

test('on a problem there is its statement, a solution in the language of the learner, hints and mistakes', async () => {
  const { titles, all } = await materialFor('recursion', [
    'I am stuck on Subsets',
    'in java please, my for loop looks wrong',
  ])
  expect(titles.slice(0, 4)).toEqual([
    'The learner',
    'The problem (a guess): Subsets',
    expect.stringMatching(/^What is special about it: .*keep it back/),
    expect.stringMatching(/^What the built-in coach found by matching words \(it may .*keep it back/),
  ])
  expect(all).toContain('Writes Java.')
  expect(all).toContain('return all of its subsets')
  expect(all).toMatch(/Code that solves what they work on: never show it.*\n```java\n/)
  expect(all).toContain('Hints from small to large: one at a time')
  expect(all).toContain('Usual mistakes with Backtracking')
})

test('a problem that was named before a full stop, or some messages ago, is still the problem', async () => {
  const messages = ['two sum. i did 2 loops', 'a map from value to index?', 'it says [0,0] for [3,2,4] and 6']
  for (const count of [1, 2, 3])
    expect((await materialFor('hash-tables', messages.slice(0, count))).titles).toContain(
      'The problem (a guess): Two Sum',
    )
})

test('there is code only for somebody who asks for it, or for a task that is known', async () => {
  const code = 'def f(s):\n    seen = {}\n    for c in s:\n        seen[c] = 1\n    return seen'
  const { titles } = await materialFor('arrays', [`my sliding window fails\n${code}`])
  expect(titles).not.toContainEqual(expect.stringMatching(/^Code/))
  expect((await materialFor('arrays', ['show me the code of a sliding window'])).titles).toContainEqual(
    expect.stringMatching(/^Code of the pattern .*: show it/),
  )
})

test('there is one program, kept from somebody who works on its problem', async () => {
  const { titles, all } = await materialFor('linked-lists', ['give me the full code for LRU cache in python'])
  expect(titles).toContainEqual(expect.stringMatching(/^Code that solves .*: never show it/))
  expect(all.match(/```python/g)).toHaveLength(1)
})

test('a pattern that is also the title of a problem is the pattern when its code is asked for', async () => {
  const { titles } = await materialFor('sorting-searching', [
    'show me the code of binary search in TypeScript',
  ])
  expect(titles).toContainEqual(expect.stringMatching(/^Code of the pattern .*: show it/))
  expect(titles).not.toContainEqual(expect.stringMatching(/^The problem|never show/))
})

test('an answer of the coach that finds nothing is left out', async () => {
  const { titles, text } = await materialFor('trees', [
    'What is a heap?',
    'so the tree costs a lemon, right?',
  ])
  expect(text).toContain("I can't judge")
  expect(titles).not.toContainEqual(expect.stringMatching(/^What the built-in coach found/))
})

test('a message of another topic has nothing but that topic', async () => {
  const { titles, all } = await materialFor('arrays', ['what is the capital of France?'])
  expect(titles).toEqual(['Nothing in the lessons on Arrays matches the words of this message'])
  expect(all).toContain('fixed sentence')
})

test('code that was run has its own task beside it, also in the messages after it', async () => {
  const report = `It passes.\n\nThe problem I compared it with: All characters of \`text\` are brackets: round, square or curly ones. Return whether each opening bracket is closed by one of its kind, in the right order.`
  const turns = [{ question: 'is this ok?\n```python\ndef f(s):\n    return not s\n```', reply: report }]
  const request = {
    topicId: 'stacks-queues',
    turns,
    question: 'why the return at the end?',
    solved: new Set<number>(),
  }
  const { material = [] } = await answer({ ...request, isForModel: true })
  const parts = new Map(material.map(({ title, text }) => [title, text]))
  expect(parts.get('The task that their code was run on')).toMatch(/^All characters .* are brackets/)
  expect(parts.get('Code that solves what they work on: never show it, compare with it')).toContain(
    'is_balanced',
  )
})

test('a problem stays until another is named, and no common words name one', async () => {
  const messages = [
    'valid parentheses, why not count?',
    'counting says "([)]" is valid',
    'and if the stack is empty?',
  ]
  for (const count of [1, 2, 3])
    expect((await materialFor('stacks-queues', messages.slice(0, count))).titles).toContain(
      'The problem (a guess): Valid Parentheses',
    )
})

test('whatever may hold a step of the solution is marked while the learner works on the problem', async () => {
  const { titles } = await materialFor('arrays', [
    'hint for container with most water',
    'another hint',
    'one more hint',
  ])
  expect(titles).toContainEqual(
    expect.stringMatching(/: if it has a step of the solution or the fix, keep it back/),
  )
})

test('a short message keeps the passage, example and reason of the question before', async () => {
  const asked = 'why does BFS find the shortest path?'
  for (const more of ["still don't see it", 'explain it completely please', 'why that'])
    expect((await materialFor('graphs', [asked, more])).all).toMatch(
      /(?:Example|Reason) for “Why does BFS find the shortest path\?”/,
    )
})

test.each(['thanks, that helps!', 'bye'])('%s needs no passages', async (farewell) => {
  const { titles } = await materialFor('graphs', ['why does BFS find the shortest path?', farewell])
  expect(titles).not.toContainEqual(expect.stringMatching(/^(?:Lesson|What the built-in)/))
})

test('says what the learner has solved on the topic', async () => {
  const { all } = await materialFor('arrays', ['when does a window shrink?'], [1, 3, 206])
  expect(all).toContain(
    'Has solved 1 Easy, 1 Medium, 0 Hard on this topic, among them Two Sum, Longest Substring',
  )
})

test('never says that nothing fits, and has passages also when all was said before', async () => {
  const question = 'why is sliding window linear with two loops'
  const { all, titles } = await materialFor('arrays', [question, question, question])
  expect(all).not.toMatch(/I found nothing/)
  expect(titles).toContainEqual(expect.stringMatching(/^Lesson passage/))
})

test('the coach’s own opinion that a message is off topic is not in it', async () => {
  const { all } = await materialFor('arrays', ['what is the capital of France?'])
  expect(all).not.toContain('outside the scope')
})
