import type { ProblemHelpTexts } from '../../problem-help.ts'

export const help = {
  83: {
    asks: 'Given the `head` of a linked list sorted in ascending order, keep exactly one node for each different value and remove the others. Return the head of the resulting list.',
    hints: [
      'Put one reference, `current`, on the head. A list of zero or one node has no duplicates and is returned unchanged.',
      'After unlinking a neighbor, stay on `current`, because its new neighbor may have the same value again. Move on only when the two values differ.',
      'Loop while `current` and `current.next` exist. Sorted order puts equal values side by side, so comparing neighbors is enough, and everything up to `current` is free of duplicates. Return the old head.',
    ],
  },
  203: {
    asks: 'Remove every node whose value equals `val` from the linked list that starts at `head`. Return the head of the resulting list, or null if it is empty.',
    hints: [
      'To remove a node, you change the `next` of the node before it. Try that on 7, 7 with val = 7: the head has no node before it, so create one.',
      'Set `before` to the dummy and look at `before.next`. If its value is `val`, link `before` past it and stay there; otherwise move `before` forward.',
      "Repeat until `before.next` is null. No node from the dummy's next up to `before` has the value, so you never look back. Return `dummy.next`: the old head may be gone, and if all nodes are, this is null.",
    ],
    solvedBy: 'remove-with-dummy',
  },
  21: {
    asks: 'Given the heads of two linked lists sorted in ascending order, relink their nodes into one sorted list that contains all of them, repeats included. Return its head, or null if both lists are empty.',
    hints: [
      'If one list is empty, the answer is the other list. If neither is, the smallest node of all is one of the two heads, so compare only those.',
      'Set `tail` to a dummy node. In each step set `tail.next` to the smaller head, advance in that list only, and move `tail` onto the node you attached.',
      'Loop while both lists have nodes. Everything up to `tail` is sorted and no larger than any node still waiting, so once one list is empty, the rest of the other follows `tail` as it is. Return `dummy.next`.',
    ],
    solvedBy: 'merge-two-lists',
  },
  237: {
    asks: 'You are given one `node` of a singly linked list, but not the head; it is not the last node. Change the list so that this one value disappears and the others keep their order. Return nothing.',
    hints: [
      'Draw the list 2, 6, 3, 8 and mark the 6, the node you are given. You can reach 6, 3 and 8, but not 2, whose link will still lead to your node afterward.',
      'In 2, 6, 3, 8, write 3 over the 6: the list now reads 2, 3, 3, 8. The second 3 is a node you can unlink, because you are on the node right before it.',
      'Two assignments in this order: `node.val = node.next.val`, then `node.next = node.next.next`. Read from the head, the list no longer has the given value at this position. It works because the given node is never the last one.',
    ],
    cost: 'O(1), because the node itself is given and nothing is walked',
  },
  2: {
    asks: 'Two non-empty linked lists contain the decimal digits of two non-negative integers, one digit per node, the ones digit first. Return the head of a linked list that contains their sum in the same form.',
    hints: [
      'Add 5 and 7, two lists of one node each, by hand: the sum 12 becomes the nodes 2 and 1. The heads are the lowest digits, so you can start adding there.',
      'In each step, add the two current digits and the carry, and count an ended list as 0. Append a node with `sum % 10`; the new carry is `sum / 10` rounded down.',
      'Loop while a list has nodes or the carry is not 0. After each step, the result holds the correct lowest digits, and `carry` belongs to the next one. Build with a dummy and a tail, and return `dummy.next`.',
    ],
  },
  82: {
    asks: 'Given the `head` of a sorted linked list, remove all nodes whose value occurs more than once, so that none of these values remains. Return the head of the resulting list, or null if it is empty.',
    hints: [
      'Work through 1, 1, 2 by hand: both 1s go, so the old head is gone and the result is 2. Put a dummy before the head, and start with `before` on it.',
      'Compare the two nodes after `before`. If their values are equal, skip nodes as long as this value continues; otherwise the first of them is unique, and `before` moves onto it.',
      "Loop while two nodes follow `before`; every node from the dummy's next up to `before` is unique. For a run, walk to the first node with another value (or null) and link `before` to it, without moving `before`. Return `dummy.next`.",
    ],
  },
  86: {
    asks: 'Rearrange a linked list so that all nodes with values less than `x` come before all other nodes. Within each of these two parts, the nodes keep their original order. Return the head of the resulting list.',
    hints: [
      'Take 3, 1, 4 with x = 3 and deal the nodes into two lists in the order in which you meet them: 1 goes left, 3 and 4 go right. A value equal to x belongs to the right.',
      'Begin each of the two lists with a dummy, so that the first node needs no special case. A node below x goes after the first tail, any other node after the second, and that tail moves onto it.',
      "Walk once; nodes are only appended, so both lists keep the original order. At the end set `largeTail.next = null`, link the small tail to the first large node, and return the small dummy's next. It works even if one of them is empty.",
    ],
    solvedBy: 'partition-two-tails',
  },
  328: {
    asks: 'Rearrange a linked list so that the nodes at positions 1, 3, 5 and so on come first, followed by those at positions 2, 4, 6 and so on, each in their original order. Return the head.',
    hints: [
      'Number the nodes of a, b, c, d, e by position and write the result by hand: a, c, e, then b, d. With fewer than three nodes, nothing changes.',
      'One step has two halves: `odd.next` becomes `even.next`, and `odd` moves there; then `even.next` becomes `odd.next`, and `even` moves there. Each new link skips one node of the other chain.',
      'Return an empty list at once. Start `odd` at the head and `even` at the second node, and repeat the step while `even` and `even.next` exist; the chains up to `odd` and `even` are final. Then link `odd` to the saved head of the even chain.',
    ],
  },
  138: {
    asks: 'Each node of a linked list has, besides `next`, a `random` reference to any node of the list or null. Return the head of a copy made of new nodes only, in which both references correspond to the original.',
    hints: [
      "Take one node whose random pointer leads to itself: the copy's random must lead to the copy, not to the original. Begin with one walk that creates a copy of every node, values only.",
      'When every copy exists, a second walk sets the links: `copy.next` is the copy of `node.next`, and `copy.random` is the copy of `node.random`. A null link stays null.',
      'First walk: store a copy of every node in a map from original to copy. Second walk: translate both links of each node through the map, so that no link of a copy leads into the old list. Return the copy of the head, or null for an empty list.',
    ],
  },
  23: {
    asks: 'Given `k` linked lists, each in ascending order, merge them into one linked list in ascending order and return its head. Any of the lists may be empty; if there are no nodes at all, return null.',
    hints: [
      'Solve small k first: no lists give null, a single list is the answer itself, and two lists are merged by attaching the smaller head to a tail again and again.',
      'In one round, merge list 0 with 1, 2 with 3, and so on; this halves the number of lists. A list without a partner goes into the next round unchanged.',
      'Repeat the rounds until one list is left. After each round every list is sorted, and together they hold all n nodes. There are about log k rounds, each touching a node at most once: O(n log k), while merging one list after another can take O(nk).',
    ],
    cost: 'O(n log k) with O(k) space, because a heap holds the k heads',
  },
} satisfies ProblemHelpTexts
