import type { Role, TableScene } from '#algorithms/scene.ts'
import {
  drawCells,
  drawPath,
  drawReads,
  type Position,
  type TableMarks,
} from '#algorithms/scenes/table-cells.ts'
import type { Step, Trace } from '#algorithms/step.ts'
import { decideHold, decideRest, decideStates } from './decisions.ts'
import { drawMachine, type Move, moves, movesTo, type State, states } from './machine-scene.ts'

type Best = Record<State, number>

/**
 * The maximum profit of trading one stock with a cooldown day after each sale. The allowed moves
 * depend on yesterday's state only, so each day stores the best balance for each state. There is at least one day.
 */
export function* stockWithCooldown(
  prices: readonly number[],
  toRest: 'pause' | 'sell' = 'pause',
): Trace<number> {
  const days: Partial<Best>[] = [{ hold: 0 - prices[0]!, rest: 0, sold: 0 }]
  const table = { prices, days }
  yield showStart(table)

  for (const [day, price] of prices.entries()) {
    if (day === 0) continue
    const before = days[day - 1] as Best // Filled on the day before.
    const today: Partial<Best> = {}
    days.push(today)
    const view = { ...table, day, price, before }
    if (day === 1) yield* showMoves(view)
    yield showHold(view)
    today.hold = Math.max(before.hold, before.rest - price)
    yield showRest(view, toRest)
    today.rest = Math.max(before.rest, toRest === 'pause' ? before.sold : before.hold + price)
    yield showSold(view, today.rest)
    today.sold = before.hold + price
  }

  const last = days.at(-1) as Best // As above.
  const answer = Math.max(last.rest, last.sold)
  yield showAnswer(table, answer)
  return answer
}

interface View {
  readonly prices: readonly number[]
  /** The best balance of each state at the end of each day. */
  readonly days: readonly Partial<Best>[]
}

interface DayView extends View {
  /** Counted from 0. */
  readonly day: number
  readonly price: number
  readonly before: Best
}

function showStart(view: View): Step {
  const price = view.prices[0]!
  return {
    scene: draw(view, {}),
    beside: [drawMachine({})],
    caption: {
      fact: `On the first day, buy for ${price}, or do nothing.`,
      why:
        view.prices.length === 1
          ? 'There is no later day to sell on.'
          : `Holding a share leaves ${0 - price}. Without a share the balance is 0, as no sale can have earned anything yet.`,
    },
    line: 'start',
    variables: variablesOf(),
  }
}

/** Every arrow once, on the first day with a day before it, after the question which of them lead to a share. */
function* showMoves(view: DayView): Generator<Step, void, void> {
  yield {
    scene: draw(view, { active: positionOf('hold', view.day) }),
    beside: [drawMachine({ roleOf: (state) => (state === 'hold' ? 'active' : 'default') })],
    caption: {
      fact: 'Two arrows end in hold: from hold and from rest.',
      why: 'You kept your share, or you bought one today. After a sale yesterday, today is the pause (the cooldown day), so you cannot buy.',
    },
    line: 'loop',
    variables: variablesOf(view),
    decision: decideStates(view),
  }
  for (const [move, caption] of Object.entries(tellMoves(view)) as [Move, Step['caption']][]) {
    yield { ...showCell(view, moves[move].to, [move]), caption, line: move }
  }
}

function tellMoves({ price, before }: DayView): Readonly<Record<Move, Step['caption']>> {
  const tell = (fact: string, why: string) => ({ fact, why })
  return {
    keep: tell(`Keep: ${before.hold}.`, 'The arrow keep leads from hold back to hold: you do nothing.'),
    buy: tell(
      `Buy: ${before.rest} - ${price} = ${before.rest - price}.`,
      'The arrow buy starts in rest only, so no purchase follows a sale directly.',
    ),
    wait: tell(`Wait: ${before.rest}.`, 'The arrow wait leads from rest back to rest: you do nothing.'),
    pause: tell(
      `Pause: ${before.sold}.`,
      'After a sale there is one arrow only: the next day is a pause, and you are at rest.',
    ),
    sell: tell(
      `Sell: ${before.hold} + ${price} = ${before.hold + price}.`,
      'Only a share held yesterday can be sold today.',
    ),
  }
}

function showHold(view: DayView): Step {
  const { price, before } = view
  const buy = before.rest - price
  return {
    ...showCell(view, 'hold'),
    caption: {
      fact: `Keep the share: ${before.hold}. Buy today: ${before.rest} - ${price} = ${buy}.`,
      why:
        buy > before.hold
          ? 'Buying today leaves more money than keeping the share bought earlier.'
          : buy < before.hold
            ? 'The share you already hold was cheaper, so keep it.'
            : 'Both leave the same, so keep the share.',
    },
    line: 'hold',
    ...decideHold(view),
  }
}

