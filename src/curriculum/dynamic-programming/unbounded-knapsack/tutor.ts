import type { TutorTexts } from '../../tutor-texts.ts'

export const tutor = {
  questions: [
    {
      kind: 'what',
      question: 'What is unbounded knapsack?',
      asks: [
        'what is unbounded knapsack',
        'unlimited items',
        'coin change idea',
        'use an item many times',
        'coin change in simple words',
        'fewest coins explained',
        'how does coin change work',
        'minimum number of coins for an amount',
        'coin change dp explained',
      ],
      answer:
        'Each item may be used any number of times. `dp[a]` is the best for amount a, computed from `dp[a - coin]`, which may already contain the same coin: loop upward.',
      further: {
        example:
          'Coins [2, 5], fewest coins for 7:\n- `dp[0]` = 0, `dp[2]` = 1.\n- `dp[4]` = `dp[2]` + 1 = 2: the cell it reads already contains a 2.\n- `dp[5]` = 1.\n- `dp[7]` = min(`dp[5]`, `dp[2]`) + 1 = 2, for 5 + 2.',
        why: 'Whatever pays the amount a has some last coin c, and the other coins pay a - c. All kinds are still available for them, because the supply never runs out. So the amount alone describes what is left to do.',
        check: {
          ask: 'Coins [3, 4]: how many coins does the amount 10 take at least?',
          right: ['3', 'three'],
          because: 'It takes 3, for example 4 + 3 + 3. Two coins reach at most 8.',
          wrong: [
            {
              says: ['impossible', '-1', 'infinity'],
              reply: 'Two 4s leave 2, and that fails. Does it also fail if you begin with fewer 4s?',
            },
            { says: ['2', 'two'], reply: 'What is the largest sum of two coins?' },
          ],
        },
        claims: [
          {
            says: ['each coin can be used only once', 'a coin is gone after i use it'],
            isRight: false,
            reply:
              'No. That is 0/1 knapsack. Here the supply never ends, so the same coin may be used again and again.',
          },
          {
            says: ['dp[a] may already contain the same coin', 'the cell i read can include this coin'],
            isRight: true,
            reply:
              'Yes. That is why a coin can be used several times: `dp[4]` reads `dp[2]`, which contains a 2 already.',
          },
          {
            says: ['i need a 2d table for it', 'one row per coin is needed'],
            isRight: false,
            reply:
              'No. One row of `amount + 1` cells is enough, because a coin may read cells that it has updated itself.',
          },
          {
            says: ['loop upward so a coin can be used again', 'each coin can be used many times'],
            isRight: true,
            reply: 'Yes. Going upward, `dp[a - coin]` may contain the coin already, so it is used again.',
          },
        ],
      },
    },
    {
      kind: 'mistake',
      question: 'Why does the largest integer plus 1 break my minimum?',
      about: 322,
      asks: [
        'coin change overflow',
        'integer max value + 1',
        'MAX_VALUE plus one negative',
        'wrong result coin change java',
        'infinity',
        'coin change returns a huge number',
        'infinity plus one overflow',
      ],
      answer:
        '`Integer.MAX_VALUE + 1` overflows to a negative number and wins every minimum. Use `amount + 1` as infinity, and return -1 if `dp[amount]` is still larger than amount.',
      further: {
        example:
          'Coins [2], amount 3, in Java.\n- `MAX_VALUE` as infinity: `dp[3]` compares it with `dp[1] + 1`, which overflows to -2147483648 and wins.\n- `amount + 1` = 4 as infinity: `dp[3]` = min(4, 4 + 1) = 4. Since 4 > 3, return -1.',
        why: 'Each coin is worth at least 1, so no solution has more than `amount` coins, and `amount + 1` is larger than every real count. `min` never lets a cell grow beyond it, so adding 1 cannot overflow.',
        check: {
          ask: 'The amount is 11, and infinity is written as amount + 1. Which number is in the end in the cell of an amount that cannot be paid?',
          right: ['12', 'twelve'],
          because:
            'It is 12: the cell starts there, and every candidate is at least 12 + 1, so the minimum never changes it.',
          wrong: [
            {
              says: ['11', 'eleven'],
              reply: 'That could be a real count, eleven coins of 1. Which number is surely too large?',
            },
            {
              says: ['-1', 'minus one', 'minus 1'],
              reply: 'That is what you return in the end. What would it do inside a minimum?',
            },
            {
              says: ['13', 'thirteen'],
              reply: 'That is a candidate, but the cell takes the minimum of it and its old value.',
            },
          ],
        },
        claims: [
          {
            says: ['i can use -1 for unreachable amounts', 'mark impossible amounts with -1 in the table'],
            isRight: false,
            reply:
              'Only if you skip such cells before every minimum: -1 is smaller than every real count, so a minimum prefers it. Turning infinity into -1 when you return is simpler.',
          },
          {
            says: ['in python infinity plus one is no problem', 'float inf works in python'],
            isRight: true,
            reply:
              "Yes. `float('inf') + 1` is still infinity, so it never wins a minimum. The overflow is a problem of fixed-size integers.",
          },
          {
            says: ['max_value works if i check before adding', 'skip the coin if the rest is MAX_VALUE'],
            isRight: true,
            reply:
              'Yes. If you never add 1 to it, nothing overflows. It is only one more test that is easy to forget.',
          },
          {
            says: ['use amount + 1 as infinity', 'amount plus one is larger than every real count'],
            isRight: true,
            reply:
              'Yes. At most `amount` coins are ever needed, and the value is small enough to add 1 to it.',
          },
        ],
      },
    },
    {
      kind: 'why',
      question: 'Why does the order of the loops matter when I count the ways?',
      asks: [
        'why does order of loops matter',
        'combinations or permutations',
        'coin change 2 order',
        'coins outer loop',
        'coins outside or amounts outside',
        'counts the same combination twice',
        'permutations or combinations of coins',
      ],
      answer:
        'When you count the ways to pay an amount, coins outside and amounts inside count each combination once, since the coins are used in a fixed order. With amounts outside every order counts, such as 1 + 2 and 2 + 1: for the amount 3 and the coins 1 and 2 that gives 3 and not 2, as in Combination Sum IV. For the fewest coins either order of the loops works.',
      further: {
        example:
          'Coins [2, 3], number of ways for 5.\n- Coins outside: after 2, `ways[0]`, `ways[2]` and `ways[4]` are 1. Then 3 adds `ways[2]` to `ways[5]`: 1 way, 2 + 3.\n- Amounts outside: `ways[5]` = `ways[3]` + `ways[2]` = 1 + 1 = 2, for 2 + 3 and 3 + 2.',
        why: 'While coin 3 is processed, the cells contain only coin 2 and coin 3 itself. A 2 is never added after a 3, so each combination is built in one order only. With amounts outside, any coin can be added last.',
        check: {
          ask: 'Coins 1 and 3, amount 4, with the amounts in the outer loop. How many ways are counted?',
          right: ['3', 'three'],
          because:
            'It counts 3: 1 + 1 + 1 + 1, 1 + 3 and 3 + 1. With the coins outside the last two would be one.',
          wrong: [
            {
              says: ['2', 'two'],
              reply:
                'That is the number of combinations. Which of them can be written in more than one order?',
            },
            {
              says: ['4', 'four'],
              reply: 'Write them down: one way with ones only, and the others with the larger coin.',
            },
          ],
        },
        claims: [
          {
            says: [
              'for the fewest coins the order does not matter',
              'the loops may be swapped for the minimum',
            ],
            isRight: true,
            reply:
              'Yes. A minimum does not change if the same combination is seen several times. A count does.',
          },
          {
            says: ['coins outside counts permutations', 'amounts outside counts combinations'],
            isRight: false,
            reply:
              'No. Coins outside fixes the order in which coins are added, so each combination counts once. Amounts outside counts orders.',
          },
          {
            says: [
              'sorting the coins avoids double counting',
              'if the coins are sorted the loop order is fine',
            ],
            isRight: false,
            reply:
              'No. Whatever their order, with amounts outside each coin can come last, so 2 + 3 and 3 + 2 count separately.',
          },
          {
            says: [
              'coins outside counts combinations',
              'amounts outside counts permutations',
              'coins in the inner loop counts permutations',
            ],
            isRight: true,
            reply:
              'Yes. Coins outside adds the coins in one fixed order, amounts outside lets any coin come last.',
          },
        ],
      },
    },
    {
      kind: 'why',
      question: 'Why does greedy fail for coins?',
      about: 322,
      asks: [
        'why greedy fails for coins',
        'largest coin first wrong',
        'greedy coin change',
        'why does largest coin first fail',
      ],
      answer:
        'Largest first is not always best: with coins 1, 3, 4 the amount 6 takes 4 + 1 + 1 instead of 3 + 3. It happens to work for usual currencies.',
      further: {
        example:
          'Coins [1, 5, 8], amount 10. Largest first takes 8, then 1 and 1: three coins. But 5 + 5 are only two. After the 8, paying the remaining 2 takes two coins. After a 5, paying the remaining 5 takes one.',
        why: 'The largest coin leaves the smallest remainder, but a smaller remainder need not take fewer coins. Greedy never asks what it costs. DP does: it compares the cost of the remainder for each possible last coin.',
        check: {
          ask: 'Coins 1, 6 and 10, amount 12. How many coins does the greedy method take?',
          right: ['3', 'three'],
          because: 'It takes 3: 10 + 1 + 1. The best would be 6 + 6, two coins.',
          wrong: [
            {
              says: ['2', 'two'],
              reply: 'That is the best possible. Which coin does greedy take first, and what is left then?',
            },
            { says: ['12', 'twelve'], reply: 'That would be only ones. Which coin does greedy try first?' },
          ],
        },
        claims: [
          {
            says: [
              'for coins 1, 3 and 4 dp = 0,1,2,1,1,2,2',
              'amount 6, fewest coins, i get dp = 0,1,2,1,1,2,2',
              'the table for 0 to 6 with coins 1 3 4 is 0,1,2,1,1,2,2',
            ],
            isRight: true,
            reply:
              'Yes, for the fewest coins with 1, 3 and 4: the amounts 0 to 6 take 0, 1, 2, 1, 1, 2 and 2 coins. The last one is 3 + 3.',
          },
          {
            says: [
              'dp[a] is 1 + the minimum of dp[a - coin] over all coins',
              'one plus the best of the smaller amounts',
              'take the minimum over the last coin and add one',
            ],
            isRight: true,
            reply:
              'Yes, for the fewest coins. One of the coins comes last and costs 1; the rest is the best answer for the amount that remains.',
          },
          {
            says: [
              'dp[6] = 1 + min(dp[5], dp[3], dp[2])',
              'dp[6] is one more than the minimum of dp[5], dp[3] and dp[2]',
              'so dp of 6 is 1 plus the min of dp of 5, dp of 3 and dp of 2',
            ],
            isRight: true,
            reply:
              'Yes, for the fewest coins with 1, 3 and 4: the last coin is one of them, and 5, 3 or 2 remains. That is 1 + min(2, 1, 2) = 2, namely 3 + 3.',
          },
          {
            says: ['greedy works for usual currencies', 'greedy is fine for 1 5 10 25'],
            isRight: true,
            reply:
              'Yes. With 1, 5, 10 and 25 largest first is optimal. It is a property of this set, not of coins in general.',
          },
          {
            says: ['greedy is right if there is a coin of 1', 'with a 1 coin largest first always works'],
            isRight: false,
            reply:
              'No. A coin of 1 only guarantees that some answer exists. With 1, 6, 10 the amount 12 still comes out one coin too high.',
          },
          {
            says: ['dp always finds the fewest coins', 'the table is right for every set of coins'],
            isRight: true,
            reply: 'Yes. It compares every possible last coin for every amount, so no combination is missed.',
          },
          {
            says: ['greedy can fail for some coins', 'largest coin first is not always best'],
            isRight: true,
            reply: 'Yes. With 1, 5, 8 and the amount 10 it takes 8 + 1 + 1, but 5 + 5 is enough.',
          },
        ],
      },
    },
    {
      kind: 'cost',
      question: 'How much time and memory does coin change take?',
      about: 322,
      asks: [
        'coin change complexity',
        'amount times coins',
        'memory of coin change',
        'tc of coin change',
        'can i do it with one array only',
        'is one array enough for coin change',
      ],
      answer:
        'O(amount · coins) time, O(amount) space. Recursion is exponential without a memo; with one it takes as much time as the table, but the calls may be deep.',
      further: {
        example:
          'Coins [1, 2, 5], amount 6.\n- Coin 1 visits the amounts 1 to 6: 6 steps.\n- Coin 2 visits 2 to 6: 5 steps.\n- Coin 5 visits 5 and 6: 2 steps.\nTogether 13 steps, below 3 · 6 = 18, in a row of 7 numbers.',
        why: 'There is one cell per amount, each compares one candidate per coin, and no cell is computed twice. Recursion without a memo meets the same amount again for each order of coins that leads to it, and these orders multiply.',
        check: {
          ask: 'The number of coins stays the same, but the amount is ten times as large. How much longer does the table take?',
          right: ['10 times', 'ten times', '10 times longer', 'tenfold', '10x', '10', 'ten', 'factor 10'],
          because:
            'About 10 times longer, because there are ten times as many cells. One more digit in the input multiplies the time.',
          wrong: [
            {
              says: ['the same', 'same', 'constant', 'not at all', 'no longer'],
              reply: 'How many cells does the table have for the larger amount?',
            },
            {
              says: ['twice', 'double', 'doubles', '2 times'],
              reply: 'Doubling would fit an amount that is twice as large. How many cells are there now?',
            },
            { says: ['100', 'hundred'], reply: 'Do both factors of the cost grow, or only one of them?' },
          ],
        },
        claims: [
          {
            says: [
              'recursion with a memo costs the same as the table',
              'memoization has the same time as the dp table',
            ],
            isRight: true,
            reply:
              'Yes. Each amount is solved once and tries each coin. Only the call stack is extra, up to amount / smallest coin deep.',
          },
          {
            says: ['coin change is polynomial in the input size', 'it is a polynomial algorithm'],
            isRight: false,
            reply:
              'Only if you measure the amount by its value. In its number of digits the table is exponential: each digit multiplies the time by 10.',
          },
          {
            says: ['space is O(amount * coins)', 'i need a row for each coin'],
            isRight: false,
            reply: 'No. One row of `amount + 1` cells is enough: each coin updates it in place.',
          },
          {
            says: ['it is O(amount * coins)', 'time is amount times coins'],
            isRight: true,
            reply: 'Yes. Each of the amount + 1 cells compares one candidate per coin.',
          },
        ],
      },
    },
    {
      kind: 'when',
      question: 'Which words point to an unbounded knapsack?',
      asks: [
        'when unbounded knapsack',
        'unlimited supply',
        'fewest coins',
        'how many ways amount',
        'recognize coin change',
        'unlimited supply signs',
      ],
      answer:
        'Use it when the problem says "any number of each" or "unlimited supply" and asks for the fewest pieces, the number of ways or the best value for a total: coins, perfect squares, cutting a rod, Combination Sum IV.',
      further: {
        example:
          '"A bakery sells boxes of 4 and of 6 rolls, any number of each. What is the smallest number of boxes for exactly 14 rolls?"\n- Any number of each: kinds repeat.\n- Exactly 14: a total to fill.\n- Smallest number: a minimum.\nIt is 6 + 4 + 4, three boxes.',
        why: 'Two things make the pattern: no kind runs out, and only the sum counts. Then the amount that is left is the whole state. If kinds could run out, you would also have to know which are used up.',
        check: {
          ask: 'You own exactly one coin of each kind and use a table with a single row. In which direction must the loop over the amounts go: up or down?',
          right: ['down', 'downward', 'downwards', 'descending', 'backward', 'backwards'],
          because:
            'It goes down, so that the cell you read does not contain the coin yet. That is 0/1 knapsack, since each coin exists only once.',
          wrong: [
            {
              says: ['up', 'upward', 'upwards', 'ascending', 'forward'],
              reply:
                'Then a cell that you read may already contain the coin you are about to add. Do you own two of them?',
            },
          ],
        },
        claims: [
          {
            says: [
              'unlimited supply with a total means unbounded knapsack',
              'any number of each is the sign',
            ],
            isRight: true,
            reply:
              'Yes. If kinds may repeat and only the total counts, the amount is the state, and one row is enough.',
          },
          {
            says: ['every coin problem is unbounded', 'coins always mean unbounded knapsack'],
            isRight: false,
            reply:
              'No. If you own each coin once, it is 0/1 knapsack, and the loop over the amounts goes down.',
          },
          {
            says: ['cutting a rod is the same problem', 'rod cutting is unbounded knapsack'],
            isRight: true,
            reply:
              'Yes. Lengths are the coins, and each length may be cut any number of times until the rod is used up.',
          },
          {
            says: ['if each item exists once it is 0/1 knapsack', 'each item once means 0/1 knapsack'],
            isRight: true,
            reply:
              'Yes. Then a cell must not read a value that contains the item already, so the loop goes down.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'How do perfect squares become coins?',
      about: 279,
      asks: ['perfect squares', 'squares as coins', 'bfs alternative', 'sum of squares'],
      answer:
        'The squares are the coins: `dp[n] = 1 + min(dp[n - s²])`. O(n · sqrt(n)). BFS over remainders gives the same fewest number.',
    },
    {
      kind: 'mistake',
      question: 'Do I return 0 or 1 for the amount 0?',
      asks: ['dp[0] for ways', 'return 0 or 1', 'amount 0', 'initial values', 'dp[0] is 1 or 0'],
      answer:
        'For the fewest coins `dp[0] = 0` and the rest infinity; for the number of ways `dp[0] = 1` and the rest 0: there is one way to pay nothing.',
      further: {
        example:
          'Coins [3], amount 6.\n- Fewest: `dp[0]` = 0, `dp[3]` = 1, `dp[6]` = 2. With `dp[0]` = 1 you would get 3, one too many.\n- Ways: `ways[0]` = 1, `ways[3]` = 1, `ways[6]` = 1. With `ways[0]` = 0 all cells would stay 0.',
        why: 'Taking no coin is a choice, too, and its sum is 0. If one coin equals the amount, this empty choice is what remains. It must count as one way there, and it needs no coins, so the minimum starts with 0.',
        check: {
          ask: 'A table of true and false says which amounts can be paid with coins of 4. What must the entry for the amount 0 be?',
          right: ['true', 'yes', '1'],
          because: 'It must be true: you pay 0 by taking no coin. The entry for 4 reads it and becomes true.',
          wrong: [
            {
              says: ['false', 'no', '0'],
              reply: 'From which entry does the amount 4 get its value, and what would it be then?',
            },
          ],
        },
        claims: [
          {
            says: ['dp starts with 1 for counting ways', 'there is one way to pay nothing'],
            isRight: true,
            reply: 'Yes, 1 if you count ways: it is the empty choice, and every combination grows from it.',
          },
          {
            says: ['dp starts with 0 for counting ways', 'there are no ways to pay nothing'],
            isRight: false,
            reply:
              'No. Then every sum adds zeros, and all counts stay 0. There is exactly one way to pay nothing.',
          },
          {
            says: ['dp starts with 1 for the fewest coins', 'the table for the fewest coins starts with 1'],
            isRight: false,
            reply: 'No. Paying 0 takes no coins, so `dp[0] = 0`. With 1 every result would be one too high.',
          },
          {
            says: ['dp starts with 0 for the fewest coins', 'the table for the fewest coins starts with 0'],
            isRight: true,
            reply: 'Yes. Paying nothing takes no coins. Only when you count ways is the first entry 1.',
          },
        ],
      },
    },
    {
      kind: 'compare',
      question: 'May I use a coin again?',
      asks: [
        'coin change vs 0/1',
        'may i use a coin again',
        'loop direction',
        'difference coin change and knapsack',
      ],
      answer: 'If a piece may be used again, loop the amounts upward; if only once, downward.',
      with: 'zero-one-knapsack',
    },
    {
      kind: 'how',
      question: 'How do I count sequences in which the order matters?',
      about: 377,
      asks: [
        'combination sum 4',
        'ordered ways',
        'amounts outside',
        'permutations count',
        'combination sum iv order matters',
      ],
      answer:
        'Amounts in the outer loop, numbers inside: `ways[a] += ways[a - x]`. The last number decides, so different orders count separately.',
    },
    {
      kind: 'how',
      question: 'How do I find which coins make the amount?',
      about: 322,
      asks: ['print the coins used', 'reconstruct coins', 'which coins', 'which coins make the amount'],
      answer:
        'Store for each amount the coin that gave the best value, and walk back from the amount: subtract that coin until 0.',
      further: {
        example:
          'Coins [2, 5], amount 9, which takes 3 coins. The table stored `choice[9]` = 5, `choice[4]` = 2 and `choice[2]` = 2. Walk back: 9 - 5 = 4, 4 - 2 = 2, 2 - 2 = 0. The coins are 5, 2, 2.',
        why: 'If coin c gave the best value for a, the remaining a - c is paid with as few coins as possible, too; with fewer for it, a would take fewer as well. So following the stored coins never leaves a best solution.',
        check: {
          ask: '`choice[12]` is 5, `choice[7]` is 5 and `choice[2]` is 2. How many coins pay 12?',
          right: ['3', 'three'],
          because: 'It is 3 coins: 5 leads to 7, another 5 to 2, and a 2 to 0.',
          wrong: [
            { says: ['2', 'two'], reply: 'What is left after the two 5s? Go on until nothing is left.' },
            {
              says: ['5', 'five'],
              reply: 'That is the first coin. Subtract it and look at the entry of what is left.',
            },
          ],
        },
        claims: [
          {
            says: ['one stored coin per amount is enough', 'i only store the last coin'],
            isRight: true,
            reply:
              'Yes. The rest of the solution is stored at the smaller amounts, and you pass each of them on the walk back.',
          },
          {
            says: ['i must store the whole list for each amount', 'each cell keeps its list of coins'],
            isRight: false,
            reply:
              'Almost: that works, but copying lists takes much more memory and time. One coin per amount is enough.',
          },
          {
            says: ['reconstruction needs a 2d table', 'i need all rows to find the coins'],
            isRight: false,
            reply:
              'No. A second row of the same length, with one coin per amount, is enough for the fewest coins.',
          },
          {
            says: ['i walk back from the amount', 'subtract the stored coin until 0'],
            isRight: true,
            reply: 'Yes. Each stored coin leads to a smaller amount, whose own stored coin comes next.',
          },
        ],
      },
    },
    {
      kind: 'why',
      question: 'Does the order of the loops matter for the fewest coins?',
      about: 322,
      asks: [
        'does loop order matter for the fewest coins',
        'can i swap the loops in coin change',
        'why may loops be swapped in coin change 1 but not 2',
        'order of loops for minimum',
      ],
      answer:
        'For the fewest coins either order of the loops works, because a minimum does not change when the same combination is seen in several orders. For the number of ways it matters: a count adds each order it sees.',
    },
    {
      kind: 'when',
      question: 'In how many ways can I pay an amount?',
      asks: [
        'as few coins as possible for an amount',
        'each kind may be used as often as you like',
        'cut a rod into the most valuable pieces',
        'how many ways to pay the amount',
        'tiles of given lengths that fill a row',
      ],
      answer:
        'Use unbounded knapsack when you fill a total and may use each kind any number of times. `dp[amount]` reads `dp[amount - kind]` of the same row, with the amounts going upward. O(amount · kinds).',
    },
    {
      kind: 'compare',
      question: 'Why does the loop direction matter?',
      asks: [
        'each once or any number of times',
        'loop up or down',
        'limited stock or unlimited',
        'why does the loop direction matter',
        'why does upward mean reuse',
      ],
      answer:
        'If each item is used at most once, loop the capacity downward, so that the cell you read does not contain the item yet. If it may be used any number of times, loop upward: the cell you read may already contain it. The rest is the same.',
      with: 'zero-one-knapsack',
      further: {
        example:
          'One item of weight 2 and value 3, capacity 4.\n- Upward: `dp[2]` = 3, then `dp[4]` = `dp[2]` + 3 = 6, the item twice.\n- Downward: `dp[4]` = `dp[2]` + 3 = 0 + 3 = 3, then `dp[2]` = 3. The item is used once.',
        why: 'During the pass for an item each cell is either old, without it, or new, possibly with it. A cell reads a smaller amount. Going up, the smaller amounts are new already; going down, they are still old.',
        check: {
          ask: 'One item of weight 3 and value 5, capacity 9, loop upward. What is `dp[9]` at the end?',
          right: ['15', 'fifteen'],
          because: 'It is 15: `dp[9]` reads `dp[6]`, which contains the item twice already, 10, and adds 5.',
          wrong: [
            {
              says: ['5', 'five'],
              reply:
                'That is the item once. When `dp[9]` reads `dp[6]`, what does that cell contain by then?',
            },
            { says: ['10', 'ten'], reply: 'That is `dp[6]`. What does `dp[9]` add to it?' },
          ],
        },
        claims: [
          {
            says: [
              'upward means the item can be reused',
              'loop up for unlimited items',
              'loop upward for unbounded',
            ],
            isRight: true,
            reply:
              'Yes. Going up, the smaller amounts are updated first, so the cell that you read may contain the item already.',
          },
          {
            says: [
              'downward for unlimited items',
              'loop upward for 0/1',
              'loop downward for unbounded',
              'any number of times means loop down',
            ],
            isRight: false,
            reply:
              'No, it is the other way round. Going down, every cell you read is from before the item, so it is used at most once. Going up, it may be used again.',
          },
          {
            says: [
              'with a 2d table 0/1 knapsack must go down too',
              'each item once needs the downward loop even with one row per item',
            ],
            isRight: false,
            reply:
              'No. There each cell reads the row of the previous item, which does not contain this item, so both directions give the same. Only a cell that reads its own row needs an order: upward.',
          },
          {
            says: [
              'downward means each item once',
              'loop downward for 0/1 knapsack',
              'loop down for 0/1 knapsack',
            ],
            isRight: true,
            reply:
              'Yes. Going down, the smaller amounts are still from before the item, so it is used at most once.',
          },
        ],
      },
    },
    {
      kind: 'compare',
      question: 'How is coin change different from combination sum 4?',
      asks: [
        'how is coin change different from combination sum 4',
        'coin change 2 vs combination sum iv',
        'combinations of coins or ordered sequences',
      ],
      answer:
        'Combination Sum IV counts orders: 1 + 2 and 2 + 1 are two, so amounts are the outer loop. Coin Change II counts combinations, with coins outside. Coin Change asks for the fewest coins, where either order of loops works.',
    },
    {
      kind: 'mistake',
      question: 'Must the coins be sorted first?',
      asks: [
        'coins must be sorted first',
        'coin order changes the fewest coins',
        'sort descending before the dp',
      ],
      answer:
        'No. The order of the coins changes neither the fewest coins nor the number of combinations: DP tries every coin, whatever the order. Sorting only helps to stop early when a coin exceeds the amount.',
    },
    {
      kind: 'mistake',
      question: 'Can every amount be paid if the coins share no factor?',
      asks: [
        'every amount can be paid if coins share no factor',
        'gcd one means always possible',
        'two coins reach everything',
      ],
      answer:
        'Only from some amount on. With coins 5 and 7 the amount 23 cannot be paid, but every larger one can. If all coins share a factor, only its multiples can be paid. A coin of 1 makes every amount possible.',
    },
    {
      kind: 'mistake',
      question: 'Is the greedy method still right if a coin is added?',
      about: 322,
      asks: [
        'another coin cannot break greedy',
        'more kinds make greedy safer',
        'greedy is right for 1 and 5, so also with 4',
      ],
      answer:
        'Not always. For coins 1 and 5 largest first is optimal. Add a coin of 4, and for the amount 8 it takes 5 + 1 + 1 + 1, four coins instead of two, 4 + 4. Greedy depends on the whole set, so use DP unless the set is known to be safe.',
    },
    {
      kind: 'mistake',
      question: 'Why does an amount marked with -1 win the minimum?',
      about: 322,
      asks: [
        'unreachable marked with -1 wins the minimum',
        'coin change returns 0 for impossible',
        'minus one used inside min',
        'result smaller than possible',
      ],
      answer:
        '-1 is smaller than every real count, so `min` prefers it, and adding 1 makes it 0. Mark unreachable amounts with infinity (amount + 1) in the table, and convert to -1 only when you return.',
    },
    {
      kind: 'mistake',
      question: 'Why is the number of ways always zero?',
      about: 518,
      asks: [
        'number of ways is always zero',
        'coin change 2 prints 0',
        'all entries stay zero',
        'nothing gets added up',
      ],
      answer:
        '`dp[0]` is 0, so every sum adds zeros. Set `dp[0] = 1` for counting: there is one way to pay nothing, and every combination grows from it. For the fewest coins `dp[0] = 0` is right.',
    },
    {
      kind: 'mistake',
      question: 'Why does a big coin run out of range?',
      asks: [
        'index out of range for a big coin',
        'coin larger than the amount crashes',
        'negative index gives a strange count',
      ],
      answer:
        'Start the inner loop at the coin: `for a in range(coin, amount + 1)`. With amounts outside, test `coin <= a`. In Python a negative index often reads from the end of the table without an error and gives a wrong count.',
    },
    {
      kind: 'mistake',
      question: 'Why do I get a large number instead of -1?',
      about: 322,
      asks: [
        'prints infinity for an impossible amount',
        'outputs amount plus one',
        'should be -1 but a large number comes out',
      ],
      answer:
        'The mark for "unreachable" is returned as it is. After the loops write `return dp[amount] if dp[amount] <= amount else -1`. This works because no solution uses more than `amount` coins of value at least 1.',
    },
    {
      kind: 'when',
      question: 'How do I pay postage with given stamp values?',
      asks: [
        'postage from stamp values',
        'in how many ways can a team score n points',
        'paper strips of fixed lengths fill a wall',
        'cheapest mix of packs, any number each',
        'shop sells packs of 6, 9 and 20',
      ],
      answer:
        'Use it when kinds may repeat and only the total counts. Decide first: fewest pieces, cheapest, number of combinations, or orders of scoring? For combinations put the kinds in the outer loop, for orders the totals. O(total · kinds).',
    },
    {
      kind: 'compare',
      question: 'Do I use BFS or a table for coin change?',
      about: 322,
      asks: ['bfs or dp for coin change', 'level search over amounts', 'shortest path view of coins'],
      answer:
        'Choose the table: it is shorter, and a similar table counts the ways, which BFS does not. Both take O(amount · coins) at most. BFS over amounts stops as soon as the amount is reached, so it is faster if few coins are enough, but it needs a visited array and a queue.',
    },
    {
      kind: 'how',
      question: 'What if at most k coins are allowed?',
      asks: ['at most k coins allowed', 'exactly k pieces', 'limit the number of coins used'],
      answer:
        'To test whether k coins are enough, compute the fewest coins and compare with k. To count the ways with exactly k coins add an index: `ways[j][a] += ways[j-1][a-coin]`, coins in the outer loop and j and a going upward. O(coins · k · amount).',
    },
    {
      kind: 'how',
      question: 'What if the table is too large for the amount?',
      asks: ['amount is 10^12', 'table too large for the amount', 'huge total, few small coins'],
      answer:
        'Do not build the table. To decide whether the amount can be paid, use remainders modulo one small coin c: the smallest payable amount in each class comes from a shortest path over c vertices, and all larger amounts of the class are payable, too. To count ordered ways, use matrix powers: O(m³ log amount) for largest coin m.',
    },
    {
      kind: 'compare',
      question: 'What if each coin may be used only once?',
      asks: [
        'what if each coin can be used only once',
        'coin change where every coin is used once',
        'what if the coins are limited to one each',
        'only one of each coin',
      ],
      answer:
        'Then it is a 0/1 knapsack. Loop over the coins outside and over the amounts downward, so that `dp[a - coin]` is still the value without this coin. With coins 1 and 2 you can then pay at most 3, as 1 + 2; the amount 4 cannot be paid, although it can if coins repeat.',
      with: 'zero-one-knapsack',
    },
    {
      kind: 'what',
      question: 'What is `dp[0]` for coins?',
      asks: [
        'what is dp[0] for coin change',
        'what is dp[0]',
        'base case of coin change',
        'why is dp[0] 0',
        'why is dp[0] 1 for coin change 2',
      ],
      answer:
        'The answer for the amount 0. For the fewest coins it is 0: nothing to pay takes no coins. For the number of ways it is 1: there is one way, taking no coin. All other amounts start at infinity for the minimum, and at 0 for the count.',
    },
    {
      kind: 'mistake',
      question: 'What if the amount cannot be paid?',
      about: 322,
      asks: [
        'what if its not possible',
        'what if it is not possible',
        'amount cannot be paid',
        'impossible amount',
        'when do i return -1',
        'no combination exists',
      ],
      answer:
        'Then `dp[amount]` is still infinity at the end, and you return -1. Coins [2] and amount 3: `dp[1]` stays infinity, `dp[2]` is 1, and `dp[3]` = `dp[1]` + 1 stays infinity. Use amount + 1 as infinity in Java or C++, where adding 1 to the largest integer overflows. For counting ways the answer is simply 0.',
    },
    {
      kind: 'mistake',
      question: 'What if the amount is 0 or there are no coins?',
      asks: [
        'what if the amount is 0',
        'amount zero',
        'no coins',
        'what if the coin is larger than the amount',
        'empty coins',
      ],
      answer:
        'Amount 0 takes 0 coins, and there is 1 way to pay it: `dp[0]` covers both, so no special case is needed. Without coins every other amount is impossible: -1, or 0 ways. A coin larger than the amount never fits and is skipped.',
    },
    {
      kind: 'how',
      question: 'How do I explain coin change in an interview?',
      about: 322,
      asks: [
        'how would i explain that in an interview',
        'explain coin change to an interviewer',
        'how do i present coin change',
        'what do i say about coin change',
      ],
      answer:
        'First say why greedy fails: “Coins 1, 3, 4 and amount 6.” Then the state: “`dp[a]` is the fewest coins for exactly a.” Then the choice: “The last coin is one of the coins, so it is 1 plus the smallest `dp[a - coin]`.” `dp[0]` is 0, the rest infinity. O(amount · coins) time, O(amount) space.',
    },
    {
      kind: 'why',
      question: 'Why is there a +1 in the formula?',
      about: 322,
      asks: ['why +1', 'why plus one', 'why dp[a - coin] + 1', 'what is the + 1 for', 'why do i add 1'],
      answer:
        'It counts the coin you have just put down. `dp[a - coin]` is the fewest coins for the rest; with this coin it is one more. For coins 1, 3, 4 and amount 6: with a 3 the rest is 3, which takes 1 coin, so 1 + 1 = 2.',
    },
    {
      kind: 'how',
      question: 'Can I solve coin change with BFS?',
      about: 322,
      asks: ['can i use bfs', 'coin change with bfs', 'coin change as shortest path', 'bfs for fewest coins'],
      answer:
        'Yes, for the fewest coins. The amounts are vertices, and each coin is an edge from a to a + coin. The fewest coins are the fewest edges from 0 to the amount, so BFS with a visited set finds them, in O(amount · coins) as well. It does not count combinations; the table does that, too.',
    },
    {
      kind: 'how',
      question: 'What is the whole DP for the fewest coins?',
      asks: [
        'whole dp for coin change',
        'coin change full solution',
        'state recurrence start and loop of coin change',
        'write out the dp for the fewest coins',
        'how do i write coin change',
        'coin change step by step',
        'recurrence for the fewest coins',
        'formula and loops for coin change',
      ],
      answer:
        'State: `dp[a]` is the fewest coins that add up to exactly a. Start: `dp[0] = 0`, all others infinity (`amount + 1`). Recurrence: `dp[a]` is the smallest `dp[a - c] + 1` over all coins c <= a. Loop: a from 1 to the amount, inside it over the coins. Return `dp[amount]`, or -1 if it is still infinity. Coins 1, 3, 4 give 0, 1, 2, 1, 1, 2, 2.',
      about: 322,
      further: {
        example:
          'Coins 1, 3, 4 and amount 6.\n- `dp[0]` = 0, `dp[1]` = 1, `dp[2]` = 2 (1 + 1).\n- `dp[3]` = 1 with the coin 3, and `dp[4]` = 1 with the coin 4.\n- `dp[5]` = 2: with the coin 4 the rest is 1, so `dp[1]` + 1 = 2.\n- `dp[6]`: with 1, `dp[5]` + 1 = 3; with 3, `dp[3]` + 1 = 2; with 4, `dp[2]` + 1 = 3. The smallest is 2.',
        why: 'A best payment of a has a last coin c. Without c it pays a - c, and it must do that with the fewest coins, otherwise you could replace that part and get a better payment of a. So the best is `dp[a - c] + 1` for some coin c, and the minimum over all coins finds it. Each entry reads only smaller amounts.',
        check: {
          ask: 'Coins 2 and 5. What is `dp[6]`, the fewest coins for 6?',
          right: ['3', 'three'],
          because: '3: 2 + 2 + 2. With the coin 5 the rest would be 1, which cannot be paid.',
          wrong: [
            {
              says: ['2', 'two'],
              reply: 'Which two coins add up to 6? With a 5 the rest is 1.',
            },
            {
              says: ['-1', 'impossible'],
              reply: 'Try it without the 5.',
            },
          ],
        },
        claims: [
          {
            says: ['dp[0] must be 0', 'dp[0] is 0 for the fewest coins'],
            isRight: true,
            reply: 'Yes. The amount 0 takes no coin, and every payment is built up from it.',
          },
          {
            says: ['all entries start at 0', 'the table starts with zeros'],
            isRight: false,
            reply: 'No, then every minimum would be 0. Only `dp[0]` is 0; the others start at infinity.',
          },
        ],
      },
    },
    {
      kind: 'cost',
      question: 'What do n and A mean in O(n · A)?',
      asks: [
        'what is a in o(n * a)',
        'what does o(n*a) mean',
        'what does a stand for',
        'what do the letters in the bound mean',
        'what is n in coin change',
        'is o(n * amount) polynomial',
      ],
      answer:
        'n is the number of kinds of coins (or pieces) and A the amount (the total to reach). The table has A + 1 entries, and each looks at up to n coins: 3 coins and amount 11 take at most 33 steps. The space O(A) is the table. A is a value and not the size of the input, so an amount of a billion is too much even with one coin.',
    },
  ],
  problems: [
    {
      number: 322,
      questions: [
        {
          question: 'Why does my minimum turn negative?',
          asks: ['max_value', 'overflow', 'returns negative', '-1 if impossible', 'gives wrong result'],
          answer:
            '`Integer.MAX_VALUE + 1` becomes negative and wins the minimum. Use amount + 1, and return -1 if the result is larger than amount.',
        },
        {
          question: 'How much time and space does it take?',
          asks: ['cost', 'complexity of coin change', 'time complexity', 'big o of this'],
          answer: 'O(amount · coins) time and O(amount) space: each amount tries every coin as the last one.',
        },
        {
          question: 'What does `dp[a]` stand for?',
          asks: ['what dp[a] means', 'meaning of the state', 'what is the state here'],
          answer: '`dp[a]` is the fewest coins that sum to exactly a, or infinity if no combination does.',
          further: {
            example:
              'Coins [3, 7]. `dp[0]` = 0, `dp[3]` = 1, `dp[6]` = 2, `dp[7]` = 1, `dp[9]` = 3, `dp[10]` = 2. `dp[8]` reads `dp[5]` and `dp[1]`, which are both infinity, so it stays infinity: 8 cannot be paid exactly.',
            why: 'The sum must be exactly a, because a step subtracts a whole coin and counts on `dp` to pay all that remains. If `dp[a]` meant "at most a", some of it could stay unpaid, and every amount would look possible.',
            check: {
              ask: 'Coins [4, 6]: what is `dp[9]`?',
              right: [
                'infinity',
                'inf',
                'infinite',
                'impossible',
                'unreachable',
                'not possible',
                '10',
                'amount + 1',
              ],
              because: 'It is infinity: every sum of 4s and 6s is even, so 9 cannot be paid exactly.',
              wrong: [
                { says: ['2', 'two'], reply: 'Which two coins do you mean, and what is their sum?' },
                {
                  says: ['-1', 'minus one', 'not possible so -1', 'impossible so -1'],
                  reply:
                    'It is not possible, that much is right, and -1 is returned for it at the end. Inside the table -1 would win every minimum. So which value does `dp[9]` store meanwhile?',
                },
                { says: ['3', 'three'], reply: 'Write the coins down: is their sum exactly the amount?' },
                {
                  says: ['0', 'zero'],
                  reply: 'That would mean that you need no coins at all. For which amount is that so?',
                },
              ],
            },
            claims: [
              {
                says: ['dp[a] is the number of ways to pay a', 'dp[a] counts the combinations'],
                isRight: false,
                reply:
                  'No. Here it is the fewest coins for a. Counting the ways is another problem, with sums in place of the minimum.',
              },
              {
                says: ['dp[a] is for exactly the amount a', 'the coins must sum to exactly a'],
                isRight: true,
                reply:
                  'Yes. A cell that cannot be reached exactly stays infinity, and in the end that becomes -1.',
              },
              {
                says: ['dp[a] is always dp[a-1] plus one', 'the fewest coins grow with the amount'],
                isRight: false,
                reply: 'No. With coins 3 and 7 the amount 6 takes two coins and 7 takes only one.',
              },
              {
                says: ['unreachable amounts stay infinity', 'an impossible amount is infinity'],
                isRight: true,
                reply:
                  'Yes. With coins 4 and 6 every odd amount stays infinity, and in the end it becomes -1.',
              },
            ],
          },
        },
      ],
    },
    {
      number: 518,
      questions: [
        {
          question: 'Why does my program count combinations twice?',
          asks: ['2 order', 'counts permutations', 'loops swapped'],
          answer: 'With amounts outside, 1 + 2 and 2 + 1 count twice. Coins in the outer loop fix the order.',
        },
        {
          question: 'How much time and space does it take?',
          asks: ['cost', 'complexity of the combinations', 'time complexity', 'big o of this'],
          answer: 'O(amount · coins) time and O(amount) space with one row.',
        },
        {
          question: 'Why is my result always 0?',
          asks: ['always 0', 'result zero', 'dp[0] value'],
          answer: 'Set `dp[0] = 1`: there is one way to pay nothing. With 0 there, all sums stay 0.',
        },
        {
          question: 'What does `dp[a]` stand for?',
          asks: ['what dp[a] means', 'meaning of the state', 'what is the state here'],
          answer:
            'After the coins seen so far, `dp[a]` is the number of combinations of these coins that sum to a.',
        },
      ],
    },
    {
      number: 279,
      questions: [
        {
          question: 'How large can the answer get?',
          asks: ['bfs', 'four'],
          answer:
            "The answer is never above four (Lagrange's theorem). BFS over remainders finds the fewest squares level by level.",
        },
        {
          question: 'How much time does the table take?',
          asks: ['cost', 'complexity of the squares', 'time complexity', 'big o of this'],
          answer: 'O(n · sqrt(n)): each number tries every square up to itself.',
        },
        {
          question: 'Why not take the largest square first?',
          asks: ['greedy takes the largest square', '12 gives 4', 'result too large'],
          answer:
            'The largest square first is wrong: 12 = 9 + 1 + 1 + 1 needs four, but 4 + 4 + 4 only three.',
        },
      ],
    },
    {
      number: 377,
      questions: [
        {
          question: 'Which loop is outside, and can the counts overflow?',
          asks: ['iv order', 'overflow'],
          answer:
            'Loop the amounts outside and the numbers inside, so each order counts separately. In C++ use an unsigned type: intermediate counts may overflow.',
        },
        {
          question: 'How much time and space does it take?',
          asks: ['cost', 'complexity of the sequences', 'time complexity', 'big o of this'],
          answer:
            'O(target · numbers) time and O(target) space: each total tries every number as the last one.',
        },
        {
          question: 'Why is my result too small?',
          asks: ['result too small', 'orders not counted', 'loops swapped'],
          answer:
            'With the numbers outside you count combinations. Put the totals outside, so that each number can be the last one.',
        },
      ],
    },
    {
      number: 343,
      questions: [
        {
          question: 'Into which parts should I split the number?',
          asks: ['threes', 'dp parts', 'n = 2'],
          answer:
            'Split into threes, but leave 4 as 2 + 2. For n = 2 and n = 3 you must still split once, giving 1 and 2.',
        },
        {
          question: 'How fast can it be solved?',
          asks: ['cost', 'complexity of breaking', 'time complexity', 'big o of this'],
          answer: 'O(n²) with DP, O(log n) or O(1) arithmetic steps with the rule of threes.',
        },
        {
          question: 'What does `dp[i]` stand for?',
          asks: ['what dp[i] means', 'uses i itself', 'result too small'],
          answer:
            '`dp[i]` is the largest product of i split into at least two parts. The rest i - j may stay whole, although i itself must be split: compare `j * (i - j)` with `j * dp[i - j]` and take the larger.',
        },
      ],
    },
    {
      number: 983,
      questions: [
        {
          question: 'How do I compute the cost up to a day?',
          asks: ['days not travelled', 'dp days'],
          answer:
            'On days without travel the cost stays that of the day before. On a travel day take the cheapest of three: the price of a pass of 1, 7 or 30 days plus the cost up to the day before it starts.',
        },
        {
          question: 'How many steps does it take?',
          asks: ['cost', 'complexity of the tickets', 'time complexity', 'big o of this'],
          answer: 'O(last day), at most 365 steps with three choices each.',
        },
        {
          question: 'What does `dp[d]` stand for, and what is before day 1?',
          asks: ['what dp[d] means', 'meaning of the state', 'negative index'],
          answer:
            '`dp[d]` is the least cost to cover all travel days up to day d. For a pass that starts before day 1 use `dp[0]`, so take `max(0, d - 7)`.',
        },
      ],
    },
    {
      number: 1449,
      questions: [
        {
          question: 'What counts first, more digits or larger digits?',
          asks: ['length before value'],
          answer: 'A longer number is larger; then take the largest digit that keeps the length.',
        },
        {
          question: 'What do the two steps cost?',
          asks: ['cost', 'complexity of the largest number', 'time complexity', 'big o of this'],
          answer:
            'O(9 · target) time for the table of lengths; then the digits are chosen greedily from 9 down in O(9 · length).',
        },
        {
          question: 'Why do I get a smaller number than possible?',
          asks: ['digits in the wrong order', 'smaller number comes out', 'compares strings'],
          answer:
            'First maximize the number of digits, then take at each position the largest digit for which the rest still has the needed length: `dp[t - cost] == dp[t] - 1`.',
        },
      ],
    },
  ],
  quiz: [
    {
      task: 'A silversmith has 3,000 grams of silver. He knows 20 models of spoons, each with its weight in whole grams and its selling price, and can cast any model again and again. How much can the silver bring in at most?',
      words: ['any model again and again'],
      not: 'zero-one-knapsack',
      why: 'It allows each model once, so it stops after at most 20 spoons, although the best choice may cast one model a hundred times.',
      idea: 'For every weight up to A, from low to high, try each model as the last spoon cast, and keep the highest total price.',
      cost: 'O(n · A)',
    },
    {
      task: 'A gardener pours exactly n liters into a tank, n up to 100,000. She has buckets of 1, 7 and 10 liters, always carries one full bucket, and can refill each as often as she needs. How few trips are enough?',
      words: ['buckets of 1, 7 and 10 liters', 'How few trips'],
      not: 'greedy-intervals',
      why: 'Taking the largest bucket that fits needs five trips for 14 liters, 10 + 1 + 1 + 1 + 1, while 7 + 7 needs two.',
      idea: 'For every amount up to n, from low to high, take one more than the fewest trips for the amount without one of the k bucket sizes.',
      cost: 'O(n · k) for k bucket sizes',
    },
    {
      task: 'A stage wall, exactly 9,000 centimeters wide, is put together from panels. They come in 45 whole-number widths, each with its own rent and in endless supply. What is the lowest total rent, if the width can be met at all?',
      words: ['45 whole-number widths', 'in endless supply'],
      not: 'dynamic-programming',
      why: 'Reading the answers one or two centimeters back is not enough: each of the 45 widths looks back by its own distance.',
      idea: 'For every width up to A, from low to high, try each panel as the last one and add its rent to the best rent for what is left.',
      cost: 'O(n · A)',
    },
    {
      task: 'A chemist looks for an unknown molecule with a mass of exactly 3,000. Each of 15 elements has a known whole mass, and a molecule may contain any number of atoms of each. A formula lists only these numbers. How many formulas fit?',
      words: ['any number of atoms of each', 'How many formulas fit'],
      not: 'backtracking',
      why: 'It would build every formula on its own, and there can be more than 10^15 of them, while equal remaining masses can share one count.',
      idea: 'Go through the elements one by one, and for each mass up to A, from low to high, add the formulas for the mass without one atom of this element.',
      cost: 'O(n · A)',
    },
    {
      task: 'A cook owns 20 hourglasses that run for different whole numbers of minutes. One runs at a time; as soon as it is empty, he turns over any of the 20, perhaps the same one. Which times up to 10,000 minutes can he measure exactly?',
      words: ['perhaps the same one'],
      not: 'zero-one-knapsack',
      why: 'Using each hourglass once misses times that need one twice: with 3 and 5 minutes alone, it would miss 6.',
      idea: 'Start with 0, and from low to high mark each time up to A from which subtracting some hourglass leads to a marked time.',
      cost: 'O(n · A)',
    },
  ],
  claims: [
    {
      says: ['greedy works for every set of coins', 'taking the largest coin first is always best'],
      isRight: false,
      reply: 'No. With coins 1, 3 and 4 the amount 6 takes 4 + 1 + 1, but 3 + 3 is only two coins.',
    },
    {
      says: ['greedy always fails for coins', 'greedy never works for coins'],
      isRight: false,
      reply: 'No. For usual currencies it works; it fails for some sets such as 1, 3 and 4.',
    },
    {
      says: ['dp[0] is 0 for the fewest coins', 'dp of 0 is zero for coin change'],
      isRight: true,
      reply: 'Yes. Nothing is paid with no coins. For the number of ways it is 1.',
    },
    {
      says: ['dp[0] is 1 for the number of ways', 'for counting ways dp of 0 is one'],
      isRight: true,
      reply: 'Yes. There is one way to pay nothing: take no coin.',
    },
    {
      says: ['infinity means not reachable', 'use infinity for impossible amounts'],
      isRight: true,
      reply: 'Yes. Any real number of coins is smaller, so a minimum replaces it.',
    },
    {
      says: [
        'dp[amount] is the number of coins i used so far',
        'dp[a] is how many coins i have used',
        'dp counts the coins used so far',
        'dp[i] is the number of coins with index i',
        'dp[i] is the best with the first i coins',
      ],
      isRight: false,
      reply:
        'No. `dp[a]` is the fewest coins for exactly the amount a. It is computed for every amount from 0 up, and not along one path of choices.',
    },
    {
      says: [
        'dp[a] is the fewest coins for amount a',
        'dp[amount] is the minimum number of coins for that amount',
        'dp[a] is the min of dp[a - coin] + 1',
        'try each coin and take the minimum plus one',
        'the fewest coins for a is 1 plus the best of a minus a coin',
      ],
      isRight: true,
      reply: 'Yes. For amount a: the smallest of `dp[a - coin] + 1` over all coins that fit.',
    },
    {
      says: [
        'just take the biggest coin',
        'i take the biggest coin first',
        'greedy works for coin change',
        'always use the largest coin',
        'the largest coin first gives the fewest coins',
        'taking the biggest coin is optimal',
      ],
      isRight: false,
      reply: 'No. With coins 1, 3, 4 the amount 6 takes 4 + 1 + 1 that way, three coins, but 3 + 3 are two.',
    },
    {
      says: [
        'i go forward because items can be reused',
        'forward means the item can be used again',
        'the loop goes upward so coins can be used many times',
        'going forward allows the same coin again',
        'unbounded goes forward and 0/1 goes backward',
      ],
      isRight: true,
      reply: 'Yes. Going up, `dp[a - coin]` may already contain this coin, so it can be used again.',
    },
    {
      says: [
        'the order of the loops doesnt matter',
        'the order of the loops does not matter',
        'it makes no difference which loop is outside',
        'coins and amounts can be swapped',
        'i can put the amount in the outer loop for combinations',
      ],
      isRight: false,
      reply:
        'No. For counting it matters. Coins outside: each combination once. Amounts outside: 1 + 2 and 2 + 1 count as two. Only for the fewest coins does the order not matter.',
    },
    {
      says: [
        'coins outside counts combinations',
        'with coins in the outer loop each combination is counted once',
        'the outer loop over coins avoids counting orders',
        'loop coins outside for combinations',
        'coin change 2 has the coins outside',
      ],
      isRight: true,
      reply: 'Yes. Coins enter in one fixed order, so 1 + 2 and 2 + 1 are one combination.',
    },
    {
      says: [
        'amount outside counts orders',
        'with the amount in the outer loop orders are counted',
        'combination sum 4 counts orders',
        'totals outside counts permutations',
        'amounts outside counts sequences',
      ],
      isRight: true,
      reply:
        'Yes. Each amount may end with any number, so 1 + 2 and 2 + 1 both count. That is Combination Sum IV.',
    },
    {
      says: [
        'dp[0] is 0 for coin change',
        'amount 0 needs 0 coins',
        'the base case is dp[0] = 0',
        'zero coins for amount zero',
        'dp[0] = 0 because nothing is needed',
      ],
      isRight: true,
      reply: 'Yes. Amount 0 takes no coins.',
    },
    {
      says: [
        'dp[0] is 1 for coin change',
        'dp[0] = 1 for the fewest coins',
        'amount 0 needs one coin',
        'dp[0] must be 1',
      ],
      isRight: false,
      reply:
        'For the fewest coins it is 0. It is 1 where you count ways, because there is one way to pay nothing.',
    },
    {
      says: [
        'if it is not possible return -1',
        'dp stays infinity if the amount is not possible',
        'return -1 if dp[amount] is infinity',
        'unreachable amounts stay infinite',
        'start with infinity and return -1 at the end',
      ],
      isRight: true,
      reply:
        'Yes. Start all amounts but 0 at infinity. If `dp[amount]` is still infinity at the end, no combination exists: return -1.',
    },
    {
      says: [
        'all cells start at 0',
        'initialize dp with 0',
        'dp starts with zeros for coin change',
        'the table starts with 0',
        'start with -1 for impossible amounts',
      ],
      isRight: false,
      reply:
        'No. 0 would win every minimum. Start with infinity, or amount + 1, for “not possible yet”, and only `dp[0]` with 0.',
    },
    {
      says: [
        'the coins must be sorted',
        'i have to sort the coins first',
        'sort the coins in descending order',
        'the coins need to be in order',
      ],
      isRight: false,
      reply:
        'No. The order of the coins is irrelevant: every amount looks at all of them. Sorting only lets you stop early.',
    },
    {
      says: [
        'coin change takes o(amount * coins)',
        'the time is amount times the number of coins',
        'it takes o(n * amount)',
        'time is o(coins * amount) and space is o(amount)',
        'the space is o(amount)',
      ],
      isRight: true,
      reply: 'Yes. Each of the amounts 1 to `amount` tries every coin once.',
    },
    {
      says: [
        'perfect squares is coin change with squares',
        'the squares are the coins',
        'perfect squares is the same as coin change',
        'in perfect squares the coins are 1 4 9',
        'perfect squares is unbounded knapsack',
      ],
      isRight: true,
      reply:
        'Yes. The squares 1, 4, 9, ... up to n are the coins, and n is the amount. The time is O(n · √n).',
    },
    {
      says: [
        'in unbounded knapsack each item is used once',
        'a coin can be used only once',
        'coin change uses each coin once',
        'unbounded means the capacity is unlimited',
        'unbounded knapsack has no limit on the weight',
      ],
      isRight: false,
      reply:
        'No. Each number may be used again and again. In 0/1 each one is used at most once, and the loop over the capacity goes downward.',
    },
    {
      says: [
        'plain recursion is fast enough for coin change',
        'recursion without memo works for coin change',
        'i can just try all combinations of coins',
        'brute force is fine for coin change',
      ],
      isRight: false,
      reply:
        'No. Recursion without a memo tries the same amounts again and again. With coins 1, 2, 5 and the amount 100 it never ends in practice; with a memo there are only 101 amounts.',
    },
    {
      says: [
        'it returns 0 if it is not possible',
        'an impossible amount returns 0',
        'coins 2 and amount 3 returns 0',
        'if no combination exists the answer is 0',
        'return 0 when the amount cannot be paid',
      ],
      isRight: false,
      reply: 'No, -1: 3 cannot be paid with coins of 2. 0 is the answer for the amount 0 only.',
    },
    {
      says: [
        'dp has amount + 1 cells',
        'the table has amount+1 entries',
        'the array has size amount + 1',
        'i need one more cell because of amount 0',
        'the dp array goes from 0 to amount',
      ],
      isRight: true,
      reply: 'Yes. The amounts 0 to `amount` each need a cell, so amount + 1.',
    },
  ],
} satisfies TutorTexts
