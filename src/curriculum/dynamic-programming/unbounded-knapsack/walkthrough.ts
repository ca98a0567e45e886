import { drawArray } from '#algorithms/scenes/array-scene.ts'
import { countCalls, drawCalls, drawRepeats, recordCalls } from '#algorithms/scenes/call-tree.ts'
import { drawCells, drawReads, type Position } from '#algorithms/scenes/table-cells.ts'
import type { Picture, Walkthrough } from '../../walkthroughs/walkthrough.ts'
import { lesson } from './lesson.ts'

const coins = [1, 2, 5]
const amount = 5

/** The calls of the recursion, named by how many kinds of coins may be used and what is to be paid. */
export const recursion = recordCalls<string, number>(`${coins.length},${amount}`, (call, recurse) => {
  const [kinds, part] = call.split(',').map(Number) as [number, number]
  if (part === 0) return 1
  const isFirst = kinds === coins.length && part === amount
  const coin = coins[kinds - 1]!
  const without = kinds > 1 ? recurse(`${kinds - 1},${part}`, isFirst ? `no ${coin}` : undefined) : 0
  return coin > part
    ? without
    : without + recurse(`${kinds},${part - coin}`, isFirst ? `a ${coin}` : undefined)
})

const mixes = ['5', '2 + 2 + 1', '2 + 1 + 1 + 1', '1 + 1 + 1 + 1 + 1']

/** How often each mix is counted. */
function drawCounts(title: string, counts: readonly number[]): Picture {
  return {
    title,
    scene: {
      kind: 'table',
      columnHeads: ['counted'],
      rowHeads: mixes,
      rows: counts.map((count) => [{ value: count, role: count === 1 ? 'result' : 'visited' }]),
    },
    note: `${counts.join(' + ')} = ${counts.reduce((sum, count) => sum + count, 0)}`,
  }
}

const best = drawCounts('Each mix once', [1, 1, 1, 1])

/** The row without coins and the one of coin 1, and the cell of coin 2 for the amount 4. */
function drawRows(read: readonly Position[]) {
  const marks = { active: [2, 4] as const, read }
  return {
    kind: 'table' as const,
    corner: 'amount',
    columnHeads: ['0', '1', '2', '3', '4', '5'],
    rowHeads: ['none', '+ 1', '+ 2'],
    rows: drawCells(
      [
        [1, 0, 0, 0, 0, 0],
        [1, 1, 1, 1, 1, 1],
        [1, 1, 2, 2, undefined, undefined],
      ],
      marks,
    ),
    arrows: drawReads(marks),
  }
}

