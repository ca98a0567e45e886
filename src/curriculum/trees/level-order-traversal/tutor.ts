import type { TutorTexts } from '../../tutor-texts.ts'

export const tutor = {
  questions: [
    {
      kind: 'compare',
      question: 'Can DFS do a level order?',
      asks: [
        'can i use dfs for it too',
        'can i use dfs for level order',
        'dfs for levels',
        'can i do it with recursion too',
        'bfs or recursion for levels',
        'level order with dfs',
        'dfs with depth index',
        'can dfs do level order',
      ],
      answer:
        'DFS with the depth as a parameter can append to `levels[depth]` and gives the same lists. BFS is the natural choice, and can stop at the first level that answers.',
      further: {
        example:
          'The root 2 has children 5 and 1, and 5 has a left child 8. DFS goes 2, 5, 8, 1 and appends each to the list of its depth.\n- After 8 the lists are [2], [5], [8].\n- Then 1 at depth 1: [2], [5, 1], [8].\n\nThe 8 came earlier than the 1, but it is in another list.',
        why: 'DFS visits the left side before the right one. So of two nodes at the same depth the left one is met first, and each list is filled from left to right, although the levels are not filled one after the other.',
        check: {
          ask: 'DFS comes to a node at depth 3 (the root has depth 0), and `levels` has 3 lists so far. How many lists are there after this node?',
          right: ['4', 'four'],
          because: '4: the three lists belong to the depths 0, 1 and 2, so this node starts a new one.',
          wrong: [
            {
              says: ['3', 'three'],
              reply: 'Those lists are for the depths 0, 1 and 2. Where does a node at depth 3 go?',
            },
          ],
        },
        claims: [
          {
            says: ['dfs gives the wrong order within a level', 'with dfs the levels come out mixed'],
            isRight: false,
            reply:
              "No. Left is visited before right, so each level's list is in order. Only the time at which it is filled differs.",
          },
          {
            says: ['the depth goes down as a parameter', 'i pass depth + 1 to the children'],
            isRight: true,
            reply: 'Yes. Then each call knows which list its node belongs to.',
          },
          {
            says: ['dfs can stop at the first level that answers', 'dfs finishes level 2 before level 3'],
            isRight: false,
            reply:
              'No. It goes deep first, so only at the end can you be sure that a level is complete. BFS can stop early.',
          },
        ],
      },
    },
    {
      kind: 'what',
      question: 'What is a level order traversal?',
      asks: [
        'level by level what does it mean',
        'what is level order',
        'bfs on a tree',
        'breadth first tree',
        'visit nodes row by row',
        'what is bfs in a tree',
        'how do i do bfs with a queue',
        'what is bfs on a tree',
      ],
      answer:
        "A level order traversal visits the tree level by level, each from left to right, with a queue: take a node out, put its children in. Taking the queue's length first tells where a level ends.",
      further: {
        example:
          'The root is 4, with children 2 and 7, and 2 has a right child 3.\n- Length 1: take out 4, put in 2 and 7. Level: 4.\n- Length 2: take out 2, put in 3; take out 7. Level: 2, 7.\n- Length 1: take out 3. Level: 3.',
        why: 'A queue returns nodes in the order in which they entered. If a level comes out from left to right, its children enter from left to right and after the whole level. The root alone is the first level, so this holds for all levels.',
        check: {
          ask: 'The root 1 has children 2 and 3, 2 has a left child 4, 3 has a left child 5. The queue has just given out 2, and its child was put in. Which node comes out next?',
          right: ['3', 'three'],
          because: '3: it entered together with 2, before any of the grandchildren.',
          wrong: [
            {
              says: ['4', 'four'],
              reply: '4 was put in at the end of the queue. Who has been waiting longer?',
            },
            { says: ['5', 'five'], reply: '5 enters only when its parent comes out. Has that happened yet?' },
          ],
        },
        claims: [
          {
            says: ['a stack works just as well', 'i can use a stack for the levels'],
            isRight: false,
            reply:
              'No. A stack returns what came in last, so you would go deep first instead of level by level.',
          },
          {
            says: ['the queue has nodes of at most two levels', 'only two levels are in the queue at a time'],
            isRight: true,
            reply: 'Yes. What is left of one level, and the children of those already taken out.',
          },
          {
            says: ['level order is the same as preorder', 'preorder also goes level by level'],
            isRight: false,
            reply:
              'No. For the root 1 with children 2 and 3 and a 4 below 2, preorder is 1, 2, 4, 3, but level order is 1, 2, 3, 4.',
          },
        ],
      },
    },
    {
      kind: 'why',
      question: "Why do I save the queue's length before the inner loop?",
      asks: [
        'why len(queue) before the inner loop',
        'why fix the size',
        'cant i just loop while queue',
        'level size',
        'why take the queue length first',
        'levels get mixed up',
        'children added during the loop',
        'what happens if i forget to save the length of the queue',
      ],
      answer:
        'At that moment the queue contains exactly one level. Children are added during the loop, so the saved length marks where the level ends. With only `while queue` you get one flat list.',
      further: {
        example:
          'The root 5 has children 3 and 8, and 3 has children 1 and 4. The second round starts with the queue 3, 8, so the saved length is 2.\n- Take out 3, put in 1 and 4: the queue is 8, 1, 4.\n- Take out 8, the second node: the level ends.\n\nA plain `while queue` would add 1 and 4 to the same list.',
        why: 'The round before took out all parents and put in all their children, so at the start of a round the queue has exactly one level. New nodes enter after it, so the first nodes to come out are that level.',
        check: {
          ask: 'A round starts with 3 nodes in the queue. They have 2, 2 and 1 children. How many nodes are in the queue when the next round starts?',
          right: ['5', 'five'],
          because: '5: the three nodes have left the queue, and 2 + 2 + 1 children have entered it.',
          wrong: [
            {
              says: ['8', 'eight'],
              reply:
                'You added the three nodes of this level. Are they still in the queue after their round?',
            },
            { says: ['3', 'three'], reply: 'That is how many leave in this round. How many enter?' },
          ],
        },
        claims: [
          {
            says: [
              'i can read the length in the loop condition',
              'i < queue.length is fine as the condition',
            ],
            isRight: false,
            reply:
              'No. Nodes leave and children enter during the loop, so the bound can change at every step and the rounds no longer match the levels.',
          },
          {
            says: ['range(len(queue)) is computed only once', 'in python range keeps the old length'],
            isRight: true,
            reply:
              'Yes. The range is built before the first step, so it does not notice that the queue changes.',
          },
          {
            says: [
              'without the length all nodes are still visited',
              'only the borders between levels get lost',
            ],
            isRight: true,
            reply: 'Yes. The nodes come out in the same order. You only cannot tell where a level ends.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'How do I reverse every second level?',
      about: 103,
      asks: [
        'zigzag level order',
        'reverse every second level',
        'dont reverse the queue',
        'zigzag chaos',
        'alternate direction on each level',
      ],
      answer:
        'Leave the queue as it is and reverse only the output of every second level (or fill it from the back). If you reverse the queue, the children come in the wrong order, and the next levels are wrong.',
    },
    {
      kind: 'when',
      question: 'Which traversal do I use for a result per level?',
      asks: [
        'when level order',
        'minimum depth',
        'right side view',
        'nearest leaf',
        'level averages',
        'shallowest leaf',
        'per level result which traversal',
      ],
      answer:
        'Use BFS if the answer is per level (averages, right side view, zigzag), or if you need the first level at which something happens (minimum depth). BFS stops there, while DFS would go deep first.',
      further: {
        example:
          'Averages of the levels: the root is 6, its children are 2 and 8, and 5 is below 2.\n- BFS has 2 and 8 in the queue together: (2 + 8) / 2 = 5, done.\n- DFS meets 6, 2, 5, 8. It must store a sum and a count per depth until the very end.',
        why: "The nodes of one level may be in very different subtrees, so no subtree's result contains a whole level. BFS meets them one after the other, and a level is complete before the next begins.",
        check: {
          ask: 'For each node you need the sum of its whole subtree. Level order or depth-first?',
          right: ['depth-first', 'depth first', 'dfs', 'postorder', 'recursion'],
          because:
            'Depth-first, in postorder: each call returns its sum, and the parent adds its own value to both.',
          wrong: [
            {
              says: ['level order', 'level-order', 'bfs', 'breadth-first', 'breadth first', 'queue'],
              reply: 'From the top down you meet a node before its children. When do you know their sums?',
            },
          ],
        },
        claims: [
          {
            says: ['dfs cannot give a result per level', 'anything with levels is impossible with dfs'],
            isRight: false,
            reply:
              'No. DFS can pass the depth down and collect values per depth. It just cannot finish a level before the end.',
          },
          {
            says: ['bfs can stop at the first level that answers', 'bfs need not go deeper than the answer'],
            isRight: true,
            reply: 'Yes. All nodes of smaller depth have come out before, so nothing nearer can follow.',
          },
          {
            says: ['for the maximum depth bfs is faster', 'bfs finds the deepest node sooner'],
            isRight: false,
            reply: 'No. Any node may turn out to be the deepest, so both must visit all n nodes.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'How do I find the last node of each level?',
      about: 199,
      asks: [
        'last of each level',
        'left view',
        'dfs right first',
        'right side view idea',
        'rightmost node per level',
      ],
      answer:
        'Take the last node of each level. Or DFS with the right child first, and record the first node seen at each depth.',
    },
    {
      kind: 'cost',
      question: 'How wide can the queue get?',
      asks: [
        'level order space',
        'width of the tree',
        'queue memory',
        'memory of bfs on a tree',
        'how wide can the queue get',
      ],
      answer:
        'The queue contains nodes of at most two neighboring levels, so it needs O(w) space for the widest level w. In a perfect tree the last level has about n/2 nodes, which makes O(n). The time is O(n), too.',
      further: {
        example:
          'The root 1 has children 2 and 3, and 2 has children 4 and 5.\n- Take out 1: the queue is 2, 3.\n- Take out 2: the queue is 3, 4, 5, three nodes, though no level has more than two.\n- Take out 3: the queue is 4, 5.',
        why: 'A node is in the queue from the moment its parent comes out until it comes out itself. So the queue has the rest of one level and the children of the part already taken, never more than two levels together.',
        check: {
          ask: 'A perfect tree has 63 nodes on 6 levels. How many nodes are in the queue when the last level begins?',
          right: ['32', 'thirty-two'],
          because: '32: the levels have 1, 2, 4, 8, 16 and 32 nodes, and the whole last level is waiting.',
          wrong: [
            {
              says: ['63'],
              reply: 'That is the number of all nodes. Which of them have already left the queue?',
            },
            { says: ['31'], reply: 'Those are the nodes above the last level. How many are on it?' },
            {
              says: ['6', 'six'],
              reply:
                'That is the height, which matters for the call stack of DFS. How many nodes are on one level?',
            },
          ],
        },
        claims: [
          {
            says: ['the queue needs only o(log n) space', 'queue space is the height'],
            isRight: false,
            reply:
              'No. The height limits the stack of DFS. A level may have about n/2 nodes, and they are all in the queue.',
          },
          {
            says: ['a chain needs a queue of one node', 'for a chain the queue is o(1)'],
            isRight: true,
            reply: 'Yes. Every level has just one node, so the queue never has more than one.',
          },
          {
            says: ['the time is o(n log n) because of the levels', 'time is n times the number of levels'],
            isRight: false,
            reply: 'No. Every node enters the queue once and leaves it once, whatever its level: O(n).',
          },
        ],
      },
    },
    {
      kind: 'mistake',
      question: 'What do I do with missing children in the queue?',
      asks: ['null children in queue', 'none in queue', 'check before append', 'none in my queue crashes'],
      answer:
        "Append only children that exist. Otherwise you must skip nulls when you take them out, and they count in the level's length.",
    },
    {
      kind: 'how',
      question: 'Why is the minimum of both children wrong?',
      about: 111,
      asks: [
        'min depth with one child',
        'leaf not null',
        'why min of children is wrong',
        'minimum depth wrong when one child is missing',
      ],
      answer:
        'If one child is missing, recurse only into the other: the path must end at a leaf, and `1 + min(left, right)` would take the 0 of the empty side. With BFS the first node without children gives the answer.',
      further: {
        example:
          'The root 9 has only a right child 4, which is a leaf.\n- `1 + min(left, right)` gives 1 + min(0, 1) = 1, as if a path ended at 9.\n- The left child is missing, so only the right one counts: 1 + 1 = 2. That is the path 9, 4.',
        why: 'The 0 of a missing child does not stand for a path to a leaf, only for the lack of one. A maximum never prefers it to a real path, but a minimum takes exactly that 0.',
        check: {
          ask: 'A root has only a left child, and that child has two children, both leaves. What is the minimum depth, counted in nodes?',
          right: ['3', 'three'],
          because: '3: both leaves are on the third level, and neither the root nor its child is a leaf.',
          wrong: [
            { says: ['1', 'one'], reply: 'Then the path would end at the root. Is the root a leaf?' },
            {
              says: ['2', 'two'],
              reply: "Then the path would end at the root's child. Does that node have children?",
            },
          ],
        },
        claims: [
          {
            says: ['the maximum depth has the same problem', 'max needs the same special case'],
            isRight: false,
            reply:
              'No. With `1 + max(left, right)` the 0 of a missing child loses against any real depth, so no special case is needed.',
          },
          {
            says: ['a node with one child is a leaf', 'one missing child makes it a leaf'],
            isRight: false,
            reply: 'No. A leaf has no children at all. A path must go on where one child exists.',
          },
          {
            says: ['a root without children has minimum depth 1', 'a single node has depth 1'],
            isRight: true,
            reply: 'Yes. It is a leaf itself, so the shortest path consists of this one node.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'How do I connect each node with its right neighbor?',
      about: 116,
      asks: [
        'connect next pointers',
        'populating next right pointers',
        'O(1) space levels',
        'link nodes on the same level without a queue',
      ],
      answer:
        'Walk a level by its `next` pointers. At each node link its left child to its right child, and its right child to the left child of the next node. That needs no queue, O(1) space. If children may be missing, collect the next level after a dummy node.',
    },
    {
      kind: 'how',
      question: 'Why do children get the indices 2i + 1 and 2i + 2?',
      about: 662,
      asks: [
        'maximum width',
        'index children 2i and 2i+1',
        'width with gaps',
        'overflow of index',
        'width of a level with missing nodes',
      ],
      answer:
        'Give the root index 0 and the children 2i + 1 and 2i + 2. The width of a level is last - first + 1. Subtract the first index of each level, otherwise the numbers overflow in deep trees.',
    },
    {
      kind: 'how',
      question: 'How do I return the levels from the bottom up?',
      about: 107,
      asks: [
        'bottom up level order',
        'reverse result',
        'vertical order',
        'columns',
        'levels from bottom to top',
      ],
      answer:
        'Collect levels from the top and reverse the list of levels at the end. For columns keep a column number with each node: left -1, right +1.',
    },
    {
      kind: 'mistake',
      question: 'Why is `pop(0)` slow for a level order?',
      asks: ['queue pop(0) level order slow', 'list as queue in bfs', 'level order tle'],
      answer:
        'Use a deque: `list.pop(0)` moves all remaining elements, so a wide tree costs O(n²). You can also build a new list for each level and never remove from the front.',
      further: {
        example:
          'A list has five nodes a, b, c, d, e. `pop(0)` removes a and moves the other 4 one index down, the next one moves 3, then 2, then 1: 10 moves for five nodes. For 100,000 nodes that is about 5 billion moves. `popleft()` of a deque moves nothing.',
        why: 'A list keeps its elements side by side, starting at index 0. If the first one goes, all others must shift to close the gap. A deque only shifts its mark for where the queue begins.',
        check: {
          ask: 'A list of 4 elements is emptied by `pop(0)`. How many times is an element moved, in all?',
          right: ['6', 'six'],
          because: '6: the four removals move 3, 2, 1 and 0 elements.',
          wrong: [
            {
              says: ['4', 'four'],
              reply: 'That is the number of removals. How many elements does each one move?',
            },
            {
              says: ['10', 'ten'],
              reply: 'Count those that remain after each removal: the removed one is not moved.',
            },
            {
              says: ['12', 'twelve'],
              reply: 'You let every removal move 3 elements. How many are left after the first?',
            },
          ],
        },
        claims: [
          {
            says: ['pop(0) is o(1) in python', 'removing the first element is constant'],
            isRight: false,
            reply:
              'No. All remaining elements move by one index, so it takes O(n). `popleft()` of a deque is O(1).',
          },
          {
            says: ['pop() at the end is o(1)', 'removing the last element is cheap'],
            isRight: true,
            reply: 'Yes. Nothing comes after the last element, so nothing has to move.',
          },
          {
            says: [
              'i can use pop() instead and it is still bfs',
              'pop() without an index also works for levels',
            ],
            isRight: false,
            reply: 'No. `pop()` takes the newest node, so the list works as a stack and you go deep first.',
          },
        ],
      },
    },
    {
      kind: 'why',
      question: 'Why does BFS find the minimum depth first?',
      about: 111,
      asks: ['why does bfs find the minimum depth first', 'why bfs can stop early', 'bfs vs dfs min depth'],
      answer:
        'BFS visits nodes in order of depth, so the first leaf it meets is the shallowest. DFS must look at the other branches too, because a shorter path may still be there.',
      further: {
        example:
          'The root 1 has children 2 and 3. Below 2 is 4, and below 4 is 6. 3 is a leaf.\n- BFS takes out 1, 2, 3. The 3 has no children, so the depth is 2. The 4 is still in the queue, and 6 never gets there.\n- DFS goes 1, 2, 4, 6 and finds depth 4. It still has to look at 3.',
        why: 'Nodes leave the queue ordered by depth. So when the first leaf comes out, all nodes nearer to the root have come out before, and none of them was a leaf.',
        check: {
          ask: 'The first leaf is the 9th node that leaves the queue, and all levels above it are full. On which level is it, if the root is level 1?',
          right: ['4', 'four'],
          because:
            '4: three full levels have 1 + 2 + 4 = 7 nodes, so the 9th node is the second one of the next level.',
          wrong: [
            {
              says: ['3', 'three'],
              reply: 'How many nodes do three full levels have together? Is the 9th among them?',
            },
            {
              says: ['9', 'nine'],
              reply: '9 is its position in the whole order. How many nodes fit on each level?',
            },
            { says: ['2', 'two'], reply: 'Two full levels have only 3 nodes. Continue counting.' },
          ],
        },
        claims: [
          {
            says: ['dfs can stop at its first leaf too', 'the first leaf in dfs is the answer'],
            isRight: false,
            reply:
              'No. Its first leaf may be deep. A leaf nearer to the root may be in a branch that DFS has not entered yet.',
          },
          {
            says: ['in the worst case bfs visits all nodes', 'bfs is still o(n) at worst'],
            isRight: true,
            reply: 'Yes. In a chain the only leaf is the last node, so every node is visited.',
          },
          {
            says: ['bfs finds the maximum depth early too', 'bfs is also quicker for the max depth'],
            isRight: false,
            reply: 'No. The deepest nodes come out last, so BFS has visited all n nodes by then.',
          },
        ],
      },
    },
    {
      kind: 'what',
      question: 'Does BFS on a tree need a visited set?',
      asks: ['do i need a visited set for tree bfs', 'visited set in trees', 'why no visited in a tree'],
      answer:
        'No, a rooted tree needs no visited set: each node has one parent, so it enters the queue once. You need one as soon as you also walk to parents or treat the tree as a graph.',
    },
    {
      kind: 'when',
      question: 'How do I find the last one on each floor?',
      asks: [
        'everyone with the same distance from the boss',
        'who stands rightmost on each floor',
        'average per generation',
        'closest leaf to the top',
        'connect neighbors on the same level',
      ],
      answer:
        'Words such as level, row, generation or nearest point to breadth-first search with a queue. In each round take exactly as many nodes as the queue has at the start of the round. O(n) time, and memory for the widest level.',
    },
    {
      kind: 'mistake',
      question: 'Is the right side view just the right children?',
      about: 199,
      asks: [
        'right view is just the right children',
        'follow right pointers only, right',
        'right side view = node.right until null',
        'keep going right for the view',
      ],
      answer:
        'No, the left subtree may be deeper. A root 1 with only a left child 2 has the view 1, 2, although there is no right child. Take the last node of every level.',
      further: {
        example:
          'The root 7 has children 4 and 9, 9 is a leaf, and 4 has a right child 6.\n- Following right children gives 7, 9 and ends there.\n- The levels are 7, then 4, 9, then 6. Their last nodes are 7, 9, 6, so the 6 of the left subtree is visible.',
        why: 'Seen from the right, a node is hidden only by a node of the same level further to the right. So its position within the level decides, and not which child of its parent it is.',
        check: {
          ask: 'The left subtree of the root has 5 levels, the right one has 2. How many nodes does the right side view have?',
          right: ['6', 'six'],
          because: '6: one node per level, that is the root and the 5 levels of the deeper side.',
          wrong: [
            {
              says: ['3', 'three'],
              reply: 'You stopped at the end of the right subtree. Does the tree have levels below that?',
            },
            {
              says: ['5', 'five'],
              reply: "Those are the levels below the root. What about the root's own level?",
            },
            {
              says: ['8', 'eight'],
              reply: 'You counted nodes from both sides. How many nodes of one level are visible?',
            },
          ],
        },
        claims: [
          {
            says: ['the view has one node per level', 'as many nodes as there are levels'],
            isRight: true,
            reply: 'Yes. On every level exactly one node, the last one, is not hidden by another.',
          },
          {
            says: [
              'take the right child, or the left if it is missing',
              'go right and only left if there is no right',
            ],
            isRight: false,
            reply:
              'No. If the right child is a leaf and the left subtree is deeper, this walk ends too early.',
          },
          {
            says: ['dfs with the right child first works', 'visit right before left and record new depths'],
            isRight: true,
            reply: 'Yes. The first node met at each depth is then the rightmost one of that level.',
          },
        ],
      },
    },
    {
      kind: 'mistake',
      question: 'Does the queue need only O(log n) space?',
      asks: [
        'queue needs only log n space, right',
        'the queue is as small as the height',
        'bfs memory is the depth',
      ],
      answer:
        'No, the queue contains up to a whole level, and the last level of a perfect tree has about n/2 nodes. The height bounds the memory of DFS, not that of BFS.',
    },
    {
      kind: 'mistake',
      question: 'Is the last level always the widest?',
      asks: [
        'the last level is always the widest',
        'deepest row has most nodes, right',
        'width is the size of the bottom level',
      ],
      answer:
        'No, although it is in a perfect tree. With two children at the root and a single grandchild, the middle level has 2 nodes and the last one 1. Keep the maximum over all levels.',
    },
    {
      kind: 'mistake',
      question: 'Can I make a zigzag by pushing the right child first?',
      about: 103,
      asks: [
        'zigzag by pushing right child first',
        'swap child order on every second level',
        'push children reversed for zigzag, right',
      ],
      answer:
        'No, not with one queue: the reversed children make later levels come out mixed: a perfect tree numbered 1 to 7 gives 1, then 3, 2, then 6, 7, 4, 5. Keep the queue from left to right and reverse only the output list of every second level. Two alternating stacks also work.',
    },
    {
      kind: 'mistake',
      question: 'Why do my levels run into each other?',
      asks: [
        'levels run into each other',
        'inner loop takes too many nodes',
        'i < queue.length grows while looping',
        'nodes of two levels in one list',
      ],
      answer:
        "You read the queue's length again in each round of the inner loop, while children are being added. Save it before the loop: `const size = queue.length`. In Python `range(len(queue))` is computed only once, so it is safe.",
    },
    {
      kind: 'mistake',
      question: 'Why is there an empty list at the end?',
      asks: [
        'an empty list at the end',
        'level order gives a trailing []',
        'one extra level comes out',
        'one level too many counted',
      ],
      answer:
        'You put missing children into the queue, so after the last level there is a round of nulls only. Append a child only if it exists.',
    },
    {
      kind: 'mistake',
      question: 'Why is only the root printed?',
      asks: [
        'only the root is printed',
        'level order stops after the first row',
        'output is just [[root]]',
        'nothing below the top appears',
      ],
      answer:
        'The children never get into the queue you read from: check that you append them inside the loop, to the same queue, and that the list for the next level is assigned back to the variable.',
    },
    {
      kind: 'mistake',
      question: 'Why does it crash on an empty tree?',
      asks: [
        'dies on an empty tree',
        'crashes when root is null',
        'level order of nothing throws',
        'null has no attribute left at the start',
      ],
      answer:
        'You put the root into the queue without a test. Return an empty list first: `if root is None: return []`.',
    },
    {
      kind: 'mistake',
      question: 'Why do nodes of the same column come out in the wrong order?',
      about: 987,
      asks: [
        'same column comes out in the wrong order',
        'vertical order with dfs mixes rows',
        'deeper node before the higher one in a column',
      ],
      answer:
        'DFS may reach a deep node of a column before a higher one in another branch. Use BFS, which visits rows from top to bottom, or store the row and sort by it.',
    },
    {
      kind: 'when',
      question: 'How do I model a rumor that goes down one rank per hour?',
      asks: [
        'rumor spreads one rank per hour down the hierarchy',
        'first floor with a free office',
        'print the company chart line by line',
        'sum of the people in each rank',
      ],
      answer:
        'The words row, rank, per step or first level mean level by level: use a queue and process exactly as many nodes as it has at the start of a round. O(n) time, memory for the widest level.',
    },
    {
      kind: 'compare',
      question: 'Should I use the size of the queue or a null marker?',
      asks: [
        'size of the queue or a null marker',
        'separate levels with a sentinel',
        'two lists or one queue for levels',
      ],
      answer:
        'Choose the saved queue size: it is one variable, and nothing but nodes is in the queue. Two lists, this level and the next, are just as good. A null marker is easy to get wrong, since you must stop adding it at the end, or the loop never ends.',
    },
    {
      kind: 'how',
      question: 'How many minutes does it take to burn a tree from a leaf?',
      asks: [
        'burn a tree from a leaf, how many minutes',
        'infection spreads to parent and children',
        'time until all nodes are reached from one node',
      ],
      answer:
        'Now the walk also goes to the parent, so the tree is a graph: record parents first, then run BFS from the start node with a visited set. The number of levels after the start is the answer, O(n).',
    },
    {
      kind: 'how',
      question: 'Can I go level by level without a queue and with little memory?',
      asks: [
        'level by level without a queue in little memory',
        'iterative deepening on a tree',
        'print levels with only o(h) space',
      ],
      answer:
        'Run a depth-limited DFS for depth 0, 1, 2, ... and print only the nodes at that depth. Memory is O(h), but upper nodes are visited again for each level: O(n) in a perfect tree, O(n²) in a chain.',
    },
    {
      kind: 'how',
      question: 'How do I explain a level order traversal in an interview?',
      asks: [
        'how would i explain that in an interview',
        'explain level order to an interviewer',
        'how do i present bfs on a tree',
        'what do i say about my level order solution',
      ],
      answer:
        'Say what the queue contains: “At the start of each round it contains exactly one level, from left to right.” Then the round: “I save its size, take that many nodes, and append their children.” Then the cost: every node enters and leaves once, O(n) time, and the queue is as long as the widest level, O(n) at worst. Mention the empty tree.',
    },
    {
      kind: 'how',
      question: 'What if a node has only one child?',
      asks: [
        'what if a node has only one child',
        'what if a child is missing',
        'node with one child in level order',
        'what if there is no right child',
        'one child only',
      ],
      answer:
        'Nothing special happens: you push the child that exists and skip the missing one. So a level may be narrower than the one above. Only the minimum depth needs care: a node with one child is not a leaf, so the path has to go on through that child.',
    },
    {
      kind: 'how',
      question: 'How do I print a tree level by level?',
      about: 102,
      asks: [
        'how do i print a tree level by level',
        'print each level on its own line',
        'level by level traversal how',
        'go through a tree row by row',
        'how do i get one list per level',
      ],
      answer:
        'Put the root into a queue. As long as the queue is not empty, save its size, take exactly that many nodes from the front, write their values into one list, and append their children at the back. Each round is one level. For the root 1 with children 2 and 3 the lists are [1] and [2, 3]. An empty tree gives no list.',
    },
    {
      kind: 'compare',
      question: 'Do I need two queues, or can I use a stack?',
      asks: [
        'do i need two queues',
        'what if i use a stack',
        'one queue or two',
        'can i use a stack instead of a queue',
      ],
      answer:
        'One queue and its saved size are enough. Two lists, one for this level and one for the next, are just as good: build the next one from the children, then swap. A stack is wrong: it takes the newest node first, so it goes deep instead of finishing the level.',
    },
    {
      kind: 'how',
      question: 'In what order do I push the children?',
      asks: [
        'in what order do i push the children',
        'left or right child first',
        'which child first',
        'order of pushing children',
      ],
      answer:
        'Left first, then right: a queue returns them in the same order, so each level comes out from left to right. With right first each level is mirrored, and then the first node of a level is the right side view. With a stack it is the other way around: push the right child first.',
    },
    {
      kind: 'why',
      question: 'Why does a level order need a queue and not a stack?',
      asks: [
        'why a queue and not a stack',
        'why does level order need a queue',
        'why not a stack for level order',
        'why is a queue used in bfs on a tree',
        'what goes wrong with a stack in level order',
        'why fifo for level order',
        'why queue for levels',
      ],
      answer:
        'A queue hands out nodes in the order in which they were added. All nodes of one level are added before any node of the next, so they also come out first. A stack hands out the newest node, so the children of a node come before its siblings: depth-first. Root 1 with children 2 and 3, and 4 below 2: queue 1, 2, 3, 4, stack 1, 2, 4, 3.',
      further: {
        example:
          'Root 1 with children 2 and 3, and 4 below 2.\n- Queue: take 1, add 2 and 3. Take 2, add 4. Take 3. Take 4. The order is 1, 2, 3, 4.\n- Stack, right child pushed first: pop 1, push 3 and 2. Pop 2, push 4. Pop 4. Pop 3. The order is 1, 2, 4, 3.\n\nWith the stack, 4 of level 2 comes before 3 of level 1.',
        why: 'Suppose the queue contains the nodes of level d in order. Each one that comes out adds its children at the back, after all that is left of level d. So level d is finished before the first child comes out, and then the queue contains exactly level d + 1. A stack adds the children in front of what is left.',
        check: {
          ask: 'Root 1 has children 2 and 3; 3 has the child 4. A stack gets the right child first, then the left. Which node is visited last?',
          right: ['4', 'four'],
          because: '4: the stack gives 1, 2, 3, 4. Here it happens to agree with the level order.',
          wrong: [
            {
              says: ['3', 'three'],
              reply: '4 is pushed only when 3 is popped. So which of the two comes first?',
            },
            {
              says: ['2', 'two'],
              reply: '2 was pushed last, so it is popped right after the root.',
            },
          ],
        },
        claims: [
          {
            says: ['a stack visits the levels from the bottom', 'a stack gives the levels in reverse'],
            isRight: false,
            reply: 'No. A stack goes down one branch before it comes to the next, so the levels are mixed.',
          },
          {
            says: ['the queue is first in first out', 'bfs needs first in first out'],
            isRight: true,
            reply: 'Yes. What was added first comes out first, and so one level comes out before the next.',
          },
        ],
      },
    },
    {
      kind: 'cost',
      question: 'What do n and w mean in the cost of a level order?',
      asks: [
        'what is w in o(w)',
        'what does o(w) mean',
        'what does w stand for',
        'what do the letters in the bound mean',
        'what is n in level order',
      ],
      answer:
        'n is the number of nodes and w the number of nodes on the widest level. Each node enters and leaves the queue once, O(n) time. The queue contains nodes of at most two neighboring levels, O(w) space. In a perfect tree w is about n/2, and in a chain it is 1.',
    },
  ],
  problems: [
    {
      number: 102,
      questions: [
        {
          question: 'How do I get one list per level instead of a flat one?',
          asks: ['nested lists', 'len(queue)', 'flat list'],
          answer:
            "Save the queue's length at the start of a round: it is the size of the level. Children pushed meanwhile belong to the next level.",
        },
        {
          question: 'What does `size` mean, and what does it cost?',
          asks: ['level order cost', 'what does size mean in the loop', 'empty tree level lists'],
          answer:
            '`size` is the number of nodes on this level, saved before their children enter. O(n) time, and the queue contains nodes of at most two adjacent levels, so O(w) space for the widest level w. Return [] for an empty tree.',
        },
      ],
    },
    {
      number: 103,
      questions: [
        {
          question: 'May I reverse the queue?',
          asks: ['reverse queue', 'wrong', 'deque appendleft'],
          answer:
            'Do not reverse the queue, or the next levels come out mixed. Reverse only the output of every second level, or append its values on the left of a deque.',
        },
        {
          question: 'Which levels are reversed?',
          asks: ['zigzag cost', 'which levels are reversed', 'zigzag by depth parity'],
          answer:
            'The first level goes left to right, so reverse the output of the levels with odd depth, counted from 0. O(n) time.',
        },
      ],
    },
    {
      number: 199,
      questions: [
        {
          question: 'Is it enough to follow the right children?',
          asks: ['only child', 'left deeper', 'dfs'],
          answer:
            'Following only right children misses the levels in which the left side is deeper. Take the last node of each level.',
        },
        {
          question: 'When is a node visible in the DFS version?',
          asks: [
            'right side cost',
            'right view missing deep left nodes',
            'what does depth equal list length mean',
          ],
          answer:
            'With DFS, right child first, a node is visible exactly if its depth equals the length of the result: it is the first at that depth, even if it lies in the left subtree. O(n) time.',
        },
        {
          question: 'What if the left side is deeper?',
          asks: [
            'what if the left side is longer',
            'left subtree deeper',
            'only a left child',
            'no right child',
          ],
          answer:
            'Then you see nodes of the left side below. For 1 with children 2 and 3, where only 2 has a child 4, the view is 1, 3, 4.',
        },
      ],
    },
    {
      number: 111,
      questions: [
        {
          question: 'What do I do at a node with only one child?',
          asks: ['min one child', 'why not min of both', 'leaf definition'],
          answer: 'A missing child is not a leaf, so take the depth of the side that exists, plus 1.',
        },
        {
          question: 'Why do I get 1 for a chain, and where does BFS stop?',
          asks: ['minimum depth returns 1 for a chain', 'min depth cost', 'first leaf in bfs'],
          answer:
            'A root with one child is not a leaf, so its missing side does not count. BFS stops at the first node without children; at worst it takes O(n).',
        },
        {
          question: 'Why is `min(left, right) + 1` wrong?',
          asks: [
            'cant i just do min of left and right plus 1',
            'min left right plus 1',
            'minimum of both sides plus one',
            'why not min',
          ],
          answer:
            'Because a missing side counts 0. A root with only a left leaf would get min(1, 0) + 1 = 1, but the nearest leaf is at depth 2. If one child is missing, go on with the other one only.',
        },
        {
          question: 'Is BFS faster than DFS here?',
          asks: ['is bfs faster for that', 'bfs or dfs for minimum depth', 'why bfs for minimum depth'],
          answer:
            'Often. BFS stops at the first leaf it meets. If the root has one leaf as a child and a huge subtree on the other side, BFS looks at three nodes or so, and DFS at all of them. The worst case is O(n) for both.',
        },
      ],
    },
    {
      number: 637,
      questions: [
        {
          question: 'What do I divide by, and can the sum overflow?',
          asks: ['overflow'],
          answer:
            "Divide the sum of a level by its number of nodes, which is the queue's length before the loop. Use 64 bits for the sum.",
        },
        {
          question: 'Why do my results lose their fraction?',
          asks: ['average of levels cost', 'integer division in averages', 'average per level sum variable'],
          answer:
            'Sum the values of one level, starting at 0 for each level, and divide by its size as a floating-point number. Integer division would cut off the fraction. O(n) time.',
        },
      ],
    },
    {
      number: 515,
      questions: [
        {
          question: 'With which value does the maximum start?',
          asks: ['per negative', 'initial max'],
          answer:
            'Start the maximum of each level at minus infinity or at its first node; 0 fails for negative values.',
        },
        {
          question: 'How does it work with DFS, and why are my rows 0?',
          asks: ['largest in each row cost', 'row maximum with dfs', 'all rows give 0'],
          answer:
            'Pass the depth down. At a new depth append the value, otherwise take the larger of the stored and the new value. If rows of negative values give 0, the start value is wrong. O(n) time.',
        },
      ],
    },
    {
      number: 116,
      questions: [
        {
          question: 'How do I link nodes across two parents?',
          asks: ['O(1) space', 'across parents', 'perfect tree'],
          answer:
            'In a perfect tree each inner node has both children: `node.left.next = node.right`, and across parents `node.right.next = node.next.left` if `node.next` exists. Walking each level by `next` needs O(1) space.',
        },
        {
          question: 'What changes if the tree has gaps?',
          asks: ['next pointers cost', 'perfect tree or any tree', 'link to cousin missing'],
          answer:
            'The link between cousins is `node.right.next = node.next.left` in a perfect tree; in a tree with gaps (problem 117) you need the next existing child instead. O(n) time, and O(1) space if you walk each level by its `next` links.',
        },
      ],
    },
    {
      number: 662,
      questions: [
        {
          question: 'How do I keep the indices from overflowing?',
          asks: ['overflow', 'null gaps', 'normalize index'],
          answer:
            'Subtract the first index of a level from all indices on it. The differences stay the same, and the numbers stay small.',
        },
        {
          question: 'What does the index of a node mean, and do gaps count?',
          asks: ['what does the index of a node mean', 'width of tree cost', 'gaps count in width'],
          answer:
            'It is the position that the node would have in a tree without gaps, so gaps between the first and the last node count. O(n) time. Subtract the first index of each level, or the indices grow like 2^depth.',
          further: {
            example:
              'The root has index 0, its children 1 and 2. Node 1 has only a left child: 2 · 1 + 1 = 3. Node 2 has only a right child: 2 · 2 + 2 = 6. The last level has two nodes, but its width is 6 - 3 + 1 = 4.',
            why: "The formulas give each position of a full tree its own number, from left to right within a level. A missing node's number is simply not used, so a difference of two indices counts it as well.",
            check: {
              ask: 'On one level the first node has index 8 and the last one 13. How wide is the level?',
              right: ['6', 'six'],
              because:
                '6: the positions 8 to 13 are six, whether or not there are nodes on those in between.',
              wrong: [
                {
                  says: ['5', 'five'],
                  reply: 'The difference counts the steps between the two. Does the first node itself count?',
                },
                {
                  says: ['2', 'two'],
                  reply: 'Positions without a node count as well, as long as they are between the two.',
                },
              ],
            },
            claims: [
              {
                says: ['the width is the number of nodes on the level', 'just count the nodes of each level'],
                isRight: false,
                reply:
                  'No. Gaps between the first and the last node count as well. Two nodes can make a width of 4.',
              },
              {
                says: ['gaps at the ends count as well', 'a missing node at the far left counts'],
                isRight: false,
                reply: 'No. The width reaches from the first existing node to the last one.',
              },
              {
                says: [
                  'subtracting the first index leaves the width as it is',
                  'i can start each level at 0 again',
                ],
                isRight: true,
                reply:
                  'Yes. All indices of the level become smaller by the same number, so their differences stay, and those of the next levels do, too.',
              },
            ],
          },
        },
      ],
    },
    {
      number: 987,
      questions: [
        {
          question: 'In which order do nodes in the same cell come?',
          asks: ['ties', 'same cell smaller first'],
          answer:
            'Collect (column, row, value) for each node and sort: nodes in the same row and column are ordered by value.',
        },
        {
          question: 'How do I number rows and columns, and what does it cost?',
          asks: ['vertical order cost', 'column and row of a node', '987 or 314 difference'],
          answer:
            'Left is column - 1, right is column + 1, both row + 1. Sorting makes it O(n log n). Here ties in one cell go by value; in problem 314 they keep the order from left to right.',
        },
      ],
    },
  ],
  quiz: [
    {
      task: 'A troupe of up to 50,000 dancers poses as a binary tree. Within each row, every dancer holds hands with the next one to the right, even if they belong to different branches. Print all pairs that hold hands.',
      words: ['Within each row'],
      not: 'tree-traversal',
      why: 'A call sees only its own branch, but two neighbors in a row may belong to branches that split at the very top.',
      idea: 'Take out one row at a time with a queue, and pair each dancer with the one who came out just before.',
      cost: 'O(n)',
    },
    {
      task: 'Colored paper stars hang as a binary tree; any of up to 30,000 stars may have one star below it, two or none. Does every row show the same colors from left to right as from right to left, skipping gaps?',
      words: ['Does every row show the same colors'],
      not: 'tree-traversal',
      why: 'Comparing the left branch with the mirror image of the right one rejects trees whose rows read the same but whose shapes differ.',
      idea: 'Collect one row at a time, and compare each row with its reverse.',
      cost: 'O(n)',
    },
    {
      task: 'Each of 40 million forum posts lists its answers. Except the first, each one answers exactly one earlier post. Posts equally many answers away from the first form a wave of at most 2,000. With memory for 10,000 posts, print the longest of each wave.',
      words: ['each one answers exactly one earlier post', 'With memory for 10,000 posts'],
      not: 'breadth-first-search',
      why: 'Marks for 40 million posts do not fit into memory, and they are not needed: in a tree, no post is reached twice.',
      idea: 'Keep only the current wave in a queue, without marks, and replace it with the answers to its posts.',
      cost: 'O(n)',
    },
    {
      task: 'A climbing rose is a binary tree of 90,000 buds and 40 rows. Each row has twice as many positions as the one above, many empty. Find the widest gap between two buds next to each other in a row.',
      words: ['two buds next to each other in a row'],
      not: 'tree-traversal',
      why: 'The bud to the left in the same row may be in a far branch, so the reports of the two sides of a bud do not contain the gap.',
      idea: 'Number the positions, with children 2i and 2i + 1, go row by row, and compare each bud with the one before it in its row.',
      cost: 'O(n)',
    },
    {
      task: 'A render job starts with one task. Finished tasks release subtasks, given as a tree with running times. All tasks released by one batch run at once as the next, but only when the whole batch before is done. How long does the job take?',
      words: ['only when the whole batch before is done'],
      not: 'tree-traversal',
      why: "Adding a task's time to the slowest branch below it ignores that every batch waits for its slowest task anywhere in the tree, so the result can be too small.",
      idea: 'Each batch is one row: go row by row, find the longest time in each, and add these up.',
      cost: 'O(n)',
    },
  ],
  claims: [
    {
      says: ['level order uses a queue', 'bfs on a tree needs a queue'],
      isRight: true,
      reply: 'Yes. The oldest node comes out first, so a level is done before the next one begins.',
    },
    {
      says: ['level order uses a stack', 'bfs on a tree uses a stack'],
      isRight: false,
      reply: 'No, a queue. A stack takes the newest node first and goes deep.',
    },
    {
      says: ['save the queue size before each level', 'the queue size at the start is the size of the level'],
      isRight: true,
      reply: 'Yes. At that time the queue has exactly the nodes of this level.',
    },
    {
      says: ['level order takes o(n) time'],
      isRight: true,
      reply: 'Yes. Each node enters and leaves the queue once. The space is the widest level, at most O(n).',
    },
    {
      says: [
        'for the right side view i always go right',
        'right side view is just the right children',
        'i follow only the right children',
        'the right view only needs the right child',
        'going right all the time gives the right side view',
      ],
      isRight: false,
      reply:
        'No. The right side view shows the last node of each level, and that may lie in the left subtree. A root 1 with only a left child 2 shows both: 1, 2.',
    },
    {
      says: [
        'the last node in each level is the answer',
        'right side view is the last node of every level',
        'the rightmost node of each level is seen from the right',
        'take the last node of each level for the right view',
      ],
      isRight: true,
      reply:
        'Yes. With the queue from left to right, the last node of each level is the one you see from the right.',
    },
    {
      says: [
        'minimum depth is min of left and right plus 1',
        'min depth is just min(left, right) + 1',
        'for the minimum depth take the smaller side plus one',
        'minimum depth works like maximum depth with min',
        'the minimum depth is 1 plus the smaller of the two depths',
      ],
      isRight: false,
      reply:
        'No, not if one child is missing: min would take the 0 of the missing side, though the path must end at a leaf. For a root with only a left leaf the minimum depth is 2, not 1. Recurse only into the child that exists.',
    },
    {
      says: [
        'bfs is faster for the minimum depth',
        'bfs can stop at the first leaf',
        'for minimum depth bfs stops early',
        'the first leaf in bfs is the minimum depth',
        'bfs finds the shallowest leaf first',
      ],
      isRight: true,
      reply:
        'Yes. BFS goes down level by level, so the first leaf it meets is at the smallest depth, and it can stop there. DFS must look at every leaf.',
    },
    {
      says: [
        'for zigzag i reverse the queue every second level',
        'zigzag reverses the queue',
        'the queue must be reversed for zigzag',
        'zigzag means flip the queue',
        'i turn the queue around for zigzag',
      ],
      isRight: false,
      reply:
        'No. Leave the queue in its order and reverse only the output of every second level. If you reverse the queue, the children of the next level come in the wrong order.',
    },
    {
      says: [
        'for zigzag i only reverse the output list',
        'zigzag reverses the result of every second level',
        'zigzag is normal level order with every second list reversed',
        'just reverse every other level in the result',
      ],
      isRight: true,
      reply:
        'Yes. The queue is read from left to right on every level; only the finished list of every second level is reversed.',
    },
    {
      says: [
        'i can use the queue length in the loop condition',
        'i can just use len(queue) in the loop condition',
        'reading queue.length in each round is fine',
        'the inner loop can run while the queue is not empty',
        'i do not have to save the size of the queue',
      ],
      isRight: false,
      reply:
        'Careful. In Python `for _ in range(len(queue))` works, because the length is read once. A loop such as `while i < len(queue)` or `i < queue.length` reads it again while children are being added, and the levels run together.',
    },
    {
      says: [
        'the size tells how many nodes are in this level',
        'the queue size is the number of nodes of the current level',
        'i need the size to know where the level ends',
        'the size separates the levels',
        'i pop exactly size nodes per level',
      ],
      isRight: true,
      reply:
        'Yes. At the start of a round the queue contains exactly one level, so its size tells how many nodes to take before the next level begins.',
    },
    {
      says: [
        'level order needs o(log n) space',
        'the memory of bfs on a tree is log n',
        'the queue has at most log n nodes',
        'space is o(h) for level order',
        'the queue is as long as the height',
      ],
      isRight: false,
      reply:
        'No. The queue contains up to a whole level. The last level of a perfect tree has about n/2 nodes, so it is O(n). The height limits the memory of DFS.',
    },
    {
      says: [
        'the space is o(n) because of the last level',
        'the queue can contain half of the nodes',
        'space is the width of the tree',
        'level order needs o(w) space for the widest level',
        'the worst case space is o(n)',
      ],
      isRight: true,
      reply:
        'Yes. At worst half of all nodes are on one level: a perfect tree of 7 nodes has 4 leaves, and they are in the queue together.',
    },
    {
      says: [
        'dfs can do level order with the depth',
        'i can use dfs and pass the depth',
        'level order also works with recursion if i pass the level',
        'with dfs i append to the list of the depth',
        'dfs with a depth parameter gives the levels too',
      ],
      isRight: true,
      reply:
        'Yes. Pass the depth down, and append each node to the list of its depth. Preorder from left to right keeps every level in order. It is O(n) time as well.',
    },
    {
      says: [
        'bfs on a tree needs a visited set',
        'i need a visited set for level order',
        'level order must mark visited nodes',
        'i have to remember visited nodes in a tree',
      ],
      isRight: false,
      reply:
        'No. A tree has no cycles, and each node has one parent, so no node can enter the queue twice. Graphs need a visited set.',
    },
    {
      says: [
        'missing children must be put in the queue',
        'i push null children too',
        'a null child belongs into the queue',
        'every node pushes two children',
      ],
      isRight: false,
      reply:
        'No. A missing child is simply not pushed. Test `if node.left` before you append it; if you push null, you must test for it when you pop.',
    },
    {
      says: [
        'the last level is always the widest',
        'each level has twice as many nodes',
        'every level doubles',
        'the next level has always more nodes',
      ],
      isRight: false,
      reply:
        'No. A level has at most twice as many nodes as the one above, but it can be narrower: in a tree whose deep part is a chain, the last level has one node.',
    },
    {
      says: [
        'each level gets its own list',
        'every level is a separate list',
        'one list per level',
        'the result is a list of lists with one list per level',
        'i start a new list for each level',
      ],
      isRight: true,
      reply: 'Yes. All nodes taken in one round belong to one level, so their values form one list.',
    },
    {
      says: [
        'i need two queues',
        'level order needs two queues',
        'one queue is not enough',
        'each level needs its own queue',
      ],
      isRight: false,
      reply:
        'No, one is enough: save its size at the start of a round, and take that many. Two queues, one for this level and one for the next, work as well.',
    },
    {
      says: [
        'level order works with a stack',
        'i can use a stack for level order',
        'a stack gives the same order as a queue',
        'a stack instead of the queue is fine',
      ],
      isRight: false,
      reply:
        'No. A stack takes the newest node first, so it goes deep before it finishes a level. For 1 with children 2 and 3, where 3 has the child 4, pushing 2 and then 3 gives 1, 3, 4, 2: the 4 comes before the 2.',
    },
    {
      says: [
        'i push the left child first',
        'left child before right child into the queue',
        'the left child is pushed before the right child',
        'push left then right',
      ],
      isRight: true,
      reply: 'Yes. Then each level comes out from left to right.',
    },
  ],
} satisfies TutorTexts
