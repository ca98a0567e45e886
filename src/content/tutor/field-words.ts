/** What of our field the lessons leave out: it is no other subject. */
export const algorithmWords: readonly string[] =
  `ackermann aggregate aho akra amortised amortization amortize amortized ancestor annealing approximation
  arborescence armstrong articulation astar asymptotic automaton avl balanced bazzi beam bellman bentley bfs
  bidirectional binomial bipartite bit bitmask bitset bitwise bloom blossom boas bogo boruvka boruvkas bottleneck
  boyer branch bridge bridges brute bubble bucket bucketing cartesian catalan centroid christofides clique clrs
  cocktail collatz coloring comb combinatorial combinatorics complement compression consistent convex corasick
  counting crt cryptarithm cuckoo cyclic dag damerau dancing decomposition deepening dequeue deterministic dfs dials
  digraph dijkstra dijkstras dinic disjoint divide dp edmonds eertree emde encoding enqueue eratosthenes euclid
  euclidean euler eulerian exhaustive exponentiation factorial fenwick fenwicks fft fibonacci fifo fisher flood
  floyd ford fulkerson gale gcd genetic gnome gosper graham greedy grundy halting hamiltonian hanoi hashing heapify
  heapsort heavy heuristic hierholzer hill hopcroft huffman hull hungarian hyperloglog induction inorder insertion
  interpolation intractable introsort invariant inversion iterative jarvis johnson josephus karatsuba karp kasai kd
  kmp knapsack knuth kosaraju kruskal kruskals lazy lca lcm lcp lcs leftist lempel levenshtein lexicographic lfu
  lifo light links lis logarithm lookup lru manacher manachers master matching matroid maxflow maze mcm
  memo memoisation memoise memoize memoized memoizing merge mergesort miller mincut minhash minimax minmax modular
  modulo monge monte mos mst multiset negative nim nondeterministic notation np omega optimisation optimization
  ottmann pairing palindromes palindromic paradox partition pascal pathfinding percolation perfect permutation pivot pollard
  polynomial postorder potential precision precompute preorder preprocessing prim prime primes prims probabilistic
  probing programming pruning pseudopolynomial quadtree queue quickselect quicksort rabin radix randomized rbtree
  reachability recurrence recursive recursively relabel relax relaxation reservoir rho rle robin rolling rope
  rotation runlength salesman satisfiability scapegoat scc segment segtree selection shapley shell shuffle sieve
  simhash simplex simulated sketch skew skip skiplist sorted soundex spanning sparse spfa splay sqrt stable stirling
  strassen strongly subset suffix superset sweep tabulation tarjan tarjans ternary theorem theta timsort toposort
  tortoise tour tournament towers transitive transposition traversal treap triangulation trie tries tsp tuple turing
  unbounded unrolled unsorted van vertex vertices voronoi warshall wavelet weighted xor yates ziv zobrist`.split(
    /\s+/,
  )

/** What of the programming languages solutions are written with. */
export const languageWords: readonly string[] =
  `append arraydeque arraylist array_list arr ascii bisect bool boolean chr charat charcodeat clone collections comparable comparator compareto compare concat const
  contains counter dataclass deepcopy default defaultdict deque deques dict dictionary double enumerate extend filter float foreach frozenset functools
  generator getordefault hashcode hashmap hashset heapify heappop heappush heapq immutable indexof int integer iterator itertools join lambda len linkedhashmap
  linkedlist list lru_cache numpy networkx scipy sympy stl map maps max min multimap mutable none nullptr ord ordereddict parseint pop popleft pow priority priority_queue priorityqueue
  push range recursionerror reduce reduceright reference references reversed set setrecursionlimit shallow shift slice slices slicing sort sortedlist
  sorted spread splice split std string stringbuilder struct substr substring tostring treemap treeset tuple tuples typeerror indexerror keyerror undefined unordered_map
  unordered_set unshift vector yield zip`.split(/\s+/)

/** How problems say what to find, whatever their story is about. */
export const taskWords: readonly string[] =
  `adjacent assign assignment at-most available between booking capacity cheapest choose closest combine consecutive count cover cut
  different distinct divide each earliest every exactly farthest fewest given grid group highest interval kth largest latest least
  longest lowest maximal maximize maximum meeting minimal minimize minimum overlap overlapping pair per possible rearrange reach
  remaining remove schedule shortest smallest split target total unique visit ways weight word`.split(/\s+/)

/** Words of the field, of problems and of code that are as common elsewhere. */
export const commonFieldWords: readonly string[] =
  `add alien answer approach banana best bottleneck break bridge bridges bubble bucket build building buy case change
  char code coding color colour compare contains course cover daily data day debug default demo design detect dictionary
  difference double end error example factor fast fastest find first float flood function game genetic graham happy
  head heavy hill home house implement interview jarvis java javascript join key language large last lesson level
  life light links load long machine making master message method miller more most national new notation
  number numbers of one operation orange order output pacific pascal peak perfect phone place plain potential pow power
  precision prime primes print problem programming proof python rain rank read reader regular reverse robot rope
  round run runner running russian score self sell service shell side snake solution solve source space start state
  step stock structure style system task technique temperature temps test theory three time top total tour towers
  transition two type types typescript up user value variable version vote vs walk water week weight word worst
  write writer year`.split(/\s+/)

/** Words of ours that mean something else elsewhere. A message that has no other word of ours may well mean that. */
export const ambiguousWords: readonly string[] =
  `array balanced base bit branch bridge bucket chain class comb counter cycle default deque dictionary digit edge
  element extend filter graph grid group hash heap index insert interval join key leaf level link linked list map
  matching matrix memory node order pair parent path pattern peak pointer pool pop priority product push query queue
  range recall root row search segment selection sequence set shell shift slice sort sorted split spread stack string
  subset sweep table tail topic traversal tree tuple union vector visit window zip column merge light links rope
  mean median record schedule booking capacity meeting cover cut assignment reach remove rotate rotation`.split(
    /\s+/,
  )

/** What learners and teachers say about any lesson. */
export const talkWords: ReadonlySet<string> = new Set(
  `advice analogy anyhow anyway apologize appreciate articulate assure attempt awesome bombed boring brain brainstorm brilliant
  challenge challenging chapter cheatsheet chunk clarification clarify clueless comfortable commonly concept confident consolidate convince
  convinced cram crash curious dang deeper demystify derive detail diagram differently difficult digest discouraged distill drill dude dumb easiest
  effectively elaborate embarrassed embarrassing exam exercise exhausted explanation fascinating flashcard follow-up forget frustrate frustrated frustrating
  fundamental fundamentals funny gist grasp grind guidance guru headache homework honest honestly illustrate improve instructor intimidating intuition
  intuitive intuitively jargon layman leetcode lecture lifesaver lost master mastering memorization memorize mental mentor metaphor mistake mnemonic mock motivate motivation
  newbie nerd noob notebook overthink overwhelm overwhelmed paraphrase pardon patience plain practical practice prep prepare preparation
  professor progress pseudocode quickest real recap recommend reinforce relearn rephrase requirement resource revise revision roadmap rubric rusty sanity scared
  screwed sketch specifically spoil spoiler steps straightforward strategy stressed struggle struggling stumped stupid subtle succinct suck summarise summarize summary
  syllabus teach teacher terrible textbook theoretical thorough thoughts tip tired tough tricky tutorial unclear unsure vague verbal verify viable visual
  visualize visualise visualization vocabulary walkthrough warm-up whiteboarding whys wizardry worried wow google facebook amazon haha lol ugh wut editorial`.split(
    /\s+/,
  ),
)
