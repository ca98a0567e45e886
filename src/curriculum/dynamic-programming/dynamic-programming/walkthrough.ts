import type { ArrayScene, Role, TableScene } from '#algorithms/scene.ts'
import { drawArray } from '#algorithms/scenes/array-scene.ts'
import { countCalls, drawCalls, drawRepeats, recordCalls } from '#algorithms/scenes/call-tree.ts'
import { drawCells, drawPath, type Position } from '#algorithms/scenes/table-cells.ts'
import type { Picture, Walkthrough } from '../../walkthroughs/walkthrough.ts'
import { lesson } from './lesson.ts'

const cash = [4, 7, 5, 1, 3]

/** The calls of the recursion, from the last house: skip it, or rob it and lose its neighbor. */
export const recursion = recordCalls<number, number>(cash.length, (count, recurse) => {
  if (count === 0) return 0
  if (count === 1) return cash[0]!
  const labelOf = (move: string) => (count === cash.length ? `${move} ${count}` : undefined)
  return Math.max(recurse(count - 1, labelOf('skip')), recurse(count - 2, labelOf('rob')) + cash[count - 1]!)
})

function drawRobbed(title: string, robbed: readonly number[]): Picture {
  const roleOf = (index: number): Role => (robbed.includes(index + 1) ? 'result' : 'visited')
  const taken = robbed.map((house) => cash[house - 1]!)
  const sum = taken.reduce((total, value) => total + value, 0)
  return {
    title,
    scene: drawArray({ values: cash, roleOf, hasNoIndices: true }),
    note: `${taken.join(' + ')} = ${sum}`,
  }
}

function drawChoice(title: string, kept: number, last: Role): ArrayScene {
  const roleOf = (index: number): Role => (index < kept ? 'settled' : index === 4 ? last : 'visited')
  return drawArray({ title, values: cash, roleOf, hasNoIndices: true })
}

const choices: Picture = {
  scene: drawChoice('Skip house 5: the most from 4 houses', 4, 'visited'),
  beside: [drawChoice('Rob house 5: the most from 3 houses, and its coins', 3, 'active')],
}

const best = drawRobbed('The most there is', [1, 3, 5])

/** Of painting each house in each color: the cheapest choice takes blue first, and then red. */
const prices = [
  [1, 1],
  [2, 9],
  [9, 9],
]
const cheapest: readonly Position[] = [
  [1, 0],
  [0, 1],
]

function drawPrices(path: readonly Position[]): TableScene {
  return {
    kind: 'table',
    rowHeads: ['red', 'blue', 'green'],
    columnHeads: ['1', '2'],
    corner: 'house',
    rows: drawCells(prices, { settled: path }),
    arrows: drawPath(path),
  }
}

