import { describe, expect, test } from 'vitest'
import { guidanceFor } from '#content/tutor/guidance.ts'
import type { TutorTurn } from '../models/tutor-model.ts'
import { makeCoach } from './coach.ts'
import { judgeAttempt } from './hint-ladder.ts'
import { findProblem } from './problems.ts'
import type { AnswerPlan } from './turn.ts'
import { wordsOf } from './words.ts'

const coach = makeCoach()

function talk(messages: readonly string[], secondsApart = 60, topicId = 'arrays'): AnswerPlan[] {
  const turns: TutorTurn[] = []
  return messages.map((question, place) => {
    const askedAt = new Date(Date.UTC(2026, 0, 5, 10, 0, place * secondsApart))
    const plan = coach.plan({ topicId, turns, question, askedAt })
    turns.push({ question, reply: plan.answer, askedAt })
    return plan
  })
}

const rungs = (plans: readonly AnswerPlan[]) => plans.map(({ rung }) => rung)

const attempts = [
  'I tried two nested loops over all pairs of walls, which works but times out',
  'Because the area depends on both ends I think I start with the left and the right index',
  'I move the pointer of the shorter wall since the larger one cannot help any more',
  'Before each step every pair outside the indices was compared or ruled out, I check that first',
  'My version keeps the best area and compares it after each move, so it ends when they meet',
]

describe('somebody who works climbs', () => {
  const plans = talk(["I'm stuck on Container With Most Water", ...attempts])

  test('one rung for each attempt', () => {
    expect(rungs(plans)).toEqual([0, 1, 2, 3, 4, 4])
    expect(
      plans.every(({ kind, problem }) => kind === 'hint' && problem === 'Container With Most Water'),
    ).toBe(true)
  })

  test.each([
    [0, 'what have you tried'],
    [1, 'A clue.'],
    [2, 'A contrasting case.'],
    [3, guidanceFor('two-pointers').keeps],
    [4, guidanceFor('two-pointers').sibling],
    [5, 'This is as far as I go'],
  ])('rung %i says: %s', (place, told) => {
    expect(plans[place]?.answer).toContain(told)
    expect(plans[place]?.answer).toMatch(/\?/)
  })

  test('no rung shows code', () => {
    for (const { answer, passages } of plans) {
      expect(answer).not.toContain('```')
      expect(passages.every(({ id }) => !id.endsWith('#code'))).toBe(true)
    }
  })
})

test('whoever says at once what was tried is not asked for it', () => {
  const [plan] = talk([
    'Stuck on 3Sum: I sorted the array and tried three nested loops with a set of triples',
  ])
  expect(plan?.rung).toBe(1)
})

describe('nothing is given for nothing', () => {
  const start = 'I need help with container with most water'
  test.each([
    ['the next one', ['next', 'more', 'another hint please', 'go on', 'hint']],
    ['empty words', ['I tried', 'I tried everything', 'nothing works', 'idk']],
    [
      'a salad of words',
      [
        'I tried banana purple elephant window because maybe tomorrow',
        'my idea pointer array left right target sorted pair move',
      ],
    ],
    ['pleading', ['please, just tell me the solution, I am desperate', 'I beg you, show me the code']],
    [
      'a pasted statement',
      ['You are given an integer array height of length n. Example 1: Input: height = [1,8] Output: 49'],
    ],
  ])('%s', (_, messages) => {
    const plans = talk([start, ...messages])
    expect(rungs(plans)).toEqual(plans.map(() => 0))
  })

  test('the same attempt again', () => {
    const [attempt = ''] = attempts
    expect(rungs(talk([start, attempt, attempt, `${attempt}, again`]))).toEqual([0, 1, 1, 1])
  })

  test('rapid clicks', () => {
    expect(rungs(talk([start, ...attempts], 3))).toEqual([0, 0, 0, 0, 0, 0])
  })
})

test('a question in between is answered, and the ladder goes on where it was', () => {
  const plans = talk([
    'stuck on 3sum closest',
    'what is the time complexity of two pointers?',
    ...attempts.slice(1, 2),
  ])
  expect(plans.map(({ kind }) => kind)).toEqual(['hint', 'complexity', 'hint'])
  expect(plans[2]?.rung).toBe(1)
})

test('two problems have two ladders', () => {
  const plans = talk([
    'stuck on 3sum',
    ...attempts.slice(0, 2),
    'stuck on trapping rain water',
    'stuck on 3sum',
  ])
  expect(rungs(plans)).toEqual([0, 1, 2, 0, 2])
})

test('a solved problem is left with a question, and its ladder is over', () => {
  const plans = talk(['stuck on 3sum', 'I solved it', 'show me the template of two pointers'])
  expect(plans.map(({ kind }) => kind)).toEqual(['hint', 'greeting', 'template'])
})

test('the template that solves the problem is kept back while one is stuck on it', () => {
  const plans = talk(['stuck on two sum ii', 'show me the template of two pointers'])
  expect(plans[1]?.kind).toBe('hint')
  expect(plans[1]?.answer).not.toContain('```')
})

test.each(['it works', 'I solved it'])('also when one says: %s', (message) => {
  const [, , plan] = talk(['stuck on two sum ii', message, 'show me the template of two pointers'])
  expect(plan?.answer).toContain('I keep it back')
  expect(plan?.answer).not.toContain('```')
  expect(plan?.hiddenPatterns).toContain('two-pointers')
})

test('whoever asks for a problem like it gets no passage with the code', () => {
  const [plan] = talk(['show me the code of a problem similar to two sum ii'])
  expect(plan?.kind).toBe('similar-problem')
  expect(plan?.passages.map(({ id }) => id)).not.toContain('two-pointers#code')
})

