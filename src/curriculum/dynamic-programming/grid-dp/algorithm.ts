import type { TableScene } from '#algorithms/scene.ts'
import {
  drawCells,
  drawPath,
  drawReads,
  type Position,
  type TableMarks,
} from '#algorithms/scenes/table-cells.ts'
import type { Comparison, Decision, Step, Trace } from '#algorithms/step.ts'

type Grid = readonly (readonly number[])[]
type Table = readonly (number | undefined)[][]

/** The minimum path sum of a grid from the top left to the bottom right, moving only right and down. */
export function* leastPathSum(costs: Grid, isOpenAbove: View['isOpenAbove'] = () => true): Trace<number> {
  const min: Table = costs.map((row) => row.map(() => undefined))
  const table = { costs, min, isOpenAbove }
  yield showStart(table)

  for (const [i, row] of costs.entries()) {
    for (const [j, cost] of row.entries()) {
      const cell = lookAt(table, i, j)
      // Once in each of the first row and column, whose cells have only one neighbor.
      if (i + j === 1) yield showOnlyWay(lookAt({ costs, min, isOpenAbove: () => true }, i, j))
      if (i > 0 || j > 0) yield showCell(cell)
      min[i]![j] = cost + lesserOf(cell)
    }
  }

  const answer = min.at(-1)!.at(-1)!
  yield showAnswer(table, answer)
  return answer
}

interface View {
  readonly costs: Grid
  /** The minimum sum of a path that ends in each cell. */
  readonly min: Table
  /** Whether a path can come from above, where there is a cell above. */
  isOpenAbove(i: number, j: number): boolean
}

interface CellView extends View {
  readonly i: number
  readonly j: number
  /** Nothing in the first row. */
  readonly above: number | undefined
  /** Nothing in the first column. */
  readonly left: number | undefined
}

function lookAt(view: View, i: number, j: number): CellView {
  return {
    ...view,
    i,
    j,
    above: view.isOpenAbove(i, j) ? view.min[i - 1]?.[j] : undefined,
    left: view.min[i]![j - 1],
  }
}

/** Before a path starts, the cost is zero. */
function lesserOf({ above, left }: CellView): number {
  if (above === undefined) return left ?? 0
  return left === undefined ? above : Math.min(above, left)
}

function isFromAbove({ above, left }: CellView): boolean {
  return above !== undefined && (left === undefined || above <= left)
}

/** A path begins in a cell that no other leads to. */
function isEntered({ above, left }: CellView): boolean {
  return above !== undefined || left !== undefined
}

function showStart(view: View): Step {
  const isSingle = view.costs.length === 1 && view.costs[0]!.length === 1
  return {
    scene: draw(view, { active: [0, 0] }),
    caption: {
      fact: `Every path pays ${view.costs[0]![0]} for the first cell.`,
      why: isSingle
        ? 'The start is also the goal.'
        : 'The cost of each cell is in its corner. Each cell will hold the cheapest path that ends there, coming from above or from the left.',
    },
    line: 'start',
    variables: variablesOf(view),
  }
}

const sides = { above: 'From above', left: 'From the left' }

function showOnlyWay(cell: CellView): Step {
  const { i, j, above } = cell
  const isFirstRow = above === undefined
  const [missing, only] = isFirstRow ? [sides.above, sides.left] : [sides.left, sides.above]
  return {
    scene: draw(cell, { active: [i, j] }),
    caption: {
      fact: isFirstRow ? 'Nothing is above the first row.' : 'Nothing is left of the first column.',
      why: `So this cell reads one neighbor only, the cell ${isFirstRow ? 'on the left' : 'above'}.`,
    },
    line: isFirstRow ? 'first-row' : 'first-column',
    variables: variablesOf(cell, cell),
    decision: {
      question: `Row ${i}, column ${j}: from which side does a path enter this cell?`,
      options: Object.values(sides),
      answer: only,
      line: 'cell',
      wrong: {
        [missing]: isFirstRow
          ? `Row ${i} is the first row: no cell is above it. A path can enter column ${j} only from column ${j - 1}, with the ${cell.left} paid there.`
          : `Column ${j} is the first column: no cell is left of it. A path can enter row ${i} only from row ${i - 1}, with the ${above} paid there.`,
      },
      positions: positionsOf(cell),
    },
  }
}

function showCell(cell: CellView): Step {
  const { i, j, above, left } = cell
  const read: Position[] = []
  if (above !== undefined) read.push([i - 1, j])
  if (left !== undefined) read.push([i, j - 1])
  const isChoice = read.length === 2
  return {
    scene: draw(cell, { active: [i, j], read }),
    caption: isChoice ? explainChoice(cell) : explainEdge(cell),
    ...(isChoice && {
      comparison: {
        choices: [choiceOf('from above', above!, cell), choiceOf('from the left', left!, cell)],
        takes: 'the smaller',
      },
    }),
    line: isChoice ? 'inner' : i === 0 ? 'first-row' : 'first-column',
    variables: variablesOf(cell, cell),
    // Where both cost the same, either answer would be right.
    ...(isChoice && above !== left && { decision: decide(cell) }),
  }
}

