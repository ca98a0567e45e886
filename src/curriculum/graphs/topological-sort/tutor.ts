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
      ],
      answer:
        'An order of the vertices of a directed graph in which every edge goes forward: prerequisites first. It exists exactly if there is no cycle.',
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
        'When things depend on others in one direction and you need a valid order, or only whether one exists: courses, builds, packages, alien alphabets. Undirected edges or shortest paths are something else.',
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
      ],
      answer:
        'In a cycle every vertex waits for another one of the cycle, so none ever gets to 0 incoming edges. These vertices, and what depends on them, never come out.',
    },
    {
      kind: 'mistake',
      question: 'Which way does the edge go?',
      asks: [
        'edge direction wrong',
        '[a, b] means b before a',
        'reversed order',
        'course schedule direction',
        'which way does the edge go',
      ],
      answer:
        'The pair [a, b] in course schedule means "b before a": the edge goes from b to a. With the direction reversed you get the order backwards, though the cycle check still works.',
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
        'Append a vertex after all its successors are done, then reverse the list. Three states are needed to notice cycles.',
    },
    {
      kind: 'compare',
      question: 'How do BFS and DFS compare for a topological order?',
      asks: ['kahn or dfs', 'which topological sort', 'bfs vs dfs topo'],
      answer:
        'Both O(V + E). Kahn shows cycles by the count, gives levels (what can run in parallel) and, with a heap, the smallest order. DFS is shorter if you already have it, but recursion may be deep.',
      with: 'depth-first-search',
    },
    {
      kind: 'how',
      question: 'How do I find the order of letters from sorted words?',
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
      answer: 'O(V + E) time and space. With a heap for the smallest order, O((V + E) log V) at most.',
    },
    {
      kind: 'how',
      question: 'Is the order unique?',
      asks: [
        'is the order unique',
        'several valid orders',
        'longest path in dag',
        'parallel semesters',
        'is there only one order',
      ],
      answer:
        'The order is unique if the queue never holds more than one vertex. Processing it level by level gives the fewest semesters; the longest path takes `max` over predecessors in topological order.',
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
      asks: ['what is indegree', 'indegree meaning', 'in-degree out-degree', 'what does indegree mean'],
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
  ],
  problems: [
    {
      number: 207,
      questions: [
        {
          asks: ['direction', 'cycle detection visited', 'three states', 'one visited set wrong'],
          answer:
            '[a, b] means b before a. With DFS you need three states: a vertex on the current path is a cycle, a finished one is not.',
        },
        {
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
          asks: ['order reversed', 'dfs order reverse', 'return empty list'],
          answer:
            'With DFS append after all successors and reverse. If fewer than all came out, return an empty list.',
        },
        {
          asks: ['cost', 'complexity of the order', 'time complexity', 'big o of this'],
          answer: 'O(V + E), as for the yes/no version; the order is only recorded.',
        },
        {
          asks: ['courses without pairs missing', 'order too short', 'isolated courses'],
          answer: 'Start with indegree 0 for all courses, not only for those that occur in pairs.',
        },
      ],
    },
    {
      number: 269,
      questions: [
        {
          asks: ['prefix', 'letters without edges', 'invalid order abc ab'],
          answer:
            'If a word is followed by its own proper prefix, there is no order. Put in letters without edges, too.',
        },
        {
          asks: ['cost', 'complexity of alien dictionary', 'time complexity', 'big o of this'],
          answer:
            'O(C), where C is the total number of characters in all words: each pair of neighboring words is compared once, and the graph has at most 26 vertices.',
        },
        {
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
          asks: ['outdegree zero'],
          answer: 'Remove nodes without outgoing edges, again and again: those that go are safe.',
        },
        {
          asks: ['cost', 'complexity of safe nodes', 'time complexity', 'big o of this'],
          answer:
            'O(V + E), by reversed edges and Kahn or by DFS with three states; sorting the answer adds O(V log V) at most.',
        },
        {
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
          asks: ['two roots', 'peel leaves', 'single node'],
          answer: 'The centers are one or two nodes; n = 1 is a special case.',
        },
        {
          asks: ['cost', 'complexity of the centers', 'time complexity', 'big o of this'],
          answer: 'O(n), since each edge is removed once. BFS from every node takes O(n²).',
        },
        {
          asks: ['why leaves', 'why peel from outside', 'why at most two'],
          answer:
            'The center of a longest path has the smallest height. Removing all leaves shortens such a path by one node at each end, so its one or two middle nodes are left.',
        },
        {
          asks: ['empty result for one node', 'n = 1 crashes', 'single vertex prints nothing'],
          answer: 'A single node has no edges and no leaves, so return [0] at once.',
        },
      ],
    },
    {
      number: 2115,
      questions: [
        {
          asks: ['queue', 'cycle of'],
          answer: 'Start with the supplies; each recipe counts its missing ingredients.',
        },
        {
          asks: ['cost', 'complexity of recipes', 'time complexity', 'big o of this'],
          answer:
            'O(R + I + S) for R recipes, I ingredient entries in all recipes, and S supplies: each entry lowers a count at most once.',
        },
        {
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
          asks: ['iv transitive', 'bitset'],
          answer:
            'Pass the set of prerequisites of each course on to its successors. This takes O(n · edges).',
        },
        {
          asks: ['cost', 'complexity of queries', 'time complexity', 'big o of this'],
          answer:
            'Floyd-Warshall takes O(n³) once, then O(1) per query. With n up to 100 that is a million steps.',
        },
        {
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
          asks: ['without'],
          answer: 'Give each item without a group a group of its own.',
        },
        {
          asks: ['cost', 'complexity of both sorts', 'time complexity', 'big o of this'],
          answer:
            'O(n + m + E) for n items, m groups and E dependencies: there are two topological sorts, one of the groups and one of the items.',
        },
        {
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
          asks: ['cycle', '26 counts'],
          answer: 'If a cycle exists, return -1.',
        },
        {
          asks: ['cost', 'complexity of color values', 'time complexity', 'big o of this'],
          answer: 'O(26 · (V + E)): each edge passes on 26 counts.',
        },
        {
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
} satisfies TutorTexts
