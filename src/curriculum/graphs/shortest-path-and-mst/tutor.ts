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
        'what is dijkstras algorithm',
      ],
      answer:
        'Always settle the vertex with the smallest known distance, and try to improve its neighbors through it. A min heap supplies the next one. It needs nonnegative weights.',
      further: {
        example:
          'Take S→A of 4, S→B of 1, B→A of 2, A→C of 1.\n- Settle S with 0: A gets 4, B gets 1.\n- Settle B with 1: A improves to 1 + 2 = 3.\n- Settle A with 3: C gets 4.\n- Settle C with 4.\nThe direct edge to A loses, because B was nearer and was settled first.',
        why: 'The smallest open distance is final: any other route to that vertex passes through an open vertex that is at least as far from the source, and the edges after it add nothing negative.',
        check: {
          ask: 'The edges are S→A of 7, S→B of 3, B→C of 1, C→A of 2. Which distance does A get in the end?',
          right: ['6', 'six'],
          because: '6: B is settled with 3, C with 4, and C offers 4 + 2 to A before the 7 is popped.',
          wrong: [
            {
              says: ['7', 'seven'],
              reply:
                'That is the direct edge. B and C are nearer and are settled first: what do they offer to A?',
            },
            {
              says: ['2', 'two', '3', 'three'],
              reply: 'That is a single edge. Add up all edges of the route from S.',
            },
          ],
        },
        claims: [
          {
            says: [
              'dijkstra always takes the cheapest edge',
              'it picks the smallest edge next',
              'next is the edge with the least weight',
            ],
            isRight: false,
            reply:
              'No, it takes the vertex with the smallest total distance. With S→A of 2, S→C of 4, A→B of 3, C (4) is settled before B (5), although the edge to B weighs less.',
          },
          {
            says: [
              'once a vertex is popped its distance is final',
              'a settled vertex never gets better',
              'popped means done',
            ],
            isRight: true,
            reply:
              'Yes, at its first pop, if no weight is negative: every vertex still open is at least as far from the source.',
          },
          {
            says: ['bfs is dijkstra with all weights equal', 'with weight 1 everywhere dijkstra is bfs'],
            isRight: true,
            reply:
              'Yes, with equal weights a queue supplies vertices in order of distance, so no heap is needed.',
          },
        ],
      },
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
        'which algorithm for the shortest path',
      ],
      answer:
        'For weighted edges and the cheapest path from one source, use Dijkstra. For negative weights or a limit on the number of edges, use Bellman-Ford; for all pairs of a few hundred vertices, Floyd-Warshall; for equal weights, BFS. To connect everything at the least total cost, find a minimum spanning tree.',
      further: {
        example:
          'Take one road map.\n- Minutes from one depot: Dijkstra.\n- Some one-way roads pay you 2 coins, so their weight is -2: Bellman-Ford.\n- A table of all pairs for 200 towns: Floyd-Warshall, with 200³ = 8 million steps.\n- The fewest roads: BFS.\n- Cables that connect all towns for the least money: Kruskal or Prim.',
        why: 'Each algorithm uses one property of the input. BFS needs equal weights, Dijkstra needs that a longer path never costs less. Bellman-Ford needs neither, and pays for it by relaxing all edges again and again.',
        check: {
          ask: 'Each of 100,000 flights costs exactly 40 dollars. You want the cheapest route from one city to another. Which algorithm is enough?',
          right: ['bfs', 'breadth-first search', 'breadth first search', 'breadth-first', 'breadth first'],
          because:
            'BFS: all flights cost the same, so the cheapest route is the one with the fewest flights, and a queue finds it in O(V + E).',
          wrong: [
            {
              says: ['dijkstra'],
              reply:
                'It is correct. But do the prices differ at all? Then what does the price of a route really count?',
            },
            {
              says: ['bellman-ford', 'bellman ford', 'floyd'],
              reply: 'Nothing is negative, and there is only one pair. What is special about these prices?',
            },
            {
              says: ['dfs', 'depth-first search'],
              reply:
                'It finds some route, but not the one with the fewest flights. Which search spreads level by level?',
            },
          ],
        },
        claims: [
          {
            says: [
              'every weighted graph needs dijkstra',
              'weights always mean dijkstra',
              'dijkstra works for all weights',
            ],
            isRight: false,
            reply:
              'No, a negative edge can make it wrong, and with all pairs of a few hundred vertices Floyd-Warshall is simpler.',
          },
          {
            says: ['at most k edges means bellman ford', 'a limit on stops hints at bellman ford'],
            isRight: true,
            reply:
              'Yes, after round i it has the cheapest paths with at most i edges, if each round reads a copy of the last one.',
          },
          {
            says: [
              'the mst gives the cheapest way between two cities',
              'a spanning tree contains shortest paths',
            ],
            isRight: false,
            reply:
              'No, it minimizes the total of all its edges. In a triangle with edges 2, 2, 3 it leaves out the 3, so two cities are 4 apart in it.',
          },
        ],
      },
    },
    {
      kind: 'why',
      question: "Why does Dijkstra's algorithm fail with negative edges?",
      asks: [
        'why does dijkstra fail with negative edges',
        'negative weights',

        'why does dijkstra fail with negative edges even without a negative cycle',
        'dijkstra negative weights wrong answer',
        'why no negative edges in dijkstra',
        'why does settling a vertex need nonnegative weights',
        'negative edge breaks dijkstra why',
      ],
      answer:
        'A popped vertex counts as final, and with a negative edge a later path may be cheaper. Code that pushes a vertex again at every improvement can still end with the right distances if no cycle is negative, but it may take exponential time. Adding a constant to all edges does not help: it punishes paths with more edges. Use Bellman-Ford.',
      further: {
        example:
          'Take S→A of 2, S→B of 3, B→A of -2, A→C of 1. A is settled with 2 and gives C the 3. Then B is settled with 3 and would lead to A with 3 - 2 = 1. If settled vertices are never reopened, A stays at 2 instead of 1, and C at 3 instead of 2.',
        why: 'Settling the nearest vertex is safe only because every other route to it first reaches some vertex that is at least as far, and then adds nothing negative. A negative edge makes the second part false.',
        check: {
          ask: 'The edges are S→A of 1, S→B of 4, B→A of -5. Dijkstra settles A with 1. What is the true distance of A?',
          right: ['-1', 'minus 1', 'minus one', 'negative one'],
          because: '-1: the route via B costs 4 - 5, but B is popped only after A was settled.',
          wrong: [
            {
              says: ['4', 'four'],
              reply: 'That is the distance of B. Which edge leads from there to A, and what does it add?',
            },
            {
              says: ['-5', 'minus 5', 'minus five'],
              reply: 'That is only the last edge. Add what it costs to get to B first.',
            },
            { says: ['0', 'zero'], reply: 'Add the two edges of the route via B. One of them is negative.' },
          ],
        },
        claims: [
          {
            says: [
              'adding a constant to all edges fixes it',
              'just make all weights positive by adding 10',
              'shift the weights up then run dijkstra',
            ],
            isRight: false,
            reply:
              'No, it charges the constant once per edge. A path of -1 and 2 beats an edge of 2, but with 2 added to each edge it is 5 against 4.',
          },
          {
            says: [
              'a negative edge only hurts if there is a negative cycle',
              'without a negative cycle dijkstra is fine',
            ],
            isRight: false,
            reply:
              'No, one negative edge is enough. S→A of 2, S→B of 3, B→A of -2 has no cycle, and A is settled with 2 instead of 1. Reopening A repairs it, but may take exponential time.',
          },
          {
            says: ['zero weights are fine for dijkstra', 'edges of weight 0 do not break it'],
            isRight: true,
            reply:
              'Yes, the proof only needs that a longer path never costs less, and a weight of 0 leaves the cost as it is.',
          },
        ],
      },
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
      further: {
        example:
          'Take S→A of 4, S→B of 1, B→A of 2, B→C of 6, A→C of 1. The pushes are S, A with 4, B with 1, then A with 3, C with 7, and C with 4: 6 entries for 5 edges, each pushed and popped once in O(log V). Two of them, A with 4 and C with 7, are only popped and skipped.',
        why: 'Each vertex is expanded once, so each edge is relaxed once and pushes at most one entry. So the heap never has more than E + 1 entries, and since E is at most V², log E is at most 2 log V.',
        check: {
          ask: 'A graph has 10 vertices and 30 directed edges. At most how many entries can be pushed in total, including the source?',
          right: ['31', 'thirty-one', '30 + 1', 'e + 1'],
          because: '31: the source, and at most one entry for each of the 30 edges.',
          wrong: [
            {
              says: ['10', 'ten'],
              reply:
                'That would be right if each vertex entered only once. What happens when a distance improves?',
            },
            {
              says: ['30', 'thirty'],
              reply: 'Each edge can push an entry. But which entry is pushed by no edge?',
            },
            {
              says: ['300'],
              reply:
                'An edge is relaxed only when its start is expanded. How often does that happen to a vertex?',
            },
          ],
        },
        claims: [
          {
            says: [
              'dijkstra is o(v + e) like bfs',
              'it is linear in the graph',
              'the heap costs nothing extra',
            ],
            isRight: false,
            reply:
              'No, each push and pop costs O(log V), so it is O((V + E) log V). BFS gets by with a queue and O(1) per step.',
          },
          {
            says: [
              'with an array it is v squared',
              'scanning for the minimum gives o(v^2)',
              'no heap means v^2',
            ],
            isRight: true,
            reply:
              'Yes, each of V rounds scans all V vertices for the nearest one, and relaxing adds O(E), which is at most V².',
          },
          {
            says: ['a heap is always better than an array', 'the heap version is never slower'],
            isRight: false,
            reply:
              'No, with about V² edges the heap version takes O(V² log V) in the worst case, the array version only O(V²).',
          },
        ],
      },
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
      further: {
        example:
          'Take S→A of 5, S→B of 1, B→A of 1, where A has 1,000 outgoing edges. A enters the heap with 5, and after B again with 2. The entry 2 is popped first, and the edges of A are relaxed. Later the entry 5 is popped: 5 > 2, so skip it. Otherwise all 1,000 edges are walked again for nothing.',
        why: 'A binary heap cannot cheaply find an entry inside it, so the old one stays. A vertex can have an entry for each incoming edge, and without the test each of these would walk all of its outgoing edges.',
        check: {
          ask: 'All distances are final: `dist[A] = 2`, `dist[B] = 3`. The heap contains (2, A), (3, B), (4, A). How many of these entries get skipped?',
          right: ['1', 'one'],
          because: '1: only (4, A) is larger than the known distance of its vertex.',
          wrong: [
            {
              says: ['2', 'two'],
              reply:
                'An entry that equals the known distance is expanded. Compare each number with `dist` of its vertex.',
            },
            {
              says: ['0', 'zero', 'none'],
              reply: 'Compare each number with `dist` of its vertex: is any of them larger?',
            },
            {
              says: ['3', 'three', 'all'],
              reply: 'Then no vertex would be expanded at all. Which entries equal the known distance?',
            },
          ],
        },
        claims: [
          {
            says: [
              'without the skip the distances are wrong',
              'old entries give wrong results',
              'stale entries overwrite the better distance',
            ],
            isRight: false,
            reply:
              'No, an old entry is larger than the known distance, so nothing it offers is an improvement. Only the time grows.',
          },
          {
            says: [
              'skip if the popped distance is larger than dist',
              'if d > dist[u] continue',
              'compare the popped value with the stored one',
            ],
            isRight: true,
            reply:
              'Yes, `if d > dist[u]: continue` is the whole test. Entries with an equal distance are expanded.',
          },
          {
            says: [
              'i must change the entry inside the heap',
              'i need decrease key for dijkstra',
              'the old entry has to be deleted first',
            ],
            isRight: false,
            reply:
              "No, pushing a second entry is simpler. Python's `heapq` and Java's `PriorityQueue` have no cheap way to change an entry, and O(E log V) holds anyway.",
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'How do I find the cheapest flight with at most k stops?',
      about: 787,
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
        'example where the path in the mst is longer than the shortest path',
        'does the tree of prim give the shortest way from the start to everyone',
      ],
      answer:
        'No, they differ: a minimum spanning tree has the least total weight, a shortest path tree the least distance from one source to each vertex. Triangle with edges 2, 2, 3: from one end of the 3, the shortest path tree uses the 3; the MST never does.',
      further: {
        example:
          'Take A-B, B-C, C-D of 2 each, and A-D of 5. The minimum spanning tree takes the three edges of 2, total 6, and in it D is 6 away from A. The shortest path tree from A uses A-D as well: D is only 5 away, but the edges A-B, B-C, A-D total 9.',
        why: 'A spanning tree pays for each edge once, no matter how many routes use it. A route pays for every edge on it. So an edge that does not help the total can still shorten one route.',
        check: {
          ask: 'The edges are A-B of 1, B-C of 2, C-D of 1, A-D of 3. What does the route from A to D cost inside the minimum spanning tree?',
          right: ['4', 'four'],
          because:
            '4: the tree takes 1, 2, 1 and leaves out A-D, so its only route from A to D is 1 + 2 + 1.',
          wrong: [
            {
              says: ['3', 'three'],
              reply:
                'That is the edge A-D, the heaviest on the cycle, so the tree leaves it out. Follow the edges that remain.',
            },
            {
              says: ['1', 'one', '2', 'two'],
              reply: 'No single edge of the tree joins A and D. Follow it from A to B and on.',
            },
          ],
        },
        claims: [
          {
            says: [
              'the mst contains the shortest path between any two nodes',
              'i can read distances from the mst',
              'walking in the mst is the shortest way',
            ],
            isRight: false,
            reply:
              'No, with edges 2, 2, 3 in a triangle the tree leaves out the 3, so its two ends are 4 apart in the tree.',
          },
          {
            says: ['the path in the mst has the smallest largest edge', 'mst solves the minimax path'],
            isRight: true,
            reply:
              'Yes, between any two vertices its path has the smallest possible largest edge. Only its sum need not be the smallest.',
          },
          {
            says: ['both trees have the same number of edges', 'the shortest path tree also has v - 1 edges'],
            isRight: true,
            reply: 'Yes, any tree that spans V vertices has V - 1 edges, whatever it minimizes.',
          },
        ],
      },
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
      further: {
        example:
          'Take A-B of 1, B-C of 2, A-C of 3, C-D of 4. After A-B, look at the split {A, B} and {C, D}: B-C and A-C cross it, and B-C is cheaper, so it is safe. A-C then closes a cycle. Only C-D crosses from {A, B, C} to {D}, so it must be taken, although it is the heaviest edge.',
        why: 'Suppose a spanning tree lacks the cheapest edge across a split. Adding it closes a cycle, which must cross the split a second time. Drop that other crossing edge: the tree stays connected and gets no heavier.',
        check: {
          ask: 'The edges are A-B of 3, A-C of 5, B-C of 4, C-D of 9, B-D of 7. Which edge does Kruskal skip first?',
          right: ['a-c', 'ac', '5', 'five', 'c-a', 'ca', 'a and c'],
          because: 'A-C: after A-B and B-C, its ends are in one component already.',
          wrong: [
            {
              says: ['c-d', 'cd', '9', 'nine'],
              reply:
                'It is skipped as well, but only at the end. Which lighter edge already has both ends in one component?',
            },
            {
              says: ['b-d', 'bd', '7', 'seven'],
              reply:
                'When it comes, D is still alone, so it joins two components. Look at the edges before it.',
            },
            {
              says: ['b-c', 'bc', '4', 'four'],
              reply: 'When it comes, only A and B are connected, so it still joins a new vertex.',
            },
          ],
        },
        claims: [
          {
            says: [
              'greedy could give a wrong tree here',
              'kruskal is only a heuristic',
              'taking the cheapest edge may be wrong later',
            ],
            isRight: false,
            reply:
              'No, the cut property proves it: the next edge is a cheapest one that leaves its component, so some minimum spanning tree contains it and all edges chosen before.',
          },
          {
            says: ['the cheapest edge is always in some mst', 'i can always take the lightest edge first'],
            isRight: true,
            reply:
              'Yes, put one of its ends on one side and all other vertices on the other: no edge that crosses is cheaper.',
          },
          {
            says: [
              'a skipped edge is a heaviest one on its cycle',
              'the edge that closes a cycle is the largest there',
            ],
            isRight: true,
            reply:
              'Yes, all other edges of that cycle came earlier in the sorted order, so none is heavier. Leaving it out is safe.',
          },
        ],
      },
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
        'Relax every edge V - 1 times: without a negative cycle some shortest path to each vertex has at most V - 1 edges, and each round fixes at least one more edge of it. If another round still improves something, there is a negative cycle.',
      further: {
        example:
          'The source is A, and each round relaxes C→D, B→C, A→B in this order, all of weight 1. Round 1 only improves B, to 1. Round 2 sets C to 2, and round 3 sets D to 3. With V = 4, the 3 rounds are just enough. In the order A→B, B→C, C→D one round would do.',
        why: 'If no cycle is negative, dropping a cycle from a path never raises its cost, so some shortest path repeats no vertex. Once the distance of one vertex on it is right, the next round makes that of the following vertex right.',
        check: {
          ask: 'A graph has 6 vertices. Which is the first round in which an improvement proves a negative cycle?',
          right: ['6', 'six', 'sixth', '6th'],
          because:
            '6: a path that repeats no vertex has at most 5 edges, so without a negative cycle every distance is final after round 5.',
          wrong: [
            {
              says: ['5', 'five', 'fifth', '5th'],
              reply:
                'A path through all vertices without a repetition has that many edges, so this round may still improve something.',
            },
            {
              says: ['7', 'seven', 'seventh', '7th'],
              reply:
                'That also proves it, but one round later than needed. How many edges can a path without repeated vertices have?',
            },
            {
              says: ['1', 'one', 'first'],
              reply:
                'The opening round improves something in nearly every graph. How long can improvements go on without a negative cycle?',
            },
          ],
        },
        claims: [
          {
            says: ['i can stop early when a round changes nothing', 'no change in a round means done'],
            isRight: true,
            reply: 'Yes, the next round would read the same distances, so it cannot change anything either.',
          },
          {
            says: ['bellman ford needs v rounds for the distances', 'one round per vertex, so v rounds'],
            isRight: false,
            reply:
              'No, V - 1 are enough, because a path over V vertices has V - 1 edges. The V-th round only tests for a negative cycle.',
          },
          {
            says: [
              'a round can fix several vertices at once',
              'with a good edge order one round may be enough',
            ],
            isRight: true,
            reply:
              'Yes, if the edges happen to be in the order of the path, one round carries the distance all the way. The order is just not guaranteed.',
          },
        ],
      },
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
      about: 1631,
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
      about: 1584,
      asks: [
        'minimum cost to connect points',
        'prim with array',
        'manhattan distances',
        'connect all points cheaply',
        'connect all cities as cheap as possible',
        'connect everything at the lowest cost',
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
      further: {
        example:
          'Take S→T of 9, S→A of 2, A→B of 2, B→T of 3. Expanding S pushes T with 9 and A with 2; returning now would give 9. A is popped, B gets 4. B is popped, T gets 7. Then T is popped with 7, and no other route can be shorter.',
        why: 'At the push you know one route to T, while nearer vertices are still open and may lead to a shorter one. At the pop, everything left in the heap is at least as far as T, so nothing can undercut it.',
        check: {
          ask: 'The edges are S→T of 6, S→A of 1, A→T of 8, S→B of 3, B→T of 2. What is the distance of T when it is popped for the first time?',
          right: ['5', 'five'],
          because:
            '5: B is settled with 3 and pushes T with 3 + 2, and this entry is popped before the one with 6.',
          wrong: [
            {
              says: ['6', 'six'],
              reply:
                'That is the entry pushed by S. Which vertices are popped before it, and what do they offer to T?',
            },
            {
              says: ['9', 'nine'],
              reply:
                'The route via A is longer than the direct edge. Check the other vertex that is popped before T.',
            },
          ],
        },
        claims: [
          {
            says: ['i can stop when the target is popped', 'popping the target means done'],
            isRight: true,
            reply:
              'Yes, with nonnegative weights: every entry left in the heap is at least as large, and longer routes never get cheaper.',
          },
          {
            says: [
              'the first time i see the target is the shortest',
              'first push of the goal has the right distance',
            ],
            isRight: false,
            reply:
              'No, the first entry is only the first route found. A detour via nearer vertices can still be shorter.',
          },
          {
            says: ['in bfs i can stop when i push the goal', 'for equal weights stopping early is fine'],
            isRight: true,
            reply:
              'Yes, in BFS all edges cost the same, so the first route to a vertex already has the fewest edges.',
          },
        ],
      },
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
      about: 1631,
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
    {
      kind: 'how',
      question: "How does Dijkstra's algorithm run on four cities?",
      asks: [
        'can you do a small example of dijkstra with 4 cities',
        'dijkstra example with four cities',
        'small example of dijkstra',
        'dijkstra step by step with numbers',
        'show me dijkstra on a small graph',
        'walk me through dijkstra on four nodes',
        'a-b 1 a-c 4 b-c 2 c-d 1 dijkstra',
        'dijkstra with 4 cities',
      ],
      answer:
        'Roads: A-B 1, A-C 4, B-C 2, C-D 1. Start at A with 0. From A: B gets 1, C gets 4. The nearest is B with 1: via B, C costs 1 + 2 = 3, less than 4. Next is C with 3: D gets 3 + 1 = 4. Next is D, done. The shortest path is A, B, C, D with length 4.',
    },
    {
      kind: 'why',
      question: "Why does Dijkstra's algorithm work?",
      asks: [
        'why does dijkstra work',
        'why is dijkstra correct',
        "why does dijkstra's algorithm work",
        'why can dijkstra settle the nearest vertex',
        'why is the smallest distance final',
        'why is it safe to settle the nearest one',
      ],
      answer:
        'The nearest vertex that is not settled is final: any other path to it would leave the settled ones through a vertex that is at least as far, and weights of 0 or more cannot make it shorter again. With A→B 1 and A→C 4, no detour via C can reach B in less than 4. With a negative edge that argument fails.',
    },
    {
      kind: 'what',
      question: 'What if all weights are equal, or some are zero?',
      asks: [
        'does dijkstra work if all weights are the same',
        'what if all weights are equal',
        'does dijkstra work with zero weights',
        'do i need dijkstra if every edge costs 1',
        'dijkstra on an unweighted graph',
      ],
      answer:
        'Dijkstra still works: it only needs weights that are not negative. But if all are equal, BFS finds the same shortest paths in O(V + E) without a heap; multiply the number of edges by the weight. If all weights are 0 or 1, use 0-1 BFS: a deque, with neighbors at weight 0 pushed to the front and at weight 1 to the back.',
    },
    {
      kind: 'what',
      question: "Does Dijkstra's algorithm work on directed graphs and with cycles?",
      asks: [
        'does dijkstra work on directed graphs',
        'does dijkstra work with cycles',
        'what if the graph has cycles',
        'does dijkstra need an undirected graph',
      ],
      answer:
        "It works on all of them. Follow each edge only in its direction; an undirected edge counts as two, one each way. Cycles do no harm: with weights that are not negative, going around never makes a path shorter, and a vertex that is final is skipped. Only negative weights break Dijkstra's algorithm.",
    },
    {
      kind: 'how',
      question: 'How do I test a shortest-path function?',
      asks: [
        'which edge cases should i test for dijkstra',
        'how do i test dijkstra',
        'test cases for shortest paths',
        'edge cases for weighted graphs',
      ],
      answer:
        'Try a detour that is cheaper than the direct edge: A-B 10, A-C 1, C-B 2, where B has distance 3. Then a node that cannot be reached, the start as the target (0), an edge of weight 0, two edges between the same nodes, and a cycle. Negative weights must be excluded by the problem, or Dijkstra is wrong.',
    },
    {
      kind: 'why',
      question: 'Why does Dijkstra need a priority queue?',
      asks: [
        'why a priority queue',
        'why do i need a heap in dijkstra',
        'why not a normal queue',
        'can i use a normal queue for dijkstra',
        'what is the heap for',
      ],
      answer:
        'You must always settle the vertex with the smallest known distance, because only that one is certain to be final. A heap gives it in O(log n). A normal queue gives the one pushed first, which may be far away. Without a heap you can search all vertices each time, O(V²) in all, which is fine for dense graphs.',
    },
    {
      kind: 'mistake',
      question: 'Why can a node be in the heap twice?',
      asks: [
        'can a node be in the heap twice',
        'same node twice in the heap',
        'duplicates in the heap',
        'why is a node pushed again',
        'do i remove old entries',
      ],
      answer:
        'Each time you find a cheaper way to a vertex, you push a new entry; the old one stays, because a heap cannot find it quickly. When it comes out, its distance is larger than the stored one: skip it. There are at most E entries, so it stays O(E log V).',
    },
    {
      kind: 'cost',
      question: 'What is the time complexity of Dijkstra, Bellman-Ford, Kruskal and Prim?',
      asks: [
        'time complexity of dijkstra',
        'bellman ford complexity',
        'kruskal complexity',
        'prim complexity',
        'how long does dijkstra take',
      ],
      answer:
        'Dijkstra with a heap: O(E log V), since each edge pushes at most one entry. With a plain array: O(V²). Bellman-Ford: V - 1 rounds over all edges, O(V · E). Kruskal: O(E log E) for sorting the edges. Prim: O(E log V) with a heap. Space: O(V + E) for the graph and the heap.',
    },
    {
      kind: 'mistake',
      question: 'What if a node cannot be reached?',
      asks: [
        'whats the answer if a node cant be reached',
        'what if a node cannot be reached',
        'unreachable node in dijkstra',
        'what if the graph is disconnected',
        'distance stays infinity',
        'what if it is disconnected',
      ],
      answer:
        'Its distance stays infinity, since it never enters the heap. Network Delay Time then returns -1; other problems return -1 for this target only. Check before you take the maximum. A minimum spanning tree does not exist for a disconnected graph: Kruskal ends with fewer than V - 1 edges.',
    },
    {
      kind: 'how',
      question: 'How do I explain Dijkstra in an interview?',
      asks: [
        'how would i explain that in an interview',
        'explain dijkstra to an interviewer',
        'how do i present dijkstra',
        'what do i say about dijkstra',
      ],
      answer:
        'Say the invariant: “The vertex with the smallest distance in the heap is final, because all other paths are at least as long and no edge is negative.” Then the loop: pop, skip outdated entries, improve the neighbors, push. Trace three vertices in which one is improved. O(E log V) time. Say that negative edges need Bellman-Ford.',
    },
    {
      kind: 'when',
      question: 'When does Kruskal stop?',
      asks: ['when does kruskal stop', 'when does it stop in kruskal', 'how many edges does kruskal take'],
      answer:
        'It stops when V - 1 edges are taken, or when no edges are left; with fewer than V - 1 the graph is disconnected, and no spanning tree exists. For 4 vertices that is after 3 edges, even if 10 edges are left in the list.',
    },
    {
      kind: 'why',
      question: 'Why does Kruskal use union-find?',
      asks: [
        'why does kruskal use union find',
        'why union find in kruskal',
        'how does kruskal avoid cycles',
        'how do i know that an edge closes a cycle in kruskal',
      ],
      answer:
        'It must know for each edge whether its two ends are connected already: then the edge would close a cycle. Union-find answers that in almost O(1): same root, skip the edge; different roots, take it and join them. A DFS for each edge would cost O(V) each time.',
    },
    {
      kind: 'compare',
      question: 'Is the minimum spanning tree unique?',
      asks: [
        'is the mst unique',
        'can there be several minimum spanning trees',
        'more than one mst',
        'is there only one minimum spanning tree',
      ],
      answer:
        'If all weights differ, there is exactly one. With equal weights there may be several, all with the same total: a triangle with weights 1, 1, 1 has three. Kruskal and Prim may then return different ones, and both are right.',
    },
    {
      kind: 'mistake',
      question: 'Can I add a constant to all weights so that Dijkstra works with negative edges?',
      asks: [
        'can i add a constant',
        'add a constant to make weights positive',
        'add a big number to every edge to remove negatives',
        'shift all weights so that none is negative',
        'make negative edges positive by adding',
        'why does adding a constant to each edge not work',
        'dijkstra with negative edges add offset',
      ],
      answer:
        'No, because a path of k edges then costs k times the constant more, so paths with more edges are punished. Take A→B of 2, B→C of -2 and A→C of 1: the cheapest path to C is A, B, C with 2 - 2 = 0. Add 2 to each edge: A, B, C costs 4 + 0 = 4 and A, C costs 3, so Dijkstra reports the wrong path. Use Bellman-Ford.',
      further: {
        example:
          'A→B of 2, B→C of -2, A→C of 1.\n- Before: A, B, C costs 2 + (-2) = 0, and A, C costs 1. The path via B is cheaper.\n- Add 2 to each edge: the weights are 4, 0 and 3.\n- After: A, B, C costs 4 + 0 = 4, and A, C costs 3. The direct edge seems cheaper.\n\nThe path with two edges paid the constant twice.',
        why: 'If c is added to every edge, a path of k edges grows by k · c. Paths between the same two vertices can have different numbers of edges, so they grow by different amounts, and their order can change. A spanning tree always has V - 1 edges, so for minimum spanning trees adding a constant changes nothing.',
        check: {
          ask: '3 is added to every edge. By how much does the cost of a path with 4 edges grow?',
          right: ['12', 'twelve'],
          because: '12: each of its 4 edges costs 3 more.',
          wrong: [
            {
              says: ['3', 'three'],
              reply: 'How many edges of the path cost 3 more?',
            },
            {
              says: ['7', 'seven'],
              reply: 'Each edge grows by 3. Add that up over 4 edges.',
            },
          ],
        },
        claims: [
          {
            says: [
              'adding a constant to all edges keeps the shortest paths',
              'the shortest path stays the same if all edges grow by the same amount',
            ],
            isRight: false,
            reply: 'No. A path with more edges grows more, so another one can become the shortest.',
          },
          {
            says: [
              'multiplying all weights by a positive number keeps the shortest paths',
              'doubling all weights keeps the shortest paths',
            ],
            isRight: true,
            reply: 'Yes. All path costs are multiplied by the same factor, so their order stays.',
          },
        ],
      },
    },
    {
      kind: 'cost',
      question: 'What do V and E mean in O((V + E) log V)?',
      asks: [
        'what is v and e',
        'what does v stand for',
        'what does e stand for',
        'what do the letters in dijkstras complexity mean',
        'why log v and not log e',
        'what is log v',
      ],
      answer:
        'V is the number of vertices and E the number of edges. Each edge may push one entry into the heap, and a push or pop costs the log of the heap size. The heap has at most O(E) entries. In a graph without parallel edges E is less than V², so log E is less than 2 log V, which is O(log V).',
    },
  ],
  problems: [
    {
      number: 743,
      questions: [
        {
          question: 'Which heap entries do I skip, and what is the answer?',
          asks: ['max', 'dijkstra stale', 'unreachable -1'],
          answer:
            'Skip heap entries that are larger than the known distance. The answer is the maximum of all distances, or -1 if some node was never reached.',
        },
        {
          question: 'What does Dijkstra cost here?',
          asks: ['cost', 'complexity of network delay', 'time complexity', 'big o of this'],
          answer: 'Dijkstra takes O(E log V) with a heap, since each edge pushes at most one entry.',
        },
        {
          question: 'Why is my result too large?',
          asks: ['sum instead of maximum', 'adds up all times', 'result larger than expected'],
          answer:
            'The signal spreads over all edges at the same time, so the answer is the largest distance, not the sum.',
        },
        {
          question: 'What do I return if a node cannot be reached?',
          asks: [
            'whats the answer if a node cant be reached',
            'node not reachable',
            'when is it -1',
            'what do i return',
            'unreachable',
          ],
          answer:
            'Return -1: that node never gets the signal, so its distance stays infinity. Otherwise return the largest of all distances, the moment at which the last node gets it.',
        },
      ],
    },
    {
      number: 787,
      questions: [
        {
          question: 'Why does Dijkstra drop the right path?',
          asks: [
            'dijkstra wrong',
            'copy of distances',
            'vs edges',
            'one dist per city',
            'drops the right path',
          ],
          answer:
            'With one distance per city, a cheap path with too many stops hides the more expensive one that is allowed. Use Bellman-Ford instead: k stops are k + 1 edges, so run k + 1 rounds, and let each read a copy of the distances of the round before.',
          further: {
            example:
              'Take A→B, B→C, C→D of 1 each, A→C of 5, and at most 1 stop from A to D. With one distance per city, C gets 2 via B, and the 5 is thrown away. From there D costs 3, but with the two stops B and C. The allowed route A, C, D for 6 is never seen.',
            why: 'A partial route may be dropped only if another one is at least as cheap and has no more flights. Here the more expensive one has fewer flights, and the rest of the trip may need just that.',
            check: {
              ask: 'The flights are A→B of 2, B→C of 2, A→C of 7, relaxed in this order, with 0 stops allowed. Without the copy, which cost do you get for C?',
              right: ['4', 'four'],
              because:
                '4: B→C reads the 2 that A→B wrote in the same round, so one round uses two flights. The right result is 7.',
              wrong: [
                {
                  says: ['7', 'seven'],
                  reply:
                    'That is the right cost, and with a copy you get it. What does B→C read if A→B was written just before?',
                },
                {
                  says: ['2', 'two'],
                  reply: 'That is the cost of B. What does the next flight make of it in the same round?',
                },
              ],
            },
            claims: [
              {
                says: ['k stops means k edges', 'so run k rounds', 'with k stops i relax k times'],
                isRight: false,
                reply: 'No, k stops are k + 1 edges: even a route with 0 stops has one flight.',
              },
              {
                says: [
                  'without the copy a round can use two edges',
                  'the copy keeps one edge per round',
                  'i must read the old distances',
                ],
                isRight: true,
                reply:
                  'Yes, otherwise a distance written in this round is read again in the same round, and the path gets too many flights.',
              },
              {
                says: ['dijkstra with city and stops as the state works', 'put the stops into the state'],
                isRight: true,
                reply:
                  'Yes, the states (city, stops) with different numbers of stops no longer hide each other. There are about V · k of them.',
              },
            ],
          },
        },
        {
          question: 'What does it cost with k stops?',
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
          question: 'Why is Kruskal slow for points?',
          asks: ['kruskal slow', 'prim heap', 'manhattan edges'],
          answer:
            'With n points all n² pairs are edges, and Kruskal must build and sort them. Prim with an array needs neither the list of edges nor a heap.',
        },
        {
          question: 'What do Prim and Kruskal cost here?',
          asks: ['cost', 'complexity of connecting points', 'time complexity', 'big o of this'],
          answer:
            'Prim with an array takes O(n²), which suits a graph in which all n² pairs are edges. Kruskal on all pairs takes O(n² log n). Manhattan distances allow O(n log n) with far fewer edges, but interviews do not expect that.',
        },
        {
          question: 'Why is my total too large?',
          asks: ['distance to the start used', 'result too large', 'sums of distances'],
          answer:
            'Perhaps you add up distances along a path, as Dijkstra does. Keep for each point its distance to the nearest point of the tree, not to the start.',
        },
      ],
    },
    {
      number: 1514,
      questions: [
        {
          question: 'Why does Dijkstra work with products?',
          asks: ['dijkstra max', 'log'],
          answer:
            'Probabilities are at most 1, so a longer path is never more likely. So the most likely open node is final when it is popped, as the nearest one is with sums.',
        },
        {
          question: 'What does it cost to find the best path?',
          asks: ['cost', 'complexity of the best probability', 'time complexity', 'big o of this'],
          answer: 'O(E log V), since it is Dijkstra with a max heap: each edge pushes at most one entry.',
        },
        {
          question: 'Why is my result always 0?',
          asks: ['min heap pops the wrong node', 'starts at 0', 'result always 0'],
          answer:
            "A product that starts with 0 stays 0. Give the start the probability 1 and all others 0, and take the largest first: Python's heap is a min heap, so push negative probabilities.",
        },
      ],
    },
    {
      number: 1631,
      questions: [
        {
          question: 'Do the differences along a path add up?',
          asks: ['max not sum', 'binary search'],
          answer:
            'The differences do not add up: the effort of a path is its largest difference, so a step gives `new = max(old, difference)`.',
        },
        {
          question: 'What does it cost on an m by n grid?',
          asks: ['cost', 'complexity of the effort', 'time complexity', 'big o of this'],
          answer:
            'O(m n log(m n)) with Dijkstra on the cells; guessing the effort and testing by BFS takes O(m n log H) for heights up to H.',
        },
        {
          question: 'What does the distance of a cell mean?',
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
          question: 'Which city do I return on a tie?',
          asks: ['ties', 'floyd loop order'],
          answer:
            'On a tie take the city with the larger number: go through the cities in order and replace the best one when the count is smaller or equal. In Floyd-Warshall, the intermediate city `k` is the outer loop.',
        },
        {
          question: 'What does Floyd-Warshall cost here?',
          asks: ['cost', 'complexity', 'time complexity', 'big o of this'],
          answer:
            'Floyd-Warshall takes O(n³), which is fine for n up to 100. Dijkstra from each city takes O(n · E log n).',
        },
        {
          question: 'Why do I get the wrong city?',
          asks: ['counts itself', 'distance equal to the threshold', 'wrong city on ties'],
          answer:
            'Check two things: a distance equal to the threshold counts, and the city itself does not. And on a tie the larger number wins.',
        },
      ],
    },
    {
      number: 1976,
      questions: [
        {
          question: 'When do I copy a count, and when do I add it?',
          asks: ['of modulo', 'equal distance add', 'long distances'],
          answer:
            'If the new path is shorter, copy the count of the node you came from; if it is equally long, add that count.',
        },
        {
          question: 'What does counting the paths cost?',
          asks: ['cost', 'complexity', 'time complexity', 'big o of this'],
          answer:
            'The counts are updated along with the distances, so it costs O(E log V), as Dijkstra alone does.',
        },
        {
          question: 'Why is my count too large?',
          asks: ['count too large', 'old entries counted twice', 'stale heap'],
          answer:
            'Push a vertex only when its distance gets smaller, not on an equal one: otherwise it is expanded twice and adds its paths twice. Also skip entries whose distance is larger than the known one.',
        },
      ],
    },
    {
      number: 778,
      questions: [
        {
          question: 'Does the height of the start cell count?',
          asks: ['max', 'start cell height'],
          answer:
            'Yes, you can start only when the water is as high as the start cell. So begin with its height, not with 0.',
        },
        {
          question: 'What does it cost on an n by n grid?',
          asks: ['cost', 'complexity', 'time complexity', 'big o of this'],
          answer: 'O(n² log n) with a heap on n² cells, or with union-find over cells sorted by height.',
        },
        {
          question: 'Do waiting times add up along the path?',
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
          question: 'How do I tell which kind an edge is?',
          asks: ['forced'],
          answer:
            'An edge is critical if the weight grows without it or the graph is no longer connected. It is pseudo-critical if it is not critical and forcing it in leaves the weight unchanged.',
        },
        {
          question: 'What does it cost to test every edge?',
          asks: ['cost', 'complexity', 'time complexity', 'big o of this'],
          answer:
            'For each edge Kruskal runs once without it and once with it forced, and the edges are sorted only once: O(E² · α(V)).',
        },
        {
          question: 'Why do I print the wrong edge numbers?',
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
  claims: [
    {
      says: ['with negative edges use bellman ford', 'negative weights need bellman ford'],
      isRight: true,
      reply:
        'Yes. Dijkstra may take a vertex as final too early. Bellman-Ford also detects a negative cycle.',
    },
    {
      says: ['i can add a constant to the negative edges and use dijkstra'],
      isRight: false,
      reply: 'No. A path with more edges would get more added, so another path may win.',
    },
    {
      says: ['dijkstra works with negative weights', 'dijkstra can handle negative edges'],
      isRight: false,
      reply:
        'No. A vertex that was popped is final, and a negative edge could still make it cheaper. Use Bellman-Ford.',
    },
    {
      says: ['the mst is the same as the shortest path tree', 'a spanning tree gives the shortest paths'],
      isRight: false,
      reply:
        'No. The spanning tree has the smallest total weight, but a path in it may be longer than the shortest one.',
    },
    {
      says: ['dijkstra with a heap takes o(e log v)', 'dijkstra is e log v'],
      isRight: true,
      reply: 'Yes, for a connected graph: each edge may push once, and each push or pop costs O(log V).',
    },
    {
      says: ['bellman ford works with negative weights', 'bellman ford handles negative edges'],
      isRight: true,
      reply: 'Yes, as long as there is no negative cycle, which it can detect.',
    },
    {
      says: ['dijkstra needs nonnegative weights', 'dijkstra only works with nonnegative weights'],
      isRight: true,
      reply: 'Yes. A vertex that was popped is final, which a negative edge could break.',
    },
    {
      says: [
        'dijkstra is bfs with a priority queue',
        'dijkstra is like bfs with a heap',
        'dijkstra uses a priority queue',
      ],
      isRight: true,
      reply:
        'Yes. The heap serves the vertex with the smallest distance next, as the queue serves the fewest edges.',
    },
    {
      says: [
        'dijkstra works with negative edges if there is no negative cycle',
        'it works with negative edges too if there is no negative cycle',
        'dijkstra works with negative weights',
        'negative edges are fine for dijkstra',
        'only negative cycles are a problem for dijkstra',
      ],
      isRight: false,
      reply:
        'No. A popped vertex counts as final, and a negative edge may make it cheaper later. S→A of 2, S→B of 5, B→A of -4: A is final with 2, though it costs 1 via B. Use Bellman-Ford.',
    },
    {
      says: [
        'the distance is final when the node is popped',
        'a node is done when i pop it',
        'the distance is final when it comes out of the heap',
        'when a vertex is popped its distance is the shortest',
        'settle the node when it leaves the heap',
      ],
      isRight: true,
      reply:
        'Yes. It is final when it is popped: all other entries are at least as large, and no edge is negative, so no later path can be cheaper.',
    },
    {
      says: [
        'the distance is final when i push it',
        'the distance is final when the node enters the heap',
        'a node is done when it is pushed',
        'mark it visited when pushing as in bfs',
        'the first distance pushed is the shortest',
      ],
      isRight: false,
      reply:
        'No. When it is pushed, a cheaper path may still be found. With S→B of 5, S→A of 1 and A→B of 1, B is pushed with 5 and then again with 2.',
    },
    {
      says: [
        'a node can be in the heap twice',
        'a node can be in the heap several times',
        'old entries stay in the heap and are skipped',
        'the same node may be pushed more than once',
        'outdated entries are skipped when popped',
      ],
      isRight: true,
      reply:
        'Yes. Each improvement pushes a new entry. When an old one is popped, its distance is larger than the stored one, and it is skipped.',
    },
    {
      says: [
        'a node is only once in the heap',
        'each node is pushed only once',
        'every vertex enters the heap exactly once',
        'a node cannot be in the heap twice',
      ],
      isRight: false,
      reply:
        'No. If a cheaper path is found, the vertex is pushed again, since a heap cannot change an inner entry easily. The outdated entry is skipped when it comes out.',
    },
    {
      says: [
        'the heap gives the node with the smallest distance',
        'the priority queue finds the closest node fast',
        'the heap is for picking the nearest vertex',
        'i need the priority queue to get the smallest distance',
        'pop gives the nearest unvisited node',
      ],
      isRight: true,
      reply:
        'Yes. It gives the unsettled vertex with the smallest distance in O(log n). A search through all vertices would cost O(V) each time.',
    },
    {
      says: [
        'the mst is the same as shortest paths',
        'mst gives the shortest path between nodes',
        'a minimum spanning tree contains the shortest paths',
        'its the same as shortest paths',
        'the spanning tree shows the shortest routes',
      ],
      isRight: false,
      reply:
        'No. An MST makes the total weight small, not single paths. Triangle A-B 2, B-C 2, A-C 3: the MST has A-B and B-C, so from A to C it is 4, but the shortest path is 3.',
    },
    {
      says: [
        'an mst has n - 1 edges',
        'a spanning tree of n nodes has n-1 edges',
        'the minimum spanning tree has no cycle',
        'mst connects all nodes without a cycle',
        'the mst has v - 1 edges',
      ],
      isRight: true,
      reply: 'Yes. n vertices are connected without a cycle by exactly n - 1 edges.',
    },
    {
      says: [
        'kruskal sorts the edges',
        'kruskal takes the cheapest edge that makes no cycle',
        'kruskal uses union find',
        'kruskal skips edges that close a cycle',
        'kruskal goes through the edges from cheap to expensive',
      ],
      isRight: true,
      reply:
        'Yes. Kruskal sorts the edges and takes each one that joins two groups; union-find tells whether it would close a cycle.',
    },
    {
      says: [
        'prim grows one tree',
        'prim adds the cheapest edge to the tree',
        'prim uses a heap of edges',
        'prim starts from one node and expands',
        'prim is like dijkstra but with the edge weight',
      ],
      isRight: true,
      reply: 'Yes. Prim starts at one vertex and always adds the cheapest edge that leaves the tree.',
    },
    {
      says: [
        'for unweighted graphs i need dijkstra',
        'dijkstra is needed without weights',
        'bfs does not work without weights',
        'always use dijkstra for shortest paths',
      ],
      isRight: false,
      reply:
        'No. Without weights BFS is enough and faster: O(V + E) instead of O(E log V). All edges count the same, so the queue is in order anyway.',
    },
    {
      says: [
        'bfs works with weights',
        'bfs is enough for weighted graphs',
        'bfs finds the cheapest path',
        'i can use bfs with weights',
      ],
      isRight: false,
      reply:
        'No. BFS counts edges, not costs. A→C of 10 is one edge, but A→B→C with 1 + 1 is cheaper. With different weights use Dijkstra.',
    },
    {
      says: [
        'dijkstra takes o(e log v)',
        'dijkstra is o(e log v) with a heap',
        'the time is o((v + e) log v)',
        'each edge pushes at most one entry',
        'the time complexity is o(e log v)',
      ],
      isRight: true,
      reply: 'Yes. Each edge may push one entry, and a push or pop costs O(log E), which is O(log V).',
    },
    {
      says: [
        'plain dijkstra works for k stops',
        'cheapest flights is just dijkstra',
        'dijkstra solves cheapest flights within k stops',
        'i can ignore the stops in dijkstra',
        'the cheapest path is enough for k stops',
      ],
      isRight: false,
      reply:
        'No. One distance per city is not enough: a cheaper path with too many stops would hide a more expensive one with fewer. Keep (city, stops), or do k + 1 rounds of Bellman-Ford.',
    },
    {
      says: [
        'if a node cant be reached the answer is -1',
        'return -1 when some distance is infinity',
        'network delay is the maximum distance',
        'the answer is the largest of all distances',
        'an unreachable node keeps infinity',
      ],
      isRight: true,
      reply:
        'Yes. Then not all nodes get the signal: return -1 if some distance is still infinity. Otherwise the answer is the largest distance.',
    },
    {
      says: [
        'bellman ford works with negative edges',
        'with negative edges use bellman ford',
        'bellman ford can handle negative weights',
        'for negative weights i need bellman ford',
      ],
      isRight: true,
      reply:
        'Yes. It also finds negative cycles: if a distance still falls in round V, there is one. It costs O(V · E).',
    },
    {
      says: [
        'bellman ford works with negative cycles',
        'bellman ford can handle negative cycles',
        'bellman ford gives the shortest path even with a negative cycle',
        'with a negative cycle use bellman ford',
      ],
      isRight: false,
      reply:
        'No. It only tells you that there is one: each turn around the cycle makes the path cheaper, so there is no shortest path.',
    },
    {
      says: [
        'i add a constant to make them positive',
        'add a constant to all edges to remove negative weights',
        'make all weights positive by adding a number',
        'adding the same number to each edge does not change the shortest path',
        'i can shift the weights so that none is negative',
      ],
      isRight: false,
      reply:
        'No. A constant per edge punishes paths with more edges. A→C of 2, A→B of 3 and B→C of -2: the best is A→B→C with 1. Add 2 to each: 4 against 5 + 0 = 5, and the direct edge wins. Use Bellman-Ford.',
    },
    {
      says: [
        'if all weights are 1 bfs is enough',
        'with equal weights use bfs',
        'dijkstra with weight 1 is bfs',
        'all weights 1 means bfs',
      ],
      isRight: true,
      reply: 'Yes. Then every edge costs the same, and BFS finds the same paths in O(V + E).',
    },
    {
      says: [
        'kruskal sorts by weight',
        'i sort the edges by weight',
        'i sort by weight',
        'sort all edges from light to heavy',
        'the cheapest edge comes first',
      ],
      isRight: true,
      reply:
        'Yes, for Kruskal: the cheapest edges first. Each edge that joins two groups is taken, until V - 1 edges are taken.',
    },
    {
      says: [
        'the mst is unique',
        'there is only one minimum spanning tree',
        'every graph has exactly one mst',
        'the minimum spanning tree is always unique',
      ],
      isRight: false,
      reply:
        'No, not always. With equal weights there may be several: a triangle with all weights 1 has three. If all weights differ, it is unique.',
    },
  ],
} satisfies TutorTexts
