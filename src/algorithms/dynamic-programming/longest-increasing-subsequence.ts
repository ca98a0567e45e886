import { drawHalving, middleOf } from '../binary-search/search-range-scene.ts'
import type { ArrayCell, ArrayScene } from '../scene.ts'
import type { Decision, Step, Trace } from '../step.ts'

/**
 * The length of the longest increasing subsequence. For each length, the smallest tail is stored; the tails are
 * sorted, so binary search finds the position of each number (Fredman 1975).
 */
export function* longestRisingChain(nums: readonly number[]): Trace<number> {
  const tails: number[] = []
  const positions: number[] = []
  yield showStart(nums)

  for (const [at, num] of nums.entries()) {
    let lo = 0
    let hi = tails.length - 1
    let mid: number | undefined
    const look = (): View => ({ nums, at, num, tails: [...tails], lo, hi, mid })
    while (lo <= hi) {
      mid = middleOf(lo, hi)
      yield showComparison({ ...look(), mid })
      if (tails[mid]! < num) lo = mid + 1
      else hi = mid - 1
    }
    yield showPosition(look())
    const before = tails[lo]
    tails[lo] = num
    positions.push(lo)
    yield before === undefined ? showLonger(look()) : showReplaced(look(), before)
  }
  yield showAnswer(nums, tails, findChain(nums, positions, tails.length))
  return tails.length
}

interface View {
  readonly nums: readonly number[]
  /** Index of the number that is taken in now. */
  readonly at: number
  readonly num: number
  readonly tails: readonly number[]
  readonly lo: number
  readonly hi: number
  readonly mid: number | undefined
}

/** Goes back through the positions: the last number at each position before the next one. */
function findChain(nums: readonly number[], positions: readonly number[], length: number): readonly number[] {
  const chain: number[] = []
  for (let at = nums.length - 1; at >= 0; at--) {
    if (positions[at] === length - 1 - chain.length) chain.unshift(at)
  }
  return chain
}

function showStart(nums: readonly number[]): Step {
  const view = { nums, tails: [] }
  return {
    scene: drawNumbers(nums),
    beside: [drawTails(view)],
    caption: {
      fact: nums.length === 0 ? 'There are no numbers.' : 'No chain is known yet.',
      why:
        nums.length === 0
          ? 'So there is no chain either.'
          : 'Of all chains of one length, only the smallest end matters: whatever can go on after another can go on after it.',
    },
    line: 'start',
    variables: variablesOf(view),
  }
}

function showComparison(view: View & { readonly mid: number }): Step {
  const { nums, at, num, tails, mid } = view
  const tail = tails[mid]!
  const isSmaller = tail < num
  const chain = `chain of ${mid + 1}`
  return {
    scene: drawNumbers(nums, at),
    beside: [drawTails(view, `${tail} ${isSmaller ? '<' : '≥'} ${num}`)],
    caption: {
      fact: `${tail} is ${isSmaller ? 'less than' : tail === num ? 'equal to' : 'more than'} ${num}.`,
      why: isSmaller
        ? `So ${num} can follow the ${chain} that ends with ${tail}. Perhaps a longer one too: search to the right.`
        : `So ${num} cannot follow the ${chain} that ends with ${tail}, nor any longer one: search to the left.`,
    },
    line: 'compare',
    variables: variablesOf(view),
    decision: decideSide(view, tail),
  }
}

function decideSide({ num }: View, tail: number): Decision {
  const moves = { left: 'Left of mid', right: 'Right of mid' }
  return {
    question: `The middle tail is ${tail}, and the number is ${num}. On which side does its place lie?`,
    options: [moves.left, moves.right],
    answer: tail < num ? moves.right : moves.left,
    line: 'mid',
  }
}

function showPosition(view: View): Step {
  const { nums, at, num, lo } = view
  return {
    scene: drawNumbers(nums, at),
    beside: [drawTails(view)],
    caption: { fact: `The place of ${num} is ${lo}.`, why: explainPosition(view) },
    line: 'place',
    variables: variablesOf(view),
    decision: decidePosition(view),
  }
}

function explainPosition({ num, tails, lo }: View): string {
  const before = tails[lo - 1]
  const there = tails[lo]
  if (there === undefined) {
    return before === undefined
      ? 'Nothing is kept yet: it is a chain of its own.'
      : `Even the longest chain ends with less: ${num} can follow ${before}.`
  }
  const end = there === num ? `already ends with ${num}` : `ends lower with it than with ${there}`
  return before === undefined
    ? `No tail is less, so it begins anew: a chain of 1 ${end}.`
    : `It can follow ${before}, and a chain of ${lo + 1} ${end}.`
}

