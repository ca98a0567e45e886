import type { TutorTexts } from '../../tutor-texts.ts'

export const tutor = {
  questions: [
    {
      kind: 'what',
      question: 'What is interval DP?',
      asks: ['what is interval dp', 'dp over ranges', 'split point', 'dp on ranges meaning'],
      answer:
        'Interval DP is dynamic programming whose state is a range i..j of a sequence. The answer of a range comes from smaller ranges inside it, often by trying every split k, so short ranges are filled first.',
      further: {
        example:
          'Merge adjacent piles [2, 5, 1]; each merge costs the sum of the new pile. The last merge always costs 8.\n- Last split after the 2: 2 | 5 + 1 costs 6 + 8 = 14.\n- Last split after the 5: 2 + 5 | 1 costs 7 + 8 = 15.\nThe range 0..2 gets the smaller one, 14.',
        why: 'The last decision divides a range into two parts. Once it is fixed, nothing done in one part changes the costs in the other, so the costs add up, and each part may be solved as well as possible on its own.',
        check: {
          ask: 'Merge the adjacent piles [4, 1, 3] until one is left; each merge costs the sum of the new pile. What is the least total cost?',
          right: ['12', 'twelve'],
          because:
            '1 + 3 first costs 4, and the last merge costs 8, together 12. Starting with 4 + 1 would cost 5 + 8 = 13.',
          wrong: [
            {
              says: ['13', 'thirteen'],
              reply: 'That starts with the first two piles. What does the other start cost?',
            },
            { says: ['8', 'eight'], reply: 'That is the last merge alone. Another merge comes before it.' },
            { says: ['4', 'four'], reply: 'That is the cheapest first merge. What do you pay after it?' },
          ],
        },
        claims: [
          {
            says: [
              'a state is a pair of borders',
              'the state is i and j',
              'each state is a contiguous range',
            ],
            isRight: true,
            reply:
              'Yes, there are only n(n + 1)/2 of them, because merges and splits never produce anything but contiguous ranges.',
          },
          {
            says: [
              'any subset of elements can be a state',
              'states are arbitrary subsets',
              'a state may skip elements inside',
            ],
            isRight: false,
            reply:
              'No, only contiguous ranges. With subsets there would be 2^n states: for 20 elements a million instead of 210.',
          },
          {
            says: [
              'short ranges are filled first',
              'start with ranges of one element',
              'small ranges before large ones',
            ],
            isRight: true,
            reply:
              'Yes, that is the usual order: a range reads only ranges inside it, and these are shorter.',
          },
        ],
      },
    },
    {
      kind: 'why',
      question: 'Why do I loop over the length?',
      asks: [
        'why loop over length',
        'why length and not i then j',
        'order of filling ranges',
        'other fill orders',
        'why by length first',
        'wrong order of filling the table',
      ],
      answer:
        'A range needs all shorter ranges inside it, so fill by length. Any order that respects this works: i descending with j ascending as well; i ascending with j ascending does not.',
      further: {
        example:
          'Three elements. The range 0..2 may need 0..0 with 1..2, or 0..1 with 2..2.\n- By length: 0..1, 1..2, then 0..2. Everything is ready.\n- i ascending, j ascending: 0..1, 0..2, then 1..2. At 0..2 the range 1..2 is still empty.',
        why: 'A range reads only ranges that are inside it and shorter. So the length goes down along every read, which rules out cycles, and when length L begins, all that its ranges can read is complete.',
        check: {
          ask: 'With n = 4 the ranges are filled by length, starting with length 1. How many are finished before the first range of length 3?',
          right: ['7', 'seven'],
          because: '4 ranges of length 1 and 3 of length 2 come first, 7 in all.',
          wrong: [
            {
              says: ['4', 'four'],
              reply: 'Those are the single elements. Which ranges come between them and length 3?',
            },
            {
              says: ['3', 'three'],
              reply: 'Those are the ranges of length 2. Which were filled before them?',
            },
            {
              says: ['6', 'six'],
              reply: 'Count again: how many single elements are there, and how many pairs of neighbors?',
            },
          ],
        },
        claims: [
          {
            says: [
              'i descending with j ascending works too',
              'going from the last i down is fine',
              'i from n down and j up is a valid order',
            ],
            isRight: true,
            reply:
              'Yes. When i..j is computed, all ranges that start after i are done, and those that start at i and end earlier are, too.',
          },
          {
            says: [
              'i ascending with j ascending works',
              'two increasing loops are fine',
              'row by row from the top works here',
            ],
            isRight: false,
            reply: 'No, 0..2 would read 1..2, which is filled only when i becomes 1.',
          },
          {
            says: [
              'with a memo the order does not matter',
              'recursion with cache needs no fill order',
              'a memo finds the order itself',
            ],
            isRight: true,
            reply:
              'Yes, a call first computes the ranges it needs. The dependencies are the same, but you need not write down their order.',
          },
        ],
      },
    },
    {
      kind: 'why',
      question: 'Why do I choose the last one?',
      about: 312,
      asks: [
        'burst balloons last not first',
        'why choose the last one',
        'last balloon trick',
        'why pick the last balloon',
      ],
      answer:
        'If you choose the first balloon to burst, the two sides become neighbors and depend on each other. Choosing the last one in the range keeps the borders fixed, and both sides are independent: `left · x · right` plus both parts.',
      further: {
        example:
          'Balloons [3, 1, 5].\n- 1 first pays 3·1·5 = 15, but now 3 and 5 are neighbors, so the two sides depend on each other.\n- 5 last pays 1·5·1 = 5, and [3, 1] is alone between the borders 1 and 5: 3·1·5 + 1·3·5 = 30. That makes 35.',
        why: 'The last balloon stays between the two sides until both are gone. So a balloon on the left only ever sees the left border and this one, and the same holds on the right. Neither side notices in which order the other bursts.',
        check: {
          ask: 'Balloons [4, 2] with 1s at the ends. How many coins do you get in all if the 4 is burst last?',
          right: ['12', 'twelve'],
          because: 'The 2 first pays 4 · 2 · 1 = 8, and then the 4 pays 1 · 4 · 1 = 4, together 12.',
          wrong: [
            {
              says: ['4', 'four'],
              reply: 'That is the last burst alone. What did the other one pay before?',
            },
            {
              says: ['10', 'ten'],
              reply:
                'That is the result of the other order. Which neighbors has the 2 when it is burst first?',
            },
            { says: ['8', 'eight'], reply: 'That is the first burst. What does the remaining one pay?' },
          ],
        },
        claims: [
          {
            says: [
              'choosing the first one splits into independent parts',
              'the first balloon also separates the sides',
              'first works just as well as last',
            ],
            isRight: false,
            reply:
              'No, after the first burst its two neighbors become adjacent, so a burst on one side pays with a value of the other.',
          },
          {
            says: [
              'the last one is multiplied by the borders of the range',
              'last pays left border times itself times right border',
              'the last balloon sees only the borders',
            ],
            isRight: true,
            reply:
              'Yes, everything between the borders is gone by then, so its neighbors are the borders: `left * x * right`.',
          },
          {
            says: [
              'a larger balloon should always be last',
              'burst the largest last every time',
              'keep the biggest until the end always',
            ],
            isRight: false,
            reply:
              'No, it depends on what is beside it. In [2, 3, 2] the 3 last gives 6 + 6 + 3 = 15, but the 3 first gives 12 + 4 + 2 = 18.',
          },
        ],
      },
    },
    {
      kind: 'when',
      question: 'When do I need a table over i and j?',
      asks: [
        'when interval dp',
        'merge stones',
        'matrix chain',
        'parentheses',
        'game from both ends',
        'recognize interval dp',
        'when dp over i and j',
        'merge stones signs',
      ],
      answer:
        'Use interval DP when you merge or remove elements of a row and the neighbors change, when you parenthesize an expression, for palindromic subsequences, and for games in which players take from either end.',
      further: {
        example:
          'Multiply matrices A (2 by 3), B (3 by 4) and C (4 by 2).\n- (AB)C costs 2·3·4 + 2·4·2 = 24 + 16 = 40.\n- A(BC) costs 3·4·2 + 2·3·2 = 24 + 12 = 36.\nThe order decides, and the last product splits the row into two ranges: interval DP.',
        why: 'Only neighbors are joined, so everything that can ever arise is a contiguous range of the original row. There are (n - 1)! orders of joining, but only about n²/2 ranges, and what a range costs inside does not depend on what is outside.',
        check: {
          ask: 'How many contiguous, nonempty ranges i..j does a row of 6 elements have?',
          right: ['21', 'twenty-one', 'twenty one'],
          because: '6 of length 1, 5 of length 2 and so on down to 1: 6 + 5 + 4 + 3 + 2 + 1 = 21.',
          wrong: [
            {
              says: ['36', 'thirty-six'],
              reply: 'That counts pairs with i above j as well. Which of them are ranges?',
            },
            { says: ['15', 'fifteen'], reply: 'May a range consist of a single element?' },
            {
              says: ['64', '63'],
              reply: 'That is the number of subsets. How many starts and ends does a range have?',
            },
          ],
        },
        claims: [
          {
            says: [
              'merging any two piles needs interval dp',
              'piles that are not adjacent are interval dp too',
              'free merging is interval dp',
            ],
            isRight: false,
            reply:
              'No, if any two piles may be merged, always merging the two smallest is optimal (Huffman), with a heap in O(n log n).',
          },
          {
            says: [
              'a game from both ends is interval dp',
              'taking from either end means ranges',
              'pick left or right end needs i and j',
            ],
            isRight: true,
            reply:
              'Yes, whatever was taken, what remains is a contiguous range, so i and j describe it completely.',
          },
          {
            says: ['it is fine for n up to 100000', 'interval dp handles large n', 'works for 10^5 elements'],
            isRight: false,
            reply:
              'No, for n = 10^5 even the table has about 5 · 10^9 ranges. The pattern is for n up to a few hundred, or a few thousand without splits.',
          },
        ],
      },
    },
    {
      kind: 'cost',
      question: 'What does interval DP cost?',
      asks: ['interval dp complexity', 'n cubed', 'why n^3', 'states times splits'],
      answer:
        'O(n²) ranges times up to n splits: O(n³) time, O(n²) space. Without splits (take from one of the two ends) O(n²).',
      further: {
        example:
          'Take n = 4.\n- Length 2: 3 ranges with 1 split each, 3.\n- Length 3: 2 ranges with 2 splits each, 4.\n- Length 4: 1 range with 3 splits, 3.\nThat makes 10 splits, which is (4³ - 4)/6. For n = 400 this formula gives about 10.7 million.',
        why: 'A range of length L has L - 1 splits, and there are n - L + 1 such ranges. Most of the product comes from middle lengths, where both factors are about n/2, so the sum is a constant share of n³ and not of n².',
        check: {
          ask: 'Add up the splits of all ranges of a row with n = 5. How many are there?',
          right: ['20', 'twenty'],
          because: 'Lengths 2 to 5 have 4 · 1 + 3 · 2 + 2 · 3 + 1 · 4 = 20 splits, which is (5³ - 5)/6.',
          wrong: [
            {
              says: ['10', 'ten'],
              reply:
                'That is the number of ranges with two or more elements. How many splits does each have?',
            },
            { says: ['125'], reply: 'That is n³ itself. Count the splits length by length.' },
            {
              says: ['16', 'sixteen'],
              reply:
                'Add the lengths again: how many ranges are there of each length, and how many splits has one?',
            },
          ],
        },
        claims: [
          {
            says: [
              'taking from the ends costs o(n^2)',
              'without splits it is quadratic',
              'two choices per range is n squared',
            ],
            isRight: true,
            reply:
              'Yes, about n²/2 ranges with 2 choices each. Only trying every split brings the third factor n.',
          },
          {
            says: [
              'a memo brings it down to o(n^2)',
              'with memoization it is n squared',
              'caching removes a factor n',
            ],
            isRight: false,
            reply:
              'No, the memo makes sure that each range is solved once, but each one still tries up to n splits: O(n³).',
          },
          {
            says: ['it needs o(n^3) memory', 'space is n cubed', 'the table has n^3 cells'],
            isRight: false,
            reply: 'No, only one value is stored for each range, O(n²). The splits are tried and forgotten.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'How does the recurrence for taking left or right work?',
      about: 486,
      asks: [
        'predict the winner',
        'stone game',
        'score difference',
        'take left or right',
        'optimal play',
        'two players take from the ends',
      ],
      answer:
        '`diff[i][j]` is the lead of the player to move: the larger of `nums[i] - diff[i+1][j]` and `nums[j] - diff[i][j-1]`. Subtracting works because the other one then plays best.',
    },
    {
      kind: 'mistake',
      question: 'How do I find where to split the range?',
      asks: [
        'split ranges overlap',
        'k loop bounds',
        'base case of one element',
        'infinite recursion intervals',
        'where to split the range',
      ],
      answer:
        'Decide first whether j belongs to the range. If it does, use the parts i..k and k+1..j, with k from i to j - 1; a range of one element is the base case and must not split. If i and j are only borders, use i..k and k..j, with k from i + 1 to j - 1.',
      further: {
        example:
          'Take i = 2 and j = 5.\n- Both ends included: 2..2 | 3..5, 2..3 | 4..5 and 2..4 | 5..5, so k is 2, 3 or 4. With k = 5 the left part would be 2..5 again.\n- Only borders: k is 3 or 4, with the parts 2..3, 3..5 or 2..4, 4..5.',
        why: 'Each part has to be shorter than the range, otherwise the recursion never gets smaller. And together the parts must contain every element once: an included end belongs to one part, while a border may be shared, because it is not an element to solve.',
        check: {
          ask: 'i = 3 and j = 7 are both included, and the parts are i..k and k+1..j. How many values can k have?',
          right: ['4', 'four'],
          because: 'k runs from i to j - 1, so 3, 4, 5 and 6: four values.',
          wrong: [
            { says: ['5', 'five'], reply: 'One of these values gives the whole range as a part. Which one?' },
            {
              says: ['3', 'three'],
              reply: 'That is right if i and j are only borders. May the left part be a single element?',
            },
            { says: ['7', 'seven'], reply: 'Count only values of k for which both parts are nonempty.' },
          ],
        },
        claims: [
          {
            says: ['k may be equal to j', 'k can go up to j', 'the split loop includes j'],
            isRight: false,
            reply:
              'No, not with parts i..k and k+1..j: k = j gives the range itself again, so the recursion never ends. With other parts, such as i..k-1 and k+1..j, it may.',
          },
          {
            says: [
              'with borders k is strictly between i and j',
              'open ranges use k from i + 1 to j - 1',
              'borders exclude both ends for k',
            ],
            isRight: true,
            reply:
              'Yes. With k = i or k = j one part would be the whole range again. For borders 2 and 5, k is 3 or 4.',
          },
          {
            says: [
              'one element has no split',
              'a single element is the base case',
              'ranges of length one are not split',
            ],
            isRight: true,
            reply:
              'Yes, for included ends k would have to run from i to i - 1. Return the base value, usually 0.',
          },
        ],
      },
    },
    {
      kind: 'compare',
      question: 'How does interval DP differ from string DP?',
      asks: ['interval dp or string dp', 'one range or two prefixes', 'range dp vs lcs'],
      answer:
        'Two indices of the same sequence (a range) is interval DP; one prefix of each of two strings is string DP. Palindromic subsequences can be done both ways.',
      with: 'string-dynamic-programming',
      further: {
        example:
          'Longest palindromic subsequence of "abca".\n- One range: both ends are a, so 2 plus the best of "bc", which is 1. That makes 3.\n- Two prefixes: the LCS of "abca" and its reverse "acba" has length 3, too, for example "aba".',
        why: 'A range shrinks from both ends, and what is left is still one piece of the same string. Two prefixes shrink independently, each in its own string, and no pair of prefixes describes a piece in the middle.',
        check: {
          ask: 'What is the length of the longest palindromic subsequence of "abcxba"?',
          right: ['5', 'five'],
          because:
            'a and b match at both ends, which gives 4, and of "cx" in the middle one letter can stay: 5.',
          wrong: [
            { says: ['4', 'four'], reply: 'The two outer pairs match. What can stay between them?' },
            { says: ['6', 'six'], reply: 'The two letters in the middle differ. Can both stay?' },
            { says: ['3', 'three'], reply: 'How many pairs match, from outside to inside?' },
          ],
        },
        claims: [
          {
            says: [
              'palindromic subsequences work both ways',
              'lcs with the reverse gives the same',
              'palindromic subsequences can be done as string dp',
            ],
            isRight: true,
            reply:
              'Yes, the longest palindromic subsequence is as long as the LCS of the string and its reverse. Both take O(n²).',
          },
          {
            says: [
              'edit distance is interval dp',
              'edit distance uses ranges',
              'comparing two words is interval dp',
            ],
            isRight: false,
            reply:
              'No, edit distance has one prefix of each of two strings. There is no range with two moving ends in it.',
          },
          {
            says: [
              'string dp is filled row by row',
              'two prefixes are filled row by row',
              'prefix tables go row after row',
            ],
            isRight: true,
            reply:
              'Yes, a pair of prefixes reads shorter prefixes, above and to the left. A range table is usually filled by length instead.',
          },
        ],
      },
    },
    {
      kind: 'compare',
      question: 'Is interval DP about intervals?',
      asks: [
        'interval dp vs interval scheduling',
        'is interval dp about intervals',
        'is interval dp the same as merging intervals',
      ],
      answer:
        'The names only sound alike: interval greedy works with given intervals of time; interval DP solves ranges of one array.',
      with: 'greedy-intervals',
    },
    {
      kind: 'how',
      question: 'Can I use a memo instead of a table for ranges?',
      asks: [
        'memo instead of table for ranges',
        'recursion over i and j',
        'top down interval',
        'recursive version of interval dp',
      ],
      answer:
        'Write `solve(i, j)` with a cache: the order takes care of itself. n² states, so for n = 500 up to 250,000 entries; mind the recursion depth, up to n.',
    },
    {
      kind: 'how',
      question: 'How do I find the minimum cost to cut a stick?',
      about: 1547,
      asks: ['minimum score triangulation', 'minimum cost to cut a stick', 'cut a stick cost'],
      answer:
        'For cutting a stick, sort the cuts and add both ends. A range between two cuts costs its length plus the best split at a cut inside, or 0 if there is none. In triangulation the edge i..j chooses a third corner k between: add `v[i] * v[k] * v[j]` to the costs of i..k and k..j.',
    },
    {
      kind: 'when',
      question: 'How can I recognize interval DP?',
      asks: [
        'how can i recognize interval dp',
        'signals for interval dp',
        'how would i see that burst balloons is about ranges',
        'clues that a problem needs dp over ranges',
        'smell interval dp',
      ],
      answer:
        'The cost of a range depends on where you split it or on what you take first or last, both parts become independent problems of the same kind, and n is small (up to a few hundred), so O(n³) passes. Bursting, merging, cutting and matrix products are typical.',
    },
    {
      kind: 'cost',
      question: 'Can interval DP be faster than O(n³)?',
      asks: [
        'can interval dp be faster than n cubed',
        'knuth optimization',
        'interval dp in n squared',
        'speed up the split loop',
        'is n^3 the best for interval dp',
      ],
      answer:
        "Sometimes: Knuth's optimization brings O(n³) down to O(n²) when the best split of i..j lies between the best splits of i..j-1 and i+1..j. This holds for cutting a stick and optimal search trees, not for Burst Balloons. Even without it, the triples i ≤ k ≤ j number only about n³ / 6.",
    },
    {
      kind: 'when',
      question: 'What is the cheapest order to join neighbors until one is left?',
      asks: [
        'join neighbors until one is left, cheapest order',
        'two players take from either end',
        'in which order to cut the stick',
        'remove pieces, the value depends on the neighbors left',
      ],
      answer:
        'Use interval DP when the state is a range and a choice splits or shrinks it: the last merge, the first cut, the last piece removed, or the end a player takes. Fill ranges by growing length. There are O(n²) states; splits make it O(n³), taking from an end stays O(n²).',
    },
    {
      kind: 'mistake',
      question: 'Can I always merge the two cheapest neighbors first?',
      about: 1000,
      asks: [
        'merge the two cheapest neighbors first',
        'greedy like huffman for adjacent piles',
        'smallest sum first is optimal',
      ],
      answer:
        "No, if only adjacent piles may be merged. For [3, 2, 2, 3] the cheapest pair first merges 2 + 2 and pays 4 + 7 + 10 = 21, while two pairs of 5 cost 5 + 5 + 10 = 20. Huffman's greedy is right only if any two piles may be merged.",
      further: {
        example:
          '[5, 4, 3, 5]\n- Cheapest pair first: 4 + 3 = 7, then 5 + 7 = 12, then 17. That makes 36.\n- In pairs: 5 + 4 = 9 and 3 + 5 = 8, then 17. That makes 34.\nThe cheap 7 is in the middle and is paid for again in the 12.',
        why: 'A number is paid once for each merge that contains it. The cheapest first merge makes a new pile in the middle, and if both neighbors are large, it has to be merged and paid again with one of them.',
        check: {
          ask: 'How much more than the least total does "cheapest neighbors first" pay on [6, 5, 4, 6]?',
          right: ['3', 'three'],
          because: 'It pays 9 + 15 + 21 = 45, while two pairs cost 11 + 10 + 21 = 42.',
          wrong: [
            {
              says: ['0', 'zero', 'nothing'],
              reply: 'Try to merge the first two and the last two piles instead.',
            },
            {
              says: ['45', '42'],
              reply: 'That is one of the two totals. Compute the other one and compare.',
            },
            {
              says: ['1', 'one', '2', 'two'],
              reply: 'Compute both totals again, merge by merge. The last merge always costs 21.',
            },
          ],
        },
        claims: [
          {
            says: [
              'huffman works for adjacent piles',
              'the huffman greedy is right here too',
              'always merging the smallest two is optimal',
            ],
            isRight: false,
            reply:
              'Only if any two piles may be merged. If they must be adjacent, [5, 4, 3, 5] costs 36 that way instead of 34.',
          },
          {
            says: [
              'the last merge always costs the total',
              'final merge is the sum of all',
              'last step costs the whole sum',
            ],
            isRight: true,
            reply:
              'Yes, it makes one pile of everything. So only the merges before it can be cheaper or more expensive.',
          },
          {
            says: [
              'splitting in the middle is always best',
              'equal halves are always cheapest',
              'balanced merging is optimal',
            ],
            isRight: false,
            reply:
              'No. For [1, 1, 1, 9] halves cost 2 + 10 + 12 = 24, but merging from the left costs 2 + 3 + 12 = 17.',
          },
        ],
      },
    },
    {
      kind: 'mistake',
      question: 'Can I always burst the smallest balloon first?',
      about: 312,
      asks: ['burst the smallest balloon first', 'always pop the lowest value', 'greedy for balloons'],
      answer:
        'No. In [1, 2, 3] smallest first gives 2 + 6 + 3 = 11, but bursting 2, then 1, then 3 gives 6 + 3 + 3 = 12. No sorting rule is always right, so try each balloon as the last one of its range.',
    },
    {
      kind: 'mistake',
      question: 'Can I always take the larger end?',
      about: 486,
      asks: ['take the larger end each turn', 'greedy for the game with two ends', 'bigger side wins, right'],
      answer:
        'No. In [1, 5, 233, 7] taking the 7 gives the opponent 233. Taking the 1 is right: whichever of 5 and 7 the opponent takes, you get 233. Compare both ends with the best reply of the other player.',
    },
    {
      kind: 'mistake',
      question: 'In interval DP, is it enough to split in the middle?',
      asks: ['split in the middle is enough', 'balanced cut is cheapest', 'halve the range each time'],
      answer:
        'No, the costs decide. In Matrix Chain or when you cut a stick, a lopsided first split can be cheaper: matrices 10 by 1, 1 by 10, 10 by 10, 10 by 10 cost 300 multiplications if you split after the first one, but 2,100 as two pairs. Try every split.',
    },
    {
      kind: 'mistake',
      question: 'Why does the answer stay zero for all ranges?',
      asks: ['answer stays zero for all ranges', 'only length one gets filled', 'dp over ranges prints 0'],
      answer:
        'The loop over the lengths starts or ends wrong, or the result is read from the wrong cell. For ranges i..j with both ends included run length from 2 to n, i from 0 to n - length, and j = i + length - 1. The answer is `dp[0][n-1]`.',
    },
    {
      kind: 'mistake',
      question: 'Why does infinity come out of my table of ranges?',
      asks: [
        'infinity comes out of the range table',
        'minimum never becomes a number',
        'cells read before they are filled',
      ],
      answer:
        'Some part was still infinity when it was read: ranges of one element have no base value, or the order is wrong. Set the base ranges (usually 0) first, fill by growing length, and start each minimum with infinity only for ranges that have a split.',
    },
    {
      kind: 'mistake',
      question: 'Why does my recursion over ranges never end?',
      asks: [
        'recursion over ranges calls itself forever',
        'solve(i, j) inside solve(i, j)',
        'split returns the same range',
      ],
      answer:
        'A split returns the whole range. With parts i..k and k+1..j the value k = j yields i..j again, so k must end at j - 1. With borders i and j, k must lie strictly between them. Return the base value before the loop.',
    },
    {
      kind: 'when',
      question: 'What is the cheapest order to break a chocolate bar?',
      asks: [
        'break a chocolate bar along lines, cheapest order',
        'combine neighboring files pairwise',
        'put brackets to get the largest result',
        'pick cards from left or right end',
        'erase blocks of the same color',
      ],
      answer:
        'Use interval DP when pieces that are next to each other merge, split or vanish and the price depends on the current neighbors or the size of the piece. State: a range; choice: the last merge, the first cut, the last one removed, or an end. O(n³) with splits, O(n²) with ends. Erasing blocks of one color needs another index, the equal blocks attached.',
    },
    {
      kind: 'how',
      question: 'What if the piles are in a circle?',
      about: 1000,
      asks: [
        'piles in a circle',
        'circular version of merging',
        'ring of stones to merge',
        'double the array for interval dp',
      ],
      answer:
        'Write the array twice in a row, fill ranges up to length n in the array of length 2n, and take the best over the n starting points. The cost rises by a constant factor only. Sums of circular ranges come from prefix sums of the doubled array.',
    },
    {
      kind: 'how',
      question: 'How do I find where the cuts were?',
      asks: [
        'print the brackets and not only the cost',
        'where were the cuts, reconstruct',
        'recover the order of merges',
      ],
      answer:
        'Store for each range the split k that gave the best value. Then print recursively: the left part i..k, the right part k+1..j, with brackets around them. This needs O(n²) extra memory and O(n) time for the output.',
    },
    {
      kind: 'why',
      question: 'Why do I subtract the value of the other player?',
      about: 486,
      asks: [
        "why subtract the other player's value",
        'diff[i][j] minus sign',
        'how can one table serve two players',
        'minimax with score difference',
      ],
      answer:
        'The table gives the lead of the player who moves next. After you take an end, the opponent moves on the smaller range and gets that lead, which counts against you: hence the minus. One table is enough, since both players follow the same rule.',
      further: {
        example:
          '[2, 9, 4]\n- [2, 9]: max(2 - 9, 9 - 2) = 7.\n- [9, 4]: max(9 - 4, 4 - 9) = 5.\n- All: max(2 - 5, 4 - 7) = -3.\nWhichever end the first player takes, the opponent takes the 9, so the first player loses by 3: 6 to 9.',
        why: "Points won by one player are lead lost by the other, so both want the same thing: the largest lead for themselves. The opponent's best result on the smaller range is therefore just the table's value there, seen from the other side.",
        check: {
          ask: 'By how much does the player who moves first win on [5, 1, 2] if both play best?',
          right: ['4', 'four'],
          because:
            'Taking 5 leaves [1, 2], where the opponent leads by 1, so the lead is 5 - 1 = 4. Taking 2 gives only 2 - 4 = -2.',
          wrong: [
            {
              says: ['6', 'six'],
              reply: 'That is the total of the first player. How much does the other one get?',
            },
            {
              says: ['5', 'five'],
              reply: "The opponent gets something, too. What is the opponent's lead on the smaller range?",
            },
            {
              says: ['2', 'two'],
              reply: 'That is what the opponent collects. What is the difference between the players?',
            },
          ],
        },
        claims: [
          {
            says: [
              'diff is the score of the first player',
              'the table contains the points of player one',
              'diff[i][j] is how many points i get',
            ],
            isRight: false,
            reply: 'No, it is the lead of the player to move. For [5, 1, 2] it is 4: 6 points against 2.',
          },
          {
            says: [
              "(total + diff) / 2 is the first player's score",
              'i can get the score from total and lead',
              'half of total plus lead is my score',
            ],
            isRight: true,
            reply:
              'Yes. For [5, 1, 2] the total is 8 and the lead is 4, so the first player gets (8 + 4)/2 = 6.',
          },
          {
            says: [
              'i need one table for each player',
              'two tables for two players',
              'each player needs their own dp',
            ],
            isRight: false,
            reply:
              'No, both follow the same rule, so one table, always seen by the player to move, is enough.',
          },
        ],
      },
    },
    {
      kind: 'what',
      question: 'What is k in matrix chain multiplication?',
      asks: [
        'matrix chain multiplication what is k',
        'what does the split k mean',
        'what does k mean in interval dp',
        'how does matrix chain multiplication work',
      ],
      answer:
        'The position of the last multiplication. For the matrices i..j it splits the chain: first i..k and k+1..j are computed, each in its best order, then the two results are multiplied. Try every k: `dp[i][k] + dp[k+1][j] + rows(i) · cols(k) · cols(j)`. For 10×30, 30×5, 5×60 the best is k after the second matrix: 4,500.',
    },
    {
      kind: 'how',
      question: 'What happens if the two ends do not match?',
      about: 516,
      asks: [
        'what if they dont match',
        'what if the ends differ',
        'ends do not match',
        'mismatch in the palindrome dp',
      ],
      answer:
        'Then both ends cannot be the outer pair of one palindrome, so one of them is left out: take the larger of `dp[i+1][j]` and `dp[i][j-1]`. For "bbab" the ends match: 2 + the best of "ba", which is 1, so 3. For "ba" they differ: max(1, 1) = 1.',
    },
    {
      kind: 'cost',
      question: 'What does an interval DP cost?',
      asks: [
        'whats the time complexity of interval dp',
        'cost of burst balloons',
        'why n cubed',
        'time and space of interval dp',
      ],
      answer:
        'There are about n²/2 ranges. If each tries every split, it is O(n³) time: burst balloons, matrix chain. If each needs O(1) work, it is O(n²): longest palindromic subsequence, games that take from either end. The table takes O(n²) space. So n up to a few hundred fits O(n³).',
    },
    {
      kind: 'mistake',
      question: 'What if there is one element or none?',
      asks: [
        'what if there is only one balloon',
        'what if the array is empty',
        'one element',
        'empty input',
        'range of length one',
      ],
      answer:
        'With the added 1s at both ends, one balloon v gives 1 · v · 1 = v, and none gives 0: there is nothing between the borders. A single character is a palindrome of length 1, an empty range has 0, and a single matrix costs 0 multiplications. These are the base cases of the table.',
    },
    {
      kind: 'how',
      question: 'How do I explain an interval DP in an interview?',
      asks: [
        'how would i explain that in an interview',
        'explain burst balloons to an interviewer',
        'how do i present interval dp',
      ],
      answer:
        'Say what a cell means: “`dp[l][r]` is the most coins from the balloons strictly between l and r.” Then why the last one: “If k is burst last, its neighbors are the borders, and both sides are independent.” Then: “I fill by length, as a range needs the shorter ones.” O(n³) time, O(n²) space.',
    },
  ],
  problems: [
    {
      number: 312,
      questions: [
        {
          question: 'Why do I choose the last balloon of a range?',
          asks: ['last first', 'why last', 'borders 1'],
          answer:
            'With the last one in a range both sides are independent, and it is multiplied by the two borders. Add 1 at both ends.',
        },
        {
          question: 'What does the table cost?',
          asks: ['cost', 'complexity of the balloons', 'time complexity', 'big o of this'],
          answer: 'O(n³) time and O(n²) space: n² ranges with up to n choices for the last balloon.',
        },
        {
          question: 'What does `dp[i][j]` mean?',
          asks: ['what dp[i][j] means', 'meaning of the state', 'open or closed range'],
          answer:
            'With borders i and j, `dp[i][j]` is the most coins from bursting all balloons strictly between them. i and j themselves stay.',
        },
      ],
    },
    {
      number: 96,
      questions: [
        {
          question: 'Why do I multiply the two sides?',
          asks: ['bst why product', 'catalan'],
          answer:
            'Each left subtree goes with each right subtree, so for every root multiply the two counts and add up the products: Catalan numbers.',
        },
        {
          question: 'What does counting the trees cost?',
          asks: ['cost', 'complexity of counting trees', 'time complexity', 'big o of this'],
          answer: 'O(n²) time with the table, O(n) with the formula for Catalan numbers.',
        },
        {
          question: 'Why is `dp[0]` equal to 1?',
          asks: ['adds instead of multiplying', 'result too small', 'dp[0] is 0'],
          answer:
            'For each root multiply the counts of the two sides. The empty tree counts as one, so `dp[0] = 1`. With 0 all products with an empty side vanish.',
        },
      ],
    },
    {
      number: 877,
      questions: [
        {
          question: 'Why does the first player always win?',
          asks: ['always win', 'parity'],
          answer:
            'With an even number of piles the first player can take all even or all odd ones; the total is odd, so one of the two wins.',
        },
        {
          question: 'What does the solution cost?',
          asks: ['cost', 'complexity of the stone game', 'time complexity', 'big o of this'],
          answer:
            'O(1): return true, since the first player always wins. The general DP over ranges takes O(n²).',
        },
        {
          question: 'Why is taking the larger end wrong?',
          asks: ['taking the larger end', 'greedy loses', 'why not the bigger pile'],
          answer:
            'The larger end may uncover an even larger pile for the opponent. The DP compares both ends with the best reply.',
        },
      ],
    },
    {
      number: 486,
      questions: [
        {
          question: 'Who wins a tie?',
          asks: ['equal', 'score difference'],
          answer: 'Player 1 also wins a tie, so return whether the score difference is at least 0.',
        },
        {
          question: 'What does the table cost?',
          asks: ['cost', 'complexity of predicting the winner', 'time complexity', 'big o of this'],
          answer: 'O(n²) time, because there are n² ranges with two choices each; one row of O(n) is enough.',
        },
        {
          question: 'What does `diff[i][j]` mean?',
          asks: ['what diff means', 'meaning of the state', 'what is the state here'],
          answer:
            '`diff[i][j]` is how many points the player to move gets more than the other on the range i..j, if both play best.',
        },
      ],
    },
    {
      number: 375,
      questions: [
        {
          question: 'Why not always guess the middle?',
          asks: ['cost worst case', 'why not middle'],
          answer:
            'Larger guesses cost more, so the middle is not always best. For 1 to 5, guessing 4 first costs at most 6, but guessing 3 first can cost 7: 3 and then 4.',
        },
        {
          question: 'What does the table cost?',
          asks: ['cost', 'complexity of guessing with money', 'time complexity', 'big o of this'],
          answer: 'O(n³) time, because there are n² ranges with up to n first guesses each.',
        },
        {
          question: 'Where is a maximum, and where a minimum?',
          asks: ['max or min mixed up', 'result too small', 'adds both sides'],
          answer:
            'Take the maximum of the two sides, since the worst case counts, and the minimum over the guesses, since you choose them.',
        },
      ],
    },
    {
      number: 1039,
      questions: [
        {
          question: 'Which ranges cost 0?',
          asks: ['adjacent base 0'],
          answer:
            'A range of two adjacent vertices is just an edge and contains no triangle, so it costs 0. These ranges are the base cases.',
        },
        {
          question: 'What does the triangulation cost?',
          asks: ['cost', 'complexity of the triangulation', 'time complexity', 'big o of this'],
          answer: 'O(n³) time and O(n²) space: n² pairs of corners with up to n third corners each.',
        },
        {
          question: 'Why does a third corner split the polygon?',
          asks: ['why a third corner splits', 'what dp[i][j] means', 'meaning of the state'],
          answer:
            '`dp[i][j]` is the least cost of the polygon with the corners i to j. Edge i-j belongs to exactly one triangle, and its third corner splits the rest into two polygons.',
        },
      ],
    },
    {
      number: 1547,
      questions: [
        {
          question: 'What does a single cut cost?',
          asks: ['cuts sort', 'add ends', 'is length'],
          answer:
            'A cut costs the length of the piece it is made in. So the first cut between two positions costs their whole distance, whichever cut it is; then both parts are pieces of their own.',
          further: {
            example:
              'A stick of length 10 with cuts at 2 and 7.\n- 7 first: 10, then the piece from 0 to 7 is cut at 2 for 7. That makes 17.\n- 2 first: 10, then the piece from 2 to 10 is cut at 7 for 8. That makes 18.',
            why: 'The first cut in a piece is paid for the whole piece, and afterward no later cut can touch both parts. So the total is the length plus two independent costs, and only the choice of the first cut is left to compare.',
            check: {
              ask: 'A stick of length 9 has cuts at 3 and 5. What is the least total cost?',
              right: ['14', 'fourteen'],
              because:
                'Cut at 5 first for 9, then the piece from 0 to 5 costs 5: 14. Starting at 3 costs 9 + 6 = 15.',
              wrong: [
                {
                  says: ['15', 'fifteen'],
                  reply: 'That starts with the cut at 3. What does the other start cost?',
                },
                {
                  says: ['18', 'eighteen'],
                  reply: 'The second cut is made in a shorter piece. How long is that?',
                },
                {
                  says: ['9', 'nine'],
                  reply: 'That is the first cut alone. The second one costs something, too.',
                },
              ],
            },
            claims: [
              {
                says: [
                  'a cut costs the distance to the end',
                  'each cut costs its position',
                  'cost is the position of the cut',
                ],
                isRight: false,
                reply:
                  'No, it costs the length of the piece that is cut: the first one on a stick of 10 costs 10, wherever it is.',
              },
              {
                says: [
                  'the first cut always costs the whole length',
                  'first cut costs n',
                  'the first cut is the same price everywhere',
                ],
                isRight: true,
                reply:
                  'Yes, the piece is the whole stick then. Its position only decides how long the pieces for later cuts are.',
              },
            ],
          },
        },
        {
          question: 'How fast is the solution?',
          asks: ['cost', 'complexity of the cuts', 'time complexity', 'big o of this'],
          answer: 'O(m³) for m cuts, independent of the length of the stick.',
        },
        {
          question: 'Why must I sort the cuts and add the ends?',
          asks: ['cuts not sorted', 'result wrong in given order', 'ends missing'],
          answer:
            'Sort the cuts and add 0 and n at the ends. Ranges are then pieces between two positions of this list.',
        },
      ],
    },
    {
      number: 664,
      questions: [
        {
          question: 'When does a character need no turn of its own?',
          asks: ['merge', 'runs'],
          answer:
            'If s[i] equals s[k], one turn prints both, so s[i] costs nothing extra. Merge runs of equal characters first.',
        },
        {
          question: 'What does the table cost?',
          asks: ['cost', 'complexity of the printer', 'time complexity', 'big o of this'],
          answer: 'O(n³) time and O(n²) space: n² ranges with up to n positions of an equal character.',
        },
        {
          question: 'What does `dp[i][j]` mean?',
          asks: ['what dp[i][j] means', 'meaning of the state', 'what is the state here'],
          answer:
            '`dp[i][j]` is the fewest turns to print the characters i to j. Printing s[i] alone gives 1 + `dp[i+1][j]`; an equal character later may save that turn.',
        },
      ],
    },
    {
      number: 1000,
      questions: [
        {
          question: 'When is it impossible?',
          asks: ['impossible', 'step k - 1'],
          answer: 'Merging into one pile is possible only if `n - 1` is divisible by `k - 1`.',
        },
        {
          question: 'How fast is the solution?',
          asks: ['cost', 'complexity of merging stones', 'time complexity', 'big o of this'],
          answer:
            'O(n³ / k) time and O(n²) space with `dp[i][j]` as the least cost to merge i..j as far as possible, and splits in steps of k - 1.',
        },
        {
          question: 'Why is my total too large?',
          asks: ['merge cost added too often', 'sum added for every range', 'result too large'],
          answer:
            'Add the sum of the range only if it can become one pile, that is, if (length - 1) is divisible by (k - 1).',
        },
      ],
    },
  ],
  quiz: [
    {
      task: 'Two captains take turns hiring from a line of 600 sailors with known strengths. A captain always takes the sailor at either end of the line, and both play their best. What total strength does the first captain get?',
      words: ['at either end of the line', 'both play their best'],
      not: 'greedy-intervals',
      why: 'Taking the stronger end can open the way to an even stronger sailor: with 3, 9, 1, 2 hiring the 3 hands the 9 to the other captain.',
      idea: "For each remaining part of the line, shortest first, store the best lead of the captain to move: one end minus the opponent's lead on the rest; the first captain gets half of the sum of all strengths and his lead.",
      cost: 'O(n²)',
    },
    {
      task: 'Fences between neighboring folds in a row of 200 sheepfolds are removed one at a time, in an order you choose, until one fold remains. Each removal costs the difference in size of the two flocks that meet. Find the least total cost.',
      words: ['neighboring folds', 'in an order you choose'],
      not: 'greedy-intervals',
      why: 'Removing the cheapest fence first can make a later one expensive: flocks of 2, 6 and 9 then cost 3 + 13, while 4 + 1 is possible.',
      idea: 'For each part of the row, shortest first, try every fence as the last one removed and add the least costs of both sides.',
      cost: 'O(n³)',
    },
    {
      task: 'A pipeline with 300 valves in a row leaks somewhere between two neighboring valves. Closing a valve shows on which side the leak is, and each valve has its own price for closing. What is the smallest budget that surely finds the two?',
      words: ['its own price for closing'],
      not: 'basic-binary-search',
      why: 'Halving keeps the number of tests small, but the middle valve may cost a thousand times as much as several cheap ones beside it.',
      idea: 'For each part of the pipeline, shortest first, try every valve as the first one closed: its price plus the dearer of the two sides.',
      cost: 'O(n³)',
    },
    {
      task: 'At a round table sit 200 guests, and a chart gives every two of them a score for shaking hands. Each guest shakes at most one hand, all at once, and no two pairs of arms may cross. What is the highest total score?',
      words: ['at most one hand', 'no two pairs of arms may cross'],
      not: 'grid-dp',
      why: 'The scores look like a board, but nothing moves from cell to cell: a handshake splits the guests into two groups that are solved on their own.',
      idea: 'For each run of guests, shortest first, leave the first one out or pair that guest with any other, and add the run between them and the run after.',
      cost: 'O(n³)',
    },
    {
      task: 'A row has 120 blobs of 12 kinds. Two neighbors may react and become one blob, and you choose which two react next. A chart gives the kind that results from each left and right kind, if any. Can a single gold blob remain?',
      words: ['you choose which two react next'],
      not: 'stack-operations',
      why: 'Letting the newest blob react as soon as it can commits to one order, while waiting for another neighbor may be the only way to gold.',
      idea: 'For each part of the row, shortest first, collect the kinds it can become by trying every place where its last two blobs meet.',
      cost: 'O(n³)',
    },
  ],
  claims: [
    {
      says: ['interval dp is o(n^3)', 'interval dp takes n cubed'],
      isRight: true,
      reply:
        'Yes, if each of the n² ranges tries O(n) splits. Some problems need only O(1) for a range, and then it is O(n²).',
    },
    {
      says: ['fill the ranges from long to short', 'long ranges come first'],
      isRight: false,
      reply: 'No, short ones first: a long range is computed from the shorter ones in it.',
    },
    {
      says: ['in burst balloons choose the last one', 'think of the balloon that bursts last'],
      isRight: true,
      reply: 'Yes. Then both sides are independent of each other.',
    },
    {
      says: ['in burst balloons choose the first one', 'think of the balloon that bursts first'],
      isRight: false,
      reply:
        'No. After the first one the two sides become neighbors and depend on each other. Choose the last one.',
    },
    {
      says: [
        'dp[l][r] includes l and r',
        'dp[i][j] includes both borders',
        'the range includes both ends',
        'the borders are burst too',
        'balloons l and r are also burst',
      ],
      isRight: false,
      reply:
        'No, not in the usual definition: `dp[l][r]` covers the balloons strictly between l and r. The two borders stay, because the last balloon is multiplied by them.',
    },
    {
      says: [
        'dp[l][r] excludes l and r',
        'dp[i][j] covers the balloons strictly between',
        'the borders are not burst',
        'l and r stay as neighbors',
        'the range is open on both ends',
      ],
      isRight: true,
      reply:
        'Yes. The borders stay until everything between them is burst, and the last balloon is multiplied by exactly these two.',
    },
    {
      says: [
        'i choose the first balloon to burst',
        'think about which balloon is burst first',
        'try each balloon as the first one',
        'the first balloon splits the range',
        'k is the first balloon',
      ],
      isRight: false,
      reply:
        'No. If you fix the first balloon, its two sides become neighbors and depend on each other. If you fix the last one, both sides are finished separately before it.',
    },
    {
      says: [
        'k is the last balloon to burst',
        'try each balloon as the last one',
        'the last balloon makes both sides independent',
        'i choose which balloon is burst last',
        'the last balloon is multiplied by the borders',
      ],
      isRight: true,
      reply:
        'Yes. Everything else in the range is gone then, so it is multiplied by the two borders, and both sides were independent.',
    },
    {
      says: [
        'fill the table by length',
        'short ranges come first',
        'the length loop is outside',
        'go from short intervals to long ones',
        'all smaller ranges must be done before',
      ],
      isRight: true,
      reply: 'Yes. A range needs all shorter ranges inside it, so go by length.',
    },
    {
      says: [
        'fill it row by row from the top',
        'i can loop i from 0 upward',
        'i ascending and j ascending works',
        'the order of filling does not matter',
        'fill the table from left to right and top to bottom',
      ],
      isRight: false,
      reply:
        'No. With i ascending outside, `dp[i][j]` reads `dp[i+1][j]`, which is not done yet. Go by length, or i descending with j ascending.',
    },
    {
      says: [
        'the time is o(n^3)',
        'interval dp takes n cubed',
        'it is o(n^3) because of the split',
        'n squared ranges times n splits',
        'burst balloons is o(n^3)',
      ],
      isRight: true,
      reply: 'Yes. There are about n²/2 ranges, and each tries up to n splits.',
    },
    {
      says: [
        'interval dp is o(n^2)',
        'burst balloons takes n squared',
        'the table has n^2 cells so it is o(n^2)',
      ],
      isRight: false,
      reply:
        'No. There are O(n²) ranges, but each tries up to n splits: O(n³). It is O(n²) only if a cell needs O(1) work, as for palindromes.',
    },
    {
      says: [
        'if the ends match it is 2 plus the inside',
        'matching ends give 2 + dp[i+1][j-1]',
        'equal ends add 2 to the inside',
        'when both ends are equal add 2',
        'first and last equal gives the inner result plus 2',
      ],
      isRight: true,
      reply: 'Yes. They are the outer characters of a longer palindrome around the best one inside.',
    },
    {
      says: [
        'if the ends differ it is 0',
        'different ends give 0',
        'if they dont match the result is 0',
        'on a mismatch the palindrome has length 0',
      ],
      isRight: false,
      reply: 'No. It is the larger of the two ranges that leave out one end. For "ab" that is 1, not 0.',
    },
    {
      says: [
        'if the ends differ take the max of dropping left or right',
        'different ends give max(dp[i+1][j], dp[i][j-1])',
        'if they dont match drop one end',
        'on a mismatch take the better of both smaller ranges',
      ],
      isRight: true,
      reply: 'Yes. One of the two ends is not in the best palindrome, so drop the left or the right one.',
    },
    {
      says: [
        'k is the split point',
        'k is the position where the chain is split',
        'in matrix chain k is the last multiplication',
        'k splits the range into two parts',
        'the last product is between i..k and k+1..j',
      ],
      isRight: true,
      reply:
        'Yes. k is where the outermost multiplication splits the chain: first i..k and k+1..j, then one product of the two results.',
    },
    {
      says: [
        'the order of multiplication does not matter',
        'all orders of matrix multiplication cost the same',
        'parentheses do not change the cost',
        'the order makes no difference for matrix chain',
      ],
      isRight: false,
      reply:
        'No. The result is the same for all orders, but the number of multiplications is not. Sizes 10×30, 30×5, 5×60: (AB)C takes 4,500, A(BC) takes 27,000.',
    },
    {
      says: [
        'burst the smallest balloon first',
        'greedy works for burst balloons',
        'always burst the balloon with the most coins',
        'burst the smallest first is optimal',
      ],
      isRight: false,
      reply:
        'No. Bursting the smallest first fails for [1, 2, 3]: 2 + 6 + 3 = 11, but 2, then 1, then 3 gives 6 + 3 + 3 = 12.',
    },
    {
      says: [
        'i can do it top down',
        'memoization works for interval dp',
        'recursion with a memo on (i, j) works',
        'top down with i and j as arguments',
        'a memo over both ends is fine',
      ],
      isRight: true,
      reply: 'Yes. A recursion over (i, j) with a memo does the same and finds the order by itself.',
    },
    {
      says: [
        'the space is o(n^2)',
        'interval dp needs a two dimensional table',
        'the table has n^2 cells',
        'the state is the two ends of the range',
      ],
      isRight: true,
      reply: 'Yes. There is one cell for each pair of ends.',
    },
    {
      says: [
        'split in the middle',
        'the best split is in the middle',
        'i only need to try the middle',
        'splitting at the middle is enough',
      ],
      isRight: false,
      reply:
        'No. The two sides depend on the split: try every position. The middle may be bad, as for matrices of very different sizes.',
    },
  ],
} satisfies TutorTexts
