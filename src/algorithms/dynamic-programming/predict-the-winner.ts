import { joinWords } from '../format-text.ts'
import type { ArrayScene, TableScene } from '../scene.ts'
import type { Decision, Step, Trace } from '../step.ts'
import { drawCells, drawPath, drawReads, type Position, type TableMarks } from './table-cells.ts'

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
      yield showStretch({ ...table, i, j, left, right })
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

interface StretchView extends View {
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
      fact: 'One value left: whoever moves is ahead by it.',
      why:
        view.values.length === 1
          ? 'So the first player takes it.'
          : 'Row and column say where a stretch begins and ends. A cell says by how much the player who moves will be ahead.',
    },
    line: 'start',
    variables: variablesOf(),
  }
}

function showStretch(view: StretchView): Step {
  const { values, lead, i, j, left, right } = view
  const restOfLeft = subtract(values[i]!, lead[i + 1]![j]!)
  const restOfRight = subtract(values[j]!, lead[i]![j - 1]!)
  const end =
    left === right
      ? 'Both ends are as good: the left one is taken.'
      : `The ${left > right ? 'left' : 'right'} end is better.`
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
      why: `What is left over is the other player's turn, so their lead is subtracted. ${end}`,
    },
    line: 'better',
    variables: variablesOf(view),
    // Where both ends are as good, either answer would be right.
    ...(left !== right && { decision: decide(view) }),
  }
}

function subtract(value: number, lead: number): string {
  return `${value} - ${lead < 0 ? `(${lead})` : lead}`
}

function decide({ values, lead, i, j, left, right }: StretchView): Decision {
  const options = { left: 'Take the left end', right: 'Take the right end' }
  return {
    question: `Taking ${values[i]} leaves the other player a lead of ${lead[i + 1]![j]}, taking ${values[j]} one of ${lead[i]![j - 1]}. Which end is better?`,
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
      ? `The first player ends ${lead} ahead.`
      : lead === 0
        ? 'The first player draws, and that counts.'
        : `The first player ends ${-lead} behind, whatever they take.`
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
      why: `${outcome}${game.path.length > 1 ? ' On the path, a step down takes the left end, a step to the left the right end.' : ''}`,
    },
    line: 'done',
    variables: variablesOf(),
  }
}

/** How the game goes when both follow the table. */
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
function drawRow({ values }: View, range?: StretchView): ArrayScene {
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

function variablesOf(view?: StretchView): Step['variables'] {
  return [
    { name: 'i', ...(view && { value: view.i }) },
    { name: 'j', ...(view && { value: view.j }) },
    { name: 'left', ...(view && { value: view.left }) },
    { name: 'right', ...(view && { value: view.right }) },
  ]
}
