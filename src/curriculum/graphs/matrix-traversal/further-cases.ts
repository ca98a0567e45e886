import { type Cases, wholeNumber } from '#algorithms/cases.ts'
import { isRectangle } from '#algorithms/valid-inputs.ts'

type Grid = readonly (readonly number[])[]

const gridFloodFill: Cases<readonly [image: Grid, row: number, col: number, color: number], Grid> = {
  kind: 'function',
  name: { python: 'flood_fill', typescript: 'floodFill', java: 'floodFill', cpp: 'floodFill' },
  parameters: [
    { name: 'image', type: 'int[][]' },
    { name: 'row', type: 'int' },
    { name: 'col', type: 'int' },
    { name: 'color', type: 'int' },
  ],
  returns: 'int[][]',
  statement:
    'The cells of `image` are colors. Give the cell at `row` and `col` the new `color`, and with it all cells of its old color that are connected to it, horizontally or vertically, through cells of that color. Return the image. All rows have the same length, and the cell is inside.',
  examples: [
    {
      name: 'cells that touch at a corner only',
      args: [
        [
          [1, 1, 2],
          [3, 1, 1],
          [1, 3, 1],
        ],
        0,
        0,
        7,
      ],
      result: [
        [7, 7, 2],
        [3, 7, 7],
        [1, 3, 7],
      ],
    },
    {
      name: 'the color that it has already',
      args: [
        [
          [4, 4],
          [4, 5],
        ],
        0,
        0,
        4,
      ],
      result: [
        [4, 4],
        [4, 5],
      ],
    },
    { name: 'one row', args: [[[0, 0, 0]], 0, 1, 9], result: [[9, 9, 9]] },
    { name: 'the corner below', args: [[[0], [1]], 1, 0, 0], result: [[0], [0]] },
  ],
  random(next, size) {
    const image = randomGrid(next, size, 3)
    return [
      image,
      wholeNumber(next, 0, image.length - 1),
      wholeNumber(next, 0, image[0]!.length - 1),
      wholeNumber(next, 0, 3),
    ]
  },
  reference(image, row, col, color) {
    const reached = spread(image, (r, c) => r === row && c === col, image[row]![col]!)
    return image.map((cells, r) => cells.map((cell, c) => (reached[r]![c] ? color : cell)))
  },
  isValid: ([image, row, col]) => isRectangle(image) && image[row]?.[col] !== undefined,
  *smaller([image, row, col, color]) {
    for (const gone of image.keys())
      if (gone !== row) yield [image.toSpliced(gone, 1), gone < row ? row - 1 : row, col, color]
    for (const gone of (image[0] ?? []).keys())
      if (gone !== col)
        yield [image.map((cells) => cells.toSpliced(gone, 1)), row, gone < col ? col - 1 : col, color]
  },
  growth: {
    kind: 'A square of one color, all of which changes.',
    order: 1,
    sizes: [64, 256, 512],
    input: (size) => [square(size, () => 1), 0, 0, 2],
  },
}

const gridSpiral: Cases<readonly [matrix: Grid], readonly number[]> = {
  kind: 'function',
  name: { python: 'spiral_order', typescript: 'spiralOrder', java: 'spiralOrder', cpp: 'spiralOrder' },
  parameters: [{ name: 'matrix', type: 'int[][]' }],
  returns: 'int[]',
  statement:
    'Return the values of `matrix` in the order of a spiral: along the first row to the right, down the last column, along the last row to the left, up the first column, and so on inward. All rows have the same length, and there is one value at least.',
  examples: [
    {
      name: 'three rows',
      args: [
        [
          [1, 2, 3, 4],
          [10, 11, 12, 5],
          [9, 8, 7, 6],
        ],
      ],
      result: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    },
    { name: 'one row', args: [[[1, 2, 3]]], result: [1, 2, 3] },
    { name: 'one column', args: [[[1], [2], [3]]], result: [1, 2, 3] },
    {
      name: 'two by two',
      args: [
        [
          [1, 2],
          [4, 3],
        ],
      ],
      result: [1, 2, 3, 4],
    },
    { name: 'one value', args: [[[5]]], result: [5] },
  ],
  random: (next, size) => [randomGrid(next, size, 9)],
  /** The first row, and then the spiral of the rest, turned so that its last column comes first. */
  reference(matrix) {
    const [first, ...rest] = matrix
    if (!first) return []
    const turned = first.map((_, column) => rest.map((row) => row[first.length - 1 - column]!))
    return [...first, ...(rest.length > 0 ? gridSpiral.reference(turned) : [])]
  },
  isValid: ([matrix]) => matrix.length > 0 && isRectangle(matrix),
  growth: {
    kind: 'A square: taking its first row off and turning the rest takes n√n steps.',
    order: 1,
    sizes: [256, 1024, 4096, 16_384],
    input: (size) => [square(size, (row, column) => row + column)],
  },
}

