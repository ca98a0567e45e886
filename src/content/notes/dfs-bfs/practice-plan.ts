import type { Difficulty } from '#curriculum/lesson.ts'
import type { SearchName } from './texts.ts'

/** A practice problem of the catalogue: a test holds each against it, so that its tick is the tick of its lesson. */
export interface PlanProblem {
  readonly search: SearchName
  readonly number: number
  readonly title: string
  readonly slug: string
  readonly difficulty: Difficulty
  readonly patternId: number
  /** Its index among the practice problems of that pattern, which is the bit of its tick. */
  readonly index: number
}

export interface PlanLevel {
  readonly title: string
  readonly goal: string
  readonly problems: readonly PlanProblem[]
}

/** Level 0 first. */
export const practicePlan: readonly PlanLevel[] = [
  {
    title: 'Get the shape of both',
    goal: 'One recursive call, one queue. A tree has no cycles, so no marks are needed.',
    problems: [
      problem('DFS', 104, 'Maximum Depth of Binary Tree', 'maximum-depth-of-binary-tree', 'Easy', 23, 1),
      problem('DFS', 226, 'Invert Binary Tree', 'invert-binary-tree', 'Easy', 23, 2),
      problem(
        'BFS',
        102,
        'Binary Tree Level Order Traversal',
        'binary-tree-level-order-traversal',
        'Medium',
        24,
        2,
      ),
      problem(
        'BFS',
        637,
        'Average of Levels in Binary Tree',
        'average-of-levels-in-binary-tree',
        'Easy',
        24,
        1,
      ),
    ],
  },
  {
    title: 'Paths and levels in trees',
    goal: 'DFS passes something down and returns something up; BFS knows where each level ends.',
    problems: [
      problem('DFS', 112, 'Path Sum', 'path-sum', 'Easy', 26, 0),
      problem('DFS', 257, 'Binary Tree Paths', 'binary-tree-paths', 'Easy', 26, 1),
      problem('BFS', 199, 'Binary Tree Right Side View', 'binary-tree-right-side-view', 'Medium', 24, 3),
      problem('BFS', 111, 'Minimum Depth of Binary Tree', 'minimum-depth-of-binary-tree', 'Easy', 24, 0),
    ],
  },
  {
    title: 'Grids are graphs',
    goal: 'A cell is a node, edges lead to its four neighbors, and now you need marks. Either search counts islands; fewest steps need BFS.',
    problems: [
      problem('DFS', 200, 'Number of Islands', 'number-of-islands', 'Medium', 33, 6),
      problem('DFS', 695, 'Max Area of Island', 'max-area-of-island', 'Medium', 33, 7),
      problem('BFS', 994, 'Rotting Oranges', 'rotting-oranges', 'Medium', 32, 1),
      problem(
        'BFS',
        1926,
        'Nearest Exit from Entrance in Maze',
        'nearest-exit-from-entrance-in-maze',
        'Medium',
        32,
        5,
      ),
    ],
  },
  {
    title: 'Ordering and shortest paths',
    goal: 'Cycles, directions, and graphs of states that the input does not spell out.',
    problems: [
      problem('DFS', 133, 'Clone Graph', 'clone-graph', 'Medium', 31, 3),
      problem('DFS', 207, 'Course Schedule', 'course-schedule', 'Medium', 34, 0),
      problem(
        'BFS',
        1091,
        'Shortest Path in Binary Matrix',
        'shortest-path-in-binary-matrix',
        'Medium',
        32,
        4,
      ),
      problem('BFS', 752, 'Open the Lock', 'open-the-lock', 'Medium', 32, 6),
    ],
  },
  {
    title: 'Backtracking and mixed problems',
    goal: 'Undo each choice on the way back, and build the graph before you search it.',
    problems: [
      problem(
        'DFS',
        797,
        'All Paths From Source to Target',
        'all-paths-from-source-to-target',
        'Medium',
        31,
        4,
      ),
      problem('DFS', 79, 'Word Search', 'word-search', 'Medium', 30, 9),
      problem('BFS', 127, 'Word Ladder', 'word-ladder', 'Hard', 32, 8),
      problem('BFS', 815, 'Bus Routes', 'bus-routes', 'Hard', 32, 9),
    ],
  },
]

function problem(
  search: SearchName,
  number: number,
  title: string,
  slug: string,
  difficulty: Difficulty,
  patternId: number,
  index: number,
): PlanProblem {
  return { search, number, title, slug, difficulty, patternId, index }
}
