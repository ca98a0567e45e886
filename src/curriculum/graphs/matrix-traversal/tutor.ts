import type { TutorTexts } from '../../tutor-texts.ts'

export const tutor = {
  questions: [
    {
      kind: 'what',
      question: 'What is matrix traversal?',
      asks: ['what is matrix traversal', 'flood fill', 'grid dfs', 'explore a grid', 'flood fill meaning'],
      answer:
        'The grid is a graph: cells are vertices, neighbors share an edge. Start at a cell, visit the connected cells, and mark them.',
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
        'Islands, regions, flood fill, "connected cells", "from the border". If fewest steps are asked, it is BFS; if paths only go right and down with sums or counts, it is grid DP.',
    },
    {
      kind: 'how',
      question: 'Why do I sink the island?',
      asks: [
        'number of islands',
        'count islands',
        'sink the island',
        'visited grid',
        'island counting steps',
        'why sink the island',
      ],
      answer:
        'Walk all cells; each unvisited land cell is a new island: count it, and mark all its land by DFS or BFS. Each cell is visited a constant number of times: O(rows · cols).',
    },
    {
      kind: 'why',
      question: 'Why do I start from the ocean?',
      asks: [
        'why start from the ocean',
        'pacific atlantic reverse',
        'start from the border',
        'flow uphill',
        'reverse flow from the border',
      ],
      answer:
        'Going backwards from each ocean, uphill, visits every cell once per ocean; the cells found from both are the answer. Forward you would search from every cell anew, O((rows · cols)²).',
    },
    {
      kind: 'how',
      question: 'How do I find regions that do not touch the border?',
      asks: [
        'surrounded regions',
        'border first',
        'mark safe cells',
        'capture regions',
        'regions not touching the border',
      ],
      answer:
        'Mark the regions that touch the border first, starting at the border cells. What is not marked afterwards is surrounded and can be flipped.',
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
    },
    {
      kind: 'mistake',
      question: 'Why do I get a recursion error on a big grid?',
      asks: [
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
      asks: [
        'new color equals old color',
        'flood fill infinite loop',
        'same color',
        'flood fill same color never ends',
      ],
      answer:
        'If the new color equals the old one, the marks do not show, and the fill runs forever. Return at once in that case.',
    },
    {
      kind: 'cost',
      question: 'How much time does an m by n grid take?',
      asks: ['grid complexity', 'O(m n)', 'visited memory', 'complexity for an m by n grid'],
      answer:
        'O(rows · cols) time: each cell is entered once and looks at 4 neighbors. Marks cost the same space, or none if you may change the grid. The stack may be that large, too.',
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
    },
    {
      kind: 'mistake',
      question: 'Do four calls per cell make it exponential?',
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
  ],
  problems: [
    {
      number: 200,
      questions: [
        {
          asks: ['recursion', 'too big', 'diagonal', 'of bfs mark'],
          answer:
            'Mark when you enter (or push) a cell. Only four directions count. For huge grids use a queue or stack instead of recursion.',
        },
        {
          asks: ['cost', 'complexity of islands', 'time complexity', 'big o of this'],
          answer:
            'O(rows · cols), since each land cell is marked once and looks at four neighbors. The recursion may be as deep as the largest island.',
        },
        {
          asks: ['prints 0', 'counts every land cell', 'strings and numbers'],
          answer:
            'The cells are the characters "1" and "0": no cell equals the number 1, and none equals the number 0, so such a test counts nothing or everything. If each land cell is counted, the marking is missing.',
        },
      ],
    },
    {
      number: 130,
      questions: [
        {
          asks: ['border', 'flip inner', 'which'],
          answer: "Start at the O's of the border and mark what they reach; all other O's are surrounded.",
        },
        {
          asks: ['cost', 'complexity of surrounded regions', 'time complexity', 'big o of this'],
          answer:
            'O(rows · cols): every cell is marked at most once from the border and looked at once more for the flip.',
        },
        {
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
          asks: ['count', 'shared edges'],
          answer:
            'Count 4 sides for each land cell, and subtract 2 for each land neighbor to the right or below.',
        },
        {
          asks: ['cost', 'complexity of perimeter', 'time complexity', 'big o of this'],
          answer:
            'O(rows · cols), one pass over all cells with at most four checks each. No search is needed.',
        },
        {
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
          asks: ['single row', 'duplicates', 'border check'],
          answer: 'Check the borders again before the way back.',
        },
        {
          asks: ['cost', 'complexity of spiral', 'time complexity', 'big o of this'],
          answer:
            'O(rows · cols), since each element is output once; the four borders need O(1) extra space.',
        },
        {
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
          asks: ['direction', 'counterclockwise', 'transpose twice'],
          answer: 'Transpose only above the diagonal, or you swap twice.',
        },
        {
          asks: ['cost', 'complexity of rotating', 'time complexity', 'big o of this'],
          answer:
            'O(n²), since each of the n² elements is moved a constant number of times, and O(1) extra space.',
        },
        {
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
          asks: ['first row', 'O(1) space marks', 'order of clearing'],
          answer: 'Remember whether the first row or column had a zero, and clear them last.',
        },
        {
          asks: ['cost', 'complexity of zeroes', 'time complexity', 'big o of this'],
          answer: 'O(rows · cols) time and O(1) extra space with the marks in the first row and column.',
        },
        {
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
          asks: ['of in place', 'neighbors old state'],
          answer: 'Store the new state in bit 1, and shift every cell right by one at the end.',
        },
        {
          asks: ['cost', 'complexity of game of life', 'time complexity', 'big o of this'],
          answer:
            'O(rows · cols): each cell counts 8 neighbors. O(1) extra space if the new state is kept in a second bit.',
        },
        {
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
          asks: ['recursion', 'mark visited'],
          answer: 'The area is 1 plus the areas of the four neighbors. Mark the cell before you recurse.',
        },
        {
          asks: ['cost', 'complexity of the largest island', 'time complexity', 'big o of this'],
          answer: 'O(rows · cols), since each land cell is counted once.',
        },
        {
          asks: ['area too large', 'cell counted several times', 'infinite recursion'],
          answer:
            'Mark a cell as soon as you enter it, before you visit its neighbors. Otherwise its neighbors count it again, and the recursion never ends.',
        },
      ],
    },
    {
      number: 329,
      questions: [
        {
          asks: ['visited', 'memo', 'topological'],
          answer:
            'Every move goes to a larger value, so there are no cycles: memoize, and you need no visited set.',
        },
        {
          asks: ['cost', 'complexity of the rising path', 'time complexity', 'big o of this'],
          answer:
            'O(rows · cols) with a memo: each cell is computed once from four neighbors. Without it the search can be exponential.',
        },
        {
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
} satisfies TutorTexts
