import type { Step, Trace } from '#algorithms/step.ts'
import { decideOnLand, decideOnNeighbors } from './decisions.ts'
import {
  type Cell,
  draw,
  drawQueue,
  isSame,
  type LandMap,
  name,
  neighborsOf,
  roleOnMap,
  show,
  type View,
  variablesOf,
} from './island-scene.ts'

/** Each island is counted at the first of its cells that the scan meets, and sunk at once, so that it is met only once. */
export function* countIslands(map: LandMap, isInside: (cell: Cell) => boolean = () => true): Trace<number> {
  const grid = map.map((row) => [...row])
  const queue: Cell[] = []
  const firsts: Cell[] = []
  /** The number of the island that each sunk cell belongs to. */
  const islandOf = new Map<string, number>()
  const met = new Set<number>()
  const look = (): View => ({
    map,
    grid: grid.map((row) => [...row]),
    queue: [...queue],
    firsts: [...firsts],
  })
  const sink = (cell: Cell) => {
    grid[cell.row]![cell.column] = 0
    islandOf.set(name(cell), firsts.length)
    queue.push(cell)
  }
  yield showStart(look())

  for (const cell of allCells(map)) {
    // Water is passed over without a step.
    if (map[cell.row]![cell.column] === 0) continue
    const island = islandOf.get(name(cell))
    // One stop per sunk island is enough to see why its cells do not count again.
    if (island !== undefined && met.has(island)) continue
    yield showScanned(look(), cell, island)
    if (island !== undefined) {
      met.add(island)
      continue
    }
    firsts.push(cell)
    sink(cell)
    yield showIsland(look(), cell)

    for (let from = queue.shift(); from !== undefined; from = queue.shift()) {
      const near = neighborsOf(from, map).filter(
        (cell) => grid[cell.row]![cell.column] === 1 && isInside(cell),
      )
      yield showTaken(look(), from, near)
      if (near.length === 0) continue
      near.forEach(sink)
      yield showSpread(look(), from, near)
    }
  }
  yield showEnd(look())
  return firsts.length
}

function allCells(map: LandMap): readonly Cell[] {
  return map.flatMap((cells, row) => cells.map((_, column) => ({ row, column })))
}

function showStart(view: View): Step {
  const isEmpty = view.map.length === 0
  const hasLand = view.map.some((row) => row.includes(1))
  return {
    ...show(view),
    caption: {
      fact: isEmpty ? 'The map has no cells.' : 'Look for land, row by row.',
      why: isEmpty
        ? 'So there are no islands either.'
        : hasLand
          ? 'The scan skips water. At new land an island begins, and all of it is sunk before the scan continues.'
          : 'All cells are water, so the scan skips every one of them.',
    },
    line: 'start',
    variables: variablesOf(view),
  }
}

/** `island` is the number of the island that the cell was sunk with, if it was. */
function showScanned(view: View, cell: Cell, island: number | undefined): Step {
  const isNew = island === undefined
  return {
    ...show(view, cell),
    caption: {
      fact: `The scan reaches ${name(cell)}.`,
      why: isNew
        ? 'It is still land. Every cell of the islands counted so far is sunk, so this one belongs to a new island.'
        : `It was sunk with island number ${island}, so it does not count again. The scan skips the rest of that island without a stop.`,
    },
    line: isNew ? 'scan' : 'skip',
    variables: variablesOf(view, cell),
    decision: decideOnLand(view, cell, island),
  }
}

function showIsland(view: View, cell: Cell): Step {
  return {
    ...show(view),
    caption: {
      fact: `Island number ${view.firsts.length} begins at ${name(cell)}.`,
      why: 'The cell is sunk and joins the queue. From here the whole island is sunk, ring by ring.',
    },
    line: 'found',
    variables: variablesOf(view, cell),
  }
}

function showTaken(view: View, cell: Cell, near: readonly Cell[]): Step {
  return {
    ...show(view, cell),
    caption: {
      fact: `${name(cell)} leaves the queue.`,
      why: near.length === 0 ? explainNone(view, cell) : explainNear(view, cell, near),
    },
    line: 'take',
    variables: variablesOf(view, cell),
    decision: decideOnNeighbors(view, cell, near),
  }
}

/** Why nothing joins: what is around the cell, and what the empty queue means. */
function explainNone(view: View, cell: Cell): string {
  const around = neighborsOf(cell, view.map)
  const hasLand = around.some(({ row, column }) => view.map[row]![column] === 1)
  const fact = hasLand
    ? 'All land beside it is sunk already, so nothing joins.'
    : 'There is no land beside it, so this island is a single cell.'
  const isOver = hasLand && view.queue.length === 0
  return isOver ? `${fact} The queue is empty, so the whole island is sunk.` : fact
}

function explainNear({ map }: View, cell: Cell, near: readonly Cell[]): string {
  const cells = near.map(name).join(' and ')
  const verb = near.length === 1 ? 'is' : 'are'
  const hasCorner = [-1, 1].some((down) =>
    [-1, 1].some((right) => {
      const { row, column } = { row: cell.row + down, column: cell.column + right }
      const isLand = map[row]?.[column] === 1
      return isLand && map[row]?.[cell.column] === 0 && map[cell.row]?.[column] === 0
    }),
  )
  return hasCorner
    ? `${cells} ${verb} land beside it. A corner does not join two cells.`
    : `${cells} ${verb} land beside it and not sunk yet.`
}

function showSpread(view: View, cell: Cell, near: readonly Cell[]): Step {
  const waiting = view.queue.slice(0, view.queue.length - near.length)
  // A cell that waits beside a new one would add it again if it were not sunk.
  const shared = near.flatMap((added) => {
    const other = waiting.find((each) => neighborsOf(added, view.map).some((next) => isSame(next, each)))
    return other ? [{ added, other }] : []
  })[0]
  const isFirst = view.firsts.some((first) => isSame(first, cell))
  const [it, is] = near.length === 1 ? ['it', 'It is'] : ['them', 'They are']
  return {
    ...show(view, cell),
    caption: {
      fact: `Sink ${near.map(name).join(' and ')}.`,
      why: shared
        ? `${name(shared.other)} is beside ${name(shared.added)} too. Since ${name(shared.added)} is sunk now, ${name(shared.other)} will not add it a second time.`
        : isFirst
          ? `${is} sunk on joining the queue, not on leaving it, so nothing can add ${it} twice.`
          : view.queue.length === 1
            ? 'It is alone in the queue, so the search goes on around it.'
            : `${view.queue.length} cells are in the queue, and each will look for land around it in turn.`,
    },
    line: 'spread',
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
          ? 'A map without cells has no land.'
          : firsts.length === 0
            ? 'No cell is land.'
            : 'Each island was counted once, at the first of its cells that the scan reached. These cells are highlighted.',
    },
    line: 'done',
    variables: variablesOf(view),
  }
}
