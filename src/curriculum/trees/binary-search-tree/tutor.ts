import type { TutorTexts } from '../../tutor-texts.ts'

export const tutor = {
  questions: [
    {
      kind: 'how',
      question: 'How do I insert a value into a search tree?',
      about: 701,
      asks: [
        'insert in bst',
        'bst insertion steps',
        'add value to bst',
        'insert a value in a bst',
        'how do i insert into a bst',
        'add a node to a binary search tree',
        'bst insert in simple words',
        'where does a new value go in a bst',
        'insert into a search tree step by step',
        'how does inserting into a bst work',
        'how does insertion into a bst work',
      ],
      answer:
        'Walk down by comparison until the child on that side is missing, and attach the new node there: O(h), always as a leaf.',
    },
    {
      kind: 'what',
      question: 'How do I find the next larger value in a search tree?',
      about: 285,
      asks: ['inorder successor', 'predecessor bst', 'next larger node', 'next larger value in a bst'],
      answer:
        'If the node has a right child: the leftmost node of the right subtree. Otherwise the last ancestor at which you went left. The predecessor is the mirror image: swap left and right.',
    },
    {
      kind: 'what',
      question: 'What do AVL and red-black trees do?',
      asks: [
        'self balancing tree',
        'avl red black',
        'rotation',
        'why balance',
        'what do avl and red black trees do',
        'why does a bst need balancing',
      ],
      answer:
        'AVL and red-black trees rotate after changes, so that the height stays O(log n). TreeMap and `std::map` are red-black trees. Interviews ask for the idea, hardly ever for the code.',
    },
    {
      kind: 'what',
      question: 'What is a binary search tree?',
      asks: [
        'what is a binary search tree',
        'bst property',
        'bst definition',
        'rule of a bst',
        'what is a bst',
        'bst meaning',
        'explain bst',
      ],
      answer:
        'In a binary search tree every value in the left subtree is smaller than the node, and every value in the right one is larger. That holds for whole subtrees and not only for children, so one comparison discards a subtree.',
      further: {
        example:
          'The root is 8, with children 3 and 10, and 3 has a right child 6. Search 6:\n- 6 < 8: go left. The whole right side is out.\n- 6 > 3: go right. Found.\n\nA 9 in place of the 6 would be larger than its parent 3, too, but it is left of 8: no longer a search tree.',
        why: 'You reach a subtree only by the comparisons at its ancestors, and each of them sets a bound for everything in it. A value outside these bounds cannot be in the subtree, so skipping it is safe.',
        check: {
          ask: 'The root is 20 and its left child is 10. The right child of 10 must be larger than 10 and smaller than which value?',
          right: ['20', 'twenty'],
          because:
            '20: the node is in the left subtree of the root, and everything there must be smaller than 20.',
          wrong: [
            {
              says: ['10', 'ten'],
              reply: '10 is the lower bound. Is there another ancestor that sets a condition?',
            },
            {
              says: ['no limit', 'none', 'nothing', 'infinity'],
              reply:
                'The node is also in the left subtree of the root. What does the root demand of that side?',
            },
          ],
        },
        claims: [
          {
            says: [
              'left child smaller and right child larger is enough',
              'only the children have to be compared',
            ],
            isRight: false,
            reply:
              'No. The rule is about whole subtrees. Below the left child of 8, a 9 is wrong even if it is the right child of 3.',
          },
          {
            says: ['a search tree has to be balanced', 'a bst is always balanced'],
            isRight: false,
            reply: 'No. A chain 1, 2, 3 to the right is a valid search tree. It is only slow.',
          },
          {
            says: ['one comparison discards a whole subtree', 'each step skips one side'],
            isRight: true,
            reply:
              'Yes. The comparison tells on which side the value must be, and nothing on the other side can match.',
          },
        ],
      },
    },
    {
      kind: 'why',
      question: 'Why is the inorder of a search tree sorted?',
      asks: [
        'why is inorder of a bst sorted',
        'inorder gives sorted order proof',
        'inorder gives sorted values why',
      ],
      answer:
        'Inorder visits all smaller values (the left subtree), then the node, then all larger ones, and the same holds inside each subtree. So the values come in ascending order.',
      further: {
        example:
          'The root is 5, with children 2 and 9, and 2 has a right child 4.\n- Left subtree: 2, then its right child 4.\n- The root: 5.\n- Right subtree: 9.\n\nThe sequence is 2, 4, 5, 9. The 4 comes after 2 but before 5, because it is between them in the tree as well.',
        why: "Suppose that it holds for smaller trees. Then the left subtree gives an ascending list below the node's value, and the right subtree one above it. Joined with the node in the middle they ascend, and an empty tree gives an empty list.",
        check: {
          ask: 'The node 8 has a left child 3, and 3 has a right child 6 without children. Which value comes right before 8 in inorder?',
          right: ['6', 'six'],
          because:
            '6: it is the largest value of the left subtree, and inorder finishes that subtree before it visits 8.',
          wrong: [
            {
              says: ['3', 'three'],
              reply: '3 is the child of 8, but something is on its right. When is that visited?',
            },
          ],
        },
        claims: [
          {
            says: [
              'i could do an inorder traversal and check that it is sorted is that the same thing',
              'could i do an inorder traversal and check that it is sorted? is that the same thing?',
              "could i do an inorder traversal and check that it's sorted? is that the same thing?",
              'checking that inorder is sorted is the same thing',
            ],
            isRight: true,
            reply:
              'Yes, if sorted means strictly increasing: a binary tree is a search tree exactly if its inorder sequence strictly ascends. With `<=` a duplicate would pass.',
          },
          {
            says: [
              'if the inorder is strictly increasing it is a valid search tree',
              'a strictly increasing inorder means it is a search tree',
              'checking that inorder is strictly increasing is the same thing as checking the bounds',
              'an inorder traversal that is strictly sorted proves a search tree',
            ],
            isRight: true,
            reply:
              'Yes. Then everything in a left subtree comes before its node and is smaller, and everything on the right comes after it and is larger.',
          },
          {
            says: ['inorder is sorted in any binary tree', 'inorder always sorts'],
            isRight: false,
            reply: 'No. It needs the order of a search tree. A root 1 with left child 7 gives 7, 1.',
          },
          {
            says: ['right, node, left gives descending order', 'visiting the right side first reverses it'],
            isRight: true,
            reply: 'Yes. Then all larger values come first, then the node, then all smaller ones.',
          },
          {
            says: ['preorder of a search tree is sorted too', 'preorder gives ascending values'],
            isRight: false,
            reply:
              'No. Preorder starts with the root. For the root 2 with children 1 and 3 it gives 2, 1, 3.',
          },
        ],
      },
    },
    {
      kind: 'mistake',
      question: 'Why is my check for a valid search tree wrong?',
      about: 98,
      asks: [
        'validate bst compare with children only',
        '[5,4,6,null,null,3,7]',
        'limits',
        'min max bounds',
        'is valid bst wrong',
        'to validate a bst just check left child < node < right child',
        'is comparing with the children enough for a valid bst',
        'isValidBST passes a wrong tree',
        'node in the right subtree smaller than the root not detected',
        'compare only with left and right child',
        'valid bst check passes invalid tree',
        'why do i need min and max',
      ],
      answer:
        'Comparing a node with its children is not enough: a deep node in the right subtree may still be smaller than the root. Pass bounds down: (low, node.val) to the left, (node.val, high) to the right.',
      further: {
        example:
          'The root is 10, its right child 15, and 15 has a left child 6.\n- Compared with the parent only: 6 < 15, so it looks fine.\n- With bounds: the root passes (10, none) to 15, and 15 passes (10, 15) to 6. But 6 is not above 10, so the tree is invalid.',
        why: 'The rule is about whole subtrees, so every ancestor sets a condition, not only the parent. On the way down the conditions only become tighter, so one lower and one upper bound say the same as all of them.',
        check: {
          ask: 'The root is 50, its left child 30, and 30 has a right child 40. Which upper bound does a right child of 40 get?',
          right: ['50', 'fifty'],
          because:
            '50: going right, 40 becomes the lower bound, and the upper bound of 40 itself stays, which came from the root.',
          wrong: [
            {
              says: ['40', 'forty'],
              reply: 'When you go right, that becomes the lower bound. Which one is the upper bound?',
            },
            {
              says: ['30', 'thirty'],
              reply: 'Everything below 40 on its right must be larger than 40. Can 30 be the upper bound?',
            },
            {
              says: ['none', 'infinity', 'no bound'],
              reply: 'The node is in the left subtree of the root. What does the root demand of it?',
            },
          ],
        },
        claims: [
          {
            says: [
              'a root 2 with a left child 2 is valid',
              'an equal left child is allowed in a search tree',
              'equal values are fine on the left side',
              'a valid search tree may have duplicates',
            ],
            isRight: false,
            reply:
              'Not by the usual definition: the left subtree must be strictly smaller, so a root 2 with a left child 2 is not valid. Only if the statement allows duplicates does it say on which side they go.',
          },
          {
            says: ['comparing with the parent is enough', 'checking both children of each node is enough'],
            isRight: false,
            reply:
              'No. In 10, right child 15, left child 6 of 15, every child fits its parent, but 6 is on the wrong side of 10.',
          },
          {
            says: ['checking that inorder strictly ascends works too', 'a sorted inorder proves it'],
            isRight: true,
            reply:
              'Yes. Inorder of a tree with distinct values ascends exactly if the tree is a search tree.',
          },
          {
            says: ['equal values are fine in the check', 'use <= in the comparison'],
            isRight: false,
            reply: 'No, not with the usual definition: left is strictly smaller, right is strictly larger.',
          },
        ],
      },
    },
    {
      kind: 'cost',
      question: 'Is a search in a search tree always O(log n)?',
      asks: [
        'whats the time for search',
        'time to search a bst',
        'how fast is a bst',
        'is bst search log n always',
        'skewed bst',
        'worst case bst',
        'height of bst',
        'can bst search be O(n)',
        'worst case of a bst',
        'why is a bst o(log n)',
        'is a bst always o(log n)',
        'complexity of a bst',
        'bst time complexity',
        'why can a bst be o(n)',
        'cost of searching a bst',
        'bst worst case',
      ],
      answer:
        'It is O(h): O(log n) when the tree is balanced, but O(n) when it degenerates to a list, for example after inserting sorted values. Self-balancing trees (red-black, AVL) guarantee O(log n).',
      further: {
        example:
          'Insert the same five values in two orders.\n- 1, 2, 3, 4, 5: each one becomes the right child of the last. A search for 5 compares with 5 nodes.\n- 3, 1, 2, 5, 4: the root is 3 with children 1 and 5. A search for 4 compares with 3, 5 and 4.',
        why: 'Each comparison goes one level down, so the number of levels limits the search. Level j has room for 2^j nodes, so n nodes can fit on about log n levels. But the order rule does not forbid one node per level.',
        check: {
          ask: 'You insert 9, 7, 6, 5 into an empty tree without balancing. With how many nodes does a search compare the 5?',
          right: ['4', 'four'],
          because:
            '4: each value becomes the left child of the one before, so the search passes 9, 7 and 6 before it finds 5.',
          wrong: [
            {
              says: ['3', 'three'],
              reply:
                'That counts the steps between the nodes. Is 5 also compared with the node it is found in?',
            },
            { says: ['2', 'two'], reply: 'That would need a balanced tree. Draw where 7 and 6 end up.' },
          ],
        },
        claims: [
          {
            says: ['search in a bst is always o(log n)', 'a search tree search takes log n'],
            isRight: false,
            reply:
              'No, only if the height is O(log n). A chain is a valid search tree, and there a search is O(n).',
          },
          {
            says: ['a red-black tree guarantees o(log n)', 'with avl it is always log n'],
            isRight: true,
            reply:
              'Yes. It rotates after changes, so the height stays O(log n) for every order of insertions.',
          },
          {
            says: ['random insertions give o(log n) on average', 'inserting in random order is usually fine'],
            isRight: true,
            reply:
              'Yes. The expected height is O(log n). An unlucky order, such as a sorted one, still gives a chain.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'Why do I take the successor when I delete a node?',
      about: 450,
      asks: [
        'delete a node in bst',
        'two children',
        'successor',
        'delete from a bst with two children',
        'why take the successor',
        'how do i delete from a bst',
        'remove a node from a bst',
        'delete a node in a search tree in simple words',
        'bst delete explained',
        'three cases of bst deletion',
        'remove a value from a binary search tree',
      ],
      answer:
        'A node with two children cannot simply be cut out. The smallest value of its right subtree is the next larger one, so with that value here, the left side stays smaller and the right side larger. Copy it into the node and delete it below, where it has no left child. A node with at most one child is replaced by that child.',
      further: {
        example:
          'Delete the root 5. Its left child is 2, its right child 9, 9 has a left child 7, and 7 has a right child 8.\n- The smallest value on the right is 7. Copy it into the root.\n- Delete the old 7: its only child 8 becomes the left child of 9.\n\nInorder is now 2, 7, 8, 9.',
        why: 'The successor comes from the right, so it is larger than everything on the left. It is the smallest there, so the rest of the right side is larger. A left child would be smaller still, so it has none and is easy to remove.',
        check: {
          ask: 'The root 10 has children 4 and 20, and 20 has children 15 and 30. You delete 10 by this rule. Which value is at the root afterward?',
          right: ['15', 'fifteen'],
          because:
            '15: it is the smallest value of the right subtree, so 4 stays smaller, and 20 and 30 stay larger.',
          wrong: [
            {
              says: ['20', 'twenty'],
              reply: '20 is the right child. Is it the smallest value on that side?',
            },
            {
              says: ['4', 'four'],
              reply:
                'The largest value of the left side would work, too, but this rule takes one from the right.',
            },
            {
              says: ['30', 'thirty'],
              reply:
                '30 is the largest value on the right. Would everything else on that side still be larger?',
            },
          ],
        },
        claims: [
          {
            says: ['the predecessor works as well', 'i can also take the largest of the left side'],
            isRight: true,
            reply:
              'Yes. It is larger than the rest of the left side and smaller than everything on the right.',
          },
          {
            says: ['the successor can have two children', 'the smallest on the right may have a left child'],
            isRight: false,
            reply: 'No. A left child would be smaller, so the node would not be the smallest on that side.',
          },
          {
            says: ['just move the right child up', 'replace it by its right child'],
            isRight: false,
            reply:
              'No, not if both children exist. The right child may have a left subtree of its own, and then two subtrees compete for its left side.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'How do I find the k-th smallest value in a search tree?',
      about: 230,
      asks: [
        'do i have to sort it for the kth smallest',
        'kth smallest do i need to sort',
        'kth smallest in bst',
        'stop inorder at k',
        'counts per subtree',
        'kth smallest without sorting',
      ],
      answer:
        "Walk inorder and stop at the k-th node: O(h + k). If there are many queries and the tree changes, store the subtree's size in each node: O(h) per query.",
      further: {
        example:
          'The root is 6, its left child 2, and 2 has children 1 and 4. You want k = 3.\n- Go left to 1: visit it, count 1.\n- Back to 2: count 2.\n- Its right child 4: count 3. Stop.\n\nThe answer is 4, and the root itself is never counted.',
        why: "Inorder visits the values in ascending order, so the k-th one visited is the k-th smallest. With sizes you need no walk: the left subtree's size s says whether the k-th value is on the left (k ≤ s), the node itself (k = s + 1) or on the right.",
        check: {
          ask: "Each node stores its subtree's size. The left subtree has 4 nodes and you want k = 7. Which k do you look for in the right subtree?",
          right: ['2', 'two'],
          because: '2: the 4 values on the left and the node itself are smaller, so 7 - 5 remain.',
          wrong: [
            {
              says: ['3', 'three'],
              reply:
                'You subtracted the left subtree. Is anything else smaller than the values on the right?',
            },
            {
              says: ['7', 'seven'],
              reply:
                'That would count from the whole tree. How many values are smaller than all those on the right?',
            },
          ],
        },
        claims: [
          {
            says: ['the k-th smallest takes o(k)', 'it is only k steps'],
            isRight: false,
            reply:
              'Almost: first you walk down to the smallest value, which takes up to h steps. So it is O(h + k).',
          },
          {
            says: ['with subtree sizes it is o(h)', 'stored sizes make each query one path'],
            isRight: true,
            reply:
              'Yes. At each node the size of the left subtree decides where to go, so you walk one path.',
          },
          {
            says: ['for the k-th largest visit the right side first', 'k-th largest is reverse inorder'],
            isRight: true,
            reply: 'Yes. Right, node, left gives descending order, and the k-th node visited is the answer.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'How do I find the lowest common ancestor in a search tree?',
      about: 235,
      asks: ['lca in a bst', 'lowest common ancestor bst', 'split point', 'common ancestor in a bst'],
      answer:
        'Go left if both are smaller, right if both are larger. The first node where they part (or that equals one of them) is the answer: O(h), no recursion needed.',
    },
    {
      kind: 'compare',
      question: 'When is a sorted map better?',
      asks: [
        'bst vs hash map',
        'treemap when',
        'ordered queries',
        'hash map or bst',
        'when is a sorted map better',
      ],
      answer:
        'A hash map is faster for exact lookups, O(1) on average. A balanced BST keeps order: minimum, successor, range queries and "nearest" in O(log n).',
      with: 'hash-lookup',
      further: {
        example:
          'The keys are 12, 40, 7, 25.\n- Is 25 there? A hash map needs one lookup.\n- Which is the next key above 13? A hash map must look at all four keys. In a sorted map, say with root 12, you go right to 25 or 40 and never look at 7.',
        why: 'A hash function scatters keys on purpose, so keys that are close in value are not close in memory. A search tree inserts each key by comparisons, so its links encode the order, and O(log n) per change is the price.',
        check: {
          ask: 'Appointments are added and canceled, and again and again you need the first one after a given time. Hash map or sorted map?',
          right: ['sorted map', 'sorted', 'tree map', 'treemap', 'tree', 'bst', 'ordered map'],
          because:
            'A sorted map: it finds the next larger key in O(log n), even if no appointment begins exactly at the given time.',
          wrong: [
            {
              says: ['hash map', 'hash', 'hashmap'],
              reply: 'It finds a key that you know exactly. Which key would you look up here?',
            },
          ],
        },
        claims: [
          {
            says: ['a hash map is always better because it is o(1)', 'o(1) beats o(log n) so always hash'],
            isRight: false,
            reply:
              'No. O(1) is for exact keys. The smallest key or the next larger one costs O(n) in a hash map.',
          },
          {
            says: ['range queries need a sorted map', 'for all keys between a and b use a tree'],
            isRight: true,
            reply:
              'Yes. A balanced tree finds the first key in O(log n) and then walks through the others in order.',
          },
          {
            says: ['a python dict is sorted', 'a dict keeps its keys in order so it is sorted'],
            isRight: false,
            reply:
              'No. A dict keeps the order of insertion, which has nothing to do with the size of the keys.',
          },
        ],
      },
    },
    {
      kind: 'compare',
      question: 'Is a heap sorted?',
      asks: ['heap vs bst', 'top k all the time', 'is a heap sorted', 'heap or bst difference'],
      answer:
        'A heap gives only the extreme, in O(1), with push and pop in O(log n), and is an array without pointers. A balanced BST also finds, deletes and lists in order, at more overhead. For top k a heap is enough.',
      with: 'heap-priority-queue',
    },
    {
      kind: 'when',
      question: 'When do I use the order of a search tree?',
      asks: [
        'when use the bst property',
        'recognize bst problem',
        'sorted tree',
        'when does the bst order help',
      ],
      answer:
        'When the statement says binary search tree, use the order: walk one path instead of visiting all nodes, or use that inorder is sorted.',
      further: {
        example:
          'Find the smallest value that is at least 5. The root is 4 with children 2 and 9, and 9 has a left child 6.\n- 4 is too small: go right, and skip the side of 2.\n- 9 fits: remember it, go left.\n- 6 fits better, and it has no left child. The answer is 6.',
        why: 'A solution that ignores the order works on any tree and visits all n nodes. With the order one comparison decides about a whole subtree, and values close to each other are close in inorder.',
        check: {
          ask: 'You want the largest value of a search tree. Which child do you follow again and again?',
          right: ['right', 'the right child', 'right child'],
          because:
            'The right child: everything larger than a node is on its right, so the node without a right child is the largest.',
          wrong: [
            {
              says: ['left', 'the left child'],
              reply: 'On that side of a node, are the values smaller or larger than the node?',
            },
            {
              says: ['both', 'all of them'],
              reply: 'That would work on any tree. Which side can you skip here?',
            },
          ],
        },
        claims: [
          {
            says: ['every problem on a bst is o(log n)', 'with a bst it always takes log n'],
            isRight: false,
            reply:
              'No. One path takes O(h), and h may be n. A task about all values, such as their sum, visits all n nodes.',
          },
          {
            says: [
              'the order does not help if i count all nodes',
              'for the number of nodes the order is useless',
            ],
            isRight: true,
            reply: 'Yes. The count does not depend on the values, so you traverse it like any other tree.',
          },
          {
            says: [
              'i can use two pointers on the inorder sequence',
              'inorder lets me treat it like a sorted array',
            ],
            isRight: true,
            reply:
              'Yes. Inorder gives the values in ascending order, so what works on a sorted array works here, too.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'How do I turn a sorted array into a balanced tree?',
      about: 108,
      asks: [
        'sorted array to balanced bst',
        'middle as root',
        'balance a bst',
        'balanced tree from a sorted array',
      ],
      answer:
        'Take the middle as root and build both halves the same way: heights differ by at most 1. Pass indices instead of slices, for O(n).',
    },
    {
      kind: 'how',
      question: 'How do I recover a search tree with two swapped nodes?',
      about: 99,
      asks: ['recover bst', 'two swapped nodes', 'inorder dips', 'two nodes of a bst swapped'],
      answer:
        'To recover two swapped nodes, walk inorder and look for values smaller than the one before: at the first such drop the earlier node is wrong, at the last drop the later node. Swap their values.',
    },
    {
      kind: 'mistake',
      question: 'Can a search tree contain duplicates?',
      asks: [
        'can a bst have duplicates',
        'equal values in a binary search tree',
        'duplicates in bst',
        'where do equal keys go in a bst',
        'does it matter if there are duplicate values',
        'what if the values of the tree repeat',
        'what about duplicates, like root 2 with a left child 2',
        'is a root 2 with a left child 2 valid',
        'would you call an equal left child valid',
        'is a tree with two equal values a valid search tree',
      ],
      answer:
        'The usual definition forbids duplicates, so validation must use strict comparison: a root 2 with a left child 2 is not valid. If they are allowed, agree on one side for equal values or store a count in the node.',
    },
    {
      kind: 'how',
      question: 'How do I count or add up the values in a range?',
      about: 938,
      asks: ['range sum bst', 'count values in a range bst', 'trim a bst', 'prune by range'],
      answer:
        'Compare the node with the range before you recurse: below `low` go only right, above `high` only left, inside take the node and both sides. That costs O(h + k) for k nodes in the range. To trim, return the trimmed right or left subtree in place of a node outside.',
    },
    {
      kind: 'how',
      question: 'How do I find the closest value in a search tree?',
      asks: ['closest value in bst', 'floor and ceiling in bst', 'largest value smaller than x'],
      answer:
        'Walk one path and remember the best value so far. For the floor, a node at most x becomes the best and you go right; otherwise go left. The ceiling mirrors it. For the closest value keep whichever node on the path is nearest to x. O(h) time, O(1) space.',
    },
    {
      kind: 'why',
      question: 'Why do sorted insertions make a search tree slow?',
      asks: [
        'why does sorted insertion make a bst slow',
        'inserting in order degenerates',
        'bst becomes a linked list',
      ],
      answer:
        'Each new value is larger than all others, so it always becomes the right child of the last one and the height grows to n. Then each operation costs O(n); shuffle the input, build from the middle, or use a self-balancing tree.',
    },
    {
      kind: 'compare',
      question: 'Is a red-black tree or an AVL tree better?',
      asks: ['red black or avl', 'avl vs red-black', 'b-tree vs bst in databases'],
      answer:
        'AVL trees are more strictly balanced, so lookups are slightly faster; red-black trees need fewer rotations on updates, so most libraries use them. Databases use B-trees, because a node with many keys fits a disk page and keeps the tree only a few levels deep.',
    },
    {
      kind: 'mistake',
      question: 'Are duplicates allowed in a search tree?',
      asks: ['validate bst <= or <', 'equal values in a bst', 'are duplicates allowed in a bst'],
      answer:
        'Usually keys are distinct, and both comparisons are strict: low < value < high. If a statement allows duplicates, it says on which side they go; relax only that comparison.',
    },
    {
      kind: 'when',
      question: 'How do I recognize that a search tree fits?',
      asks: [
        'smaller ones left, larger ones right',
        'keep scores sorted while new ones come',
        'next larger key after this one',
        'find all entries between two dates in a tree',
        'check that a tree is in order',
      ],
      answer:
        'These fit a binary search tree, whose inorder traversal is sorted: walk one path by comparison, O(h), or use the sorted inorder. That path takes O(log n) if the tree is balanced and O(n) if it is a chain.',
    },
    {
      kind: 'compare',
      question: 'Do I use a tree map or a hash map?',
      asks: ['tree map or hash map', 'ordered keys or fast lookup', 'need floor and ceiling'],
      answer:
        'For exact lookups only, use a hash map, O(1) on average. If you need order, ranges, or the next smaller or larger key, use a balanced search tree, O(log n) for each.',
      with: 'hash-lookup',
    },
    {
      kind: 'how',
      question: 'How do I return the next smallest value with O(h) memory?',
      about: 173,
      asks: [
        'bst iterator',
        'next smallest on demand with O(h) memory',
        'iterate a bst without a full list',
        'hasNext and next on a search tree',
      ],
      answer:
        'Keep a stack of the nodes on the way to the smallest one: push all left children from the root. `next` pops a node and pushes its right child and all left children of that. O(h) memory, O(1) amortized per call.',
    },
    {
      kind: 'mistake',
      question: "Is the root's left child the smallest value?",
      asks: [
        "the root's left child is the smallest",
        'minimum is root.left, right',
        'largest value is the right child of the root',
      ],
      answer:
        'No, the smallest value is in the leftmost node: follow left children until there is none. In 5 with left child 3 and its left child 1, the minimum is 1. The largest is in the rightmost node, by following right children.',
    },
    {
      kind: 'mistake',
      question: 'Is the successor the right child?',
      about: 285,
      asks: [
        'successor is the right child, right',
        'next larger is node.right',
        'inorder successor = right pointer',
        'next value in a bst is the right child',
      ],
      answer:
        'No, it is the leftmost node of the right subtree: for 5 with right child 9 and 7 as the left child of 9, the next value is 7. Without a right subtree it is the last ancestor at which you went left.',
    },
    {
      kind: 'mistake',
      question: 'Does any order of insertions give the same shape?',
      asks: [
        'same values always give the same bst',
        'insertion order does not matter, right',
        'does order of inserting change the shape',
      ],
      answer:
        'No, the order decides the shape: 2, 1, 3 gives a balanced tree with root 2, while 1, 2, 3 gives a chain to the right. Only the sorted inorder is the same.',
    },
    {
      kind: 'mistake',
      question: 'Is a heap a search tree?',
      asks: ['is a heap a search tree', 'every bst is a heap, right', 'heap can be searched like a bst'],
      answer:
        'No, a heap orders only parent and child: in a min heap no child is smaller than its parent, so left and right say nothing about size, and a search takes O(n). Nor is a BST a heap: its smallest value is at the left end, usually not at the root.',
    },
    {
      kind: 'mistake',
      question: 'Why does my insertion not change the tree?',
      about: 701,
      asks: [
        'inserted value vanishes',
        'insert does nothing to my tree',
        'new node is never attached',
        'recursive insert lost',
        'inserted in the bst but not there afterwards',
      ],
      answer:
        'You call `insert(node.left, x)` without using its result, so the new node is attached to nothing. Write `node.left = insert(node.left, x)`, the same for right, and return `node` at the end.',
      further: {
        example:
          'Insert 3 into a tree that is just the root 5.\n- `insert(node.left, 3)` is called with None. It creates the node 3 and returns it.\n- The caller ignores the result, so the left link of 5 is still None.\n\nWith `node.left = insert(node.left, 3)` the link refers to the new node.',
        why: 'The call receives a copy of the reference. Where the child is missing there is no object to change, and assigning to the parameter changes only a local variable. So the new node must travel back as the result.',
        check: {
          ask: '`root` is None. You call `insert(root, 4)` and `insert(root, 6)` and ignore the results. How many nodes are reachable from `root`?',
          right: ['0', 'zero', 'none', 'no nodes', 'no node', 'nothing'],
          because: '0: both calls create a node and return it, but `root` still is None.',
          wrong: [
            {
              says: ['2', 'two'],
              reply: 'Both nodes were created. Which variable refers to them after the calls?',
            },
            {
              says: ['1', 'one'],
              reply: "The first call cannot change the caller's variable. What is `root` after it?",
            },
          ],
        },
        claims: [
          {
            says: [
              'root changes because the function assigns to it',
              'assigning to the parameter changes the tree',
            ],
            isRight: false,
            reply:
              'No. The parameter is a local variable. Only a change to a field of an existing node is visible outside.',
          },
          {
            says: ['i have to return node at the end', 'every call must return its node'],
            isRight: true,
            reply:
              'Yes. The caller writes the result into its link, so a missing `return` would cut the subtree off.',
          },
          {
            says: ['a loop needs no return value for the children', 'with a loop i set parent.left directly'],
            isRight: true,
            reply:
              'Yes. The loop stops at the parent and sets its link. Only an empty tree still needs a new root.',
          },
        ],
      },
    },
    {
      kind: 'mistake',
      question: 'Why does a value appear twice after deletion?',
      about: 450,
      asks: [
        'value appears twice after delete',
        'delete with two children leaves a copy',
        'successor still in the tree',
      ],
      answer:
        "You copied the successor's value but did not remove the successor itself. After copying, delete that value from the right subtree: `node.right = delete(node.right, node.val)`.",
    },
    {
      kind: 'mistake',
      question: 'Why does deleting the root change nothing?',
      about: 450,
      asks: [
        'deleting the root changes nothing',
        'root is still there after delete',
        'caller keeps the old root',
      ],
      answer:
        'The function returns the new root and the caller ignores it. Write `root = delete(root, x)`; when the root is removed, another node is on top.',
    },
    {
      kind: 'mistake',
      question: 'Why is my k-th smallest value off by one?',
      about: 230,
      asks: [
        'kth smallest is off by one',
        'kth returns the wrong neighbor',
        'gives the next larger than expected',
        'counter too late in inorder',
      ],
      answer:
        'Increase the counter when you visit the node, between the left and the right call, and compare it with k right after that. Counting on entering the call counts in preorder, not in sorted order.',
    },
    {
      kind: 'mistake',
      question: 'Why is a valid tree with the smallest integer rejected?',
      about: 98,
      asks: [
        'valid tree rejected with the smallest integer',
        'validate fails for -2147483648',
        'int min node breaks my check',
      ],
      answer:
        'Your starting bound equals a real value, so the strict comparison fails. Start with no bound (null) or infinity; in Java or C++ a 64-bit minimum also works for 32-bit values.',
    },
    {
      kind: 'when',
      question: 'How do I accept a booking only if it overlaps no other?',
      asks: [
        'accept a booking only if it hits no other',
        'best offer just below my limit',
        'rank of a new score among the old ones',
        'hand out the lowest free number above x',
      ],
      answer:
        "You need neighbors in sorted order while values are added and removed: use a balanced search tree (TreeMap, `std::set`) or Python's SortedList. Floor, ceiling, insertion and deletion take O(log n). For a rank you need subtree sizes, which TreeMap and `std::set` do not have; SortedList can do it.",
    },
    {
      kind: 'how',
      question: 'How do I merge two search trees?',
      asks: ['merge two search trees', 'all elements of two bsts sorted', 'combine two trees in order'],
      answer:
        'Run an iterator with a stack on each tree and merge the two sorted sequences. That takes O(n + m) time and O(h1 + h2) memory besides the output. Writing both inorders to lists first is simpler, with O(n + m) memory. If you need a tree, build a balanced one from the merged sequence.',
    },
    {
      kind: 'how',
      question: 'How do I find two values in a search tree that add up to k?',
      about: 653,
      asks: [
        'two numbers in a bst that add to k',
        'two sum on a search tree',
        'pair with given sum in a tree',
      ],
      answer:
        'Use two iterators, one ascending and one descending, and move them like two pointers until they meet: O(n) time, O(h) space. A hash set during any traversal is simpler, with O(n) space.',
    },
    {
      kind: 'compare',
      question: 'Is a sorted array or a search tree better?',
      asks: [
        'sorted array or search tree',
        'bisect.insort or balanced tree',
        'keep a sorted list or use a treemap',
      ],
      answer:
        'If the data never changes, use a sorted array with binary search: less memory and faster. If values are inserted and removed all the time, use a balanced tree, O(log n); inserting in the middle of an array moves O(n) elements.',
    },
    {
      kind: 'how',
      question: 'How do I check that a tree is a binary search tree?',
      about: 98,
      asks: [
        'how do i check that a tree is a binary search tree',
        'how to validate a bst',
        'is this tree a search tree',
        'how do i validate a bst',
        'validate binary search tree idea',
        'is this tree a bst',
        'check bst with bounds',
        'valid bst in simple words',
        'how to check a search tree',
      ],
      answer:
        'Pass a lower and an upper bound down, none at the root. The value must lie strictly between them. The left child gets the value as its upper bound, the right child as its lower bound; each keeps the other one. Or walk inorder and check that the values strictly ascend. Comparing each node with its children only is not enough. O(n) time, O(h) space.',
    },
    {
      kind: 'compare',
      question: 'What is the difference between a binary tree and a binary search tree?',
      asks: [
        'binary tree vs binary search tree',
        'difference between binary tree and bst',
        'is every binary tree a bst',
        'bst vs binary tree',
        'tree or search tree',
        'what makes a binary tree a search tree',
      ],
      answer:
        'A binary tree only says that each node has at most two children. A binary search tree also has an order: all values in the left subtree are smaller than the node, all in the right subtree larger. So a search can discard one side at each node, O(h). In a plain binary tree you must look at every node, O(n).',
    },
    {
      kind: 'how',
      question: 'How do I search in a binary search tree?',
      about: 700,
      asks: [
        'how do i search in a bst',
        'find a value in a bst',
        'search a binary search tree',
        'look up a value in a search tree',
        'how does searching a bst work',
        'bst search in simple words',
      ],
      answer:
        'Start at the root and compare. If the target is smaller, go left; if it is larger, go right; if it is equal, you have found it; at null it is not there. To find 6 in a tree with the root 8 and left child 3: 6 < 8, go left; 6 > 3, go right. It takes O(h): O(log n) if the tree is balanced.',
      further: {
        example:
          'Root 8 with the children 3 and 10; 3 has the right child 6. Search 6: 6 < 8, left; 6 > 3, right; found after two steps. Search 9: right to 10, then left: null, so it is not there.',
        why: 'All values in the left subtree are smaller than the node. So if the target is larger, it cannot be on the left, and the whole side can be skipped.',
        check: {
          ask: 'You search for 7 in a search tree whose root is 5. Left or right?',
          right: ['right'],
          because: 'Right: 7 is larger than 5.',
          wrong: [{ says: ['left'], reply: 'On the left there are only values smaller than 5.' }],
        },
        claims: [
          {
            says: ['each step skips one subtree', 'a search follows a single path down'],
            isRight: true,
            reply: 'Yes. So it takes as many steps as the tree has levels, at most.',
          },
          {
            says: ['i must visit every node', 'searching a bst takes o(n) always'],
            isRight: false,
            reply: 'No. One comparison rules out a whole side. Only a chain-like tree takes O(n).',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'May I use the predecessor instead of the successor to delete?',
      about: 450,
      asks: [
        'could i also use the biggest of the left side instead',
        'can i use the predecessor instead of the successor',
        'is the predecessor also ok',
        'predecessor instead of successor',
        'can i take the largest of the left subtree',
        'delete with the predecessor',
        'do i have to use the successor',
        'may i use the largest value on the left',
        'the predecessor instead of the successor is it also ok',
        'left or right subtree when deleting',
      ],
      answer:
        'The predecessor works as well. It is the largest value of the left subtree: go left once, then right as far as possible. If the root 10 has children 4 and 20, and 4 has the right child 7, then 7 may replace 10: 4 stays smaller, 20 stays larger. Then delete the old 7, which has no right child. The successor is just as right.',
    },
    {
      kind: 'cost',
      question: 'What does it cost to delete from a search tree?',
      about: 450,
      asks: [
        "what's the complexity of delete",
        'what is the complexity of delete in a bst',
        'is delete always log n',
        'whats the complexity of delete always log n',
        'delete in a bst time complexity',
        'how long does deleting a node take',
        'cost of deletion in a binary search tree',
        'is deleting o(log n)',
        'complexity of bst delete',
        'why is delete o(h)',
        'how long does the delete take if the tree is a chain',
        'delete in a tree that is just a chain',
      ],
      answer:
        'O(h), where h is the height of the tree: you walk down to the node, and if it has two children, further down to its successor. Both are one path from the root. A balanced tree of 1,000 nodes has about 10 levels, so that is O(log n). If 1, 2, 3, … were inserted in order, it is a chain and deleting takes O(n).',
    },
    {
      kind: 'what',
      question: 'What are the inorder successor and predecessor?',
      asks: [
        'what is a successor',
        'what does successor mean',
        'what is the next larger node',
        'what is the inorder successor',
        'what is the inorder predecessor',
        'what are successor and predecessor',
        'successor in a bst',
        'predecessor in a bst',
        'difference between successor and predecessor',
        'what does successor mean in a tree',
        'what is the successor of a node',
        'in-order successor',
      ],
      answer:
        'They are the next larger and the next smaller value. Inorder lists a search tree in sorted order: for 4, 7, 10, 15, 20 the successor of 10 is 15 and its predecessor is 7. If the node has a right subtree, the successor is the leftmost node in it; if it has a left subtree, the predecessor is the rightmost node in that.',
    },
    {
      kind: 'why',
      question: 'Why do people use binary search trees?',
      asks: [
        'why do people use binary search trees',
        'why use a binary search tree',
        'what is the point of a bst',
        'why not simply a sorted array',
        'why not use a hash map instead of a bst',
        'what is a binary search tree good for',
        'why not just sort an array instead of a tree',
      ],
      answer:
        'They keep values sorted while you insert and delete. A sorted array finds a value in O(log n), but inserting moves up to n elements. A hash map inserts in O(1), but cannot tell the next larger value or list a range. A balanced search tree inserts, deletes and finds the next larger value in O(log n), and lists k values of a range in O(log n + k): 1,000,000 values have about 20 levels.',
    },
    {
      kind: 'mistake',
      question: 'Can a left child be larger than its parent in a search tree?',
      asks: [
        'so every binary tree is a binary search tree',
        'is every binary tree a binary search tree',
        'if i have root 5 left 7 right 3 is it a bst',
        'can the left child be larger',
        'left child bigger than the parent',
        'is it a bst if the left child is larger',
        'how do i see that a tree is not a bst',
        '5 with left child 7 is it a bst',
      ],
      answer:
        'No. Every value in the left subtree must be smaller than the node, every value in the right subtree larger. A root 5 with the left child 7 breaks that, so it is a binary tree but not a search tree: a search for 7 would go right from 5 and never find it. Every search tree is a binary tree, but not the other way around.',
    },
    {
      kind: 'mistake',
      question: 'Which small tree breaks a check of the children only?',
      about: 98,
      asks: [
        'give me a small tree where my version is wrong',
        'counterexample for comparing only with the children',
        'example of a tree that is not a bst although each node fits its children',
        'small invalid search tree',
      ],
      answer:
        'Root 5 with children 3 and 8, and 8 has a left child 4. Each node fits its own children: 3 < 5 < 8 and 4 < 8. But 4 is in the right subtree of 5 and smaller than 5, so a search for 4 would go left and miss it. With bounds you see it: below 8 on the left only values between 5 and 8 are allowed.',
    },
    {
      kind: 'how',
      question: 'Can I check a search tree by an inorder traversal?',
      about: 98,
      asks: [
        'can i do it with inorder instead',
        'validate with inorder',
        'inorder instead of bounds',
        'could i do an inorder traversal and check that it is sorted',
        'could i do an inorder traversal and check that it is sorted, is that the same thing',
        'is checking that inorder is sorted the same thing',
        'can i validate a bst with inorder',
        'is inorder sorted enough for a valid search tree',
        'inorder traversal or bounds to validate',
      ],
      answer:
        'Yes, it is the same test: a binary tree is a search tree exactly if its inorder sequence strictly ascends. Compare each value only with the one before, `prev < value`; with `<=` duplicates would pass. O(n) time and O(h) space, as with the bounds.',
    },
    {
      kind: 'how',
      question: 'What do I pass down when I validate a search tree?',
      about: 98,
      asks: [
        'then what do i pass down',
        'what do i pass to the recursive calls',
        'which bounds do i pass',
        'what are low and high',
        'how do i update the bounds',
        'what range does each child get',
      ],
      answer:
        'Two bounds. Start with minus infinity and infinity. A node with value v must lie strictly between low and high. The left child gets (low, v), the right child (v, high). Example: 5 with right child 8, and 8 has a left child 4. The 8 gets (5, infinity), the 4 gets (5, 8), and 4 is not above 5: not a search tree.',
    },
    {
      kind: 'how',
      question: 'How do I explain a search tree in an interview?',
      asks: [
        'how would i explain that in an interview',
        'explain a bst to an interviewer',
        'how do i present a bst solution',
        'what do i say about a binary search tree',
      ],
      answer:
        'Name the invariant first: “Everything in the left subtree is smaller, everything in the right one larger.” Then what it gives: one comparison discards a subtree, so a search takes O(h), and an inorder walk is sorted. Then the limit: O(h) is O(log n) only if the tree is balanced; say that sorted insertions make a chain.',
    },
    {
      kind: 'mistake',
      question: 'What do search tree functions do on an empty tree?',
      asks: [
        'what if the tree is empty',
        'what if the root is null',
        'empty bst',
        'is an empty tree a bst',
        'single node bst',
      ],
      answer:
        'An empty tree is a valid search tree, and so is a single node. A search returns null, an insertion returns the new node as the root, and a deletion returns null. So begin each function with the null check, and always assign the result: `root = insert(root, v)`.',
    },
    {
      kind: 'mistake',
      question: 'What happens if the value is not in the tree?',
      about: 700,
      asks: [
        'what if its not there',
        'what if the value is not in the tree',
        'value not found in a bst',
        'search for a missing value',
        'what if the key does not exist',
      ],
      answer:
        'The search reaches a missing child and returns null: nothing else could contain the value, because each comparison has ruled out the other side. In 5 with children 3 and 8, a search for 7 goes right to 8, left to nothing. That position is also where 7 would be inserted. Deleting a missing value leaves the tree unchanged.',
    },
    {
      kind: 'how',
      question: 'Where does a new value go?',
      about: 701,
      asks: [
        'inserting 4 into a bst where does it go',
        'where does a new value go',
        'where do i insert',
        'position of a new node',
        'where does the new value go in a bst',
      ],
      answer:
        'Where a search for it would fail. Insert 4 into 5 with children 3 and 8: 4 < 5, go left to 3; 4 > 3, go right; there is no child, so 4 becomes the right child of 3. A new value is always a leaf, and nothing else moves. It takes O(h).',
    },
    {
      kind: 'how',
      question: 'What can I do if the tree gets unbalanced?',
      asks: [
        'then what can i do about it',
        'what can i do if the tree is unbalanced',
        'how do i keep a bst balanced',
        'how do i fix an unbalanced tree',
        'how do i balance a bst',
      ],
      answer:
        'Use a self-balancing tree: AVL and red-black trees rotate nodes after an insertion, so the height stays O(log n). Libraries have them: `TreeMap` in Java, `std::map` in C++; Python has none built in, so use a sorted list with `bisect`. A fixed set of values can be rebuilt: list it inorder, and take the middle as root again and again.',
    },
    {
      kind: 'how',
      question: 'How do I solve two sum in a search tree?',
      about: 653,
      asks: [
        'two sum in a bst',
        'pair with a given sum in a bst',
        'find two values that add up in a bst',
        'two sum iv',
      ],
      answer:
        'The simple way: walk the tree with a set of seen values, and check for each value whether target - value is in it. O(n) time and space. With the order: list the values inorder and use two pointers from both ends. For 2, 3, 6, 7 and target 9: 2 + 7 fits at once.',
    },
    {
      kind: 'mistake',
      question: 'Is a node that equals its parent valid?',
      about: 98,
      asks: [
        'validate bst with a node equal to its parent',
        'is equal allowed in a bst',
        'equal values when validating',
        'node with the same value as its parent',
      ],
      answer:
        'No, not by the usual definition: everything on the left must be strictly smaller, everything on the right strictly larger. A root 2 with a left child 2 is invalid. So test `low < value < high`; with `<=` such trees would pass.',
    },
    {
      kind: 'cost',
      question: 'Do I have to store the whole inorder list?',
      about: 98,
      asks: [
        'inorder check do i need to store the whole list',
        'do i need to store the whole list',
        'inorder validation space',
        'store the inorder in an array',
      ],
      answer:
        'No. Keep only the previous value: when you visit a node, it must be larger than that. For 1, 3, 2 you compare 3 with 1, then 2 with 3, and stop. That takes O(h) space for the recursion instead of O(n) for the list, and you can stop early.',
    },
    {
      kind: 'compare',
      question: 'How does the O(log n) of a balanced tree compare with the O(1) of a hash table?',
      asks: [
        'balanced tree vs hash table worst case',
        'guaranteed o(log n) or average o(1)',
        'is o(log n) guaranteed better than o(1) on average',
        'hash table average o(1) worst o(n) vs balanced bst',
        'is a hash table always faster than a balanced tree',
        'why take a balanced tree when hashing is o(1)',
        'bst log n vs hash o(1)',
      ],
      answer:
        'A balanced search tree guarantees O(log n) for search, insert and delete, whatever the keys are. A hash table needs O(1) on average, but O(n) for one operation if many keys collide. For exact lookups the hash table is usually faster. Take the balanced tree for a guarantee, for sorted order, or for the next larger key. A plain search tree guarantees only O(n).',
    },
    {
      kind: 'cost',
      question: 'What do n and h mean in O(n) and O(h)?',
      asks: [
        'what is h in o(h)',
        'what does o(h) mean',
        'what does h stand for',
        'what do the letters in the bound mean',
        'is o(h) the same as o(log n)',
      ],
      answer:
        'n is the number of nodes and h the height of the tree, the number of levels. A search follows one path down, so it takes O(h): about log2 n steps in a balanced tree, and up to n in a chain. O(h) says both at once. Visiting all nodes, as a check or a listing does, takes O(n).',
    },
  ],
  problems: [
    {
      number: 98,
      questions: [
        {
          question: 'Which first bounds do I use, and are equal values allowed?',
          asks: ['children only', 'equal values', 'int min max bounds', 'inorder previous'],
          answer:
            'Use null (or infinity) as the first bounds. Compare strictly, because equal values are not allowed.',
        },
        {
          question: 'What do the two bounds mean on the way down?',
          asks: ['what do low and high mean', 'validate bst cost', 'bounds passed to left and right'],
          answer:
            'They are the values of ancestors between which all values of this subtree must lie. Going left, the node becomes the high bound; going right, it becomes the low bound. O(n) time, O(h) stack.',
        },
        {
          question: 'Which small tree shows that my check is wrong?',
          asks: [
            'give me a small tree where my version is wrong',
            'which tree breaks it',
            'how do i test it',
          ],
          answer:
            'Root 5 with children 3 and 8, and 8 has a left child 4. Every node fits its own children, but 4 is smaller than the root and in its right subtree, so the answer is false. Also test a single node (true), two equal values (false), and a node with the smallest integer (true).',
        },
      ],
    },
    {
      number: 230,
      questions: [
        {
          question: 'How do I stop at the right node?',
          asks: ['counter', 'stop recursion early', 'often'],
          answer:
            'Use a counter shared by the calls, increase it when you visit a node, and return when it reaches k. For many queries store subtree sizes.',
        },
        {
          question: 'What does it cost, and why do I lose the value?',
          asks: ['kth smallest cost', 'k counted from 1', 'kth value lost in recursion'],
          answer:
            'O(h + k) with an iterative inorder that stops at the k-th node, with k counted from 1. If the result is None, an inner call found the value but its caller did not return it: use a field or the loop.',
        },
      ],
    },
    {
      number: 700,
      questions: [
        {
          question: 'How does the loop walk, and what does it return?',
          asks: ['bst loop', 'return subtree'],
          answer:
            'Walk left if the value is smaller, right if it is larger; return the node when equal, or null at the end.',
        },
        {
          question: 'What does it cost, and do I return the value or the node?',
          asks: ['search bst cost', 'search without recursion', 'returns the value not the node'],
          answer:
            'O(h): one comparison per level, O(n) if the tree is a chain. A loop needs O(1) space. Return the node with its subtree, or null.',
        },
      ],
    },
    {
      number: 108,
      questions: [
        {
          question: 'Which middle do I take, and may I use slices?',
          asks: ['which middle', 'height balanced', 'slices cost'],
          answer:
            'Either middle is accepted if the length is even. Pass indices: slices are copied, which costs O(n log n) in all instead of O(n).',
        },
        {
          question: 'Why does my recursion never end, or give a chain?',
          asks: ['sorted array to bst cost', 'result is a chain', 'mid included again'],
          answer:
            'O(n) with indices, since each element becomes a node once. Recurse on (lo, mid - 1) and (mid + 1, hi); if mid is included again, it never ends. If the result is a chain, you took an end instead of the middle as the root.',
        },
      ],
    },
    {
      number: 530,
      questions: [
        {
          question: 'Which values do I compare, and what about the first one?',
          asks: ['neighbors', 'first previous'],
          answer:
            'The smallest difference is between neighbors in inorder, so remember the previous value; the first node has none, so skip the comparison there.',
        },
        {
          question: 'Is it enough to compare parent and child?',
          asks: ['minimum difference cost', 'compares only parent and child', '530 and 783 same'],
          answer:
            'Parent and child are not enough: in 10 with left child 5 and its right child 9 the closest pair is 9 and 10. Compare neighbors in inorder, O(n) time. Problem 783 is the same.',
        },
      ],
    },
    {
      number: 701,
      questions: [
        {
          question: 'Where does the new node go?',
          asks: ['leaf', 'return root', 'empty'],
          answer:
            'Walk down to the missing child and attach the node there; no rotation is needed, since any valid tree is accepted. For an empty tree return the new node.',
        },
        {
          question: 'Why is my new node lost?',
          asks: ['insert bst cost', 'insert loses the node', 'other valid trees allowed'],
          answer:
            'You changed only a local variable. Attach the node with `parent.left = node`, or write `root.left = insert(root.left, val)` in the recursion. O(h), and any valid BST is accepted.',
        },
      ],
    },
    {
      number: 173,
      questions: [
        {
          question: 'What does `next` do?',
          asks: ['bst amortized', 'memory h', 'next pushes left of right'],
          answer:
            "`next` pops the top node, pushes that node's right child and all left children below it, and returns the popped value.",
        },
        {
          question: 'Which nodes are on the stack, and why is `next` O(1)?',
          asks: ["what is on the iterator's stack", 'bst iterator cost', 'hasnext condition'],
          answer:
            'The stack has the nodes you passed while going left and have not returned yet; the next one is on top. `hasNext` is "the stack is not empty". A call is O(1) amortized, since each node is pushed and popped once.',
          further: {
            example:
              'The root is 5, its left child 3, and 3 has children 1 and 4.\n- At the start: push 5, 3, 1.\n- `next` pops 1. `next` pops 3 and pushes 4. `next` pops 4. `next` pops 5.\n\nFour calls, four pushes and four pops in all, although the start alone pushed three.',
            why: 'A node is pushed only when the walk comes down to it from its parent, and that happens once. Popped nodes never return. So n calls cause n pushes and n pops, about two steps per call.',
            check: {
              ask: 'The tree has 6 nodes. How many pushes and pops do the constructor and all calls of `next` make together?',
              right: ['12', 'twelve'],
              because:
                '12: every node is pushed exactly once and popped exactly once, however the tree looks.',
              wrong: [
                {
                  says: ['6', 'six'],
                  reply: 'That is only half of it. What happens to a node after it has been pushed?',
                },
                {
                  says: ['36'],
                  reply: 'That would be all nodes for each call. Can a node that was popped be pushed again?',
                },
              ],
            },
            claims: [
              {
                says: ['every call of next is o(1)', 'next is constant in the worst case'],
                isRight: false,
                reply:
                  'No, one call may push a long line of left children, up to h nodes. Only the average over all calls is O(1).',
              },
              {
                says: ['the stack never has more than h nodes', 'memory is o(h)'],
                isRight: true,
                reply: 'Yes. The nodes on the stack are all on one path from the root downward.',
              },
              {
                says: ['i have to store all values in a list first', 'it needs the whole inorder in advance'],
                isRight: false,
                reply:
                  'No. That costs O(n) memory. The stack has only the nodes that wait for their left side, O(h).',
              },
            ],
          },
        },
      ],
    },
    {
      number: 450,
      questions: [
        {
          question: 'What do I do with a node that has two children?',
          asks: ['two children', 'successor', 'return subtree'],
          answer:
            'Copy the smallest value of its right subtree into it, then delete that value from the right subtree.',
        },
        {
          question: 'Why do I lose a subtree, and what if the key is missing?',
          asks: ['delete node cost', 'delete loses a subtree', 'node to delete not found'],
          answer:
            'You returned null for a node with one child: return the other child instead. If the key is missing, return the tree unchanged. O(h).',
        },
      ],
    },
    {
      number: 99,
      questions: [
        {
          question: 'Which two nodes do I swap?',
          asks: ['adjacent swap', 'first and second', 'O(1) space'],
          answer:
            'At the first drop take the larger (earlier) node, at the last drop the smaller (later) one, and swap their values. Adjacent nodes cause one drop only. For O(1) space walk inorder with Morris traversal.',
        },
        {
          question: 'Why do some swaps cause one drop and others two?',
          asks: ['recover bst cost', 'one drop or two drops', 'swap values or nodes'],
          answer:
            'Values that are neighbors in inorder cause one drop when swapped, others two. So set the second node at every drop. Swapping the values is enough. O(n) time.',
        },
      ],
    },
    {
      number: 1373,
      questions: [
        {
          question: 'What does the empty tree return?',
          asks: ['max empty', 'postorder four values', 'negative sums'],
          answer:
            'The empty tree is valid, with sum 0, minimum +infinity and maximum -infinity. Then every comparison with a parent succeeds, and leaves need no special case.',
        },
        {
          question: 'What does each call return?',
          asks: ['what does each call return', 'max sum bst cost', 'invalid subtree passes on what'],
          answer:
            'Each call returns whether its subtree is a BST, and its minimum, maximum and sum. If it is not one, the call only has to report that, because no ancestor is one either. O(n) in postorder; the answer starts at 0 for the empty tree.',
        },
      ],
    },
  ],
  quiz: [
    {
      task: 'A garage keeps 900,000 tire codes in a binary tree, 30 levels deep. At every node, smaller codes are on the left and larger ones on the right. Remove one given code so that this rule still holds.',
      words: ['smaller codes are on the left'],
      not: 'tree-traversal',
      why: 'A traversal looks for the code in up to 900,000 nodes, while one comparison per level finds it in 30.',
      idea: 'Compare and go left or right to the code; if it has two children, let the next larger code take its position.',
      cost: 'O(h)',
    },
    {
      task: 'A fair stores the weights of a million pumpkins in a binary tree of 35 levels, lighter ones to the left of each node and heavier ones to the right. Print the ten heaviest in falling order.',
      words: ['heavier ones to the right'],
      not: 'heap-priority-queue',
      why: 'It would have to look at a million weights to collect ten, although the tree already has them in order at its right end.',
      idea: 'Walk the tree from right to left, and stop after ten pumpkins.',
      cost: 'O(h + k) for the k heaviest',
    },
    {
      task: 'A shop has five million barcodes in a binary tree 40 levels deep, lower ones to the left of each node and higher ones to the right. Twenty new barcodes must be added, and the same rule must hold afterward. No rebalancing is needed.',
      words: ['Twenty new barcodes must be added'],
      not: 'tree-construction',
      why: 'Building the tree anew from a list touches five million barcodes, while each addition needs only one walk down from the top.',
      idea: 'For each new barcode, go left or right by comparison to a free position, and attach it there.',
      cost: 'O(k · (h + k)) for k new barcodes',
    },
    {
      task: 'A lab keeps 500,000 different resistor values in a binary tree of 40 levels, lower to the left of each node, higher to the right. Do two of them add up to a given value? There is spare memory for only a few hundred values.',
      words: ['lower to the left of each node', 'memory for only a few hundred values'],
      not: 'tree-traversal',
      why: 'A walk in any order must remember the values it has seen to find a partner, and 500,000 of them do not fit into memory.',
      idea: 'Run one walk upward from the lowest value and one downward from the highest, and advance the one that corrects the sum.',
      cost: 'O(n)',
    },
    {
      task: 'A quarry weighs up to 300,000 stones one by one, no two equally heavy. As soon as a stone is weighed, report how many of the stones in stock are lighter. Any stone may be sold at any time and then no longer counts.',
      words: ['how many of the stones in stock are lighter'],
      not: 'heap-priority-queue',
      why: 'It has only the lightest or the heaviest stone at hand, and counting those below a given weight means looking at up to all of them each time.',
      idea: 'Keep the stones in a balanced tree ordered by weight, with the number of stones in each subtree, and add up counts on the way down.',
      cost: 'O(n log n)',
    },
  ],
  claims: [
    {
      says: [
        'compare each node with its children to validate',
        'checking the children is enough for a valid bst',
        'just compare each node with its children',
      ],
      isRight: false,
      reply:
        'No. A node deep in the right subtree may still be smaller than the root. Pass a lower and an upper bound down.',
    },
    {
      says: ['pass bounds down to validate a bst', 'each node needs a lower and an upper bound'],
      isRight: true,
      reply: 'Yes. Each ancestor sets a bound, and the tightest ones are enough.',
    },
    {
      says: ['searching a bst is always o(log n)', 'a bst always has height log n'],
      isRight: false,
      reply: 'No, it takes O(h). In a chain h is n; only a balanced tree guarantees O(log n).',
    },
    {
      says: ['the smallest value is all the way left', 'go left until the end for the minimum'],
      isRight: true,
      reply: 'Yes. Every step to the left goes to smaller values.',
    },
    {
      says: ['the smallest value is all the way right', 'go right for the minimum'],
      isRight: false,
      reply: 'No, all the way left. On the right are larger values.',
    },
    {
      says: ['every binary tree is a bst', 'a binary tree is a bst', 'all binary trees are bsts'],
      isRight: false,
      reply:
        'No. A binary tree only has at most two children per node. A BST also keeps smaller values left and larger ones right.',
    },
    {
      says: ['every bst is a binary tree', 'a bst is a binary tree', 'all bsts are binary trees'],
      isRight: true,
      reply: 'Yes. It is a binary tree with an order.',
    },
    {
      says: ['a bst is always balanced', 'every bst is balanced'],
      isRight: false,
      reply:
        'No. Inserting n sorted values gives a chain with n levels. Only self-balancing trees guarantee O(log n).',
    },
    {
      says: [
        'a bst can be unbalanced',
        'a bst can become a list',
        'a bst can become a list in the worst case',
        'a bst can degenerate to a list',
      ],
      isRight: true,
      reply: 'Yes, for example after inserting sorted values. Then a search takes O(n).',
    },
    {
      says: ['search in a bst is o(n) in the worst case', 'searching a bst is o(n) in the worst case'],
      isRight: true,
      reply: 'Yes, if the tree is a chain. In a balanced tree it is O(log n).',
    },
    {
      says: ['search in a balanced bst is o(log n)', 'searching a balanced bst is o(log n)'],
      isRight: true,
      reply: 'Yes. Each step goes one level down, and there are about log n levels.',
    },
    {
      says: [
        'the left child is larger in a bst',
        'the left subtree has larger values',
        'larger values are on the left in a bst',
      ],
      isRight: false,
      reply: 'No, smaller values are on the left and larger ones on the right.',
    },
    {
      says: [
        'the left subtree has smaller values',
        'smaller values are on the left in a bst',
        'smaller values are in the left subtree',
      ],
      isRight: true,
      reply: 'Yes, and larger ones are in the right subtree, at every node.',
    },
    {
      says: [
        'every node is bigger than its left child and smaller than its right child',
        'a node is larger than the left child and smaller than the right child and that is all',
        'bst means left child smaller and right child bigger',
        'only the children have to be smaller and larger',
        'it is a bst if left child < node < right child for each node',
        'i just check left.val < node.val < right.val',
        'check that left.val is less than node.val and node.val is less than right.val',
      ],
      isRight: false,
      reply:
        'Not quite: whole subtrees count, not only the children. Root 5 with children 3 and 8, and 8 has a left child 4: each node fits its children, but 4 is in the right subtree of 5 and smaller than 5.',
    },
    {
      says: [
        'everything in the left subtree is smaller and everything in the right subtree is larger',
        'all nodes left of a node are smaller and all nodes right are bigger',
        'the whole left side is smaller and the whole right side is greater',
        'the rule holds for whole subtrees',
        'all values in the right subtree are larger than the node',
      ],
      isRight: true,
      reply:
        'Yes. All values of the left subtree are smaller, and all of the right subtree are larger. That is why one comparison discards a whole subtree.',
    },
    {
      says: [
        'for the right child the lower bound is the value of the parent',
        'going right the parents value becomes the lower bound',
        'the right child gets the node value as its minimum',
        'for the right child low is the parents value',
        'going right raises the lower bound',
      ],
      isRight: true,
      reply:
        'Yes. On the way right, the value of the parent becomes the lower bound and the upper bound stays. On the way left it becomes the upper bound.',
    },
    {
      says: [
        'for the left child the upper bound is the value of the parent',
        'going left the parents value becomes the upper bound',
        'the left child gets the node value as its maximum',
        'for the left child high is the parents value',
        'going left lowers the upper bound',
      ],
      isRight: true,
      reply:
        'Yes. On the way left, the value of the parent becomes the upper bound, and the lower bound stays.',
    },
    {
      says: [
        'i can validate a bst with inorder',
        'a tree is a bst if its inorder is strictly increasing',
        'do an inorder and check that it is sorted',
        'check inorder that each value is larger than the previous',
        'an inorder check works to validate a bst',
      ],
      isRight: true,
      reply:
        'Yes. Walk inorder and compare each value with the one before. It must be strictly larger every time. O(n) time, O(h) space.',
    },
    {
      says: [
        'for the kth smallest i have to sort the values',
        'kth smallest needs sorting',
        'collect all values and sort them for the kth smallest',
        'i must sort a bst to get the kth smallest',
      ],
      isRight: false,
      reply:
        'No. The inorder walk already gives the values in ascending order: stop at the k-th one. Sorting them again costs O(n log n) for nothing.',
    },
    {
      says: [
        'kth smallest is the kth node of the inorder',
        'inorder gives the kth smallest',
        'count in inorder until k',
        'the kth visited node in inorder is the answer',
        'walk inorder and stop at k',
      ],
      isRight: true,
      reply:
        'Yes. Inorder visits the values in ascending order, so the k-th visited one is the k-th smallest. You can stop there: O(h + k).',
    },
    {
      says: [
        'to delete i replace the node with the biggest of the right subtree',
        'replace it with the largest value of the right side',
        'the replacement is the maximum of the right subtree',
        'deleting takes the biggest value on the right',
      ],
      isRight: false,
      reply:
        'No, take the smallest value of the right subtree (the successor) or the largest of the left one. The largest on the right would have smaller values to its right. With root 10 and right side 20, 15, 30, it is 15.',
    },
    {
      says: [
        'to delete a node with two children use the smallest of the right subtree',
        'replace the deleted node with the minimum of the right subtree',
        'the successor replaces the deleted node',
        'take the leftmost node of the right subtree when deleting',
        'replace it by the next larger value',
      ],
      isRight: true,
      reply:
        'Yes. The smallest value of the right subtree is the next larger one, so everything left stays smaller and everything else on the right stays larger.',
    },
    {
      says: [
        'inserting moves other nodes',
        'insert puts the new value at the root',
        'a new node goes in the middle of the tree',
        'inserting rearranges the tree',
        'insert shifts the other values',
      ],
      isRight: false,
      reply:
        'No. A new value always becomes a leaf: walk down as in a search until a child is missing, and attach it there. Nothing else moves.',
    },
    {
      says: [
        'a new value becomes a leaf',
        'insert always adds a leaf',
        'you insert at the bottom where the search ends',
        'inserting follows the search and attaches the node at the end',
        'new nodes are always leaves',
      ],
      isRight: true,
      reply:
        'Yes. You walk down as in a search, and attach the new node where the search would fail. That takes O(h).',
    },
    {
      says: [
        'the order of insertion does not matter',
        'any order of inserting gives the same tree',
        'the shape of a bst depends only on the values',
        'inserting in another order gives the same tree',
      ],
      isRight: false,
      reply:
        'No. 2, 1, 3 gives a balanced tree, and 1, 2, 3 a chain. The values are the same, and the order of insertion decides the shape.',
    },
    {
      says: [
        'search in a bst is log n',
        'the time for search is log n',
        'a bst search takes o(log n)',
        'a bst always finds a value in log n steps',
      ],
      isRight: false,
      reply:
        'No. It holds only while the tree is balanced. With sorted insertions it is a chain, and a search takes up to n steps.',
    },
    {
      says: [
        'duplicates are always fine in a bst',
        'a bst can have equal values on both sides',
        'equal values do not matter in a bst',
        'a bst may contain the same value twice',
      ],
      isRight: false,
      reply:
        'No. The usual definition uses strict comparison: no value may occur twice. If a problem allows duplicates, it says on which side they go.',
    },
    {
      says: [
        'lca in a bst is easier',
        'in a bst compare both values with the node to find the lca',
        'in a bst the lca is where the two values split',
        'if both values are smaller go left for the lca',
        'the first node between the two values is the lca',
      ],
      isRight: true,
      reply:
        'Yes. Both smaller: go left. Both larger: go right. Otherwise they part here, and this node is the lowest common ancestor. It takes O(h) and needs no recursion.',
    },
    {
      says: [
        'i go left because 7 is bigger',
        'if the target is bigger go left',
        'larger values are on the left so i go left',
        'go left when the value is greater',
        'go right if the value is smaller',
      ],
      isRight: false,
      reply: 'No, to the right: larger values are in the right subtree. At 5, a search for 7 goes right.',
    },
    {
      says: [
        'if the target is smaller go left',
        'go right if the value is bigger',
        'i go right because 7 is bigger',
        'i go left because it is smaller',
        'bigger means right and smaller means left',
      ],
      isRight: true,
      reply: 'Yes. Smaller values are in the left subtree, larger ones in the right.',
    },
    {
      says: [
        'the tree can get unbalanced',
        'inserting can make the tree unbalanced',
        'a bst can be a chain',
        'sorted insertions make a chain',
        'a bst can have only left children',
        'it can become a linked list',
      ],
      isRight: true,
      reply:
        'Yes. Nothing in a plain search tree keeps the two sides equally deep: 1, 2, 3 inserted in order make a chain. AVL and red-black trees rotate nodes to prevent it.',
    },
    {
      says: [
        'the root is always the middle value',
        'the root is the median',
        'the root is the middle',
        'half of the values are smaller than the root',
      ],
      isRight: false,
      reply:
        'No. The root is just the first value that was inserted. With 1, 2, 3 inserted in order the root is 1, the smallest.',
    },
    {
      says: [
        'the max is the root',
        'the root is the largest value',
        'the maximum is at the root',
        'the biggest value is the root of a bst',
      ],
      isRight: false,
      reply:
        'No, the largest value is the rightmost node: go right until there is no right child. The root is the largest only if it has no right child.',
    },
    {
      says: [
        'the minimum is the leftmost node',
        'the smallest value is the leftmost node',
        'the min is at the far left',
        'keep going left for the minimum',
        'the leftmost node has the minimum',
      ],
      isRight: true,
      reply: 'Yes. Go left until there is no left child.',
    },
    {
      says: [
        'the maximum is the rightmost node',
        'the largest value is at the far right',
        'keep going right for the maximum',
        'the rightmost node has the maximum',
      ],
      isRight: true,
      reply: 'Yes. Go right until there is no right child.',
    },
    {
      says: [
        'equal is fine',
        'equal values are fine when validating',
        'a node equal to its parent is valid',
        'validate with <= instead of <',
        'a child may have the same value as its parent',
      ],
      isRight: false,
      reply:
        'No. The usual definition is strict, so a child that equals its parent makes the tree invalid. Use `low < value < high`, not `<=`.',
    },
    {
      says: [
        'for the inorder check i must store the whole list',
        'i need to store all values to validate',
        'the inorder check needs an array of all values',
        'save the inorder list and check if it is sorted',
      ],
      isRight: false,
      reply:
        'No, only the previous value. Compare each visited value with it, and stop at the first one that is not larger.',
    },
    {
      says: [
        'for the inorder check only the previous value is needed',
        'i only keep the previous value',
        'compare with the last visited value',
      ],
      isRight: true,
      reply: 'Yes. Remember only the previous value: O(h) space for the walk instead of O(n).',
    },
  ],
} satisfies TutorTexts
