import type { ArrayScene, Role, Span, TableScene } from '#algorithms/scene.ts'
import { drawArray } from '#algorithms/scenes/array-scene.ts'
import { countCalls, drawCalls, drawRepeats, recordCalls } from '#algorithms/scenes/call-tree.ts'
import { drawCells } from '#algorithms/scenes/table-cells.ts'
import type { Picture, Walkthrough } from '../../walkthroughs/walkthrough.ts'
import { lesson } from './lesson.ts'
import { drawMachine } from './machine-scene.ts'

const prices = [1, 4, 5, 2, 7]

/** How one comes to hold a share, from the state before. */
const moves: Readonly<Record<string, string>> = { h: 'keep', r: 'buy' }

/** The calls of the recursion, named by state and day: each asks the states of the day before that lead to it. */
export const recursion = recordCalls<string, number>('h4', (call, recurse) => {
  const [state, day] = [call[0]!, Number(call.slice(1))]
  const price = prices[day - 1]!
  if (day === 1) return state === 'h' ? 0 - price : 0
  const before = (from: string) => recurse(`${from}${day - 1}`, call === 'h4' ? moves[from] : undefined)
  if (state === 's') return before('h') + price
  return state === 'h' ? Math.max(before('h'), before('r') - price) : Math.max(before('r'), before('s'))
})

interface Trade {
  /** Days, counted from 0. */
  readonly buy: number
  readonly sell: number
}

function drawTrades(title: string, trades: readonly Trade[], role: Role = 'result'): Picture {
  const roleOf = (day: number): Role =>
    trades.some(({ buy, sell }) => day === buy || day === sell) ? role : 'visited'
  const spans: Span[] = trades.map(({ buy, sell }) => ({ from: buy, to: sell, text: 'hold' }))
  const earned = trades.map(({ buy, sell }) => prices[sell]! - prices[buy]!)
  const terms = trades.map(({ buy, sell }) => `${prices[sell]} - ${prices[buy]}`)
  return {
    title,
    scene: drawArray({ values: prices, roleOf, spans, hasNoIndices: true }),
    note: `${terms.join(' + ')} = ${earned.reduce((sum, each) => sum + each, 0)}`,
  }
}

const best = drawTrades('The most there is', [
  { buy: 0, sell: 1 },
  { buy: 3, sell: 4 },
])

const daysRow: ArrayScene = drawArray({ title: 'price of each day', values: prices, hasNoIndices: true })

const terms = { keep: 'hold', buy: 'rest - price', wait: 'rest', pause: 'sold', sell: 'hold + price' }

/** The table after the last day. */
export const filled: TableScene = {
  kind: 'table',
  rowHeads: ['hold', 'rest', 'sold'],
  columnHeads: prices.map((_, index) => `day ${index + 1}`),
  rows: drawCells(
    [
      [-1, -1, -1, 1, 1],
      [0, 0, 3, 4, 4],
      [0, 3, 4, 1, 8],
    ],
    {},
  ),
}

