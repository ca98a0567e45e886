import type { TutorTexts } from '../../tutor-texts.ts'

export const tutor = {
  questions: [
    {
      kind: 'what',
      question: 'What is a prefix sum?',
      asks: [
        'what is a prefix sum',
        'explain prefix sums simply',
        'cumulative sum idea',
        'prefix sum for beginners',
        'running total array',
        'what is prefix[i]',
        'how do prefix sums help',
      ],
      answer:
        '`prefix[i]` is the sum of the first i elements, with `prefix[0] = 0`. The sum of elements i to j is then `prefix[j + 1] - prefix[i]`: everything up to j minus everything before i. One O(n) pass, and every range sum costs O(1).',
    },
    {
      kind: 'when',
      question: 'Which words point to prefix sums?',
      asks: [
        'when prefix sum',
        'many range sum queries',
        'recognize prefix sums',
        'subarray sum count',
        'many queries of sum between i and j',
        'sum of a range asked thousands of times, array does not change',
        'exact sum with negative numbers',
        'which words point to prefix sums',
      ],
      answer:
        'Use it for many sums over ranges of an array that does not change, and for counting or finding subarrays with sum k (also with negative values), with a sum divisible by k, or with equal numbers of two kinds (count one as +1 and the other as -1).',
    },
    {
      kind: 'why',
      question: 'Why do I start with a prefix of 0?',
      asks: [
        'why start with prefix 0',
        'why map {0: 1}',
        'why put 0 in the map first',
        'seen = {0:1} reason',
        'why {0: 1} at the start',
        'why put 0 with count 1 into the map first',
        'why initialize the map with zero',
        'what is the empty prefix for',
        'why seen = {0: -1} in the beginning',
        'why is there a zero at the beginning of the prefix',
        'subarray starting at index 0 is missed',
        'initialize count of prefix 0 with 1',
      ],
      answer:
        'The empty prefix has sum 0. Without that entry you miss every subarray that starts at index 0, since its sum is `prefix - 0`. For counting store count 1; for the longest subarray store index -1.',
    },
    {
      kind: 'why',
      question: 'Why do I need a hash map with prefix sums?',
      asks: [
        'why hash map with prefix sum',
        'subarray sum equals k how does the map work',
        'prefix minus k lookup',
        'how does the map replace the inner loop in subarray sum k',
        'why look for prefix - k',
        'what do i store in the map for subarray sum',
      ],
      answer:
        'A subarray that ends here has sum k exactly if an earlier prefix equals `prefix - k`. The map counts how often each prefix occurred, so one lookup counts all the starts. That replaces the inner loop over starts: O(n) instead of O(n²).',
    },
    {
      kind: 'mistake',
      question: 'Why do I count too many subarrays when k is 0?',
      asks: [
        'k = 0 counts too many',
        'lookup before insert',
        'store the current prefix after the lookup',
        'empty subarray counted',
        'counts empty subarrays when k is zero',
        'put the prefix in the map before or after checking',
      ],
      answer:
        'Look up first, store afterwards. If you store the current prefix first and k is 0, it matches itself, which counts an empty subarray for each index. Order: add to the sum, add `map[sum - k]` to the count, then increase `map[sum]`.',
    },
    {
      kind: 'mistake',
      question: 'Which indices give the sum from i to j?',
      asks: [
        'off by one prefix',
        'prefix[j] - prefix[i] which index',
        'range sum i..j formula',
        'length n or n+1',
        'which index for the sum from i to j',
        'prefix array has n + 1 elements why',
        'range sum formula wrong by one',
      ],
      answer:
        'With `prefix[i]` as the sum of the first i elements, the sum of i..j inclusive is `prefix[j + 1] - prefix[i]`, and the array has n + 1 entries. If `prefix[i]` includes element i, it is `prefix[j] - prefix[i - 1]`, which needs a special case for i = 0.',
    },
    {
      kind: 'why',
      question: 'How do I count sums that are divisible by k?',
      asks: [
        'sum divisible by k',
        'remainders',
        'same remainder mod k',
        'negative remainder',
        'subarrays divisible by k why remainders',
        'negative mod in prefix sums',
        'multiple of k subarray',
      ],
      answer:
        'Two prefixes with the same remainder mod k differ by a multiple of k, so count pairs of equal remainders. Start with remainder 0 seen once. In Java, C++ and JavaScript a remainder may be negative, so make it positive: `((sum % k) + k) % k`.',
    },
    {
      kind: 'cost',
      question: 'How expensive is one query for a range?',
      asks: [
        'prefix sum complexity',
        'cost per query',
        'space of prefix sums',
        'update costs',
        'tc and sc of prefix sums',
        'how expensive is one range query',
        'what if the array changes',
      ],
      answer:
        'Building takes O(n) time and space, each range sum O(1). With a map for "sum k" it is O(n) time and O(n) space. If values change between queries, each change costs O(n); then a Fenwick or segment tree (O(log n) each) is the tool.',
    },
    {
      kind: 'how',
      question: 'How do I add to a range many times?',
      asks: [
        'difference array',
        'add to a range many times',
        'range updates',
        'bookings per flight',
        'add value to many ranges then read once',
        'increment l to r many times',
        'flight bookings trick',
        'sweep with +v and -v',
      ],
      answer:
        'Add v at `diff[l]` and subtract v at `diff[r + 1]` for each update, O(1) each. One prefix sum over `diff` at the end gives all the values. It is prefix sums backwards: cheap range updates, one read at the end.',
    },
    {
      kind: 'how',
      question: 'Why do I start over when the sum is negative?',
      asks: [
        'kadane',
        'maximum subarray',
        'best sum ending here',
        'why reset when negative',
        'maximum subarray idea',
        'why does kadane drop a negative sum',
        'largest contiguous sum',
        'kadane all negative numbers',
      ],
      answer:
        'The best sum that ends here is either this element alone or the element plus the best sum that ended before it: `here = max(x, here + x)`. A negative earlier sum only makes it worse, so it is dropped. Start with the first element, so that all-negative input works.',
    },
    {
      kind: 'how',
      question: 'What about zeros in the product of all other elements?',
      asks: [
        'product of array except self',
        'prefix and suffix product',
        'without division',
        'zeros in product',
        'product of all except itself without dividing',
        'left products and right products',
        'what about zeros in product except self',
      ],
      answer:
        'The answer at i is the product of everything to its left times everything to its right. Fill the left products in one pass, then go from the right with one running product. No division, so zeros need no special case; extra space is O(1) besides the output.',
    },
    {
      kind: 'how',
      question: 'How does a prefix sum work in two dimensions?',
      asks: [
        'prefix sum in 2d',
        'matrix range sum',
        'inclusion exclusion',
        'submatrix sum',
        'sum of a rectangle in a matrix',
        '2d range sum query',
        'submatrix sum fast',
      ],
      answer:
        'Let `P[r][c]` be the sum above and left of cell (r, c). A rectangle is `P[r2][c2] - P[r1][c2] - P[r2][c1] + P[r1][c1]`: the corner was subtracted twice, so it is added back. Building is O(rows · cols), each query O(1).',
    },
    {
      kind: 'compare',
      question: 'When do I need a segment tree instead of prefix sums?',
      asks: [
        'prefix sum or segment tree',
        'fenwick tree when',
        'updates between queries',
        'array changes between range sum queries',
        'fenwick tree or prefix sum',
      ],
      answer:
        'Prefix sums answer range sums in O(1), if the values do not change. With updates in between use a Fenwick (binary indexed) tree: O(log n) for both.',
      with: 'Fenwick tree',
    },
    {
      kind: 'mistake',
      question: 'Why do I track the minimum too?',
      asks: [
        'maximum product subarray',
        'kadane with multiplication',
        'why track the minimum too',
        'negative times negative',
        'max product with negative numbers',
        'two negatives make the product large',
      ],
      answer:
        'Carrying only the largest product is not enough: a negative value turns the smallest product into the largest. In [-2, 3, -4] the product -6 becomes 24. Carry both the largest and the smallest product that end here.',
    },
    {
      kind: 'how',
      question: 'How do I find the best subarray that wraps around?',
      asks: [
        'maximum circular subarray',
        'subarray that wraps around',
        'kadane on a ring',
        'total minus minimum subarray',
        'best subarray that wraps around the end',
        'circular max sum',
      ],
      answer:
        "Either the best subarray does not wrap, which is plain Kadane, or what it leaves out is the subarray with the smallest sum: total minus minimum. In [5, -3, 5] that is 7 - (-3) = 10. If all values are negative, use Kadane's result, or you would choose nothing.",
    },
    {
      kind: 'how',
      question: 'How do I find the longest subarray with as many 0s as 1s?',
      asks: [
        'longest subarray with equal number of 0s and 1s',
        'contiguous array equal zeros and ones',
        'same count of two values in a subarray',
        'balanced 0 and 1 binary array longest',
        'equal count of two values longest subarray',
        'zeros and ones balanced',
      ],
      answer:
        'Count 0 as -1 and 1 as +1: equal numbers then mean a sum of 0. Store the first index of each running sum; when a sum comes back, the subarray between is balanced, and the longest one wins in O(n).',
    },
    {
      kind: 'when',
      question: 'How do I answer many questions about the sales from one day to another?',
      asks: [
        'thousands of queries for the total between two days',
        'how much was sold from day a to day b, many times',
        'number of stretches whose total is exactly k, values may be negative',
        'equal number of two kinds in the longest stretch',
        'is there a point where left and right total are the same',
      ],
      answer:
        'Use prefix sums for the totals of many ranges or for ranges with an exact total. Build them once in O(n), then each range is a difference in O(1). To count ranges with total k, look up `prefix - k` in a hash map of counts; for the longest, store the first index of each prefix. Negative values do no harm.',
    },
    {
      kind: 'compare',
      question: 'With negative numbers, do I use a window or prefix sums?',
      asks: ['negatives in the array, window or prefix', 'exact sum k, which one', 'at most k or exactly k'],
      answer:
        'For an exact sum use prefix sums with a hash map, which negative numbers do not disturb. For a limit ("at most k", "at least k") on nonnegative numbers use a window: growing never lowers the sum, and it needs only O(1) space. For the shortest range with sum at least k and negative numbers, use prefix sums with a monotonic deque.',
      with: 'sliding-window',
    },
    {
      kind: 'how',
      question: 'What if values change between the queries?',
      asks: [
        'values change between the queries',
        'range sum with updates',
        'prefix sums after an update are slow',
        'point update and range sum',
      ],
      answer:
        'Prefix sums cost O(n) per update, since all later prefixes change. With updates between queries use a Fenwick tree or a segment tree: O(log n) for both.',
    },
    {
      kind: 'compare',
      question: "Why is Kadane's algorithm not a window?",
      asks: ['kadane or sliding window', 'why is kadane not a window', 'maximum subarray window or kadane'],
      answer:
        'Kadane drops everything before an element when the sum so far is negative, so it never shrinks step by step and handles negative values. A window with a limit on the sum needs nonnegative values. For the maximum sum use Kadane; for the longest or shortest range with a limit, a window.',
      with: 'sliding-window',
    },
    {
      kind: 'when',
      question: 'What do I use instead of a window with negative numbers?',
      asks: [
        'what do i use instead of a window with negatives',
        'so what do i use for negative values',
        'which pattern if the window fails',
        'ok so what do i use instead',
      ],
      answer:
        'Use prefix sums with a hash map: to count subarrays with sum k, add for each prefix how often `prefix - k` came before. Negative values do no harm, and it takes O(n) time on average and O(n) space.',
    },
    {
      kind: 'mistake',
      question: 'Do prefix sums need positive numbers?',
      asks: [
        'prefix sums need positive numbers, right',
        'prefix sum breaks with negatives',
        'negative numbers not allowed for running totals',
      ],
      answer:
        'No. A difference of two prefixes is the exact sum of the range whatever the signs are. Only tricks that need increasing prefixes fail with negative values, such as binary search over them: [3, -2, 4] has prefixes 0, 3, 1, 5.',
    },
    {
      kind: 'mistake',
      question: 'Can I get the maximum of a range from prefix maxima?',
      asks: [
        'range maximum with prefix max, right',
        'subtract prefix maximum like sums',
        'prefix trick for min and max',
        'range max from two prefixes',
      ],
      answer:
        'No. Subtraction undoes a sum, but nothing undoes a maximum. In [5, 1, 2] every prefix maximum is 5, which does not reveal that the last two have maximum 2. Use a sparse table if values stay fixed, or a segment tree if they change.',
    },
    {
      kind: 'mistake',
      question: 'Do I need counts or just the prefixes that were seen?',
      asks: [
        'a set of prefixes is enough to count',
        'set instead of map for subarray sum k',
        'do i need counts or just seen prefixes',
      ],
      answer:
        'Only if the question is whether such a subarray exists. To count, you need how often each prefix occurred: [1, -1, 1, -1] with k = 0 has 4 subarrays, but a set finds only 3, because prefix 0 came twice before the last element.',
    },
    {
      kind: 'mistake',
      question: 'If one value changes, does only one prefix entry change?',
      asks: [
        'change one value, change one prefix entry',
        'just fix prefix at that index after update',
        'update a single cell of the running total',
      ],
      answer:
        'No. Every later prefix contains that value, so all of them change: O(n) per update. After [1, 2, 3] becomes [5, 2, 3], the prefixes 1, 3, 6 become 5, 7, 10. Use a Fenwick tree if updates are frequent.',
    },
    {
      kind: 'mistake',
      question: 'Why does my longest subarray come out too short?',
      asks: [
        'longest subarray comes out too short',
        'max length smaller than expected',
        'longest balanced part is wrong, prefix map',
        'map overwritten with later index',
      ],
      answer:
        'You overwrite the index of a prefix that is already in the map. The longest subarray needs the earliest index, so store a prefix only if it is not there yet. For a shortest subarray it is the reverse: overwrite it.',
    },
    {
      kind: 'mistake',
      question: 'Why do all products come out as zero?',
      asks: ['all products come out zero', 'product except self gives only zeros', 'running product stays 0'],
      answer:
        'Most likely the running product starts at 0. It must start at 1, because multiplying by 1 changes nothing. If the input has two or more zeros, all zeros is the right answer; with one zero, only its own position is nonzero.',
    },
    {
      kind: 'mistake',
      question: 'Why does my rectangle sum come out too small?',
      asks: [
        'rectangle sum comes out too small',
        '2d sum wrong by the corner',
        'submatrix total off, corner removed twice',
      ],
      answer:
        'The upper left corner was subtracted twice, once with the rows above and once with the columns to the left. Add it back: `P[r2][c2] - P[r1][c2] - P[r2][c1] + P[r1][c1]`, with P larger by one row and one column.',
    },
    {
      kind: 'mistake',
      question: 'Why does my range update miss the last element?',
      asks: [
        'range update misses the last element',
        'last day does not get the added value',
        'difference array spills one too far',
        'difference array crashes at the end',
      ],
      answer:
        'Check where you cancel the update. For l to r inclusive subtract at `diff[r + 1]`; with `diff[r]` the last element is missed. Give `diff` n + 1 entries, otherwise a range that ends at the last index crashes.',
    },
    {
      kind: 'when',
      question: 'How do I find when an account is back at the same balance?',
      asks: [
        'account balance back at the same value',
        'as many wins as losses, longest run',
        'rainfall from month to month asked again and again',
        'cut the list where both halves weigh the same',
        'many date ranges each add bookings',
        'days in a row with profit exactly zero',
      ],
      answer:
        'Use prefix sums. For many totals, subtract two prefixes. Where the running total returns to an earlier value, the subarray between them sums to zero, so store the prefixes in a hash map. For two halves of equal weight, look for a prefix that is half the total. For many range additions, mark the start and the end in a difference array and sum once. Each takes O(n) besides the queries.',
    },
    {
      kind: 'how',
      question: 'Where does the best sum begin?',
      asks: [
        'print the subarray kadane found',
        'start and end index of maximum subarray',
        'where does the best sum begin',
        'kadane, where it starts and ends',
      ],
      answer:
        'Remember a tentative start: whenever you restart at the current element, set it to this index. When the best sum improves, save the tentative start and the current index as the answer. That is still one pass, O(n), with O(1) space.',
    },
    {
      kind: 'how',
      question: 'How do I find the rectangle with the largest sum in a matrix?',
      asks: ['maximum sum rectangle in a matrix', 'kadane in 2d', 'best submatrix sum cost'],
      answer:
        'Fix a top and a bottom row, add up each column between them, and run Kadane on those column sums. Extend the bottom row one at a time to update the sums in O(cols). All pairs of rows take O(rows² · cols), so let the smaller dimension be the fixed pair.',
    },
    {
      kind: 'how',
      question: 'How do I find the maximum subarray with at least k elements?',
      asks: [
        'maximum subarray with at least k elements',
        'best sum of length k or more',
        'kadane with a minimum length',
      ],
      answer:
        'Use prefix sums: for each end j take `prefix[j]` minus the smallest prefix at index at most j - k. Carry that minimum along, adding one candidate per step. O(n) time. Plain Kadane fails, because it may choose fewer than k elements.',
    },
    {
      kind: 'what',
      question: 'Can I sort first for a subarray sum?',
      asks: [
        'can i sort first for a subarray sum',
        'could i sort it first',
        'sort the array before subarray sum equals k',
        'does sorting keep subarrays',
      ],
      answer:
        'No. A subarray is contiguous in the original order, and sorting may change which elements are neighbors: no subarray of [2, 7, 3] has the sum 5, but sorting makes it [2, 3, 7], where [2, 3] has. Sorting the array helps with pairs and triples when only their values matter, not with subarrays.',
    },
    {
      kind: 'what',
      question: 'Do prefix sums work with negative numbers?',
      asks: [
        'do prefix sums work with negative numbers',
        'are negative numbers ok for prefix sums',
        'prefix sum with negative values',
      ],
      answer:
        'Yes. The sum of a range is the difference of two prefixes, whatever the signs are. What fails with negative numbers is a window that grows and shrinks by its sum, and binary search over the prefixes, which must never fall. A window of fixed size still works.',
    },
  ],
  problems: [
    {
      number: 560,
      questions: [
        {
          asks: ['k negative', 'why not sliding window 560', 'map of prefix counts', 'why start with 0:1'],
          answer:
            'With negatives a longer window may have a smaller sum, so no window. Look up `prefix - k` in the map of earlier prefixes; the entry 0 with count 1 stands for subarrays that start at index 0.',
        },
        {
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'hash map collisions',
          ],
          answer:
            'O(n) time on average and O(n) space for the map of prefixes; if all keys collide, lookups take O(n) each. Trying all starts and ends with a running sum takes O(n²) time and O(1) space.',
        },
        {
          asks: ['count too large when k is zero', 'order of lookup and insert', 'count includes empty ones'],
          answer:
            'Look up `prefix - k` before you store the current prefix. In the other order and with k = 0, every prefix finds itself and adds one empty subarray.',
        },
      ],
    },
    {
      number: 53,
      questions: [
        {
          asks: ['all negative kadane', 'returns 0', 'initial value kadane'],
          answer:
            'Start with the first element, not with 0, otherwise an array of negative numbers gives 0, the sum of an empty subarray.',
        },
        {
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'divide and conquer instead',
          ],
          answer:
            'Kadane takes O(n) time and O(1) space. The usual divide and conquer takes O(n log n) and is only asked as a follow-up; Kadane is what to write.',
        },
        {
          asks: ['what does here mean', 'current versus best sum', 'return current sum by mistake'],
          answer:
            '`here` is the best sum of a subarray that ends exactly at this element; `best` is the largest `here` so far. Return `best`, because the best subarray need not end at the last element.',
        },
      ],
    },
    {
      number: 238,
      questions: [
        {
          asks: ['without division', 'zeros in', 'O(1) extra space'],
          answer:
            'Write the left products into the output, then go from the right with one variable and multiply. Zeros need no special case.',
        },
        {
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'two passes for products',
          ],
          answer:
            'O(n) time for two passes, and O(1) space besides the output if the right product is a single variable.',
        },
        {
          asks: ['result includes the number itself', 'multiplies own value', 'update order wrong'],
          answer:
            'Write the running product into the answer first, and multiply it by the current value afterward. In the other order each position includes its own value.',
        },
      ],
    },
    {
      number: 525,
      questions: [
        {
          asks: ['contiguous array first index', 'why -1', 'equal zeros and ones'],
          answer:
            'Store only the first index of a prefix, so that the subarray is longest, and prefix 0 at index -1, so that a subarray from the start counts.',
        },
        {
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'brute force for equal zeros ones',
          ],
          answer:
            'O(n) time on average and O(n) space for the first index of each running sum. All starts and ends take O(n²).',
        },
        {
          asks: ['what is the running sum', 'zeros minus ones meaning', 'returns too short'],
          answer:
            'The running sum is the number of ones minus the number of zeros so far. If the result is too short, you overwrite the stored index; keep only the first one.',
        },
      ],
    },
    {
      number: 974,
      questions: [
        {
          asks: ['negative remainder', 'by k negative', 'mod in java'],
          answer:
            'In Java, C++ and JavaScript `%` may be negative: use `((sum % k) + k) % k`, otherwise equal remainders look different.',
        },
        {
          asks: ['time complexity and why', 'cost in time and space', 'big o runtime memory'],
          answer:
            'O(n + k) time and O(k) space with an array of k counters, because there are only k remainders. A map takes O(n) time on average and O(min(n, k)) space.',
        },
        {
          asks: [
            'count is too small',
            'remainder zero not counted at start',
            'misses subarrays from the beginning',
          ],
          answer:
            'Start with remainder 0 counted once for the empty prefix. For [5] with k = 5 the answer is 1, and without that entry you get 0.',
        },
      ],
    },
    {
      number: 303,
      questions: [
        {
          asks: ['inclusive prefix index', 'prefix length n + 1', 'sumrange off by one'],
          answer: 'With `prefix[0] = 0` the sum of left..right is `prefix[right + 1] - prefix[left]`.',
        },
        {
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'building versus query cost',
          ],
          answer:
            'Building takes O(n) time and space once in the constructor, each query O(1). Summing in each query takes O(n) per call.',
        },
        {
          asks: ['why immutable in the title', 'if values change', 'update in range sum query'],
          answer:
            'Immutable means that values never change, so prefixes stay right. With updates each change would cost O(n); use a Fenwick tree with O(log n) for both.',
        },
      ],
    },
    {
      number: 724,
      questions: [
        {
          asks: ['includes itself', 'first', 'total minus left'],
          answer:
            "The pivot's own value belongs to neither side. Add it to the left sum only after the test.",
        },
        {
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'suffix sums needed',
          ],
          answer:
            'O(n) time for two passes, one for the total and one for the left sum, and O(1) space. A suffix array is not needed.',
        },
        {
          asks: ['pivot at the ends', 'no pivot found returns wrong', 'leftmost pivot wanted'],
          answer:
            'Outside the array the sum is 0, so index 0 is a pivot if everything after it sums to 0. Check indices from the left, return the first hit, and -1 only after the loop.',
        },
      ],
    },
    {
      number: 918,
      questions: [
        {
          asks: ['all negative', 'wrap around', 'empty'],
          answer:
            'If all values are negative, total minus the smallest is 0, an empty range: return the plain maximum then.',
        },
        {
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'double the array',
          ],
          answer:
            'O(n) time and O(1) space: carry the maximum and the minimum subarray and the total in one pass. Doubling the array needs a limit of n elements and a deque, which is more work.',
        },
        {
          asks: ['why total minus minimum works', 'meaning of minimum', 'wrap around subarray complement'],
          answer:
            'A subarray that wraps leaves out one contiguous middle part. Total minus the smallest middle part is therefore the best wrapping sum.',
        },
      ],
    },
    {
      number: 1094,
      questions: [
        {
          asks: ['end stop passengers leave', 'difference array stops', 'capacity check'],
          answer:
            'Passengers leave at the end stop before others board, so subtract at `to`, not at `to + 1`.',
        },
        {
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'difference array or heap',
          ],
          answer:
            'O(n + s) for n trips and s stops with a difference array. Sorting events takes O(n log n), which is better if positions are huge.',
        },
        {
          asks: ['false at drop off', 'capacity exceeded when one leaves', 'what does the running sum mean'],
          answer:
            'The running sum is the number of passengers in the car after this stop. If you subtract at `to + 1`, those who leave still count there, and the check fails wrongly.',
        },
      ],
    },
    {
      number: 134,
      questions: [
        {
          asks: ['next start after failure', 'why not earlier', 'total'],
          answer:
            'Every station between the start and the failure arrives with no more gas than the start did, so it fails as well.',
        },
        {
          asks: ['time complexity and why', 'cost in time and space', 'big o runtime memory'],
          answer:
            'O(n) time and O(1) space in one pass, since a failed start rules out all stations up to the failure. Trying each start takes O(n²).',
        },
        {
          asks: ['returns a start that fails', 'total not checked', 'what is the tank variable'],
          answer:
            'The tank is the sum of gas minus cost since the current start. It says nothing about stations before that start, so also check that the total is not negative, else return -1.',
        },
      ],
    },
    {
      number: 1074,
      questions: [
        {
          asks: ['complexity', 'pairs of rows', 'transpose smaller'],
          answer: 'O(rows² · cols): loop over pairs of the smaller dimension.',
        },
        {
          asks: ['bug with map', 'map must be reset per row pair', 'counts too many'],
          answer:
            'Start a new map with 0 counted once for each pair of rows. A map kept from the previous pair matches prefixes of different rows.',
        },
        {
          asks: [
            'what is one dimension left',
            'column sums between two rows',
            'reduce submatrix to subarray',
          ],
          answer:
            'For fixed top and bottom rows, each column becomes one number, the sum between them. A submatrix with these rows is then a subarray of those numbers, so count subarrays with sum target.',
        },
      ],
    },
    {
      number: 152,
      questions: [
        {
          asks: ['max negative', 'zero resets', 'min and max'],
          answer:
            'Compute the largest and the smallest product from the old values at once. A zero restarts both.',
        },
        {
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'max product brute force',
          ],
          answer:
            'O(n) time and O(1) space: one pass that carries the largest and the smallest product ending here. All subarrays take O(n²).',
        },
        {
          asks: [
            'max updated before min uses it',
            'max product wrong by update order',
            'swap min and max on negative',
          ],
          answer:
            'Compute both from the old values: if you overwrite the maximum first, the minimum uses the new one. Swapping both when the value is negative is another safe form.',
        },
      ],
    },
  ],
  quiz: [
    {
      task: 'A library shelf has 300,000 books in a fixed row, each either fiction or not. A million times, someone asks how many fiction books there are from position a to position b. Answer each query in constant time.',
      words: ['from position a to position b', 'in constant time'],
      not: 'hash-lookup',
      why: 'A map finds one book at once, but a range can contain 300,000 of them, and storing an answer for every pair a, b takes 45 billion entries.',
      idea: 'Store how many fiction books are among the first i, for every i; each query is the difference of two of these counts.',
      cost: 'O(n + q) for q queries',
    },
    {
      task: 'A food truck reports the result of each of 100,000 days: a profit is positive, a loss is negative. Which run of consecutive days, of any length, has the largest total?',
      words: ['a loss is negative', 'of any length'],
      not: 'sliding-window',
      why: 'With losses, dropping a day can raise or lower the total, so nothing tells a window when to shrink.',
      idea: "Carry the best total that ends today: extend yesterday's run if its total is positive, otherwise start over; note the first and last day of the best run so far.",
      cost: 'O(n)',
    },
    {
      task: 'A boulevard has 50,000 lamps at level 0. Each of 80,000 orders raises the level of all lamps from number a to number b by x. After all orders, report the level of every lamp.',
      words: ['all lamps from number a to number b', 'After all orders'],
      not: 'hash-lookup',
      why: 'A map stores the level of each lamp, but an order can cover all 50,000 lamps, so the orders can cost four billion updates.',
      idea: 'Add x at a and subtract x just after b, for every order; one running total at the end gives every level.',
      cost: 'O(n + m) for n lamps and m orders',
    },
    {
      task: 'A bakery lists how many rolls it baked on each of 200,000 days. Rolls are shipped in boxes of 12. For how many runs of consecutive days does the total fill boxes exactly, with no roll left over?',
      words: ['does the total fill boxes exactly', 'with no roll left over'],
      not: 'sliding-window',
      why: 'One more day can make the total divisible by 12 or spoil it, so a window never knows whether to grow or shrink.',
      idea: 'Take the running total modulo 12; a run is valid if the remainder is the same before and after it, so count earlier equal remainders.',
      cost: 'O(n)',
    },
    {
      task: 'A museum records the temperature of a vault every hour, in whole degrees, for 200,000 hours. In how many periods of consecutive hours, of any length, was the average exactly 18 degrees?',
      words: ['of any length', 'was the average exactly 18 degrees'],
      not: 'sliding-window',
      why: 'One more hour can raise or lower the average, so neither growing nor shrinking brings a window closer to exactly 18.',
      idea: 'Subtract 18 from every value: the average is 18 exactly when the sum is 0, so count equal running totals with a map.',
      cost: 'O(n)',
    },
  ],
} satisfies TutorTexts
