import type { TutorTexts } from '../../tutor-texts.ts'

export const tutor = {
  questions: [
    {
      kind: 'what',
      question: 'What is topological sort?',
      asks: [
        'what is topological sort',
        'order of dependencies',
        'kahn algorithm idea',
        'order tasks with dependencies',
        'what is a topological order',
        'what does topological sort do',
        'how does topological sort work',
      ],
      answer:
        'It is an order of the vertices of a directed graph in which every edge goes forward: prerequisites first. Such an order exists exactly if there is no cycle.',
      further: {
        example:
          'Edges shirt→tie, tie→jacket, trousers→jacket.\n- Shirt, tie, trousers, jacket: every edge goes forward.\n- Trousers, shirt, tie, jacket: valid, too.\n- Shirt, jacket, tie, trousers: not valid, because tie→jacket goes backward.\nWith one more edge, jacket→shirt, no order would be valid.',
        why: 'On a cycle each vertex must come before the next one, and so before itself. Without a cycle, walking edges backward must stop at a vertex that nothing precedes. Put it first, remove it, and do the same with the rest.',
        check: {
          ask: 'Edges A→C, B→C and C→D. How many topological orders are there?',
          right: ['2', 'two'],
          because:
            'There are 2, namely A, B, C, D and B, A, C, D. Only A and B can be swapped, since no edge orders them.',
          wrong: [
            { says: ['1', 'one'], reply: 'Which edge or path decides whether A or B comes first?' },
            {
              says: ['24', 'twenty four'],
              reply: 'That is the number of all orders of four vertices. Where must C and D be?',
            },
            {
              says: ['3', 'three'],
              reply:
                'Fix the positions of C and D first. Which vertices are left to move, and in how many orders?',
            },
          ],
        },
        claims: [
          {
            says: ['it also works on undirected graphs', 'topological sort works for undirected edges'],
            isRight: false,
            reply:
              'No. An undirected edge does not say which end comes first, so there is nothing to respect.',
          },
          {
            says: ['topological sort sorts the values', 'it puts the numbers in ascending order'],
            isRight: false,
            reply: 'No. The values do not matter. With the edge 5→2 the vertex 5 comes before 2.',
          },
          {
            says: [
              'a dag always has a topological order',
              'it works only for dags',
              'no cycle means an order exists',
            ],
            isRight: true,
            reply:
              'Yes. A graph without a cycle has a vertex with no incoming edge. Output it, and the rest is again without a cycle. With a cycle there is no order.',
          },
          {
            says: ['prerequisites come first in the order', 'every edge goes forward in the order'],
            isRight: true,
            reply: 'Yes. For every edge u→v the vertex u comes earlier than v.',
          },
        ],
      },
    },
    {
      kind: 'when',
      question: 'When do I need a build order?',
      asks: [
        'when topo sort',
        'prerequisites',
        'build order npm makefile',
        'directed dependencies',
        'recognize topological sort',
        'course prerequisites which algorithm',
        'build order problem',
      ],
      answer:
        'You need one when things depend on others in one direction and you want a valid order, or only whether one exists: courses, builds, packages, alien alphabets. Undirected edges or shortest paths are something else.',
      further: {
        example:
          '"Bread needs dough and a hot oven, dough needs flour." As edges: dough→bread, oven→bread, flour→dough. A valid order is flour, dough, oven, bread. The question "how few steps lead from flour to bread?" on the same edges would be BFS instead.',
        why: 'A dependency says only which of two things comes first. That is a directed edge without length or cost. To satisfy all of them at once is exactly what a topological order does, and only a cycle can prevent it.',
        check: {
          ask: 'Package a needs b, b needs c, c needs a, and d needs e. How many of the five packages can never be installed?',
          right: ['3', 'three'],
          because:
            'It is 3: a, b and c wait for each other in a cycle. Package e waits for nothing, and then d is ready.',
          wrong: [
            {
              says: ['5', 'five', 'all'],
              reply: 'Look at e: does it wait for anything? And who waits for e?',
            },
            {
              says: ['1', 'one'],
              reply: 'Which of a, b and c could come first? Look at what each of them is waiting for.',
            },
            {
              says: ['2', 'two'],
              reply:
                'Go through a, b and c: is there one whose prerequisites can all be installed before it?',
            },
          ],
        },
        claims: [
          {
            says: ['prerequisites means topological sort', 'must come before is a topological sort'],
            isRight: true,
            reply:
              'Yes. "Must come before" is a directed edge, and you need an order that respects all of them.',
          },
          {
            says: [
              'i only need it if they ask for the order',
              'checking whether all can be finished is a different problem',
            ],
            isRight: false,
            reply:
              'No. Whether all can be finished is the same problem: an order exists exactly if there is no cycle, so run it and count what comes out.',
          },
          {
            says: ['topological sort gives the fewest steps', 'it finds the shortest way to finish a course'],
            isRight: false,
            reply:
              'No. It gives an order of all vertices. The fewest edges between two vertices is a distance, which BFS finds.',
          },
          {
            says: ['a cycle means that no order exists', 'with a cycle it is impossible'],
            isRight: true,
            reply: 'Yes. Each vertex of the cycle would have to come before itself.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: "How does Kahn's algorithm work?",
      asks: [
        'kahn',
        'indegree queue',
        'remove vertices without prerequisites',
        'topological sort steps',
        "how does kahn's algorithm work",
        'indegree zero queue',
      ],
      answer:
        "Count incoming edges. Put all vertices with 0 into a queue; take one, append it to the order, and lower its successors' counts; those that reach 0 enter the queue. If fewer than V come out, there is a cycle.",
      further: {
        example:
          'Edges A→C, B→C, C→D. Counts: A 0, B 0, C 2, D 1. Queue: A, B.\n- Output A: C goes to 1.\n- Output B: C goes to 0 and enters the queue.\n- Output C: D goes to 0 and enters.\n- Output D. The order is A, B, C, D, all four vertices.',
        why: 'The count of a vertex is the number of its prerequisites that are not output yet. When it is 0, all of them are in the order already, so appending the vertex is safe. Each edge lowers one count, when its start is output.',
        check: {
          ask: 'Edges A→B, A→C, A→D, B→D and C→D. A and B have been output. What is the count of D now?',
          right: ['1', 'one'],
          because:
            'It is 1: D began with 3 incoming edges, and A and B took away one each. Only C is missing.',
          wrong: [
            {
              says: ['0', 'zero'],
              reply: 'That would make D ready. Have all of its prerequisites been output?',
            },
            { says: ['2', 'two'], reply: 'You lowered it once. Which edges into D begin at A or at B?' },
            {
              says: ['3', 'three'],
              reply:
                'That is its count before anything is output. What happens to it each time a prerequisite is output?',
            },
          ],
        },
        claims: [
          {
            says: ['a stack works instead of a queue', 'the queue can also be a stack'],
            isRight: true,
            reply:
              'Yes. Every vertex with count 0 is ready, so you may take any of them. You get another valid order.',
          },
          {
            says: ['i push a successor when its count goes down', 'push every neighbor of the output vertex'],
            isRight: false,
            reply:
              'No. Push it only when its count becomes exactly 0. A count of 1 means that one prerequisite is still missing.',
          },
          {
            says: ['all vertices go into the queue at the start', 'start with every vertex in the queue'],
            isRight: false,
            reply:
              'No. Only those with count 0 go in. The others wait until their last prerequisite is output.',
          },
          {
            says: ['i push a vertex when its count becomes 0', 'push when the indegree is 0'],
            isRight: true,
            reply: 'Yes. A count of 0 means that all of its prerequisites are output, so it is ready.',
          },
        ],
      },
    },
    {
      kind: 'why',
      question: 'Why does a shorter result mean a cycle?',
      asks: [
        'why does a shorter result mean a cycle',
        'kahn cycle detection',
        'vertices left over',
        'how do i detect a cycle with kahn',
        'fewer nodes in the output',
        'how does the leftover tell me there is a cycle',
        "how does the leftover tell me there's a cycle",
        'what do the leftover vertices have to do with a cycle',
        'what does indegree have to do with finding a cycle',
        'why does a leftover mean there is a cycle',
      ],
      answer:
        'In a cycle every vertex waits for another one of the cycle, so none ever gets to 0 incoming edges. These vertices, and what depends on them, never come out.',
      further: {
        example:
          'Edges A→B, B→C, C→B, C→D. Counts: A 0, B 2, C 1, D 1. Output A: B goes to 1. Now the queue is empty, with 1 of 4 vertices output. B waits for C, C waits for B, and D waits for C.',
        why: 'Conversely, every vertex left over has a prerequisite that is left over, too, since otherwise its count would be 0. Walk back from one to the next: there are finitely many, so you come to one again, and that is a cycle.',
        check: {
          ask: "Edges P→Q, Q→R, R→Q, R→S and P→T. How many vertices does Kahn's algorithm output?",
          right: ['2', 'two'],
          because: 'It outputs 2, namely P and T. Q and R are on a cycle, and S waits for R.',
          wrong: [
            {
              says: ['3', 'three'],
              reply: 'Is S among them? Look at what its only prerequisite is waiting for.',
            },
            {
              says: ['1', 'one'],
              reply: 'After P is output, which counts go down, and does one of them become 0?',
            },
            { says: ['5', 'five', 'all'], reply: 'Follow the edges from Q. Do they lead back to it?' },
          ],
        },
        claims: [
          {
            says: [
              'if something is left over there is a cycle',
              'leftover vertices mean a cycle',
              'vertices that never come out show a cycle',
            ],
            isRight: true,
            reply:
              'Yes. Each one left over waits for another one left over. Walk back along these, and at some point you come to one again: a cycle.',
          },
          {
            says: ['the left over vertices are exactly the cycle', 'what does not come out is the cycle'],
            isRight: false,
            reply: 'No. Vertices that depend on a cycle are left over as well, although they are not on it.',
          },
          {
            says: ['if all vertices come out there is no cycle', 'V vertices in the output means acyclic'],
            isRight: true,
            reply:
              'Yes. In the output every edge goes forward, and a cycle would need an edge that goes backward.',
          },
          {
            says: ['a self loop does not count as a cycle', 'an edge to itself is harmless'],
            isRight: false,
            reply:
              'No. With the edge A→A the vertex waits for itself. Its count never becomes 0, so it never comes out.',
          },
          {
            says: [
              'fewer than V vertices in the output means a cycle',
              'a shorter output means there is a cycle',
            ],
            isRight: true,
            reply:
              'Yes. Every vertex left over waits for another one left over, and following these leads around a cycle.',
          },
        ],
      },
    },
    {
      kind: 'mistake',
      question: 'Which way does the edge go?',
      about: 207,
      asks: [
        'edge direction wrong',
        '[a, b] means b before a',
        'reversed order',
        'course schedule direction',
        'which way does the edge go',
      ],
      answer:
        'The pair [a, b] in course schedule means "b before a": the edge goes from b to a. With the direction reversed you get the order backwards, though the cycle check still works.',
      further: {
        example:
          "The pair [3, 1]: to take 3 you must have taken 1. So 3 goes into the list of 1, and the count of 3 rises to 1. Kahn's algorithm starts with 1 and then outputs 3. Built as 3→1, it would output 3 first, which is not allowed.",
        why: 'Reversing all edges also reverses every path, and a cycle read backwards is still a cycle. So the yes/no answer cannot notice it. An order of the reversed graph, however, puts each course before what it needs.',
        check: {
          ask: 'The pairs [1, 4], [2, 4] and [3, 4] mean that the first course needs the second. What is the indegree of course 4?',
          right: ['0', 'zero', 'none'],
          because:
            'It is 0: all three edges start at course 4, because it comes first. Courses 1, 2 and 3 have indegree 1.',
          wrong: [
            { says: ['3', 'three'], reply: 'Three edges touch course 4. Do they start there or end there?' },
            {
              says: ['1', 'one'],
              reply:
                'Draw the edge for the pair [1, 4]. Which course must come first, and at which end does the arrow point?',
            },
          ],
        },
        claims: [
          {
            says: ['the first course is the prerequisite', 'the edge starts at the first of the pair'],
            isRight: false,
            reply:
              'No. In Course Schedule [a, b] says that a needs b, so b comes first, and the edge goes from b to a.',
          },
          {
            says: ['the second course is the prerequisite', 'the edge starts at the second of the pair'],
            isRight: true,
            reply: 'Yes. [3, 1] says that 3 needs 1, so 1 comes first, and the edge is 1→3.',
          },
          {
            says: [
              'the cycle check works with reversed edges too',
              'direction does not matter for the yes/no question',
            ],
            isRight: true,
            reply:
              'Yes. A cycle stays a cycle if all its edges are reversed, so only the order comes out wrong.',
          },
          {
            says: [
              'i can reverse the result if the edges are backwards',
              'reversing the output repairs the wrong direction',
            ],
            isRight: true,
            reply:
              'Yes. An order of the reversed graph, read from the end, respects the original edges. Building the edges correctly is still clearer.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'Why do I reverse the postorder?',
      asks: [
        'dfs topological sort',
        'postorder reversed',
        'finish times',
        'why reverse',
        'topological order by dfs',
        'why reverse the postorder',
      ],
      answer:
        'A vertex is appended after all its successors are done, so they come before it in the list. Reversed, every vertex comes before its successors. Three states are needed to notice cycles.',
      further: {
        example:
          'Edges 1→3, 1→2, 2→3. DFS enters 1, then 3, which has no successors: append 3. Back in 1 it enters 2, whose successor is done: append 2, then 1. The list 3, 2, 1 reversed is 1, 2, 3. The order of entering, 1, 3, 2, would break 2→3.',
        why: 'Take an edge u→v. If v is done when u looks at it, it is in the list already. If v is new, its call ends before that of u. It cannot still be on the path, since that would be a cycle. So v is appended first.',
        check: {
          ask: 'Edges P→Q, P→R and R→Q. DFS starts at P and looks at Q first. Which vertex is appended second?',
          right: ['r', 'vertex r'],
          because:
            'It is R: Q is appended first, then R, whose only successor is done, and P last. Reversed this is P, R, Q.',
          wrong: [
            {
              says: ['q', 'vertex q'],
              reply: 'Q has no successors. So does anything have to be appended before it?',
            },
            {
              says: ['p', 'vertex p'],
              reply: 'P may be appended only when all of its successors are done. How many does it have?',
            },
          ],
        },
        claims: [
          {
            says: [
              'i can insert at the front instead of reversing',
              'appendleft instead of reverse at the end',
            ],
            isRight: true,
            reply:
              'Yes. It gives the same list. Use a deque or a linked list for it, because inserting at the front of an array costs O(n) each time.',
          },
          {
            says: [
              'the preorder works as well',
              'i can append when i enter the vertex',
              'append before visiting the successors',
            ],
            isRight: false,
            reply:
              'No. With 1→3, 1→2 and 2→3 the preorder may be 1, 3, 2, which puts 3 before its prerequisite 2.',
          },
          {
            says: [
              'with edges to the prerequisites no reversing is needed',
              'if edges point to prerequisites the postorder is the answer',
            ],
            isRight: true,
            reply:
              'Yes. Then everything a course needs is appended before it, so the postorder itself is a valid order.',
          },
          {
            says: ['append a vertex after its successors', 'i append it when all successors are done'],
            isRight: true,
            reply:
              'Yes. So its successors come before it in the list, and after reversing they come after it.',
          },
        ],
      },
    },
    {
      kind: 'compare',
      question: 'How do BFS and DFS compare for a topological order?',
      asks: ['kahn or dfs', 'which topological sort', 'bfs vs dfs topo'],
      answer:
        'Both take O(V + E). Kahn shows cycles by the count, gives levels (what can run in parallel) and, with a heap, the smallest order. DFS is shorter if you already have it, but the recursion may be deep.',
      with: 'depth-first-search',
      further: {
        example:
          'Edges A→C, A→D, B→C.\n- Kahn: A and B are ready at once (level 1), then C and D (level 2). Two rounds are enough.\n- DFS: A appends C, D, A, then B is appended. Reversed: B, A, D, C. Valid, but it does not show what can run at the same time.',
        why: "Kahn's counts show at every moment all the vertices that are ready, so you can take them together or the smallest first. DFS commits itself to a path before it knows what else is ready.",
        check: {
          ask: "Edges 1→2, 1→3, 2→4 and 3→4. Kahn's algorithm removes all ready vertices at once. In how many rounds is it done?",
          right: ['3', 'three'],
          because:
            'It takes 3 rounds: 1, then 2 and 3 together, then 4. The rounds match the longest path, which has three vertices.',
          wrong: [
            {
              says: ['4', 'four'],
              reply:
                'That is one round per vertex. Are there two vertices that become ready at the same time?',
            },
            { says: ['2', 'two'], reply: 'The longest path has two edges. How many vertices are on it?' },
          ],
        },
        claims: [
          {
            says: [
              'kahn always gives the smallest order',
              'a plain queue gives the lexicographically smallest order',
            ],
            isRight: false,
            reply:
              'No. A queue outputs in the order of becoming ready. Take the smallest ready vertex with a heap instead.',
          },
          {
            says: ['kahn is faster than dfs', 'dfs needs more time than kahn'],
            isRight: false,
            reply:
              'No. Both look at each vertex and each edge once, O(V + E). Choose by what you need besides the order.',
          },
          {
            says: ['dfs must know which vertices are on the path', 'dfs needs three states to see a cycle'],
            isRight: true,
            reply:
              'Yes. A done vertex is harmless, one on the current path closes a cycle, and a single mark cannot tell them apart.',
          },
          {
            says: ['kahn shows what can run in parallel', 'kahn gives levels'],
            isRight: true,
            reply:
              'Yes. All vertices with count 0 at the same time can run together, and each such round is one level.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'How do I find the order of letters from sorted words?',
      about: 269,
      asks: [
        'alien dictionary',
        'first differing letter',
        'prefix problem',
        'letters without edges',
        'order of letters from sorted words',
      ],
      answer:
        'Compare neighboring words only, and take the first differing letter as an edge. If a longer word comes before its own prefix, no order exists. Letters without edges belong to the result, too.',
    },
    {
      kind: 'cost',
      question: "What does Kahn's algorithm cost?",
      asks: [
        'topological sort complexity',
        'O(V + E) kahn',
        'heap variant',
        'cost of topological sort',
        'V + E or V * E',
      ],
      answer:
        'O(V + E) time and space: each vertex is output once, and each edge lowers one count once. With a heap for the smallest order O(V log V + E), since each vertex is pushed and popped once.',
      further: {
        example:
          'Edges X→Y, X→Z, Y→Z: V = 3, E = 3.\n- Count the incoming edges: 3 steps.\n- Look for counts of 0: 3 steps.\n- Pop X, Y, Z: 3 steps.\n- Lower counts: Y once, Z twice, 3 steps.\nThat makes 12, which is 2 · V + 2 · E.',
        why: 'An edge is used when its start is output, and a vertex is output at most once, so no edge is used twice. Ready vertices need not be searched for: a count shows it the moment it becomes 0.',
        check: {
          ask: 'Instead of a queue you scan all V vertices for one with count 0 before each output. What does the whole algorithm cost in the worst case?',
          right: [
            'o(v^2)',
            'o(v²)',
            'v^2',
            'v²',
            'v squared',
            'o(v*v)',
            'o(v * v)',
            'quadratic',
            'o(v^2 + e)',
            'o(v² + e)',
            'o(n^2)',
            'o(n²)',
            'n squared',
          ],
          because:
            'O(V²): there are V outputs with a scan of up to V vertices each. The edges add E, which is at most about V².',
          wrong: [
            {
              says: ['o(v + e)', 'o(v+e)', 'v + e', 'v+e'],
              reply: 'That is the cost with a queue. What does one scan cost, and how many scans are there?',
            },
            { says: ['o(v)', 'linear', 'o(n)'], reply: 'One scan costs that much. How often do you scan?' },
            {
              says: ['o(v * e)', 'o(v*e)'],
              reply: 'Each edge still lowers only one count, in total E steps. What do the scans add?',
            },
          ],
        },
        claims: [
          {
            says: ['kahn is O(V * E)', 'each vertex looks at all edges'],
            isRight: false,
            reply:
              'No. Each vertex looks only at its own outgoing edges, once. Over all vertices these are E edges.',
          },
          {
            says: ['the heap version is slower by a log', 'a heap makes it V log V + E'],
            isRight: true,
            reply:
              'Yes. Each of the V vertices is pushed and popped once at O(log V). Lowering a count stays O(1), so edges cost nothing extra.',
          },
          {
            says: ['memory is O(V) because of the queue', 'space does not depend on the edges'],
            isRight: false,
            reply:
              'No. The adjacency lists contain all E edges, so the space is O(V + E). Only queue and counts are O(V).',
          },
          {
            says: ['kahn is O(V + E)', 'topological sort takes V plus E'],
            isRight: true,
            reply: 'Yes. Each vertex is output once, and each edge lowers one count once.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'Is the order unique?',
      asks: [
        'can there be more than one order',
        'more than one order',
        'is the order unique',
        'several valid orders',
        'longest path in dag',
        'parallel semesters',
        'is there only one order',
      ],
      answer:
        'If there is no cycle, the order is unique exactly if the queue never contains more than one vertex. Processing it level by level gives the fewest semesters; the longest path takes the `max` over the predecessors in topological order.',
      further: {
        example:
          'Edges 1→2, 2→3, 1→3. The queue contains 1, then 2, then 3, always one vertex, so 1, 2, 3 is the only order. Without the edge 2→3 both 2 and 3 wait after 1 is output, and 1, 3, 2 is valid as well.',
        why: 'Two vertices that wait at the same time do not need each other, so either may go first, which gives two orders. If only one waits each time, it has to be the next, and there is never a choice.',
        check: {
          ask: 'A graph of 5 vertices has exactly one topological order. How many edges must it have at least?',
          right: ['4', 'four'],
          because:
            'At least 4: each vertex of the order needs an edge to the next one, otherwise these two could be swapped.',
          wrong: [
            {
              says: ['5', 'five'],
              reply: 'Each vertex needs an edge to the one after it. Does that hold for the last one, too?',
            },
            {
              says: ['10', 'ten'],
              reply: 'That is an edge for every pair. Which pairs follow from the others along the order?',
            },
            {
              says: ['1', 'one'],
              reply: 'One edge orders two vertices. What about the other pairs of neighbors in the order?',
            },
          ],
        },
        claims: [
          {
            says: [
              'there can be two valid orders',
              'the order is not always unique',
              'a dag can have two orders',
            ],
            isRight: true,
            reply: 'Yes. Whenever two vertices are ready at the same time, either may go first.',
          },
          {
            says: ['a dag has exactly one order', 'without a cycle the order is unique'],
            isRight: false,
            reply: 'No. With the edges 1→2 and 1→3 both 1, 2, 3 and 1, 3, 2 are valid.',
          },
          {
            says: [
              'unique means a path through all vertices',
              'unique if each vertex has an edge to the next',
            ],
            isRight: true,
            reply:
              'Yes. If two neighbors in the order had no edge between them, they could be swapped, and there would be a second order.',
          },
          {
            says: ['one vertex with indegree 0 means it is unique', 'unique if there is only one start'],
            isRight: false,
            reply:
              'No. It must hold at every step. With 1→2 and 1→3 there is one start, but after it two vertices are ready.',
          },
        ],
      },
    },
    {
      kind: 'mistake',
      question: 'What if the same prerequisite is listed twice?',
      asks: ['duplicate edges', 'indegree counted twice', 'self loop', 'same prerequisite listed twice'],
      answer:
        'If the same edge is given twice, count it twice and lower it twice, or store it once in a set. Counting twice but storing once never reaches 0. A self-loop is a cycle.',
    },
    {
      kind: 'what',
      question: 'What does indegree mean?',
      asks: [
        'what is indegree',
        'indegree meaning',
        'in-degree out-degree',
        'what does indegree mean',
        'what is in-degree',
        'in-degree meaning',
        'what is out-degree',
        'what is the indegree of a vertex',
      ],
      answer:
        "The number of edges that point to a vertex, that is, how many prerequisites are still open. In Kahn's algorithm a vertex is ready when it is 0.",
    },
    {
      kind: 'why',
      question: 'Why can a vertex with indegree 0 go first?',
      asks: [
        'why does indegree 0 mean it can go first',
        'why does kahn work',
        'why no cycle if all nodes are output',
        'why can a node with no incoming edges go first',
      ],
      answer:
        'A vertex of indegree 0 waits for nothing, so it may come next; removing it frees its successors. In a cycle every vertex waits for another, so none of them ever reaches 0, and fewer than V vertices are output.',
    },
    {
      kind: 'when',
      question: 'In which order do I start services that need others?',
      asks: [
        'services that must be started before others, find a start order',
        'each module declares what it needs first',
        'output an order or say that it is impossible',
        'tasks that wait for other tasks',
        'install packages with their dependencies first',
        'each one lists which others have to come before',
      ],
      answer:
        '"Must come before" makes a directed graph, and an order that respects it is a topological sort. Kahn\'s algorithm repeatedly outputs a vertex that waits for nothing. If fewer vertices come out than there are, a cycle makes it impossible. O(V + E).',
    },
    {
      kind: 'compare',
      question: 'Do I need a topological sort or a plain DFS?',
      asks: ['topological sort or plain dfs', 'order or reachability', 'kahn or post order'],
      answer:
        "If you need an order that respects dependencies, sort topologically: with Kahn's indegrees and a queue, or by reversing the order in which DFS finishes (postorder). If you need only reachability or a cycle, plain DFS is enough.",
      with: 'depth-first-search',
    },
    {
      kind: 'mistake',
      question: 'Is the preorder of a DFS a valid order?',
      asks: [
        'dfs preorder is a valid order, right',
        'output when entering the node',
        'append before visiting the successors',
        'plain dfs order respects prerequisites',
      ],
      answer:
        'No. With A→B, A→C and C→B a DFS may enter A, B, C, which puts B before its prerequisite C. Append a vertex when its successors are finished, and reverse the list at the end: A, C, B.',
    },
    {
      kind: 'mistake',
      question: 'Can I sort by the number of prerequisites?',
      asks: [
        'sort by number of prerequisites',
        'fewest prerequisites first is enough',
        'order by indegree once',
      ],
      answer:
        'No. With X→B, Y→B and B→C, C has one prerequisite and B has two, so sorting puts C before B. The counts must go down while vertices are removed: C is ready only after B is output.',
    },
    {
      kind: 'mistake',
      question: "Are the vertices that Kahn's algorithm leaves out exactly the cycle?",
      asks: [
        'leftover nodes are exactly the cycle',
        'what kahn does not output is the cycle',
        'remaining vertices form the loop',
      ],
      answer:
        'No, they also include what depends on a cycle. With A→B, B→A and B→C the vertex C is left over, too, although it is on no cycle. To print a cycle, run a DFS with three states and walk back along the path from the edge that meets a vertex still on it.',
    },
    {
      kind: 'mistake',
      question: 'Is the BFS distance from the start a valid order?',
      asks: [
        'bfs distance from the start is a valid order',
        'levels by fewest steps give the order',
        'plain bfs is topological',
      ],
      answer:
        "No. With A→B, A→C and C→B both B and C are at distance 1, so BFS may output B before C. Kahn's algorithm pushes a vertex only when its last prerequisite is output, so its levels follow the longest path, not the shortest.",
    },
    {
      kind: 'mistake',
      question: 'Why are independent courses missing from my result?',
      asks: [
        'independent courses missing from the result',
        'isolated vertices do not come out',
        'order is too short without a cycle',
        'first node has no entry in the dict',
      ],
      answer:
        'You built the vertices from the edges only, so those without edges have no entry. Start with an indegree of 0 for all n vertices. Also check that successors without outgoing edges exist in the adjacency map.',
    },
    {
      kind: 'mistake',
      question: 'Why is my result empty although an order exists?',
      asks: [
        'empty result though an order exists',
        'queue is empty from the beginning',
        'nothing comes out of kahn',
        'always says impossible',
      ],
      answer:
        'An acyclic graph always has a vertex with count 0. If the queue is empty at once, you did not push these vertices, or you store each edge in both directions. If the order is only too short, counts and lists use different directions: for "a needs b" add a to the list of b and increase the count of a, not of b.',
    },
    {
      kind: 'mistake',
      question: 'Why does it report a cycle for a shared prerequisite?',
      asks: [
        'claims a cycle for a shared prerequisite',
        'says impossible on a diamond',
        'two courses need the same one and it fails',
      ],
      answer:
        "You treat every visited vertex as a cycle. In A→B, A→C, B→D, C→D the second visit of D is harmless, because D is finished. Only a vertex on the current path closes a cycle, so use three states or Kahn's counts.",
    },
    {
      kind: 'mistake',
      question: 'Why does a course come out twice?',
      asks: [
        'a course comes out twice',
        'same vertex several times in the order',
        'duplicates in my topological order',
      ],
      answer:
        'The vertex is pushed more than once. Push it only at the moment its count becomes exactly 0, not whenever a prerequisite is removed. Count repeated edges as often as you store them. With DFS, skip vertices that are already done.',
    },
    {
      kind: 'when',
      question: 'How do I find who is older from single statements?',
      asks: [
        'socks before shoes, get dressed',
        'cells of a sheet must be recalculated in order',
        'who is older, from single statements',
        'recipe steps that need earlier steps',
        'database tables with foreign keys, fill order',
      ],
      answer:
        'Each statement "this before that" is a directed edge, and a full order that respects all of them is a topological sort. If the statements contradict each other, there is a cycle. O(V + E).',
    },
    {
      kind: 'how',
      question: 'How early can everything be done?',
      asks: [
        'minimum total time with parallel work',
        'tasks with durations, finish as early as possible',
        'critical path',
        'when can everything be done',
      ],
      answer:
        'Go through a topological order with `finish[v] = duration[v] + max(finish of its prerequisites)`, where the maximum is 0 if there are none. The largest finish is the minimum total time if any number of tasks can run at once: O(V + E). With a limited number of workers the problem is NP-hard in general.',
    },
    {
      kind: 'how',
      question: 'How do I find a shortest path in an acyclic graph?',
      asks: [
        'what if there are negative edges but no cycles',
        'negative weights in a graph without cycles',
        'shortest path in a dag',
        'negative weights without cycles',
        'longest path in linear time',
        'dijkstra or topological order on a dag',
      ],
      answer:
        'Relax the edges in topological order: each vertex is final before its edges are used, so O(V + E) is enough, negative weights are allowed, and with `max` you get the longest path. On a DAG prefer this to Dijkstra; in general graphs the longest simple path is NP-hard.',
    },
    {
      kind: 'how',
      question: 'How many orders are there?',
      asks: ['list every valid order', 'count all topological orders', 'how many orders are there'],
      answer:
        'To list them, backtrack: choose any vertex with count 0, lower its successors, recurse, and undo. To count them, use DP over the set of vertices already taken, O(2^n · n), for n up to about 20. No polynomial method is known for counting in general.',
    },
    {
      kind: 'what',
      question: 'What is a prerequisite graph?',
      asks: [
        'how do i model prerequisites',
        'course schedule in simple words',
        'what is a prerequisite graph',
        'prerequisites as a graph',
        'how does course schedule work',
        'how do i turn courses into a graph',
      ],
      answer:
        'Each course is a node, and “a before b” is a directed edge a → b. An order that respects all edges exists exactly if the graph has no cycle. Count for each node how many edges lead in. Take any node with 0, remove it, lower the counts of its followers, and repeat. If all nodes are taken, it is possible; otherwise there is a cycle. O(V + E).',
    },
    {
      kind: 'why',
      question: 'Why does a topological order need a graph without cycles?',
      asks: [
        'why does topological sort need a dag',
        'why must there be no cycle',
        'why does it need an acyclic graph',
        'why does topological sort not work with a cycle',
        'why can there be no topological order with a cycle',
        'why no cycles in topological sort',
        'what happens if there is a cycle',
        'what if the graph has a cycle',
      ],
      answer:
        'Every vertex must come after all that it depends on. In a cycle such as A→B→C→A, A must come before B, B before C, and C before A, so none of them can be first. Without a cycle there is always a vertex with no incoming edge; output it, remove its edges, and repeat.',
    },
    {
      kind: 'how',
      question: 'Which way do the edges of a course schedule go?',
      about: 207,
      asks: [
        'course schedule which way do the edges go',
        'which way do the edges go',
        'direction of the edges',
        'edge from a to b or from b to a',
        'what does [a, b] mean',
      ],
      answer:
        'From the prerequisite to the course that needs it. The pair [1, 0] says “to take 1 you must first take 0”, so the edge is 0→1 and the in-degree of 1 goes up. Then the order lists 0 before 1. If you only need true or false, the other direction works as well, since a reversed cycle is still a cycle.',
    },
    {
      kind: 'when',
      question: 'Does the graph have to be connected or directed?',
      asks: [
        'does it need to be connected',
        'does it work for undirected graphs',
        'disconnected graph in topological sort',
        'topological sort on an undirected graph',
        'what if some courses have no edges',
        'does the graph have to be connected',
      ],
      answer:
        'It must be directed: an undirected edge says nothing about before and after. It need not be connected. Vertices without incoming edges, in any part, all enter the queue at the start. With 4 courses and the one pair [1, 0], the courses 2 and 3 have no edges and may come anywhere, but they belong to the result.',
    },
    {
      kind: 'how',
      question: 'How do I explain a topological sort in an interview?',
      asks: [
        'how would i explain that in an interview',
        'explain topological sort to an interviewer',
        'how do i present course schedule',
        'what do i say about kahn',
      ],
      answer:
        'Say which edge you draw: “An edge from each prerequisite to the course.” Then: “I take what has no open prerequisite, and lower the counts of what depends on it. If fewer than n come out, the rest is in a cycle.” Trace three courses. O(V + E) time and space: each vertex once, each edge once.',
    },
    {
      kind: 'mistake',
      question: 'What if there are no prerequisites?',
      about: 207,
      asks: [
        'what if there are no prerequisites',
        'no edges in course schedule',
        'empty prerequisites',
        'one course only',
        'course that needs itself',
        'duplicate prerequisites',
      ],
      answer:
        'Then every in-degree is 0, all courses enter the queue at the start, and any order is right. A course that needs itself is a cycle of length 1: its count never reaches 0. A pair given twice raises the count twice and lowers it twice, if the edge is stored twice as well, so it does no harm.',
    },
    {
      kind: 'how',
      question: 'What do I do after I take a course?',
      about: 210,
      asks: [
        'what do i do after i take a course',
        'what happens after popping a node',
        'what do i do with the neighbors',
        'when does a course enter the queue',
        'what happens when a course is taken',
      ],
      answer:
        'Append it to the order, then lower the in-degree of every course that depends on it by 1. A course whose count reaches 0 enters the queue, since its last open prerequisite is done. With the edges A→C and B→C: taking A lowers C from 2 to 1, taking B lowers it to 0, and now C enters.',
    },
    {
      kind: 'how',
      question: 'Can I use DFS instead of Kahn?',
      asks: [
        'can i use dfs',
        'dfs instead of kahn',
        'does dfs work too',
        'topological sort by dfs how',
        'can i use dfs for course schedule',
      ],
      answer:
        'Yes. Run DFS with three states: new, on the current path, finished. Append a course when all courses that depend on it are finished, and reverse the list at the end. An edge to a course on the current path is a cycle: return an empty list. O(V + E), as with Kahn.',
    },
    {
      kind: 'mistake',
      question: 'What if the longer word comes before its own prefix?',
      about: 269,
      asks: [
        'what if the longer word comes first',
        'longer word before its prefix',
        'abc before ab',
        'prefix after the longer word',
        'invalid alien dictionary',
      ],
      answer:
        'Then the list is not sorted in any alphabet: "abc" before "ab" is impossible, because a prefix always comes first. Return the empty string. The other way around, "ab" before "abc", is fine and gives no edge. Check it when no letter differs: the first word must not be longer.',
    },
    {
      kind: 'mistake',
      question: 'What changes if I add an edge that closes a cycle?',
      asks: [
        'what if i add an edge that makes a cycle',
        'adding an edge that closes a cycle',
        'what does kahn output if there is a cycle',
        'what comes out of kahn with a cycle',
        'course schedule with a cycle, what is the output',
        'what happens if 2 -> 0 is added',
        'what is the order if courses form a cycle',
      ],
      answer:
        "Then no valid order exists. With 0→1 and 1→2 Kahn's algorithm outputs 0, 1, 2. Add 2→0: now each course waits for another one, no count is 0, and nothing comes out. Courses that do not depend on the cycle still come out: with a fourth course 3 without prerequisites the result is just 3. Fewer than n courses means that it is impossible.",
    },
    {
      kind: 'mistake',
      question: 'Is it enough to look for two courses that need each other?',
      asks: [
        'is it enough to check pairs that need each other',
        'check only if a needs b and b needs a',
        'cycle is just two courses needing each other right',
        'do i only have to check both directions of a pair',
        'look for [a,b] and [b,a] is that enough',
        'a cycle of three courses',
      ],
      answer:
        "No, a cycle can be longer. With the edges 0→1, 1→2 and 2→0 no two courses need each other directly, and still none of the three can be first. So checking all pairs [a, b] and [b, a] misses it. Kahn's algorithm or a DFS with three states finds a cycle of any length, in O(V + E).",
    },
    {
      kind: 'how',
      question: "What if I use a stack instead of a queue in Kahn's algorithm?",
      asks: [
        'can i use a stack in kahn',
        'kahn with a stack',
        'does kahn need a queue',
        'queue or stack for topological sort',
        'what if i use a stack instead of a queue',
        'is the order still valid with a stack',
        'can i use a list and pop the last in kahn',
      ],
      answer:
        'The order is still valid. A vertex enters only when its last prerequisite has been output, so whichever ready vertex you take next, every edge goes forward. It may be another order: with 0→2 and 1→3 a queue gives 0, 1, 2, 3 and a stack 1, 3, 0, 2, and both are valid. Keep the queue if you process level by level, as for the fewest semesters.',
      further: {
        example:
          'The edges 0→2 and 1→3.\n- At the start 0 and 1 have no prerequisites; push 0, then 1.\n- Stack: pop 1, which frees 3. Pop 3. Pop 0, which frees 2. Pop 2. The order is 1, 3, 0, 2.\n- Queue: 0, which frees 2. Then 1, which frees 3. Then 2 and 3. The order is 0, 1, 2, 3.\n\nIn both, 0 is before 2 and 1 is before 3.',
        why: 'The count of a vertex is the number of its prerequisites that have not been output. It enters the stack or queue only when that count is 0, so when it is output, all its prerequisites are already in the order. Which ready vertex is taken first plays no part in this argument. A set or a heap works, too.',
        check: {
          ask: 'The only edge is 0→1, and vertex 2 has none. A stack starts with 0 pushed, then 2. Which vertex is output last?',
          right: ['1', 'vertex 1'],
          because: '1: the stack gives 2, then 0, which frees 1, then 1.',
          wrong: [
            {
              says: ['2', 'vertex 2'],
              reply: '2 was pushed last, so when does a stack take it?',
            },
            {
              says: ['0', 'vertex 0'],
              reply: '1 needs 0, so can 0 be after it?',
            },
          ],
        },
        claims: [
          {
            says: ['with a stack the topological order is wrong', 'kahn only works with a queue'],
            isRight: false,
            reply:
              'No. Every vertex that enters is ready, so any of them may be next. The order differs but is valid.',
          },
          {
            says: ['kahn works with a heap', 'a heap gives the smallest order'],
            isRight: true,
            reply:
              'Yes. A min heap always takes the smallest ready vertex, which gives the lexicographically smallest order.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'How do I check that a given order is valid?',
      asks: [
        'how do i check if an order is valid',
        'is this order a valid topological order',
        'verify a topological order',
        'test whether a course order is allowed',
        'check a given order of courses',
        'how can i tell if my order is right',
        'validate a topological sort',
      ],
      answer:
        'Check that each of the n vertices occurs exactly once, and store its position in the order. The order is valid if for every edge u→v the position of u is smaller than that of v. For 0→1 and 0→2 the order 0, 2, 1 is valid, and 1, 0, 2 is not, since 1 comes before 0. That takes O(V + E).',
    },
    {
      kind: 'how',
      question: 'How do I detect a cycle in a directed graph by in-degrees?',
      asks: [
        'detect a cycle with in-degrees',
        'detect a cycle in a directed graph',
        'cycle detection by indegree',
        'how do in-degrees show a cycle',
        'directed cycle without dfs',
        'find a cycle with kahn',
        'use indegree to check for a cycle',
      ],
      answer:
        'Count for each vertex how many edges lead in, and put those with 0 into a queue. Take one out, count it, and lower the in-degree of its successors; each that reaches 0 enters the queue. If fewer than V vertices come out, the directed graph has a cycle. With 0→1, 1→2 and 2→1 only 0 comes out, 1 of 3. O(V + E).',
      further: {
        example:
          'The edges 0→1, 1→2, 2→3 and 3→1.\n- In-degrees: 0 has 0, 1 has 2 (from 0 and 3), 2 has 1, 3 has 1.\n- Only 0 enters the queue. Take it out: 1 goes from 2 to 1.\n- The queue is empty, and 1 of 4 vertices came out.\n\nSo there is a cycle: 1, 2, 3.',
        why: 'A vertex on a cycle loses its last incoming edge only after the vertex before it on the cycle has come out. That holds for each vertex of the cycle, so none can be first. If there is no cycle, some vertex without incoming edges is always left, so all of them come out.',
        check: {
          ask: 'The edges are 0→1, 2→3 and 3→2. How many vertices come out?',
          right: ['2', 'two'],
          because: '2: 0, and then 1. The vertices 2 and 3 wait for each other.',
          wrong: [
            {
              says: ['0', 'none', 'zero'],
              reply: 'Which vertex has no incoming edge at all? It comes out.',
            },
            {
              says: ['1', 'one'],
              reply: '0 comes out, and what does that do to the count of 1?',
            },
            {
              says: ['4', 'four'],
              reply: 'Can 2 come out before 3, or 3 before 2?',
            },
          ],
        },
        claims: [
          {
            says: [
              'in-degrees also detect cycles in undirected graphs this way',
              'kahn works for undirected graphs',
            ],
            isRight: false,
            reply:
              'No, it needs directions. In an undirected graph use a DFS with the parent, or union-find.',
          },
          {
            says: [
              'if no vertex has in-degree 0 there is a cycle',
              'no vertex with in-degree 0 means a cycle',
            ],
            isRight: true,
            reply:
              'Yes, if the graph has a vertex: walk backward along incoming edges, and at some point a vertex repeats.',
          },
        ],
      },
    },
    {
      kind: 'cost',
      question: 'What do V and E mean in O(V + E)?',
      asks: [
        'what is v and e in o(v+e)',
        'what does o(v+e) mean',
        'what does v stand for',
        'what does e stand for',
        'what are v and e in course schedule',
        'what do the letters mean',
      ],
      answer:
        'V is the number of vertices and E the number of edges. In a course schedule V is the number of courses and E the number of prerequisite pairs. Each course is output once and each pair lowers one count once, so the work adds up to O(V + E), and not V · E.',
    },
  ],
  problems: [
    {
      number: 207,
      questions: [
        {
          question: 'Which way does [a, b] point, and how do I notice a cycle?',
          asks: ['direction', 'cycle detection visited', 'three states', 'one visited set wrong'],
          answer:
            '[a, b] means b before a. With DFS you need three states: meeting a vertex on the current path is a cycle, meeting a finished one is not.',
          further: {
            example:
              'Pairs [1, 0], [2, 0], [2, 1] are the edges 0→1, 0→2, 1→2. DFS goes 0, 1, 2 and finishes 2 and 1. Then 0→2 meets the finished 2: no cycle, return true. With [0, 2] added, the edge 2→0 meets 0 on the path: return false.',
            why: 'On the path each course must come before the next. An edge from the last one back to an earlier one demands that this course comes before itself. A finished course is not part of this chain, so an edge to it demands nothing new.',
            check: {
              ask: 'Pairs [1, 0], [2, 1], [3, 2] and [1, 3]. How many of the four courses are on the cycle?',
              right: ['3', 'three'],
              because: 'It is 3: the edges 1→2, 2→3 and 3→1 form the cycle. Course 0 only leads to it.',
              wrong: [
                {
                  says: ['4', 'four', 'all'],
                  reply: 'Does any edge lead back to course 0? Write the four edges down.',
                },
                {
                  says: ['2', 'two'],
                  reply:
                    'Follow the edges from course 1 until you are there again. Which courses do you pass?',
                },
              ],
            },
            claims: [
              {
                says: [
                  'one visited set is enough for course schedule',
                  'visited again means there is a cycle',
                ],
                isRight: false,
                reply:
                  'No. Two courses may share a prerequisite or a successor: with 0→1, 0→2 and 1→2 course 2 is met twice without a cycle.',
              },
              {
                says: [
                  'return true if kahn outputs all n courses',
                  'all courses come out means it is possible',
                ],
                isRight: true,
                reply:
                  'Yes. The output is an order in which every prerequisite comes first, so you can take the courses like that.',
              },
              {
                says: ['the first course is the prerequisite', 'i take the first course of the pair before'],
                isRight: false,
                reply: 'No. The second course is the prerequisite: for [1, 0] you take 0 before 1.',
              },
              {
                says: ['the second course of the pair comes first', 'the second course is the prerequisite'],
                isRight: true,
                reply: 'Yes. [1, 0] says that 1 needs 0, so 0 comes first, and the edge is 0→1.',
              },
            ],
          },
        },
        {
          question: 'What does the check cost?',
          asks: ['cost', 'complexity of course schedule', 'time complexity', 'big o of this'],
          answer:
            'O(V + E) for V courses and E pairs: each course is removed once, and each pair lowers one count once.',
        },
      ],
    },
    {
      number: 210,
      questions: [
        {
          question: 'When do I reverse the order, and when is it empty?',
          asks: ['order reversed', 'dfs order reverse', 'return empty list'],
          answer:
            "With DFS, append a course after all its successors and reverse the list at the end. With Kahn's algorithm you reverse nothing. If there is a cycle, return an empty list.",
        },
        {
          question: 'Does the order cost more than the yes/no answer?',
          asks: ['cost', 'complexity of the order', 'time complexity', 'big o of this'],
          answer: 'O(V + E), as for the yes/no version; the order is only recorded.',
        },
        {
          question: 'Why are courses without any pair missing?',
          asks: ['courses without pairs missing', 'order too short', 'isolated courses'],
          answer: 'Start with indegree 0 for all courses, not only for those that occur in pairs.',
        },
      ],
    },
    {
      number: 269,
      questions: [
        {
          question: 'When is there no order, and which letters belong to it?',
          asks: ['prefix', 'letters without edges', 'invalid order abc ab'],
          answer:
            'If a word is followed by its own proper prefix, or the edges form a cycle, there is no order. Otherwise all letters of the words belong to it, also those without edges.',
        },
        {
          question: 'What does it cost to build and sort the graph?',
          asks: ['cost', 'complexity of alien dictionary', 'time complexity', 'big o of this'],
          answer:
            'O(C), where C is the total number of characters in all words: each pair of neighboring words is compared once, and the graph has at most 26 vertices.',
        },
        {
          question: 'Which letters of two words give an edge?',
          asks: ['takes all differing letters as edges', 'compares all words', 'wrong order'],
          answer:
            'Compare neighboring words only, and take only their first difference as an edge. The letters after it say nothing about the order.',
        },
      ],
    },
    {
      number: 802,
      questions: [
        {
          question: 'Which nodes can I remove as safe?',
          asks: ['outdegree zero'],
          answer:
            'First those without outgoing edges, then, again and again, those whose edges all lead to removed nodes. Every node that you can remove is safe.',
        },
        {
          question: 'How long does it take to find all of them?',
          asks: ['cost', 'complexity of safe nodes', 'time complexity', 'big o of this'],
          answer:
            'O(V + E), by reversed edges and Kahn or by DFS with three states; sorting the answer adds O(V log V) at most.',
        },
        {
          question: 'When is a node safe, and where do I start?',
          asks: ['nodes that lead to a cycle', 'what is safe', 'reversed edges'],
          answer:
            'A node is safe if every path from it ends. Nodes that can reach a cycle are unsafe. Start from the nodes without outgoing edges, go back along reversed edges, and add a node when all its successors are safe.',
        },
      ],
    },
    {
      number: 310,
      questions: [
        {
          question: 'How many centers can there be?',
          asks: ['two roots', 'peel leaves', 'single node'],
          answer:
            'One or two: the middle of a longest path is either a node or an edge. Treat n = 1 separately, because a single node has no leaf to peel.',
        },
        {
          question: 'How fast is peeling?',
          asks: ['cost', 'complexity of the centers', 'time complexity', 'big o of this'],
          answer: 'O(n), since each edge is removed once. BFS from every node takes O(n²).',
        },
        {
          question: 'Why do I peel off the leaves?',
          asks: ['why leaves', 'why peel from outside', 'why at most two'],
          answer:
            'The center of a longest path has the smallest height. Removing all leaves shortens such a path by one node at each end, so its one or two middle nodes are left.',
        },
        {
          question: 'What do I return for a single node?',
          asks: ['empty result for one node', 'n = 1 crashes', 'single vertex prints nothing'],
          answer: 'A single node has no edges and no leaves, so return [0] at once.',
        },
      ],
    },
    {
      number: 2115,
      questions: [
        {
          question: 'What goes into the queue, and when?',
          asks: ['queue', 'cycle of'],
          answer:
            'All supplies go in at the start. Each recipe counts its missing ingredients and goes in when the count is 0. Recipes that need each other in a cycle never do.',
        },
        {
          question: 'How much work is it?',
          asks: ['cost', 'complexity of recipes', 'time complexity', 'big o of this'],
          answer:
            'O(R + I + S) for R recipes, I ingredient entries in all recipes, and S supplies: each entry lowers a count at most once.',
        },
        {
          question: 'What if one recipe is an ingredient of another?',
          asks: [
            'recipe is an ingredient',
            'misses later recipes',
            'recipes made from other recipes do not come out',
          ],
          answer:
            'A finished recipe counts as a supply: push it into the queue, so that it lowers the counts of the recipes that need it.',
        },
      ],
    },
    {
      number: 1462,
      questions: [
        {
          question: 'How do I collect everything that a course depends on?',
          asks: ['iv transitive', 'bitset'],
          answer:
            'Go through the courses in topological order, and pass the set of prerequisites of each course, together with the course itself, on to its successors. This takes O(n · edges).',
        },
        {
          question: 'Is Floyd-Warshall fast enough?',
          asks: ['cost', 'complexity of queries', 'time complexity', 'big o of this'],
          answer:
            'Floyd-Warshall takes O(n³) once, then O(1) per query. With n up to 100 that is a million steps.',
        },
        {
          question: 'Why do I miss indirect prerequisites?',
          asks: ['direct only', 'indirect prerequisites missed', 'says no for a chain of prerequisites'],
          answer:
            'A pair of the input is only a direct prerequisite. Build the transitive closure before you answer queries.',
        },
      ],
    },
    {
      number: 1203,
      questions: [
        {
          question: 'What do I do with items that have no group?',
          asks: ['without'],
          answer: 'Give each item without a group a group of its own.',
        },
        {
          question: 'What do the two sorts cost?',
          asks: ['cost', 'complexity of both sorts', 'time complexity', 'big o of this'],
          answer:
            'O(n + m + E) for n items, m groups and E dependencies: there are two topological sorts, one of the groups and one of the items.',
        },
        {
          question: 'Why is a single sort of the items not enough?',
          asks: ['items of a group torn apart', 'one sort is not enough', 'why two levels'],
          answer:
            'A single sort of the items may mix groups. Sort the groups first, then the items, and output the items group by group.',
        },
      ],
    },
    {
      number: 1857,
      questions: [
        {
          question: 'What do I return if there is a cycle?',
          asks: ['cycle', '26 counts'],
          answer:
            "Return -1. There is a cycle exactly if Kahn's algorithm outputs fewer than n vertices. Passing on the 26 counts needs a topological order, which does not exist then.",
        },
        {
          question: 'Where does the factor 26 come from?',
          asks: ['cost', 'complexity of color values', 'time complexity', 'big o of this'],
          answer: 'O(26 · (V + E)): each edge passes on 26 counts.',
        },
        {
          question: 'What does `count[v][c]` stand for?',
          asks: ['what the counts mean', 'meaning of dp here', 'what is the state'],
          answer:
            "`count[v][c]` is the largest number of vertices of color c on any path that ends at v. Take the maximum over the predecessors before you add v's own color.",
        },
      ],
    },
  ],
  quiz: [
    {
      task: 'A launch checklist has 5,000 checks. Each check names the ones that must be finished before it can begin. Return an order in which the crew can do all checks, or report that there is none.',
      words: ['must be finished before it can begin'],
      not: 'depth-first-search',
      why: 'The order in which a search enters the checks may start one before all it needs is done; the search helps only if you reverse the order in which it leaves them, and that is a way to sort them.',
      idea: 'Count the open requirements of each check, do those with none, and lower the counts of the checks that wait for them; if some are never free, there is no order.',
      cost: 'O(V + E)',
    },
    {
      task: 'Surveyors of a mountain range made 40,000 statements about 9,000 peaks. Each statement says that one peak is higher than another. Can all statements be true together?',
      words: ['one peak is higher than another'],
      not: 'union-find',
      why: 'Groups forget which peak is the higher one: A above B, B above C and A above C close a loop, yet they fit together well.',
      idea: 'Remove peaks that no remaining statement calls lower than another; the statements fit together if all peaks can be removed.',
      cost: 'O(V + E)',
    },
    {
      task: "A chip has 100,000 gates, wired without loops. A gate's output is stable a known delay after the last of its inputs is stable. All inputs of the chip are stable at time 0. When are all of its outputs stable?",
      words: ['after the last of its inputs'],
      not: 'shortest-path-and-mst',
      why: 'It settles a gate at the earliest time a signal can arrive, but the gate has to wait for its slowest input.',
      idea: 'Process a gate once all its inputs are final: add its delay to the latest of them, and lower the count of each gate behind it.',
      cost: 'O(V + E)',
    },
    {
      task: 'A phone line has 20,000 recorded menus, each with one to nine keys. Each key leads to another menu or to a clerk. Which menus always end with a clerk after finitely many presses, whatever the caller presses?',
      words: ['whatever the caller presses'],
      not: 'breadth-first-search',
      why: 'Rings around the clerks find menus from which some presses lead to a clerk, and they miss a loop behind another key.',
      idea: 'Reverse the links and count the keys of each menu: a menu is safe once all of its keys lead to safe menus or a clerk.',
      cost: 'O(V + E)',
    },
    {
      task: 'A company with 30,000 employees got 400,000 demands of the form "I must earn more than this colleague." Everyone gets a whole number of dollars, at least 3,000. What is the lowest total payroll that meets all demands, or can they not be met?',
      words: ['must earn more than this colleague'],
      not: 'shortest-path-and-mst',
      why: 'Settling each employee at the smallest offer breaks demands, since a salary must exceed all of those named, and relaxing 400,000 demands in up to 30,000 rounds takes too long.',
      idea: 'Fix salaries from the bottom up: those who name no one get 3,000, and the others, once all they name have a salary, one dollar more than the highest of these; if someone is left over, the demands are circular.',
      cost: 'O(V + E)',
    },
  ],
  claims: [
    {
      says: ['start with vertices of indegree 0', 'kahn begins with no incoming edges'],
      isRight: true,
      reply: 'Yes. They depend on nothing that is still to come.',
    },
    {
      says: ['start with vertices of outdegree 0 in kahn', 'kahn begins with no outgoing edges'],
      isRight: false,
      reply: 'Not for this order: those come last. Kahn starts where no edge comes in.',
    },
    {
      says: ['a graph with a cycle has a topological order', 'topological sort works with cycles'],
      isRight: false,
      reply: 'No. On a cycle each vertex would have to come before itself.',
    },
    {
      says: ['topological sort can detect a cycle', 'if not all vertices are output there is a cycle'],
      isRight: true,
      reply: 'Yes. The vertices of a cycle never reach indegree 0.',
    },
    {
      says: [
        'topological sort only works without cycles',
        'topological sort needs a graph without cycles',
        'a topological order needs a graph without cycles',
      ],
      isRight: true,
      reply: 'Yes. On a cycle each vertex would have to come before itself.',
    },
    {
      says: ['topological sort works on undirected graphs', 'an undirected graph has a topological order'],
      isRight: false,
      reply: 'No. Without directions no edge says which vertex comes first.',
    },
    {
      says: [
        'there is only one topological order',
        'a graph has only one topological order',
        'the topological order is unique',
      ],
      isRight: false,
      reply:
        'No, not in general. Two vertices that do not depend on each other may come in either order. It is unique only if one path visits all vertices.',
    },
    {
      says: [
        'if there is a cycle the order is just wrong',
        'with a cycle you get some other order',
        'a cycle gives a wrong order',
        'topological sort works with a cycle',
        'a graph with a cycle still has an order',
      ],
      isRight: false,
      reply:
        'No, there is no order at all then. In a cycle A→B→A, A must come before B and B before A. Kahn outputs fewer than V vertices, and you return an empty list or false.',
    },
    {
      says: [
        'with a cycle there is no topological order',
        'a cycle makes it impossible',
        'topological sort needs a graph without cycles',
        'an order exists only if there is no cycle',
        'it only works on a dag',
      ],
      isRight: true,
      reply: 'Yes. Each vertex of a cycle waits for another one of it, so none of them can go first.',
    },
    {
      says: [
        'the indegree is how many courses it unlocks',
        'indegree counts the courses that depend on it',
        'the indegree is the number of outgoing edges',
        'indegree is how many edges leave the node',
        'the indegree counts the following courses',
      ],
      isRight: false,
      reply:
        'No. The in-degree of a course counts its own prerequisites that are still open. How many courses it unlocks is its out-degree.',
    },
    {
      says: [
        'the indegree is the number of prerequisites',
        'indegree counts incoming edges',
        'the indegree says how many courses must come before',
        'a course with indegree 0 has no open prerequisites',
        'indegree 0 means it can be taken now',
      ],
      isRight: true,
      reply: 'Yes. When it reaches 0, all prerequisites are done and the course may be taken.',
    },
    {
      says: [
        'if fewer than n come out there is a cycle',
        'kahn finds a cycle when not all nodes are output',
        'if the result is shorter than n there is a cycle',
        'the count of processed nodes tells if there is a cycle',
        'nodes in a cycle never reach indegree 0',
      ],
      isRight: true,
      reply: 'Yes. If only some of the V vertices come out, the others wait for each other in a cycle.',
    },
    {
      says: [
        'there can be more than one order',
        'several topological orders are possible',
        'the order is not unique',
        'independent courses can be in any order',
        'different orders can be correct',
      ],
      isRight: true,
      reply:
        'Yes. Vertices that do not depend on each other may come in any order. With A→C and B→C both A, B, C and B, A, C are right.',
    },
    {
      says: [
        'there is only one topological order',
        'the topological order is unique',
        'every dag has exactly one order',
        'only one order is correct',
      ],
      isRight: false,
      reply:
        'No. It is unique only if at each step exactly one vertex has in-degree 0. With A→C and B→C there are two orders.',
    },
    {
      says: [
        'topological sort works on undirected graphs',
        'it works for undirected graphs too',
        'i can sort an undirected graph topologically',
        'the edges need no direction',
      ],
      isRight: false,
      reply:
        'No. Undirected edges say nothing about before and after. Each one would be a cycle of two directed edges.',
    },
    {
      says: [
        'the graph must be connected',
        'topological sort needs a connected graph',
        'it does not work if the graph is disconnected',
        'isolated courses are not in the order',
      ],
      isRight: false,
      reply:
        'No. Separate parts are fine: all their vertices with in-degree 0 enter the queue at the start. Vertices without any edge belong to the order, too.',
    },
    {
      says: [
        'the graph does not have to be connected',
        'it works on a disconnected graph',
        'separate parts are no problem',
        'courses without prerequisites are in the order too',
      ],
      isRight: true,
      reply:
        'Yes. Separate parts mix freely, since no edge joins them. Just make sure that vertices without edges are included.',
    },
    {
      says: [
        'i compare every pair of words',
        'i compare every pair of words in the alien dictionary',
        'the alien dictionary compares every pair of words',
        'compare all pairs of words',
        'every word is compared with every other word',
        'alien dictionary compares all words with each other',
      ],
      isRight: false,
      reply:
        'No, only neighboring words. In a sorted list each word tells something only about the next one: the first letter that differs. Other pairs add nothing new.',
    },
    {
      says: [
        'i compare only neighboring words',
        'in the alien dictionary i only compare neighboring words',
        'compare each word with the next one',
        'only adjacent words are compared',
        'the first different letter gives an edge',
        'letters after the first difference tell nothing',
      ],
      isRight: true,
      reply:
        'Yes. The first differing letters of two neighboring words give one edge; what comes after that letter says nothing.',
    },
    {
      says: [
        'with dfs the order is the reversed postorder',
        'reverse the finish order of dfs',
        'append after the recursive calls and reverse at the end',
        'dfs adds a node after its successors so i reverse',
        'topological sort with dfs is postorder reversed',
      ],
      isRight: true,
      reply:
        'Yes. A vertex is appended after everything that comes after it, so the list has the last ones first. Reversed, it is a topological order.',
    },
    {
      says: [
        'dfs preorder gives a topological order',
        'adding nodes when i enter them works',
        'i can append the node before the recursive calls',
        'the order in which dfs visits is topological',
        'i dont need to reverse',
      ],
      isRight: false,
      reply:
        'No. In preorder a vertex is listed when it is entered, although another prerequisite of it may come later. With A→C and B→C, starting at A gives A, C, B. Append when a vertex is finished, and reverse.',
    },
    {
      says: [
        'it takes o(v + e)',
        'kahn is o(v + e)',
        'topological sort takes linear time',
        'each edge is removed once',
        'the time is o(v + e) and the space is o(v + e)',
      ],
      isRight: true,
      reply: 'Yes. Each vertex is output once, and each edge lowers one count once.',
    },
    {
      says: [
        'the edge goes from the course to its prerequisite',
        '[a, b] is an edge from a to b',
        'the pair [a, b] means a before b',
        'edges go from a course to what it needs',
        'the direction of the edges does not matter',
      ],
      isRight: false,
      reply:
        'The edge goes from the prerequisite to the course: [a, b] means b before a, so b→a. With the direction reversed the cycle check still works, but the order comes out backward.',
    },
    {
      says: [
        'i start with courses that have indegree 0',
        'start with all nodes of indegree 0',
        'the queue starts with the courses without prerequisites',
        'begin with nodes that have no incoming edges',
      ],
      isRight: true,
      reply: 'Yes. They have no open prerequisites, so all of them enter the queue at the start.',
    },
    {
      says: [
        'the order is the alphabetical order of the first letters',
        'alien dictionary sorts the first letters',
        'take the first letter of each word in order',
        'the first letters give the whole order',
      ],
      isRight: false,
      reply:
        'No. Only the first difference of two neighboring words gives an order, and the alphabet of the aliens may be any: "ba" before "bc" says that a comes before c, nothing about b.',
    },
  ],
} satisfies TutorTexts
