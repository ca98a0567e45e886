import type { TutorTexts } from '../../tutor-texts.ts'

export const tutor = {
  questions: [
    {
      kind: 'what',
      question: 'How does a queue visit vertices level by level?',
      asks: [
        'what is bfs',
        'breadth first search',
        'layers of distance',
        'breadth first explained',
        'level by level with a queue',
        'what is breadth first search',
        'bfs meaning',
        'explain bfs',
        'how does bfs work',
        'bfs in simple words',
        'define breadth first search',
      ],
      answer:
        'Visit vertices in order of their distance, with a queue: first all at 1 step, then at 2. The first time a vertex is reached is by a shortest path, if each edge counts 1.',
      further: {
        example:
          'Edges A-B, A-C, B-D, C-D, D-E, starting at A:\n- Pop A, push B and C (distance 1). Queue: B, C.\n- Pop B, push D (distance 2). Queue: C, D.\n- Pop C: its neighbors A and D are marked, so push nothing.\n- Pop D, push E (distance 3). Pop E and stop.',
        why: 'A queue is first in, first out. All vertices of one level are pushed before the first vertex of the next level, so they are all popped before it, too. That keeps one level finished before the next one starts.',
        check: {
          ask: 'Edges S-A, A-C, C-D, S-B and B-D, starting at S. At which distance does BFS reach D?',
          right: ['2', 'two', 'distance 2'],
          because:
            'It is 2: B is at distance 1 and pushes D. When C, also at distance 2, looks at D, it is marked already.',
          wrong: [
            {
              says: ['3', 'three'],
              reply:
                'That is the route through A and C. Which other neighbor does D have, and when is that one popped?',
            },
            {
              says: ['1', 'one'],
              reply: 'Distance 1 means an edge to the start itself. Which vertices have such an edge?',
            },
          ],
        },
        claims: [
          {
            says: ['dfs uses a stack and bfs uses a queue', 'so a queue instead of a stack makes it bfs'],
            isRight: true,
            reply:
              'Yes, a queue for BFS and a stack for DFS. A queue serves the oldest vertex first, so nearer levels are finished first. A stack goes on from the newest and runs deep.',
          },
          {
            says: [
              'the queue only ever contains one level',
              'all vertices in the queue have the same distance',
            ],
            isRight: false,
            reply:
              'Almost: it contains vertices of at most two neighboring levels. While vertices of level 3 are being popped, vertices of level 4 are already waiting at the back.',
          },
          {
            says: ['bfs only works on trees', 'the graph must not have cycles for bfs'],
            isRight: false,
            reply:
              'No. BFS works on any graph, because a marked vertex is never pushed again. In a tree you can even leave the marks out if you only walk downward.',
          },
          {
            says: ['bfs also works with a stack', 'a stack can replace the queue in bfs'],
            isRight: false,
            reply:
              'No. A stack serves the newest vertex first and runs deep, so vertices no longer come out in order of distance.',
          },
        ],
      },
    },
    {
      kind: 'when',
      question: 'When is BFS the right choice?',
      asks: [
        'when bfs',
        'fewest steps',
        'minimum moves',
        'shortest path unweighted',
        'recognize bfs',
        'minimum number of moves, which algorithm',
        'when is bfs right',
        'when should i choose bfs over dfs',
        'when bfs instead of dfs',
      ],
      answer:
        'BFS fits "fewest moves", "fewest steps", "nearest" and "level by level", if every move costs the same. A vertex need not be a point on a map: it can be a word, a board or a lock combination.',
      further: {
        example:
          'Turn 2 into 9 with the fewest moves, where a move adds 1 or doubles. The states are numbers:\n- 1 move: 3, 4.\n- 2 moves: 6, 5, 8 (4 is marked).\n- 3 moves: 7, 12, 10, 9, 16.\n9 first appears after 3 moves: 2, 4, 8, 9.',
        why: 'If each move costs 1, the cost of a route is its number of moves. A search that finishes everything within k moves before it looks further cannot miss a cheaper route. With unequal costs, fewer moves need not be cheaper.',
        check: {
          ask: 'Train rides take 5 to 90 minutes each. What does plain BFS minimize on such a map: trains or minutes?',
          right: ['trains', 'train', 'number of trains', 'rides', 'number of rides'],
          because:
            'BFS minimizes the number of trains, because each ride is one edge for it. It never looks at the minutes.',
          wrong: [
            {
              says: ['minutes', 'minute', 'time', 'total time'],
              reply:
                'A ride of 90 minutes and a ride of 5 minutes are one edge each. Which of the two would BFS prefer?',
            },
            {
              says: ['both', 'both of them'],
              reply:
                'The two goals can disagree: one slow ride or three quick ones. Which of these does BFS find first?',
            },
          ],
        },
        claims: [
          {
            says: [
              'fewest moves always means bfs',
              'minimum number of steps so bfs',
              'shortest path means bfs',
              'bfs also works if moves have different costs',
            ],
            isRight: false,
            reply:
              'Only if every move costs the same. If moves have different costs and you want the smallest total, you need Dijkstra or 0-1 BFS.',
          },
          {
            says: ['i need an adjacency list for bfs', 'the graph has to be given as edges'],
            isRight: false,
            reply:
              'No. A function that lists the neighbors of a state is enough: the 8 turns of a four-wheel lock, or the 4 cells around a cell.',
          },
          {
            says: ['a board or a word can be a vertex', 'states can be vertices in bfs'],
            isRight: true,
            reply:
              'Yes. Anything that you can mark in a set can be a vertex, as long as you can list which states one move leads to.',
          },
          {
            says: [
              'bfs if all moves cost the same',
              'bfs needs equal costs',
              'bfs is for shortest paths in unweighted graphs',
            ],
            isRight: true,
            reply:
              'Yes. Then the fewest moves are also the cheapest, and going level by level finds them first.',
          },
        ],
      },
    },
    {
      kind: 'why',
      question: 'Why does BFS find the shortest path?',
      asks: [
        'why does bfs give the shortest path',
        'proof bfs shortest',
        'why not dfs for shortest',
        'why is the first time we reach a node shortest',
        'prove bfs shortest path',
      ],
      answer:
        'The queue is ordered by distance: everything at distance d comes out before anything at d + 1. So the first visit is by the fewest edges. DFS may reach it by a longer route first.',
      further: {
        example:
          'Edges A-B, B-C, C-D and A-D, starting at A. DFS may go A, B, C, D and give D the depth 3. BFS pops A and pushes B and D, both at distance 1. When C is popped at distance 2, D is marked, so the long route changes nothing.',
        why: 'At first the queue contains only distance 0. Popping a vertex at distance d pushes new ones at d + 1 to the back of the queue. So distances in the queue never decrease from front to back, and nothing pushed later can be nearer.',
        check: {
          ask: 'The vertex at the front of the queue is at distance 4. What is the largest distance that any other vertex in the queue can have?',
          right: ['5', 'five'],
          because:
            'It is 5: only vertices at distance 4 or less have been popped, and each pushes its neighbors one step further away than itself.',
          wrong: [
            {
              says: ['4', 'four'],
              reply:
                'That is so only until the first vertex of this level is popped. What does popping it add to the queue?',
            },
            {
              says: ['any', 'no limit', 'unlimited', 'infinity'],
              reply:
                'A vertex is pushed only by one that was popped. By how much can their distances differ?',
            },
          ],
        },
        claims: [
          {
            says: ['for shortest path always bfs'],
            isRight: false,
            reply:
              'No. BFS counts edges, so it finds the path with the fewest of them. If edges have different weights, use Dijkstra, or Bellman-Ford where weights are negative.',
          },
          {
            says: ['dfs also finds the shortest path without weights', 'dfs gives the same distances'],
            isRight: false,
            reply:
              'No. DFS may reach a vertex by a detour first: in a triangle A, B, C it can go from A via B to C, 2 edges instead of 1.',
          },
          {
            says: ['so the queue is sorted by distance', 'the queue is always in order of distance'],
            isRight: true,
            reply:
              'Yes. It contains vertices at distance d, followed by those at d + 1, and never anything else.',
          },
          {
            says: ['a later visit can be shorter', 'i have to update the distance if i find a shorter way'],
            isRight: false,
            reply:
              'No. Vertices leave the queue in order of distance, so the first visit already has the fewest edges. Updates are needed only with weights.',
          },
          {
            says: ['the first visit is the shortest', 'bfs gives the shortest path but dfs does not'],
            isRight: true,
            reply:
              'Yes. In an unweighted graph a vertex is first seen at its smallest distance, because nearer vertices are always popped earlier.',
          },
        ],
      },
    },
    {
      kind: 'mistake',
      question: 'Do I mark a vertex when I push it or when I pop it?',
      asks: [
        'when do i mark a node visited',
        'mark when i pop it',
        'mark visited on push or on pop',
        'when do i mark a node visited when i pop it',
        'mark when pushed or popped',
        'queue grows huge',
        'same cell many times',
        'bfs tle',
        'marking on pop',
        'mark visited when pushing or popping',
        'same node many times in the queue',
        'memory limit in bfs',
      ],
      answer:
        'Mark a vertex when you push it. If you mark it only when it comes out, several neighbors can push it before that. Unless you skip these copies when they come out, each copy pushes its neighbors again, and time and memory can grow exponentially.',
      further: {
        example:
          'S leads to A, B and C, and all three lead to T.\n- Marked when pushed: A pushes T and marks it, B and C see the mark. One T is in the queue.\n- Marked when popped: A, B and C are popped before T, so each pushes it. The queue is T, T, T.',
        why: 'A vertex waits in the queue between its push and its pop. Every vertex that is popped meanwhile looks at the marks, and a mark that is not set yet cannot stop it from pushing the same neighbor again.',
        check: {
          ask: 'You go only right and down from the top left cell of an open grid, mark on pop, and never skip copies. How many times is the cell one right and two down pushed?',
          right: ['3', 'three', '3 times', 'three times'],
          because:
            'It is 3, once for each route: the cell above it, one right and one down, is in the queue twice, and the cell to its left once.',
          wrong: [
            {
              says: ['2', 'two', 'twice'],
              reply: 'Two cells lead to it. But how many copies of the cell above it are in the queue?',
            },
            {
              says: ['1', 'one', 'once'],
              reply:
                'That is what marking on push gives. Here a cell is unmarked until it is popped, so who else can push it?',
            },
          ],
        },
        claims: [
          {
            says: ['marking on pop only costs some memory', 'marking on pop is just a bit slower'],
            isRight: false,
            reply:
              'Only if you also skip a vertex that is already marked when it comes out. Otherwise every copy pushes its neighbors again, and the copies multiply.',
          },
          {
            says: ['so i mark it when it comes out of the queue', 'mark visited when you pop it'],
            isRight: false,
            reply:
              'No. Mark it at the push. Until it comes out, other vertices would push it again, because they see no mark.',
          },
          {
            says: ['i have to mark the start too', 'the start must be marked before the loop'],
            isRight: true,
            reply:
              'Yes. Without its mark a neighbor can push the start again, and then it is processed twice.',
          },
          {
            says: ['i mark it when i push it', 'mark visited when adding to the queue'],
            isRight: true,
            reply:
              'Yes. Then it cannot be pushed a second time while it waits, so each vertex is in the queue at most once.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'Why is it too slow for 5,000 words?',
      about: 127,
      asks: [
        'word ladder neighbors',
        'too slow for 5000 words',
        'generate one letter changes',
        'wildcard buckets',
        'all words against all words',
        'word ladder too slow',
        'generate neighbors of a word',
      ],
      answer:
        'Do not compare all pairs of words. Replace each letter by each of the 26 and look the word up in a set, or group words by patterns such as `h*t`. That is about 26 · L (or L) lookups per word of length L instead of n comparisons.',
    },
    {
      kind: 'how',
      question: 'Why do I put all rotten oranges in first?',
      about: 994,
      asks: [
        'multi source bfs',
        'rotting oranges',
        'start from many',
        'distance to nearest',
        'start from several sources at once',
        'why put all rotten oranges in first',
        'what is multi source bfs',
        'multi-source bfs in simple words',
        'bfs from several starts',
        'start bfs from many nodes',
        'multiple sources bfs meaning',
        'nearest source for every cell',
      ],
      answer:
        'Put all sources into the queue at distance 0 at the start. The waves spread together, and each cell gets the distance to its nearest source. That takes one BFS instead of one per source.',
      further: {
        example:
          'One row: 2 1 1 1 2, where 2 is rotten. Put indexes 0 and 4 into the queue at minute 0.\n- Minute 1: indexes 1 and 3 rot.\n- Minute 2: index 2 rots.\nThe answer is 2. A search from index 0 alone would say 3, for index 3.',
        why: 'Imagine one extra vertex with an edge to every source. A BFS from it visits all sources first, then each cell one step later than its distance to the nearest source. Starting with all sources is that search without its first step.',
        check: {
          ask: 'A row of 8 rooms has gates at indexes 0 and 7, with no walls. Which distance does the room at index 5 get?',
          right: ['2', 'two'],
          because:
            'It is 2: the wave from the gate at index 7 arrives after two steps, long before the one from index 0.',
          wrong: [
            {
              says: ['5', 'five'],
              reply: 'That is the distance to the gate at index 0. Does another wave arrive earlier?',
            },
            {
              says: ['3', 'three'],
              reply: 'Count the steps again, from 7 to 6 and so on, until you are at index 5.',
            },
          ],
        },
        claims: [
          {
            says: ['i run one bfs for each rotten orange', 'so one bfs per source'],
            isRight: false,
            reply:
              'No. One BFS that starts with all sources at distance 0 is enough. One per source would cross the grid again for each of them.',
          },
          {
            says: ['all sources start with distance 0', 'every rotten orange is at minute 0'],
            isRight: true,
            reply:
              'Yes. They all spread from the first minute on, so each of them is in the queue at 0 before the loop begins.',
          },
          {
            says: [
              'a cell gets the distance to the first source in the list',
              'the order of the sources changes the distances',
            ],
            isRight: false,
            reply:
              'No. Each cell gets the distance to its nearest source. The order of the sources only decides which of two equally near ones reaches it first.',
          },
          {
            says: ['one bfs with all sources at once', 'all rotten oranges go into the queue first'],
            isRight: true,
            reply:
              'Yes. They are all at distance 0, and the waves spread together, so one BFS gives every cell its nearest source.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'How do I count the steps?',
      asks: [
        'count levels in bfs',
        'steps counter',
        'for size loop',
        'distance in queue',
        'how do i count the steps',
        'distance per level',
      ],
      answer:
        'Either store the distance with each entry, or process the queue one level at a time (save its length) and count levels. Both are fine; mixing them gives wrong counts.',
      further: {
        example:
          'Edges S-A, S-B, B-G, goal G, counting levels with `steps = 0`.\n- Queue S, size 1: pop S, push A and B, then `steps = 1`.\n- Queue A, B, size 2: pop both, B pushes G, then `steps = 2`.\n- Pop G: the answer is 2.\nCounting one step per pop would give 3.',
        why: 'When a round begins, everything in the queue was pushed in the round before, so it is exactly one level. Each level is one edge further away, so the number of finished rounds is its distance.',
        check: {
          ask: 'A round begins with 3 vertices in the queue, all at distance 4, and they push 5 new ones. How often does the step counter go up for this round?',
          right: ['1', 'once', 'one', 'one time'],
          because:
            'Once: the round is one level, however many vertices are in it. The 5 new vertices are all at distance 5.',
          wrong: [
            {
              says: ['3', 'three'],
              reply: 'You count every popped vertex. Do these three lie at different distances?',
            },
            {
              says: ['5', 'five'],
              reply: 'That counts pushed vertices. Do they differ in their distance from the start?',
            },
          ],
        },
        claims: [
          {
            says: [
              'i increase steps for every node i pop',
              'steps += 1 per node',
              'steps += 1 for each vertex in the queue',
            ],
            isRight: false,
            reply:
              'No. A level with 10 vertices is one step away, not ten. Increase the counter once, after the whole level is popped.',
          },
          {
            says: [
              'i can store (node, dist) in the queue instead',
              'storing the distance with each entry works too',
            ],
            isRight: true,
            reply: 'Yes. Then a neighbor gets `dist + 1`, and you need no level loop and no counter.',
          },
          {
            says: ['the start counts as step 1', 'steps starts at 1'],
            isRight: false,
            reply:
              'Only if the problem counts vertices, such as the words of a chain. If it counts moves, the start is at 0.',
          },
          {
            says: ['steps += 1 per level', 'i increase steps once per level'],
            isRight: true,
            reply: 'Yes. A whole level is one step further away, however many vertices it has.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'When do I search from both ends?',
      asks: ['bidirectional bfs', 'search from both ends', 'why faster', 'search from both sides'],
      answer:
        'Search from start and goal and meet in the middle: two balls of half the radius hold far fewer states than one of the full radius, 2 · b^(d/2) instead of b^d.',
    },
    {
      kind: 'cost',
      question: 'How much time and memory does BFS take?',
      asks: ['bfs complexity', 'space of bfs', 'O(V+E) queue', 'tc and memory of bfs'],
      answer:
        'O(V + E) time, O(V) space for marks and queue. On a grid V is rows · cols, and each cell has up to 4 edges.',
      further: {
        example:
          'A triangle with a tail: edges A-B, B-C, A-C, C-D. V = 4 and E = 4.\n- Each vertex is popped once: 4 pops.\n- The neighbor lists have lengths 2, 2, 3 and 1: 8 looks, two for each edge.\nThat is 12 steps, V + 2 · E.',
        why: 'A vertex is marked when it is pushed, and only unmarked ones are pushed, so each is popped at most once. Its neighbor list is read at that moment, and all lists together contain each edge once or twice.',
        check: {
          ask: 'Your graph is an adjacency matrix with V rows and V columns. How long does BFS take in the worst case?',
          right: [
            'o(v^2)',
            'o(v^2 + e)',
            'o(v² + e)',
            'o(v²)',
            'o(v*v)',
            'o(v * v)',
            'v^2',
            'v²',
            'v squared',
            'quadratic',
            'o(n^2)',
            'o(n²)',
            'n^2',
            'n squared',
          ],
          because:
            'O(V²): for each popped vertex you read its whole row of V entries, even if it has only two neighbors.',
          wrong: [
            {
              says: ['o(v + e)', 'o(v+e)', 'v + e', 'v+e'],
              reply:
                'That holds for neighbor lists. How many entries of the matrix do you read to find the neighbors of one vertex?',
            },
            {
              says: ['o(v)', 'linear', 'o(n)'],
              reply:
                'Each vertex is popped once, that is right. What does looking for its neighbors in the matrix cost?',
            },
          ],
        },
        claims: [
          {
            says: ['bfs is O(V * E)', 'it takes v times e'],
            isRight: false,
            reply:
              'No. The edges are not read again for every vertex: each neighbor list is read once, when its vertex is popped. The sum is V + E.',
          },
          {
            says: ['on a grid bfs is O(rows * cols)', 'bfs visits each cell only once'],
            isRight: true,
            reply:
              'Yes. Each cell enters the queue at most once and looks at up to 4 neighbors, so a grid of 10 by 20 takes at most 800 looks.',
          },
          {
            says: ['the queue never holds more than V vertices', 'space is O(V) for the queue'],
            isRight: true,
            reply: 'Yes. A vertex is pushed at most once, so no more than V can ever wait at the same time.',
          },
          {
            says: ['bfs is O(V + E)', 'it takes V plus E'],
            isRight: true,
            reply: 'Yes, with adjacency lists: each vertex is popped once, and each list is read once.',
          },
        ],
      },
    },
    {
      kind: 'compare',
      question: 'When is BFS not enough?',
      asks: ['bfs or dijkstra', 'weights 0 and 1', 'when bfs is not enough', 'bfs with weights', '0-1 bfs'],
      answer:
        'With equal weights BFS gives shortest paths in O(V + E). With different nonnegative weights use Dijkstra. With weights 0 and 1 use a deque: weight 0 goes to the front.',
      with: 'shortest-path-and-mst',
      further: {
        example:
          'A→B costs 10, A→C costs 1, C→B costs 2. BFS pops A and gives B one edge, cost 10, and that is final. Dijkstra puts B (10) and C (1) into a heap, pops C first, improves B to 3, and then pops B at 3.',
        why: 'BFS needs the queue to be in order of distance. An edge of weight 5 would push a vertex at d + 5 ahead of later ones at d + 1. A heap restores the order. With weights 0 and 1 only d and d + 1 occur, so two ends are enough.',
        check: {
          ask: 'A→B costs 7, A→C costs 2, C→B costs 3, C→D costs 1 and D→B costs 1. What is the smallest cost from A to B?',
          right: ['4', 'four'],
          because:
            'It is 4, by A, C, D, B: 2 + 1 + 1. The cheapest route has the most edges, which is why counting edges fails.',
          wrong: [
            {
              says: ['7', 'seven'],
              reply:
                'That is the route with the fewest edges, as BFS finds it. Add up the costs of the routes through C.',
            },
            {
              says: ['5', 'five'],
              reply:
                'That is better than the direct edge. Is the direct edge from C really the cheapest way to go on?',
            },
          ],
        },
        claims: [
          {
            says: ['dijkstra with equal weights is just bfs', 'with equal weights i do not need dijkstra'],
            isRight: true,
            reply:
              'Yes. With equal weights the heap only repeats the order that a queue has anyway, so BFS gives the same result without the log factor.',
          },
          {
            says: [
              'bfs works with weights if i keep the minimum',
              'bfs works with weights',
              'i can update the cost in bfs and it works',
            ],
            isRight: false,
            reply:
              'Only if you push a vertex again whenever its cost falls. That is Bellman-Ford with a queue, and it can take O(V · E).',
          },
          {
            says: ['dijkstra works with negative weights', 'dijkstra can handle negative edges'],
            isRight: false,
            reply:
              'No, Dijkstra can fail with negative edges: it treats a popped vertex as final, and a negative edge found later could still make it cheaper. Use Bellman-Ford.',
          },
          {
            says: ['with different weights i need dijkstra', 'weights mean dijkstra instead of bfs'],
            isRight: true,
            reply:
              'Yes, if they are not negative. BFS would count edges and could prefer one edge of 10 to two edges of 1 and 2.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'How do I put collected keys into the state?',
      asks: [
        'state with keys bitmask',
        'visited with state',
        'same cell different keys',
        'bfs with bitmask',
        'visit the same cell with different keys',
      ],
      answer:
        'If what you may do depends on more than the position (keys held, obstacles left), the state is (position, extra), and the visited set must hold both. The same cell with other keys is another state.',
    },
    {
      kind: 'how',
      question: 'How do I search the states of a lock with four wheels?',
      about: 752,
      asks: [
        'open the lock',
        'gear states',
        'minimum genetic mutation',
        'implicit graph',
        'lock with four wheels',
      ],
      answer:
        'Write a function that lists the neighbors of a state (for a lock: each wheel up or down, 8 neighbors). Skip dead ends by putting them into the visited set at the start.',
    },
    {
      kind: 'how',
      question: 'How do I find the path and not only its length?',
      asks: [
        'reconstruct the shortest path',
        'print the path bfs',
        'parent map',
        'which way did we come',
        'get the actual shortest path',
      ],
      answer:
        'Store for each vertex from where it was reached first. From the goal follow the parents back to the start and reverse the list.',
    },
    {
      kind: 'mistake',
      question: 'Why do I count one step too many?',
      asks: [
        'bfs wrong distance',
        'counts one too many',
        'steps off by one',
        'distance of start',
        'steps off by one in bfs',
      ],
      answer:
        'The start has distance 0 (or 1, if the task counts vertices). Increase once per level, not per vertex.',
    },
    {
      kind: 'mistake',
      question: 'Why is BFS wrong with weights?',
      asks: [
        'bfs on a weighted graph gives the wrong distance',
        'why is bfs wrong with weights',
        'shortest path with weights using a queue',
      ],
      answer:
        'BFS counts edges, not weights: a route of three cheap edges can cost less than one expensive edge. With nonnegative weights use Dijkstra; with weights 0 and 1 a deque is enough.',
    },
    {
      kind: 'what',
      question: 'What is 0-1 BFS?',
      asks: [
        'what is zero one bfs',
        '0-1 bfs what is it',
        'deque bfs for weights 0 and 1',
        'bfs with free edges',
      ],
      answer:
        'It is BFS for edges of weight 0 and 1: put a neighbor over a 0 edge at the front of a deque, over a 1 edge at the back. Nodes then leave in order of distance, in O(V + E), without a heap.',
    },
    {
      kind: 'when',
      question: 'How many minutes until everything is infected?',
      asks: [
        'fewest moves of a knight',
        'shortest chain of introductions between two people',
        'fewest turns to open the lock',
        'how many minutes until everything is infected',
        'nearest exit in a maze',
      ],
      answer:
        'Use breadth-first search for the fewest moves when each move costs the same. It goes level by level, so the first time you reach a state is by a shortest path. If several sources spread at once, put all of them into the queue first. O(V + E).',
    },
    {
      kind: 'compare',
      question: 'When do weights matter?',
      asks: [
        'does it work with weights',
        'all edges equal or with weights',
        'bfs or dijkstra for roads with lengths',
        'when do weights matter',
      ],
      answer:
        'If each step costs the same, use BFS with a queue, O(V + E). For different nonnegative costs use Dijkstra with a heap, O((V + E) log V). If costs are only 0 and 1, use BFS with a deque.',
      with: 'shortest-path-and-mst',
    },
    {
      kind: 'how',
      question: 'How do I handle portals in a maze?',
      asks: [
        'grid with teleporters',
        'portals in a maze',
        'some cells jump to another cell',
        'shortcuts between cells shortest path',
      ],
      answer:
        'A teleporter is one more edge: its cell gets the other end as another neighbor. If that costs one move, BFS stays right. If it costs nothing, use a deque (0-1 BFS); if it costs something else, Dijkstra.',
    },
    {
      kind: 'mistake',
      question: 'Does BFS need less memory than DFS?',
      asks: [
        'bfs needs less memory than dfs, right',
        'queue is smaller than the stack',
        'bfs saves memory',
        'level search is cheaper in space',
      ],
      answer:
        'No, both need O(V) in the worst case. From the center of a star with n leaves, the queue contains all n leaves, while the DFS recursion is 2 deep. On a path of n vertices the queue contains one vertex, and the recursion is n deep. Choose by the task: fewest steps needs BFS.',
    },
    {
      kind: 'mistake',
      question: 'Does a search from both sides always work?',
      asks: [
        'two-sided search always works',
        'search from both ends in any puzzle',
        'bidirectional is always possible',
      ],
      answer:
        'No, only if you can list the goal states and make the moves backward. A goal such as "any board on which no two queens attack each other" has too many states to start from, and one-way moves need reversed edges. If it applies, always expand the smaller of the two frontiers.',
    },
    {
      kind: 'mistake',
      question: 'Can I leave out the visited set, since BFS finds the nearest first?',
      asks: [
        'no visited set needed, bfs finds the nearest first',
        'queue without marks is fine',
        'skip the marks because levels only grow',
      ],
      answer:
        'No, except in a rooted tree that you walk downward. Two vertices joined by an edge push each other forever if the goal cannot be reached, and in a grid the queue grows exponentially with the distance. Mark each state when you push it.',
    },
    {
      kind: 'why',
      question: 'Can I return as soon as I see the goal?',
      asks: [
        'stop when the goal is pushed or popped',
        'return as soon as the goal is seen',
        'early exit in level search',
        'can i return at the neighbor check',
      ],
      answer:
        'In BFS both are right, since a state is first seen on a shortest path; returning at the push saves up to a level of work. Check first whether the start is the goal. In Dijkstra and 0-1 BFS only the pop is right, because a cheaper path may still turn up.',
      further: {
        example:
          'Edges S-A, S-B, A-G, B-C, B-D, from S to G.\n- Returning at the push: pop S, pop A, see G, return 2.\n- Returning at the pop: after A the queue is B, G. Pop B, push C and D, then pop G and return 2.\nBoth return 2, but the second way pops B and pushes C, D and G for nothing.',
        why: 'In BFS, when G is pushed at distance d + 1, all vertices not yet seen are at least d + 1 away, so nothing can improve G. In Dijkstra a pushed distance is only the best so far.',
        check: {
          ask: "Weighted edges S-G 9, S-A 2 and A-G 3. Which distance would Dijkstra's algorithm return if it stopped when it first pushes G?",
          right: ['9', 'nine'],
          because:
            'It would return 9, because G is pushed over the direct edge before A is popped. The true distance shows only when G is popped.',
          wrong: [
            {
              says: ['5', 'five'],
              reply:
                'That is the true distance, found when A is popped. Is that before or after G is pushed for the first time?',
            },
            {
              says: ['2', 'two'],
              reply: 'That is the distance of A. Which edges of S are pushed when S is popped?',
            },
          ],
        },
        claims: [
          {
            says: ['in dijkstra i can also stop when i push the goal', 'dijkstra may return at the push too'],
            isRight: false,
            reply:
              'No. In Dijkstra the goal may be pushed with a cost of 9 and later improved to 5. Only the cost with which it is popped is final.',
          },
          {
            says: [
              'in bfs returning at the push is correct',
              'i can return when i see the goal as a neighbor',
              'i can stop as soon as i push the goal',
            ],
            isRight: true,
            reply:
              'Yes. In BFS a vertex is first seen on a shortest path, so its distance is final when you push it.',
          },
          {
            says: ['i never need to check if start is the goal', 'the start can not be the goal'],
            isRight: false,
            reply:
              'No. If you test only neighbors, a start that is the goal gets a wrong answer, although the right one is 0. Test it before the loop.',
          },
          {
            says: [
              'in dijkstra i only return when i pop the goal',
              'dijkstra must wait until the goal is popped',
            ],
            isRight: true,
            reply: 'Yes. A pushed distance such as 9 may still be improved to 5; once popped, it is final.',
          },
        ],
      },
    },
    {
      kind: 'mistake',
      question: 'Why do my levels get mixed up in Java?',
      asks: [
        'levels get mixed in java',
        'i < queue.size() skips levels',
        'level loop takes too many nodes',
        'counts too few steps with a size loop',
      ],
      answer:
        'The size of the queue changes while you poll and push, so `q.size()` is a wrong bound for the inner loop. Save the size before the loop: `int size = q.size()`, then exactly that many polls. In Python `range(len(q))` is evaluated once, so it is safe.',
    },
    {
      kind: 'mistake',
      question: 'Why is my queue slow although the result is right?',
      asks: [
        'right result but queue is slow',
        'pop(0) times out',
        'shift on a long array is slow',
        'list as a queue hangs on big input',
      ],
      answer:
        '`list.pop(0)` moves all other elements, O(n) per removal, so the search can take O(V²). Use `deque.popleft()` in Python. In JavaScript keep a head index or process one array per level, since `shift` may be O(n) as well.',
    },
    {
      kind: 'mistake',
      question: 'Why does my search never stop when no path exists?',
      asks: [
        'never stops when no way exists',
        'knight runs forever on an endless board',
        'search hangs if the goal is unreachable',
      ],
      answer:
        'Check the marks first: without a visited set the queue never becomes empty. With marks a finite search ends by itself, so return -1 after the loop. On a board without borders there are infinitely many states: add bounds that certainly contain a shortest path, or prove that the goal is reachable.',
    },
    {
      kind: 'mistake',
      question: 'Why is the printed route longer than the distance?',
      asks: [
        'printed route is longer than the distance',
        'parent gets overwritten',
        'path goes in a circle when i walk back',
        'route back never ends',
      ],
      answer:
        "The parent was set again on a later visit. Set `parent[n]` only together with the mark, the first time n is seen. If you set it for every neighbor, a later vertex overwrites it, even the start's parent, and the walk back may never end.",
    },
    {
      kind: 'when',
      question: 'How do I measure exactly four liters with two jugs?',
      asks: [
        'two jugs, measure exactly four liters',
        'wolf, goat and cabbage',
        'turn one number into another with few presses',
        'sliding tiles puzzle',
        'fewest train changes',
      ],
      answer:
        'Use BFS: each situation is a vertex (water levels, who is on which bank, a number, a board, a train line), and each allowed move is an edge. If all moves cost the same, BFS with a visited set finds the fewest moves. O(states · moves per state).',
    },
    {
      kind: 'how',
      question: 'How do I count the shortest routes?',
      asks: [
        'how many shortest routes are there',
        'count shortest paths',
        'number of ways with fewest steps',
        'ways[v] += ways[u]',
      ],
      answer:
        "Keep `dist` and `ways`, with `ways[start] = 1`. For each neighbor v of u: if v is new, set its distance and `ways[v] = ways[u]`; otherwise, if `dist[v] == dist[u] + 1`, add `ways[u]`. All of u's level is processed before v is popped, so the count is complete. O(V + E).",
    },
    {
      kind: 'how',
      question: 'How do I list all shortest chains?',
      about: 126,
      asks: [
        'list all shortest chains',
        'word ladder 2 all paths',
        'every fewest-step route',
        'several parents per node',
      ],
      answer:
        'Keep all parents of a vertex: add u to the parents of v if v is new or `dist[v] == dist[u] + 1`. Then build the paths backward from the goal. The search takes O(V + E), but the number of paths can be exponential. If you remove used words, do it only after their level is finished.',
    },
    {
      kind: 'compare',
      question: 'When does an estimate of the remaining distance help?',
      asks: [
        'a star or bfs',
        'heuristic instead of plain level search',
        'when does an estimate of the remaining distance help',
      ],
      answer:
        'Use BFS unless you have a good estimate of the remaining distance, such as the Manhattan distance for a sliding puzzle. A* orders states by steps so far plus estimate, so it usually expands fewer of them. The result is shortest if the estimate never exceeds the real distance and a state is reopened when a shorter path to it turns up.',
    },
    {
      kind: 'how',
      question: 'How do I find the shortest path in a grid or graph?',
      asks: [
        'how do i find the shortest path',
        'what is a shortest path',
        'shortest path without weights',
        'fewest moves from a to b',
        'shortest path in a maze',
        'minimum number of steps to the target',
        'shortest path with bfs',
        'shortest path in an unweighted graph',
        'shortest route in an unweighted graph',
      ],
      answer:
        "Without weights use BFS from the start: set `dist[start] = 0`; when you take a node, give each unvisited neighbor that distance plus 1 and add it to the queue. The first time you reach the target, its distance is the answer. If the queue becomes empty before that, there is no path. With nonnegative weights use Dijkstra's algorithm instead.",
    },
    {
      kind: 'compare',
      question: 'When do I use BFS and when DFS?',
      asks: [
        'when should i use bfs and when dfs',
        'when do i use bfs and when dfs',
        'when should i use bfs and when dfs they look the same to me',
        'when bfs and when dfs',
        'when do i use bfs and when do i use dfs',
        'should i use bfs or dfs',
        'bfs and dfs when to use which',
        'bfs and dfs look the same',
        'how do i choose between bfs and dfs',
        'when to use bfs vs dfs',
      ],
      answer:
        'Use BFS for the fewest steps or the nearest: it visits everything at distance 1, then at distance 2, with a queue. Use DFS to explore whole branches: all paths, cycles, a topological order, or a result that needs a finished subtree; it uses recursion or a stack. For “can I reach it?” and counting components either works, both in O(V + E).',
      with: 'depth-first-search',
    },
    {
      kind: 'mistake',
      question: 'What happens if I use a stack instead of a queue?',
      asks: [
        'what happens if i use a stack instead of a queue',
        'bfs with a stack',
        'can i use a stack for bfs',
        'what if i replace the queue with a stack',
        'queue or stack, what changes',
      ],
      answer:
        'Then it is a depth-first search: the newest vertex comes out first, so it follows one branch to its end. It still reaches every vertex in O(V + E), but the first path it finds need not be the shortest, and the order is no longer level by level. For distances you need the queue.',
    },
    {
      kind: 'cost',
      question: 'What does BFS cost with an adjacency matrix?',
      asks: [
        'time complexity of bfs with adjacency matrix',
        'bfs with a matrix complexity',
        'bfs on an adjacency matrix is O(V^2)',
      ],
      answer:
        'O(V²): to find the neighbors of a vertex you read its whole row, V cells, and you do that once for each of the V vertices, however few edges there are. With adjacency lists it is O(V + E), since each list is read once. In a dense graph E is close to V², and the two are alike.',
    },
    {
      kind: 'mistake',
      question: 'What if the target cannot be reached?',
      asks: [
        'what if theres no path',
        'what if there is no path',
        'target not reachable',
        'what if it is disconnected',
        'what does bfs return without a path',
        'unreachable target',
      ],
      answer:
        'Then the queue becomes empty before the target is met, and you return what the problem says, mostly -1 (Word Ladder: 0). This happens in a disconnected graph, or if walls block the way. The visited set makes sure that the search ends: each vertex enters the queue at most once.',
    },
    {
      kind: 'why',
      question: 'Does DFS find the shortest path as well?',
      asks: [
        'so dfs finds it too',
        'does dfs find the shortest path too',
        'can i use dfs for the shortest path',
        'why not dfs for the shortest path',
        'why bfs and not dfs',
        'can dfs find the shortest path if it tries all paths',
        'is the first path dfs finds the shortest',
      ],
      answer:
        'No. DFS follows one path to its end, so it may meet the target by a long detour first. To be sure, it would have to try all paths, which can be exponentially many. BFS goes outward by distance: the first time it meets the target is by the fewest edges, in O(V + E).',
    },
    {
      kind: 'why',
      question: 'How is a word ladder a graph?',
      about: 127,
      asks: [
        'word ladder how is that a graph',
        'how is that a graph',
        'why is word ladder a graph',
        'where is the graph in word ladder',
        'what are the nodes and edges in word ladder',
      ],
      answer:
        'Each word is a vertex, and two words that differ in exactly one letter are joined by an edge: hit-hot, hot-dot, dot-dog. A ladder is a path, so the shortest ladder is a shortest path with edges of equal cost: BFS. You need not build all edges; compute the neighbors of a word when you take it.',
    },
    {
      kind: 'how',
      question: 'How do I explain a breadth-first search in an interview?',
      asks: [
        'how would i explain that in an interview',
        'explain bfs to an interviewer',
        'how do i present a bfs solution',
        'what do i say about my graph solution',
      ],
      answer:
        'Name the vertices, the edges and the start: “A state is a cell, an edge is one move, all moves cost the same.” Then the reason: “BFS visits by distance, so the first visit to the target is the answer.” Say that you mark when you push. O(V + E) time, O(V) space; for a grid O(rows · cols).',
    },
    {
      kind: 'mistake',
      question: 'What if there is no fresh or no rotten orange?',
      about: 994,
      asks: [
        'what if theres no fresh orange',
        'no fresh orange',
        'no rotten orange',
        'what if all oranges are rotten',
        'only empty cells',
      ],
      answer:
        'Without fresh oranges the answer is 0, since nothing has to rot. With fresh but no rotten ones it is -1, because nothing ever spreads. Count the fresh oranges first: then “no fresh left” is a simple test at the start and at the end.',
    },
    {
      kind: 'mistake',
      question: 'What if the start is blocked, or is the goal?',
      asks: [
        'what if the start is blocked',
        'start is a wall',
        'start equals goal',
        'what if the start is the target',
        'end is blocked',
      ],
      answer:
        'Test both before the search. If the start or the goal is blocked, return -1. If the start is already the goal, return 0 moves, or 1 if the problem counts cells, as Shortest Path in Binary Matrix does. Otherwise the loop would first look at its neighbors and return too much.',
    },
    {
      kind: 'how',
      question: 'Which moves are allowed on the grid?',
      asks: [
        'can i move diagonally',
        'do diagonals count',
        'four or eight directions',
        'how many directions are there',
        'which neighbors does a cell have',
      ],
      answer:
        'The statement decides. “Horizontally or vertically”, as in Rotting Oranges and 01 Matrix, means four. “8-directionally”, as in Shortest Path in Binary Matrix, includes the diagonals. Write the directions as a list, so that only this list changes, and check the bounds before you read a cell.',
    },
    {
      kind: 'compare',
      question: 'Which data structures do BFS and DFS use?',
      asks: [
        'which data structure does bfs use',
        'what structure do bfs and dfs use',
        'does bfs use a queue or a stack',
        'bfs queue dfs stack',
        'what does dfs use and what does bfs use',
        'queue or stack for bfs',
        'bfs and dfs on trees and graphs which structure',
      ],
      answer:
        'BFS uses a queue: first in, first out, so vertices come out in order of their distance from the start. DFS uses a stack: last in, first out, either the call stack of a recursion or a stack of your own. This is the same on trees and on graphs. On a graph both also need a set of visited vertices, which a walk down a rooted tree does not.',
    },
    {
      kind: 'how',
      question: 'On which small weighted graph does BFS miss the cheapest path?',
      asks: [
        'example where bfs is wrong with weights',
        'small weighted graph where bfs fails',
        'show me a graph where fewest edges is not cheapest',
        'bfs counterexample with weights',
        'weighted graph on which bfs gives a path that is not the cheapest',
        'why does bfs fail with weights example',
        'fewest edges but more expensive example',
      ],
      answer:
        'Take the edges A-B with weight 10, A-C with weight 1 and C-B with weight 2. BFS from A reaches B over one edge and reports the path A, B, which costs 10. The path A, C, B has two edges and costs only 1 + 2 = 3. BFS compares the number of edges, not their weights, so use Dijkstra here.',
    },
    {
      kind: 'mistake',
      question: 'Which distances does BFS give if I mark vertices only when I pop them?',
      asks: [
        'is the distance wrong if i mark when popping',
        'does marking on pop give wrong distances',
        'is bfs still correct if i mark on dequeue',
        'mark on pop, is the distance still right',
        'marking late in bfs wrong or only slow',
        'wrong answer or just slow if i mark when popped',
        'is it wrong to mark visited when taking out of the queue',
      ],
      answer:
        'The right ones, if the distance is queued with the vertex and a vertex that already has one is skipped: its first entry to come out has the smallest distance. Marking late then only costs copies and time. They go wrong if a later push overwrites a stored distance. With the edges S-A, S-B and A-B, A would change B from 1 to 2. So mark when you push.',
    },
    {
      kind: 'cost',
      question: 'What do V and E stand for?',
      asks: [
        'what is v and e in o(v+e)',
        'what does o(v+e) mean',
        'what does v stand for',
        'what does e stand for',
        'what are v and e',
        'why v + e and not v * e',
      ],
      answer:
        'V is the number of vertices (nodes) and E the number of edges. BFS takes each vertex out of the queue once and looks at each edge once, or twice if edges go both ways, so the work adds up to O(V + E). The queue and the marks take O(V). In a tree E is V - 1, so O(V + E) is just O(V).',
    },
  ],
  problems: [
    {
      number: 127,
      questions: [
        {
          question: 'How do I find the neighbors of a word quickly?',
          asks: ['too slow', 'neighbors', 'other way to find neighbours', '5000 words'],
          answer:
            'Replace each letter by each of the 26 and look the words up in a set, or use buckets such as `h*t`. Remove words when they enter the queue.',
        },
        {
          question: 'Does the length count words or steps?',
          asks: ['count', 'end missing', 'plus one length'],
          answer: 'The length counts words, not steps. If the end word is not in the list, the answer is 0.',
        },
        {
          question: 'What does the search cost?',
          asks: ['cost', 'complexity of word ladder', 'time complexity', 'big o of this'],
          answer:
            'O(26 · n · L²): each of n words of length L has 26 · L candidates, and each candidate takes O(L) to build and look up.',
        },
      ],
    },
    {
      number: 994,
      questions: [
        {
          question: 'When do I count a minute, and when is the answer -1?',
          asks: ['minutes off by one', 'returns -1', 'no fresh', 'all at once'],
          answer:
            'Count a minute only if an orange rotted in it. If fresh oranges are left at the end, return -1. If there were none at the start, return 0.',
          further: {
            example:
              'The row is 2 1 0 1. In minute 1 index 1 rots. The next round pops index 1, whose neighbors are rotten or empty, so nothing rots and no minute is counted. Index 3 is beyond the empty cell and still fresh, so the answer is -1.',
            why: 'The oranges that rot last still enter the queue, so the loop runs one more round for them. It infects nothing, so counting every round would give one minute too many.',
            check: {
              ask: 'The row is 2 1 1 0 2. What is the answer?',
              right: ['2', 'two'],
              because:
                'It is 2: index 1 rots in minute 1 and index 2 in minute 2. The round after that infects nothing and does not count.',
              wrong: [
                {
                  says: ['3', 'three'],
                  reply:
                    'You counted a round in which nothing rotted. What is left for the last orange to infect?',
                },
                {
                  says: ['-1', 'minus one', 'impossible'],
                  reply:
                    'The empty cell cuts the row, but which fresh orange is out of reach of every rotten one?',
                },
              ],
            },
            claims: [
              {
                says: ['if there are no fresh oranges the answer is 0', 'no fresh orange means 0'],
                isRight: true,
                reply:
                  'Yes. Nothing has to rot, so no minute passes, even if the grid contains no orange at all.',
              },
              {
                says: ['if no orange is rotten the answer is -1', 'no rotten orange means minus one'],
                isRight: false,
                reply:
                  'Only if some orange is fresh. A grid of empty cells has neither rotten nor fresh oranges, and its answer is 0.',
              },
              {
                says: ['i count every round of the queue', 'minutes is the number of rounds of the loop'],
                isRight: false,
                reply:
                  'No. The last round pops the oranges that rotted last and infects nothing. For the row 2 1 there are two rounds but only one minute.',
              },
              {
                says: [
                  'i only count a minute if something rotted',
                  'a round without a new rotten orange does not count',
                ],
                isRight: true,
                reply:
                  'Yes. The last round only pops oranges that have nothing left to infect, so it must not count.',
              },
            ],
          },
        },
        {
          question: 'What does the search cost on the grid?',
          asks: ['cost', 'complexity of oranges', 'time complexity', 'big o of this'],
          answer:
            'O(rows · cols): each orange enters the queue at most once, since it is marked when it rots.',
        },
        {
          question: 'What does one level of the queue stand for?',
          asks: ['what a level means', 'meaning of one queue round', 'what does one round stand for'],
          answer:
            'One level of the queue is one minute: all oranges that rotted in the minute before infect their neighbors.',
        },
      ],
    },
    {
      number: 752,
      questions: [
        {
          question: 'What if the start is a dead end, and what comes after 9?',
          asks: ['deadends', '0000 is dead', 'wrap 9 to 0'],
          answer:
            'If the start itself is a dead end, return -1 at once. The wheels wrap around: 9 turns to 0, and 0 turns back to 9.',
        },
        {
          question: 'How many combinations must I check?',
          asks: ['cost', 'number of states in the lock', 'time complexity', 'big o of this'],
          answer:
            'There are 10^4 = 10,000 states with 8 neighbors each, so at most 80,000 checks. That is constant; only reading the dead ends depends on the input.',
        },
        {
          question: 'Why does my search run forever or exceed the time limit?',
          asks: ['time limit', 'same combination again and again', 'hangs'],
          answer:
            'Mark a combination when you push it, and put the dead ends into a set, not a list: searching a list costs O(n) per test.',
        },
      ],
    },
    {
      number: 733,
      questions: [
        {
          question: 'What if the new color equals the old one?',
          asks: ['same color', 'infinite'],
          answer:
            'Return the picture unchanged. The new color serves as the mark, so if it equals the old color, visited cells look unvisited and the search never ends.',
        },
        {
          question: 'How much time and stack does the fill need?',
          asks: ['cost', 'complexity of flood fill', 'time complexity', 'big o of this'],
          answer:
            'O(rows · cols): each cell is recolored once. The recursion can be as deep as the number of cells.',
        },
        {
          question: 'Why does my fill spread to other colors?',
          asks: ['colors too much', 'fills other colors', 'whole picture changes'],
          answer:
            'Remember the color of the start cell before you change it, and go only to cells of that color.',
        },
      ],
    },
    {
      number: 542,
      questions: [
        {
          question: 'Why do I start from the zeros and not from each 1?',
          asks: ['01 multi source', 'dp two passes', 'bfs from ones'],
          answer: 'A search from each 1 would take O((mn)²). Start from all zeros at once instead.',
        },
        {
          question: 'How fast can I find all distances?',
          asks: ['cost', 'complexity of nearest zero', 'time complexity', 'big o of this'],
          answer:
            'O(rows · cols) with one BFS from all zeros, or two passes of DP, first from the top left, then from the bottom right.',
        },
        {
          question: 'Why do some cells keep a distance that is too large?',
          asks: ['distances too large', 'some cells stay infinite', 'one pass only'],
          answer:
            'One DP pass sees only two directions. You need both passes, or BFS from all zeros at once.',
        },
      ],
    },
    {
      number: 286,
      questions: [
        {
          question: 'Why do I start from all gates together?',
          asks: ['tle', 'multi source'],
          answer: 'Start from all gates at once, so that each room gets the distance to its nearest gate.',
        },
        {
          question: 'What does one search from all gates cost?',
          asks: ['cost', 'complexity of gates', 'time complexity', 'big o of this'],
          answer:
            'O(rows · cols), because each room is reached once, from its nearest gate. One BFS per gate takes O(gates · rows · cols).',
        },
        {
          question: 'Which rooms may the search enter?',
          asks: ['walls overwritten', 'distance too big', 'gate changed'],
          answer:
            'Continue only into rooms that still contain infinity: walls, gates and rooms already reached are skipped, so no extra visited set is needed.',
        },
      ],
    },
    {
      number: 1091,
      questions: [
        {
          question: 'What do I check before the search starts?',
          asks: ['start blocked', 'length cells', 'diagonal'],
          answer:
            'If the start cell or the end cell is blocked, return -1 at once. The start itself counts 1, because the length counts cells, not moves.',
        },
        {
          question: 'How long does the search take?',
          asks: ['cost', 'complexity of the binary matrix path', 'time complexity', 'big o of this'],
          answer:
            'O(n²) for an n by n grid: each cell enters the queue at most once and has up to 8 neighbors.',
        },
        {
          question: 'Why is my result one too small?',
          asks: ['result one too small', 'never finds diagonal moves', 'single cell grid'],
          answer:
            'The length counts cells, so the start counts 1; a free 1 by 1 grid has the answer 1. Use all 8 directions.',
        },
      ],
    },
    {
      number: 1926,
      questions: [
        {
          question: 'When do I test whether a cell is an exit?',
          asks: ['border check'],
          answer:
            'Test a cell when you step into it: if it is on the border, it is an exit. Mark the entrance before the search, so that it is never tested.',
        },
        {
          question: 'How much time and space does it take?',
          asks: ['cost', 'complexity of the maze', 'time complexity', 'big o of this'],
          answer: 'O(rows · cols) time and space: each cell enters the queue at most once.',
        },
        {
          question: 'Why does my program return 0?',
          asks: ['returns 0', 'entrance counted as exit', 'stops at once'],
          answer:
            'The entrance may be on the border, but it is not an exit. Test the border only for cells reached by a move.',
        },
      ],
    },
    {
      number: 909,
      questions: [
        {
          question: 'How do I turn a label into a row and a column?',
          asks: ['index', 'boustrophedon'],
          answer:
            'Rows run alternately to the right and to the left, starting at the bottom. For label s let `r = (s - 1) / n` (integer division) and `c = (s - 1) % n`. The row is `n - 1 - r`, and the column is `c` if r is even, otherwise `n - 1 - c`.',
        },
        {
          question: 'What does the search cost on an n by n board?',
          asks: ['cost', 'complexity of the board', 'time complexity', 'big o of this'],
          answer: 'O(n²) for an n by n board: each square is visited once and has up to 6 throws.',
        },
        {
          question: 'Can I take two ladders in one move?',
          asks: ['takes two ladders in one move', 'ladder chain', 'chain', 'wrong end square'],
          answer:
            'After a throw take at most one snake or ladder; its end does not start another one in the same move. Mark the square where you end.',
        },
      ],
    },
    {
      number: 815,
      questions: [
        {
          question: 'How do I keep the search fast?',
          asks: ['tle', 'mark', 'stop to'],
          answer:
            'Build a map from each stop to its routes, and use each route only once: after the first time, all of its stops are marked, so looking at them again only costs time.',
        },
        {
          question: 'How much work is it if each route is used once?',
          asks: ['cost', 'complexity of bus routes', 'time complexity', 'big o of this'],
          answer:
            'O(total number of stops over all routes), if each route and each stop is expanded only once.',
        },
        {
          question: 'What is a vertex, and what is a level?',
          asks: ['what is a vertex here', 'stops or buses', 'what does a level mean'],
          answer:
            'Stops are vertices, and all stops of one route are neighbors of each other. A level is one more bus: from a stop take every unused route through it, and all new stops of that route belong to the next level.',
        },
        {
          question: 'What if I am already at the target?',
          asks: ['0 when start equals target', 'one bus too many', 'prints 1 when already there'],
          answer: 'If source and target are the same stop, the answer is 0: no bus is needed.',
        },
      ],
    },
  ],
  quiz: [
    {
      task: 'A zoo map shows 2,000 enclosures and the gates between them. Each gate joins two enclosures. A keeper wants to get from the penguins to the tigers through as few gates as possible. How many gates does she pass?',
      words: ['through as few gates as possible'],
      not: 'depth-first-search',
      why: 'The first route it finds may be a long detour, and its marks then hide the shorter one.',
      idea: 'Explore the enclosures in rings around the penguins; the ring in which the tigers appear is the number of gates.',
      cost: 'O(V + E)',
    },
    {
      task: 'A volcano map is a grid of 900 by 900 cells of open ground or cliff. Lava starts in several marked cells. Every minute it covers each open cell that shares a side with lava. In which minute does it reach the observatory, if ever?',
      words: ['In which minute does it reach'],
      not: 'matrix-traversal',
      why: 'A plain flood shows that the lava reaches the observatory, but one that follows a single stream first comes by long detours and cannot say when.',
      idea: 'Put all lava cells into a queue at minute 0, and let them spread one ring per minute.',
      cost: 'O(R · C)',
    },
    {
      task: 'An airline sells passes with stamps. Each flight uses up one stamp, however long it is. Given 300,000 flights between two airports each, with their lengths in miles, how few stamps are enough for a trip from Oslo to Lima?',
      words: ['one stamp, however long it is'],
      not: 'shortest-path-and-mst',
      why: 'It would keep the miles low and may use many short flights, while with one stamp per flight a heap only slows the search down.',
      idea: 'Ignore the miles and search from Oslo in rings, one flight per ring.',
      cost: 'O(V + E)',
    },
    {
      task: 'A toy ring holds 12 beads, three in each of four colors. A twist reverses any four neighboring beads, and the same twist again undoes it. How few twists turn the present arrangement into the one shown on the box?',
      words: ['the same twist again undoes it'],
      not: 'level-order-traversal',
      why: 'The arrangements form no tree: the same one returns by many sequences of twists, so without marks the rows grow up to twelvefold each time.',
      idea: 'Treat each arrangement as a node with 12 neighbors, mark each one as it joins the queue, and stop at the ring that contains the target.',
      cost: 'O(V + E)',
    },
    {
      task: 'A label printer has only two working keys, 3 and 8. A shop wants a serial number of these digits that is divisible by a given n up to 100,000 and has as few digits as possible. How many digits is that, if one exists?',
      words: ['has as few digits as possible'],
      not: 'depth-first-search',
      why: 'Adding digits to one number until it fits can give thousands of digits, although a serial number with fewer than twenty may exist.',
      idea: 'Make each remainder modulo n a node and start with those of 3 and 8; adding a 3 or an 8 leads to another remainder, and if 0 first appears in ring k, counted from 1, the answer is k.',
      cost: 'O(n)',
    },
  ],
  claims: [
    {
      says: ['dfs also finds the shortest path', 'dfs gives the shortest path'],
      isRight: false,
      reply:
        'No. DFS may reach a vertex by a detour first. In an unweighted graph BFS finds the fewest edges.',
    },
    {
      says: ['bfs finds the shortest path without weights', 'bfs gives the fewest edges'],
      isRight: true,
      reply: 'Yes. It reaches all vertices at distance 1 first, then those at distance 2, and so on.',
    },
    {
      says: ['bfs works with different weights', 'bfs finds the shortest path with weights'],
      isRight: false,
      reply: 'No. It counts edges. With nonnegative weights use Dijkstra, and with weights 0 and 1 a deque.',
    },
    {
      says: ['mark visited when popping', 'mark a vertex when it leaves the queue'],
      isRight: false,
      reply: 'No, when you push it. Otherwise several neighbors push the same vertex.',
    },
    {
      says: ['mark visited when pushing', 'mark a vertex when it enters the queue'],
      isRight: true,
      reply: 'Yes. Then each vertex enters the queue once.',
    },
    {
      says: ['bfs takes o(v + e)', 'bfs is linear in vertices and edges'],
      isRight: true,
      reply: 'Yes. Each vertex leaves the queue once, and each edge is looked at once or twice.',
    },
    {
      says: ['bfs uses a queue', 'bfs needs a queue', 'we use a queue for bfs'],
      isRight: true,
      reply: 'Yes. The oldest vertex comes out first, so the vertices come in order of their distance.',
    },
    {
      says: ['bfs uses a stack', 'bfs needs a stack'],
      isRight: false,
      reply: 'No, a queue. With a stack the newest vertex comes out first, which is DFS.',
    },
    {
      says: [
        'bfs finds the shortest path in unweighted graphs',
        'bfs finds the shortest path in an unweighted graph',
        'bfs gives the shortest path without weights',
      ],
      isRight: true,
      reply: 'Yes. It reaches all vertices at distance 1 first, then those at distance 2, and so on.',
    },
    {
      says: [
        'bfs finds the shortest path in weighted graphs',
        'bfs finds the shortest path in a weighted graph',
        'bfs always finds the shortest path',
        'bfs works with weights',
      ],
      isRight: false,
      reply: 'No. It counts edges. With nonnegative weights use Dijkstra.',
    },
    {
      says: ['bfs needs a visited set', 'a graph search needs a visited set'],
      isRight: true,
      reply:
        'Yes, on a graph that may have cycles. In a tree that you only walk downward you can do without.',
    },
    {
      says: ['bfs uses less memory than dfs', 'bfs always needs less memory than dfs'],
      isRight: false,
      reply:
        'No. The queue may hold a whole level, which can be most of the graph. Both are O(V) in the worst case.',
    },
    {
      says: [
        'dfs finds it too',
        'dfs finds the shortest path too',
        'dfs also finds the shortest path',
        'dfs would work the same for shortest paths',
        'bfs and dfs both find the shortest path',
      ],
      isRight: false,
      reply:
        'No. DFS may reach a vertex by a detour first: with A-B, B-C and A-C it can go A, B, C. BFS visits by distance, so its first visit is by the fewest edges.',
    },
    {
      says: [
        'the first time bfs reaches a node is the shortest path',
        'bfs visits nodes in order of their distance',
        'bfs goes level by level so the first visit is the shortest',
        'the nearest nodes come out of the queue first',
        'bfs finds the fewest edges',
      ],
      isRight: true,
      reply:
        'Yes. Everything at distance d comes out of the queue before anything at d + 1. So the first visit is by the fewest edges.',
    },
    {
      says: [
        'i mark a node visited when i pop it',
        'mark nodes when they leave the queue',
        'visited is set after popping',
        'marking on pop is the same',
        'a node is visited when it is taken out of the queue',
      ],
      isRight: false,
      reply:
        'No, mark it when you push it. If you wait until the pop, several neighbors can push the same vertex before it comes out, and the queue grows.',
    },
    {
      says: [
        'i mark a node when i push it',
        'mark nodes when they enter the queue',
        'visited is set when it is added to the queue',
        'mark it as visited before it goes into the queue',
        'each node is pushed only once',
      ],
      isRight: true,
      reply: 'Yes. Then no vertex is in the queue twice.',
    },
    {
      says: [
        'bfs works with weights',
        'bfs finds the cheapest path',
        'bfs also works on weighted graphs',
        'bfs gives the lowest cost',
        'weights do not matter for bfs',
      ],
      isRight: false,
      reply:
        'No. BFS counts edges, not weights. With A→C of 10, A→B of 1 and B→C of 1, BFS takes the direct edge with cost 10, but via B it is 2. Use Dijkstra.',
    },
    {
      says: [
        'two words are connected if they differ by one letter',
        'words are nodes and one letter changes are edges',
        'an edge joins words that differ in one letter',
        'neighbors of a word differ in exactly one letter',
        'in the graph two words are connected if they differ by one letter',
        'each word is a node in word ladder',
      ],
      isRight: true,
      reply:
        'Yes. In Word Ladder the words are the vertices, and an edge joins two words that differ in exactly one letter. The shortest chain is a shortest path.',
    },
    {
      says: [
        'i run bfs from each rotten orange and take the max',
        'run one bfs per rotten orange',
        'start a separate bfs at every rotten orange',
        'each rotten orange needs its own bfs',
        'do a bfs for every source and combine them',
      ],
      isRight: false,
      reply:
        'No, one BFS from all of them together. Put all rotten oranges into the queue first. A BFS for each one would cost O((rows · cols)²), and you would need the nearest source for each orange, not the largest time of any source.',
    },
    {
      says: [
        'all rotten oranges start in the queue',
        'put all sources into the queue at the start',
        'multi source bfs starts with all sources',
        'every rotten orange is pushed before the loop',
        'i start with all of them at distance 0',
      ],
      isRight: true,
      reply:
        'Yes. All sources start at distance 0, and the waves spread at the same time. So each cell is reached from its nearest source.',
    },
    {
      says: [
        'if there is no fresh orange the answer is -1',
        'no fresh orange returns -1',
        'without fresh oranges the answer is -1',
        'zero fresh oranges means impossible',
      ],
      isRight: false,
      reply: 'No, 0. Nothing has to rot, so no minute passes. -1 is only for fresh oranges that stay fresh.',
    },
    {
      says: [
        'if there is no fresh orange the answer is 0',
        'without fresh oranges it returns 0',
        'no fresh oranges means 0 minutes',
        'zero fresh oranges gives 0',
      ],
      isRight: true,
      reply: 'Yes. Nothing has to rot, so 0 minutes pass.',
    },
    {
      says: [
        'if the queue is empty there is no path',
        'no path means the queue runs empty',
        'return -1 when the queue is empty',
        'if the target is never reached return -1',
        'when bfs ends without the target there is no path',
      ],
      isRight: true,
      reply:
        'Yes. If the queue is empty and the target was never met, it cannot be reached. Most problems then return -1.',
    },
    {
      says: [
        'bfs needs o(1) space',
        'bfs takes constant space',
        'the queue is always small',
        'bfs uses less memory than dfs',
        'the space of bfs is log n',
      ],
      isRight: false,
      reply:
        'No. The queue and the visited set may contain almost all vertices at once: O(V). A star with one center has all others in the queue after the first step.',
    },
    {
      says: [
        'bfs needs o(v) space',
        'the space is o(v) for the queue and visited',
        'the queue can hold all nodes',
        'the visited set takes o(v)',
        'bfs takes o(v + e) time and o(v) space',
      ],
      isRight: true,
      reply: 'Yes. The visited set and the queue contain at most V vertices.',
    },
    {
      says: [
        'a list is fine as a queue',
        'pop(0) is o(1)',
        'i can use a list and pop(0)',
        'list pop(0) is fast',
        'a python list works as well as a deque',
      ],
      isRight: false,
      reply:
        'No. `list.pop(0)` in Python moves all other elements, O(n) per call. Use `collections.deque` with `popleft`, which is O(1).',
    },
    {
      says: [
        'bfs can be written with recursion just like dfs',
        'bfs uses recursion',
        'bfs uses a stack',
        'bfs works with a stack',
        'i can use recursion for bfs',
      ],
      isRight: false,
      reply:
        'No. BFS with recursion would need the call stack, and a stack takes the newest first. BFS needs the oldest first, so a queue and a loop.',
    },
    {
      says: [
        'to get the path i store the parent of each node',
        'store where each node came from',
        'i walk back from the target with the parents',
        'a parent map gives the path',
        'remember the previous node to rebuild the path',
      ],
      isRight: true,
      reply:
        'Yes. Store for each vertex from which it was reached, and walk back from the target to the start; then reverse.',
    },
    {
      says: [
        'bfs because all steps cost 1',
        'bfs works because every step costs the same',
        'all moves cost the same so i use bfs',
        'bfs fits since each step costs one',
        'equal costs mean bfs',
      ],
      isRight: true,
      reply: 'Yes. BFS counts moves, and all cost the same. With different costs it would be Dijkstra.',
    },
    {
      says: [
        'in 01 matrix i start bfs from every 1',
        'start bfs from each 1',
        'run a bfs for every 1 to find the nearest zero',
        'i start at the ones',
        'each 1 searches for its nearest 0',
      ],
      isRight: false,
      reply:
        'No, from all zeros at once. A search from each 1 costs O((rows · cols)²); from all zeros together each cell is reached once, from its nearest zero.',
    },
    {
      says: [
        'in 01 matrix all zeros start in the queue',
        'start from all zeros',
        'the zeros are the sources',
        'i start bfs from all zeros at once',
      ],
      isRight: true,
      reply:
        'Yes. Put all zeros into the queue with distance 0. Each other cell gets the distance of the neighbor that reaches it first, plus 1.',
    },
    {
      says: [
        'walls and gates is the same',
        'walls and gates is the same as 01 matrix',
        'walls and gates starts from all gates',
        'all gates go into the queue first',
      ],
      isRight: true,
      reply:
        'Yes, the same idea: all gates start in the queue with distance 0, and the waves fill the rooms. Walls are not entered.',
    },
  ],
} satisfies TutorTexts
