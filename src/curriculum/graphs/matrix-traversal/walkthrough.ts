import type { Role, TableScene } from '#algorithms/scene.ts'
import { drawScan, type Look } from '#algorithms/scenes/scan-table.ts'
import { drawWaitingQueue } from '#algorithms/scenes/stack-and-queue-scenes.ts'
import type { Picture, Walkthrough } from '../../walkthroughs/walkthrough.ts'
import { lesson } from './lesson.ts'

const rows = ['0110', '1100', '0011']

type Cell = readonly [row: number, column: number]

const land: readonly Cell[] = rows.flatMap((row, r) =>
  [...row].flatMap((cell, c): Cell[] => (cell === '1' ? [[r, c]] : [])),
)

function isBeside([r, c]: Cell, [y, x]: Cell): boolean {
  return Math.abs(r - y) + Math.abs(c - x) === 1
}

/** The island of a cell: grown until no land beside it is left. */
function islandOf(cell: Cell): readonly Cell[] {
  const island = [cell]
  for (const each of island)
    island.push(...land.filter((other) => isBeside(each, other) && !island.includes(other)))
  return island
}

/** A search from every land cell: which land cells it visits. */
export const visits: readonly Look[] = land.flatMap((start, outer) =>
  islandOf(start).map((cell): Look => ({ outer, inner: land.indexOf(cell), value: '×' })),
)

const names = land.map(([r, c]) => `${r},${c}`)

function drawVisits(marksWaste: boolean): Picture {
  const isFirst = (start: number) => islandOf(land[start]!).every((cell) => land.indexOf(cell) >= start)
  return {
    scene: drawScan({
      looks: visits,
      outer: names,
      inner: names,
      corner: 'start',
      roleOf: ({ outer }) => (!marksWaste ? 'default' : isFirst(outer) ? 'settled' : 'visited'),
    }),
  }
}

function drawMap(counted?: readonly string[]): TableScene {
  const roleOf = (value: string, name: string): Role => {
    if (counted?.includes(name)) return 'result'
    return value === '1' ? 'default' : 'visited'
  }
  return {
    kind: 'table',
    isGrid: true,
    rowHeads: rows.map((_, r) => String(r)),
    columnHeads: [...rows[0]!].map((_, c) => String(c)),
    rows: rows.map((row, r) => [...row].map((value, c) => ({ value, role: roleOf(value, `${r},${c}`) }))),
  }
}

const best: Picture = {
  title: 'The islands',
  scene: drawMap(['0,1', '2,2']),
  note: '2 islands: each is marked at its first cell',
}

function drawQueue(...cells: readonly string[]): Picture {
  return { scene: drawWaitingQueue(cells.map((value) => ({ id: value, value }))) }
}

/** How many paths lead to each tile. */
const pathCounts = [
  [1, 1, 1],
  [1, 2, 3],
]

const drawTiles = (isSolved: boolean): TableScene => ({
  kind: 'table',
  isGrid: true,
  rows: pathCounts.map((row, i) =>
    row.map((count, j) => ({
      value: isSolved ? count : '',
      role: isSolved && i + j === 3 ? 'result' : 'default',
    })),
  ),
})

