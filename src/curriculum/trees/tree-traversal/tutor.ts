import type { TutorTexts } from '../../tutor-texts.ts'

export const tutor = {
  questions: [
    {
      kind: 'what',
      question: 'What is recursion in simple words?',
      asks: [
        'what is recursion',
        'explain recursion simply',
        'recursion in simple words',
        'function that calls itself',
        'recursion for beginners',
        'a function calling itself how',
      ],
      answer:
        'Recursion means that a function solves a problem by calling itself on a smaller one. It needs a base case that is answered at once, and each call must get closer to it. Write what one call does, and trust the call on the smaller input.',
      further: {
        example:
          'Take `power(2, 3)` with `power(b, 0) = 1` and otherwise `b * power(b, n - 1)`.\n- `power(2, 3)` waits for `power(2, 2)`, which waits for `power(2, 1)`, which waits for `power(2, 0)`.\n- `power(2, 0)` returns 1 without another call.\n- On the way back: 2 · 1 = 2, 2 · 2 = 4, 2 · 4 = 8.',
        why: 'The base case is right by itself. A call that combines right results of smaller inputs correctly is right as well. If every call gets closer to a base case and cannot jump over it, each chain of calls ends there, so no result rests on a guess.',
        check: {
          ask: '`f(0)` returns 0, and otherwise `f(n)` returns `n + f(n - 2)`. Which of these calls never ends: f(4), f(6) or f(3)?',
          right: ['f(3)', '3', 'three'],
          because:
            'f(3): its arguments are 3, 1, -1, -3 and so on, so it jumps over 0 and never meets the base case.',
          wrong: [
            {
              says: ['f(4)', '4', 'four'],
              reply: 'Write down the arguments: each call subtracts 2. Is 0 among them?',
            },
            {
              says: ['f(6)', '6', 'six'],
              reply:
                'A larger number only takes more steps. Subtract 2 again and again and see whether you meet 0.',
            },
          ],
        },
        claims: [
          {
            says: ['every recursion needs a base case', 'there must be a base case'],
            isRight: true,
            reply:
              'Yes. Some input must be answered without another call; otherwise the calls continue until the stack overflows.',
          },
          {
            says: ['the base case is always n = 0', 'the base case is always 0'],
            isRight: false,
            reply:
              'No. It is the smallest input of your problem: an empty list, a missing node, or a list of one element if you want its maximum.',
          },
          {
            says: ['code after the recursive call never runs', 'the function ends when it calls itself'],
            isRight: false,
            reply:
              'No. The call waits for the inner one and then continues. `f(n - 1)` followed by `print(n)`, stopping at 0, prints 1, 2, 3 for f(3).',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'How do I choose the base case?',
      asks: [
        'when do i stop the recursion',
        'where does the recursion end',
        'how do i choose the base case',
        'which base case',
        'where does recursion stop',
        'when does the recursion stop',
        'what is the smallest case',
        'missing base case',
      ],
      answer:
        'The base case is the smallest input whose answer you know without thinking: an empty tree, an empty list, n = 0, one element. If you recurse on `n - 2` as well, you need two of them. Check it first in the function.',
    },
    {
      kind: 'what',
      question: 'What is the call stack?',
      asks: [
        'what is the call stack',
        'stack frame',
        'what happens in memory when recursing',
        'where are local variables of each call',
        'why does recursion use memory',
        'what is a stack frame',
        'what is a call stack in recursion',
        'what is stack overflow',
        'what does stack overflow mean',
      ],
      answer:
        'Each call that has not returned yet keeps a frame with its parameters and local variables. Frames pile up to the depth of the recursion, so a recursion of depth d needs O(d) memory, even if each call does nothing else.',
    },
    {
      kind: 'cost',
      question: 'How deep can recursion go?',
      asks: [
        'how deep can recursion go',
        'recursion limit python',
        'max recursion depth',
        'stack size',
        'setrecursionlimit',
        'how many recursive calls are allowed',
        '1000 limit in python',
        'what is the recursion limit',
        'recursion depth limit',
        'would fact(100000) use 100000 frames',
        'does python survive 100000 calls',
      ],
      answer:
        'Python stops at about 1000 frames (you may raise it with `sys.setrecursionlimit`, but the real stack can still overflow). Java, C++ and JavaScript usually manage around 10,000 simple frames or more. For 10^5 levels use a loop with your own stack.',
    },
    {
      kind: 'compare',
      question: 'When should I avoid recursion?',
      asks: [
        'recursion or iteration',
        'recursive vs iterative',
        'when should i avoid recursion',
        'loop instead of recursion',
        'loop vs recursion',
        'when is recursion a bad idea',
        'recursion vs iteration',
        'recursion or loop',
        'loop or recursion',
        'when should i use recursion',
        'is recursion better than a loop',
        'can every recursion be written as a loop',
        'recursive or iterative',
      ],
      answer:
        'Avoid recursion when the input can be deep, since each call takes space on the call stack. Recursion and loops can do the same: recursion is shorter where the data is recursive (trees, divide and conquer, backtracking); a loop does not fill the call stack. A loop with an explicit stack replaces any recursion.',
    },
    {
      kind: 'what',
      question: 'What is tail recursion?',
      asks: [
        'what is tail recursion',
        'tail call optimization',
        'does python optimize tail calls',
        'does python or v8 do tail call elimination',
        'tail call optimization in javascript',
        'accumulator style recursion, any gain',
        'does tail recursion save stack',
        'tail recursion benefit',
        'accumulator recursion',
      ],
      answer:
        'A call is a tail call if nothing remains to be done after it, so its frame could be reused. Python, Java and most JavaScript engines do not do that, C++ compilers often do, so do not rely on it: write the loop.',
    },
    {
      kind: 'mistake',
      question: 'Why does my recursion return `None`?',
      asks: [
        'my recursion returns none',
        'function returns undefined',
        'result lost in recursion',
        'forgot to return the recursive call',
        'recursive function always none',
        'recursive function gives none',
        'forgot return before the recursive call',
        'result is undefined',
        'why do i need return in front of the recursive call',
        'do i have to return the recursive call',
        'what does a recursive call return',
        'what does the recursive call return',
        'forgot return in recursion',
        'where does the result of a recursive call go',
        'return the recursive call',
      ],
      answer:
        'The result of the inner call must be returned: `return solve(rest)`, not just `solve(rest)`. Each level hands its value to the one above; a level without `return` hands up None (undefined).',
      further: {
        example:
          'You search 4 in a chain of right children 2, 3, 4, and at each node that does not match, the code runs `find(node.right)` without `return`.\n- The call at 4 returns True.\n- The call at 3 receives True, drops it, and returns None.\n- So the call at 2 receives None.\n\nWith `return find(node.right)`, True passes through 3 and 2.',
        why: 'A call is an expression, and a line that only evaluates it throws its value away. `return` ends only the function call that it is in. So the inner `return` cannot speak for the outer call.',
        check: {
          ask: 'Five calls are nested, and the innermost one finds the result. Each call returns what its inner call returned, but the second from the top forgets `return`. How many of the five calls return the result?',
          right: ['3', 'three'],
          because:
            '3: the innermost call and the two above it. The second from the top drops the result, and the top one then receives nothing.',
          wrong: [
            {
              says: ['4', 'four'],
              reply: 'Four calls have a `return`, but what does the top one receive from the second?',
            },
            {
              says: ['5', 'five'],
              reply: 'One call drops the result. What can the calls above it return then?',
            },
            {
              says: ['1', 'one'],
              reply:
                'The innermost call has it, but the next call up has a `return`, too. Follow the value upward.',
            },
          ],
        },
        claims: [
          {
            says: ['the inner return ends all the calls', 'return jumps out of the whole recursion'],
            isRight: false,
            reply:
              'No. `return` ends only the call it is in. Its value goes one level up, and that level must return it again.',
          },
          {
            says: ['every level needs its own return', 'each call has to return the result'],
            isRight: true,
            reply:
              'Yes. Each level hands its value only to the level above, so one missing `return` breaks the chain.',
          },
          {
            says: ['printing the result is the same as returning it', 'i print it so it is returned'],
            isRight: false,
            reply:
              'No. Printing shows the value on the screen, but the caller receives None and has nothing to combine.',
          },
        ],
      },
    },
    {
      kind: 'mistake',
      question: 'Why does my global variable not change in the recursion?',
      asks: [
        'global variable in recursion',
        'default argument list python',
        'shared list between calls',
        'counter not updating in recursion',
        'nonlocal',
        'counter resets in each recursive call',
        'variable not updated after recursion',
        'default list argument keeps values',
      ],
      answer:
        "Increasing a number parameter in a call does not change the caller's variable. Return the new value, or use `nonlocal` or a field. A default argument such as `res=[]` is shared by all calls in Python: use None.",
    },
    {
      kind: 'cost',
      question: 'How do I find the cost of a recursive function?',
      asks: [
        'time complexity of a recursion',
        'recursion tree',
        'how to get the cost of a recursive function',
        't(n) = 2t(n/2) + n',
        'master theorem',
        'big o of recursive functions',
        'how many calls does it make',
        'what is the time complexity of recursion',
        'what is the space complexity of recursion',
      ],
      answer:
        'Draw the tree of calls and add up the work. `T(n) = 2T(n/2) + n` has log n levels of n work: O(n log n). `T(n) = T(n/2) + 1`: O(log n). `T(n) = T(n - 1) + n`: O(n²). Two calls on n - 1: O(2^n).',
    },
    {
      kind: 'how',
      question: 'How do I trace a recursion?',
      asks: [
        'how to trace a recursion',
        'understand recursion step by step',
        'i cant follow recursive calls',
        'debug recursion',
        "i can't follow recursion in my head",
        'how to read recursive code',
      ],
      answer:
        'Do not follow all calls. Take the smallest inputs (empty, one element, two elements) and write down what each call returns, from the bottom up. Print the arguments with an indent per depth if you must see it.',
    },
    {
      kind: 'what',
      question: 'What is divide and conquer?',
      asks: [
        'what is divide and conquer',
        'divide and conquer examples',
        'split solve combine',
        'divide and conquer meaning',
      ],
      answer:
        'Split the input into parts, solve each part by the same function, and combine the results: merge sort, quickselect, building a balanced tree. The parts do not overlap; if they do, you want memoization.',
    },
    {
      kind: 'how',
      question: 'Do I pass a result down or return it upward?',
      asks: [
        'pass result down or return it up',
        'helper function with accumulator',
        'parameters or return value recursion',
        'return value or parameter',
        'pass information to children or to the parent',
      ],
      answer:
        'If a node needs to know about what is above it, pass it down as a parameter. If it needs results of what is below, return them. A helper function with extra parameters is normal.',
    },
    {
      kind: 'how',
      question: 'How do I convert a recursion to a loop?',
      asks: [
        'how to convert recursion to a loop',
        'recursion to iteration',
        'explicit stack instead of recursion',
        'write it without recursion',
        'simulate the call stack',
        'how do i turn recursion into a loop',
      ],
      answer:
        'Push the first argument on a stack; loop: pop, do the work, push the arguments of what would have been the calls (in reverse order). If work remains after the calls, push a marker or a state with it.',
    },
    {
      kind: 'what',
      question: 'What is a balanced tree?',
      asks: [
        'height or depth of a tree',
        'difference between height and depth',
        'what is a balanced tree',
        'complete full perfect tree',
        'height vs depth',
        'is depth counted in nodes or edges',
        'balanced vs complete tree',
      ],
      answer:
        "Depth counts from the root down to a node, height from a node down to its deepest leaf. Textbooks count edges; LeetCode's maximum depth counts nodes. Balanced: at each node the heights of both subtrees differ by at most 1. Complete: all levels full except perhaps the last, filled from the left. Full: each node has 0 or 2 children. Perfect: all levels full.",
    },
    {
      kind: 'why',
      question: 'Is the height of a tree log n or n?',
      asks: [
        'is the height of a tree log n or n',
        'why is tree height log n, my friend says it can be n',
        'how high is a tree with n nodes',
        'can the height of a binary tree be n',
        'why is the height of a balanced tree log n',
      ],
      answer:
        'It depends on the shape. In a full tree each level has twice as many nodes as the one above, so n nodes fit into about log2(n) levels: 15 nodes take 4. If each node has only one child, the tree is a chain and its height is n. A balanced tree stays near log n, so a cost of O(h) is O(log n) there and O(n) at worst.',
    },
    {
      kind: 'what',
      question: 'What is tree traversal?',
      asks: [
        'what is tree traversal',
        'preorder inorder postorder explained',
        'dfs on a tree',
        'orders of visiting a tree',
        'what are preorder inorder and postorder',
        'preorder vs inorder vs postorder',
        'difference between preorder inorder postorder',
        'what is inorder traversal',
        'what is preorder',
        'what is postorder',
        'what is inorder',
      ],
      answer:
        'Tree traversal means visiting every node once. Preorder handles a node before its children, inorder between them, postorder after them. Recursion does all three; only the line that handles the node moves.',
      further: {
        example:
          'Take the root 7 with left child 3 and right child 9.\n- Preorder: 7, 3, 9.\n- Inorder: 3, 7, 9.\n- Postorder: 3, 9, 7.\n\nIn all three, 3 comes before 9. Only the position of the root changes: first, in the middle, last.',
        why: 'All three versions make the same two calls, first for the left subtree, then for the right one. The line that handles the node can come before, between or after these calls, and that gives exactly three orders.',
        check: {
          ask: 'The root 5 has only a left child 2, and 2 has only a right child 4. Which value comes first in postorder?',
          right: ['4', 'four'],
          because:
            '4: a node is handled after both of its subtrees, so 2 waits for its child 4, and 5 waits for 2.',
          wrong: [
            {
              says: ['2', 'two'],
              reply:
                '2 is the leftmost node, but it has a child. Does a node come before or after its children here?',
            },
            {
              says: ['5', 'five'],
              reply:
                'That is the first value in preorder. In postorder the root has to wait for everything below it.',
            },
          ],
        },
        claims: [
          {
            says: ['inorder is always sorted', 'inorder gives the values in sorted order'],
            isRight: false,
            reply: 'No, only in a binary search tree. A root 2 with left child 8 gives 8, 2.',
          },
          {
            says: ['postorder ends with the root', 'the root comes last in postorder'],
            isRight: true,
            reply: 'Yes. The root is handled after both of its subtrees, and these contain all other nodes.',
          },
          {
            says: ['postorder is preorder backwards', 'preorder is the reverse of postorder'],
            isRight: false,
            reply:
              'No. For the root 1 with children 2 and 3, preorder is 1, 2, 3. Postorder is 2, 3, 1, and its reverse is 1, 3, 2.',
          },
        ],
      },
    },
    {
      kind: 'when',
      question: 'When do I pick preorder, inorder or postorder?',
      asks: [
        'when do i pick preorder inorder or postorder',
        'which traversal when',
        'which order in an interview',
        'which order for deleting, copying, sorting',
        'when postorder',
      ],
      answer:
        "Pick preorder when the parent tells the children something (paths, copies). Pick inorder for a binary search tree, where it gives sorted order. Pick postorder when a node needs its children's results: height, balance, diameter, deletion.",
      further: {
        example:
          "Take the root 1 with children 2 and 3.\n- You want each node's depth: the root passes 0 + 1 down, so it must be handled first. That is preorder.\n- You want each subtree's number of nodes: 2 and 3 report 1 each, and only then can the root say 1 + 1 + 1 = 3. That is postorder.",
        why: 'A value can be used only once it exists. What comes from above exists before the two calls, what comes from below exists after them. So the direction in which information travels decides where your line goes.',
        check: {
          ask: "Each folder's size is the size of its own files plus the sizes of its subfolders. In which order do you compute all sizes in one pass?",
          right: ['postorder', 'post order', 'post-order', 'post', 'bottom up'],
          because:
            "Postorder: a folder's total can be added up only after the totals of all its subfolders have been returned.",
          wrong: [
            {
              says: ['preorder', 'pre order', 'pre-order', 'pre'],
              reply: 'At that moment you have not been in the subfolders yet. When do you know their sizes?',
            },
            {
              says: ['inorder', 'in-order'],
              reply:
                'Then you handle the folder while some of its subfolders are still missing. When are all of them known?',
            },
          ],
        },
        claims: [
          {
            says: ['inorder sorts any tree', 'use inorder to get any tree sorted'],
            isRight: false,
            reply:
              'No. Inorder is sorted only in a binary search tree, where everything on the left is smaller than the node.',
          },
          {
            says: ['deleting a tree needs postorder', 'free the children before the parent'],
            isRight: true,
            reply:
              'Yes. If you free a node first, its links to the children are gone, so delete both subtrees before it.',
          },
          {
            says: ['you cannot get the height with preorder', 'height only works in postorder'],
            isRight: false,
            reply:
              'No. Pass the depth down and keep the largest one you meet; that works in preorder, too. Only returning the height upward needs postorder.',
          },
        ],
      },
    },
    {
      kind: 'mistake',
      question: 'Why does my maximum depth return 0?',
      about: 104,
      asks: [
        'max depth returns 0',
        'forgot 1 +',
        'depth always zero',
        'height does not count the node',
        'max depth always gives zero',
        'height off by one',
      ],
      answer:
        'The node itself must count: `return 1 + max(left, right)`. Without the 1 every call returns the 0 of the empty tree.',
    },
    {
      kind: 'cost',
      question: 'Is the memory O(h) or O(n)?',
      asks: [
        'traversal space',
        'skewed tree recursion depth',
        'O(h) stack',
        '10^5 nodes recursion',
        'space of tree recursion',
        'is it O(h) or O(n)',
      ],
      answer:
        "The call stack is as deep as the tree: O(h), that is O(log n) if the tree is balanced and O(n) if it is skewed. The time is O(n) in both cases. A chain of 10^5 nodes exceeds Python's default limit of 1000 frames, so use an explicit stack there.",
      further: {
        example:
          'Take 7 nodes, and do not count calls for missing children.\n- A perfect tree has 3 levels. While a leaf runs, only its parent and the root wait: 3 frames.\n- In a chain of right children, the first six nodes still wait while the seventh runs: 7 frames.',
        why: 'A frame exists only until its call returns. So the open frames belong to the current node and its ancestors; finished subtrees have none left. The number of ancestors is largest at the deepest node, and that is the height.',
        check: {
          ask: 'A perfect tree has 15 nodes. Not counting calls for missing children, how many frames are open at most at the same time?',
          right: ['4', 'four'],
          because:
            '4: the frames of one leaf and its three ancestors. All other calls have returned or have not started.',
          wrong: [
            {
              says: ['15', 'fifteen'],
              reply:
                'All 15 calls happen, but not at the same time. Which ones are still waiting while a leaf runs?',
            },
            {
              says: ['8', 'eight'],
              reply:
                '8 is the number of leaves, but two leaves never run at once. Count the calls that wait above one leaf.',
            },
            {
              says: ['3', 'three'],
              reply:
                'That counts the links from the root down to a leaf. Does the leaf have a frame of its own?',
            },
          ],
        },
        claims: [
          {
            says: ['recursion on a tree uses o(1) space', 'the recursive version needs no extra memory'],
            isRight: false,
            reply:
              'No. Each open call has a frame on the call stack, and the stack is as deep as the tree: O(h).',
          },
          {
            says: ['a skewed tree needs o(n) stack', 'on a chain the stack is o(n)'],
            isRight: true,
            reply: 'Yes. A chain of n nodes has height n, and all calls wait until the last node returns.',
          },
          {
            says: ['an explicit stack needs only o(1) space', 'my own stack avoids the o(h) memory'],
            isRight: false,
            reply:
              'No. Your own stack grows with the height as well, O(h). You only avoid the limit of the call stack.',
          },
        ],
      },
    },
    {
      kind: 'mistake',
      question: 'Why do I get a recursion error on a deep tree?',
      asks: [
        'recursion limit exceeded on a tree',
        'maximum recursion depth on a tree',
        'stack overflow tree',
        'recursionerror',
        'recursionerror on a deep tree',
        'stack overflow in java tree',
      ],
      answer:
        'The tree is deeper than the call stack allows (Python: about 1000 frames). Use an explicit stack, or raise the limit; Morris traversal needs no stack at all.',
    },
    {
      kind: 'how',
      question: 'How do I write an inorder traversal with a stack?',
      about: 94,
      asks: [
        'iterative inorder',
        'stack go left',
        'traversal without recursion',
        'iterative preorder',
        'inorder with a stack',
        'traverse without recursion',
      ],
      answer:
        'Push nodes while going left; pop one, handle it, then go to its right child and repeat. For preorder push the right child first, then the left, so that the left comes out first.',
    },
    {
      kind: 'how',
      question: 'How do I find the diameter of a tree?',
      about: 543,
      asks: [
        'diameter of a tree',
        'two values: return and global',
        'height vs answer',
        'max path',
        'longest path between any two nodes',
        'diameter not through the root',
      ],
      answer:
        'Return one thing, record another: each node returns its height to its parent, and updates a global best with left height + right height. The longest path may not pass the root, so the return value alone is not the answer.',
      further: {
        example:
          'The root 1 has only a left child 2, with 3 and 4 below it; 5 is below 3, 6 below 4.\n- At 2: heights 2 and 2 (in nodes), so it records 4 edges (5, 3, 2, 4, 6) and returns 1 + 2 = 3.\n- At the root: 3 + 0 = 3. The best stays 4, and that path misses the root.',
        why: 'Every path has one highest node. From there it goes down on the left and down on the right, and the longest such branches are as long as the heights of the two sides. So trying each node as the highest one covers every path.',
        check: {
          ask: "Counted in nodes, a node's left side has height 3 and its right side height 2. Which number does the node return to its parent?",
          right: ['4', 'four'],
          because:
            '4: the parent can continue only one branch, so the node returns 1 plus the larger height.',
          wrong: [
            {
              says: ['5', 'five'],
              reply:
                '5 is the length of the path through this node, which it records. Can its parent extend a path that already uses both sides?',
            },
            {
              says: ['3', 'three'],
              reply: 'That is the taller side alone. Does the node itself add something?',
            },
            {
              says: ['6', 'six'],
              reply:
                'You counted both sides and the node. Can a path that comes from the parent use both sides?',
            },
          ],
        },
        claims: [
          {
            says: [
              'the longest path always goes through the root',
              'the diameter is left height plus right height at the root',
            ],
            isRight: false,
            reply:
              'No. If the root has only one child, a longer path may bend at a node below it, so every node must update the best.',
          },
          {
            says: [
              'just return left plus right to the parent',
              'each node returns left height + right height',
            ],
            isRight: false,
            reply:
              'No. A path cannot fork, so the parent may extend only one side. Return `1 + max(left, right)`, and only record the sum.',
          },
          {
            says: ['it is o(n) because each node is handled once', 'one pass over the tree is enough'],
            isRight: true,
            reply:
              'Yes. Each call returns its height, so the sum of both sides is known at every node without computing any height again.',
          },
        ],
      },
    },
    {
      kind: 'mistake',
      question: 'Where do I check for null?',
      asks: [
        'base case',
        'null check first',
        'attributeerror nonetype left',
        'missing return none',
        'none has no attribute left',
        'where to check for null',
      ],
      answer:
        'Test for the empty node first: `if node is None: return 0`. Then you may read its children, and leaves need no special case.',
    },
    {
      kind: 'how',
      question: 'How do I test whether two trees are identical?',
      about: 100,
      asks: [
        'same tree',
        'symmetric tree',
        'compare two trees',
        'mirror recursion',
        'are two trees identical',
        'mirror trees',
      ],
      answer:
        'Recurse on two nodes at once: both empty is true, one empty is false, otherwise values equal and the pairs of children match. For symmetry pair left with right and right with left.',
    },
    {
      kind: 'how',
      question: 'How do I find the height and check the balance in one pass?',
      about: 110,
      asks: [
        'balanced tree',
        'return -1 trick',
        'height and balance in one pass',
        'n squared balance',
        'check balanced in one pass',
        'return -1 for unbalanced',
        'how can i tell whether a tree is balanced',
        'how do i know if a tree is balanced',
        'how do i check if a binary tree is balanced',
        'is my tree balanced',
        'how can i check if a tree is balanced',
        'how do i check whether a search tree is balanced',
      ],
      answer:
        'Return the height, or -1 as soon as a subtree is unbalanced. Computing the height anew at each node costs O(n²) on a skewed tree; this way it is O(n).',
    },
    {
      kind: 'why',
      question: 'How do I learn to think recursively?',
      asks: [
        'i dont have to follow all calls in my head',
        'recursion trusts that the child already knows the answer',
        'can i just trust the recursive call',
        'why invert works',
        'recursion leap of faith',
        'trust the recursive call',
        'how to think recursively',
        'how can i trust that the recursive call works',
        'why does swapping children invert the tree',
        'what is the leap of faith in recursion',
        'recursive leap of faith',
        'how do i trust recursion',
        'do i have to follow every recursive call',
        'believe the recursive call works',
        'what is the leap of faith',
        'how do i think recursively',
      ],
      answer:
        'Assume that the call works for both subtrees, and write only what the node does with their results. With a correct base case, that is a proof by induction over the height.',
      further: {
        example:
          'You want the sum of a tree: root 4, left child 1, right child 6, and 2 to the left of 6. Assume that the calls are right: the left one returns 1, the right one 8. The root only adds 4 + 1 + 8 = 13. How the 8 came about does not matter here.',
        why: 'The empty tree is right by the base case. The subtrees of a tree of height h are lower than h. So if all lower trees come out right and the node combines them correctly, height h comes out right, and then the next height.',
        check: {
          ask: '`leaves(node)` returns the number of leaves below and including the node. At a node with two children, the two calls return 3 and 2. What must this node return?',
          right: ['5', 'five'],
          because:
            '5: a node with children is not a leaf itself, so it only adds up the leaves of both sides.',
          wrong: [
            { says: ['6', 'six'], reply: 'You counted the node itself. Is a node with two children a leaf?' },
            {
              says: ['3', 'three'],
              reply:
                'You took the larger side, as for the height. Do the leaves of the other side not count?',
            },
            {
              says: ['4', 'four'],
              reply:
                'That is the pattern for the height: 1 plus the larger side. What does this function promise to count?',
            },
          ],
        },
        claims: [
          {
            says: ['you have to trace every call to be sure', 'i must follow all calls to check it'],
            isRight: false,
            reply:
              'No. Check the base case, and that the node combines two right results correctly. The rest follows by induction.',
          },
          {
            says: ['trusting the call is just induction', 'it is induction over the height'],
            isRight: true,
            reply: 'Yes. The empty tree is the base, and a taller tree follows from its two lower subtrees.',
          },
          {
            says: ['it works without a base case', 'you can skip the base case if you trust the call'],
            isRight: false,
            reply:
              'No. The trust rests on it: without an answer for the empty tree, no larger tree has a right result, and the calls fail at the first missing child.',
          },
        ],
      },
    },
    {
      kind: 'compare',
      question: 'Which traversal uses less memory?',
      asks: [
        'dfs or bfs on a tree',
        'recursion or queue',
        'which uses less memory',
        'queue or recursion for trees',
        'bfs vs dfs on trees memory',
      ],
      answer:
        'DFS keeps one path, O(h); BFS keeps one level, up to O(n) in a wide tree. Use BFS when levels or the nearest node matter, DFS when subtrees return results.',
      with: 'level-order-traversal',
      further: {
        example:
          'Take 7 nodes in two shapes.\n- A root with six leaves below it: DFS has at most the root and one leaf open, 2 frames; the queue of BFS has 6 nodes after the root.\n- A chain of 7: DFS has 7 frames open at the end; the queue never has more than 1 node.',
        why: 'DFS must remember where to return to: the ancestors of the current node. BFS must remember the nodes it found but has not handled, parts of two neighboring levels. So depth is what costs in one, and width in the other.',
        check: {
          ask: 'A perfect binary tree has 5 levels. How many nodes are in the queue of BFS at most?',
          right: ['16', 'sixteen'],
          because:
            '16: after the fourth level is handled, the whole fifth level with its 2^4 nodes is in the queue.',
          wrong: [
            {
              says: ['31', 'thirty-one'],
              reply: '31 is the number of all nodes. Which of them are in the queue at the same time?',
            },
            {
              says: ['5', 'five'],
              reply: '5 is how deep the stack of DFS gets. How many nodes does the lowest level have?',
            },
            { says: ['8', 'eight'], reply: 'That is the fourth level. Is there a wider one?' },
          ],
        },
        claims: [
          {
            says: ['bfs always uses more memory', 'a queue always needs more than recursion'],
            isRight: false,
            reply:
              'No. On a chain of n nodes the queue has one node at a time, while the recursion is n frames deep.',
          },
          {
            says: [
              'on a balanced tree dfs needs less memory',
              'dfs is better for memory if the tree is balanced',
            ],
            isRight: true,
            reply:
              'Yes. A perfect tree of 20 levels needs about 20 frames, but its last level alone has 524,288 nodes.',
          },
          {
            says: ['bfs needs o(h) space', 'the queue is as long as the height'],
            isRight: false,
            reply:
              'No. The queue grows with the widest level, which has about n/2 nodes in a perfect binary tree.',
          },
        ],
      },
    },
    {
      kind: 'what',
      question: 'What is Morris traversal?',
      about: 94,
      asks: [
        'what is morris traversal',
        'inorder with O(1) space',
        'threaded tree traversal',
        'traverse without stack or recursion',
      ],
      answer:
        'Morris traversal is an inorder traversal with O(1) extra space: before going left, it points the right link of the inorder predecessor back to the current node, and removes that link on the second visit. Each edge is walked a constant number of times, so the time stays O(n). It changes the tree temporarily, so it does not suit shared data.',
    },
    {
      kind: 'how',
      question: 'Why is an iterative postorder hard?',
      about: 145,
      asks: [
        'iterative postorder',
        'postorder with a stack',
        'postorder without recursion',
        'why is iterative postorder hard',
      ],
      answer:
        'Run preorder as node, right, left and reverse the output: that gives left, right, node. Postorder is harder than the other orders because a node must wait for both children. If you need true postorder, remember the last node you handled, and handle the top when its right child is missing or was that node.',
    },
    {
      kind: 'why',
      question: 'Why is a tree traversal O(n) and not O(2^n)?',
      asks: [
        'why is tree traversal o(n) and not o(2^n)',
        'two recursive calls but linear',
        'recursion with two calls why not exponential',
      ],
      answer:
        'Each node is visited exactly once: the two calls go to different subtrees and never repeat work. Two calls are exponential only if they solve almost the same problem twice, as in naive Fibonacci.',
      further: {
        example:
          'Take the root 8 with children 3 and 5, and a node 1 to the left of 3: 4 nodes.\n- One call per node: 4.\n- Calls for missing children: two each at 1 and 5, one at 3: 5.\n\nThat makes 9 calls, about twice the number of nodes, not 2^4 = 16.',
        why: 'Each call follows one link, and no link is followed twice. The n nodes have 2n child links: n - 1 of them lead to nodes, since every node except the root has a parent, and the remaining ones lead to nothing. So the number of calls grows with n.',
        check: {
          ask: 'A binary tree has 10 nodes. How many calls does a recursive traversal make for missing children?',
          right: ['11', 'eleven'],
          because:
            '11: the 10 nodes have 20 child links, and 9 of them lead to a node, since every node except the root is a child.',
          wrong: [
            {
              says: ['10', 'ten'],
              reply:
                'Close. Count the links: each of the 10 nodes has two. How many of those lead to a node?',
            },
            {
              says: ['20', 'twenty'],
              reply:
                "That is the number of all child links. Some of them lead to nodes. How many nodes are somebody's child?",
            },
            {
              says: ['9', 'nine'],
              reply: 'That many links lead to a node. How many child links are there altogether?',
            },
          ],
        },
        claims: [
          {
            says: ['two recursive calls always mean o(2^n)', 'two calls per node is exponential'],
            isRight: false,
            reply:
              'No. It depends on what the calls work on. In a tree they divide the nodes among themselves, so doubling the nodes only doubles the calls.',
          },
          {
            says: ['each node is visited exactly once', 'no node is visited twice'],
            isRight: true,
            reply:
              'Yes. Every node except the root has one parent, so there is only one call that can reach it.',
          },
          {
            says: ['the null calls make it more than o(n)', 'calls on missing children add a factor'],
            isRight: false,
            reply:
              'No. There are only n + 1 of them, so all calls together are 2n + 1, and that is still O(n).',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'How do I traverse a tree with many children?',
      asks: ['n-ary tree traversal', 'tree with many children', 'children list instead of left and right'],
      answer:
        'Replace the two calls with a loop over the children; preorder handles the node before the loop and postorder after it. Inorder has no standard meaning with more than two children.',
    },
    {
      kind: 'why',
      question: 'Is recursion always slower than a loop?',
      asks: [
        'is recursion always slower than a loop',
        'recursion takes more memory so good engineers avoid it',
        'recursion is bad in interviews',
        'recursion vs loop performance',
        'is recursion inefficient',
        'why use recursion in interviews at all',
      ],
      answer:
        'Recursion that takes the same steps as a loop has the same O; it adds a small cost per call and stack memory equal to its depth. On trees and in backtracking an explicit stack needs about as much, so recursion is fine unless the depth can reach many thousands.',
    },
    {
      kind: 'when',
      question: 'Do I use a loop or recursion for nested data of any depth?',
      asks: [
        'nested data of any depth, loop or recursion',
        'boxes in boxes in boxes total',
        'folders inside folders sum of sizes',
        'children that contain children',
        'tree shaped data sum',
        'comments with replies',
      ],
      answer:
        'Data that contains parts of its own kind, to any depth, is a tree, so recursion fits: the total of a node is its own value plus the totals of its children. If it may be nested thousands deep, use an explicit stack.',
    },
    {
      kind: 'compare',
      question: 'Is recursion with a memo better than a table from the bottom?',
      asks: [
        'memoized recursion or table from the bottom',
        'memo dict vs filling a table, does the interviewer care',
        'top down or bottom up which is better',
        'memo or table which one to show',
      ],
      answer:
        'Both have the same states and the same cost. A memo follows the recursion and computes only states that are reached; a table has no call stack and may keep only its last row. Interviewers accept either; start with the one you write without errors.',
    },
    {
      kind: 'how',
      question: 'How do I find the height of a tree without recursion?',
      about: 104,
      asks: ['height of a tree without recursion', 'max depth iterative', 'count levels with a queue'],
      answer:
        'Traverse level by level with a queue and count the levels. Or push pairs of node and depth on a stack, and keep the largest depth.',
    },
    {
      kind: 'how',
      question: 'Can I count the nodes of a complete tree faster than O(n)?',
      about: 222,
      asks: [
        'count nodes in a complete tree faster than n',
        'complete tree nodes in log squared',
        'number of nodes complete binary tree',
      ],
      answer:
        'Compare the depth along the left edge with that along the right edge. If they are equal, the tree is perfect and has 2^h - 1 nodes; otherwise count both subtrees the same way. One of them is always perfect, so it takes O(log² n).',
    },
    {
      kind: 'mistake',
      question: 'Why does the stack overflow although I use a memo?',
      asks: [
        'stack overflow with memo on a large n',
        'fib(5000) recursion error although memoized',
        'memo is deep recursion limit',
      ],
      answer:
        'A memo saves repeated work, but the first descent is still n calls deep, and Python stops at about 1,000. Fill a table from the smallest value upward, or call the function for smaller values first.',
    },
    {
      kind: 'compare',
      question: 'What is the difference between returning and printing in a recursion?',
      asks: [
        'difference between return and print in recursion',
        'return or print in a recursive function',
        'printing instead of returning the result',
      ],
      answer:
        'Printing shows a value and hands nothing back, so the caller cannot combine it. A recursive function must return its result, and each level must use what the inner call returned. Print only to debug.',
    },
    {
      kind: 'cost',
      question: 'How deep does the call stack get?',
      asks: [
        'how deep does the call stack get',
        'depth of recursion balanced vs chain',
        'stack frames alive at the same time on a tree',
        'call stack depth for a degenerate tree',
        'why is the space O(h)',
      ],
      answer:
        'As deep as the tree: one frame per node on the path from the root to the current one. That is O(log n) for a balanced tree and O(n) for one that is a chain.',
    },
    {
      kind: 'when',
      question: 'How do I count the managers above someone?',
      asks: [
        'size of each folder including everything below',
        'how many managers are above someone',
        'is the family tree the same on both sides',
        'print the expression with its brackets',
        'visit everything in a company below one person',
      ],
      answer:
        'Use depth-first traversal when you must visit every node of a hierarchy and its result comes from its children or from the nodes above. Decide whether to work before, between or after the children. O(n) time, O(h) stack.',
    },
    {
      kind: 'compare',
      question: 'Do I use recursion or a queue on a tree?',
      asks: [
        'recursion or a queue on a tree',
        'levels or branches',
        'dfs or bfs for a tree problem',
        'when bfs and when dfs on a tree',
        'how do i choose between bfs and dfs on a tree',
      ],
      answer:
        'Use depth-first search for results that combine subtrees and for paths down a branch. Use breadth-first search for levels, the nearest leaf, or the view from one side. DFS needs memory for the height, BFS for the widest level.',
      with: 'level-order-traversal',
    },
    {
      kind: 'mistake',
      question: 'Why is my diameter wrong if I return the larger side?',
      about: 543,
      asks: [
        'i return max left right but the diameter is wrong',
        'diameter too small',
        'diameter counts only one side',
        'diameter that does not go through the root',
      ],
      answer:
        'You need two values: return the height, `1 + max(left, right)`, to the parent, and update the best diameter with `left + right` at every node (counted in edges, with height 0 for a missing child). The longest path need not pass through the root.',
    },
    {
      kind: 'how',
      question: 'How do I know that the recursion will end?',
      asks: [
        'how do i know the recursion will end',
        'prove that a recursion terminates',
        'will my recursion ever stop',
        'what guarantees termination',
      ],
      answer:
        'Each call must get closer to a base case by some measure that cannot shrink forever: fewer elements, a smaller number, less depth left. If a call can come back to the same arguments, it never ends; then mark what was visited.',
    },
    {
      kind: 'what',
      question: 'What is a perfect binary tree?',
      asks: [
        'complete full and perfect tree',
        'difference between complete and full binary tree',
        'what is a perfect binary tree',
        'what is a complete binary tree',
        'what is a full binary tree',
        'complete vs full binary tree',
        'full vs perfect binary tree',
        'kinds of binary trees',
        'how many nodes does a tree with height h have',
        'types of binary trees',
      ],
      answer:
        'Full: each node has 0 or 2 children. Complete: every level is full except perhaps the last, which is filled from the left, as in a heap. Perfect: all levels are full, 2^h - 1 nodes for h levels.',
    },
    {
      kind: 'mistake',
      question: 'Is an inorder traversal always sorted?',
      asks: [
        'inorder is always sorted, right',
        'inorder of any binary tree gives ascending order',
        'i expected inorder to be in order',
      ],
      answer:
        'No, only in a binary search tree. A root 1 with left child 5 gives 5, 1. Inorder just means left subtree, node, right subtree; the order of the values depends on the tree.',
    },
    {
      kind: 'mistake',
      question: 'Does the same inorder mean the same tree?',
      asks: [
        'same inorder so the same tree',
        'two trees print alike, are they equal',
        'compare trees by their traversal output',
        'equal lists mean identical trees',
      ],
      answer:
        'No, a root 1 with right child 2 and a root 2 with left child 1 both give 1, 2 in inorder. Compare the trees node by node, or compare preorders with markers for missing children.',
    },
    {
      kind: 'mistake',
      question: 'Is a tree balanced if the heights at the root are equal?',
      about: 110,
      asks: [
        'heights at the root equal means balanced',
        'only compare left and right height once',
        'checking balance at the top is enough, right',
      ],
      answer:
        "No, the heights must differ by at most 1 at every node. If the root's left side is a chain of three to the left and its right side a chain of three to the right, both heights are 3, but neither child of the root is balanced: 2 against 0.",
    },
    {
      kind: 'mistake',
      question: 'Does DFS always need less memory than BFS?',
      asks: [
        'dfs always needs less memory than bfs',
        'depth first saves space, right',
        'recursion uses less memory than a queue always',
      ],
      answer:
        'No, it depends on the shape. On a chain of n nodes the recursion is n frames deep, while the queue has one node at a time. On a wide, balanced tree it is the opposite: O(log n) frames against up to about n/2 nodes in the queue.',
    },
    {
      kind: 'mistake',
      question: 'Why does my mirrored tree have the same child twice?',
      about: 226,
      asks: [
        'mirrored tree has the same child twice',
        'invert loses the right subtree',
        'both sides equal after swapping',
        'invert copies left over right',
      ],
      answer:
        'The second assignment reads a child that you have already changed. Save one child in a variable first, or assign both at once: `node.left, node.right = invert(node.right), invert(node.left)`.',
    },
    {
      kind: 'mistake',
      question: 'Why does it print only the left branch?',
      asks: [
        'prints only the left branch',
        'right side is never visited',
        'my traversal stops after the leftmost path',
        'half of the tree is missing',
        'my traversal only goes left',
      ],
      answer:
        'Most likely you return too early: `return visit(node.left)` leaves the function before the right call. Make both calls, combine their results, and return only at the end.',
    },
    {
      kind: 'mistake',
      question: 'Why is my depth one too large?',
      about: 104,
      asks: [
        'depth is one too large',
        'max depth gives n plus 1',
        'height comes out one more than expected',
        'counts an extra level',
      ],
      answer:
        'The base case returns 1 for a missing child, or you count nodes where edges are meant. Return 0 for null and `1 + max(left, right)` otherwise to count nodes; subtract 1 at the end to count edges.',
    },
    {
      kind: 'mistake',
      question: 'Why does my version with a stack visit right before left?',
      asks: [
        'stack version visits right before left',
        'iterative preorder comes out mirrored',
        'explicit stack gives the wrong order',
        'order is root right left',
      ],
      answer:
        'A stack returns what you pushed last. Push the right child first and then the left one, so that the left child is popped first.',
    },
    {
      kind: 'mistake',
      question: 'Why does it go down the left side again and again?',
      about: 94,
      asks: [
        'iterative inorder hangs',
        'goes down the left side again and again',
        'inorder loop pushes the same nodes forever',
        'stack inorder never finishes',
      ],
      answer:
        "After popping a node you go left again. A popped node's left side is already done: handle the node, then set `cur = node.right`, even if that is null, and continue.",
    },
    {
      kind: 'when',
      question: 'How do I find whether a menu contains an entry anywhere below?',
      asks: [
        'count all replies in a comment thread',
        'price of a product made of parts of parts',
        'longest chain of command under one boss',
        'does this menu contain an entry anywhere below',
      ],
      answer:
        "The data is a hierarchy, and the result of an item follows from those below it: use a recursive traversal that combines the children's results. O(n) time, stack as deep as the nesting.",
    },
    {
      kind: 'compare',
      question: 'Which inorder version should I write in an interview?',
      about: 94,
      asks: [
        'morris or a stack for inorder',
        'constant space traversal worth it',
        'which inorder variant in an interview',
      ],
      answer:
        'Choose the stack: O(h) space, short, and it leaves the tree alone. Offer Morris only if O(1) space is required; it changes links temporarily and is easy to get wrong.',
    },
    {
      kind: 'how',
      question: 'How do I traverse with parent links and without a stack?',
      asks: [
        'traverse with parent links and no stack',
        'tree nodes know their parent, constant memory',
        'walk a tree by parent pointers',
      ],
      answer:
        'Remember where you came from. Coming from the parent, go left; coming from the left child, go right; coming from the right child, go up; a missing child counts as done. Stop when you go up from the root. Each edge is walked twice, so O(n) time and O(1) space.',
    },
    {
      kind: 'when',
      question: 'When do I use which depth-first order?',
      asks: [
        'when do i use preorder vs inorder vs postorder',
        'when to use preorder, when inorder, when postorder',
        'when do i use preorder, inorder or postorder',
        'preorder inorder postorder when which',
        'which traversal order do i need',
      ],
      answer:
        'Use preorder when a node must be handled before its children: to copy or serialize a tree, or to carry a path down. Use inorder in a search tree, where it visits the values in ascending order. Use postorder when the children must be done first: for height or diameter, which need their results, or to delete a tree.',
    },
    {
      kind: 'what',
      question: 'What is a binary tree?',
      asks: [
        'what is a binary tree',
        'what is a tree',
        'define tree',
        'tree data structure',
        'binary tree meaning',
        'explain trees',
        'what does a tree look like',
        'is a linked list a tree',
        'explain binary trees',
      ],
      answer:
        'A tree consists of nodes: one root at the top, and every other node has exactly one parent. In a binary tree a node has at most two children, left and right. A file system with its folders is a tree, though not a binary one. n nodes have n - 1 edges, and there is exactly one path from the root to each node.',
      further: {
        example:
          'Root 5 with the children 3 and 8, and 3 has a left child 1. That is 4 nodes and 3 edges. The leaves are 1 and 8, and the path from the root to 1 is 5, 3, 1.',
        why: 'Every node except the root has exactly one edge to its parent. So the number of edges is the number of nodes minus 1, and following parents from any node leads to the root on one path only.',
        check: {
          ask: 'A tree has 20 nodes. How many edges does it have?',
          right: ['19', 'nineteen'],
          because: '19: each node except the root has one edge to its parent.',
          wrong: [
            { says: ['20', 'twenty'], reply: 'Which node has no parent?' },
            {
              says: ['21', '40'],
              reply: 'Give each node the edge that leads to its parent. Which node gets none?',
            },
          ],
        },
        claims: [
          {
            says: ['every node except the root has one parent', 'a tree has no cycles'],
            isRight: true,
            reply: 'Yes. That is what makes it a tree.',
          },
          {
            says: ['a binary tree is always sorted', 'in a binary tree left is smaller than right'],
            isRight: false,
            reply:
              'No. That is true only in a binary search tree. A binary tree says only that a node has at most two children.',
          },
        ],
      },
    },
    {
      kind: 'what',
      question: 'What are the root, the leaves and the parent of a node?',
      asks: [
        'what is a node',
        'what is the root',
        'what is a leaf',
        'what is a leaf node',
        'what is a child and a parent',
        'parent and child of a node',
        'what is an ancestor',
        'what is a sibling',
        'tree words explained',
      ],
      answer:
        "The root is the top node and has no parent. A node's children are attached directly below it, and it is their parent. A leaf has no children. Ancestors are the parent, its parent, and so on up to the root; descendants are all nodes below. If 5 has the children 3 and 8, then 5 is the root and 3 and 8 are leaves and siblings.",
    },
    {
      kind: 'what',
      question: 'What is a subtree?',
      asks: [
        'what is a subtree',
        'subtree meaning',
        'what is the left subtree',
        'is a subtree a tree',
        'left and right subtree',
        'what belongs to a subtree',
      ],
      answer:
        'A subtree is a node together with everything below it. Each child is the root of a subtree, so a binary tree is a root with a left and a right subtree, either of which may be empty. That is why recursion fits: solve the two subtrees, then combine the results at the root, such as height = 1 + max(left, right).',
    },
    {
      kind: 'what',
      question: 'What is the difference between the height and the depth?',
      asks: [
        'depth vs height',
        'what is the height of a tree',
        'what is the depth of a node',
        'height vs depth of a tree',
        'what is the depth of a tree',
        'what is a level of a tree',
        'does height count nodes or edges',
      ],
      answer:
        'Depth counts from the root down to a node: the root has depth 0. Height counts from a node down to its deepest leaf: a leaf has height 0, and the height of the tree is the height of its root. Both count edges here. Some problems count nodes instead, so a single node has maximum depth 1; check their example.',
      further: {
        example:
          'Root 5, its child 3, and 3 has the child 1. Depths: 5 has 0, 3 has 1, 1 has 2. Heights: 1 has 0, 3 has 1, 5 has 2. The tree has height 2.',
        why: 'Depth depends on what is above a node, so you pass it down. Height depends on what is below it, so you return it upward.',
        check: {
          ask: 'A tree consists of a root with two leaves. What is its height in edges?',
          right: ['1', 'one'],
          because: '1: one edge leads from the root to each leaf.',
          wrong: [
            {
              says: ['2', 'two'],
              reply: 'That counts the levels, or nodes. How many edges are there from the root to a leaf?',
            },
            { says: ['0', 'zero'], reply: 'That is the height of a leaf.' },
          ],
        },
        claims: [
          {
            says: ['the root has depth 0', 'depth starts at the root'],
            isRight: true,
            reply: 'Yes. No edge is needed to reach it.',
          },
          {
            says: ['a leaf has the greatest height', 'leaves have height equal to their depth'],
            isRight: false,
            reply: 'No. A leaf has height 0, because nothing is below it.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'How do I find the height of a tree?',
      about: 104,
      asks: [
        'how do i find the height of a tree',
        'maximum depth of a binary tree idea',
        'compute the height recursively',
        'depth of a tree in simple words',
        'how tall is a tree',
        'height of a binary tree code idea',
      ],
      answer:
        'Recursively: the height of an empty tree is 0, otherwise it is 1 + max(height(left), height(right)), counted in nodes. A root with one child has height 2. Each node is visited once, so it is O(n) time and O(h) space for the calls. If edges are counted, an empty tree has -1.',
      further: {
        example:
          'Root with a left child that has a child of its own, and a right leaf. Left: 1 + 1 = 2 nodes. Right: 1. Root: 1 + max(2, 1) = 3 nodes.',
        why: 'The longest path down from a node starts with one of its children, so it is one longer than the longer of the two paths below it.',
        check: {
          ask: 'The left subtree of a node has height 4 and the right one 6, counted in nodes. What is the height of the node?',
          right: ['7', 'seven'],
          because: '7: one more than the higher side.',
          wrong: [
            { says: ['11', 'eleven'], reply: 'That adds both sides. A path down uses only one of them.' },
            { says: ['6', 'six'], reply: 'The node itself counts, too.' },
          ],
        },
        claims: [
          {
            says: ['take the minimum of both sides', 'height is 1 + min(left, right)'],
            isRight: false,
            reply: 'No. The height is the longest way down, so take the maximum.',
          },
          {
            says: ['an empty tree has height 0 in nodes', 'null returns 0'],
            isRight: true,
            reply: 'Yes, if nodes are counted. If edges are counted, it is -1.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'How do I count the nodes of a tree?',
      asks: [
        'how do i count the nodes of a tree',
        'number of nodes in a tree',
        'size of a tree',
        'count nodes recursively',
        'how do i sum all values of a tree',
        'add up all nodes of a tree',
      ],
      answer:
        'Count recursively: an empty tree has 0 nodes, otherwise it has 1 + count(left) + count(right). For a root with two leaves that is 1 + 1 + 1 = 3. For the sum of the values replace 1 by `node.val`; for the number of leaves return 1 at a leaf and only count(left) + count(right) above. Each takes O(n) time and O(h) space for the call stack.',
    },
    {
      kind: 'how',
      question: 'How is a tree stored in code?',
      asks: [
        'how is a tree stored in code',
        'how do i represent a binary tree',
        'what is treenode',
        'tree node class',
        'how do i build a tree in code',
        'how is a binary tree defined in python',
      ],
      answer:
        'As nodes with two links: a class with `val`, `left` and `right`, where a missing child is null. You get the root and reach everything from it. `TreeNode(2, TreeNode(1), TreeNode(3))` is a root 2 with the children 1 and 3. A complete tree such as a heap also fits in an array: the children of index i are 2i + 1 and 2i + 2.',
    },
    {
      kind: 'how',
      question: 'How do I approach a tree problem?',
      asks: [
        'how do i approach a tree problem',
        'how do i start a tree problem',
        'steps for tree problems',
        'tips for binary tree questions',
        'tree problem strategy',
        'what should i think about first with trees',
      ],
      answer:
        'Ask what one node needs from its two subtrees. Define what the function returns for a subtree, such as its height. Write the base case for null, call left and right, combine. If the answer can be anywhere in the tree, update a variable on the way. If you need levels or the nearest node, use a queue instead. Test on one node and on a chain.',
    },
    {
      kind: 'why',
      question: 'Why is recursion used for trees?',
      asks: [
        'why is recursion used for trees',
        'why use recursion on trees',
        'why are trees recursive',
        'why does recursion fit trees',
        'is recursion needed for trees',
        'can a tree be traversed without recursion',
      ],
      answer:
        'Because a tree is made of smaller trees: each child is the root of a subtree. So a function that solves one node can call itself for both children, and the call stack remembers the way back up. A loop works too, with your own stack for depth-first order or a queue for level order, but then you manage the open nodes yourself.',
    },
    {
      kind: 'cost',
      question: 'What does a tree traversal cost?',
      asks: [
        'whats the time of a traversal',
        'whats the space of a traversal',
        'time and space for visiting a tree',
        'what is the complexity of tree traversal',
        'time complexity of inorder traversal',
        'space complexity of tree recursion',
        'big o of tree dfs',
        'how long does visiting all nodes take',
        'why is the space o(h)',
      ],
      answer:
        'O(n) time: each of the n nodes is visited once, with constant work. The space is O(h) for the call stack, where h is the height: about log n in a balanced tree, up to n in a chain. Level order needs O(w) for the widest level, which can be about n / 2 nodes.',
    },
    {
      kind: 'compare',
      question: 'Is a tree a graph?',
      asks: [
        'is a tree a graph',
        'tree vs graph',
        'what is a tree vs a graph',
        'difference between a tree and a graph',
        'when is a graph a tree',
        'is every tree a graph',
      ],
      answer:
        'Yes, a tree is a connected graph without cycles, so n nodes have exactly n - 1 edges. A graph may have cycles, several parts and any number of edges. For the code this means: in a rooted tree you need no visited set, as long as you go only from parent to child; in a graph you need one.',
    },
    {
      kind: 'what',
      question: 'What are the base case and the recursive case?',
      asks: [
        'what is a base case',
        'what is the recursive case',
        'base case vs recursive case',
        'what is the base case of a tree',
        'parts of a recursive function',
        'what is the stopping condition',
        'what does every recursion need',
      ],
      answer:
        'The base case is an input so small that the answer is known without another call: an empty list, n = 0, a null node. The recursive case makes the input smaller, calls the function on it, and builds its own answer from the result. For a sum of a list: the sum of [] is 0; otherwise it is the first element plus the sum of the rest.',
      further: {
        example:
          'sum([4, 7]) = 4 + sum([7]) = 4 + (7 + sum([])) = 4 + (7 + 0) = 11. The last call, sum([]), is the base case: it returns 0 without another call.',
        why: 'Each call gets a smaller input, so at some point the base case is reached. From there the answers are built on the way back.',
        check: {
          ask: '`fact(n)` returns n · fact(n - 1). What should `fact(0)` return so that fact(1) is 1?',
          right: ['1', 'one'],
          because: '1: fact(1) = 1 · fact(0), so fact(0) must be 1.',
          wrong: [
            { says: ['0', 'zero'], reply: 'Then fact(1) is 1 · 0. What do all other factorials become?' },
          ],
        },
        claims: [
          {
            says: ['without a base case the recursion never ends', 'every recursion needs a base case'],
            isRight: true,
            reply: 'Yes. Without it the calls go on until the stack overflows.',
          },
          {
            says: ['one base case is always enough', 'a recursion has exactly one base case'],
            isRight: false,
            reply: 'Not always. Fibonacci looks back two steps, so it needs n = 0 and n = 1.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'How do I write a recursive function?',
      asks: [
        'how do i write a recursive function',
        'how do i write recursion',
        'steps to write a recursion',
        'how do i start a recursive solution',
        'recursion recipe',
        'how do i come up with the recursion',
        'how do i solve a problem recursively',
      ],
      answer:
        'Say in one sentence what the function returns, such as “sum(i) is the sum of the elements from i on”. Write the base case: sum(n) is 0. Then assume that the call on the smaller input is right, and build your answer from it: `return a[i] + sum(i + 1)`. Check that each call comes closer to the base case, and do not forget `return`.',
    },
    {
      kind: 'mistake',
      question: 'Why does my recursion never stop?',
      asks: [
        'why does my recursion never stop',
        'infinite recursion',
        'recursion goes on forever',
        'maximum recursion depth exceeded',
        'recursion error',
        'my recursive function does not end',
        'why do i get a stack overflow in recursion',
      ],
      answer:
        'A call does not get closer to the base case, or the base case is missed. Check that the argument really changes, such as `f(n - 1)` and not `f(n)`, and that it cannot jump past the end: with steps of 2 and the test `n == 0`, an odd n never stops, so test `n <= 0`. Print the argument of each call to see it.',
    },
    {
      kind: 'how',
      question: 'How do I compute a factorial recursively?',
      asks: [
        'how do i compute factorial recursively',
        'factorial recursion',
        'recursive factorial',
        'factorial in simple words',
        'write factorial with recursion',
        'n! recursively',
        'how do i write factorial',
        'how do i code factorial',
      ],
      answer:
        'n! is the product of 1 to n, and n! = n · (n - 1)!. So the base case is `fact(0) = 1`, and otherwise `fact(n) = n * fact(n - 1)`. fact(3) = 3 · fact(2) = 3 · 2 · fact(1) = 3 · 2 · 1 · fact(0) = 6. It makes n + 1 calls: O(n) time and O(n) space for the stack; a loop needs O(1) space.',
      further: {
        example:
          'fact(4) calls fact(3), that calls fact(2), fact(1) and fact(0) = 1. On the way back: 1, 2, 6, 24.',
        why: 'n! contains all factors of (n - 1)! and the factor n. So one multiplication turns the smaller answer into the larger one.',
        check: {
          ask: 'What does fact(5) return?',
          right: ['120'],
          because: '120: 5 · 24.',
          wrong: [
            { says: ['15', 'fifteen'], reply: 'That is the sum 5 + 4 + 3 + 2 + 1. A factorial multiplies.' },
            { says: ['24'], reply: 'That is fact(4).' },
          ],
        },
        claims: [
          {
            says: ['fact(0) is 1', '0! equals 1'],
            isRight: true,
            reply: 'Yes. With 0, every factorial would be 0.',
          },
          {
            says: ['recursion makes factorial faster', 'the recursive factorial is faster than a loop'],
            isRight: false,
            reply: 'No. Both do n multiplications, and the recursion also needs n stack frames.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'How do I sum an array recursively?',
      asks: [
        'how do i sum an array recursively',
        'recursive sum of a list',
        'add numbers with recursion',
        'sum of elements recursion',
        'maximum of an array recursively',
        'recursion on an array with an index',
      ],
      answer:
        'Pass an index instead of copying the array: `sum(i)` is the sum of the elements from i on. Base case: `sum(n) = 0`. Otherwise `a[i] + sum(i + 1)`. For [4, 7, 2]: 4 + (7 + (2 + 0)) = 13. Slicing `a[1:]` in each call works too, but the copies make it O(n²).',
    },
    {
      kind: 'how',
      question: 'How do I reverse a string recursively?',
      about: 344,
      asks: [
        'reverse a string recursively',
        'recursive string reversal',
        'how do i reverse a string with recursion',
        'reverse string recursion',
        'recursion to reverse a word',
        'reverse a list recursively',
      ],
      answer:
        'The reversed string is the reversed rest followed by the first character: `rev(s) = rev(s[1:]) + s[0]`, with `rev("") = ""`. For "abc": rev("bc") + "a" = (rev("c") + "b") + "a" = "cba". The copies make it O(n²). To stay O(n), swap the two ends of a list and call on the inner part: base case `lo >= hi`.',
      further: {
        example:
          'rev("goat") = rev("oat") + "g". rev("oat") = rev("at") + "o". rev("at") = rev("t") + "a" = "ta". Then "tao", then "taog".',
        why: 'The first character becomes the last one, and the rest comes before it, reversed. So if the shorter call is right, the longer one is right too.',
        check: {
          ask: 'What should `rev("")` return?',
          right: ['empty string', 'empty', 'the empty string'],
          because: 'The empty string: it has nothing to reverse, and it ends the recursion.',
          wrong: [
            {
              says: ['null', 'none', 'undefined'],
              reply: 'Then adding a character to it would fail. What is the reverse of nothing?',
            },
          ],
        },
        claims: [
          {
            says: ['rev(s[1:]) must come after s[0]', 's[0] + rev(s[1:]) reverses'],
            isRight: false,
            reply: 'No. Then the first character stays first, and nothing is reversed. It must come last.',
          },
          {
            says: ['the base case is the empty string', 'an empty string reverses to itself'],
            isRight: true,
            reply: 'Yes. It needs no further call.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'How do I check a palindrome recursively?',
      about: 125,
      asks: [
        'how do i check a palindrome recursively',
        'recursive palindrome check',
        'palindrome with recursion',
        'check palindrome recursion',
        'recursion first and last character',
        'is palindrome recursive function',
      ],
      answer:
        'Compare the two ends and trust the call for the inside. `isPal(lo, hi)`: if `lo >= hi`, return true, since at most one character is left. If `s[lo] != s[hi]`, return false. Otherwise return `isPal(lo + 1, hi - 1)`. For "level": l = l, e = e, then v alone is true. O(n) time, O(n) space for the calls.',
    },
    {
      kind: 'how',
      question: 'How do I compute a power recursively?',
      about: 50,
      asks: [
        'how do i compute power recursively',
        'recursive power',
        'x to the n recursion',
        'power function recursion',
        'fast power recursively',
        'pow with recursion',
      ],
      answer:
        'Simple: `pow(x, n) = x * pow(x, n - 1)` with `pow(x, 0) = 1`, n multiplications. Faster: compute `half = pow(x, n // 2)` once. If n is even, the result is half · half, otherwise half · half · x. For n = 10 the exponents are 10, 5, 2, 1, 0, so it is O(log n). Call it once and store it; two calls make it O(n) again.',
    },
    {
      kind: 'what',
      question: 'What is a recursion tree?',
      asks: [
        'what is a recursion tree',
        'how do i draw a recursion tree',
        'draw the calls of a recursion',
        'tree of recursive calls',
        'what does a recursion tree show',
        'recursion tree for fibonacci',
      ],
      answer:
        'A drawing of all calls: each call is a node, and the calls it makes are its children. fib(3) has the children fib(2) and fib(1), and fib(2) has fib(1) and fib(0). The work of all nodes together gives the time, the depth gives the memory. Equal nodes on several branches show that a memo would help.',
    },
    {
      kind: 'what',
      question: 'What is a helper function in recursion?',
      asks: [
        'what is a helper function',
        'why do i need a helper function',
        'helper function in recursion',
        'inner function for recursion',
        'when do i write a second function',
        'recursive helper with extra parameters',
      ],
      answer:
        'A second function that does the recursion with extra parameters that the caller should not have to know, such as an index, bounds or the path so far. The outer function starts it: `def isValid(root): return check(root, -inf, inf)`. An inner function can also read and fill the variables of the outer one, such as the list of results.',
    },
    {
      kind: 'how',
      question: 'What does the code of the Tower of Hanoi look like?',
      asks: [
        'tower of hanoi code',
        'hanoi code',
        'code for the towers of hanoi',
        'show me the code of the tower of hanoi',
        'tower of hanoi in python',
        'how to code hanoi',
        'implement the tower of hanoi',
      ],
      answer:
        "It is two recursive calls around one move. Python: `def hanoi(n, start, spare, goal):` with the lines `if n == 0: return`, `hanoi(n - 1, start, goal, spare)`, `print(start, '->', goal)` and `hanoi(n - 1, spare, start, goal)`. The first call clears the way for the largest disk, and the last one puts the others back onto it. `hanoi(3, 'A', 'B', 'C')` prints 7 moves.",
    },
    {
      kind: 'how',
      question: 'How do I solve the Tower of Hanoi?',
      asks: [
        'what is tower of hanoi',
        'how do i solve tower of hanoi',
        'towers of hanoi recursion',
        'tower of hanoi explained',
        'hanoi puzzle',
        'how many moves does tower of hanoi need',
      ],
      answer:
        'Move n disks from A to C, one at a time, and never put a larger disk on a smaller one. To move n disks: move the upper n - 1 from A to B, move the largest from A to C, then move the n - 1 from B to C. Base case: with 0 disks do nothing. The moves are 2^n - 1, so 7 for three disks.',
      further: {
        example:
          'Two disks: small from A to B, large from A to C, small from B to C: 3 moves. Three disks: 3 moves, then the largest, then 3 moves: 7.',
        why: 'The largest disk can move only when the others are all on the spare peg. So you have to move n - 1 disks, then the largest, then n - 1 disks again.',
        check: {
          ask: 'How many moves do 4 disks need?',
          right: ['15', 'fifteen'],
          because: '15: 7 + 1 + 7.',
          wrong: [
            {
              says: ['8', 'eight'],
              reply: 'That is one more than for three disks. How often must the three upper disks move?',
            },
            { says: ['14', 'fourteen'], reply: 'The largest disk moves, too.' },
          ],
        },
        claims: [
          {
            says: ['n disks need 2^n - 1 moves', 'each disk doubles the number of moves'],
            isRight: true,
            reply: 'Yes, 2^n - 1: each further disk doubles the moves and adds one.',
          },
          {
            says: ['a clever order needs fewer moves', 'there is a faster way than 2^n - 1'],
            isRight: false,
            reply: 'No. Before the largest disk moves, all others must be on one other peg.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'How do I print the numbers from n to 1 recursively?',
      asks: [
        'how do i print numbers from n to 1',
        'print n to 1 with recursion',
        'print 1 to n recursively',
        'countdown with recursion',
        'recursion to count down',
        'print numbers without a loop',
      ],
      answer:
        '`show(n)`: if n is 0, return. Otherwise print n and call `show(n - 1)`. show(3) prints 3, 2, 1. Swap the two lines, so that the call comes before the print, and it prints 1, 2, 3: then each call prints on the way back. That shows the rule: code before the call runs going down, code after it coming back.',
    },
    {
      kind: 'what',
      question: 'What is mutual recursion?',
      asks: [
        'what is mutual recursion',
        'what is indirect recursion',
        'two functions that call each other',
        'direct vs indirect recursion',
        'types of recursion',
        'mutual recursion example',
      ],
      answer:
        'Two functions that call each other: `isEven(n)` returns true for 0 and otherwise `isOdd(n - 1)`; `isOdd(n)` returns false for 0 and otherwise `isEven(n - 1)`. A function that calls itself is direct recursion. Both need a base case, and the input must become smaller. Parsers use it: an expression contains terms, and a term may contain an expression.',
    },
    {
      kind: 'mistake',
      question: 'What happens with a negative argument in a recursive factorial?',
      asks: [
        'what happens with fact(-1)',
        'fact(-1) would never reach 0 so it overflows too',
        'factorial of a negative number recursion',
        'what if n is negative in factorial',
        'does factorial with a negative number overflow',
        'recursion with a negative argument',
      ],
      answer:
        'fact(-1) calls fact(-2), then fact(-3), and so on: n moves away from the base case 0, so the calls never end and the stack overflows. Test the argument first and reject a negative one with an error. A base case `n <= 0` would stop it, but return 1 for numbers that have no factorial.',
    },
    {
      kind: 'cost',
      question: 'Why does recursion take memory if I store nothing?',
      asks: [
        "i don't get why it needs o(n) space i don't store anything",
        'why does recursion need o(n) space',
        'why does recursion take memory',
        'where does the o(n) space come from in recursion',
        'why is the space of recursion o(n)',
        'does recursion use memory',
        'why does a recursive function use o(n) memory',
        'i do not store anything why o(n) space',
      ],
      answer:
        'Each call waits for the result of the next one, and the computer must remember its arguments and where to go on. For fact(4), the calls with 4, 3, 2, 1 and 0 are all open at the same time: 5 frames on the call stack. So n + 1 frames, O(n) space. A loop has one frame and needs O(1).',
    },
    {
      kind: 'cost',
      question: 'Can the Tower of Hanoi be solved faster with a loop?',
      asks: [
        'so complexity is o(2^n) can it be done faster with a loop',
        'can hanoi be done faster with a loop',
        'is the tower of hanoi o(2^n)',
        'time complexity of tower of hanoi',
        'why does hanoi take 2^n moves',
        'can the towers of hanoi be solved in fewer moves',
      ],
      answer:
        'Every method needs at least 2^n - 1 moves, by recursion or by a loop: before the largest disk can move, the n - 1 others must be moved away, and afterward back onto it, so M(n) = 2 · M(n - 1) + 1. For 10 disks that is 1,023. A loop only saves the call stack, O(n) space.',
    },
    {
      kind: 'why',
      question: 'Why do people use recursion?',
      asks: [
        'why do people use recursion',
        'why use recursion',
        'what is the point of recursion',
        'why not simply a loop',
        'why not just use a loop',
        'what is recursion good for',
        'why do we need recursion',
      ],
      answer:
        'When the data is nested, the code can follow its shape. A tree consists of a root and two smaller trees, so its size is 1 + size(left) + size(right), and an empty tree has 0: two lines. With a loop you must manage a stack yourself. For a plain sequence, such as adding up an array, a loop is simpler and needs no call stack.',
    },
    {
      kind: 'mistake',
      question: 'Why does `return n * fact(n - 1)` overflow the stack?',
      asks: [
        'why does my recursion give stack overflow? def fact(n): return n * fact(n-1)',
        'why does my recursion give stack overflow',
        'def fact(n): return n * fact(n - 1) crashes',
        'my factorial crashes with a stack overflow',
        'why does fact(n) never stop',
        'RecursionError in def f(n): return n + f(n - 1)',
      ],
      answer:
        'The base case is missing: nothing tells the function when to stop. fact(0) calls fact(-1), that calls fact(-2), and each open call takes a frame of the call stack until it is full. Put `if n == 0: return 1` before the recursive line: then fact(0) returns at once, and the waiting calls multiply on the way back.',
    },
    {
      kind: 'mistake',
      question: 'What happens if I forget the base case?',
      asks: [
        'what happens if i forget the base case',
        'what if there is no base case',
        'what happens without a base case',
        'i left out the base case',
        'what does a missing base case do',
        'my recursion gives a stack overflow, what is wrong',
        'maximum recursion depth exceeded in def f(n): return n * f(n - 1)',
        'why do i get maximum recursion depth exceeded in my own function',
        'what is a base case and what happens if i forget it',
      ],
      answer:
        'The base case is the input on which a function returns without calling itself, such as n = 0. Without it the function never stops calling itself, and each call takes a frame of the call stack until that is full. Python raises a RecursionError after about 1,000 calls, Java throws a StackOverflowError, JavaScript a RangeError, and a C++ program usually crashes. On a tree it fails even earlier: you read `left` of null.',
    },
    {
      kind: 'how',
      question: 'How does a recursive call remember its own variables?',
      asks: [
        'how does it know which n it had when it comes back',
        'how does recursion remember where it was',
        'how does the function know which n it had',
        'does every call have its own copy of the variable',
        'how does it come back to the right place',
        'does each call have its own n',
        'where are the variables kept when a function calls itself',
      ],
      answer:
        'Each call gets a frame of its own on the call stack, with its parameters, its local variables and the position where it continues. `fact(3)` waits with n = 3 while `fact(2)` runs with its own n = 2. When a call returns, its frame is removed, and the call below goes on with its own n.',
    },
    {
      kind: 'how',
      question: 'How do I walk through the calls of a tree recursion?',
      asks: [
        'walk me through the calls',
        'walk me through the calls for a root with one left child',
        'walk me through the recursion on a small tree',
        'go through the calls one by one',
        'show me which call happens when',
      ],
      answer:
        'Take a root 1 with one left child 2, and count the depth. depth(1) calls depth(2). depth(2) calls its two missing children, which return 0, so it returns 1 + max(0, 0) = 1. Then depth(1) calls its missing right child, gets 0, and returns 1 + max(1, 0) = 2. Calls go down to null, and results come back up.',
    },
    {
      kind: 'mistake',
      question: 'What happens with 100,000 nodes in one line?',
      asks: [
        'what happens with a tree of 100000 nodes in a line',
        'does recursion still work in python on a very deep tree',
        'what if the tree is a chain of a million nodes',
        'what happens with a skewed tree that is very deep',
        'does it still work for a huge tree',
      ],
      answer:
        'The recursion is then 100,000 calls deep. Python stops near 1,000 with a RecursionError, and JavaScript and Java usually overflow at about 10,000 to 20,000 with their default stack. C++ depends on the stack size: 8 MB often suffices, 1 MB does not. Use an explicit stack, or a queue level by level; both keep the open nodes on the heap.',
    },
    {
      kind: 'cost',
      question: 'What does it cost to compute the height at every node?',
      asks: [
        'if i call depth at each node the total is O(n^2)',
        'do i have to compute depth at every node, thats O(n^2)',
        'i call height at every node, how do i make it O(n)',
        'what is the total cost if i recompute the height each time',
        'how do i avoid calling height again and again',
        'depth is O(n) and i call it at each node, isnt the total O(n^2)',
      ],
      answer:
        'A separate height function visits each node once for each of its ancestors and once for itself. In a chain that is n + (n - 1) + ... + 1, so O(n²); in a balanced tree it is O(n log n). To get O(n), use one postorder recursion: each call returns its height to the parent and, on the way, also checks or updates what you want to know.',
    },
    {
      kind: 'how',
      question: 'How do I test a function on trees?',
      asks: [
        'how do i test it on a small tree',
        'which trees should i test',
        'give me a small tree to test with',
        'test cases for a tree problem',
        'edge cases for trees',
      ],
      answer:
        'Six small trees find most mistakes: the empty tree, a single node, a root with only a left child, a root with only a right child, a chain of three nodes, and a root with two children. Add one against the obvious shortcut: equal values, negative values, or an answer deep inside one subtree. Write down the expected result before you run it.',
    },
    {
      kind: 'mistake',
      question: 'Why does my function crash without a base case?',
      asks: [
        'i dont understand what a base case is and why my function crashes',
        'what is a base case and why does it crash',
        'why does a recursion without a base case crash',
      ],
      answer:
        'The base case is the input on which the function returns without calling itself, such as n = 0, an empty list or a null node. Without it, or if the calls step past it, each call starts another until the call stack is full, and the program crashes. The cure: test for the base case first, and let each call come closer to it.',
    },
    {
      kind: 'how',
      question: 'Where in the function does the base case go?',
      asks: [
        'where do i put the base case',
        'this one crashes, where does the base case go',
        'void f(int n) prints n and calls f(n-1) and crashes',
        'my function f(n) calls f(n-1) and never stops, where does the return go',
      ],
      answer:
        'On the first line, before the recursive call: `if (n == 0) return;`. A test after the call is never reached. With it, a function that prints n and then calls itself with n - 1 prints 3, 2, 1 and stops; without it, it goes on with 0, -1, -2 until the stack is full. Write `n <= 0` if a negative n may come in.',
    },
    {
      kind: 'what',
      question: 'What is printed if I print before the recursive call?',
      asks: [
        'so i write if(n==0) return before the cout, and f(3) prints 321',
        'print first and then call, what is the output',
        'does it print 321 if i print before the call',
        'f(3) prints 321 is that right',
      ],
      answer:
        'With `if (n == 0) return;` first, then the print, then `f(n - 1)`: f(3) prints 3, 2, 1. Each call prints its n on the way down, before the next call starts, and f(0) prints nothing. If you move the print below the call, you get 1, 2, 3.',
    },
    {
      kind: 'what',
      question: 'What is printed if I print after the recursive call?',
      asks: [
        'what does it print for f(3) when the cout comes after the f(n-1) call',
        'print after the call, what is the output',
        'does it print 123 if the print comes after the call',
        'call first and then print',
      ],
      answer:
        'f(3) prints 1, 2, 3. Each call first waits for `f(n - 1)`, so f(3) waits for f(2), which waits for f(1), which waits for f(0), and that returns at once. Then f(1) prints 1 and returns, f(2) prints 2, and f(3) prints 3. What comes after the call runs on the way back, so in reverse order.',
    },
    {
      kind: 'how',
      question: 'How do I explain a tree traversal in an interview?',
      asks: [
        'how would i explain that in an interview',
        'explain tree recursion to an interviewer',
        'what do i say about my tree solution',
        'how do i present a tree recursion',
        'how would i explain max depth in an interview',
        'how do i talk about recursion on a tree',
      ],
      answer:
        'Say three things. What one call returns: “depth(node) is the number of levels below and including node.” The base case: “an empty tree has depth 0.” How the results combine: “1 plus the larger of both sides.” Then trace a root with one child, and give the cost: every node once, O(n) time, and one open call per level, O(h) space.',
    },
    {
      kind: 'mistake',
      question: 'What happens to my recursion on an empty tree?',
      asks: [
        'what if the tree is empty',
        'what if the root is null',
        'empty tree',
        'what does it return for an empty tree',
        'root is none',
        'do i need to check for an empty tree',
      ],
      answer:
        'The null check of the recursion covers it: the first call already gets null and returns the value for “nothing”: 0 for a depth, a count or a sum, true for “same” and “symmetric”, an empty list for a traversal. If you read `root.val` before the check, an empty tree crashes. So make the check the first line.',
    },
    {
      kind: 'what',
      question: 'What are the three orders on a tree of three nodes?',
      asks: [
        'what would inorder be for root 2 with left 1 and right 3',
        'preorder inorder postorder of a small tree',
        'example of all three orders',
        'orders for a tree with three nodes',
        'what is the preorder of root 1 left 2 right 3',
      ],
      answer:
        'Take the root 2 with the left child 1 and the right child 3. Preorder takes the root first: 2, 1, 3. Inorder takes it between the two sides: 1, 2, 3. Postorder takes it last: 1, 3, 2. Left always comes before right; only the position of the root changes.',
    },
    {
      kind: 'cost',
      question: 'What is the space of a recursive function?',
      isGeneral: true,
      asks: [
        'whats the space complexity of recursion',
        'space complexity of recursion',
        'space complexity of a recursive function',
        'what is the space cost of a recursive function',
        'how much memory does recursion use',
        'memory of recursive calls',
      ],
      answer:
        'Count the calls that are open at the same time, not all calls. For `fact(n)` that is n + 1, so O(n). A traversal of a tree has one open call per level, O(h): log n if balanced, n for a chain. Merge sort makes about 2n calls, but only log n are open at once. Add lists that you create, such as the O(n) of merge sort.',
    },
    {
      kind: 'why',
      question: 'Can a loop replace recursion on a tree?',
      asks: [
        'why cant i just use a loop instead of recursion',
        'can i use a loop instead of recursion',
        'why not a loop for a tree',
        'do i have to use recursion on a tree',
        'tree without recursion',
      ],
      answer:
        'A loop can replace it. A node has two ways on, so the loop must remember the one it did not take: push the root on a stack, and repeat: pop a node, handle it, push its right and then its left child. Recursion lets the call stack do exactly that. It is shorter, and in Python it fails beyond about 1,000 levels.',
    },
    {
      kind: 'how',
      question: 'Which order do I use to delete or free a tree?',
      asks: [
        'which one do i use to delete a tree',
        'which order to delete a tree',
        'order for freeing a tree',
        'when do i use postorder',
        'which traversal for deleting all nodes',
        'which order to copy a tree',
      ],
      answer:
        'Postorder: the children are done before their parent, so you do not lose the links to them. The same holds for heights, sums of subtrees and evaluating an expression. Preorder fits copying or printing a tree, since the parent must exist first. Inorder fits search trees, as it gives sorted order.',
    },
    {
      kind: 'cost',
      question: 'How many calls are open on a chain of nodes?',
      asks: [
        'if i have 5 nodes in a line how many calls are on the stack',
        'how many calls are on the stack',
        'number of open calls in a chain',
        'stack depth for a chain',
        'is the stack depth n',
      ],
      answer:
        'One per node on the path, and one more for the missing child at the end: 5 nodes in a line make 5 open calls, plus the call on null. In general the depth is the height of the tree: n for a chain, about log2 n for a balanced tree. 1,000 balanced nodes need only 10 levels.',
    },
    {
      kind: 'why',
      question: 'Why does the factorial return n · fact(n - 1)?',
      asks: [
        'why return n * f(n-1)',
        'why n times fact n-1',
        'why multiply by fact(n-1)',
        'how does n * fact(n-1) work',
      ],
      answer:
        'Because n! is n · (n - 1) · ... · 1, and everything after the first n is (n - 1)!. So if the call on n - 1 returns the right product, only the factor n is missing: 4! = 4 · 3! = 4 · 6 = 24. Each call multiplies after the inner one has returned.',
    },
    {
      kind: 'how',
      question: 'Can I invert a tree with a queue instead of recursion?',
      about: 226,
      asks: [
        'could i do it with a queue',
        'invert with a queue',
        'invert a tree without recursion',
        'invert a tree with a loop',
        'does it work with a queue',
      ],
      answer:
        'Yes. Put the root into a queue; take a node, swap its two children, and append the children that exist. The order does not matter, because each node swaps only its own links. So a stack works just as well. O(n) time; the queue takes as much space as the widest level.',
    },
    {
      kind: 'mistake',
      question: 'Does a tree recursion work for a single node?',
      asks: [
        'does it work for one node',
        'tree with a single node',
        'what if there is only one node',
        'only one node',
      ],
      answer:
        'Yes. Both children are missing, so both calls return at once with the value of the empty tree: the height is 1, the count 1, the inverted tree is the same node, and it is symmetric and balanced. No special case is needed, as long as the null check comes first.',
    },
    {
      kind: 'compare',
      question: 'Do I stop the factorial at n == 0 or at n == 1?',
      asks: [
        'factorial base case n == 0 or n == 1',
        'base case of factorial 0 or 1',
        'is n == 1 also right as the base case of factorial',
        'can i use n == 1 as the base case',
        'if n == 0 return 1 or if n == 1 return 1',
        'what if i stop factorial at 1',
        'fact base case zero or one',
        'which base case for factorial',
      ],
      answer:
        'For n >= 1 both are right, because 0! and 1! are both 1. The test `n == 0` also answers fact(0). With `n == 1` as the only base case, fact(0) calls fact(-1), then fact(-2) and so on, and never ends. So write `n == 0`, or `n <= 1`, and reject negative numbers first.',
      further: {
        example:
          'Two versions of the factorial on n = 2.\n- With `n == 0`: 2 · fact(1), then 1 · fact(0), and fact(0) returns 1. The result is 2 · 1 · 1 = 2, after 3 calls.\n- With `n == 1`: 2 · fact(1), and fact(1) returns 1. The result is 2 · 1 = 2, after 2 calls.\n\nOn n = 0 the first one returns 1. The second one calls fact(-1) and never ends.',
        why: 'A base case is right if its value is right and every chain of calls meets it. Both values are right, since 0! = 1! = 1. From n >= 1 the arguments go down by 1 and pass both 1 and 0. From n = 0 they start below 1, so only the test for 0 is met.',
        check: {
          ask: 'A factorial has the single base case `n == 1`. For which whole number from 0 to 5 does it never end?',
          right: ['0', 'n = 0', 'zero'],
          because: '0: its arguments are 0, -1, -2 and so on, so they never meet 1.',
          wrong: [
            {
              says: ['1', 'one'],
              reply: 'That one is the base case itself. Which number is already past it at the first call?',
            },
            {
              says: ['5', 'five'],
              reply: 'Its arguments are 5, 4, 3, 2, 1, and 1 is the base case. Which number starts below 1?',
            },
          ],
        },
        claims: [
          {
            says: [
              'n == 1 works for the factorial as long as n is at least 1',
              'for n >= 1 both base cases are right',
            ],
            isRight: true,
            reply:
              'Yes. From n >= 1 the calls go down by 1 and meet 1 as well as 0, and both factorials are 1.',
          },
          {
            says: ['0! is 0', 'fact(0) must be 0'],
            isRight: false,
            reply: 'No, 0! is 1. It is the product of no numbers, and 1! = 1 · 0! is only right if 0! = 1.',
          },
        ],
      },
    },
    {
      kind: 'mistake',
      question: 'Why does my factorial return 0 for every n?',
      asks: [
        'my factorial returns 0',
        'factorial is always zero',
        'base case of factorial returns 0',
        'what if the base case of factorial returns 0',
        'if n == 0 return 0 in factorial',
        'can the base case return 0',
        'why does fact(0) return 1 and not 0',
        'why is 0! 1 in the recursion',
      ],
      answer:
        'Its base case returns 0, and every call multiplies by what comes back: fact(3) = 3 · 2 · 1 · 0 = 0. The base case of a product must return 1, which changes nothing when you multiply, and 0! is 1. In a recursive sum 0 is right, because adding 0 changes nothing.',
    },
    {
      kind: 'cost',
      question: 'What does the recursive factorial cost?',
      asks: [
        'what is the time complexity of fact',
        'time complexity of the recursive factorial',
        'how long does fact(n) take',
        'is factorial o(n) or o(n!)',
        'what is the space complexity of fact',
        'complexity of recursive factorial',
        'is recursive factorial exponential',
        'what does fact(n) cost',
      ],
      answer:
        'O(n) time: fact(n) makes one call for each number from n down to 0, n + 1 calls, and each multiplies once. It is not O(n!): n! is the result, and not the number of steps. The space is O(n), because all n + 1 calls wait on the call stack until fact(0) returns; a loop needs O(1).',
    },
    {
      kind: 'how',
      question: 'What are the calls of fact(3), written out?',
      asks: [
        'can you show me fact(3)',
        'show me fact(3)',
        'how does fact(3) come back up',
        'i dont understand how it comes back up, can you show me fact(3)',
        'what do i get for n = 3 with factorial',
        'factorial of 3 step by step',
        'trace fact(3)',
        'write out fact(3)',
        'fact(3) written out',
        'walk me through factorial of 3',
        'factorial recursion example with 3',
        'how does fact(3) become 6',
      ],
      answer:
        'With the base case fact(0) = 1: fact(3) waits for fact(2), fact(2) for fact(1), fact(1) for fact(0), and fact(0) returns 1. On the way back, fact(1) = 1 · 1 = 1, fact(2) = 2 · 1 = 2 and fact(3) = 3 · 2 = 6. Written in one line: 3 · 2 · 1 · 1 = 6, with 4 calls.',
    },
    {
      kind: 'why',
      question: 'Why does an empty tree have depth 0 and not 1?',
      asks: [
        'why does null have depth 0',
        'why return 0 for null and not 1',
        'why is the depth of null 0',
        'max depth base case 0 or 1',
        'why 0 for an empty tree',
        'shouldnt null return 1',
        'what if i return 1 for null in max depth',
        'why does none return 0',
      ],
      answer:
        'Maximum Depth counts the nodes on the longest path from the root, and a missing child adds no node. With 0 for null, a leaf gets 1 + max(0, 0) = 1, as it should. With 1 for null, a leaf would get 2, and every depth would be one too large. If you count edges instead, null is -1 and a leaf 0.',
      about: 104,
    },
    {
      kind: 'cost',
      question: 'What do n, h and w mean in the cost of a traversal?',
      asks: [
        'what is h in o(h)',
        'what does o(h) mean',
        'what does h stand for',
        'what is w in o(w)',
        'what do the letters in the bound mean',
        'what is n and what is h',
        'h means what in tree complexity',
        'what is o(h) in big o',
      ],
      answer:
        'n is the number of nodes, h the height of the tree, and w the number of nodes on its widest level. A traversal takes O(n) time. A recursive one has up to h calls open, so O(h) space: about log2 n in a balanced tree, n in a chain. A level order keeps a queue, O(w).',
    },
  ],
  problems: [
    {
      number: 104,
      questions: [
        {
          question: 'Why does my depth come out as 0?',
          asks: ['max returns 0', 'forgot plus one', 'max always 0'],
          answer:
            'Count the node itself: return `1 + max(left, right)`. Without the 1, every call returns the 0 of the missing children.',
          further: {
            example:
              'Take the root 3 with only a right child 8.\n- With `max(left, right)` alone, 8 returns max(0, 0) = 0 and the root max(0, 0) = 0.\n- With `1 + max(left, right)`, 8 returns 1 + 0 = 1 and the root 1 + max(0, 1) = 2.',
            why: 'The call promises the number of nodes on the longest path down from its node. Such a path starts with the node itself, so it is one longer than the longer path of its children.',
            check: {
              ask: 'A root has only a right child, and that child has only a left child. What does `1 + max(left, right)` return at the root?',
              right: ['3', 'three'],
              because: '3: the lowest node returns 1, the one above it 2, and the root adds its own 1.',
              wrong: [
                {
                  says: ['2', 'two'],
                  reply:
                    'That counts the links between the nodes. How many times is a 1 added on the way up?',
                },
                {
                  says: ['1', 'one'],
                  reply:
                    'The root does have something below it. What does the call on its right child return?',
                },
              ],
            },
            claims: [
              {
                says: ['a leaf returns 0', 'the depth of a leaf is 0'],
                isRight: false,
                reply: 'No. A leaf has two missing children with depth 0, so it returns 1 + max(0, 0) = 1.',
              },
              {
                says: ['an empty tree has depth 0', 'return 0 for null'],
                isRight: true,
                reply: 'Yes. A missing node has no nodes on its path, and with 0 a leaf comes out as 1.',
              },
              {
                says: ['the minimum depth is 1 + min(left, right)', 'for the minimum just use min instead'],
                isRight: false,
                reply:
                  'No. A node with one child would take the 0 of its missing side, although it is not a leaf. Ignore an empty side there.',
              },
            ],
          },
        },
        {
          question: 'What does each call return, and what does it cost?',
          asks: ['what does max depth return', 'maximum depth cost', 'depth of an empty tree'],
          answer:
            'Each call returns the number of nodes on the longest path from its node down to a leaf, and 0 for an empty tree. O(n) time, and the call stack is as deep as the tree.',
        },
        {
          question: 'Which calls happen on a root with one left child?',
          asks: [
            'walk me through the calls with a root and one left child',
            'who adds up the numbers',
            'go through the calls step by step',
            'show me the calls on a small tree',
          ],
          answer:
            'depth(root) first calls depth(left). That node calls its two missing children, gets 0 twice, and returns 1 + max(0, 0) = 1. Then depth(root) calls its missing right child, gets 0, and returns 1 + max(1, 0) = 2. Each call adds the 1 for its own node; nothing is added up at the end.',
        },
        {
          question: 'What happens with a chain of 100,000 nodes?',
          asks: [
            'what happens with a tree of 100000 nodes in a line',
            'does it still work in python if the tree is very deep',
            'does recursion crash on a deep tree',
          ],
          answer:
            'The recursion is 100,000 calls deep. Python stops near 1,000 with a RecursionError, and Java and JavaScript usually overflow, too. Count levels with a queue instead: take out all nodes of a level, put in their children, and add 1 per level. That needs no deep call stack.',
        },
        {
          question: 'What does the depth of a leaf come out as?',
          asks: [
            'what does it return for a leaf',
            'depth of a leaf',
            'what is returned for a single node',
            'what if there is only one node',
          ],
          answer:
            'A leaf calls both missing children. Each returns 0, so the leaf returns 1 + max(0, 0) = 1. A tree of one node has depth 1, and an empty tree 0.',
        },
      ],
    },
    {
      number: 226,
      questions: [
        {
          question: 'Why does one of the two subtrees get lost?',
          asks: ['overwritten', 'swap temp', 'order'],
          answer:
            'The second assignment reads a child that you have already changed. Save one child first, or assign both at once.',
        },
        {
          question: 'Does it matter whether I swap before or after the recursive calls?',
          asks: [
            'invert tree cost',
            'invert before or after the recursive calls',
            'inverted only the top level',
          ],
          answer:
            'You may swap before or after both calls, as long as every node swaps. If only the top changes, the recursive calls are missing. O(n) time, O(h) stack.',
        },
        {
          question: 'Which calls happen on a root with two children?',
          asks: [
            'walk me through the calls on a root with two children',
            'go through the calls step by step',
            'show me the calls on a small tree',
          ],
          answer:
            'Root 1 with children 2 and 3: invert(1) calls invert(2), whose links are both null, so its swap changes nothing. Then it calls invert(3), likewise. Back in invert(1), the two links are exchanged: 3 is on the left and 2 on the right. If you swap first and call afterward, the result is the same.',
        },
      ],
    },
    {
      number: 110,
      questions: [
        {
          question: 'Is it enough to check the root, and how do I avoid O(n²)?',
          asks: ['n squared', 'check every node', '-1 trick'],
          answer:
            'Checking only the root is wrong, since a node further down may be unbalanced. Computing the height anew at each node can take O(n²) on a chain if nothing stops early; return -1 upward instead.',
        },
        {
          question: 'What does a returned -1 mean, and what does it save?',
          asks: ['what does -1 mean in balanced', 'balanced tree cost', 'balanced fails for deep difference'],
          answer:
            'The call returns the height, or -1 for "some subtree is not balanced". So every node is visited once: O(n). Pass a -1 from either side on at once.',
        },
      ],
    },
    {
      number: 94,
      questions: [
        {
          question: 'How does the loop with a stack work?',
          asks: ['iterative loop', 'go left push'],
          answer:
            'Push nodes while you go left, pop one, visit it and go to its right child. Repeat while there is a current node or the stack is not empty.',
        },
        {
          question: 'Which nodes are on the stack, and what does it cost?',
          asks: [
            'what is on the stack in inorder',
            'inorder iterative cost',
            'inorder list shared between calls',
          ],
          answer:
            'The stack contains the nodes that are not visited yet because their left subtree comes first. O(n) time, O(h) space. If results of an earlier call appear in your list, it is a default argument: create the list inside the function.',
        },
      ],
    },
    {
      number: 100,
      questions: [
        {
          question: 'How do I compare nodes when a child is missing?',
          asks: ['null', 'compare structure'],
          answer:
            'If both nodes are null, they match; if only one is, they differ. Otherwise compare the values and both pairs of children.',
        },
        {
          question: 'What does the comparison cost, and why does mine crash?',
          asks: ['same tree cost', 'attributeerror when one tree is shorter', 'same values but other shape'],
          answer:
            'O(min(n, m)) time for n and m nodes, since it stops at the first difference. Test for both null and for one null before you read a value.',
        },
        {
          question: 'Is it enough to compare the roots?',
          asks: [
            'just compare the values of the roots',
            'only compare the root',
            'what do i compare',
            'compare left with left',
          ],
          answer:
            'No. If both nodes are null, they are the same; if only one is, they differ. Otherwise their values must be equal, and left must match left and right must match right, by the same function.',
        },
      ],
    },
    {
      number: 101,
      questions: [
        {
          question: 'Is it enough that the inorder sequence is a palindrome?',
          asks: ['inorder wrong', 'mirror iterative'],
          answer:
            'That is not enough. A root 1 with two children 2 that each have a left child 2 gives 2, 2, 1, 2, 2, but is not symmetric. Compare pairs of nodes in mirror positions.',
        },
        {
          question: 'What do the two arguments of the recursion mean?',
          asks: ['symmetric tree arguments meaning', 'symmetric cost', 'compares left with left by mistake'],
          answer:
            'The two arguments are mirror positions: compare left of one with right of the other, and right with left. O(n) time, O(h) stack.',
        },
      ],
    },
    {
      number: 572,
      questions: [
        {
          question: 'Why is the worst case O(n · m), and is a string search safe?',
          asks: ['vs same', 'serialize', 'cost'],
          answer:
            'The comparison of two trees may start at each node, which makes O(n · m) in the worst case. If you serialize instead, mark nulls and put a separator before each value, or 12 contains 2.',
        },
        {
          question: 'When does a matching part not count as a subtree?',
          asks: [
            'subtree or part of a tree',
            'subtree returns true too early',
            'subtree of another tree in linear time',
          ],
          answer:
            'A subtree includes everything below its root, so both trees must have null in the same positions; if you return true as soon as the second tree ends, you accept a mere part. Linear time is possible: serialize both with markers and separators and search with KMP.',
        },
      ],
    },
    {
      number: 1448,
      questions: [
        {
          question: 'Does a node equal to the maximum on its path count?',
          asks: ['equal', 'max on path'],
          answer:
            'Pass the maximum on the path down. A node that is at least that maximum is good, so an equal one counts.',
        },
        {
          question: 'Do I pass down the maximum of the path or of the tree?',
          asks: ['what is passed down for good nodes', 'good nodes cost', 'maximum of the path or the tree'],
          answer:
            "Pass down the largest value on the path from the root to this node, not that of the whole tree. Start with the root's value or minus infinity. O(n) time, O(h) stack.",
        },
      ],
    },
    {
      number: 114,
      questions: [
        {
          question: 'How do I rearrange the links in place?',
          asks: ['in place', 'left to null', 'reverse postorder'],
          answer:
            'At each node with a left child, follow the right links from that child to the last node, attach the old right subtree there, move the left subtree to the right, and set left to null.',
        },
        {
          question: 'Why do I lose the right subtree, and what does it cost?',
          asks: ['flatten loses the right subtree', 'flatten tree cost', 'flatten order preorder or inorder'],
          answer:
            'Save the old right child before you overwrite it, or the right subtree is lost. The order is preorder. It is O(n) if you walk down the right links of the left child before that part is flattened; walking along an already flattened part at each node costs O(n²) on a left chain.',
        },
      ],
    },
    {
      number: 968,
      questions: [
        {
          question: 'Where does the next camera go?',
          asks: ['greedy leaves', 'root uncovered', 'states'],
          answer:
            'Work from the bottom up and put a camera at the parent of each uncovered child. If the root is still uncovered at the end, it needs one itself.',
        },
        {
          question: 'What do the three states of a node mean?',
          asks: ['what do the three camera states mean', 'tree cameras cost', 'camera on leaves is wrong'],
          answer:
            "A node returns one of three states: uncovered, covered without a camera, has a camera. Null counts as covered. A camera at a leaf's parent covers everything that one at the leaf would, and usually more. O(n).",
        },
      ],
    },
  ],
  quiz: [
    {
      task: 'An ant nest is a binary tree of up to 100,000 chambers. A chamber is lopsided if the number of chambers below it on the left and the number on the right differ by more than one. How many chambers are lopsided?',
      words: ['the number of chambers below it'],
      not: 'level-order-traversal',
      why: 'Row by row, a chamber comes out long before the chambers below it are counted, and chambers of one row have nothing to do with each other.',
      idea: 'Let each call return the number of chambers in its subtree, and compare the two numbers that come back.',
      cost: 'O(n)',
    },
    {
      task: 'A clock is a binary tree of assemblies. To take it apart, a watchmaker removes everything on the left of an assembly, then everything on its right, and then the assembly itself. Print the assemblies in the order of removal.',
      words: ['then everything on its right'],
      not: 'level-order-traversal',
      why: 'Rows mix parts of both sides, and the main assembly would come first although it is removed last.',
      idea: 'Call the function for the left side, then for the right side, and then print the assembly.',
      cost: 'O(n)',
    },
    {
      task: 'A wind chime is a binary tree of 80,000 bells, with pitches in no particular order. A bell leads if no bell below it, directly or through others, has a higher pitch. How many bells lead?',
      words: ['in no particular order'],
      not: 'binary-search-tree',
      why: 'The pitches are not sorted from left to right, so no comparison tells where a higher bell is, and no side can be skipped.',
      idea: 'Let each call return the highest pitch of its subtree, and count the bells that are as high as that.',
      cost: 'O(n)',
    },
    {
      task: 'A grapevine is a tree of 100,000 knots with grapes. A cut just above a knot removes it with everything that hangs below it. Where do you make one cut so that both parts have as equal a number of grapes as possible?',
      words: ['with everything that hangs below it'],
      not: 'path-sum-and-lca',
      why: 'A path follows one line of knots and leaves out all side branches, but a cut takes all of them.',
      idea: 'Let each call return the grapes of its subtree, and choose the knot where this is closest to half of the total.',
      cost: 'O(n)',
    },
    {
      task: 'The staff of a hospital form a tree of up to 50,000 people. Of each boss and each direct report, at least one of the two must attend a fire drill. How few people can attend?',
      words: ['at least one of the two must attend'],
      not: 'level-order-traversal',
      why: 'Sending every second row meets the rule, but it may need far more people: which choice is best depends on the shape of each branch.',
      idea: 'For each person return two numbers, the fewest in the subtree with and without that person; without, all direct reports must attend.',
      cost: 'O(n)',
    },
  ],
  claims: [
    {
      says: ['inorder of any tree is sorted', 'inorder always gives sorted order'],
      isRight: false,
      reply: 'No, only in a binary search tree. A root 1 with left child 7 gives 7, 1.',
    },
    {
      says: ['inorder of a search tree is sorted', 'inorder gives sorted order in a bst'],
      isRight: true,
      reply: 'Yes. All smaller values come before a node, and all larger ones after it.',
    },
    {
      says: ['preorder visits the root first', 'in preorder the node comes before its children'],
      isRight: true,
      reply: 'Yes: node, left, right.',
    },
    {
      says: ['postorder visits the root first', 'in postorder the node comes before its children'],
      isRight: false,
      reply: 'No, it comes last: left, right, node.',
    },
    {
      says: ['postorder visits the root last', 'in postorder the children come before the node'],
      isRight: true,
      reply: 'Yes: left, right, node. So the results of the children are known there.',
    },
    {
      says: ['a traversal takes o(n) time', 'dfs visits every node once'],
      isRight: true,
      reply: 'Yes. The recursion needs O(h) stack, where h is the height.',
    },
    {
      says: [
        'a tree with n nodes has n - 1 edges',
        'a tree with n nodes has n-1 edges',
        'n nodes have n - 1 edges in a tree',
      ],
      isRight: true,
      reply: 'Yes. Every node but the root has exactly one edge to its parent.',
    },
    {
      says: ['a tree with n nodes has n edges'],
      isRight: false,
      reply: 'No, n - 1: every node but the root has exactly one edge to its parent.',
    },
    {
      says: [
        'inorder traversal of a bst is sorted',
        'inorder of a bst is sorted',
        'inorder traversal of a bst gives sorted order',
      ],
      isRight: true,
      reply: 'Yes. All smaller values come before a node, and all larger ones after it.',
    },
    {
      says: [
        'inorder traversal of a binary tree is sorted',
        'inorder traversal of a binary tree is always sorted',
        'inorder is always sorted',
      ],
      isRight: false,
      reply: 'No, only in a binary search tree. A root 1 with left child 7 gives 7, 1.',
    },
    {
      says: [
        'preorder of a bst is sorted',
        'preorder gives sorted order in a bst',
        'postorder of a bst is sorted',
      ],
      isRight: false,
      reply:
        'No, inorder is. Root 2 with children 1 and 3 gives 2, 1, 3 in preorder and 1, 3, 2 in postorder.',
    },
    {
      says: [
        'a binary tree has at most two children per node',
        'every node of a binary tree has at most two children',
      ],
      isRight: true,
      reply: 'Yes, a left and a right one, and either may be missing.',
    },
    {
      says: [
        'every node of a binary tree has two children',
        'every node of a binary tree has exactly two children',
      ],
      isRight: false,
      reply: 'No, at most two. Leaves have none.',
    },
    {
      says: ['leaves have no children', 'a leaf has no children'],
      isRight: true,
      reply: 'Yes. A node with one child is no leaf.',
    },
    {
      says: [
        'preorder looks at the root first then left then right',
        'in preorder you visit the node first, then the left subtree, then the right subtree',
        'preorder is root left right',
        'preorder means node before both children',
        'preorder goes root then left child then right child',
      ],
      isRight: true,
      reply:
        'Yes. Preorder handles the node, then its left subtree, then its right one. For root 2 with children 1 and 3 that is 2, 1, 3.',
    },
    {
      says: [
        'inorder is left then root then right',
        'inorder visits the left subtree then the node then the right subtree',
        'in inorder the root comes between left and right',
        'inorder means left root right',
        'inorder for root 2 with left 1 and right 3 is 1 2 3',
      ],
      isRight: true,
      reply: 'Yes. For root 2 with children 1 and 3, inorder gives 1, 2, 3.',
    },
    {
      says: [
        'postorder is left then right then root',
        'postorder visits both children first and then the node',
        'in postorder the root comes last',
        'postorder means left right root',
        'postorder handles the node after both subtrees',
      ],
      isRight: true,
      reply:
        'Yes. For root 2 with children 1 and 3, postorder gives 1, 3, 2. That is the order to use when a node needs the results of both children.',
    },
    {
      says: [
        'i add 1 to the bigger of the two sides',
        'max depth is 1 plus the larger depth of left and right',
        'the depth is 1 + max of left and right',
        'take the max of both children and add one for the node itself',
        'height of a node is max of left and right height plus 1',
        'the depth of a tree is one more than the deeper of its two subtrees',
      ],
      isRight: true,
      reply:
        'Yes. The height of a node is 1 plus the larger height of its two subtrees, and 0 for a missing node. For heights 4 and 6 it is 7.',
    },
    {
      says: [
        'max depth is the left depth plus the right depth',
        'i add the depth of left and right for the height',
        'the height is left + right + 1',
        'the depth adds both sides',
        'add both heights and one for the root',
      ],
      isRight: false,
      reply:
        'No. The two sides are not added: a longest path goes down only one side. With heights 2 and 3 below it, a node has height 4, not 6.',
    },
    {
      says: [
        'a leaf returns 1',
        'for a leaf the depth is 1',
        'a null node returns 0 and a leaf returns 1',
        'max depth of a single node is 1',
        'the empty tree has depth 0',
        'an empty tree returns 0',
      ],
      isRight: true,
      reply: 'Yes. A missing child has height 0, so a leaf has height 1 + max(0, 0) = 1.',
    },
    {
      says: [
        'same tree just compares the values of the roots',
        'two trees are the same if their roots are equal',
        'it is enough to compare the root values',
        'same tree only compares the roots',
        'equal values are enough, the shape does not matter',
      ],
      isRight: false,
      reply:
        'No. All nodes must match, and the shape, too. The trees 1 with a left child 2 and 1 with a right child 2 have equal roots but are not the same. Compare the roots, then both pairs of subtrees.',
    },
    {
      says: [
        'two trees are the same if values and structure match',
        'same tree compares the values and then left with left and right with right',
        'same tree recurses on both left children and both right children',
        'both must be null at the same position',
        'the structure has to be the same too',
      ],
      isRight: true,
      reply:
        'Yes. Each pair of nodes must have equal values, and where one child is missing, the other must be missing, too.',
    },
    {
      says: [
        'the base case is the null node',
        'the recursion stops at null',
        'when the node is null i return',
        'the base case is an empty tree',
        'recursion ends when there is no node left',
      ],
      isRight: true,
      reply:
        'Yes. Each call gets a subtree, which is a smaller tree, and the missing child is the base case. So every call ends.',
    },
    {
      says: [
        'the space of a tree traversal is o(1)',
        'recursion on a tree uses constant space',
        'it needs no extra space because i create no array',
        'tree recursion is o(1) memory',
        'the traversal uses no extra memory',
      ],
      isRight: false,
      reply:
        'No. The recursion costs one open call per level, so O(h): about log n for a balanced tree, but n for a chain.',
    },
    {
      says: [
        'the space of the recursion is always log n',
        'the call stack is always o(log n) deep',
        'the height of a tree is always log n',
        'the depth of a binary tree is log n',
        'every tree with n nodes has height log n',
      ],
      isRight: false,
      reply:
        'No, only if the tree is balanced. A chain of 1,000 nodes has 1,000 levels, and each level is an open call: O(h), at worst O(n).',
    },
    {
      says: [
        'if the tree is like a linked list the space is o(n)',
        'a skewed tree needs o(n) space',
        'a chain makes the recursion n deep',
        'the worst case space is o(n) when the tree is a chain',
        'for a chain of nodes the call stack has n frames',
      ],
      isRight: true,
      reply:
        'Yes. Every node is on the path then, so n calls are open at once. That is the worst case of O(h).',
    },
    {
      says: [
        'two recursive calls make it o(2^n)',
        'a traversal is exponential because each call makes two calls',
        'tree recursion takes o(2^n) time',
        'the traversal is o(n^2) because of two calls',
        'visiting both children makes it exponential',
      ],
      isRight: false,
      reply:
        'No. Each node is visited once, with a constant amount of work, so n nodes take O(n) time. Two calls per node do not make it exponential, since the calls share no node.',
    },
    {
      says: [
        'a tree traversal needs recursion',
        'you cannot traverse a tree without recursion',
        'trees only work with recursion',
        'a loop cannot visit a tree',
        'you must use recursion for trees',
      ],
      isRight: false,
      reply:
        'No. A tree traversal can always be a loop with your own stack: push the root, pop a node, push its right and then its left child. Recursion is only shorter.',
    },
    {
      says: [
        'inverting swaps the left and right child of every node',
        'to invert a tree swap the children at each node',
        'invert means swap left and right everywhere',
        'i swap the two children and recurse into both',
        'swap left and right then do the same for the children',
      ],
      isRight: true,
      reply: 'Yes. You may swap before or after the two calls. Each node must be swapped once.',
    },
    {
      says: [
        'inverting only swaps the children of the root',
        'to invert a tree swap the two children of the root',
        'swap the root children once and it is inverted',
        'only the root has to be swapped',
      ],
      isRight: false,
      reply:
        'No. Then only the top changes. For 4 with children 2 and 7 that have children of their own, those must be swapped as well: recurse into both.',
    },
    {
      says: [
        'a tree is balanced if left and right of the root have the same height',
        'i only check the heights at the root for balance',
        'balanced means both sides of the root are equally high',
        'checking the root is enough for a balanced tree',
      ],
      isRight: false,
      reply:
        'No. The rule must hold at every node. A root with two chains of 3 nodes each has equal heights on both sides, but its children have heights 2 and 0 below them.',
    },
    {
      says: [
        'forgetting the null check crashes',
        'without the null check it fails',
        'i must check for null before reading node.left',
        'you have to check null first',
        'reading the children of null gives an error',
      ],
      isRight: true,
      reply:
        'Yes. A missing base case is the usual reason: the function reads a child of null, or calls itself forever.',
    },
    {
      says: [
        'recursion is a function that calls itself until it stops',
        'recursion means a function calls itself on a smaller input',
        'a recursive function calls itself until the base case',
        'recursion is when a function calls itself',
        'a function that calls itself with a smaller problem',
      ],
      isRight: true,
      reply:
        'Yes. A recursive function solves the problem by calling itself on a smaller input, until a base case answers at once. Both parts are needed: each call must come closer to the base case.',
    },
    {
      says: [
        'recursion is o(1) space if i dont create arrays',
        'recursion takes no memory without arrays',
        'space is o(1) because i store nothing',
        'a recursive function uses constant space if it has no list',
        'if i create no list the recursion has constant space',
      ],
      isRight: false,
      reply:
        'No. Every open call needs memory for its arguments and its position in the code. A recursion n levels deep takes O(n) space even if it creates nothing: fact(4) has 5 open calls, for 4, 3, 2, 1 and 0.',
    },
    {
      says: [
        'recursive fibonacci is n squared',
        'naive fibonacci takes o(n^2)',
        'the recursive fibonacci is quadratic',
        'fibonacci without memo is o(n^2)',
        'recursive fib is linear',
      ],
      isRight: false,
      reply:
        'No. Two calls on n - 1 and n - 2 double the work about every step and a half: fib(20) makes 21,891 calls, while 20² is 400. It is exponential, and a memo makes it O(n).',
    },
    {
      says: [
        'recursion uses a stack internally',
        'each call is put on the call stack',
        'every recursive call is pushed on a stack',
        'the last call returns first',
        'the call stack remembers where each call goes on',
      ],
      isRight: true,
      reply:
        'Yes, the call stack of the language keeps them: the latest call is finished first, and then the one that made it goes on.',
    },
    {
      says: [
        'a recursive function calls itself only once',
        'recursion has exactly one recursive call',
        'there is just one call in a recursion',
        'a recursive function may only call itself one time',
      ],
      isRight: false,
      reply:
        'No. A recursion may call itself several times, or none at all: a tree traversal makes two calls per node.',
    },
    {
      says: [
        'an empty tree has height 1',
        'the height of an empty tree is 1',
        'a missing child has height 1',
        'null has height 1',
        'an empty tree has depth 1',
      ],
      isRight: false,
      reply:
        'No, 0 if you count nodes: it has no levels. A single node has height 1. (Counted in edges they are -1 and 0.)',
    },
    {
      says: [
        'a tree traversal is o(n log n)',
        'the time of a traversal is o(n log n)',
        'traversing a tree takes n log n',
        'dfs on a tree is o(n log n)',
      ],
      isRight: false,
      reply:
        'No. Each node is visited once with constant work, so O(n). O(n log n) would need log n steps per node.',
    },
    {
      says: [
        'symmetric compares left with left',
        'a tree is symmetric if the left and right values are equal',
        'symmetric tree just compares left and right values',
        'for symmetry compare left with left and right with right',
        'symmetric means both children have the same value',
      ],
      isRight: false,
      reply:
        'No, mirror images are compared: the left child of one side with the right child of the other. In 1 with children 2 and 2, where both have only a left child 3, the tree is not symmetric, though all values agree.',
    },
    {
      says: [
        'the base case of the factorial is n == 0',
        'the base case is n == 0',
        'fact(0) is 1',
        'factorial stops at 0',
        'the recursion of the factorial ends at n = 0',
      ],
      isRight: true,
      reply:
        'Yes. For `fact(n)` the known case is 0! = 1; for a tree it is the missing node. n == 1 works for the factorial as well, if n is never 0.',
    },
    {
      says: [
        'the stack depth is n',
        'the recursion depth of the factorial is n',
        'the call stack has n frames',
        'fact(n) has n open calls',
        'n calls are open at the same time',
      ],
      isRight: true,
      reply:
        'Yes. If each call makes one call with n - 1, the calls for n, n - 1, ..., 0 are all open at the end: n + 1 frames.',
    },
    {
      says: [
        'every recursion can be a loop',
        'any recursion can be written as a loop',
        'recursion can always be replaced by a loop and a stack',
        'loops can do everything recursion can',
      ],
      isRight: true,
      reply: 'Yes. A loop with an explicit stack can do what any recursion does.',
    },
    {
      says: [
        'to invert i swap the values of left and right',
        'i swap the values of the two children',
        'inverting exchanges the values of left and right',
        'swap left.val and right.val',
      ],
      isRight: false,
      reply:
        'Not the values, the links: the two subtrees are exchanged as a whole. Swapping only the values of the children would leave their subtrees on the old side.',
    },
    {
      says: [
        'i compare every node with the root of the second',
        'for the subtree check i test every node of the first tree',
        'at each node i check if the trees are the same',
        'subtree calls same tree at every node',
        'try every node as the root of the second tree',
      ],
      isRight: true,
      reply:
        'Yes, in the simple solution: at each node of the large tree, test whether the two trees are the same from there. O(n · m) at worst.',
    },
  ],
} satisfies TutorTexts
