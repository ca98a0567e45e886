import type { RivalPair } from './rival-pair.ts'

export const rivalsOnGraphs: readonly RivalPair[] = [
  {
    between: ['depth-first-search', 'breadth-first-search'],
    clue: 'Does the number of steps count, as it does when something spreads at equal speed?',
    signs: [
      'No: what can be reached matters, not in how many steps',
      'Yes: the ring in which a node is first met is its distance',
    ],
    contrast: {
      problem: 'The edges are 1-2, 2-3, 3-4 and 1-4. How many steps is 4 from 1?',
      is: 'breadth-first-search',
      because: 'Going deep, in the order of the edges, reaches 4 after 3 steps. Ring by ring, it takes 1.',
      answers: ['3', '1'],
    },
  },
  {
    between: ['depth-first-search', 'topological-sort'],
    clue: 'Do edges say what must come first, so that a cycle spoils the answer?',
    signs: [
      'No: edges only say where you can go next',
      'Yes: count what is still open before each node, and take the nodes that wait for nothing',
    ],
    contrast: {
      problem: 'Job 3 needs jobs 1 and 2, and job 4 needs job 3. In which order can you do them?',
      is: 'topological-sort',
      because:
        'Listed as a search from 1 and then from 2 meets them, the order is 1, 3, 4, 2: too early for 3. Taking only jobs that wait for nothing gives 1, 2, 3, 4.',
      answers: ['[1, 3, 4, 2]', '[1, 2, 3, 4]'],
    },
  },
  {
    between: ['depth-first-search', 'union-find'],
    clue: 'Is it enough to know which things are in the same group?',
    signs: [
      'No: you need paths, directions, copies or colors, so follow the edges',
      'Yes: join two groups for each link, and never follow a path',
    ],
    contrast: {
      problem: 'One-way streets lead from 1 to 2 and from 3 to 2. Can you get from 1 to 3?',
      is: 'depth-first-search',
      because:
        'Groups ignore directions: they put 1 and 3 together and say yes. Following the streets says no.',
      answers: ['yes', 'no'],
    },
  },
  {
    between: ['breadth-first-search', 'shortest-path-and-mst'],
    clue: 'Do all steps cost the same?',
    signs: [
      'Yes: the first arrival is the cheapest, so a plain queue is enough',
      'No: a later arrival can be cheaper, so continue from the cheapest open node',
    ],
    contrast: {
      problem:
        'A road from A to B costs 10, from A to C 1, and from C to B 2. What is the cheapest way from A to B?',
      is: 'shortest-path-and-mst',
      because: 'The path with the fewest roads costs 10. The cheapest one goes via C and costs 3.',
      answers: ['10', '3'],
    },
  },
  {
    between: ['matrix-traversal', 'breadth-first-search'],
    clue: 'Does the problem ask for the fewest steps or minutes?',
    signs: [
      'No: what counts is which cells belong together, or the order in which they are visited',
      'Yes: cells or states are reached ring by ring, at equal cost per step',
    ],
    contrast: {
      problem: 'In an open 2 x 2 grid, how many steps is it from the top left to the bottom left cell?',
      is: 'breadth-first-search',
      because:
        'A fill that tries right, then down, then left gets there in 3 steps. Ring by ring, it takes 1.',
      answers: ['3', '1'],
    },
  },
  {
    between: ['matrix-traversal', 'union-find'],
    clue: 'Is it a finished grid, in which neighbors are the adjacent cells?',
    signs: [
      'Yes: one flood or walk over it is enough',
      'No: cells or links are added between queries, or links are given as pairs or by a shared key',
    ],
    contrast: {
      problem:
        'In a row of 5 cells, land appears at 1, then at 3, then at 2. How many islands are there each time?',
      is: 'union-find',
      because:
        'A new flood each time looks at 15 cells. Joining a new cell with its neighbors looks at 6, and counts 1, 2, 1.',
    },
  },
  {
    between: ['matrix-traversal', 'grid-dp'],
    clue: 'Can each cell be computed from cells that are final already, with the moves left as part of the state?',
    signs: [
      'No: cells depend on each other in all directions, so search or walk the grid',
      'Yes: moves never come back or their number is limited, so fill a table in that order',
    ],
    contrast: {
      problem:
        'From the middle of a row of 3 cells you move left or right, up to 4 times. In how many ways can you leave the row?',
      is: 'grid-dp',
      because:
        'A search that marks each cell finds 2 ways. Counting the ways for each cell and each number of moves left finds 6.',
      answers: ['2', '6'],
    },
  },
  {
    between: ['grid-dp', 'shortest-path-and-mst'],
    clue: 'Can a path through the cells also go back up or to the left?',
    signs: [
      'No: each cell is final once the cells above and to the left of it are',
      'Yes: with different costs, continue from the cheapest open cell (Dijkstra)',
    ],
    contrast: {
      problem:
        'You move in four directions through `[[1, 9, 1, 1, 1], [1, 9, 1, 9, 1], [1, 1, 1, 9, 1]]`, from the top left to the bottom right. What is the least total?',
      is: 'shortest-path-and-mst',
      because: 'A table of moves right and down gives 15. The cheapest path goes up in between and costs 11.',
      answers: ['15', '11'],
    },
  },
  {
    between: ['topological-sort', 'shortest-path-and-mst'],
    clue: 'Must everything before a node be finished before the node?',
    signs: [
      'Yes: a node waits for all of its predecessors, and takes its turn after the last one',
      'No: one cheapest path or link is enough to reach a node',
    ],
    contrast: {
      problem:
        'Job C needs jobs A (2 days) and B (5 days), done side by side. After how many days can C start?',
      is: 'topological-sort',
      because: 'The cheapest path to C says after 2 days. C waits for both jobs, so it is 5.',
      answers: ['2', '5'],
    },
  },
  {
    between: ['union-find', 'shortest-path-and-mst'],
    clue: 'Must a total or the worst step along a path be as small as possible?',
    signs: [
      'No: only groups matter, and a limit on the links just decides when each is added, in sorted order',
      'Yes: use the cheapest path, or the cheapest links that connect everything',
    ],
    contrast: {
      problem: 'The links A-B, B-C and A-C cost 5, 1 and 2. How cheaply can you connect A, B and C?',
      is: 'shortest-path-and-mst',
      because: 'Joining groups in the given order costs 6. Taking the cheapest links first costs 3.',
      answers: ['6', '3'],
    },
  },
]
