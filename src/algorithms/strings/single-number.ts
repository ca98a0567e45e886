import type { Role, TableScene } from '../scene.ts'
import type { Decision, Step, Trace } from '../step.ts'

/** Every number appears twice except one. XOR over all of them leaves that one: equal numbers cancel out. */
export function* singleNumber(numbers: readonly number[]): Trace<number> {
  const width = bitsNeeded(numbers)
  let single = 0
  const look = (read: number): View => ({ numbers, width, single, read })
  yield showStart(look(0))

  for (const [index, num] of numbers.entries()) {
    yield showRead({ ...look(index), index, num })
    single ^= num
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

function bitsOf(num: number, width: number): readonly number[] {
  return Array.from({ length: width }, (_, column) => (num >> (width - 1 - column)) & 1)
}

function showStart(view: View): Step {
  return {
    scene: draw(view, 'active'),
    caption: {
      fact: 'single starts at 0.',
      why: 'Each number will flip some of its bits. Whoever comes twice flips them back, so no list of what was seen is needed.',
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
  if (ones.length === 0) return 'It has no 1, so every bit of single stays as it is.'
  if (ones.length === 1) return `Its only 1 is in column ${ones[0]}: there single flips, elsewhere it stays.`
  const last = ones.at(-1)
  return `Its ones are in columns ${ones.slice(0, -1).join(', ')} and ${last}: there single flips, elsewhere it stays.`
}

/** The wrong options are the results of OR and AND; there is no question if all three are equal. */
function decide({ single, num, width }: NumberView): { readonly decision?: Decision } {
  const name = (value: number) => `${bitsOf(value, width).join('')} = ${value}`
  const values = new Set([single & num, single ^ num, single | num])
  if (values.size < 2) return {}
  return {
    decision: {
      question: `single is ${bitsOf(single, width).join('')}, and ${bitsOf(num, width).join('')} comes. What does XOR make of single?`,
      options: [...values].toSorted((a, b) => a - b).map(name),
      answer: name(single ^ num),
      line: 'read',
    },
  }
}

function showFlip(view: NumberView): Step {
  const { numbers, index, num, single } = view
  const isSecond = numbers.slice(0, index).includes(num)
  return {
    scene: draw(view, 'active'),
    caption: {
      fact: num === 0 ? `single stays ${single}.` : `single is now ${single}.`,
      why: isSecond
        ? `The first ${num} had flipped the same bits. Flipped twice, they are as if ${num} had never come.`
        : `${num} comes for the first time. Should it come again, the same bits flip back.`,
    },
    line: 'flip',
    variables: variablesOf(view),
  }
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
          : `All others came twice and have cancelled, whatever their order. What single holds is the one without a twin.`,
    },
    line: 'done',
    variables: variablesOf(view),
  }
}

/** One row of bits per number, and below them those of `single`: `seen` is the role of newly set bits. */
function draw(view: View & Partial<NumberView>, seen: Role): TableScene {
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
