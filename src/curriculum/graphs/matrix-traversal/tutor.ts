import type { TutorTexts } from '../../tutor-texts.ts'

export const tutor = {
  questions: [
    {
      kind: 'what',
      question: 'What is matrix traversal?',
      asks: [
        'what is matrix traversal',
        'flood fill',
        'grid dfs',
        'explore a grid',
        'flood fill meaning',
        'how do i treat a grid as a graph',
        'grid as a graph',
        'is a grid a graph',
        'how is a matrix a graph',
        'cells as nodes',
        'do i need an adjacency list for a grid',
        'convert a grid to a graph',
        'what is flood fill',
      ],
      answer:
        'The grid is a graph: cells are vertices, neighbors share an edge. Start at a cell, visit the connected cells, and mark them.',
      further: {
        example:
          'Rows 110, 010, 001, where 1 is land, starting at (0, 0).\n- (0, 0) leads to (0, 1), its right neighbor.\n- (0, 1) leads down to (1, 1).\n- (1, 1) has no unmarked land beside it, so the search ends.\nThree cells are marked. (2, 2) touches (1, 1) only at a corner.',
        why: 'A graph search needs nothing but the neighbors of a vertex. In a grid they follow from the indexes: (r + 1, c), (r - 1, c), (r, c + 1) and (r, c - 1), if they are inside and of the right kind. So the graph is never built.',
        check: {
          ask: 'Rows 101, 010, 101, and cells are neighbors if they share a side. How many connected groups of 1s are there?',
          right: ['5', 'five'],
          because: 'There are 5: no two of the 1s share a side, so each is a group of its own.',
          wrong: [
            { says: ['1', 'one'], reply: 'You joined cells that touch at a corner. Do they share a side?' },
            {
              says: ['4', 'four'],
              reply: 'What about the 1 in the middle: with which cell does it share a side?',
            },
            {
              says: ['2', 'two'],
              reply: 'Which two 1s are in the same group in your count, and do they share a side?',
            },
          ],
        },
        claims: [
          {
            says: ['diagonal cells are neighbors too', 'cells touching at a corner are connected'],
            isRight: false,
            reply:
              'Only if the problem says so. Usually a cell has four neighbors, those with which it shares a side.',
          },
          {
            says: ['a grid is just a graph', 'cells are vertices and sides are edges'],
            isRight: true,
            reply:
              'Yes. That is why DFS and BFS work on it unchanged, with a function that computes the neighbors.',
          },
          {
            says: ['i have to build an adjacency list first', 'i must convert the grid to a graph'],
            isRight: false,
            reply:
              'No. The four neighbors follow from the row and the column, so you compute them when you need them.',
          },
          {
            says: ['only four neighbors count', 'neighbors share a side'],
            isRight: true,
            reply:
              'Yes, unless the problem counts diagonals: up, down, left and right, if they are inside the grid.',
          },
        ],
      },
    },
    {
      kind: 'when',
      question: 'How do I know that it is a search on a grid?',
      asks: [
        'when grid traversal',
        'islands regions',
        'surrounded cells',
        'recognize matrix traversal',
        "how do i know it's a grid search",
      ],
      answer:
        '"Islands", "regions", "flood fill", "connected cells" and "from the border" point to it. If you need the fewest steps, use BFS; if paths only go right and down and you need sums or counts, it is grid DP.',
      further: {
        example:
          'A park map with rows GPG and GPP, where G is grass. "How many separate lawns are there?" A flood from (0, 0) marks (1, 0), too: lawn 1. The flood from (0, 2) marks only that cell: lawn 2. Steps do not matter, so any order of visiting will do.',
        why: 'The question is which cells belong together, and any order of visiting gives the same marks. When the distance matters, the visits must follow it. When moves never go back, no marks are needed, and a table is simpler.',
        check: {
          ask: 'Fire spreads from three cells of a grid, one step per minute. You need the minute in which the last cell burns. DFS or BFS?',
          right: [
            'bfs',
            'breadth first',
            'breadth-first',
            'breadth first search',
            'breadth-first search',
            'queue',
          ],
          because: 'BFS, with all three cells in the queue at minute 0. Its levels are the minutes.',
          wrong: [
            {
              says: ['dfs', 'depth first', 'depth-first'],
              reply:
                'It follows one branch to its end first. Does its depth at a cell tell when the fire arrives there?',
            },
            {
              says: ['both', 'either'],
              reply: 'Both mark the same cells. But which one also knows the earliest minute?',
            },
          ],
        },
        claims: [
          {
            says: ['fewest steps in a grid is dfs', 'dfs finds the shortest way in a grid'],
            isRight: false,
            reply: 'No. DFS may reach a cell by a long detour and mark it. For the fewest steps use BFS.',
          },
          {
            says: ['counting islands works with bfs too', 'bfs and dfs both count islands'],
            isRight: true,
            reply: 'Yes. For counting you only need the marks, and both searches mark the whole island.',
          },
          {
            says: ['every grid problem needs a visited set', 'a grid always needs dfs or bfs'],
            isRight: false,
            reply:
              'No. If you only move right and down and need a sum or a count, a table is enough, and no cell is met again.',
          },
          {
            says: ['for the fewest steps i use bfs', 'shortest path in a grid is bfs'],
            isRight: true,
            reply: 'Yes, if every step costs the same. BFS reaches the cells in order of their distance.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'Why do I sink the island?',
      about: 200,
      asks: [
        'number of islands',
        'count islands',
        'sink the island',
        'visited grid',
        'island counting steps',
        'why sink the island',
        'how do i count islands',
        'number of islands in simple words',
        'islands idea',
        'count regions in a grid',
        'how does number of islands work',
        'count connected land cells',
      ],
      answer:
        'Walk over all cells. Each unvisited land cell is a new island: count it, and sink (mark) all of its land by DFS or BFS, so that no cell of it is counted again. Each cell is visited a constant number of times: O(rows · cols).',
      further: {
        example:
          'One row: 1 1 0 1.\n- Index 0 is land: island 1. The search sinks 0 and 1, and the row is 0 0 0 1.\n- Index 1 is water now, so it is not counted.\n- Index 3 is land: island 2.\nWithout sinking you would count 3.',
        why: 'The search from the first cell of an island reaches all of its land and nothing else. So when the outer loop comes to another cell of the same island, it is marked. Exactly one cell of each island is counted.',
        check: {
          ask: 'Rows 1101, 0100, 0011, and only sides connect. How many islands are there?',
          right: ['3', 'three'],
          because:
            'There are 3: the three cells at the top left, the single cell at the top right, and the two in the last row.',
          wrong: [
            {
              says: ['2', 'two'],
              reply: 'Did you join cells that touch only at a corner? Look at (1, 1) and (2, 2).',
            },
            { says: ['6', 'six'], reply: 'That is the number of land cells. Which of them belong together?' },
            { says: ['4', 'four'], reply: 'Go through your islands: do two of them share a side somewhere?' },
          ],
        },
        claims: [
          {
            says: ['i always need a separate visited grid', 'sinking needs an extra visited array'],
            isRight: false,
            reply:
              'Only if you may not change the grid. Otherwise turning land into water is the mark, and it costs no extra memory.',
          },
          {
            says: [
              'the number of searches is the number of islands',
              'each search started by the outer loop is one island',
            ],
            isRight: true,
            reply:
              'Yes. A search starts only at unmarked land, and it marks the whole island, so there is one start for each.',
          },
          {
            says: ['i count every land cell', 'the number of islands is the number of land cells'],
            isRight: false,
            reply:
              'No. An island of three cells would count three times. Count a land cell only if no earlier search has marked it.',
          },
          {
            says: ['i count only unvisited land', 'an island is counted at its first cell'],
            isRight: true,
            reply:
              'Yes. All its other cells are marked by the search that begins there, so they are not counted again.',
          },
        ],
      },
    },
    {
      kind: 'why',
      question: 'Why do I start from the ocean?',
      about: 417,
      asks: [
        'why start from the ocean',
        'pacific atlantic reverse',
        'start from the border',
        'flow uphill',
        'reverse flow from the border',
      ],
      answer:
        'Searching uphill from each ocean visits every cell at most once per ocean; the cells found from both are the answer. Downhill you would start a new search from every cell, O((rows · cols)²).',
      further: {
        example:
          'A single strip [1, 4, 3, 2] with a sea at each end.\n- Uphill from the left: 1, then 4, then stop, because 3 is lower. Indexes 0 and 1.\n- Uphill from the right: 2, 3, 4, then stop at 1. Indexes 3, 2 and 1.\nOnly index 1, the height 4, drains into both.',
        why: 'Water can flow from u to v exactly if you can climb from v to u along the same cells. So instead of asking each cell whether it reaches the sea, ask once what the sea reaches: one search, not one per cell.',
        check: {
          ask: 'A strip [1, 2, 2, 3, 1] with a sea at each end. From how many cells does water reach the left sea?',
          right: ['4', 'four'],
          because:
            'From 4 cells: climbing from the left you go 1, 2, 2, 3, and the last 1 is lower than the 3 before it.',
          wrong: [
            {
              says: ['2', 'two'],
              reply: 'You stopped between the two cells of equal height. Can water flow between them?',
            },
            {
              says: ['5', 'five'],
              reply:
                'Take the last cell: over which height would its water have to climb to get to the left?',
            },
            {
              says: ['1', 'one'],
              reply: 'Water flows down. From which cells does a path lead down, or level, to the left end?',
            },
          ],
        },
        claims: [
          {
            says: ['i can search downhill from every cell', 'start a search from each cell down to the sea'],
            isRight: false,
            reply:
              'Almost: the result is right, but one search per cell takes O((rows · cols)²). Two searches from the seas take O(rows · cols).',
          },
          {
            says: ['from the ocean i go uphill', 'the neighbor must be at least as high'],
            isRight: true,
            reply:
              'Yes. You walk against the water, so you go on to neighbors that are at least as high as the current cell.',
          },
          {
            says: ['one visited set for both oceans is enough', 'both oceans share the same marks'],
            isRight: false,
            reply:
              'No. You need to know which cells each sea reaches, and with shared marks the second search would stop at the cells of the first.',
          },
          {
            says: ['i go downhill from the ocean', 'from the ocean to lower neighbors'],
            isRight: false,
            reply:
              'No. Water runs down to the ocean, so against it you climb: go on to neighbors that are at least as high.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'How do I find regions that do not touch the border?',
      about: 130,
      asks: [
        'surrounded regions',
        'border first',
        'mark safe cells',
        'capture regions',
        'regions not touching the border',
      ],
      answer:
        'Mark the regions that touch the border first, starting at the border cells. What is not marked afterwards is surrounded and can be flipped.',
      further: {
        example:
          'Rows XXXX, XOXO, XXXX. The only O on the border is (1, 3); the search from it marks no other cell. The O at (1, 1) stays unmarked, so it is surrounded and becomes X. (1, 3) stays O.',
        why: 'A region touches the border exactly if one of its cells is a border cell, and the search from that cell reaches the whole region. So after all searches from the border, a cell without a mark belongs to a region that touches it nowhere.',
        check: {
          ask: 'In a grid of 4 rows and 5 columns, at how many cells could a search from the border start?',
          right: ['14', 'fourteen'],
          because:
            'At 14: two rows of 5 and, without the corners, two columns of 2. Only the inner 2 by 3 cells are left out.',
          wrong: [
            { says: ['18', 'eighteen'], reply: 'You counted the corners twice. How many corners are there?' },
            {
              says: ['20', 'twenty'],
              reply: 'That is the number of all cells. How many of them are inside?',
            },
            {
              says: ['16', 'sixteen'],
              reply: 'Count again: all cells, minus those that do not lie on the border.',
            },
          ],
        },
        claims: [
          {
            says: ['a region with one border cell is safe', 'one cell on the border saves the whole region'],
            isRight: true,
            reply:
              'Yes. The region is surrounded only if all of its cells are inside, so a single border cell is enough to keep it.',
          },
          {
            says: [
              'touching the border at a corner saves a region',
              'a diagonal contact with a safe cell is enough',
            ],
            isRight: false,
            reply:
              'No. Regions are connected by sides only. A cell that touches a safe region at a corner does not belong to it.',
          },
          {
            says: [
              'searching from the inside is just as easy',
              'i can start from the inner cells and flip at once',
            ],
            isRight: false,
            reply:
              'No. From the inside you learn only at the end whether the region touches the border, so you could not flip before that.',
          },
          {
            says: ['start from the border cells', 'mark what the border reaches first'],
            isRight: true,
            reply: 'Yes. What these searches mark is safe, and every other region is surrounded.',
          },
        ],
      },
    },
    {
      kind: 'mistake',
      question: 'Why does index -1 wrap around in Python?',
      asks: [
        'bounds check order',
        'index -1 wraps in python',
        'neighbor out of range',
        'row and column swapped',
        'index error in the grid',
        'negative index in python grid',
      ],
      answer:
        'Check the bounds before you read the cell. In Python index -1 silently reads the last row, so a missing check gives wrong results instead of an error. Keep (row, column) in one order.',
      further: {
        example:
          'A grid of 3 rows and 1 column: 1, 0, 1. From (0, 0) the step up goes to row -1. Python reads the last row there, which is land, and sinks it, too. The program counts 1 island, but there are 2.',
        why: 'Python counts negative indexes from the end, so -1 down to -rows are valid. Only an index beyond the other end raises an error. So a missing check is silent at the top and on the left, and loud at the bottom and on the right.',
        check: {
          ask: 'You are in row 0 of a Python grid with 5 rows and step up twice without a check. Which row is read, counted from 0?',
          right: ['3', 'three', 'row 3'],
          because: 'Row 3: the index is -2, the second from the end of the rows 0 to 4.',
          wrong: [
            { says: ['4', 'four'], reply: 'That would be index -1. How many steps up were there?' },
            {
              says: ['error', 'index error', 'indexerror', 'exception'],
              reply:
                'Python raises one only when the index is too far out. From where does a negative index count?',
            },
            {
              says: ['-2', 'minus 2', 'minus two'],
              reply: 'That is the index. Which of the five rows does Python read for it?',
            },
          ],
        },
        claims: [
          {
            says: ['python raises an error for negative indexes', 'index -1 gives an index error'],
            isRight: false,
            reply: 'No. -1 is the last element. With 3 rows the error comes only at -4 or at 3.',
          },
          {
            says: ['java throws an exception for index -1', 'in java the missing check is noticed'],
            isRight: true,
            reply:
              'Yes. Java throws an ArrayIndexOutOfBoundsException, so the mistake shows at once instead of giving a wrong count.',
          },
          {
            says: ['checking the upper bound is enough', 'i only need r < rows and c < cols'],
            isRight: false,
            reply: 'No. A step up or left from index 0 gives -1, so test `0 <= r` and `0 <= c` as well.',
          },
          {
            says: ['python reads the last row for index -1', 'index -1 is the last row'],
            isRight: true,
            reply:
              'Yes. It counts from the end, so a missing check goes on silently at the other side of the grid.',
          },
        ],
      },
    },
    {
      kind: 'mistake',
      question: 'Why do I get a recursion error on a big grid?',
      asks: [
        'what happens with a 1000 x 1000 grid in python',
        'a huge grid full of land with recursion',
        'recursion error on big grid',
        'recursion too deep grid',
        'stack overflow flood fill',
        'too deep recursion on a grid',
      ],
      answer:
        'A region of 10^6 cells can make the recursion 10^6 deep, and Python stops at about 1000 frames. Use an explicit stack or a queue, and mark cells when you push them, so that no cell is pushed twice.',
    },
    {
      kind: 'mistake',
      question: 'What if the new color equals the old one?',
      about: 733,
      asks: [
        'new color equals old color',
        'flood fill infinite loop',
        'same color',
        'flood fill same color never ends',
      ],
      answer:
        'If the new color equals the old one, the marks do not show, and the fill runs forever. Return at once in that case.',
      further: {
        example:
          'The row is 5 5, starting at index 0.\n- New color 7: index 0 becomes 7, then index 1 becomes 7. Its neighbor 0 is not 5 any more: stop.\n- New color 5: index 0 stays 5, index 1 stays 5, and its neighbor 0 still looks unvisited. The two call each other forever.',
        why: 'Repainting is the mark here: a cell counts as unvisited as long as it has the old color. If painting does not change the color, no cell ever becomes visited, and any two neighbors send the search back and forth.',
        check: {
          ask: 'The row is 7 7 3 7, the fill starts at index 0, and the new color is 3. How many cells change their color?',
          right: ['2', 'two'],
          because:
            'It is 2, indexes 0 and 1. The cell at index 2 does not have the old color, so the fill cannot pass it.',
          wrong: [
            {
              says: ['3', 'three'],
              reply: 'How would the fill get to the last cell? Look at the color of the cell before it.',
            },
            { says: ['1', 'one'], reply: 'The start changes. Does one of its neighbors have the old color?' },
            {
              says: ['4', 'four'],
              reply:
                'Which of the four cells have the color of the start and can be reached through such cells?',
            },
          ],
        },
        claims: [
          {
            says: [
              'with a visited set the same color is no problem',
              'a separate visited set avoids the endless loop',
            ],
            isRight: true,
            reply:
              'Yes. Then the color is not the mark. Returning at once is still simpler, because nothing would change anyway.',
          },
          {
            says: [
              'the fill goes on through cells of the new color',
              'cells that have the new color are filled too',
            ],
            isRight: false,
            reply:
              'No. It goes on only to cells of the old color. A cell that already has the new color stops it.',
          },
          {
            says: [
              'i compare the neighbor with the new color',
              'check that the neighbor is not the new color',
            ],
            isRight: false,
            reply:
              'No. Cells of a third color would then be filled as well. Remember the old color of the start and go only to cells that have it.',
          },
          {
            says: ['return at once if both colors are equal', 'same color means nothing to do'],
            isRight: true,
            reply:
              'Yes. Every cell that would be repainted has that color already, so the picture is finished.',
          },
        ],
      },
    },
    {
      kind: 'cost',
      question: 'How much time does an m by n grid take?',
      asks: ['grid complexity', 'O(m n)', 'visited memory', 'complexity for an m by n grid'],
      answer:
        'O(rows · cols) time: each cell is entered once and looks at 4 neighbors. Marks cost the same space, or none if you may change the grid. The stack may be that large, too.',
      further: {
        example:
          'A grid of 2 by 3 cells, all land. Each of the 6 cells is entered once and looks in 4 directions: 24 looks. 10 of them leave the grid. The other 14 meet a neighbor, 7 pairs seen from both sides, and only 5 of these enter a new cell.',
        why: 'The outer loop and all searches share the same marks. A cell is entered only while it is unmarked, so all searches together enter it at most once, no matter how many there are. The outer loop adds one look per cell.',
        check: {
          ask: 'A grid of n cells contains k islands. What do all the searches cost together, in terms of n and k?',
          right: ['o(n)', 'linear', 'n', 'o(n + k)', 'o(k + n)'],
          because:
            'O(n): each search enters only the cells of its own island, and the islands share no cells. So k does not matter.',
          wrong: [
            {
              says: [
                'o(n * k)',
                'o(nk)',
                'o(n*k)',
                'o(n k)',
                'o(k * n)',
                'o(kn)',
                'n * k',
                'n*k',
                'nk',
                'k * n',
                'kn',
              ],
              reply: 'Does each search walk over the whole grid, or only over one island?',
            },
            {
              says: ['o(k)'],
              reply:
                'There are that many searches. But an island can have many cells: what does one search cost?',
            },
          ],
        },
        claims: [
          {
            says: [
              'a search from every cell makes it quadratic',
              'dfs in a double loop is quadratic in the cells',
            ],
            isRight: false,
            reply:
              'No. The search starts only at unmarked land, and all searches together enter each cell at most once.',
          },
          {
            says: ['the stack can get as large as the grid', 'recursion depth can be rows times cols'],
            isRight: true,
            reply:
              'Yes. If the grid is all land, the search can wind through every cell before any call returns.',
          },
          {
            says: ['marks always cost extra memory', 'i need O(mn) extra space for visited'],
            isRight: false,
            reply:
              'Only if you may not change the grid. Otherwise you can mark in the grid itself, though the stack or queue still needs room.',
          },
          {
            says: ['it is O(rows * cols)', 'time is O(m * n)', 'each cell is visited once'],
            isRight: true,
            reply:
              'Yes. Each cell is entered at most once and looks at four neighbors, a constant amount of work.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'How do I rotate a picture by 90 degrees?',
      asks: [
        'spiral matrix',
        'rotate image',
        'set matrix zeroes',
        'in place matrix',
        'walk a spiral',
        'rotate a matrix',
        'rotate a picture by 90 degrees',
      ],
      answer:
        'Spiral: four borders that shrink after each side; check them again before the last two sides. Rotate: transpose, then reverse each row. Zeroes: use the first row and column as marks.',
    },
    {
      kind: 'how',
      question: 'How do I find the distance to the nearest zero?',
      about: 542,
      asks: [
        'distance to nearest zero',
        '01 matrix',
        'nearest gate',
        'multi source',
        'distance to the nearest zero for all cells',
      ],
      answer:
        'Start BFS from all zeros (gates) at once with distance 0. Each cell is reached first from its nearest source: O(rows · cols) in all.',
    },
    {
      kind: 'how',
      question: 'How do I measure the area, the perimeter or the shape of an island?',
      asks: [
        'shape of island',
        'distinct islands',
        'perimeter of island',
        'max area',
        'different island shapes',
      ],
      answer:
        'Area: the DFS returns 1 plus the areas of its neighbors. Perimeter: each side to water or the edge counts 1. Shapes: record positions relative to the first cell, or the moves including the steps back.',
    },
    {
      kind: 'when',
      question: 'How do I find which rooms water can reach?',
      asks: [
        'paint bucket in a picture',
        'count lakes on a map',
        'which rooms can water reach',
        'largest connected field of the same crop',
      ],
      answer:
        'Use it when neighboring cells of a grid belong together: each cell is a vertex, connected to its four neighbors. Flood from a cell, check bounds first, and mark a cell before you continue from it. O(rows · columns).',
    },
    {
      kind: 'compare',
      question: 'Can I move in all directions or only right and down?',
      asks: [
        'flood fill or dp on a grid',
        'can i move in all directions or only right and down',
        'count regions or best path',
      ],
      answer:
        'If you can move in all directions and need connection or distance, use DFS or BFS. If you can move only right and down and need a count or the best sum, use DP, since no path returns to a cell.',
      with: 'grid-dp',
      further: {
        example:
          'Costs in two rows: 1 9 1 and 1 1 1, from the top left to the top right.\n- Right and down only: you must cross the 9, so 1 + 9 + 1 = 11.\n- All directions: down, right, right, up costs 1 + 1 + 1 + 1 + 1 = 5.\nA table filled row by row cannot see the way back up.',
        why: 'If moves go only right and down, a cell depends on the one above and the one to the left, and row by row both are ready in time. With four directions two neighbors depend on each other, so no order of filling works.',
        check: {
          ask: 'You may move right and down. Which further move can be added so that a table can still be filled row by row, from left to right: up, or diagonally down to the right?',
          right: ['diagonal', 'diagonally', 'diagonally down', 'down-right', 'down right', 'the diagonal'],
          because:
            'The diagonal move: it comes from the row above, which is finished. A move up would need a value from the row below.',
          wrong: [
            {
              says: ['up', 'upward', 'upwards'],
              reply: 'Then a cell would need a value from the row below. Is that row filled by then?',
            },
            { says: ['both'], reply: 'One of them makes a cell depend on a later row. Which one?' },
          ],
        },
        claims: [
          {
            says: ['with four directions a table works as well', 'dp works for moves in all directions'],
            isRight: false,
            reply:
              'Only if something else gives an order, such as values that must rise on the path, or the number of steps as a further index.',
          },
          {
            says: ['right and down only needs no visited set', 'paths that go right and down never return'],
            isRight: true,
            reply: 'Yes. Each move increases the row or the column, so a path cannot come back to a cell.',
          },
          {
            says: ['counting paths needs bfs', 'number of right and down paths is a bfs'],
            isRight: false,
            reply:
              'No. With only right and down the number of paths to a cell is the sum of those from above and from the left.',
          },
          {
            says: ['right and down with sums is dp', 'only right and down means dp'],
            isRight: true,
            reply:
              'Yes. Each cell needs only the ones above and to the left, so a table filled row by row is enough.',
          },
        ],
      },
    },
    {
      kind: 'mistake',
      question: 'Do four calls per cell make a flood fill exponential?',
      asks: [
        'four calls per cell make it 4 to the power of cells',
        'flood fill is exponential, right',
        'cost multiplies by four each step',
      ],
      answer:
        'No, it is O(rows · cols). Because of the marks each cell is expanded once, and it looks at four neighbors, so there are at most 4 · rows · cols checks. Without marks two adjacent land cells would call each other forever.',
    },
    {
      kind: 'mistake',
      question: 'Is the recursion depth at most rows plus columns?',
      asks: [
        'recursion depth is at most rows plus columns',
        'depth of flood fill is small, right',
        'stack only as deep as the grid is wide',
      ],
      answer:
        'No, it can be the number of cells: in a land area shaped like a snake the recursion follows every cell before it returns. A 300 by 300 grid of land can already reach a depth of 90,000, so use a stack or queue.',
    },
    {
      kind: 'mistake',
      question: 'Can I flip cells while walking and stop at the border?',
      about: 130,
      asks: [
        'i flip while walking and stop at the border',
        'capture directly when found',
        'turn cells over during the search, then undo',
      ],
      answer:
        "No, you learn only at the end whether the region touches the border, and by then part of it is flipped. Mark the regions from the border first, or collect a region's cells and flip them after the search.",
    },
    {
      kind: 'mistake',
      question: 'Why is my island count zero although there is land?',
      about: 200,
      asks: [
        'island count is zero although there is land',
        'nothing gets counted in my grid',
        'always prints 0 islands',
      ],
      answer:
        'Probably the types differ: the grid contains the strings "1" and "0", and you compare with the number 1, which is never equal in Python. In Java compare with the character `\'1\'`. Otherwise check that the outer loops reach all cells.',
    },
    {
      kind: 'mistake',
      question: 'Why does every land cell count as an island of its own?',
      about: 200,
      asks: [
        'every land cell counts as an island',
        'far too many islands come out',
        'count equals number of ones',
      ],
      answer:
        'The marks are missing, or the outer loop does not see them: the search must mark each land cell it reaches, in the same grid or set that the outer loop tests. If you mark a copy, or only the start cell, every cell is counted.',
    },
    {
      kind: 'mistake',
      question: 'Why does changing one cell change the whole column?',
      asks: [
        'changing one cell changes the whole column',
        'all rows are the same list',
        '[[0]*n]*m behaves strangely',
        'setting one cell marks every row',
      ],
      answer:
        '`[[0] * n] * m` repeats a reference to one row, so all rows are the same list. Write `[[0] * n for _ in range(m)]`. In JavaScript `Array(m).fill([])` has the same problem.',
    },
    {
      kind: 'mistake',
      question: 'Why is `has([r, c])` always false?',
      asks: [
        'visited set never finds a cell in javascript',
        'set of arrays does not match',
        'unhashable type list for cells',
        'has([r, c]) is always false',
      ],
      answer:
        'JavaScript compares arrays by identity, so `has([r, c])` is never true for a new array; use the number `r * cols + c` or a boolean grid. In Python lists cannot be put into a set, so use tuples `(r, c)`.',
    },
    {
      kind: 'when',
      question: 'How do I find how big a stain in a photo is?',
      asks: [
        'stain in a photo, how big',
        'minesweeper opens empty area',
        'seats next to each other that are free',
        'fields a fire can reach',
        'robot vacuum, cells it can clean',
      ],
      answer:
        'Use a grid traversal when a property spreads from cell to adjacent cell: count the areas, measure one, or mark what is reached. If you also need the time until it arrives, use BFS, with all starting cells in the queue at once.',
    },
    {
      kind: 'how',
      question: 'How do I count the islands of a grid that does not fit in memory?',
      about: 200,
      asks: [
        'count islands of a grid that does not fit in memory',
        'grid comes row by row',
        'stream of rows, connected areas',
        'very large image, few rows in memory',
      ],
      answer:
        'Keep only the labels of the previous row and use union-find: a land cell takes the label of its left or upper neighbor, or a new one; if both exist, unite them. The number of islands is the number of new labels minus the unions that joined two different roots. If you renumber the labels after each row, this takes O(cols) memory.',
    },
    {
      kind: 'compare',
      question: 'Which version do I use for large pictures?',
      asks: [
        'stack, queue or recursion for flood fill',
        'dfs or bfs to mark an area',
        'which one for large pictures',
      ],
      answer:
        'All mark the same cells in O(rows · cols). Use a queue if you need distances, an explicit stack or queue for large grids, and recursion only if regions are small. In an open grid BFS needs the least memory: its queue contains at most about rows + cols cells.',
    },
    {
      kind: 'how',
      question: 'What if the grid wraps around at its edges?',
      asks: [
        'grid wraps around at the edges',
        'left edge touches the right edge',
        'torus map neighbors',
        'pacman borders',
      ],
      answer:
        'Compute neighbors modulo the size: `(r + dr) % rows` and `(c + dc) % cols`; no bounds check is needed. In Java and JavaScript the remainder of -1 is negative, so add the size first: `(r + dr + rows) % rows`.',
    },
    {
      kind: 'what',
      question: 'What is a matrix?',
      asks: [
        'what is a matrix',
        'what is a 2d array',
        'what is a grid',
        'matrix meaning',
        'rows and columns of a matrix',
        'how is a 2d array stored',
        'what does grid[r][c] mean',
        'is x the row or the column',
      ],
      answer:
        'A matrix or grid is an array of rows, and each row is an array. `grid[r][c]` is row r, column c: first choose the row, then the column. It has `len(grid)` rows and `len(grid[0])` columns. In [[1, 2, 3], [4, 5, 6]], `grid[1][0]` is 4. Visiting all cells takes O(rows · columns).',
      further: {
        example:
          '`grid = [[1, 2, 3], [4, 5, 6]]` has 2 rows and 3 columns. `grid[0]` is the row [1, 2, 3], and `grid[0][2]` is 3. `grid[2]` is out of range.',
        why: 'The outer array contains the rows, so the first index chooses a row, and the second one an element in it.',
        check: {
          ask: 'In [[1, 2, 3], [4, 5, 6]], what is `grid[1][2]`?',
          right: ['6', 'six'],
          because: '6: row 1 is [4, 5, 6], and its column 2 is 6.',
          wrong: [
            { says: ['2', 'two'], reply: 'That is row 0, column 1. Rows and columns count from 0.' },
            { says: ['4', 'four'], reply: 'That is column 0 of this row.' },
          ],
        },
        claims: [
          {
            says: ['grid[x][y] means x goes right', 'the first index is the column'],
            isRight: false,
            reply: 'No. The first index is the row, so it goes down; the second goes right.',
          },
          {
            says: ['len(grid) is the number of rows', 'len(grid[0]) is the number of columns'],
            isRight: true,
            reply: 'Yes, if the grid is not empty.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'How do I loop over a 2D array?',
      asks: [
        'how do i loop over a 2d array',
        'how do i iterate over a matrix',
        'nested loop over a grid',
        'go through all cells',
        'how do i visit every cell',
        'loop rows and columns',
        'traverse a 2d array',
      ],
      answer:
        'Use two nested loops: `for r in range(len(grid))`, and inside it `for c in range(len(grid[0]))`, then read `grid[r][c]`. It goes row by row, from left to right. Swap the two loops to go column by column. That is O(rows · columns), which is linear in the number of cells. Check for an empty grid before you read `grid[0]`.',
    },
    {
      kind: 'how',
      question: 'How do I move in four directions in a grid?',
      asks: [
        'how do i move in four directions in a grid',
        'four directions grid',
        'up down left right neighbors of a cell',
        'directions array',
        'dx dy array',
        'how do i get the neighbors of a cell',
        'check bounds in a grid',
        'adjacent cells in a matrix',
      ],
      answer:
        'Keep the four moves in a list: (1, 0), (-1, 0), (0, 1), (0, -1). For each (dr, dc) the neighbor is (r + dr, c + dc). Before you read it, check `0 <= nr < rows` and `0 <= nc < cols`. From (0, 0) only (1, 0) and (0, 1) remain. Add the four diagonal moves if the problem allows eight directions.',
    },
    {
      kind: 'compare',
      question: 'Do I need a visited array, or may I change the grid?',
      asks: [
        'do i need a visited array or can i change the grid',
        'can i mark cells in the grid itself',
        'visited array or sink the island',
        'is it ok to modify the grid',
        'should i change the input or use a visited set',
        'visited matrix or overwrite the cells',
      ],
      answer:
        "Either works. Writing '0' over the land you have seen needs no extra array, but it destroys the input, so ask whether that is allowed. A visited array or set leaves the grid as it was and takes O(rows · cols) space. The time is O(rows · cols) in both versions, and the queue or recursion needs its memory in both.",
    },
    {
      kind: 'how',
      question: 'What if I am not allowed to change the grid?',
      asks: [
        "what if i'm not allowed to change the grid",
        'what if the interviewer says i cant modify the input',
        'can i do it without changing the grid',
        'what if the input must not be modified',
        'count islands without modifying the grid',
        'how do i count islands without sinking them',
      ],
      answer:
        'Keep a boolean matrix of the same size, or a set of visited cells, and mark a cell there when it joins the queue. Everything else stays the same: skip cells that are marked. It takes O(rows · cols) extra space and no more time. You may also change the grid and restore it at the end, if the interviewer accepts that.',
    },
    {
      kind: 'cost',
      question: 'Is a set of visited cells slower than a visited array?',
      asks: [
        'is a set of tuples slower',
        'does a set of (r, c) make it slower',
        'set or array for visited cells',
        'what does a visited set of cells cost',
        'boolean matrix or set for visited',
        'does the set cost more time than the grid',
      ],
      answer:
        'Not in Big O: adding or looking up a pair (r, c) takes O(1) on average, so the search stays O(rows · cols). In practice a boolean array is usually faster and smaller, since no pair has to be built and hashed. A set is better if the grid is huge or unbounded and you visit only a few cells.',
    },
    {
      kind: 'compare',
      question: 'Does it matter whether I use BFS or DFS on a grid?',
      asks: [
        'bfs or dfs for islands, does it matter',
        'when would i pick bfs over dfs for islands',
        'dfs or bfs on a grid',
        'does it matter if i use bfs or dfs to count islands',
        'flood fill with bfs or dfs',
      ],
      answer:
        'To count or fill regions it does not matter: both visit each cell once, O(rows · cols). For the fewest steps or the nearest cell use BFS. Recursive DFS is the shortest to write, but its depth may reach the number of cells: a 1,000 by 1,000 grid of land overflows the call stack. Use a queue or a stack there.',
    },
    {
      kind: 'how',
      question: 'How do I test a function on a grid?',
      asks: ['how do i test it on a grid', 'which grids should i test', 'edge cases for grids'],
      answer:
        'Try a single cell of each kind, one row, one column, a grid all of one kind, and two cells that touch only diagonally. Make one grid wider than high, so that swapped rows and columns show. Let a region touch all four borders, and let the start be the target once.',
    },
    {
      kind: 'when',
      question: 'When does the spiral stop?',
      about: 54,
      asks: [
        'spiral matrix when do i stop',
        'when do i stop in spiral matrix',
        'when is the spiral done',
        'spiral order stop condition',
        'why are some cells listed twice in the spiral',
      ],
      answer:
        'Keep four bounds: top, bottom, left, right. Walk the top row and move `top` down, the right column and move `right` left, then the bottom row and the left column. Stop when top > bottom or left > right. Test this again before the bottom row and the left column, or a single row is listed twice. Or stop when rows · cols cells are listed.',
    },
    {
      kind: 'mistake',
      question: 'What if the grid is empty or has one cell?',
      asks: [
        'what if the grid is empty',
        'empty grid',
        'grid with one cell',
        'what if there is no land',
        'what if everything is water',
        'only one row',
      ],
      answer:
        'Test `if not grid or not grid[0]` before you read `grid[0]`, and return 0 or an empty list. A single land cell is one island: its four neighbors are outside the grid and return at once. A grid of only water has 0 islands, since the loop never starts a search.',
    },
    {
      kind: 'how',
      question: 'How do I explain a grid search in an interview?',
      asks: [
        'how would i explain that in an interview',
        'explain number of islands to an interviewer',
        'how do i present a grid solution',
        'what do i say about my grid solution',
      ],
      answer:
        'Say that the grid is a graph: “Cells are vertices, and an edge joins two cells that share a side.” Then: “I scan all cells; each unvisited land cell starts a search that marks its whole island, so the number of searches is the answer.” O(rows · cols) time, since each cell is entered once; the same as space in the worst case.',
    },
    {
      kind: 'cost',
      question: 'Is it O(n²) to visit a grid?',
      asks: [
        'isnt it o(n^2)',
        'is it o(n^2)',
        'is a grid search quadratic',
        'why is it not quadratic',
        'two nested loops over the grid',
      ],
      answer:
        'For n rows and n columns, yes: n² cells, each visited once. But measured by the size of the input, the number of cells, it is linear. Write O(rows · cols), then there is no doubt. The searches do not multiply it, because a marked cell is never entered again.',
    },
    {
      kind: 'how',
      question: 'How do I count islands if diagonal neighbors belong together?',
      asks: [
        'islands with diagonal neighbors',
        'number of islands with 8 directions',
        'what if diagonals count',
        'what changes if diagonal cells are connected',
        'islands connected diagonally',
        'eight directions instead of four',
        'count islands with diagonals',
      ],
      answer:
        'Add the four diagonal moves (1, 1), (1, -1), (-1, 1) and (-1, -1) to the list of directions; nothing else changes. It stays O(rows · cols), since each cell looks at 8 neighbors instead of 4. For the rows 1 0 1, 0 1 0 and 1 0 1 there are 5 islands with four directions, but only 1 with eight.',
      about: 200,
    },
    {
      kind: 'mistake',
      question: 'In Number of Islands, do cells that touch at a corner belong together?',
      asks: [
        'cells touching at a corner',
        'do diagonal cells count as one island',
        'are two cells that touch at a corner one island',
        'is a corner enough to connect islands',
        'do diagonals count in number of islands',
        'does a diagonal neighbor belong to the island',
      ],
      answer:
        'No. In Number of Islands land is connected only across a side, up, down, left or right. In the grid with the rows 1 0 and 0 1 the two land cells touch only at a corner, so they are 2 islands. If a problem says that diagonals count, use eight directions, and then they are 1.',
      about: 200,
    },
    {
      kind: 'cost',
      question: 'What do R and C mean in O(R · C)?',
      asks: [
        'what is r in o(r * c)',
        'what does o(r*c) mean',
        'what does c stand for',
        'what do m and n mean for a grid',
        'what do the letters in the bound mean',
        'is o(rows * cols) the same as o(n)',
      ],
      answer:
        'R is the number of rows and C the number of columns, so R · C is the number of cells. A search visits each cell a fixed number of times, which is O(R · C). Some texts write O(m · n) for the same. As a graph the grid has V = R · C vertices and fewer than 2 · R · C edges, so O(V + E) is O(R · C), too.',
    },
  ],
  problems: [
    {
      number: 200,
      questions: [
        {
          question: 'When do I mark a cell, and which neighbors count?',
          asks: ['recursion', 'too big', 'diagonal', 'of bfs mark'],
          answer:
            'Mark when you enter (or push) a cell. Only four directions count. For huge grids use a queue or stack instead of recursion.',
        },
        {
          question: 'How much time and stack does it take?',
          asks: ['cost', 'complexity of islands', 'time complexity', 'big o of this'],
          answer:
            'O(rows · cols), since each land cell is marked once and looks at four neighbors. The recursion may be as deep as the largest island.',
        },
        {
          question: 'Why do I count nothing, or every land cell?',
          asks: ['prints 0', 'counts every land cell', 'strings and numbers'],
          answer:
            'The cells are the characters "1" and "0": no cell equals the number 1, and none equals the number 0, so such a test counts nothing or everything. If each land cell is counted, the marking is missing.',
        },
        {
          question: 'What happens with a huge grid full of land?',
          asks: [
            'what happens with a 1000 x 1000 grid full of land',
            'does the recursion still work on a very large grid',
            'recursion error on a big grid',
          ],
          answer:
            'Recursive DFS can get a million calls deep, and Python stops near 1,000. The time is no problem: a million cells, each visited once. Use a queue or your own stack, and sink a cell when you push it, so that no cell is in it twice.',
        },
      ],
    },
    {
      number: 130,
      questions: [
        {
          question: 'At which cells does the search start?',
          asks: ['border', 'flip inner', 'which'],
          answer: "Start at the O's of the border and mark what they reach; all other O's are surrounded.",
        },
        {
          question: 'What does it cost?',
          asks: ['cost', 'complexity of surrounded regions', 'time complexity', 'big o of this'],
          answer:
            'O(rows · cols): every cell is marked at most once from the border and looked at once more for the flip.',
        },
        {
          question: 'Why does my program flip the wrong cells?',
          asks: ['flips everything', 'border region flipped', 'marks not restored'],
          answer:
            "Use a third character for the safe cells. At the end turn the remaining O's into X first, then the marks back into O.",
        },
      ],
    },
    {
      number: 463,
      questions: [
        {
          question: 'How do I count the sides?',
          asks: ['count', 'shared edges'],
          answer:
            'Count 4 sides for each land cell, and subtract 2 for each land neighbor to the right or below.',
        },
        {
          question: 'What does it cost, and do I need a search?',
          asks: ['cost', 'complexity of perimeter', 'time complexity', 'big o of this'],
          answer:
            'O(rows · cols), one pass over all cells with at most four checks each. No search is needed.',
        },
        {
          question: 'Do sides at the edge of the grid count?',
          asks: ['perimeter too small', 'edge of the grid forgotten', 'outer border'],
          answer:
            'Sides at the edge of the grid count like sides to water. With "4 minus shared sides" this happens by itself.',
        },
      ],
    },
    {
      number: 54,
      questions: [
        {
          question: 'What is special about a single row or column?',
          asks: ['single row', 'duplicates', 'border check'],
          answer:
            'After the top row and the right column, the borders may have crossed, and the way back would repeat elements. So check the borders again before the bottom row and before the left column.',
        },
        {
          question: 'How much time and extra space does it take?',
          asks: ['cost', 'complexity of spiral', 'time complexity', 'big o of this'],
          answer:
            'O(rows · cols), since each element is output once; the four borders need O(1) extra space.',
        },
        {
          question: 'Why are the last elements output twice?',
          asks: ['middle row printed twice', 'last elements repeated', 'extra numbers'],
          answer:
            'After the top and the right side the borders may have crossed. Check `top <= bottom` before the bottom row and `left <= right` before the left column.',
        },
      ],
    },
    {
      number: 48,
      questions: [
        {
          question: 'Which cells do I swap when I transpose?',
          asks: ['direction', 'counterclockwise', 'transpose twice'],
          answer:
            'Swap only the cells above the diagonal with their mirror cells below it. If you go over the whole matrix, every pair is swapped twice, and nothing has changed.',
        },
        {
          question: 'How much time and extra space does it take?',
          asks: ['cost', 'complexity of rotating', 'time complexity', 'big o of this'],
          answer:
            'O(n²), since each of the n² elements is moved a constant number of times, and O(1) extra space.',
        },
        {
          question: 'Why is my result mirrored or turned the wrong way?',
          asks: ['image is only mirrored', 'transposed twice', 'rotates the wrong way'],
          answer:
            'In the transpose start the inner loop at j = i + 1: otherwise each pair is swapped twice, and only a mirror image is left. After the transpose, reversing each row rotates clockwise, reversing each column counterclockwise.',
        },
      ],
    },
    {
      number: 73,
      questions: [
        {
          question: 'What happens to the first row and the first column?',
          asks: ['first row', 'O(1) space marks', 'order of clearing'],
          answer:
            'They contain the marks. So before you set any mark, note whether the first row or the first column has a zero of its own, and clear them last.',
        },
        {
          question: 'How much time and extra space does it take?',
          asks: ['cost', 'complexity of zeroes', 'time complexity', 'big o of this'],
          answer: 'O(rows · cols) time and O(1) extra space with the marks in the first row and column.',
        },
        {
          question: 'Why does everything become zero?',
          asks: ['everything becomes zero', 'whole matrix is 0', 'marks spread'],
          answer:
            'You set zeros while you still search, or clear the first row too early. First mark everything, then clear the inner cells, and the first row and column last.',
        },
      ],
    },
    {
      number: 289,
      questions: [
        {
          question: 'How do I store the new state without a copy?',
          asks: ['of in place', 'neighbors old state'],
          answer:
            'Store it in bit 1, beside the old state in bit 0. Read the old state of a neighbor with `& 1`, and shift every cell right by one at the end.',
        },
        {
          question: 'How much time and extra space does it take?',
          asks: ['cost', 'complexity of game of life', 'time complexity', 'big o of this'],
          answer:
            'O(rows · cols): each cell counts 8 neighbors. O(1) extra space if the new state is kept in a second bit.',
        },
        {
          question: 'Why are my cells wrong after one step?',
          asks: ['wrong after one step', 'neighbors already changed', 'uses new values'],
          answer:
            'All cells change at the same time, so read only old states: use a copy, or the lowest bit for the old and the next bit for the new state.',
        },
      ],
    },
    {
      number: 695,
      questions: [
        {
          question: 'How do I add up the cells?',
          asks: ['recursion', 'mark visited'],
          answer: 'The area is 1 plus the areas of the four neighbors. Mark the cell before you recurse.',
        },
        {
          question: 'What does it cost?',
          asks: ['cost', 'complexity of the largest island', 'time complexity', 'big o of this'],
          answer: 'O(rows · cols), since each land cell is counted once.',
        },
        {
          question: 'Why is my result too large?',
          asks: ['area too large', 'cell counted several times', 'infinite recursion'],
          answer:
            'Mark a cell as soon as you enter it, before you visit its neighbors. Otherwise its neighbors count it again, and the recursion never ends.',
        },
        {
          question: 'What does the DFS return?',
          asks: [
            'max area of island what does dfs return',
            'what does dfs return',
            'what does the function return',
            'return value of dfs',
          ],
          answer:
            'The number of land cells that this call and its inner calls have marked: 0 for water, a visited cell or outside the grid, otherwise 1 plus the results of the four neighbors. The caller takes the maximum over all islands. Mark the cell before you recurse.',
        },
      ],
    },
    {
      number: 329,
      questions: [
        {
          question: 'Why do I need no visited set?',
          asks: ['visited', 'memo', 'topological'],
          answer:
            'Every move goes to a larger value, so there are no cycles: memoize, and you need no visited set.',
          further: {
            example:
              'Rows 1 2 and 4 3. The call for 1 goes to 2, then 3, then 4.\n- 4 has no larger neighbor: 1.\n- 3 gets 1 + 1 = 2, and 2 gets 3.\n- 1 compares its neighbors 2 (length 3) and 4 (length 1, from the memo): 4.\nNo cell was ever called while it was still open.',
            why: 'A path that returns to a cell would have to rise at every step and still end at its first value, which is impossible. So a call never meets a cell that is still open, and its result depends on that cell alone.',
            check: {
              ask: 'Rows 5 5 and 4 2: how many cells does the longest strictly rising path have?',
              right: ['3', 'three'],
              because:
                'It has 3 cells: 2, 4, 5. The two 5s are equal, so the path cannot go from one to the other.',
              wrong: [
                {
                  says: ['4', 'four'],
                  reply: 'Your path uses both cells of the first row. Does it rise between them?',
                },
                {
                  says: ['2', 'two'],
                  reply:
                    'Begin at the smallest value, step to a larger neighbor, and look whether another one follows.',
                },
              ],
            },
            claims: [
              {
                says: [
                  'i need a visited set for the rising path',
                  'mark cells on the current path as visited',
                ],
                isRight: false,
                reply:
                  'No. Every step goes to a larger value, so the path can never come back to a cell that it has used.',
              },
              {
                says: ['without a memo it can be exponential', 'the memo is needed for the speed'],
                isRight: true,
                reply:
                  'Yes. Many rising paths can lead to the same cell, and without a memo its result is computed for each of them.',
              },
              {
                says: ['equal neighbors may follow each other', 'the path may stay at the same height'],
                isRight: false,
                reply:
                  'No. The path must rise strictly. With equal values allowed, two equal neighbors would call each other forever.',
              },
              {
                says: ['every step goes to a larger value so no cycles', 'a rising path can not return'],
                isRight: true,
                reply:
                  'Yes. To come back to a cell, the values would have to fall somewhere, and they never do.',
              },
            ],
          },
        },
        {
          question: 'What does it cost with and without a memo?',
          asks: ['cost', 'complexity of the rising path', 'time complexity', 'big o of this'],
          answer:
            'O(rows · cols) with a memo: each cell is computed once from four neighbors. Without it the search can be exponential.',
        },
        {
          question: 'What does a memo entry mean?',
          asks: ['what the memo holds', 'meaning of a memo entry', 'what does the state mean'],
          answer:
            'The entry of a cell is the length of the longest rising path that starts there, including the cell itself.',
        },
      ],
    },
  ],
  quiz: [
    {
      task: 'A map is a grid of 1,000 by 1,000 cells of water or land. A lake is a group of water cells connected by their sides, none of them at the edge of the map. Lakes may wind in any direction. How many are there?',
      words: ['may wind in any direction'],
      not: 'grid-dp',
      why: 'Filling row by row decides a cell from the cells above and to the left, but a lake may bend so that its parts join only farther down.',
      idea: 'Flood the water at the edge first, then start a flood at each remaining unmarked water cell and count the starts.',
      cost: 'O(R · C)',
    },
    {
      task: 'A cleaning robot starts at the top left of a 700 by 900 grid with boxes, facing right. It drives straight and turns right whenever an edge, box or cleaned cell is ahead; if still blocked, it stops. How many cells does it clean?',
      words: ['turns right whenever'],
      not: 'breadth-first-search',
      why: 'Spreading from the corner reaches every cell that is connected with it, but the robot follows one forced route and may leave many of them out.',
      idea: 'Simulate the drive with a list of four directions, mark each cell, and check the next cell before you move.',
      cost: 'O(R · C)',
    },
    {
      task: 'A square rug has 2,000 rows of 2,000 knots, each in some color. A dealer says that the rug looks exactly the same after a quarter turn. Check the claim.',
      words: ['the same after a quarter turn'],
      not: 'grid-dp',
      why: 'Each knot has to match knots on the other three sides of the rug, so no value builds up from the cells above and to the left.',
      idea: 'Compare the knot in row r and column c with the one in row c and column n - 1 - r, for all knots.',
      cost: 'O(n²)',
    },
    {
      task: 'A plan divides a greenhouse into a grid of 1,500 by 1,500 cells, with sprinklers and walls. A sprinkler wets cells along its four diagonals, each in a straight line until a wall or the edge. How many free cells stay dry?',
      words: ['in a straight line until a wall'],
      not: 'breadth-first-search',
      why: 'A spread from the sprinklers flows around walls and wets cells that no straight line reaches.',
      idea: 'Sweep all diagonals in both directions, carry along whether water is flowing, and mark the cells it passes.',
      cost: 'O(R · C)',
    },
    {
      task: 'A pinball designer stores heights for 800 rows of 900 points, one of them the drain. A ball may roll to the point directly left, right, above or below if that one is strictly lower. From how many points could it reach the drain?',
      words: ['if that one is strictly lower'],
      not: 'union-find',
      why: 'Groups forget direction: a peak would join the slopes on both of its sides into one group, although perhaps only one of them leads to the drain.',
      idea: 'Start at the drain and flood upward, from each marked point to its strictly higher neighbors, and count the marks.',
      cost: 'O(R · C)',
    },
  ],
  claims: [
    {
      says: ['diagonal cells belong to the same island', 'diagonals count for islands'],
      isRight: false,
      reply:
        'No, in Number of Islands only horizontal and vertical neighbors count. Other problems may allow eight directions, so read the statement.',
    },
    {
      says: ['only four directions count for islands', 'islands connect up down left and right'],
      isRight: true,
      reply: 'Yes, in Number of Islands. Other problems may allow diagonals, so read the statement.',
    },
    {
      says: ['bfs and dfs both work for islands', 'for counting islands either search is fine'],
      isRight: true,
      reply: 'Yes. Both reach all cells of an island; DFS may go deep in its recursion.',
    },
    {
      says: ['time is rows times columns', 'a grid search takes o(m * n)'],
      isRight: true,
      reply:
        'Yes. Each cell is marked once and looks at four neighbors, and a factor of 4 does not count in O.',
    },
    {
      says: ['it takes m times n times 4 so it is slower than o(m n)'],
      isRight: false,
      reply: 'No. 4 is a constant, so O(4 · m · n) is O(m · n).',
    },
    {
      says: [
        'i change 1 to 0 so i dont visit again',
        'set the cell to 0 when it is visited',
        'sinking the island marks it as visited',
        'change the land to water so that it is not counted twice',
        'turn 1 into 0 after visiting',
      ],
      isRight: true,
      reply:
        'Yes. Writing a 0 marks the cell as visited, so it is neither counted nor entered again. Ask first whether you may change the grid.',
    },
    {
      says: [
        'diagonals count',
        'diagonal cells are connected',
        'an island includes diagonal neighbors',
        'there are 8 neighbors',
        'diagonal land belongs to the same island',
      ],
      isRight: false,
      reply:
        'No, unless the problem says so. For Number of Islands only the four neighbors up, down, left and right count. [[1, 0], [0, 1]] has two islands.',
    },
    {
      says: [
        'diagonals do not count',
        'only four directions count',
        'only up down left and right count',
        'diagonal cells are not connected',
        'each cell has four neighbors',
      ],
      isRight: true,
      reply:
        'Yes, for Number of Islands. [[1, 0], [0, 1]] has two islands, since the two cells touch only at a corner.',
    },
    {
      says: [
        'each unvisited land cell starts a new island',
        'count how often i start a search',
        'every time i find a 1 i add one and sink the island',
        'the number of searches is the number of islands',
        'when i see a 1 i increase the count and mark everything connected',
      ],
      isRight: true,
      reply:
        'Yes. Each land cell that is not visited yet starts a new island, and the search from it marks the whole island.',
    },
    {
      says: [
        'every o not on the border gets flipped',
        'all inner os are flipped',
        'only the os on the border stay',
        'an o that is not on the border is surrounded',
        'flip all os that are not at the edge',
      ],
      isRight: false,
      reply:
        "No. An O that is connected to the border through other O's must stay, even if it is not on the border itself. Mark everything reachable from the border first, then flip the rest.",
    },
    {
      says: [
        'start from the border and mark the safe os',
        'os connected to the border stay',
        'only os that reach the border are safe',
        'the os not reachable from the border are flipped',
        'mark from the border and flip the rest',
      ],
      isRight: true,
      reply: 'Yes. What can be reached from a border O is safe; every other O is surrounded.',
    },
    {
      says: [
        'it is o(n^2) and that is bad',
        'visiting the grid is too slow because of two loops',
        'two loops over the grid mean it is quadratic and slow',
        'o(rows * cols) is too slow',
      ],
      isRight: false,
      reply:
        'It depends on n. For a grid of n rows and n columns it is O(n²), which is linear in the number of cells: each cell is visited once. It cannot be done better, since every cell must be read.',
    },
    {
      says: [
        'the time is o(rows * cols)',
        'it takes o(m * n) time',
        'each cell is visited once',
        'every cell is looked at a constant number of times',
        'the time is linear in the number of cells',
      ],
      isRight: true,
      reply: 'Yes. Each cell is entered once and looks at four neighbors, so the work is constant per cell.',
    },
    {
      says: [
        'dfs for every cell makes it o((m*n)^2)',
        'starting a dfs at each cell is quadratic',
        'it is o(m^2 n^2) because each cell starts a search',
        'the loop times the dfs is too slow',
      ],
      isRight: false,
      reply:
        'No. The search from inside the island looks at four neighbors of each of its cells. Together that is constant per cell, because a marked cell is not entered again: O(rows · cols) in all.',
    },
    {
      says: [
        'dfs on a grid needs o(1) space',
        'the recursion on a grid is not deep',
        'sinking the island uses constant space',
        'dfs on the grid takes no extra memory',
        'the space is o(1) because i change the grid',
      ],
      isRight: false,
      reply:
        'No. Recursion can be as deep as there are cells: a grid full of land with 1,000 by 1,000 cells makes up to a million open calls. So O(rows · cols) at worst.',
    },
    {
      says: [
        'check the bounds before reading the cell',
        'i must test the bounds first',
        'first check that row and column are inside',
        'out of bounds cells return at once',
        'test if the neighbor is inside the grid before using it',
      ],
      isRight: true,
      reply:
        'Yes. Check the bounds before you read the cell. In Python a negative index reads from the other end and gives no error.',
    },
    {
      says: [
        'i can set zeros while scanning',
        'set the row and column to zero as soon as i see a zero',
        'zeros can be written immediately',
        'just zero the row and column when i find a 0',
        'set matrix zeroes works in one pass while scanning',
      ],
      isRight: false,
      reply:
        'No. Zeros that you write while scanning look like original ones, so rows and columns are cleared that should stay. First mark, then clear.',
    },
    {
      says: [
        'start at the ocean and go uphill',
        'the search goes from the ocean to higher cells',
        'i go backward from the ocean to cells that are at least as high',
        'cells reached from both oceans are the answer',
        'start from both oceans and take the intersection',
      ],
      isRight: true,
      reply:
        'Yes. From the ocean you go uphill, to cells at least as high. A cell reached from both oceans is in the answer, and each ocean needs one search instead of one per cell.',
    },
    {
      says: [
        'max area dfs returns the size of the island',
        'the area is 1 plus the areas of the four neighbors',
        'dfs returns 1 plus the sum of the neighbors',
        'the dfs returns the number of land cells',
        'water returns 0 and land returns 1 plus its neighbors',
      ],
      isRight: true,
      reply:
        'Yes. A cell returns 1 plus the results of its four neighbors, and 0 for water, visited cells and cells outside the grid.',
    },
    {
      says: [
        'bfs and dfs both work for islands',
        'it does not matter if i use bfs or dfs for islands',
        'dfs or bfs give the same number of islands',
        'both bfs and dfs are fine here',
      ],
      isRight: true,
      reply:
        'Yes. For counting islands, DFS and BFS give the same answer in the same time. Use BFS or your own stack for huge grids, because recursion may be too deep.',
    },
    {
      says: [
        'dfs finds the shortest path in a grid',
        'for the fewest steps in a maze use dfs',
        'dfs gives the shortest way through the maze',
        'shortest path in a grid works with dfs',
      ],
      isRight: false,
      reply:
        'No. BFS gives the fewest steps on a grid. DFS may take a detour and mark cells with a longer distance first.',
    },
    {
      says: [
        'spiral stops when the bounds cross',
        'stop when top is greater than bottom or left is greater than right',
        'the spiral ends if top passes bottom',
        'after each side the bound moves inward',
        'i shrink the four bounds until they cross',
      ],
      isRight: true,
      reply:
        'Yes. Four bounds move inward. After each side its bound moves, and you stop when they cross. Before the bottom row and the left column test again whether a row or column is left.',
    },
  ],
} satisfies TutorTexts
