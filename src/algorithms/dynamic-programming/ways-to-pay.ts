import type { TableScene } from '../scene.ts'
import type { Decision, Step, Trace } from '../step.ts'
import { drawCells, drawReads, type TableMarks } from './table-cells.ts'

type Table = readonly (number | undefined)[][]

/** The number of combinations of unlimited coins that make an amount: one row per coin. */
export function* waysToPay(coins: readonly number[], amount: number): Trace<number> {
  const ways: Table = Array.from({ length: coins.length + 1 }, (_, i) =>
    Array.from({ length: amount + 1 }, (_, part) => (part === 0 ? 1 : i === 0 ? 0 : undefined)),
  )
  const table = { coins, amount, ways }
  yield showStart(table)

  for (const [index, coin] of coins.entries()) {
    const i = index + 1
    for (let part = 1; part <= amount; part++) {
      const cell = { ...table, i, part, coin, without: ways[i - 1]![part]! }
      if (coin > part) {
        yield showTooLarge(cell)
        ways[i]![part] = cell.without
      } else {
        const again = ways[i]![part - coin]!
        yield showSum({ ...cell, again })
        ways[i]![part] = cell.without + again
      }
    }
  }

  const answer = ways[coins.length]![amount]!
  yield showAnswer(table, answer)
  return answer
}

interface View {
  readonly coins: readonly number[]
  readonly amount: number
  /** By the number of coins that may be used, then by the part of the amount. */
  readonly ways: Table
}

interface CellView extends View {
  readonly i: number
  readonly part: number
  readonly coin: number
  /** Ways without this coin. */
  readonly without: number
}

interface SumView extends CellView {
  /** Ways that use this coin at least once. */
  readonly again: number
}

function showStart(view: View): Step {
  const { coins, amount } = view
  const noCoins = {
    fact: 'There are no coins.',
    why: 'Only 0 can be paid without coins: one way, namely not to pay at all.',
  }
  const nothing = {
    fact: 'Nothing is to be paid.',
    why: 'There is one way to pay 0, with any coins: to use none of them.',
  }
  const rows = {
    fact: 'There is one way to pay 0: with no coin.',
    why: 'Each row allows one coin more than the row above. The order of coins does not count, so each coin gets its turn once.',
  }
  return {
    scene: draw(view, {}),
    caption: amount === 0 ? nothing : coins.length === 0 ? noCoins : rows,
    line: 'start',
    variables: variablesOf(),
  }
}

function showTooLarge(cell: CellView): Step {
  const { i, part, coin, without } = cell
  return {
    scene: draw(cell, { active: [i, part], read: [[i - 1, part]] }),
    caption: {
      fact: `Coin ${coin} is more than ${part}.`,
      why: `It cannot be used here, so the ${countWays(without)} from the row above ${without === 1 ? 'stays' : 'stay'} all there ${without === 1 ? 'is' : 'are'}.`,
    },
    line: 'fits',
    variables: variablesOf(cell),
  }
}

function showSum(cell: SumView): Step {
  const { i, part, coin, without, again } = cell
  return {
    scene: draw(cell, {
      active: [i, part],
      read: [
        [i - 1, part],
        [i, part - coin],
      ],
    }),
    caption: {
      fact: `${without} + ${again} = ${without + again}.`,
      why: `Without coin ${coin}: ${countWays(without)}, from the row above. With it: ${countWays(again)} to pay the other ${part - coin}, from this row, since coin ${coin} may come again.`,
    },
    line: 'again',
    variables: variablesOf(cell),
    decision: decide(cell),
  }
}

/** The wrong options are what other recurrences would give, one of them more: the largest must not always be right. */
function decide({ i, part, coin, without, again, ways }: SumView): Decision {
  const sum = without + again
  const once = without + ways[i - 1]![part - coin]!
  const oneMore = sum + 1
  const results = [...new Set([sum, without, again, once, oneMore])].toSorted((a, b) => a - b)
  return {
    question: `Paying ${part}: the row above has ${countWays(without)}, this row has ${countWays(again)} to pay ${part - coin}. How many ways are there now?`,
    options: results.map(String),
    answer: String(sum),
    line: 'without',
  }
}

function showAnswer(view: View, answer: number): Step {
  const { coins, amount } = view
  return {
    scene: draw(view, { result: [coins.length, amount] }),
    caption: {
      fact: `Return ${answer}.`,
      why:
        answer === 0
          ? `These coins cannot make exactly ${amount}.`
          : `All coins may be used in the last row: there ${answer === 1 ? 'is' : 'are'} ${countWays(answer)} to pay ${amount}.`,
    },
    line: 'done',
    variables: variablesOf(),
  }
}

function countWays(count: number): string {
  return `${count} ${count === 1 ? 'way' : 'ways'}`
}

function draw({ coins, amount, ways }: View, marks: TableMarks): TableScene {
  return {
    kind: 'table',
    corner: 'amount',
    columnHeads: Array.from({ length: amount + 1 }, (_, part) => String(part)),
    rowHeads: ['none', ...coins.map((coin) => `+ ${coin}`)],
    rows: drawCells(ways, marks),
    arrows: drawReads(marks),
  }
}

function variablesOf(cell?: CellView & { readonly again?: number }): Step['variables'] {
  return [
    { name: 'coin', ...(cell && { value: cell.coin }) },
    { name: 'part', ...(cell && { value: cell.part }) },
    { name: 'without', ...(cell && { value: cell.without }) },
    { name: 'again', ...(cell?.again !== undefined && { value: cell.again }) },
  ]
}
