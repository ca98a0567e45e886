/** By pattern; one line for each passage, `section: words`. Arrays to queues. */
export const learnerWordsOnLines: Readonly<Record<string, string>> = {
  'two-pointers': `
    mistake-1: container water which side wall move shorter taller higher bar height
    mistake-2: duplicate triplets triples 3sum three sum same answer several times skip equal
    mistake-3: forgot to sort unsorted input need sorted
    mistake-4: same element twice left <= right or < pointers meet cross equal index while condition
    variations: 3sum three loops merge two arrays move zeroes read write fast slow in place remove`,
  'sliding-window': `
    mistake-1: negative numbers break sum shrink too early minimum length
    mistake-2: if or while when shrinking shrink loop move left several times
    mistake-3: where when update answer record best result longest shortest inside or after loop
    mistake-4: recompute sum every time slow O(nk) loop over window again timeout
    complexity: two nested loops while inside for quadratic n^2 still linear why
    variations: exactly k at most k distinct fixed size variable size maximum of window deque`,
  'prefix-sum': `
    clues: negative numbers allowed work with negatives instead of window
    mistake-1: initialize map with 0 1 zero count one empty subarray from start hashmap first why put missing subarrays
    mistake-2: kadane all negative numbers returns 0 initial best max
    mistake-3: product negative times negative track min and max both minimum
    mistake-4: index off by one left right inclusive prefix r minus l which index
    variations: subarray sum equals k kadane difference array range update divisible by k modulo remainder`,
  'hash-lookup': `
    mistake-1: two sum uses same element twice itself own index insert before check order
    mistake-2: longest consecutive too slow quadratic start of run timeout
    mistake-3: slope float double precision points on a line gcd division
    mistake-4: list array object as key unhashable tuple dictionary key error
    description: why is lookup constant time trade memory two loops one loop replace
    variations: store index or count getrandom insert delete sudoku box key`,
  sorting: `
    mistake-1: sort colors dutch flag swapped with right end index not move skip element mid pointer
    mistake-2: cyclic sort infinite loop duplicates swap never ends
    mistake-3: javascript sort numbers as strings 10 before 9 default lexicographic
    mistake-4: comparator inconsistent random result contract compare
    complexity: merge sort n log n levels extra buffer quicksort worst case
    variations: quickselect pivot dutch flag inversions custom comparator cyclic first missing positive`,
  'greedy-intervals': `
    mistake-1: sort by start or end which remove fewest most intervals scheduling
    mistake-2: touching intervals [1,2] [2,3] overlap or not < or <= boundary equal
    mistake-3: merge intervals last end max contained inside another nested loses
    mistake-4: prove greedy correct sure proof is greedy right counterexample trust
    variations: merge intervals sort start sort end jump game candy two passes`,
  'basic-binary-search': `
    mistake-1: infinite loop never terminates left = mid mid + 1 stuck two elements endless
    mistake-2: < or <= left right while condition inclusive exclusive half open bounds off by one
    mistake-3: mid overflow (low + high) / 2 large integers int
    mistake-4: descending array reversed order wrong half
    variations: sqrt matrix insert position median two sorted arrays`,
  'range-search': `
    mistake-1: returns middle occurrence not first duplicates early return equal found stops
    mistake-2: index out of range bound equals n end lower_bound not found larger than all
    mistake-3: linear scan expand from match left right slow many duplicates
    mistake-4: skip the answer mid - 1 or mid right = mid loses candidate
    variations: lower_bound upper_bound bisect_left bisect_right count occurrences first last closest`,
  'rotated-array-search': `
    mistake-1: find minimum compare mid with left or right which end not rotated
    mistake-2: < or <= sorted half two elements missing target equal
    mistake-3: duplicates worst case linear O(n) not log n equal ends
    mistake-4: peak index out of bounds neighbour mid + 1 last element
    variations: find pivot rotation count which half is sorted peak uphill slope why duplicates`,
  'binary-search-on-answer': `
    mistake-1: check function monotone monotonic when does it work condition yes no
    mistake-2: bounds low high start limits initial range max element minimum ship capacity lower upper
    mistake-3: infinite loop maximum largest round up mid ceil low = mid
    mistake-4: ceil division rounding hours koko integer division piles
    variations: minimize maximum maximize minimum decimal real float precision kth smallest count`,
  'string-two-pointers': `
    mistake-1: even length palindrome center two centers abba odd expand missed
    mistake-2: valid palindrome 2 delete one skip left or right both
    mistake-3: skip punctuation spaces index out of range only symbols while bound
    mistake-4: string concatenation += loop slow quadratic immutable builder join
    variations: expand around center subsequence reverse words compress string in place`,
  'string-sliding-window': `
    mistake-1: left jumps moves backwards last seen index max abba repeated
    mistake-2: minimum window needs duplicates two of same letter count set instead of counts enough
    mistake-3: compare both maps whole every step slow 26 matched counter formed
    mistake-4: zero count left in map size distinct wrong delete key
    variations: permutation anagram fixed length at most k distinct replacement most frequent letter`,
  'string-dynamic-programming': `
    mistake-1: empty string row column base case first row index error initialise
    mistake-2: word break greedy longest match first fails
    mistake-3: one row 1d rolling array diagonal overwritten prev temp space
    mistake-4: off by one i - 1 index length dp[i][j] character which
    variations: edit distance lcs wildcard star regex word break longest palindromic subsequence`,
  'frequency-counting': `
    mistake-1: isomorphic one map both directions two maps bijection pattern
    mistake-2: set instead of count anagram same letters different numbers
    mistake-3: int[26] uppercase unicode spaces index out of range array of 26
    mistake-4: key ambiguous join counts separator group anagrams collision 1 11
    variations: sorted word as key count key bucket sort by frequency without sorting counter array`,
  'digit-and-bit-parsing': `
    mistake-1: last carry forgotten extra digit 99 + 1 longer result
    mistake-2: overflow reverse integer atoi check before multiplying 32 bit limit
    mistake-3: negative shift right infinite loop >> >>> unsigned count bits
    mistake-4: leading zeros strip multiply strings zero result 00
    variations: xor trick lowest bit n & (n-1) fast power carry atoi states`,
  'linked-list-manipulation': `
    mistake-1: lost the rest of the list overwrite next before saving temp gone
    mistake-2: two in a row consecutive matches removed only one skip advance after delete
    mistake-3: cycle infinite print tail next null partition old tail
    mistake-4: head removed return wrong head first node dummy.next deleted
    variations: dummy head why when sentinel copy random pointer without map interleave delete node without previous tail merge
    description: dummy node purpose head edge case`,
  'linked-list-two-pointers': `
    mistake-1: null pointer fast.next.next check fast and fast.next while condition crash
    mistake-2: even length which middle first second two middles
    mistake-3: compare values instead of nodes identity intersection same value
    mistake-4: cycle start entrance after meeting speed one step reset head both
    variations: nth from end gap one pass cycle start reset to head why floyd proof intersection of two lists switch heads
    complexity: why do they meet guaranteed catch up gap shrinks`,
  'linked-list-reversal': `
    mistake-1: return head instead of prev only one node single element result new head
    mistake-2: reverse between m n sublist rest lost connect ends reconnect
    mistake-3: k group leftover fewer than k last group remaining nodes
    mistake-4: cycle infinite loop two nodes point at each other prev null start
    complexity: recursive recursion space stack
    variations: segment between positions swap pairs in groups add two numbers ii`,
  'linked-list-design': `
    mistake-1: doubly linked prev pointer not updated forgot one side broken remove
    mistake-2: evict delete from map too key stale out of sync store key in node
    mistake-3: put existing key update counts as use move to front recency
    mistake-4: null checks head tail sentinel dummy both ends empty capacity 1
    variations: lru lfu skip list express lanes coin hashmap buckets chaining frequency lists count`,
  'stack-operations': `
    mistake-1: stack not empty at end leftover open brackets ((  returns true
    mistake-2: pop from empty stack closing first error ) underflow crash
    mistake-3: operand order rpn minus division swapped first pop wrong sign
    mistake-4: asteroid collision several while instead of if chain
    variations: min stack O(1) minimum second stack decode string calculator nested operators`,
  'queue-operations': `
    mistake-1: circular queue full or empty head equals tail ambiguous same index
    mistake-2: pop(0) shift slow array list python javascript quadratic dequeue
    mistake-3: deque store index or value sliding window maximum expired
    mistake-4: two stacks transfer move only when out empty order wrong queue pour
    variations: ring buffer modulo josephus rotate monotonic deque window maximum`,
  'monotonic-stack': `
    mistake-1: equal values duplicates < or <= strict sum of subarray minimums counted twice
    mistake-2: elements left on stack at end no answer -1 sentinel zero default leftover
    mistake-3: store index not value distance width days compute
    mistake-4: increasing or decreasing stack which direction next greater smaller
    complexity: while loop inside for why linear amortized pushed popped once
    variations: circular array twice modulo histogram previous smaller next greater increasing decreasing`,
}
