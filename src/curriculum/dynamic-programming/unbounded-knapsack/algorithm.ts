import type { TableScene } from '#algorithms/scene.ts'
import { drawCells, drawReads, type Position, type TableMarks } from '#algorithms/scenes/table-cells.ts'
import type { Decision, Step, Trace } from '#algorithms/step.ts'

type Table = readonly (number | undefined)[][]

/** The number of combinations of unlimited coins that make an amount: one row per coin. */
export function* waysToPay(
  coins: readonly number[],
  amount: number,
  rowOfAgain = (i: number) => i,
): Trace<number> {
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
        const row = rowOfAgain(i)
        const again = ways[row]![part - coin]!
        // With the first coin alone there is never more than one way, so one question is enough.
        const isAsked = i === 1 ? part === 2 * coin : cell.without + again > 0
        if (isAsked && row === i) yield showReuse({ ...cell, row, again })
        yield showSum({ ...cell, row, again })
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
  /** The row with that number. */
  readonly row: number
}

function showStart(view: View): Step {
  const { coins, amount } = view
  const noCoins = {
    fact: 'There are no coins.',
    why: 'Without coins only 0 can be paid, in one way: use none.',
  }
  const nothing = {
    fact: 'The amount is 0.',
    why: 'Whatever the coins are, there is one way to pay 0: use none of them.',
  }
  const rows = {
    fact: 'There is one way to pay 0: use no coin.',
    why: 'Each row allows one more coin than the row above. Each coin gets one row, so 1 + 2 and 2 + 1 are never counted twice.',
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
      why: `It cannot be part of any payment of ${part}, so the count stays ${without}, as in the row above.`,
    },
    line: 'fits',
    variables: variablesOf(cell),
  }
}

/** Before the two cells are marked: which one counts the ways with the coin? */
function showReuse(cell: SumView): Step {
  const { i, part, again } = cell
  return {
    scene: draw(cell, { active: [i, part] }),
    caption: { fact: again === 0 ? 'None of them.' : `${again} of them.`, why: explainReuse(cell) },
    line: 'again',
    variables: variablesOf({ ...cell, again: undefined }),
    decision: decide(cell),
  }
}

function explainReuse({ part, coin, again }: SumView): string {
  const rest = part - coin
  if (rest === 0) return `Coin ${coin} alone pays ${part}, and nothing remains: that is one way.`
  return again === 0
    ? `Take one coin of ${coin} away and ${rest} remains. This row has no way to pay that.`
    : `Take one coin of ${coin} away and ${rest} remains. This row has ${countWays(again)} to pay that, with coin ${coin} allowed again.`
}

function decide(cell: SumView): Decision {
  const { i, part, coin, again } = cell
  const cellInRow = (row: number, column: number) => ({ kind: 'table-cell', row, column }) as const
  const wrong = findWrongCounts(cell)
  const counts = [again, ...wrong.keys()].toSorted((a, b) => a - b)
  return {
    question: `How many of the ways to pay ${part} use coin ${coin} at least once?`,
    options: counts.map(String),
    answer: String(again),
    line: 'fits',
    wrong: Object.fromEntries([...wrong].map(([count, { text }]) => [count, text])),
    positions: {
      ...Object.fromEntries(
        [...wrong].flatMap(([count, { read }]) => (read ? [[count, cellInRow(...read)]] : [])),
      ),
      [again]: cellInRow(i, part - coin),
    },
  }
}

interface WrongCount {
  readonly text: string
  /** The cell with this count, if it is one that is known. */
  readonly read?: Position
}

/** What other recurrences would give: the row above, each coin once, the whole cell. */
function findWrongCounts({ i, part, coin, without, again, ways }: SumView): ReadonlyMap<number, WrongCount> {
  const rest = part - coin
  const once = ways[i - 1]![rest]!
  const others = new Map<number, WrongCount>()
  others.set(without + again, {
    text: `${without + again} counts all ways to pay ${part}. That includes the ${without} without coin ${coin} from the row above; count only those that use it.`,
  })
  others.set(once, {
    text: `${once} is the count for ${rest} in the row above, where coin ${coin} is not allowed. That misses the payments that use coin ${coin} more than once.`,
    read: [i - 1, rest],
  })
  others.set(without, {
    text:
      rest === 0
        ? `${without} is the count for ${part} without coin ${coin}, from the row above. Coin ${coin} alone pays ${part} too, and that way is not in it.`
        : `${without} is the count for ${part} without coin ${coin}, from the row above. A payment that uses it leaves ${rest} to pay: count the ways to do that.`,
    read: [i - 1, part],
  })
  others.delete(again)
  return others
}

function showSum(cell: SumView): Step {
  const { i, part, coin, without, again, row } = cell
  return {
    scene: draw(cell, {
      active: [i, part],
      read: [
        [i - 1, part],
        [row, part - coin],
      ],
    }),
    caption: { fact: `${without} + ${again} = ${without + again}.`, why: explain(cell) },
    line: 'again',
    variables: variablesOf(cell),
  }
}

function explain({ i, part, coin, without, again }: SumView): string {
  const rest = part - coin
  if (rest === 0) return `Coin ${coin} alone pays ${part}: that is one more way than without it.`
  if (again === 0)
    return `Using coin ${coin} leaves ${rest}, which cannot be paid so far, so no way is added.`
  if (i === 1) return `Coin ${coin} is the only coin so far: add one to what pays ${rest}.`
  return without === 0
    ? `Every way to pay ${part} uses coin ${coin}: as many as there are for ${rest} in this row.`
    : `Add the ways without coin ${coin}, from the row above: no payment is in both groups.`
}

function showAnswer(view: View, answer: number): Step {
  const { coins, amount } = view
  return {
    scene: draw(view, { result: [coins.length, amount] }),
    caption: {
      fact: `Return ${answer}.`,
      why:
        answer === 0
          ? `No mix of these coins makes exactly ${amount}.`
          : `The last row allows all coins: there ${answer === 1 ? 'is' : 'are'} ${countWays(answer)} to pay ${amount}.`,
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

function variablesOf(cell?: CellView & { readonly again?: number | undefined }): Step['variables'] {
  return [
    { name: 'coin', ...(cell && { value: cell.coin }) },
    { name: 'part', ...(cell && { value: cell.part }) },
    { name: 'without', ...(cell && { value: cell.without }) },
    { name: 'again', ...(cell?.again !== undefined && { value: cell.again }) },
  ]
}
