import type { NoteOutline } from '../note-outline.ts'

export const guideHeadings = {
  difference: { id: 'difference', title: 'The difference', level: 2, words: 'analogy bfs dfs' },
  sideBySide: {
    id: 'side-by-side',
    title: 'Both searches, step by step',
    level: 2,
    words: 'compare bfs dfs graph editor demo queue stack',
  },
  watch: { id: 'watch', title: 'Watch', level: 2, words: 'video bfs dfs' },
  dataStructures: {
    id: 'data-structures',
    title: 'The data structure behind each',
    level: 2,
    words: 'queue stack recursion call stack',
  },
  whenToUse: { id: 'when-to-use', title: 'When to use each', level: 2, words: 'shortest path cycle memory' },
  keywords: { id: 'keywords', title: 'Keywords that give it away', level: 2, words: 'clues phrases' },
  plan: {
    id: 'practice-plan',
    title: 'Five-level practice plan',
    level: 2,
    words: 'problems bfs dfs level 0 1 2 3 4',
  },
  complexity: {
    id: 'complexity',
    title: 'Time and space',
    level: 2,
    words: 'complexity big o cost memory backtracking',
  },
  templates: { id: 'java-templates', title: 'Java code templates', level: 2, words: 'code' },
  bfsTemplate: { id: 'java-bfs', title: 'BFS with a queue', level: 3, words: 'java template code' },
  dfsTemplate: { id: 'java-dfs', title: 'Recursive DFS', level: 3, words: 'java template code' },
  dfsStackTemplate: {
    id: 'java-dfs-stack',
    title: 'DFS with an explicit stack',
    level: 3,
    words: 'java template code iterative deep recursion stack overflow',
  },
  backtrackingTemplate: {
    id: 'java-backtracking',
    title: 'Backtracking',
    level: 3,
    words: 'java template code all paths',
  },
} as const satisfies Record<string, NoteOutline['headings'][number]>

export const dfsBfsGuide: NoteOutline = {
  path: '/dfs-bfs-guide',
  title: 'DFS and BFS guide',
  description:
    'Breadth-first and depth-first search side by side: when to use which, a practice plan in five levels, and Java templates.',
  headings: Object.values(guideHeadings),
}
