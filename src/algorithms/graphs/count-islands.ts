import type { Role, ShelfScene, TableScene } from '../scene.ts'
import { drawWaitingQueue } from '../stack-and-queue/stack-and-queue-scenes.ts'
import type { Step, Trace } from '../step.ts'

/** Each island is counted at the first of its cells that the scan meets, and sunk at once, so that it is met only once. */
export function* countIslands(map: LandMap): Trace<number> {
  const grid = map.map((row) => [...row])
  const queue: Cell[] = []
  const firsts: Cell[] = []
  const look = (): View => ({
    map,
    grid: grid.map((row) => [...row]),
    queue: [...queue],
    firsts: [...firsts],
  })
  const sink = (cell: Cell) => {
    grid[cell.row]![cell.column] = 0
    queue.push(cell)
  }
  yield showStart(look())

  for (const cell of allCells(map)) {
    // Water needs no word.
    if (map[cell.row]![cell.column] === 0) continue
    yield showScanned(look(), cell)
    if (grid[cell.row]![cell.column] === 0) continue
    firsts.push(cell)
    sink(cell)
    yield showIsland(look(), cell)

    for (let from = queue.shift(); from !== undefined; from = queue.shift()) {
      const near = neighborsOf(from, map).filter(({ row, column }) => grid[row]![column] === 1)
      yield showTaken(look(), from, near)
      near.forEach(sink)
      yield showSpread(look(), from, near)
    }
  }
  yield showEnd(look())
  return firsts.length
}

/** 1 is land, 0 is water. All rows are equally long. */
export type LandMap = readonly (readonly (0 | 1)[])[]

interface Cell {
  readonly row: number
  readonly column: number
}

interface View {
  /** As it was at the start. */
  readonly map: LandMap
  /** Land that is sunk has become 0. */
  readonly grid: LandMap
  /** The front first. */
  readonly queue: readonly Cell[]
  /** Where each island was met. */
  readonly firsts: readonly Cell[]
}

function allCells(map: LandMap): readonly Cell[] {
  return map.flatMap((cells, row) => cells.map((_, column) => ({ row, column })))
}

function neighborsOf({ row, column }: Cell, map: LandMap): readonly Cell[] {
  const around = [
    { row: row - 1, column },
    { row, column: column + 1 },
    { row: row + 1, column },
    { row, column: column - 1 },
  ]
  return around.filter((cell) => map[cell.row]?.[cell.column] !== undefined)
}

function showStart(view: View): Step {
  const isEmpty = view.map.length === 0
  const hasLand = view.map.some((row) => row.includes(1))
  return {
    ...show(view),
    caption: {
      fact: isEmpty ? 'The map has no cells.' : 'Look for land, row by row.',
      why: isEmpty
        ? 'So there is no island either.'
        : hasLand
          ? 'Water is passed over. At land that is new an island begins, and all of it is sunk before the scan goes on.'
          : 'The scan passes over every cell, since all of them are water.',
    },
    line: 'start',
    variables: variablesOf(view),
  }
}

const finds = { island: 'A new island begins', nothing: 'Nothing: it is sunk already' }

function showScanned(view: View, cell: Cell): Step {
  const isNew = view.grid[cell.row]![cell.column] === 1
  return {
    ...show(view, cell),
    caption: {
      fact: `The scan comes to ${name(cell)}.`,
      why: isNew
        ? 'It is still land. Every cell of the islands met before is sunk, so this one belongs to a new island.'
        : 'It was land, but it was sunk with its island, so it is not counted again.',
    },
    line: isNew ? 'scan' : 'skip',
    variables: variablesOf(view, cell),
    decision: {
      question: `The scan comes to ${name(cell)}, which was land on the map. What happens?`,
      options: [finds.island, finds.nothing],
      answer: isNew ? finds.island : finds.nothing,
      line: 'scan',
    },
  }
}

function showIsland(view: View, cell: Cell): Step {
  return {
    ...show(view),
    caption: {
      fact: `Island number ${view.firsts.length} begins at ${name(cell)}.`,
      why: 'The cell is sunk and joins the queue. From there the whole island is sunk, ring by ring.',
    },
    line: 'found',
    variables: variablesOf(view, cell),
  }
}

