import type { TutorTexts } from '../../tutor-texts.ts'

export const tutor = {
  questions: [
    {
      kind: 'what',
      question: 'What is grid DP?',
      asks: ['what is grid dp', 'paths in a grid', 'dp over cells', 'paths in a grid dp'],
      answer:
        "Each cell's answer comes from the cells you can arrive from, usually above and left. Fill row by row, so that both are ready.",
    },
    {
      kind: 'mistake',
      question: 'Why are cells of the first row after an obstacle not 1?',
      asks: [
        'first row all 1 after the rock',
        'obstacle in first row',
        'unique paths 2 first row',
        'blocked cell',
        'obstacle in the first row or column',
      ],
      answer:
        'After an obstacle in the first row (or column) the rest of it cannot be reached: 0, not 1. Set a blocked cell to 0, and let each other cell add its neighbors, also in the first row.',
    },
    {
      kind: 'how',
      question: 'Why do I add the cells above and to the left?',
      asks: [
        'unique paths',
        'why add above and left',
        'combinatorics',
        'how many paths',
        'why add top and left',
      ],
      answer:
        'The last move came from above or from the left: `ways[r][c] = ways[r-1][c] + ways[r][c-1]`. Without obstacles a grid of m rows and n columns has C(m + n - 2, m - 1) paths: choose which of the moves go down.',
    },
    {
      kind: 'how',
      question: 'Why do I take the minimum of three neighbors?',
      asks: ['maximal square', 'min of three neighbors', 'why plus one', 'largest square of ones'],
      answer:
        '`dp[r][c]` is the side of the largest square whose bottom right corner is here: 0 on a 0, and on a 1 it is 1 + the smallest of above, left and diagonal. The smallest one limits the square. The answer is the side squared.',
    },
    {
      kind: 'when',
      question: 'Does grid DP need moves that go only right and down?',
      asks: [
        'when grid dp',
        'right and down only',
        'recognize grid dp',
        'grid dp or bfs',
        'only right and down',
      ],
      answer:
        'Moves go only right and down (or otherwise never back), and a sum, count or best value is asked. If you may go in all directions, there is no order to fill: BFS for fewest steps, Dijkstra for weights.',
    },
    {
      kind: 'cost',
      question: 'Can I overwrite the grid?',
      asks: ['grid dp complexity', 'one row space', 'can i overwrite the grid', 'one row instead of a table'],
      answer:
        'O(rows · cols) time. A cell needs only the row above and its left neighbor, so one row, O(cols) space, is enough; overwriting the input needs none, if that is allowed.',
    },
    {
      kind: 'why',
      question: 'Why do I start at the end?',
      asks: [
        'dungeon game backwards',
        'why start at the end',
        'health at least 1',
        'why does dungeon start from the end',
      ],
      answer:
        'What you need depends on what still comes, so fill from the goal: `need = max(1, min(right, down) - cell)`. From the start you would have to track both the sum and its minimum.',
    },
    {
      kind: 'how',
      question: 'How do I find the cheapest path in a grid?',
      asks: ['minimum path sum', 'falling path', 'triangle', 'three cells above', 'cheapest path in a grid'],
      answer:
        "The recurrence is the cell's value plus the minimum of the cells you may come from. For minimum path sum these are above and left; in a falling path they are three above, two at the borders. Triangle from the bottom up needs no border checks.",
    },
    {
      kind: 'compare',
      question: 'Do I need grid DP or flood fill?',
      asks: ['grid dp or flood fill', 'dp vs dfs on a grid', 'memo dfs grid', 'bfs or dp on a grid'],
      answer:
        "If a cell's answer depends on an order (right and down, or strictly rising values), DP. If you only mark what is connected, traversal. Rising values in any direction: DFS with a memo.",
      with: 'matrix-traversal',
    },
    {
      kind: 'how',
      question: 'What if moves go in all directions, but values must rise?',
      asks: [
        'longest increasing path',
        'memo dfs',
        'why no visited',
        'matrix rising path',
        'moves in all directions with increasing values',
      ],
      answer:
        'Memoize the longest path from each cell over larger neighbors. Values strictly rise, so there is no cycle and no visited set is needed. O(rows · cols).',
    },
    {
      kind: 'how',
      question: 'How do I find two paths at once?',
      asks: ['cherry pickup', 'two walkers', 'same step', 'two paths at once', 'two robots in the grid'],
      answer:
        'Move both walkers at the same time, and count a cell they share once: state (row, c1, c2), or (step, r1, r2) on the diagonal. Taking one best path and then another is wrong: the greedy first path may spoil the second.',
    },
    {
      kind: 'why',
      question: 'Why do I not always go to the smaller neighbor?',
      asks: [
        'why not always go to the smaller neighbor',
        'why greedy fails in minimum path sum',
        'greedy in a grid',
        'why not follow the cheapest next cell',
      ],
      answer:
        'A cheap next cell can lead to expensive ones. In [[1, 1, 9], [2, 8, 9], [1, 1, 1]] greedy goes right to the 1 and ends with 12, while going down first costs 6. DP compares the complete costs of arriving from above and from the left.',
    },
    {
      kind: 'how',
      question: 'How do I get the path and not only its cost?',
      asks: [
        'print the path in the grid',
        'reconstruct the minimum path',
        'how do i get the path and not only the cost',
        'recover the route from the table',
      ],
      answer:
        'Keep the whole table and walk back from the goal: at each cell go to the smaller of above and left, then reverse the list. This takes O(rows + cols) steps; with only one row in memory the path is lost.',
    },
    {
      kind: 'when',
      question: 'In how many ways can a robot move right and down?',
      asks: [
        'robot moves right and down, how many ways',
        'cheapest way through a table of costs',
        'biggest square of free cells',
        'fall from row to row with the smallest sum',
      ],
      answer:
        'Use grid DP when moves never lead back (only right and down, or only to the next row) and the problem asks for a count or the best sum: each cell combines the cells you can enter it from. The largest square works the same way, from three neighbors. O(rows · columns) time, one row of memory.',
    },
    {
      kind: 'mistake',
      question: 'Do negative numbers break the path sum?',
      asks: [
        'negative numbers break the path sum',
        'minimum path fails with negative cells',
        'grid dp needs nonnegative values',
      ],
      answer:
        'No, negative cells are fine if moves go only right and down: no path can return to a cell, so there is no cycle to exploit. [[1, -5], [2, 3]] gives 1 - 5 + 3 = -1. Only with moves in all directions are negative values a problem.',
    },
    {
      kind: 'mistake',
      question: 'Does the minimum of three neighbors also find the largest rectangle?',
      asks: [
        'largest rectangle by the same minimum of three',
        'maximal rectangle like maximal square',
        'min of neighbors for rectangles',
      ],
      answer:
        'No. The minimum of three neighbors only gives squares: for one row [1, 1, 1] it says side 1, but the rectangle has area 3. For rectangles keep the height of ones above each cell and solve the largest rectangle in a histogram for each row, O(rows · cols).',
      with: 'monotonic-stack',
    },
    {
      kind: 'mistake',
      question: 'Does the formula for counting paths work with obstacles?',
      asks: [
        'combinatorial formula also works with obstacles',
        'binomial for blocked cells',
        'subtract the paths through one rock',
      ],
      answer:
        'Only with corrections. With one rock you may subtract the paths through it, but with two the paths through both are subtracted twice and must be added back. For k rocks in a huge grid use DP over the sorted rocks, O(k²); in a normal grid use the table.',
    },
    {
      kind: 'mistake',
      question: 'Why do I get zero paths everywhere?',
      asks: [
        'zero paths come out everywhere',
        'number of ways stays 0',
        'table is all zeros in unique paths',
      ],
      answer:
        'The start cell was never set. Begin with 1 in the start (0 if it is blocked) and add the neighbors everywhere else. With a padded table put the 1 into one cell next to the start, and do not let the loop overwrite it.',
    },
    {
      kind: 'mistake',
      question: 'Why is my minimum too small at the border?',
      asks: [
        'minimum too small, border counts as 0',
        'padding with zeros wins the minimum',
        'cheapest path cheaper than possible',
      ],
      answer:
        'Cells outside the grid were read as 0, so paths enter the grid from the border for free. For a minimum pad with infinity and handle the start on its own; for counts 0 is right, and for a maximum use minus infinity.',
    },
    {
      kind: 'mistake',
      question: 'Why is my version with one row wrong in the first column?',
      asks: [
        'one-row version wrong in the first column',
        'row[0] keeps the old value',
        'single row and obstacles give too many paths',
      ],
      answer:
        'In the one-row version a blocked cell must be set to 0 in each row, also in column 0; otherwise the value of the row above stays there. For path sums update column 0 with `row[0] += grid[r][0]` before the inner loop.',
    },
    {
      kind: 'mistake',
      question: 'Is the largest square in the last cell?',
      asks: [
        'largest square returns the last cell',
        'maximal square prints 0 but there is one',
        'side comes out instead of area',
      ],
      answer:
        '`dp[r][c]` belongs to squares that end in this corner, so the last cell says nothing about the rest. Keep the maximum over all cells, and return its square, since the problem asks for the area.',
    },
    {
      kind: 'when',
      question: 'How do I plan a tractor that goes only east or south?',
      asks: [
        'tractor crosses the field, only east or south',
        'coins on a board, checker moves down and right',
        'thinnest seam from top to bottom of a picture',
        'ways along city blocks without detours',
      ],
      answer:
        'Use grid DP when every move leads to a cell that is filled later, such as right, down or the next row. Each cell takes the sum, minimum or maximum over the cells it can be entered from. O(rows · cols).',
    },
    {
      kind: 'how',
      question: 'What if a path may cross at most k walls?',
      asks: [
        'at most k walls may be crossed on a right-down path',
        'path sum must be exactly k',
        'grid dp with an extra budget',
      ],
      answer:
        'Add the budget as a third index: `dp[r][c][j]` for j walls crossed, or for sum j so far if the cells are not negative. Each entry reads the cells above and left with the matching j. The cost grows to O(rows · cols · k); two rows of it are enough.',
    },
    {
      kind: 'how',
      question: 'How do I count all squares of ones?',
      asks: ['count all squares of ones', 'number of square submatrices', 'not the largest, but how many'],
      answer:
        'Use the same table as for the largest square and add up all its entries: a cell with side s is the bottom right corner of exactly s squares, with sides 1 to s. O(rows · cols).',
    },
    {
      kind: 'how',
      question: 'How many cheapest routes are there in the grid?',
      asks: [
        'number of cheapest paths',
        'ties between above and left',
        'how many minimal routes in the grid',
      ],
      answer:
        'Keep the cost and a count in each cell. Take the cheaper of above and left with its count; if both cost the same, add the two counts. Cells in the first row and column have exactly one path. O(rows · cols).',
    },
    {
      kind: 'compare',
      question: 'Do I use a table or a memo on a grid?',
      asks: [
        'table or memo on a grid',
        'recursion or loops for right and down',
        'top down on a 1000 by 1000 grid',
      ],
      answer:
        "Use loops if moves go right and down: the order is obvious, and one row is enough. The recursion is up to rows + cols deep, which exceeds Python's limit on a 1000 by 1000 grid. Use memoized DFS if the order depends on the values, as in the longest rising path.",
    },
  ],
  problems: [
    {
      number: 62,
      questions: [
        {
          asks: ['base', 'one row', 'combinations formula'],
          answer:
            'In the first row and column there is only one way. One row is enough: `row[c] += row[c - 1]`.',
        },
        {
          asks: ['cost', 'complexity of unique paths', 'time complexity', 'big o of this'],
          answer:
            'O(m · n) with the table, one row of O(n) space. The binomial formula needs only O(min(m, n)) multiplications.',
        },
        {
          asks: ['what a cell means', 'meaning of the state', 'what is the state here'],
          answer: 'A cell contains the number of ways to reach it from the start; the start itself has one.',
        },
      ],
    },
    {
      number: 63,
      questions: [
        {
          asks: ['2 first row', 'rocks first row', 'start blocked', 'all 1 after the rock'],
          answer:
            'Do not fill the first row with 1: after a rock the rest is 0. If the start is blocked, the answer is 0.',
        },
        {
          asks: ['cost', 'complexity with rocks', 'time complexity', 'big o of this'],
          answer: 'O(m · n) time; one row is enough, or the grid itself if you may change it.',
        },
      ],
    },
    {
      number: 221,
      questions: [
        {
          asks: ['diagonal', 'return area', 'why min of three'],
          answer: 'The smallest of the three squares limits this one. Return the square of the side.',
        },
        {
          asks: ['cost', 'complexity of the square', 'time complexity', 'big o of this'],
          answer: 'O(rows · cols) time, and O(cols) space with one row and the old diagonal value.',
        },
        {
          asks: ['what a cell means', 'meaning of the state', 'what is the state here'],
          answer: 'A cell contains the side of the largest square of ones whose bottom right corner it is.',
        },
      ],
    },
    {
      number: 118,
      questions: [
        {
          asks: ['edges', 'row from row'],
          answer:
            'The two ends are 1; each inner value is the sum of the two adjacent values in the row above.',
        },
        {
          asks: ['cost', 'complexity of the triangle', 'time complexity', 'big o of this'],
          answer: 'O(n²), the size of the output: each entry is one addition.',
        },
        {
          asks: ['last one missing', 'row too short', 'index out of range'],
          answer:
            'Row i (from 0) has i + 1 entries. Compute only the inner ones, from 1 to i - 1; both ends are 1.',
        },
      ],
    },
    {
      number: 64,
      questions: [
        {
          asks: ['min first row', 'in place'],
          answer:
            'The first row and column have only one path, so they are running sums. You may write the sums into the grid itself.',
        },
        {
          asks: ['cost', 'complexity of the path sum', 'time complexity', 'big o of this'],
          answer:
            'O(rows · cols) time; O(cols) space with one row, or O(1) extra if the grid may be changed.',
        },
        {
          asks: ['sum too small', 'border read as 0', 'first row wrong'],
          answer:
            'In the first row a cell has no upper neighbor, so take only the left one, and in the first column only the upper one. Reading 0 there makes paths too cheap.',
        },
      ],
    },
    {
      number: 120,
      questions: [
        {
          asks: ['bottom up', 'O(n) space'],
          answer:
            'From the bottom up each cell has two cells below it, so no border cases occur. One row of n values is enough.',
        },
        {
          asks: ['cost', 'complexity of the triangle path', 'time complexity', 'big o of this'],
          answer: 'O(n²) time for n rows, since each cell is computed once; O(n) space with one row.',
        },
        {
          asks: ['takes the smaller number each time', 'greedy down', 'result too large'],
          answer:
            'The smaller next number may lead to large ones. Add to each cell the smaller of the two totals below it.',
        },
      ],
    },
    {
      number: 931,
      questions: [
        {
          asks: ['borders', 'answer min last row'],
          answer:
            'The first and last columns have only two cells above them. The answer is the smallest value of the last row.',
        },
        {
          asks: ['cost', 'complexity of the falling path', 'time complexity', 'big o of this'],
          answer:
            'O(n²) time for an n by n matrix, since each cell reads at most three cells above it. One row is enough, O(n) space.',
        },
        {
          asks: ['python reads the last column', 'index -1', 'result too small at the left edge'],
          answer:
            'In column 0 the index -1 reads the last column in Python. Use only columns from 0 to n - 1.',
        },
      ],
    },
    {
      number: 174,
      questions: [
        {
          asks: ['from start fails', 'health 1', 'princess cell'],
          answer:
            'From the start, the path with the best sum may not be the one that needs the least health. From the princess cell back, `need = max(1, min(right, down) - cell)`; at the princess cell itself use 1 for the minimum, since health must stay at least 1.',
        },
        {
          asks: ['cost', 'complexity of the dungeon', 'time complexity', 'big o of this'],
          answer: 'O(rows · cols) time and O(cols) space, filled from the goal.',
        },
        {
          asks: ['what a cell means', 'meaning of need', 'what is the state here'],
          answer:
            'A cell contains the least health you must have when you enter it, before its own effect, to reach the goal alive.',
        },
      ],
    },
    {
      number: 1463,
      questions: [
        {
          asks: ['same cell once', 'nine moves'],
          answer:
            'A cell shared by both counts once. Each robot has three moves, so a state has nine successors.',
        },
        {
          asks: ['cost', 'complexity of two robots', 'time complexity', 'big o of this'],
          answer: 'O(rows · cols² · 9): a state is a row and two columns.',
        },
        {
          asks: ['one robot after the other', 'greedy first path', 'result too small'],
          answer:
            'The best path for one robot may leave too little for the other. Move both at once, row by row.',
        },
      ],
    },
  ],
  quiz: [
    {
      task: 'A town is a grid of 800 by 800 blocks, each with the depth of its snow. A plow drives from the northwest corner to the southeast one, moving only east or south each time. What is the least total depth on its way?',
      words: ['only east or south'],
      not: 'matrix-traversal',
      why: 'A flood marks each block when it first gets there, and the route that gets there first need not be the one with the least snow.',
      idea: 'Row by row, the least total of a block is its own depth plus the smaller total of the blocks to the north and west.',
      cost: 'O(R · C)',
    },
    {
      task: 'A reef is drawn as a grid of 60 by 60 cells, some of them coral. A turtle swims from the bottom-left cell to the top-right one, only up or right, and never through coral. How many different routes does it have, modulo 9,973?',
      words: ['How many different routes'],
      not: 'backtracking',
      why: 'It follows every single route, and without coral there are more than 10^34 of them, while all routes into a cell can share one count.',
      idea: 'From the bottom row up, the count of each cell without coral is the sum of the counts below it and to its left.',
      cost: 'O(R · C)',
    },
    {
      task: 'A solar rover crosses a grid of 900 by 700 cells from its first column to its last. Every move enters the next column and shifts by one row at most. Sunny cells add charge, dark cells drain it. What is the largest total gain?',
      words: ['enters the next column', 'dark cells drain it'],
      not: 'shortest-path-and-mst',
      why: 'Closing the best open cell for good fails when cells both add and drain: a route that looks poor now can gain more later.',
      idea: 'Column by column, the best total of a cell is its own value plus the best of up to three cells in the column before.',
      cost: 'O(R · C)',
    },
    {
      task: 'A light wall is a grid of 1,800 by 1,600 lamps, some broken. A logo is a pyramid: one lamp on top, three centered below it, then five, and so on. How many rows can a pyramid without a broken lamp have at most?',
      words: ['one lamp on top, three centered below it'],
      not: 'matrix-traversal',
      why: 'A flood finds regions of working lamps of any shape, and the largest pyramid inside such a region would still be unknown.',
      idea: 'From the bottom row up, a working lamp tops a pyramid with one row more than the smallest of the three that the lamps below it top.',
      cost: 'O(R · C)',
    },
    {
      task: 'A jeweler threads 400 red and 300 blue beads, one after another; beads of one color look alike. At no moment may there be more than twice as many red beads as blue ones on the thread. How many different threads are possible, modulo 9,973?',
      words: ['400 red and 300 blue beads', 'twice as many red beads as blue ones'],
      not: 'dynamic-programming',
      why: 'One count per length of the thread does not say how many beads are red and how many blue, so nobody knows whether another red one is allowed.',
      idea: 'Make the R red beads rows and the C blue beads columns; each allowed cell adds up the counts of the cells with one red or one blue bead less.',
      cost: 'O(R · C)',
    },
  ],
} satisfies TutorTexts
