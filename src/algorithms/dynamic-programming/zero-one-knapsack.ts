import type { TableScene } from '../scene.ts'
import type { Decision, Step, Trace } from '../step.ts'
import { drawCells, drawPath, drawReads, type Position, type TableMarks } from './table-cells.ts'

type Table = readonly (number | undefined)[][]

/** The most valuable items that fit, each taken once or left: one row per item, one column per room in the bag. */
export function* knapsackOfItems(
  weights: readonly number[],
  values: readonly number[],
  capacity: number,
): Trace<number> {
  const best: Table = Array.from({ length: weights.length + 1 }, (_, i) =>
    Array.from({ length: capacity + 1 }, (_, room) => (i === 0 || room === 0 ? 0 : undefined)),
  )
  const table = { weights, values, capacity, best }
  yield showStart(table)

  for (let i = 1; i <= weights.length; i++) {
    for (let room = 1; room <= capacity; room++) {
      const cell = { ...table, i, room, leave: best[i - 1]![room]! }
      if (weights[i - 1]! > room) {
        yield showTooHeavy(cell)
        best[i]![room] = cell.leave
      } else {
        const take = values[i - 1]! + best[i - 1]![room - weights[i - 1]!]!
        yield showChoice({ ...cell, take })
        best[i]![room] = Math.max(cell.leave, take)
      }
    }
  }

  const answer = best[weights.length]![capacity]!
  yield showAnswer(table, answer)
  return answer
}

interface View {
  readonly weights: readonly number[]
  readonly values: readonly number[]
  readonly capacity: number
  /** By the number of items considered, then by capacity. */
  readonly best: Table
}

interface CellView extends View {
  readonly i: number
  readonly room: number
  /** The best without this item. */
  readonly leave: number
}

interface ChoiceView extends CellView {
  readonly take: number
}

function showStart(view: View): Step {
  const { weights, capacity } = view
  const noItems = { fact: 'There are no items.', why: 'So nothing can be taken, and the bag stays empty.' }
  const noRoom = { fact: 'The bag has no room.', why: 'So no item fits, whatever it is worth.' }
  const rows = {
    fact: 'Without items, or without room, the best is 0.',
    why: `Each row may use one item (w weight, v value) more than the row above. Each column is a bag of that room, up to ${capacity}.`,
  }
  return {
    scene: draw(view, {}),
    caption: weights.length === 0 ? noItems : capacity === 0 ? noRoom : rows,
    line: 'start',
    variables: variablesOf(),
  }
}

function showTooHeavy(cell: CellView): Step {
  const { i, room, leave, weights } = cell
  return {
    scene: draw(cell, { active: [i, room], read: [[i - 1, room]] }),
    caption: {
      fact: `Weight ${weights[i - 1]} does not fit into ${room}.`,
      why: `The item must be left, so the ${leave} from the row above is kept.`,
    },
    line: 'fits',
    variables: variablesOf(cell),
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
      why: `Taking the item leaves room ${rest} for the items of the rows above. ${
        take > leave ? 'That is worth more: take it.' : 'That is not worth more: leave it.'
      }`,
    },
    line: take > leave ? 'better' : 'compare',
    variables: variablesOf(cell),
    // Where both are worth the same, either answer would be right.
    ...(take !== leave && { decision: decide(cell) }),
  }
}

function decide({ i, room, leave, take, weights, values, best }: ChoiceView): Decision {
  const [weight, value] = [weights[i - 1]!, values[i - 1]!]
  const options = { take: 'Take the item', leave: 'Leave the item' }
  return {
    question: `Room ${room}: without this item ${leave}. With it ${value}, and room ${room - weight} is left, worth ${best[i - 1]![room - weight]}. Take it?`,
    options: [options.take, options.leave],
    answer: take > leave ? options.take : options.leave,
    line: 'take',
  }
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
          ? 'No item is in the bag.'
          : taken.length === 1
            ? 'Where the way back steps aside, an item was taken. It is only one.'
            : `Where the way back steps aside, an item was taken: ${sum} = ${answer}.`,
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

function variablesOf(cell?: CellView & { readonly take?: number }): Step['variables'] {
  return [
    { name: 'weight', ...(cell && { value: cell.weights[cell.i - 1]! }) },
    { name: 'value', ...(cell && { value: cell.values[cell.i - 1]! }) },
    { name: 'room', ...(cell && { value: cell.room }) },
    { name: 'leave', ...(cell && { value: cell.leave }) },
    { name: 'take', ...(cell?.take !== undefined && { value: cell.take }) },
  ]
}