export const walkthrough: Walkthrough = {
  title: 'Five days and a pause',
  problem:
    'On five days, a share costs 1, 4, 5, 2 and 7 dollars. You can own one share at most, and you may trade **as often as you like**, but on one day you either buy or sell. But **on the day after a sale you may not buy**. What is the **most you can earn**?',
  input: { prices: '1, 4, 5, 2, 7' },
  firstTry: {
    picture: { scene: daysRow },
    tries: [
      {
        text: 'Buy at the lowest price, and sell at the highest one after it',
        says: '**It earns 6, and 8 is possible.** One trade from 1 to 7 keeps the share while its price falls from 5 to 2.',
        pictures: [drawTrades('One trade', [{ buy: 0, sell: 4 }]), best],
      },
      {
        text: 'Keep the share while its price rises, and sell just before it falls',
        says: '**It earns 4, and 8 is possible.** It sells for 5 on day 3, so on day 4, when the share costs 2, it may not buy.',
        pictures: [drawTrades('Sell at the top', [{ buy: 0, sell: 2 }]), best],
      },
      {
        text: 'Add up every rise from one day to the next',
        says: '**It counts 9, and 8 is possible.** To get all of it you would have to sell on day 3 and buy on day 4. Without the pause this rule is right.',
        pictures: [
          drawTrades(
            'Every rise',
            [
              { buy: 0, sell: 2 },
              { buy: 3, sell: 4 },
            ],
            'swap',
          ),
          best,
        ],
      },
      {
        text: 'Compare all trades that are allowed',
        says: '**It earns 8, and it can never be wrong.** The question is what that costs.',
        pictures: [best],
      },
    ],
    leavesOpen: 'The best sale today can spoil the best purchase tomorrow, so start from what always works.',
  },
  bruteForce: {
    title: 'Try every history',
    text: 'To sell on day 5 you must **hold** a share on day 4. Then you held it on day 3 already, or you **rested** on day 3 and bought it on day 4. A rest comes after a rest, or after a day on which you **sold**. A circle with `h4` asks: if you hold a share on day 4, how much money can you have? `r` is for rest, `s` for sold.',
    before: { scene: drawCalls(recursion.calls) },
    question: {
      id: 'waste',
      ask: 'What is wasted?',
      options: [
        {
          text: 'Nothing: every path is another history of trades',
          says: 'You are thinking that histories differ, and they do. But what you may do after day 2 depends only on whether you hold, rest or have just sold, so each of these has one best balance.',
        },
        {
          text: 'Histories that sell before the top: they give money away',
          says: 'You are thinking of each trade alone. The best history sells for 4 on day 2, before the top of 5, and that is what leaves day 4 free.',
        },
        {
          text: 'The same state on the same day is asked about again',
          says: '5 of the 14 calls are repeats. There are three states for each day, and each has one best balance.',
        },
      ],
      right: 2,
    },
    after: drawRepeats(recursion.calls),
    tally: countCalls(recursion.calls).filter(({ wasted }) => wasted > 0),
    cost: 'Each further day makes the tree about 1.75 times as large: `h20` takes 128,799 calls, although 20 days have only 60 states.',
  },
  idea: {
    title: 'Follow the arrows',
    text: 'A circle is a state at the end of a day, an arrow a move to the next day.',
    lines: [
      {
        name: 'State',
        text: '`hold`, `rest` and `sold`: for each, the best balance of all histories that end in it today.',
        picture: { scene: drawMachine({}) },
        question: {
          id: 'state',
          ask: 'What must be stored for each day?',
          note: 'There is no arrow from `sold` to `hold`: that is the pause.',
          options: [
            {
              text: 'The best balance so far: one number',
              says: 'After day 3 the best balance is 4, from the sale for 5. But then you may not buy on day 4. With 3, from the sale for 4 the day before, you may. One number cannot say which of them you have.',
            },
            {
              text: 'The best balance for each of the three states',
              says: 'What you may do tomorrow depends on the state alone. So of all histories that end in the same state, the one with the best balance is never worse: the same moves follow.',
            },
            {
              text: 'The days on which you bought and sold',
              says: 'You want to know the past. But tomorrow only asks two things of it: do you hold a share, and did you sell today? The trades can be read from the table afterwards.',
            },
          ],
          right: 1,
        },
      },
      {
        name: 'Choices',
        text: 'The arrows: `keep`, `buy`, `wait`, `pause` and `sell`. From day 2 on, you buy only after a day of rest.',
      },
      {
        name: 'Recurrence',
        text: '`hold = max(hold, rest - price)`, `rest = max(rest, sold)`, `sold = hold + price`',
        staysTrue: true,
        picture: { scene: drawMachine({ labels: terms, lit: ['keep', 'buy'] }) },
        question: {
          id: 'recurrence',
          ask: 'Each arrow is a term. Which line gives the new `hold`?',
          note: 'On day 4 the price is 2. The day before, `hold` is -1, `rest` is 3 and `sold` is 4.',
          options: [
            {
              text: '`max(hold, rest - price)`',
              says: 'Two arrows end in `hold`. Whoever holds a share tonight held it yesterday, or rested yesterday and bought it today; there is no third way. So the larger of the two is the best: max(-1, 3 - 2) = 1.',
            },
            {
              text: '`max(hold, sold - price)`',
              says: 'You want to use the larger balance: 4 - 2 is 2. But no arrow leads from `sold` to `hold`: the day after a sale is the pause.',
            },
            {
              text: '`rest - price`',
              says: 'This forgets the arrow `keep`. On day 2 you would have to buy again, for 4, although you can still hold the share that cost 1.',
            },
          ],
          right: 0,
        },
      },
      {
        name: 'Base case',
        text: 'After day 1: `hold = -prices[0]`, `rest = 0`, `sold = 0`.',
        question: {
          id: 'base',
          ask: 'What are the three values after day 1, with the price 1?',
          options: [
            {
              text: '`hold = 0`, `rest = 0`, `sold = 0`',
              says: 'You start from nothing. But then the share was free, and selling it for 4 on day 2 would bring 4 instead of 3.',
            },
            {
              text: '`hold` is minus infinity: you have no share yet',
              says: 'That is right before day 1. At the end of day 1 you may have bought.',
            },
            {
              text: '`hold = -1`, `rest = 0`, `sold = 0`',
              says: 'Buying costs 1. Nothing was sold yet, so `sold` has no history; 0 is harmless, because it gives no more than `rest`.',
            },
          ],
          right: 2,
        },
      },
      {
        name: 'Order and answer',
        text: "Day by day, each line reads yesterday's values. The answer is the larger of `rest` and `sold`.",
        picture: { scene: filled },
        question: {
          id: 'order',
          ask: 'All days are filled. Where is the answer?',
          options: [
            {
              text: 'In `sold`: the last move is always a sale',
              says: 'Here it is, with 8. But if the prices are 5 and then 3, `sold` is -2, and it is better to rest all the time.',
            },
            {
              text: 'In the larger of `rest` and `sold`',
              says: 'A share that you still hold has cost money and brings none, so it is never better than not having bought it. The other two states can both be best.',
            },
            {
              text: 'In `hold`: a share is worth its price',
              says: 'You count the share as money. But a balance is what you have earned, and on the last day `hold` is 1. To earn its price, you must sell it: then you are in `sold`.',
            },
          ],
          right: 1,
        },
      },
    ],
    summary:
      'That is a **state machine**: one number for each circle, and for each circle the best of the arrows that end in it.',
  },
  watch: {
    title: 'Fill three rows',
    text: 'The same prices, with a row for each state. The arrows of each step are lit in the circles below, and you say which one is better.',
  },
  code: {
    title: 'The arrows, as code',
    parts: [
      { name: 'State and base case', labels: ['start'] },
      { name: 'Order', labels: ['loop'] },
      { name: 'Choices', labels: ['keep', 'buy', 'wait', 'pause', 'sell'] },
      { name: 'Recurrence', labels: ['hold', 'rest', 'sold'] },
      { name: 'Answer', labels: ['done'] },
    ],
    keeps: ['buy', 'hold', 'keep', 'wait', 'pause', 'sell', 'rest', 'sold'],
    note: "All five arrows are computed before a state changes, so each reads yesterday's values. It takes O(n) time, because each day follows five arrows.",
    edge: {
      id: 'edge',
      ask: "Suppose that `rest` was the larger of `wait` and today's `sell`. Which prices show the slip?",
      options: [
        {
          text: '`[1, 4, 6]`',
          says: 'One trade is best, so nothing is bought after a sale, and both give 5.',
        },
        {
          text: '`[6, 4, 1]`',
          says: 'Nothing can be earned, so both give 0.',
        },
        {
          text: '`[1, 4, 2, 6]`',
          says: 'With the slip, `rest` contains the sale of the same day, so you can buy the next day: 3 + 4 = 7. With the pause, the best is 5, from 1 to 6.',
        },
      ],
      right: 2,
    },
  },
  clues: {
    evidence: [
      {
        words: 'You can own one share at most',
        tells: 'There are a few situations you can be in, such as holding a share or not.',
        decides: false,
      },
      {
        words: 'as often as you like',
        tells: 'Several choices follow one another, so one best pair of days is not enough.',
        decides: true,
      },
      {
        words: 'on the day after a sale you may not buy',
        tells: 'What you may do next depends on what you did last: that is a state.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'sliding-window',
      property: 'Is there only one range to choose, such as one purchase and one sale?',
      here: 'No. Several trades follow one another, and each limits what you may do next.',
      there: 'Yes. Nothing before the range matters, so one window that moves forward is enough.',
      example:
        'Same prices, but now you may buy once and sell once. What is the most you can earn with this one trade?',
      picture: { scene: drawArray({ values: prices, hasNoIndices: true }) },
      solved: drawTrades('The best trade', [{ buy: 0, sell: 4 }]),
      question: {
        id: 'rival',
        ask: 'What do the three states of this lesson give?',
        options: [
          {
            text: '6, which is right',
            says: 'Buying for 1 and selling for 7 earns 6, and that is right. But the three states allow a second purchase after a pause, so they count two trades.',
          },
          {
            text: '8',
            says: 'They still allow two trades, 3 + 5. With one trade, 6 is the most: one pass that remembers the lowest price so far, the left end of the range, finds it.',
          },
        ],
        right: 1,
      },
    },
  },
  spots: [
    {
      prompt: {
        id: 'state-machine-dp-lesson-1',
        text: 'A street musician plans 90 evenings. For each evening she knows what she would take in at the harbor and at the station. She may also stay at home. When she changes from one of the two spots to the other, she must spend one evening at home in between. What is the most she can take in?',
        world: 'street musician',
        pattern: 'state-machine-dp',
        evidence: [
          {
            words: 'at the harbor and at the station',
            tells: 'An evening ends in one of a few situations.',
            decides: false,
          },
          {
            words: 'must spend one evening at home in between',
            tells:
              'Where she may play next depends on where she was last, so one number per evening is not enough.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'sliding-window',
          fails:
            'There is no single range of evenings to choose: she changes between the spots many times, and each change limits the next evening.',
        },
        why: 'Keep the best total for an evening that ends at the harbor, at the station and at home, each from the evenings that may come before.',
        cost: 'O(n)',
      },
      formula: 'harbor[day] = max(harbor[day-1], home[day-1]) + take',
      names: [
        { pattern: 'state-machine-dp', line: 'one number per position and state' },
        { pattern: 'sliding-window', line: 'one range that moves forward' },
        { pattern: 'zero-one-knapsack', line: 'items used once, and a limit' },
      ],
    },
    {
      prompt: {
        id: 'state-machine-dp-lesson-2',
        text: 'A weather station on a glacier has measured the depth of the snow every hour, 90,000 times. For a headline, a journalist wants to name two readings, an earlier and a later one, between which the depth grew by as much as possible. By how much did it grow between these two?',
        world: 'glacier snow',
        pattern: 'sliding-window',
        evidence: [
          {
            words: 'two readings, an earlier and a later one',
            tells: 'Only one range is chosen, and nothing before it matters.',
            decides: true,
          },
          {
            words: 'grew by as much as possible',
            tells: 'For each later reading, the lowest earlier one is the best start of the range.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'state-machine-dp',
          fails:
            'States in which one may begin again add up several rises, but the headline names one earlier and one later reading.',
        },
        why: 'Go through the readings once; the range starts at the lowest one so far and ends at the current one.',
        cost: 'O(n)',
      },
      names: [
        { pattern: 'monotonic-stack', line: 'the nearest larger one for each' },
        { pattern: 'state-machine-dp', line: 'one number per position and state' },
        { pattern: 'sliding-window', line: 'one range that moves forward' },
      ],
    },
  ],
  end: {
    canDo:
      'When what you may do next depends on what you did last, draw the states as circles: each arrow becomes a term of the code.',
    practice: lesson.practice.find(({ number }) => number === 309)!,
    practiceIs: 'It is the problem of this lesson, with any number of days.',
  },
}
