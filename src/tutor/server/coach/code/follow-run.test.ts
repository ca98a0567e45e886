import { expect, test } from 'vitest'
import type { CodeRun } from '../../../contract.ts'
import { followRun } from './follow-run.ts'
import { questionAbout, readFailure } from './read-failure.ts'

const code = {
  code: 'def pair(nums, target):\n    seen = {}\n    for i, n in enumerate(nums):\n        seen[n] = i\n        if target - n in seen:\n            return [seen[target - n], i]\n    return []',
  language: 'python',
} as const
const text =
  'This is the smallest input:\n\n```input\nnums = [3]\ntarget = 6\nexpected: []\ngot: [0, 0]\nprinted: hi\n```\n\nMore.'
const run: CodeRun = { pattern: 'hash-lookup', verdict: 'fails', text }

test('the question names the input, what came out and what is right', () => {
  const failure = readFailure(text)
  expect(failure).toEqual({ input: 'nums = [3], target = 6', expected: '[]', got: '[0, 0]' })
  expect(failure && questionAbout(failure)).toBe(
    'On `nums = [3], target = 6` your code returns `[0, 0]`, and `[]` is right. Which line decides that?',
  )
})

test('code that ends with an error is not said to return', () => {
  const failure = readFailure(text.replace('got: [0, 0]', 'got: IndexError in line 2'))
  expect(failure && questionAbout(failure)).toMatch(
    /^Your code does not get through `nums = \[3\], target = 6`/,
  )
})

test('a report without an input has no failure', () => {
  expect(readFailure('It passes all 100 inputs that I tried.')).toBeUndefined()
})

test.each([
  ['line 2', 2, 'seen = {}'],
  ['the loop?', 3, 'for i, n in enumerate(nums):'],
  ['is it the return', 6, 'return [seen[target - n], i]'],
])('to "%s" it asks about line %i', (reply, line, shown) => {
  const { opening } = followRun(code, run, reply, 0)
  expect(opening).toContain(`Line ${line} is \`${shown}\`. With \`nums = [3], target = 6\``)
})

test('each further question gets one step more', () => {
  const openings = [0, 1, 2].map((step) => followRun(code, run, 'why', step).opening)
  expect(openings[0]).toMatch(/^Trace it by hand with `nums = \[3\], target = 6`/)
  expect(openings[1]).toMatch(/^What most often goes wrong with Hash.*\n- /)
  expect(openings[2]).toMatch(/^Run `nums = \[3\], target = 6` in \[the demo\]/)
  expect(followRun(code, run, 'why', 3).opening).toBe(openings[2])
})
