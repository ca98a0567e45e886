import type { TutorTexts } from '../../tutor-texts.ts'

export const tutor = {
  questions: [
    {
      kind: 'what',
      question: 'What is a longest increasing subsequence?',
      asks: [
        'what is lis',
        'longest increasing subsequence',
        'tails array meaning',
        'lis meaning',
        'longest increasing subsequence in simple words',
        'lis idea',
        'how does lis work',
        'lis explained',
        'how do i compute the lis',
        'longest increasing subsequence dp explained',
      ],
      answer:
        'It is the longest choice of elements, in their given order but not necessarily adjacent, in which each one is larger than the one before. In O(n²): for each element, take the best sequence that ends at a smaller element before it, and add one.',
      further: {
        example:
          '[4, 1, 5, 2, 3], the best length that ends at each element:\n- 4: 1.\n- 1: 1, nothing smaller before it.\n- 5: 2, after 4 or 1.\n- 2: 2, after 1.\n- 3: 3, after 2.\nThe longest is 1, 2, 3.',
        why: 'Take the last element off an increasing subsequence, and what is left ends at an earlier, smaller element. So the best for each earlier end is all you need. What came before that end no longer matters, only its value.',
        check: {
          ask: 'How long is the longest increasing subsequence of [6, 2, 5, 1, 7, 4]?',
          right: ['3', 'three'],
          because: 'It is 3, namely 2, 5, 7. The 1 between them is skipped, and 4 is too small to follow.',
          wrong: [
            {
              says: ['2', 'two'],
              reply: 'That is the longest rising run. Which elements may you skip here?',
            },
            {
              says: ['4', 'four'],
              reply:
                'Write your four numbers down. Is each larger than the one before, and do they come in this order?',
            },
          ],
        },
        claims: [
          {
            says: ['equal numbers count as increasing', '2 2 is increasing'],
            isRight: false,
            reply:
              'No. Strictly increasing means that each number is larger than the one before, so [2, 2] has length 1. For "not decreasing" equal numbers would count.',
          },
          {
            says: ['the elements must be contiguous', 'a subsequence has no gaps'],
            isRight: false,
            reply: 'No. A subsequence may skip elements. Only a subarray must be contiguous.',
          },
          {
            says: ['there can be several longest subsequences', 'the lis is not unique'],
            isRight: true,
            reply: 'Yes. In [1, 3, 2] both 1, 3 and 1, 2 have length 2. Only the length is unique.',
          },
          {
            says: ['a subsequence may skip elements', 'gaps are allowed in a subsequence'],
            isRight: true,
            reply: 'Yes. Only the order must stay: in [1, 9, 2] you may choose 1 and 2 and skip the 9.',
          },
        ],
      },
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
      further: {
        example:
          '[2, 5, 3, 4]. Looking back: 5 looks at 1 element, 3 at 2, 4 at 3, so 6 comparisons, n(n - 1) / 2. With `tails`: [2], [2, 5], [2, 3], [2, 3, 4], one binary search in at most three sorted values per number.',
        why: 'A number extends the longest sequence that ends below it. Since `tails` is sorted, this is the sequence just before the first value that is not smaller. One binary search finds it, without a look at each earlier element.',
        check: {
          ask: 'An array has n elements, and its LIS has length k. What does the method with `tails` cost, in n and k?',
          right: [
            'o(n log k)',
            'n log k',
            'o(n * log k)',
            'n * log k',
            'o(n*log k)',
            'o(n log(k))',
            'n log(k)',
          ],
          because:
            'O(n log k): each of the n numbers is searched for in `tails`, which never gets longer than k.',
          wrong: [
            {
              says: ['o(n log n)', 'n log n'],
              reply: 'That is a bound that always holds. But how many values can `tails` contain here?',
            },
            {
              says: ['o(nk)', 'o(n k)', 'o(n * k)', 'n * k', 'o(n*k)', 'n*k'],
              reply: 'A scan of `tails` from the left would cost that. How do you search sorted values?',
            },
            {
              says: ['o(n)', 'linear'],
              reply:
                'One step per number would be that. What does it cost to find the right position in `tails`?',
            },
          ],
        },
        claims: [
          {
            says: ['i must sort the array for n log n', 'the array must be sorted first'],
            isRight: false,
            reply:
              'No. Sorting the array would destroy the order. `tails` is sorted all by itself, and that is where you search.',
          },
          {
            says: ['n log n comes from the binary search', 'one binary search per element'],
            isRight: true,
            reply: 'Yes. There are n elements, and each needs O(log n) to find its position in `tails`.',
          },
          {
            says: ['the simple dp needs a 2d table', 'the n squared version needs n squared space'],
            isRight: false,
            reply:
              'No. It has one entry per element, O(n) space. Only the time is quadratic, because each entry looks back at all earlier ones.',
          },
          {
            says: ['looking back at all earlier elements is n squared', 'the simple table is O(n^2)'],
            isRight: true,
            reply:
              'Yes. The elements look back at 0, 1, 2 and so on up to n - 1 others, about n² / 2 in all.',
          },
        ],
      },
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
      further: {
        example:
          '[5, 6, 1, 2, 3]:\n- 5: [5]. 6: [5, 6].\n- 1 replaces 5: [1, 6], which is no subsequence, since 1 comes after 6. The length 2 is still that of 5, 6.\n- 2 replaces 6: [1, 2].\n- 3: [1, 2, 3]. The length is 3.',
        why: 'Why is it sorted? A sequence of length k + 1 contains one of length k that ends at a smaller value. So the smallest end for length k is below the one for k + 1. And a replaced sequence did exist, so its length stays valid.',
        check: {
          ask: '`tails` is [2, 5, 9], and the number 4 arrives. What is `tails[1]` afterwards?',
          right: ['4', 'four'],
          because:
            'It is 4: 5 is the first value not smaller than 4, and now a sequence of length 2 can end at 4, after the 2.',
          wrong: [
            { says: ['5', 'five'], reply: 'Can a sequence of length 2 now end at something smaller?' },
            {
              says: ['2', 'two'],
              reply:
                'That is `tails[0]`, and it stays. Which entry is the first that is not smaller than the new number?',
            },
            {
              says: ['9', 'nine'],
              reply: 'That is `tails[2]`. Which entry is the first that is not smaller than the new number?',
            },
          ],
        },
        claims: [
          {
            says: [
              'tails is the lis itself',
              'tails is the subsequence',
              'the content of tails is the answer sequence',
            ],
            isRight: false,
            reply: 'No. For [5, 6, 1] it ends as [1, 6], but 1 comes after 6. Only its length is right.',
          },
          {
            says: ['tails is always sorted', 'tails stays in increasing order'],
            isRight: true,
            reply:
              'Yes. A longer sequence contains a shorter one that ends lower, so the smallest ends rise with the length.',
          },
          {
            says: ['replacing a value can make the result shorter', 'replacing loses the old sequence'],
            isRight: false,
            reply:
              'No. Replacing changes no length. The old sequence existed, and the smaller end can be extended by everything that could follow the larger one.',
          },
          {
            says: ['the length of tails is the answer', 'tails only gives the length'],
            isRight: true,
            reply: 'Yes. It has one entry for each length for which an increasing subsequence exists.',
          },
        ],
      },
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
      further: {
        example:
          '[2, 3, 4, 1] gives the cells 1, 2, 3, 1. The last cell is 1, because nothing before the 1 is smaller. The maximum, 3, is at index 2, where 2, 3, 4 ends.',
        why: 'Each cell is forced to use its own element. That keeps the step simple, since the next number only has to exceed this one. But it also means that no single cell speaks for the whole array.',
        check: {
          ask: '[1, 4, 6, 3]: which number is in the last cell of the table?',
          right: ['2', 'two'],
          because:
            'It is 2, for the sequence 1, 3. The answer to the problem is the cell before it, with 3 for 1, 4, 6.',
          wrong: [
            {
              says: ['3', 'three'],
              reply:
                'That is the maximum of the table. Which elements before the last one are smaller than it?',
            },
            { says: ['1', 'one'], reply: 'Is there really nothing smaller before the last element?' },
            {
              says: ['4', 'four'],
              reply:
                'The last cell counts only sequences that end with the last element. Which elements can come before it?',
            },
          ],
        },
        claims: [
          {
            says: ['dp[n-1] is always the answer', 'i return the last cell'],
            isRight: false,
            reply:
              'No. In [2, 3, 4, 1] the last cell is 1, but the answer is 3. Return the maximum of all cells.',
          },
          {
            says: ['dp[i] must end exactly at i', 'dp[i] always uses element i'],
            isRight: true,
            reply: 'Yes. That is why the next element only has to be compared with `a[i]`.',
          },
          {
            says: [
              'if the last element is the largest dp[n-1] is enough',
              'last element is the maximum so the last cell works',
            ],
            isRight: true,
            reply:
              'Yes. Any sequence can be extended by it, or end in it instead of an equal value. But you cannot rely on it in general.',
          },
          {
            says: ['the answer is the maximum of the table', 'i return the max over all dp'],
            isRight: true,
            reply: 'Yes. The best subsequence may end at any element, and each cell speaks only for its own.',
          },
        ],
      },
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
        'For strictly increasing use the lower bound, `bisect_left`: an equal value replaces the old one. For not decreasing use the upper bound, `bisect_right`: an equal value extends the sequence.',
      further: {
        example:
          '[4, 4, 6]:\n- `bisect_left`: [4], then the second 4 replaces the first, [4], then [4, 6]. Length 2: 4, 6.\n- `bisect_right`: [4], then the second 4 is appended, [4, 4], then [4, 4, 6]. Length 3: all of them.',
        why: 'A number x may follow smaller values, or values up to x if equal ones are allowed. `bisect_left` returns how many values in `tails` are below x, `bisect_right` how many are at most x. That is the length of the longest sequence x can extend.',
        check: {
          ask: '[1, 3, 3, 3, 2] with `bisect_right`. How long is `tails` at the end?',
          right: ['4', 'four'],
          because:
            'It is 4: after [1, 3, 3, 3] the number 2 replaces the first 3. The longest nondecreasing subsequence is 1, 3, 3, 3.',
          wrong: [
            {
              says: ['2', 'two'],
              reply:
                'That is the strictly increasing version. Where does `bisect_right` put a 3 if `tails` ends with 3?',
            },
            { says: ['5', 'five'], reply: 'Is the last number appended, or does it replace a value?' },
            {
              says: ['3', 'three'],
              reply: 'Do it step by step: what does `tails` look like after each of the equal numbers?',
            },
          ],
        },
        claims: [
          {
            says: ['bisect_left for strictly increasing', 'strictly increasing means lower bound'],
            isRight: true,
            reply:
              'Yes. An equal value then replaces the old one instead of extending it, so [2, 2] keeps length 1.',
          },
          {
            says: [
              'non decreasing needs bisect_left',
              'use bisect_left if equal values may follow each other',
              'bisect_right for strictly increasing',
            ],
            isRight: false,
            reply:
              'No, it is the other way round: `bisect_left` for strictly increasing, and `bisect_right` if equal values may follow each other, so that they are appended.',
          },
          {
            says: [
              'with distinct numbers both give the same',
              'without duplicates it does not matter which bisect',
            ],
            isRight: true,
            reply: 'Yes. They differ only if x itself is already in `tails`, which needs a repeated value.',
          },
          {
            says: ['bisect_right for non decreasing', 'upper bound if equal values may repeat'],
            isRight: true,
            reply:
              'Yes. It finds the position after all equal values, so an equal value extends the sequence.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'Why do I sort by width ascending and by height descending?',
      about: 354,
      asks: [
        'russian doll envelopes',
        'sort width ascending height descending',
        'why descending height',
        'envelopes sorting trick',
      ],
      answer:
        'Sort by width ascending and, for equal widths, by height descending, then take the LIS of the heights. Descending heights keep two envelopes of the same width from being nested.',
      further: {
        example:
          'Envelopes (2, 3), (2, 4), (3, 5).\n- Heights ascending within width 2: 3, 4, 5, length 3. Wrong: two of them are equally wide.\n- Heights descending: 4, 3, 5, length 2, for example 3, 5. Right.',
        why: 'After sorting, an envelope can only follow ones that are not wider. Within one width the heights fall, and a rising sequence takes at most one element of a falling one. So the widths of the chosen ones rise strictly, too.',
        check: {
          ask: 'Envelopes (4, 2), (4, 5), (4, 7) and (6, 6). How many can you put into each other at most?',
          right: ['2', 'two'],
          because:
            'It is 2, for example (4, 5) in (6, 6). The three of width 4 exclude each other, and (4, 7) is too high.',
          wrong: [
            {
              says: ['3', 'three'],
              reply: 'You count envelopes of the same width together. Does one fit into the other?',
            },
            { says: ['1', 'one'], reply: '(6, 6) is wider than the others. Is one of them lower, too?' },
            {
              says: ['4', 'four'],
              reply: 'Three of them are equally wide. Can you use more than one of these?',
            },
          ],
        },
        claims: [
          {
            says: ['sort both ascending', 'width and height ascending is fine'],
            isRight: false,
            reply:
              'No. With (2, 3) and (2, 4) in this order the heights rise, so LIS would put one into the other although both are 2 wide.',
          },
          {
            says: [
              'i can swap the roles of width and height',
              'sort by height ascending and width descending also works',
            ],
            isRight: true,
            reply:
              'Yes. The rule is symmetric. Only equal values of the first measure must come in descending order of the second.',
          },
          {
            says: ['envelopes of the same width fit into each other', 'same width but higher is enough'],
            isRight: false,
            reply: 'No. Both measures must be strictly larger, so two envelopes of equal width never nest.',
          },
          {
            says: ['width ascending and height descending', 'equal widths need descending heights'],
            isRight: true,
            reply: 'Yes. Then the heights of one width fall, and the LIS takes at most one of them.',
          },
        ],
      },
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
        'Keep a longest increasing subsequence and remove the rest. Use LIS whenever you choose elements in a fixed order and each chosen one must fit the previous chosen one: longest chain, fewest deletions to sort, envelopes, longest divisible subset.',
      further: {
        example:
          'Heights [5, 1, 4, 6, 2] should rise after as few removals as possible. The LIS is 1, 4, 6, three elements, so 5 - 3 = 2 must go: the 5 and the 2.',
        why: 'What stays after the removals is an increasing subsequence, and removing the fewest means keeping the most. Fewer removals would leave a longer one than the LIS, and there is none.',
        check: {
          ask: '[7, 2, 3, 9, 4]: how many elements must you remove at least so that the rest rises strictly?',
          right: ['2', 'two'],
          because: 'It is 2: the LIS has length 3, for example 2, 3, 9, and 5 - 3 = 2.',
          wrong: [
            { says: ['3', 'three'], reply: 'That is how many can stay. How many are left to remove?' },
            { says: ['1', 'one'], reply: 'Remove the 7 and look at the rest: does it rise everywhere?' },
          ],
        },
        claims: [
          {
            says: [
              'fixed order and each must fit the one before means lis',
              'choose elements in order with a condition to the previous one',
            ],
            isRight: true,
            reply:
              'Yes. The condition need not be "larger": divisibility or nesting works with the same table.',
          },
          {
            says: [
              'it is still lis if i may reorder the elements',
              'lis works if i can sort the elements first',
            ],
            isRight: false,
            reply:
              'Only if a second measure is left, as with envelopes. If plain numbers may be reordered, sort them, and all distinct values rise.',
          },
          {
            says: [
              'n minus lis is the number of removals',
              'removals = n - lis',
              'fewest deletions is n - lis',
            ],
            isRight: true,
            reply:
              'Yes. What you keep is an increasing subsequence, and the longest one leaves the fewest to remove.',
          },
          {
            says: ['the number of removals is the length of the lis', 'fewest deletions equals lis'],
            isRight: false,
            reply: 'No. The LIS is what stays. For 5 elements with an LIS of 3 you remove 2.',
          },
        ],
      },
    },
    {
      kind: 'compare',
      question: 'Can I get the LIS as an LCS with the sorted array?',
      about: 300,
      asks: ['lis vs lcs', 'lis by lcs with sorted', 'difference'],
      answer:
        'LIS is the LCS of the array and its sorted distinct values, O(n²). The direct LIS is O(n log n).',
      with: 'string-dynamic-programming',
    },
    {
      kind: 'how',
      question: 'How do I count the longest subsequences?',
      about: 673,
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
      further: {
        example:
          '[3, 4, 1, 5]:\n- A stack that pops larger values: [3], [3, 4], then 1 pops both, [1], then [1, 5]. Length 2.\n- `tails`: [3], [3, 4], then 1 replaces only 3, [1, 4], then [1, 4, 5]. Length 3, for 3, 4, 5.',
        why: 'Popping is safe only if the new value is better in every respect. Here 1 is a better end for length 1, but the pair 3, 4 is still the best for length 2. So each length must keep an end of its own.',
        check: {
          ask: '[2, 6, 1, 7]: a stack that pops larger values ends as 1, 7. How long is the LIS?',
          right: ['3', 'three'],
          because: 'It is 3, namely 2, 6, 7. The stack popped 2 and 6 when 1 came.',
          wrong: [
            {
              says: ['2', 'two'],
              reply:
                'That is the size of the stack. Which elements did the 1 push out, and could the 7 follow them?',
            },
            {
              says: ['4', 'four'],
              reply: 'Then the 1 would have to come after the 6 in a rising sequence. Can it?',
            },
          ],
        },
        claims: [
          {
            says: [
              'a monotonic stack is for the next greater element',
              'a stack finds the nearest larger value',
            ],
            isRight: true,
            reply:
              'Yes. There a value that is popped has met its answer and is never needed again. In LIS it may still be needed.',
          },
          {
            says: ['the size of the stack is the lis', 'the largest stack size is the length of the lis'],
            isRight: false,
            reply: 'No. For [2, 6, 1, 7] the stack never has more than 2 elements, but 2, 6, 7 has length 3.',
          },
          {
            says: [
              'tails replaces one value and a stack pops many',
              'in tails only one value changes per step',
            ],
            isRight: true,
            reply:
              'Yes. Each number replaces one entry or is appended, so the ends of all other lengths are kept.',
          },
          {
            says: ['popped elements may still be needed', 'a stack loses elements that are needed later'],
            isRight: true,
            reply: 'Yes. In [3, 4, 1, 5] the 1 pops 3 and 4, but the 5 should have followed them.',
          },
        ],
      },
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
      about: 300,
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
      about: 300,
      asks: [
        'always take the next larger number',
        'walk and keep every bigger element',
        'greedy from the first element',
      ],
      answer:
        'No. In [1, 100, 2, 3] taking every larger number gives 1, 100, while 1, 2, 3 is longer. An element may have to be passed over, so keep the best for every ending, or the smallest tail for every length.',
      further: {
        example:
          '[6, 7, 1, 2, 3]. Starting with the first element and taking every larger number gives 6, 7 and nothing more: length 2. Leaving both out gives 1, 2, 3: length 3. Even the very first element may have to be skipped.',
        why: 'Taking a value raises the bar for all later ones. Whether that pays depends on what is still to come, which you do not know at that moment. So keep both possibilities: for each length the smallest end.',
        check: {
          ask: '[3, 8, 4, 5, 9]: how many numbers do you get if you start with 3 and always take the next larger one?',
          right: ['3', 'three'],
          because: 'You get 3 numbers: 3, 8, 9. The LIS is 3, 4, 5, 9 and needs the 8 to be skipped.',
          wrong: [
            {
              says: ['4', 'four'],
              reply: 'That is the length of the LIS. After the rule has taken 8, can it still take 4?',
            },
            {
              says: ['2', 'two'],
              reply: 'Go on to the end of the array: does anything larger than 8 follow?',
            },
          ],
        },
        claims: [
          {
            says: [
              'starting greedily from every index is enough',
              'try greedy from each start and take the best',
            ],
            isRight: false,
            reply:
              'No. In [1, 100, 2, 3] each start gives at most 2 numbers, but 1, 2, 3 has 3. The 100 must be skipped on the way.',
          },
          {
            says: ['a smaller end leaves more room', 'a lower last value is better'],
            isRight: true,
            reply:
              'Yes. Everything that can follow a larger end can also follow a smaller one, at the same length.',
          },
          {
            says: [
              'always taking the smallest next number works',
              'greedy with the smallest larger number is right',
            ],
            isRight: false,
            reply:
              'No. In [1, 3, 4, 2] the smallest number above 1 is 2, at the end: 1, 2. The LIS is 1, 3, 4.',
          },
          {
            says: ['sometimes an element has to be skipped', 'i must skip some larger numbers'],
            isRight: true,
            reply: 'Yes. A high value early can block many lower ones, as the 8 in [5, 8, 6, 7] does.',
          },
        ],
      },
    },
    {
      kind: 'mistake',
      question: 'Must the elements be next to each other?',
      about: 300,
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
      about: 300,
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
    {
      kind: 'how',
      question: 'How do I find the longest decreasing subsequence?',
      asks: [
        'longest decreasing subsequence',
        'what if it must be decreasing',
        'lis but falling instead of rising',
        'how do i change it for decreasing order',
      ],
      answer:
        'Negate all values, or read the array from the end, and find the longest increasing subsequence of that. For [5, 3, 4, 1] the negated array is [-5, -3, -4, -1], and its longest increasing subsequence has length 3, as in 5, 3, 1. The cost stays O(n log n).',
    },
    {
      kind: 'how',
      question: 'How does the O(n log n) method work, step by step?',
      asks: [
        'how does the n log n one work',
        'how does the fast lis work',
        'explain the tails method',
        'tails method step by step',
        'how does binary search help for lis',
        'lis in n log n how',
      ],
      answer:
        'Keep `tails`: the smallest last value for each length. For each x, find by binary search the first value that is at least x. If there is none, append x; otherwise replace that value. For [3, 1, 4, 2, 5]: [3], [1], [1, 4], [1, 2], [1, 2, 5]. The length 3 is the answer. n searches of O(log n).',
    },
    {
      kind: 'mistake',
      question: 'What if the array is empty, descending or has equal numbers?',
      asks: [
        'what if the array is empty',
        'what about equal numbers',
        'what if all numbers are equal',
        'what if the array is descending',
        'empty array lis',
        'negative numbers in lis',
        'only one element',
      ],
      answer:
        'An empty array gives 0; test it, because `max` of nothing fails. A descending array gives 1, and so does an array of equal numbers, since strictly increasing forbids equal neighbors. Negative numbers need no care: only comparisons matter. If equal values are allowed (nondecreasing), use `<=` or `bisect_right`.',
    },
    {
      kind: 'how',
      question: 'How do I explain the LIS in an interview?',
      asks: [
        'how would i explain that in an interview',
        'explain lis to an interviewer',
        'how do i present the lis solution',
      ],
      answer:
        'Begin with the simple one: “`dp[i]` is the longest that ends at i; it is 1 plus the largest `dp[j]` with j before i and a smaller value.” The answer is the maximum, O(n²). Then offer the fast one: “For each length I keep the smallest last value; that list is sorted, so a binary search tells what to replace.” O(n log n).',
    },
    {
      kind: 'why',
      question: 'Why does every cell start with 1?',
      asks: [
        'why start dp with 1',
        'why is dp 1 at the start',
        'why initialize with 1',
        'why not start with 0',
      ],
      answer:
        'Each element alone is an increasing subsequence of length 1. If no smaller element comes before it, that is the best one ending there: in [5, 3, 1] all cells stay 1. With 0 every result would be one too small.',
    },
    {
      kind: 'what',
      question: 'What is patience sorting?',
      asks: ['what is patience sorting', 'patience sorting', 'lis with piles of cards', 'card piles lis'],
      answer:
        'A card game that gives the LIS. Put each card on the leftmost pile whose top is not smaller, or open a new pile on the right. The number of piles is the length of the LIS, and the tops of the piles are the array `tails`. For 3, 1, 4, 2, 5: piles (3, 1), (4, 2), (5), so 3.',
    },
    {
      kind: 'how',
      question: 'Can I sort the array and use LCS?',
      about: 300,
      asks: [
        'can i sort it and do lcs',
        'lis with lcs',
        'lis by sorting and lcs',
        'lis as common subsequence',
      ],
      answer:
        'Yes. Sort the distinct values and take the longest common subsequence with the array: a common subsequence of both is increasing. For [3, 1, 2] and the sorted [1, 2, 3] it is 1, 2. Remove duplicates, or equal values would count. It takes O(n²) time and space, so `tails` with O(n log n) is better.',
    },
  ],
  problems: [
    {
      number: 300,
      questions: [
        {
          question: 'What do I return, and which bisect do I use?',
          asks: ['tails not the answer', 'strictly bisect', 'return max dp'],
          answer:
            'With the table, return its maximum. With `tails`, use `bisect_left` and return its length: its content is in general no subsequence of the input.',
        },
        {
          question: 'How fast can it be solved?',
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
          question: 'When does the counter start again?',
          asks: ['reset', 'subarray vs'],
          answer: 'Compare neighbors only, and reset the count to 1 when the value does not rise.',
        },
        {
          question: 'How much time and space does it take?',
          asks: ['cost', 'complexity of the run', 'time complexity', 'big o of this'],
          answer: 'O(n) time and O(1) space: one counter and one maximum.',
        },
        {
          question: 'Why do I miss the last run?',
          asks: ['last run missed', 'result too small', 'equal values counted'],
          answer: 'Update the maximum at every step, not only when a run ends. Equal neighbors end a run.',
        },
      ],
    },
    {
      number: 646,
      questions: [
        {
          question: 'Can a pair start where the last one ends?',
          asks: ['greedy', 'strict'],
          answer:
            'The start of a pair must be strictly larger than the end of the last one, so [2, 3] cannot follow [1, 2].',
        },
        {
          question: 'Which is faster here, greedy or DP?',
          asks: ['cost', 'complexity of the pairs', 'time complexity', 'big o of this'],
          answer:
            'O(n log n): sort by the second number and take each pair that starts after the last end. DP takes O(n²).',
        },
        {
          question: 'Why do I sort by the second number?',
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
          question: 'When is the count replaced, and when is it added to?',
          asks: ['of counts', 'equal length add'],
          answer:
            'If `len[j] + 1` is larger than `len[i]`, set `len[i]` to it and replace the count: `cnt[i] = cnt[j]`. If it is equal, add: `cnt[i] += cnt[j]`.',
          further: {
            example:
              '[1, 3, 2, 4]. The 1 has length 1, count 1; the 3 and the 2 each have length 2, count 1. For the 4:\n- from 1: length 2, count 1.\n- from 3: length 3 is longer, count 1.\n- from 2: length 3 again, count 1 + 1 = 2.\nThey are 1, 3, 4 and 1, 2, 4.',
            why: 'Group the chains that end at i by the element before i. Chains with different elements there are different, so their counts may be added. Shorter chains cannot be among the longest that end at i, so a longer one replaces their count.',
            check: {
              ask: '[5, 5, 6, 6]: how many longest increasing subsequences are there, counted by their indexes?',
              right: ['4', 'four'],
              because: 'There are 4: each of the two 6s can follow each of the two 5s, so 2 · 2.',
              wrong: [
                {
                  says: ['2', 'two'],
                  reply:
                    'For one of the 6s: how many elements can come before it? And how many 6s are there?',
                },
                {
                  says: ['1', 'one'],
                  reply: 'All of them look alike, but equal values at different indexes count separately.',
                },
              ],
            },
            claims: [
              {
                says: ['i add the counts of all elements at the end', 'the answer is the sum of all counts'],
                isRight: false,
                reply:
                  'No. Add only the counts of elements whose length is the maximum. For [1, 3, 2] that is 1 + 1 = 2, not 3.',
              },
              {
                says: ['a longer chain replaces the count', 'if it is longer i take over the count of j'],
                isRight: true,
                reply:
                  'Yes. The chains counted before are too short now, so they no longer matter for this element.',
              },
              {
                says: [
                  'equal values at different positions count separately',
                  'duplicates are counted by index',
                ],
                isRight: true,
                reply: 'Yes. In [2, 2] there are two subsequences of length 1, one for each index.',
              },
              {
                says: ['equal length means add the counts', 'if the length is equal i add the count'],
                isRight: true,
                reply:
                  'Yes. These are other chains of the same length, with another element before the last.',
              },
            ],
          },
        },
        {
          question: 'How fast can I count them?',
          asks: ['cost', 'complexity of counting', 'time complexity', 'big o of this'],
          answer: 'O(n²) with length and count per element; O(n log n) with a Fenwick tree or sorted tails.',
        },
        {
          question: 'Which counts do I add up at the end?',
          asks: ['adds all counts', 'result too large', 'counts shorter ones'],
          answer: 'At the end add only the counts of elements whose length equals the maximum.',
        },
      ],
    },
    {
      number: 368,
      questions: [
        {
          question: 'Why does it help to sort first?',
          asks: ['why sort', 'reconstruct'],
          answer:
            'In a sorted chain the last element is a multiple of all others. So if it divides the new number, all others divide it as well, and one test is enough.',
        },
        {
          question: 'How much time does it take?',
          asks: ['cost', 'complexity of the divisible subset', 'time complexity', 'big o of this'],
          answer: 'O(n²) after sorting, with one predecessor per element for the output.',
        },
        {
          question: 'How do I get the elements and not only the size?',
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
          question: 'How do I find the words that can come before a word?',
          asks: ['delete letter', 'sort by length'],
          answer:
            'Sort by length, then delete each letter of a word in turn and look up the shorter word: the best chain is one longer than the longest of theirs.',
        },
        {
          question: 'Where does the L² in the cost come from?',
          asks: ['cost', 'complexity of the chain', 'time complexity', 'big o of this'],
          answer: 'O(n log n + n · L²): each of n words has L shorter versions, each built in O(L).',
        },
        {
          question: 'What do I do instead of comparing all pairs?',
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
          question: 'What do I store for each index?',
          asks: ['map', 'negative difference'],
          answer:
            'Keep a map from difference to length for each index; every pair has a length of at least 2.',
        },
        {
          question: 'How much time and space does it take?',
          asks: ['cost', 'complexity of the arithmetic sequence', 'time complexity', 'big o of this'],
          answer: 'O(n²) time and space, because each pair of elements gives one difference.',
        },
        {
          question: 'What does `dp[i][d]` stand for?',
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
          question: 'Why do the heights of equal widths descend?',
          asks: ['equal width', 'descending height why'],
          answer:
            'A rising sequence takes at most one of several falling heights. So envelopes of equal width, which do not fit into each other, are never counted together.',
        },
        {
          question: 'Is the quadratic table fast enough?',
          asks: ['cost', 'complexity of the envelopes', 'time complexity', 'big o of this'],
          answer:
            'O(n log n): one sort and a binary search per envelope. The O(n²) table is too slow for 100,000 envelopes.',
        },
        {
          question: 'Why is my result too large?',
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
          question: 'Which positions can be the peak?',
          asks: ['both sides', 'peak needs both'],
          answer:
            'Those at which both lengths are at least 2: the longest increasing subsequence that ends there, and the longest decreasing one that starts there.',
        },
        {
          question: 'How fast can I compute the lengths from both sides?',
          asks: ['cost', 'complexity of the mountain', 'time complexity', 'big o of this'],
          answer: 'O(n²) with two tables, O(n log n) with binary search from both sides.',
        },
        {
          question: 'Why do I count a mere slope?',
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
  claims: [
    {
      says: ['tails is the longest increasing subsequence', 'the tails array is the answer itself'],
      isRight: false,
      reply:
        'No, only its length is right. tails[i] is the smallest end of an increasing subsequence of length i + 1.',
    },
    {
      says: ['the subsequence must be contiguous', 'lis is a contiguous run'],
      isRight: false,
      reply: 'No. A subsequence may skip elements, but it keeps their order.',
    },
    {
      says: ['lis can be done in n log n', 'lis with binary search is o(n log n)'],
      isRight: true,
      reply: 'Yes, with a binary search in `tails` for each element.',
    },
    {
      says: ['the simple lis is n squared', 'lis dp takes o(n^2)'],
      isRight: true,
      reply: 'Yes. Each element looks back at all earlier ones.',
    },
    {
      says: [
        'it has to be contiguous',
        'the elements must be next to each other',
        'the subsequence must be contiguous',
        'a subsequence is a contiguous part',
        'elements have to be adjacent',
        'i cannot skip elements',
      ],
      isRight: false,
      reply:
        'No. A subsequence may skip elements; only a subarray must be contiguous. In [1, 9, 2, 3] the LIS is 1, 2, 3.',
    },
    {
      says: [
        'dp[i] is the longest in the first i elements',
        'dp[i] is the best up to i',
        'dp[i] is the longest increasing subsequence until i',
        'dp[i] is the answer for the first i numbers',
        'dp[i] covers the whole prefix',
      ],
      isRight: false,
      reply:
        'No. `dp[i]` is the longest that ends exactly at i. So the answer is the maximum of all cells: for [1, 5, 2] it is 2, and for [5, 6, 1] the last cell is only 1.',
    },
    {
      says: [
        'dp[i] is the longest that ends at i',
        'dp[i] must end at element i',
        'dp[i] is the length of the longest subsequence ending at i',
        'the subsequence of dp[i] ends with nums[i]',
        'dp[i] includes element i',
      ],
      isRight: true,
      reply: 'Yes. It must end exactly at i, so that the next element knows which value it has to exceed.',
    },
    {
      says: [
        'the answer is dp[n-1]',
        'the answer is the last cell',
        'return dp[n-1]',
        'the result is in the last element of dp',
        'the last dp value is the answer',
        'i return the last value',
      ],
      isRight: false,
      reply:
        'No. The best may end anywhere. For [5, 6, 1] the last cell is 1, and the answer is 2. Return the maximum of all cells.',
    },
    {
      says: [
        'the answer is the maximum of dp',
        'return the max over all dp values',
        'the answer is the largest cell',
        'take the max of the whole dp array',
        'the best can end at any index',
      ],
      isRight: true,
      reply: 'Yes. The longest one may end anywhere: [5, 6, 1] gives dp = 1, 2, 1, and the answer is 2.',
    },
    {
      says: [
        'tails is the actual subsequence',
        'tails contains the longest increasing subsequence',
        'the tails array is the answer itself',
        'i can return tails as the subsequence',
        'tails is the lis',
      ],
      isRight: false,
      reply:
        'No. `tails` has the right length, but its content is usually no subsequence. For [3, 4, 1] it ends as [1, 4], although 1 comes after 4.',
    },
    {
      says: [
        'tails[k] is the smallest end of a subsequence of length k+1',
        'tails stores the smallest last value for each length',
        'the length of tails is the answer',
        'tails keeps the smallest tail for every length',
        'tails is not the subsequence itself',
      ],
      isRight: true,
      reply:
        'Yes. `tails[k]` is the smallest last value of any increasing subsequence of length k + 1. Only its length is the answer.',
    },
    {
      says: [
        'i replace the first value that is not smaller',
        'replace the first larger element in tails',
        'a smaller end is better',
        'replacing keeps the length and lowers the end',
        'binary search the first value >= x and replace it',
      ],
      isRight: true,
      reply:
        'Yes. A smaller last value leaves more room for later elements, and the lengths stay as they are.',
    },
    {
      says: [
        'equal numbers count as increasing',
        'equal values can follow each other',
        '[2,2,2] has length 3',
        'duplicates extend the subsequence',
        'two equal numbers are increasing',
      ],
      isRight: false,
      reply:
        'No. Strictly increasing means that equal numbers do not follow each other: [2, 2, 2] has an LIS of length 1.',
    },
    {
      says: [
        'equal numbers do not count',
        'with equal numbers only one is used',
        '[2,2,2] gives 1',
        'use bisect_left for strictly increasing',
        'equal values are replaced and not appended',
      ],
      isRight: true,
      reply:
        'Yes. A strictly increasing subsequence has no equal values, so [2, 2, 2] gives 1. In `tails`, `bisect_left` replaces the equal value instead of appending.',
    },
    {
      says: [
        'dp starts with 0',
        'all dp values start at 0',
        'initialize dp with zeros',
        'the base case is 0',
      ],
      isRight: false,
      reply: 'No. It starts with 1: every element alone is a subsequence of length 1.',
    },
    {
      says: [
        'dp starts with 1',
        'every dp value starts at 1',
        'each element alone has length 1',
        'initialize all cells with 1',
      ],
      isRight: true,
      reply: 'Yes. Each element is a subsequence of length 1 by itself.',
    },
    {
      says: [
        'the simple lis is o(n^2)',
        'the dp takes n squared',
        'two loops make it o(n^2)',
        'for each i i look at all j before',
        'it compares every pair so o(n^2)',
      ],
      isRight: true,
      reply: 'Yes. For each i the loop looks at all earlier j: about n²/2 pairs.',
    },
    {
      says: [
        'with binary search it is o(n log n)',
        'the tails method takes n log n',
        'binary search in tails makes it n log n',
        'each element does a binary search',
        'the fast version is o(n log n)',
      ],
      isRight: true,
      reply: 'Yes. Each element needs one binary search in `tails`, which is sorted.',
    },
    {
      says: [
        'i can just sort the array',
        'sort it and count the elements',
        'sorting gives the lis',
        'the lis is the sorted array',
        'just sort and remove duplicates',
      ],
      isRight: false,
      reply: 'No. Sorting loses the order of the elements. [3, 1, 2] sorted is 1, 2, 3, but the LIS is 1, 2.',
    },
    {
      says: [
        'always take the next larger number',
        'greedy works for lis',
        'take the next bigger element each time',
        'go through the array and take every larger one',
        'just take every number bigger than the last',
      ],
      isRight: false,
      reply:
        'No. The next larger number may be far too large: [1, 9, 2, 3]. Taking 9 ends it at length 2, but 1, 2, 3 has length 3.',
    },
    {
      says: [
        'height descending keeps equal widths from nesting',
        'sort equal widths by height descending',
        'equal widths must not be nested',
        'descending heights prevent two envelopes of the same width',
        'with the same width the larger height comes first',
      ],
      isRight: true,
      reply:
        'Yes. Otherwise two envelopes of equal width would count as nested. With heights descending, at most one of them can be in an increasing sequence.',
    },
  ],
} satisfies TutorTexts
