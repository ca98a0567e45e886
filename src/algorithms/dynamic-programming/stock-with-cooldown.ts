import type { ArrayScene, Span, TableScene } from '../scene.ts'
import type { Decision, Step, Trace } from '../step.ts'
import { drawCells, drawPath, drawReads, type Position, type TableMarks } from './table-cells.ts'

const states = ['hold', 'rest', 'sold'] as const
type State = (typeof states)[number]
type Best = Record<State, number>
const impossible = Number.NEGATIVE_INFINITY

/**
 * The maximum profit of trading one stock with a cooldown day after each sale. The allowed moves
 * depend on yesterday's state only, so each day stores the best balance for each state.
 */
export function* stockWithCooldown(prices: readonly number[]): Trace<number> {
  const days: Partial<Best>[] = [{ hold: impossible, rest: 0, sold: impossible }]
  const table = { prices, days }
  yield showStart(table)

  for (const [index, price] of prices.entries()) {
    const before = days[index] as Best // Filled on the day before.
    const today: Partial<Best> = {}
    days.push(today)
    const view = { ...table, day: index + 1, price, before }
    yield showHold(view)
    today.hold = Math.max(before.hold, before.rest - price)
    yield showRest(view)
    today.rest = Math.max(before.rest, before.sold)
    yield showSold(view)
    today.sold = before.hold + price
  }

  const last = days.at(-1) as Best // As above.
  const answer = Math.max(last.rest, last.sold)
  yield showAnswer(table, answer)
  return answer
}

interface View {
  readonly prices: readonly number[]
  /** The best balance of each state after each day; the first entry is before all days. */
  readonly days: readonly Partial<Best>[]
}

interface DayView extends View {
  readonly day: number
  readonly price: number
  readonly before: Best
}

function showStart(view: View): Step {
  return {
    scene: draw(view, {}),
    beside: [drawPrices(view)],
    caption: {
      fact: 'Before the first day: no share, no money.',
      why:
        view.prices.length === 0
          ? 'Without days nothing can be bought.'
          : 'So rest is 0. To hold a share, or to have just sold one, is impossible (-∞). Each day is worked out from the day before.',
    },
    line: 'start',
    variables: variablesOf(),
  }
}

function showHold(view: DayView): Step {
  const { price, before } = view
  const buy = before.rest - price
  const question = `Keeping the share gives ${say(before.hold)}. Buying today gives ${say(before.rest)} - ${price} = ${say(buy)}. Which is better?`
  return {
    ...showCell(view, 'hold', ['hold', 'rest']),
    caption: {
      fact: `Hold: keep ${say(before.hold)}, or buy: ${say(before.rest)} - ${price} = ${say(buy)}.`,
      why:
        buy > before.hold
          ? `Buying is allowed after a rest only, and it leaves more than ${say(before.hold)}: buy.`
          : 'Buying leaves no more money than before: the share is kept.',
    },
    line: 'hold',
    ...decide(question, ['Keep holding', 'Buy today'], buy - before.hold),
  }
}

function showRest(view: DayView): Step {
  const { before } = view
  const question = `Resting on gives ${say(before.rest)}. A rest after yesterday's sale gives ${say(before.sold)}. Which is better?`
  return {
    ...showCell(view, 'rest', ['rest', 'sold']),
    caption: {
      fact: `Rest: go on with ${say(before.rest)}, or rest after a sale with ${say(before.sold)}.`,
      why:
        before.sold > before.rest
          ? `The day after a sale must be a rest. It carries ${say(before.sold)} over, which is more.`
          : 'Nothing is bought or sold, so the larger sum stays: the rest goes on.',
    },
    line: 'rest',
    ...decide(question, ['Rest on', 'Rest after a sale'], before.sold - before.rest),
  }
}

function showSold(view: DayView): Step {
  const { price, before } = view
  return {
    ...showCell(view, 'sold', ['hold']),
    caption: {
      fact: `Sold: ${say(before.hold)} + ${price} = ${say(before.hold + price)}.`,
      why:
        before.hold === impossible
          ? 'Nothing was held, so nothing can be sold today.'
          : 'Only a share that was held yesterday can be sold today. There is no other way to this state.',
    },
    line: 'sold',
  }
}

