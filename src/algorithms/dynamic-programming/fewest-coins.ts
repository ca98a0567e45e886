import type { ArrayScene, TableScene } from '../scene.ts'
import type { Decision, Step, Trace } from '../step.ts'
import { drawCells, drawPath, drawReads, type Position, type TableMarks } from './table-cells.ts'

/** The fewest coins for an amount, with unlimited coins: every smaller amount is solved first. -1 if none fit. */
export function* fewestCoins(coins: readonly number[], amount: number): Trace<number> {
  const never = amount + 1
  const fewest = [0, ...Array<number>(amount).fill(never)]
  const lastCoins: (number | undefined)[] = Array(amount + 1).fill(undefined)
  const table = { coins, amount, fewest, lastCoins }
  yield showStart(table)

  for (let part = 1; part <= amount; part++) {
    if (!coins.some((coin) => coin <= part)) yield showNoCoinFits({ ...table, part })
    for (const [coinAt, coin] of coins.entries()) {
      if (coin > part) continue
      const count = fewest[part - coin]! + 1
      yield showTry({ ...table, part, coinAt, coin, count })
      if (count < fewest[part]!) {
        fewest[part] = count
        lastCoins[part] = coin
      }
    }
  }

  const answer = fewest[amount]! <= amount ? fewest[amount]! : -1
  yield showAnswer(table, answer)
  return answer
}

interface View {
  readonly coins: readonly number[]
  readonly amount: number
  readonly fewest: readonly number[]
  /** The coin that gave each amount its count. */
  readonly lastCoins: readonly (number | undefined)[]
  readonly part?: number
}

interface TryView extends View {
  readonly part: number
  readonly coinAt: number
  readonly coin: number
  readonly count: number
}

function showStart(view: View): Step {
  return {
    scene: draw(view, {}),
    caption: {
      fact: 'Amount 0 needs 0 coins.',
      why:
        view.amount === 0
          ? 'And 0 is the amount that is asked for.'
          : `Every other amount counts as impossible (∞) until a coin leads to it. They are worked out in order, up to ${view.amount}.`,
    },
    beside: [drawCoins(view)],
    line: 'start',
    variables: variablesOf(view),
  }
}

function showNoCoinFits(view: View & { readonly part: number }): Step {
  return {
    scene: draw(view, { active: [0, view.part] }),
    caption: {
      fact: `No coin fits into ${view.part}.`,
      why: `${view.coins.length === 0 ? 'There are no coins' : 'All coins are larger'}, so ${view.part} stays impossible.`,
    },
    beside: [drawCoins(view)],
    line: 'fits',
    variables: variablesOf(view),
  }
}

function showTry(view: TryView): Step {
  const { part, coin, count, fewest } = view
  const isBetter = count < fewest[part]!
  return {
    scene: draw(view, { active: [0, part], read: [[0, part - coin]] }),
    caption: {
      fact: isKnown(view, part - coin)
        ? `Coin ${coin} last: ${fewest[part - coin]} + 1 = ${count}.`
        : `Coin ${coin} last: impossible.`,
      why: explain(view),
    },
    beside: [drawCoins(view)],
    line: isBetter ? 'better' : 'compare',
    variables: variablesOf(view),
    decision: decide(view),
  }
}

function explain(view: TryView): string {
  const { part, coin, count, fewest } = view
  const rest = part - coin
  if (!isKnown(view, rest))
    return `The rest of ${rest} cannot be paid, so this coin does not lead to ${part}.`
  const way = `The rest of ${rest} is already solved`
  if (!isKnown(view, part)) return `${way}, and nothing has led to ${part} so far. So ${count} is kept.`
  if (count < fewest[part]!) return `${way}, and ${count} is fewer than ${fewest[part]}. So ${count} is kept.`
  return `${way}, but ${count} is not fewer than ${fewest[part]}. The cell stays as it is.`
}

function decide(view: TryView): Decision {
  const { part, coin, count, fewest } = view
  const options = { yes: 'Yes, fewer coins', no: 'No, the cell stays' }
  return {
    question: `${part} with coin ${coin} last leaves ${part - coin}. The best for ${part} so far is ${symbol(view, part)}: does this improve it?`,
    options: [options.yes, options.no],
    answer: count < fewest[part]! ? options.yes : options.no,
    line: 'try',
  }
}

function showAnswer(view: View, answer: number): Step {
  const { amount, lastCoins } = view
  const path: Position[] = [[0, amount]]
  const paid: number[] = []
  for (let rest = amount; answer >= 0 && rest > 0; ) {
    const coin = lastCoins[rest]!
    paid.push(coin)
    rest -= coin
    path.push([0, rest])
  }
  return {
    scene: draw({ ...view, part: amount }, { result: [0, amount], settled: path.slice(1) }, path),
    caption:
      answer < 0
        ? { fact: 'Return -1.', why: `Nothing has led to ${amount}: these coins cannot pay it.` }
        : {
            fact: `Return ${answer}.`,
            why:
              amount === 0
                ? 'Nothing needs to be paid.'
                : `The coin in the corner of each cell leads back to 0: ${paid.join(' + ')} = ${amount}.`,
          },
    beside: [drawCoins(view)],
    line: answer < 0 ? 'none' : 'done',
    variables: variablesOf({ ...view, part: amount }),
  }
}

function draw(view: View, marks: TableMarks, path: readonly Position[] = []): TableScene {
  const amounts = view.fewest.map((_, part) => part)
  const values = amounts.map((part) => symbol(view, part))
  return {
    kind: 'table',
    corner: 'amount',
    columnHeads: amounts.map(String),
    rowHeads: ['fewest'],
    rows: drawCells([values], marks).map((row) =>
      row.map((cell, part) => {
        const coin = view.lastCoins[part]
        return coin === undefined ? cell : { ...cell, note: `+${coin}` }
      }),
    ),
    arrows: [...drawReads(marks), ...drawPath(path)],
  }
}

function drawCoins({ coins, part, coinAt }: View & { readonly coinAt?: number }): ArrayScene {
  return {
    kind: 'array',
    title: 'coins',
    hasNoIndices: true,
    cells: coins.map((value, at) => ({
      value,
      role: at === coinAt ? 'compare' : part !== undefined && value > part ? 'visited' : 'default',
    })),
    pointers: [],
    spans: [],
  }
}

function isKnown({ fewest, amount }: View, part: number): boolean {
  return fewest[part]! <= amount
}

function symbol(view: View, part: number): number | string {
  return isKnown(view, part) ? view.fewest[part]! : '∞'
}

function variablesOf(view: View & { readonly coin?: number; readonly count?: number }): Step['variables'] {
  const { part, coin, count, amount } = view
  return [
    { name: 'part', ...(part !== undefined && { value: part }) },
    { name: 'coin', ...(coin !== undefined && { value: coin }) },
    { name: 'count', ...(count !== undefined && { value: count <= amount ? count : '∞' }) },
    { name: 'fewest[part]', ...(part !== undefined && { value: symbol(view, part) }) },
    { name: 'amount', value: amount },
  ]
}