function explainEdge(cell: CellView): Step['caption'] {
  const { i, j, above } = cell
  const why =
    above === undefined
      ? j === 1
        ? 'The only path comes from the left, so its sum grows by the cost of this cell.'
        : 'Again, only the cell on the left leads here.'
      : i === 1
        ? 'The only path comes from above, so its sum grows by the cost of this cell.'
        : 'Again, only the cell above leads here.'
  return { fact: `${sumText(cell)}.`, why }
}

function explainChoice(cell: CellView): Step['caption'] {
  const { above, left } = cell
  const why =
    above === left
      ? `Both cells that lead here cost ${above} so far, so either will do; above is chosen.`
      : isFromAbove(cell)
        ? `The path through the cell above is cheaper so far (${above} against ${left}), and both are final.`
        : `The path through the cell on the left is cheaper so far (${left} against ${above}), and both are final.`
  return { fact: `${sumText(cell)}.`, why }
}

function sumText(cell: CellView): string {
  return choiceOf('', lesserOf(cell), cell).sum
}

function choiceOf(name: string, before: number, { costs, i, j }: CellView): Comparison['choices'][number] {
  const cost = costs[i]![j]!
  const value = before + cost
  return { name, sum: `${before} + ${cost < 0 ? `(${cost})` : cost} = ${value}`, value }
}

function decide(cell: CellView): Decision {
  const isAbove = isFromAbove(cell)
  return {
    question: `Row ${cell.i}, column ${cell.j}: from which side does the cheapest path enter this cell?`,
    options: Object.values(sides),
    answer: isAbove ? sides.above : sides.left,
    line: 'choice',
    wrong: { [isAbove ? sides.left : sides.above]: explainDearer(cell) },
    positions: positionsOf(cell),
  }
}

/** Why not the other side: a cell may be cheap itself although the path to it is not. */
function explainDearer(cell: CellView): string {
  const { costs, i, j, above, left } = cell
  const [cheaper, dearer] = isFromAbove(cell)
    ? [
        { name: 'the cell above', sum: above, cost: costs[i - 1]![j]! },
        { name: 'the cell on the left', sum: left, cost: costs[i]![j - 1]! },
      ]
    : [
        { name: 'the cell on the left', sum: left, cost: costs[i]![j - 1]! },
        { name: 'the cell above', sum: above, cost: costs[i - 1]![j]! },
      ]
  return dearer.cost < cheaper.cost
    ? `It is not the costs in the corners that decide: ${dearer.name} costs only ${dearer.cost}, but the path to it has a sum of ${dearer.sum}, and the path to ${cheaper.name} only ${cheaper.sum}.`
    : `The path to ${dearer.name} has a sum of ${dearer.sum}, and the path to ${cheaper.name} only ${cheaper.sum}. The cost of this cell, ${costs[i]![j]!}, is added either way.`
}

function positionsOf({ i, j, above, left }: CellView): Decision['positions'] & {} {
  return {
    ...(above !== undefined && { [sides.above]: { kind: 'table-cell', row: i - 1, column: j } }),
    ...(left !== undefined && { [sides.left]: { kind: 'table-cell', row: i, column: j - 1 } }),
  }
}

function showAnswer(view: View, answer: number): Step {
  const path = findWayBack(view)
  const paid = path.map(([i, j]) => view.costs[i]![j]!).reverse()
  return {
    scene: draw(view, { result: path[0], settled: path.slice(1) }, path),
    caption: {
      fact: `Return ${answer}.`,
      why:
        paid.length === 1
          ? 'Start and goal are one cell.'
          : `Following the marks back from the goal gives the path: ${paid.map((cost) => (cost < 0 ? `(${cost})` : cost)).join(' + ')} = ${answer}.`,
    },
    line: 'done',
    variables: variablesOf(view),
  }
}

function findWayBack(view: View): readonly Position[] {
  const { costs } = view
  let [i, j] = [costs.length - 1, costs[0]!.length - 1]
  const path: Position[] = [[i, j]]
  for (let cell = lookAt(view, i, j); isEntered(cell); cell = lookAt(view, i, j)) {
    if (isFromAbove(cell)) i--
    else j--
    path.push([i, j])
  }
  return path
}

function draw(view: View, marks: TableMarks, path: readonly Position[] = []): TableScene {
  const { costs, min } = view
  return {
    kind: 'table',
    rows: drawCells(min, marks).map((row, i) =>
      row.map((cell, j) => {
        const noted = { ...cell, note: String(costs[i]![j]) }
        const around = lookAt(view, i, j)
        const hasOrigin = path.length === 0 && min[i]![j] !== undefined && isEntered(around)
        if (!hasOrigin) return noted
        return { ...noted, cameFrom: isFromAbove(around) ? 'above' : 'left' }
      }),
    ),
    rowHeads: costs.map((_, i) => String(i)),
    columnHeads: costs[0]!.map((_, j) => String(j)),
    arrows: [...drawReads(marks), ...drawPath(path)],
  }
}

function variablesOf({ costs }: View, cell?: CellView): Step['variables'] {
  return [
    { name: 'i', ...(cell && { value: cell.i }) },
    { name: 'j', ...(cell && { value: cell.j }) },
    { name: 'above', ...(cell?.above !== undefined && { value: cell.above }) },
    { name: 'left', ...(cell?.left !== undefined && { value: cell.left }) },
    { name: 'cost', ...(cell && { value: costs[cell.i]![cell.j]! }) },
  ]
}
