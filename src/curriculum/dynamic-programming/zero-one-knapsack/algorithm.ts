import type { TableScene } from '#algorithms/scene.ts'
import {
  drawCells,
  drawPath,
  drawReads,
  type Position,
  type TableMarks,
} from '#algorithms/scenes/table-cells.ts'
import type { Step, Trace } from '#algorithms/step.ts'
import {
  type CellView,
  type ChoiceView,
  decideCells,
  decideItem,
  decideTooHeavy,
  type Table,
  type View,
} from './decisions.ts'

/** The most valuable items that fit, each taken once or left: one row per item, one column per room in the bag. */
export function* knapsackOfItems(
  weights: readonly number[],
  values: readonly number[],
  capacity: number,
  isTooHeavy = (weight: number, room: number) => weight > room,
): Trace<number> {
  const best: Table = Array.from({ length: weights.length + 1 }, (_, i) =>
    Array.from({ length: capacity + 1 }, (_, room) => (i === 0 || room === 0 ? 0 : undefined)),
  )
  const table = { weights, values, capacity, best }
  yield showStart(table)

  for (let i = 1; i <= weights.length; i++) {
    for (let room = 1; room <= capacity; room++) {
      const cell = { ...table, i, room, leave: best[i - 1]![room]! }
      if (isTooHeavy(weights[i - 1]!, room)) {
        // Once in each row, where the item almost fits and the bag holds something.
        if (room === weights[i - 1]! - 1 && cell.leave > 0) yield showEarlierItems(cell)
        yield showTooHeavy(cell)
        best[i]![room] = cell.leave
      } else {
        const take = values[i - 1]! + best[i - 1]![room - weights[i - 1]!]!
        // Once, where the row above has values and some room is left.
        if (i === 2 && room === weights[i - 1]! + 1) yield showFit({ ...cell, take })
        yield showChoice({ ...cell, take })
        best[i]![room] = Math.max(cell.leave, take)
      }
    }
  }

  const answer = best[weights.length]![capacity]!
  yield showAnswer(table, answer)
  return answer
}

function showStart(view: View): Step {
  const { weights, capacity } = view
  const noItems = { fact: 'There are no items.', why: 'Nothing can be taken, so the bag stays empty.' }
  const noRoom = { fact: 'The bag has no room.', why: 'No item fits, whatever it is worth.' }
  const rows = {
    fact: 'Without items, or without room, the best value is 0.',
    why: `Each row allows one more item (w is its weight, v its value) than the row above. Each column is a bag of that capacity, up to ${capacity}.`,
  }
  return {
    scene: draw(view, {}),
    caption: weights.length === 0 ? noItems : capacity === 0 ? noRoom : rows,
    line: 'start',
    variables: variablesOf(),
  }
}

/** Before the cell above is marked: what is the best value where the item does not fit? */
function showEarlierItems(cell: CellView): Step {
  const { i, room, weights } = cell
  return {
    scene: draw(cell, { active: [i, room] }),
    caption: {
      fact: 'Only the earlier items count.',
      why: `The item of weight ${weights[i - 1]} cannot be in a bag of ${room}, so it changes nothing here.`,
    },
    line: 'fits',
    variables: variablesOf({ ...cell, leave: undefined }),
    decision: decideTooHeavy(cell),
  }
}

function showTooHeavy(cell: CellView): Step {
  const { i, room, leave, weights } = cell
  return {
    scene: draw(cell, { active: [i, room], read: [[i - 1, room]] }),
    caption: {
      fact: `Weight ${weights[i - 1]}, room ${room}: leave the item out.`,
      why: `It does not fit, so the best is the ${leave} from the row above.`,
    },
    line: 'fits',
    variables: variablesOf(cell),
  }
}

/** Before the two cells are marked: which ones are they? */
function showFit(cell: ChoiceView): Step {
  const { i, room, weights } = cell
  const rest = room - weights[i - 1]!
  return {
    scene: draw(cell, { active: [i, room] }),
    caption: {
      fact: 'Both cells are in the row above.',
      why: `That row does not know this item yet. Reading room ${rest} in this row instead could take the same item twice.`,
    },
    line: 'take',
    variables: variablesOf(cell),
    decision: decideCells(cell),
  }
}

