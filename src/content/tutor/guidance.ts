/** What the upper rungs of the hint ladder say about a pattern. */
export interface Guidance {
  /** What is true at every step, as a sentence. */
  readonly keeps: string
  /** A small task of our own, worked in words on a few values. It is none of the practice problems. */
  readonly sibling: string
}

const guidance: Readonly<Record<string, Guidance>> = {
  'two-pointers': {
    keeps: 'every value outside the two indices has been ruled out for good, with all its partners.',
    sibling:
      'Two weights with the sum closest to 21, from `[3, 8, 9, 14, 17]`. 3 + 17 = 20 is 1 short, and 3 has no better partner: 3 goes. 8 + 17 = 25 is too much, and 17 has no better partner: 17 goes. 8 + 14 = 22 is 1 over: 14 goes. 8 + 9 = 17. Best gap: 1.',
  },
  'sliding-window': {
    keeps:
      'the summary describes exactly what is between the two ends, and no longer valid window starts further left.',
    sibling:
      'Longest run of days with at most 10 km in total, from `[4, 3, 5, 1, 2]`. Take 4 and 3: 7. Take 5: 12 is too much, give 4 back: 8. Take 1: 9, three days. Take 2: 11, give 3 back: 8, three days. Each day came in once and left at most once.',
  },
  'prefix-sum': {
    keeps: 'the total up to here is known, and so is every total before it, so a stretch is one subtraction.',
    sibling:
      'Is there a stretch of `[4, -3, 1, 2, -3]` with the sum 0? Totals, starting before the first: 0, 4, 1, 2, 4, 1. The total 4 stands after one value and again after four, so what lies between added nothing: -3 + 1 + 2 = 0.',
  },
  'hash-lookup': {
    keeps: 'the map holds exactly what stands before the present element, and nothing of what comes after.',
    sibling:
      'Two prices that differ by 4 in `[9, 2, 6, 3]`. At 9: were 5 or 13 seen? No, note 9. At 2: was 6 or -2 seen? No, note 2. At 6: was 2 or 10 seen? Yes, 2. One question or two for each element, and never a look back.',
  },
  sorting: {
    keeps: 'the zone that is done keeps its promise, and the rest has not been promised anything.',
    sibling:
      'Bring all values below 4 to the front of `[5, 2, 8, 1]`. The small zone is empty. 5 stays. 2 is small: swap it with 5, the zone is `[2]`. 8 stays. 1 is small: swap it with the first behind the zone, 5: `[2, 1, 8, 5]`. The zone always held small values only.',
  },
  'greedy-intervals': {
    keeps: 'of all that could have been chosen so far, the present choice leaves the most room.',
    sibling:
      'Most talks you can hear from 9-12, 10-11, 11-13, 12-14. In order of their ends: 10-11, 9-12, 11-13, 12-14. Take 10-11. 9-12 began too early. 11-13 fits, take it. 12-14 does not. Two talks, and swapping one for an earlier end could only help.',
  },
  'basic-binary-search': {
    keeps: 'if the value is there at all, it lies between the two borders.',
    sibling:
      'In which of eight drawers is Moss: A-C, D-F, G-I, J-L, M-O, P-R, S-U, V-Z? Look at the fourth, J-L: M is later, so four drawers are out. The sixth, P-R: M is earlier, so three are out. Only M-O is left: found, after two looks that dropped half.',
  },
  'range-search': {
    keeps: 'everything on the left says no, everything on the right says yes, and only the gap is unknown.',
    sibling:
      'How many of `[1, 3, 3, 6, 8]` are below 5? Look for the first that is not below. The middle 3 is below: no, go on behind it. Of 6 and 8 look at 6: yes, it may be the first. The gap is closed, and three stand before it. Meeting an equal value would have changed nothing.',
  },
  'rotated-array-search': {
    keeps:
      'one half between the borders is in clean order, and the target, if present, is still between the borders.',
    sibling:
      'Lowest point of a valley `[9, 6, 2, 4, 7]`. At the middle, 2, the right neighbour 4 is larger: uphill, so the lowest is here or to the left. At 6 the right neighbour 2 is smaller: downhill, so it lies to the right. Only 2 remains. A comparison with one neighbour chose the half.',
  },
  'binary-search-on-answer': {
    keeps: 'every guess below the range is known to fail, every guess above it is known to work.',
    sibling:
      'Smallest side of a square board for seven square notes of side 2. A board of side `s` holds `s / 2`, rounded down, in each direction. Side 8 holds 16: it works. Side 4 holds 4: it fails. Side 6 holds 9: it works. Side 5 holds 4: it fails. So 6.',
  },
  'string-two-pointers': {
    keeps: 'everything outside the two indices is settled and is never looked at again.',
    sibling:
      'Close the gaps in `a.b.c`, keeping the order. The reader is on a: write it in place 0. A dot: only the reader moves. b: write it in place 1. A dot. c: write it in place 2. The writer never overtook the reader, so nothing unread was lost.',
  },
  'string-sliding-window': {
    keeps:
      'the counts describe exactly the letters in the window, and the rule holds again before anything is recorded.',
    sibling:
      'Longest stretch of `abcbd` with at most one b. a, b, c: length 3. The second b breaks the rule: let a go, still two; let b go: c b, length 2. d: c b d, length 3. The left end moved until the count was right again, and never back.',
  },
  'string-dynamic-programming': {
    keeps: 'each cell is the final answer for its two beginnings, and needs only shorter ones.',
    sibling:
      'Can the road `ab` be read within `aXb`, letters in order? With nothing to find the answer is always yes. Row a: no before the first letter, yes from then on. Row b: it needs a b and a yes diagonally before it: only at the last letter. The corner says yes.',
  },
  'frequency-counting': {
    keeps: 'after each letter the table says how many of each are still unaccounted for.',
    sibling:
      'Which marble was added, if r r b became r b r b? Count up for the first bag: r 2, b 1. Count down for the second: r 1, b 0, r 0, b -1. Below zero: it was a b. The order in the bags never mattered.',
  },
  'digit-and-bit-parsing': {
    keeps: 'the running value is exactly what the symbols read so far stand for.',
    sibling:
      'What does 1 0 1 1, read from the left, stand for in base two? Start with 0. Read 1: 0 * 2 + 1 = 1. Read 0: 2. Read 1: 5. Read 1: 11. Each symbol doubled what was there and added itself.',
  },
  'linked-list-manipulation': {
    keeps: 'the finished part hangs together from the dummy on, and something still points at the rest.',
    sibling:
      'Move the wagons B, C of A, B, C, D to the end. A holds on to B and C holds on to D, so remember D first. Couple A to D, D to B, and let C hold nobody. The order of these moves matters: letting go of D before anyone held it would have lost it.',
  },
  'linked-list-two-pointers': {
    keeps: 'the gap between the two walkers, or the ratio of their steps, is known at every moment.',
    sibling:
      'The stop a third of the way along a line of unknown length. Let one rider go three stops while the other goes one. When the first cannot go on, the second stands at a third. One ride, no counting; check the next three stops before riding on.',
  },
  'linked-list-reversal': {
    keeps:
      'behind you all links point back, in front of you all still point forward, and you hold one end of each part.',
    sibling:
      'Turn round all behind B in A > B > C > D. Remember B and C. C lets go of D and holds nobody; D holds C. Now B holds D. C, the first of the part, has become its last, and both seams are tied: A > B > D > C.',
  },
  'linked-list-design': {
    keeps: 'map and list hold the same entries, and the list is in the order in which they would leave.',
    sibling:
      'A playlist from which any song can be moved to the end at once. A, B, C hang in a chain, each knowing both neighbours, and an index says where each hangs. Move A: the index finds it, the guard at the front and B join hands, A goes between C and the guard at the end. Four links, however long the list.',
  },
  'stack-operations': {
    keeps: 'the stack holds exactly what is open, the innermost on top.',
    sibling:
      'What is left after typing a, b, undo, c, d, undo, undo? a; a b; undo takes the latest, b: a; a c; a c d; undo takes d, then c: a. An undo never asked for anything but the latest, and on an empty pile it must do nothing.',
  },
  'queue-operations': {
    keeps: 'the front is the oldest that still counts, and nothing behind it is older.',
    sibling:
      'A, B, C, D stand in a circle and every second leaves. A goes from the front to the back, B leaves: C D A. C goes to the back, D leaves: A C. A goes to the back, C leaves. A remains. The middle was never touched.',
  },
  'monotonic-stack': {
    keeps: "everything on the stack can still be somebody's answer, and it stands in order.",
    sibling:
      'For each house of heights `[2, 5, 3, 4]`, the nearest lower one to its left. 2: none; keep it. 5: on top is 2, lower; keep 5. 3: 5 is not lower and can never be an answer again, drop it; 2 is. 4: on top is 3. Each house came and went at most once.',
  },
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

/** Every lesson has its own; a test holds that. */
export function guidanceFor(patternName: string): Guidance {
  const found = guidance[patternName]
  if (!found) throw new Error(`No guidance for ${patternName}`)
  return found
}
