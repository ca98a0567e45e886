import { expect, test } from 'vitest'
import type { Cases } from '#algorithms/cases.ts'
import { readLabelledCode } from '#algorithms/labelled-code.ts'
import { runHere } from '#testing/verdicts/run-here.ts'
import { passesAll } from '../judge/judge.ts'
import { type CodeLine, writeProgram } from './code-lines.ts'
import { type Fault, findFirstWrong, type IsRight } from './first-wrong.ts'
import { makePuzzle } from './order-puzzle.ts'

const cases: Cases<readonly [number[]], number> = {
  kind: 'function',
  statement: 'The sum of the positive numbers of `nums`, times their count.',
  name: { python: 'score', typescript: 'score', java: 'score', cpp: 'score' },
  parameters: [{ name: 'nums', type: 'int[]' }],
  returns: 'int',
  examples: [{ name: 'some', args: [[1, -2, 3]], result: 8 }],
  random: (next, size) => [Array.from({ length: size }, () => Math.floor(next() * 9) - 4)],
  reference(nums) {
    const positive = nums.filter((num) => num > 0)
    return positive.reduce((sum, num) => sum + num, 0) * positive.length
  },
  growth: { kind: 'Any.', order: 1, sizes: [64], input: (size) => [Array(size).fill(1)] },
}

const code = readLabelledCode(`function score(nums: number[]): number {
  let sum = 0 // @sum
  let count = 0 // @count
  for (const num of nums) { // @each
    if (num > 0) { // @positive
      sum += num // @add
      count++
    }
  }
  return sum * count // @done
}`)

const wrong = [{ label: 'positive', text: 'if (num < 0) {', why: 'These are the negative ones.' }]
const parts = [
  { name: 'set up', labels: ['sum', 'count'] },
  { name: 'go through', labels: ['each', 'positive', 'add'] },
  { name: 'answer', labels: ['done'] },
]
const puzzle = makePuzzle(code, 'typescript', parts, ['add'], wrong)
const solution = puzzle.sections[0]!.lines

const isRight: IsRight = (lines) =>
  passesAll(
    cases as unknown as Cases,
    { language: 'typescript', source: writeProgram(lines, 'typescript') },
    runHere,
    1,
  )

/** Blocks by their first words, each with its indentation. */
function fault(order: readonly (readonly [string, number])[], judge: IsRight | undefined = isRight) {
  const blocks = [...puzzle.blocks.values()]
  const placed = order.map(([text, indent]) => {
    const block = blocks.find((each) => each.text.startsWith(text))
    if (!block) throw new Error(`There is no block ${text}`)
    return { id: block.id, indent }
  })
  return findFirstWrong(puzzle, [placed], judge)
}

const right = solution.map(({ text, indent }) => [text, indent] as const)
const swapped = (a: number, b: number) => right.with(a, right[b]!).with(b, right[a]!)
const at = (index: number, reason: Fault['reason']): Fault => ({ section: 0, index, reason })

test('the solution is right, with and without running it', async () => {
  expect(await fault(right)).toBeUndefined()
  const never: IsRight = () => Promise.reject(new Error('It need not run.'))
  expect(await fault(right, never)).toBeUndefined()
})

test('lines whose order does not matter may be swapped, if that can be tried', async () => {
  expect(await fault(swapped(0, 1))).toBeUndefined()
  expect(await fault(swapped(4, 5))).toBeUndefined()
  expect(await findFirstWrong(puzzle, [swapped(0, 1).map(([text, indent]) => idOf(text, indent))])).toEqual(
    at(0, { kind: 'order', part: 'set up' }),
  )
})

test('a fault behind a swap that does not matter is the first', async () => {
  const order = swapped(0, 1)
  expect(await fault(order.with(5, ['return sum * count', 3]))).toEqual(
    at(5, { kind: 'order', part: 'go through' }),
  )
})

test('a wrong line says why, a line too far in where it belongs', async () => {
  expect(await fault(right.with(3, ['if (num < 0) {', 2]))).toEqual(
    at(3, { kind: 'wrong-line', why: 'These are the negative ones.' }),
  )
  expect(await fault(right.with(4, ['sum += num', 2]))).toEqual(at(4, { kind: 'indent', indent: 3 }))
  expect(await fault(right.with(1, ['let count = 0', 2]))).toEqual(at(1, { kind: 'indent', indent: 1 }))
})

test('what is missing at the end is told once the rest is right', async () => {
  expect(await fault(right.slice(0, -1))).toEqual(at(6, { kind: 'missing' }))
  expect(await fault([])).toEqual(at(0, { kind: 'missing' }))
})

test('a block moves as a whole', async () => {
  const lines: readonly CodeLine[] = solution
  expect(lines.map(({ closer }) => closer)).toEqual([
    undefined,
    undefined,
    '}',
    '}',
    undefined,
    undefined,
    undefined,
  ])
})

function idOf(text: string, indent: number) {
  return { id: solution.find((line) => line.text === text)!.id, indent }
}
