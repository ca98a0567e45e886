import type { Lesson } from '../../lesson.ts'

export const pathSumAndLca: Lesson = {
  id: 26,
  name: 'path-sum-and-lca',
  displayName: 'Path Sums & Lowest Common Ancestor',
  description:
    'Carry path state down or bring branch results up, so the meeting point of two nodes or two branches can be judged.',
  scenarios: [],
  identificationClues: '',
  practice: [
    { number: 112, title: 'Path Sum', slug: 'path-sum', difficulty: 'Easy', premium: false },
    {
      number: 257,
      title: 'Binary Tree Paths',
      slug: 'binary-tree-paths',
      difficulty: 'Easy',
      premium: false,
    },
    {
      number: 543,
      title: 'Diameter of Binary Tree',
      slug: 'diameter-of-binary-tree',
      difficulty: 'Easy',
      premium: false,
    },
    { number: 113, title: 'Path Sum II', slug: 'path-sum-ii', difficulty: 'Medium', premium: false },
    { number: 437, title: 'Path Sum III', slug: 'path-sum-iii', difficulty: 'Medium', premium: false },
    {
      number: 235,
      title: 'Lowest Common Ancestor of a Binary Search Tree',
      slug: 'lowest-common-ancestor-of-a-binary-search-tree',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 236,
      title: 'Lowest Common Ancestor of a Binary Tree',
      slug: 'lowest-common-ancestor-of-a-binary-tree',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 863,
      title: 'All Nodes Distance K in Binary Tree',
      slug: 'all-nodes-distance-k-in-binary-tree',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 2096,
      title: 'Step-By-Step Directions From a Binary Tree Node to Another',
      slug: 'step-by-step-directions-from-a-binary-tree-node-to-another',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 124,
      title: 'Binary Tree Maximum Path Sum',
      slug: 'binary-tree-maximum-path-sum',
      difficulty: 'Hard',
      premium: false,
    },
  ],
}
