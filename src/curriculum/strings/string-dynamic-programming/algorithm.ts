import type { TableScene } from '#algorithms/scene.ts'
import {
  drawCells,
  drawPath,
  drawReads,
  type Position,
  type TableMarks,
} from '#algorithms/scenes/table-cells.ts'
import type { Comparison, Step, Trace } from '#algorithms/step.ts'
import { decideSource, type Neighbors } from './decisions.ts'

type Table = (number | undefined)[][]

/**
 * The longest common subsequence of two words (Wagner and Fischer 1974): a table over all pairs of
 * prefixes, then one traceback through it.
 */
export function* longestCommonSubsequence(first: string, second: string, looksLeft = true): Trace<string> {
  const best: Table = Array.from({ length: first.length + 1 }, (_, i) =>
    Array.from({ length: second.length + 1 }, (_, j) => (i === 0 || j === 0 ? 0 : undefined)),
  )
  const words = { first, second, best, looksLeft }
  yield showStart(words)

  for (let i = 1; i <= first.length; i++) {
    for (let j = 1; j <= second.length; j++) {
      const cell = { ...words, i, j }
      yield showCell(cell)
      const read = { diagonal: readDiagonal, above: readAbove, left: readLeft }[findSource(cell)]
      best[i]![j] = read(cell) + (isMatch(cell) ? 1 : 0)
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
    } else if (findSource(cell) === 'above') i--
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
  readonly looksLeft: boolean
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
  return !cell.looksLeft || readAbove(cell) >= readLeft(cell) ? 'above' : 'left'
}

function showStart(view: View): Step {
  const isEmpty = view.first === '' || view.second === ''
  return {
    scene: draw(view, {}),
    caption: isEmpty
      ? { fact: 'One word is empty.', why: 'So the words share nothing, and there is no cell to fill.' }
      : {
          fact: 'Each cell compares a prefix of the first word with a prefix of the second.',
          why: 'It will hold the length of their longest common subsequence. With an empty prefix, that is 0.',
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
    ...(!isMatch(cell) && { comparison: compareSides(cell) }),
    line: isMatch(cell) ? 'match' : 'differ',
    variables: variablesOf(undefined, cell),
    // Where the larger one is asked for and both are equal, either answer would be right.
    ...((isMatch(cell) || readAbove(cell) !== readLeft(cell)) && {
      decision: decideSource(neighborsOf(cell)),
    }),
  }
}

function explain(cell: CellView): Step['caption'] {
  const [row, column] = lettersOf(cell)
  if (isMatch(cell)) {
    return {
      fact: `${row} and ${column} match.`,
      why:
        readDiagonal(cell) === 0
          ? `The prefixes before them share nothing, so ${row} alone is shared: 1.`
          : `Both prefixes can end with ${row}, so it extends the best answer before both letters (diagonal): ${readDiagonal(cell)} + 1 = ${readDiagonal(cell) + 1}.`,
    }
  }
  return { fact: `${row} and ${column} differ.`, why: explainDifference(neighborsOf(cell)) }
}

function compareSides(cell: CellView): Comparison {
  const [row, column] = lettersOf(cell)
  const choices = [
    { name: `drop ${row}`, value: readAbove(cell) },
    { name: `drop ${column}`, value: readLeft(cell) },
  ]
  return { choices: choices.map((each) => ({ ...each, sum: String(each.value) })), takes: 'the larger' }
}

function explainDifference({ row, column, above, left }: Neighbors): string {
  if (above === 0 && left === 0) {
    return `Whether you drop ${row} or ${column}, nothing is shared yet, so the cell is 0.`
  }
  if (above === left) return `They cannot both end a common subsequence, and dropping either gives ${above}.`
  return above > left
    ? `Without ${column}, the best is only ${left}. So drop ${row} instead: that gives ${above}, from above.`
    : `Without ${row}, the best is only ${above}. So drop ${column} instead: that gives ${left}, from the left.`
}

function neighborsOf(cell: CellView): Neighbors {
  const { i, j } = cell
  const [row, column] = lettersOf(cell)
  return { i, j, row, column, diagonal: readDiagonal(cell), above: readAbove(cell), left: readLeft(cell) }
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
      why: `The value came from the diagonal, so ${row} belongs to the answer. Continue with the prefixes before both letters.`,
    },
    above: {
      fact: `${row} is not needed.`,
      why: `The value came from above: dropping ${row} from the first word loses nothing. Go up.`,
    },
    left: {
      fact: `${column} is not needed.`,
      why: `The value came from the left: dropping ${column} from the second word loses nothing. Go left.`,
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
        ? { fact: 'Return an empty string.', why: 'The last cell is 0: the words have no letter in common.' }
        : {
            fact: `Return “${letters}”.`,
            why: `The last cell is ${letters.length}, and each diagonal step on the way back gave one letter.`,
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
        const isOnPath = path.length > 1 && (cell.role === 'settled' || cell.role === 'result')
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
