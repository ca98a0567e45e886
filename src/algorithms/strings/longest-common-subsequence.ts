import {
  drawCells,
  drawPath,
  drawReads,
  type Position,
  type TableMarks,
} from '../dynamic-programming/table-cells.ts'
import type { TableScene } from '../scene.ts'
import type { Decision, Step, Trace } from '../step.ts'

type Table = (number | undefined)[][]

/**
 * The longest common subsequence of two words (Wagner and Fischer 1974): a table over all pairs of
 * prefixes, then one traceback through it.
 */
export function* longestCommonSubsequence(first: string, second: string): Trace<string> {
  const best: Table = Array.from({ length: first.length + 1 }, (_, i) =>
    Array.from({ length: second.length + 1 }, (_, j) => (i === 0 || j === 0 ? 0 : undefined)),
  )
  const words = { first, second, best }
  yield showStart(words)

  for (let i = 1; i <= first.length; i++) {
    for (let j = 1; j <= second.length; j++) {
      const cell = { ...words, i, j }
      yield showCell(cell)
      best[i]![j] = isMatch(cell) ? readDiagonal(cell) + 1 : Math.max(readAbove(cell), readLeft(cell))
    }
  }

  let i = first.length
  let j = second.length
  let letters = ''
  const path: Position[] = [[i, j]]
  while (best[i]![j]! > 0) {
    const cell = { ...words, i, j }
    yield showWayBack(cell, path, letters)
    if (isMatch(cell)) {
      letters = first[i - 1]! + letters
      i--
      j--
    } else if (readAbove(cell) >= readLeft(cell)) i--
    else j--
    path.push([i, j])
  }
  yield showAnswer(words, path, letters)
  return letters
}

interface View {
  readonly first: string
  readonly second: string
  readonly best: Table
}

interface CellView extends View {
  readonly i: number
  readonly j: number
}

function isMatch({ first, second, i, j }: CellView): boolean {
  return first[i - 1] === second[j - 1]
}

function readDiagonal({ best, i, j }: CellView): number {
  return best[i - 1]![j - 1]!
}

function readAbove({ best, i, j }: CellView): number {
  return best[i - 1]![j]!
}

function readLeft({ best, i, j }: CellView): number {
  return best[i]![j - 1]!
}

type Source = 'diagonal' | 'above' | 'left'

function findSource(cell: CellView): Source {
  if (isMatch(cell)) return 'diagonal'
  return readAbove(cell) >= readLeft(cell) ? 'above' : 'left'
}

function showStart(view: View): Step {
  const isEmpty = view.first === '' || view.second === ''
  return {
    scene: draw(view, {}),
    caption: isEmpty
      ? { fact: 'One word has no letters.', why: 'So there is nothing to share, and no cell to fill.' }
      : {
          fact: 'One row per letter of the first word, one column per letter of the second.',
          why: 'A cell says how many letters the two beginnings share. With no letters at all that is 0.',
        },
    line: 'start',
    variables: variablesOf(undefined),
  }
}

function showCell(cell: CellView): Step {
  const { i, j } = cell
  const marks: TableMarks = {
    active: [i, j],
    read: [
      [i - 1, j - 1],
      [i - 1, j],
      [i, j - 1],
    ],
  }
  return {
    scene: draw(cell, marks),
    caption: explain(cell),
    line: isMatch(cell) ? 'match' : 'differ',
    variables: variablesOf(undefined, cell),
    // Where the larger one is asked for and both are equal, either answer would be right.
    ...((isMatch(cell) || readAbove(cell) !== readLeft(cell)) && { decision: decide(cell) }),
  }
}