const counts = ['None', 'One', 'Two', 'Three'] as const

function showTaken(view: View, cell: Cell, near: readonly Cell[]): Step {
  return {
    ...show(view, cell),
    caption: {
      fact: `${name(cell)} leaves the queue.`,
      why:
        near.length === 0
          ? 'Above, right, below and left of it there is only water, sunk land or the edge of the map.'
          : `Land that is not sunk lies beside it at ${near.map(name).join(' and ')}. Corners do not count.`,
    },
    line: 'take',
    variables: variablesOf(view, cell),
    decision: {
      question: `${name(cell)} leaves the queue. How many of its neighbours join the queue?`,
      options: counts,
      answer: countName(near.length),
      line: 'look',
    },
  }
}

function showSpread(view: View, cell: Cell, near: readonly Cell[]): Step {
  const isOver = view.queue.length === 0
  return {
    ...show(view, cell),
    caption:
      near.length === 0
        ? {
            fact: `Nothing joins from ${name(cell)}.`,
            why: isOver
              ? 'The queue is empty: the whole island is sunk, and the scan goes on behind its first cell.'
              : 'The others in the queue may still have land beside them.',
          }
        : {
            fact: `Sink ${near.map(name).join(' and ')}.`,
            why: `${near.length === 1 ? 'It is sunk as it joins' : 'They are sunk as they join'} the queue, so that no other cell can put ${near.length === 1 ? 'it' : 'them'} there a second time.`,
          },
    line: near.length === 0 ? 'look' : 'spread',
    variables: variablesOf(view, cell),
  }
}

function showEnd(view: View): Step {
  const { firsts, map } = view
  const begins = (cell: Cell) => firsts.some((first) => isSame(first, cell))
  return {
    scene: draw(view, (cell) => (begins(cell) ? 'result' : roleOnMap(view, cell))),
    beside: [drawQueue(view)],
    caption: {
      fact: `Return ${firsts.length}.`,
      why:
        map.length === 0
          ? 'Without a cell there is no land.'
          : firsts.length === 0
            ? 'No cell is land.'
            : 'Each island was counted at the first of its cells, which carries a flag.',
    },
    line: 'done',
    variables: variablesOf(view),
  }
}

function countName(count: number): string {
  const found = counts[count]
  // The cell that put this one into the queue, or the scan, leaves at most three.
  if (found === undefined) throw new RangeError(`${count} new neighbours`)
  return found
}

function name({ row, column }: Cell): string {
  return `(${row}, ${column})`
}

function isSame(one: Cell, other: Cell): boolean {
  return one.row === other.row && one.column === other.column
}

function show(view: View, cell?: Cell) {
  const role = (each: Cell): Role => (cell && isSame(cell, each) ? 'active' : roleOnMap(view, each))
  return { scene: draw(view, role), beside: [drawQueue(view)] }
}

function roleOnMap({ map, grid, queue }: View, cell: Cell): Role {
  if (queue.some((waiting) => isSame(waiting, cell))) return 'frontier'
  if (map[cell.row]![cell.column] === 0) return 'visited'
  return grid[cell.row]![cell.column] === 1 ? 'default' : 'settled'
}

function draw({ grid }: View, role: (cell: Cell) => Role): TableScene {
  return {
    kind: 'table',
    isGrid: true,
    rows: grid.map((cells, row) => cells.map((value, column) => ({ value, role: role({ row, column }) }))),
    rowHeads: grid.map((_, row) => String(row)),
    columnHeads: (grid[0] ?? []).map((_, column) => String(column)),
  }
}

function drawQueue({ queue }: View): ShelfScene {
  return drawWaitingQueue(queue.map((cell) => ({ id: name(cell), value: `${cell.row},${cell.column}` })))
}

function variablesOf({ firsts, queue }: View, cell?: Cell): Step['variables'] {
  return [
    { name: 'row', ...(cell && { value: cell.row }) },
    { name: 'column', ...(cell && { value: cell.column }) },
    { name: 'islands', value: firsts.length },
    { name: 'waiting', value: queue.length },
  ]
}
