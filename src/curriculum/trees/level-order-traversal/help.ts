import type { ProblemHelpTexts } from '../../problem-help.ts'

export const help = {
  111: {
    asks: 'Given the root of a binary tree, return the number of nodes on the shortest path from the root down to a leaf, a node without children. An empty tree gives 0.',
    hints: [
      'An empty tree has depth 0. Otherwise put the root into a queue with depth 1: each entry is a node together with its depth.',
      'Take a node out and look at its children. If both are missing, it is a leaf; if only one is missing, it is no leaf, so append the other child with depth + 1 and go on.',
      'Nodes leave the queue in order of their depth, so no leaf that comes later is closer to the root. Append every child that exists, and return the depth of the first node without children.',
    ],
  },
  637: {
    asks: "Given the root of a binary tree, return a list with the average of the values on each level, starting at the root's level and going down.",
    hints: [
      'Put the root into a queue: the first level is this one node, and its average is its value. Its children, if there are any, are the next level.',
      'Set a sum to 0 and take out `size` nodes, the length you saved. Add each value to the sum, append the children, and at the end divide by `size` as a floating-point number.',
      'At the start of each round the queue contains exactly one level; children appended meanwhile wait for the next round. Add one average per round to the result until the queue is empty. In Java or C++, use a 64-bit sum.',
    ],
  },
  102: {
    asks: "Given the root of a binary tree, return one list of values per level, from the root's level down, with the values of each level from left to right. An empty tree gives an empty list.",
    hints: [
      'For an empty tree return an empty list. Otherwise put the root into a queue: it contains the nodes whose values you have not written down yet, from left to right.',
      "Save the length of the queue as `size` and take out exactly that many nodes. Append each value to this round's list and each existing child to the queue, left before right.",
      'When a round starts, the queue contains exactly the nodes of one level; when it ends, exactly those of the next. Append the list of each round to the result. When the queue is empty, all levels are there.',
    ],
    solvedBy: 'level-order-traversal',
  },
  199: {
    asks: "Given the root of a binary tree, return the value of the rightmost node on each level, from the root's level down. An empty tree gives an empty list.",
    hints: [
      'Draw a root that has only a left child: from the right you see both nodes, so every level shows one. Put the root into a queue; for an empty tree return an empty list.',
      'Take out as many nodes as the queue had at the start of the round, and append their children, left before right. When you take the last of them, write down its value.',
      'Each round goes through one level from left to right, so the last node of the round has nothing to its right and hides the others. Repeat until the queue is empty. The result has one value per level, from top to bottom.',
    ],
    solvedBy: 'right-side-view',
  },
  103: {
    asks: 'Given the root of a binary tree, return one list of values per level, from the top down, alternately left to right and right to left, starting with left to right. An empty tree gives an empty list.',
    hints: [
      'Take a root 1 with children 2 and 3: the answer is [1], then [3, 2]. Start with the root in a queue and an empty result; for an empty tree return that at once.',
      "In every round take nodes from the front and append their children, left before right. On levels of odd depth, counted from 0, add each value at the front of the level's list instead of the end.",
      'At the start of a round the queue contains one level from left to right, whatever the direction of the output. The number of finished lists gives the direction: even means left to right, odd means right to left. Return the lists when the queue is empty.',
    ],
    solvedBy: 'zigzag-level-order',
  },
  515: {
    asks: "Given the root of a binary tree, return a list with the largest value on each level, from the root's level down. An empty tree gives an empty list.",
    hints: [
      'The first row is the root alone, so its value is the first answer. Put the root into a queue; an empty tree has no rows, so return an empty list.',
      'Save the length of the queue and take out that many nodes. Compare each value with the maximum of this row and append the children, which belong to the next row.',
      'When a round starts, the queue contains exactly one complete row, so the maximum over the nodes of this round is the largest value of that row. Append it when the round ends. When the queue is empty, there is one number per row.',
    ],
  },
  116: {
    asks: "In a perfect binary tree, in which every parent has two children and all leaves are on one level, set each node's `next` pointer to its right neighbor on the same level, or to null, and return the root.",
    hints: [
      'The root is a level of its own and has no neighbor, so its `next` stays null. If it has children, make the first link: `root.left.next = root.right`.',
      'Each node with children makes two links: from its left child to its right child, and from its right child to `node.next.left`. Without a `node.next`, the right child is the last of its level and stays at null.',
      'Let `first` be the leftmost node of a level whose links are complete. Follow `next` from it and link all children, then continue at `first.left`. Stop when `first.left` is null, because that level has no children, and return the root; for an empty tree return null.',
    ],
    cost: 'O(1) space, because the links of the level above replace the queue',
  },
  662: {
    asks: "Given a binary tree, return the largest width of any level. The width is the number of positions from the level's leftmost to its rightmost node, both included, and missing nodes between them count as if the tree were full.",
    hints: [
      'Put the root into a queue with position 0: each entry is a node with its position in a level without gaps. A level with one node has width 1.',
      'A node at position p gives its left child position `2 * p` and its right child `2 * p + 1`. A missing child gets no entry, but its position stays free, so the gap is counted.',
      'At the start of a round the queue contains one level from left to right: its width is the last position minus the first plus 1. Subtract the first position from each p before you double it; this changes no width. In Java or C++, store 64-bit positions. Return the largest width.',
    ],
    solvedBy: 'width-by-position',
  },
  987: {
    asks: "In a binary tree, a left or right child is one row below its parent and one column to the left or right. Return each column's values as a list, leftmost column first, ordered by row, then by value.",
    hints: [
      'Put the root into a queue with row 0 and column 0. A left child is in row + 1 and column - 1, a right child in row + 1 and column + 1.',
      'For each node you take out, add the triple (column, row, value) to a list. Two nodes can have the same row and column, such as the right child of a left child and the left child of a right child.',
      'Sort the triples by column, then by row, then by value: this is the order of the output. Go through them and start a new list whenever the column changes. The lists, from the leftmost column to the rightmost, are the answer.',
    ],
    cost: 'O(n log n) time and O(n) space, because all nodes are sorted by column, row and value',
  },
} satisfies ProblemHelpTexts
