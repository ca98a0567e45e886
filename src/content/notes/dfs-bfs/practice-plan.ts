import type { Difficulty } from '#curriculum/lesson.ts'
import type { PlanLevel, PlanProblem } from '../plan.ts'
import type { SearchName } from './texts.ts'

interface SearchProblem extends PlanProblem {
  readonly search: SearchName
}

export const practicePlan: readonly PlanLevel<SearchProblem>[] = [
  {
    title: 'Get the shape of both',
    goal: 'One recursive call, one queue. A tree has no cycles, so no marks are needed.',
    problems: [
      problem('DFS', 104, 'Maximum Depth of Binary Tree', 'Easy'),
      problem('DFS', 226, 'Invert Binary Tree', 'Easy'),
      problem('BFS', 102, 'Binary Tree Level Order Traversal', 'Medium'),
      problem('BFS', 637, 'Average of Levels in Binary Tree', 'Easy'),
    ],
  },
  {
    title: 'Paths and levels in trees',
    goal: 'DFS passes something down and returns something up; BFS knows where each level ends.',
    problems: [
      problem('DFS', 112, 'Path Sum', 'Easy'),
      problem('DFS', 257, 'Binary Tree Paths', 'Easy'),
      problem('BFS', 199, 'Binary Tree Right Side View', 'Medium'),
      problem('BFS', 111, 'Minimum Depth of Binary Tree', 'Easy'),
    ],
  },
  {
    title: 'Grids are graphs',
    goal: 'A cell is a node, edges lead to its four neighbors, and now you need marks. Either search counts islands; fewest steps need BFS.',
    problems: [
      problem('DFS', 200, 'Number of Islands', 'Medium'),
      problem('DFS', 695, 'Max Area of Island', 'Medium'),
      problem('BFS', 994, 'Rotting Oranges', 'Medium'),
      problem('BFS', 1926, 'Nearest Exit from Entrance in Maze', 'Medium'),
    ],
  },
  {
    title: 'Ordering and shortest paths',
    goal: 'Cycles, directions, and graphs of states that the input does not spell out.',
    problems: [
      problem('DFS', 133, 'Clone Graph', 'Medium'),
      problem('DFS', 207, 'Course Schedule', 'Medium'),
      problem('BFS', 1091, 'Shortest Path in Binary Matrix', 'Medium'),
      problem('BFS', 752, 'Open the Lock', 'Medium'),
    ],
  },
  {
    title: 'Backtracking and mixed problems',
    goal: 'Undo each choice on the way back, and build the graph before you search it.',
    problems: [
      problem('DFS', 797, 'All Paths From Source to Target', 'Medium'),
      problem('DFS', 79, 'Word Search', 'Medium'),
      problem('BFS', 127, 'Word Ladder', 'Hard'),
      problem('BFS', 815, 'Bus Routes', 'Hard'),
    ],
  },
]

function problem(search: SearchName, number: number, title: string, difficulty: Difficulty): SearchProblem {
  return { search, number, title, difficulty }
}