function showRest(view: DayView, toRest: 'pause' | 'sell'): Step {
  const { before, price } = view
  return {
    ...showCell(view, 'rest', ['wait', toRest]),
    caption: {
      fact: `Stay at rest: ${before.rest}. ${toRest === 'pause' ? `Pause after a sale: ${before.sold}` : `Sell today: ${before.hold + price}`}.`,
      why:
        before.sold > before.rest
          ? "Yesterday's sale left more, and today is its cooldown day. From tomorrow on, that money can buy again."
          : before.sold < before.rest
            ? "Yesterday's sale would have left less, so it is better not to have sold then."
            : 'Both are the same, so nothing changes.',
    },
    line: 'rest',
    ...decideRest(view),
  }
}

function showSold(view: DayView, rest: number): Step {
  const { day, price, before } = view
  const balance = before.hold + price
  return {
    ...showCell(view, 'sold'),
    caption: {
      fact: `Sold: ${before.hold} + ${price} = ${balance}.`,
      why:
        day === 1
          ? 'Only a share held yesterday can be sold today, so there is nothing to compare.'
          : balance > rest
            ? `If trading stopped today, selling would beat the ${rest} of resting.`
            : `Selling today leaves no more than the ${rest} of resting.`,
    },
    line: 'sold',
  }
}

/** The cell of a state today, with the arrows that lead to it. */
function showCell(
  view: DayView,
  state: State,
  lit: readonly Move[] = movesTo(state),
): Pick<Step, 'scene' | 'beside' | 'variables'> {
  const reads = lit.map((move) => moves[move].from)
  const active = positionOf(state, view.day)
  const read = reads.map((each) => positionOf(each, view.day - 1))
  const roleOf = (each: State): Role =>
    each === state ? 'active' : reads.includes(each) ? 'compare' : 'default'
  return {
    scene: draw(view, { active, read }),
    beside: [drawMachine({ lit, roleOf })],
    variables: variablesOf(view),
  }
}

function showAnswer(view: View, answer: number): Step {
  const path = findWayBack(view)
  const trades = findTrades(path)
  const told = trades.map(({ from, to }) => `buy at ${view.prices[from]}, sell at ${view.prices[to]}`)
  return {
    scene: draw(view, { result: path[0], settled: path.slice(1) }, path),
    beside: [drawMachine({})],
    caption: {
      fact: `Return ${answer}.`,
      why:
        trades.length === 0
          ? 'No trade earns anything, so the best is not to buy at all.'
          : `A share still held is money not earned back, so the better of rest and sold counts: ${told.join('; ')}.`,
    },
    line: 'done',
    variables: variablesOf(),
  }
}

/** From the last day to the first, each time to the state that the balance came from. */
function findWayBack({ prices, days }: View): readonly Position[] {
  const last = days.at(-1) as Best // All days are filled.
  let state: State = last.sold > last.rest ? 'sold' : 'rest'
  const path = [positionOf(state, prices.length - 1)]
  for (let day = prices.length - 1; day > 0; day--) {
    const before = days[day - 1] as Best // As above.
    if (state === 'sold') state = 'hold'
    else if (state === 'hold') state = before.rest - prices[day]! > before.hold ? 'rest' : 'hold'
    else state = before.sold > before.rest ? 'sold' : 'rest'
    path.push(positionOf(state, day - 1))
  }
  return path
}

/** Days, counted from 0. */
interface Trade {
  readonly from: number
  readonly to: number
}

function findTrades(path: readonly Position[]): readonly Trade[] {
  const rows = path.toReversed().map(([row]) => row)
  const sales = rows.flatMap((row, day) => (row === states.indexOf('sold') ? [day] : []))
  return sales.map((day) => ({ from: rows.lastIndexOf(states.indexOf('rest'), day) + 1, to: day }))
}

function positionOf(state: State, day: number): Position {
  return [states.indexOf(state), day]
}

function draw({ prices, days }: View, marks: TableMarks, path: readonly Position[] = []): TableScene {
  const values = states.map((state) => prices.map((_, day) => days[day]?.[state]))
  return {
    kind: 'table',
    corner: 'price',
    columnHeads: prices.map(String),
    rowHeads: states,
    rows: drawCells(values, marks),
    arrows: [...drawReads(marks), ...drawPath(path)],
  }
}

function variablesOf(view?: DayView): Step['variables'] {
  return [
    { name: 'price', ...(view && { value: view.price }) },
    ...states.map((state) => ({
      name: `${state} yesterday`,
      ...(view && { value: view.before[state] }),
    })),
  ]
}
