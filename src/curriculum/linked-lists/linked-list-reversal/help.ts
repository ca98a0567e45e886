import type { ProblemHelpTexts } from '../../problem-help.ts'

export const help = {
  206: {
    asks: 'Given the `head` of a singly linked list, change the list so that its nodes come in the opposite order. Return the new head, or null if the list is empty.',
    hints: [
      'Take A > B by hand: B must lead to A, and A to null. So begin with `prev = null`, which the old head will point at, and `cur` on the head.',
      'The order matters: once `cur.next = prev` is set, the rest of the list can be reached only through the saved reference. Then `prev` moves to `cur`, and `cur` to the saved node.',
      '`prev` is always the head of the part already reversed, and `cur` is the first node of the rest; together they contain all nodes. When `cur` is null, return `prev`. An empty list gives null without a special case.',
    ],
    solvedBy: 'linked-list-reversal',
  },
  24: {
    asks: 'Swap the first node of a linked list with the second, the third with the fourth and so on, by moving nodes without changing their values. A last node without a partner does not move. Return the new head.',
    hints: [
      'Swap A > B > C by hand: the result is B > A > C, and a lone last node stays. The head changes, so put a dummy node before it.',
      'With `before` in front of a pair, call its nodes `first` and `second`. Three links change: `first` to what follows `second`, `second` to `first`, and `before` to `second`.',
      'Loop while two nodes follow `before`. After each swap, set `before` to `first`, now the second node of its pair: everything up to `before` is final, and the rest is untouched. Return `dummy.next`.',
    ],
  },
  92: {
    asks: 'Put the nodes of a linked list from position `left` through position `right`, counted from 1, in the opposite order. All other nodes do not move. Return the head of the resulting list.',
    hints: [
      'If left equals right, nothing changes. Otherwise put a dummy before the head and take left - 1 steps from it: you are on `before`, the node in front of the segment.',
      'Let `first` be the node after `before`; it remains the same node throughout. Unlink the node right after it and insert that one directly after `before`: the front of the segment gains a node, and `first` falls back by one.',
      'Make that move right - left times. After each one, the nodes from `before.next` to `first` are the start of the segment in reverse, and `first` leads to the untouched rest. So both ends stay attached; return `dummy.next`.',
    ],
    solvedBy: 'reverse-segment',
  },
  2130: {
    asks: 'In a linked list with an even number `n` of nodes, the nodes at positions `i` and `n - 1 - i`, counted from 0, are twins. Return the largest sum of the two values of any twins.',
    hints: [
      'In 3, 8, 6, 2 the pairs are 3 and 2 (outer) and 8 and 6 (inner), so the answer is 14. Find where the second half begins with references of speed one and two.',
      'Put one reference on the head and another on the front of the reversed half. Add the two values, compare with the largest sum so far, and move both by one.',
      'Move `slow` by one and `fast` by two until `fast` is null; the length is even, so `slow` starts the second half. Reverse from there. In step i the references are on nodes i and n - 1 - i, so the largest sum when the reversed half ends is the answer.',
    ],
  },
  445: {
    asks: 'Two non-empty linked lists contain the decimal digits of two non-negative integers, one digit per node, the most significant digit first. Return the head of a linked list that contains their sum in the same form, without leading zeros.',
    hints: [
      'Add 95, stored as 9, 5, and a single node 8 on paper: you begin with 5 + 8, the last nodes, and the result is 1, 0, 3. You need both lists from last to first.',
      'In each step, add the two current digits and the carry, and count an ended list as 0. Put a new node with `sum % 10` in front of the result, so that the highest digit ends up first.',
      'Reverse both lists, then loop while a list has nodes or the carry is not 0. The result always holds the lowest digits of the sum in reading order, and `carry` belongs to the next digit. The node created last is the head you return.',
    ],
  },
  2487: {
    asks: 'Remove every node of a linked list for which some later node, not necessarily the next one, has a strictly larger value. Return the head of the list of the other nodes in their original order.',
    hints: [
      'Work on 5, 2, 9, 3 from the right by hand: 3 stays, 9 stays, 2 and 5 go because of the 9. The last node always stays, since nothing follows it.',
      'In the reversed list, the node you kept last has the largest value so far. If the node after it is strictly smaller, unlink it; otherwise step onto it.',
      'Reverse the list and set `kept` to its new head. While `kept.next` exists, remove it or move onto it; the values up to `kept` never decrease, so `kept` is their maximum, and equal values stay. Reverse again and return the head.',
    ],
  },
  2816: {
    asks: 'A linked list contains the decimal digits of a non-negative integer, one digit per node, the most significant digit first, without leading zeros. Return the head of a list with twice that integer in the same form.',
    hints: [
      'Double 274, stored as 2, 7, 4, on paper: 548. The 7 becomes 14, so it leaves 4 and sends 1 to the left; a digit sends a 1 exactly if it is at least 5.',
      'At each node, compute `val * 2 % 10` and add 1 if the digit of the next node is above 4. Going from the head, you read that digit before it is changed.',
      'If the head is above 4, put a node 0 in front of it as the new head. Walk once from the head: nodes before the current one are final, nodes after it still have their old digits. Doubled digits end in at most 8, so adding 1 never carries.',
    ],
  },
  2074: {
    asks: 'Divide a linked list from its head into groups of 1, 2, 3 and so on consecutive nodes; the last group takes what is left. Reverse the nodes of each group whose actual length is even. Return the head.',
    hints: [
      'Mark the groups of a to h by hand: a | b c | d e f | g h. The fourth group should have four nodes but has two, an even number, so it is reversed like b c.',
      'Keep `before` on the last node of the previous group; begin on the head, with `size` 2. Count up to `size` nodes after `before`: if the count you really find is even, reverse exactly these nodes, otherwise leave them.',
      "To reverse, attach the group's old first node to what follows the group, and `before` to its old last node. Then move `before` to the group's end and add 1 to `size`. Everything up to `before` is final; when nothing follows it, return the head, which never moves.",
    ],
  },
  25: {
    asks: 'Divide a linked list from its head into groups of `k` consecutive nodes and reverse the nodes within each group; fewer than `k` left at the end keep their order. Values may not change. Return the new head.',
    hints: [
      'With k = 2, the list a, b, c becomes b, a, c: a short last group stays. The first group may change the head, so put a dummy before it and set `before` to the dummy.',
      "Take k steps from `before`. If the nodes run out, you are finished; otherwise you are on the group's last node, and the node after it is where the reversal must stop.",
      'Reverse the group with `prev` starting at the node after it, which attaches its old first node right away. Link `before` to the old last node, then set `before` to the old first one. Everything up to `before` is final; return `dummy.next`.',
    ],
    solvedBy: 'reverse-k-group',
  },
} satisfies ProblemHelpTexts
