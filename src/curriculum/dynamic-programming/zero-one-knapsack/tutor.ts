import type { TutorTexts } from '../../tutor-texts.ts'

export const tutor = {
  questions: [
    {
      kind: 'what',
      question: 'What is 0/1 knapsack?',
      asks: ['what is 0/1 knapsack', 'take or leave', 'capacity table', 'each item once knapsack'],
      answer:
        'Each item is taken once or not at all, and the total weight is limited. State: items so far and capacity left; the cell takes the better of leaving the item and taking it.',
    },
    {
      kind: 'why',
      question: 'Why must the loop over the capacity run backward?',
      asks: [
        'why must the capacity loop run backwards',
        'downward loop',
        'one row knapsack',
        'loop from capacity down',
        'why loop backwards',
        'item is used twice in 1d knapsack',
        'why from high to low capacity',
        'why does the loop direction matter',
        'upward or downward, what changes',
      ],
      answer:
        'In one row a cell reads `dp[c - weight]`, which must still be the value without this item. Going down it is; going up it may already contain the item, and the item is used several times, as in the unbounded knapsack.',
    },
    {
      kind: 'when',
      question: 'How do I choose items with a budget?',
      asks: [
        'when 0/1 knapsack',
        'subset with sum',
        'each item once',
        'partition',
        'recognize knapsack',
        'subset sum signs',
        'choose items with a budget',
      ],
      answer:
        'Choose a subset, each element at most once, against one budget: partition in two equal sums, target sum with plus and minus, last stone weight, ones and zeroes.',
    },
    {
      kind: 'cost',
      question: 'Why is it NP-hard although a table solves it?',
      asks: [
        'knapsack complexity',
        'pseudo polynomial',
        'n times capacity',
        'why np hard but dp',
        'why is knapsack not polynomial',
      ],
      answer:
        'O(n · capacity) time, O(capacity) space with one row. That is pseudo-polynomial: the cost grows with the value of the capacity, which is exponential in its number of digits, so it does not contradict NP-hardness. With a capacity like 10^9 the table is too large even if n is small.',
    },
    {
      kind: 'how',
      question: 'How do I split numbers into two groups with equal sums?',
      asks: [
        'partition equal subset sum',
        'odd total',
        'half of the sum',
        'boolean dp',
        'split into two equal halves',
      ],
      answer:
        'If the total is odd, the answer is no. Otherwise ask whether a subset has sum total / 2: boolean `dp[s]`, each number updates downward `dp[s] = dp[s] or dp[s - x]`. `dp[0]` is true.',
    },
    {
      kind: 'how',
      question: 'How do plus and minus signs become a subset sum?',
      asks: [
        'target sum',
        'plus and minus signs',
        'transform to subset',
        '(total + target) / 2',
        'plus minus target',
      ],
      answer:
        'Let P be the sum of the numbers with plus: P - (total - P) = target, so P = (total + target) / 2. Count subsets with that sum; if it is negative or not whole, there are none.',
    },
    {
      kind: 'compare',
      question: 'What does the direction of the loop change?',
      asks: [
        'bounded or unbounded',
        '0/1 vs unbounded',
        'direction of loop difference',
        '0/1 or unbounded how do i tell',
      ],
      answer:
        'Once per item: loop the capacity downward. Any number of times: upward. Everything else can look the same.',
      with: 'unbounded-knapsack',
    },
    {
      kind: 'compare',
      question: 'Why do I not try all subsets?',
      asks: ['knapsack dp or subsets', '2^n vs table', 'memo of index and sum', 'why not try all subsets'],
      answer:
        'Trying all subsets costs 2^n. The table costs n · sum: many subsets share the same sum, and only the sum matters for what follows.',
      with: 'backtracking',
    },
    {
      kind: 'mistake',
      question: 'Why does a zero double the count?',
      asks: [
        'zeros double the count',
        'number zero in target sum',
        'loop until 0 inclusive',
        'dp count with zeros',
        'zeros in target sum',
      ],
      answer:
        'A zero may get plus or minus, so it doubles the count. The downward loop must go down to the weight itself; for weight 0 down to 0: `dp[s] += dp[s]`.',
    },
    {
      kind: 'how',
      question: 'What if there are two budgets?',
      asks: ['two dimensions of capacity', 'ones and zeroes', 'two budgets', 'two limits in knapsack'],
      answer: 'Use a table with one dimension per budget and loop both downward for each item.',
    },
    {
      kind: 'how',
      question: 'How do I solve Last Stone Weight II?',
      asks: [
        'last stone weight 2',
        'split in two groups',
        'minimize difference',
        'smash stones smallest rest',
      ],
      answer:
        'Every result is the difference of two groups. Find all reachable subset sums and take the one closest to half of the total: answer total - 2 · best.',
    },
    {
      kind: 'how',
      question: 'How do I find which items were chosen?',
      asks: ['recover the chosen items', 'which items', 'reconstruct knapsack', 'which items were chosen'],
      answer:
        'Keep the whole table. Walk back from the last cell: if it differs from the cell above, the item was taken; go to `c - weight`.',
    },
    {
      kind: 'how',
      question: 'What if the capacity is 10^9 but the values are small?',
      asks: [
        'capacity 10^9 but only 100 items with small values',
        'table too large because of the capacity',
        'knapsack with a huge capacity',
        'index by value instead of weight',
        'capacity is huge but values are small',
      ],
      answer:
        'Swap the axes: let `dp[v]` be the least weight that reaches total value v. With 100 items of value up to 1,000 that is 100,000 entries, whatever the capacity. The answer is the largest v whose weight fits.',
    },
    {
      kind: 'compare',
      question: 'Is subset sum a knapsack problem?',
      asks: [
        'difference between knapsack and subset sum',
        'subset sum vs knapsack',
        'is subset sum a knapsack',
      ],
      answer:
        'Subset sum is 0/1 knapsack in which weight and value are the same and only yes or no is asked: `dp[s] = dp[s] or dp[s - x]`. Knapsack maximizes a value under a weight limit: `dp[w] = max(dp[w], dp[w - weight] + value)`.',
    },
    {
      kind: 'mistake',
      question: 'Can I put the capacity in the outer loop?',
      asks: [
        'can i put the capacity in the outer loop',
        'swap item loop and capacity loop in 0/1 knapsack',
        'items inside and capacity outside',
        'does loop order matter in 0/1 knapsack',
        'what breaks if the loops are swapped',
      ],
      answer:
        'No, with one row the items must be in the outer loop. With the capacity outside and going down, each cell reads cells not yet filled, so at most one item is counted; going up, items are reused. With a full table over items and capacities either nesting works, as long as both loops go up.',
    },
    {
      kind: 'how',
      question: 'What if numbers can be negative?',
      asks: [
        'subset sum with negative numbers',
        'what if numbers can be negative',
        'negative index in the dp array',
        'offset for negative sums',
        'does partition work with negative values',
      ],
      answer:
        'Use a set of reachable sums or shift every index by the sum of the absolute negative numbers. Build a new set from the old one for each number, `new = old | {s + x for s in old}`, because the downward loop assumes that x is not negative.',
    },
    {
      kind: 'mistake',
      question: 'Must the knapsack be full?',
      asks: [
        'exactly full or at most capacity',
        'must the knapsack be full',
        'initialize knapsack with minus infinity or zero',
        'fill the capacity exactly',
        'initial values for exact weight',
      ],
      answer:
        'For "at most the capacity" start all cells with 0; for "exactly" start with `dp[0] = 0` and minus infinity elsewhere. The recurrence stays the same: minus infinity marks weights that no selection reaches.',
    },
    {
      kind: 'how',
      question: 'What if each item has a limited number of copies?',
      asks: [
        'bounded knapsack',
        'each item has a limited number of copies',
        'at most k copies of each item',
        'binary splitting of counts',
        'between 0/1 and unbounded',
      ],
      answer:
        'Treat the copies as separate 0/1 items, but bundle them: split k copies into bundles of 1, 2, 4, ... and the remainder. Every count from 0 to k is a sum of bundles, so the cost is O(capacity · n · log k) instead of O(capacity · n · k).',
    },
    {
      kind: 'when',
      question: 'How do I choose items with weights and values under a limited total?',
      asks: [
        'each item weighs something and gives a value, limited total, take it or leave it',
        'backpack with a maximum weight, one of each, most value',
        'no halves, one of each, greedy by value per weight gave wrong',
        'limited budget, choose projects with cost and profit once each',
        'fill a bag so that the value is largest, whole items only',
      ],
      answer:
        'This is the 0/1 knapsack: each item once, a limited total, the best value. A row over the capacity, filled downward for each item, takes O(n · capacity). Greedy by value per weight is right only if items may be divided.',
    },
    {
      kind: 'mistake',
      question: 'Can I sort by value per weight and take from the top?',
      asks: [
        'sort by value per weight and take from the top',
        'best ratio first is optimal, right',
        'greedy by density solves it',
      ],
      answer:
        'No. With capacity 4 and items (weight 3, value 5), (2, 3), (2, 3), the best ratio takes the first one and gets 5, but the other two give 6. Greedy by ratio is always optimal only if items may be cut (fractional knapsack).',
    },
    {
      kind: 'mistake',
      question: 'Can numbers with an even total always be split?',
      asks: [
        'even total means it can be split',
        'partition possible whenever the sum is even',
        'half is whole so the answer is yes',
      ],
      answer:
        'No. [1, 1, 4] has the even total 6, but no subset has the sum 3. An odd total proves "no"; an even one proves nothing, so you need the subset sum.',
    },
    {
      kind: 'mistake',
      question: 'Can I make k equal groups by taking one fitting subset after another?',
      asks: [
        'k equal groups by taking one fitting subset after another',
        'partition into k parts, repeat subset sum',
        'remove any subset with the target sum and go on',
      ],
      answer:
        'No, the first subset may spoil the others. For [1, 2, 3, 3, 4, 5] in three groups of 6, taking 1 + 2 + 3 leaves 3, 4 and 5, which cannot work, although 1 + 5, 2 + 4, 3 + 3 does. Use backtracking, or DP over sets of used elements.',
    },
    {
      kind: 'mistake',
      question: 'Must the items be sorted first?',
      asks: [
        'items must be sorted first',
        'order of items changes the result',
        'sort weights before the table',
      ],
      answer:
        'No, the order does not matter: the table covers every subset, and a sum does not depend on the order of its terms. Sorting is at most a shortcut, for example to stop early when an item exceeds the capacity.',
    },
    {
      kind: 'mistake',
      question: 'Why is my value too large when a weight exceeds the capacity?',
      asks: [
        'value too large in python, weight bigger than capacity',
        'dp[c - w] reads from the end',
        'negative index wraps around',
        'heavy item fits by accident',
      ],
      answer:
        'If the weight exceeds c, `dp[c - w]` has a negative index, and Python reads from the end of the list, usually without an error. Let the loop stop at the weight: `for c in range(cap, w - 1, -1)`. In Java the same mistake throws an exception.',
    },
    {
      kind: 'mistake',
      question: 'Why is an exact fit never found?',
      asks: [
        'exact fit is never found',
        'item with weight equal to capacity ignored',
        'loop stops one before the weight',
        'first cell of each item is skipped',
      ],
      answer:
        'The loop ends too early: `range(cap, w, -1)` excludes w itself, so `dp[w]` never reads `dp[0]`, and an item of exactly weight w is not taken there. Write `range(cap, w - 1, -1)`, and check that `dp` has cap + 1 cells.',
    },
    {
      kind: 'mistake',
      question: 'Why do I get true for every sum?',
      asks: [
        'true for every sum',
        'everything becomes reachable',
        'best value as if items could repeat',
        'profit counts one thing many times',
      ],
      answer:
        'The loop over the capacities goes upward, so an item builds on a cell that already contains it. Go downward in the one-row version. With a full table, read from the row of the previous item, not from the current one.',
    },
    {
      kind: 'when',
      question: 'How do I choose songs that fill a disc exactly?',
      asks: [
        'songs that fill a disc exactly',
        'split the team so that both sides are equally strong',
        'exam questions with points and minutes',
        'plus or minus before each number',
        'pack presents up to the limit, each once',
      ],
      answer:
        'Use 0/1 knapsack when you choose a subset, each item at most once, and only the total matters: time, weight, strength. State: items seen and total so far. O(n · total) time, one row, looped downward. If exactly two items must reach the total, a hash map or two pointers are enough.',
    },
    {
      kind: 'how',
      question: 'What if there are forty numbers with huge values?',
      asks: [
        'forty numbers with huge values',
        'meet in the middle for subset sum',
        'sums up to 10^15 with few items',
        'n is 40 and the table is too large',
      ],
      answer:
        'Split the items into two halves, list the 2^20 sums of each, sort one list, and look up the complement of each sum of the other. About 2^(n/2) · n steps instead of 2^n. Choose it when n is at most about 40 and the values are too large for a table.',
    },
    {
      kind: 'how',
      question: 'How do I use a bitset for subset sums?',
      asks: [
        'bitset for subset sum',
        'speed up reachable sums',
        'one big integer as the table',
        'bits |= bits << x',
      ],
      answer:
        'Use the bits of one integer as the boolean row: start with `bits = 1` and for each x do `bits |= bits << x`. Sum s is reachable if bit s is set. It is still O(n · total), but one machine operation handles up to 64 cells, and the shift reads only the old row, so no item repeats.',
    },
    {
      kind: 'how',
      question: 'How do I choose exactly k items with a given sum?',
      asks: [
        'exactly k items with a given sum',
        'number of items is fixed, too',
        'subset of size k',
        'limit on count and on weight',
      ],
      answer:
        'Add the number of items as a second index: `dp[j][s]` for j chosen items with sum s. For each item loop j downward and update from `dp[j-1][s-x]`. O(n · k · sum). With j going down, the item cannot be used twice.',
    },
  ],
  problems: [
    {
      number: 416,
      questions: [
        {
          asks: ['odd', 'loop backwards', 'true too often'],
          answer:
            'An upward loop may use a number several times, so too many sums become true. An odd total is false at once.',
        },
        {
          asks: ['cost', 'complexity of the partition', 'time complexity', 'big o of this'],
          answer:
            'O(n · total) time and O(total) space: one row of booleans up to half of the total. This is pseudo-polynomial.',
        },
        {
          asks: ['what dp[s] means', 'meaning of the state', 'what is the state here'],
          answer:
            '`dp[s]` is true if some of the numbers seen so far have the sum s. `dp[0]` is true for the empty selection.',
        },
      ],
    },
    {
      number: 494,
      questions: [
        {
          asks: ['odd', 'zeros', 'negative'],
          answer:
            'If total + target is odd, or the absolute value of the target exceeds the total, the answer is 0; check this first, so that no index is negative. Each zero doubles the count.',
        },
        {
          asks: ['cost', 'complexity of target sum', 'time complexity', 'big o of this'],
          answer:
            'O(n · total) time and O(total) space with one row; trying plus and minus for each number takes O(2^n).',
        },
        {
          asks: ['what dp[s] means', 'meaning of the state', 'what is the state here'],
          answer:
            '`dp[s]` is the number of ways to choose a subset with sum s from the numbers seen so far, the ones that get a plus; `dp[0]` starts at 1.',
        },
      ],
    },
    {
      number: 474,
      questions: [
        {
          asks: ['loops', 'two dimensions'],
          answer:
            'Use a table over zeros and ones. For each string loop both downward from m and n, so that the string is used only once.',
        },
        {
          asks: ['cost', 'complexity of ones and zeroes', 'time complexity', 'big o of this'],
          answer:
            'O(L + k · m · n) for k strings of total length L: each string updates the whole table once.',
        },
        {
          asks: ['what dp means', 'meaning of a cell', 'what is the state here'],
          answer: '`dp[i][j]` is the largest number of strings that use at most i zeros and at most j ones.',
        },
      ],
    },
    {
      number: 1049,
      questions: [
        {
          asks: ['ii difference', 'total minus twice'],
          answer: 'The answer is total - 2 · best with best at most half.',
        },
        {
          asks: ['cost', 'complexity of the stones', 'time complexity', 'big o of this'],
          answer: 'O(n · total) time, O(total) space: subset sums up to half of the total.',
        },
        {
          asks: ['smashing the two heaviest', 'greedy with a heap', 'wrong result'],
          answer:
            'Always smashing the two heaviest is the rule of the first version, not the best choice here. For [31, 26, 33, 21, 40] it leaves 9, but 5 is possible.',
        },
      ],
    },
    {
      number: 2915,
      questions: [
        {
          asks: ['minus infinity', 'impossible -1'],
          answer: 'Start unreachable sums at minus infinity, and `dp[0]` at 0.',
        },
        {
          asks: ['cost', 'complexity', 'time complexity', 'big o of this'],
          answer: 'O(n · target) time and O(target) space with one row, looped downward.',
        },
        {
          asks: ['returns a length for an impossible sum', 'starts with zeros', 'at most instead of exactly'],
          answer:
            'With zeros in all cells, unreachable sums count as reachable. Only `dp[0]` may be 0; all others start at minus infinity.',
        },
      ],
    },
    {
      number: 879,
      questions: [
        {
          asks: ['cap', 'modulo'],
          answer: 'Profits above the goal count as the goal, so the table stays small.',
        },
        {
          asks: ['cost', 'complexity of the schemes', 'time complexity', 'big o of this'],
          answer: 'O(crimes · members · goal): two budgets, with profits capped at the goal.',
        },
        {
          asks: ['what dp means', 'meaning of the state', 'what is the state here'],
          answer:
            '`dp[j][p]` is the number of schemes that use at most j members and reach profit p, where p = goal means "goal or more". The empty scheme uses at most j members for every j, so every `dp[j][0]` starts at 1.',
        },
      ],
    },
    {
      number: 956,
      questions: [
        {
          asks: ['states', 'difference map'],
          answer: 'Store the larger height for each difference; each rod goes left, right or nowhere.',
        },
        {
          asks: ['cost', 'complexity of the billboard', 'time complexity', 'big o of this'],
          answer:
            'O(n · total), since there are at most 2 · total + 1 differences, and each rod gives three moves.',
        },
        {
          asks: ['what the state means', 'meaning of the difference', 'what is the state here'],
          answer:
            'For each difference between the two sides, store the greatest height of the taller side. At the end the height at difference 0 is the answer.',
        },
        {
          asks: ['changes the map while looping', 'rod used twice', 'result too large'],
          answer:
            'Read from a copy of the map, since a rod must not be placed on states that already contain it.',
        },
      ],
    },
    {
      number: 2518,
      questions: [
        {
          asks: ['complement', 'total below 2k'],
          answer:
            'Count the bad partitions, where one side is below k: twice the number of subsets with sum below k, subtracted from 2^n. If the total is below 2k, the answer is 0.',
        },
        {
          asks: ['cost', 'complexity of great partitions', 'time complexity', 'big o of this'],
          answer: 'O(n · k) time and O(k) space: only sums below k need to be counted.',
        },
        {
          asks: ['negative result', 'modulo gives minus', 'counts too much'],
          answer:
            'After subtracting modulo 10^9 + 7 the result can be negative in Java or C++, so add the modulus. The factor 2 is there because either side may be the small one.',
        },
      ],
    },
  ],
  quiz: [
    {
      task: 'An exam has 60 tasks, each with its points and the whole number of minutes it takes. Every task can be solved once and gives no points unless finished. What is the highest score you can reach in 90 minutes?',
      words: ['can be solved once'],
      not: 'unbounded-knapsack',
      why: 'It may reuse a task, so it would solve the quickest rich task again and again and report a score that nobody can reach.',
      idea: 'Take the tasks one by one, and for every number of minutes up to the limit S, from high to low, keep the better of skipping and solving the task.',
      cost: 'O(n · S)',
    },
    {
      task: 'A scrap press must be loaded with exactly 2,000 kilograms. In the yard are 150 different bales, each weighing a whole number of kilograms and too hard to cut. Can some of them fill the press?',
      words: ['exactly 2,000 kilograms', 'too hard to cut'],
      not: 'greedy-intervals',
      why: 'Loading the heaviest bale that still fits can end short: for 10 kilograms from bales of 7, 6 and 4 it takes the 7 and is stuck, although 6 + 4 fits.',
      idea: 'Mark which totals up to S can be reached, and for each bale extend the marks from high to low, so that it is loaded at most once.',
      cost: 'O(n · S)',
    },
    {
      task: 'A comic shop shows 250 single comics, one from each year. Each has a price in whole cents and a rarity score. You may buy comics from any years in any combination for up to $50 in total. What is the highest total rarity?',
      words: ['in any combination', 'up to $50 in total'],
      not: 'longest-increasing-subsequence',
      why: 'No comic has to fit the one bought before it; only the total price limits the choice, and a chain rule ignores that.',
      idea: 'For each comic go through the totals up to S cents from high to low, and keep the better of leaving and buying it.',
      cost: 'O(n · S)',
    },
    {
      task: 'A coach seats 60 rowers, whose weights are known in whole kilograms between 50 and 110, in two boats of exactly 30. The total weights of the two boats should differ as little as possible. What is the smallest difference?',
      words: ['60 rowers', 'in whole kilograms between 50 and 110'],
      not: 'backtracking',
      why: 'There are more than 10^17 ways to choose 30 of 60 rowers, but at most 1,801 different total weights of a boat.',
      idea: 'For each rower, from high to low, mark which total weights up to S, half of all, can be reached with each number of rowers up to 30, and take the largest total for 30.',
      cost: 'O(n² · S) for n rowers and half their total weight S',
    },
    {
      task: 'A potter owns two identical kilns, each with room for a single vase. She has 90 vases with firing times in whole minutes, 3,000 minutes in all, and may fire them in any order. After how many minutes can all be done at the earliest?',
      words: ['two identical kilns', 'firing times in whole minutes'],
      not: 'greedy-intervals',
      why: 'Giving the longest remaining vase to the kiln that is free first can be late: times 3, 3, 2, 2, 2 then take 7 minutes instead of 6.',
      idea: 'Find all total times that one kiln can get, using each vase at most once, and take the total closest to half of S, the sum of all times.',
      cost: 'O(n · S)',
    },
  ],
} satisfies TutorTexts
