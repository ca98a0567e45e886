import { decideAmong } from '#algorithms/moves.ts'
import type { Role, TableScene } from '#algorithms/scene.ts'
import type { Decision, Step, Trace } from '#algorithms/step.ts'

/** Every number appears twice except one. XOR over all of them leaves that one: equal numbers cancel out. */
export function* singleNumber(
  numbers: readonly number[],
  combine = (single: number, num: number) => single ^ num,
): Trace<number> {
  const width = bitsNeeded(numbers)
  let single = 0
  const look = (read: number): View => ({ numbers, width, single, read })
  yield showStart(look(0))

  for (const [index, num] of numbers.entries()) {
    yield showRead({ ...look(index), index, num })
    single = combine(single, num)
    yield showFlip({ ...look(index + 1), index, num })
  }
  yield showAnswer(look(numbers.length))
  return single
}

interface View {
  readonly numbers: readonly number[]
  readonly width: number
  readonly single: number
  /** How many numbers are in `single`. */
  readonly read: number
}

interface NumberView extends View {
  readonly index: number
  readonly num: number
}

/** With a column for the sign where there are negative numbers. */
function bitsNeeded(numbers: readonly number[]): number {
  const isSigned = numbers.some((num) => num < 0)
  const max = Math.max(1, ...numbers.map((num) => (num < 0 ? -num - 1 : num)))
  return max.toString(2).length + (isSigned ? 1 : 0)
}

/** What each column is worth; in two's complement the first one counts as negative. */
function columnsOf({ numbers, width }: View): readonly number[] {
  const isSigned = numbers.some((num) => num < 0)
  return Array.from({ length: width }, (_, column) => {
    const worth = 2 ** (width - 1 - column)
    return isSigned && column === 0 ? -worth : worth
  })
}

export function bitsOf(num: number, width: number): readonly number[] {
  return Array.from({ length: width }, (_, column) => (num >> (width - 1 - column)) & 1)
}

function showStart(view: View): Step {
  return {
    scene: draw(view, 'active'),
    caption: {
      fact: 'single starts at 0.',
      why: 'Each number flips the bits where it has a 1. A number that appears twice flips the same bits back, so you never need a list of what you have seen.',
    },
    line: 'start',
    variables: variablesOf(view),
  }
}

function showRead(view: NumberView): Step {
  const { num, width } = view
  return {
    scene: draw(view, 'default'),
    caption: { fact: `${num} is ${bitsOf(num, width).join('')} in bits.`, why: sayFlips(view) },
    line: 'read',
    variables: variablesOf(view),
    ...decide(view),
  }
}

function sayFlips(view: NumberView): string {
  const bits = bitsOf(view.num, view.width)
  const ones = columnsOf(view).filter((_, column) => bits[column] === 1)
  if (ones.length === 0) return 'It has no 1, so every bit of single stays the same.'
  if (ones.length === 1) return `Its only 1 is in column ${ones[0]}: only that bit of single flips.`
  const last = ones.at(-1)
  return `Its ones are in columns ${ones.slice(0, -1).join(', ')} and ${last}: only these bits of single flip.`
}

/** The wrong options are the results of OR and AND; there is no question if all three are equal. */
function decide(view: NumberView): { readonly decision?: Decision } {
  const { single, num, width } = view
  const values = new Set([single & num, single ^ num, single | num])
  if (values.size < 2) return {}
  const moves = [...values]
    .toSorted((a, b) => a - b)
    .map((value) => ({
      option: `${bitsOf(value, width).join('')} = ${value}`,
      wrong: value === (single ^ num) ? undefined : sayWhyNot(view, value),
    }))
  return {
    decision: decideAmong(moves, {
      question: `${num} is combined with single by XOR. What is single afterward?`,
      line: 'read',
    }),
  }
}

function sayWhyNot(view: NumberView, value: number): string {
  const { single, num, width } = view
  if (single === num) {
    return `Both numbers are ${num}, so every 1 meets a 1, and all bits cancel. AND and OR would leave ${num}.`
  }
  const keeps =
    value === (single | num)
      ? `OR would give ${value}: it keeps every 1.`
      : `AND would give ${value}: it keeps a 1 only where both have one.`
  const column = bitsOf(value ^ single ^ num, width).indexOf(1)
  const [hasNum, hasSingle] = [num, single].map((each) => bitsOf(each, width)[column] === 1)
  const xor =
    hasNum && hasSingle
      ? `the number ${num} and single both have a 1, and two ones cancel`
      : hasNum
        ? `only the number ${num} has a 1, so XOR flips the bit to 1`
        : 'only single has a 1, so XOR keeps it'
  return `${keeps} In column ${columnsOf(view)[column]}, ${xor}.`
}

function showFlip(view: NumberView): Step {
  const { numbers, index, num, single } = view
  const isSecond = numbers.slice(0, index).includes(num)
  return {
    scene: draw(view, 'active'),
    caption: {
      fact: num === 0 ? `single stays ${single}.` : `single is now ${single}.`,
      why: isSecond
        ? `The first ${num} flipped the same bits. Flipped twice, they are as if ${num} had never appeared.`
        : sayFirst(num, index),
    },
    line: 'flip',
    variables: variablesOf(view),
  }
}

function sayFirst(num: number, index: number): string {
  if (num === 0) return 'XOR with 0 changes nothing.'
  return index === 0
    ? `XOR with 0 gives ${num} itself. If ${num} appears again, the same bits flip back.`
    : `${num} appears for the first time, so its bits stay flipped until it appears again.`
}

function showAnswer(view: View): Step {
  const { numbers, single } = view
  return {
    scene: draw(view, 'result'),
    caption: {
      fact: `Return ${single}.`,
      why:
        numbers.length === 1
          ? 'There is no other number, and flipping the bits of 0 gives the number itself.'
          : 'All others appeared twice and canceled out, whatever their order. What is left is the number without a pair.',
    },
    line: 'done',
    variables: variablesOf(view),
  }
}

/** One row of bits per number, and below them those of `single`: `seen` is the role of newly set bits. */
export function draw(view: View & Partial<NumberView>, seen: Role): TableScene {
  const { numbers, width, single, index, num } = view
  const isSet = bitsOf(num ?? -1, width)
  return {
    kind: 'table',
    corner: 'bit',
    columnHeads: columnsOf(view).map(String),
    rowHeads: [...numbers.map(String), 'single'],
    rows: [
      ...numbers.map((each, row) => {
        const role = row === index ? 'compare' : roleOf(row, view)
        return bitsOf(each, width).map((value) => ({ value, role }))
      }),
      bitsOf(single, width).map((value, column) => ({ value, role: isSet[column] === 1 ? seen : 'default' })),
    ],
  }
}

/** A number waits for its second occurrence, which cancels both. */
function roleOf(row: number, { numbers, read }: View): Role {
  const before = numbers.slice(0, read)
  const num = before[row]
  if (num === undefined) return 'default'
  return before.indexOf(num) < before.lastIndexOf(num) ? 'visited' : 'frontier'
}

function variablesOf({ single, num }: View & { readonly num?: number }): Step['variables'] {
  return [
    { name: 'num', ...(num !== undefined && { value: num }) },
    { name: 'single', value: single },
  ]
}