function decidePosition({ num, tails, lo }: View): Decision {
  const moves = { append: 'Append it: a longer chain', replace: 'Replace the tail at lo' }
  return {
    question: `lo is ${lo}, and ${tails.length === 1 ? 'there is 1 tail' : `there are ${tails.length} tails`}. What happens to ${num}?`,
    options: [moves.append, moves.replace],
    answer: lo === tails.length ? moves.append : moves.replace,
    line: 'place',
  }
}

function showLonger(view: View): Step {
  const { nums, at, num, tails } = view
  return {
    scene: drawNumbers(nums, at),
    beside: [drawChanged(view)],
    caption: {
      fact: `Append ${num}.`,
      why: `There is now a chain of ${tails.length}, and ${num} is the only end known for that length.`,
    },
    line: 'append',
    variables: variablesOf(view),
  }
}

function showReplaced(view: View, before: number): Step {
  const { nums, at, num, lo } = view
  return {
    scene: drawNumbers(nums, at),
    beside: [drawChanged(view)],
    caption: {
      fact: before === num ? `${num} takes the place of ${num}.` : `${num} takes the place of ${before}.`,
      why:
        before === num
          ? 'An equal number makes nothing longer: a chain has to rise.'
          : `No chain gets longer, but one of ${lo + 1} can now end with ${num}, and more can follow that.`,
    },
    line: 'replace',
    variables: variablesOf(view),
  }
}

function showAnswer(nums: readonly number[], tails: readonly number[], chain: readonly number[]): Step {
  const view = { nums, tails: [...tails] }
  return {
    scene: drawNumbers(nums, nums.length, chain),
    beside: [drawTails(view)],
    caption: {
      fact: `Return ${tails.length}.`,
      why:
        nums.length === 0
          ? 'Nothing was kept.'
          : `As many tails, as many numbers in the longest chain. A chain is ${chain.map((at) => nums[at]).join(', ')}: the tails need not be one.`,
    },
    line: 'done',
    variables: variablesOf(view),
  }
}

/** What has been read has a line above it. */
function drawNumbers(nums: readonly number[], at = -1, chain: readonly number[] = []): ArrayScene {
  return {
    kind: 'array',
    title: 'nums',
    cells: nums.map((value, index) => ({
      value,
      role: chain.includes(index) ? 'result' : index === at ? 'active' : 'default',
    })),
    pointers: at >= 0 && at < nums.length ? [{ name: 'num', at }] : [],
    spans: at > 0 ? [{ from: 0, to: at - 1, text: 'read' }] : [],
  }
}

type TailsView = Pick<View, 'tails'> & Partial<View>

/** The search for the number's position; before and after it, only the tails. */
function drawTails({ tails, lo, hi, mid, num }: TailsView, comparison?: string): ArrayScene {
  const title = 'tails: the smallest end of a chain of 1, 2, 3 …'
  if (lo === undefined || hi === undefined) return { ...unmarkedRow(tails), title }
  const row = drawHalving(
    { values: tails, lo, hi, mid },
    {
      playing: (index) => (index === mid && comparison !== undefined ? 'compare' : 'default'),
      rightRole: 'frontier',
      leftText: `less than ${num}`,
      rightText: `at least ${num}`,
      ...(comparison !== undefined && { comparison }),
    },
  )
  return { ...row, title }
}

function drawChanged({ tails, lo }: View): ArrayScene {
  const row = drawTails({ tails })
  const cells = row.cells.map((cell, index): ArrayCell => (index === lo ? { ...cell, role: 'active' } : cell))
  return { ...row, cells, pointers: [{ name: 'lo', at: lo }] }
}

function unmarkedRow(values: readonly number[]): ArrayScene {
  return {
    kind: 'array',
    cells: values.map((value) => ({ value, role: 'default' })),
    pointers: [],
    spans: [],
  }
}

function variablesOf({ tails, ...view }: TailsView): Step['variables'] {
  const names = ['num', 'lo', 'hi', 'mid'] as const
  const known = names.map((name) => {
    const value = view[name]
    return { name, ...(value !== undefined && { value }) }
  })
  return [...known, { name: 'len(tails)', value: tails.length }]
}
