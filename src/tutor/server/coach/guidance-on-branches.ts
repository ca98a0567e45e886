import type { Guidance } from './guidance.ts'

/** Trees, graphs and dynamic programming. */
export const guidanceOnBranches: Readonly<Record<string, Guidance>> = {
  'tree-traversal': {
    keeps: 'when a call returns, what it reports is final for its whole subtree.',
    sibling:
      'How many people work under a manager, her included? A missing person reports 0. A clerk asks both sides: 0 + 0 + 1 = 1. A team leader with two clerks: 1 + 1 + 1 = 3. Nobody needs to know more than the two numbers reported to them.',
  },
  'level-order-traversal': {
    keeps: 'at the start of a round the queue holds one whole level, in order, and nothing else.',
    sibling:
      'How many people are in each generation of A with children B and C, and C with child D? Queue A: one. Take out one, put in B, C: two. Take out two, put in D: one. The size is read before the round, or D would slip in with its parents.',
  },
  'binary-search-tree': {
    keeps: 'the value you look for can only be in the subtree you stand on, between the bounds handed down.',
    sibling:
      'Largest price not above 12 in a tree with root 10, left 5, right 20, and 15 left below 20. 10 is allowed: note it and go right for more. 20 is too much, go left. 15 is too much, go left: nothing. The note says 10. The whole left side was never seen.',
  },
  'path-sum-and-lca': {
    keeps: 'a call hands up one branch only; where two branches meet, the answer is updated on the spot.',
    sibling:
      'Longest walk between two huts, where hut T has trails of 2 and 3 stations below it and itself hangs on a trail from P. At T the walk over both trails has 2 + 3 = 5 stations: note it. To P only the better one can go on: 3 + 1. A walk cannot fork.',
  },
  'tree-construction': {
    keeps: 'each call owns one stretch of the input, and exactly the nodes of that stretch.',
    sibling:
      'Build the tree of `+ 2 * 3 4`, where an operator comes before its two parts. + is the root and has a left and a right side to come. Left: 2, complete. Right: *, whose left is 3 and whose right is 4. Each call reads exactly its own stretch and leaves the next one where it begins.',
  },
  'heap-priority-queue': {
    keeps: 'the top is the best of all that wait; nothing is promised about the rest.',
    sibling:
      'Tie ropes of 4, 3 and 6 into one; a knot costs both lengths. Take the two shortest, 3 and 4: cost 7, put the 7 back. Take 6 and 7: cost 13. In all 20. The set changed in between, and only the shortest were ever asked for.',
  },
  trie: {
    keeps: 'the node you stand on is the prefix read so far, shared by all words that begin with it.',
    sibling:
      'How many nodes do Elm, Elk and Oak need? E, l, m: three, with a mark at m. Elk shares E and l: one more, k. Oak shares nothing: three more. Seven for nine letters. El has a node but no mark: it is a beginning and no street.',
  },
  backtracking: {
    keeps:
      'the path is exactly the choices on the way to this node, and on leaving it is as it was on entering.',
    sibling:
      'All ways to hang up two of the flags r, g, b, in order. Choose r, then g: write down r g, take g back. Choose b: r b, take it back. r has no more, take it back. Choose g: g r, take it back, g b. And so for b. Six, and the path is empty at the end.',
  },
  'depth-first-search': {
    keeps: 'every marked node was entered exactly once, and the open ones form the way back to the start.',
    sibling:
      'Which rooms can be reached from A, with doors A-B, B-C, C-A, D-E? Enter A, mark it; B, mark it; C, mark it. C leads to A: marked, so step back, and back again. D was never seen: another start is needed to see D and E.',
  },
  'breadth-first-search': {
    keeps: 'nodes leave the queue in order of distance, and each has its shortest one when it is put in.',
    sibling:
      'How many phone calls until a rumour reaches E, if A tells B and C, both tell D, and D tells E? Round 1: B, C. Round 2: D, put in by B and already marked when C calls. Round 3: E. Three, and nobody was told twice.',
  },
  'matrix-traversal': {
    keeps: 'each cell that was entered is marked, and nothing outside the board was ever read.',
    sibling:
      'How many seats are joined to the front left one, in rows X X . and . X .? Enter the first and mark it. Right: X, mark. From there down: X, mark. Its other neighbours are empty or outside. Three seats; outside is checked before it is read.',
  },
  'topological-sort': {
    keeps:
      'every node in the order had all its prerequisites before it, and the counts are those of what is left.',
    sibling:
      'In how many rounds can one dress, if socks and trousers come before shoes and the shirt before the tie? Open counts: shoes 2, tie 1, the others 0. Round one: socks, trousers, shirt; shoes drop to 0, the tie too. Round two: both. Five of five, so there is no circle.',
  },
  'union-find': {
    keeps: 'two things are in one group exactly when their walks up end at the same representative.',
    sibling:
      'How large is the largest crew of 1 to 5 after the pairs 1-2, 3-4, 2-4? 1-2: size 2, with 1 in front. 3-4: size 2, with 3 in front. 2-4: their walks end at 1 and 3, which are tied: size 4. 5 is alone. Never 2 and 4 themselves were tied, always those in front.',
  },
  'shortest-path-and-mst': {
    keeps: 'whoever is taken from the heap first has the final distance; all others only have an offer.',
    sibling:
      'Cheapest ferry from A to C: A-B 2, B-C 3, A-C 7. Offers: B 2, C 7. Take B, the cheapest: nobody can beat 2. Over B, C costs 5: a better offer. Take C at 5. The old offer of 7 comes up later and is thrown away.',
  },
  'dynamic-programming': {
    keeps: 'all earlier positions already have their final answer, and the next needs only those.',
    sibling:
      'In how many ways can a path of 4 metres be laid with slabs of 1 and 3? Nothing to lay: 1 way. 1 metre: 1. 2 metres: 1. 3 metres: the last slab is a 1, after 2 metres, or a 3, after none: 1 + 1 = 2. 4 metres: after 3 or after 1: 2 + 1 = 3.',
  },
  'zero-one-knapsack': {
    keeps: 'the row says what the items so far can reach, each used at most once.',
    sibling:
      'Which amounts can the vouchers 2 and 3 pay exactly, up to 5? Before any: only 0. With 2, from the top down: 2. With 3, from the top down: 5 (from 2), then 3. So 0, 2, 3, 5. Upward, 2 would have paid 4 with one voucher.',
  },
  'unbounded-knapsack': {
    keeps: 'smaller amounts are final before a larger one asks for them, so a piece may follow itself.',
    sibling:
      'Can planks of 3 and 5 fill 8 exactly, or 7? 0 yes. 3 from 0, 5 from 0, 6 from 3, 8 from 5 or from 3. 7 would need 4 or 2, and neither can be made. So 8 yes, 7 no.',
  },
  'longest-increasing-subsequence': {
    keeps: 'for each element, the best chain that ends exactly there is known.',
    sibling:
      'Longest chain from `[4, 6, 5, 8, 11]` in which each is at least 3 above the one before. Ending at 4: 1. At 6: 4 is too near, 1. At 5: 1. At 8: after 4 or 5, so 2. At 11: after 8, so 3. For each, all earlier ones were asked who may come before it.',
  },
  'grid-dp': {
    keeps: 'everything above and to the left is final when a cell is filled.',
    sibling:
      'In how many ways does one cross 2 rows of 3 cells, moving right, down or down to the right? Top row: 1 1 1. Below: 1, then from the left, above and across: 1 + 1 + 1 = 3, then 3 + 1 + 1 = 5. The edge cells have fewer ways in and need a rule of their own.',
  },
  'interval-dp': {
    keeps: 'all shorter stretches are final, and the last move splits a stretch into two that do not touch.',
    sibling:
      'Fold a strip with parts of 2, 3, 4; joining two neighbours costs their sum. Two parts: 2+3 costs 5, 3+4 costs 7. All three: whatever is joined last costs 9, plus the cheaper side: 9 + 5 = 14, against 9 + 7 = 16.',
  },
  'state-machine-dp': {
    keeps: 'for each mode, the best value of all histories that end in it today.',
    sibling:
      'Work or rest, with a rest after each working day, pay `[3, 5, 4]`. Modes: worked, rested. Day 1: worked 3, rested 0. Day 2: worked 0 + 5 = 5, rested 3. Day 3: worked 3 + 4 = 7, rested 5. Each day reads only the day before. Best: 7.',
  },
}
