import type { InterviewPack } from './interview-pack.ts'

export const treeAndHeapPacks: readonly InterviewPack[] = [
  {
    number: 543,
    title: 'Diameter of Binary Tree',
    clarify: [
      'Is length measured in nodes or in edges? In edges.',
      'Does the longest path have to use the root? No, it may lie deep within one side.',
      'Can the tree be a single node? Yes, with the result 0.',
      'Do the values matter? No, only the shape.',
    ],
    hints: [
      'Every path has one highest node. What do you need to know about the two sides below it?',
      'The longest path that bends at a node is as long as the depths of its sides together.',
      'Let one recursive walk return the depth, and on its way update the largest sum of left and right depth.',
    ],
    followUps: [
      'How would you return the nodes of that path?',
      'What if edges had lengths, some of them negative?',
      'What do you do about a chain of a hundred thousand nodes?',
    ],
    edgeCases: [
      'tree = [1] gives 0: no edge at all.',
      'tree = [1, 2] gives 1: one side is empty.',
      'tree = [1, 2, null, 3] gives 2: a chain does not bend.',
      'tree = [1, 2, null, 3, 4, 5, null, null, 6] gives 4: the longest path stays below the root.',
    ],
    strongAnswer:
      'Separates what a call returns from what it records, needs one walk, and draws a tree whose longest path avoids the root.',
    weakAnswer:
      'Adds the two depths at the root only, or measures depths anew for each node without seeing the quadratic cost.',
  },
  {
    number: 102,
    title: 'Binary Tree Level Order Traversal',
    clarify: [
      'One flat list, or a list for each level? A list for each, from the top.',
      'In which direction within a level? Left to right.',
      'Can the tree be empty? Yes, which gives an empty list.',
      'May values repeat? Yes, they are only carried along.',
    ],
    hints: [
      'In which order do nodes turn up if those found first are always finished first?',
      'A queue keeps that order. How do you know where one level stops?',
      'Note the length of the queue when a round begins, take exactly that many, and append their children.',
    ],
    followUps: [
      'How would you change direction from level to level?',
      'What is seen when the tree is looked at from the right?',
      'Can you do it depth first, with the level as a parameter?',
    ],
    edgeCases: [
      'tree = [] gives []: no level.',
      'tree = [1, null, 2, null, 3] gives [[1], [2], [3]]: a chain has one node on each level.',
      'tree = [1, 2, 3, null, 4, 5] gives [[1], [2, 3], [4, 5]]: cousins share a list.',
      'tree = [5, 5, 5] gives [[5], [5, 5]]: equal values are not merged.',
    ],
    strongAnswer:
      'Gives a reason for the queue, fixes the size of the level before the inner loop, and names the widest level as the memory needed.',
    weakAnswer:
      'Prints everything in one row without bounds, or reads the length of the queue while it grows inside the loop.',
  },
  {
    number: 236,
    title: 'Lowest Common Ancestor of a Binary Tree',
    clarify: [
      'Are the values ordered as in a search tree? No, they have no order.',
      'Can one of the two be above the other? Yes, a node counts as its own ancestor.',
      'Are both surely in the tree? Yes.',
      'Are values distinct? Yes, so a value names its node.',
    ],
    hints: [
      'Stand on any node. Where could the two be, seen from there?',
      'If each side reports whether it holds one of them, what does a node know when both sides say yes?',
      'Return the node when it is one of the two; when both sides return something, this is the answer, else pass on what came back.',
    ],
    followUps: [
      'What if one of them may be missing?',
      'With links to the parents, how is this like two lists that join?',
      'How would you prepare one tree for a million such questions?',
    ],
    edgeCases: [
      'tree = [1, 2, 3], p = 2, q = 3 gives 1: one on each side.',
      'tree = [1, 2], p = 1, q = 2 gives 1: the root itself is one of them.',
      'tree = [1, 2, 3, 4, null, null, null, 5], p = 5, q = 4 gives 4: one lies directly under the other.',
      'tree = [8, 3, 9, 1, 6], p = 6, q = 1 gives 3: they meet below the root.',
    ],
    strongAnswer:
      'Puts into words what a call returns in each situation, says why it may stop at a found node, and tests one under the other.',
    weakAnswer:
      'Compares values as if the tree were ordered, or collects both paths from the root and loses track while comparing them.',
  },
  {
    number: 347,
    title: 'Top K Frequent Elements',
    clarify: [
      'Does the order of the results matter? No.',
      'What about a tie at the border? It does not occur, the choice is always clear.',
      'Can k be too large? No, there are at least k different values.',
      'Is sorting everything acceptable? It works, but something quicker than n log n is wanted.',
    ],
    hints: [
      'Which table would you like to have before you choose anything?',
      'Only the best k counts are needed, not all of them in order. What can drop the worst one quickly?',
      'Push the counted pairs through a min-heap that never holds more than k, or sort values into buckets by count and read from the top.',
    ],
    followUps: [
      'When are buckets better than a heap?',
      'What if the numbers never stop coming?',
      'How would you break ties between words by the alphabet?',
    ],
    edgeCases: [
      'nums = [8], k = 1 gives [8]: the shortest list.',
      'nums = [1, 2, 3], k = 3 gives [1, 2, 3]: all counts alike, and all wanted.',
      'nums = [-1, -1, 5], k = 1 gives [-1]: a negative number cannot be an array index.',
      'nums = [4, 6, 4, 7, 6, 4], k = 2 gives [4, 6]: equal values lie apart.',
    ],
    strongAnswer:
      'Counts first, weighs sorting, heap and buckets by cost, and says why the heap has its smallest count on top.',
    weakAnswer:
      'Sorts the complete table without a word about cost, or fills a heap with everything and cannot tell what was gained.',
  },
  {
    number: 295,
    title: 'Find Median from Data Stream',
    clarify: [
      'What is the median of an even count? The mean of the two in the middle.',
      'Which call comes more often? Unknown, both should be quick.',
      'Can it be asked before the first number? No.',
      'May numbers repeat or be negative? Yes.',
    ],
    hints: [
      'Which one or two numbers matter at any moment, and what about the others is of no interest?',
      'Split them into a lower and an upper half: you need the largest of the one and the smallest of the other.',
      'Keep two heaps whose sizes differ by at most one; pass each newcomer through one into the other, then even out.',
    ],
    followUps: [
      'What if all numbers lie between 0 and 100?',
      'How would you answer for the last k numbers only?',
      'What would each call cost with a sorted array?',
    ],
    edgeCases: [
      'calls = ["add 3", "median"] gives [3]: one heap is still empty.',
      'calls = ["add 4", "add 1", "median"] gives [2.5]: the mean need not be whole.',
      'calls = ["add -5", "add 5", "median"] gives [0]: opposite signs.',
      'calls = ["add 9", "add 8", "add 7", "median"] gives [8]: a falling series has to be moved across.',
      'calls = ["add 1", "median", "add 3", "median"] gives [1, 2]: questions in between change nothing.',
    ],
    strongAnswer:
      'States two rules for the heaps, order between them and balance in size, and checks both by hand after each insertion.',
    weakAnswer:
      'Sorts again at every question, or never moves numbers between the heaps, so that a falling series goes wrong.',
  },
]
