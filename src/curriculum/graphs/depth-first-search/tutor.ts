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
        'what is depth first search',
        'dfs meaning',
        'explain dfs',
        'how does dfs work',
        'dfs in simple words',
        'define depth first search',
      ],
      answer:
        'Follow one path as far as it goes, mark what you visit, and back up when nothing new is left. Use recursion or an explicit stack. DFS finds what is reachable and in what order vertices finish, not shortest paths.',
      further: {
        example:
          'Edges A-B, B-C, C-D and A-D, neighbors in alphabetical order. Enter A, B, C, D. All neighbors of D are marked, so D finishes first. Back in C, B and A nothing new is left either: A finds D marked. Entered A, B, C, D; finished D, C, B, A.',
        why: 'A vertex is left only when all its neighbors are marked. If something reachable stayed unmarked, then on a path to it some marked vertex would have an unmarked next one. But such a vertex could not have been left.',
        check: {
          ask: 'Edges A-B, A-C, B-D and C-D. DFS starts at A and takes neighbors in alphabetical order. Which vertex finishes first?',
          right: ['c', 'vertex c'],
          because:
            'C finishes first: the search enters A, B, D and then C, whose neighbors A and D are both marked.',
          wrong: [
            {
              says: ['d', 'vertex d'],
              reply: 'D is entered third. Are both of its neighbors marked at that moment?',
            },
            {
              says: ['b', 'vertex b'],
              reply:
                'B is entered second, and then the search goes deeper. When is a call allowed to return?',
            },
          ],
        },
        claims: [
          {
            says: ['dfs can also be written with a stack', 'recursion or a stack is the same idea'],
            isRight: true,
            reply:
              'Yes. The recursion keeps the current path on the call stack, and a stack of your own can do the same job.',
          },
          {
            says: ['dfs only follows one path', 'dfs stops at the first dead end'],
            isRight: false,
            reply:
              'No. At a dead end it backs up to the last vertex with an unvisited neighbor and goes on from there, until everything reachable is marked.',
          },
          {
            says: ['the first path dfs finds is the shortest', 'dfs gives the shortest path'],
            isRight: false,
            reply:
              'No. In a ring of 6 vertices it may reach a neighbor of the start after 5 edges instead of 1.',
          },
          {
            says: ['dfs does not find the shortest path', 'dfs is not for shortest paths'],
            isRight: true,
            reply:
              'Yes. It follows one path to its end first, so it may reach a near vertex by a long route.',
          },
        ],
      },
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
        'Use DFS for reachability, connected components, cycles, "all paths" and cloning a graph: for anything that needs every vertex or a finished subtree. For the fewest steps use BFS.',
      further: {
        example:
          'Friend pairs: Ann-Bo, Bo-Cy, Di-Ed. How many groups are there? DFS from Ann marks Ann, Bo and Cy: group 1. Di is still unmarked, and DFS from Di marks Di and Ed: group 2. Distances played no part, so the order of the visits did not matter.',
        why: 'These tasks depend only on what is connected or on what a finished subtree returns. DFS provides both: it marks all that is reachable, and a call returns only after everything below it is done. Neither says anything about distance.',
        check: {
          ask: 'Task 1: do all caves form one connected system? Task 2: what is the smallest number of tunnels between two caves? Which task calls for BFS instead of DFS?',
          right: ['2', 'task 2', 'second', 'the second', 'two'],
          because:
            'Task 2: the fewest tunnels is a distance, and DFS may find a detour first. For task 1 any order of visiting is fine.',
          wrong: [
            {
              says: ['1', 'task 1', 'first'],
              reply:
                'That task only asks what is connected. Does it matter in which order you get to the caves?',
            },
            {
              says: ['both', 'both tasks'],
              reply:
                'One of the tasks can be answered from the marks alone, however they were set. Which one?',
            },
          ],
        },
        claims: [
          {
            says: ['bfs works for connected components too', 'i could use bfs to count groups'],
            isRight: true,
            reply: 'Yes. Components only need marks, and both searches mark the same vertices in O(V + E).',
          },
          {
            says: ['dfs is for minimum number of steps', 'use dfs for the fewest moves'],
            isRight: false,
            reply:
              'No. DFS may come by a long route first and then never look again. For the fewest moves use BFS.',
          },
          {
            says: ['a dfs only works on trees', 'dfs needs a graph without cycles'],
            isRight: false,
            reply:
              'No. With a mark on every vertex it entered, DFS handles cycles as well; without marks it would run around them forever.',
          },
          {
            says: ['for the fewest steps i use bfs', 'bfs is for the minimum number of steps'],
            isRight: true,
            reply: 'Yes. BFS visits vertices in order of distance, so it meets each one by the fewest steps.',
          },
        ],
      },
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
        'bfs or dfs which',
        'which is better bfs or dfs',
        'when bfs and when dfs',
        'should i use dfs or bfs',
        'depth first or breadth first',
        'bfs dfs which one should i pick',
      ],
      answer:
        'DFS goes deep and uses a stack, BFS spreads by distance and uses a queue. Both visit everything in O(V + E). Only BFS gives the fewest edges; DFS may reach a near vertex by a long detour first.',
      with: 'breadth-first-search',
      further: {
        example:
          'Six vertices in a ring: 1-2-3-4-5-6-1, looking for 6 from 1.\n- DFS going to 2 first: 1, 2, 3, 4, 5, 6, so 6 is found at depth 5.\n- BFS: 1, then its neighbors 2 and 6, so 6 is found at distance 1.\nBoth visit all six in the end.',
        why: 'The stack serves the vertex pushed last, so the search keeps moving away until it is at a dead end. The queue serves the one that has waited longest, so near vertices come first. Which vertices are visited is the same.',
        check: {
          ask: 'In a graph of 5 vertices every vertex is joined to every other one. How many edges deep does DFS go?',
          right: ['4', 'four', '4 edges'],
          because:
            'It goes 4 edges deep: each vertex it enters has an unvisited neighbor until all five are on the path. The distances are only 1.',
          wrong: [
            {
              says: ['1', 'one'],
              reply:
                'That is the distance that BFS finds. When DFS is at the second vertex, does it see an unvisited neighbor?',
            },
            {
              says: ['5', 'five'],
              reply: 'Five vertices are on the path, that is right. How many edges join them?',
            },
          ],
        },
        claims: [
          {
            says: ['bfs is faster than dfs', 'dfs has a worse complexity than bfs'],
            isRight: false,
            reply:
              'No. Both enter each vertex once and look at each edge once or twice: O(V + E). They differ in the order only.',
          },
          {
            says: ['dfs needs less memory than bfs', 'dfs saves memory'],
            isRight: false,
            reply:
              'Only if the graph is wide and shallow, such as a star. On a path of n vertices the recursion is n deep, while a queue contains one vertex at a time.',
          },
          {
            says: ['dfs and bfs visit the same vertices', 'both reach everything that is connected'],
            isRight: true,
            reply:
              'Yes. Both mark exactly the vertices that can be reached from the start, only in a different order.',
          },
          {
            says: ['dfs and bfs have the same complexity', 'both take O(V + E)'],
            isRight: true,
            reply: 'Yes. Each enters every vertex once and looks at every edge once or twice.',
          },
        ],
      },
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
        'Mark a vertex when you enter it, before you recurse into neighbors. Without marks the search never ends on a cycle. In an undirected graph a single edge is enough for that, since it leads back, too.',
      further: {
        example:
          'One edge A-B, both ways in the lists.\n- Marked on entry: A is marked, calls B; B is marked, sees A marked and returns. Two calls.\n- Marked when leaving: A calls B, B sees A unmarked and calls A, A calls B again, and so on. No call ever comes to its end.',
        why: 'A call returns only after all calls inside it have returned. A mark set at the end is invisible to them. On a cycle one of these calls is for the same vertex again, so the end is never reached.',
        check: {
          ask: 'A square with edges A-B, B-C, C-D and D-A, marks set on entry, starting at A. How many looks at a neighbor find it marked already?',
          right: ['5', 'five'],
          because:
            'It is 5: the lists have 8 entries, so there are 8 looks, and 3 of them discover B, C and D.',
          wrong: [
            {
              says: ['8', 'eight'],
              reply:
                'That is the number of all looks, two for each edge. Do some of them discover a new vertex?',
            },
            {
              says: ['4', 'four'],
              reply:
                'Each edge is in two lists, so there are more looks than edges. How many of them discover a new vertex?',
            },
          ],
        },
        claims: [
          {
            says: ['i mark it after visiting the neighbors', 'mark the vertex when leaving it'],
            isRight: false,
            reply:
              'No. On the edge A-B alone, B would find A unmarked and call it again, and so on forever. Mark a vertex as the first thing you do in it.',
          },
          {
            says: ['in a tree i do not need a visited set', 'a tree needs no marks'],
            isRight: false,
            reply:
              'Only if you never step back to the parent: follow child pointers, or pass the parent along and skip it.',
          },
          {
            says: ['all calls must share one visited set', 'the visited set must not be copied'],
            isRight: true,
            reply:
              'Yes. With a copy for each call, a branch would not see what another branch has visited, and would search it again.',
          },
          {
            says: [
              'mark the vertex on entry',
              'i mark it before visiting the neighbors',
              'mark it when i enter',
            ],
            isRight: true,
            reply: 'Yes. Then every call below it sees the mark, and no cycle leads into it again.',
          },
        ],
      },
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
        'three colors in dfs',
        'white gray black dfs',
      ],
      answer:
        'A vertex has one of three states: new, on the current path, or done. An edge to a vertex on the current path closes a cycle; an edge to a done vertex does not. A single visited set reports false cycles in a diamond.',
      further: {
        example:
          'Directed edges 1→2, 2→3 and 1→3. DFS puts 1, 2, 3 on the path, then 3 and 2 are done. The edge 1→3 now meets a done vertex, so there is no cycle. With 3→1 added, that edge meets 1 while 1 is still on the path: 1, 2, 3 is a cycle.',
        why: 'The vertices on the path are the calls that have not returned, so each leads to the current one. An edge back to one of them closes a loop. As long as no cycle is found, everything that a done vertex reaches is done, too, so it cannot lead back to the path.',
        check: {
          ask: 'Edges A→B, B→C, C→D and D→B. DFS starts at A. How many vertices are on the current path when it finds the cycle?',
          right: ['4', 'four', 'all four', 'all'],
          because:
            'All 4: A, B, C and D are on the path when the edge D→B meets B. Only the part from B on is the cycle.',
          wrong: [
            {
              says: ['3', 'three'],
              reply: 'That is the length of the cycle. Does the path begin where the cycle begins?',
            },
            {
              says: ['2', 'two'],
              reply:
                'D and B are the ends of the edge that closes the cycle. Which calls have not returned at that moment?',
            },
          ],
        },
        claims: [
          {
            says: [
              'a visited set is enough for a directed graph',
              'directed cycle detection needs only visited',
              'a done vertex means a cycle',
            ],
            isRight: false,
            reply:
              'No. With 1→2, 2→3 and 1→3 the second edge into 3 meets a visited vertex, yet there is no cycle. You must know whether it is still on the path.',
          },
          {
            says: ['gray means on the recursion stack', 'visiting means the call has not returned'],
            isRight: true,
            reply:
              'Yes. A vertex becomes gray on entry and black when its call returns, so the gray ones are the current path.',
          },
          {
            says: ['undirected graphs need three colors too', 'the same three states for undirected graphs'],
            isRight: false,
            reply:
              'No. In an undirected graph a visited neighbor that is not the parent already closes a cycle, so one mark and the parent are enough.',
          },
          {
            says: ['an edge to a vertex on the path is a cycle', 'a done vertex does not close a cycle'],
            isRight: true,
            reply:
              'Yes. A vertex on the path leads to you, so an edge back to it closes a loop. A done vertex does not lead to you.',
          },
        ],
      },
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
      further: {
        example:
          'Edges 1-2, 2-3, 3-4, 4-2. Enter 1, then 2 (parent 1), 3 (parent 2), 4 (parent 3).\n- In 2 the visited neighbor 1 is the parent: no cycle.\n- In 4 the visited neighbor 3 is the parent, but 2 is not: the cycle is 2, 3, 4.',
        why: 'Every edge is in two lists, so a child always sees its parent as visited, and that proves nothing. Any other visited neighbor is connected to you by tree edges already. This edge is a second route, and two routes make a loop.',
        check: {
          ask: 'A connected undirected graph has 6 vertices and 7 edges. How many of its edges are not used by DFS to discover a vertex?',
          right: ['2', 'two'],
          because:
            'It is 2: discovering the other five vertices takes 5 edges, one for each. Each of the edges left over closes a cycle.',
          wrong: [
            {
              says: ['1', 'one'],
              reply:
                'How many vertices must be discovered, if the start is known already? Each takes exactly one edge.',
            },
            { says: ['5', 'five'], reply: 'That many edges do discover a vertex. How many are left over?' },
            {
              says: ['0', 'zero', 'none'],
              reply:
                'Without edges left over the graph would be a tree. How many edges does a tree of 6 vertices have?',
            },
          ],
        },
        claims: [
          {
            says: ['any visited neighbor means a cycle', 'a visited neighbor is always a cycle'],
            isRight: false,
            reply:
              'No. With the single edge 1-2 the vertex 2 sees 1 as visited, because it came from there. Skip the parent.',
          },
          {
            says: ['union find also finds undirected cycles', 'i can use union find instead'],
            isRight: true,
            reply: 'Yes. If both ends of an edge are in the same set already, that edge closes a cycle.',
          },
          {
            says: ['the parent check also works for directed graphs', 'same check for directed cycles'],
            isRight: false,
            reply:
              'No. With 1→2, 1→3 and 3→2 the vertex 2 is visited and not the parent of 3, yet there is no cycle. Directed graphs need the path state.',
          },
          {
            says: ['a visited neighbor that is not the parent is a cycle', 'i ignore the parent'],
            isRight: true,
            reply:
              'Yes. The edge to the parent is the one you came by. Any other visited neighbor is reached by a second route.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'How do I map old nodes to their copies?',
      about: 133,
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
        'Each vertex is entered once, and each edge is looked at once (twice if undirected): O(V + E). With an adjacency matrix it is O(V²). The stack may contain O(V) vertices.',
      further: {
        example:
          'Directed edges A→B, A→C, B→C, C→A and D→A. V = 4, E = 5.\n- Each vertex is entered once: A, B, C, and D in a second start.\n- The lists have 2, 1, 1 and 1 entries, so 5 looks.\nThat makes 9 steps, not 4 · 5 = 20.',
        why: "The loop over neighbors runs once per vertex, because a vertex is entered once. Its length is the length of that vertex's list. So the loops add up to the number of stored edges, however unevenly they are distributed.",
        check: {
          ask: 'An undirected graph has 10 vertices and 12 edges. How many entries do all adjacency lists have together?',
          right: ['24', 'twenty four', 'twenty-four'],
          because: 'It is 24: each of the 12 edges is in the lists of both of its ends.',
          wrong: [
            {
              says: ['12', 'twelve'],
              reply:
                'That would be right for directed edges. From which vertices must an undirected edge be found?',
            },
            {
              says: ['120'],
              reply:
                'Multiplying would mean that every vertex has every edge in its list. In how many lists is one edge?',
            },
          ],
        },
        claims: [
          {
            says: ['dfs is O(V * E) because of the inner loop', 'a loop inside a recursion means V times E'],
            isRight: false,
            reply:
              'No. The inner loops differ in length: together they read each list once, which is E entries, or 2 · E if undirected.',
          },
          {
            says: ['with an adjacency matrix it is O(V^2)', 'a matrix makes dfs V squared'],
            isRight: true,
            reply:
              'Yes. To find the neighbors of a vertex you read its whole row of V entries, and there are V rows.',
          },
          {
            says: ['dfs needs O(1) space', 'recursion takes no extra space'],
            isRight: false,
            reply: 'No. The marks take O(V), and so does the call stack if the graph is one long path.',
          },
          {
            says: ['dfs is O(V + E)', 'each edge is looked at once or twice'],
            isRight: true,
            reply: 'Yes. Every list is read once, and an undirected edge is in two lists.',
          },
          {
            says: ['bfs and dfs are both O(V + E)', 'dfs takes the same time as bfs'],
            isRight: true,
            reply:
              'Yes. Both visit each vertex once and look at each edge once or twice. They differ in the order of the visits, and in what they keep in memory.',
          },
        ],
      },
    },
    {
      kind: 'mistake',
      question: 'Why do I get a recursion error on a large graph?',
      asks: [
        'what happens with a graph of 100000 nodes in a line',
        'does dfs still work on a huge graph in python',
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
      further: {
        example:
          "A grid of 2 by 3 cells, all land, directions right, down, left, up. From the top left DFS enters (0,0), (0,1), (0,2), (1,2), (1,1), (1,0) without returning: all 6 cells are on the call stack. A grid of 40 by 40 can reach 1,600 frames, too many for Python's default.",
        why: 'A frame stays until its call returns, and a call returns only after everything below it is done. On a long path nothing returns before the end is reached, so all frames exist at once, however quick each one is.',
        check: {
          ask: 'A star has one center and 5,000 leaves. DFS starts at the center. How many frames are on the call stack at most?',
          right: ['2', 'two'],
          because: 'Only 2: the center and one leaf. A leaf returns at once, before the next one is called.',
          wrong: [
            {
              says: ['5000', '5,000', '5001', '5,001'],
              reply:
                'That many calls are made. Does the call for one leaf return before the next one begins?',
            },
            {
              says: ['1', 'one'],
              reply:
                "The center's call has not returned yet while it visits a leaf. So which calls exist at that moment?",
            },
          ],
        },
        claims: [
          {
            says: ['i can just raise the recursion limit', 'setrecursionlimit solves it'],
            isRight: false,
            reply:
              "Only if the depth stays moderate. The setting lifts Python's own limit, but a depth of a million may still exhaust the memory, or crash older versions.",
          },
          {
            says: ['an explicit stack needs no memory', 'with my own stack the space is O(1)'],
            isRight: false,
            reply:
              'No. It may contain O(V) vertices as well. It avoids the error because it is on the heap, where there is far more room.',
          },
          {
            says: ['bfs has no recursion problem', 'a queue avoids the recursion error'],
            isRight: true,
            reply:
              'Yes. The queue is an ordinary list on the heap, and its loop makes no nested calls, so the depth limit does not matter.',
          },
          {
            says: [
              'the depth can be as large as the number of vertices',
              'a long path makes the recursion deep',
            ],
            isRight: true,
            reply: 'Yes. On a path of 5,000 vertices all 5,000 calls are open at the same time.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'Do I need a visited set to list all paths of an acyclic graph?',
      about: 797,
      asks: [
        'all paths from source to target',
        'path list dfs',
        'copy path graph',
        'do i need visited in a dag',
        'print all paths',
      ],
      answer:
        'To list all paths in a DAG you must not use one, since a vertex may lie on several paths: append a copy of the path at the target, and pop after each call. To visit vertices, for a topological order or to see what can be reached, you do need it even in a DAG: without it, every path to a vertex visits it again.',
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
        'adjacency list vs adjacency matrix',
        'what is an adjacency matrix',
        'list or matrix for a graph',
        'what is a sparse graph',
        'what is a dense graph',
        'when do i use an adjacency matrix',
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
        'types of graphs',
        'what is an acyclic directed graph',
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
      about: 785,
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
      further: {
        example:
          'A→B, A→C, B→D, C→D, D→E.\n- Marks stay: D and E are entered once.\n- Marks removed after the call: D is entered from B and again from C, and E twice as well.\nEach further pair of branches doubles this: after 20 pairs the last vertex is entered 2^20 times, over a million.',
        why: 'A mark that stays says that one visit is enough to find everything reachable from here. That is enough for reachability. If you list paths, each way to get to the vertex starts other paths, so it must be entered again.',
        check: {
          ask: 'A→B, A→C, B→D, C→D, D→E, D→F, E→G, F→G. You unmark each vertex after its call. How many times is G entered?',
          right: ['4', 'four', '4 times', 'four times'],
          because: 'It is 4: D is entered twice, and each time two branches lead on to G, so 2 · 2.',
          wrong: [
            {
              says: ['2', 'two', 'twice'],
              reply:
                'That is how often D is entered. In how many ways does the search go on from D each time?',
            },
            {
              says: ['1', 'one', 'once'],
              reply:
                'That holds if the marks stay. What happens when the second branch finds D unmarked again?',
            },
          ],
        },
        claims: [
          {
            says: ['word search needs unmarking', 'i unmark when i list all paths'],
            isRight: true,
            reply:
              'Yes. There another path may use the same cell or vertex again, so the mark must only cover the current path.',
          },
          {
            says: ['i have to unmark to count islands', 'unmark cells after flood fill'],
            isRight: false,
            reply:
              'No. An island is counted once, so its cells must stay marked. Unmarked cells would be counted again as a new island.',
          },
          {
            says: ['unmarking always makes dfs exponential', 'dfs with unmarking is exponential'],
            isRight: false,
            reply:
              'Almost: it can become exponential, because every path is followed. In a tree only one path leads to each vertex, so there it changes nothing.',
          },
          {
            says: ['marks stay for reachability', 'marks stay when i count components'],
            isRight: true,
            reply:
              'Yes. One visit finds everything that can be reached from there, so a second one would only cost time.',
          },
        ],
      },
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
      about: 133,
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
      about: 1971,
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
      about: 797,
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
        'what is a strongly connected component',
        'strongly connected meaning',
        'scc in simple words',
        'strongly connected vs connected',
        'what does strongly connected mean',
        'when is a directed graph strongly connected',
      ],
      answer:
        'Such groups are strongly connected components, found in O(V + E). Kosaraju: one DFS for the finish order, then DFS on the reversed edges in decreasing finish time; each tree is one component. Tarjan needs one DFS with low links. To test only whether everything is one component, search from any vertex along the edges and along the reversed edges: both must reach all vertices.',
    },
    {
      kind: 'how',
      question: 'How do I find the roads that may not be closed?',
      about: 1192,
      asks: [
        'which road may not be closed',
        'edge whose removal splits the network',
        'bridges and articulation points',
        'single point of failure in a network',
      ],
      answer:
        "Number the vertices in DFS order. Let `low[v]` be the smallest number that v's subtree reaches by at most one back edge, not counting the edge to v's parent. The edge from u to its child v is a bridge if `low[v] > num[u]`. A non-root u is a cut vertex if `low[v] >= num[u]` for some child v; the root is one if it has two or more children. O(V + E).",
    },
    {
      kind: 'what',
      question: 'What is a graph?',
      asks: [
        'what is a graph',
        'graph meaning',
        'define graph',
        'explain graphs',
        'what is a graph in coding',
        'graph data structure',
        'what does a graph consist of',
        'graph basics',
        'what is a tree vs a graph',
        'tree vs graph',
        'how does a graph differ from a tree',
      ],
      answer:
        'A graph consists of nodes (vertices) and edges, each of which connects two nodes. Cities and roads are a graph, people and friendships too. Edges may have a direction (one-way) and a weight (a distance). Unlike a tree, a graph may have cycles and several separate parts. With the edges A-B, B-C and C-A, three nodes form a cycle.',
      further: {
        example:
          'Nodes A, B, C, D and the edges A-B, B-C, C-A. From A you reach B and C; D has no edge, so it is a component of its own. Adjacency list: A: [B, C], B: [A, C], C: [B, A], D: [].',
        why: 'Many problems are about things and relations between them. Once you say what is a node and what is an edge, the same few algorithms solve all of them.',
        check: {
          ask: 'A graph has the undirected edges A-B, B-C and C-A. How many neighbors does B have?',
          right: ['2', 'two'],
          because: '2: the edges A-B and B-C join it to A and to C.',
          wrong: [
            {
              says: ['1', 'one'],
              reply: 'B occurs in two of the edges. An undirected edge makes both ends neighbors.',
            },
            { says: ['3', 'three'], reply: 'That is the number of all edges. Which of them touch B?' },
          ],
        },
        claims: [
          {
            says: ['a tree is a special graph', 'every tree is a graph'],
            isRight: true,
            reply: 'Yes. A tree is a connected graph without cycles.',
          },
          {
            says: ['a graph is always connected', 'all nodes of a graph can reach each other'],
            isRight: false,
            reply:
              'No. It may have several components. That is why you start a search from every unvisited node.',
          },
        ],
      },
    },
    {
      kind: 'what',
      question: 'What are a node, an edge and a neighbor?',
      asks: [
        'what is a node',
        'what is a vertex',
        'what is an edge',
        'what is a neighbor',
        'what is a path in a graph',
        'node vs edge',
        'what is the degree of a node',
        'graph words explained',
        'what is a self loop',
      ],
      answer:
        "A node (vertex) is a thing, an edge connects two nodes. Nodes that share an edge are neighbors; the number of a node's edges is its degree. A path is a sequence of nodes in which each is connected to the next. A self-loop joins a node to itself; it counts twice. With the edges A-B and B-C, B has degree 2, and A, B, C is a path.",
      further: {
        example:
          'Four towns and the roads A-B, A-C, B-C and C-D. C has the neighbors A, B and D, so its degree is 3. A, C, D is a path with two edges.',
        why: 'The algorithms only ask two things: which nodes are there, and which neighbors does a node have? What nodes and edges mean is up to the problem.',
        check: {
          ask: 'The edges are A-B, A-C and A-D. What is the degree of A?',
          right: ['3', 'three'],
          because: '3: each of the three edges touches A.',
          wrong: [
            { says: ['1', 'one'], reply: 'That is the degree of B, C and D.' },
            { says: ['4', 'four'], reply: 'That is the number of nodes. How many edges touch A?' },
          ],
        },
        claims: [
          {
            says: ['the degrees add up to twice the number of edges', 'each edge counts for two nodes'],
            isRight: true,
            reply: 'Yes. Each edge adds 1 to the degree of both its ends.',
          },
          {
            says: ['every node has a neighbor', 'a node without edges is not allowed'],
            isRight: false,
            reply: 'No. A node may have no edge; then it is a component of its own.',
          },
        ],
      },
    },
    {
      kind: 'compare',
      question: 'What is the difference between a directed and an undirected graph?',
      asks: [
        'directed vs undirected graph',
        'what is a directed graph',
        'what is an undirected graph',
        'directed or undirected',
        'what is a directed edge',
        'one way or two way edges',
        'when is a graph directed',
      ],
      answer:
        'In an undirected graph an edge goes both ways, like a friendship; in the adjacency list store it twice: b at a and a at b. In a directed graph an edge a → b goes only from a to b, like a prerequisite or a one-way street; store it once. A missing second entry is a common mistake. Cycle tests differ too.',
      further: {
        example:
          'The edge (0, 1). Undirected: 0: [1], 1: [0]. Directed 0 → 1: 0: [1], 1: []. From 1 you cannot get back.',
        why: 'A directed edge may be used only from its start to its end. Storing it in one list expresses exactly that.',
        check: {
          ask: 'An undirected graph has 5 edges. How many entries do its adjacency lists have together?',
          right: ['10', 'ten'],
          because: '10: each edge is stored at both of its ends.',
          wrong: [
            { says: ['5', 'five'], reply: 'That would be directed. Where is an undirected edge stored?' },
          ],
        },
        claims: [
          {
            says: ['an undirected edge is stored once', 'one append per edge is enough'],
            isRight: false,
            reply: 'No. Store it at both ends, or one direction is missing.',
          },
          {
            says: ['prerequisites are directed edges', 'course dependencies are directed'],
            isRight: true,
            reply: 'Yes. One course comes before the other, and not the other way around.',
          },
        ],
      },
    },
    {
      kind: 'what',
      question: 'What is a weighted graph?',
      asks: [
        'what is a weighted graph',
        'what is a weight of an edge',
        'weighted vs unweighted graph',
        'what is an unweighted graph',
        'weighted graph meaning',
        'what are edge weights',
      ],
      answer:
        'In a weighted graph each edge has a number: a distance, a cost, a time. In an unweighted graph all edges count the same. This decides the algorithm for shortest paths: without weights BFS finds the fewest edges, with nonnegative weights use Dijkstra. In the adjacency list store pairs: `graph[a]` contains (b, 7) for an edge of weight 7.',
    },
    {
      kind: 'what',
      question: 'What is a cycle in a graph?',
      asks: [
        'what is a cycle',
        'what is a cycle in a graph',
        'cycle meaning',
        'what is an acyclic graph',
        'what does acyclic mean',
        'when does a graph have a cycle',
        'example of a cycle',
      ],
      answer:
        'A cycle is a path that returns to its start without using an edge twice: A → B → C → A. A graph without cycles is called acyclic; a tree is one. Cycles are why a search needs a visited set, or it would run forever. Among prerequisites a cycle means that no order works, because each task waits for another.',
    },
    {
      kind: 'what',
      question: 'What is a connected component?',
      asks: [
        'what is a connected component',
        'what is a connected graph',
        'connected component meaning',
        'what is a component',
        'how many components does a graph have',
        'connected vs disconnected graph',
        'count connected components in simple words',
      ],
      answer:
        'A connected component of an undirected graph consists of a node and all nodes that it can reach. A graph is connected if it has just one. To count them, go through all nodes; at each unvisited one add 1 and mark everything reachable by DFS or BFS. Nodes 0 to 4 with the edges 0-1 and 2-3 form 3 components. O(V + E).',
      further: {
        example:
          'Nodes 0 to 5 and the edges 0-1, 1-2, 4-5. A search from 0 marks 0, 1 and 2; 3 is alone; a search from 4 marks 4 and 5. Three searches, three components.',
        why: 'A search marks exactly what can be reached from its start, so each one marks one whole component. An unmarked node is therefore in a new one.',
        check: {
          ask: 'Six nodes have the edges 0-1, 2-3 and 4-5. How many components are there?',
          right: ['3', 'three'],
          because: '3: three pairs that are not connected with each other.',
          wrong: [
            { says: ['6', 'six'], reply: 'That would be without any edges. Each edge joins two nodes.' },
            { says: ['1', 'one'], reply: 'Can you get from 0 to 2?' },
          ],
        },
        claims: [
          {
            says: ['a single node can be a component', 'a node without edges is its own component'],
            isRight: true,
            reply: 'Yes. It reaches only itself.',
          },
          {
            says: ['the number of components is n minus the number of edges', 'components = n - edges'],
            isRight: false,
            reply: 'Only if there are no cycles. An edge inside a component joins nothing new.',
          },
        ],
      },
    },
    {
      kind: 'what',
      question: 'What is a visited set, and why do I need it?',
      asks: [
        'what is a visited set',
        'why do i need visited',
        'why do i need visited, in trees i dont need it',
        'what is visited for',
        'why mark nodes as visited',
        'what happens without a visited set',
        'do i need visited in dfs',
        'is a visited set needed',
        'what happens if i forget to mark vertices as visited',
        'what if i leave out the visited set',
      ],
      answer:
        'It stores the nodes that the search has already reached. Without it, a single undirected edge A-B sends the search back and forth forever, and a node reached on several paths is processed several times. Before you enter a neighbor, check that it is not in the set, then add it. In a grid you can mark the cell itself. Each node is then handled once: O(V + E).',
      further: {
        example:
          'A → B, B → C, C → A. Without a set: A, B, C, A, B, C, and so on. With it: A, B, C; then all neighbors are marked, and the search ends.',
        why: 'Each node is added at most once, and only then are its neighbors looked at. So the work is bounded by the nodes and edges, whatever cycles there are.',
        check: {
          ask: 'A search with a visited set runs on a graph with 8 nodes. How many nodes can it enter at most?',
          right: ['8', 'eight'],
          because: '8: each node is entered at most once.',
          wrong: [
            { says: ['64'], reply: 'Each node is marked when it is entered. Can it be entered again?' },
          ],
        },
        claims: [
          {
            says: ['without a visited set a cycle never ends', 'cycles need a visited set'],
            isRight: true,
            reply: 'Yes. The search would go around the cycle again and again.',
          },
          {
            says: ['a tree needs a visited set', 'going from parent to child needs visited'],
            isRight: false,
            reply:
              'No. From parent to child no node is reached twice. If edges go both ways, not going back to the parent is enough.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'How do I build an adjacency list?',
      asks: [
        'how do i build an adjacency list',
        'what is an adjacency list',
        'how do i represent a graph in code',
        'adjacency list from edges',
        'convert edges to a graph',
        'build a graph from an edge list',
        'graph as a dictionary',
      ],
      answer:
        'Make a list of neighbors for each node: `graph = [[] for _ in range(n)]`. For each edge (a, b) do `graph[a].append(b)`, and in an undirected graph also `graph[b].append(a)`. The edges (0, 1) and (1, 2) give 0: [1], 1: [0, 2], 2: [1]. If nodes are names, use a map from name to list. It takes O(V + E).',
    },
    {
      kind: 'compare',
      question: 'Should I write DFS recursively or with a stack?',
      asks: [
        'recursive or iterative dfs',
        'dfs recursion or stack',
        'dfs with a stack',
        'iterative dfs vs recursive dfs',
        'do i write dfs recursive',
        'how do i write dfs without recursion',
      ],
      answer:
        'Recursion is shorter and gives you the moment after all children are finished, which cycle tests and topological order need. Use a stack of your own when paths can be long: Python stops at about 1,000 nested calls by default. With a stack: pop a node, skip it if visited, mark it, push its neighbors. The order of neighbors is then reversed.',
    },
    {
      kind: 'how',
      question: 'How do I detect a cycle in a graph?',
      asks: [
        'how do i detect a cycle in a graph',
        'how do i detect a cycle in a directed graph',
        'does my graph have a cycle',
        'cycle detection directed',
        'find a cycle with dfs',
        'check if a graph is acyclic',
        'how do i know if a graph has a cycle',
        'does a graph have a cycle',
        'detect a cycle with in-degrees',
        'directed cycle without dfs',
      ],
      answer:
        "Directed: run DFS with three states: new, on the current path, finished. An edge to a node on the current path closes a cycle; an edge to a finished node does not. Undirected: an edge to a visited node other than the one you came from is a cycle. Kahn's algorithm finds directed cycles too: some nodes never get in-degree 0. All O(V + E).",
    },
    {
      kind: 'how',
      question: 'How do I approach a graph problem?',
      asks: [
        'i dont know where to start with graph problems, everything looks the same to me',
        'i dont know where to start with graph problems',
        'all graph problems look the same to me',
        'where do i start with a graph problem',
        'graph problems confuse me',
        'how do i approach a graph problem',
        'how do i start a graph problem',
        'steps for graph problems',
        'graph problem strategy',
        'tips for graph questions',
        'what should i ask first in a graph problem',
      ],
      answer:
        'Say what a node is and what an edge is; states of a puzzle can be nodes too. Is it directed, is it weighted, can it have cycles or several parts? Build the adjacency list. Then choose: reachable or components, DFS or union-find; fewest steps, BFS; weights, Dijkstra; prerequisites, topological sort. Add a visited set.',
    },
    {
      kind: 'cost',
      question: 'What are V and E in O(V + E)?',
      asks: [
        'what is v and e in o(v+e)',
        'what does o(v+e) mean',
        'what is v in graph complexity',
        'what does e stand for in graphs',
        'v and e meaning',
        'why v + e and not v * e',
        'what does v+e stand for',
        'what do v and e stand for',
      ],
      answer:
        'V is the number of vertices, E the number of edges. A search visits each vertex once and looks at each edge once or twice, so the work adds up to O(V + E). It is not V · E, because each vertex looks only at its own edges. On a grid with R rows and C columns, V is R · C and E is less than 2 · R · C.',
      further: {
        example:
          '5 nodes and 6 undirected edges: 5 nodes are entered, and the lists have 12 entries in total. 5 + 12 is O(V + E).',
        why: 'Each node is entered once. At each node its own list is read once, and all lists together have E entries, or 2E if undirected. So the sum counts, not the product.',
        check: {
          ask: 'A graph has 100 nodes and no edges. How many steps does visiting all nodes take, roughly: 100 or 10,000?',
          right: ['100', 'hundred'],
          because: '100: every list is empty, so only the nodes count.',
          wrong: [
            {
              says: ['10,000', '10000'],
              reply: 'That would be V². How many neighbors are there to look at?',
            },
          ],
        },
        claims: [
          {
            says: ['dfs is o(v * e)', 'every vertex looks at all edges'],
            isRight: false,
            reply: 'No. Each vertex looks only at its own edges, so the work adds up to V + E.',
          },
          {
            says: ['e can be as large as v squared', 'a dense graph has about v^2 edges'],
            isRight: true,
            reply:
              'Yes, up to a constant factor: at most V · (V - 1) / 2 without directions. Then O(V + E) is O(V²).',
          },
        ],
      },
    },
    {
      kind: 'why',
      question: 'Can BFS find cycles, too?',
      asks: [
        "why can't bfs find cycles too",
        'can bfs find cycles too',
        'can bfs detect a cycle',
        'why is dfs used for cycles and not bfs',
        'cycle detection with bfs',
        'why not bfs for cycle detection',
        'can i use bfs to detect cycles',
      ],
      answer:
        "In an undirected graph BFS finds cycles as well: an edge to a visited vertex other than the parent closes a cycle. In a directed graph a second visit proves nothing: 1→2, 1→3, 2→3 reaches 3 twice without a cycle. DFS knows which vertices are on its current path; without DFS, use Kahn's algorithm, which leaves exactly what a cycle blocks.",
      with: 'breadth-first-search',
    },
    {
      kind: 'compare',
      question: 'Do I use an adjacency list or a matrix for my graph?',
      asks: [
        'when would i use a matrix instead',
        'list or matrix for 10000 nodes and 20000 edges',
        'adjacency list or adjacency matrix for my sizes',
        'when is a matrix better than a list of neighbors',
        'my graph has many nodes and few edges, which one',
      ],
      answer:
        'Compare V² with E. For 10,000 nodes and 20,000 edges a matrix has 100 million cells, nearly all empty; lists have 40,000 entries if edges go both ways. So use lists. A matrix fits a small or dense graph, or many checks whether u and v are joined, O(1) each. Finding all neighbors costs O(V) per node in a matrix, so BFS and DFS take O(V²).',
      with: 'matrix-traversal',
    },
    {
      kind: 'how',
      question: 'How do I test a function on graphs?',
      asks: [
        'how do i test it on a graph',
        'which graphs should i test',
        'test cases for a graph problem',
        'edge cases for graphs',
      ],
      answer:
        'Try these: one node without edges, two nodes that are not joined, a triangle, and a diamond A-B, A-C, B-D, C-D, where D is reached twice without a cycle if the edges are directed. Let the start be the target once, and the target unreachable once. If loops and doubled edges are allowed, add them.',
    },
    {
      kind: 'mistake',
      question: 'What if the graph is disconnected or has no edges?',
      asks: [
        'what if it is disconnected',
        'what if the graph is disconnected',
        'graph with no edges',
        'isolated nodes',
        'not all nodes are reachable',
        'several separate parts',
        'does dfs need a connected graph',
      ],
      answer:
        'One DFS finds only the component of its start. To see everything, loop over all vertices and start a DFS at each one not visited yet. A vertex without edges is a component of its own, so make sure that it is in your adjacency list with an empty list of neighbors. Five vertices without edges are five components.',
    },
    {
      kind: 'mistake',
      question: 'What if the graph is empty?',
      asks: [
        'what if the graph is empty',
        'empty graph',
        'graph with no nodes',
        'clone graph with null',
        'what if there are no vertices',
      ],
      answer:
        'Then there is nothing to visit. The outer loop runs zero times: 0 components, no cycle, and an empty order. Where a start node is given, test it first: in Clone Graph return null for null. A single vertex without edges is one component without a cycle.',
    },
    {
      kind: 'how',
      question: 'How do I explain a depth-first search in an interview?',
      asks: [
        'how would i explain that in an interview',
        'explain dfs to an interviewer',
        'how do i present a dfs solution',
        'what do i say about my graph solution',
      ],
      answer:
        'Say what is a vertex and what is an edge here, since that is the real idea. Then: “I start at each unvisited vertex, mark what I enter, and go to unvisited neighbors.” Say what one start means, such as one component or one island. Give the cost: every vertex once, every edge at most twice, O(V + E); the marks and the stack take O(V).',
    },
    {
      kind: 'cost',
      question: 'How many edges can a graph have?',
      asks: [
        'how many edges can a graph have',
        'maximum number of edges',
        'edges of a complete graph',
        'is e always smaller than v squared',
        'how big can e be',
      ],
      answer:
        'With n vertices and at most one edge per pair: n(n - 1)/2 undirected edges, n(n - 1) directed ones. For 4 vertices that is 6 and 12. A connected undirected graph has at least n - 1. So E may be anything from 0 to about V², and O(V + E) is O(V²) for a dense graph.',
    },
    {
      kind: 'how',
      question: 'How do I write DFS without recursion?',
      asks: [
        'does dfs always need recursion',
        'dfs without recursion',
        'iterative dfs',
        'dfs with a loop',
        'can i use a loop instead of recursion for dfs',
        'why cant i just use recursion for dfs',
      ],
      answer:
        'Use a stack of your own. Push the start. Repeat: pop a node; if it is visited, skip it; otherwise mark it and push its unvisited neighbors. The neighbors come out in reverse order, which rarely matters. Recursion is shorter, but in Python it fails at a depth of about 1,000, so use the loop for a long chain.',
    },
    {
      kind: 'mistake',
      question: 'How many components has a graph without edges?',
      asks: [
        'what if there are no edges',
        'no edges at all',
        'components of a graph without edges',
        'n nodes and no edges',
      ],
      answer:
        'Each node is a component of its own, so n. The outer loop starts at every node, and each search ends at once. Make sure that nodes without edges have an empty list of neighbors, or they are never counted.',
    },
    {
      kind: 'what',
      question: 'Does a DAG have to be connected?',
      asks: ['can a dag be disconnected', 'does a dag have to be connected'],
      answer:
        'It need not be connected. DAG means only: directed, and no directed cycle. It may have separate parts, even no edges at all. With A→B and C→D there are two parts, and a topological order mixes them freely: A, C, B, D is one of them.',
    },
    {
      kind: 'compare',
      question: 'Is number of provinces the same as number of islands?',
      about: 547,
      asks: [
        'is it the same as islands',
        'provinces vs islands',
        'why is the matrix not a grid',
        'what does the matrix mean in number of provinces',
      ],
      answer:
        'The idea is the same, count the searches; the graph is not. In a grid of islands each cell is a vertex with up to four neighbors. Here the matrix is n by n for n cities: row i lists the neighbors of city i. So there are only n vertices, and you loop over j with a 1 at (i, j).',
    },
    {
      kind: 'compare',
      question: 'Is a tree a DAG?',
      asks: ['is a tree a dag', 'is every tree a dag', 'is a dag a tree', 'dag vs tree'],
      answer:
        'A rooted tree with its edges from parent to child is a DAG: directed and without cycles. Not every DAG is a tree, since a node may have several predecessors, as D in A→B, A→C, B→D, C→D, and there may be separate parts. An undirected tree is no DAG, because its edges have no direction.',
    },
    {
      kind: 'what',
      question: 'Which data structure does DFS use?',
      asks: [
        'which data structure does dfs use',
        'what structure does dfs use',
        'does dfs use a stack or a queue',
        'is recursion the stack of dfs',
        'what does dfs use on a tree',
        'dfs stack or call stack',
        'why does dfs use a stack',
      ],
      answer:
        'DFS uses a stack: the newest unfinished vertex comes first. In a recursive DFS that is the call stack, and in a loop it is a stack of your own. This is the same on trees and on graphs; on a graph DFS also needs a set of visited vertices. BFS uses a queue instead, so the oldest vertex comes first.',
    },
    {
      kind: 'how',
      question: 'On which small graph does DFS take the longer path?',
      asks: [
        'example where dfs takes the longer path',
        'small graph where dfs is not shortest',
        'dfs counterexample shortest path',
        'show me a graph where dfs finds a longer path',
        'triangle graph dfs longer path',
        'why does dfs not give the shortest path example',
      ],
      answer:
        'The triangle with the edges A-B, B-C and A-C. A DFS from A that looks at B before C goes A, B, C and reaches C after two edges, although the edge A-C is there. Then C is visited, so that edge is never used. BFS puts B and C into the queue at distance 1 and finds one edge.',
    },
    {
      kind: 'mistake',
      question: 'Can DFS find the shortest path if it tries all paths?',
      asks: [
        'can dfs find the shortest path if it looks at all paths',
        'dfs with backtracking for shortest path',
        'what if dfs tries every path and keeps the minimum',
        'try all paths with dfs and take the shortest',
        'dfs all paths minimum works right',
        'is dfs with all paths correct but slow',
      ],
      answer:
        'Yes, if it unmarks each vertex on the way back, so that it tries every path without a repeated vertex, and keeps the shortest. But there can be exponentially many: with 12 vertices and all 66 edges there are 9,864,101 such paths between two of them. BFS looks at each vertex and edge once and finds the fewest edges in O(V + E).',
    },
  ],
  problems: [
    {
      number: 133,
      questions: [
        {
          question: 'Why must the copy be in the map before I recurse?',
          asks: ['infinite', 'cycle', 'map before recursion'],
          answer:
            'A cycle leads back to a node whose neighbors are still being copied. If its copy is not in the map by then, it is copied again, and so on forever.',
          further: {
            example:
              "Nodes 1 and 2 are neighbors of each other. Copying 1 creates 1' and stores it, then goes to 2, which creates 2' and stores it. The neighbor 1 is in the map, so 1' is appended to 2'. Back in 1, 2' is appended to 1'. Two copies exist.",
            why: 'An inner call needs only a reference to the copy, not its finished neighbor list. All references point to the same object, so the list may be filled later. That is why an unfinished copy is good enough.',
            check: {
              ask: 'Three nodes are all neighbors of each other. How many of the six calls for a neighbor find its copy in the map?',
              right: ['4', 'four'],
              because:
                'It is 4: the first node is copied by the outer call, and only two of the six neighbor calls create a copy.',
              wrong: [
                {
                  says: ['6', 'six'],
                  reply:
                    'Then no neighbor call would create a copy. Who creates the copies of the second and third node?',
                },
                {
                  says: ['3', 'three'],
                  reply:
                    'Three copies exist in the end, but one of them is not created by a neighbor call. How many does that leave?',
                },
              ],
            },
            claims: [
              {
                says: [
                  'i can put the copy in the map at the end',
                  'store the copy after its neighbors are done',
                ],
                isRight: false,
                reply:
                  'No. With two nodes that are neighbors of each other, the second one would not find the first and would start copying it again.',
              },
              {
                says: ['the map is also my visited set', 'i need no extra visited set'],
                isRight: true,
                reply:
                  'Yes. A node is in the map exactly if it has been entered, and the entry is the value to return.',
              },
              {
                says: [
                  'one shared copy list is enough without a map',
                  'i can copy nodes without remembering them',
                ],
                isRight: false,
                reply:
                  'No. A node with two neighbors is reached twice, and both must point to the same copy. Something must lead from the original to that copy.',
              },
              {
                says: ['the copy goes into the map before its neighbors', 'put the copy in the map first'],
                isRight: true,
                reply:
                  'Yes. A neighbor that leads back finds the copy there, even though its list is not complete yet.',
              },
            ],
          },
        },
        {
          question: 'How much time and memory does it take?',
          asks: ['cost', 'complexity of cloning', 'time complexity', 'big o of this'],
          answer:
            'O(V + E) time, since each node and edge is copied once. The map and the recursion take O(V) extra space.',
        },
        {
          question: 'Why do my copies point at the original nodes?',
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
          question: 'How do I find the neighbors of a city?',
          asks: ['matrix', 'union find', 'outer loop'],
          answer:
            'Read row i of the matrix: each j with a 1 in it is a neighbor of city i. The matrix is symmetric, so you need not read the column, too. Union-find works as well.',
        },
        {
          question: 'Would an adjacency list make it faster?',
          asks: ['cost', 'complexity of provinces', 'time complexity', 'big o of this'],
          answer:
            'O(n²), because every row of the matrix is read once. An adjacency list would not help, since the matrix must be read anyway.',
        },
        {
          question: 'Why do I count too many groups of cities?',
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
          question: 'Do the edges lead one way or both ways?',
          asks: ['directed', 'visited'],
          answer: 'Each edge leads both ways, so add it to the lists of both vertices.',
        },
        {
          question: 'What does it cost, and which search do I choose?',
          asks: ['cost', 'complexity', 'time complexity', 'big o of this'],
          answer:
            'O(V + E) with DFS, BFS or union-find. Any of them is enough, since only yes or no is asked.',
        },
        {
          question: 'Why do I return false although the goal is reachable?',
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
          question: 'How do I know that I can enter all of them?',
          asks: ['count visited', 'start room'],
          answer:
            'Count the rooms you enter, the start room 0 included, or mark them in a set. Return true if the count equals the number of rooms at the end.',
        },
        {
          question: 'What does the search cost?',
          asks: ['cost', 'complexity of rooms', 'time complexity', 'big o of this'],
          answer:
            'O(n + k), where k is the total number of keys: each room is entered once, and each key is looked at once.',
        },
        {
          question: 'What are the vertices and the edges here?',
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
          question: 'Do I need a visited set?',
          asks: ['visited', 'dag', 'copy path'],
          answer: 'You need no visited set: there are no cycles, and a vertex may lie on several paths.',
        },
        {
          question: 'Why does it take exponential time?',
          asks: ['cost', 'complexity of all paths', 'time complexity', 'big o of this'],
          answer:
            'O(2^n · n) in the worst case: a DAG can have 2^(n-2) paths from the first to the last vertex, each of up to n vertices. No algorithm avoids that, since all must be written down.',
        },
        {
          question: 'Why are my paths empty or all the same?',
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
          question: 'How do I store the direction of a road?',
          asks: ['direction', 'store sign', 'count outgoing'],
          answer: 'Store each road twice, with 1 for the real direction and 0 for the reverse.',
        },
        {
          question: 'How long does the search take?',
          asks: ['cost', 'complexity of the roads', 'time complexity', 'big o of this'],
          answer: 'O(n): the roads form a tree with n - 1 edges, and each is visited once from either side.',
        },
        {
          question: 'Which roads do I have to count?',
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
          question: 'Where does the coloring have to start?',
          asks: ['components', 'odd cycle', 'color all starts'],
          answer:
            'Start at every vertex that is still uncolored, because the graph may be disconnected. One start colors only its own component.',
        },
        {
          question: 'What does the coloring cost?',
          asks: ['cost', 'complexity of bipartite', 'time complexity', 'big o of this'],
          answer: 'O(V + E): every vertex is colored once, and every edge is checked from both ends.',
        },
        {
          question: 'Why does my program miss an odd cycle?',
          asks: ['stops after one part', 'true although an odd cycle exists', 'only checks node 0'],
          answer: 'You color only the component of vertex 0. Start again from every uncolored vertex.',
        },
      ],
    },
    {
      number: 332,
      questions: [
        {
          question: 'Why does simply following the smallest airport fail?',
          asks: ['dead end', 'lexical order', 'why postorder'],
          answer:
            'That greedy path may run into a dead end while tickets are left. In postorder an airport is appended only when it has no ticket left, so the dead end comes first and, after reversing, last.',
        },
        {
          question: 'Where does the logarithm in the cost come from?',
          asks: ['cost', 'complexity of the itinerary', 'time complexity', 'big o of this'],
          answer:
            'O(E log E): each ticket is used once, and the tickets of an airport must come out in alphabetical order, by sorting or a heap.',
        },
        {
          question: 'Why do I have tickets left over?',
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
          question: 'Why must I not go back over the edge to the parent?',
          asks: ['bridges low link', 'parent edge', 'tarjan'],
          answer:
            "Over that edge every vertex reaches its parent's number. Then `low[v]` is never larger than `num[u]`, and no edge looks like a bridge. Skip the edge you came by.",
        },
        {
          question: 'How fast can all bridges be found?',
          asks: ['cost', 'complexity of bridges', 'time complexity', 'big o of this'],
          answer:
            'O(V + E) with low links in one DFS. Removing each edge and testing again takes O(E · (V + E)).',
        },
        {
          question: 'What does `low[v]` stand for?',
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
          question: 'Why does the search start at the ocean?',
          asks: ['why start from the ocean', 'direction', 'uphill comparison'],
          answer:
            'Search from the ocean inland: step only to neighbors at least as high as the current cell. Each ocean visits every cell at most once.',
        },
        {
          question: 'What do the two searches cost?',
          asks: ['cost', 'complexity of both oceans', 'time complexity', 'big o of this'],
          answer: "O(rows · cols): each ocean's search enters a cell at most once.",
        },
        {
          question: 'Why do I find no cells or too few?',
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
  claims: [
    {
      says: [
        'a visited set is enough to find a cycle in a directed graph',
        'visited is enough for directed cycles',
      ],
      isRight: false,
      reply:
        'No. With 1→2, 2→3 and 1→3 the edge 1→3 meets a visited vertex without a cycle. You must know whether it is still on the current path.',
    },
    {
      says: ['an edge to a vertex on the current path is a cycle', 'a gray vertex means a cycle'],
      isRight: true,
      reply: 'Yes, in a directed graph. An edge to a finished vertex is none.',
    },
    {
      says: ['in an undirected graph ignore the parent', 'skip the vertex you came from'],
      isRight: true,
      reply: 'Yes. The edge back to it is the same edge, not a cycle.',
    },
    {
      says: ['dfs uses a stack', 'recursion is the stack of dfs'],
      isRight: true,
      reply: 'Yes: your own stack, or that of the calls.',
    },
    {
      says: ['dfs uses a queue'],
      isRight: false,
      reply: 'No, a stack (or recursion). With a queue it is BFS.',
    },
    {
      says: ['dfs takes o(v + e)'],
      isRight: true,
      reply: 'Yes. Each vertex is entered once, and each edge is looked at once or twice.',
    },
    {
      says: ['dfs finds the shortest path', 'dfs always finds the shortest path'],
      isRight: false,
      reply: 'No. It follows one path to its end first, so it may reach a near vertex by a long route.',
    },
    {
      says: ['dfs can use recursion', 'dfs can be recursive', 'dfs can be done with recursion'],
      isRight: true,
      reply: 'Yes. The call stack is then its stack.',
    },
    {
      says: ['dfs needs recursion', 'dfs must be recursive', 'dfs only works with recursion'],
      isRight: false,
      reply: 'No. A stack of your own works, too.',
    },
    {
      says: ['every tree is a graph', 'a tree is a graph'],
      isRight: true,
      reply: 'Yes, a connected one without cycles.',
    },
    {
      says: ['every graph is a tree', 'a graph is a tree', 'all graphs are trees'],
      isRight: false,
      reply: 'No. A graph may have cycles and several parts. A tree is connected and has no cycle.',
    },
    {
      says: [
        'dfs takes o(v*e) time',
        'the time is o(v * e)',
        'dfs is v times e',
        'it multiplies vertices and edges',
        'dfs is o(n^2) for every graph',
      ],
      isRight: false,
      reply:
        'No. V and E are added, not multiplied: each vertex is entered once, and each edge is looked at once from each end. 5 vertices and 4 edges take about 5 + 8 steps.',
    },
    {
      says: [
        'the map stores node to copy',
        'the map goes from the original node to its copy',
        'clone graph maps each old node to its new node',
        'the key is the old node and the value is the clone',
        'the hash map remembers which copy belongs to which node',
      ],
      isRight: true,
      reply:
        'Yes. The copy must be found by its original node, so that an edge to a known node uses the copy that exists.',
    },
    {
      says: [
        'the copy must be in the map before the recursion',
        'put the clone into the map before visiting its neighbors',
        'store the copy first and then recurse',
        'the map also works as the visited set',
        'i add the copy to the map before i go to the neighbors',
      ],
      isRight: true,
      reply:
        'Yes. Put it in before you visit the neighbors. Otherwise a cycle A-B-A never finds the copy of A and recurses forever.',
    },
    {
      says: [
        'one dfs visits the whole graph',
        'dfs from one node reaches every node',
        'starting at node 0 is enough',
        'dfs always visits all vertices',
        'a single dfs is enough for a disconnected graph',
      ],
      isRight: false,
      reply:
        'No. A DFS reaches only the component of its start. Loop over all vertices and start again at each one not visited yet.',
    },
    {
      says: [
        'the number of dfs starts is the number of components',
        'each unvisited node starts a new component',
        'count how often i start a new dfs',
        'loop over all nodes and start dfs at each unvisited one',
        'components are counted in the outer loop',
      ],
      isRight: true,
      reply:
        'Yes. Each start finds a whole component and marks it, so the number of starts is the number of components.',
    },
    {
      says: [
        'dfs does not need a visited set',
        'visited is not needed in dfs',
        'without a visited set it still stops',
        'i can leave out the visited set in dfs',
        'a graph search ends without marking nodes',
      ],
      isRight: false,
      reply:
        'No. With a single undirected edge A-B, the search would go from A to B, back to A, and so on forever. Mark each node when you enter it.',
    },
    {
      says: [
        'the visited set handles cycles',
        'cycles are no problem with a visited set',
        'visited stops it from looping forever',
        'if a node is already visited i skip it',
        'the visited set prevents endless loops',
      ],
      isRight: true,
      reply: 'Yes. A cycle leads back to a visited node, and that node is skipped. So the search ends.',
    },
    {
      says: [
        'a visited node means a cycle in a directed graph',
        'if i see a visited node there is a cycle',
        'one visited set is enough for directed cycles',
        'meeting a node twice is a cycle',
        'in a directed graph a visited neighbor means a cycle',
      ],
      isRight: false,
      reply:
        'No. An edge to a finished node closes no cycle. With 1→2, 2→3 and 1→3 the node 3 is met twice, and there is no cycle. Only an edge to a node on the current path closes one.',
    },
    {
      says: [
        'a directed cycle is an edge to a node on the current path',
        'for directed cycles i need the nodes of the current path',
        'i need three colors for a directed graph',
        'a back edge to the recursion stack is a cycle',
        'a node that is still in progress means a cycle',
      ],
      isRight: true,
      reply:
        'Yes. Three states: new, on the current path, finished. An edge to a node on the current path closes a cycle.',
    },
    {
      says: [
        'in an undirected graph a visited neighbor that is not the parent is a cycle',
        'ignore the parent when looking for an undirected cycle',
        'i pass the parent so that i do not go straight back',
        'visited and not the parent means a cycle',
        'the edge back to the parent is no cycle',
      ],
      isRight: true,
      reply:
        'Yes, in an undirected graph. The edge to the parent does not count, since you have just come over it.',
    },
    {
      says: [
        'dfs finds the shortest path',
        'dfs finds it too',
        'dfs also gives the shortest path',
        'the first path of dfs is the shortest',
        'dfs works for shortest paths as well',
      ],
      isRight: false,
      reply:
        'No. DFS may take a long detour first: with A-B, B-C and A-C it can reach C via B, although A-C is direct. For the fewest edges use BFS.',
    },
    {
      says: ['dfs uses a queue', 'depth first search needs a queue', 'dfs puts neighbors into a queue'],
      isRight: false,
      reply:
        'No. It uses a stack: the call stack of the recursion or one of your own. With a queue it is BFS.',
    },
    {
      says: [
        'dfs always needs recursion',
        'dfs must be recursive',
        'you cannot do dfs without recursion',
        'dfs only works with recursion',
        'there is no dfs with a loop',
      ],
      isRight: false,
      reply:
        'No. A loop with your own stack does the same: push the start; pop a node, skip it if it is visited, mark it, push its neighbors. It also avoids the recursion limit of Python.',
    },
    {
      says: [
        'dfs needs o(v) space',
        'the space of dfs is o(v)',
        'the stack of dfs can be as deep as the number of nodes',
        'visited takes o(v) space',
        'the recursion is at most v deep',
      ],
      isRight: true,
      reply:
        'Yes. Besides the graph: the marks for V vertices, and a stack that is at most V deep, as in a chain.',
    },
    {
      says: [
        'a graph with n nodes has n edges',
        'a graph has as many edges as nodes',
        'there are always more edges than nodes',
        'a graph must have at least n - 1 edges',
        'a graph has at most n edges',
      ],
      isRight: false,
      reply:
        'No. n vertices have at most n(n - 1)/2 undirected edges, so 4 vertices have up to 6. A tree has n - 1, and a graph may have no edge at all.',
    },
    {
      says: [
        'a tree is a graph without cycles',
        'every tree is a graph',
        'a tree is a special graph',
        'a tree is a connected graph without a cycle',
        'trees are graphs too',
      ],
      isRight: true,
      reply:
        'Yes. Every connected graph without cycles is a tree. A graph in general may have cycles and separate parts.',
    },
    {
      says: [
        'an adjacency matrix is always better',
        'a matrix is always faster',
        'a matrix takes less memory than a list',
        'use a matrix for every graph',
        'adjacency list and matrix take the same space',
      ],
      isRight: false,
      reply:
        'No. A list costs O(V + E), a matrix O(V²). For 10,000 vertices with 3 edges each, a matrix has 100 million cells, and the lists have 30,000 edges.',
    },
    {
      says: [
        'if two neighbors have the same color it is not bipartite',
        'same color on both ends means not bipartite',
        'two adjacent nodes with the same color mean it is not bipartite',
        'a graph is not bipartite if neighbors share a color',
        'neighbors must have different colors',
      ],
      isRight: true,
      reply:
        'Yes. An edge between two nodes of one color proves it: they would have to be in different groups.',
    },
    {
      says: [
        'an odd cycle is the problem',
        'an odd cycle makes it not bipartite',
        'a bipartite graph has no odd cycle',
        'odd cycles cannot be two colored',
        'a triangle is not bipartite',
      ],
      isRight: true,
      reply:
        'Yes. Around an odd cycle the two colors cannot alternate: a triangle needs three. A graph is bipartite exactly if it has no odd cycle.',
    },
    {
      says: [
        'a cycle makes the graph not bipartite',
        'any cycle is a problem for bipartite',
        'bipartite graphs have no cycles',
        'a graph with a cycle is not bipartite',
      ],
      isRight: false,
      reply: 'No, only odd cycles do. A square can be colored 1, 2, 1, 2.',
    },
    {
      says: [
        'i need a visited array',
        'i need a visited array for the components',
        'each node needs a visited mark',
        'a boolean array marks the visited nodes',
        'visited is an array with one entry per node',
      ],
      isRight: true,
      reply:
        'Yes, one entry per node, so that no component is counted twice and cycles end. An array is enough if the nodes are numbered 0 to n - 1.',
    },
    {
      says: [
        'i count the ones in the matrix',
        'number of provinces counts the ones',
        'the provinces are the ones in the matrix',
        'count all 1s of the matrix',
        'each 1 is a province',
      ],
      isRight: false,
      reply:
        'No. The ones are connections, and each is there twice, plus one per city for itself. Count the groups: start a search at each city not visited yet.',
    },
    {
      says: [
        'number of provinces is the same as number of islands',
        'it is the same as islands',
        'provinces and islands are the same problem',
        'the matrix is a grid of land and water',
      ],
      isRight: false,
      reply:
        'No. In Number of Islands each cell is a vertex with four neighbors. In Number of Provinces the matrix is an adjacency matrix: cities are vertices, and a 1 at (i, j) is an edge. The counting idea is the same.',
    },
    {
      says: [
        'i start from every cell',
        'pacific atlantic starts from every cell',
        'run a search from each cell to both oceans',
        'for each cell i check if it reaches both oceans',
      ],
      isRight: false,
      reply:
        'No, from the border cells of each ocean. A search from every cell costs O((rows · cols)²); from the oceans inland each cell is visited at most twice.',
    },
    {
      says: [
        'the result is the union of both sets',
        'the answer is the union',
        'cells in either set count',
        'take all cells reached by one of the oceans',
      ],
      isRight: false,
      reply: 'No, the intersection: a cell counts only if both oceans reach it.',
    },
    {
      says: [
        'the result is the intersection of both sets',
        'the answer is the cells in both sets',
        'only cells reached from both oceans count',
      ],
      isRight: true,
      reply:
        'Yes. A cell counts if the search from the Pacific and the search from the Atlantic both reach it.',
    },
    {
      says: [
        'a dag has no cycles',
        'dag means directed without cycles',
        'a dag is a directed graph without cycles',
        'dag is acyclic',
      ],
      isRight: true,
      reply:
        'Yes: directed, and without directed cycles. Between two nodes there may still be several paths, as in A→B, A→C, B→D, C→D.',
    },
  ],
} satisfies TutorTexts