export const walkthrough: Walkthrough = {
  title: 'Change of 5',
  problem:
    'A ticket machine gives back **exactly 5 dollars** in coins of 1, 2 and 5 dollars. It has **as many of each as it needs**. In how many ways can it pay? Two ways are the same if they agree in **how many coins of each kind** they use; the order in which the coins fall does not matter.',
  input: { coins: '1, 2, 5', amount: '5' },
  firstTry: {
    picture: { scene: drawArray({ title: 'coins', values: coins, hasNoIndices: true }) },
    tries: [
      {
        text: 'Try each coin as the last one, and add up the ways to pay the rest',
        says: '**It counts 9, and there are 4 ways.** It takes 2 + 2 + 1, 2 + 1 + 2 and 1 + 2 + 2 for three ways, although they are the same coins.',
        pictures: [drawCounts('By the last coin', [1, 3, 4, 1]), best],
      },
      {
        text: 'Go through the coins, and take or leave each one',
        says: '**It counts 1, and there are 4 ways.** It uses each coin once at most, so it finds the 5 alone.',
        pictures: [drawCounts('Each coin once at most', [1, 0, 0, 0]), best],
      },
      {
        text: 'List all mixes, kind by kind',
        says: '**It counts 4, and it can never be wrong.** The question is what that costs for larger amounts.',
        pictures: [best],
      },
    ],
    leavesOpen:
      'Some quick counts miss mixes, and some count a mix twice. So start from a safe order: kind by kind.',
  },
  bruteForce: {
    title: 'Try every mix, kind by kind',
    text: 'Look at the last kind, the 5. **Use none of it**, and the first 2 kinds have to pay 5. **Use one of it**, and 0 remains, for which the same kinds may be used again. A circle with `2,3` is the call for the first 2 kinds and the amount 3. An amount of 0 is paid in one way: with no coin. Calls without any kind are left out, because they pay nothing.',
    before: { scene: drawCalls(recursion.calls) },
    question: {
      id: 'waste',
      ask: 'What is wasted?',
      options: [
        {
          text: 'The coin of 1: it can pay everything anyway',
          says: 'You are thinking that a one always fits, and it does. But each mix with ones is a way of its own. Without the coin of 1, only the 5 alone would be left.',
        },
        {
          text: 'The same kinds are asked for the same amount again',
          says: '6 of the 17 calls are repeats. Whether 1 + 1 or a 2 is already paid, the coins of 1 have to pay the same 3.',
        },
        {
          text: 'Nothing: every path is another mix',
          says: 'You are thinking that the paths differ, and they do. But after 1 + 1 and after a 2, the same question is left: in how many ways do the coins of 1 pay 3?',
        },
      ],
      right: 1,
    },
    after: drawRepeats(recursion.calls),
    tally: countCalls(recursion.calls).filter(({ wasted }) => wasted > 0),
    cost: 'To pay 100 dollars, the tree has 19,556 calls, and at most 303 of them differ. Each further kind of coin makes it far worse.',
  },
  idea: {
    title: 'One row for each kind',
    text: 'Count each pair of first kinds and amount once, in a table.',
    lines: [
      {
        name: 'State',
        text: '`ways[i][part]` is the number of ways to pay `part` with the first `i` kinds.',
        question: {
          id: 'state',
          ask: 'What must be stored, so that each mix is counted once?',
          options: [
            {
              text: 'The number of ways for each amount, with the kinds allowed so far',
              says: 'The kinds come in one after the other, so all coins of one kind are chosen together. Then a mix has one order only, and is counted once.',
            },
            {
              text: 'The number of ways for each amount, with any coin as the last',
              says: 'One number for each amount is less to store. But the last coin of 1 + 2 is the 2, and that of 2 + 1 is the 1. So it counts orders: 3 for the amount 3, where 2 mixes exist.',
            },
            {
              text: 'The list of mixes for each amount',
              says: 'You want to see them. But they are too many: 100 dollars can be paid in 541 ways. Only their number is asked for, and numbers can be added.',
            },
          ],
          right: 0,
        },
      },
      { name: 'Choices', text: 'Use no coin of kind `i`, or use at least one.' },
      {
        name: 'Recurrence',
        text: '`ways[i][part] = ways[i-1][part] + ways[i][part - coin]`',
        staysTrue: true,
        picture: { scene: drawRows([]) },
        question: {
          id: 'recurrence',
          ask: 'Which line adds up the two choices?',
          note: 'The marked cell asks in how many ways coins of 1 and 2 pay 4.',
          options: [
            {
              text: '`ways[i-1][part] + ways[i-1][part - coin]`',
              says: 'After one coin of 2 you forbid the 2 for the rest. It counts 1 + 1 = 2, and misses 2 + 2, in which the coin comes again.',
            },
            {
              text: '`max(ways[i-1][part], ways[i][part - coin])`',
              says: 'You are thinking of the best of two choices. But no way replaces another: those without a 2 and those with a 2 exist side by side, so they are added.',
            },
            {
              text: '`ways[i-1][part] + ways[i][part - coin]`',
              says: 'Each way uses kind `i` or does not, never both. Those without it are in the row above. From the others take one such coin away: each way to pay `part - coin`, with kind `i` still allowed, is left exactly once. Here 1 + 2 = 3.',
            },
          ],
          right: 2,
        },
      },
      {
        name: 'Base case',
        text: '`ways[i][0] = 1`; without coins, `ways[0][part] = 0`.',
        question: {
          id: 'base',
          ask: 'In how many ways can you pay 0?',
          options: [
            {
              text: 'In no way, because there is nothing to pay',
              says: 'You are thinking of a machine that does nothing. But the 5 alone is a 5 and a way to pay the remaining 0. With 0 there, every count stays 0.',
            },
            {
              text: 'In one way: with no coin',
              says: 'The empty mix is a mix, and every other mix is built from it. Without any coin, no larger amount can be paid.',
            },
            {
              text: 'In as many ways as there are kinds of coins',
              says: 'You are thinking of each kind used zero times. Used zero times each, all kinds together are one mix.',
            },
          ],
          right: 1,
        },
      },
      {
        name: 'Order and answer',
        text: 'Kind by kind, and each row from low to high amounts. The answer is `ways[3][5]`.',
        picture: {
          scene: drawRows([
            [1, 4],
            [2, 2],
          ]),
        },
        question: {
          id: 'order',
          ask: 'In which order is the table filled?',
          options: [
            {
              text: 'Kind by kind, each row from high to low',
              says: 'That is the order in which each item is used once at most. The cell reads `part - coin` in its own row, and from high to low this is not filled yet.',
            },
            {
              text: 'Amount by amount in a single row, trying every coin at each',
              says: 'Then any coin can be the last one at every amount, so 1 + 2 and 2 + 1 count as two. That is right if the order matters: it gives 9.',
            },
            {
              text: 'Kind by kind, each row from low to high',
              says: 'The cell reads the row above, and `part - coin` to the left in its own row, where this kind is already allowed. So the same coin can come again.',
            },
          ],
          right: 2,
        },
      },
    ],
    summary:
      'This is the **unbounded knapsack**: a piece may be used again, so a cell reads its own row. For the fewest coins, a cell is the smaller of the cell above it and one more than the cell `part - coin` in its own row; amounts that cannot be paid start at infinity.',
  },
  watch: {
    title: 'Fill the rows',
    text: 'The same coins. Row `+ 2` allows coins of 1 and 2. Before a cell is filled, you say what it adds.',
  },
  code: {
    title: 'The five lines, as code',
    parts: [
      { name: 'State and base case', labels: ['start'] },
      { name: 'Order', labels: ['cell'] },
      { name: 'Choices', labels: ['without', 'fits', 'again'] },
      { name: 'Recurrence', labels: ['sum'] },
      { name: 'Answer', labels: ['done'] },
    ],
    keeps: ['again', 'sum', 'without', 'fits'],
    note: 'What is read as `again` is in the row that is being filled. It takes O(n · A) time for n kinds and the amount A, because each cell adds two others.',
    edge: {
      id: 'edge',
      ask: 'Suppose that `again` read the row above. There is one kind of coin, the 2. Which amount shows the slip?',
      options: [
        {
          text: 'The amount 2',
          says: 'One coin pays it, and the row above has the one way to pay 0. So both answer 1.',
        },
        {
          text: 'The amount 3',
          says: 'Coins of 2 never pay 3, with or without the slip: 0.',
        },
        {
          text: 'The amount 4',
          says: 'It needs the coin twice. The row above cannot pay the remaining 2, so the slip answers 0 instead of 1.',
        },
      ],
      right: 2,
    },
  },
  clues: {
    evidence: [
      {
        words: 'exactly 5 dollars',
        tells: 'A small whole amount is put together from pieces, so amounts are the columns of a table.',
        decides: false,
      },
      {
        words: 'as many of each as it needs',
        tells: 'A piece may be used again, so a cell reads its own row.',
        decides: true,
      },
      {
        words: 'how many coins of each kind',
        tells: 'Mixes are counted, not orders, so the kinds are the outer loop.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'zero-one-knapsack',
      property: 'May the same item be used again?',
      here: 'Yes. So a cell reads its own row, which may already contain this coin.',
      there: 'No. So a cell reads the row above, which does not know this item yet.',
      example:
        'Now the machine is almost empty: it has one coin of 1, one of 2 and one of 5. In how many ways can it pay 5 dollars?',
      question: {
        id: 'rival',
        ask: 'What does the table of this lesson give?',
        options: [
          {
            text: '4',
            says: 'It still counts 2 + 2 + 1 and the others that use a coin twice or more. With one coin of each kind, only the 5 is left: 1 way.',
          },
          {
            text: '1, which is right',
            says: 'Only the 5 alone pays it, so 1 is right. But this table reads its own row, where a coin may come again, so it finds ways that need coins that are not there.',
          },
        ],
        right: 0,
      },
    },
  },
  spots: [
    {
      prompt: {
        id: 'unbounded-knapsack-lesson-1',
        text: 'A wall of 1,200 centimeters is to be lined with one row of tiles, without gaps and without cutting. The shop has tiles in 14 widths, in whole centimeters, and never runs out of any. Two purchases are different if they contain another number of tiles of some width. How many different purchases fill the wall exactly?',
        world: 'tiled wall',
        pattern: 'unbounded-knapsack',
        evidence: [
          {
            words: '1,200 centimeters',
            tells: 'The total is small enough for one cell per centimeter.',
            decides: false,
          },
          {
            words: 'never runs out of any',
            tells: 'The same width may be used again, as often as it fits.',
            decides: true,
          },
          {
            words: 'different purchases',
            tells: 'Mixes are counted, so the widths are the outer loop and each one extends its own row.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'zero-one-knapsack',
          fails:
            'It would use each width once at most, and 14 single tiles hardly ever fill 1,200 centimeters.',
        },
        why: 'Width by width, add to the ways for each length those for the length that one more such tile leaves.',
        cost: 'O(n · A)',
      },
      formula: 'ways[length] += ways[length - width]',
      names: [
        { pattern: 'zero-one-knapsack', line: 'items used once, and a total' },
        { pattern: 'backtracking', line: 'list all choices, undo each' },
        { pattern: 'unbounded-knapsack', line: 'pieces used again, and a total' },
      ],
    },
    {
      prompt: {
        id: 'unbounded-knapsack-lesson-2',
        text: 'Relief goods for an island are packed in 120 crates, each with a known weight in whole kilograms; together they weigh at most 20,000 kilograms. They leave on two planes, and the pilots insist that both loads weigh the same. No crate is opened. Can the crates be divided in this way?',
        world: 'relief flight',
        pattern: 'zero-one-knapsack',
        evidence: [
          {
            words: 'at most 20,000 kilograms',
            tells: 'The sum is small enough to be the index of a table.',
            decides: false,
          },
          {
            words: 'both loads weigh the same',
            tells: 'One plane carries a choice of crates that adds up to half of the total, each crate once.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'unbounded-knapsack',
          fails:
            'It would use a crate again and again, and reach half of the total with crates that do not exist.',
        },
        why: 'Mark which sums up to half of the total can be reached, crate by crate and from high to low.',
        cost: 'O(n · S)',
      },
      formula: 'reached[sum] |= reached[sum - weight]',
      names: [
        { pattern: 'unbounded-knapsack', line: 'pieces used again, and a total' },
        { pattern: 'zero-one-knapsack', line: 'items used once, and a total' },
        { pattern: 'greedy-intervals', line: 'one safe choice after another' },
      ],
    },
  ],
  end: {
    canDo:
      'When pieces may be used again to fill an amount, a cell reads its own row; decide first whether mixes or orders are counted.',
    practice: lesson.practice.find(({ number }) => number === 518)!,
    practiceIs: 'It is the problem of this lesson, with any coins and any amount.',
  },
}