function showCell(
  view: DayView,
  state: State,
  reads: readonly State[],
): Pick<Step, 'scene' | 'beside' | 'variables'> {
  const marks: TableMarks = {
    active: positionOf(state, view.day),
    read: reads.map((each) => positionOf(each, view.day - 1)),
  }
  return { scene: draw(view, marks), beside: [drawPrices(view, view.day)], variables: variablesOf(view) }
}

/** If both are equally good, either answer would be right, so there is no question. */
function decide(
  question: string,
  options: readonly [first: string, second: string],
  gainOfSecond: number,
): { readonly decision?: Decision } {
  if (gainOfSecond === 0) return {}
  return { decision: { question, options, answer: options[gainOfSecond > 0 ? 1 : 0], line: 'loop' } }
}

function showAnswer(view: View, answer: number): Step {
  const path = findWayBack(view)
  const trades = findTrades(path)
  const told = trades.map(({ from, to }) => `buy at ${view.prices[from]}, sell at ${view.prices[to]}`)
  return {
    scene: draw(view, { result: path[0], settled: path.slice(1) }, path),
    beside: [drawPrices(view, undefined, trades)],
    caption: {
      fact: `Return ${answer}.`,
      why:
        trades.length === 0
          ? 'No sale earns anything: the best is not to buy at all.'
          : `A share that is still held is worth nothing, so the better of rest and sold counts: ${told.join('; ')}.`,
    },
    line: 'done',
    variables: variablesOf(),
  }
}

/** From the last day to the first, each time to the state that the sum came from. */
function findWayBack({ prices, days }: View): readonly Position[] {
  const last = days.at(-1) as Best // All days are filled.
  let state: State = last.sold > last.rest ? 'sold' : 'rest'
  const path = [positionOf(state, prices.length)]
  for (let day = prices.length; day > 0; day--) {
    const before = days[day - 1] as Best // As above.
    if (state === 'sold') state = 'hold'
    else if (state === 'hold') state = before.rest - prices[day - 1]! > before.hold ? 'rest' : 'hold'
    else state = before.sold > before.rest ? 'sold' : 'rest'
    path.push(positionOf(state, day - 1))
  }
  return path
}

/** The days, counted from 0, of each purchase and its sale. */
function findTrades(path: readonly Position[]): readonly Omit<Span, 'text'>[] {
  const states = path.toReversed().map(([row]) => row)
  const sales = states.flatMap((row, day) => (row === 2 ? [day] : []))
  return sales.map((day) => ({ from: states.lastIndexOf(1, day), to: day - 1 }))
}

function positionOf(state: State, day: number): Position {
  return [states.indexOf(state), day]
}

function draw({ prices, days }: View, marks: TableMarks, path: readonly Position[] = []): TableScene {
  const values = states.map((state) =>
    [...prices.keys(), prices.length].map((day) => {
      const sum = days[day]?.[state]
      return sum === undefined ? undefined : say(sum)
    }),
  )
  return {
    kind: 'table',
    corner: 'price',
    columnHeads: ['–', ...prices.map(String)],
    rowHeads: states,
    rows: drawCells(values, marks),
    arrows: [...drawReads(marks), ...drawPath(path)],
  }
}

/** Today's price, and at the end the days on which a share is held. */
function drawPrices({ prices }: View, day?: number, trades: readonly Omit<Span, 'text'>[] = []): ArrayScene {
  return {
    kind: 'array',
    title: 'price of each day',
    cells: prices.map((value, at) => ({ value, role: at + 1 === day ? 'active' : 'default' })),
    pointers: [],
    spans: trades.map((trade) => ({ ...trade, text: 'hold' })),
    hasBars: true,
  }
}

function say(sum: number): number | string {
  return sum === impossible ? '-∞' : sum
}

function variablesOf(view?: DayView): Step['variables'] {
  return [
    { name: 'price', ...(view && { value: view.price }) },
    ...states.map((state) => ({
      name: `${state} yesterday`,
      ...(view && { value: say(view.before[state]) }),
    })),
  ]
}
