import type { ProblemHelpTexts } from '../../problem-help.ts'

export const help = {
  141: {
    asks: 'Return whether the linked list that starts at `head` contains a cycle, so that following `next` from node to node never reaches null.',
    hints: [
      'Start `slow` and `fast` on the head. Settle the list without a cycle first: `fast` reaches the end, and the answer is false, as for an empty list or a lone node.',
      'Before each move, check that `fast` and `fast.next` exist. Move `slow` by one and `fast` by two, then compare the nodes themselves, not their values.',
      'Repeat the move: if `fast` or `fast.next` is null, return false; if both are on the same node after a move, return true. They start on the same node, so compare only after moving. In a cycle they meet within the first round of `slow`.',
    ],
  },
  876: {
    asks: 'Return the node of a linked list that has as many nodes before it as after it. If the length is even, return the node that has one more node before it than after it.',
    hints: [
      'Write the answers for the smallest lists: one node is its own middle, and of two nodes the second counts. Start `slow` and `fast` both on the head.',
      'Move only if `fast` and `fast.next` exist: `slow` by one, `fast` by two. Four nodes allow two moves and leave `slow` on the third; five also allow two.',
      '`fast` has always taken twice as many steps as `slow`. At the end it is on the last node (odd length) or past it (even length), so `slow` has passed half of the list: return `slow`, the second middle of an even list.',
    ],
    solvedBy: 'middle-node',
  },
  160: {
    asks: 'Two singly linked lists without cycles may share nodes, not just values: from some node on, both continue through the same nodes. Return the first shared node, or null if they share none. Neither list may be changed.',
    hints: [
      'Draw two lists of different lengths that share their last nodes, and put a pointer on each head. They intersect at the first node that is the same object in both; equal values prove nothing.',
      'In each round both pointers take one step: from a node to its next, from null to the head of the other list. Null is a stop like any node, so that both can meet there.',
      'Loop until both pointers are equal, and return that node or null. Each walks through its own list and then the other, so after the switches both are equally far from the end. They meet at the first shared node, or at null if there is none.',
    ],
  },
  234: {
    asks: 'Given the `head` of a singly linked list, return whether its values read from the first node to the last are the same as from the last node to the first.',
    hints: [
      'In 1, 2, 3, 2, 1 the first node pairs with the last, the second with the one before it; a lone node is a palindrome. Find the middle by moving `slow` by one and `fast` by two.',
      'Reverse the list from `slow` on, and put one reference on the head and another on the front of the reversed part. Compare their values, then move both by one node.',
      'Go on until the reversed part ends: all pairs so far match, and the first mismatch means false. In an odd list both references end on the middle node, which matches itself. Reverse the part back before you return.',
    ],
  },
  202: {
    asks: 'Replace the positive integer `n` by the sum of the squares of its decimal digits, again and again. Return `true` if this ever gives 1, and `false` if it never does.',
    hints: [
      'Compute by hand: 23 becomes 4 + 9 = 13, 13 becomes 1 + 9 = 10, and 10 becomes 1, so 23 is happy. Write `step(n)`, which adds the squares of the digits.',
      'In each round, `slow` applies `step` once and `fast` twice. The numbers cannot grow forever: three digits give at most 3 · 81 = 243, so some number must come back.',
      'Start both at n and stop when they are equal after a round; they have met in the cycle in which every number ends. 1 leads to itself, so meeting at 1 means happy. Any other meeting point is in a cycle without 1, and the answer is false.',
    ],
    cost: 'O(log n), because reading the digits of n dominates and all later numbers are small',
  },
  19: {
    asks: 'Remove one node from a linked list: the `n`-th from the end, where the last node is number 1 and the list has at least `n` nodes. Return the head of the resulting list, or null if it is empty.',
    hints: [
      'Removing a node needs the node before it. In a, b, c, d with n = 2 the node c goes, so you want to stop on b, which is number n + 1 from the end.',
      'Move `leader` n nodes on from the head while `before` waits on the dummy. Then move both by one node at a time until `leader` is past the last node.',
      'Once both move, the distance from `before` to `leader` stays n + 1 links. When `leader` is null, `before.next` is the node to remove, so link `before` past it. Return `dummy.next`: if n is the length, the old head is gone.',
    ],
    solvedBy: 'remove-nth-from-end',
  },
  142: {
    asks: 'In a linked list, following `next` from the head may lead into a cycle. Return the first node of the cycle that is reached, or null if there is no cycle. The list may not be changed.',
    hints: [
      'Solve the yes-or-no part first: from the head, move `slow` by one and `fast` by two. If `fast` runs out of nodes, return null; if they meet after a move, keep `slow` there.',
      'Count steps at the meeting: `fast` has taken twice as many as `slow`, and its surplus is a number of full rounds. So the steps of `slow` are a multiple of the cycle length, too.',
      'Say the entrance is `a` steps from the head. After `a` more single steps, `slow` has taken `a` steps plus full rounds, so it is at the entrance, and a pointer from the head arrives there, too. Move both by one until they are equal; return that node.',
    ],
    solvedBy: 'linked-list-two-pointers',
  },
  143: {
    asks: 'Relink the nodes of a linked list in-place into this order: first, last, second, second to last, third and so on, until every node is used. Values may not change, and nothing is returned.',
    hints: [
      'Write the result for a, b, c, d, e by hand: a, e, b, d, c. The second half is used from the back; one or two nodes stay as they are.',
      "Find the middle node, save the part after it, and set the middle's next to null. Reverse the saved part: now both parts give their nodes in the order you need.",
      'Weave: insert the next node of the reversed part after the next node of the first part, and save both next references before you relink. Everything woven is final. The first part is never shorter, so stop when the reversed part is used up.',
    ],
  },
  148: {
    asks: 'Given the `head` of a linked list, rearrange it so that its values are in ascending order, repeats included. Return the head of the resulting list, or null if it is empty.',
    hints: [
      'A list of zero or one node is sorted: return it as the base case. Then do two nodes by hand: cut them apart, and attach the smaller one first.',
      'Start `slow` on the head and `fast` on the second node, so that `slow` stops on the last node of the first half. Save `slow.next`, set it to null, then make the two recursive calls.',
      'Each call returns the head of its nodes in sorted order. Merge what the two calls return: a tail takes the smaller head until one half is empty, then the rest. Every cut halves the length, so about log n levels cost O(n) each.',
    ],
    cost: 'O(n log n) with O(log n) space, because it splits recursively and merges each level',
  },
  287: {
    asks: 'All `n + 1` values of `nums` are from 1 through `n`. One value occurs at least twice, and no other value repeats. Return the repeated value without changing `nums` and with constant extra memory.',
    hints: [
      'For [2, 3, 1, 3], draw an arrow from each index to its value and follow them from index 0: you come to 2, 1, 3, and then 3 again. Two arrows lead to 3, the repeated number.',
      'A single step is `slow = nums[slow]`, a double step `fast = nums[nums[fast]]`. No value is 0, so no arrow leads back to index 0, and both can start there.',
      'Start both at index 0 and move until they are equal after a move; this is inside the cycle. Then restart one at 0 and use single steps for both: they become equal at the entrance, which is the repeated number. Nothing is written to the array.',
    ],
    solvedBy: 'repeated-number',
  },
} satisfies ProblemHelpTexts
