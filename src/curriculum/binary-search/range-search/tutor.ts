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
        'what is an upper bound',
        'lower bound vs upper bound',
      ],
      answer:
        'Lower bound is the first index whose value is not smaller than the target; upper bound is the first index whose value is larger. Their difference is how often the target occurs; if both are equal, it is missing.',
      further: {
        example:
          '[1, 4, 4, 6, 9]\n- Target 4: the first value of at least 4 is at index 1, the first larger one at index 3. So 3 - 1 = 2 copies.\n- Target 5: both bounds are 3, so 5 occurs 3 - 3 = 0 times.',
        why: 'In sorted data, all values below the target are before the lower bound, and all values above it start at the upper bound. What lies between is neither smaller nor larger, so it is equal to the target.',
        check: {
          ask: 'What is the upper bound of 7 in [2, 2, 3, 7, 7, 7, 8]?',
          right: ['6', 'six', 'index 6'],
          because:
            'Index 6 is the first one whose value, 8, is larger than 7. The last 7 is one index before.',
          wrong: [
            {
              says: ['5', 'five'],
              reply: 'That is where the last 7 is. The upper bound is the first index whose value is larger.',
            },
            {
              says: ['3', 'three'],
              reply:
                'That is the lower bound: the first value that is not smaller. Go on to the first larger one.',
            },
            { says: ['8', 'eight'], reply: 'That is the value there. Which index does it have?' },
          ],
        },
        claims: [
          {
            says: [
              'lower bound is the index of the first equal value',
              'lower bound is the first occurrence',
              'lower bound points at the target',
            ],
            isRight: false,
            reply:
              'Only if the target occurs. Otherwise it is the index where the target would be inserted: 1 for the target 3 in [2, 4].',
          },
          {
            says: [
              'upper minus lower is the count',
              'difference of the bounds is how often it occurs',
              'subtract the bounds to count copies',
            ],
            isRight: true,
            reply: 'Yes, without adding 1: in [4, 4, 6] the bounds of 4 are 0 and 2, and there are 2 copies.',
          },
          {
            says: ['lower bound compares with <', 'use < for the lower bound', 'a[mid] < target goes right'],
            isRight: true,
            reply:
              'Yes, smaller values are skipped and equal ones are kept. With `<=` you would skip the equal ones, too, and get the upper bound.',
          },
        ],
      },
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
      further: {
        example:
          '[1, 4, 4, 6], target 4, `lo = 0`, `hi = 4`.\n- mid 2: 4 is not smaller, so `hi = 2`.\n- mid 1: 4 is not smaller, so `hi = 1`.\n- mid 0: 1 is smaller, so `lo = 1`.\nNow `lo == hi == 1`, the index of the first 4.',
        why: 'Two statements stay true: everything before `lo` is smaller than the target, and everything from `hi` on is not. Each step extends one of the two sides. When `lo == hi`, no element is undecided, so this is the border.',
        check: {
          ask: 'Run it on [3, 5, 8] with target 6, `lo = 0` and `hi = 3`. What is `lo` at the end?',
          right: ['2', 'two', 'index 2'],
          because:
            '5 is smaller, so `lo` = 2; 8 is not, so `hi` = 2. The target would be inserted before the 8, at index 2.',
          wrong: [
            {
              says: ['1', 'one'],
              reply:
                'The value at that index is smaller than the target. Is everything from the result on at least the target?',
            },
            {
              says: ['-1', 'not found', 'none'],
              reply:
                'This search has no special result for a missing value. Where would the target be inserted?',
            },
            {
              says: ['3', 'three'],
              reply: 'That would mean that all values are smaller than the target. Look at the last one.',
            },
          ],
        },
        claims: [
          {
            says: [
              'the loop should be lo <= hi',
              'use while lo <= hi here',
              'condition is lo less or equal hi',
            ],
            isRight: false,
            reply:
              'No, with `hi = mid` that can go on forever: once `lo == hi`, mid is the same index, and `hi = mid` changes nothing.',
          },
          {
            says: [
              'for the upper bound use <=',
              'change < to <= for upper bound',
              'upper bound needs a[mid] <= target',
            ],
            isRight: true,
            reply: 'Yes, then equal values go to the left side, too, and the first larger value remains.',
          },
          {
            says: ['mid is never equal to hi', 'mid is always below hi', 'a[mid] is always a valid index'],
            isRight: true,
            reply:
              'Yes, rounding down keeps mid below `hi` while `lo < hi`. So `a[n]` is never read, although `hi` starts at n.',
          },
        ],
      },
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
        'The answer of a boundary search may be "after the last element", which is index n. With `hi = n - 1` and `while lo < hi` that answer cannot come out, and a target larger than everything gives the last index, which is wrong.',
      further: {
        example:
          '[2, 5], target 9.\n- `hi = 2`: mid 1, 5 is smaller, so `lo = 2`. Result 2: insert at the end.\n- `hi = 1`: mid 0, 2 is smaller, so `lo = 1`, and the loop ends. Result 1, although the value there, 5, is smaller than 9.',
        why: 'The target can be inserted before each of the n elements or after the last one, which makes n + 1 possible answers, 0 to n. The search returns an index between the first `lo` and the first `hi`, so both ends must be possible answers.',
        check: {
          ask: 'How many different results can a lower bound have on an array of 5 different elements?',
          right: ['6', 'six'],
          because: 'It can return 0 to 5: before each of the five elements, or after the last one.',
          wrong: [
            {
              says: ['5', 'five'],
              reply: 'Which result belongs to a target that is larger than every element?',
            },
            {
              says: ['4', 'four'],
              reply: 'Count the insertion points: before each element, and is there another one?',
            },
            {
              says: ['7', 'seven'],
              reply: 'Which insertion points did you count twice? Think of the gaps between neighbors.',
            },
          ],
        },
        claims: [
          {
            says: [
              'then a[n] is read out of range',
              'hi = n causes an index error',
              'starting at n reads past the end',
            ],
            isRight: false,
            reply:
              'No, only `a[mid]` is read, and mid is below `hi` while `lo < hi`. With n = 2 the first mid is 1.',
          },
          {
            says: [
              'hi = n - 1 never returns n',
              'with n - 1 the end cannot come out',
              'n minus one loses the last insertion point',
            ],
            isRight: true,
            reply:
              'Yes, with `while lo < hi`. On [2, 5] it returns at most 1, although a 9 belongs at index 2.',
          },
          {
            says: [
              'hi = n - 1 is right for an exact search',
              'exact match uses n - 1 with lo <= hi',
              'basic binary search starts at n - 1',
            ],
            isRight: true,
            reply:
              'Yes. An exact search returns the index of an existing element, so n - 1 is the last possible answer, with `while lo <= hi`.',
          },
        ],
      },
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
      further: {
        example:
          'First 3 in [3, 3, 3, 5], `lo = 0`, `hi = 4`.\n- mid 2: a 3, so `hi = 2`.\n- mid 1: a 3, so `hi = 1`.\n- mid 0: a 3, so `hi = 0`.\nThe result is 0. Stopping at the first match would have returned 2.',
        why: 'Equality at mid says nothing about the element before it, which may be equal as well. An index is proved to be the first only when everything before it is known to be smaller, and the loop goes on until that holds.',
        check: {
          ask: 'A basic search with `lo = 0`, `hi = 4` stops at its first match in [6, 6, 6, 6, 6]. How many 6s are before the index it returns?',
          right: ['2', 'two'],
          because:
            'The first middle is index 2, a match, so it stops there with two 6s before it. The first one is at index 0.',
          wrong: [
            {
              says: ['0', 'zero', 'none'],
              reply: 'That would be the first 6. At which index is the first middle?',
            },
            {
              says: ['1', 'one', '3', 'three'],
              reply: 'Compute the first middle from `lo` and `hi`. Does the search get any further?',
            },
            { says: ['4', 'four'], reply: 'That is the last index. The search looks at the middle first.' },
          ],
        },
        claims: [
          {
            says: [
              'for the first occurrence a match sets hi = mid',
              'when equal move hi to mid',
              'equal means keep searching left',
            ],
            isRight: true,
            reply: 'Yes. The match stays a candidate, and the search goes on among the elements before it.',
          },
          {
            says: [
              'going on after a match makes it linear',
              'not stopping costs o(n)',
              'continuing is slower than log n',
            ],
            isRight: false,
            reply:
              'No, every step still halves the range. For 1,000 elements there are at most 10 steps, with or without matches.',
          },
          {
            says: [
              'with distinct values i may stop',
              'no duplicates means the match is the first',
              'stopping is fine without duplicates',
            ],
            isRight: true,
            reply:
              'Yes, if the value exists it is then the only copy. Only for a missing value do you still need the insertion point.',
          },
        ],
      },
    },
    {
      kind: 'mistake',
      question: 'Why are my first and last positions wrong?',
      about: 34,
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
      further: {
        example:
          '[2, 4, 4]\n- Target 5: the lower bound is 3, and `a[3]` does not exist.\n- Target 3: the lower bound is 1, but `a[1]` is 4, so 3 is missing.\n- Target 4: lower bound 1, upper bound 3, so the last position is 3 - 1 = 2.',
        why: 'A lower bound tells where the target belongs, and every target belongs somewhere. Whether it is there is another question, and only a look at that index answers it. That look is allowed only if the index is inside the array.',
        check: {
          ask: 'In [1, 3, 3, 3, 6] the upper bound of 3 is 4. What is the last position of 3?',
          right: ['3', 'three', 'index 3'],
          because:
            'The upper bound is the first index after the copies, so the last 3 is one before it, at index 3.',
          wrong: [
            { says: ['4', 'four'], reply: 'That is the upper bound itself. Which value is there?' },
            { says: ['2', 'two'], reply: 'There is another copy after that one, further right.' },
            { says: ['1', 'one'], reply: 'That is the first position. Where do the copies end?' },
          ],
        },
        claims: [
          {
            says: [
              'lo < n must be tested before a[lo]',
              'check the index before reading the value',
              'test the bounds first',
            ],
            isRight: true,
            reply:
              'Yes. If all values are smaller, the lower bound is n, and reading `a[n]` fails before you can compare.',
          },
          {
            says: [
              'the last position is the upper bound',
              'upper bound is the last index',
              'bisect_right gives the last copy',
            ],
            isRight: false,
            reply:
              'No, it is one before. In [2, 4, 4] the upper bound of 4 is 3, and the last 4 is at index 2.',
          },
          {
            says: [
              'if both bounds are equal it is missing',
              'equal bounds mean not found',
              'lower equals upper means no copies',
            ],
            isRight: true,
            reply: 'Yes, then there is nothing between them. For 3 in [2, 4, 4] both are 1.',
          },
        ],
      },
    },
    {
      kind: 'cost',
      question: 'Why do I not walk left and right from a match?',
      about: 34,
      asks: [
        'find first then walk to the last',
        'linear scan of equal elements',
        'why two searches',
        'why not walk left and right from a match',
        'two binary searches or one and a scan',
      ],
      answer:
        'Walking from a match to the borders costs O(n) when all elements are equal. Two boundary searches cost O(log n) each, whatever the number of duplicates.',
      further: {
        example:
          'Eight times the value 5.\n- One match and a walk: all 8 elements are read.\n- Lower bound: mid 4, 2, 1, 0; upper bound: mid 4, 6, 7. That is 7 steps.\nWith a million equal values it is a million reads against about 40 steps.',
        why: 'The walk pays one step for each copy, and the copies may be the whole array. A boundary search pays one step for each halving, and it halves the range whether the elements are equal or not.',
        check: {
          ask: 'About how many steps do both boundary searches take together on 1,024 equal values: 10, 20 or 1,000?',
          right: ['20', 'twenty', '21', '22'],
          because: 'Each search halves 1,024 about ten times, so the two together take about 20 steps.',
          wrong: [
            {
              says: ['1000', '1,000', '1024', '1,024'],
              reply: 'That is one step for each copy, like a walk. How often can you halve the range?',
            },
            { says: ['10', 'ten'], reply: 'That is only one of the two searches.' },
          ],
        },
        claims: [
          {
            says: [
              'walking is fine if there are few copies',
              'with few duplicates a scan is ok',
              'few equal values make the walk cheap',
            ],
            isRight: true,
            reply:
              'Yes, it takes O(log n + k) for k copies. But nothing in the problem limits k, and in the worst case it is n.',
          },
          {
            says: [
              'expanding from a match is log n',
              'search plus walk is still o(log n)',
              'finding and expanding costs log n',
            ],
            isRight: false,
            reply:
              'No, only finding the match is. If all n values are equal, the walk visits every one of them.',
          },
          {
            says: [
              'two searches cost twice as much so they are slower',
              'one search with a walk is faster than two',
              'two searches are worse than one',
            ],
            isRight: false,
            reply:
              'No, twice log n is still O(log n): for a million elements about 40 steps, while a walk may take a million.',
          },
        ],
      },
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
        'Search for the boundary, not for a value: if the test is true at mid, keep mid and go left, otherwise go right. This works whenever a yes/no test is false up to some point and true from there on (or the reverse): first bad version, first day a condition holds, smallest value that fits.',
      further: {
        example:
          'Versions 1 to 6, bad from 4 on: good, good, good, bad, bad, bad.\n- mid 3 is good, so `lo = 4`.\n- mid 5 is bad, so `hi = 5`.\n- mid 4 is bad, so `hi = 4`.\nThe first bad one is 4, after three tests.',
        why: 'If the test is true at mid, it is true from there on, so the first true is at mid or before it. If it is false, it is false up to mid, so the first true comes after it. Either way one half is settled.',
        check: {
          ask: 'Versions 1 to 8. You know that 4 is good, 6 is bad and 5 is good. Which one is the first bad version?',
          right: ['6', 'six', 'version 6'],
          because: 'All versions up to 5 are good, and 6 is bad, so the change is exactly between 5 and 6.',
          wrong: [
            { says: ['5', 'five'], reply: 'That one was tested as good. Which is the first one after it?' },
            { says: ['7', 'seven', '8', 'eight'], reply: 'A smaller number is already known to be bad.' },
            { says: ['4', 'four'], reply: 'That one is good, so it cannot be the first bad one.' },
          ],
        },
        claims: [
          {
            says: [
              'i need a target value to search for',
              'binary search needs a value to compare',
              'there must be a target in the array',
            ],
            isRight: false,
            reply:
              'No, a yes/no test is enough, as long as its results change only once. The answer is the index where they change.',
          },
          {
            says: [
              'lower bound is a first true search',
              'a[i] >= target is such a test',
              'lower bound finds the first true',
            ],
            isRight: true,
            reply:
              'Yes, in a sorted array the test `a[i] >= target` is false and then true, and its first true is the lower bound.',
          },
          {
            says: [
              'it works if the test changes twice',
              'false true false is fine too',
              'several changes are no problem',
            ],
            isRight: false,
            reply:
              'No. With false, true, false a "false" in the middle does not say on which side the true is.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'How many values lie between a and b?',
      asks: [
        'count elements in a range',
        'how many between a and b',
        'number of values smaller',
        'how many numbers between a and b',
      ],
      answer:
        'Lower bound of a and upper bound of b: their difference counts the values with a ≤ value ≤ b in O(log n). Sort once if there are many queries.',
    },
    {
      kind: 'how',
      question: 'How do I find the k closest values in a sorted array?',
      about: 658,
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
      about: 981,
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
      about: 1235,
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
        'When you look for the first index that fits, with mid rounded down, keep a mid that may be the answer: `hi = mid`, with `while lo < hi`. There `hi = mid - 1` throws away a mid that can be the first occurrence. With `while lo <= hi` it is right if you return `lo` or a mid that you stored.',
      further: {
        example:
          'First value of at least 3 in [1, 3, 5], `lo = 0`, `hi = 3`.\n- mid 1 has 3. With `hi = mid - 1 = 0` the loop ends at index 0, whose value is 1: wrong.\n- With `hi = 1`, mid 0 has 1, so `lo = 1`. The result, 1, is right.',
        why: 'When `a[mid]` is large enough, mid is the best candidate so far, and the range must keep it. When it is too small, mid can never be the answer, so `lo = mid + 1` is safe. And `hi = mid` shrinks the range, because mid is below `hi`.',
        check: {
          ask: '`lo = 2`, `hi = 5`, mid is rounded down, and `a[mid]` is at least the target. What does `hi` become?',
          right: ['3', 'three'],
          because: 'mid is (2 + 5) // 2 = 3. It may be the answer, so it stays in the range: `hi` = 3.',
          wrong: [
            {
              says: ['2', 'two'],
              reply: 'That drops an index that satisfies the condition. May it be the first one that does?',
            },
            { says: ['4', 'four'], reply: 'Compute mid again, and remember that it is rounded down.' },
            {
              says: ['5', 'five'],
              reply: 'Then the range would not shrink. What do you know about everything after mid?',
            },
          ],
        },
        claims: [
          {
            says: [
              'hi = mid can loop forever',
              'with hi = mid it never ends',
              'hi = mid does not make progress',
            ],
            isRight: false,
            reply:
              'No, not with `while lo < hi`: mid is rounded down and stays below `hi`, so every step shrinks the range.',
          },
          {
            says: [
              'mid - 1 works if i store mid',
              'saving mid in a variable allows mid - 1',
              'ans = mid then hi = mid - 1',
            ],
            isRight: true,
            reply:
              'Yes, with `while lo <= hi` that is the other usual form: the candidate is kept in the variable and not in the range.',
          },
          {
            says: ['lo = mid works just as well', 'i can set lo = mid', 'lo may stay at mid'],
            isRight: false,
            reply:
              'No. With `lo` = 1 and `hi` = 2 the middle is 1, so `lo = mid` changes nothing, and the loop never ends.',
          },
        ],
      },
    },
    {
      kind: 'cost',
      question: 'Is a linear walk after the binary search all right?',
      about: 34,
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
      further: {
        example:
          '[20, 20, 20, 40]\n- "Is there a 20?" A basic search stops at index 1 and says yes.\n- "Where is the first 20?" The lower bound says 0.\n- "First value of at least 25?" A basic search finds nothing; the lower bound says 3.',
        why: 'Which copy a basic search returns depends on where the middles happen to fall. A border between smaller and not smaller exists exactly once, also for values that are missing, so the result of a boundary search is unique.',
        check: {
          ask: 'What does a lower bound return for the target 12 in [5, 10, 10, 15]?',
          right: ['3', 'three', 'index 3'],
          because:
            'The first value that is at least 12 is 15, at index 3. A basic search would only report that 12 is missing.',
          wrong: [
            {
              says: ['-1', 'minus one', 'not found'],
              reply: 'That is what a basic search reports. Which is the first value that is large enough?',
            },
            { says: ['2', 'two', '1', 'one'], reply: 'The value there is smaller than the target.' },
            { says: ['4', 'four'], reply: 'That would mean that every value is smaller than the target.' },
          ],
        },
        claims: [
          {
            says: [
              'lower bound can replace the basic search',
              'a boundary search also finds exact matches',
              'lower bound works for exact search too',
            ],
            isRight: true,
            reply:
              'Yes, if you check afterward that the index is inside and that the value there equals the target.',
          },
          {
            says: [
              'lower bound is slower in big o',
              'a boundary search costs more than log n',
              'stopping early gives a better complexity',
            ],
            isRight: false,
            reply:
              'No, both take O(log n). A basic search may stop early, but in the worst case it halves as often.',
          },
          {
            says: [
              'at least x needs a boundary search',
              'for at least use the lower bound',
              'first value not below x is a lower bound',
            ],
            isRight: true,
            reply:
              'Yes, because x itself may be missing: in [10, 30] the first value of at least 20 is the 30 at index 1.',
          },
        ],
      },
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
      about: 981,
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
    {
      kind: 'how',
      question: 'How do I find the first and the last position of a value?',
      about: 34,
      asks: [
        'how do i find the first one with binary search',
        'how do i find the first occurrence with binary search',
        'binary search for the first position',
        'find the first index of the target',
        'how do i find the first and last position',
        'first and last position in simple words',
        'find first occurrence in a sorted array',
        'find last occurrence sorted',
        'range of a target in a sorted array',
        'first and last index of a value',
      ],
      answer:
        'Use two binary searches. The first finds the lower bound, the first index with a value of at least x; if there is no x at it, x does not occur. The second finds the first index with a value larger than x; one before it is the last position. For 2 in [1, 2, 2, 5] they give 1 and 3, so the positions are 1 and 2. O(log n).',
    },
    {
      kind: 'how',
      question: 'How do I find the last of several equal values?',
      about: 34,
      asks: [
        'how do i find the last 2 in [2,2,2,5]',
        'in [2,2,2,5], how do i find the last 2',
        'how do i find the last position of a number',
        'last occurrence of a value in a sorted array',
        'how do i find the rightmost index of a value',
        'how do i find the last occurrence',
        'show me the code for the last position',
        'code for the last position in python',
        'code for the last occurrence',
      ],
      answer:
        'Find the first value that is larger, and go back one index: in [2, 2, 2, 5] the 5 is at index 3, so the last 2 is at index 2. In Python: `bisect_right(a, x) - 1`. By hand: while `lo < hi`, let `mid = (lo + hi + 1) // 2`; if `a[mid] <= x`, `lo = mid`, else `hi = mid - 1`. Then check `a[lo] == x`.',
    },
    {
      kind: 'how',
      question: 'How do I count how often a value occurs in a sorted array?',
      asks: [
        'how do i count how many times x occurs',
        'count occurrences in a sorted array',
        'how often does x occur',
        'number of times a value appears in a sorted array',
      ],
      answer:
        'Subtract the lower bound from the upper bound. In [1, 2, 2, 3] the lower bound of 2 is 1 and the upper bound is 3, so 2 occurs twice. For a missing value both are equal and the count is 0. Two binary searches: O(log n), while counting one by one takes O(n).',
    },
    {
      kind: 'how',
      question: 'How do I explain a boundary search in an interview?',
      asks: [
        'how would i explain this in an interview',
        'how do i explain lower bound in an interview',
        'how do i present first and last position',
        'what do i say about the two searches',
      ],
      answer:
        'Say: "I do not look for the value, but for the point at which a yes/no test changes: first `a[i] >= target`, then `a[i] > target`. On a yes I keep mid with `hi = mid`, on a no I drop it with `lo = mid + 1`. Both searches take O(log n)." Trace [5, 7, 7, 8] for 7.',
    },
    {
      kind: 'what',
      question: 'What if all elements are smaller or all are larger than the target?',
      asks: [
        'what if all elements are smaller',
        'what if all elements are larger',
        'target larger than everything',
        'target smaller than everything',
      ],
      answer:
        'All smaller: the lower bound is n, the index after the last element, which is why `hi` starts at n. All larger: it is 0. So before you read `a[i]`, test `i < n`. In [1, 4], the lower bound of 9 is 2 and of 0 is 0.',
    },
  ],
  problems: [
    {
      number: 34,
      questions: [
        {
          question: 'What if the target is missing?',
          asks: ['target not found returns', 'two binary searches range'],
          answer:
            'After the first search check that the index is inside the array and that the target is there; otherwise return [-1, -1].',
        },
        {
          question: 'What do the two searches cost?',
          asks: ['cost of both searches', 'complexity with all equal', 'time complexity', 'big o of this'],
          answer:
            'Two boundary searches take O(log n) together, also if all elements are equal. Walking from one match to both ends would take O(n) then.',
        },
        {
          question: 'Why is my last index one too large?',
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
          question: 'Why does the loop use `hi = mid`?',
          asks: ['infinite loop', 'hi = mid', 'api calls'],
          answer:
            'With `lo < hi` and `hi = mid` the loop ends at the first bad one; `hi = mid - 1` may skip it.',
        },
        {
          question: 'How many calls does it take?',
          asks: ['cost in calls', 'how many api calls', 'time complexity', 'big o of this'],
          answer: 'About log2(n) calls: 31 for n near 2^31. Calling it for every version would be O(n).',
        },
        {
          question: 'Why does it fail for huge n in Java?',
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
          question: 'What if no letter is larger?',
          asks: ['next wrap', 'upper bound'],
          answer:
            'Then the answer is the first letter of the array. The upper bound is n in this case, so `letters[lo % n]` covers both.',
        },
        {
          question: 'What does finding the letter cost?',
          asks: ['cost', 'complexity of next letter', 'time complexity', 'big o of this'],
          answer:
            'An upper bound takes O(log n) time and O(1) space. A scan from the left takes O(n), since letters may repeat and the array may be long.',
        },
        {
          question: 'Why do I get the target itself?',
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
          question: 'Where does the staircase walk start?',
          asks: ['staircase', 'start bottom left', 'binary search per row'],
          answer:
            'Start at the bottom left. If the value is negative, so is the rest of its row: count all of it and go up. Otherwise go right.',
        },
        {
          question: 'Why is one walk enough?',
          asks: ['why one walk is enough', 'cost of counting negatives', 'm plus n reason'],
          answer:
            'Each step drops a row or a column, so at most m + n steps are made. A binary search in each row takes O(m log n).',
        },
        {
          question: 'Why is my count too small?',
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
          question: 'Which two differences do I compare?',
          asks: ['k window', 'tie smaller', 'compare x - a[mid]'],
          answer: 'Compare `x - a[mid]` with `a[mid + k] - x`, without absolute values; on a tie stay left.',
        },
        {
          question: 'What does `mid` stand for here?',
          asks: ['what the search index means', 'meaning of mid here', 'why hi = n - k'],
          answer:
            '`mid` is a possible left end of the window of k, so the range is 0 to n - k. Element mid and element mid + k compete: if `x - a[mid]` is larger than `a[mid + k] - x`, element mid is dropped, otherwise element mid + k.',
          further: {
            example:
              '[1, 2, 4, 8, 9], k = 2, x = 5. The left end is between 0 and 3.\n- mid 1: 5 - 2 = 3 and 8 - 5 = 3, a tie, so `hi = 1`.\n- mid 0: 5 - 1 = 4 and 4 - 5 = -1, so `lo = 1`.\nThe window is [2, 4].',
            why: 'The windows that start at mid and at mid + 1 share k - 1 elements; they differ only in `a[mid]` and `a[mid + k]`. If `x - a[mid]` is larger, moving any window that starts at mid or earlier one step right never makes it worse.',
            check: {
              ask: 'The array has 7 elements and k is 3. What is the largest possible left end of the window?',
              right: ['4', 'four', 'index 4'],
              because:
                'A window of 3 that starts at index 4 ends at index 6, the last one: n - k = 7 - 3 = 4.',
              wrong: [
                { says: ['6', 'six'], reply: 'A window that starts there has a single element.' },
                { says: ['5', 'five'], reply: 'A window that starts there has only two elements.' },
                {
                  says: ['7', 'seven', '3', 'three'],
                  reply: 'Count back from the last index: where must a full window start?',
                },
              ],
            },
            claims: [
              {
                says: [
                  'compare absolute distances',
                  'use abs on both differences',
                  'absolute values are needed here',
                ],
                isRight: false,
                reply:
                  'No, with equal values they mislead: in [2, 2, 2, 2, 3] with k = 1 and x = 3 both are 1 at the middle, and the search goes left, away from the 3.',
              },
              {
                says: [
                  'on a tie keep the smaller element',
                  'a tie stays left',
                  'ties prefer the smaller value',
                ],
                isRight: true,
                reply:
                  'Yes, the problem prefers the smaller value on a tie, so the window moves right only if `x - a[mid]` is strictly larger than `a[mid + k] - x`.',
              },
            ],
          },
        },
        {
          question: 'What does finding the k values cost?',
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
          question: 'Which entry does `get` return?',
          asks: ['map upper bound', 'no earlier', 'timestamps sorted'],
          answer:
            'It returns the last entry that is not too late: the one at the upper bound of the time minus 1. If that index is -1, return the empty string.',
        },
        {
          question: 'What do `set` and `get` cost?',
          asks: ['cost of set and get', 'complexity', 'time complexity', 'big o of this'],
          answer:
            '`set` appends in O(1), because times arrive in increasing order. `get` takes O(log m) for m values of that key.',
        },
        {
          question: 'Why do I get a value that is too new?',
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
          question: 'How do I count the potions that are strong enough?',
          asks: ['ceil division', 'count from index', 'long overflow'],
          answer:
            'A potion is strong enough from (success + spell - 1) / spell on, in 64-bit integers. If its lower bound among the sorted potions is `index`, there are m - index such potions.',
        },
        {
          question: 'What do sorting and searching cost?',
          asks: ['cost', 'complexity of spells and potions', 'time complexity', 'big o of this'],
          answer:
            'Sorting the m potions takes O(m log m), and each of n spells one search: O((m + n) log m). Comparing all pairs takes O(m · n).',
        },
        {
          question: 'Must I sort the spells, too?',
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
          question: 'How do I get the original index?',
          asks: ['keep original index', 'no -1'],
          answer:
            'Sort pairs of start and index. The lower bound of the end among the starts gives a pair, and its index is the answer; if the bound is n, the answer is -1.',
        },
        {
          question: 'What do sorting and searching cost?',
          asks: ['cost', 'complexity of right intervals', 'time complexity', 'big o of this'],
          answer: 'Sorting the starts and n searches take O(n log n). Comparing all pairs takes O(n²).',
        },
        {
          question: 'May an interval be its own right interval?',
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
          question: 'How do I count each pair only once?',
          asks: ['duplicates', 'i < j', 'lower and upper bound'],
          answer:
            'Sort, and for each i search only after i: from the lower bound of `lower - a[i]` to the upper bound of `upper - a[i]`. So each pair is counted once, at its first element.',
        },
        {
          question: 'What does counting the pairs cost?',
          asks: ['cost of fair pairs', 'two pointers instead', 'complexity'],
          answer:
            'Sort and search: O(n log n). Two pointers also work: count the pairs with sum at most upper, and subtract those with sum below lower.',
        },
        {
          question: 'Does sorting break the condition i < j?',
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
          question: 'What is the recurrence?',
          asks: ['sort by end', 'dp index', 'weighted intervals'],
          answer: '`dp[i] = max(dp[i-1], profit + dp[j])`, where j counts the jobs that end by this start.',
        },
        {
          question: 'What does finding the best profit cost?',
          asks: ['cost', 'complexity of job scheduling', 'time complexity', 'big o of this'],
          answer:
            'Sorting takes O(n log n), and each job does one binary search: O(n log n) in all. Looking back over all jobs takes O(n²).',
        },
        {
          question: 'Why is my profit too small?',
          asks: ['profit too small', 'touching jobs excluded', 'end equals start'],
          answer:
            "A job may start exactly when another ends. Use an upper bound on the ends for the job's start, so that equal times are compatible.",
        },
        {
          question: 'What does `dp[i]` mean?',
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
  claims: [
    {
      says: [
        'when i find the target i return it right away',
        'stop as soon as the target is found',
        'return mid when it equals the target',
      ],
      isRight: false,
      reply:
        'Not for the first or last occurrence: an equal element may lie before or after it. Keep the match and search on. For any occurrence you may return.',
    },
    {
      says: ['for the first occurrence go left on a match', 'when equal set hi = mid for the first one'],
      isRight: true,
      reply: 'Yes. There may be an equal element further left, and `hi = mid` keeps this one.',
    },
    {
      says: ['for the last occurrence go left on a match', 'for the last one set hi = mid when equal'],
      isRight: false,
      reply:
        'No, go right: `lo = mid + 1` on a match. The last copy is just before the index at which that ends.',
    },
    {
      says: ['finding the first and last position takes o(log n)', 'two searches are still log n'],
      isRight: true,
      reply: 'Yes. Two searches of O(log n) are O(log n) together.',
    },
    {
      says: [
        'walking left and right is still log n',
        'thats log n still',
        'walking from the match stays logarithmic',
        'finding one and then walking is o(log n)',
      ],
      isRight: false,
      reply:
        'No. Finding one match takes O(log n), but walking can pass all n elements if they are equal: [7, 7, 7, 7]. Two boundary searches keep it at O(log n).',
    },
    {
      says: [
        'when nums[mid] == target i return mid',
        'if nums[mid] equals the target return mid',
        'return mid when it matches for the first position',
        'on a match i stop for the first occurrence',
      ],
      isRight: false,
      reply:
        'No, not for the first or last position: an equal value may also be to the left or to the right. On a match remember mid and go on, left for the first one, right for the last.',
    },
    {
      says: [
        'on a match i go on to the left for the first position',
        'when nums[mid] == target set hi = mid for the first',
        'for the first occurrence keep searching left',
        'on a match move hi to find the first',
      ],
      isRight: true,
      reply:
        'Yes. The match may not be the first one, so keep it as a candidate and search the left half. In [2, 2, 2] the search goes from index 1 to index 0.',
    },
    {
      says: [
        'bisect_left is the first index that is not smaller',
        'bisect_left gives the first equal index',
        'bisect left returns the leftmost position',
      ],
      isRight: true,
      reply: 'Yes. In [1, 2, 2, 3] `bisect_left` for 2 is 1: everything before it is smaller than 2.',
    },
    {
      says: [
        'bisect_right gives the last equal index',
        'bisect right returns the index of the last equal value',
        'bisect_right is the last position',
      ],
      isRight: false,
      reply: 'No, one past it. In [1, 2, 2, 3] `bisect_right` for 2 is 3; the last 2 is at index 3 - 1 = 2.',
    },
    {
      says: [
        'the last position is the upper bound minus 1',
        'last index is bisect_right - 1',
        'upper bound minus one is the last occurrence',
      ],
      isRight: true,
      reply:
        'Yes, if the target occurs at all. In [1, 2, 2, 3] the upper bound of 2 is 3, so the last 2 is at index 2.',
    },
    {
      says: [
        'the count is bisect_right minus bisect_left',
        'upper bound minus lower bound is how many times it occurs',
        'subtract the two bounds to count',
      ],
      isRight: true,
      reply: 'Yes. In [1, 2, 2, 3] that is 3 - 1 = 2 for the value 2, and 0 for a value that does not occur.',
    },
    {
      says: [
        'if the target is missing the lower bound is -1',
        'lower bound returns -1 when it is not there',
        'a missing target gives -1',
      ],
      isRight: false,
      reply:
        'No. A lower bound is always an index from 0 to n: where the target would be inserted. Test `lo < n` and `a[lo] == target` to see whether it is there.',
    },
    {
      says: [
        'if the target is too large the lower bound is n',
        'lower bound can be n',
        'for a target larger than all the result is n',
      ],
      isRight: true,
      reply:
        'Yes. No value is at least the target, so the boundary is after the last element. That is why hi starts at n.',
    },
    {
      says: [
        'two searches make it log squared',
        'two binary searches are o(log^2 n)',
        'searching twice is slower than log n',
      ],
      isRight: false,
      reply: 'No. One after the other they add up: log n + log n = O(log n).',
    },
    {
      says: [
        'first bad version uses hi = mid',
        'if mid is bad then hi = mid',
        'a bad version may be the first so keep mid',
      ],
      isRight: true,
      reply:
        'Yes. A bad version can be the first bad one, so it stays in the range. A good one cannot, so `lo = mid + 1`.',
    },
    {
      says: [
        'first bad version uses hi = mid - 1',
        'if mid is bad the first bad one is before it',
        'when mid is bad drop it',
      ],
      isRight: false,
      reply:
        'Not with `lo < hi`: mid itself may be the first bad version, and you would lose it. Set `hi = mid`. (`mid - 1` works only if you store mid as the answer so far.)',
    },
    {
      says: [
        'the staircase starts at the top left',
        'in a sorted matrix start at the top left corner',
        'start at (0, 0) for the staircase',
      ],
      isRight: false,
      reply:
        'No. From the top left both moves go to larger values, so a comparison rules nothing out. Start at the top right: left is smaller, down is larger.',
    },
    {
      says: [
        'the staircase starts at the top right',
        'start at the top right or bottom left',
        'at the top right one move is smaller and one is larger',
      ],
      isRight: true,
      reply: 'Yes. There each comparison drops a row or a column, so at most m + n steps.',
    },
    {
      says: [
        'searching an empty array for the range crashes',
        'for an empty array the lower bound is an error',
        'an empty array needs a special case here',
      ],
      isRight: false,
      reply:
        'No. lo and hi are both 0, the loop does not run, and the bound is 0. Since 0 < n is false, the target counts as missing and the result is [-1, -1].',
    },
    {
      says: [
        'if the target is missing the answer is [-1, -1]',
        'missing target gives minus one twice',
        'both bounds are equal if the target is missing',
      ],
      isRight: true,
      reply: 'Yes. Both bounds are then the same index, so the range between them is empty.',
    },
    {
      says: [
        'lower bound and upper bound are the same',
        'lower bound is the first and upper bound the last equal index',
      ],
      isRight: false,
      reply:
        'No. The lower bound is the first index that is not smaller, the upper bound the first index that is larger, so one past the last equal value.',
    },
    {
      says: [
        'bisect_left returns the index of the element',
        'bisect left always finds the element',
        'bisect_left returns the position of the value',
      ],
      isRight: false,
      reply:
        'Only if the value is there. Otherwise it is the index at which it would be inserted: in [1, 4], `bisect_left` for 3 is 1, where 4 is. Check `a[i] == x`.',
    },
    {
      says: [
        'the last good version is before lo',
        'lo is the first bad version at the end',
        'low is the answer at the end',
        'when lo equals hi it is the first bad version',
      ],
      isRight: true,
      reply:
        'Yes. Everything before `lo` is known to be good, and `hi` is bad, so when they meet it is the first bad one.',
    },
    {
      says: [
        'for the last one i do left = mid + 1 when equal',
        'for the last position move left on a match',
        'on a match go right for the last occurrence',
      ],
      isRight: true,
      reply:
        'Yes. An equal value may also be to the right, so go on there. At the end the last one is at `left - 1`.',
    },
    {
      says: [
        'the first one moves right to mid when equal',
        'for the first position right = mid on a match',
        'on a match right moves to mid for the first',
      ],
      isRight: true,
      reply: 'Yes. mid may be the first one, so it stays in the range, and the search goes on to its left.',
    },
    {
      says: [
        'it needs two binary searches',
        'so two binary searches',
        'one search for the first and one for the last',
      ],
      isRight: true,
      reply:
        'Yes. One finds the first position, the other the end of the equal values. Together they still take O(log n).',
    },
  ],
} satisfies TutorTexts
