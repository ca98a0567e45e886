import type { ArrayCell, ArrayScene } from '#algorithms/scene.ts'
import { drawHalving, middleOf } from '#algorithms/scenes/search-range-scene.ts'
import type { Decision, Step, Trace } from '#algorithms/step.ts'

/**
 * The length of the longest increasing subsequence. For each length, the smallest tail is stored; the tails are
 * sorted, so binary search finds the position of each number (Fredman 1975).
 */
export function* longestRisingChain(
  nums: readonly number[],
  canExtend = (tail: number, num: number) => tail < num,
): Trace<number> {
  const tails: number[] = []
  const positions: number[] = []
  yield showStart(nums)

  for (const [at, num] of nums.entries()) {
    let lo = 0
    let hi = tails.length - 1
    let mid: number | undefined
    const look = (): View => ({ nums, at, num, tails: [...tails], lo, hi, mid })
    let isFirst = true
    while (lo <= hi) {
      mid = middleOf(lo, hi)
      yield showComparison({ ...look(), mid }, isFirst)
      isFirst = false
      if (canExtend(tails[mid]!, num)) lo = mid + 1
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
  /** Index of the current number. */
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
      fact: nums.length === 0 ? 'There are no numbers.' : 'No chain has been found yet.',
      why:
        nums.length === 0
          ? 'So there is no chain either.'
          : 'Of all chains of one length, keep only the smallest end: it is the easiest to extend.',
    },
    line: 'start',
    variables: variablesOf(view),
  }
}

function showComparison(view: View & { readonly mid: number }, isFirst: boolean): Step {
  const { nums, at, num, tails, mid } = view
  const tail = tails[mid]!
  const isSmaller = tail < num
  const chain = `chain of length ${mid + 1}`
  return {
    scene: drawNumbers(nums, at),
    beside: [drawTails(view, `${tail} ${isSmaller ? '<' : '≥'} ${num}`)],
    caption: {
      fact: `${tail} is ${isSmaller ? 'less than' : tail === num ? 'equal to' : 'more than'} ${num}.`,
      why: isSmaller
        ? `So ${num} can extend the ${chain} that ends with ${tail}, and perhaps a longer one: search to the right.`
        : `So ${num} cannot extend the ${chain} that ends with ${tail}, nor any longer one: search to the left.`,
    },
    line: 'compare',
    variables: variablesOf(view),
    // Later comparisons of the same search are plain binary search.
    ...(isFirst && { decision: decideSide(view, tail) }),
  }
}

function decideSide({ num, tails, mid }: View & { readonly mid: number }, tail: number): Decision {
  const moves = { right: 'Yes: search to the right', left: 'No: search to the left' }
  const next = tails[mid + 1]
  const further =
    next === undefined
      ? `Searching to the right would append ${num}, although it extends no chain.`
      : `The tails to the right, from ${next} on, are larger still, so ${num} cannot follow them either.`
  return {
    question: `Can ${num} extend the chain that ends with the middle tail?`,
    options: [moves.right, moves.left],
    answer: tail < num ? moves.right : moves.left,
    line: 'mid',
    wrong:
      tail < num
        ? {
            [moves.left]: `${num} is more than ${tail}, so it can follow it. Searching to the left would replace ${tail} or a smaller tail with ${num}, and a tail must never get larger.`,
          }
        : {
            [moves.right]: `${num} cannot follow ${tail === num ? 'an equal ' : ''}${tail}, because a chain must strictly increase. ${further}`,
          },
    // The pointer that the move changes.
    positions: {
      [moves.right]: { kind: 'pointer', name: 'lo', in: 1 },
      [moves.left]: { kind: 'pointer', name: 'hi', in: 1 },
    },
  }
}

function showPosition(view: View): Step {
  const { nums, at, num, lo } = view
  return {
    scene: drawNumbers(nums, at),
    beside: [drawTails(view)],
    caption: { fact: `${num} belongs at index ${lo}.`, why: explainPosition(view) },
    line: 'position',
    variables: variablesOf(view),
    // The first number can only be appended.
    ...(view.tails.length > 0 && { decision: decidePosition(view) }),
  }
}

function explainPosition({ num, tails, lo }: View): string {
  const before = tails[lo - 1]
  const there = tails[lo]
  if (there === undefined) {
    return before === undefined
      ? `There are no tails yet, so ${num} starts the first chain.`
      : `Every tail is smaller, so ${num} extends even the longest chain, which ends with ${before}.`
  }
  const end = there === num ? `one already ends with ${num}` : `${num} is a smaller end than ${there}`
  return before === undefined
    ? `No tail is smaller, so ${num} can only start a chain of length 1, and ${end}.`
    : `${num} extends the chain that ends with ${before} to length ${lo + 1}, and ${end}.`
}

function decidePosition({ num, tails, lo }: View): Decision {
  const moves = { append: 'It makes a longer chain: append', replace: 'It improves an end: replace a tail' }
  const last = tails.at(-1)!
  const isLonger = lo === tails.length
  return {
    question: `All tails before lo are smaller than ${num}. What does ${num} do?`,
    options: [moves.append, moves.replace],
    answer: isLonger ? moves.append : moves.replace,
    line: 'position',
    wrong: isLonger
      ? {
          [moves.replace]: `Every tail is smaller than ${num}, even the last one, ${last}. Replacing ${last} would make that end larger, and the longer chain that ends with ${num} would be missed.`,
        }
      : {
          [moves.append]: `To make the longest chain longer, ${num} must be more than its end, the last tail, ${last}, and it is not. The first tail that is not smaller than ${num} is at index ${lo}.`,
        },
    positions: { [moves.replace]: { kind: 'cell', index: Math.min(lo, tails.length - 1), in: 1 } },
  }
}

function showLonger(view: View): Step {
  const { nums, at, num, tails } = view
  return {
    scene: drawNumbers(nums, at),
    beside: [drawChanged(view)],
    caption: {
      fact: `Append ${num}.`,
      why: `There is now a chain of length ${tails.length}, and ${num} is its only known end.`,
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
      fact: before === num ? `${num} replaces an equal tail.` : `${num} replaces ${before}.`,
      why:
        before === num
          ? 'An equal number extends nothing: a chain must strictly increase.'
          : `No chain gets longer, but one of length ${lo + 1} now ends with ${num}, so more numbers can extend it.`,
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
          ? 'There are no tails.'
          : `The number of tails is the length of the longest chain, such as ${chain.map((at) => nums[at]).join(', ')}; the tails need not be a chain.`,
    },
    line: 'done',
    variables: variablesOf(view),
  }
}

/** Numbers already read have a line above them. */
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
  const title = 'tails: smallest end of a chain of length 1, 2, 3 …'
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
