/** By pattern; one line for each passage, `section: words`. Trees to dynamic programming. */
export const learnerWordsOnBranches: Readonly<Record<string, string>> = {
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