function showChoice(cell: ChoiceView): Step {
  const { i, room, leave, take, weights, values } = cell
  const rest = room - weights[i - 1]!
  return {
    scene: draw(cell, {
      active: [i, room],
      read: [
        [i - 1, room],
        [i - 1, rest],
      ],
    }),
    caption: {
      fact: `Leave: ${leave}. Take: ${values[i - 1]} + ${take - values[i - 1]!} = ${take}.`,
      why: explain(cell),
    },
    comparison: {
      choices: [
        { name: 'leave it', sum: String(leave), value: leave },
        { name: 'take it', sum: `${values[i - 1]} + ${take - values[i - 1]!} = ${take}`, value: take },
      ],
      takes: 'the larger',
    },
    line: take > leave ? 'better' : 'compare',
    variables: variablesOf(cell),
    ...(isAsked(cell) && { decision: decideItem(cell) }),
  }
}

/** In a bag that would stay empty otherwise (once is enough), or where both are worth the same, there is nothing to weigh up. */
function isAsked(cell: ChoiceView): boolean {
  const { i, room, leave, take, weights } = cell
  if (take === leave || isAsInSmallerBag(cell)) return false
  return leave > 0 || (i === 1 && room === weights[0])
}

/** The same two numbers are compared as in the cell to the left. */
function isAsInSmallerBag({ i, room, weights, best }: ChoiceView): boolean {
  const weight = weights[i - 1]!
  const above = best[i - 1]!
  return weight < room && above[room - 1] === above[room] && above[room - 1 - weight] === above[room - weight]
}

function explain(cell: ChoiceView): string {
  const { i, room, leave, take, weights } = cell
  const rest = room - weights[i - 1]!
  if (isAsInSmallerBag(cell))
    return 'The larger bag changes nothing here: the choice is the same as one cell to the left.'
  if (take === leave) return 'Both are worth the same, so the item is left out.'
  if (take < leave) return `Without this item, the earlier ones are worth more in a bag of ${room}: leave it.`
  if (leave === 0) return 'Without this item the bag would be worth nothing: take it.'
  return rest === 0
    ? 'The item fills the bag on its own and is worth more than the earlier items that fit: take it.'
    : `The item and the best of the earlier items in room ${rest} beat the bag without it: take it.`
}

function showAnswer(view: View, answer: number): Step {
  const { weights, values, capacity, best } = view
  const path: Position[] = [[weights.length, capacity]]
  const taken: number[] = []
  for (let i = weights.length, room = capacity; i > 0; i--) {
    if (isTaken(best, i, room)) {
      taken.unshift(i - 1)
      room -= weights[i - 1]!
    }
    path.push([i - 1, room])
  }
  const sum = taken.map((item) => values[item]).join(' + ')
  return {
    scene: draw(view, { result: path[0], settled: path.slice(1) }, path),
    caption: {
      fact: `Return ${answer}.`,
      why:
        taken.length === 0
          ? 'The bag stays empty.'
          : taken.length === 1
            ? 'Walk back up the rows: where the path steps left, an item was taken. There is only one.'
            : `Walk back up the rows: where the path steps left, an item was taken. ${sum} = ${answer}.`,
    },
    line: 'done',
    variables: variablesOf(),
  }
}

function isTaken(best: Table, i: number, room: number): boolean {
  return best[i]![room]! > best[i - 1]![room]!
}

function draw(view: View, marks: TableMarks, path: readonly Position[] = []): TableScene {
  const { weights, values, capacity, best } = view
  return {
    kind: 'table',
    corner: 'room',
    columnHeads: Array.from({ length: capacity + 1 }, (_, room) => String(room)),
    rowHeads: ['none', ...weights.map((weight, item) => `w${weight} v${values[item]}`)],
    rows: drawCells(best, marks).map((row, i) =>
      row.map((cell, room) => {
        const isFilled = i > 0 && room > 0 && best[i]![room] !== undefined && path.length === 0
        if (!isFilled) return cell
        return { ...cell, cameFrom: isTaken(best, i, room) ? 'diagonal' : 'above' }
      }),
    ),
    arrows: [...drawReads(marks), ...drawPath(path)],
  }
}

/** A cell with what has been computed of it. */
type Known = Omit<CellView, 'leave'> & { readonly leave: number | undefined; readonly take?: number }

function variablesOf(cell?: Known): Step['variables'] {
  return [
    { name: 'weight', ...(cell && { value: cell.weights[cell.i - 1]! }) },
    { name: 'value', ...(cell && { value: cell.values[cell.i - 1]! }) },
    { name: 'room', ...(cell && { value: cell.room }) },
    { name: 'leave', ...(cell?.leave !== undefined && { value: cell.leave }) },
    { name: 'take', ...(cell?.take !== undefined && { value: cell.take }) },
  ]
}