function explain(cell: CellView): Step['caption'] {
  const [row, column] = lettersOf(cell)
  const above = readAbove(cell)
  const left = readLeft(cell)
  if (isMatch(cell)) {
    return {
      fact: `${row} and ${column} match.`,
      why: `The letter lengthens what the words shared before both: the diagonal ${readDiagonal(cell)} plus 1 is ${readDiagonal(cell) + 1}.`,
    }
  }
  const taken =
    above === left
      ? `Both give ${above}: the one above is taken.`
      : `The larger is taken: ${Math.max(above, left)}.`
  return {
    fact: `${row} and ${column} differ.`,
    why: `One of them is left out: without ${row} it is ${above} (above), without ${column} it is ${left} (left). ${taken}`,
  }
}

const options: Record<Source, string> = { diagonal: 'Diagonal plus 1', above: 'Above', left: 'Left' }

function decide(cell: CellView): Decision {
  const [row, column] = lettersOf(cell)
  return {
    question: `${row} meets ${column}. The diagonal holds ${readDiagonal(cell)}, above ${readAbove(cell)}, left ${readLeft(cell)}: what does the cell take?`,
    options: [options.diagonal, options.above, options.left],
    answer: options[findSource(cell)],
    line: 'compare',
  }
}

function lettersOf({ first, second, i, j }: CellView): readonly [string, string] {
  return [first[i - 1]!, second[j - 1]!]
}

function showWayBack(cell: CellView, path: readonly Position[], letters: string): Step {
  const source = findSource(cell)
  const [row, column] = lettersOf(cell)
  const moves: Record<Source, Step['caption']> = {
    diagonal: {
      fact: `${row} is in both words.`,
      why: `The value came over the diagonal plus 1, so ${row} belongs to the answer. Go on before both letters.`,
    },
    above: {
      fact: `${row} is not needed.`,
      why: `The value came from above, where the row of ${row} does not count. Go up.`,
    },
    left: {
      fact: `${column} is not needed.`,
      why: `The value came from the left, where the column of ${column} does not count. Go left.`,
    },
  }
  return {
    scene: draw(cell, { active: [cell.i, cell.j], settled: path.slice(0, -1) }, path),
    caption: moves[source],
    line: { diagonal: 'take', above: 'up', left: 'back-left' }[source],
    variables: variablesOf(letters, cell),
  }
}

function showAnswer(view: View, path: readonly Position[], letters: string): Step {
  const { first, second } = view
  return {
    scene: draw(view, { settled: path.slice(1), result: [first.length, second.length] }, path),
    caption:
      letters === ''
        ? { fact: 'Return an empty text.', why: 'The last cell holds 0: the words share no letter.' }
        : {
            fact: `Return “${letters}”.`,
            why: `The last cell holds ${letters.length}, and each diagonal on the way back gave one letter.`,
          },
    line: 'done',
    variables: variablesOf(letters),
  }
}

function draw(view: View, marks: TableMarks, path: readonly Position[] = []): TableScene {
  const { first, second, best } = view
  return {
    kind: 'table',
    rows: drawCells(best, marks).map((row, i) =>
      row.map((cell, j) => {
        const isFilled = i > 0 && j > 0 && best[i]![j] !== undefined
        // In the traceback, arrows show it.
        const isOnPath = cell.role === 'settled' || (cell.role === 'result' && path.length > 1)
        return isFilled && !isOnPath ? { ...cell, cameFrom: findSource({ ...view, i, j }) } : cell
      }),
    ),
    rowHeads: ['–', ...first],
    columnHeads: ['–', ...second],
    arrows: [...drawReads(marks), ...drawPath(path)],
  }
}

function variablesOf(letters: string | undefined, cell?: CellView): Step['variables'] {
  return [
    { name: 'i', ...(cell && { value: cell.i }) },
    { name: 'j', ...(cell && { value: cell.j }) },
    { name: 'a[i - 1]', ...(cell && { value: lettersOf(cell)[0] }) },
    { name: 'b[j - 1]', ...(cell && { value: lettersOf(cell)[1] }) },
    { name: 'letters', ...(letters !== undefined && { value: letters || '""' }) },
  ]
}
