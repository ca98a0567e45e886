import type { MinimalPair } from '../../prompt.ts'

/** Pairs whose first pattern is in this category. */
export const pairs: readonly MinimalPair[] = [
  {
    id: 'binary-search-tree--tree-traversal',
    prompts: [
      {
        id: 'binary-search-tree--tree-traversal-a',
        text: 'A binary tree has up to a million nodes with different values and a depth of at most 50. In it, smaller values always lie in the left and larger ones in the right subtree of a node. You get one number. Report whether the tree contains it, and stop as soon as you know.',
        world: 'stored values',
        pattern: 'binary-search-tree',
        evidence: [
          {
            words: 'a depth of at most 50',
            tells: 'One path from top to bottom is short, so following it is cheap.',
            decides: false,
          },
          {
            words: 'smaller values always lie in the left',
            tells: 'Ordered values let one comparison skip a whole side.',
            decides: true,
          },
          {
            words: 'stop as soon as you know',
            tells: 'One path settles the question, whatever the answer is.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'tree-traversal',
          fails:
            'Visiting every node works but looks at a million of them. The order leaves one node per row, at most 50 in all.',
        },
        why: 'Compare the number with the node, and go left or right until it is found or the path ends.',
        cost: 'O(h)',
        given: ['tree'],
      },
      {
        id: 'binary-search-tree--tree-traversal-b',
        text: 'A binary tree has up to a million nodes with different values and a depth of at most 50. In it, the values of the two subtrees of a node follow no order at all. You get one number. Report whether the tree contains it, and stop as soon as you know.',
        world: 'stored values',
        pattern: 'tree-traversal',
        alsoFits: [
          {
            pattern: 'level-order-traversal',
            whyNotFirst:
              'Rows from the top meet every node, too, but a row can hold half a million nodes, while a walk remembers at most 50.',
          },
        ],
        evidence: [
          {
            words: 'a depth of at most 50',
            tells:
              'The depth keeps nested calls shallow, but it does not limit how many nodes must be visited.',
            decides: false,
          },
          {
            words: 'follow no order at all',
            tells: 'Without an order, no side can be ruled out.',
            decides: true,
          },
          {
            words: 'stop as soon as you know',
            tells: 'You can stop at the first match, but a no takes all nodes.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'binary-search-tree',
          fails:
            'Going to one side after a comparison may leave the number behind on the other side, because values follow no order.',
        },
        why: 'Visit the node, its left subtree and its right subtree, and stop as soon as one of them contains the number.',
        cost: 'O(n)',
        given: ['tree'],
      },
    ],
    clauses: [
      'smaller values always lie in the left and larger ones in the right subtree of a node',
      'the values of the two subtrees of a node follow no order at all',
    ],
    changes:
      'With an order, one comparison rules out a whole side, so at most 50 nodes are looked at. Without one, either side may contain the number, and every node may have to be visited.',
    breaks:
      'Skipping a side is safe only because all values there are too small or too large, and without an order they can be anything.',
    counterexample: {
      prompt: 1,
      input: { tree: [5, 7, 3], number: 7 },
      right: true,
      wrong: false,
      explains:
        'The search sees that 7 is larger than 5 and goes right, where only 3 is. The 7 lies on the left.',
    },
  },
  {
    id: 'level-order-traversal--tree-traversal',
    prompts: [
      {
        id: 'level-order-traversal--tree-traversal-a',
        text: 'A charity is organized as a tree of up to 100,000 members. The founder is at the top, and everyone else was brought in by exactly one member. Find the largest group of members who are the same number of steps away from the founder. Print only its size.',
        world: 'charity',
        pattern: 'level-order-traversal',
        alsoFits: [
          {
            pattern: 'tree-traversal',
            whyNotFirst:
              'A walk that counts members by their depth works too, but a row that is taken out whole is counted where it is.',
          },
          {
            pattern: 'breadth-first-search',
            whyNotFirst:
              'It is the same search with a queue. In a tree nobody can be reached twice, so plain rows are enough.',
          },
        ],
        evidence: [
          {
            words: 'is organized as a tree',
            tells: 'There is one path to each member, so no one has to be marked as seen.',
            decides: false,
          },
          {
            words: 'the same number of steps away from the founder',
            tells: 'Equal distance from the top means a row of the tree.',
            decides: true,
          },
          {
            words: 'Print only its size',
            tells: 'Counting the nodes of each row is enough.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'tree-traversal',
          fails:
            'A call that returns the size of its subtree mixes many rows of one branch, while the group lies in one row across all branches.',
        },
        why: 'Take out one row at a time with a queue, and keep the largest number of members in a row.',
        cost: 'O(n)',
        given: ['tree'],
      },
      {
        id: 'level-order-traversal--tree-traversal-b',
        text: 'A charity is organized as a tree of up to 100,000 members. The founder is at the top, and everyone else was brought in by exactly one member. Find the largest group of members who were all brought in, directly or through others, by one member, who is not the founder and is not counted. Print only its size.',
        world: 'charity',
        pattern: 'tree-traversal',
        evidence: [
          {
            words: 'is organized as a tree',
            tells: 'Every member is the top of a separate branch.',
            decides: false,
          },
          {
            words: 'directly or through others, by one member',
            tells: 'Everything below a node is its subtree, which reports its size upward.',
            decides: true,
          },
          { words: 'Print only its size', tells: 'One number per node is enough.', decides: false },
        ],
        rival: {
          pattern: 'level-order-traversal',
          fails:
            'A row contains members from many branches and only one generation, while the group contains all generations below one member.',
        },
        why: 'Let each call return the number of members in its subtree, and keep the largest one below the founder, less the member itself.',
        cost: 'O(n)',
        given: ['tree'],
      },
    ],
    clauses: [
      'are the same number of steps away from the founder',
      'were all brought in, directly or through others, by one member, who is not the founder and is not counted',
    ],
    changes:
      'The first group is a row of the tree, across all branches. The second one is everything below a node, so it belongs to one branch.',
    breaks:
      'Counting one group at a time across the whole tree mixes branches, while a group below one member reaches through many rows.',
    counterexample: {
      prompt: 1,
      input: { members: { founder: ['Ann', 'Bo'], Ann: ['Cy'], Cy: ['Di'], Di: ['Ed'] } },
      right: 3,
      wrong: 2,
      explains:
        'Cy, Di and Ed were brought in by Ann, directly or through others. The largest row has only two members, Ann and Bo.',
    },
  },
  {
    id: 'path-sum-and-lca--tree-traversal',
    prompts: [
      {
        id: 'path-sum-and-lca--tree-traversal-a',
        text: 'The chambers of an abandoned ant nest form a binary tree of up to 50,000 nodes. Each chamber has a known value for the new colony, which is negative if it must be repaired. The ants can move into all chambers on one route, which may start and end anywhere and enters none twice. They need at least one chamber. What is the largest total value they can get?',
        world: 'ant nest',
        pattern: 'path-sum-and-lca',
        alsoFits: [
          {
            pattern: 'tree-traversal',
            whyNotFirst:
              'It is a walk in which each call reports one number; that the answer is a route which bends at a node shapes that number.',
          },
        ],
        evidence: [
          {
            words: 'form a binary tree',
            tells: 'There is exactly one route between two chambers.',
            decides: false,
          },
          {
            words: 'negative if it must be repaired',
            tells: 'A branch with a negative sum is better left out.',
            decides: false,
          },
          {
            words: 'one route, which may start and end anywhere',
            tells: 'A path bends at one node, and each side gives only its better branch.',
            decides: true,
          },
          {
            words: 'the largest total value',
            tells: 'The best bend can be anywhere, so every node is tried as the highest one.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'tree-traversal',
          fails:
            'Returning the sum of a whole subtree counts both branches of every chamber, but a route cannot enter both and go on upward.',
        },
        why: 'Let each call return its best downward route, or 0 if none gains, and try at each chamber the two best ones joined there.',
        cost: 'O(n)',
        given: ['tree'],
      },
      {
        id: 'path-sum-and-lca--tree-traversal-b',
        text: 'The chambers of an abandoned ant nest form a binary tree of up to 50,000 nodes. Each chamber has a known value for the new colony, which is negative if it must be repaired. The ants can move into one chamber together with all chambers below it. They need at least one chamber. What is the largest total value they can get?',
        world: 'ant nest',
        pattern: 'tree-traversal',
        evidence: [
          {
            words: 'form a binary tree',
            tells: 'Every chamber is the top of its own subtree.',
            decides: false,
          },
          {
            words: 'negative if it must be repaired',
            tells: 'A small subtree can be worth more than a large one, so all of them are compared.',
            decides: false,
          },
          {
            words: 'one chamber together with all chambers below it',
            tells: 'A node with its subtree adds up both sides.',
            decides: true,
          },
          {
            words: 'the largest total value',
            tells: 'Each node reports its total upward, and the largest one counts.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'path-sum-and-lca',
          fails:
            'A route leaves out branches at will, so its sum is not the total of a chamber with everything below it.',
        },
        why: 'Let each call return the total of its subtree, and keep the largest total of all.',
        cost: 'O(n)',
        given: ['tree'],
      },
    ],
    clauses: [
      'all chambers on one route, which may start and end anywhere and enters none twice',
      'one chamber together with all chambers below it',
    ],
    changes:
      'A route takes at most two branches at its highest chamber and one at every other. A chamber with everything below it includes all branches.',
    breaks: 'A parent can extend only one of the two branches of a path, while a subtree adds up both.',
    counterexample: {
      prompt: 1,
      input: { tree: [-9, 6, 2, 4, 5, null, null, 3, 2] },
      right: 20,
      wrong: 18,
      explains:
        'The chamber with value 6 and everything below it have 6 + 4 + 5 + 3 + 2 = 20. The best route, 3, 4, 6, 5, leaves out the 2 and has 18.',
    },
  },
  {
    id: 'tree-construction--tree-traversal',
    prompts: [
      {
        id: 'tree-construction--tree-traversal-a',
        text: 'A machine is a binary tree of up to 50,000 parts, all with different numbers. Each part carries at most one part on its left and one on its right. You get two lists of all numbers: one names a part before both of its sides, the other between them. For every part, report how many parts it carries, directly or through others.',
        world: 'machine parts',
        pattern: 'tree-construction',
        evidence: [
          {
            words: 'all with different numbers',
            tells: 'A number stands at exactly one place in each list.',
            decides: false,
          },
          {
            words: 'two lists of all numbers',
            tells: 'No links are given, so the shape must be recovered from two orders.',
            decides: true,
          },
          {
            words: 'the other between them',
            tells: 'The top splits this list into what is on its left and on its right.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'tree-traversal',
          fails:
            'A walk needs links to follow, and one list alone fits many shapes. Only splitting the second list at the top shows what is on each side.',
        },
        why: 'Find the first number of the first list in the second one, which splits both into two sides, treat these in the same way, and add up their sizes.',
        cost: 'O(n)',
        given: ['tree'],
      },
      {
        id: 'tree-construction--tree-traversal-b',
        text: 'A machine is a binary tree of up to 50,000 parts, all with different numbers. Each part carries at most one part on its left and one on its right. You get the part at the top, and each part has links to the ones on its left and right. For every part, report how many parts it carries, directly or through others.',
        world: 'machine parts',
        pattern: 'tree-traversal',
        evidence: [
          {
            words: 'links to the ones on its left and right',
            tells: 'The shape is given, so the nodes only have to be visited.',
            decides: true,
          },
          {
            words: 'how many parts it carries, directly or through others',
            tells: 'The size of a subtree is reported upward and added up.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'tree-construction',
          fails:
            'Nothing has to be rebuilt or written out, because the links already lead to every part. Splitting lists would only recover what is given.',
        },
        why: 'Let each call return the size of its subtree, and report for each part the sizes of its two sides added up.',
        cost: 'O(n)',
        given: ['tree'],
      },
    ],
    clauses: [
      'two lists of all numbers: one names a part before both of its sides, the other between them',
      'the part at the top, and each part has links to the ones on its left and right',
    ],
    changes:
      'With links, the sizes are added up on one walk. From two lists, the shape has to be recovered first, by splitting the second one at each top.',
    breaks: 'A walk follows links, and the order of a single list does not tell which part carries which.',
    counterexample: {
      prompt: 0,
      input: { before: [5, 2, 8], between: [2, 5, 8] },
      right: { 5: 2, 2: 0, 8: 0 },
      wrong: 'No answer: there are no links to walk along, and the first list alone also fits a chain.',
      explains:
        'In the second list, 5 is between 2 and 8, so it carries one on each side. If this list were 8, 2, 5, then 5 would carry 2, and 2 would carry 8, with the same first list.',
    },
  },
  {
    id: 'binary-search-tree--heap-priority-queue',
    prompts: [
      {
        id: 'binary-search-tree--heap-priority-queue-a',
        text: 'A campsite rents out cabins. Up to 200,000 events arrive: a cabin with a number of beds becomes free, or a group with a number of people comes. A group is given the smallest free cabin that has enough beds for it. For each group, print the number of beds, or 0 if it gets no cabin. Every event should take about logarithmic time.',
        world: 'campsite',
        pattern: 'binary-search-tree',
        evidence: [
          {
            words: 'a cabin with a number of beds becomes free',
            tells: 'The set changes all the time, so the order must survive insertions.',
            decides: false,
          },
          {
            words: 'smallest free cabin that has enough beds for it',
            tells: 'The next larger entry to any given value requires keys in a searchable order.',
            decides: true,
          },
          {
            words: 'about logarithmic time',
            tells: 'A search tree finds, inserts and removes along one path.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'heap-priority-queue',
          fails:
            'The top of a heap is the smallest or largest cabin of all. The smallest one that is large enough is found only by removing others first.',
        },
        why: 'Build a balanced search tree of free cabins by beds, and for each group find and remove the smallest key that is not below its size.',
        cost: 'O(n log n)',
      },
      {
        id: 'binary-search-tree--heap-priority-queue-b',
        text: 'A campsite rents out cabins. Up to 200,000 events arrive: a cabin with a number of beds becomes free, or a group with a number of people comes. A group is given the largest free cabin if that has enough beds for it. For each group, print the number of beds, or 0 if it gets no cabin. Every event should take about logarithmic time.',
        world: 'campsite',
        pattern: 'heap-priority-queue',
        alsoFits: [
          {
            pattern: 'binary-search-tree',
            whyNotFirst:
              'Cabins kept in full order give the largest one, too, but nothing else of that order is ever used.',
          },
        ],
        evidence: [
          {
            words: 'a cabin with a number of beds becomes free',
            tells: 'New items arrive between the requests.',
            decides: false,
          },
          {
            words: 'largest free cabin',
            tells: 'Only the best of a changing set is needed, again and again.',
            decides: true,
          },
          {
            words: 'about logarithmic time',
            tells: 'A heap adds an item and removes its top in logarithmic time.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'binary-search-tree',
          fails:
            'Keeping all cabins in full order works but does more than needed: no neighbor of a given size is ever looked up, only the largest.',
        },
        why: 'Keep free cabins in a max-heap: if the top has enough beds for the group, remove and print it.',
        cost: 'O(n log n)',
      },
    ],
    clauses: [
      'smallest free cabin that has enough beds for it',
      'largest free cabin if that has enough beds for it',
    ],
    changes:
      'With the first clause, each group looks up its own size and needs the next larger entry. With the second one, only the top entry of all matters.',
    breaks:
      'A heap shows only its extreme entry, while the entry just above a given size may be anywhere inside it.',
    counterexample: {
      prompt: 0,
      input: {
        events: [
          ['free', 2],
          ['free', 9],
          ['free', 5],
          ['group', 4],
        ],
      },
      right: [5],
      wrong: [9],
      explains:
        'The group of four fits in the cabin with five beds. A heap by beds offers only the largest cabin, or only the smallest, with two beds.',
    },
  },
  {
    id: 'binary-search-tree--tree-construction',
    prompts: [
      {
        id: 'binary-search-tree--tree-construction-a',
        text: 'A club stores up to 100,000 membership numbers in a binary tree that is at most 40 deep. Smaller numbers are to the left of each node and larger ones to the right. Write a function that gets a number and returns the next larger one that is stored. No other copy of the data may be used.',
        world: 'club members',
        pattern: 'binary-search-tree',
        evidence: [
          { words: 'at most 40 deep', tells: 'A search along one path is short.', decides: false },
          {
            words: 'Smaller numbers are to the left',
            tells: 'One comparison rules out a side.',
            decides: false,
          },
          {
            words: 'returns the next larger one that is stored',
            tells: 'A neighbor in the order is found by comparing along one path.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'tree-construction',
          fails:
            'Writing the whole tree out and reading it again visits 100,000 nodes for one neighbor that 40 comparisons can find.',
        },
        why: 'Go down by comparing, and remember the last number that was larger than the given one.',
        cost: 'O(h)',
        given: ['tree'],
      },
      {
        id: 'binary-search-tree--tree-construction-b',
        text: 'A club stores up to 100,000 membership numbers in a binary tree that is at most 40 deep. Smaller numbers are to the left of each node and larger ones to the right. Write a function that turns the tree into a string, and one that restores exactly the same tree. No other copy of the data may be used.',
        world: 'club members',
        pattern: 'tree-construction',
        evidence: [
          {
            words: 'Smaller numbers are to the left',
            tells: 'The order can shorten the string, but it does not replace the shape.',
            decides: false,
          },
          {
            words: 'restores exactly the same tree',
            tells: 'A tree becomes a string and a tree again, so its shape must be recoverable.',
            decides: true,
          },
          {
            words: 'No other copy of the data',
            tells: 'Only the string may be used, without links.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'binary-search-tree',
          fails:
            'Searching by order finds single numbers but stores nothing. Listed in rising order, the numbers no longer show which one was at the top.',
        },
        why: 'Write each node before its two sides, and rebuild by reading the numbers in this order with the bounds that earlier ones set.',
        cost: 'O(n)',
        given: ['tree'],
      },
    ],
    clauses: [
      'gets a number and returns the next larger one that is stored',
      'turns the tree into a string, and one that restores exactly the same tree',
    ],
    changes:
      'The first clause uses the order for a search along one path. The second one needs every node and the shape, so the tree is written out and built again.',
    breaks:
      'A rising list of the numbers preserves their order but not the shape, and many different trees give the same list.',
    counterexample: {
      prompt: 1,
      input: { tree: [2, 1, 3] },
      right: [2, 1, 3],
      wrong: [1, null, 2, null, 3],
      explains:
        'Written in rising order and inserted again, 1, 2, 3 becomes a chain to the right, although 2 was at the top.',
    },
  },
  {
    id: 'heap-priority-queue--sorting',
    prompts: [
      {
        id: 'heap-priority-queue--sorting-a',
        text: 'A marathon has up to 500,000 runners, and their times arrive in the order in which the chips are read, fast and slow ones mixed. All fit in storage. The organizers want to see the k-th fastest time so far, for one fixed k, after every arrival from the k-th on.',
        world: 'marathon',
        pattern: 'heap-priority-queue',
        evidence: [
          {
            words: 'fast and slow ones mixed',
            tells: 'Any new time may belong among the best.',
            decides: false,
          },
          {
            words: 'the k-th fastest time so far',
            tells: 'The k best of those seen are kept with the slowest of them on top.',
            decides: true,
          },
          {
            words: 'after every arrival',
            tells: 'Answers are needed again and again while the set changes.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'sorting',
          fails:
            'Ordering once at the end is too late, and ordering after every arrival costs far more than updating one heap of k times.',
        },
        why: 'Keep the k fastest times in a max-heap, and show its top after each arrival.',
        cost: 'O(n log k)',
      },
      {
        id: 'heap-priority-queue--sorting-b',
        text: 'A marathon has up to 500,000 runners, and their times arrive in the order in which the chips are read, fast and slow ones mixed. All fit in storage. The organizers want to see the place of every runner, which is one more than the number of faster ones, once all times are in.',
        world: 'marathon',
        pattern: 'sorting',
        evidence: [
          {
            words: 'All fit in storage',
            tells: 'The whole input can be put in order at once.',
            decides: false,
          },
          {
            words: 'the place of every runner',
            tells: 'Every position in the order is needed, not only the best ones.',
            decides: true,
          },
          {
            words: 'once all times are in',
            tells: 'Nothing changes anymore, so one ordering is enough.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'heap-priority-queue',
          fails:
            'A heap would give the runners one by one in the same time, but nothing arrives in between, so one plain ordering does it.',
        },
        why: 'Order the times once, and give each runner the place at which the time first occurs.',
        cost: 'O(n log n)',
      },
    ],
    clauses: [
      'the k-th fastest time so far, for one fixed k, after every arrival from the k-th on',
      'the place of every runner, which is one more than the number of faster ones, once all times are in',
    ],
    changes:
      'The first clause needs an answer after each arrival, so the k best are kept up to date. The second one needs one ranking at the end, when nothing changes anymore.',
    breaks:
      'Ordering the times once gives the final ranking only, while what was the k-th fastest in between has been lost.',
    counterexample: {
      prompt: 0,
      input: { times: [50, 40, 45], k: 2 },
      right: [50, 45],
      wrong: [45, 45],
      explains:
        'After the second runner, the second-fastest time is 50. In the final order it is 45, which was not yet known.',
    },
  },
  {
    id: 'backtracking--depth-first-search',
    prompts: [
      {
        id: 'backtracking--depth-first-search-a',
        text: 'A museum has 14 rooms, and you know which rooms are connected by doors. A visitor starts in the entrance hall and can pass every door in both directions. What is the largest number of different rooms on a tour that never enters a room twice? The entrance hall counts, and the tour may end anywhere.',
        world: 'museum tour',
        pattern: 'backtracking',
        evidence: [
          { words: '14 rooms', tells: 'With so few rooms, all tours can be tried.', decides: false },
          {
            words: 'the largest number of different rooms',
            tells: 'The best of all tours is needed, so each must be followed to its end.',
            decides: false,
          },
          {
            words: 'never enters a room twice',
            tells: 'A room is used on one tour and free again for the next.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'depth-first-search',
          fails:
            'A walk that marks rooms for good visits each once and never learns that another order of doors would give a longer tour.',
        },
        why: 'Mark the room, try each door to an unmarked room, keep the longest tour, and clear the mark when you go back.',
        cost: 'O(n!)',
      },
      {
        id: 'backtracking--depth-first-search-b',
        text: 'A museum has 14 rooms, and you know which rooms are connected by doors. A visitor starts in the entrance hall and can pass every door in both directions. What is the largest number of different rooms that she can reach? The entrance hall counts, and the tour may end anywhere.',
        world: 'museum tour',
        pattern: 'depth-first-search',
        alsoFits: [
          {
            pattern: 'breadth-first-search',
            whyNotFirst:
              'A queue marks the same rooms, but the task asks for no distance, so a plain walk along the doors is enough.',
          },
          {
            pattern: 'union-find',
            whyNotFirst:
              'Joining rooms by their doors gives the same set, but only the group of the entrance is asked, which one walk collects.',
          },
        ],
        evidence: [
          {
            words: 'connected by doors',
            tells: 'Nodes and edges are given and only have to be visited.',
            decides: false,
          },
          {
            words: 'pass every door in both directions',
            tells: 'Going back is possible, so no choice can be wrong.',
            decides: false,
          },
          {
            words: 'that she can reach',
            tells: 'Reach does not depend on the order, so a mark can stay for good.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'backtracking',
          fails:
            'Clearing marks and trying all tours gives the longest tour without repeats, which may miss rooms that are reached by going back.',
        },
        why: 'Start in the hall, visit each unmarked neighbor once, and count the marked rooms.',
        cost: 'O(rooms + doors)',
      },
    ],
    clauses: ['on a tour that never enters a room twice', 'that she can reach'],
    changes:
      'Without repeats, each choice of door rules out rooms for the rest of the tour, so tours are built and undone. For reach alone, a room once marked stays marked.',
    breaks:
      'Marks that stay count all rooms that can be reached, even those that no single tour without repeats can contain together.',
    counterexample: {
      prompt: 0,
      input: {
        doors: [
          [0, 1],
          [0, 2],
        ],
        rooms: 3,
      },
      right: 2,
      wrong: 3,
      explains:
        'From the hall, room 0, a tour can go on to room 1 or to room 2 but not to both without entering the hall again. Three rooms can be reached.',
    },
  },
  {
    id: 'backtracking--path-sum-and-lca',
    prompts: [
      {
        id: 'backtracking--path-sum-and-lca-a',
        text: 'A treasure hunt has 15 rooms, each with a known positive number of coins. You may take the coins of any rooms you like, each room at most once, in any order. Print every set of rooms that gives exactly 30 coins.',
        world: 'treasure hunt',
        pattern: 'backtracking',
        evidence: [
          { words: '15 rooms', tells: 'All subsets of so few rooms can be tried.', decides: false },
          {
            words: 'any rooms you like',
            tells: 'Your own choices create the candidates, since nothing links the rooms.',
            decides: true,
          },
          { words: 'Print every set', tells: 'The sets are listed, so each is built.', decides: false },
        ],
        rival: {
          pattern: 'path-sum-and-lca',
          fails:
            'No tree is given whose paths could be summed up. Any subset may be right, also rooms that have nothing to do with each other.',
        },
        why: 'Decide for one room after the other whether to take it, stop above 30 coins, and undo each choice.',
        cost: 'O(2^n)',
      },
      {
        id: 'backtracking--path-sum-and-lca-b',
        text: 'A treasure hunt has 15 rooms, each with a known positive number of coins. The rooms form a tree, and you take the coins of all rooms on a walk from the entrance at its top down to a dead end. Print every set of rooms that gives exactly 30 coins.',
        world: 'treasure hunt',
        pattern: 'path-sum-and-lca',
        alsoFits: [
          {
            pattern: 'tree-traversal',
            whyNotFirst:
              'Any walk from the top that carries the rooms and their coins does it; that whole paths are added up is the more exact name.',
          },
          {
            pattern: 'backtracking',
            whyNotFirst:
              'Adding a room on the way down and taking it back on the way up is backtracking, but the tree leaves nothing to choose.',
          },
        ],
        evidence: [
          {
            words: 'a known positive number of coins',
            tells: 'A sum above 30 can never get back, so a route can be cut off.',
            decides: false,
          },
          {
            words: 'The rooms form a tree',
            tells: 'The branches are given, and each dead end belongs to one path.',
            decides: true,
          },
          { words: 'down to a dead end', tells: 'The path runs from the top to a leaf.', decides: true },
        ],
        rival: {
          pattern: 'backtracking',
          fails:
            'Free choices would also give sets of rooms that are on no common route, and would miss that the entrance is always included.',
        },
        why: 'Carry the coins so far from the top down, and print the path at a dead end if they add up to 30.',
        cost: 'O(n)',
        given: ['tree'],
      },
    ],
    clauses: [
      'You may take the coins of any rooms you like, each room at most once, in any order.',
      'The rooms form a tree, and you take the coins of all rooms on a walk from the entrance at its top down to a dead end.',
    ],
    changes:
      'If any rooms may be taken, you create the sets by your own choices. If the rooms form a tree, the routes are given, and there is one per dead end.',
    breaks:
      'Choosing rooms freely includes sets that are no route of the tree, because it ignores which room leads to which.',
    counterexample: {
      prompt: 1,
      input: { tree: [10, 20, 30] },
      right: [[10, 20]],
      wrong: [[10, 20], [30]],
      explains:
        'The room with 30 coins alone is no route, because every walk starts in the entrance room with 10 coins.',
    },
  },
  {
    id: 'backtracking--trie',
    prompts: [
      {
        id: 'backtracking--trie-a',
        text: 'A board with 50 rows and 50 columns shows letters. A walk goes up, down, left or right from cell to cell, uses no cell twice, and spells the letters on its way. You are given one word of up to ten letters. How long is the longest beginning of a given word that a walk can spell? The answer should appear within a second.',
        world: 'letter board',
        pattern: 'backtracking',
        evidence: [
          {
            words: 'uses no cell twice',
            tells: 'Cells are marked during a walk and freed afterward.',
            decides: false,
          },
          {
            words: 'one word of up to ten letters',
            tells: 'With one word, nothing can be shared, so choices on the board are all there is.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'trie',
          fails:
            'Storing a single word letter by letter gives a chain that is read like the word itself, so it adds nothing to the search.',
        },
        why: 'From each cell with the first letter, mark it, try the neighbors for the next letter, and free the cell again.',
        cost: 'O(cells · 3^L)',
      },
      {
        id: 'backtracking--trie-b',
        text: 'A board with 50 rows and 50 columns shows letters. A walk goes up, down, left or right from cell to cell, uses no cell twice, and spells the letters on its way. You are given 200,000 words of up to ten letters each. How long is the longest beginning of a given word that a walk can spell? The answer should appear within a second.',
        world: 'letter board',
        pattern: 'trie',
        evidence: [
          {
            words: 'uses no cell twice',
            tells: 'Cells are still marked and freed on each walk.',
            decides: false,
          },
          {
            words: '200,000 words of up to ten letters each',
            tells: 'Many words share beginnings, so they are stored once and searched together.',
            decides: true,
          },
          {
            words: 'within a second',
            tells: 'One search for all words is needed, not one per word.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'backtracking',
          fails:
            'A search per word repeats the same walks for all words with the same beginning, 200,000 times in all, and takes too long.',
        },
        why: 'Store all words letter by letter, walk the board and the stored words together, and turn back where no word continues.',
        cost: 'O(cells · 3^L)',
      },
    ],
    clauses: ['one word of up to ten letters', '200,000 words of up to ten letters each'],
    changes:
      'A single word is traced by choices on the board alone. For 200,000 words, the searches have to be shared, so the words are stored by their beginnings.',
    breaks:
      'Starting over for every word repeats the same walks thousands of times, because it does not use the beginnings that words share.',
    counterexample: {
      prompt: 1,
      input: { board: ['aab', 'aaa', 'aac'], words: ['aaaad', 'aaaae', 'aaaaf', 'aaaag'] },
      right: 4,
      wrong: 'The same length, but too late: each word repeats all walks along aaaa.',
      explains:
        'All four words begin with aaaa. A search per word walks every path of this kind four times, and with 200,000 words it does so 200,000 times.',
    },
  },
  {
    id: 'backtracking--unbounded-knapsack',
    prompts: [
      {
        id: 'backtracking--unbounded-knapsack-a',
        text: 'A bakery sells rolls in bags of 4, 6, 9 and 15, and has as many bags of each size as it needs. A customer orders an exact number of rolls. For an order of up to 40 rolls, print every combination of bags that adds up to it. The order of the bags does not matter.',
        world: 'bakery orders',
        pattern: 'backtracking',
        evidence: [
          {
            words: 'as many bags of each size as it needs',
            tells: 'The same size may be chosen again.',
            decides: false,
          },
          {
            words: 'up to 40 rolls, print every combination',
            tells: 'Small input and listed results mean that each one is built.',
            decides: true,
          },
          {
            words: 'The order of the bags does not matter',
            tells: 'Going on with the same size or a larger one avoids repeats.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'unbounded-knapsack',
          fails:
            'A table tells how many combinations there are for each amount, but the customer wants to see them.',
        },
        why: 'Add a bag of the last size or a larger one while it fits, print when the sum is right, and take the bag back.',
        cost: 'O(number of combinations)',
      },
      {
        id: 'backtracking--unbounded-knapsack-b',
        text: 'A bakery sells rolls in bags of 4, 6, 9 and 15, and has as many bags of each size as it needs. A customer orders an exact number of rolls. For an order of up to 100,000 rolls, print the number of combinations of bags that adds up to it. The order of the bags does not matter.',
        world: 'bakery orders',
        pattern: 'unbounded-knapsack',
        evidence: [
          {
            words: 'as many bags of each size as it needs',
            tells: 'Pieces repeat, so a row of amounts is filled from low to high.',
            decides: false,
          },
          {
            words: 'up to 100,000 rolls, print the number of combinations',
            tells: 'A count for a large amount comes from the counts of smaller amounts.',
            decides: true,
          },
          {
            words: 'The order of the bags does not matter',
            tells: 'The sizes are the outer loop, so each combination counts once.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'backtracking',
          fails:
            'For 100,000 rolls there are billions of combinations. Building them one by one never ends, and only their number is needed.',
        },
        why: 'For each bag size, add to the count of every amount the count of the amount smaller by that size.',
        cost: 'O(n · sizes)',
      },
    ],
    clauses: [
      'up to 40 rolls, print every combination',
      'up to 100,000 rolls, print the number of combinations',
    ],
    changes:
      'Listing the combinations means building each one by choices, which is possible only for a small order. A number alone is filled in amount by amount.',
    breaks:
      'A table of counts per amount does not contain the combinations themselves, and listing them takes far too long for a large order.',
    counterexample: {
      prompt: 0,
      input: { bags: [4, 6, 9, 15], rolls: 12 },
      right: [
        [4, 4, 4],
        [6, 6],
      ],
      wrong: 2,
      explains: 'Counting per amount gives 2, the number of combinations, but not which bags they contain.',
    },
  },
  {
    id: 'backtracking--grid-dp',
    prompts: [
      {
        id: 'backtracking--grid-dp-a',
        text: 'An art gallery has 12 rows and 12 columns of rooms, and each room is painted in one of 30 colors. A tour begins in the northwest corner, ends in the southeast corner, and always continues one room to the east or to the south. A tour may never enter a room in a color that it has already passed. How many different tours are there?',
        world: 'art gallery',
        pattern: 'backtracking',
        evidence: [
          {
            words: 'one of 30 colors',
            tells:
              'With 30 colors there are about a billion sets of colors that a tour may have passed, too many for a table.',
            decides: false,
          },
          {
            words: 'one room to the east or to the south',
            tells: 'Each step offers two choices, and each tour makes 22 of them.',
            decides: false,
          },
          {
            words: 'in a color that it has already passed',
            tells:
              'Whether a room may be entered depends on all rooms before it, so the colors go along and are freed again.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'grid-dp',
          fails:
            'One number per room adds up tours that have passed different colors, so it cannot know which of them may enter the next room.',
        },
        why: 'Enter a room, mark its color as used, try the rooms to the east and to the south, and free the color again on the way back.',
        cost: 'O(2^(rows + columns))',
      },
      {
        id: 'backtracking--grid-dp-b',
        text: 'An art gallery has 12 rows and 12 columns of rooms, and each room is painted in one of 30 colors. A tour begins in the northwest corner, ends in the southeast corner, and always continues one room to the east or to the south. A tour may never enter a room in the color of the room just before it. How many different tours are there?',
        world: 'art gallery',
        pattern: 'grid-dp',
        evidence: [
          {
            words: '12 rows and 12 columns of rooms',
            tells: 'A table can keep one number for each room.',
            decides: false,
          },
          {
            words: 'one room to the east or to the south',
            tells:
              'A room is entered only from the north or the west, so it is final once these two rooms are.',
            decides: false,
          },
          {
            words: 'in the color of the room just before it',
            tells:
              'Only the current and the next room decide, so tours that meet in a room have the same future.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'backtracking',
          fails:
            'Trying and undoing every step walks up to 705,432 tours one by one, although all tours that meet in a room continue in the same ways.',
        },
        why: 'For each room, add up the tours to the room in the north and to the room in the west, each only if its color differs.',
        cost: 'O(rows · columns)',
      },
    ],
    clauses: ['in a color that it has already passed', 'in the color of the room just before it'],
    changes:
      'If no color may come back, the next step depends on every room that was passed. If only two rooms in succession must differ, the current room is all that matters.',
    breaks:
      'One number per cell relies on the same future for all paths that meet there, and the colors that were used before break that.',
    counterexample: {
      prompt: 0,
      input: {
        rooms: ['RGR', 'YBO'],
      },
      right: 2,
      wrong: 3,
      explains:
        'Comparing only neighbors allows all 3 tours. But R, G, R, O returns to the color R, so 2 tours are left: R, G, B, O and R, Y, B, O.',
    },
  },
  {
    id: 'backtracking--zero-one-knapsack',
    prompts: [
      {
        id: 'backtracking--zero-one-knapsack-a',
        text: 'A circus packs 24 crates, and the weight of each is a whole number from 1 to 200 kilograms. All crates are loaded onto five wagons, and every wagon must carry exactly the same weight. It does not matter how many crates a wagon gets. Can the circus do it?',
        world: 'circus wagons',
        pattern: 'backtracking',
        alsoFits: [
          {
            pattern: 'dynamic-programming',
            whyNotFirst:
              'A table with one cell for each of the 16,777,216 sets of crates also works, but trying crates and taking them back needs no table.',
          },
        ],
        evidence: [
          {
            words: '24 crates',
            tells: 'With few crates, choices can be tried and undone.',
            decides: false,
          },
          {
            words: 'five wagons',
            tells:
              'The crates left over by one wagon must fill four others, so one reachable total does not decide.',
            decides: true,
          },
          {
            words: 'exactly the same weight',
            tells: 'A wagon that would get too heavy cuts off all further choices.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'zero-one-knapsack',
          fails:
            'A table of reachable totals finds crates for one wagon, but it does not show whether the other crates can fill the four wagons that are left.',
        },
        why: 'Try each unused crate in the wagon that is being filled, go on with the rest, and take it out again if some wagon cannot be completed.',
        cost: 'O(5^n)',
      },
      {
        id: 'backtracking--zero-one-knapsack-b',
        text: 'A circus packs 24 crates, and the weight of each is a whole number from 1 to 200 kilograms. All crates are loaded onto two wagons, and every wagon must carry exactly the same weight. It does not matter how many crates a wagon gets. Can the circus do it?',
        world: 'circus wagons',
        pattern: 'zero-one-knapsack',
        evidence: [
          {
            words: 'a whole number from 1 to 200 kilograms',
            tells: 'The total is at most 4,800, so a table can have a cell for each weight.',
            decides: false,
          },
          {
            words: 'two wagons',
            tells: 'The crates that one wagon does not get go to the other, so one reachable total decides.',
            decides: true,
          },
          {
            words: 'exactly the same weight',
            tells: 'One wagon must get half of the total weight.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'backtracking',
          fails:
            'Trying both wagons for each crate makes 16,777,216 combinations, although they reach at most 4,801 different totals.',
        },
        why: 'Mark every total that some of the crates can reach, crate by crate, and look whether half of the full weight is among them.',
        cost: 'O(n · s)',
      },
    ],
    clauses: ['five wagons', 'two wagons'],
    changes:
      'With two wagons, the crates for one of them decide about the other, so one total is enough. With five, the rest must be divided again and again, so crates are tried and taken back.',
    breaks:
      'A table of totals forgets which crates made a total, so it cannot tell whether the remaining ones fill the other wagons.',
    counterexample: {
      prompt: 0,
      input: {
        crates: [6, 6, 6, 4, 4, 4],
        wagons: 5,
      },
      right: false,
      wrong: true,
      explains:
        'All crates weigh 30, so each wagon must carry 6. A table of totals finds 6 and says yes. But no wagon can take a 4, because one is too little and two are too much.',
    },
  },
]
