import type { Role, TableScene } from '#algorithms/scene.ts'
import { countCalls, drawCalls, drawRepeats, recordCalls } from '#algorithms/scenes/call-tree.ts'
import { drawCells, drawPath, drawReads, type Position } from '#algorithms/scenes/table-cells.ts'
import type { Picture, Walkthrough } from '../../walkthroughs/walkthrough.ts'
import { lesson } from './lesson.ts'

const costs = [
  [2, 5, 2],
  [1, 3, 2],
  [1, 6, 1],
]

/** The calls of the recursion, named by row and column: each asks the tiles from which it can be reached. */
export const recursion = recordCalls<string, number>('2,2', (call, recurse) => {
  const [i, j] = call.split(',').map(Number) as [number, number]
  const labelOf = (from: string) => (call === '2,2' ? from : undefined)
  const before = [
    ...(i > 0 ? [recurse(`${i - 1},${j}`, labelOf('above'))] : []),
    ...(j > 0 ? [recurse(`${i},${j - 1}`, labelOf('left'))] : []),
  ]
  return costs[i]![j]! + (before.length > 0 ? Math.min(...before) : 0)
})

const heads = { rowHeads: ['0', '1', '2'], columnHeads: ['0', '1', '2'] }

function drawTiles(path: readonly Position[] = [], role: Role = 'result'): TableScene {
  const isOnPath = (row: number, column: number) => path.some(([i, j]) => i === row && j === column)
  return {
    kind: 'table',
    rows: costs.map((row, i) =>
      row.map((value, j) => ({
        value,
        role: isOnPath(i, j) ? role : path.length > 0 ? 'visited' : 'default',
      })),
    ),
    ...heads,
    arrows: drawPath(path),
  }
}

function drawRoute(title: string, path: readonly Position[], role: Role = 'result'): Picture {
  const paid = path.map(([i, j]) => costs[i]![j]!)
  return {
    title,
    scene: drawTiles(path, role),
    note: `${paid.join(' + ')} = ${paid.reduce((sum, each) => sum + each, 0)}`,
  }
}

const best = drawRoute('The least there is', [
  [0, 0],
  [1, 0],
  [1, 1],
  [1, 2],
  [2, 2],
])

/** The table before its last cell is filled, with the cost of each tile in its corner. */
const lastCell: TableScene = (() => {
  const marks = {
    active: [2, 2],
    read: [
      [1, 2],
      [2, 1],
    ],
  } satisfies { active: Position; read: Position[] }
  const least = [
    [2, 7, 9],
    [3, 6, 8],
    [4, 10, undefined],
  ]
  return {
    kind: 'table',
    rows: drawCells(least, marks).map((row, i) =>
      row.map((cell, j) => ({ ...cell, note: String(costs[i]![j]) })),
    ),
    ...heads,
    arrows: drawReads(marks),
  }
})()

