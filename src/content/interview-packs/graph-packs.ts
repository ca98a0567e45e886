import type { InterviewPack } from './interview-pack.ts'

export const graphPacks: readonly InterviewPack[] = [
  {
    number: 200,
    title: 'Number of Islands',
    clarify: [
      'Do cells connect diagonally? No, only through their four sides.',
      'Does land at the border count? Yes; outside the grid there is only water.',
      'May I mark cells in the grid? Yes, or use a set if the grid must stay unchanged.',
      'How large is the grid? A few hundred rows and columns.',
    ],
    sketch:
      'Scan all cells. A land cell that has not been visited belongs to a new island: count it, and run BFS or DFS from it, marking every connected land cell as visited when you first reach it. Each island is counted exactly once, by its first cell in the scan. Every cell is marked at most once and checks four neighbors, so the time is proportional to the number of cells.',
    target: { time: 'O(R · C) for R rows and C columns', space: 'O(R · C) in the worst case' },
    hints: [
      'When the scan finds land, how do you avoid counting the same island again later?',
      'From one cell you can reach all land connected to it. Which traversals do that?',
      'For each unvisited land cell, add one and flood everything connected, marking cells as they enter the queue or stack.',
    ],
    followUps: [
      'How large is the largest island?',
      'What if cells turn into land one by one, and you need the count after each change?',
      'How deep can the recursion get here, and what would you do about it?',
    ],
    edgeCases: [
      'grid = ["0"] gives 0: only water.',
      'grid = ["10", "01"] gives 2: cells that touch at a corner do not connect.',
      'grid = ["101", "111"] gives 1: two arms that meet further down.',
      'grid = ["111", "101", "111"] gives 1: a ring around a lake.',
      'grid = ["1101"] gives 2: a single row.',
    ],
    strongAnswer:
      'Treats cells as nodes and shared sides as edges, marks a cell when it is found, and gives rows times columns for time and worst-case memory.',
    weakAnswer:
      'Counts cells with no land above or to the left, which fails on U shapes, or marks too late and processes cells repeatedly.',
  },
  {
    number: 133,
    title: 'Clone Graph',
    clarify: [
      'Can the graph be empty? Yes, then return null.',
      'Can every node be reached from the given one? Yes, the graph is connected.',
      'Are there cycles? Yes, and even two neighbors refer to each other, because edges go both ways.',
      'Can two nodes have the same value? No, but the node itself is still the safer key.',
    ],
    sketch:
      'Traverse the graph by DFS or BFS with a map from each original node to its copy. When you first reach a node, create its copy and put it into the map before you look at the neighbors; this is what ends the cycles. Fill the neighbor list of the copy with copies from the map. Each node is copied once, and each edge is followed once from each side.',
    target: { time: 'O(V + E) for V nodes and E edges', space: 'O(V)' },
    hints: [
      'What does a plain recursive copy do when two nodes point to each other?',
      'You must be able to look up whether a node already has a copy, and which one.',
      'Use a map from original to copy, and add a copy to the map before you continue with the neighbors.',
    ],
    followUps: [
      'How would you test that no original node can be reached from the copy?',
      'How would you do it without recursion?',
      'How is this like copying a linked list whose nodes have an extra random pointer?',
    ],
    edgeCases: [
      'graph = [] gives []: there is no node to start from.',
      'graph = [[]] gives [[]]: one node without neighbors.',
      'graph = [[2], [1]] gives [[2], [1]]: two nodes that point to each other.',
      'graph = [[2, 3], [1, 3], [1, 2]] gives [[2, 3], [1, 3], [1, 2]]: a triangle reaches each node from two others.',
    ],
    strongAnswer:
      'Adds a copy to the map before recursing, explains how this ends cycles, and checks that neighbor lists contain only copies.',
    weakAnswer:
      'Copies the first node but shares its neighbors, or recurses without a map and never returns from a pair of nodes.',
  },
  {
    number: 994,
    title: 'Rotting Oranges',
    clarify: [
      'Does the rot spread diagonally? No, only to the four adjacent cells.',
      'Do all rotten oranges spread at the same time? Yes, minute by minute.',
      'What if a fresh orange cannot be reached? Return -1.',
      'What if no orange is fresh at the start? Return 0, even if there are no oranges at all.',
    ],
    sketch:
      'Count the fresh oranges and run one BFS that starts with all rotten ones in the queue. Each round handles exactly the oranges that rotted in the minute before and rots their fresh neighbors, which lowers the count. When the count is 0, the number of rounds is the answer; if the queue runs empty first, it is -1. Each cell enters the queue at most once.',
    target: { time: 'O(R · C) for R rows and C columns', space: 'O(R · C)' },
    hints: [
      'Which cells change in the first minute, and which in the second?',
      'It is a search by distance that starts from many cells at once.',
      'Queue all rotten cells first, work in rounds, decrease the count of fresh ones, and check it when the queue is empty.',
    ],
    followUps: [
      'Which orange rots last?',
      'What if some oranges took longer to rot than others?',
      'Where would you put a single rotten orange so that all of them rot soonest?',
    ],
    edgeCases: [
      'grid = [[0]] gives 0: an empty grid needs no time.',
      'grid = [[1]] gives -1: a fresh orange and no rotten one.',
      'grid = [[2, 2]] gives 0: a last round that changes nothing must not count.',
      'grid = [[2, 1, 1, 2]] gives 1: two sources spread in parallel.',
      'grid = [[2, 0, 1]] gives -1: the rot cannot cross an empty cell.',
    ],
    strongAnswer:
      'Starts with all sources together, tracks the number of fresh oranges, and says why a round that rots nothing is not a minute.',
    weakAnswer:
      'Runs one search after another for each source, or rescans the grid so that an orange rots and spreads in the same minute.',
  },
  {
    number: 207,
    title: 'Course Schedule',
    clarify: [
      'Which course of a pair comes first? The second one is the prerequisite of the first.',
      'Do you want an order? No, only whether one exists.',
      'Can there be no pairs? Yes, and then everything is possible.',
      'Could a course be its own prerequisite? Then it can never be taken.',
    ],
    sketch:
      "Make each pair an edge from the prerequisite to the course, and count the incoming edges of every course. Repeatedly take a course with count 0 from a queue and lower the counts of the courses that depend on it (Kahn's topological sort). If courses are left over, each waits for one that is also left over, so they contain a cycle and the answer is false. Each edge is handled once.",
    target: { time: 'O(V + E) for V courses and E pairs', space: 'O(V + E)' },
    hints: [
      'What would a set of pairs look like that makes it impossible to finish?',
      'Draw courses as nodes and pairs as directed edges: you are looking for a cycle.',
      'Repeatedly take a course without open prerequisites and decrease the count of each course that needs it; all taken means yes.',
    ],
    followUps: [
      'How would you return one possible order?',
      'How would you list the courses of a cycle?',
      'How many semesters do you need if you can take any number of courses in parallel?',
    ],
    edgeCases: [
      'courses = 1, pairs = [] gives true: there are no prerequisites.',
      'courses = 3, pairs = [[0, 1], [1, 2], [2, 0]] gives false: a cycle of three.',
      'courses = 4, pairs = [[0, 1], [0, 2], [1, 3], [2, 3]] gives true: a diamond is not a cycle.',
      'courses = 5, pairs = [[3, 4], [4, 3]] gives false: the cycle is not connected to course 0.',
      'courses = 2, pairs = [[1, 1]] gives false: a course that waits for itself.',
    ],
    strongAnswer:
      'Restates it as cycle detection at once, chooses in-degrees or three-color DFS, and tests a diamond.',
    weakAnswer:
      'Uses a single visited set and takes a diamond for a cycle, or starts only from course 0 and misses the rest.',
  },
  {
    number: 743,
    title: 'Network Delay Time',
    clarify: [
      'Do links work in both directions? No, they are directed.',
      'Can a time be negative? No, it is at least zero.',
      'What if the signal never reaches some node? Return -1.',
      'Are nodes numbered from 0? No, from 1 to n.',
      'Does a node send to all its neighbors at once? Yes, in parallel.',
    ],
    sketch:
      "Run Dijkstra's algorithm from the start with a min-heap of times and nodes. The smallest entry has a time that is final, because every other route is already at least as long and no link has a negative time; if its node is already finished, skip it. Push each neighbor whose time improves. The answer is the largest final time, or -1 if a node was never reached.",
    target: { time: 'O(V + E log V) for V nodes and E links', space: 'O(V + E)' },
    hints: [
      'Which single number for each node would give you the answer?',
      'Counting links is not enough, since their times differ. Which node has a final time next?',
      'Pop the node with the smallest known time from a heap, skip it if finished, improve its neighbors; the largest time is the answer.',
    ],
    followUps: [
      'What would negative times break?',
      'When is a plain array better than the heap?',
      'How would you return the path to the node that gets the signal last?',
    ],
    edgeCases: [
      'times = [], n = 1, start = 1 gives 0: there is no other node to reach.',
      'times = [[1, 2, 5]], n = 2, start = 2 gives -1: the only link points the wrong way.',
      'times = [[1, 2, 9], [1, 3, 1], [3, 2, 1]], n = 3, start = 1 gives 2: the detour is faster.',
      'times = [[1, 2, 4], [1, 3, 4]], n = 3, start = 1 gives 4: parallel times are not added.',
      'times = [[1, 2, 0]], n = 2, start = 1 gives 0: a time of zero is not the same as no link.',
    ],
    strongAnswer:
      'Says why plain BFS fails here, states that no time may be negative, and skips outdated heap entries.',
    weakAnswer:
      'Adds up all times, or takes the route with the fewest links and is surprised by a faster detour.',
  },
]