export const walkthrough: Walkthrough = {
  title: 'Five houses in a row',
  problem:
    'A thief walks along five houses in a row, which hold 4, 7, 5, 1 and 3 coins. If he robs **two neighboring houses**, the alarm goes off. What is the most he can take?',
  input: { cash: '4, 7, 5, 1, 3' },
  firstTry: {
    picture: {
      scene: drawArray({
        values: cash,
        hasNoIndices: true,
        remark: { from: 1, to: 2, text: 'neighbors: never both' },
      }),
    },
    tries: [
      {
        text: 'Rob the richest house, then the richest that is still allowed',
        says: '**It takes 10, and 12 is possible.** The 7 looks best, but it rules out 4 and 5 at once, and together they hold 9.',
        pictures: [drawRobbed('Richest first', [2, 5]), best],
      },
      {
        text: 'Rob every second house',
        says: '**It takes 12, which is the most there is, but by luck.** Two gaps in a row may be better: of 9, 1, 1, 9 it takes 10 instead of 18.',
        pictures: [best],
      },
      {
        text: 'Compare every allowed choice of houses',
        says: '**It takes 12, and it can never be wrong.** The question is what that costs.',
        pictures: [best],
      },
    ],
    leavesOpen: 'No quick rule is safe here, so start from the one that always works.',
    ownChoice: {
      invitation: 'Press houses to try a choice of your own.',
      refuses(cell, chosen) {
        const neighbor = chosen.find((each) => Math.abs(each - cell) === 1)
        if (neighbor === undefined) return undefined
        return `Houses ${Math.min(cell, neighbor) + 1} and ${Math.max(cell, neighbor) + 1} are neighbors: the alarm goes off.`
      },
    },
  },
  bruteForce: {
    title: 'Try everything',
    text: 'Look at the last house. **Skip it**, and the first 4 houses remain. **Rob it**, and house 4 is ruled out: its 3 coins, plus the most from the first 3 houses. Each of these smaller rows asks the same question again. A circle with `3` is the call for the first 3 houses.',
    before: { scene: drawCalls(recursion.calls) },
    question: {
      id: 'waste',
      ask: 'What is wasted?',
      options: [
        {
          text: 'Nothing: every allowed choice has to be compared',
          says: 'You are thinking that each choice of houses is different, and so it is. But many choices begin with the same smaller row, and the most from that row is one number, however you came to it.',
        },
        {
          text: 'The same smaller row is solved again and again',
          says: '9 of the 15 calls are repeats. There are only six different rows, and each has one answer.',
        },
        {
          text: 'Poor houses: they are never worth robbing',
          says: 'You are thinking of richest first. House 5 holds only 3 coins, yet it belongs to the best choice, so no house can be left out in advance.',
        },
      ],
      right: 1,
    },
    after: drawRepeats(recursion.calls),
    tally: countCalls(recursion.calls, (count) => `first ${count}`),
    cost: 'Each further house makes the tree more than half as large again: 20 houses take 21,891 calls, and 40 houses more than 331 million.',
  },
  idea: {
    title: 'Solve each row once',
    text: 'There are only six different rows, so solve each one once and store its answer. Five lines say how, here and in every problem of this kind.',
    lines: [
      {
        name: 'State',
        text: '`best[i]` is the most cash from the first `i` houses.',
        picture: choices,
        question: {
          id: 'state',
          ask: 'What must be stored for each smaller row?',
          note: 'A row is always the first few houses.',
          options: [
            {
              text: 'The most cash from the first `i` houses',
              says: 'One number is enough: whatever comes later only adds to it.',
            },
            {
              text: 'Which of the first `i` houses were robbed',
              says: 'You want to be able to name the houses. That can be read from the numbers afterwards. To compare two choices, only how much they took matters.',
            },
            {
              text: 'The most cash if house `i` itself is robbed',
              says: 'You want to know whether house `i` is free. That works, too, but then the answer for a row is the larger of two cells. The choice at house `i` can be made inside the recurrence instead.',
            },
          ],
          right: 0,
        },
      },
      {
        name: 'Choices',
        text: 'Skip house `i`, or rob it and lose its neighbor `i-1`.',
      },
      {
        name: 'Recurrence',
        text: '`best[i] = max(best[i-1], best[i-2] + cash[i])`',
        staysTrue: true,
        question: {
          id: 'recurrence',
          ask: 'Which line compares the two choices?',
          note: 'Skipping house `i` keeps everything before it. Robbing it rules out house `i-1`.',
          options: [
            {
              text: '`best[i] = best[i-1] + cash[i]`',
              says: 'This robs every house. The best of the first `i-1` houses may use house `i-1`, which is a neighbor.',
            },
            {
              text: '`best[i] = max(best[i-1], best[i-2] + cash[i])`',
              says: 'Every allowed choice of the first `i` houses either skips house `i` or robs it. Without house `i`, at most `best[i-1]` is possible. With it, house `i-1` is out, so the rest is an allowed choice of the first `i-2` houses. So the larger one is the most, and once filled, `best[i]` is final.',
            },
            {
              text: '`best[i] = max(best[i-1], best[i-1] + cash[i])`',
              says: 'You compare the two choices, but the second one starts from `best[i-1]`, which may already have robbed the neighbor.',
            },
          ],
          right: 1,
        },
      },
      {
        name: 'Base case',
        text: '`best[0] = 0` and `best[1] = cash[1]`.',
        question: {
          id: 'base',
          ask: 'Which cells are known without any choice?',
          options: [
            {
              text: 'Only `best[0] = 0`',
              says: 'Then `best[1]` would read `best[-1]`, and there is no such row. The recurrence looks two cells back, so two cells have to be given.',
            },
            {
              text: '`best[0] = 0` and `best[1] = cash[1]`',
              says: 'No house gives nothing. One house is robbed, because no amount is negative. From `best[2]` on, both cells that the recurrence reads exist.',
            },
            {
              text: '`best[1] = cash[1]` and `best[2] = cash[2]`',
              says: '`best[2]` is the larger of the first two houses. Here that happens to be house 2, but a row that begins with 7 and 4 would lose the 7.',
            },
          ],
          right: 1,
        },
      },
      {
        name: 'Order and answer',
        text: 'From left to right, so both cells it reads are final. The answer is `best[5]`.',
        question: {
          id: 'order',
          ask: 'In which order is the table filled?',
          options: [
            {
              text: 'From right to left, as the calls were made',
              says: 'The calls start at house 5, but their answers come back from the smallest row. `best[5]` cannot be computed before `best[4]` and `best[3]`.',
            },
            {
              text: 'From left to right',
              says: 'Cell `i` reads `best[i-1]` and `best[i-2]`. Both are to its left, so they are final when it is filled.',
            },
            {
              text: 'In any order: each cell is one row',
              says: 'Each cell is a row of its own, but it reads two others. They must be filled before it.',
            },
          ],
          right: 1,
        },
      },
    ],
    summary:
      'That is **dynamic programming**: a state, a recurrence, and an order in which every cell finds what it needs. If ways are counted, the maximum becomes a sum; the state and the order stay.',
  },
  watch: {
    title: 'Fill the table',
    text: 'The same houses and the same rule. Before each cell is filled, you say what goes into it.',
  },
  code: {
    title: 'The five lines, as code',
    parts: [
      { name: 'State', labels: ['state'] },
      { name: 'Base case', labels: ['empty', 'start'] },
      { name: 'Order', labels: ['loop'] },
      { name: 'Choices', labels: ['skip', 'take'] },
      { name: 'Recurrence', labels: ['better'] },
      { name: 'Answer', labels: ['done'] },
    ],
    keeps: ['take', 'better', 'skip'],
    note: 'Lists count from 0, so house `i` is `cash[i - 1]`. The loop takes O(n) time, because each cell is filled once from two others.',
    edge: {
      id: 'edge',
      ask: 'Suppose that `take` read `best[i - 1]` instead of `best[i - 2]`. Which row shows the slip?',
      options: [
        { text: '`[6]`', says: 'One house never reaches the loop, so the answer stays 6.' },
        {
          text: '`[0, 5]`',
          says: 'With the slip, `take` is 0 + 5 = 5, which happens to be right: there was nothing to lose in house 1.',
        },
        {
          text: '`[3, 7]`',
          says: 'With the slip, `take` is 3 + 7 = 10: both neighbors are robbed. The answer is 7.',
        },
      ],
      right: 2,
    },
  },
  clues: {
    evidence: [
      {
        words: 'houses in a row',
        tells: 'There is one index, so a state can be "the first `i` houses".',
        decides: false,
      },
      {
        words: 'two neighboring houses',
        tells:
          'A choice rules out one fixed position next to it, so the answer at `i` needs only `i-1` and `i-2`.',
        decides: true,
      },
      {
        words: 'the most he can take',
        tells: 'You need one best number, and taking the best house now can cost you two good ones later.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'state-machine-dp',
      property: 'To continue from position `i`, is one number per position enough?',
      here: 'Yes. `best[i-1]` and `best[i-2]` say all that matters about the houses before.',
      there: 'No. You must also know what you did last, so each position stores one number per state.',
      example:
        'Now the houses are painted. In red, blue and green, house 1 costs 1, 2 and 9, and house 2 costs 1, 9 and 9. Neighbors must have different colors. What is the least total?',
      picture: { scene: drawPrices([]) },
      solved: { scene: drawPrices(cheapest), note: '2 + 1 = 3' },
      question: {
        id: 'rival',
        ask: 'What does one number per house give?',
        options: [
          {
            text: '3, the least there is',
            says: 'Blue and then red cost 2 + 1 = 3, and that is the least. But one number per house stores only the 1 for red, and forgets that blue would have left red free.',
          },
          {
            text: '10',
            says: 'It stores 1 for house 1, painted red. Then house 2 cannot be red, and 1 + 9 = 10. With one number per color, blue and then red give 2 + 1 = 3.',
          },
        ],
        right: 1,
      },
    },
  },
  spots: [
    {
      prompt: {
        id: 'dynamic-programming-lesson-1',
        text: 'A courier climbs a tower of 80 floors. From each floor he takes the stairs one floor up, or an express lift two floors up; on some floors that lift is out of order. In how many different ways can he get from the ground to the top?',
        world: 'courier in a tower',
        pattern: 'dynamic-programming',
        evidence: [
          {
            words: 'one floor up, or an express lift two floors up',
            tells: 'He arrives from one of two fixed positions: floor `i-1` or floor `i-2`.',
            decides: true,
          },
          {
            words: 'on some floors that lift is out of order',
            tells: 'A broken lift only removes one of the two terms.',
            decides: false,
          },
          {
            words: 'how many different ways',
            tells: 'Ways add up, so the maximum of the recurrence becomes a sum.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'state-machine-dp',
          fails:
            'One number per state would repeat the same count: how he arrived at a floor changes nothing about what he may do next.',
        },
        why: 'The ways to reach floor `i` are those to reach `i-1` plus, if the lift works there, those to reach `i-2`.',
        cost: 'O(n)',
      },
      formula: 'ways[i] = ways[i-1] + ways[i-2]',
      names: [
        { pattern: 'dynamic-programming', line: 'one number per position' },
        { pattern: 'state-machine-dp', line: 'one number per position and state' },
        { pattern: 'zero-one-knapsack', line: 'items used once, and a limit' },
      ],
    },
    {
      prompt: {
        id: 'dynamic-programming-lesson-2',
        text: 'A swimmer plans 60 days. On each day she rests, swims or lifts weights, and every day has a known gain for each of the two sports. She never does the same sport on two days in a row. What is the largest total gain?',
        world: 'training plan',
        pattern: 'state-machine-dp',
        evidence: [
          {
            words: 'rests, swims or lifts weights',
            tells:
              'There are three things a day can end with, and each leaves other choices for the next day.',
            decides: false,
          },
          {
            words: 'never does the same sport on two days in a row',
            tells: 'What she may do next depends on what she did last, so one number per day is not enough.',
            decides: true,
          },
          {
            words: 'largest total gain',
            tells:
              'One best total is asked for, so a table of best values per day and last activity answers it.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'dynamic-programming',
          fails:
            'One best total per day does not say which sport it ended with, so you cannot tell what the next day may add.',
        },
        why: 'Store one best total for each activity of the last day; each day reads the totals of the activities that may come before.',
        cost: 'O(n)',
      },
      formula: 'swim[day] = max(rest[day-1], lift[day-1]) + gain',
      names: [
        { pattern: 'zero-one-knapsack', line: 'items used once, and a limit' },
        { pattern: 'dynamic-programming', line: 'one number per position' },
        { pattern: 'state-machine-dp', line: 'one number per position and state' },
      ],
    },
  ],
  end: {
    canDo:
      'Ask for the last choice: what it leaves over is a smaller row that you have already solved, a fixed distance back.',
    practice: lesson.practice.find(({ number }) => number === 198)!,
    practiceIs: 'It is the problem of this lesson, with rows of any length.',
  },
}
