import type { TutorTexts } from '../../tutor-texts.ts'

export const tutor = {
  questions: [
    {
      kind: 'what',
      question: 'What is union find?',
      asks: [
        'what is union find',
        'what is find finding',
        'disjoint set',
        'explain dsu',
        'disjoint sets explained',
        'what does find do',
      ],
      answer:
        'Each component is a tree, and `find` follows the parents up to its root, which is the name of the component. Two vertices are connected if they have the same root. `union` attaches one root to the other.',
    },
    {
      kind: 'when',
      question: 'When do I use union-find and not DFS?',
      asks: [
        'when union find',
        'edges come one by one',
        'connectivity',
        'redundant connection',
        'recognize union find',
        'when union find and not dfs',
        'are these two connected',
      ],
      answer:
        'When connections are added and you ask "are these connected?" or "how many groups?": accounts, redundant edges, Kruskal. It cannot remove edges, and it knows no distances.',
    },
    {
      kind: 'what',
      question: 'What does path compression do?',
      asks: [
        'what does path compression do',
        'union by rank',
        'union by size',
        'why compress',
        'why compress the path',
        'rank or size',
      ],
      answer:
        'Path compression attaches the vertices on the way directly to the root, so later finds are short. Union by size or rank attaches the smaller tree to the larger one. Together a find costs almost O(1), amortized.',
    },
    {
      kind: 'cost',
      question: 'Why is union find almost constant?',
      asks: [
        'union find complexity',
        'inverse ackermann',
        'alpha n',
        'without compression',
        'why is union find almost constant',
      ],
      answer:
        'With both tricks O(α(n)) per operation, where α(n) is at most 4 for any n you can store. With one of them O(log n), with neither O(n) in the worst case.',
    },
    {
      kind: 'compare',
      question: 'Do I use union-find or DFS?',
      asks: ['union find or dfs', 'components dfs vs dsu', 'static graph', 'dsu vs dfs'],
      answer:
        'On a graph that is given as a whole, DFS counts components in O(V + E), no need for more. If edges arrive over time, or you must stop at the first one that closes a cycle, union-find avoids searching again.',
      with: 'depth-first-search',
    },
    {
      kind: 'mistake',
      question: 'Why must I union roots and not elements?',
      asks: [
        'union without find',
        'parent of element not root',
        'comparing parent instead of find',
        'wrong component',
        'find returns p[x] only',
        '1 and 3 not connected after union 1 2 and 2 3',
        'union sets p[a] = b',
        'groups stay apart though i merged them',
        'groups stay apart after union',
        'find only returns the parent',
        'merge by root not by element',
      ],
      answer:
        'Union roots, not elements: `parent[find(a)] = find(b)`. And compare `find(a) == find(b)`; `parent[a]` may be an old, inner node.',
    },
    {
      kind: 'how',
      question: 'How do I count the groups after unions?',
      asks: ['count components', 'subtract on union', 'number of groups', 'number of groups after unions'],
      answer: 'Start with n and subtract 1 whenever a union joins two different roots.',
    },
    {
      kind: 'how',
      question: 'How do I map emails to IDs?',
      asks: [
        'accounts merge',
        'union by email',
        'map email to id',
        'group by root',
        'merge accounts with the same email',
      ],
      answer:
        'Give each email an index, union all emails of an account with its first one, then group emails by root and sort each group. The name alone never joins accounts.',
    },
    {
      kind: 'how',
      question: 'How do I find the edge that closes a cycle?',
      asks: ['edge that closes a cycle', 'first edge with same root', 'extra edge that makes a cycle'],
      answer:
        'Add the edges in order. The first edge whose ends already have the same root closes the cycle.',
    },
    {
      kind: 'how',
      question: 'How do I handle islands that are added one by one?',
      asks: [
        'islands added one by one',
        'grid union find',
        'index of a cell',
        'number of islands 2',
        'land added one cell at a time',
      ],
      answer:
        'Give the cell the index `row * cols + col`. A new land cell adds 1 and is joined with its land neighbors; each join of two different roots subtracts 1.',
    },
    {
      kind: 'mistake',
      question: 'Why is the recursion in `find` too deep?',
      asks: ['recursion in find too deep', 'find iterative', 'path halving', 'find recursion too deep'],
      answer:
        'Before compression a chain may be long. Use a loop: `while parent[x] != x: parent[x] = parent[parent[x]]; x = parent[x]`.',
    },
    {
      kind: 'why',
      question: 'Do I need both union by rank and path compression?',
      asks: [
        'why both union by rank and path compression',
        'is path compression alone enough',
        'is union by size alone enough',
        'what does each of the two tricks give alone',
        'rank without compression',
      ],
      answer:
        'Either one alone already gives O(log n) per operation: by rank or size in the worst case, by compression amortized. Together they give O(α(n)), which is practically constant. In an interview one of them usually suffices; say what the other adds.',
    },
    {
      kind: 'when',
      question: 'How do I find out whether two accounts are the same person?',
      asks: [
        'computers that get connected one after the other',
        'are these two accounts the same person',
        'when are all friends in one group',
        'would this cable close a loop',
        'merge groups as new facts arrive',
      ],
      answer:
        'Use union-find when groups only merge and you need to know whether two items are in the same group, or whether an edge would close a cycle. With path compression and union by size it takes nearly O(1) per operation. It cannot remove connections.',
    },
    {
      kind: 'mistake',
      question: 'Can union-find detect cycles in directed graphs?',
      asks: [
        'finds cycles in directed graphs, right',
        'union find for course schedule cycles',
        'directed loop with dsu',
      ],
      answer:
        "No, it ignores directions. A→B, A→C, B→C has no directed cycle, but union-find reports one at the third edge. For directed cycles use DFS with three states or Kahn's algorithm.",
    },
    {
      kind: 'mistake',
      question: 'Can I remove an edge by setting `parent[x] = x`?',
      asks: [
        'remove an edge by parent[x] = x',
        'split a group again',
        'undo one connection',
        'delete from a disjoint set',
      ],
      answer:
        'No. Other vertices may reach their root through x, so they would move along with it, and you do not know which ones belong to which part. If all removals are known in advance, process them in reverse order as unions. To undo only the latest union, use rollback without path compression.',
    },
    {
      kind: 'mistake',
      question: 'Is the number of different parents the number of groups?',
      asks: [
        'number of different parents is the number of groups',
        'count distinct values in the parent array',
        'set(parent) gives the groups',
      ],
      answer:
        'No, `parent[x]` need not be a root. With parents 1→2, 2→3, 3→3 the array contains two different values, although there is one group. Count the vertices with `parent[x] == x`, or the different values of `find(x)`, or keep a counter.',
    },
    {
      kind: 'mistake',
      question: 'Does compression make the rank wrong?',
      asks: [
        'rank is the exact height, right',
        'does compression make the rank wrong',
        'update rank after path compression',
      ],
      answer:
        'No, after compression rank is only an upper bound on the height, and you never update it for that reason. Its use is to decide which root goes below the other, and the O(α(n)) bound still holds.',
    },
    {
      kind: 'mistake',
      question: 'Why does `find` never return after a few unions?',
      asks: [
        'find runs forever',
        'find hangs after a few unions',
        'endless loop in the parents',
        'parent pointers form a circle',
      ],
      answer:
        'You attached vertices that are not roots, so the parents form a cycle: `parent[1] = 2` and then `parent[2] = 1`. Take both roots first, stop if they are equal, and attach one root to the other.',
    },
    {
      kind: 'mistake',
      question: 'Why do I get one group too many with vertices 1 to n?',
      asks: [
        'one group too many with vertices 1 to n',
        'index out of range at node n',
        'counts an extra group',
      ],
      answer:
        'The vertices start at 1, so the array needs n + 1 entries, but index 0 is not a vertex. Start the counter at n, not at the length of the array, or subtract 1 from every vertex.',
    },
    {
      kind: 'mistake',
      question: 'Why does my number of groups get too small?',
      asks: ['group count gets too small', 'counter goes below one', 'subtracts for every edge'],
      answer:
        'You subtract 1 for every edge. Subtract only if the two roots differ: an edge inside a group joins nothing. In a triangle three edges lower the count from 3 to 1, not to 0.',
    },
    {
      kind: 'mistake',
      question: 'Why does it time out with a hundred thousand unions?',
      asks: ['times out with a hundred thousand unions', 'dsu is slow', 'merging gets slower and slower'],
      answer:
        'Either compression and union by size are both missing, so the trees become chains of length O(n), or you rename all members or recount the groups after each union. Either way a step can cost O(n), and all steps O(n²).',
    },
    {
      kind: 'when',
      question: 'How do I find which words mean the same, given in pairs?',
      asks: [
        'earliest moment when everybody knows everybody',
        'water seeps from top to bottom as cells open',
        'companies buy each other, who belongs together',
        'which words mean the same, given in pairs',
      ],
      answer:
        'Use union-find when pairs arrive that merge groups. For the earliest moment, sort the pairs by time and stop when one group is left. For "top connects to bottom" add two extra vertices, one for each border.',
    },
    {
      kind: 'how',
      question: 'How do I store ratios between variables, such as a / b = 2?',
      asks: [
        'ratios between variables, a / b = 2',
        'weighted union find',
        'friends and enemies, two camps',
        'union find with parity',
      ],
      answer:
        'Store with each vertex its relation to its parent, a factor, a difference or a parity, and combine these along the path in `find`. A union sets the relation of one root to the other. If both vertices have the same root already, compare the stored relation with the new one to find contradictions.',
    },
    {
      kind: 'how',
      question: 'How do I undo the last union?',
      asks: ['undo the last union', 'union find with rollback', 'go back to an earlier state of the groups'],
      answer:
        'Use union by size without path compression and push each attached root on a stack, or a marker if nothing changed. Undo the last union by restoring the parent, the size and the counter. Find then takes O(log n). Compression would change too many parents to undo cheaply.',
    },
    {
      kind: 'how',
      question: 'What if the edge list is larger than memory?',
      asks: [
        'edge list larger than memory',
        'billions of edges, memory for the vertices only',
        'components of a streamed graph',
      ],
      answer:
        'Read the edges once as a stream and unite their ends: union-find needs O(V) memory and never stores an edge. DFS needs the adjacency lists, O(V + E). If even the vertices do not fit in memory, sort or partition the data on disk.',
    },
  ],
  problems: [
    {
      number: 684,
      questions: [
        {
          asks: ['last edge', 'dfs per edge', 'which edge'],
          answer:
            'In a tree plus one edge the cycle is closed by exactly one edge in the given order, the last one of the cycle; union-find meets it there.',
        },
        {
          asks: ['cost', 'complexity of the redundant edge', 'time complexity', 'big o of this'],
          answer: 'O(n · α(n)), nearly linear. A DFS before each edge takes O(n²).',
        },
        {
          asks: ['index out of range', 'vertices from 1', 'crashes at the last vertex'],
          answer: 'The vertices are 1 to n, so the parent array needs n + 1 entries.',
        },
      ],
    },
    {
      number: 721,
      questions: [
        {
          asks: ['names', 'union emails', 'same name different people'],
          answer:
            'Two people can share a name, so merge accounts only when they share an email. Map each email to an index and to its name.',
        },
        {
          asks: ['cost', 'complexity of merging accounts', 'time complexity', 'big o of this'],
          answer:
            'O(N L log N) at most, for N emails of length L, mainly for sorting; the unions are nearly linear.',
        },
        {
          asks: ['same person twice', 'groups not joined', 'email in two accounts'],
          answer:
            'If an email is already known, unite the account with the one that had it first. After all unions group by `find`, not by the stored parent.',
        },
      ],
    },
    {
      number: 990,
      questions: [
        {
          asks: ['order', 'a != a'],
          answer: 'Process all equations with `==` before any with `!=`.',
        },
        {
          asks: ['cost', 'complexity of equations', 'time complexity', 'big o of this'],
          answer: 'O(n · α(26)), in practice O(n): each equation needs two finds.',
        },
        {
          asks: ['order of equations', 'one pass wrong', 'later equality'],
          answer:
            'Process all `==` first. In one pass a `!=` may be checked before a later `==` joins its variables.',
        },
      ],
    },
    {
      number: 947,
      questions: [
        {
          asks: ['union rows', 'why minus components'],
          answer: 'In each component, all stones but one can be removed.',
        },
        {
          asks: ['cost', 'complexity of the stones', 'time complexity', 'big o of this'],
          answer:
            'O(n · α(n)) if each stone unites its row with its column. Comparing all pairs takes O(n²).',
        },
        {
          asks: ['row and column mixed up', 'same index for both', 'too few groups'],
          answer:
            'Row 3 and column 3 are different vertices. Shift the columns, for example `~col`, or use two kinds of keys.',
        },
      ],
    },
    {
      number: 323,
      questions: [
        {
          asks: ['isolated vertices', 'count unions'],
          answer: 'Vertices without edges count too.',
        },
        {
          asks: ['cost', 'complexity of components', 'time complexity', 'big o of this'],
          answer: 'O(V + E · α(V)) with union-find, O(V + E) with DFS.',
        },
        {
          asks: ['goes below one', 'count too small', 'prints fewer parts than there are'],
          answer: 'Subtract 1 only if the two roots differ. An edge inside a component changes nothing.',
        },
      ],
    },
    {
      number: 261,
      questions: [
        {
          asks: ['edges count', 'connected check'],
          answer:
            'A graph with exactly n - 1 edges is connected if and only if it has no cycle, so check just one of the two.',
        },
        {
          asks: ['cost', 'complexity of the tree test', 'time complexity', 'big o of this'],
          answer:
            'O(V + E) with DFS, nearly that with union-find. If the number of edges is not n - 1, you can return false at once.',
        },
        {
          asks: ['true for two parts', 'cycle plus isolated node', 'only counts edges'],
          answer:
            'n - 1 edges alone are not enough: a triangle and a separate vertex have 4 vertices and 3 edges. Check the connection or the cycle, too.',
        },
      ],
    },
    {
      number: 685,
      questions: [
        {
          asks: ['ii two parents', 'candidates'],
          answer: 'Skip the second candidate edge; if a cycle remains, the first is the answer.',
        },
        {
          asks: ['cost', 'complexity', 'time complexity', 'big o of this'],
          answer: 'O(n · α(n)): one pass to find a node with two parents, and one with union-find.',
        },
        {
          asks: ['works for undirected only', 'why two cases', 'returns wrong edge'],
          answer:
            'The extra edge gives a node a second parent, or closes a cycle, or both. With only a cycle, remove its last edge; with only two parents, the later of the two edges. If both happen, remove the edge into that node that is on the cycle.',
        },
      ],
    },
    {
      number: 1579,
      questions: [
        {
          asks: ['type 3', 'both connected'],
          answer:
            'Edges that join nothing can be removed. In the end, each of the two people must have a single component.',
        },
        {
          asks: ['cost', 'complexity', 'time complexity', 'big o of this'],
          answer: 'O(E · α(V)): two union-finds, and each edge is handled once for each.',
        },
        {
          asks: ['order of types', 'too few removed', 'shared edges last'],
          answer:
            'Add the edges of type 3 first, since one of them serves both. If you add them last, Alice and Bob each already have their own edge for the connection, so you keep two edges instead of one.',
        },
      ],
    },
  ],
  quiz: [
    {
      task: 'A registry records 400,000 mergers among a million firms, one at a time. A merger joins the whole corporate groups of two firms. After each merger, print the number of firms in the group that results.',
      words: ['After each merger'],
      not: 'depth-first-search',
      why: 'Its marks are valid only for the links it has searched, so it would have to walk through the whole group again after each of 400,000 mergers.',
      idea: 'Give each group one representative with its size, and add the sizes when two groups join.',
      cost: 'O((n + m) · α(n)) for n firms and m mergers',
    },
    {
      task: 'A lake is a grid of 2,000 by 2,000 cells. In winter, cells freeze one by one in a known order, and frozen cells that share a side form a sheet. Right after each of 500,000 cells freezes, report how large its sheet is.',
      words: ['after each of 500,000 cells freezes'],
      not: 'matrix-traversal',
      why: 'One flood measures a sheet only once: flooding a growing sheet again for each of 500,000 cells takes billions of steps.',
      idea: 'Join each new frozen cell with its frozen neighbors, and read the size at the root of its group.',
      cost: 'O(R · C + k · α(k)) for k frozen cells',
    },
    {
      task: 'A state builds 150,000 roads one after another, each with a length and a toll. In between, 200,000 drivers call in. Each one asks only whether two towns are connected at all so far, by whatever route. Answer every call at once.',
      words: ['connected at all so far, by whatever route'],
      not: 'shortest-path-and-mst',
      why: 'Lengths and tolls do not matter here, and computing best routes again for each of 200,000 calls would take far too long.',
      idea: 'Join the towns at both ends of each new road, and compare the representatives of the two towns at each call.',
      cost: 'O((n + m) · α(n)) for n towns and m roads and calls',
    },
    {
      task: 'A maze begins as 1,000 by 1,000 closed square rooms. Its nearly two million inner walls are tried in a given random order. A wall is torn down only if there is no connection yet between the rooms on both sides. Which walls remain?',
      words: ['only if there is no connection yet'],
      not: 'matrix-traversal',
      why: 'It would need a new flood through the rooms for each of nearly two million walls, because every torn wall changes what is connected.',
      idea: 'Keep a wall if both of its rooms have the same representative; otherwise tear it down and join their groups.',
      cost: 'O(n · α(n)) for n rooms',
    },
    {
      task: 'A hotel gets 200,000 bookings, one by one. Each guest accepts either of two named rooms, which hold one person and can be reassigned until check-in. For each booking, decide at once: accept if everyone accepted so far still fits, else refuse.',
      words: ['For each booking, decide at once'],
      not: 'depth-first-search',
      why: 'Searching for a chain of reassignments can pass through nearly all rooms for a single booking, and this happens up to 200,000 times.',
      idea: 'A booking joins its two rooms: accept it as long as the joined group has no more guests than rooms, so two counters per group are enough.',
      cost: 'O((n + m) · α(n)) for n rooms and m bookings',
    },
  ],
} satisfies TutorTexts
