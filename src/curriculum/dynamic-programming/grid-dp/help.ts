import type { ProblemHelpTexts } from '../../problem-help.ts'

export const help = {
  118: {
    asks: "Given `numRows`, return that many rows of Pascal's triangle, from the top. Each row starts and ends with 1, and every other number is the sum of the two adjacent numbers above it.",
    hints: [
      'Write the first rows by hand: [1], [1, 1], [1, 2, 1]. Row i, counted from 0, has i + 1 entries, so create each new row as a list of i + 1 ones.',
      'Only the inner entries change. For j from 1 to i - 1, entry j becomes the sum of entries j - 1 and j of the row above.',
      'Build row after row, each from the finished row above it, and append it to the result. Rows 0 and 1 have no inner entries and stay ones. After `numRows` rows return the result.',
    ],
    cost: 'O(n²) time and space, because all n rows are the answer',
  },
  62: {
    asks: 'A robot walks from the top left to the bottom right cell of an `m` by `n` grid, one cell right or down per move. Return the number of different paths.',
    hints: [
      'Let each cell contain the number of paths that lead to it. In the top row and in the left column there is only one, straight on, so write 1 into all these cells.',
      'Fill the other cells row by row from left to right, so both numbers you add are final. Try a 3 by 3 grid: the second row becomes 1, 2, 3, the third 1, 3, 6.',
      '`ways[r][c] = ways[r - 1][c] + ways[r][c - 1]`; the two groups of paths differ in their last move, so no path counts twice. One row is enough: in `row[c] += row[c - 1]` the old value is the cell above. Return the bottom right number.',
    ],
  },
  63: {
    asks: 'A robot walks from the top left to the bottom right cell of a grid, one cell right or down per move, and uses no cell marked 1. Return the number of different paths, or 0 if there is none.',
    hints: [
      'Look at the start cell: if it has an obstacle, the answer is 0. Otherwise write 1 there, for the one path that has not moved yet.',
      'At every other cell check for an obstacle first and write 0 if there is one. If not, add the numbers above and to the left, where a neighbor outside the grid counts 0.',
      'Go row by row from left to right, so both neighbors are final; each cell gets the number of paths from the start to it around all obstacles. Since outside cells count 0, no edge needs a rule of its own. Return the bottom right number, 0 if it is blocked.',
    ],
  },
  64: {
    asks: 'In a grid of non-negative numbers, a path goes from the top left to the bottom right cell, one cell right or down per move. Return the smallest sum of the numbers on any path, both end cells included.',
    hints: [
      'The start cell costs its own number; along the top row you can only go right, so write running sums: 2, 3, 1 becomes 2, 5, 6. Then do the same down the left column.',
      'The number in an inner cell is paid from either direction, so compare only the totals above and to the left. Take the smaller one and add the cell.',
      'Fill the inner cells row by row: `least[r][c] = grid[r][c] + min(least[r - 1][c], least[r][c - 1])`. Each entry is the cheapest total of all paths to its cell, with its own number, and both entries it reads are final. Return the bottom right entry.',
    ],
    solvedBy: 'grid-dp',
  },
  120: {
    asks: 'A path through a triangle of integers leads from the top to the last row, each time from index `i` to index `i` or `i + 1` of the next row. Return the smallest sum of numbers on any path.',
    hints: [
      'Copy the bottom row into a list `least`: a path that starts there consists of one number. If the triangle has a single row, that number is the answer.',
      'From index j you can move to index j or j + 1 of the row below. Add the smaller of `least[j]` and `least[j + 1]` to the number at j and store the sum in `least[j]`.',
      'Go up from the last row but one, each row from left to right. After a row, `least[j]` is the cheapest path from its index j down to the bottom; overwriting is safe, since the indices further right no longer read it. Return `least[0]`.',
    ],
  },
  221: {
    asks: 'Given a grid of the characters `0` and `1`, return the number of cells of the largest square that contains only `1`s, or 0 if there is no `1`.',
    hints: [
      'Let each cell contain the side of the largest square of ones whose bottom right corner it is. A 0 gets 0, and a 1 in the top row or the left column gets 1.',
      'At any other 1, read the sides above, to the left and diagonally up left. If they are 2, 1 and 2, only a square of side 2 fits here: 1 plus the smallest.',
      'For a 1 set `side[r][c] = 1 + min(above, left, diagonal)`, for a 0 set 0, row by row, so that all three values are final. Keep the maximum of all cells while you fill them. Return its square, because the problem asks for the area.',
    ],
    solvedBy: 'maximal-square',
  },
  931: {
    asks: 'A path through a square matrix of integers starts at any cell of the first row and leads to the last row, each step going straight or diagonally down. Return the smallest sum of the numbers on any path.',
    hints: [
      'The top row is the base case: a path that has visited one cell so far costs its number. Copy this row into a list `least`, one total per column.',
      'For a cell in column c, take the smallest of `least[c - 1]`, `least[c]` and `least[c + 1]`, without columns outside the matrix, and add the number of the cell.',
      'For each further row build a new list from the old one, so that no total is overwritten while a neighbor still needs it. After row r, each entry is the cheapest path from the top row to that cell. At the end return the minimum of the list.',
    ],
  },
  174: {
    asks: "Each room of a grid adds its value to a knight's health. Return the smallest starting health with which he can walk, right or down, from the top left to the bottom right, both included, and always have at least 1.",
    hints: [
      "Begin with the princess's cell, which the knight must leave with at least 1 health. If it contains -4, he must enter with 5; if it contains 3, entering with 1 is enough.",
      'In any other cell choose the smaller need of the cells to the right and below, and subtract the number in this cell. If the result is below 1, use 1: the knight is never allowed to drop to 0.',
      'Fill `need[r][c] = max(1, min(right, down) - cell)` from the bottom right, with infinity outside the grid; at the princess the minimum is 1. Each entry is the least health with which the knight can enter that cell and survive to the end. Return `need[0][0]`.',
    ],
  },
  1463: {
    asks: 'Two robots start in the top corners of a grid of cherries, and each moves one row down per step, straight or diagonally, to the last row. Return the most cherries they can collect; a cell entered by both counts once.',
    hints: [
      'In the first row the robots are in column 0 and in the last column; add up the cherries of these two cells. All other pairs of columns start at minus infinity, for impossible.',
      'For columns a and b in the next row, each robot came from its own column or one beside it, so up to nine old pairs are possible. Take the best and add both cells, or one cell if a equals b.',
      '`best[a][b]` is the most cherries for robots that are in columns a and b of the current row; build a new table for each row from the old one. Pairs that cannot be reached stay at minus infinity. After the last row, return the largest entry.',
    ],
    cost: 'O(R · C²) time and O(C²) space, because both columns are in the state',
  },
} satisfies ProblemHelpTexts
