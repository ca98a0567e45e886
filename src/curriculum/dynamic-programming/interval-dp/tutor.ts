import type { TutorTexts } from '../../tutor-texts.ts'

export const tutor = {
  questions: [
    {
      kind: 'what',
      question: 'What is interval DP?',
      asks: ['what is interval dp', 'dp over ranges', 'split point', 'dp on ranges meaning'],
      answer:
        'The state is a range i..j, and its answer comes from smaller ranges inside, often by trying every split k. Short ranges are filled first.',
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
    },
    {
      kind: 'why',
      question: 'Why do I choose the last one?',
      asks: [
        'burst balloons last not first',
        'why choose the last one',
        'last balloon trick',
        'why pick the last balloon',
      ],
      answer:
        'If you choose the first balloon to burst, the two sides become neighbors and depend on each other. Choosing the last one in the range keeps the borders fixed, and both sides are independent: `left · x · right` plus both parts.',
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
        'Use interval DP for merging or removing within a row where neighbors change, placing parentheses, palindromic subsequences, games that take from either end.',
    },
    {
      kind: 'cost',
      question: 'What does interval DP cost?',
      asks: ['interval dp complexity', 'n cubed', 'why n^3', 'states times splits'],
      answer:
        'O(n²) ranges times up to n splits: O(n³) time, O(n²) space. Without splits (take from one of the two ends) O(n²).',
    },
    {
      kind: 'how',
      question: 'How does the recurrence for taking left or right work?',
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
    },
    {
      kind: 'compare',
      question: 'How does interval DP differ from string DP?',
      asks: ['interval dp or string dp', 'one range or two prefixes', 'range dp vs lcs'],
      answer:
        'Two indices of the same sequence (a range) is interval DP; one prefix of each of two strings is string DP. Palindromes can be done both ways.',
      with: 'string-dynamic-programming',
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
      asks: [
        'merge the two cheapest neighbors first',
        'greedy like huffman for adjacent piles',
        'smallest sum first is optimal',
      ],
      answer:
        "No, if only adjacent piles may be merged. For [3, 2, 2, 3] the cheapest pair first merges 2 + 2 and pays 4 + 7 + 10 = 21, while two pairs of 5 cost 5 + 5 + 10 = 20. Huffman's greedy is right only if any two piles may be merged.",
    },
    {
      kind: 'mistake',
      question: 'Can I always burst the smallest balloon first?',
      asks: ['burst the smallest balloon first', 'always pop the lowest value', 'greedy for balloons'],
      answer:
        'No. In [1, 2, 3] smallest first gives 2 + 6 + 3 = 11, but bursting 2, then 1, then 3 gives 6 + 3 + 3 = 12. No sorting rule is always right, so try each balloon as the last one of its range.',
    },
    {
      kind: 'mistake',
      question: 'Can I always take the larger end?',
      asks: ['take the larger end each turn', 'greedy for the game with two ends', 'bigger side wins, right'],
      answer:
        'No. In [1, 5, 233, 7] taking the 7 gives the opponent 233. Taking the 1 is right: whichever of 5 and 7 the opponent takes, you get 233. Compare both ends with the best reply of the other player.',
    },
    {
      kind: 'mistake',
      question: 'Is it enough to split in the middle?',
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
      asks: [
        "why subtract the other player's value",
        'diff[i][j] minus sign',
        'how can one table serve two players',
        'minimax with score difference',
      ],
      answer:
        'The table gives the lead of the player who moves next. After you take an end, the opponent moves on the smaller range and gets that lead, which counts against you: hence the minus. One table is enough, since both players follow the same rule.',
    },
  ],
  problems: [
    {
      number: 312,
      questions: [
        {
          asks: ['last first', 'why last', 'borders 1'],
          answer:
            'With the last one in a range both sides are independent, and it is multiplied by the two borders. Add 1 at both ends.',
        },
        {
          asks: ['cost', 'complexity of the balloons', 'time complexity', 'big o of this'],
          answer: 'O(n³) time and O(n²) space: n² ranges with up to n choices for the last balloon.',
        },
        {
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
          asks: ['bst why product', 'catalan'],
          answer:
            'Each left subtree goes with each right subtree, so for every root multiply the two counts and add up the products: Catalan numbers.',
        },
        {
          asks: ['cost', 'complexity of counting trees', 'time complexity', 'big o of this'],
          answer: 'O(n²) time with the table, O(n) with the formula for Catalan numbers.',
        },
        {
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
          asks: ['always win', 'parity'],
          answer:
            'With an even number of piles the first player can take all even or all odd ones; the total is odd, so one of the two wins.',
        },
        {
          asks: ['cost', 'complexity of the stone game', 'time complexity', 'big o of this'],
          answer:
            'O(1): return true, since the first player always wins. The general DP over ranges takes O(n²).',
        },
        {
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
          asks: ['equal', 'score difference'],
          answer: 'Player 1 also wins a tie, so return whether the score difference is at least 0.',
        },
        {
          asks: ['cost', 'complexity of predicting the winner', 'time complexity', 'big o of this'],
          answer: 'O(n²) time, because there are n² ranges with two choices each; one row of O(n) is enough.',
        },
        {
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
          asks: ['cost worst case', 'why not middle'],
          answer: 'The middle is not always cheapest, because larger guesses cost more.',
        },
        {
          asks: ['cost', 'complexity of guessing with money', 'time complexity', 'big o of this'],
          answer: 'O(n³) time, because there are n² ranges with up to n first guesses each.',
        },
        {
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
          asks: ['adjacent base 0'],
          answer: 'Two adjacent vertices form no triangle, so such a range costs 0.',
        },
        {
          asks: ['cost', 'complexity of the triangulation', 'time complexity', 'big o of this'],
          answer: 'O(n³) time and O(n²) space: n² pairs of corners with up to n third corners each.',
        },
        {
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
          asks: ['cuts sort', 'add ends', 'is length'],
          answer: 'The first cut of a piece costs its whole length, whatever the order inside.',
        },
        {
          asks: ['cost', 'complexity of the cuts', 'time complexity', 'big o of this'],
          answer: 'O(m³) for m cuts, independent of the length of the stick.',
        },
        {
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
          asks: ['merge', 'runs'],
          answer:
            'If s[i] equals s[k], one turn prints both, so s[i] costs nothing extra. Merge runs of equal characters first.',
        },
        {
          asks: ['cost', 'complexity of the printer', 'time complexity', 'big o of this'],
          answer: 'O(n³) time and O(n²) space: n² ranges with up to n positions of an equal character.',
        },
        {
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
          asks: ['impossible', 'step k - 1'],
          answer: 'Merging into one pile is possible only if `n - 1` is divisible by `k - 1`.',
        },
        {
          asks: ['cost', 'complexity of merging stones', 'time complexity', 'big o of this'],
          answer:
            'O(n³ / k) time and O(n²) space with `dp[i][j]` as the least cost to merge i..j as far as possible, and splits in steps of k - 1.',
        },
        {
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
} satisfies TutorTexts
