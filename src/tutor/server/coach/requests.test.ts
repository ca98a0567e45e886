import { expect, test } from 'vitest'
import { type KnownProblem, knownProblems } from '#content/known-problems.ts'
import { difficultyIn } from '#content/tutor/question-kinds.ts'
import { allLessons } from '#curriculum/catalogue.ts'
import { answer } from './coach.ts'
import { similarTo } from './requests.ts'

const none: number[] = []
const levels = ['Easy', 'Medium', 'Hard']

function problem(number: number): KnownProblem {
  const known = knownProblems.get(number)
  if (!known) throw new Error(`There is no problem ${number}`)
  return known
}

const numbersOf = (found: readonly KnownProblem[]) => found.map(({ number }) => number)

test('offers up to four problems of the same pattern, from easier to harder, and never the problem itself', () => {
  for (const each of knownProblems.values()) {
    const found = similarTo(each, none)
    const difficulties = found.map(({ difficulty }) => levels.indexOf(difficulty))
    expect(found.length, each.title).toBeLessThanOrEqual(4)
    expect(difficulties, each.title).toEqual([...difficulties].sort())
    expect(numbersOf(found)).not.toContain(each.number)
    for (const { patterns } of found) expect(patterns.some((name) => each.patterns.includes(name))).toBe(true)
  }
})

test.each([
  [198, 213],
  [200, 695],
  [875, 1011],
])('offers for problem %i its closest relative %i', (number, relative) => {
  expect(numbersOf(similarTo(problem(number), none))).toContain(relative)
})

test('leaves out what was solved and what was named, and goes on with problems of the companies', () => {
  const [first, second] = similarTo('sliding-window', none)
  const found = numbersOf(similarTo('sliding-window', [first?.number ?? 0, second?.number ?? 0]))
  expect(found).toHaveLength(4)
  expect(found).not.toContain(first?.number)
  expect(found).not.toContain(second?.number)

  const lesson = allLessons.find(({ name }) => name === 'sliding-window')
  const leftOut = lesson?.practice.map(({ number }) => number) ?? []
  const others = similarTo('sliding-window', leftOut)
  expect(others).toHaveLength(4)
  expect(others.every(({ adds }) => adds === undefined)).toBe(true)
})

test('offers nothing when everything is solved, or no pattern is known', () => {
  expect(similarTo('two-pointers', [...knownProblems.keys()])).toEqual([])
  expect(similarTo(problem(1822), none)).toEqual([])
})

test.each([
  ['a hard breadth first search problem', 'Hard'],
  ['a medium depth-first search problem', 'Medium'],
  ['what should be my first problem', 'Easy'],
  ['that was too hard, an easy problem please', 'Easy'],
])('%s: %s', (words, difficulty) => {
  expect(difficultyIn(words)).toBe(difficulty)
})

async function send(topicId: string, messages: readonly string[]) {
  const turns = messages.slice(0, -1).map((question) => ({ question, reply: '' }))
  return (await answer({ topicId, turns, question: messages.at(-1) ?? '', solved: new Set() })).text
}

test.each([
  [
    'stacks-queues',
    ['asteroid collision', 'what about [8,-8]'],
    /^For asteroids = \[8,-8\] the answer is \[\]\./,
  ],
  [
    'stacks-queues',
    ['next greater element i', 'what about 5 4 3 2 1?'],
    /^For nums1 = \[5,4,3,2,1\], nums2 = \[5,4,3,2,1\] /,
  ],
  [
    'graphs',
    ['course schedule', 'pairs [1,0],[2,1],[3,2],[1,3], so the answer is false?'],
    /^For n = 4, .* is no\./,
  ],
  [
    'linked-lists',
    ['merge two sorted lists', 'run it on 1->4 and 2->3'],
    /^For .*the answer is \[1,2,3,4\]\./,
  ],
  [
    'arrays',
    ['two sum', 'run two sum on [5,5] target 10'],
    /^On your input, step by step\. Two Sum in any order/,
  ],
  [
    'arrays',
    ["What does Kadane's algorithm do?", 'trace kadane on [3,-1,2]'],
    /`current`: 0, then 3, then 2, then 4/,
  ],
  [
    'dynamic-programming',
    ['coin change', 'the table for 0 to 6 with coins 1 3 4'],
    /^For coins = \[1,3,4\], amount = 6 /,
  ],
])('an input in %s is read as the task takes it: %j', async (topic, messages, part) => {
  expect(await send(topic, messages)).toMatch(part)
})

test.each([
  [
    'stacks-queues',
    ['valid parentheses', 'is "([)]" valid?', 'what happens when the stack is empty and a ) comes'],
  ],
  ['stacks-queues', ['valid parentheses', 'with one type of bracket, is counting enough? what about ")("']],
  ['graphs', ['rotting oranges - do i run dfs from each rotten orange?']],
  [
    'dynamic-programming',
    ['house robber ii', 'for [2,3,2] it is 3?', 'ok so for one house it returns 0, right?'],
  ],
])('a question in %s beside values is not answered by a run: %j', async (topic, messages) => {
  expect(await send(topic, messages)).not.toMatch(/^(?:For|Yes: for|Not quite: for|No: for|I cannot run) /)
})
