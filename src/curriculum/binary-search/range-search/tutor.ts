import type { TutorTexts } from '../../tutor-texts.ts'

export const tutor = {
  questions: [
    {
      kind: 'what',
      question: 'What is a lower bound?',
      asks: [
        'what is lower bound',
        'upper bound meaning',
        'bisect left vs bisect right',
        'first index not smaller',
        'bisect_left meaning',
        'first index with value >= target',
        'difference lower and upper bound',
      ],
      answer:
        'Lower bound is the first index whose value is not smaller than the target; upper bound is the first index whose value is larger. Their difference is how often the target occurs; if both are equal, it is missing.',
    },
    {
      kind: 'how',
      question: 'How does the code of a lower bound work?',
      asks: [
        'write lower bound',
        'lower bound code idea',
        'half open search',
        'first true',
        'code idea for first occurrence',
        'first position that satisfies',
      ],
      answer:
        'Keep a half-open range: `lo = 0, hi = n`. While `lo < hi`: if `a[mid] < target`, then `lo = mid + 1`, else `hi = mid`. At the end `lo == hi` is the answer, n if every value is smaller. For the upper bound use `<=` in the test.',
    },
    {
      kind: 'why',
      question: 'Why is hi = n and not n - 1?',
      asks: [
        'why hi = n and not n - 1',
        'half open interval reason',
        'answer can be past the end',
        'why does hi start at len(nums)',
        'hi = n or n - 1 for lower bound',
      ],
      answer:
        'The answer of a boundary search may be "after the last element", which is index n. With `hi = n - 1` that answer cannot come out, and a target larger than everything gives the last index, which is wrong.',
    },
    {
      kind: 'why',
      question: 'Why do I not stop when the value is found?',
      asks: [
        'why not stop when found',
        'why keep going after a match',
        'first occurrence with duplicates',
        'found it but need the first one',
        'equal elements, keep searching left',
      ],
      answer:
        'A match may not be the first one. In a boundary search equality only decides which half to keep: for the first occurrence a match sets `hi = mid`, for the end of the run it sets `lo = mid + 1`.',
    },
    {
      kind: 'mistake',
      question: 'Why are my first and last positions wrong?',
      asks: [
        'first and last position wrong',
        'returns -1 although it exists',
        'check after the loop',
        'index out of range after lower bound',
        'find first and last position fails',
        'crash after lower bound index n',
      ],
      answer:
        'After the loop check `lo < n and a[lo] == target` before you use `lo`: the target may be missing, or all values smaller. The last position is upper bound minus 1.',
    },
    {
      kind: 'cost',
      question: 'Why do I not walk left and right from a match?',
      asks: [
        'find first then walk to the last',
        'linear scan of equal elements',
        'why two searches',
        'why not walk left and right from a match',
        'two binary searches or one and a scan',
      ],
      answer:
        'Walking from a match to the borders costs O(n) when all elements are equal. Two boundary searches cost O(log n) each, whatever the number of duplicates.',
    },
    {
      kind: 'when',
      question: 'How do I find where false turns into true?',
      asks: [
        'when first true',
        'first bad version',
        'monotone predicate',
        'find the boundary',
        'false false true true',
        'first bad version idea',
        'condition changes once',
      ],
      answer:
        'Whenever a yes/no test goes from all false to all true (or the other way): first bad version, first day a condition holds, smallest value that fits. Search the boundary, not a value.',
    },
    {
      kind: 'how',
      question: 'How many values lie between a and b?',
      asks: [
        'count elements in a range',
        'how many between a and b',
        'number of values smaller',
        'count occurrences in a sorted array',
        'how many numbers between a and b',
      ],
      answer:
        'Lower bound of a and upper bound of b: their difference counts the values with a ≤ value ≤ b in O(log n). Sort once if there are many queries.',
    },
    {
      kind: 'how',
      question: 'How do I find the k closest values in a sorted array?',
      asks: [
        'closest element',
        'k closest in a sorted array',
        'nearest value',
        'window of k',
        'nearest number to target',
        'k nearest in sorted data',
      ],
      answer:
        'Find the lower bound; the closest value is there or just before it. For the k closest, search the left end of a window of k: compare `x - a[mid]` with `a[mid + k] - x`, and move right if the first is larger.',
    },
    {
      kind: 'mistake',
      question: 'Which bisect do I use for duplicates?',
      asks: [
        'bisect_left or bisect_right',
        'which bisect',
        'duplicates left right',
        'which bisect for duplicates',
        'insert before or after equal ones',
      ],
      answer:
        '`bisect_left` gives the index before equal elements, `bisect_right` the one after them. "First not smaller" is left, "first larger" is right. On a missing value both are the same.',
    },
    {
      kind: 'how',
      question: 'How does a key-value store with times work?',
      asks: [
        'time based key value store',
        'latest at or before a timestamp',
        'last value not after t',
        'floor in a sorted list',
        'latest version before a time',
        'value at or before timestamp',
      ],
      answer:
        'Find the upper bound of the time, the first entry that is too late, and step back one. If the bound is 0, nothing was stored early enough. The timestamps of a key arrive in increasing order, so its list is already sorted.',
    },
    {
      kind: 'how',
      question: 'How do I schedule jobs with profits?',
      asks: [
        'job scheduling with profit',
        'weighted intervals binary search',
        'last job that ends before this one',
        'dp plus bisect',
        'maximum profit of jobs that do not overlap',
      ],
      answer:
        'Sort the jobs by end. For each job, either skip it and keep the best profit so far, or take it and add the best profit of the jobs that end by its start. An upper bound over the ends finds how many those are: O(n log n).',
    },
    {
      kind: 'compare',
      question: 'Should I search each row or walk a staircase?',
      asks: [
        'binary search each row or staircase',
        'count negatives in a sorted matrix',
        'm log n versus m + n',
        'walk from the corner',
        'sorted rows and columns, count or search',
      ],
      answer:
        'Searching each of m rows costs O(m log n). If columns are sorted too, the boundary only moves one way from row to row, so a staircase walk from a corner costs O(m + n). The searches win when the rows are few and very long.',
      with: 'staircase walk',
    },
    {
      kind: 'mistake',
      question: 'Should `right` become mid or mid - 1?',
      asks: [
        'hi = mid or hi = mid - 1 when searching the first occurrence',
        'returns -1 though the value is there',
        'lower bound loses the answer',
        'should right be mid or mid minus one',
        'should hi be mid or mid - 1',
        'loses the answer when it is mid',
      ],
      answer:
        'When mid may still be the answer, keep it: `hi = mid`, with `while lo < hi`. `hi = mid - 1` throws away a mid that can be the first occurrence, unless you stored it in an answer variable before.',
    },
    {
      kind: 'cost',
      question: 'Is a linear walk after the binary search all right?',
      asks: [
        'find one match and walk left and right to the ends, worst case',
        'expand from mid to find first and last',
        'is linear walk after binary search ok',
        'all elements equal, cost of walking to both ends',
        'interviewer asks worst case of first and last position',
      ],
      answer:
        'Walking outward from one match is O(n) when all values are equal. Run two boundary searches instead: the first index with a value of at least the target, and the first index with a larger value; the last position is the latter minus 1. If the two indices are equal, the target is missing. Both searches take O(log n).',
    },
    {
      kind: 'when',
      question: 'How many readings lie between two times?',
      asks: [
        'how many readings lie between two times',
        "first flight at or after nine o'clock",
        'last price before a given moment',
        'how many scores are at least 60 in a sorted list',
        'where does the block of equal values begin and end',
      ],
      answer:
        'Use a boundary search when you need the first entry that is at least (or greater than) a value in sorted data; the entry just before it is the last one below (or at most) the value. Two boundaries give a range, and their difference is the count. O(log n) each.',
    },
    {
      kind: 'compare',
      question: 'When do I need a lower bound?',
      asks: ['exact match or boundary', 'return mid when found or go on', 'when is lower bound needed'],
      answer:
        'A basic search stops at any match. A boundary search (lower bound) goes on until one index is left: the first or last of the equal values, or the insertion point if there is none. Use it when duplicates matter or the problem says "at least".',
      with: 'basic-binary-search',
    },
    {
      kind: 'mistake',
      question: 'Is the upper bound the last equal index?',
      asks: [
        'upper bound is the last equal index, right',
        'bisect_right points at the last copy',
        'last occurrence equals upper bound',
      ],
      answer:
        'No, the upper bound is the index after the last copy. In [1, 2, 2, 3] the upper bound of 2 is 3, and the last 2 is at index 2, so subtract 1, and check that the target exists at all.',
    },
    {
      kind: 'mistake',
      question: 'Does a lower bound return -1 if the value is missing?',
      asks: [
        'lower bound returns -1 when missing, i assume',
        'bisect says not found how',
        'bisect tells me whether it exists',
        'missing value gives minus one',
      ],
      answer:
        'No, a lower bound always returns an insertion point: for 3 in [1, 4] it is 1. The value exists exactly if the index is smaller than n and `a[index] == target`, so test both, in this order.',
    },
    {
      kind: 'mistake',
      question: 'Does `insort` take O(log n)?',
      asks: [
        'insort is log n, right',
        'keep list sorted with insort cheaply',
        'inserting into a sorted array costs log n',
        'bisect insert is fast',
      ],
      answer:
        'No. `insort` finds the position in O(log n), but moving the later elements takes O(n), so n inserts cost O(n²). If values keep arriving, use a balanced tree or a sorted container; if you only need the smallest, use a heap.',
    },
    {
      kind: 'mistake',
      question: 'Why does my count come out wrong by one?',
      asks: [
        'number of occurrences one too few',
        'count is one too many',
        'how often comes out wrong by one',
        'counted one more than there is',
      ],
      answer:
        'You mixed two conventions. With half-open bounds the count is `upper - lower`, without + 1. With the indices of the first and the last copy it is `last - first + 1`. A missing target must give 0: if your search then returns -1 for both indices, the second formula gives 1, so test for -1 first.',
    },
    {
      kind: 'mistake',
      question: 'Why does `get` return a value from the future?',
      asks: [
        'get returns a value from the future',
        'store gives the newest value for an early time',
        'prints the last entry when nothing is old enough',
      ],
      answer:
        'You used the bound itself or index -1. "Latest at or before t" is the upper bound minus 1. If the bound is 0, nothing is early enough, and in Python `a[-1]` silently returns the newest entry, so test for 0 first.',
    },
    {
      kind: 'how',
      question: 'How do I bisect a list of pairs?',
      asks: [
        'bisect on a list of pairs',
        'search objects by one field',
        'bisect key parameter',
        'typeerror when bisecting tuples',
      ],
      answer:
        'Since Python 3.10 you can write `bisect_left(items, x, key=lambda p: p[0])`; x itself is not passed through `key`. In older versions keep a separate list of the keys. A TypeError means that you compared a number with a tuple: bisect with `(t,)`, which sorts before every `(t, value)`, so `bisect_left` finds the first pair of time t.',
    },
    {
      kind: 'mistake',
      question: 'Why does `bisect` fail on a list that goes from high to low?',
      asks: [
        'list goes from high to low and bisect gives nonsense',
        'bisect on descending data',
        'sorted backwards, lower bound wrong',
        'reverse sorted search',
      ],
      answer:
        '`bisect` assumes ascending order: for 7 in [9, 7, 5, 3] it returns 4. Reverse the list, search for `-x` in the negated values, or write the loop with the opposite comparison, `a[mid] > target` for "go right".',
    },
    {
      kind: 'when',
      question: 'Which shelf does this price belong to?',
      asks: [
        'letter grade from a table of limits',
        'tax bracket for an income',
        'pick a winner by number of tickets',
        'which shelf does this price belong to',
      ],
      answer:
        'Keep the limits sorted and find the interval by a boundary search, O(log n). For a random pick by weight, build prefix sums of the weights, draw a number below the total, and take the first prefix sum larger than it.',
    },
    {
      kind: 'compare',
      question: 'How do I count ranges if numbers are inserted in between?',
      asks: [
        'numbers keep being inserted, range counts in between',
        'sorted array or fenwick tree for counts',
        'sorted list or balanced tree for queries',
      ],
      answer:
        'If the data rarely changes, sort once and use two boundary searches, O(log n) per query. If inserts and queries alternate, a sorted array pays O(n) per insert. If all values are known in advance, a Fenwick tree over the compressed values does both in O(log n); otherwise use a balanced tree with subtree sizes.',
    },
    {
      kind: 'how',
      question: 'How do I count points in a rectangle?',
      asks: [
        'count points in a rectangle',
        'two dimensional range count',
        'many queries with x range and y range',
        '2d version of counting between a and b',
      ],
      answer:
        "Two separate boundary searches are not enough, since both conditions must hold for the same point. Sort points and query borders by x and sweep: add each point's y to a Fenwick tree. A query is the number of points in its y range up to the right border minus the number before the left border. O((n + q) log(n + q)) in all.",
    },
  ],
  problems: [
    {
      number: 34,
      questions: [
        {
          asks: ['target not found returns', 'two binary searches range'],
          answer:
            'After the first search check that the index is inside and holds the target; otherwise return [-1, -1].',
        },
        {
          asks: ['cost of both searches', 'complexity with all equal', 'time complexity', 'big o of this'],
          answer:
            'Two boundary searches take O(log n) together, also if all elements are equal. Walking from one match to both ends would take O(n) then.',
        },
        {
          asks: ['last index one too large', 'returns one past the end', 'second number wrong'],
          answer:
            'The upper bound is the index after the last copy, so subtract 1. Test first that the target exists.',
        },
      ],
    },
    {
      number: 278,
      questions: [
        {
          asks: ['infinite loop', 'hi = mid', 'api calls'],
          answer:
            'With `lo < hi` and `hi = mid` the loop ends at the first bad one; `hi = mid - 1` may skip it.',
        },
        {
          asks: ['cost in calls', 'how many api calls', 'time complexity', 'big o of this'],
          answer: 'About log2(n) calls: 31 for n near 2^31. Calling it for every version would be O(n).',
        },
        {
          asks: ['overflow in java', 'time limit for huge n', 'negative mid'],
          answer:
            '`lo + hi` exceeds the 32-bit range for large n and becomes negative, so the loop may never end. Use `lo + (hi - lo) / 2`.',
        },
      ],
    },
    {
      number: 744,
      questions: [
        {
          asks: ['next wrap', 'upper bound'],
          answer: 'If no letter is larger, the answer is the first: `letters[lo % n]`.',
        },
        {
          asks: ['cost', 'complexity of next letter', 'time complexity', 'big o of this'],
          answer:
            'An upper bound takes O(log n) time and O(1) space. A scan from the left takes O(n), since letters may repeat and the array may be long.',
        },
        {
          asks: ['returns the target itself', 'letter not larger', 'equal letter comes out'],
          answer:
            'You used a lower bound. The letter must be strictly larger, so move right on equality, too: `if letters[mid] <= target: lo = mid + 1`.',
        },
      ],
    },
    {
      number: 1351,
      questions: [
        {
          asks: ['staircase', 'start bottom left', 'binary search per row'],
          answer:
            'Start at the bottom left. If the value is negative, so is the rest of its row: count all of it and go up. Otherwise go right.',
        },
        {
          asks: ['why one walk is enough', 'cost of counting negatives', 'm plus n reason'],
          answer:
            'Each step drops a row or a column, so at most m + n steps are made. A binary search in each row takes O(m log n).',
        },
        {
          asks: ['count too small', 'counts only one per row', 'adds wrong number'],
          answer:
            'When you meet a negative value, all values after it in the row are negative as well: add `n - column`, not 1, and go to the next row above.',
        },
      ],
    },
    {
      number: 658,
      questions: [
        {
          asks: ['k window', 'tie smaller', 'compare x - a[mid]'],
          answer: 'Compare `x - a[mid]` with `a[mid + k] - x`, without absolute values; on a tie stay left.',
        },
        {
          asks: ['what the search index means', 'meaning of mid here', 'why hi = n - k'],
          answer:
            '`mid` is a possible left end of the window of k, so the range is 0 to n - k. Element mid and element mid + k compete: the one farther from x goes out, on a tie element mid + k.',
        },
        {
          asks: ['cost of k closest', 'why log(n - k)', 'time complexity', 'big o of this'],
          answer:
            'O(log(n - k) + k): the search for the left end, then copying k elements. Sorting by distance takes O(n log n).',
        },
      ],
    },
    {
      number: 981,
      questions: [
        {
          asks: ['map upper bound', 'no earlier', 'timestamps sorted'],
          answer: 'The entry is at the upper bound minus 1; if that index is -1, return the empty string.',
        },
        {
          asks: ['cost of set and get', 'complexity', 'time complexity', 'big o of this'],
          answer:
            '`set` appends in O(1), because times arrive in increasing order. `get` takes O(log m) for m values of that key.',
        },
        {
          asks: ['returns a later value', 'wraps to the last entry', 'index -1'],
          answer:
            'Use the last time that is at most the given time: upper bound minus 1. If the bound is 0, return the empty string; in Python index -1 would return the newest value.',
        },
      ],
    },
    {
      number: 2300,
      questions: [
        {
          asks: ['ceil division', 'count from index', 'long overflow'],
          answer: 'Number of potions is m - index. Use (success + spell - 1) / spell in 64 bits.',
        },
        {
          asks: ['cost', 'complexity of spells and potions', 'time complexity', 'big o of this'],
          answer:
            'Sorting the m potions takes O(m log m), and each of n spells one search: O((m + n) log m). Comparing all pairs takes O(m · n).',
        },
        {
          asks: ['must i sort the spells', 'result in the wrong order', 'order of answers'],
          answer:
            'Do not sort the spells, since the answers must come in their order. Only the potions are sorted.',
        },
      ],
    },
    {
      number: 436,
      questions: [
        {
          asks: ['keep original index', 'no -1'],
          answer: 'Sort pairs of start and index; if the bound is n, the answer is -1.',
        },
        {
          asks: ['cost', 'complexity of right intervals', 'time complexity', 'big o of this'],
          answer: 'Sorting the starts and n searches take O(n log n). Comparing all pairs takes O(n²).',
        },
        {
          asks: ['returns itself', 'is an interval its own right one', 'start equals end'],
          answer:
            'An interval counts for itself if its start equals its end, since the start must be at least the end. The plain lower bound handles that.',
        },
      ],
    },
    {
      number: 2563,
      questions: [
        {
          asks: ['duplicates', 'i < j', 'lower and upper bound'],
          answer: 'Search only to the right of i, so each pair counts once.',
        },
        {
          asks: ['cost of fair pairs', 'two pointers instead', 'complexity'],
          answer:
            'Sort and search: O(n log n). Two pointers also work: count the pairs with sum at most upper, and subtract those with sum below lower.',
        },
        {
          asks: ['does sorting break i < j', 'indices change after sorting', 'order of the pair'],
          answer:
            'The sum does not depend on the order, and every pair has exactly one order with i < j. So sorting keeps the number of pairs.',
        },
      ],
    },
    {
      number: 1235,
      questions: [
        {
          asks: ['sort by end', 'dp index', 'weighted intervals'],
          answer: '`dp[i] = max(dp[i-1], profit + dp[j])`, where j counts the jobs that end by this start.',
        },
        {
          asks: ['cost', 'complexity of job scheduling', 'time complexity', 'big o of this'],
          answer:
            'Sorting takes O(n log n), and each job does one binary search: O(n log n) in all. Looking back over all jobs takes O(n²).',
        },
        {
          asks: ['profit too small', 'touching jobs excluded', 'end equals start'],
          answer:
            "A job may start exactly when another ends. Use an upper bound on the ends for the job's start, so that equal times are compatible.",
        },
        {
          asks: ['meaning of dp', 'what dp[i] stands for', 'what is the state here'],
          answer:
            '`dp[i]` is the best profit from the first i jobs in order of their ends, whether job i is taken or not.',
        },
      ],
    },
  ],
  quiz: [
    {
      task: 'A cemetery register lists 800,000 graves by family name, and common names fill thousands of entries in a row. At which entry do the Millers begin, and at which do they end? Each entry takes a minute to decipher.',
      words: ['do the Millers begin', 'at which do they end'],
      not: 'basic-binary-search',
      why: 'It stops at any Miller, and from there a walk to both ends could take thousands of minutes.',
      idea: 'Search once for the first entry that is not before Miller and once for the first entry after Miller; the Millers are between the two.',
      cost: 'O(log n)',
    },
    {
      task: 'A hearing clinic keeps 300,000 tones, stored by rising frequency. A doctor types any frequency, such as 440.0173, which is hardly ever a stored one. The program must find the next stored tone above it at once, thousands of times a day.',
      words: ['is hardly ever a stored one', 'the next stored tone above it'],
      not: 'hash-lookup',
      why: 'A map finds a frequency only if exactly that one is stored, and it does not know which tone comes next.',
      idea: 'Halve the stored tones: a tone above the frequency stays as a candidate and the search goes left; otherwise it goes right.',
      cost: 'O(log n)',
    },
    {
      task: 'Five million pebbles were sorted by width and measured. Customers name mesh widths, 50,000 of them, one after another. Each customer wants to know at once how many pebbles are narrower than his mesh.',
      words: ['Customers name mesh widths', '50,000 of them'],
      not: 'binary-search-on-answer',
      why: 'Every width is given, so there is nothing to guess, and a counting pass over five million pebbles for each of 50,000 widths takes 250 billion steps.',
      idea: 'For each mesh, find the first pebble that is not narrower; its index is the number of narrower ones.',
      cost: 'O(log n) per mesh',
    },
    {
      task: 'A cliff has 80,000 layers, counted from below, whose thickness goes up and down at random. A flood left salt in one layer and in every layer above it. A test for salt costs 50 dollars. Find the lowest salty layer for 1,000 dollars.',
      words: ['in every layer above it'],
      not: 'rotated-array-search',
      why: 'The thickness has no break or peak that leads to the salt; only the test counts, and its result changes from no to yes once.',
      idea: 'Test the middle layer: if it has salt, keep it and go down, otherwise go up, which takes at most 17 tests.',
      cost: 'O(log n)',
    },
    {
      task: 'Raffle tickets, numbered from 1 into the trillions, were sold in blocks to 100,000 people, one after another. For each buyer, only the last number of the block is stored. Then a million tickets are drawn, one by one. Name the owner of each.',
      words: ['only the last number of the block'],
      not: 'basic-binary-search',
      why: 'A drawn number is rarely the last one of a block, so a search for an exact match mostly finds nothing.',
      idea: 'The owner is the first buyer whose last number is at least the drawn one, so search for that edge.',
      cost: 'O(log n) per ticket',
    },
  ],
} satisfies TutorTexts