export const walkthrough: Walkthrough = {
  title: 'Islands on a map',
  problem:
    'A map is a grid of land (1) and water (0), with the rows `0110`, `1100` and `0011`. Two land cells belong together if they share a side: **horizontally or vertically adjacent**, not at a corner. The map is **complete and does not change**. **How many islands** does it show?',
  input: { grid: rows.join(' / ') },
  firstTry: {
    picture: { scene: drawMap() },
    tries: [
      {
        text: 'Count each land cell that has no land above it or to its left',
        says: '**It counts 3, and there are 2.** The cell `(1, 0)` has water above and nothing to its left, but it belongs to the first island by way of `(1, 1)` on its right.',
        pictures: [
          {
            title: 'No land above or to the left',
            scene: drawMap(['0,1', '1,0', '2,2']),
            note: '3 cells are counted',
          },
          best,
        ],
      },
      {
        text: 'Draw a line around all land that touches',
        says: '**It counts 1, and there are 2.** On paper, `(1, 1)` and `(2, 2)` seem to touch. But they share only a corner.',
        pictures: [{ title: 'All that touches', scene: drawMap(['0,1']), note: '1 outline' }, best],
      },
      {
        text: 'From each land cell, search for all land that belongs to it',
        says: '**It finds 2 islands, and it can never be wrong.** The question is what that costs.',
        pictures: [best],
      },
    ],
    leavesOpen: 'Start from the one that always works, and look for searches that find nothing new.',
  },
  bruteForce: {
    title: 'Search from every land cell',
    text: 'Start a search at **each of the six land cells**, and go on to all land beside it. A row of the table is a start, written as row and column, and each cross a land cell that its search visits. Starts that visit the same cells are on the same island.',
    before: drawVisits(false),
    question: {
      id: 'waste',
      ask: 'What is wasted?',
      options: [
        {
          text: 'Each search from a cell that an earlier search has visited',
          says: 'The search from `(0, 1)` visits all four cells of its island. A search from one of the others visits the same four. Only the first search of each island is needed: 6 of the 20 visits.',
        },
        {
          text: 'Nothing: each land cell might be an island of its own',
          says: 'Before the first search, that is so. But after it you know that `(0, 2)`, `(1, 0)` and `(1, 1)` belong to the island of `(0, 1)`.',
        },
        {
          text: 'The searches on the small island: they visit two cells only',
          says: 'You look at what each search brings. But without the one from `(2, 2)`, the second island would not be counted.',
        },
      ],
      right: 0,
    },
    after: drawVisits(true),
    cost: 'On an island of n cells, n searches visit n cells each: that is O(n²). A map of 1,000 by 1,000 cells that is all land takes a trillion visits.',
  },
  idea: {
    title: 'Sink each island once',
    text: 'One search for each island is enough. Five lines say how to scan the map so that no island is searched twice.',
    lines: [
      {
        name: 'What waits',
        text: 'At new land, count one, and sink the whole island: its cells wait in a queue.',
        picture: drawQueue('0,2', '1,1'),
        question: {
          id: 'waits',
          ask: 'Row by row, the scan comes to `(0, 1)`, which is land. What do you do before it goes on?',
          options: [
            {
              text: 'Count it, and go on to the next cell',
              says: 'The next cell, `(0, 2)`, is land as well and would be counted again, although it is the same island.',
            },
            {
              text: 'Count it if there is no land above it or to its left',
              says: 'That is right for `(0, 1)` and for `(0, 2)`, but not for `(1, 0)`: its island continues on its right, in a cell that the scan has not seen.',
            },
            {
              text: 'Count it, and turn all land of its island into water',
              says: 'Then the scan can never count this island again, wherever it meets it. The cells that are sunk and whose sides are still to be looked at wait in a queue.',
            },
          ],
          right: 2,
        },
      },
      {
        name: 'What is marked and when',
        text: 'A cell is set to 0 when it joins the queue.',
        question: {
          id: 'marks',
          ask: '`(0, 1)` has found `(1, 1)` below it. When do you set `(1, 1)` to 0?',
          options: [
            {
              text: 'When it leaves the queue',
              says: 'On this map it works. But in a block of 2 by 2 cells, two cells wait beside the last one, and both add it. On a large island the copies multiply, because each copy adds its neighbors again.',
            },
            {
              text: 'When it joins the queue',
              says: 'From then on it is water for everyone who looks at it, so it joins once, and each cell of the map is in the queue once at most.',
            },
            {
              text: 'When the whole island is found',
              says: 'You want to keep the map until you are done. But `(1, 1)` would find `(0, 1)` above it, which is still land, and the two would add each other forever.',
            },
          ],
          right: 1,
        },
      },
      {
        name: 'What is a neighbor',
        text: 'One of the four cells that share a side, if it is inside the grid. Check that before you read it.',
        question: {
          id: 'bounds',
          ask: '`(0, 2)` is in the top row. In Python, `grid[-1][2]` would be its neighbor above. What goes wrong if you only check that no index is too large?',
          options: [
            {
              text: 'Nothing: outside the map there is only water',
              says: 'So it should be. But the grid has no cells there, and in most languages reading them is an error.',
            },
            {
              text: 'It reads the last row and finds land in `(2, 2)`',
              says: 'Index -1 is the last row in Python. The second island would be sunk together with the first one, and the count would be 1. So check both bounds of row and column first, and only then read.',
            },
            {
              text: 'Python stops with an error',
              says: 'For an index that is too large it would, but that is checked. And -1 is a valid index in Python, so nothing tells you about the slip.',
            },
          ],
          right: 1,
        },
      },
      {
        name: 'What stays true',
        text: 'All cells of the islands counted so far are sunk, so any land belongs to a new island.',
        staysTrue: true,
        question: {
          id: 'new',
          ask: 'The scan comes to `(2, 2)`, which is still land. How do you know that it is a new island?',
          options: [
            {
              text: 'There is water above it and to its left',
              says: 'That was so for `(1, 0)`, too, and it belonged to the first island.',
            },
            {
              text: 'You do not: it touches `(1, 1)`, which was counted',
              says: 'They touch at a corner. That does not join two cells, and so the search from `(0, 1)` never came here.',
            },
            {
              text: 'All land of a counted island is water by now',
              says: 'A search ends only when all four sides of each of its cells have been looked at, so nothing of its island is left. Land belongs to none of them. And no island is left out, because the scan comes to every cell, and so to the first cell of each island.',
            },
          ],
          right: 2,
        },
      },
      {
        name: 'When to stop',
        text: 'After the last cell of the scan. The answer is how often a new island began.',
      },
    ],
    summary:
      'That is **grid traversal**: a grid is a graph, its cells are the nodes, each side that two cells share is an edge, and a cell is marked as it is found.',
  },
  watch: {
    title: 'Scan and sink',
    text: 'The same map and the same rule. You say what happens at each land cell, and how many join the queue.',
  },
  code: {
    title: 'The lines, as code',
    parts: [
      { name: 'Scan', labels: ['scan'] },
      { name: 'New island', labels: ['found', 'sink'] },
      { name: 'Answer', labels: ['done'] },
      { name: 'What waits', labels: ['take'] },
      { name: 'A neighbor', labels: ['look'] },
      { name: 'What is marked', labels: ['mark', 'spread'] },
    ],
    keeps: ['mark', 'spread', 'look', 'sink'],
    note: 'The grid is its own mark, so it is changed; copy it if the caller needs it. It takes O(R · C) time, because each cell is scanned once, joins the queue once at most and has four neighbors.',
    edge: {
      id: 'edge',
      ask: 'Suppose that columns were checked against the number of **rows**. Which grid shows the slip?',
      options: [
        {
          text: '`10 / 01`',
          says: 'It has as many rows as columns, so mixing them up changes nothing: 2 islands.',
        },
        {
          text: '`111`',
          says: 'There is 1 row, so each column from 1 on counts as outside. No neighbor is ever found, and the answer is 3 instead of 1.',
        },
        {
          text: '`101`',
          says: 'No two cells of land are adjacent, so no neighbor is needed, and the answer 2 is right.',
        },
      ],
      right: 1,
    },
  },
  clues: {
    evidence: [
      {
        words: 'horizontally or vertically adjacent',
        tells: 'Neighbors are the adjacent cells, in all four directions.',
        decides: true,
      },
      {
        words: 'complete and does not change',
        tells: 'The grid is finished, so one search of each island is enough.',
        decides: false,
      },
      {
        words: 'How many islands',
        tells: 'You need to know which cells belong together, by whatever path, up and to the left as well.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'grid-dp',
      property: 'Can each cell be computed from cells that are final already?',
      here: 'No. An island can bend in every direction, so a cell may depend on cells below it and to its right.',
      there: 'Yes. Moves only go right or down, so fill a table row by row.',
      example:
        'Now all cells of a grid with 2 rows and 3 columns are land. A robot walks from the top left to the bottom right and only moves **right or down**. **How many different paths** are there?',
      picture: { scene: drawTiles(false) },
      solved: { scene: drawTiles(true) },
      question: {
        id: 'rival',
        ask: 'A search marks each cell and enters it once. How many paths to the last cell can it count?',
        options: [
          {
            text: '1',
            says: 'The last cell is entered once, by one path. But there are 3: a table adds up the paths to the cell above and to the cell on the left.',
          },
          {
            text: '3',
            says: 'There are 3 paths, so that would be right. But all three end in the same cell, and a cell that is marked is not entered again.',
          },
        ],
        right: 0,
      },
    },
  },
  spots: [
    {
      prompt: {
        id: 'matrix-traversal-lesson-1',
        text: 'A dairy photographs a slice of cheese from above. In the picture of 2,000 by 2,000 pixels, each is either cheese or hole. Hole pixels that share a side belong to the same hole. Holes that reach the edge of the slice are not counted. How many holes are there, and how large is the largest?',
        world: 'cheese slice',
        pattern: 'matrix-traversal',
        evidence: [
          {
            words: 'pixels that share a side',
            tells: 'Neighbors are the adjacent cells of a grid.',
            decides: false,
          },
          {
            words: 'belong to the same hole',
            tells: 'A hole can bend in every direction, so no order of cells makes them final.',
            decides: true,
          },
          {
            words: 'reach the edge of the slice',
            tells: 'Start at the border and sink what it reaches; what is left is enclosed.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'grid-dp',
          fails:
            'Filled row by row, a hole in the form of a U would count as two until its bottom is reached.',
        },
        why: 'First sink every hole on the border, then scan the rest, and sink and measure each hole at its first pixel.',
        cost: 'O(R · C)',
      },
      names: [
        { pattern: 'grid-dp', line: 'each cell from cells before it' },
        { pattern: 'matrix-traversal', line: 'scan, then spread and mark' },
        { pattern: 'shortest-path-and-mst', line: 'cheapest waiting node first' },
      ],
    },
    {
      prompt: {
        id: 'matrix-traversal-lesson-2',
        text: 'A snail crosses a terrace of 300 by 200 tiles from the top left to the bottom right corner. The terrace slopes, so it only ever moves one tile to the right or one tile down. On each tile lies a known amount of dew, which it drinks. How much can it drink at most?',
        world: 'snail on a terrace',
        pattern: 'grid-dp',
        evidence: [
          {
            words: 'one tile to the right or one tile down',
            tells: 'No move comes back, so each tile follows from the one above and the one on the left.',
            decides: true,
          },
          {
            words: 'a known amount of dew',
            tells: 'Each cell adds its own value to the path.',
            decides: false,
          },
          {
            words: 'at most',
            tells: 'You need one best total, not which tiles belong together.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'matrix-traversal',
          fails: 'A search that marks each tile sees only one path to it, which need not be the best.',
        },
        why: 'Fill a table row by row: the dew of the tile plus the larger of the totals above it and to its left.',
        cost: 'O(R · C)',
      },
      formula: 'most[r][c] = max(most[r-1][c], most[r][c-1]) + dew',
      names: [
        { pattern: 'matrix-traversal', line: 'scan, then spread and mark' },
        { pattern: 'breadth-first-search', line: 'ring by ring, equal steps' },
        { pattern: 'grid-dp', line: 'each cell from cells before it' },
      ],
    },
  ],
  end: {
    canDo:
      'When cells of a grid belong together, scan for the first cell of each region, and mark the whole region before you go on.',
    practice: lesson.practice.find(({ number }) => number === 200)!,
    practiceIs: 'It is the problem of this lesson, with characters instead of numbers in the cells.',
  },
}
