import fc from 'fast-check'
import { proveTrace } from '#testing/proofs/prove-demo.ts'
import { cellAt, positionOf, tableOf } from '#testing/proofs/read-table.ts'
import { longestCommonSubsequence } from './algorithm.ts'

interface WordsInput {
  readonly first: string
  readonly second: string
}

const word = fc
  .array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 7 })
  .map((letters) => letters.join(''))

const example = (name: string, first: string, second: string, answer: string) => ({
  name,
  input: { first, second },
  answer,
})

proveTrace<WordsInput, string>(import.meta.dirname, {
  inputs: fc.record({ first: word, second: word }),
  examples: [
    example('the words of the lesson', 'peak', 'park', 'pak'),
    example('no letters at all', '', '', ''),
    example('one word without letters', '', 'peak', ''),
    example('the same letter', 'a', 'a', 'a'),
    example('nothing shared', 'goat', 'shy', ''),
    example('one inside the other', 'ridge', 'rig', 'rig'),
    example('repeated letters', 'aaba', 'aaa', 'aaa'),
  ],
  trace: ({ first, second }) => longestCommonSubsequence(first, second),
  bruteForce: ({ first, second }) => {
    const shared = selections(first).filter((each) => isSelection(each, second))
    return shared.reduce((longest, each) => (each.length > longest.length ? each : longest), '')
  },
  /** Several selections may be equally long. */
  isRight: (answer, { first, second }, longest) =>
    answer.length === longest.length && isSelection(answer, first) && isSelection(answer, second),
  /** Each diagonal step of the traceback is a character. */
  pictured(last) {
    const { arrows = [], rowHeads = [] } = tableOf(last)
    const letters = arrows
      .filter(({ from, to }) => from[0] > to[0] && from[1] > to[1])
      .map(({ from }) => rowHeads[from[0]])
    return { letters: letters.reverse().join(''), count: cellAt(last, positionOf(last, 'result')).value }
  },
  picture: (answer) => ({ letters: answer, count: answer.length }),
  taken(decided, next) {
    const { cameFrom } = cellAt(next, positionOf(decided, 'active'))
    return { diagonal: 'Diagonal plus 1', above: 'Above', left: 'Left' }[cameFrom ?? 'left']
  },
  /** One letter more gives at most one more in common, and never less. */
  invariant(step) {
    const { rows } = tableOf(step)
    rows.forEach((cells, row) => {
      cells.forEach(({ value }, column) => {
        for (const before of [rows[row - 1]?.[column]?.value, cells[column - 1]?.value]) {
          if (typeof before !== 'number' || typeof value !== 'number') continue
          if (value < before || value > before + 1) throw new Error(`${value} follows ${before}`)
        }
      })
    })
  },
})

function selections(word: string): readonly string[] {
  const head = word.charAt(0)
  return head === '' ? [''] : selections(word.slice(1)).flatMap((rest) => [rest, head + rest])
}

function isSelection(letters: string, word: string): boolean {
  let from = 0
  return [...letters].every((letter) => {
    from = word.indexOf(letter, from) + 1
    return from > 0
  })
}
