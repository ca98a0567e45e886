import type { TutorTexts } from '../../tutor-texts.ts'

export const tutor = {
  questions: [
    {
      kind: 'how',
      question: 'How do I insert a value into a search tree?',
      asks: ['insert in bst', 'bst insertion steps', 'add value to bst', 'insert a value in a bst'],
      answer:
        'Walk down by comparison until the child on that side is missing, and attach the new node there: O(h), always as a leaf.',
    },
    {
      kind: 'what',
      question: 'How do I find the next larger value in a search tree?',
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
        'difference between binary tree and bst',
        'rule of a bst',
      ],
      answer:
        'Every value in the left subtree is smaller than the node, every value in the right one larger, for whole subtrees and not only for children. So one comparison discards a subtree.',
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
    },
    {
      kind: 'mistake',
      question: 'Why is my check for a valid search tree wrong?',
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
    },
    {
      kind: 'cost',
      question: 'Is a search in a search tree always O(log n)?',
      asks: [
        'is bst search log n always',
        'skewed bst',
        'worst case bst',
        'height of bst',
        'can bst search be O(n)',
        'worst case of a bst',
      ],
      answer:
        'No, it is O(h): O(log n) when balanced, but O(n) when it degenerates to a list, for example after inserting sorted values. Self-balancing trees (red-black, AVL) guarantee O(log n).',
    },
    {
      kind: 'how',
      question: 'Why do I take the successor when I delete a node?',
      asks: [
        'delete a node in bst',
        'two children',
        'successor',
        'delete from a bst with two children',
        'why take the successor',
      ],
      answer:
        'No child or one: replace it by that child. Two children: copy the smallest value of the right subtree into the node and delete that one, which has no left child.',
    },
    {
      kind: 'how',
      question: 'How do I find the k-th smallest value in a search tree?',
      asks: [
        'kth smallest in bst',
        'stop inorder at k',
        'counts per subtree',
        'kth smallest without sorting',
      ],
      answer:
        "Inorder and stop at the k-th node: O(h + k). If it is asked often and the tree changes, store the subtree's size in each node: O(h) per query.",
    },
    {
      kind: 'how',
      question: 'How do I find the lowest common ancestor in a search tree?',
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
    },
    {
      kind: 'how',
      question: 'How do I turn a sorted array into a balanced tree?',
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
      ],
      answer:
        'The usual definition forbids duplicates, so validation must use strict comparison. If they are allowed, agree on one side for equal values or store a count in the node.',
    },
    {
      kind: 'how',
      question: 'How do I count or add up the values in a range?',
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
      asks: [
        'inserted value vanishes',
        'insert does nothing to my tree',
        'new node is never attached',
        'recursive insert lost',
        'inserted in the bst but not there afterwards',
      ],
      answer:
        'You call `insert(node.left, x)` without using its result, so the new node is attached to nothing. Write `node.left = insert(node.left, x)`, the same for right, and return `node` at the end.',
    },
    {
      kind: 'mistake',
      question: 'Why does a value appear twice after deletion?',
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
      asks: [
        'how do i check that a tree is a binary search tree',
        'how to validate a bst',
        'is this tree a search tree',
      ],
      answer:
        'Pass a lower and an upper bound down, none at the root. The value must lie strictly between them. The left child gets the value as its upper bound, the right child as its lower bound; each keeps the other one. Or walk inorder and check that the values strictly ascend. Comparing each node with its children only is not enough. O(n) time, O(h) space.',
    },
  ],
  problems: [
    {
      number: 98,
      questions: [
        {
          asks: ['children only', 'equal values', 'int min max bounds', 'inorder previous'],
          answer:
            'Use null (or infinity) as first bounds, and strict comparison: equal values are not allowed.',
        },
        {
          asks: ['what do low and high mean', 'validate bst cost', 'bounds passed to left and right'],
          answer:
            'They are the values of ancestors between which all values of this subtree must lie. Going left the node becomes high, going right it becomes low. O(n) time, O(h) stack.',
        },
      ],
    },
    {
      number: 230,
      questions: [
        {
          asks: ['counter', 'stop recursion early', 'often'],
          answer:
            'A counter shared by the calls, and return when it reaches k. For many queries store subtree sizes.',
        },
        {
          asks: ['kth smallest cost', 'k counted from 1', 'kth value lost in recursion'],
          answer:
            'O(h + k) with an iterative inorder that stops at the k-th node. k counts from 1. If the result is None, an inner call found the value but its caller did not return it: use a field or the loop.',
        },
      ],
    },
    {
      number: 700,
      questions: [
        {
          asks: ['bst loop', 'return subtree'],
          answer:
            'Walk left if the value is smaller, right if it is larger; return the node when equal, or null at the end.',
        },
        {
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
          asks: ['which middle', 'height balanced', 'slices cost'],
          answer:
            'Either middle is accepted if the length is even. Pass indices: slices are copied, which costs O(n log n) in all instead of O(n).',
        },
        {
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
          asks: ['neighbors', 'first previous'],
          answer:
            'The smallest difference is between neighbors in inorder, so remember the previous value; the first node has none, so skip the comparison there.',
        },
        {
          asks: ['minimum difference cost', 'compares only parent and child', '530 and 783 same'],
          answer:
            'O(n) time. Parent and child are not enough: in 10 with left child 5 and its right child 9 the closest pair is 9 and 10. Compare neighbors in inorder. Problem 783 is the same.',
        },
      ],
    },
    {
      number: 701,
      questions: [
        {
          asks: ['leaf', 'return root', 'empty'],
          answer:
            'Walk down to the missing child and attach the node there; no rotation is needed, since any valid tree is accepted. For an empty tree return the new node.',
        },
        {
          asks: ['insert bst cost', 'insert loses the node', 'other valid trees allowed'],
          answer:
            'O(h). If the node is lost, you changed only a local variable: attach it with `parent.left = node`, or `root.left = insert(root.left, val)` in the recursion. Any valid BST is accepted.',
        },
      ],
    },
    {
      number: 173,
      questions: [
        {
          asks: ['bst amortized', 'memory h', 'next pushes left of right'],
          answer: '`next` pops a node and pushes the left spine of its right child.',
        },
        {
          asks: ["what is on the iterator's stack", 'bst iterator cost', 'hasnext condition'],
          answer:
            'The nodes you passed while going left and have not returned yet; the next one is on top. `hasNext` is "the stack is not empty". O(1) amortized per call, since each node is pushed and popped once.',
        },
      ],
    },
    {
      number: 450,
      questions: [
        {
          asks: ['two children', 'successor', 'return subtree'],
          answer: 'Take the smallest of the right side, then delete that value there.',
        },
        {
          asks: ['delete node cost', 'delete loses a subtree', 'node to delete not found'],
          answer:
            'O(h). If a subtree is lost, you returned null for a node with one child: return the other child. If the key is missing, return the tree unchanged.',
        },
      ],
    },
    {
      number: 99,
      questions: [
        {
          asks: ['adjacent swap', 'first and second', 'O(1) space'],
          answer:
            'At the first drop take the larger (earlier) node, at the last drop the smaller (later) one, and swap their values. Adjacent nodes cause one drop only. For O(1) space walk inorder with Morris traversal.',
        },
        {
          asks: ['recover bst cost', 'one drop or two drops', 'swap values or nodes'],
          answer:
            'O(n) time. Neighbors in inorder cause one drop, others two; so set the second node at every drop. Swapping the values is enough.',
        },
      ],
    },
    {
      number: 1373,
      questions: [
        {
          asks: ['max empty', 'postorder four values', 'negative sums'],
          answer: 'The empty tree is valid with min = +infinity, max = -infinity.',
        },
        {
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
} satisfies TutorTexts
