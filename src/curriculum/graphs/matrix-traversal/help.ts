import type { ProblemHelpTexts } from '../../problem-help.ts'

export const help = {
  733: {
    asks: 'Given an image as a grid of colors, a start cell, and a new color, recolor the start cell and all cells connected to it through horizontally or vertically adjacent cells of its original color. Return the image.',
    hints: [
      'Paint by hand: in [[5, 5], [0, 5]] with start (0, 0) and color 7, three pixels become 7 and the 0 stays. If the start already has the new color, return the image.',
      'A call on a pixel returns at once if it is outside the image or does not have the old color. Otherwise it paints the pixel and recurses into the four neighbors.',
      'Save `old = image[sr][sc]` and fill from there. A painted pixel no longer has the color `old`, so it cannot be entered again: the color is the mark. When the calls end, exactly the pixels connected to the start through `old` are painted.',
    ],
    solvedBy: 'grid-flood-fill',
  },
  463: {
    asks: 'In a grid, the land cells (1) form one island without lakes, and all other cells are water (0). Return its perimeter: the number of cell sides between land and water or between land and the outside of the grid.',
    hints: [
      'One land cell alone has perimeter 4; two adjacent land cells have 6, since each hides one side of the other. So you can add up the perimeter cell by cell, in any order.',
      'At a land cell, test each direction for the edge of the grid before you read the neighbor: beyond the edge there is no land, so that side counts. Of the four tests, those above and to the left already find every shared side once.',
      'Visit all cells with two loops. For each land cell add 4; subtract 2 if the cell above is land, and 2 if the cell to the left is land. Each shared side is then seen once and removed from both cells, so the total is the perimeter.',
    ],
    cost: 'O(1) space, because no search runs and a few counters or bounds are enough',
  },
  54: {
    asks: 'Given a matrix, return all of its elements in clockwise spiral order: start at the top left corner, go right along the top row, and continue around and inward until every element is listed once.',
    hints: [
      'Set `top` and `left` to 0, `bottom` to the last row and `right` to the last column: they enclose the unread cells. If there is one row, read it from left to right.',
      'Read the top row from left to right and add 1 to `top`. Then read the right column downward, starting at the new `top`, and subtract 1 from `right`; the other two sides work the same way.',
      'Inside the bounds are exactly the unread cells. While `top <= bottom` and `left <= right`, read top row, right column, bottom row backward and left column upward, and move each bound after its side. Test `top <= bottom` again before the bottom row, and `left <= right` before the left column.',
    ],
    solvedBy: 'grid-spiral',
    cost: 'O(1) space, because no search runs and a few counters or bounds are enough',
  },
  48: {
    asks: 'Given a square matrix, rotate it by 90 degrees clockwise in place, without building a second matrix. Nothing is returned.',
    hints: [
      'Do it by hand: [[1, 2], [3, 4]] becomes [[3, 1], [4, 2]]. The new first row is the old first column, read from bottom to top.',
      'In the first pass, swap `matrix[i][j]` with `matrix[j][i]`, only for j > i. If j started at 0, each pair would be swapped twice and nothing would change.',
      'The value at (i, j) belongs at (j, n - 1 - i). The transpose moves it to (j, i), and reversing row j moves it from column i to column n - 1 - i. So swap the pairs above the diagonal, then reverse every row; no second matrix is needed.',
    ],
    cost: 'O(1) space, because the matrix itself stores the notes',
  },
  73: {
    asks: 'Given a matrix, for every element that is 0 at the start, set its whole row and its whole column to 0, in place. Zeros written along the way trigger nothing further; nothing is returned.',
    hints: [
      'Do it by hand on [[1, 0], [1, 1]]: the 0 clears row 0 and column 1. Take notes first and clear later, since a zero you write looks like an original one.',
      'Before anything else, store in two booleans whether the first row and the first column contain a 0. Then, for each other cell that is 0, write 0 at the start of its row and at the top of its column.',
      'When the notes are written, clear each cell outside the first row and column whose row start or column top is 0. The notes must stay intact until all these cells are done. Last, clear the first row and the first column, each only if its boolean is true.',
    ],
    cost: 'O(1) space, because the matrix itself stores the notes',
  },
  289: {
    asks: 'Change a grid of live (1) and dead (0) cells to its next state in place, all cells at once: a live cell survives only with 2 or 3 live neighbors (of up to eight), and a dead one becomes live with exactly 3.',
    hints: [
      'For one cell, count the live cells among its eight neighbors, without leaving the board. A live cell with 2 or 3 stays alive, a dead cell with 3 comes alive; all others are dead afterward.',
      "Read a neighbor's old state from its lowest bit, `board[r][c] & 1`. If the current cell will be alive, set its second bit with `board[r][c] |= 2`; the lowest bit does not change.",
      'In the first pass, bit 0 is the old state and bit 1 the new one. So every count uses old states, no matter which neighbors have been processed. In the second pass, shift each cell right by one bit: the old state drops out and the new one remains.',
    ],
    cost: 'O(1) space, because the matrix itself stores the notes',
  },
  200: {
    asks: 'Given a grid of the characters `1` (land) and `0` (water), return the number of islands. An island consists of all land cells that are connected through horizontally or vertically adjacent land cells.',
    hints: [
      'Sink one island by hand. A call on water or outside the grid returns at once; a call on land writes "0" there and recurses into the four neighbors.',
      'Two loops visit all cells and skip water. At land, raise the count and sink the island from that cell; when that call returns, the loops will find no other cell of this island.',
      'All islands met so far are completely sunk, so a "1" that the loops meet belongs to an island not counted yet. Compare with the character "1", not the number, and use four directions only. After the loops, the number of starts is the answer.',
    ],
    solvedBy: 'matrix-traversal',
  },
  695: {
    asks: 'Given a grid of land (1) and water (0), return the number of cells of the largest island, where land cells are connected horizontally and vertically but not diagonally, or 0 if there is no land.',
    hints: [
      'Write the base case first: a call outside the grid or on a 0 returns the area 0. An island of one cell has area 1.',
      'At a 1, write a 0 before you recurse up, right, down and left. In this order, none of the four calls can come back and count the cell again.',
      'Run the search from every cell and keep the largest area returned, starting with 0. Each island is measured in full at the first of its cells that the loops meet; its other cells are 0 by then and return 0. A grid without land gives 0.',
    ],
  },
  130: {
    asks: 'On a board of `X` and `O`, a region consists of all `O` cells that are connected horizontally or vertically. Turn every region without a cell on the border of the board into `X`, in place; nothing is returned.',
    hints: [
      'Walk along the four edges of the board. An O there can never be captured: change it to a third letter, such as S for safe.',
      'From each S, look at the four neighbors: an O next to a safe cell is safe too, so it becomes S and spreads further. At X, at S and outside the board, stop.',
      "When nothing spreads anymore, the S cells are exactly the O's connected to the edge, and every remaining O is surrounded. One last pass looks at each cell once: O becomes X, S becomes O again, and X stays.",
    ],
    solvedBy: 'grid-border-first',
  },
  329: {
    asks: 'Given a matrix of integers, return the number of cells on the longest path that moves to a horizontally or vertically adjacent cell with a strictly larger value at each step. The path may start at any cell.',
    hints: [
      'Let `longest(cell)` be the number of cells on the longest increasing path that starts there. If no neighbor is larger, it is 1; that is so for the largest value in the matrix.',
      "Of the four neighbors, consider only those with a strictly larger value. The cell's result is 1 plus the largest result among them, or 1 if there are none; write it into a table.",
      'A call first looks into the table and returns a stored result at once, so each cell is computed once. Values rise from call to call, so a call never returns to a cell in progress, and you need no marks. Compute every cell and return the largest result.',
    ],
  },
} satisfies ProblemHelpTexts
