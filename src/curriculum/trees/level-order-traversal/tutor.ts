import type { TutorTexts } from '../../tutor-texts.ts'

export const tutor = {
  questions: [
    {
      kind: 'compare',
      question: 'Can DFS do a level order?',
      asks: [
        'bfs or recursion for levels',
        'level order with dfs',
        'dfs with depth index',
        'can dfs do level order',
      ],
      answer:
        'DFS with the depth as a parameter can append to `levels[depth]` and gives the same lists. BFS is the natural way, and can stop at the first level that answers.',
    },
    {
      kind: 'what',
      question: 'What is a level order traversal?',
      asks: [
        'what is level order',
        'bfs on a tree',
        'breadth first tree',
        'visit nodes row by row',
        'what is bfs in a tree',
      ],
      answer:
        "Visit the tree level by level with a queue: take a node out, put its children in. Taking the queue's length first tells where a level ends.",
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
      ],
      answer:
        'At that moment the queue holds exactly one level. Children are added during the loop, so the saved length marks where the level ends. With only `while queue` you get one flat list.',
    },
    {
      kind: 'how',
      question: 'How do I reverse every second level?',
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
        'When the answer is per level (averages, right side view, zigzag) or the first level at which something happens (minimum depth): BFS stops there, DFS would go deep first.',
    },
    {
      kind: 'how',
      question: 'How do I find the last node of each level?',
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
        'O(n) time. The queue holds at most the widest level, up to about n/2 nodes in a perfect tree, so O(n) space.',
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
      asks: [
        'min depth with one child',
        'leaf not null',
        'why min of children is wrong',
        'minimum depth wrong when one child is missing',
      ],
      answer:
        'If one child is missing, recurse only into the other: the path must end at a leaf, and `1 + min(left, right)` would take the 0 of the empty side. With BFS the first node without children gives the answer.',
    },
    {
      kind: 'how',
      question: 'How do I connect each node with its right neighbor?',
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
    },
    {
      kind: 'why',
      question: 'Why does BFS find the minimum depth first?',
      asks: ['why does bfs find the minimum depth first', 'why bfs can stop early', 'bfs vs dfs min depth'],
      answer:
        'BFS visits nodes in order of depth, so the first leaf it meets is the shallowest. DFS must look at the other branches too, because a shorter path may still be there.',
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
      asks: [
        'right view is just the right children',
        'follow right pointers only, right',
        'right side view = node.right until null',
        'keep going right for the view',
      ],
      answer:
        'No, the left subtree may be deeper. A root 1 with only a left child 2 has the view 1, 2, although there is no right child. Take the last node of every level.',
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
  ],
  problems: [
    {
      number: 102,
      questions: [
        {
          asks: ['nested lists', 'len(queue)', 'flat list'],
          answer:
            'The length at the start of a round is the size of the level; children pushed meanwhile belong to the next.',
        },
        {
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
          asks: ['reverse queue', 'wrong', 'deque appendleft'],
          answer: 'Do not reverse the queue, only the output, or append left into a deque on odd levels.',
        },
        {
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
          asks: ['only child', 'left deeper', 'dfs'],
          answer: 'Following right children only misses levels in which the left side is deeper.',
        },
        {
          asks: [
            'right side cost',
            'right view missing deep left nodes',
            'what does depth equal list length mean',
          ],
          answer:
            'With DFS, right child first, a node is visible exactly if its depth equals the length of the result: it is the first at that depth, even if it lies in the left subtree. O(n) time.',
        },
      ],
    },
    {
      number: 111,
      questions: [
        {
          asks: ['min one child', 'why not min of both', 'leaf definition'],
          answer: 'A missing child is no leaf: with one child take the other side.',
        },
        {
          asks: ['minimum depth returns 1 for a chain', 'min depth cost', 'first leaf in bfs'],
          answer:
            'A root with one child is no leaf, so its missing side does not count. BFS stops at the first node without children; at worst it takes O(n).',
        },
      ],
    },
    {
      number: 637,
      questions: [
        {
          asks: ['overflow'],
          answer:
            "Divide the sum of a level by its number of nodes, which is the queue's length before the loop. Use 64 bits for the sum.",
        },
        {
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
          asks: ['per negative', 'initial max'],
          answer:
            'Start the maximum of each level at minus infinity or at its first node; 0 fails for negative values.',
        },
        {
          asks: ['largest in each row cost', 'row maximum with dfs', 'all rows give 0'],
          answer:
            'O(n) time. With DFS append at a new depth, otherwise take the larger of the stored and the new value. If negative rows give 0, the start value is wrong.',
        },
      ],
    },
    {
      number: 116,
      questions: [
        {
          asks: ['O(1) space', 'across parents', 'perfect tree'],
          answer:
            'In a perfect tree each inner node has both children: `node.left.next = node.right`, and across parents `node.right.next = node.next.left` if `node.next` exists. Walking each level by `next` needs O(1) space.',
        },
        {
          asks: ['next pointers cost', 'perfect tree or any tree', 'link to cousin missing'],
          answer:
            'O(n) time, and O(1) space if you walk each level by its `next` links. The link between cousins is `node.right.next = node.next.left`; in a tree with gaps (problem 117) you need the next existing child.',
        },
      ],
    },
    {
      number: 662,
      questions: [
        {
          asks: ['overflow', 'null gaps', 'normalize index'],
          answer: 'Subtract the first index in each level.',
        },
        {
          asks: ['what does the index of a node mean', 'width of tree cost', 'gaps count in width'],
          answer:
            'It is the position the node would have in a full level, so gaps between the first and the last node count. O(n) time. Subtract the first index of each level, or the indices grow like 2^depth.',
        },
      ],
    },
    {
      number: 987,
      questions: [
        {
          asks: ['ties', 'same cell smaller first'],
          answer:
            'Collect (column, row, value) for each node and sort: nodes in the same row and column are ordered by value.',
        },
        {
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
} satisfies TutorTexts
