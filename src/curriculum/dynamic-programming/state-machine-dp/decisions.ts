import type { Decision } from '#algorithms/step.ts'
import { type State, states } from './machine-scene.ts'

/** A day with a day before it. */
interface DayChoice {
  /** Counted from 0. */
  readonly day: number
  readonly price: number
  /** The best balances of the day before. */
  readonly before: Readonly<Record<State, number>>
}

export function decideStates({ before }: DayChoice): Decision {
  return {
    question: 'You want to hold a share tonight. Which states could you have been in yesterday?',
    options: ['hold or rest', 'hold or sold', 'rest or sold'],
    answer: 'hold or rest',
    line: 'loop',
    wrong: {
      'hold or sold': `No arrow leads from sold to hold: after a sale yesterday, today is the cooldown day. You can buy from rest, where the balance is ${before.rest}.`,
      'rest or sold': `No arrow leads from sold to hold, because a cooldown day follows a sale. The arrow keep leads from hold to hold: you may own a share already, with a balance of ${before.hold}.`,
    },
  }
}

export function decideHold({ day, price, before }: DayChoice): { readonly decision?: Decision } {
  const buy = before.rest - price
  const sum = `${before.rest} - ${price} = ${buy}`
  return decide({
    question: 'Is it better to keep the share, or to have none and buy today?',
    day,
    options: [
      {
        text: 'Keep the share',
        from: 'hold',
        balance: before.hold,
        wrong: `The share bought earlier leaves ${before.hold}. Resting yesterday and buying for ${price} today leaves ${sum}, which is more.`,
      },
      {
        text: 'Buy today',
        from: 'rest',
        balance: buy,
        wrong: `Buying for ${price} today leaves ${sum}. The share that is held since an earlier day leaves ${before.hold}, which is more.`,
      },
    ],
  })
}

export function decideRest({ day, before }: DayChoice): { readonly decision?: Decision } {
  return decide({
    question: 'You rest today. Is it better if you rested yesterday too, or if you sold?',
    day,
    options: [
      {
        text: 'Rested yesterday',
        from: 'rest',
        balance: before.rest,
        wrong: `Resting yesterday means a balance of ${before.rest}, and selling yesterday one of ${before.sold}, which is more. The cooldown today costs nothing.`,
      },
      {
        text: 'Sold yesterday',
        from: 'sold',
        balance: before.sold,
        wrong: `The sale yesterday leaves ${before.sold}, and resting yesterday ${before.rest}, which is more. The cooldown today does not make up for it.`,
      },
    ],
  })
}

interface MoveOption {
  readonly text: string
  /** Yesterday's state. */
  readonly from: State
  /** What the move leaves today. */
  readonly balance: number
  /** Why not, if the other one leaves more. */
  readonly wrong: string
}

interface MoveChoice {
  readonly question: string
  readonly day: number
  readonly options: readonly [first: MoveOption, second: MoveOption]
}

/** If both are equally good, either answer would be right, so there is no question. */
function decide({ question, day, options }: MoveChoice): { readonly decision?: Decision } {
  const [first, second] = options
  if (first.balance === second.balance) return {}
  const [better, worse] = first.balance > second.balance ? [first, second] : [second, first]
  return {
    decision: {
      question,
      options: [first.text, second.text],
      answer: better.text,
      line: 'loop',
      wrong: { [worse.text]: worse.wrong },
      positions: { [first.text]: cellOf(first.from, day - 1), [second.text]: cellOf(second.from, day - 1) },
    },
  }
}

function cellOf(state: State, day: number) {
  return { kind: 'table-cell', row: states.indexOf(state), column: day } as const
}
