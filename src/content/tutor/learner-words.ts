/** Words learners use for a passage, by pattern: `section: words`. Only searched, never shown. */
const learnerWords: Readonly<Record<string, string>> = {
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
    variations: sqrt matrix single element median two sorted arrays`,
  'range-search': `
    mistake-1: returns middle occurrence not first duplicates early return equal found stops
    mistake-2: index out of range bound equals n end lower_bound not found larger than all
    mistake-3: linear scan expand from match left right slow many duplicates
    mistake-4: skip the answer mid - 1 or mid right = mid loses candidate
    variations: insert position lower_bound upper_bound bisect_left bisect_right count occurrences first last closest`,
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
  'tree-traversal': `
    mistake-1: balanced tree height computed again slow n^2 every node
    mistake-2: null root none empty tree crash base case if not root
    mistake-3: same tree structure values equal but shape different null
    mistake-4: invert swap children left right lost temp overwritten flatten
    variations: top down bottom up iterative stack without recursion postorder iteratively
    description: preorder inorder postorder what does a call return recursion on trees trust`,
  'level-order-traversal': `
    mistake-1: queue size changes inside loop len levels mixed next level end up in current list
    mistake-2: maximum width overflow index too big position numbers
    mistake-3: minimum depth one child leaf wrong min
    mistake-4: null children pushed in queue extra empty level none
    variations: zigzag alternate direction right side view per level width index`,
  'binary-search-tree': `
    mistake-1: validate bst only compare with parent children direct min max bounds range
    mistake-2: duplicates equal values allowed left or right strict
    mistake-3: delete node two children successor replace lost subtree
    mistake-4: insert does nothing return root assign recursion result lost new node
    complexity: worst case skewed chain sorted input unbalanced height
    variations: inorder kth smallest largest backwards validate bounds search insert recursion`,
  'path-sum-and-lca': `
    mistake-1: return both sides to parent max path sum diameter fork left plus right
    mistake-2: leaf check null root to leaf one child path sum
    mistake-3: negative values max(0) drop branch all negative
    mistake-4: path list keeps growing pop backtrack remove after recursion shared copy
    variations: lca how recursion returns node both sides diameter path sum 3 prefix downward`,
  'tree-construction': `
    mistake-1: slow find index of root in inorder every time map quadratic
    mistake-2: slicing arrays memory copies indices instead
    mistake-3: serialize null markers missing children ambiguous same string
    mistake-4: postorder build right before left subtree which side first
    variations: preorder inorder how split serialize deserialize bounds bst from preorder`,
  'heap-priority-queue': `
    mistake-1: min heap or max heap for k largest which why smallest on top
    mistake-2: update change priority decrease key inside heap stale lazy
    mistake-3: two heaps median rebalance sizes differ balance
    mistake-4: tie compare tuple python error nodes objects not comparable equal priority
    mistake-5: default heapq priorityqueue priority_queue min or max heap language negate comparator greater
    variations: median stream two heaps merge k lists size k top k
    description: difference sorted array heap order partially`,
  trie: `
    mistake-1: search returns true for prefix isend end of word flag startswith whole word carpet car
    mistake-2: word search 2 too slow dfs per word timeout board together
    mistake-3: word found twice duplicates remove end mark after match
    mistake-4: array of 26 children uppercase digits unicode index
    variations: wildcard dot search maximum xor binary trie end flag`,
  backtracking: `
    mistake-1: all results empty or same list copy path append reference aliasing
    mistake-2: undo remove pop after recursion visited unmark missing answers
    mistake-3: duplicate subsets permutations input has duplicates skip sort same level
    mistake-4: prune early check too late slow hopeless branch leaf n queens sudoku
    complexity: exponential factorial how many 2^n n! branches
    variations: start index used array subsets permutations combinations include exclude`,
  'depth-first-search': `
    mistake-1: mark visited when on entry or exit twice infinite recursion
    mistake-2: cycle undirected parent edge false cycle came from
    mistake-3: disconnected components loop over all nodes missed not reached islands
    mistake-4: recursion limit depth stack overflow recursionerror deep iterative long chain
    variations: detect cycle directed three colors white gray black bipartite two coloring bridges low link
    complexity: V + E why adjacency list`,
  'breadth-first-search': `
    mistake-1: mark visited when push enqueue or pop dequeue duplicates in queue memory
    mistake-2: count levels distance nodes instead of steps off
    mistake-3: word ladder compare all words slow neighbours wildcard
    mistake-4: one minute too many last round off by one rotten oranges empty level
    variations: multi source several starts bidirectional state space open lock 0-1 bfs
    description: why does bfs give shortest path unweighted guarantee`,
  'matrix-traversal': `
    mistake-1: index out of range bounds check before access neighbours negative index wraps
    mistake-2: game of life in place update old new state overwritten simultaneous
    mistake-3: spiral matrix single row column twice duplicate last
    mistake-4: rows cols swapped x y non square rectangular height width r c
    variations: flood fill islands border surrounded regions spiral rotate directions array`,
  'topological-sort': `
    mistake-1: course schedule edge direction pair [a, b] prerequisite which way reversed
    mistake-2: cycle detect result shorter length less than n impossible
    mistake-3: duplicate edges indegree never zero counted twice
    mistake-4: several start nodes all zero indegree initial queue multiple
    variations: kahn dfs postorder reverse in degree zero leaves peeling minimum height`,
  'union-find': `
    mistake-1: union elements instead of roots parent[a] = b directly linked wrong components find first
    mistake-2: parent array stale read parent[x] not find count roots
    mistake-3: slow without path compression rank size chain linear
    mistake-4: count decrement every union even if same already connected components number wrong
    complexity: inverse ackermann alpha nearly constant
    variations: by size rank virtual nodes rows columns kruskal sorted`,
  'shortest-path-and-mst': `
    mistake-1: stale outdated entries heap skip visited pop slow dijkstra
    mistake-2: negative weights edges dijkstra fails wrong why not work
    mistake-3: bellman ford k stops too many edges copy previous round cheapest flights same iteration
    mistake-4: stop early when target pushed seen not popped settled final
    variations: prim kruskal difference dijkstra bellman ford`,
  'dynamic-programming': `
    mistake-1: base case dp[0] dp[1] initial climbing stairs small n
    mistake-2: decode ways zero 0 10 20 06 leading
    mistake-3: recursion slow exponential fibonacci memo without forever timeout cache
    mistake-4: two variables update order overwritten temp prev space rolling swap
    variations: house robber circle circular count ways minimum cost
    description: state transition recurrence how to define where to begin`,
  'zero-one-knapsack': `
    mistake-1: loop backwards backward capacity why descending item used twice
    mistake-2: target sum odd negative parity half (total + target) / 2
    mistake-3: sum too large huge memory table big numbers meet in the middle
    mistake-4: exactly or at most initial value infinity unreachable minus init zero
    variations: subset sum target sum plus minus signs count partition`,
  'unbounded-knapsack': `
    mistake-1: greedy coin change fails largest coin first why not
    mistake-2: infinity overflow int max + 1 unreachable amount -1 impossible
    mistake-3: order of loops combinations permutations coins outside amount counts twice 1+2 2+1
    mistake-4: dp[0] = 1 zero ways base amount 0 count returns 0
    variations: coin change 2 combination sum 4 perfect squares fewest count ways`,
  'longest-increasing-subsequence': `
    mistake-1: tails array is not the actual subsequence reconstruct path print
    mistake-2: strict lower upper bound bisect_left bisect_right equal duplicates non-decreasing
    mistake-3: russian doll envelopes same width sort height descending
    mistake-4: answer is max over all not dp[n-1] last element
    complexity: n log n binary search patience quadratic
    variations: patience tails n log n envelopes reconstruct`,
  'grid-dp': `
    mistake-1: first row column border special case out of bounds init
    mistake-2: obstacle blocked first row zero after wall unique paths 2
    mistake-3: dungeon game from the end backwards start bottom right health why
    mistake-4: one row 1d rolling diagonal overwritten maximal square prev
    variations: dungeon from goal backwards cherry pickup two walkers`,
  'interval-dp': `
    mistake-1: burst balloons which last first think last split independent
    mistake-2: order of loops by length fill i j not computed yet
    mistake-3: sum of range recomputed slow prefix sums merge stones
    mistake-4: add 1 at both ends padding border sentinels cuts 0 and n
    complexity: cubic n^3 why three loops
    variations: game two players minimax stone game difference split point`,
  'state-machine-dp': `
    mistake-1: cooldown same day buy and sell yesterday values order of updates
    mistake-2: initial hold value minus infinity -prices[0] start zero
    mistake-3: k too large memory limit n / 2 unlimited transactions
    mistake-4: which state is the answer hold or sold at the end return
    variations: fee cooldown at most two transactions k draw states`,
}

const wordsById = new Map<string, string>()
for (const [patternName, told] of Object.entries(learnerWords))
  for (const line of told.trim().split('\n')) {
    const [section = '', words = ''] = line.trim().split(': ')
    wordsById.set(`${patternName}#${section}`, words)
  }

export function learnerWordsFor(passageId: string): string {
  return wordsById.get(passageId) ?? ''
}

export function learnerWordsOfLesson(patternName: string): string[] {
  return [...wordsById].flatMap(([id, words]) => (id.startsWith(`${patternName}#`) ? words : []))
}
