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
        'what is a disjoint set',
        'disjoint set meaning',
        'what does disjoint mean',
        'union find in simple words',
        'what are find and union',
        'how does union find work',
        'what does union find do',
      ],
      answer:
        'Each component is a tree, and `find` follows the parents up to its root, which is the name of the component. Two vertices are connected if they have the same root. `union` attaches one root to the other.',
      further: {
        example:
          'Take vertices 0 to 3, each its own parent. `union(0, 1)` attaches 1 to 0, and `union(2, 3)` attaches 3 to 2. Now `find(1)` gives 0 and `find(3)` gives 2: not connected. `union(1, 3)` finds the roots 0 and 2 and attaches 2 to 0. Then `find(3)` goes 3, 2, 0, and `find(1)` gives 0 as well: connected.',
        why: 'Each vertex has exactly one parent, so the walk up from it always ends at the same root: it belongs to exactly one group. A union makes one of two roots the end of both walks, so it merges exactly those two groups.',
        check: {
          ask: 'With `parent = [0, 0, 1, 3, 3]`, how many groups are there?',
          right: ['2', 'two'],
          because: '2: only the vertices 0 and 3 are their own parent, and each root stands for one group.',
          wrong: [
            {
              says: ['3', 'three'],
              reply:
                'You counted the different numbers in the array. A group is named by its root: which vertices are their own parent?',
            },
            {
              says: ['5', 'five'],
              reply:
                'At first each vertex is a group of its own, but here some have another parent. Count only those that are their own parent.',
            },
          ],
        },
        claims: [
          {
            says: [
              'two nodes are connected only if they have the same parent',
              'same parent means connected, otherwise not',
              'i can just compare the parents',
            ],
            isRight: false,
            reply:
              'No, compare the roots. In the chain 2→1→0 the vertices 2 and 1 have different parents, but both have the root 0.',
          },
          {
            says: [
              'the root is just a name for the group',
              'it does not matter which vertex is the root',
              'any member can be the root',
            ],
            isRight: true,
            reply:
              'Yes, only whether two vertices have the same root counts. Which vertex it is makes no difference to the answers, and it may change with the next union.',
          },
          {
            says: [
              'union find stores the edges',
              'i can read the edges back from the parents',
              'the parent links are the edges of the graph',
            ],
            isRight: false,
            reply:
              'No, it keeps one parent per vertex. After `union(0, 1)` you cannot tell whether the next edge was 1-2 or 0-2: both attach 2 to the root of 0.',
          },
        ],
      },
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
        'When connections are added one by one and you ask "are these connected?" or "how many groups are there?" in between: merging accounts, redundant edges, Kruskal. It cannot remove edges, and it knows no distances.',
      further: {
        example:
          'Cables arrive between the computers 1 to 4: 1-2, then 3-4, then 2-3. After each one you are asked whether 1 and 4 are connected. After the first two cables their roots differ: no. The third merges both groups, and one comparison of roots says yes. DFS would have searched the graph three times.',
        why: 'When edges are only added, two vertices that are connected stay connected. So merging two names loses nothing that a later query needs. Removing an edge breaks this: you would have to know which other paths remain.',
        check: {
          ask: 'Roads are closed one after another. You know all closings in advance and must report the number of regions after each. In which order does union-find process the closings?',
          right: [
            'backward',
            'backwards',
            'reverse',
            'reversed',
            'last first',
            'from the end',
            'last to first',
            'end to start',
          ],
          because:
            'Backward: read from the end, each closing is a road that is added, and adding is what union-find can do.',
          wrong: [
            {
              says: ['forward', 'forwards', 'as given', 'given order', 'same order', 'first to last'],
              reply:
                'Then each step takes a road away, and union-find cannot split a group. Which order turns removals into additions?',
            },
            {
              says: ['by length', 'sorted', 'shortest first', 'by weight'],
              reply:
                'Sorting is for minimum spanning trees. Here the sequence is fixed, but you may choose the side from which you read it.',
            },
          ],
        },
        claims: [
          {
            says: [
              'union find gives me the shortest path',
              'i can get the distance from union find',
              'the path to the root is the shortest way',
            ],
            isRight: false,
            reply:
              'No, it only knows whether a path exists. A union may attach two roots that share no edge, so its links are not steps of the graph.',
          },
          {
            says: [
              'if edges only get added union find is right',
              'so it fits when things get connected over time',
              'growing graph means union find',
            ],
            isRight: true,
            reply:
              'Yes, each new edge costs two finds and joins at most two roots, and all earlier answers "connected" stay true.',
          },
          {
            says: [
              'i can also delete edges with it',
              'union find handles removals too',
              'splitting a group is easy',
            ],
            isRight: false,
            reply:
              'No, the parents do not record the edges. A triangle and a path on 3 vertices can have the same parents, but removing an edge splits only the path.',
          },
        ],
      },
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
        'what is path compression',
      ],
      answer:
        'Path compression attaches the vertices on the way directly to the root, so later finds are short. Union by size or rank attaches the smaller tree to the larger one. Together a find costs almost O(1), amortized.',
      further: {
        example:
          'Take the chain 4→3→2→1 with root 1. The first `find(4)` follows 3 links and sets the parents of 4 and 3 to 1; the parent of 2 was 1 already. From now on `find(4)` and `find(3)` follow 1 link instead of 3 and 2.',
        why: 'Only the root matters to a query, not the route to it. So it changes no answer if a vertex skips its inner ancestors, and every later find that passes through that vertex saves the skipped links.',
        check: {
          ask: 'The chain is e→d→c→b→a with root a. `find(c)` runs with full compression. How many links does `find(e)` follow afterward?',
          right: ['3', 'three'],
          because:
            '3: c is attached to a now, so the walk is e, d, c, a. The vertices d and e were not compressed.',
          wrong: [
            {
              says: ['1', 'one'],
              reply:
                'Only vertices on the way up from c were attached to the root. Were e and d on that way?',
            },
            { says: ['4', 'four'], reply: 'That was right before the call. What is the parent of c now?' },
            {
              says: ['2', 'two'],
              reply: 'Write down the walk vertex by vertex: from e to d, from d on, and count its links.',
            },
          ],
        },
        claims: [
          {
            says: [
              'compression changes the groups',
              'path compression can merge groups',
              'compressing may change the root',
            ],
            isRight: false,
            reply: 'No, the root of each vertex stays the same. Only the way to it gets shorter.',
          },
          {
            says: [
              'after one find the whole tree is flat',
              'compression makes all paths length one',
              'every vertex points to the root after find',
            ],
            isRight: false,
            reply:
              'No, only the vertices on the walked path are attached to the root. The others keep their parent until a find passes through them.',
          },
          {
            says: [
              'union by size attaches the small tree to the large one',
              'the smaller root goes below the larger',
            ],
            isRight: true,
            reply: 'Yes, so only the vertices of the smaller tree get one link deeper.',
          },
        ],
      },
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
        'With both tricks an operation takes O(α(n)) amortized, and α(n) is at most 4 for any n you can store. With only one of them it takes O(log n), with neither O(n) in the worst case.',
      further: {
        example:
          'Without the tricks, attach 1 to 2, then root 2 to 3, then root 3 to 4. The chain is 1→2→3→4, so `find(1)` follows 3 links; with n vertices it is n - 1. With union by size, 3 and 4 go directly below the root of {1, 2} instead, and no `find` follows more than 1 link.',
        why: 'With union by size, a vertex gets one link deeper only when its tree joins one at least as large, so the size of its tree at least doubles. That happens at most log2(n) times. Compression then shortens each path that is walked.',
        check: {
          ask: 'Union by size without compression, 8 vertices. What is the largest number of links that one `find` can follow?',
          right: ['3', 'three'],
          because:
            '3: each link deeper means a tree at least twice as large, and 1, 2, 4, 8 doubles three times.',
          wrong: [
            {
              says: ['7', 'seven'],
              reply:
                'That is a plain chain of all vertices. By size, each further link needs a tree that is at least twice as large.',
            },
            {
              says: ['8', 'eight'],
              reply:
                'Even a chain of 8 vertices has fewer links than vertices. And by size, each further link needs a tree twice as large.',
            },
            {
              says: ['1', 'one'],
              reply:
                'Trees can be deeper: join two pairs, and the root of one pair goes below the other root. How often can the size double?',
            },
          ],
        },
        claims: [
          {
            says: [
              'every find is exactly o(1)',
              'each single find is constant',
              'a find never takes more than a few steps',
            ],
            isRight: false,
            reply:
              'No, a single find may still follow several links. Only the cost averaged over all operations is O(α(n)).',
          },
          {
            says: [
              'without the tricks a find can be o(n)',
              'plain union find can be linear per find',
              'no tricks means worst case n',
            ],
            isRight: true,
            reply:
              'Yes, unions in a bad order build one chain, and a find from its lower end follows n - 1 links.',
          },
          {
            says: [
              'alpha is at most 4 in practice',
              'the inverse ackermann is basically constant',
              'alpha n never gets large',
            ],
            isRight: true,
            reply:
              'Yes, the inverse Ackermann function exceeds 4 only for numbers far larger than anything you can store.',
          },
        ],
      },
    },
    {
      kind: 'compare',
      question: 'Do I use union-find or DFS?',
      asks: ['union find or dfs', 'components dfs vs dsu', 'static graph', 'dsu vs dfs'],
      answer:
        'On a graph that is given as a whole, DFS counts components in O(V + E), no need for more. If edges arrive over time, or you must stop at the first one that closes a cycle, union-find avoids searching again.',
      with: 'depth-first-search',
      further: {
        example:
          'The edges are 1-2, 2-3, 3-1, 4-5, and you want the first one that closes a cycle. Union-find compares two roots per edge and stops at 3-1. With DFS you would search for a path between the ends before each edge is added. But for the number of components at the end, one DFS over all five vertices is just as good.',
        why: 'The marks of a DFS describe the graph at the time of the search, and a new edge can make them wrong. Roots are updated by each union in nearly O(1), so they are valid at any time.',
        check: {
          ask: 'The whole graph is given, and you must print the vertices of a path between two given vertices. Which of the two do you use?',
          right: ['dfs', 'depth-first search', 'depth first search', 'bfs'],
          because:
            'DFS: it walks along real edges. The parents of union-find name the group, but are not edges of the graph.',
          wrong: [
            {
              says: ['union-find', 'union find', 'dsu', 'disjoint set'],
              reply: 'It can say that a path exists. But are its parent links edges of the graph?',
            },
            {
              says: ['both', 'either'],
              reply: 'Both can say that a path exists. Which of them ever walks along the edges?',
            },
          ],
        },
        claims: [
          {
            says: [
              'dfs is always slower than union find',
              'union find beats dfs on any graph',
              'union find is faster for counting components',
            ],
            isRight: false,
            reply:
              'No, if the whole graph is given, DFS takes O(V + E), and union-find takes O(V + E · α(V)), which is not faster.',
          },
          {
            says: [
              'for a fixed graph both work',
              'either one counts components of a given graph',
              'dfs is fine if the graph does not change',
            ],
            isRight: true,
            reply:
              'Yes, both count the components of a given graph in about linear time. Choose the one you write with fewer mistakes.',
          },
          {
            says: ['if edges keep coming use union find', 'dfs would have to search again after every edge'],
            isRight: true,
            reply:
              'Yes, a DFS after each of E edges costs O(E · (V + E)) in all, while union-find needs two finds per edge.',
          },
        ],
      },
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
        'Union roots, not elements: `parent[find(a)] = find(b)`. If you change `parent[a]` instead, only `a` and the vertices below it move. And compare `find(a) == find(b)`, since `parent[a]` may be an inner vertex and not the root.',
      further: {
        example:
          'The groups are {1, 2} with root 1 and {3, 4} with root 3. `parent[2] = 4` moves only vertex 2: now `find(2)` is 3, but `find(1)` is still 1, so 1 and 2 are separated. `parent[find(2)] = find(4)` sets `parent[1] = 3` instead, and all four vertices have the root 3.',
        why: 'Every walk in a group passes through the root at its end, but only some pass through a given inner vertex. So only a change at the root changes the result for all members.',
        check: {
          ask: '`parent = [0, 0, 1, 3]`. Somebody runs `parent[1] = 3`. Which vertex is left out and not in the group of 3?',
          right: ['0', 'zero', 'the root', 'old root'],
          because: 'Vertex 0: it is its own parent. Vertex 2 reaches 3 through vertex 1, but 0 does not.',
          wrong: [
            {
              says: ['2', 'two'],
              reply:
                'Vertex 2 reaches its root through vertex 1, so it moves along. Who does not pass through vertex 1?',
            },
            {
              says: ['1', 'one'],
              reply:
                'Vertex 1 is the one that was moved. Which member of its old group does not pass through it on the way up?',
            },
            {
              says: ['none', 'nobody', 'all move'],
              reply: 'Walk up from each vertex with the new array and look where each walk ends.',
            },
          ],
        },
        claims: [
          {
            says: [
              'parent[a] = b does the same',
              'i can set the parent of a to b directly',
              'union is just parent[a] = b',
            ],
            isRight: false,
            reply:
              'No, if `a` is not a root, it leaves its old group with only the vertices below it, and the other members do not move.',
          },
          {
            says: [
              'i must call find on both before the union',
              'first find both roots then attach one',
              'so parent[find(a)] = find(b)',
            ],
            isRight: true,
            reply: 'Yes, find both roots, stop if they are equal, and attach one root to the other.',
          },
          {
            says: ['equal parents mean they are connected', 'parent[a] == parent[b] proves the same group'],
            isRight: true,
            reply:
              'Yes, equal parents lead to the same root. The reverse is false: in 2→1→0 the vertices 2 and 1 are connected, and their parents differ.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'How do I count the groups after unions?',
      asks: ['count components', 'subtract on union', 'number of groups', 'number of groups after unions'],
      answer:
        'Start with n, since each vertex is a group of its own, and subtract 1 whenever a union joins two different roots.',
      further: {
        example:
          'Take n = 5 and the edges 0-1, 2-3, 1-0, 1-3.\n- Start with 5 groups.\n- 0-1 joins two roots: 4.\n- 2-3 joins two roots: 3.\n- 1-0 has equal roots: still 3.\n- 1-3 joins two roots: 2.\nThe groups that remain are {0, 1, 2, 3} and {4}.',
        why: 'A union of two different roots makes one group of two and leaves the others alone, so the number falls by exactly 1. An edge within a group changes no group at all.',
        check: {
          ask: 'There are 6 vertices and 5 edges. When they are processed in turn, 2 of them have ends with equal roots. How many groups remain?',
          right: ['3', 'three'],
          because: '3: only 5 - 2 = 3 edges join two groups, so 6 - 3 groups are left.',
          wrong: [
            { says: ['1', 'one'], reply: 'You subtracted all 5 edges. Which of them change nothing?' },
            {
              says: ['4', 'four'],
              reply: 'You subtracted the edges with equal roots. Do those lower the number of groups?',
            },
          ],
        },
        claims: [
          {
            says: [
              'n minus the number of edges gives the groups',
              'just subtract the edge count from n',
              'groups are n - e',
            ],
            isRight: false,
            reply:
              'No, only if no edge closes a cycle. A triangle has 3 vertices and 3 edges, but 1 group and not 0.',
          },
          {
            says: ['isolated vertices count as groups too', 'a vertex without edges is its own group'],
            isRight: true,
            reply: 'Yes, the counter starts at n, and a vertex that no edge touches is never subtracted.',
          },
          {
            says: ['subtract only when the roots differ', 'equal roots means do not subtract'],
            isRight: true,
            reply: 'Yes, equal roots mean that both ends are in one group already, so the number stays.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'How do I map emails to IDs?',
      about: 721,
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
      about: 684,
      asks: ['edge that closes a cycle', 'first edge with same root', 'extra edge that makes a cycle'],
      answer:
        'Add the edges in order. The first edge whose ends already have the same root closes the cycle.',
    },
    {
      kind: 'how',
      question: 'How do I handle islands that are added one by one?',
      about: 305,
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
      further: {
        example:
          'By size only, join 1-2, 3-4, and then 2-4. The roots are 1 and 3; 3 goes below 1, and 4 stays below 3. So `find(4)` follows 2 links, each time you call it. With compression the first `find(4)` sets the parent of 4 to 1, and from then on it follows 1 link.',
        why: 'Size keeps a tree shallow while it is built, but cannot remove the levels that doubling creates. Compression removes the levels on each path that is walked, but may meet one long path first. Each helps where the other is weak.',
        check: {
          ask: 'No sizes, only compression: a is attached to b, b to c, c to d, d to e. `find(a)` runs once. How many links does `find(b)` follow then?',
          right: ['1', 'one'],
          because: '1: `find(a)` attached a, b and c directly to the root e, and d was there already.',
          wrong: [
            {
              says: ['3', 'three'],
              reply:
                'That was right before the call. What did `find(a)` do with all the vertices on its way to the root?',
            },
            {
              says: ['2', 'two'],
              reply:
                'Path halving leaves some of the way. Full compression gives every vertex on the way the same new parent: which?',
            },
            {
              says: ['0', 'zero'],
              reply:
                'Only the root follows no link at all. b has a parent: which vertex is it after the call?',
            },
          ],
        },
        claims: [
          {
            says: [
              'compression alone is enough in an interview',
              'one of the two usually suffices',
              'i can leave out the rank',
            ],
            isRight: true,
            reply:
              'Yes, compression alone gives O(log n) amortized per operation. Just say that union by size or rank would improve it to O(α(n)).',
          },
          {
            says: [
              'without rank a find is always o(n)',
              'one trick alone is still linear',
              'either one alone gives o(n)',
            ],
            isRight: false,
            reply:
              'No, either one alone gives O(log n) per operation: size or rank in the worst case, compression amortized.',
          },
          {
            says: ['union by size alone already gives log n', 'rank alone makes the tree log n high'],
            isRight: true,
            reply:
              'Yes, a vertex gets deeper only when its tree at least doubles, so no path has more than log2(n) links.',
          },
        ],
      },
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
      further: {
        example:
          "Take 1→2, 1→3, 2→4, 3→4. The first three edges join new vertices. At 3→4 both ends have the same root, so union-find reports a cycle. But nothing leaves 4, so no walk along the arrows returns. Kahn's algorithm removes 1, 2, 3, 4 in this order and shows that there is no cycle.",
        why: '`union(a, b)` and `union(b, a)` give the same groups, so the edges a→b and b→a are the same to it. A directed cycle depends on exactly that difference.',
        check: {
          ask: 'The edges 1→3, 2→3, 4→1, 4→2 arrive in this order. At which edge does union-find wrongly report a cycle?',
          right: ['4→2', '4->2', '4-2', '4 to 2', 'the last', 'last', 'fourth'],
          because:
            '4→2: by then all four vertices have one root. By the arrows there is no cycle, since no edge leads back to 4.',
          wrong: [
            {
              says: ['2→3', '2->3', '2-3', 'second'],
              reply:
                'Vertex 2 was alone until then, so its root differed from that of 3. Continue with the next edges.',
            },
            {
              says: ['4→1', '4->1', '4-1', 'third'],
              reply:
                'Vertex 4 was alone until then, so its root differed. Which edge has both ends in one group?',
            },
            {
              says: ['none', 'never', 'no edge'],
              reply:
                'By the arrows you are right. But union-find ignores them: compare the two roots at each edge.',
            },
          ],
        },
        claims: [
          {
            says: [
              'every directed cycle is also reported by union find',
              'union find never misses a directed cycle',
            ],
            isRight: true,
            reply:
              'Yes, a directed cycle is an undirected one as well, so its last edge meets equal roots. The trouble is the false alarms.',
          },
          {
            says: [
              'union find works for course schedule',
              'same root means a cycle of prerequisites',
              'i can find circular dependencies with dsu',
            ],
            isRight: false,
            reply:
              "No, two courses with a common prerequisite and a common follow-up look like a cycle to it, although nothing is circular. Use three states in a DFS, or Kahn's algorithm.",
          },
          {
            says: ['i could store directions in the parents', 'parent[b] = a keeps the direction'],
            isRight: false,
            reply:
              'No, unions attach roots, not the ends of the edge, and size or rank decides which root goes below. The direction is lost.',
          },
        ],
      },
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
      about: 399,
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
    {
      kind: 'why',
      question: 'Why do people use union-find?',
      asks: [
        'why do people use union find',
        'why use union find',
        'what is the point of union find',
        'why not simply bfs instead of union find',
        'why not just dfs',
        'what is union find good for',
        'why do i need union find',
      ],
      answer:
        'When edges arrive one by one and you are asked in between whether two vertices are connected. BFS would search the graph again for each question, O(V + E). Union-find keeps a leader for each group: after joining 1-2 and 3-4, 1 and 4 have different leaders; after 2-3 they have the same. Each step is almost O(1).',
    },
    {
      kind: 'why',
      question: 'Why does accounts merge use union-find?',
      about: 721,
      asks: [
        'accounts merge why union find',
        'why union find for accounts merge',
        'how does union find merge accounts',
        'what are the nodes in accounts merge',
      ],
      answer:
        'Accounts that share an email belong together, and this spreads: if A and B share one email and B and C another, all three are one person. Union-find joins the emails of each account, whatever the order. Then emails with the same root form one person. DFS over a graph of emails works as well.',
    },
    {
      kind: 'why',
      question: 'Can I use DFS for components instead?',
      asks: [
        'cant i just use dfs for components',
        'can i use dfs instead of union find',
        'dfs or union find for components',
        'do i need union find',
      ],
      answer:
        'DFS is enough if the whole graph is known: one DFS from each unvisited vertex, O(V + E), and no new structure. Union-find pays when edges arrive one by one and you must answer “connected?” or “how many groups?” in between, or need the first edge that closes a cycle, as in Redundant Connection and Kruskal.',
    },
    {
      kind: 'mistake',
      question: 'Does union-find work on directed graphs?',
      asks: ['what about directed graphs', 'union find directed graph', 'directed edges in union find'],
      answer:
        'Only where the direction does not matter, such as “weakly connected”. Union-find knows groups, not directions. It cannot tell whether b is reachable from a, nor find directed cycles: A→B, A→C and B→C is no cycle, but the third edge joins two nodes of one group. Use DFS with three states, or Kahn.',
    },
    {
      kind: 'how',
      question: 'How do I explain union-find in an interview?',
      asks: [
        'how would i explain that in an interview',
        'explain union find to an interviewer',
        'how do i present union find',
      ],
      answer:
        'Say: “Each group is a tree, and its root is the name of the group. `find` walks up to the root, `union` attaches one root to the other.” Then the two tricks: compression points nodes at the root, and the smaller tree goes below the larger one. Together almost O(1) per operation, amortized; O(n) space.',
    },
    {
      kind: 'mistake',
      question: 'What if an edge joins a node with itself or comes twice?',
      asks: [
        'what if the same edge comes twice',
        'duplicate edges in union find',
        'self loop',
        'what if there are no edges',
        'node connected to itself',
        'union of the same node',
      ],
      answer:
        'Both ends then have the same root, so `union` finds nothing to join and must not lower the count of groups. For a cycle check it counts as a cycle, so ask whether duplicate edges may occur. Without any edges each node is its own group: n groups.',
    },
    {
      kind: 'what',
      question: 'What is the rank of a group?',
      asks: ['what is rank', 'what does rank mean'],
      answer:
        'The rank of a root is an upper bound on the height of its tree. The root of lower rank goes below the other; if both are equal, the new root gets rank + 1. Union by size does the same with the number of nodes; either one keeps the trees low.',
    },
    {
      kind: 'when',
      question: 'When does `union` return false?',
      asks: [
        'when do unions return false',
        'when does union return false',
        'what does union return',
        'what if both nodes are in the same group',
        'why does union return a boolean',
      ],
      answer:
        'If both nodes have the same root already. Then nothing is joined, the number of groups stays, and the edge would close a cycle. So the return value serves two purposes: lower the count only on true, and report the redundant edge on false. With the edges 0-1, 1-2, 0-2 the third call returns false.',
    },
    {
      kind: 'cost',
      question: 'What do V, E and α mean in the cost of union-find?',
      asks: [
        'what is alpha in o(alpha(n))',
        'what does α mean',
        'what does α(v) mean',
        'what do the letters in the bound mean',
        'what is the inverse ackermann function',
        'what is v and e in union find',
      ],
      answer:
        'V is the number of vertices, E the number of edges, and α the inverse Ackermann function. It grows so slowly that α(V) is at most 4 for every V that fits into a computer. Setting up V parents takes O(V), and each edge costs two finds of O(α(V)) amortized. So O((V + E) · α(V)) is linear in practice.',
    },
  ],
  problems: [
    {
      number: 684,
      questions: [
        {
          question: 'Which edge of the cycle do I return?',
          asks: ['last edge', 'dfs per edge', 'which edge'],
          answer:
            'The one that comes last in the input. A tree plus one edge has exactly one cycle, and the last edge of this cycle joins two vertices that already have the same root: union-find stops there.',
          further: {
            example:
              'Take [1,2], [1,3], [3,4], [2,4], [4,5]. Each of the first three edges joins a new vertex. At [2,4] both ends already have the same root, so it closes the cycle 1, 2, 4, 3 and is the answer. [4,5] comes later, but is not on the cycle.',
            why: 'When the last edge of the cycle arrives, the others already form a path between its ends, so the roots are equal. Any edge before it still joins two separate parts, because there is no other cycle.',
            check: {
              ask: 'The edges are [2,3], [4,1], [3,4], [2,5], [1,2]. Which one is returned?',
              right: ['[1,2]', '1,2', '[1, 2]', '1, 2', '1-2', '1 2', 'last', 'fifth'],
              because: '[1,2]: the cycle is 1, 2, 3, 4, and the other three of its edges came before.',
              wrong: [
                {
                  says: ['[2,5]', '2,5', '2, 5', '2-5', 'fourth'],
                  reply: 'Vertex 5 was alone before, so this edge joins two groups. Is it on a cycle at all?',
                },
                {
                  says: ['[3,4]', '3,4', '3, 4', '3-4', 'third'],
                  reply: 'Before it, 3 was in one pair and 4 in another, so their roots differed. Continue.',
                },
              ],
            },
            claims: [
              {
                says: ['any edge of the cycle would do', 'i may remove whichever edge on the cycle'],
                isRight: false,
                reply:
                  'No, each choice leaves a tree, but the problem asks for the edge that occurs last in the input.',
              },
              {
                says: [
                  'return the first edge whose roots are equal',
                  'the first edge with the same root on both ends',
                ],
                isRight: true,
                reply:
                  'Yes, there is exactly one cycle, so exactly one edge meets equal roots, and it is the last one of the cycle.',
              },
              {
                says: ['the answer is always the last edge of the input', 'so just return the last edge'],
                isRight: false,
                reply:
                  'No, edges after the cycle is complete may lead to new vertices. In [1,2], [2,3], [1,3], [3,4] the answer is [1,3].',
              },
            ],
          },
        },
        {
          question: 'What does it cost with union-find?',
          asks: ['cost', 'complexity of the redundant edge', 'time complexity', 'big o of this'],
          answer: 'It costs O(n · α(n)), which is nearly linear. A DFS before each edge would take O(n²).',
        },
        {
          question: 'Why does it crash at the last vertex?',
          asks: ['index out of range', 'vertices from 1', 'crashes at the last vertex'],
          answer:
            'The vertices are numbered from 1 to n, so the parent array needs n + 1 entries. With n entries the last index does not exist.',
        },
      ],
    },
    {
      number: 721,
      questions: [
        {
          question: 'Can I merge accounts by their names?',
          asks: ['names', 'union emails', 'same name different people'],
          answer:
            'Two people can share a name, so merge accounts only when they share an email. Map each email to an index and to its name.',
        },
        {
          question: 'What does the merging cost?',
          asks: ['cost', 'complexity of merging accounts', 'time complexity', 'big o of this'],
          answer:
            'At most O(N L log N) for N emails of length L. Most of it is sorting; the unions are nearly linear.',
        },
        {
          question: 'Why does the same person appear twice?',
          asks: ['same person twice', 'groups not joined', 'email in two accounts'],
          answer:
            'Two accounts of the person were not united. If an email is already known, unite the account with the one that had it first, and after all unions group by `find`, not by the stored parent.',
        },
      ],
    },
    {
      number: 990,
      questions: [
        {
          question: 'In which order do I process the equations?',
          asks: ['order', 'a != a'],
          answer:
            'Process all equations with `==` first, and then check those with `!=`. A case such as `a != a` fails by itself, because a variable has the same root as itself.',
        },
        {
          question: 'What does it cost for n equations?',
          asks: ['cost', 'complexity of equations', 'time complexity', 'big o of this'],
          answer:
            'Each equation needs two finds among 26 variables, so it costs O(n · α(26)), in practice O(n).',
        },
        {
          question: 'Why does a single pass give a wrong result?',
          asks: ['order of equations', 'one pass wrong', 'later equality'],
          answer:
            'In a single pass a `!=` may be checked before a later `==` joins its variables. Process all `==` first.',
        },
      ],
    },
    {
      number: 947,
      questions: [
        {
          question: 'Why do I subtract the number of components?',
          asks: ['union rows', 'why minus components'],
          answer:
            'Stones that share a row or a column belong together. In each component you can remove stones one by one until a single one is left, so the answer is the number of stones minus the number of components.',
        },
        {
          question: 'What does it cost to unite the stones?',
          asks: ['cost', 'complexity of the stones', 'time complexity', 'big o of this'],
          answer:
            'O(n · α(n)) if each stone unites its row with its column. Comparing all pairs takes O(n²).',
        },
        {
          question: 'Why do I get too few groups?',
          asks: ['row and column mixed up', 'same index for both', 'too few groups'],
          answer:
            'You gave row 3 and column 3 the same index, but they are different vertices. Shift the columns, for example with `~col`, or use two kinds of keys.',
        },
      ],
    },
    {
      number: 323,
      questions: [
        {
          question: 'Do vertices without edges count?',
          asks: ['isolated vertices', 'count unions'],
          answer:
            'Yes, a vertex without edges is a component of its own. If the counter starts at n, it is included.',
        },
        {
          question: 'Is union-find faster than DFS here?',
          asks: ['cost', 'complexity of components', 'time complexity', 'big o of this'],
          answer: 'Union-find takes O(V + E · α(V)) and DFS takes O(V + E), so neither is noticeably faster.',
        },
        {
          question: 'Why is my count too small?',
          asks: ['goes below one', 'count too small', 'prints fewer parts than there are'],
          answer:
            'You subtract 1 for each edge. Subtract only if the two roots differ, since an edge inside a component changes nothing.',
        },
      ],
    },
    {
      number: 261,
      questions: [
        {
          question: 'Why do I count the edges first?',
          asks: ['edges count', 'connected check'],
          answer:
            'A graph with exactly n - 1 edges is connected if and only if it has no cycle. So once you have counted the edges, you only need to check one of the two.',
        },
        {
          question: 'What does the test cost?',
          asks: ['cost', 'complexity of the tree test', 'time complexity', 'big o of this'],
          answer:
            'O(V + E) with DFS, nearly that with union-find. If the number of edges is not n - 1, you can return false at once.',
        },
        {
          question: 'Are n - 1 edges enough?',
          asks: ['true for two parts', 'cycle plus isolated node', 'only counts edges'],
          answer:
            'n - 1 edges alone are not enough: a triangle and a separate vertex have 4 vertices and 3 edges, but are not a tree. Also check that the graph is connected or that it has no cycle.',
        },
      ],
    },
    {
      number: 685,
      questions: [
        {
          question: 'Which of the two candidate edges is the answer?',
          asks: ['ii two parents', 'candidates'],
          answer:
            'If a node has two parents, its two incoming edges are the candidates. Unite all edges except the later one: if no cycle appears, the later one is the answer, otherwise the earlier one.',
        },
        {
          question: 'What does it cost to find the edge?',
          asks: ['cost', 'complexity', 'time complexity', 'big o of this'],
          answer:
            'One pass finds a node with two parents, and one pass uses union-find, so it costs O(n · α(n)).',
        },
        {
          question: 'Why does the undirected solution return the wrong edge?',
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
          question: 'Which edges can go, and what must hold in the end?',
          asks: ['type 3', 'both connected'],
          answer:
            'Edges that join nothing can be removed. In the end, each of the two people must have a single component.',
        },
        {
          question: 'What do two union-finds cost?',
          asks: ['cost', 'complexity', 'time complexity', 'big o of this'],
          answer: 'Each edge is handled at most once in each of the two structures, so it costs O(E · α(V)).',
        },
        {
          question: 'Why do I add the shared edges first?',
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
  claims: [
    {
      says: ['two nodes are connected if they have the same root', 'same root means same component'],
      isRight: true,
      reply: 'Yes. Compare `find(a)` with `find(b)`, not their parents.',
    },
    {
      says: ['an edge inside one component closes a cycle', 'if both ends have the same root it is a cycle'],
      isRight: true,
      reply: 'Yes, in an undirected graph: there was a path already.',
    },
    {
      says: ['union find works for directed cycles', 'union find detects cycles in directed graphs'],
      isRight: false,
      reply: 'No. It forgets directions, and 1→2, 3→2, 1→3 would be reported although it has no cycle.',
    },
    {
      says: ['union find can find the shortest path'],
      isRight: false,
      reply: 'No. It only knows who is connected with whom.',
    },
    {
      says: [
        'find returns the parent',
        'find gives the parent of a node',
        'find looks up parent[x]',
        'find(x) is parent[x]',
        'the find function returns the direct parent',
      ],
      isRight: false,
      reply:
        'Not quite: `find` follows the parents up to the root. With 3→2→1, where 1 is the root, `find(3)` is 1, though the parent of 3 is 2. The root is the name of the group.',
    },
    {
      says: [
        'find returns the root',
        'find follows parents until the root',
        'find gives the representative of the group',
        'a root is its own parent',
        'two nodes are connected if they have the same root',
      ],
      isRight: true,
      reply:
        'Yes. It follows the parents until a node is its own parent. Two nodes are in one group if they have the same root.',
    },
    {
      says: [
        'union sets parent[a] = b',
        'union sets the parent of a to b',
        'union connects the two nodes directly',
        'i just set parent[a] to b',
        'union attaches a to b',
      ],
      isRight: false,
      reply:
        'No, the roots are joined: `parent[find(a)] = find(b)`. With `parent[a] = b` only a and what is below it would move, and the rest of the group of a stays where it was.',
    },
    {
      says: [
        'union attaches one root to the other',
        'union joins the roots',
        'union finds both roots and links them',
        'set parent of one root to the other root',
        'union connects the two roots',
      ],
      isRight: true,
      reply: 'Yes. One root becomes the child of the other, so both groups have the same root afterward.',
    },
    {
      says: [
        'if both have the same root its a cycle',
        'same root means the edge closes a cycle',
        'if find(a) equals find(b) there is a cycle',
        'an edge inside one group makes a cycle',
        'the redundant edge joins two nodes with the same root',
      ],
      isRight: true,
      reply: 'Yes, in an undirected graph: both ends were connected already, so the new edge closes a cycle.',
    },
    {
      says: [
        'union find detects cycles in directed graphs',
        'it works for directed graphs too',
        'union find works with directed edges',
        'i can use union find for a directed cycle',
        'union find works on directed graphs',
      ],
      isRight: false,
      reply:
        'No. Union-find ignores directions: with A→B, A→C and B→C it would report a cycle, though there is none. For directed cycles use DFS with three states, or Kahn.',
    },
    {
      says: [
        'union find can remove an edge',
        'i can undo a union by resetting the parent',
        'edges can be removed from union find',
        'deleting an edge is easy with union find',
        'union find supports deletion',
      ],
      isRight: false,
      reply:
        'No. A group remembers nothing about its edges, so you do not know whether it falls apart. If all removals are known, process them in reverse order as unions.',
    },
    {
      says: [
        'start with n and subtract 1 for each union',
        'each successful union reduces the number of groups by one',
        'the count goes down by one when two groups are joined',
        'number of provinces is n minus the successful unions',
        'components start at n and decrease',
      ],
      isRight: true,
      reply: 'Yes. There are n groups at the start, and each union of two different roots makes one less.',
    },
    {
      says: [
        'every edge reduces the number of groups',
        'each edge makes one group less',
        'the number of groups is n minus the number of edges',
        'subtract one for every edge',
      ],
      isRight: false,
      reply:
        'No. Only a union of two different roots lowers the count. An edge inside one group changes nothing: with the edges 0-1, 1-2 and 0-2, three nodes form 1 group, not 0.',
    },
    {
      says: [
        'path compression attaches nodes directly to the root',
        'path compression makes the tree flat',
        'after find all nodes on the path point to the root',
        'compression shortens the path to the root',
        'path compression speeds up later finds',
      ],
      isRight: true,
      reply: 'Yes. The next find on any of these nodes then needs only one link. The groups stay the same.',
    },
    {
      says: [
        'path compression changes the groups',
        'path compression merges groups',
        'compression changes the root',
        'path compression joins two sets',
      ],
      isRight: false,
      reply:
        'No. Path compression changes only the parents, never the groups: the root of each node stays the same.',
    },
    {
      says: [
        'union by size attaches the smaller tree to the larger one',
        'union by rank keeps the tree low',
        'the smaller group goes under the bigger one',
        'union by rank avoids long chains',
        'attach the smaller root to the larger root',
      ],
      isRight: true,
      reply:
        'Yes. If the larger tree went below the smaller one, more nodes would get a longer path. This way a tree of n nodes is at most log2 n links high.',
    },
    {
      says: [
        'find is o(1)',
        'union find is o(1)',
        'each operation is constant time',
        'union and find take o(1)',
        'it is exactly o(1)',
      ],
      isRight: false,
      reply:
        'Almost. It is O(α(n)) amortized, which is at most 4 for any real n, so people say constant. A single find may still take up to log n links.',
    },
    {
      says: [
        'find is always fast even without compression',
        'without optimizations find is o(log n)',
        'plain union find is o(log n)',
        'it is fast without union by rank and compression',
      ],
      isRight: false,
      reply: 'No. Without compression and union by size, the trees can become chains, and a find takes O(n).',
    },
    {
      says: [
        'components need union find',
        'dfs cannot find components',
        'union find is always better than dfs',
        'you must use union find for connected components',
        'union find is faster than dfs for components',
      ],
      isRight: false,
      reply:
        'No. For a graph that is there from the start, DFS or BFS finds components in O(V + E) just as well. Union-find pays when edges arrive one by one, with queries between them.',
    },
    {
      says: [
        'i can use dfs for components',
        'dfs works as well for connected components',
        'dfs is enough if the graph does not change',
        'for a fixed graph dfs finds the components too',
      ],
      isRight: true,
      reply: 'Yes. If the whole graph is given, one DFS or BFS per component is enough: O(V + E).',
    },
    {
      says: [
        'union find needs o(n) space',
        'the space is o(n)',
        'it needs an array of parents',
        'the parent array has n entries',
        'it stores a parent for each node',
      ],
      isRight: true,
      reply: 'Yes. One parent and one size or rank per node.',
    },
    {
      says: [
        'each node starts as its own parent',
        'at the start every node is its own root',
        'parent[i] is i at the start',
        'every element begins in its own group',
        'initialize parent with the node itself',
      ],
      isRight: true,
      reply: 'Yes. At the start each node is a group of its own: `parent[i] = i`.',
    },
    {
      says: [
        'rank is the number of nodes',
        'the rank counts the nodes of the group',
        'rank is the size of the set',
        'rank means how many nodes are in the tree',
      ],
      isRight: false,
      reply:
        'No, rank is an upper bound on the height of the tree. The number of nodes is the size. Both can decide which root goes below the other.',
    },
    {
      says: [
        'rank is about the height of the tree',
        'rank is the height',
        'rank grows when two equal ranks are joined',
        'rank is an upper bound for the height',
      ],
      isRight: true,
      reply: 'Yes. It only grows when two roots of equal rank are joined, then by 1.',
    },
  ],
} satisfies TutorTexts