export const walkthrough: Walkthrough = {
  title: 'Nine tiles',
  problem:
    'A robot drives over 3 by 3 tiles, from the top left to the bottom right. It moves **only right or down**. Each tile it drives over uses energy, the first and the last as well. Row by row they use 2, 5, 2, then 1, 3, 2, then 1, 6, 1. What is the **least energy in total**?',
  input: { costs: '2 5 2\n1 3 2\n1 6 1' },
  firstTry: {
    picture: { scene: drawTiles() },
    tries: [
      {
        text: 'Always go to the cheaper of the two next tiles',
        says: '**It uses 11, and 9 is possible.** The two tiles of 1 on the left look good, but from there the only way leads over the 6.',
        pictures: [
          drawRoute('Cheaper next tile', [
            [0, 0],
            [1, 0],
            [2, 0],
            [2, 1],
            [2, 2],
          ]),
          best,
        ],
      },
      {
        text: 'Start at the goal, and always go back to the cheaper tile',
        says: '**It uses 12, and 9 is possible.** It has the same fault from the other end: the tiles of 2 on the right lead to the 5.',
        pictures: [
          drawRoute('Back from the goal', [
            [0, 0],
            [0, 1],
            [0, 2],
            [1, 2],
            [2, 2],
          ]),
          best,
        ],
      },
      {
        text: 'Compare all paths',
        says: '**It uses 9, and it can never be wrong.** There are only 6 paths here. The question is what that costs on a larger grid.',
        pictures: [best],
      },
    ],
    leavesOpen: 'The next tile says too little about the whole path, so start from what always works.',
  },
  bruteForce: {
    title: 'Try every path',
    text: 'Look at the last step. The robot reaches a tile **from above or from the left**. So ask for the least energy of a path to each of these two, take the smaller one, and add the tile. A circle with `2,1` is the call for row 2, column 1, counted from 0.',
    before: { scene: drawCalls(recursion.calls) },
    question: {
      id: 'waste',
      ask: 'What is wasted?',
      options: [
        {
          text: 'The paths over the 6: an expensive tile is never worth it',
          says: 'You are thinking that the best path avoids expensive tiles. It does avoid the 6, but it goes from a 1 to the 3, although the next 1 is cheaper. A single tile does not decide.',
        },
        {
          text: 'The same tile is asked about again and again',
          says: '10 of the 19 calls are repeats. There are nine tiles, and for each of them one least energy.',
        },
        {
          text: 'Nothing: all 6 paths are different',
          says: 'You are thinking that whole paths differ, and they do. But 4 of them lead over the middle tile, and how best to get there is the same question each time.',
        },
      ],
      right: 1,
    },
    after: drawRepeats(recursion.calls),
    tally: countCalls(recursion.calls).filter(({ wasted }) => wasted > 0),
    cost: 'A grid of 15 by 15 tiles has 40,116,600 paths, but only 225 tiles.',
  },
  idea: {
    title: 'Solve each tile once',
    text: 'Each of the nine tiles has one least energy. Find it once.',
    lines: [
      {
        name: 'State',
        text: '`least[i][j]` is the least energy to get to row `i`, column `j`.',
        picture: { scene: drawTiles() },
        question: {
          id: 'state',
          ask: 'What must be stored for each tile?',
          options: [
            {
              text: 'The least energy of a path to it, and the tiles of that path',
              says: 'You want to know the path. It can be read from the finished table, by walking back from the goal. What comes later only adds to the energy, whichever tiles came before.',
            },
            {
              text: 'Which of its two next tiles is cheaper',
              says: 'You are thinking of one step. Stored or not, it leads down the left side and over the 6.',
            },
            {
              text: 'The least energy of a path from the start to it',
              says: 'One number is enough: all paths go on from this tile in the same ways and pay the same for it, so the cheapest one to it is never worse.',
            },
          ],
          right: 2,
        },
      },
      { name: 'Choices', text: 'The last step comes from above or from the left.' },
      {
        name: 'Recurrence',
        text: '`least[i][j] = min(least[i-1][j], least[i][j-1]) + cost[i][j]`',
        staysTrue: true,
        picture: { scene: lastCell },
        question: {
          id: 'recurrence',
          ask: 'Which line compares the two choices?',
          note: 'The goal is left to fill. The small number in the corner of a cell is the cost of its tile.',
          options: [
            {
              text: '`min(least[i-1][j], least[i][j-1]) + cost[i][j]`',
              says: 'Every path to a tile has come from above or from the left. Without the last tile, it is a path to that neighbor, so it costs at least what is stored there. And the best path to the neighbor can be continued. So no path costs less: min(8, 10) + 1 = 9.',
            },
            {
              text: '`min(cost[i-1][j], cost[i][j-1]) + cost[i][j]`',
              says: 'This compares two tiles, not the paths to them. Row 1, column 2 would be entered from above, from a tile of 2. But the path to there costs 9, and the one from the left only 6.',
            },
            {
              text: 'The smallest of above, left and the cell diagonally between them, plus `cost[i][j]`',
              says: 'You want to miss nothing. But the robot does not move diagonally: 6 + 1 = 7 is no path.',
            },
          ],
          right: 0,
        },
      },
      {
        name: 'Base case',
        text: 'The start costs itself; the first row and column have one way in.',
        question: {
          id: 'base',
          ask: 'What about the first row and the first column?',
          options: [
            {
              text: 'They need no care: a missing neighbor counts as 0',
              says: 'Then 0 is the smaller one, and the second tile of the first row costs 0 + 5 = 5. It is reached over the start, for 7. A missing neighbor would have to count as infinity.',
            },
            {
              text: 'Each of them has one way in',
              says: 'There is nothing above the first row, and nothing to the left of the first column. So there is no choice: add up from the start.',
            },
            {
              text: 'Each of them costs only itself, because a path can start there',
              says: 'For the first row, that is right if a path may start anywhere in it; the first column would still add up. Here a path starts in the corner, so the second tile of the first row costs 2 + 5 = 7.',
            },
          ],
          right: 1,
        },
      },
      {
        name: 'Order and answer',
        text: 'Row by row, from left to right. The answer is `least[2][2]`.',
        question: {
          id: 'order',
          ask: 'In which order is the table filled?',
          options: [
            {
              text: 'From the goal back, as the calls were made',
              says: 'The calls start at the goal, but their answers come back from the start. `least[2][2]` cannot be computed before the cells above it and to its left.',
            },
            {
              text: 'Always the cheapest tile that can be reached next',
              says: "That order is needed if moves lead in all directions (Dijkstra's algorithm). Here no move leads up or left, so a simple loop is enough.",
            },
            {
              text: 'Row by row, each from left to right',
              says: 'The cell above was filled with the row before, and the one on the left just now. Both are final.',
            },
          ],
          right: 2,
        },
      },
    ],
    summary:
      'That is **dynamic programming on a grid**. If paths are counted, the start is 1, the minimum becomes a sum, and no cost is added; the choices and the order stay.',
  },
  watch: {
    title: 'Fill the grid',
    text: 'The same tiles, with their costs in the corners. Before each cell is filled, you say from which side it is entered.',
  },
  code: {
    title: 'The five lines, as code',
    parts: [
      { name: 'State', labels: ['state'] },
      { name: 'Order', labels: ['cell'] },
      { name: 'Base case', labels: ['start', 'first-row', 'first-column'] },
      { name: 'Choices', labels: ['above', 'left'] },
      { name: 'Recurrence', labels: ['inner', 'sum'] },
      { name: 'Answer', labels: ['done'] },
    ],
    keeps: ['inner', 'sum', 'above', 'left'],
    note: 'Only the row above and the cell on the left are read, so one row of memory is enough if the path is not needed. It takes O(R · C) time, because each cell compares two others.',
    edge: {
      id: 'edge',
      ask: 'Suppose that the branch for the first row was missing. Which grid shows the slip?',
      options: [
        { text: '`[[4]]`', says: 'The start reads no neighbor, so the answer stays 4.' },
        {
          text: '`[[4], [2]]`, one column',
          says: 'The first column has its own branch, so the answer stays 4 + 2 = 6.',
        },
        {
          text: '`[[4, 2]]`, one row',
          says: 'The second tile would be entered for nothing, and the answer is 2. The path over both tiles costs 6.',
        },
      ],
      right: 2,
    },
  },
  clues: {
    evidence: [
      {
        words: '3 by 3 tiles',
        tells: 'A state has two numbers: the row and the column.',
        decides: false,
      },
      {
        words: 'only right or down',
        tells: 'No path comes back, so there is an order in which every tile is final when it is read.',
        decides: true,
      },
      {
        words: 'least energy in total',
        tells: 'One best number is asked for, and the cheaper tile now can lead to dearer ones.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'shortest-path-and-mst',
      property: 'Can a path through the cells also go back up or to the left?',
      here: 'No. Each cell is final once the cells above and to the left of it are.',
      there: 'Yes. Cells depend on each other in all directions, so no simple order of filling is right.',
      example:
        'Now the robot may move in all four directions, from the top left to the bottom right of these tiles. What is the least energy?',
      picture: {
        scene: {
          kind: 'table',
          rows: [
            [1, 9, 1, 1, 1],
            [1, 9, 1, 9, 1],
            [1, 1, 1, 9, 1],
          ].map((row) => row.map((value) => ({ value, role: 'default' as const }))),
        },
      },
      question: {
        id: 'rival',
        ask: 'What does the table of this lesson give?',
        options: [
          {
            text: '15',
            says: 'It knows moves right and down only, so it has to cross one of the tiles of 9. The path that goes down, right, up, right and down again avoids them and uses 11.',
          },
          {
            text: '11, the least there is',
            says: 'That is the least, but its path goes up twice in the middle. A table that looks only above and to the left cannot find it: it gives 15.',
          },
        ],
        right: 0,
      },
    },
  },
  spots: [
    {
      prompt: {
        id: 'grid-dp-lesson-1',
        text: 'A city of 800 by 600 blocks, drawn as a grid, plans a tram line from its northwest corner block to its southeast corner block. From block to block the line only runs east or south. For each block, the price of the land is known. What is the lowest total price of a line?',
        world: 'tram line',
        pattern: 'grid-dp',
        evidence: [
          {
            words: '800 by 600 blocks',
            tells: 'A state is a row and a column, and half a million of them can be filled.',
            decides: false,
          },
          {
            words: 'only runs east or south',
            tells: 'No line comes back, so row by row every block is final when it is read.',
            decides: true,
          },
          {
            words: 'lowest total price',
            tells: 'The cheaper block now can lead to dearer ones, so the two ways in are compared.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'shortest-path-and-mst',
          fails:
            'A priority queue would find it, too, but it pays a logarithm for an order that two plain loops already give.',
        },
        why: 'The cheapest line to a block is the cheaper of those to the block north and to the block west of it, plus its own price.',
        cost: 'O(R · C)',
      },
      formula: 'best[r][c] = min(best[r-1][c], best[r][c-1]) + price',
      names: [
        { pattern: 'grid-dp', line: 'each cell from those before it' },
        { pattern: 'matrix-traversal', line: 'flood or walk the grid' },
        { pattern: 'shortest-path-and-mst', line: 'the cheapest open cell comes next' },
      ],
    },
    {
      prompt: {
        id: 'grid-dp-lesson-2',
        text: 'The map of a flooded cave is a grid of 300 by 300 cells. A diver swims from the entrance, in one corner, to an air pocket in the opposite corner. She can go up, down, left and right, around walls that force detours, and each cell takes a known amount of air. How little air does she need?',
        world: 'flooded cave',
        pattern: 'shortest-path-and-mst',
        evidence: [
          {
            words: 'up, down, left and right',
            tells: 'A path can come back toward its start, so cells depend on each other in all directions.',
            decides: true,
          },
          {
            words: 'a known amount of air',
            tells: 'Steps have different costs, so the fewest steps need not be the cheapest path.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'grid-dp',
          fails:
            'Filled row by row, it never swims back up or to the left, so it misses every detour around a wall.',
        },
        why: 'Go on from the cell that can be reached with the least air so far; when it is taken, its amount is final.',
        cost: 'O(R · C · log(R · C))',
      },
      names: [
        { pattern: 'breadth-first-search', line: 'the fewest steps, level by level' },
        { pattern: 'shortest-path-and-mst', line: 'the cheapest open cell comes next' },
        { pattern: 'grid-dp', line: 'each cell from those before it' },
      ],
    },
  ],
  end: {
    canDo:
      'When moves over a grid never come back, fill it in that order: each cell takes the best of the cells that lead to it.',
    practice: lesson.practice.find(({ number }) => number === 64)!,
    practiceIs: 'It is the problem of this lesson, with grids of any size.',
  },
}
