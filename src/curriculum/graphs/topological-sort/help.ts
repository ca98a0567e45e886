import type { ProblemHelpTexts } from '../../problem-help.ts'

export const help = {
  207: {
    asks: 'There are `numCourses` courses numbered from 0, and a pair `[a, b]` means that course `b` is a prerequisite of course `a`. Decide whether it is possible to finish all courses, one after another.',
    hints: [
      "The pair [a, b] means b before a: add a to b's list of followers and raise `needs[a]` by 1. A course with `needs` 0 can be taken right away.",
      'Put all courses with `needs` 0 into a queue. Take one, count it, and lower `needs` for each of its followers; a follower that reaches 0 joins the queue.',
      '`needs[x]` is always the number of prerequisites of x that have not been taken, so a course joins the queue exactly when it is allowed. Continue until the queue is empty. Return whether you counted all `numCourses` courses.',
    ],
  },
  210: {
    asks: 'There are `numCourses` courses numbered from 0, and a pair `[a, b]` means that course `b` is a prerequisite of course `a`. Return any order in which you can take all courses, or an empty list if there is none.',
    hints: [
      'For 2 courses and the pair [1, 0], the order is [0, 1]: the second number of a pair comes first. Set a counter of open prerequisites for every course, also for those in no pair.',
      'Every course you take lowers the counter of each course that needs it directly; at 0, that course joins the queue. If several courses are free, take any of them: more than one order can be correct.',
      'A course joins the queue only after its last prerequisite was taken, so in the order all prerequisites come before it. If the order contains all `numCourses` courses, return it. If it is shorter, a cycle blocks the missing ones: return an empty array.',
    ],
  },
  802: {
    asks: 'In a directed graph, given as lists of neighbors, a node is safe if every walk from it eventually ends at a node without outgoing edges, whichever edges you choose. Return all safe nodes in ascending order.',
    hints: [
      'A node without outgoing edges is terminal, so it is safe. Count the outgoing edges of every node, and put the nodes with 0 into a queue.',
      'Take a node from the queue and look at the nodes that have an edge to it. Each loses one open exit; a node with no open exit left is safe and joins the queue.',
      "A node's counter is the number of its edges that do not lead to a processed safe node, so at 0 every edge leads to safety. A node on a cycle, or with a path to one, never gets to 0. Return all nodes with counter 0 in ascending order.",
    ],
  },
  310: {
    asks: "Given a tree of `n` nodes, numbered from 0, as undirected edges, return, in any order, every node that minimizes the tree's height when chosen as the root. The height is the number of edges to the farthest node.",
    hints: [
      'Start with small trees: for one node return [0], for two nodes both, for a path of three the middle one. With three or more nodes, a leaf is never the best root.',
      'A round removes all current leaves together. Each of them has one neighbor, whose degree drops by 1; a neighbor that gets to degree 1 is a leaf of the next round.',
      "As long as more than two nodes remain, removing all leaves lowers the height for each remaining root by exactly 1, so the best roots stay the best. Subtract each round's leaves from the number of remaining nodes. The last one or two are the answer.",
    ],
  },
  2115: {
    asks: 'Each recipe lists its ingredients, which may include other recipes. Given an unlimited amount of each initial supply, return, in any order, the names of all recipes that you can make, directly or from recipes made before.',
    hints: [
      'Give each recipe a counter of missing ingredients, at first the length of its list. Put all supplies into a queue: these are the items you have.',
      'Map each ingredient to the recipes that need it. When an item leaves the queue, lower the counter of each of those recipes; a recipe that reaches 0 joins the queue as an item you have.',
      'Each item enters the queue once, when it becomes available, so a counter is the number of ingredients not yet processed. A recipe that needs something unavailable, or needs itself through other recipes, never reaches 0. Return the recipes that reached 0.',
    ],
  },
  1462: {
    asks: 'A pair `[a, b]` means that course `a` is a prerequisite of course `b`, and there are no cycles. For each query `[u, v]`, return whether `u` is a prerequisite of `v`, directly or through other courses.',
    hints: [
      'Let `before[c]` be the set of all courses that must come before c, directly or not; for a course without prerequisites it is empty. Here the pair [a, b] means a before b.',
      'When course a leaves the queue, its set is complete. For each course b that needs a directly, add a and all of `before[a]` to `before[b]`, then lower the counter of b.',
      'A course joins the queue only after all its direct prerequisites have passed their sets on, so its own set is final by then. When the queue is empty, each query (u, v) is one lookup: return whether u is in `before[v]`.',
    ],
    cost: 'O(V · (V + E) + Q) time and O(V²) space, because each edge passes on a set of up to V prerequisites',
  },
  269: {
    asks: 'Given words said to be in lexicographic order for an unknown alphabet, return all letters that occur in them as one string, in an order that fits. Any such order is accepted; return an empty string if none exists.',
    hints: [
      'Compare two adjacent words by hand: in bar and boat, the first difference is a and o, so a comes before o. The characters after that say nothing.',
      'Make every character of every word a node, also those without edges. Each pair of adjacent words gives at most one edge; an edge you already have must not raise the counter again.',
      'Repeatedly take a character with no open predecessors, append it to the answer, and lower the counters of its followers. So each character comes after all that must precede it. If some characters are never taken, or a longer word comes before its own prefix, return the empty string.',
    ],
    cost: 'O(C) time and O(1) space, because all C characters are read, but at most 26 letters are sorted',
  },
  1203: {
    asks: "Each item belongs to one of `m` groups or to none (-1), and some items must come after others. Return any order of all items that obeys this and keeps each group's items contiguous, or an empty list if impossible.",
    hints: [
      'Give each item with group -1 a new group of its own. Now every item has a group, and each dependency is either inside one group or between two groups.',
      'For each "a before b", add the edge from a to b between items. If the groups differ, also add an edge from the group of a to the group of b; then raise the counters.',
      "Sort all items and all groups topologically; if either sort leaves something out, return an empty list. Go through the items in their order and append each to its group's list. Join these lists in the order of the groups: dependencies inside a group and between groups both hold.",
    ],
  },
  1857: {
    asks: "Each node of a directed graph is colored with a lowercase letter. A path's value is the number of its nodes that have its most frequent color. Return the largest value of any path, or -1 if a cycle exists.",
    hints: [
      "Let `best[v][c]` be the largest number of nodes of color c on any path that ends at v. For a node without incoming edges, it is 1 for the node's own color and 0 for every other color.",
      "All entries begin at 0; when v leaves the queue, add 1 for its own color. Then, for each successor w and all 26 colors, raise `best[w][c]` to `best[v][c]` if that is larger, and lower w's counter.",
      'A node joins the queue only after all its predecessors have updated its row, so its row is final once its own color is added. Keep the largest entry you see. If fewer than n nodes leave the queue, there is a cycle: return -1; otherwise return that entry.',
    ],
    cost: 'O(K · (V + E)) time and O(K · V + E) space, because each node keeps a count for each of K = 26 colors',
  },
} satisfies ProblemHelpTexts
