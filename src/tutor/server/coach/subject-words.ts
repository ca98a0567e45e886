import { stemOf } from './words.ts'

const stemSet = (text: string) => new Set(text.trim().split(/\s+/).map(stemOf))

/** Words that by themselves show that a question is about algorithms and data structures. */
const subject = stemSet(`
  array arrays subarray subarrays subsequence subsequences substring substrings pointer pointers index indices sorted
  unsorted sorting sort algorithm algorithms complexity runtime asymptotic big-o o(n) o(1) quadratic linear logarithmic
  exponential constant amortized amortised recursion recursive recursively recurse iterative iteratively iteration loop
  loops nested brute brute-force bruteforce duplicate duplicates hash hashmap hashset hashtable dict dictionary key keys
  collision collisions bucket buckets list lists node nodes head tail next prev link links cycle cycles tree trees
  binary root leaf leaves subtree subtrees child children parent ancestor traversal traverse inorder preorder postorder
  balanced height depth graph graphs vertex vertices edge edges weighted unweighted directed undirected neighbour
  neighbours neighbor neighbors visited component components connected path paths grid matrix matrices island islands
  stack stacks queue queues deque push pop peek enqueue dequeue heap heaps priority prefix suffix sum sums window
  windows target negative negatives integer integers overflow bit bits xor mask digit digits palindrome anagram
  permutation permutations combination combinations subset subsets backtracking backtrack prune pruning memo
  memoization memoize memoise tabulation dp state states transition subproblem subproblems overlapping knapsack coin
  coins capacity greedy interval intervals overlap merge merging partition pivot median kth rotated peak mountain
  bound bounds lower upper mid middle halve halving trie tries wildcard union find compression rank topological
  prerequisite prerequisites dag dijkstra bellman kruskal prim mst spanning shortest monotonic increasing decreasing
  contiguous element elements invariant pattern patterns template leetcode dummy sentinel null reverse reversal
  reversed swap in-place inplace iterate comparator stable stability lru lfu cache eviction carry parentheses
  brackets lookup counter frequency occurrences two-pointer bfs dfs bst lis lcs lca n-queens sudoku
  fibonacci recurrence optimal substructure subarray infinite lexicographic character characters maximum minimum
  largest smallest longest quickselect quicksort mergesort bubble insertion flood bipartite coloring colouring acyclic
  cyclic stale relax relaxation cell cells row rows column columns diagonal level levels deque circular
`)

/** Words of other subjects, which now and then meet a word of ours: stacks of pancakes, trees in a garden. */
const foreign = stemSet(`
  weather forecast rain-today recipe cook cooking bake baking cake pancake pancakes pizza pasta soup dinner lunch
  breakfast restaurant coffee beer wine garden gardening plant planting oak pine apple-tree movie movies film netflix
  song songs music lyrics guitar piano poem poems haiku story novel essay joke jokes riddle football soccer basketball
  cricket tennis olympics cup champion world president minister election politics government war history historical
  capital country france germany india china europe america city travel flight flights hotel hotels vacation holiday
  visa passport doctor medicine headache sick pain diet calories gym workout exercise muscle weight-loss sleep yoga
  girlfriend boyfriend wife husband dating love marriage friend birthday gift dog dogs cat cats pet pets horse
  salary negotiate negotiation resume cv cover-letter linkedin recruiter recruiters hire hiring job jobs career
  boss colleague manager visa-status mortgage loan bank invest investing investment bitcoin crypto ethereum tax taxes
  shares dividend react reactjs vue angular svelte css html tailwind flexbox div jsx frontend backend fullstack
  nextjs webpack vite npm express django flask rails spring laravel php wordpress sql mysql postgres postgresql mongodb
  mongo redis nosql orm query-plan docker kubernetes k8s terraform ansible aws azure gcp cloud lambda-function devops
  jenkins git github gitlab commit rebase branch-protection pull-request linux ubuntu windows macos bash shell vim
  emacs vscode ide keyboard laptop monitor phone iphone android ios swiftui wifi router-password vpn tcp udp dns http
  https rest-api graphql oauth jwt cookie cookies websocket kafka rabbitmq microservice microservices url shortener
  scalability sharding load-balancer loadbalancer machine-learning neural tensorflow pytorch gpt chatgpt llm openai
  blockchain ethereum quantum physics chemistry biology photosynthesis geography astronomy planet planets moon
  calculus integral derivative trigonometry theorem-of translate translation french spanish german japanese grammar
  horoscope lottery casino poker chess-opening game-console playstation xbox minecraft fortnite excel spreadsheet
  powerpoint photoshop email emails newsletter tweet twitter instagram facebook tiktok youtube video videos blog
  shopping buy-online amazon-prime uber taxi car cars bicycle train bus-ticket scraper scraping selenium pandas numpy
  matplotlib excel unity unreal arduino raspberry tkinter qt lyrics
`)

export function isSubjectWord(stem: string): boolean {
  return subject.has(stem) || /^o\(/.test(stem) || /^\d+sum$/.test(stem)
}

export function isForeignWord(stem: string): boolean {
  return foreign.has(stem)
}

export function subjectWords(): ReadonlySet<string> {
  return subject
}
