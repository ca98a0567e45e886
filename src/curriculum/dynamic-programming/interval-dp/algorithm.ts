import { joinWords } from '#algorithms/format-text.ts'
import type { ArrayScene, TableScene } from '#algorithms/scene.ts'
import {
  drawCells,
  drawPath,
  drawReads,
  type Position,
  type TableMarks,
} from '#algorithms/scenes/table-cells.ts'
import type { Decision, Step, Trace } from '#algorithms/step.ts'

type Table = readonly (number | undefined)[][]

/**
 * Two players take values from the ends of a row, one after the other; both play their best. Does the first at least
 * draw? Shorter subarrays are solved before longer ones.
 */
export function* predictTheWinner(values: readonly number[]): Trace<boolean> {
  const lead: Table = values.map((value, i) => values.map((_, j) => (i === j ? value : undefined)))
  const table = { values, lead }
  yield showStart(table)

  for (let length = 2; length <= values.length; length++) {
    for (let i = 0; i + length <= values.length; i++) {
      const j = i + length - 1
      const left = values[i]! - lead[i + 1]![j]!
      const right = values[j]! - lead[i]![j - 1]!
      const piece = { ...table, i, j, left, right }
      if (length === 3 && i === 0) yield showOrder(piece)
      yield showPiece(piece)
      lead[i]![j] = Math.max(left, right)
    }
  }

  const isWon = lead[0]!.at(-1)! >= 0
  yield showAnswer(table, isWon)
  return isWon
}

interface View {
  readonly values: readonly number[]
  /** By the ends of a subarray: the lead of the player to move. */
  readonly lead: Table
}

interface PieceView extends View {
  readonly i: number
  readonly j: number
  /** Lead after taking the left end. */
  readonly left: number
  /** Lead after taking the right end. */
  readonly right: number
}

function showStart(view: View): Step {
  return {
    scene: draw(view, {}),
    beside: [drawRow(view)],
    caption: {
      fact: 'With one value left, the player to move leads by it.',
      why:
        view.values.length === 1
          ? 'So the first player takes it.'
          : 'Row i, column j is the subarray from i to j. Its cell will hold by how much the player to move leads at the end.',
    },
    line: 'start',
    variables: variablesOf(),
  }
}

/** Before any cell is marked: which ones does a longer subarray need? */
function showOrder(view: PieceView): Step {
  const { i, j } = view
  return {
    scene: draw(view, { active: [i, j] }),
    beside: [drawRow(view, view)],
    caption: {
      fact: `From ${i} to ${j}: the cell below and the cell to the left.`,
      why: 'Taking an end leaves a subarray that is shorter by one. All of those are solved, because the table is filled by length.',
    },
    line: 'left',
    variables: variablesOf({ ...view, left: undefined, right: undefined }),
    decision: {
      question: `The values from ${i} to ${j} lose one end. Which two cells does this one read?`,
      options: Object.values(cellPairs),
      answer: cellPairs.ends,
      line: 'loop',
    },
  }
}

const cellPairs = {
  above: 'The cells above and to the right',
  ends: 'The cells below and to the left',
  diagonal: 'The two single values on the diagonal',
}

/** For a proof: the answer to which cells are read, from their positions. */
export function cellPairOf([row, column]: Position, reads: readonly Position[]): string {
  const has = (i: number, j: number) => reads.some((read) => read[0] === i && read[1] === j)
  if (has(row + 1, column) && has(row, column - 1)) return cellPairs.ends
  return has(row, row) && has(column, column) ? cellPairs.diagonal : cellPairs.above
}

function showPiece(view: PieceView): Step {
  const { values, lead, i, j, left, right } = view
  const restOfLeft = subtract(values[i]!, lead[i + 1]![j]!)
  const restOfRight = subtract(values[j]!, lead[i]![j - 1]!)
  return {
    scene: draw(view, {
      active: [i, j],
      read: [
        [i + 1, j],
        [i, j - 1],
      ],
    }),
    beside: [drawRow(view, view)],
    caption: {
      fact: `Left: ${restOfLeft} = ${left}. Right: ${restOfRight} = ${right}.`,
      why: explain(view),
    },
    line: 'better',
    variables: variablesOf(view),
    // Where both ends are as good, either answer would be right.
    ...(left !== right && { decision: decide(view) }),
  }
}

