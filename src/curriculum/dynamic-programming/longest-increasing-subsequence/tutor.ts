import type { TutorTexts } from '../../tutor-texts.ts'

export const tutor = {
  questions: [
    {
      kind: 'what',
      question: 'What is a longest increasing subsequence?',
      asks: ['what is lis', 'longest increasing subsequence', 'tails array meaning', 'lis meaning'],
      answer:
        'The longest sequence of elements in their order, not necessarily adjacent, that keeps rising. O(n²): for each element the best ending before it plus one.',
    },
    {
      kind: 'cost',
      question: 'Why does the simple LIS take O(n²)?',
      asks: [
        'why n^2 for lis',
        'how n log n',
        'lis complexity',
        'patience sorting cost',
        'lis faster than n squared',
      ],
      answer:
        'Each i checks all earlier j, O(n²). With `tails`, where `tails[k]` is the smallest last value of an increasing subsequence of length k + 1, each element is placed by binary search: O(n log n).',
    },
    {
      kind: 'why',
      question: 'Why does the `tails` array work?',
      asks: [
        'why does tails work',
        'tails is not the subsequence',
        'replace first not smaller',
        'patience why',
        'is the tails array the actual LIS',
        'tails is the subsequence itself?',
        'print the lis from the patience array',
        'lis in n log n gives wrong elements',
        'is tails the real subsequence',
        'why replace an element in tails',
      ],
      answer:
        'A smaller last value leaves more room for later elements, so replacing never hurts. `tails` is always sorted, its length is the answer, but its content is in general no subsequence of the input.',
    },
    {
      kind: 'mistake',
      question: 'Why is the answer the maximum and not the last cell?',
      asks: [
        'answer is max not last',
        'dp[n-1] wrong',
        'lis returns wrong length',
        'lis answer is not at the end',
      ],
      answer:
        '`dp[i]` is the longest that ends at i, and the best may end anywhere: return the maximum over all i, not the last one.',
    },
    {
      kind: 'why',
      question: 'Do I use `bisect_left` or `bisect_right`?',
      asks: [
        'strictly or not',
        'bisect left or right',
        'duplicates in lis',
        'non decreasing',
        'lower or upper bound for lis',
        'non decreasing version',
      ],
      answer:
        'Strictly increasing: lower bound (bisect_left), an equal value replaces. Not decreasing: upper bound (bisect_right), an equal value extends.',
    },
    {
      kind: 'how',
      question: 'Why do I sort by width ascending and by height descending?',
      asks: [
        'russian doll envelopes',
        'sort width ascending height descending',
        'why descending height',
        'envelopes sorting trick',
      ],
      answer:
        'Sort by width ascending and, for equal widths, by height descending, then take the LIS of the heights. Descending heights keep two envelopes of the same width from being nested.',
    },
    {
      kind: 'when',
      question: 'How do I remove the fewest elements so that the rest is sorted?',
      asks: [
        'when lis',
        'chain of pairs',
        'recognize lis',
        'remove fewest to be sorted',
        'longest chain problems',
      ],
      answer:
        'Use LIS when you choose elements in a fixed order and each chosen one must fit the previous chosen one: longest chain, fewest deletions to sort, envelopes, longest divisible subset.',
    },
    {
      kind: 'compare',
      question: 'Can I get the LIS as an LCS with the sorted array?',
      asks: ['lis vs lcs', 'lis by lcs with sorted', 'difference'],
      answer:
        'LIS is the LCS of the array and its sorted distinct values, O(n²). The direct LIS is O(n log n).',
      with: 'string-dynamic-programming',
    },
    {
      kind: 'how',
      question: 'How do I count the longest subsequences?',
      asks: ['number of lis', 'count of longest', 'keep counts', 'how many longest subsequences'],
      answer:
        'Keep a length and a count for each i. From j: if `len[j] + 1` is longer, take its count; if equal, add its count.',
    },
    {
      kind: 'how',
      question: 'How do I reconstruct the subsequence?',
      asks: ['reconstruct the lis', 'print the subsequence', 'parent pointers lis', 'print the lis'],
      answer:
        'Store for each element the index of its predecessor (in the O(n log n) version: the index kept for the previous length), and walk back from the best end.',
    },
    {
      kind: 'compare',
      question: 'Why does a stack not work?',
      asks: ['lis or monotonic stack', 'subsequence vs stack', 'why not a stack', 'monotonic stack or lis'],
      answer:
        'A monotonic stack throws away elements for good, to find the nearest larger one. For LIS an element that is passed over may still be needed, so all lengths are kept.',
      with: 'monotonic-stack',
    },
    {
      kind: 'how',
      question: 'When does the `tails` array not work?',
      asks: [
        'lis with difference at most k',
        'lis with a segment tree',
        'when does the tails array not work',
        'lis ii',
        'fenwick tree for lis',
        'adjacent elements may differ by at most k',
      ],
      answer:
        'Use a segment tree over values: for x ask for the maximum length among last values x - k to x - 1, add 1 and store it at x, O(n log V) for values up to V. `tails` fails here, because the smallest last value may be too far below x. For plain LIS the query is a prefix maximum, so a Fenwick tree is enough.',
    },
    {
      kind: 'when',
      question: 'How do I find the longest row of nested boxes?',
      asks: [
        'longest row of nested boxes',
        'most bridges that do not cross',
        'longest chain of growing values, gaps allowed',
        'fewest people to remove so that heights rise',
      ],
      answer:
        'Use longest increasing subsequence when you choose elements in their given order, gaps allowed, and each must exceed the one before. Looking back takes O(n²), `tails` O(n log n). With two measures sort by one first, equal ones by the other descending. To remove the fewest, subtract the longest from n.',
    },
    {
      kind: 'mistake',
      question: 'Can I sort the array and then count?',
      asks: [
        'sort the array, then count',
        'sorting gives the longest increasing part',
        'length after sorting and removing duplicates',
      ],
      answer:
        'No, sorting destroys the order that the subsequence must keep. [3, 2, 1] sorted rises over all three, but its LIS has length 1. A sorted copy helps only as a second sequence: the LCS of the array and its sorted distinct values is the LIS.',
    },
    {
      kind: 'mistake',
      question: 'Can I always take the next larger number?',
      asks: [
        'always take the next larger number',
        'walk and keep every bigger element',
        'greedy from the first element',
      ],
      answer:
        'No. In [1, 100, 2, 3] taking every larger number gives 1, 100, while 1, 2, 3 is longer. An element may have to be passed over, so keep the best for every ending, or the smallest tail for every length.',
    },
    {
      kind: 'mistake',
      question: 'Must the elements be next to each other?',
      asks: [
        'elements must be next to each other, right',
        'longest rising run is the same',
        'reset the counter when it falls',
      ],
      answer:
        'No, a subsequence may skip elements; only a subarray must be contiguous. For [1, 9, 2, 3] the longest rising run is 2, and the LIS is 1, 2, 3. The counter with a reset solves the subarray version in O(n).',
    },
    {
      kind: 'mistake',
      question: 'Is the fewest number of deletions the number of drops?',
      asks: [
        'fewest deletions equals the number of drops',
        'count places where it falls',
        'remove one element per descent',
      ],
      answer:
        'No. [4, 5, 1, 2, 3] falls only once, but you must delete two elements, 4 and 5. The fewest deletions are n minus the length of the LIS. If equal values may stay, use the longest nondecreasing subsequence.',
    },
    {
      kind: 'mistake',
      question: 'Why do I get one too many with equal numbers?',
      asks: [
        'one too many with equal numbers',
        '[2, 2, 2] prints 3',
        'too long when values repeat',
        'bisect version counts duplicates',
      ],
      answer:
        'You used bisect_right, which appends equal values, as for a nondecreasing sequence. For strictly increasing use bisect_left: in [2, 2, 2] each 2 replaces the previous one, and the length stays 1.',
    },
    {
      kind: 'mistake',
      question: 'Why is my length one too small?',
      asks: ['length one too small', 'single element gives zero', 'table starts with zeros', '[7] prints 0'],
      answer:
        'Each element alone is a subsequence of length 1, so start the table with 1, not 0. With zeros every result is one too small. An empty array needs its own answer, 0, because `max` of an empty list fails in Python.',
    },
    {
      kind: 'when',
      question: 'How do I find boxes that fit into each other?',
      asks: [
        'boxes that fit into each other',
        'cables across a river without crossing',
        'pick photos so that the sizes grow',
        'times that improve over the season, gaps allowed',
      ],
      answer:
        'Use LIS when you keep the given order (or sort by one measure yourself) and each chosen element must exceed the one before, gaps allowed. For cables sort by one bank and take the LIS of the other. O(n log n).',
    },
    {
      kind: 'how',
      question: 'What if numbers arrive as a stream and I need the LIS at any time?',
      asks: [
        'numbers arrive as a stream, lis at any time',
        'online longest increasing length',
        'update lis when one number is appended',
      ],
      answer:
        'The `tails` method works online: each new number costs one binary search, O(log n), and the length of `tails` is always the answer so far. It stores only as many numbers as the LIS is long. It cannot remove old numbers.',
    },
    {
      kind: 'how',
      question: 'How do I cover all elements with few falling sequences?',
      asks: [
        'fewest decreasing piles',
        'cover all elements with few falling sequences',
        'dilworth',
        'minimum number of stacks or lines',
        'card piles, smallest number',
      ],
      answer:
        'The smallest number of nonincreasing subsequences that cover all elements equals the length of the longest strictly increasing one. Two elements of a rising sequence can never share a pile, and patience sorting reaches that number: put each element on the leftmost pile whose top is not smaller.',
    },
    {
      kind: 'how',
      question: 'Which elements are in some longest increasing subsequence?',
      asks: [
        'which elements are in some lis',
        'elements that every lis must contain',
        'left length plus right length',
      ],
      answer:
        'Compute l[i], the LIS ending at i, and r[i], the LIS starting at i. Element i is in some LIS if l[i] + r[i] - 1 equals the total length. It is in every LIS if it is also the only such element with its value of l. O(n log n).',
    },
    {
      kind: 'compare',
      question: 'When is O(n²) enough?',
      asks: [
        'quadratic table or tails',
        'when is n squared enough for lis',
        'tails or dp if sums or counts are needed',
      ],
      answer:
        'Use `tails` for large n if you need only the length. The O(n²) table is enough for n up to a few thousand, and it adapts to counts, sums and conditions other than "larger". For the largest sum in O(n log n) use a Fenwick tree with prefix maxima; counts work in a similar way.',
    },
  ],
  problems: [
    {
      number: 300,
      questions: [
        {
          asks: ['tails not the answer', 'strictly bisect', 'return max dp'],
          answer:
            'Return the maximum of the table. With tails use bisect_left; its content is no subsequence, only its length counts.',
        },
        {
          asks: [
            'cost',
            'complexity of the longest increasing subsequence',
            'time complexity',
            'big o of this',
          ],
          answer: 'O(n²) with the table, O(n log n) with `tails` and binary search.',
        },
      ],
    },
    {
      number: 674,
      questions: [
        {
          asks: ['reset', 'subarray vs'],
          answer: 'Compare neighbors only, and reset the count to 1 when the value does not rise.',
        },
        {
          asks: ['cost', 'complexity of the run', 'time complexity', 'big o of this'],
          answer: 'O(n) time and O(1) space: one counter and one maximum.',
        },
        {
          asks: ['last run missed', 'result too small', 'equal values counted'],
          answer: 'Update the maximum at every step, not only when a run ends. Equal neighbors end a run.',
        },
      ],
    },
    {
      number: 646,
      questions: [
        {
          asks: ['greedy', 'strict'],
          answer: 'The start of a pair must be strictly larger than the end of the last one.',
        },
        {
          asks: ['cost', 'complexity of the pairs', 'time complexity', 'big o of this'],
          answer:
            'O(n log n): sort by the second number and take each pair that starts after the last end. DP takes O(n²).',
        },
        {
          asks: ['why sort by end', 'sorted by start', 'chain too short'],
          answer:
            'Sorting by the first number and taking greedily fails: a long pair that starts early blocks many others. The earliest end leaves the most room.',
        },
      ],
    },
    {
      number: 673,
      questions: [
        {
          asks: ['of counts', 'equal length add'],
          answer: 'A longer chain replaces the count, and an equally long one adds to it.',
        },
        {
          asks: ['cost', 'complexity of counting', 'time complexity', 'big o of this'],
          answer: 'O(n²) with length and count per element; O(n log n) with a Fenwick tree or sorted tails.',
        },
        {
          asks: ['adds all counts', 'result too large', 'counts shorter ones'],
          answer: 'At the end add only the counts of elements whose length equals the maximum.',
        },
      ],
    },
    {
      number: 368,
      questions: [
        {
          asks: ['why sort', 'reconstruct'],
          answer: 'After sorting, it is enough that the last element of the chain divides the new one.',
        },
        {
          asks: ['cost', 'complexity of the divisible subset', 'time complexity', 'big o of this'],
          answer: 'O(n²) after sorting, with one predecessor per element for the output.',
        },
        {
          asks: ['returns only the size', 'only the last element', 'elements missing'],
          answer:
            'Store the predecessor of each element, start at the element with the largest size, and walk back.',
        },
      ],
    },
    {
      number: 1048,
      questions: [
        {
          asks: ['delete letter', 'sort by length'],
          answer:
            'Sort by length, then delete each letter of a word in turn and look up the shorter word: the best chain is one longer than the longest of theirs.',
        },
        {
          asks: ['cost', 'complexity of the chain', 'time complexity', 'big o of this'],
          answer: 'O(n log n + n · L²): each of n words has L shorter versions, each built in O(L).',
        },
        {
          asks: ['all pairs compared', 'time limit', 'skips letters in between'],
          answer:
            'Delete each letter in turn and look the rest up in a map of chain lengths, instead of comparing all pairs of words.',
        },
      ],
    },
    {
      number: 1027,
      questions: [
        {
          asks: ['map', 'negative difference'],
          answer:
            'Keep a map from difference to length for each index; every pair has a length of at least 2.',
        },
        {
          asks: ['cost', 'complexity of the arithmetic sequence', 'time complexity', 'big o of this'],
          answer: 'O(n²) time and space, because each pair of elements gives one difference.',
        },
        {
          asks: ['what the state means', 'meaning of dp[i][d]', 'what is the state here'],
          answer:
            '`dp[i][d]` is the length of the longest sequence that ends at i with difference d; a new pair starts with 2.',
        },
      ],
    },
    {
      number: 354,
      questions: [
        {
          asks: ['equal width', 'descending height why'],
          answer: 'Descending heights keep equal widths from nesting.',
        },
        {
          asks: ['cost', 'complexity of the envelopes', 'time complexity', 'big o of this'],
          answer:
            'O(n log n): one sort and a binary search per envelope. The O(n²) table is too slow for 100,000 envelopes.',
        },
        {
          asks: ['nests equal widths', 'result too large', 'sorted heights upward'],
          answer:
            'With heights ascending, envelopes of the same width form a rising chain. Sort equal widths by descending height.',
        },
      ],
    },
    {
      number: 1671,
      questions: [
        {
          asks: ['both sides', 'peak needs both'],
          answer: 'Both lengths must be at least 2 at the peak.',
        },
        {
          asks: ['cost', 'complexity of the mountain', 'time complexity', 'big o of this'],
          answer: 'O(n²) with two tables, O(n log n) with binary search from both sides.',
        },
        {
          asks: ['counts a slope as a mountain', 'answer too small', 'peak at the end'],
          answer:
            'A peak needs at least one smaller element on each side, so skip positions where either length is 1. Subtract the longest mountain from n.',
        },
      ],
    },
  ],
  quiz: [
    {
      task: 'A collector walks past 100,000 stalls, one after another, and never turns back. Each stall offers one coin of a known year. He wants each coin he buys to be older than the last one he bought. How many coins can he buy at most?',
      words: ['older than the last one he bought'],
      not: 'monotonic-stack',
      why: 'The nearest older coin can be a poor choice: a very old coin at the second stall ends the chain, while skipping it lets a long one go on.',
      idea: 'For each length of a chain keep the newest possible last coin, and place the coin of each stall by binary search.',
      cost: 'O(n log n)',
    },
    {
      task: 'A diver has logged the depth of each of 50,000 dives in order of time. How many dives are in the longest series, not necessarily one right after another, in which every dive is deeper than the previous dive of the series?',
      words: ['not necessarily one right after another'],
      not: 'sliding-window',
      why: 'A window covers only dives in direct succession, but the series may skip any number of shallow dives.',
      idea: 'For each length of a series keep the shallowest possible last dive, and place every new depth by binary search.',
      cost: 'O(n log n)',
    },
    {
      task: 'A clockmaker has 2,000 gears, no two with the same number of teeth. In his gear train, the teeth of every gear must be a whole multiple of the teeth of the gear before it. How many gears can the train have at most?',
      words: ['a whole multiple of the teeth'],
      not: 'zero-one-knapsack',
      why: 'No total of teeth has to be reached or kept; whether a gear can be used depends on the gear before it, which a table of sums does not know.',
      idea: 'Sort the gears by teeth; the longest train that ends with a gear is one more than the longest that ends with a divisor of its teeth.',
      cost: 'O(n²)',
    },
    {
      task: 'An analyst has the closing price of a share for each of 100,000 days. For a flattering chart, she deletes as few days as possible, so that the remaining prices never fall from one shown day to the next. How many days does she delete?',
      words: ['deletes as few days as possible', 'never fall from one shown day'],
      not: 'state-machine-dp',
      why: 'Nothing is bought or sold: whether a day may follow depends on the last price shown, and a few modes such as holding or free do not know that price.',
      idea: 'Find the longest chain of days whose prices never fall, with the lowest last price for each length, and subtract its length from n.',
      cost: 'O(n log n)',
    },
    {
      task: 'A drone on a straight wire catches balls. For 100,000 balls you know the meter and the second; it can catch a ball after another only if a speed of one meter per second suffices in between. It starts anywhere. How many can it catch?',
      words: ['after another only if'],
      not: 'greedy-intervals',
      why: 'Always catching the next ball in reach can pull the drone away from many later balls on the other side, and no order of the balls makes that choice safe.',
      idea: 'Sort the balls by second minus meter, equal ones by second plus meter, and find the longest chain in which second plus meter never falls.',
      cost: 'O(n log n)',
    },
  ],
} satisfies TutorTexts
