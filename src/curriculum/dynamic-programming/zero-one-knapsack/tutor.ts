import type { TutorTexts } from '../../tutor-texts.ts'

export const tutor = {
  questions: [
    {
      kind: 'what',
      question: 'What is 0/1 knapsack?',
      asks: [
        'what is 0/1 knapsack',
        'take or leave',
        'capacity table',
        'each item once knapsack',
        'what is the knapsack problem',
        'knapsack meaning',
        'how do i solve knapsack',
        'knapsack in simple words',
        'explain knapsack',
        'what is 01 knapsack about',
        'knapsack problem example',
      ],
      answer:
        'Each item is taken once or not at all, and the total weight is limited. State: items so far and capacity left; the cell takes the better of leaving the item and taking it.',
      further: {
        example:
          'Items (weight 2, value 3) and (weight 3, value 4), capacity 5.\n- With the first item only, capacities 2 to 5 are worth 3.\n- Leave the second item at capacity 5: 3.\n- Take it: its 4 plus the cell for capacity 5 - 3 = 2, which is 3.\nThe cell becomes max(3, 7) = 7.',
        why: 'The last item is left or taken; there is no third case. If it is taken, the other items must be the best choice for the capacity that is left: a better one could be swapped in, because all they share with the last item is the capacity.',
        check: {
          ask: 'Items as (weight, value): (2, 5), (3, 6), (4, 8). What is the best value for capacity 6, each item at most once?',
          right: ['13', 'thirteen'],
          because: 'The items of weight 2 and 4 fill the capacity exactly and are worth 5 + 8 = 13.',
          wrong: [
            { says: ['14', 'fourteen'], reply: 'Add up the weights of those two items. Do they fit?' },
            {
              says: ['15', 'fifteen'],
              reply: 'That uses one item three times. How often may each item be taken?',
            },
            {
              says: ['11', 'eleven'],
              reply: 'That selection fits, but leaves one unit of the capacity empty. Try the other partner.',
            },
          ],
        },
        claims: [
          {
            says: [
              'you can take part of an item',
              'taking half an item is allowed',
              'items can be cut in 0/1 knapsack',
            ],
            isRight: false,
            reply:
              'No, the 0/1 says it: an item is taken 0 times or 1 time. If items may be cut, it is the fractional knapsack, and sorting by value per weight solves it.',
          },
          {
            says: [
              'state is item index and capacity left',
              'so the state is index and remaining capacity',
              'dp over items and capacity',
            ],
            isRight: true,
            reply:
              'Yes. These two decide which choices remain, so there are (n + 1) · (capacity + 1) states, with 2 choices each.',
          },
          {
            says: [
              'the knapsack has to be filled completely',
              'capacity must be used up exactly',
              'the bag must be full',
            ],
            isRight: false,
            reply:
              'No, the weight only has to stay within the capacity. For an exactly full knapsack you start unreachable cells with minus infinity.',
          },
        ],
      },
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
      further: {
        example:
          'One item of weight 2 and value 3, capacity 4, all cells 0.\n- Upward: `dp[2]` = 3, then `dp[4]` = `dp[2]` + 3 = 6. The item is counted twice.\n- Downward: `dp[4]` = `dp[2]` + 3 = 0 + 3 = 3, and only later `dp[2]` = 3.',
        why: 'Each cell reads a cell with a smaller index. Going down, smaller cells have not been written in this round, so they still belong to the items before. One row then works exactly like two rows, an old and a new one.',
        check: {
          ask: 'One item of weight 3 and value 5, all cells 0. What does a loop that goes upward write into `dp[9]`?',
          right: ['15', 'fifteen'],
          because:
            'Upward, `dp[3]` = 5, `dp[6]` = 10 and `dp[9]` = 15: the single item was counted three times.',
          wrong: [
            {
              says: ['5', 'five'],
              reply:
                'That is right for the downward loop. Which cell does `dp[9]` read, and has the upward loop already changed it?',
            },
            { says: ['10', 'ten'], reply: 'That is the value in `dp[6]`. What happens three cells later?' },
            {
              says: ['0', 'zero'],
              reply: 'The item fits into a capacity of 9. Start at `dp[3]` and follow the chain.',
            },
          ],
        },
        claims: [
          {
            says: [
              'looping forwards gives the unbounded knapsack',
              'a forward loop solves the unbounded knapsack like coin change',
              'going upward is the unbounded knapsack',
              'looping forwards gives the unbounded knapsack like coin change',
            ],
            isRight: true,
            reply:
              'Yes. Forward, each item may be used any number of times, as the coins in coin change. Backward, at most once.',
          },
          {
            says: [
              'going forwards the item is used twice',
              'looping upward the same item is used several times',
              'the item got used twice because i loop forward',
              'forward counts an item again and again',
            ],
            isRight: true,
            reply:
              'Yes. Forward, `dp[c - weight]` may already contain this item, so it is added once more. Backward, that cell has not been touched in this round.',
          },
          {
            says: [
              'with weight 2 value 3 and capacity 4 i get 6 going forwards so the item got used twice',
              'with weight 2 value 3 and capacity 4 forward gives 6',
              'one item of weight 2 and value 3 is counted twice in capacity 4',
            ],
            isRight: true,
            reply:
              'Yes. Forward, `dp[2]` = 3 is set first, and `dp[4]` = `dp[2]` + 3 = 6 adds the same item again. Backward, `dp[4]` is set while `dp[2]` is still 0, so it is 3.',
          },
          {
            says: [
              'with two rows the direction does not matter',
              'using an old and a new row any direction works',
              'two rows allow both directions',
            ],
            isRight: true,
            reply:
              'Yes. If every read goes to the row of the items before, no read can see the current item, whichever way you loop.',
          },
          {
            says: [
              'backward is only for speed',
              'looping backward is just an optimization',
              'direction only affects performance',
            ],
            isRight: false,
            reply:
              'No, it changes the result. With one item of weight 2 and value 3, upward gives 6 for capacity 4, and downward gives 3.',
          },
          {
            says: [
              'going up lets an item be used again',
              'so upward means reuse',
              'low to high uses items several times',
            ],
            isRight: true,
            reply:
              'Yes. Upward, the smaller cell may already include the item, so another copy is added on top of it.',
          },
        ],
      },
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
      further: {
        example:
          'You have 5 hours. Tasks take 2, 3 and 4 hours and give 3, 4 and 6 points.\n- Each task is done once or not at all.\n- One budget limits the total: 5 hours.\n- Taking the richest task, 4 hours, leaves 6 points; 2 + 3 hours give 7.\nA subset, a budget and a best value: 0/1 knapsack.',
        why: 'Whether the remaining items fit depends on how much of the budget is used, not on which items used it. So all subsets with the same total can share one state, and there are at most (n + 1) · (budget + 1) states.',
        check: {
          ask: 'Split [2, 3, 5, 6] into two groups whose sums differ by 2. Which sum must the smaller group have?',
          right: ['7', 'seven'],
          because:
            'The total is 16. If the smaller sum is s, the other is s + 2, so 2s + 2 = 16 and s = 7, for example 2 + 5.',
          wrong: [
            {
              says: ['8', 'eight'],
              reply:
                'With that sum both groups would be equal. How much must you take away from the total before you halve it?',
            },
            {
              says: ['9', 'nine'],
              reply: 'That is the sum of the larger group. Which sum is left for the smaller one?',
            },
            {
              says: ['14', 'fourteen'],
              reply: 'That is the total without the difference. Both groups share it equally.',
            },
          ],
        },
        claims: [
          {
            says: [
              'unlimited coins are 0/1 knapsack',
              'coin change is a 0/1 knapsack',
              'reusable items are the same pattern',
            ],
            isRight: false,
            reply:
              'No, if an item may be used any number of times, it is the unbounded knapsack. The same row is then looped upward.',
          },
          {
            says: [
              'plus and minus signs are a subset sum',
              'target sum is choosing a subset',
              'choosing the signs means choosing a subset',
            ],
            isRight: true,
            reply: 'Yes. The numbers with a plus form a subset whose sum must be (total + target) / 2.',
          },
          {
            says: [
              'two numbers with a given sum need knapsack',
              'two sum is a knapsack problem',
              'for a pair i need the table',
            ],
            isRight: false,
            reply:
              'No, for exactly two numbers a hash map finds the pair in O(n). The table pays off when any number of items may be chosen.',
          },
        ],
      },
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
      further: {
        example:
          'Take 20 items.\n- Capacity 1,000,000, a number of 7 digits: 20 million cells.\n- Capacity 10,000,000, a number of 8 digits: 200 million cells.\nThe input grew by a single digit, but the work grew ten times.',
        why: '"Polynomial" is measured in the length of the input. A capacity C takes only about log2(C) bits to write down, so C is about 2 to the number of its bits, and n · C is exponential in that length.',
        check: {
          ask: 'The capacity is written with 3 more binary digits. By about what factor does the table grow?',
          right: ['8', 'eight', '2^3', '2*2*2'],
          because:
            'Each binary digit doubles the range of numbers, so three digits make the table 2 · 2 · 2 = 8 times as large.',
          wrong: [
            {
              says: ['3x', 'three', 'threefold', 'factor 3'],
              reply: 'What does one more binary digit do to the range of numbers?',
            },
            { says: ['6', 'six'], reply: 'You added the doublings. What do three doublings in a row make?' },
            {
              says: ['1000', 'thousand'],
              reply: 'That would be right for decimal digits. Here the digits are binary.',
            },
          ],
        },
        claims: [
          {
            says: [
              'n times capacity is polynomial',
              'o(n * capacity) is polynomial time',
              'two loops so it is polynomial',
            ],
            isRight: false,
            reply:
              'No, it is only pseudo-polynomial: polynomial in the value of the capacity, but exponential in its number of digits.',
          },
          {
            says: [
              'so this proves p equals np',
              'knapsack in n times w means p = np',
              'then np-hard problems are easy',
            ],
            isRight: false,
            reply:
              'No. The table is exponential in the length of the input: a capacity of 60 binary digits already has about 10^18 columns.',
          },
          {
            says: [
              'with a small capacity the table is fast',
              'it is fine when capacity is small',
              'a small budget makes it practical',
            ],
            isRight: true,
            reply: 'Yes. With 100 items and capacity 10,000 there are about a million cells, which is quick.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'How do I split numbers into two groups with equal sums?',
      about: 416,
      asks: [
        'partition equal subset sum',
        'odd total',
        'half of the sum',
        'boolean dp',
        'split into two equal halves',
      ],
      answer:
        'If the total is odd, the answer is no. Otherwise ask whether a subset has sum total / 2: boolean `dp[s]`, each number updates downward `dp[s] = dp[s] or dp[s - x]`. `dp[0]` is true.',
      further: {
        example:
          '[3, 1, 2, 2] has the total 8, so look for 4.\n- At first only sum 0 is reachable.\n- After 3: 0, 3.\n- After 1: 0, 1, 3, 4.\nSum 4 is reachable with 3 + 1, and the numbers left over, 2 + 2, make the other 4.',
        why: 'If one group has half of the total, the numbers left over have the other half without any further search. So finding one group is enough. And whole numbers never add up to half of an odd number.',
        check: {
          ask: 'The reachable sums are 0, 2, 3 and 5, and the next number is 3. How many different sums are reachable after it?',
          right: ['6', 'six'],
          because:
            'Adding 3 gives 3, 5, 6 and 8. Of these 3 and 5 are known already, so the sums are 0, 2, 3, 5, 6 and 8: six.',
          wrong: [
            {
              says: ['8', 'eight'],
              reply: 'Some of the new sums were reachable before. How many are really new?',
            },
            {
              says: ['4', 'four'],
              reply:
                'Each old sum stays, and each old sum plus the new number is added. Write both lists down.',
            },
            {
              says: ['7', 'seven'],
              reply: 'More than one of the new sums was reachable before. Compare the two lists again.',
            },
          ],
        },
        claims: [
          {
            says: [
              'an odd total is impossible',
              'odd sum means return false',
              'if the total is odd it cannot work',
            ],
            isRight: true,
            reply:
              'Yes. Two equal whole sums add up to an even number, so [1, 2, 4] with the total 7 cannot be split.',
          },
          {
            says: [
              'one number must equal half of the total',
              'half has to be in the array',
              'there must be an element of half the sum',
            ],
            isRight: false,
            reply:
              'No, several numbers may add up to it. In [1, 4, 2, 3] half of the total is 5, and 2 + 3 reaches it, though no element is 5.',
          },
          {
            says: [
              'the two groups must have the same size',
              'both groups need equally many numbers',
              'split into equal lengths',
            ],
            isRight: false,
            reply: 'No, only the sums must be equal. [3, 1, 1, 1] splits into 3 and 1 + 1 + 1.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'How do plus and minus signs become a subset sum?',
      about: 494,
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
        '0/1 vs unbounded knapsack in simple words',
        'each item once or many times',
        'once or many times knapsack',
        '01 knapsack or unbounded',
        'difference between the two knapsacks',
        'bounded vs unbounded knapsack',
      ],
      answer:
        'If each item may be used once, loop the capacity downward. If it may be used any number of times, loop it upward. Everything else can stay the same.',
      with: 'unbounded-knapsack',
      further: {
        example:
          'Which sums up to 6 do the numbers 2 and 3 reach?\n- Downward: after 2 the sums 0, 2; after 3 the sums 0, 2, 3, 5.\n- Upward: after 2 the sums 0, 2, 4, 6; after 3 the sums 0, 2, 3, 4, 5, 6.\nThe 4, for instance, is 2 + 2, the number used twice.',
        why: 'An update adds one copy to what a smaller cell has. Upward, that cell was updated a moment before and may already have a copy, so copies pile up. Downward, the updated cells are above, and nothing reads them again in this round.',
        check: {
          ask: 'The only number is 4, and the loop goes upward. How many of the sums from 1 to 12 become reachable?',
          right: ['3', 'three', '4, 8, 12', '4, 8 and 12', '4 8 12'],
          because:
            'The sums 4, 8 and 12 become reachable, since each one builds on the one before in the same round.',
          wrong: [
            {
              says: ['1', 'one'],
              reply: 'That is the result of the downward loop. What does the cell for 8 read when you go up?',
            },
            {
              says: ['2', 'two'],
              reply: 'You stopped too early. Does the limit leave room for another copy?',
            },
            { says: ['6', 'six', 'all'], reply: 'Each step adds a whole 4. Which sums are multiples of it?' },
          ],
        },
        claims: [
          {
            says: [
              'unbounded knapsack loops upward',
              'any number of copies means looping up',
              'for reuse go from low to high',
            ],
            isRight: true,
            reply: 'Yes. With the number 2, going up reaches 2, 4, 6 and so on, each with one more copy.',
          },
          {
            says: [
              '0/1 and unbounded need different tables',
              'the two knapsacks have different states',
              'unbounded needs an extra dimension',
            ],
            isRight: false,
            reply:
              'No, one row over the capacity is enough for both. Only the direction of the loop differs.',
          },
          {
            says: [
              'downward counts each item at most once',
              'for single use loop from high to low',
              'down means each item once',
            ],
            isRight: true,
            reply:
              'Yes, provided that the items are in the outer loop: each cell then reads only values from before the current item.',
          },
        ],
      },
    },
    {
      kind: 'compare',
      question: 'Why do I not try all subsets?',
      asks: ['knapsack dp or subsets', '2^n vs table', 'memo of index and sum', 'why not try all subsets'],
      answer:
        'Trying all subsets costs 2^n. The table costs n · sum: many subsets share the same sum, and only the sum matters for what follows.',
      with: 'backtracking',
      further: {
        example:
          '[1, 2, 3, 4] has 16 subsets, but their sums are only 0 to 10: 11 states.\nSum 5 comes from 1 + 4 and from 2 + 3. A next number 6 turns both into 11, so it makes no difference which of the two you remember.',
        why: 'What later numbers can add depends on the sum reached, not on how it was reached. Two subsets with the same sum of the same first items have the same future, so one entry can stand for both.',
        check: {
          ask: '20 items weigh at most 10 each, in whole kilograms. A table has one column for each total weight from 0 up. How many columns can it need at most?',
          right: ['201', 'two hundred one', 'two hundred and one'],
          because:
            'The totals are whole numbers from 0 to at most 20 · 10 = 200, which makes 201 columns, although there are about a million subsets.',
          wrong: [
            {
              says: ['200'],
              reply: 'That is the largest total. Does the empty selection need a column, too?',
            },
            {
              says: ['2^20', '1048576', '1,048,576', 'million'],
              reply: 'That is the number of subsets. How large can a single total get?',
            },
            {
              says: ['20', 'twenty', '10', 'ten'],
              reply: 'Subsets may combine many items. What does everything together weigh at most?',
            },
          ],
        },
        claims: [
          {
            says: [
              'the table is always cheaper than all subsets',
              'dp always beats 2^n here',
              'a table is never worse than trying subsets',
            ],
            isRight: false,
            reply:
              'No. For 10 items and capacity 10^9 the table has 10^10 cells, while there are only 1,024 subsets.',
          },
          {
            says: [
              'many subsets share the same sum',
              'different subsets can have equal sums',
              'equal sums can be merged',
            ],
            isRight: true,
            reply:
              'Yes. For [1, 2, 3, 4] there are 16 subsets and only 11 sums, and with more items the ratio grows quickly.',
          },
          {
            says: [
              'a memo on index and sum is as good',
              'memoize index and sum instead',
              'backtracking with a memo is the same',
            ],
            isRight: true,
            reply:
              'Yes, it solves the same states. With n items and sums up to S there are at most (n + 1) · (S + 1) of them.',
          },
        ],
      },
    },
    {
      kind: 'mistake',
      question: 'Why does a zero double the count?',
      about: 494,
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
      about: 474,
      asks: ['two dimensions of capacity', 'ones and zeroes', 'two budgets', 'two limits in knapsack'],
      answer: 'Use a table with one dimension per budget and loop both downward for each item.',
    },
    {
      kind: 'how',
      question: 'How do I solve Last Stone Weight II?',
      about: 1049,
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
        'With one row the items must be in the outer loop. With the capacity outside and going down, each cell reads cells not yet filled, so at most one item is counted; going up, items are reused. With a full table over items and capacities either nesting works, as long as both loops go up.',
      further: {
        example:
          'Items (weight 1, value 1) and (2, 3), capacity 4, one row. The best is 4, both items.\n- Capacity outside, going down: `dp[4]` is computed first from empty cells: max(0 + 1, 0 + 3) = 3.\n- Going up: `dp[2]` = 3, and later `dp[4]` = `dp[2]` + 3 = 6, one item twice.',
        why: 'A row can only mean one thing at a time. With the items outside it means "best of the items so far". With the capacity outside, a cell would need the smaller cells without the current item, and for each item these are different values.',
        check: {
          ask: 'One row of zeros, capacity outside and going down, items (weight 2, value 5) and (3, 7). What does `dp[5]` contain at the end?',
          right: ['7', 'seven'],
          because:
            '`dp[5]` is computed first, when the cells it reads are still 0, so it is max(0 + 5, 0 + 7) = 7.',
          wrong: [
            {
              says: ['12', 'twelve'],
              reply:
                'That is the true best value. Were the smaller cells already filled when `dp[5]` was computed?',
            },
            {
              says: ['5', 'five'],
              reply: 'The inner loop tries both items in this cell. Which of them is worth more?',
            },
            {
              says: ['10', '14'],
              reply: 'Going down, nothing is reused. Which values do the smaller cells have at that moment?',
            },
          ],
        },
        claims: [
          {
            says: [
              'a full 2d table works in either order',
              'with a two-dimensional table nesting does not matter',
              'both nestings work with a full table',
            ],
            isRight: true,
            reply:
              'Yes, if both loops go up: each cell then reads the row of the item before, which is complete as far as it is needed.',
          },
          {
            says: [
              'loop order never matters in one row',
              'i can swap the loops freely',
              'order of the two loops is irrelevant',
            ],
            isRight: false,
            reply:
              'No. With weights 1 and 2, values 1 and 3 and capacity 4, swapping them gives 3 or 6, depending on the direction, instead of 4.',
          },
          {
            says: [
              'capacity outside and upward reuses items',
              'capacity outer going up is unbounded',
              'going up with capacity outside repeats items',
            ],
            isRight: true,
            reply:
              'Yes, smaller cells are finished by then and may contain the item, so this computes the unbounded knapsack.',
          },
        ],
      },
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
      further: {
        example:
          'Capacity 10, items (weight 6, value 12), (5, 9) and (5, 9).\n- The ratios are 2, 1.8 and 1.8.\n- By ratio you take the first, and 4 units stay empty: value 12.\n- The other two fill the capacity and give 18.',
        why: 'The ratio says what each used unit earns, but says nothing about units that stay empty. Since items cannot be cut, a good ratio may leave a gap into which nothing fits, and empty units earn nothing.',
        check: {
          ask: 'Capacity 5, items (weight 3, value 6) and (weight 5, value 9). How much value does taking the best ratio first lose?',
          right: ['3', 'three'],
          because:
            'The ratios are 2 and 1.8, so the rule takes 6 and has no room for the other item, which alone is worth 9. It loses 3.',
          wrong: [
            {
              says: ['0', 'zero', 'nothing'],
              reply: 'After the item with the best ratio, is there still room for the other one?',
            },
            { says: ['9', 'nine'], reply: 'That is the best value. How much does the rule get?' },
            { says: ['6', 'six'], reply: 'That is what the rule gets. Compare it with the best value.' },
          ],
        },
        claims: [
          {
            says: [
              'ratio is optimal if items may be cut',
              'greedy works for the fractional knapsack',
              'with divisible items sorting is enough',
            ],
            isRight: true,
            reply: 'Yes. Then no unit stays empty: you fill the last gap with a part of the next best item.',
          },
          {
            says: [
              'then take the most valuable item first',
              'largest value first is optimal',
              'sort by value and take from the top',
            ],
            isRight: false,
            reply:
              'No. With capacity 4 and items (4, 5), (2, 3), (2, 3) it takes 5, but the two smaller items give 6.',
          },
          {
            says: [
              'then take the lightest items first',
              'smallest weight first is optimal',
              'sort by weight ascending and fill',
            ],
            isRight: false,
            reply:
              'No. With capacity 3 and items (weight 1, value 1) and (3, 5) it takes 1, and the 5 no longer fits.',
          },
        ],
      },
    },
    {
      kind: 'mistake',
      question: 'Can numbers with an even total always be split?',
      about: 416,
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
      about: 698,
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
    {
      kind: 'what',
      question: 'Which knapsack do I solve if the loop runs forward?',
      asks: [
        'what if i loop forwards',
        'which problem am i solving if i loop forwards',
        'what if i loop forwards, which problem am i solving then',
        'what does a forward loop over the capacity compute',
        'what happens if the capacity loop goes up',
        'what do i get going forwards',
        'what problem is it when the loop goes forward',
      ],
      answer:
        'The unbounded knapsack, in which each item may be used any number of times. Forward, `dp[c - weight]` may already contain the item: one item of weight 2 and value 3 gives `dp[2]` = 3 and then `dp[4]` = 3 + 3 = 6, so it is used twice. Backward, `dp[4]` is 3.',
    },
    {
      kind: 'mistake',
      question: 'Is the item used twice if the loop runs forward?',
      asks: [
        'so the item got used twice',
        'with weight 2 value 3 and capacity 4 i get 6 going forwards, so the item got used twice',
        'i get a larger value going forwards',
        'was my item counted twice',
        'i asked about forwards, i get 6, so the item got used twice',
      ],
      answer:
        'Yes. With one item of weight 2 and value 3 and capacity 4, a forward loop sets `dp[2]` = 3 and then `dp[4]` = `dp[2]` + 3 = 6: the item is in there twice. A backward loop sets `dp[4]` first, while `dp[2]` is still 0, and gets 3.',
    },
    {
      kind: 'why',
      question: 'Can I take the items with the best value per weight?',
      asks: [
        'cant i just take the items with best value per weight',
        'why not greedy for knapsack',
        'best ratio first',
        'take the most valuable items first',
        'why does greedy fail for knapsack',
      ],
      answer:
        'No. Capacity 10, items as (weight, value): (6, 9), (5, 7), (5, 7). The best ratio is 9/6 = 1.5; it leaves 4 free, and nothing else fits: 9. The other two fill the bag and give 14. Greedy is right only if items may be divided. With whole items, compare “take” and “leave” for each one.',
    },
    {
      kind: 'mistake',
      question: 'What if the total is odd, or the target cannot be reached?',
      asks: [
        'what if the sum is odd',
        'what if it is not possible',
        'what if the capacity is 0',
        'target larger than the total',
        'what if there are no items',
      ],
      answer:
        'An odd total cannot be split into two equal halves: return false before the loop. A target above the total, or a total + target that is odd, gives 0 ways in Target Sum. With capacity 0 or no items the best value is 0. If an item weighs more than the capacity, its loop runs zero times.',
    },
    {
      kind: 'what',
      question: 'What does `dp[0] = true` mean?',
      about: 416,
      asks: [
        'what does dp[0] = true mean',
        'why is dp[0] true',
        'why is dp[0] 1',
        'what is dp[0]',
        'why do we start with dp[0]',
      ],
      answer:
        '“Sum 0 can be reached”: choose no number at all. It is the base from which all others grow. With the numbers 3 and 5: the 3 makes `dp[3]` true from `dp[0]`, and the 5 makes `dp[5]` and `dp[8]` true. For counting, `dp[0] = 1`, as there is one empty choice.',
    },
    {
      kind: 'how',
      question: 'How do I explain a knapsack in an interview?',
      asks: [
        'how would i explain that in an interview',
        'explain knapsack to an interviewer',
        'how do i present a knapsack solution',
        'how do i explain partition equal subset sum',
      ],
      answer:
        'Say what the items, the budget and the cell are: “The numbers are items, half of the total is the budget, and `dp[s]` says whether some subset so far has sum s.” Then the choice: “Each number is taken or not.” Then the direction: “Downward, so that no number is used twice.” O(n · sum) time, O(sum) space.',
    },
    {
      kind: 'why',
      question: 'Why is the array boolean?',
      about: 416,
      asks: [
        'why is the array boolean',
        'why true and false',
        'why boolean dp',
        'why not store the sum',
        'what does a true cell mean',
      ],
      answer:
        'Because only one thing matters: can this sum be reached or not? `dp[s]` is true if some subset of the numbers so far has sum s. Which subset does not matter for later numbers. To count the subsets, store numbers instead; for the best value of a knapsack, store the value.',
    },
    {
      kind: 'how',
      question: 'Can I use recursion for the knapsack?',
      asks: [
        'could i use recursion',
        'knapsack with recursion',
        'can i do knapsack top down',
        'recursion for partition',
        'memo for knapsack',
      ],
      answer:
        'Yes: `can(i, s)` asks whether the numbers from i on can make s; it is `can(i + 1, s) or can(i + 1, s - nums[i])`. Without a memo that is up to 2^n calls. Store the results by (i, s): at most n · (sum + 1) states, the same as the table.',
    },
    {
      kind: 'cost',
      question: 'What do n and S mean in O(n · S)?',
      asks: [
        'what is s in o(n * s)',
        'what does o(n*s) mean',
        'what does s stand for',
        'what do the letters in the bound mean',
        'what is n in knapsack',
      ],
      answer:
        'n is the number of items and S the limit: the capacity, or the sum to reach. Each item passes once over all sums up to S, so the work is O(n · S), and one row of the table takes O(S). S is a value and not the size of the input, so it must be small enough for a table.',
    },
  ],
  problems: [
    {
      number: 416,
      questions: [
        {
          question: 'Why does my loop return true too often?',
          asks: ['odd', 'loop backwards', 'true too often'],
          answer:
            'An upward loop may use a number several times, so too many sums become true. An odd total is false at once.',
        },
        {
          question: 'What does the search for a half cost?',
          asks: ['cost', 'complexity of the partition', 'time complexity', 'big o of this'],
          answer:
            'O(n · total) time and O(total) space: one row of booleans up to half of the total. This is pseudo-polynomial.',
        },
        {
          question: 'What does `dp[s]` mean?',
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
          question: 'When is the answer 0, and what do zeros do?',
          asks: ['odd', 'zeros', 'negative'],
          answer:
            'If total + target is odd, or the absolute value of the target exceeds the total, the answer is 0; check this first, so that no index is negative. Each zero doubles the count.',
          further: {
            example:
              'Numbers [1, 2, 3], total 6.\n- Target 0: P = (6 + 0) / 2 = 3, reached by 3 and by 1 + 2, so 2 ways.\n- Target 1: 6 + 1 is odd, so 0 ways.\n- Target 8: larger than the total, so 0 ways.\nWith another number 0, target 0 has 4 ways.',
            why: 'Turning a plus into a minus changes the result by twice that number, so all results are odd or all are even, like the total. And a zero changes nothing, so each solution counts twice: once with +0 and once with -0.',
            check: {
              ask: 'How many ways are there to get the target 2 from [1, 1, 2, 0] with a sign before each number?',
              right: ['4', 'four'],
              because:
                'The 2 gets a plus, and one of the two 1s gets a minus: 2 ways. The zero may have either sign, so 4.',
              wrong: [
                {
                  says: ['2', 'two'],
                  reply:
                    'You counted the signs of the numbers that change the result. What about the number that changes nothing?',
                },
                {
                  says: ['1', 'one'],
                  reply: 'There are two 1s here. Are +1 - 1 and -1 + 1 the same way or two different ways?',
                },
                {
                  says: ['3', 'three', '8', 'eight'],
                  reply: 'Find the signs without the zero first. What does the zero then do to their count?',
                },
              ],
            },
            claims: [
              {
                says: [
                  'the count is zero if the parity differs',
                  'odd total plus target means no way',
                  'total plus target must be even',
                ],
                isRight: true,
                reply:
                  'Yes. Flipping a sign changes the sum by an even number, so for [1, 2, 3] only even targets can be reached.',
              },
              {
                says: [
                  'a zero does not change the count',
                  'zeros can be ignored when counting',
                  'i can drop the zeros',
                ],
                isRight: false,
                reply:
                  'No. Both +0 and -0 count as ways, so every zero doubles the count: [0, 1] with target 1 has 2 ways.',
              },
            ],
          },
        },
        {
          question: 'What does counting the ways cost?',
          asks: ['cost', 'complexity of target sum', 'time complexity', 'big o of this'],
          answer:
            'O(n · total) time and O(total) space with one row; trying plus and minus for each number takes O(2^n).',
        },
        {
          question: 'What does `dp[s]` count?',
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
          question: 'How do I loop over two budgets?',
          asks: ['loops', 'two dimensions'],
          answer:
            'Use a table over zeros and ones. For each string loop both downward from m and n, so that the string is used only once.',
        },
        {
          question: 'What does the table cost?',
          asks: ['cost', 'complexity of ones and zeroes', 'time complexity', 'big o of this'],
          answer:
            'O(L + k · m · n) for k strings of total length L: each string updates the whole table once.',
        },
        {
          question: 'What does `dp[i][j]` mean?',
          asks: ['what dp means', 'meaning of a cell', 'what is the state here'],
          answer: '`dp[i][j]` is the largest number of strings that use at most i zeros and at most j ones.',
        },
      ],
    },
    {
      number: 1049,
      questions: [
        {
          question: 'How does the difference follow from a subset sum?',
          asks: ['ii difference', 'total minus twice'],
          answer:
            'Let `best` be the largest subset sum that is at most half of the total. The other group has total - best, so the difference is total - 2 · best.',
        },
        {
          question: 'What does the solution cost?',
          asks: ['cost', 'complexity of the stones', 'time complexity', 'big o of this'],
          answer: 'O(n · total) time, O(total) space: subset sums up to half of the total.',
        },
        {
          question: 'Why not always smash the two heaviest?',
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
          question: 'How do I mark sums that cannot be reached?',
          asks: ['minus infinity', 'impossible -1'],
          answer:
            'Start all sums at minus infinity and `dp[0]` at 0. A sum that is still negative at the end is impossible: return -1.',
        },
        {
          question: 'What does the solution cost?',
          asks: ['cost', 'complexity', 'time complexity', 'big o of this'],
          answer: 'O(n · target) time and O(target) space with one row, looped downward.',
        },
        {
          question: 'Why do I get a length for an impossible sum?',
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
          question: 'Why do I cap the profit at the goal?',
          asks: ['cap', 'modulo'],
          answer:
            'Only "goal or more" matters, so a profit above the goal counts as the goal: `min(goal, p + profit)`. That keeps the table at goal + 1 columns.',
        },
        {
          question: 'What does counting the schemes cost?',
          asks: ['cost', 'complexity of the schemes', 'time complexity', 'big o of this'],
          answer: 'O(crimes · members · goal): two budgets, with profits capped at the goal.',
        },
        {
          question: 'What does `dp[j][p]` mean?',
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
          question: 'What are the states and the moves?',
          asks: ['states', 'difference map'],
          answer:
            'A state is the difference between the two sides. Each rod goes to the left side, to the right side or is not used, so each state leads to three new ones.',
        },
        {
          question: 'What does the search over differences cost?',
          asks: ['cost', 'complexity of the billboard', 'time complexity', 'big o of this'],
          answer:
            'O(n · total), since there are at most 2 · total + 1 differences, and each rod gives three moves.',
        },
        {
          question: 'What do I store, and where is the answer?',
          asks: ['what the state means', 'meaning of the difference', 'what is the state here'],
          answer:
            'For each difference between the two sides, store the greatest height of the taller side. At the end the height at difference 0 is the answer.',
        },
        {
          question: 'Why is a rod used twice?',
          asks: ['changes the map while looping', 'rod used twice', 'result too large'],
          answer:
            'You change the map while you read it. Read from a copy, since a rod must not be placed on states that already contain it.',
        },
      ],
    },
    {
      number: 2518,
      questions: [
        {
          question: 'Why do I count the bad partitions instead?',
          asks: ['complement', 'total below 2k'],
          answer:
            'A partition is bad if one side has a sum below k, and such small sums fit into a table of size k. There are twice as many as subsets with a sum below k; subtract them from 2^n. If the total is below 2k, the answer is 0.',
        },
        {
          question: 'What does counting the partitions cost?',
          asks: ['cost', 'complexity of great partitions', 'time complexity', 'big o of this'],
          answer: 'O(n · k) time and O(k) space: only sums below k need to be counted.',
        },
        {
          question: 'Why is my result negative?',
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
  claims: [
    {
      says: [
        'looping forward uses an item twice',
        'forwards would use an item more than once',
        'going upward counts the same item again',
      ],
      isRight: true,
      reply:
        'Yes. The cell that is read may already contain this item. That is right only if it may be used again.',
    },
    {
      says: ['looping backward uses an item twice', 'going downward counts the same item again'],
      isRight: false,
      reply:
        'No. Going down, the cell that is read does not contain this item yet, so it is used at most once.',
    },
    {
      says: [
        '0/1 knapsack takes 2^n with dp',
        'knapsack dp is exponential in n',
        'the complexity of knapsack dp is O(2^n)',
      ],
      isRight: false,
      reply:
        'No, that is for trying all subsets. With a table it takes O(n · S) time, where S is the capacity.',
    },
    {
      says: ['knapsack takes n times capacity', '0/1 knapsack is o(n * capacity)'],
      isRight: true,
      reply: 'Yes. Each item passes once over all capacities.',
    },
    {
      says: ['greedy by value per weight is optimal for 0/1', 'take the best ratio first in 0/1 knapsack'],
      isRight: false,
      reply: 'No. That is right only if items may be cut. Whole items may leave room unused.',
    },
    {
      says: [
        'i take the items with the best value per weight',
        'sort by value per weight and take the best',
        'the best ratio first is optimal',
        'greedy by value per weight works for knapsack',
        'take the most valuable item first',
        'just take the items with the best ratio',
      ],
      isRight: false,
      reply:
        'No. Value per weight fails when items cannot be divided: capacity 10, items (weight, value) (6, 9), (5, 7), (5, 7). The best ratio is 1.5, but it gives 9, and the other two give 14.',
    },
    {
      says: [
        'forward would use an item twice',
        'going forward uses the same item again',
        'the loop runs backward so that each item is used once',
        'backward avoids taking an item twice',
        'i go backward because each item may be used only once',
      ],
      isRight: true,
      reply:
        'Yes. Going up, `dp[c - weight]` may already contain the item, so it is added again. Going down it does not.',
    },
    {
      says: [
        'the direction of the loop does not matter',
        'forward works too for 0/1 knapsack',
        'i can loop the capacity forward',
        'the capacity loop goes from small to large',
        'it makes no difference if i go forward',
      ],
      isRight: false,
      reply:
        'No. With the capacity ascending, an item is used several times: one item of weight 2 would fill `dp[2]`, `dp[4]`, `dp[6]`. That is the unbounded knapsack.',
    },
    {
      says: [
        'its polynomial',
        'knapsack is polynomial',
        'o(n * capacity) is polynomial',
        'knapsack is solved in polynomial time',
        'the table makes knapsack polynomial',
      ],
      isRight: false,
      reply:
        'No. It is O(n · capacity), and the capacity is a number: one more digit makes the table ten times as large. So it is called pseudo-polynomial.',
    },
    {
      says: [
        'knapsack takes o(n * capacity)',
        'the time is n times the capacity',
        'time is o(n*w)',
        'the time complexity is items times capacity',
        'partition takes o(n * sum)',
      ],
      isRight: true,
      reply: 'Yes. For each of n items the row of capacity + 1 cells is filled once.',
    },
    {
      says: [
        'an odd sum can still be split',
        'the sum can be odd',
        'it also works if the sum is odd',
        'an odd total can be partitioned',
      ],
      isRight: false,
      reply:
        'No. Two equal halves of whole numbers have an even sum. If the total is odd, return false at once. [1, 2, 4] cannot be split.',
    },
    {
      says: [
        'if the sum is odd the answer is false',
        'an odd sum cannot be split',
        'odd total means no',
        'check first whether the sum is even',
        'return false when the total is odd',
      ],
      isRight: true,
      reply: 'Yes. Two equal halves make an even total, so with an odd one the answer is false at once.',
    },
    {
      says: [
        'partition equal subset sum looks for half of the total',
        'find a subset with sum total/2',
        'the target is half of the sum',
        'it is knapsack with capacity sum / 2',
        'one half of the sum is the capacity',
      ],
      isRight: true,
      reply: 'Yes. The question is then whether a subset has the sum total / 2; the rest has the other half.',
    },
    {
      says: [
        'dp[0] is true because of the empty subset',
        'sum 0 is always possible',
        'dp[0] = true means choosing nothing',
        'the empty set has sum 0',
        'zero can be reached without any number',
      ],
      isRight: true,
      reply:
        'Yes. `dp[0]` is true because the empty subset has sum 0: choose nothing. All other sums grow from it.',
    },
    {
      says: [
        'dp[0] should be false',
        'dp[0] is false',
        'all cells start as false',
        'sum 0 is not possible at the start',
      ],
      isRight: false,
      reply:
        'No. Without it no sum ever becomes true, since each one is built on an earlier one. The empty subset has sum 0.',
    },
    {
      says: [
        'the state of target sum is the index and the current sum',
        'the state is the index and the current sum',
        'target sum memoizes index and sum',
        'each number gets plus or minus so the state is index and sum',
        'target sum recursion has the index and the running sum',
      ],
      isRight: true,
      reply:
        'Yes. The memo has (index, sum) as its state: at index i, add or subtract the number. The usual shorter solution counts subsets with sum (total + target) / 2.',
    },
    {
      says: [
        'zeros do not matter in target sum',
        'zeros can be ignored',
        'a zero does not change the number of ways',
        'a zero changes nothing',
      ],
      isRight: false,
      reply:
        'No. It doubles the number of ways: +0 and -0 are different choices of symbols with the same sum. [0, 1] with target 1 has 2 ways.',
    },
    {
      says: [
        'each zero doubles the count',
        'a zero gives two ways',
        'plus zero and minus zero count as two ways',
        'zeros double the number of ways',
      ],
      isRight: true,
      reply: 'Yes. +0 and -0 are both counted, so each zero doubles the number of ways.',
    },
    {
      says: [
        'trying all subsets is fast enough',
        'brute force is as fast as dp',
        'all subsets take o(n^2)',
        'i can just try all combinations',
      ],
      isRight: false,
      reply:
        'No. Brute force tries all 2^n subsets. For 40 items that is about 10^12; with capacity 1,000 the table has 40,000 cells.',
    },
    {
      says: [
        'each item is taken or left',
        'take the max of taking and leaving the item',
        'dp is max of skip and take',
        'for every item i decide to take it or not',
        'either leave the item or take it with its value',
      ],
      isRight: true,
      reply:
        'Yes. For each item and each capacity: leave it, or take it and add its value to the best for the capacity that is left.',
    },
    {
      says: [
        'the capacity can be the outer loop',
        'it does not matter which loop is outside',
        'the order of the two loops is not important',
        'loop over the capacity first and then over the items',
      ],
      isRight: false,
      reply:
        'No. With the capacity outside and the items inside, the one-row version uses an item again and again, as each cell builds on cells in which it is already used.',
    },
    {
      says: [
        'one row is enough',
        'the space is o(capacity)',
        'i only need a one dimensional array',
        'a 1d table is enough for knapsack',
        'space can be reduced to one row',
      ],
      isRight: true,
      reply:
        'Yes. A row over the capacity is enough, because each item reads only the row of the item before. Go downward, so that those values are still there.',
    },
    {
      says: [
        'i look for a subset with sum 11',
        'for [1,5,11,5] i need a subset with sum 11',
        'find a subset with half of the sum',
        'a subset with half the total is enough',
        'look for a subset with half of the total',
      ],
      isRight: true,
      reply:
        'Yes. [1, 5, 11, 5] has the total 22, so some subset must have the sum 11: 11 alone, or 1 + 5 + 5.',
    },
    {
      says: [
        'its 2^n without memo',
        'without a memo knapsack is 2^n',
        'plain recursion tries all subsets',
        'trying every subset takes 2^n',
      ],
      isRight: true,
      reply:
        'Yes. Each number is taken or not, so plain recursion tries 2^n subsets. With a memo over (index, sum) it is O(n · sum).',
    },
  ],
} satisfies TutorTexts