function explain({ values, i, j, left, right }: PieceView): string {
  if (i === 0 && j === 1)
    return `After your move it is the opponent's turn, so their lead is subtracted. ${left === right ? 'Both ends are equally good.' : `Take the ${left > right ? 'left' : 'right'} end.`}`
  if (left === right) return 'Both ends give the same lead, so the left one is taken.'
  const side = left > right ? 'left' : 'right'
  const [end, other] = side === 'left' ? [values[i]!, values[j]!] : [values[j]!, values[i]!]
  if (end === other) return `The ends are equal, but the ${side} one leaves less to the opponent.`
  return end > other
    ? `The larger end is also the better one here: ${Math.max(left, right)} against ${Math.min(left, right)}.`
    : `The smaller end is better: taking ${other} would help the opponent by more than it brings.`
}

function subtract(value: number, lead: number): string {
  return `${value} - ${lead < 0 ? `(${lead})` : lead}`
}

function decide({ values, i, j, left, right }: PieceView): Decision {
  const options = { left: 'Take the left end', right: 'Take the right end' }
  return {
    question: `The ends are ${values[i]} and ${values[j]}. With the opponent's answer in mind, which one should you take?`,
    options: [options.left, options.right],
    answer: left >= right ? options.left : options.right,
    line: 'right',
  }
}

function showAnswer(view: View, isWon: boolean): Step {
  const lead = view.lead[0]!.at(-1)!
  const game = playBest(view)
  const outcome =
    lead > 0
      ? `The first player wins by ${lead}.`
      : lead === 0
        ? 'The game is a draw, and that counts.'
        : `The first player loses by ${-lead}, whatever they take.`
  return {
    scene: draw(view, { result: game.path[0], settled: game.path.slice(1) }, game.path),
    beside: [
      {
        ...drawRow(view),
        note: `The first player takes ${joinWords(game.first)}, the second ${game.second.length > 0 ? joinWords(game.second) : 'nothing'}`,
      },
    ],
    caption: {
      fact: `Return ${isWon}.`,
      why: `${outcome}${game.path.length > 1 ? ' On the path, a step down takes the left end, and a step to the left takes the right end.' : ''}`,
    },
    line: 'done',
    variables: variablesOf(),
  }
}

/** The game when both players follow the table. */
function playBest({ values, lead }: View) {
  let [i, j] = [0, values.length - 1]
  const path: Position[] = [[i, j]]
  const taken: number[] = []
  while (i < j) {
    const isLeft = values[i]! - lead[i + 1]![j]! === lead[i]![j]
    taken.push(isLeft ? values[i++]! : values[j--]!)
    path.push([i, j])
  }
  taken.push(values[i]!)
  return {
    path,
    first: taken.filter((_, turn) => turn % 2 === 0),
    second: taken.filter((_, turn) => turn % 2 === 1),
  }
}

function draw({ values, lead }: View, marks: TableMarks, path: readonly Position[] = []): TableScene {
  return {
    kind: 'table',
    rows: drawCells(lead, marks).map((row, i) =>
      row.map((cell, j) => (j < i ? { ...cell, isUnused: true } : cell)),
    ),
    corner: 'i / j',
    rowHeads: values.map((_, i) => String(i)),
    columnHeads: values.map((_, j) => String(j)),
    arrows: [...drawReads(marks), ...drawPath(path)],
  }
}

/** The values themselves, with the current subarray. */
function drawRow({ values }: View, range?: PieceView): ArrayScene {
  return {
    kind: 'array',
    cells: values.map((value, at) => ({
      value,
      role: range && (at === range.i || at === range.j) ? 'active' : 'default',
    })),
    pointers: [],
    spans: [],
    ...(range && { window: { from: range.i, to: range.j, text: '' } }),
  }
}

type Known = Pick<PieceView, 'i' | 'j'> & {
  readonly left?: number | undefined
  readonly right?: number | undefined
}

function variablesOf(view?: Known): Step['variables'] {
  return [
    { name: 'i', ...(view && { value: view.i }) },
    { name: 'j', ...(view && { value: view.j }) },
    { name: 'left', ...(view?.left !== undefined && { value: view.left }) },
    { name: 'right', ...(view?.right !== undefined && { value: view.right }) },
  ]
}
