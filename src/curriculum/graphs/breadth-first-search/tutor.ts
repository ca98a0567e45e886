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
      ],
      answer:
        'Visit vertices in order of their distance, with a queue: first all at 1 step, then at 2. The first time a vertex is reached is by a shortest path, if each edge counts 1.',
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
      ],
      answer:
        '"Fewest moves, steps, changes", "nearest", "level by level", where every move costs the same. A state need not be a vertex: a word, a board or a lock combination can be one.',
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
        'The queue is ordered by distance: everything at distance d comes out before anything at d + 1. So the first visit is by the fewest edges. DFS may first come by a long way.',
    },
    {
      kind: 'mistake',
      question: 'Do I mark a vertex when I push it or when I pop it?',
      asks: [
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
        'Mark a vertex when you push it. If you mark it when it comes out, it can be in the queue many times before, and the queue, and the time, explode.',
    },
    {
      kind: 'how',
      question: 'Why is it too slow for 5,000 words?',
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
      asks: [
        'multi source bfs',
        'rotting oranges',
        'start from many',
        'distance to nearest',
        'start from several sources at once',
        'why put all rotten oranges in first',
      ],
      answer:
        'Put all sources into the queue at distance 0 at the start. The waves spread together, and each cell gets the distance to its nearest source. One BFS instead of one per source.',
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
        'Either store the distance with each entry, or process the queue one level at a time (save its length) and count levels. Both are fine; mixing them counts wrong.',
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
    },
    {
      kind: 'compare',
      question: 'When is BFS not enough?',
      asks: ['bfs or dijkstra', 'weights 0 and 1', 'when bfs is not enough', 'bfs with weights', '0-1 bfs'],
      answer:
        'With equal weights BFS gives shortest paths in O(V + E). With different nonnegative weights use Dijkstra. With weights 0 and 1 use a deque: weight 0 goes to the front.',
      with: 'shortest-path-and-mst',
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
  ],
  problems: [
    {
      number: 127,
      questions: [
        {
          asks: ['too slow', 'neighbors', 'other way to find neighbours', '5000 words'],
          answer:
            'Replace each letter by each of the 26 and look the words up in a set, or use buckets such as `h*t`. Remove words when they enter the queue.',
        },
        {
          asks: ['count', 'end missing', 'plus one length'],
          answer: 'The length counts words, not steps. If the end word is not in the list, the answer is 0.',
        },
        {
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
          asks: ['minutes off by one', 'returns -1', 'no fresh', 'all at once'],
          answer:
            'Count a minute only if something rotted in that level; fresh left means -1; none at the start means 0.',
        },
        {
          asks: ['cost', 'complexity of oranges', 'time complexity', 'big o of this'],
          answer:
            'O(rows · cols): each orange enters the queue at most once, since it is marked when it rots.',
        },
        {
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
          asks: ['deadends', '0000 is dead', 'wrap 9 to 0'],
          answer: 'Check whether the start itself is a dead end. Wheels wrap: 9 goes to 0 and back.',
        },
        {
          asks: ['cost', 'number of states in the lock', 'time complexity', 'big o of this'],
          answer:
            'There are 10^4 = 10,000 states with 8 neighbors each, so at most 80,000 checks. That is constant; only reading the dead ends depends on the input.',
        },
        {
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
          asks: ['same color', 'infinite'],
          answer: 'If the new color equals the old one, return at once, or the search never ends.',
        },
        {
          asks: ['cost', 'complexity of flood fill', 'time complexity', 'big o of this'],
          answer:
            'O(rows · cols): each cell is recolored once. The recursion can be as deep as the number of cells.',
        },
        {
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
          asks: ['01 multi source', 'dp two passes', 'bfs from ones'],
          answer: 'A search from each 1 would take O((mn)²). Start from all zeros at once instead.',
        },
        {
          asks: ['cost', 'complexity of nearest zero', 'time complexity', 'big o of this'],
          answer:
            'O(rows · cols) with one BFS from all zeros, or two passes of DP, first from the top left, then from the bottom right.',
        },
        {
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
          asks: ['tle', 'multi source'],
          answer: 'Start from all gates at once, so that each room gets the distance to its nearest gate.',
        },
        {
          asks: ['cost', 'complexity of gates', 'time complexity', 'big o of this'],
          answer:
            'O(rows · cols), because each room is reached once, from its nearest gate. One BFS per gate takes O(gates · rows · cols).',
        },
        {
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
          asks: ['start blocked', 'length cells', 'diagonal'],
          answer: 'Check start and end cell; the length counts cells.',
        },
        {
          asks: ['cost', 'complexity of the binary matrix path', 'time complexity', 'big o of this'],
          answer: 'O(n²) for an n by n grid: each cell enters the queue at most once and has 8 neighbors.',
        },
        {
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
          asks: ['border check'],
          answer: 'Mark the entrance first and test border cells only after a move.',
        },
        {
          asks: ['cost', 'complexity of the maze', 'time complexity', 'big o of this'],
          answer: 'O(rows · cols) time and space: each cell enters the queue at most once.',
        },
        {
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
          asks: ['index', 'boustrophedon', 'chain'],
          answer: 'Every second row runs backwards; follow only one ladder or snake per move.',
        },
        {
          asks: ['cost', 'complexity of the board', 'time complexity', 'big o of this'],
          answer: 'O(n²) for an n by n board: each square is visited once and has 6 throws.',
        },
        {
          asks: ['takes two ladders in one move', 'ladder chain', 'wrong end square'],
          answer:
            'After a throw take at most one snake or ladder; its end does not start another one in the same move. Mark the square where you end.',
        },
      ],
    },
    {
      number: 815,
      questions: [
        {
          asks: ['tle', 'mark', 'stop to'],
          answer: 'Map stops to routes and use each route once.',
        },
        {
          asks: ['cost', 'complexity of bus routes', 'time complexity', 'big o of this'],
          answer:
            'O(total number of stops over all routes), if each route and each stop is expanded only once.',
        },
        {
          asks: ['what is a vertex here', 'stops or buses', 'what does a level mean'],
          answer:
            'Stops are vertices, and all stops of one route are neighbors of each other. A level is one more bus: from a stop take every unused route through it, and all new stops of that route belong to the next level.',
        },
        {
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
} satisfies TutorTexts
