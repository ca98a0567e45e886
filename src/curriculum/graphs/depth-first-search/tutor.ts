import type { TutorTexts } from '../../tutor-texts.ts'

export const tutor = {
  questions: [
    {
      kind: 'what',
      question: 'What is the idea of depth-first search?',
      asks: [
        'what is dfs',
        'depth first search idea',
        'go deep first',
        'depth first search explained',
        'go deep then back',
      ],
      answer:
        'Follow one path as far as it goes, mark what you visit, and back up when nothing new is left. Recursion or an explicit stack. It finds what is reachable and in what order vertices finish, not shortest paths.',
    },
    {
      kind: 'when',
      question: 'Which problems need DFS?',
      asks: [
        'when dfs',
        'dfs or bfs which',
        'connected components',
        'recognize dfs',
        'reachability',
        'which problems need dfs',
        'connected parts, cycles, all paths',
      ],
      answer:
        'Reachability, connected components, cycles, "all paths", cloning a graph: anything that needs every vertex or a finished subtree. For the fewest steps use BFS.',
    },
    {
      kind: 'compare',
      question: 'When is DFS the wrong choice?',
      asks: [
        'dfs vs bfs',
        'difference of dfs and bfs',
        'stack vs queue graph',
        'when is dfs wrong',
        'bfs vs dfs',
        'should i use dfs or bfs here',
      ],
      answer:
        'DFS goes deep and uses a stack, BFS spreads by distance and uses a queue. Both visit everything in O(V + E). Only BFS gives the fewest edges; DFS may reach a near vertex by a long detour first.',
      with: 'breadth-first-search',
    },
    {
      kind: 'mistake',
      question: 'When do I mark a vertex as visited?',
      asks: [
        'dfs infinite recursion',
        'visited set missing',
        'cycle never ends',
        'when to mark visited',
        'dfs never ends',
        'forgot visited',
      ],
      answer:
        'Mark a vertex when you enter it, before you recurse into neighbors. Without marks a cycle, even the edge back to where you came from, never ends.',
    },
    {
      kind: 'how',
      question: 'Why do I need three colors instead of a visited set?',
      asks: [
        'detect a cycle directed',
        'three colors',
        'visiting and done',
        'back edge',
        'directed graph cycle',
        'why three colors and not visited',
        'deadlock detection',
      ],
      answer:
        'Three states: new, on the current path, done. An edge to a vertex on the current path closes a cycle; an edge to a done vertex does not. A single visited set reports false cycles in a diamond.',
    },
    {
      kind: 'how',
      question: 'How do I find a cycle in an undirected graph?',
      asks: [
        'cycle in an undirected graph',
        'parent check',
        'why ignore parent',
        'undirected cycle false positive because of parent',
      ],
      answer:
        'Meeting a visited neighbor is a cycle unless it is the vertex you came from. Pass the parent along, or use union-find: an edge inside one component closes a cycle.',
    },
    {
      kind: 'how',
      question: 'How do I map old nodes to their copies?',
      asks: [
        'clone graph',
        'map old to new',
        'deep copy with cycles',
        'copy before neighbors',
        'clone a graph with cycles',
      ],
      answer:
        'Keep a map from original to copy and put the copy in before visiting the neighbors. A cycle then finds the copy in the map instead of recursing forever.',
    },
    {
      kind: 'cost',
      question: 'Why does it take O(V + E)?',
      asks: [
        'why O(V + E)',
        'complexity of dfs',
        'adjacency matrix cost',
        'space of recursion',
        'time of dfs',
        'why not V times E',
      ],
      answer:
        'Each vertex is entered once, and each edge looked at once (twice if undirected): O(V + E). With an adjacency matrix it is O(V²). The stack may hold O(V) vertices.',
    },
    {
      kind: 'mistake',
      question: 'Why do I get a recursion error on a large graph?',
      asks: [
        'recursionerror on large graph',
        '1000x1000 all land recursion',
        'island counter recursion depth',
        'dfs too deep',
        'RecursionError maximum recursion depth exceeded in grid dfs',
        'flood fill stack overflow on a large grid',
        '300x300 grid crashes dfs',
        'works on small maps but crashes on big ones',
        'grid dfs crashes on large input',
        'maximum recursion depth in dfs',
      ],
      answer:
        'The recursion may be as deep as there are cells or vertices; Python stops at about 1000 frames. Use an explicit stack, or BFS with a queue: same result, no call stack.',
    },
    {
      kind: 'how',
      question: 'Do I need a visited set in an acyclic graph?',
      asks: [
        'all paths from source to target',
        'path list dfs',
        'copy path graph',
        'do i need visited in a dag',
        'print all paths',
      ],
      answer:
        'In a DAG no visited set is needed, and must not be used, since a vertex may lie on several paths. Append a copy of the path at the target, and pop after each call.',
    },
    {
      kind: 'how',
      question: 'Why do I need an outer loop over the vertices?',
      asks: [
        'count connected components',
        'number of provinces',
        'outer loop over vertices',
        'disconnected graph',
        'how many groups',
        'count islands of nodes',
      ],
      answer:
        'Loop over all vertices; each one not yet visited starts a new component, and a DFS from it marks the whole component. Forgetting the outer loop sees only the first component.',
    },
    {
      kind: 'how',
      question: 'How do I store a graph?',
      asks: [
        'how to store a graph',
        'adjacency list or matrix',
        'build graph from edges',
        'edge list to adjacency',
        'adjacency list vs matrix',
        'how do i build the graph from edges',
      ],
      answer:
        'An adjacency list (a map or array of lists) takes O(V + E) space and is right for most tasks. A matrix takes O(V²), but tells in O(1) whether an edge exists. For undirected graphs add each edge in both directions.',
    },
    {
      kind: 'what',
      question: 'What is a DAG?',
      asks: [
        'directed vs undirected',
        'weighted graph',
        'what is a dag',
        'connected component',
        'degree of a vertex',
        'what is a directed graph',
        'types of graphs',
      ],
      answer:
        "Directed edges go one way; a DAG has no directed cycle. Weights are costs of edges. A connected component is a largest set of vertices that reach each other. The degree counts a vertex's edges (in and out for directed ones).",
    },
    {
      kind: 'mistake',
      question: 'Where do I mark a vertex as visited?',
      asks: [
        'dfs visits node twice',
        'visited wrong place',
        'only visits first component',
        'forgot other direction of edge',
        'where do i mark visited in dfs',
      ],
      answer:
        'Mark on entry, start from every unvisited vertex if the graph may be disconnected, and add undirected edges both ways.',
    },
    {
      kind: 'mistake',
      question: 'Why does the default argument `visited=set()` keep old values?',
      asks: [
        'default argument visited=set() keeps old values',
        'second call returns 0 or wrong result python default',
        'mutable default argument in dfs',
        'first call works second does not',
        'second run returns wrong result python',
        'set default argument shared',
      ],
      answer:
        'Python creates a default value once, so all calls without the argument share the same set, and the second search finds everything visited. Write `seen=None` and create the set inside, or wrap the recursion in an outer function.',
    },
    {
      kind: 'how',
      question: 'How do I test whether a graph is two-colorable?',
      asks: [
        'bipartite check how',
        'is the graph two colorable',
        'color neighbors with the other color',
        'odd cycle means not bipartite',
      ],
      answer:
        'Color a start node, and give every neighbor the other color, by DFS or BFS. A neighbor that already has the same color means an odd cycle, so the graph is not bipartite. Start again in every uncolored component.',
    },
    {
      kind: 'when',
      question: 'How do I find out whether I can get from here to there?',
      asks: [
        'can i get from here to there at all',
        'which islands of friends belong together',
        'does anything depend on itself in a circle',
        'list all routes between two cities',
        'everything that is affected by this change',
      ],
      answer:
        'Use depth-first search with a visited set to find what can be reached, what belongs together, or a cycle: O(V + E). To list all routes, unmark each vertex when you leave it (backtracking), since routes share vertices; there can be exponentially many. For the fewest steps use BFS.',
    },
    {
      kind: 'compare',
      question: 'Do I use DFS or union-find for groups?',
      asks: [
        'dfs or union find for groups',
        'static graph or edges that arrive',
        'count components both ways',
      ],
      answer:
        'If the graph is given as a whole, use DFS: O(V + E), and you also get the members and paths. If edges arrive one by one with queries in between, use union-find, nearly O(1) per edge.',
      with: 'union-find',
    },
    {
      kind: 'mistake',
      question: 'Does DFS find the shortest path if I keep the minimum?',
      asks: [
        'dfs finds shortest if i keep the minimum',
        'dfs with visited and smallest depth',
        'first path found by dfs is the shortest, right',
        'recursive search gives fewest steps',
      ],
      answer:
        'No. With edges A-B, B-C and A-C, DFS may go A, B, C and mark C at depth 2, so the direct edge A-C is never used. If you unmark vertices on the way back, DFS tries all paths, which can be exponentially many. Use BFS for the fewest edges.',
    },
    {
      kind: 'mistake',
      question: 'Is there a cycle exactly if there are at least as many edges as vertices?',
      asks: [
        'cycle exactly if edges at least vertices',
        'fewer edges than nodes means no cycle',
        'count edges to find a loop',
        'edges minus one proves a tree',
      ],
      answer:
        'Only if the undirected graph is connected. A triangle and two isolated vertices have 5 vertices and only 3 edges, yet there is a cycle. Having at least as many edges as vertices does prove a cycle; having fewer proves nothing.',
    },
    {
      kind: 'mistake',
      question: 'Does the version with a stack visit in the same order as the recursion?',
      asks: [
        'stack version visits in the same order as recursion, right',
        'iterative dfs same as recursive',
        'explicit stack gives identical order',
        'replaced recursion and the order changed',
      ],
      answer:
        'Not by itself: the neighbor pushed last is popped first, so push the neighbors in reverse order. Also mark when you pop, not when you push, otherwise the order is no longer that of DFS. For reachability the order does not matter. For postorder, push an exit entry, too.',
    },
    {
      kind: 'mistake',
      question: 'Must I unmark a vertex after the call, as in backtracking?',
      asks: [
        'unmark after the call, like in backtracking',
        'remove from visited on the way back',
        'take the mark off when leaving',
        'visited discard after recursion makes it slow',
      ],
      answer:
        'Only if you must try all paths, as in listing paths or word search. For reachability and components the marks must stay: otherwise each vertex is searched again for every path to it, which can take exponential time. For directed cycles, change the mark from "on the path" to "done" instead.',
    },
    {
      kind: 'mistake',
      question: 'Why is my number of groups far too high?',
      asks: [
        'group count far too high',
        'every node comes out as its own group',
        'components doubled',
        'counts four groups but there are two',
      ],
      answer:
        "Most likely each undirected edge is stored in one direction only, or the search does not mark the vertices it reaches. Add b to a's list and a to b's, mark on entry, and increase the counter only in the outer loop.",
    },
    {
      kind: 'mistake',
      question: 'Why does my clone still point at the old nodes?',
      asks: [
        'clone still points at the old nodes',
        'copied graph changes the original',
        'copy has neighbors of the original',
      ],
      answer:
        'You appended the original neighbor instead of its copy. Append the result of the recursive call, `copy.neighbors.append(clone(n))`, where `clone` returns the entry of the map if there is one.',
    },
    {
      kind: 'mistake',
      question: 'Why does it report no path although it reached the goal?',
      asks: [
        'finds the goal but prints false',
        'recursive search returns none',
        'true gets lost on the way up',
        'has path says no though it reached it',
      ],
      answer:
        'The result of the recursive call is not passed on. Write `if dfs(n): return True` in the loop and `return False` after it. A bare `dfs(n)` throws the result away, and a Python function that ends without a return gives None.',
    },
    {
      kind: 'mistake',
      question: 'Why do all routes come out empty?',
      asks: [
        'all routes come out empty',
        'every path in the result is the same',
        'list of empty lists printed',
        'paths vanish after the search',
      ],
      answer:
        'You stored the same list each time, and it is empty after the last pop. Store a copy at the target, `result.append(path[:])`, or pass a new list, `path + [n]`, to each call.',
    },
    {
      kind: 'when',
      question: 'How do I find formulas that refer to themselves through others?',
      asks: [
        'does a formula refer to itself through others',
        'which pages can be clicked from the home page',
        'is the road network in one piece',
        'who hears the rumor in the end',
        'money lent in a circle',
      ],
      answer:
        'Use DFS or BFS with marks for "can it be reached" and "how many pieces", and DFS with three states for "does it come back to itself" along directed edges. Things are vertices, and "refers to", "links to" or "tells" are edges. O(V + E).',
    },
    {
      kind: 'how',
      question: 'How do I find groups in which every vertex reaches every other?',
      asks: [
        'every vertex reaches every other',
        'strongly connected components',
        'kosaraju or tarjan',
        'mutual reachability in a directed graph',
      ],
      answer:
        'Such groups are strongly connected components, found in O(V + E). Kosaraju: one DFS for the finish order, then DFS on the reversed edges in decreasing finish time; each tree is one component. Tarjan needs one DFS with low links. To test only whether everything is one component, search from any vertex along the edges and along the reversed edges: both must reach all vertices.',
    },
    {
      kind: 'how',
      question: 'How do I find the roads that may not be closed?',
      asks: [
        'which road may not be closed',
        'edge whose removal splits the network',
        'bridges and articulation points',
        'single point of failure in a network',
      ],
      answer:
        "Number the vertices in DFS order. Let `low[v]` be the smallest number that v's subtree reaches by at most one back edge, not counting the edge to v's parent. The edge from u to its child v is a bridge if `low[v] > num[u]`. A non-root u is a cut vertex if `low[v] >= num[u]` for some child v; the root is one if it has two or more children. O(V + E).",
    },
  ],
  problems: [
    {
      number: 133,
      questions: [
        {
          asks: ['infinite', 'cycle', 'map before recursion'],
          answer: 'Put the copy into the map before you recurse, otherwise a cycle copies forever.',
        },
        {
          asks: ['cost', 'complexity of cloning', 'time complexity', 'big o of this'],
          answer:
            'O(V + E) time, since each node and edge is copied once. The map and the recursion take O(V) extra space.',
        },
        {
          asks: ['neighbors point to the originals', 'judge says same node', 'not a deep copy'],
          answer:
            'You appended the original neighbor. Append the copy, which the recursive call returns or the map already contains.',
        },
      ],
    },
    {
      number: 547,
      questions: [
        {
          asks: ['matrix', 'union find', 'outer loop'],
          answer: 'The matrix is symmetric; look at row i for the neighbors of i. Union-find works as well.',
        },
        {
          asks: ['cost', 'complexity of provinces', 'time complexity', 'big o of this'],
          answer:
            'O(n²), because every row of the matrix is read once. An adjacency list would not help, since the matrix must be read anyway.',
        },
        {
          asks: ['prints n', 'counts every city', 'too many provinces'],
          answer:
            'The search does not mark the cities it reaches, or the outer loop tests a different array. Mark on entry, and count only when the outer loop meets an unmarked city.',
        },
      ],
    },
    {
      number: 1971,
      questions: [
        {
          asks: ['directed', 'visited'],
          answer: 'Each edge leads both ways, so add it to the lists of both vertices.',
        },
        {
          asks: ['cost', 'complexity', 'time complexity', 'big o of this'],
          answer:
            'O(V + E) with DFS, BFS or union-find. Any of them is enough, since only yes or no is asked.',
        },
        {
          asks: ['prints false though reachable', 'start equals goal', 'result lost'],
          answer:
            'Return true at once if start and goal are equal, and pass on the result of the recursion: `if dfs(n): return True`.',
        },
      ],
    },
    {
      number: 841,
      questions: [
        {
          asks: ['count visited', 'start room'],
          answer: 'All rooms must be visited at the end.',
        },
        {
          asks: ['cost', 'complexity of rooms', 'time complexity', 'big o of this'],
          answer:
            'O(n + k), where k is the total number of keys: each room is entered once, and each key is looked at once.',
        },
        {
          asks: ['what is the graph here', 'edges of this problem', 'why dfs or bfs'],
          answer:
            'Rooms are vertices, and a key in a room is a directed edge to another room. The question is whether all vertices can be reached from room 0, so DFS and BFS both work.',
        },
      ],
    },
    {
      number: 797,
      questions: [
        {
          asks: ['visited', 'dag', 'copy path'],
          answer: 'You need no visited set: there are no cycles, and a vertex may lie on several paths.',
        },
        {
          asks: ['cost', 'complexity of all paths', 'time complexity', 'big o of this'],
          answer:
            'O(2^n · n) in the worst case: a DAG can have 2^(n-2) paths from the first to the last vertex, each of up to n vertices. No algorithm avoids that, since all must be written down.',
        },
        {
          asks: ['prints empty paths', 'same path repeated', 'paths lost'],
          answer:
            'Append a copy, `result.append(path[:])`. The list itself keeps changing after that, so all entries show its last state: empty, or only the start.',
        },
      ],
    },
    {
      number: 1466,
      questions: [
        {
          asks: ['direction', 'store sign', 'count outgoing'],
          answer: 'Store each road twice, with 1 for the real direction and 0 for the reverse.',
        },
        {
          asks: ['cost', 'complexity of the roads', 'time complexity', 'big o of this'],
          answer: 'O(n): the roads form a tree with n - 1 edges, and each is visited once from either side.',
        },
        {
          asks: [
            'counts the wrong direction',
            'n - 1 minus the answer comes out',
            'adds the roads that are already fine',
          ],
          answer:
            'Count a road if you walk it along its own direction, away from 0, since it must be reversed. Roads that point toward 0 are fine.',
        },
      ],
    },
    {
      number: 785,
      questions: [
        {
          asks: ['components', 'odd cycle', 'color all starts'],
          answer: 'Start at every uncolored vertex, because the graph may be disconnected.',
        },
        {
          asks: ['cost', 'complexity of bipartite', 'time complexity', 'big o of this'],
          answer: 'O(V + E): every vertex is colored once, and every edge is checked from both ends.',
        },
        {
          asks: ['stops after one part', 'true although an odd cycle exists', 'only checks node 0'],
          answer: 'You color only the component of vertex 0. Start again from every uncolored vertex.',
        },
      ],
    },
    {
      number: 332,
      questions: [
        {
          asks: ['dead end', 'lexical order', 'why postorder'],
          answer: 'A greedy path may end too early; postorder puts dead ends last.',
        },
        {
          asks: ['cost', 'complexity of the itinerary', 'time complexity', 'big o of this'],
          answer:
            'O(E log E): each ticket is used once, and the tickets of an airport must come out in alphabetical order, by sorting or a heap.',
        },
        {
          asks: ['tickets left over', 'path ends too early', 'visited set for airports'],
          answer:
            'Do not mark airports, since they may be visited several times. Remove each ticket when you use it, append an airport only when it has no ticket left, and reverse the result at the end.',
        },
      ],
    },
    {
      number: 1192,
      questions: [
        {
          asks: ['bridges low link', 'parent edge', 'tarjan'],
          answer: 'Do not go back over the parent edge.',
        },
        {
          asks: ['cost', 'complexity of bridges', 'time complexity', 'big o of this'],
          answer:
            'O(V + E) with low links in one DFS. Removing each edge and testing again takes O(E · (V + E)).',
        },
        {
          asks: ['what low means', 'meaning of low link', 'what does the low value stand for'],
          answer:
            "`low[v]` is the smallest DFS number that v's subtree can reach with at most one back edge. If it is larger than the parent's number, only the tree edge connects the subtree.",
        },
      ],
    },
    {
      number: 417,
      questions: [
        {
          asks: ['why start from the ocean', 'direction', 'uphill comparison'],
          answer:
            'Search from the ocean inland: step only to neighbors at least as high as the current cell. Each ocean visits every cell at most once.',
        },
        {
          asks: ['cost', 'complexity of both oceans', 'time complexity', 'big o of this'],
          answer: "O(rows · cols): each ocean's search enters a cell at most once.",
        },
        {
          asks: ['empty result', 'too few cells', 'comparison reversed', 'equal heights'],
          answer:
            'You walk uphill, so go on if the neighbor is at least as high as the current cell. Equal heights count, too.',
        },
      ],
    },
  ],
  quiz: [
    {
      task: 'A sunken liner has 3,000 cabins joined by hatches. In each cabin, a diver reads where its hatches lead, and she can swim only through those. Find a swim that visits every cabin and uses no hatch more than twice.',
      words: ['can swim only through those', 'uses no hatch more than twice'],
      not: 'breadth-first-search',
      why: 'The next cabin in its queue may be at the other end of the ship, so the diver would have to swim back through the same hatches again and again.',
      idea: 'Swim on to an unvisited cabin while there is one, and otherwise go back through the hatch you first came by.',
      cost: 'O(V + E)',
    },
    {
      task: 'In a power grid, 120,000 lines link 80,000 substations, and every substation can be reached from every other. List all lines whose failure alone would split the grid into two parts.',
      words: ['whose failure alone would split the grid'],
      not: 'union-find',
      why: 'Groups say that all substations are connected, but not whether a detour avoids a line, and regrouping without each of 120,000 lines in turn takes far too long.',
      idea: 'Search deep and record for each substation how far back its branch can reach by other lines; a line whose lower end reaches nothing above it is critical.',
      cost: 'O(V + E)',
    },
    {
      task: 'Each of 50,000 podcasts recommends a few others, and these recommendations may run in circles. How few podcasts must we advertise so that a listener can get from the advertised ones to every podcast by following recommendations?',
      words: ['may run in circles'],
      not: 'topological-sort',
      why: 'Counting open prerequisites never frees a podcast on a circle, although such a circle may need an ad of its own.',
      idea: 'Merge each set of podcasts that lead to one another by using the finishing order of a deep search, and count the merged sets that no other one recommends.',
      cost: 'O(V + E)',
    },
    {
      task: 'An artist has 200,000 domino tiles with a color at each end. She wants to use every tile exactly once in a single straight line, so that touching ends have equal colors. Tiles can be turned around. Find such a line, if any.',
      words: ['200,000 domino tiles', 'use every tile exactly once'],
      not: 'backtracking',
      why: 'Taking tiles back to try others can take exponential time with 200,000 tiles, and it is never necessary: with the right first color, a dead end only marks where the line ends.',
      idea: 'Treat colors as nodes and tiles as edges, start at a color with an odd number of ends if there is one, use up edges until you are stuck, and record each color as you leave it for good.',
      cost: 'O(V + E)',
    },
    {
      task: 'An old town has 40,000 crossings and only two-way streets. To make room for trees, the mayor wants every street to become one-way, with each crossing still reachable from every other. Choose a direction for every street, or say that it cannot be done.',
      words: ['every street to become one-way', 'still reachable from every other'],
      not: 'topological-sort',
      why: 'Pointing every street from an earlier to a later crossing of an order leaves no way back, so the last crossing could never be left.',
      idea: 'Search deep, point each newly used street forward and each remaining street back toward the start; it fails only if some street is the sole link between two parts.',
      cost: 'O(V + E)',
    },
  ],
} satisfies TutorTexts
