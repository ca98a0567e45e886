import type { TutorTexts } from '../../tutor-texts.ts'

export const tutor = {
  questions: [
    {
      kind: 'what',
      question: "What is Dijkstra's algorithm in simple words?",
      asks: [
        'what is dijkstra',
        'shortest path idea',
        'settle the nearest',
        'dijkstra in simple words',
        'shortest route with weights',
      ],
      answer:
        'Always settle the vertex with the smallest known distance, and try to improve its neighbors through it. A min heap supplies the next one. It needs nonnegative weights.',
    },
    {
      kind: 'when',
      question: 'Which shortest path algorithm do I need?',
      asks: [
        'when dijkstra',
        'weighted shortest path',
        'network delay',
        'which shortest path algorithm',
        'minimum cost to connect',
        'weighted graph signs',
      ],
      answer:
        'Weighted edges and cheapest way from one source: Dijkstra; negative weights or a limit on edges: Bellman-Ford; all pairs of few vertices: Floyd-Warshall; equal weights: BFS. Connecting everything at least total cost: a minimum spanning tree.',
    },
    {
      kind: 'why',
      question: "Why does Dijkstra's algorithm fail with negative edges?",
      asks: [
        'why does dijkstra fail with negative edges',
        'negative weights',
        'can i add a constant',
        'why does dijkstra fail with negative edges even without a negative cycle',
        'dijkstra negative weights wrong answer',
        'why no negative edges in dijkstra',
        'why does settling a vertex need nonnegative weights',
        'negative edge breaks dijkstra why',
        'add a constant to make weights positive',
      ],
      answer:
        'A settled vertex is never looked at again, and with a negative edge a later path may be cheaper. Adding a constant to all edges does not help: it punishes paths with more edges. Use Bellman-Ford.',
    },
    {
      kind: 'cost',
      question: "What does Dijkstra's algorithm cost with a heap?",
      asks: [
        'dijkstra complexity',
        'dijkstra with heap big o',
        'priority queue cost',
        'dense graph dijkstra',
        'dijkstra big o',
        'E log V why',
      ],
      answer:
        'O((V + E) log V) with a binary heap, usually stated as O(E log V). With an array instead of a heap O(V²), which is better on dense graphs.',
    },
    {
      kind: 'mistake',
      question: 'What do I do with old entries in the heap?',
      asks: [
        'stale heap entries',
        'skip if larger',
        'visited in dijkstra',
        'dijkstra tle',
        'old entries in the heap',
        'skip outdated distances',
      ],
      answer:
        'When a distance improves, push a new entry. On popping skip entries whose distance is larger than the known one, otherwise old entries expand their edges again.',
    },
    {
      kind: 'how',
      question: 'How do I find the cheapest flight with at most k stops?',
      asks: [
        'cheapest flights k stops',
        'dijkstra drops the right path',
        'limit of edges',
        'bellman ford k + 1 rounds',
        'one dist per city',
        'at most k stops',
      ],
      answer:
        "With one distance per city a cheaper path may use too many stops and hide the right one. Put the stops into the state (city, stops), or run Bellman-Ford for k + 1 rounds, each from a copy of the last round's distances.",
    },
    {
      kind: 'compare',
      question: 'Is the spanning tree also a shortest path?',
      asks: [
        'mst vs shortest path tree',
        'same or different',
        'minimum spanning tree shortest paths',
        'is the mst the shortest path',
      ],
      answer:
        'No, they differ: a minimum spanning tree has the least total weight, a shortest path tree the least distance from one source to each vertex. Triangle with edges 2, 2, 3: from one end of the 3, the shortest path tree uses the 3; the MST never does.',
    },
    {
      kind: 'compare',
      question: 'Which spanning tree algorithm do I use for a dense graph?',
      asks: [
        'kruskal vs prim',
        'dense graph which mst',
        'all pairs of points',
        'when kruskal',
        'prim or kruskal',
      ],
      answer:
        'Kruskal sorts the edges, O(E log E), good for sparse graphs and edge lists. Prim grows one tree; with an array it takes O(V²), which wins on dense graphs such as n points with all n² pairs, where Kruskal would sort n² edges in O(n² log n).',
    },
    {
      kind: 'why',
      question: "Why is Kruskal's algorithm correct?",
      asks: [
        'why is kruskal correct',
        'cut property',
        'greedy mst proof',
        'why is taking the cheapest edge safe',
      ],
      answer:
        "Cut property: for any split of the vertices into two sets, a cheapest edge across belongs to some minimum spanning tree, and if the edges chosen so far do not cross the split, to one that contains them. Kruskal's next edge is a cheapest one that leaves its component, so it is safe.",
    },
    {
      kind: 'how',
      question: 'Why does Bellman-Ford take V - 1 rounds?',
      asks: [
        'bellman ford',
        'v - 1 rounds',
        'negative cycle',
        'relax all edges',
        'bellman ford rounds',
        'negative cycle detection',
      ],
      answer:
        'Relax every edge V - 1 times: a shortest path has at most V - 1 edges, and each round fixes at least one more edge of it. If another round still improves something, there is a negative cycle.',
    },
    {
      kind: 'how',
      question: 'Why is k the outermost loop?',
      asks: ['floyd warshall', 'all pairs', 'loop order k i j', 'why k outermost', 'all pairs shortest path'],
      answer:
        '`dist[i][j] = min(dist[i][j], dist[i][k] + dist[k][j])`, with k as the outermost loop: after round k paths may use the first k vertices in between. O(V³).',
    },
    {
      kind: 'how',
      question: 'How do I find the path with the least effort?',
      asks: [
        'path with minimum effort',
        'swim in rising water',
        'minimax path',
        'largest edge on the path',
        'minimize the largest edge on the path',
      ],
      answer:
        'Dijkstra with another sum: the cost of a path is its largest edge, so relax with `max(dist, weight)` instead of adding. It stays correct, because extending a path never lowers its cost. Union-find over sorted edges works, too.',
    },
    {
      kind: 'how',
      question: 'How do I connect all points at the least cost?',
      asks: [
        'minimum cost to connect points',
        'prim with array',
        'manhattan distances',
        'connect all points cheaply',
      ],
      answer:
        'Keep for each point outside the tree its cheapest distance to the tree; take the nearest, and update the others. O(n²) without building the edge list.',
    },
    {
      kind: 'how',
      question: "How does Dijkstra's algorithm work?",
      asks: [
        'dijkstra steps',
        'how does dijkstra work',
        'dijkstra code idea',
        'relax edges',
        'how does dijkstra pick the next node',
      ],
      answer:
        "Distance 0 for the source, infinity for the rest, and a min heap. Pop the nearest; skip it if its entry is out of date; for each edge, if distance + weight is smaller than the neighbor's, store it and push. Repeat until the heap is empty.",
    },
    {
      kind: 'compare',
      question: 'Which algorithm do I need for negative weights?',
      asks: [
        'dijkstra vs bellman ford',
        'dijkstra or floyd warshall',
        'which shortest path',
        'bellman ford when',
        'which algorithm for negative weights',
      ],
      answer:
        'Dijkstra: nonnegative weights, O(E log V). Bellman-Ford: negative weights or a limit on edges, O(V · E), finds negative cycles. Floyd-Warshall: all pairs, O(V³), for a few hundred vertices.',
    },
    {
      kind: 'compare',
      question: "Is Prim's algorithm like Dijkstra's?",
      asks: [
        'dijkstra vs prim',
        'is prim like dijkstra',
        'difference prim dijkstra',
        'prim vs dijkstra difference',
      ],
      answer:
        'The code is nearly the same; the key differs. Dijkstra orders by distance from the source, `dist + weight`; Prim by the weight of the single edge that joins the tree.',
    },
    {
      kind: 'what',
      question: 'What is a minimum spanning tree?',
      asks: ['what is a minimum spanning tree', 'spanning tree meaning', 'mst definition', 'spanning tree'],
      answer:
        'A set of edges that connects all vertices without a cycle, with the smallest total weight. It has V - 1 edges. Equal weights may allow several.',
    },
    {
      kind: 'when',
      question: 'How do I find the cheapest trip with different ticket prices?',
      asks: [
        'cheapest trip with different ticket prices',
        'time until a signal reaches all towers',
        'connect all houses with the least cable',
        'best exchange through several currencies',
        'route with at most k changes',
      ],
      answer:
        'When edges have weights, use Dijkstra for the cheapest path from one source (no negative weights), Bellman-Ford with a limit on the number of edges or with negative weights, and Kruskal or Prim to connect everything at the least cost. For exchange rates use -log(rate) as the weight, since rates multiply.',
    },
    {
      kind: 'mistake',
      question: 'Can I return when the target enters the heap?',
      asks: [
        'return when the target enters the heap',
        'stop at the first time i see the target',
        'dijkstra done when goal is pushed',
      ],
      answer:
        'No, stop when it is popped. With A→T of 10, A→B of 1 and B→T of 1, T enters the heap with 10 first and is popped with 2. BFS may stop at the push only because all its edges cost the same.',
    },
    {
      kind: 'mistake',
      question: 'Can I find the longest path by negating the weights?',
      asks: [
        'longest path by negating the weights',
        'dijkstra with max heap for the longest route',
        'biggest distance with reversed comparison',
      ],
      answer:
        'No. Negated weights break Dijkstra, and with a max heap a vertex popped early can still be reached by a longer path. In general graphs the longest simple path is NP-hard; in a DAG topological order finds it in O(V + E).',
    },
    {
      kind: 'mistake',
      question: 'Is the heaviest edge never in the spanning tree?',
      asks: [
        'heaviest edge is never in the spanning tree',
        'drop the largest edge first',
        'expensive edge cannot be in the mst',
      ],
      answer:
        'Only if it lies on a cycle and is the unique heaviest edge there. A bridge is in every spanning tree, however heavy it is: with edges A-B of 1 and B-C of 100 both are needed.',
    },
    {
      kind: 'compare',
      question: 'Does the spanning tree change if all weights grow by one?',
      asks: [
        'same amount added to every edge',
        'does the mst change if all weights grow by one',
        'shortest path after adding a toll to each road',
      ],
      answer:
        'The minimum spanning tree stays the same, because every spanning tree has V - 1 edges and grows by the same amount. The shortest path can change: two edges of 1 beat one edge of 3, but with 2 added to each they cost 6 against 5. Multiplying by a positive factor changes neither.',
    },
    {
      kind: 'mistake',
      question: 'Why do my distances come out too large?',
      asks: [
        'distances come out too large',
        'marked nodes when pushed in dijkstra',
        'visited at push gives wrong costs',
        'cheaper way found later is ignored',
      ],
      answer:
        'Probably you mark vertices when they are pushed, as in BFS. With S→B of 5, S→A of 1 and A→B of 1, B is marked with 5 and never improved to 2. Settle a vertex when it is popped, and allow several entries before that.',
    },
    {
      kind: 'mistake',
      question: 'Why does my heap sort by node number?',
      asks: [
        'heap sorts by node number',
        'priority queue pops the wrong vertex',
        'pushed (node, dist) in the wrong order',
        'typeerror comparing nodes in heapq',
      ],
      answer:
        'Tuples are compared by their first component, so push `(dist, node)`. With `(node, dist)` the smallest node number is popped first, and with a visited set the distances can be wrong. If the nodes are objects that cannot be compared, put a running counter between: `(dist, counter, node)`.',
    },
    {
      kind: 'mistake',
      question: 'Why is the way back infinite?',
      asks: [
        'one way works, way back is infinite',
        'unreachable though a road exists',
        'result prints inf',
        'signal never arrives at connected nodes',
      ],
      answer:
        'Check whether the edges are directed. In an undirected graph store each edge in both lists; in a directed one infinity may be right, and the problem then usually asks for -1. Also check whether vertices start at 1.',
    },
    {
      kind: 'mistake',
      question: 'Why is the total of my spanning tree too large?',
      asks: ['spanning tree total too large', 'kruskal adds too many edges', 'tree contains a loop'],
      answer:
        'You add an edge without testing its roots, or you forgot to sort by weight. Add it only if `find(a) != find(b)`, then unite them, and stop after V - 1 edges. If fewer are found, the graph is not connected.',
    },
    {
      kind: 'when',
      question: 'How do I find the route whose loudest street is as quiet as possible?',
      asks: [
        'route whose loudest street is as quiet as possible',
        'most reliable line through several relays',
        'pipes between villages at the smallest total',
        'drive with a small tank from pump to pump',
        'one ticket at half price',
      ],
      answer:
        'If the costs add up along one route, use Dijkstra; if only the worst edge counts, relax with the maximum; if probabilities multiply, relax with products, largest first. If all locations must be connected at the least total, find a minimum spanning tree. If fuel or vouchers can run out, put what is left of them into the state.',
    },
    {
      kind: 'how',
      question: 'How do I use one half-price ticket on a shortest path?',
      asks: [
        'one half-price ticket in the shortest path',
        'dijkstra with a coupon',
        'layers of the graph',
        'state besides the city',
      ],
      answer:
        'Make the state (city, coupon used): each edge leads on within the layer at full price, or from the unused to the used layer at half price. Run Dijkstra on these 2V states; the answer is the smaller distance of the two goal states. It still takes O((V + E) log V).',
    },
    {
      kind: 'compare',
      question: 'Is a threshold search with BFS better than Dijkstra with a maximum?',
      asks: [
        'threshold search with bfs or dijkstra with max',
        'minimum effort, which of three ways',
        'smallest largest step, guess or heap',
        'union find or dijkstra for the bottleneck',
      ],
      answer:
        'All three work. Dijkstra with the maximum takes O(E log V) and is the usual answer. Guessing a limit and testing by BFS takes O((V + E) log range) without a heap. Union-find over edges sorted by weight takes O(E log E) and is the best choice if many pairs are queried offline.',
    },
    {
      kind: 'compare',
      question: 'Do I use Floyd-Warshall or Dijkstra from every vertex?',
      asks: ['floyd or dijkstra from every vertex', 'all pairs on a sparse graph', 'v times dijkstra'],
      answer:
        "On sparse graphs run Dijkstra from each vertex: O(V · E log V), far below V³ if E is near V. On dense graphs, with negative weights but no negative cycle, or for a few hundred vertices choose Floyd-Warshall: O(V³), three loops. Negative weights on a sparse graph need Johnson's reweighting first.",
    },
    {
      kind: 'how',
      question: 'How do I take the fewest edges among equal costs?',
      asks: [
        'among equal costs take fewest edges',
        'tie between shortest paths',
        'cheapest route with fewest changes',
      ],
      answer:
        'Use the pair (cost, edges) as the distance and compare pairs in order, cost first. Each edge adds (weight, 1). Dijkstra stays correct, because pairs only grow along a path. If you want the number of cheapest paths instead, add the counts on equal cost (for positive weights).',
    },
  ],
  problems: [
    {
      number: 743,
      questions: [
        {
          asks: ['max', 'dijkstra stale', 'unreachable -1'],
          answer:
            'Skip heap entries that are larger than the known distance. The answer is the maximum of all distances.',
        },
        {
          asks: ['cost', 'complexity of network delay', 'time complexity', 'big o of this'],
          answer: 'Dijkstra takes O(E log V) with a heap, since each edge pushes at most one entry.',
        },
        {
          asks: ['sum instead of maximum', 'adds up all times', 'result larger than expected'],
          answer:
            'The signal spreads over all edges at the same time, so the answer is the largest distance, not the sum.',
        },
      ],
    },
    {
      number: 787,
      questions: [
        {
          asks: [
            'dijkstra wrong',
            'copy of distances',
            'vs edges',
            'one dist per city',
            'drops the right path',
          ],
          answer:
            'With one distance per city a cheap path with many stops hides the one that is allowed. k stops are k + 1 edges; each round must read the distances of the round before, so copy them.',
        },
        {
          asks: ['cost', 'complexity with k stops', 'time complexity', 'big o of this'],
          answer:
            'Bellman-Ford with k + 1 rounds takes O(k · E). Dijkstra with states (city, stops) has about V · k states: O(E · k · log(V · k)).',
        },
      ],
    },
    {
      number: 1584,
      questions: [
        {
          asks: ['kruskal slow', 'prim heap', 'manhattan edges'],
          answer: 'Kruskal sorts n² edges; Prim with an array needs no list of edges and no heap.',
        },
        {
          asks: ['cost', 'complexity of connecting points', 'time complexity', 'big o of this'],
          answer:
            'Prim with an array takes O(n²), which suits a graph in which all n² pairs are edges. Kruskal on all pairs takes O(n² log n). Manhattan distances allow O(n log n) with far fewer edges, but interviews do not expect that.',
        },
        {
          asks: ['distance to the start used', 'result too large', 'sums of distances'],
          answer:
            'Keep for each point its distance to the nearest point of the tree, not to the start. Adding up distances along a path belongs to Dijkstra.',
        },
      ],
    },
    {
      number: 1514,
      questions: [
        {
          asks: ['dijkstra max', 'log'],
          answer:
            'Probabilities are at most 1, so a longer path never gains: Dijkstra works with the largest first.',
        },
        {
          asks: ['cost', 'complexity of the best probability', 'time complexity', 'big o of this'],
          answer: 'O(E log V), since it is Dijkstra with a max heap: each edge pushes at most one entry.',
        },
        {
          asks: ['min heap pops the wrong node', 'starts at 0', 'result always 0'],
          answer:
            "The start has probability 1, all others 0, and the largest comes out first. Python's heap is a min heap, so push negative probabilities.",
        },
      ],
    },
    {
      number: 1631,
      questions: [
        {
          asks: ['max not sum', 'binary search'],
          answer:
            'The effort of a path is its largest difference, so a step gives `new = max(old, difference)`.',
        },
        {
          asks: ['cost', 'complexity of the effort', 'time complexity', 'big o of this'],
          answer:
            'O(m n log(m n)) with Dijkstra on the cells; guessing the effort and testing by BFS takes O(m n log H) for heights up to H.',
        },
        {
          asks: ['what the distance means', 'meaning of dist', 'what does the state stand for'],
          answer:
            'The distance of a cell is the smallest possible value of the largest step on a path to it.',
        },
      ],
    },
    {
      number: 1334,
      questions: [
        {
          asks: ['ties', 'floyd loop order'],
          answer:
            'On ties, take the city with the larger number. In Floyd-Warshall, the intermediate city `k` is the outer loop.',
        },
        {
          asks: ['cost', 'complexity', 'time complexity', 'big o of this'],
          answer:
            'Floyd-Warshall takes O(n³), fine for n up to 100. Dijkstra from each city takes O(n · E log n).',
        },
        {
          asks: ['counts itself', 'distance equal to the threshold', 'wrong city on ties'],
          answer:
            'A distance equal to the threshold counts; the city itself does not. On ties take the city with the largest number.',
        },
      ],
    },
    {
      number: 1976,
      questions: [
        {
          asks: ['of modulo', 'equal distance add', 'long distances'],
          answer:
            'If the new path is shorter, copy the count of the node you came from; if it is equally long, add that count.',
        },
        {
          asks: ['cost', 'complexity', 'time complexity', 'big o of this'],
          answer: 'O(E log V), as for Dijkstra; the counts are updated along with the distances.',
        },
        {
          asks: ['count too large', 'old entries counted twice', 'stale heap'],
          answer:
            'Push a vertex only when its distance gets smaller, not on an equal one: otherwise it is expanded twice and adds its ways twice. Also skip entries whose distance is larger than the known one.',
        },
      ],
    },
    {
      number: 778,
      questions: [
        {
          asks: ['max', 'start cell height'],
          answer: "The start cell's height counts as well.",
        },
        {
          asks: ['cost', 'complexity', 'time complexity', 'big o of this'],
          answer: 'O(n² log n) with a heap on n² cells, or with union-find over cells sorted by height.',
        },
        {
          asks: ['what time means', 'adds waiting times', 'sum of heights'],
          answer:
            'The time of a path is its highest cell, since you can swim any distance at once. So use the maximum, not a sum.',
        },
      ],
    },
    {
      number: 1489,
      questions: [
        {
          asks: ['forced'],
          answer:
            'An edge is critical if the weight grows without it. It is pseudo-critical if it is not critical and forcing it in leaves the weight unchanged.',
        },
        {
          asks: ['cost', 'complexity', 'time complexity', 'big o of this'],
          answer:
            'O(E² · α(V)): for each edge Kruskal runs once without it and once with it forced; sorting is done once.',
        },
        {
          asks: ['edge indices lost', 'order after sorting', 'prints wrong edge numbers'],
          answer: 'Store the original index with each edge before you sort, since the answer refers to it.',
        },
      ],
    },
  ],
  quiz: [
    {
      task: 'Trails join 20,000 mountain huts. For each trail the walking time is known, from ten minutes to nine hours, the same both ways. What is the least time a ranger needs from the base hut to a given hut?',
      words: ['from ten minutes to nine hours'],
      not: 'breadth-first-search',
      why: 'It finds the route with the fewest trails, but a single trail of nine hours is slower than three of an hour each.',
      idea: 'Always settle the open hut with the least total time, and offer its neighbors their times through it.',
      cost: 'O((V + E) log V)',
    },
    {
      task: 'A ski resort has 6,000 lamps and 50,000 cables between them, with a yearly fee for each cable. Cancel cables so that all lamps stay connected and the fees that remain are as low as possible. What is their total?',
      words: ['a yearly fee for each cable', 'fees that remain are as low as possible'],
      not: 'union-find',
      why: 'Groups tell which cables are not needed, but going through them as listed may keep expensive ones; the fees have to set the order.',
      idea: 'Sort the cables by fee, and keep each one that joins two parts not yet connected.',
      cost: 'O(E log E)',
    },
    {
      task: 'A rover crosses a grid of 1,000 by 1,000 cells in four directions. Entering a cell uses one to nine units of battery, depending on its ground. How little battery can it use from the lander to the crater?',
      words: ['one to nine units of battery'],
      not: 'breadth-first-search',
      why: 'It would find the route over the fewest cells, and that one may lead through deep sand at nine units per cell.',
      idea: 'Always continue from the open cell with the least battery used so far.',
      cost: 'O(R · C · log(R · C))',
    },
    {
      task: 'At a market with 10,000 kinds of goods, you can swap an item for one of certain other kinds at a listed fee. Chains of swaps may lead back to earlier kinds. What is the lowest total fee from a spoon to a boat?',
      words: ['at a listed fee', 'may lead back to earlier kinds'],
      not: 'topological-sort',
      why: 'Swaps run in circles, so there is no order, and a kind of goods must not wait until all swaps that lead to it are done: the cheapest one is enough.',
      idea: 'Always settle the kind of goods with the lowest total fee so far, and try the swaps that start from it.',
      cost: 'O((V + E) log V)',
    },
    {
      task: 'A saga exists only in Icelandic and must appear in 800 other languages. Any finished version can serve as the original for another. For every two languages the price of a translation is known, equal in both directions. What is the least total price?',
      words: ['the price of a translation is known', 'the least total price'],
      not: 'union-find',
      why: 'Every two languages can be joined, so groups decide nothing; only the prices tell which translations to order.',
      idea: 'Grow the set of finished languages, each time by the language that is cheapest to translate from any of them.',
      cost: 'O(n²)',
    },
  ],
} satisfies TutorTexts