const gridBorderFirst: Cases<readonly [grid: Grid], Grid> = {
  kind: 'function',
  name: { python: 'close_lakes', typescript: 'closeLakes', java: 'closeLakes', cpp: 'closeLakes' },
  parameters: [{ name: 'grid', type: 'int[][]' }],
  returns: 'int[][]',
  statement:
    'The cells of `grid` are 1 for land and 0 for water. Turn all water into land from which no path of water, horizontally or vertically, leads to the border of the grid, and return the grid. All rows have the same length, and none is empty.',
  examples: [
    {
      name: 'a lake and a river',
      args: [
        [
          [1, 1, 1, 1],
          [1, 0, 0, 1],
          [1, 1, 0, 1],
          [0, 0, 1, 1],
        ],
      ],
      result: [
        [1, 1, 1, 1],
        [1, 1, 1, 1],
        [1, 1, 1, 1],
        [0, 0, 1, 1],
      ],
    },
    {
      name: 'open at one side',
      args: [
        [
          [1, 1, 1],
          [1, 0, 0],
          [1, 1, 1],
        ],
      ],
      result: [
        [1, 1, 1],
        [1, 0, 0],
        [1, 1, 1],
      ],
    },
    { name: 'one row', args: [[[0, 1, 0]]], result: [[0, 1, 0]] },
    { name: 'one cell', args: [[[1]]], result: [[1]] },
  ],
  random: (next, size) => [randomGrid(next, 2 * size, 1)],
  reference(grid) {
    const isBorder = (r: number, c: number) =>
      r === 0 || c === 0 || r === grid.length - 1 || c === grid[0]!.length - 1
    const open = spread(grid, isBorder, 0)
    return grid.map((cells, r) => cells.map((_, c) => (open[r]![c] ? 0 : 1)))
  },
  isValid: ([grid]) => isRectangle(grid) && grid.flat().every((cell) => cell === 0 || cell === 1),
  growth: {
    kind: 'A square of water: searching a way to the border from each cell takes n² steps or more.',
    order: 1,
    sizes: [256, 1024, 4096, 16_384],
    input: (size) => [square(size, () => 0)],
  },
}

/** Which cells of a color are connected to those that start: passes over the grid until nothing changes. */
function spread(grid: Grid, isStart: (row: number, column: number) => boolean, color: number): boolean[][] {
  const reached = grid.map((cells, r) => cells.map((cell, c) => cell === color && isStart(r, c)))
  for (let isChanged = true; isChanged; ) {
    isChanged = false
    for (const [r, cells] of grid.entries())
      for (const [c, cell] of cells.entries()) {
        const beside = [reached[r - 1]?.[c], reached[r + 1]?.[c], reached[r]![c - 1], reached[r]![c + 1]]
        if (cell !== color || reached[r]![c] || !beside.includes(true)) continue
        reached[r]![c] = true
        isChanged = true
      }
  }
  return reached
}

function randomGrid(next: () => number, size: number, largest: number): Grid {
  const side = Math.max(1, Math.floor(Math.sqrt(size)))
  const width = wholeNumber(next, 1, side + 1)
  return Array.from({ length: wholeNumber(next, 1, side + 1) }, () =>
    Array.from({ length: width }, () => wholeNumber(next, 0, largest)),
  )
}

/** With about `size` cells. */
function square(size: number, cell: (row: number, column: number) => number): Grid {
  const side = Array.from({ length: Math.floor(Math.sqrt(size)) }, (_, index) => index)
  return side.map((row) => side.map((column) => cell(row, column)))
}

/** What judges code for each further listing of the card, by the listing's id. */
export const furtherCases = {
  'grid-flood-fill': gridFloodFill,
  'grid-spiral': gridSpiral,
  'grid-border-first': gridBorderFirst,
} satisfies Readonly<Record<string, Cases>>
