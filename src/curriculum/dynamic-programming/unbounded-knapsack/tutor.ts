import type { TutorTexts } from '../../tutor-texts.ts'

export const tutor = {
  questions: [
    {
      kind: 'what',
      question: 'What is unbounded knapsack?',
      asks: ['what is unbounded knapsack', 'unlimited items', 'coin change idea', 'use an item many times'],
      answer:
        'Each item may be used any number of times. `dp[a]` is the best for amount a, computed from `dp[a - coin]`, which may already contain the same coin: loop upward.',
    },
    {
      kind: 'mistake',
      question: 'Why does the largest integer plus 1 break my minimum?',
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
    },
    {
      kind: 'why',
      question: 'Why does the order of the loops matter?',
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
        'Coins outside, amounts inside: each combination is counted once, since coins are used in a fixed order. Amounts outside: every order counts, as 1 + 2 and 2 + 1, which is combination sum IV.',
    },
    {
      kind: 'why',
      question: 'Why does greedy fail for coins?',
      asks: [
        'why greedy fails for coins',
        'largest coin first wrong',
        'greedy coin change',
        'why does largest coin first fail',
      ],
      answer:
        'Largest first is not always best: with coins 1, 3, 4 the amount 6 takes 4 + 1 + 1 instead of 3 + 3. It happens to work for usual currencies.',
    },
    {
      kind: 'cost',
      question: 'How much time and memory does coin change take?',
      asks: ['coin change complexity', 'amount times coins', 'memory of coin change', 'tc of coin change'],
      answer:
        'O(amount · coins) time, O(amount) space. Recursion without memo is exponential, with memo the same as the table, but deep.',
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
    },
    {
      kind: 'how',
      question: 'How do perfect squares become coins?',
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
      asks: ['print the coins used', 'reconstruct coins', 'which coins', 'which coins make the amount'],
      answer:
        'Store for each amount the coin that gave the best value, and walk back from the amount: subtract that coin until 0.',
    },
    {
      kind: 'why',
      question: 'Does the order of the loops matter for the fewest coins?',
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
      question: 'Can another coin break the greedy method?',
      asks: [
        'another coin cannot break greedy',
        'more kinds make greedy safer',
        'greedy is right for 1 and 5, so also with 4',
      ],
      answer:
        'No. For coins 1 and 5 largest first is optimal. Add a coin of 4, and for the amount 8 it takes 5 + 1 + 1 + 1, four coins instead of two, 4 + 4. Greedy depends on the whole set, so use DP unless the set is known to be safe.',
    },
    {
      kind: 'mistake',
      question: 'Why does an amount marked with -1 win the minimum?',
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
  ],
  problems: [
    {
      number: 322,
      questions: [
        {
          asks: ['max_value', 'overflow', 'returns negative', '-1 if impossible', 'gives wrong result'],
          answer:
            '`Integer.MAX_VALUE + 1` becomes negative and wins the minimum. Use amount + 1, and return -1 if the result is larger than amount.',
        },
        {
          asks: ['cost', 'complexity of coin change', 'time complexity', 'big o of this'],
          answer: 'O(amount · coins) time and O(amount) space: each amount tries every coin as the last one.',
        },
        {
          asks: ['what dp[a] means', 'meaning of the state', 'what is the state here'],
          answer: '`dp[a]` is the fewest coins that sum to exactly a, or infinity if no combination does.',
        },
      ],
    },
    {
      number: 518,
      questions: [
        {
          asks: ['2 order', 'counts permutations', 'loops swapped'],
          answer: 'With amounts outside, 1 + 2 and 2 + 1 count twice. Coins in the outer loop fix the order.',
        },
        {
          asks: ['cost', 'complexity of the combinations', 'time complexity', 'big o of this'],
          answer: 'O(amount · coins) time and O(amount) space with one row.',
        },
        {
          asks: ['always 0', 'result zero', 'dp[0] value'],
          answer: 'Set `dp[0] = 1`: there is one way to pay nothing. With 0 there, all sums stay 0.',
        },
        {
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
          asks: ['bfs', 'four'],
          answer:
            "The answer is never above four (Lagrange's theorem). BFS over remainders finds the fewest squares level by level.",
        },
        {
          asks: ['cost', 'complexity of the squares', 'time complexity', 'big o of this'],
          answer: 'O(n · sqrt(n)): each number tries every square up to itself.',
        },
        {
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
          asks: ['iv order', 'overflow'],
          answer:
            'Loop the amounts outside and the numbers inside, so each order counts separately. In C++ use an unsigned type: intermediate counts may overflow.',
        },
        {
          asks: ['cost', 'complexity of the sequences', 'time complexity', 'big o of this'],
          answer:
            'O(target · numbers) time and O(target) space: each total tries every number as the last one.',
        },
        {
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
          asks: ['threes', 'dp parts', 'n = 2'],
          answer:
            'Split into threes, but leave 4 as 2 + 2. For n = 2 and n = 3 you must still split once, giving 1 and 2.',
        },
        {
          asks: ['cost', 'complexity of breaking', 'time complexity', 'big o of this'],
          answer: 'O(n²) with DP, O(log n) or O(1) arithmetic steps with the rule of threes.',
        },
        {
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
          asks: ['days not travelled', 'dp days'],
          answer:
            'On days without travel the cost stays that of the day before. On a travel day take the cheapest of three: the price of a pass of 1, 7 or 30 days plus the cost up to the day before it starts.',
        },
        {
          asks: ['cost', 'complexity of the tickets', 'time complexity', 'big o of this'],
          answer: 'O(last day), at most 365 steps with three choices each.',
        },
        {
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
          asks: ['length before value'],
          answer: 'A longer number is larger; then take the largest digit that keeps the length.',
        },
        {
          asks: ['cost', 'complexity of the largest number', 'time complexity', 'big o of this'],
          answer:
            'O(9 · target) time for the table of lengths; then the digits are chosen greedily from 9 down in O(9 · length).',
        },
        {
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
} satisfies TutorTexts
