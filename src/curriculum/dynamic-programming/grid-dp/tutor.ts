import type { TutorTexts } from '../../tutor-texts.ts'

export const tutor = {
  questions: [
    {
      kind: 'what',
      question: 'What is grid DP?',
      asks: ['what is grid dp', 'paths in a grid', 'dp over cells', 'paths in a grid dp'],
      answer:
        "Each cell's answer comes from the cells you can arrive from, usually above and left. Fill row by row, so that both are ready.",
      further: {
        example:
          'Count the paths through a grid of 2 rows and 3 columns, right and down only.\n- First row: 1, 1, 1.\n- Second row: 1, then 1 + 1 = 2, then 1 + 2 = 3.\nThe last cell adds 1 from above and 2 from the left, and both were ready.',
        why: 'Each path into a cell makes its last move from exactly one of the cells before it. So grouping the paths by that cell misses none and counts none twice. Row by row, the cell above and the left one are finished when they are read.',
        check: {
          ask: 'Moves go right, down or diagonally down-right. 5 paths lead to the cell above, 3 to the left one and 2 to the diagonal one. How many lead here?',
          right: ['10', 'ten'],
          because:
            'The last move can come from each of the three cells, so the counts add up: 5 + 3 + 2 = 10.',
          wrong: [
            {
              says: ['8', 'eight'],
              reply: 'You used two of the cells from which the last move can come. Which one is missing?',
            },
            {
              says: ['30', 'thirty'],
              reply:
                'A path comes from one of the cells, not from all of them. So which operation joins the groups?',
            },
            {
              says: ['5', 'five'],
              reply: 'That group takes the last move down. What about the paths that arrive by another move?',
            },
          ],
        },
        claims: [
          {
            says: ['column by column works too', 'i can fill it by columns', 'filling columns first is fine'],
            isRight: true,
            reply:
              'Yes, with moves right and down: the cells above and to the left must be ready, and column by column they are, too.',
          },
          {
            says: [
              'the order of filling does not matter',
              'cells can be filled in any order',
              'any fill order is fine',
            ],
            isRight: false,
            reply:
              'No, a cell must come after the cells it reads. Filled from the bottom right, it would read cells that are still empty.',
          },
          {
            says: [
              'each cell needs only above and left',
              'only the top and left neighbors are read',
              'above and left are always enough',
            ],
            isRight: false,
            reply:
              'Only if moves go right and down. In a falling path a cell reads three cells of the row above.',
          },
        ],
      },
    },
    {
      kind: 'mistake',
      question: 'Why are cells of the first row after an obstacle not 1?',
      about: 63,
      asks: [
        'first row all 1 after the rock',
        'obstacle in first row',
        'unique paths 2 first row',
        'blocked cell',
        'obstacle in the first row or column',
      ],
      answer:
        'After an obstacle in the first row (or column) the rest of it cannot be reached: 0, not 1. Set a blocked cell to 0, and let each other cell add its neighbors, also in the first row.',
      further: {
        example:
          'The first row is free, rock, free, free.\n- Its counts: 1, 0, 0, 0.\n- The second row is all free: 1, then 0 + 1 = 1, then 0 + 1 = 1, then 0 + 1 = 1.\nWith 1s after the rock, the last cell would get 3 paths instead of 1.',
        why: 'A cell of the first row can only be entered from its left neighbor. If that one cannot be reached, neither can this one, and so on to the end of the row. So a single rock closes the whole rest of it.',
        check: {
          ask: 'The first row has 5 cells with a rock at index 2. How many cells of this row can be reached with moves right and down?',
          right: ['2', 'two'],
          because: 'Only indices 0 and 1. Everything after the rock could be entered only through the rock.',
          wrong: [
            { says: ['4', 'four'], reply: 'From which cell would you enter the cells after the rock?' },
            { says: ['3', 'three'], reply: 'Does the rock itself count as a cell that you can reach?' },
            {
              says: ['5', 'five'],
              reply: 'A rock cannot be entered. What does it do to its right neighbor?',
            },
          ],
        },
        claims: [
          {
            says: [
              'a rock only sets its own cell to 0',
              'only the blocked cell becomes zero',
              'other cells are not affected by the rock',
            ],
            isRight: false,
            reply:
              'No, cells that can only be entered through it become 0, too: in a first row 1, 0, 0, 0 the rock is just the first zero.',
          },
          {
            says: [
              'the first column behaves the same way',
              'a rock in the first column blocks those below',
              'same for the first column',
            ],
            isRight: true,
            reply:
              'Yes, a cell of the first column can only be entered from above, so all cells below a rock get 0.',
          },
          {
            says: [
              'if the start is blocked the answer is 0',
              'blocked start means no path',
              'a rock at the start gives zero',
            ],
            isRight: true,
            reply: 'Yes, then the start cell has 0 paths, and every other cell only adds up zeros.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'Why do I add the cells above and to the left?',
      about: 62,
      asks: [
        'unique paths',
        'why add above and left',
        'combinatorics',
        'how many paths',
        'why add top and left',
        'unique paths in simple words',
        'unique paths idea',
        'how many ways right and down',
        'how does unique paths work',
        'grid paths dp explained',
        'count routes to the bottom right corner',
      ],
      answer:
        'The last move came from above or from the left: `ways[r][c] = ways[r-1][c] + ways[r][c-1]`. Without obstacles a grid of m rows and n columns has C(m + n - 2, m - 1) paths: choose which of the moves go down.',
    },
    {
      kind: 'how',
      question: 'Why do I take the minimum of three neighbors?',
      about: 221,
      asks: ['maximal square', 'min of three neighbors', 'why plus one', 'largest square of ones'],
      answer:
        '`dp[r][c]` is the side of the largest square whose bottom right corner is here: 0 on a 0, and on a 1 it is 1 + the smallest of above, left and diagonal. The smallest one limits the square. The answer is the side squared.',
      further: {
        example:
          '[[1, 1, 0], [1, 1, 1], [1, 1, 1]]\nThe sides are 1, 1, 0 / 1, 2, 1 / 1, 2, 2. For the last cell, above is 1, left is 2 and diagonal is 2, so its side is 1 + 1 = 2: the 0 in the corner limits the square above, and with it this one.',
        why: 'A square of side s here contains squares of side s - 1 that end above, left and diagonally, so s - 1 is at most each of them. And squares of side m that end at all three, with this cell, cover a full square of side m + 1.',
        check: {
          ask: 'The cell has a 1; the sides above, left and diagonally are 3, 2 and 4. What is the side here?',
          right: ['3', 'three'],
          because: 'The smallest of the three is 2, and this cell extends it by one: 1 + 2 = 3.',
          wrong: [
            {
              says: ['5', 'five'],
              reply: 'You took the largest neighbor. Would all the cells of such a square be ones?',
            },
            { says: ['4', 'four'], reply: 'Which of the neighbors limits the new square most?' },
            { says: ['2', 'two'], reply: 'You found the limit. What does the cell itself add to it?' },
          ],
        },
        claims: [
          {
            says: [
              'the largest of the three neighbors counts',
              'take the maximum of the neighbors plus one',
              'max of three plus one works',
            ],
            isRight: false,
            reply:
              'No. With sides 3, 2 and 4 that claims a square of side 5, but the neighbor with 2 shows a zero inside it.',
          },
          {
            says: ['a cell with 0 gets side 0', 'zero cells have no square', 'on a 0 the dp value is 0'],
            isRight: true,
            reply: 'Yes, no square of ones can end in a zero, whatever its neighbors have.',
          },
          {
            says: ['the answer is the side', 'return the largest dp value itself', 'dp value is the area'],
            isRight: false,
            reply:
              'Almost: the largest entry is the side, and the problem asks for the area. For side 3 return 9.',
          },
        ],
      },
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
        'Moves must never lead back to a cell, as with only right and down, or only to the next row, and the problem asks for a sum, a count or a best value. If you may go in all directions, there is no order to fill: use BFS for fewest steps, Dijkstra for weights.',
      further: {
        example:
          'Costs [[1, 9, 1], [1, 9, 1], [1, 1, 1]], from the top left to the top right cell.\n- Right only: 1 + 9 + 1 = 11.\n- With all directions: down, along the last row and up again, 7 cells of 1, costs 7.\nThe last step goes up, so a table filled from the top does not know it yet.',
        why: 'A table needs an order in which every cell comes after the cells it reads. If you may go right and left, two neighbors read each other, and neither of them can be first.',
        check: {
          ask: 'Each move goes to the next row, and at most one column to the left or right. How many cells does a cell inside the grid read?',
          right: ['3', 'three'],
          because:
            'It is entered from three cells of the row above. Moves never go back up, so the rows are an order, and grid DP works.',
          wrong: [
            {
              says: ['2', 'two'],
              reply:
                'List the columns in the row above from which a move leads here. Is straight down among them?',
            },
            {
              says: ['4', 'four', '8', 'eight'],
              reply: 'Moves always go to the next row. Which neighbors are then left?',
            },
            { says: ['1', 'one'], reply: 'A move may also shift by a column. From where else can you come?' },
          ],
        },
        claims: [
          {
            says: [
              'with all directions use bfs for fewest steps',
              'four directions and fewest moves is bfs',
              'all directions means bfs instead of dp',
            ],
            isRight: true,
            reply:
              'Yes, if every step counts the same. BFS reaches the cells in order of distance, so it needs no fixed fill order.',
          },
          {
            says: [
              'filling the table twice allows moves up',
              'two passes handle all directions',
              'just repeat the pass for upward moves',
            ],
            isRight: false,
            reply:
              'No, a path may turn up and down many times, and each turn would need another pass. Use BFS or Dijkstra.',
          },
          {
            says: [
              'only right and down are allowed in grid dp',
              'grid dp is only for right and down',
              'no other moves are possible in grid dp',
            ],
            isRight: false,
            reply:
              'No, any moves that never lead back will do, such as three cells of the next row, or only to larger values.',
          },
        ],
      },
    },
    {
      kind: 'cost',
      question: 'Can I overwrite the grid?',
      asks: ['grid dp complexity', 'one row space', 'can i overwrite the grid', 'one row instead of a table'],
      answer:
        'O(rows · cols) time. A cell needs only the row above and its left neighbor, so one row, O(cols) space, is enough; overwriting the input needs none, if that is allowed.',
      further: {
        example:
          'Count the paths in a grid of 3 by 4 with one row.\n- Start: 1, 1, 1, 1.\n- Second row: 1, 2, 3, 4.\n- Third row: 1, 3, 6, 10.\n12 cells, one addition each at most, and never more than 4 values in memory.',
        why: 'In one row, index c still has the value of the cell above when you get there, and index c - 1 already has the new value of the left cell. These are exactly the two values that the cell needs, so nothing older is missed.',
        check: {
          ask: 'The row of path counts is [1, 3, 6], and the next row has no obstacles. What is its last value?',
          right: ['10', 'ten'],
          because: 'The new row is 1, then 3 + 1 = 4, then 6 + 4 = 10. The left value must be the new one.',
          wrong: [
            {
              says: ['9', 'nine'],
              reply: 'You added the old value of the left cell. Which value is there when the loop arrives?',
            },
            {
              says: ['12', 'twelve'],
              reply: 'You doubled the value above. What is in the cell to the left?',
            },
            {
              says: ['4', 'four'],
              reply: 'That is the new value one column before. Go on to the last column.',
            },
          ],
        },
        claims: [
          {
            says: [
              'one row makes it faster in big o',
              'with one row the time drops',
              'a single row saves time complexity',
            ],
            isRight: false,
            reply:
              'No, each cell is still computed once, O(rows · cols) time. Only the memory falls to O(cols).',
          },
          {
            says: [
              'with one row the path is lost',
              'one row cannot reconstruct the path',
              'i need the whole table for the path',
            ],
            isRight: true,
            reply:
              'Yes. Simply walking back needs the values of all rows, so keep the table or the input that you turned into it.',
          },
          {
            says: [
              'it must use rows times cols memory',
              'grid dp always needs a full table',
              'space cannot be less than the grid',
            ],
            isRight: false,
            reply:
              'No, a cell reads only the row above and its left neighbor, so one row of O(cols) is enough.',
          },
        ],
      },
    },
    {
      kind: 'why',
      question: 'Why do I start at the end?',
      about: 174,
      asks: [
        'dungeon game backwards',
        'why start at the end',
        'health at least 1',
        'why does dungeon start from the end',
      ],
      answer:
        'What you need depends on what still comes, so fill from the goal: `need = max(1, min(right, down) - cell)`. From the start you would have to track both the sum and its minimum.',
      further: {
        example:
          'One row: [-2, 3, -4].\n- Last cell: to have 1 left after -4 you need 5.\n- Middle: 5 - 3 = 2.\n- First: 2 + 2 = 4.\nWith 4 the health is 2, then 5, then 1: alive. With 3 it would end at 0.',
        why: 'From the start two values matter: the health now and the lowest point so far. A path may be better in one and worse in the other, so you could not keep just one. From the end, one number says all: the least health you need here.',
        check: {
          ask: 'The right cell needs 4 health and the lower one needs 6. This cell gives +5. How much health do you need to enter it?',
          right: ['1', 'one'],
          because:
            'min(4, 6) - 5 is -1, but you must be alive when you enter, so the need is max(1, -1) = 1.',
          wrong: [
            {
              says: ['-1', 'minus one', 'minus 1'],
              reply: 'That is the plain difference. May the knight enter a cell with that health?',
            },
            {
              says: ['9', 'nine'],
              reply: 'A cell that gives health lowers the need. Which operation is that?',
            },
            { says: ['0', 'zero'], reply: 'Would the knight still be alive with that health?' },
          ],
        },
        claims: [
          {
            says: [
              'taking the path with the best sum works',
              'the largest total health path is best',
              'maximize the sum from the start',
            ],
            isRight: false,
            reply:
              'No. The cells -3, +9 have the larger sum, but need 4 health; the cells -1, -1 have a smaller sum and need only 3.',
          },
          {
            says: [
              'the need is never below 1',
              'need is at least one everywhere',
              'health needed is always 1 or more',
            ],
            isRight: true,
            reply:
              'Yes, you must be alive in every cell. That is what `max(1, ...)` is for, even where a cell gives a lot of health.',
          },
          {
            says: [
              'forward i would have to track two values',
              'from the start sum and minimum both matter',
              'one number is not enough going forward',
            ],
            isRight: true,
            reply:
              'Yes, the sum so far and its lowest point. If each of two paths is better in one of them, both have to be kept.',
          },
        ],
      },
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
        "Use DP if a cell's answer is combined from cells that come before it in some order, such as right and down. Use a traversal if you only mark what is connected. If moves go in any direction but values must rise, use DFS with a memo.",
      with: 'matrix-traversal',
      further: {
        example:
          'The free cells of a grid are [[1, 1], [1, 1]].\n- Flood fill: start at the top left, mark all 4 cells, each once. One region; by which route a cell was found does not matter.\n- Grid DP: 2 paths lead to the last cell, right-down and down-right. It has to combine both.',
        why: 'A traversal enters each cell by the first route that gets there and ignores all others. That is enough to know that the cell is connected. A count, a sum or a best value needs all the ways in to be combined.',
        check: {
          ask: 'A breadth-first flood fill enters each cell once. How many of the right-down paths to the last cell of a free 3 by 3 grid does it not follow?',
          right: ['5', 'five'],
          because: 'There are C(4, 2) = 6 such paths, and it reaches the cell along one of them.',
          wrong: [
            {
              says: ['6', 'six'],
              reply: 'That is the number of all paths. Along how many of them does it arrive?',
            },
            {
              says: ['2', 'two', '3', 'three'],
              reply: 'Count all paths first, for example with a table: 1, 1, 1 in the first row, and so on.',
            },
            { says: ['0', 'zero', 'none'], reply: 'It marks every cell, but does it follow every path?' },
          ],
        },
        claims: [
          {
            says: [
              'counting islands is flood fill',
              'number of islands needs no dp',
              'islands are a traversal problem',
            ],
            isRight: true,
            reply:
              'Yes, you only ask which cells are connected, in all four directions. Each cell is marked once, O(rows · cols).',
          },
          {
            says: [
              'flood fill finds the cheapest path',
              'a dfs fill gives the minimum sum',
              'marking cells also finds the best sum',
            ],
            isRight: false,
            reply:
              'No, it keeps the route that arrives first, which need not be the cheapest. Combine the totals of all cells you can come from.',
          },
          {
            says: [
              'rising values in any direction need a memo dfs',
              'longest increasing path is dfs with memo',
              'strictly rising moves allow memoization',
            ],
            isRight: true,
            reply:
              'Yes. Since values strictly rise, no move leads back, so each cell has one answer that can be stored.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'What if moves go in all directions, but values must rise?',
      about: 329,
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
      about: 1463,
      asks: ['cherry pickup', 'two walkers', 'same step', 'two paths at once', 'two robots in the grid'],
      answer:
        'Move both walkers at the same time, and count a cell they share once: state (row, c1, c2), or (step, r1, r2) on the diagonal. Taking one best path and then another is wrong: the greedy first path may spoil the second.',
    },
    {
      kind: 'why',
      question: 'Why do I not always go to the smaller neighbor?',
      about: 64,
      asks: [
        'why not always go to the smaller neighbor',
        'why greedy fails in minimum path sum',
        'greedy in a grid',
        'why not follow the cheapest next cell',
      ],
      answer:
        'A cheap next cell can lead to expensive ones. In [[1, 1, 9], [2, 8, 9], [1, 1, 1]] greedy goes right to the 1 and ends with 12, while going down first costs 6. DP compares the complete costs of arriving from above and from the left.',
      further: {
        example:
          '[[1, 2], [3, 9], [1, 1]], right and down.\n- The smaller neighbor first: right to the 2, then 9 and 1: 1 + 2 + 9 + 1 = 13.\n- Down first: 1 + 3 + 1 + 1 = 6.\nThe table is 1, 3 / 4, 12 / 5, 6: the last cell takes the 5 from the left, not the 12 from above.',
        why: 'A step that saves a little now can lead into cells that cost much more, and no move leads back out. DP commits to nothing: it keeps the best total for every cell, so the choice is made when all costs are known.',
        check: {
          ask: 'What does the cheapest path through [[2, 3, 1], [4, 8, 8], [1, 1, 1]] cost, with moves right and down?',
          right: ['9', 'nine'],
          because:
            'Down the first column and along the last row: 2 + 4 + 1 + 1 + 1 = 9, although the first step to the 4 looks worse than to the 3.',
          wrong: [
            {
              says: ['15', 'fifteen'],
              reply:
                'That path starts with the smaller neighbor, the 3. What if you accept the larger one first?',
            },
            { says: ['7', 'seven'], reply: 'Does your sum include the start cell and the last cell?' },
            {
              says: ['6', 'six'],
              reply: 'Along the first row you get a cheap start. But how do you get down from there?',
            },
          ],
        },
        claims: [
          {
            says: [
              'looking two steps ahead fixes the greedy',
              'a bit of lookahead makes greedy right',
              'checking the next two cells is enough',
            ],
            isRight: false,
            reply:
              'No, the expensive cells may be further away than any fixed lookahead. Only complete totals can be compared.',
          },
          {
            says: [
              'dijkstra would work here too',
              'dijkstra also finds the cheapest path',
              'a shortest path algorithm works as well',
            ],
            isRight: true,
            reply:
              'Yes, if no cell is negative, in O(n log n) for n cells. With right and down only, the table does it in O(n).',
          },
          {
            says: [
              'the table compares total costs',
              'dp compares complete path costs',
              'each cell keeps its cheapest total',
            ],
            isRight: true,
            reply:
              'Yes. Each cell has the cheapest total from the start, so a cheap cell that is expensive to reach has no advantage.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'How do I get the path and not only its cost?',
      about: 64,
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
      about: 64,
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
      about: 85,
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
      about: 63,
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
      about: 62,
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
      further: {
        example:
          'Cheapest path through [[3, 1], [2, 4]], with 0 read outside.\n- Top right: 1 + min(0, 3) = 1; correct is 3 + 1 = 4.\n- Bottom left: 2 + min(3, 0) = 2; correct is 5.\n- Last: 4 + min(1, 2) = 5 instead of 4 + min(4, 5) = 8.',
        why: 'A minimum takes the smallest value offered, and a 0 outside offers a free entrance into every border cell. Padding must lose each comparison, so for a minimum it has to be larger than every real total.',
        check: {
          ask: 'Code that reads 0 outside runs on [[1, 5], [2, 3]], right and down. What does it compute for the cheapest path?',
          right: ['5', 'five'],
          because:
            'Top right: 5 + min(0, 1) = 5. Bottom left: 2 + min(1, 0) = 2. Last: 3 + min(5, 2) = 5, one too small.',
          wrong: [
            {
              says: ['6', 'six'],
              reply: 'That is the true result. Which value does the code get for the bottom left cell?',
            },
            {
              says: ['3', 'three'],
              reply: 'The neighbors inside the grid are not 0. Compute the bottom left cell first.',
            },
            { says: ['9', 'nine'], reply: 'Compare that with the path through the bottom left cell.' },
          ],
        },
        claims: [
          {
            says: [
              '0 is right outside when counting paths',
              'for counts padding with zero is fine',
              'zero padding works for number of paths',
            ],
            isRight: true,
            reply:
              'Yes, a cell outside adds no path, and adding 0 changes nothing. Only the start needs its 1.',
          },
          {
            says: [
              'with infinity the start needs no special case',
              'infinity padding also covers the start',
              'infinity everywhere handles the first cell',
            ],
            isRight: false,
            reply:
              'No, the start would become its own value plus infinity. Set it on its own, or put one 0 next to it.',
          },
          {
            says: [
              'for a maximum pad with 0',
              'zero padding is fine for a maximum',
              'use 0 outside when maximizing',
            ],
            isRight: false,
            reply:
              'Only if no total is negative. With negative cells a 0 outside wins the maximum, so use minus infinity.',
          },
        ],
      },
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
      about: 221,
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
      about: 64,
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
    {
      kind: 'mistake',
      question: 'What if the grid has one row, is all zeros, or starts with an obstacle?',
      asks: [
        'what if the matrix is all zeros',
        'what if the grid is empty',
        'only one row',
        'grid with one cell',
        'what if the start is blocked',
        'obstacle at the start',
        'one row or one column',
      ],
      answer:
        'One row or one column has exactly one path, and a single cell too. If the start or the goal is blocked, there are 0 paths: test this first. In Maximal Square a grid of zeros gives side 0, so area 0, and a single 1 gives 1. For an empty grid return 0 before you read `grid[0]`.',
    },
    {
      kind: 'why',
      question: 'Can I use DFS to count the paths?',
      about: 62,
      asks: [
        'why cant i use dfs for unique paths',
        'why cant i just use recursion for unique paths',
        'dfs for counting paths',
        'why not dfs',
        'can i use recursion for grid paths',
      ],
      answer:
        'You can, with a memo: `paths(r, c) = paths(r-1, c) + paths(r, c-1)`, each cell computed once, O(m · n). Without a memo DFS walks every path separately. A 10 by 10 grid has 48,620 of them, a 16 by 16 grid over 155 million. The table is the same recurrence without calls.',
    },
    {
      kind: 'how',
      question: 'What if I can move in all four directions?',
      asks: [
        'what if i can move in all 4 directions',
        'what if up and left are allowed',
        'four directions in grid dp',
        'moving in all directions',
      ],
      answer:
        'Then a table does not work: a cell would need its right and lower neighbors, which in turn need it. For the fewest steps use BFS, for different costs Dijkstra. There are infinitely many paths if cells may be visited again. If values must strictly rise along the path, there is no cycle, and DFS with a memo works.',
    },
    {
      kind: 'how',
      question: 'How do I explain a grid DP in an interview?',
      asks: [
        'how would i explain that in an interview',
        'explain unique paths to an interviewer',
        'how do i present a grid dp',
      ],
      answer:
        'Say what a cell means: “`dp[r][c]` is the number of paths to this cell.” Then: “The last move came from above or from the left, so I add these two.” First row and column: 1. Fill row by row. O(m · n) time, and one row of space is enough. Then mention obstacles: 0 paths.',
    },
  ],
  problems: [
    {
      number: 62,
      questions: [
        {
          question: 'What is in the first row, and is one row enough?',
          asks: ['base', 'one row', 'combinations formula'],
          answer:
            'In the first row and column there is only one way. One row is enough: `row[c] += row[c - 1]`.',
          further: {
            example:
              'A grid of 3 by 3 with one row.\n- First row: 1, 1, 1.\n- Second row: 1, 1 + 1 = 2, 1 + 2 = 3.\n- Third row: 1, 2 + 1 = 3, 3 + 3 = 6.\nThe formula agrees: 4 moves, 2 of them down, C(4, 2) = 6.',
            why: 'Every path makes m - 1 moves down and n - 1 moves right. It is determined by which of the moves go down, and every such choice is a path. That is why the table and the binomial formula agree.',
            check: {
              ask: 'How many paths does a grid of 3 rows and 4 columns have?',
              right: ['10', 'ten'],
              because: 'The rows are 1, 1, 1, 1, then 1, 2, 3, 4, then 1, 3, 6, 10. Or C(5, 2) = 10.',
              wrong: [
                {
                  says: ['12', 'twelve'],
                  reply:
                    'That is the number of cells. Fill the table: each cell adds the one above and the left one.',
                },
                {
                  says: ['7', 'seven', '5', 'five'],
                  reply: 'That counts moves or sides, and not choices. Which of the moves go down?',
                },
                {
                  says: ['20', 'twenty'],
                  reply: 'That is the count for one more row. How many moves down does this grid need?',
                },
              ],
            },
            claims: [
              {
                says: [
                  'the first row and column are all 1',
                  'there is one way along the border',
                  'border cells have exactly one path',
                ],
                isRight: true,
                reply: 'Yes, in an empty grid a border cell can only be reached straight along the border.',
              },
              {
                says: [
                  'the number of paths is m times n',
                  'it is rows times columns',
                  'paths equal the number of cells',
                ],
                isRight: false,
                reply:
                  'No. A grid of 3 by 3 has 9 cells but 6 paths, and one of 10 by 10 has 100 cells but 48,620 paths.',
              },
            ],
          },
        },
        {
          question: 'What does counting the paths cost?',
          asks: ['cost', 'complexity of unique paths', 'time complexity', 'big o of this'],
          answer:
            'O(m · n) with the table, one row of O(n) space. The binomial formula needs only O(min(m, n)) multiplications.',
        },
        {
          question: 'What does a cell of the table mean?',
          asks: ['what a cell means', 'meaning of the state', 'what is the state here'],
          answer: 'A cell contains the number of ways to reach it from the start; the start itself has one.',
        },
      ],
    },
    {
      number: 63,
      questions: [
        {
          question: 'What is in the first row after a rock?',
          asks: ['2 first row', 'rocks first row', 'start blocked', 'all 1 after the rock'],
          answer:
            'Do not fill the first row with 1: after a rock the rest is 0. If the start is blocked, the answer is 0.',
        },
        {
          question: 'What does it cost with rocks?',
          asks: ['cost', 'complexity with rocks', 'time complexity', 'big o of this'],
          answer: 'O(m · n) time; one row is enough, or the grid itself if you may change it.',
        },
      ],
    },
    {
      number: 221,
      questions: [
        {
          question: 'Why the minimum of three, and what do I return?',
          asks: ['diagonal', 'return area', 'why min of three'],
          answer: 'The smallest of the three squares limits this one. Return the square of the side.',
        },
        {
          question: 'What does finding the square cost?',
          asks: ['cost', 'complexity of the square', 'time complexity', 'big o of this'],
          answer: 'O(rows · cols) time, and O(cols) space with one row and the old diagonal value.',
        },
        {
          question: 'What does a cell of the table mean?',
          asks: ['what a cell means', 'meaning of the state', 'what is the state here'],
          answer: 'A cell contains the side of the largest square of ones whose bottom right corner it is.',
        },
      ],
    },
    {
      number: 118,
      questions: [
        {
          question: 'How does a row follow from the one above?',
          asks: ['edges', 'row from row'],
          answer:
            'The two ends are 1; each inner value is the sum of the two adjacent values in the row above.',
        },
        {
          question: 'What does building the rows cost?',
          asks: ['cost', 'complexity of the triangle', 'time complexity', 'big o of this'],
          answer: 'O(n²), the size of the output: each entry is one addition.',
        },
        {
          question: 'How long is each row?',
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
          question: 'What are the first row and column?',
          asks: ['min first row', 'in place'],
          answer:
            'The first row and column have only one path, so they are running sums. You may write the sums into the grid itself.',
        },
        {
          question: 'What does finding the cheapest path cost?',
          asks: ['cost', 'complexity of the path sum', 'time complexity', 'big o of this'],
          answer:
            'O(rows · cols) time; O(cols) space with one row, or O(1) extra if the grid may be changed.',
        },
        {
          question: 'Why is my sum too small?',
          asks: ['sum too small', 'border read as 0', 'first row wrong'],
          answer:
            'In the first row a cell has no upper neighbor, so take only the left one, and in the first column only the upper one. Reading 0 there makes paths too cheap.',
        },
        {
          question: 'Is one row enough?',
          asks: [
            'can i use only one row',
            'can i use one row',
            'space with one row',
            'less space',
            'do i need the whole table',
          ],
          answer:
            'Yes. Each cell reads only the one above and the one on the left: `row[c] = value + min(row[c], row[c - 1])`, where the old `row[c]` is the cost from above. In the first column only the old value counts. O(n) space, or O(1) if you may write into the grid.',
        },
      ],
    },
    {
      number: 120,
      questions: [
        {
          question: 'Why is it easier from the bottom up?',
          asks: ['bottom up', 'O(n) space'],
          answer:
            'From the bottom up each cell has two cells below it, so no border cases occur. One row of n values is enough.',
        },
        {
          question: 'What does finding the path cost?',
          asks: ['cost', 'complexity of the triangle path', 'time complexity', 'big o of this'],
          answer: 'O(n²) time for n rows, since each cell is computed once; O(n) space with one row.',
        },
        {
          question: 'Why not take the smaller number each time?',
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
          question: 'What happens at the borders, and where is the answer?',
          asks: ['borders', 'answer min last row'],
          answer:
            'The first and last columns have only two cells above them. The answer is the smallest value of the last row.',
        },
        {
          question: 'What does finding the path cost?',
          asks: ['cost', 'complexity of the falling path', 'time complexity', 'big o of this'],
          answer:
            'O(n²) time for an n by n matrix, since each cell reads at most three cells above it. One row is enough, O(n) space.',
        },
        {
          question: 'Why is my result too small at the left edge?',
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
          question: 'Why does it fail from the start?',
          asks: ['from start fails', 'health 1', 'princess cell'],
          answer:
            'From the start, the path with the best sum may not be the one that needs the least health. From the princess cell back, `need = max(1, min(right, down) - cell)`; at the princess cell itself use 1 for the minimum, since health must stay at least 1.',
        },
        {
          question: 'What does filling the table cost?',
          asks: ['cost', 'complexity of the dungeon', 'time complexity', 'big o of this'],
          answer: 'O(rows · cols) time and O(cols) space, filled from the goal.',
        },
        {
          question: 'What does a cell of the table mean?',
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
          question: 'What if both robots are on the same cell?',
          asks: ['same cell once', 'nine moves'],
          answer:
            'A cell shared by both counts once. Each robot has three moves, so a state has nine successors.',
        },
        {
          question: 'What does moving both robots cost?',
          asks: ['cost', 'complexity of two robots', 'time complexity', 'big o of this'],
          answer: 'O(rows · cols² · 9): a state is a row and two columns.',
        },
        {
          question: 'Why not plan one robot after the other?',
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
  claims: [
    {
      says: ['the number of paths is above plus left', 'add the cell above and the cell to the left'],
      isRight: true,
      reply: 'Yes, if only right and down are allowed: each path comes from one of the two.',
    },
    {
      says: [
        'for the minimum take the smaller of above and left',
        'min path adds the cell to the smaller neighbor',
      ],
      isRight: true,
      reply: 'Yes. The cheapest way here comes from the cheaper of the two.',
    },
    {
      says: ['the first row is all 0 when counting paths'],
      isRight: false,
      reply: 'No, all 1 without obstacles: there is one way, straight to the right.',
    },
    {
      says: ['the grid table takes rows times columns', 'grid dp is o(m * n)'],
      isRight: true,
      reply: 'Yes. Each cell is computed once from a few neighbors.',
    },
    {
      says: [
        'each cell is the left plus the top',
        'a cell is the sum of the cell above and the cell on the left',
        'the number of paths is left plus above',
        'add the left and the upper cell',
        'ways[r][c] = ways[r-1][c] + ways[r][c-1]',
      ],
      isRight: true,
      reply:
        'Yes, for counting paths: the last move came from the left or from above, and these are different paths, so they add up.',
    },
    {
      says: [
        'dp[i][j] is the area',
        'the cell is the area of the square',
        'dp stores the area',
        'each cell has the area of the largest square',
        'dp[i][j] is the area of the largest square',
      ],
      isRight: false,
      reply:
        'No, it is the side length. A square of side 3 has area 9. With the area in the cells, the minimum of three neighbors plus 1 would be wrong. Square the largest side at the end.',
    },
    {
      says: [
        'dp[i][j] is the side length',
        'the cell stores the side of the square',
        'dp is the side of the largest square ending here',
        'dp[i][j] is the side of the square with its bottom right corner here',
      ],
      isRight: true,
      reply:
        'Yes. It is the side of the largest square whose bottom right corner is this cell. The answer is the largest side squared.',
    },
    {
      says: [
        'the smallest of the three neighbors limits the square',
        'take the min of left top and diagonal plus 1',
        'min of three plus one',
        'the square is limited by the smallest neighbor',
        'dp is 1 + min of above, left and diagonal',
      ],
      isRight: true,
      reply:
        'Yes. A square of side s + 1 needs squares of side s above, on the left and on the diagonal. The smallest of the three limits it.',
    },
    {
      says: [
        'go to the smaller neighbor each time',
        'greedy works for minimum path sum',
        'i can be greedy and go to the smaller one',
        'always move to the cheaper cell',
        'choosing the smaller next cell gives the minimum',
      ],
      isRight: false,
      reply:
        'No. A cheap next cell can lead to expensive ones. In [[1, 1, 9], [2, 8, 9], [1, 1, 1]] greedy goes right to the 1 and ends with 12; down first costs 6.',
    },
    {
      says: [
        'minimum path sum adds the smaller of above and left',
        'cell = value + min(top, left)',
        'the cost is the cell plus the min of the two neighbors',
        'take the cheaper of left and above and add the cell',
        'dp[i][j] = grid[i][j] + min(dp[i-1][j], dp[i][j-1])',
      ],
      isRight: true,
      reply: 'Yes. Each cell is its own value plus the smaller of the costs from above and from the left.',
    },
    {
      says: [
        'the first row is all ones',
        'the first row and column are 1',
        'in the first row there is only one path',
        'the first column has one way each',
        'first row and first column are filled with 1',
      ],
      isRight: true,
      reply:
        'Yes. There is only one path along the first row or column, so each cell has 1 (without obstacles).',
    },
    {
      says: [
        'the first row is 0',
        'the first row is all zeros',
        'the first row and column start at 0',
        'the border cells are 0',
      ],
      isRight: false,
      reply:
        'No, there is one path to each of these cells: straight along the row or column. With 0 everything would stay 0.',
    },
    {
      says: [
        'an obstacle has 0 paths',
        'set the cell to 0 if there is an obstacle',
        'a blocked cell counts 0',
        'obstacles get 0 ways',
        'after an obstacle in the first row everything is 0',
      ],
      isRight: true,
      reply: 'Yes. No path may enter it, so it counts 0, and cells after it in the first row get 0 as well.',
    },
    {
      says: [
        'the first row is still all ones with obstacles',
        'obstacles do not change the first row',
        'cells after the obstacle in the first row are 1',
        'fill the first row with 1 even with obstacles',
      ],
      isRight: false,
      reply:
        'No. Cells after an obstacle in the first row cannot be reached: 0, not 1. The only way along the first row is blocked.',
    },
    {
      says: [
        'one row is enough',
        'i can use only one row',
        'a one dimensional array is enough',
        'space can be reduced to one row',
        'only the previous row is needed',
      ],
      isRight: true,
      reply:
        'Yes. Each row needs only the one above: `row[c] += row[c - 1]`. `row[c]` still contains the value from above. O(n) space.',
    },
    {
      says: [
        'plain dfs works for unique paths',
        'dfs without memo is fast enough',
        'just count all paths with dfs',
        'i can use dfs for unique paths',
        'recursion without memo is o(m*n)',
      ],
      isRight: false,
      reply:
        'No. Plain DFS counts each path one by one: a 16 by 16 grid has over 155 million paths. With a memo it is the same as the table, O(m · n).',
    },
    {
      says: [
        'dp works with all 4 directions',
        'grid dp works if i can move in all directions',
        'moving up and left is no problem for the table',
        'i can use the same dp with four directions',
      ],
      isRight: false,
      reply:
        'No. With all four directions a path may return to a cell, so no order fills the table. Use BFS for the fewest steps, Dijkstra for costs.',
    },
    {
      says: [
        'the time is o(m * n)',
        'grid dp takes rows times columns',
        'each cell is computed once',
        'it is o(m*n) time',
        'filling the table takes o(m * n)',
      ],
      isRight: true,
      reply: 'Yes. Every cell is computed once from two neighbors.',
    },
    {
      says: [
        'dungeon game starts at the end',
        'fill the dungeon from the bottom right',
        'the dungeon is solved backward',
        'start from the princess and go back',
        'need is max(1, min(right, down) - cell)',
      ],
      isRight: true,
      reply:
        'Yes. How much health you need depends on what still comes, so fill from the goal: `need = max(1, min(right, down) - cell)`.',
    },
    {
      says: [
        'the largest square is in the last cell',
        'the answer is dp[m-1][n-1] for maximal square',
        'return the bottom right cell for the maximal square',
        'the last cell is the answer of maximal square',
      ],
      isRight: false,
      reply: 'No. The largest square may end anywhere. Keep a maximum over all cells.',
    },
    {
      says: [
        'if the start is an obstacle the answer is 0',
        'a blocked start gives 0 paths',
        'an obstacle at the start means 0',
        'if the first cell is blocked return 0',
        'a blocked goal gives 0',
      ],
      isRight: true,
      reply: 'Yes. No path can begin on a blocked cell. The same holds for a blocked goal.',
    },
  ],
} satisfies TutorTexts