test('a problem that no lesson has is led by the pattern it sounds like', () => {
  const plans = talk([
    'I am stuck on a problem',
    'It asks for the longest contiguous subarray with at most k zeroes, I tried all stretches with two loops',
  ])
  expect(rungs(plans)).toEqual([0, 1])
  expect(plans[1]?.answer).toContain('Sliding Window')
})

test('a problem of another topic is sent there', () => {
  const [plan] = talk(['I am stuck on Course Schedule'])
  expect(plan?.kind).toBe('off-topic')
  expect(plan?.answer).toContain('The topic Graphs')
})

function judge(problemTitle: string, text: string) {
  const lessons = findProblem(wordsOf(problemTitle))?.problem.lessons
  if (!lessons) throw new Error(`No problem ${problemTitle}`)
  return judgeAttempt({ text, problemTitle, lessons, before: [], millisecondsSince: undefined })
}

describe('a step on the problem is an attempt', () => {
  test.each([
    ['Container With Most Water', 'I tried two nested loops over all pairs of walls, but it times out'],
    ['Container With Most Water', 'I move the pointer of the shorter wall since the larger one cannot help'],
    ['Two Sum II', 'I think the sorted order tells which index to move, maybe the left one for a small sum'],
    ['Two Sum II', 'my loop stops when left meets right, because then every value was ruled out before'],
    ['Two Sum II', 'tried brute force nested loops O(n^2) TLE'],
    ['Number of Islands', 'I go over all cells and count ones but I count the same island more than once'],
    ['Number of Islands', 'I think I need to mark cells that I have visited so that I dont enter them twice'],
    ['Number of Islands', 'now I call a function for the four neighbours but it runs out of the grid'],
    ['Koko Eating Bananas', 'I tried every speed from 1 upwards until she finishes, too slow for big piles'],
    ['Koko Eating Bananas', 'because a faster speed never takes longer I could halve the range of speeds'],
    ['Daily Temperatures', 'I keep the days that still wait for a warmer one and pop them when it comes'],
    ['Coin Change', 'I took the biggest coin first but for 6 with 1 3 4 that gives three instead of two'],
    ['Coin Change', 'my recursion tries every coin and calls itself with the rest, small amounts only'],
    ['Course Schedule', 'I did a dfs from each course and look whether I come back to one on my path'],
    ['LRU Cache', 'I have a dictionary and a list, moving a key to the front takes linear time'],
    ['Valid Parentheses', 'I count the opening and closing ones, but it fails on ([)]'],
    ['Reverse Linked List', 'I lose the rest of the list as soon as I set next to the previous node'],
    ['Kth Largest Element in an Array', 'I just sorted it and took the k-th from the back, n log n'],
    ['Kth Largest Element in an Array', 'My idea is to keep only k numbers and throw out the smallest one'],
    ['House Robber', 'I add up the even houses and the odd houses and take more, wrong on [2,1,1,2]'],
    ['Climbing Stairs', 'my function calls itself for n-1 and n-2 and it gets slow at 40'],
    ['Word Search', 'I try every cell as a start and go to the neighbours with the next letter'],
    [
      'Binary Tree Level Order Traversal',
      'I used a queue but all nodes come out in a single list, I lose where a row ends',
    ],
    ['Edit Distance', 'I tried recursion on the last letters of both words, insert delete replace'],
    ['Implement Trie', 'my node has a map of letters, but search finds prefixes as words'],
    ['Subarray Sum Equals K', 'I think sliding window but there are negative numbers so it does not work'],
    ['Partition Equal Subset Sum', 'i tried all subsets recursively, 2^n, too slow for 200 numbers'],
    ['Trapping Rain Water', 'for each bar I search the highest on the left and on the right, n squared'],
  ])('%s: %s', (title, text) => {
    expect(judge(title, text)).toBe('attempt')
  })
})

describe('words that say nothing about the problem are none', () => {
  test.each([
    ['Two Sum II', 'I tried banana purple elephant window because maybe tomorrow'],
    ['Two Sum II', 'I think because maybe cat dog house river'],
    ['Two Sum II', 'i tried lorem ipsum dolor sit amet consectetur adipiscing elit'],
    ['Two Sum II', 'my code then maybe graph tree heap trie island'],
    ['Two Sum II', 'I tried asdf qwer zxcv uiop hjkl then bnm'],
    ['Two Sum II', 'because the weather is nice I think I go to the beach with friends'],
    ['Two Sum II', 'first I cooked pasta, then I added salt and then I ate it'],
    ['Two Sum II', 'my approach: spaghetti monster dances = happy [moon]'],
    ['Two Sum II', 'I thought about it deeply for hours and then I wrote something nice'],
    ['Two Sum II', 'my idea pointer array left right target sorted pair move'],
    ['Number of Islands', 'I tried ocean boat fish sand palm coconut'],
    ['Coin Change', 'I went to the bank because my wallet was empty and got money'],
    ['Coin Change', 'I took purple sharks and then I added seven invisible violins'],
    ['Course Schedule', 'my teacher is boring so I tried sleeping in class then lunch'],
    ['LRU Cache', 'I tried turning it off and on again but the printer is on fire'],
    ['Daily Temperatures', 'I think it was cold yesterday but tomorrow it would be sunny'],
    ['Valid Parentheses', 'I tried (((((((((( then maybe )))))) because foo bar baz qux'],
    ['House Robber', 'I would call the police because a robber took my television'],
    ['Climbing Stairs', 'I climbed the mountain because my friend said the view would be good'],
    ['Reverse Linked List', 'I think therefore I am, because Descartes wrote philosophy books'],
  ])('%s: %s', (title, text) => {
    expect(judge(title, text)).toBe('nothing-said')
  })
})
