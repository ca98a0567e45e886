import type { InterviewPack } from './interview-pack.ts'

export const treeAndHeapPacks: readonly InterviewPack[] = [
  {
    number: 543,
    title: 'Diameter of Binary Tree',
    clarify: [
      'Is length measured in nodes or in edges? In edges.',
      'Does the longest path have to pass through the root? No, it can be inside one subtree.',
      'Can the tree be a single node? Yes, and then the result is 0.',
      'Do the values matter? No, only the shape.',
    ],
    sketch:
      'Every path has one highest node. Count height in nodes: the longest path whose highest node is v has as many edges as the heights of its two subtrees together. One postorder traversal returns the height of each subtree, which is 1 plus the larger side, and records the largest such sum it has seen. Each node is visited once.',
    target: { time: 'O(n)', space: 'O(h) for a tree of height h' },
    hints: [
      'Every path has one highest node. What do you need to know about the two sides below it?',
      'The longest path that bends at a node is as long as the depths of its two sides together.',
      'Write one recursive function that returns the depth and, on its way, updates the largest sum of left and right depth.',
    ],
    followUps: [
      'How would you return the nodes of the longest path?',
      'What if edges had lengths, some of them negative?',
      'What would you do about a tree that is a chain of a hundred thousand nodes?',
    ],
    edgeCases: [
      'tree = [1] gives 0: there is no edge.',
      'tree = [1, 2] gives 1: one side is empty.',
      'tree = [1, 2, null, 3] gives 2: a chain does not bend.',
      'tree = [1, 2, null, 3, 4, 5, null, null, 6] gives 4: the longest path does not pass through the root.',
    ],
    strongAnswer:
      'Separates what a call returns from what it records, needs one traversal, and draws a tree whose longest path avoids the root.',
    weakAnswer:
      'Adds the two depths at the root only, or computes depths again for each node without seeing the quadratic cost.',
  },
  {
    number: 102,
    title: 'Binary Tree Level Order Traversal',
    clarify: [
      'Do you want one flat list or a list per level? A list per level, from the top.',
      'In which direction within a level? Left to right.',
      'Can the tree be empty? Yes, and then the result is an empty list.',
      'May values repeat? Yes, they do not affect the traversal.',
    ],
    sketch:
      'Run BFS with a queue that starts with the root. When a round begins, the queue contains exactly one level, so read its size first, remove that many nodes into one list, and append their children, which form the next level. Each node enters and leaves the queue once, and the queue never holds more than two adjacent levels.',
    target: { time: 'O(n)', space: 'O(w) for a widest level of w nodes' },
    hints: [
      'In which order do you meet the nodes if those found first are always processed first?',
      'A queue gives you that order. How do you know where one level ends?',
      'Read the size of the queue when a round begins, remove exactly that many nodes, and append their children.',
    ],
    followUps: [
      'How would you alternate the direction from level to level?',
      'Which nodes do you see when you look at the tree from the right side?',
      'Can you do it depth first, with the level as a parameter?',
    ],
    edgeCases: [
      'tree = [] gives []: there is no level.',
      'tree = [1, null, 2, null, 3] gives [[1], [2], [3]]: a chain has one node on each level.',
      'tree = [1, 2, 3, null, 4, 5] gives [[1], [2, 3], [4, 5]]: cousins are in the same list.',
      'tree = [5, 5, 5] gives [[5], [5, 5]]: equal values are not merged.',
    ],
    strongAnswer:
      'Gives a reason for the queue, reads the size of the level before the inner loop, and names the widest level as the memory needed.',
    weakAnswer:
      'Returns everything in one list without levels, or reads the length of the queue while it grows inside the loop.',
  },
  {
    number: 236,
    title: 'Lowest Common Ancestor of a Binary Tree',
    clarify: [
      'Is it a binary search tree? No, the values have no order.',
      'Can one of the two be an ancestor of the other? Yes, a node counts as its own ancestor.',
      'Are both nodes in the tree? Yes.',
      'Are the values distinct? Yes, so a value identifies its node.',
    ],
    sketch:
      'A recursive function returns null if its subtree contains neither p nor q. At p or q it returns that node without searching below it: if the other one is there, this node is the answer anyway. If both children return a node, one target is on each side, so the current node is the answer; if only one does, pass that result up. Each node is visited at most once.',
    target: { time: 'O(n)', space: 'O(h) for a tree of height h' },
    hints: [
      'Pick any node. Where can the two targets be, relative to it?',
      'If each side reports whether it contains one of them, what does a node know when both sides say yes?',
      'Return the node when it is one of the two; when both sides return a node, this one is the answer, else pass up what came back.',
    ],
    followUps: [
      'What if one of the two nodes may be missing?',
      'With parent pointers, how does this resemble the intersection of two linked lists?',
      'How would you preprocess one tree for a million queries?',
    ],
    edgeCases: [
      'tree = [1, 2, 3], p = 2, q = 3 gives 1: one target on each side.',
      'tree = [1, 2], p = 1, q = 2 gives 1: the root itself is one of them.',
      'tree = [1, 2, 3, 4, null, null, null, 5], p = 5, q = 4 gives 4: one is the parent of the other.',
      'tree = [8, 3, 9, 1, 6], p = 6, q = 1 gives 3: the answer is below the root.',
    ],
    strongAnswer:
      'Says what a call returns in each situation, explains why it may stop at a target, and tests one target below the other.',
    weakAnswer:
      'Compares values as if this were a search tree, or collects both paths from the root and gets lost while comparing them.',
  },
  {
    number: 347,
    title: 'Top K Frequent Elements',
    clarify: [
      'Does the order of the results matter? No.',
      'What about ties for the last spot? They do not occur; the answer is unique.',
      'Can k be too large? No, there are at least k distinct values.',
      'Is sorting everything acceptable? It works, but aim for better than O(n log n).',
    ],
    sketch:
      'Count every value with a map. Then push the pairs of count and value into a min-heap, and pop the smallest whenever it holds more than k pairs, so it always contains the k most frequent values seen so far. This takes O(n log k). Or put each value into a bucket indexed by its count, from 1 to n, and read the buckets from the highest count down, which takes O(n).',
    target: { time: 'O(n log k), or O(n) with buckets', space: 'O(n)' },
    hints: [
      'Which table would you like to have before you choose anything?',
      'You need only the k largest counts, not all of them in order. What can drop the smallest one quickly?',
      'Push the counted pairs through a min-heap of at most k, or sort values into buckets by count and read from the highest.',
    ],
    followUps: [
      'When are buckets better than a heap?',
      'What if the numbers arrive as an endless stream?',
      'How would you break ties between words alphabetically?',
    ],
    edgeCases: [
      'nums = [8], k = 1 gives [8]: the shortest array.',
      'nums = [1, 2, 3], k = 3 gives [1, 2, 3]: all counts are equal, and all values are in the answer.',
      'nums = [-1, -1, 5], k = 1 gives [-1]: a negative number cannot be an array index.',
      'nums = [4, 6, 4, 7, 6, 4], k = 2 gives [4, 6]: equal values are not adjacent.',
    ],
    strongAnswer:
      'Counts first, compares sorting, heap and buckets by cost, and says why the heap has its smallest count on top.',
    weakAnswer:
      'Sorts the whole table without mentioning the cost, or pushes everything into one heap and cannot say what that gains.',
  },
  {
    number: 295,
    title: 'Find Median from Data Stream',
    clarify: [
      'What is the median of an even count? The mean of the two numbers in the middle.',
      'Which call is more frequent? Unknown, so both should be fast.',
      'Can the median be requested before the first number? No.',
      'May numbers repeat or be negative? Yes.',
    ],
    sketch:
      'Put the smaller half of the numbers into a max-heap and the larger half into a min-heap, with sizes that differ by at most one. To add a number, push it into the lower heap and move the maximum of that heap to the upper one. If the upper one is now larger, move its minimum back. The median is the top of the larger heap, or the mean of both tops.',
    target: { time: 'O(log n) to add a number, O(1) for the median', space: 'O(n)' },
    hints: [
      'Which one or two numbers matter at any moment, and what do you not need to know about the others?',
      'Split them into a lower and an upper half: you need the largest of the lower and the smallest of the upper half.',
      'Use two heaps whose sizes differ by at most one; pass each new number through one heap into the other, then rebalance.',
    ],
    followUps: [
      'What if all numbers were between 0 and 100?',
      'How would you return the median of only the last k numbers?',
      'What would each call cost with a sorted array?',
    ],
    edgeCases: [
      'calls = ["add 3", "median"] gives [3]: one heap is still empty.',
      'calls = ["add 4", "add 1", "median"] gives [2.5]: the mean need not be an integer.',
      'calls = ["add -5", "add 5", "median"] gives [0]: opposite signs.',
      'calls = ["add 9", "add 8", "add 7", "median"] gives [8]: decreasing numbers have to move between the heaps.',
      'calls = ["add 1", "median", "add 3", "median"] gives [1, 2]: reading the median changes nothing.',
    ],
    strongAnswer:
      'States two invariants of the heaps, the order between them and the balance of their sizes, and checks both after each insertion.',
    weakAnswer:
      'Sorts again for every median, or never moves numbers between the heaps, so that a decreasing stream gives wrong results.',
  },
]
