import type { Lesson } from '../../lesson.ts'

export const levelOrderTraversal: Lesson = {
  id: 24,
  name: 'level-order-traversal',
  displayName: 'Level-Order Traversal',
  description:
    'Walk a tree one depth at a time with a queue, so every level can be listed, linked or summarised.',
  scenarios: [],
  identificationClues: '',
  practice: [
    {
      number: 111,
      title: 'Minimum Depth of Binary Tree',
      slug: 'minimum-depth-of-binary-tree',
      difficulty: 'Easy',
      premium: false,
    },
    {
      number: 637,
      title: 'Average of Levels in Binary Tree',
      slug: 'average-of-levels-in-binary-tree',
      difficulty: 'Easy',
      premium: false,
    },
    {
      number: 102,
      title: 'Binary Tree Level Order Traversal',
      slug: 'binary-tree-level-order-traversal',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 199,
      title: 'Binary Tree Right Side View',
      slug: 'binary-tree-right-side-view',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 103,
      title: 'Binary Tree Zigzag Level Order Traversal',
      slug: 'binary-tree-zigzag-level-order-traversal',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 515,
      title: 'Find Largest Value in Each Tree Row',
      slug: 'find-largest-value-in-each-tree-row',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 116,
      title: 'Populating Next Right Pointers in Each Node',
      slug: 'populating-next-right-pointers-in-each-node',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 662,
      title: 'Maximum Width of Binary Tree',
      slug: 'maximum-width-of-binary-tree',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 987,
      title: 'Vertical Order Traversal of a Binary Tree',
      slug: 'vertical-order-traversal-of-a-binary-tree',
      difficulty: 'Hard',
      premium: false,
    },
  ],
}
