import type { InterviewPack } from './interview-pack.ts'

export const graphPacks: readonly InterviewPack[] = [
  {
    number: 200,
    title: 'Number of Islands',
    clarify: [
      'Do corners connect? No, only the four sides of a cell.',
      'Does land at the rim count? Like any other; beyond the rim there is nothing.',
      'May I mark cells in the grid? Yes, or keep a set if it must stay as it is.',
      'How large is it? A few hundred rows and columns.',
    ],
    hints: [
      'When a scan meets land, how do you keep from counting the same island once more later?',
      'From one cell you can get to all land connected with it. Which walks do that?',
      'For each land cell not yet seen add one and flood all that is connected, marking cells as they go on the queue or stack.',
    ],
    followUps: [
      'How large is the largest island?',
      'What if cells turn into land one by one, and the count is wanted each time?',
      'How deep can recursion get here, and what would you do about it?',
    ],
    edgeCases: [
      'grid = ["0"] gives 0: water only.',
      'grid = ["10", "01"] gives 2: touching corners do not connect.',
      'grid = ["101", "111"] gives 1: two arms that meet further down.',
      'grid = ["111", "101", "111"] gives 1: a ring around a lake.',
      'grid = ["1101"] gives 2: a single row.',
    ],
    strongAnswer:
      'Speaks of cells as nodes and sides as edges, marks a cell when it is found, and gives rows times columns for time and worst memory.',
    weakAnswer:
      'Counts cells with no land above or to the left, which fails on U shapes, or marks too late and handles cells repeatedly.',
  },
  {
    number: 133,
    title: 'Clone Graph',
    clarify: [
      'Can there be no node at all? Yes, then nothing is returned.',
      'Can everything be reached from the start? Yes, the graph is connected.',
      'Are there cycles? Yes, neighbours refer to each other.',
      'Can two nodes have the same value? No, though the node itself is the safer key.',
    ],
    hints: [
      'What does a plain recursive copy do when two nodes point at each other?',
      'You must be able to ask whether a node has a copy yet, and which.',
      'Keep a map from original to copy, and register a copy before going on to the neighbours.',
    ],
    followUps: [
      'How would you test that no original can be reached from the copy?',
      'How would you do it without recursion?',
      'What is alike in copying a list whose nodes have an extra random link?',
    ],
    edgeCases: [
      'graph = [] gives []: no node to start from.',
      'graph = [[]] gives [[]]: one node without neighbours.',
      'graph = [[2], [1]] gives [[2], [1]]: the shortest cycle.',
      'graph = [[2, 3], [1, 3], [1, 2]] gives [[2, 3], [1, 3], [1, 2]]: a triangle reaches each node twice.',
    ],
    strongAnswer:
      'Registers a copy before descending, explains how this ends cycles, and checks that neighbour lists hold copies only.',
    weakAnswer:
      'Copies the first node but shares its neighbours, or recurses without a map and never returns from a pair of nodes.',
  },
  {
    number: 994,
    title: 'Rotting Oranges',
    clarify: [
      'Does rot spread over corners? No, to the four sides only.',
      'Do all rotten ones spread at the same time? Yes, minute by minute.',
      'What if a fresh one is out of reach? The result is -1.',
      'What if nothing is fresh at the start? 0, even with no orange anywhere.',
    ],
    hints: [
      'Which cells change in the first minute, and which in the second?',
      'It is a search by distance that begins in many places at once.',
      'Queue all rotten cells first, work in rounds, count the fresh ones down, and look at that count when the queue is empty.',
    ],
    followUps: [
      'Which orange turns last?',
      'What if some cells took longer to turn than others?',
      'Where would you put a single rotten one so that all turn soonest?',
    ],
    edgeCases: [
      'grid = [[0]] gives 0: an empty box is done at once.',
      'grid = [[1]] gives -1: fresh, and nobody to infect it.',
      'grid = [[2, 2]] gives 0: a last round without change must not count.',
      'grid = [[2, 1, 1, 2]] gives 1: two sources work in parallel.',
      'grid = [[2, 0, 1]] gives -1: a gap cannot be crossed.',
    ],
    strongAnswer:
      'Begins with all sources together, keeps a count of fresh ones, and says why a round in which nothing turns is not a minute.',
    weakAnswer:
      'Runs one search after the other per source, or rescans the box so that a change leaks into its own minute.',
  },
  {
    number: 207,
    title: 'Course Schedule',
    clarify: [
      'Which way round is a pair? The second course comes before the first.',
      'Do you want an order? No, only whether one exists.',
      'Can there be no pairs? Yes, then everything is possible.',
      'Could a course need itself? Then it can never be taken.',
    ],
    hints: [
      'What would a set of pairs look like that nobody can fulfil?',
      'Draw courses as nodes and pairs as arrows: you are looking for a ring.',
      'Keep taking a course without open needs and lower the count of those behind it; if all get taken, the answer is yes.',
    ],
    followUps: [
      'How would you return one possible order?',
      'How would you name the courses of a ring?',
      'How many terms are needed if any number can be taken in parallel?',
    ],
    edgeCases: [
      'courses = 1, pairs = [] gives true: no needs at all.',
      'courses = 3, pairs = [[0, 1], [1, 2], [2, 0]] gives false: a ring of three.',
      'courses = 4, pairs = [[0, 1], [0, 2], [1, 3], [2, 3]] gives true: a diamond is not a ring.',
      'courses = 5, pairs = [[3, 4], [4, 3]] gives false: the ring is not connected with course 0.',
      'courses = 2, pairs = [[1, 1]] gives false: a course waiting for itself.',
    ],
    strongAnswer:
      'Turns it into a question about rings at once, picks open-need counts or three colours, and tests a diamond.',
    weakAnswer:
      'Has one seen set and takes a diamond for a ring, or starts from course 0 alone and misses the rest.',
  },
  {
    number: 743,
    title: 'Network Delay Time',
    clarify: [
      'Do links work both ways? No, one way only.',
      'Can a time be negative? No, zero at the least.',
      'What if some node never hears anything? The result is -1.',
      'Are nodes numbered from 0? No, from 1 to n.',
      'Does a node send to all its neighbours together? Yes, in parallel.',
    ],
    hints: [
      'Which single number about each node would settle the question?',
      'Counting hops is not enough, as links differ. Which node is surely finished next?',
      'Take the node with the least known time from a heap, skip it when finished, try to improve its neighbours; the largest time is the answer.',
    ],
    followUps: [
      'What would negative times break?',
      'When is a plain array better than the heap?',
      'How would you list the path to the node that hears it last?',
    ],
    edgeCases: [
      'times = [], n = 1, start = 1 gives 0: nobody else to tell.',
      'times = [[1, 2, 5]], n = 2, start = 2 gives -1: the only link points the wrong way.',
      'times = [[1, 2, 9], [1, 3, 1], [3, 2, 1]], n = 3, start = 1 gives 2: the detour is quicker.',
      'times = [[1, 2, 4], [1, 3, 4]], n = 3, start = 1 gives 4: parallel times are not added.',
      'times = [[1, 2, 0]], n = 2, start = 1 gives 0: a time of zero is not the same as no link.',
    ],
    strongAnswer:
      'Says why search by hops fails here, names the condition that no time is negative, and skips outdated heap entries.',
    weakAnswer:
      'Adds up all times, or takes the route with the fewest links and is surprised by a quicker detour.',
  },
]
