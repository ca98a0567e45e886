import type { ProblemHelpTexts } from '../../problem-help.ts'

export const help = {
  733: {
    asks: 'Given an image as a grid of colors, a start cell, and a new color, recolor the start cell and all cells connected to it through horizontally or vertically adjacent cells of its original color. Return the image.',
    hints: [
      'Save the color of the start pixel before you change anything; if it is already the new color, return the image. Otherwise paint the start pixel and put its position into the queue.',
      'Take the front pixel and look up, right, down and left. A neighbor inside the image with the saved color is painted at once and joins the queue; all other neighbors are ignored.',
      'Every pixel in the queue is painted already, so it no longer has the old color and cannot join a second time. Repeat until the queue is empty. By then, the color has reached every pixel that is connected to the start through the old color; return the image.',
    ],
  },
  994: {
    asks: 'A grid has empty cells (0), fresh oranges (1), and rotten ones (2). Each minute, fresh oranges horizontally or vertically adjacent to rotten ones rot. Return the minutes until none is fresh, possibly 0, or -1 if some never rot.',
    hints: [
      'Scan the grid once: put every rotten orange into the queue and count the fresh ones. If there are no fresh oranges, the answer is 0 minutes, whatever else is in the grid.',
      'A minute handles exactly the oranges that are in the queue when it begins. Each one turns its fresh neighbors rotten, adds them for the next minute and lowers the fresh count.',
      'After t minutes, the queue contains exactly the oranges that rotted in minute t (at t = 0, the ones rotten from the start). Run another minute while the queue is not empty and some orange is fresh. Then return the minutes if the fresh count is 0, otherwise -1.',
    ],
  },
  542: {
    asks: 'Given a matrix of 0s and 1s with at least one 0, return a matrix of the same size in which each cell is its distance to the nearest 0, counted in horizontal and vertical steps.',
    hints: [
      'Create a table of distances: 0 for each cell that is 0, and -1 for each 1, meaning not known yet. Put the positions of all zeros into the queue.',
      'Take a cell with distance d from the front. Each neighbor that is still -1 gets d + 1 and joins the queue; a neighbor that has a number keeps it, since it is not larger than d + 1.',
      'Cells leave the queue in order of distance, so the first number written into a cell is the distance to its nearest 0. That number is the mark as well. When the queue is empty, every cell has its number, because there is at least one 0: return the table.',
    ],
  },
  286: {
    asks: 'Grid cells are walls (-1), gates (0), or empty rooms (`2^31 - 1`). In place, replace each room with its distance to the nearest gate, in horizontal and vertical steps that avoid walls; rooms that cannot reach one stay unchanged.',
    hints: [
      'Scan the grid once and put the position of every gate, value 0, into the queue. If there is no gate, the queue stays empty and every room correctly keeps INF.',
      "Take a position and check its four neighbors. Only one that still contains INF gets this cell's value plus 1 and joins the queue; walls, gates and finished rooms all fail this test.",
      'The queue is in order of distance: first the gates, then all rooms one step away, then two. So the first value written into a room comes from a nearest gate and never has to change. Stop when the queue is empty; rooms that no gate reaches still contain INF.',
    ],
  },
  1091: {
    asks: 'Given a square grid of 0s and 1s, return the number of cells on the shortest path of 0s from the top left to the bottom right cell, with moves in all eight directions, or -1 if there is none.',
    hints: [
      'Check both ends: if the top-left or the bottom-right cell is 1, return -1. Otherwise put the start into the queue with length 1; in a 1 by 1 grid, that is the answer.',
      'Take a cell with length d; if it is the bottom-right cell, return d. Otherwise mark each free, unmarked cell among its neighbors, including the diagonal ones, and add it with d + 1.',
      'Mark a cell when it joins the queue, for example by writing 1 into the grid. Cells come out in order of length, so when the bottom-right cell comes out, no shorter path exists. If the queue runs empty first, return -1.',
    ],
  },
  1926: {
    asks: 'In a maze of open cells (`.`) and walls (`+`), you move horizontally or vertically between open cells. Return the fewest moves from the entrance to any other open cell on the border, or -1 if none can be reached.',
    hints: [
      'Mark the entrance and put it into the queue with distance 0. It may be on the border, but it does not count as an exit, so do not test it.',
      'Take a cell with distance d and look at its four neighbors. If an open, unmarked neighbor is on the border, return d + 1; otherwise mark it and add it to the queue with d + 1.',
      'Cells join the queue in order of their steps from the entrance, so the first border cell you step onto is a nearest exit. Border means first or last row, or first or last column. If the queue runs empty, no exit can be reached: return -1.',
    ],
  },
  752: {
    asks: 'A lock has four wheels with the digits 0 to 9, which wrap around; a move turns one wheel by one digit. Return the fewest moves from `0000` to `target` that never show a code from `deadends`, or -1 if impossible.',
    hints: [
      'A queue entry is a combination such as "0000" with its number of turns; the first is "0000" with 0. If "0000" is a dead end, return -1; if it is the target, return 0.',
      'For each wheel, build two new strings: its digit plus 1, and its digit plus 9 for a turn back, both modulo 10, so that 9 and 0 are adjacent. Each one that is neither dead nor seen is marked and joins the queue.',
      'Combinations leave the queue in order of turns, so when the target comes out, its number of turns is the minimum. Put the dead ends into the set of seen combinations at the start, so that they are never entered. If the queue runs empty, return -1.',
    ],
  },
  909: {
    asks: "A board's squares are numbered from 1, bottom left, to `n * n`, rows alternating in direction. A roll advances 1 to 6 squares, then the snake or ladder there, if any, moves you once. Return the fewest rolls from 1 to `n * n`, or -1.",
    hints: [
      "Turn a square's number into a cell: dividing `number - 1` by n gives the quotient q and the remainder r. The row is `n - 1 - q`; the column is `r` if q is even, otherwise `n - 1 - r`.",
      'From square s, try s + 1 to s + 6, but not beyond n²; if the cell there is not -1, go to the square it names, and do not jump again. An unmarked end square joins the queue.',
      'Begin with square 1 and 0 rolls; every queue entry is a square where a move ends. Entries come out in order of rolls, so the first arrival at n² is the answer, and an empty queue means -1. Mark the squares where moves end, not those you jump away from.',
    ],
  },
  127: {
    asks: 'Given `beginWord`, `endWord`, and a word list, return the number of words in the shortest sequence from one to the other, both included, that changes one letter per step and uses only listed words after `beginWord`, or 0 if none exists.',
    hints: [
      'If the end word is not in the list, return 0. Otherwise put the begin word into the queue with length 1, because the answer counts words, not changes.',
      'Before the search, build a map: `*ot`, `h*t` and `ho*` each list hot. When a word comes out of the queue, look up its own keys; each unmarked word listed there is marked and joins with length plus 1.',
      "Words leave the queue in order of length and are marked when they join, so when the end word comes out, its length is the smallest possible. Empty a key's list after its first use, so that no list is read twice. If the queue runs empty, return 0.",
    ],
    solvedBy: 'bfs-word-ladder',
    cost: 'O(N · L²) time and space for N words of length L, because each word has L patterns of length L that have to be built and stored',
  },
  815: {
    asks: 'Each bus repeats its own cycle of stops forever, and you may change buses at a shared stop. Return the fewest buses you take from stop `source` to stop `target`, 0 if they are equal, or -1 if impossible.',
    hints: [
      'If source equals target, return 0: no bus is needed. Otherwise map each stop to the routes that contain it, and put every route through the source into the queue with 1 ride.',
      'Take a route from the queue and read its stops. If the target is one of them, return the rides of this route; otherwise each unused route through these stops joins with one ride more.',
      'Each queue entry pairs a route with the fewest rides needed to be on it. Routes come out in order of rides and are marked when they join, so the first one that contains the target is the answer. Expand each stop once; if the queue runs empty, return -1.',
    ],
    cost: 'O(S) time and space for S stops over all routes, because the map from each stop to its buses has to be built first',
  },
} satisfies ProblemHelpTexts
