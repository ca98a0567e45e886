import type { TutorTexts } from '../../tutor-texts.ts'

export const tutor = {
  questions: [
    {
      kind: 'what',
      question: 'What is tree construction?',
      asks: [
        'what is tree construction',
        'build tree from traversals',
        'reconstruct tree',
        'rebuild a tree from traversals',
      ],
      answer:
        'Preorder (or postorder) tells the root, inorder tells which values are left and right of it. Split there and build both sides the same way.',
    },
    {
      kind: 'why',
      question: 'Is the preorder alone enough?',
      asks: [
        'why two traversals',
        'is preorder alone enough',
        'preorder and postorder unique',
        'inorder needed',
        'why is preorder and inorder enough',
        'why do preorder plus inorder determine the tree',
        'why are two traversals needed',
        'why inorder must be one of the two',
        'why do i need inorder too',
        'preorder plus postorder not enough',
        'why is preorder and inorder unique',
      ],
      answer:
        'Preorder alone does not tell where the left subtree ends; inorder does. Preorder and postorder leave a node with a single child ambiguous: it could be left or right.',
    },
    {
      kind: 'how',
      question: 'Where does the left subtree end in the preorder?',
      asks: [
        'build tree from preorder and inorder',
        'index of the root',
        'left size',
        'pointer into preorder',
        'build tree from preorder inorder steps',
        'where does the left subtree end in preorder',
      ],
      answer:
        'Take the next preorder value as root, find it in inorder: what is left of it is the left subtree, and the count says how many preorder values belong to it. Build left before right.',
    },
    {
      kind: 'how',
      question: 'How do I build a tree from inorder and postorder?',
      asks: ['inorder and postorder', 'root is last', 'build right first', 'build from postorder'],
      answer:
        'The root is the last postorder value. If you consume postorder from the end, build the right subtree first, then the left.',
    },
    {
      kind: 'cost',
      question: 'Why is my construction quadratic?',
      asks: [
        'construction n squared',
        'index search',
        'map of inorder positions',
        'slicing arrays',
        'why is my construction quadratic',
        'avoid slicing',
      ],
      answer:
        'Searching the root in inorder each time is O(n²) on a skewed tree. A map from value to inorder index makes it O(n); pass index bounds instead of slices.',
    },
    {
      kind: 'mistake',
      question: 'Why do left and right come out swapped?',
      asks: [
        'wrong subtree order',
        'left and right swapped',
        'index off by one building',
        'left and right subtree swapped when building',
      ],
      answer:
        'With a shared preorder index you must build left first, with a postorder index from the end right first. Check the bounds with a tree of two nodes.',
    },
    {
      kind: 'how',
      question: 'Why does a preorder with null markers suffice?',
      asks: [
        'serialize and deserialize',
        'null markers',
        'why preorder with nulls',
        'encode tree',
        'save a tree as a string and load it',
        'null markers in serialization',
      ],
      answer:
        'Write preorder with a marker for missing children. Inorder is not needed, because the markers make the shape unambiguous: read a value, build left, then right; a marker returns null. Separate values by commas, they may have several digits.',
    },
    {
      kind: 'how',
      question: 'How do I turn a sorted list into a balanced search tree?',
      asks: [
        'sorted list to bst',
        'sorted array middle',
        'convert list to balanced tree',
        'balanced bst from a sorted list',
      ],
      answer:
        'Use the middle element as root. For a list find the middle by slow and fast pointers, O(n log n), or build in inorder while walking the list, O(n).',
    },
    {
      kind: 'how',
      question: 'How do I build a search tree with an upper limit?',
      asks: [
        'bst from preorder',
        'bounds',
        'construct bst upper limit',
        'bst needs one traversal',
        'bst from preorder only',
      ],
      answer:
        'The BST property replaces the inorder: a value belongs to the left subtree if it is smaller than the root. Consume preorder with an upper bound for each call: O(n).',
    },
    {
      kind: 'when',
      question: 'How do I see that a tree must be constructed?',
      asks: [
        'when tree construction',
        'recognize build tree',
        'maximum binary tree',
        'all trees',
        "how do i see it's a construction problem",
      ],
      answer:
        'When the statement gives traversals, an array, a list or a string and wants a tree: ask "what is the root, and what belongs to its left?" and recurse.',
    },
    {
      kind: 'mistake',
      question: 'Why must the values be unique?',
      asks: [
        'duplicates in traversals',
        'values must be unique',
        'map overwrites',
        'equal values when building from traversals',
      ],
      answer:
        'With equal values the position in inorder is ambiguous, so the tasks promise unique values. Say that you rely on it.',
    },
    {
      kind: 'how',
      question: 'How do I turn an array into a complete tree?',
      asks: [
        'array to complete tree',
        'tree from level order list',
        'leetcode array to tree',
        'parse [1,null,2,3]',
      ],
      answer:
        'Use a queue: create the root, then for each node you take out read the next two entries as its left and right child, skip nulls, and append the children that exist. Indices 2i + 1 and 2i + 2 work only if the array also has entries below missing nodes.',
    },
    {
      kind: 'why',
      question: 'Is an inorder list with null markers unique?',
      asks: [
        'is inorder with null markers unique',
        'serialize with inorder',
        'why not inorder for serialization',
      ],
      answer:
        'No, inorder with null markers is ambiguous: the root 1 with right child 2 and the root 2 with left child 1 both give null, 1, null, 2, null. Preorder and postorder with markers, and level order, are unique.',
    },
    {
      kind: 'how',
      question: 'Which part of the preorder belongs to the left child?',
      asks: [
        'which part of preorder belongs to the left child',
        'how many preorder values are for the left subtree',
        'size of the left subtree from inorder',
        'split preorder after finding the root in inorder',
        'index ranges for preorder and inorder',
        'how long is the left part',
      ],
      answer:
        "The root's position in the current inorder range gives the size of the left subtree. That many values right after the root in preorder belong to the left child, the rest to the right one. A map from value to inorder index makes each step O(1).",
    },
    {
      kind: 'when',
      question: 'How do I send a tree over the network as text?',
      asks: [
        'send a tree over the network as text',
        'rebuild the tree from two lists of its nodes',
        'balanced tree from sorted data',
        'make a tree from nested brackets',
      ],
      answer:
        'Use it when you must build a tree or turn one into a string. Find what gives the root (first in preorder, last in postorder, the middle of sorted data) and what separates left from right, then recurse. O(n); for two traversals that needs a map of inorder positions.',
    },
    {
      kind: 'compare',
      question: 'Which traversals determine a tree?',
      asks: ['build or walk a tree', 'which traversals determine a tree'],
      answer:
        'Walking visits an existing tree; building needs data that determines its shape. Preorder or postorder alone does not show where the left subtree ends; together with inorder either is enough, if values are distinct. Preorder with markers for missing children also determines the tree.',
      with: 'tree-traversal',
    },
    {
      kind: 'mistake',
      question: 'Do any two traversals determine the tree?',
      asks: [
        'any two traversals determine the tree',
        'preorder plus postorder is enough, right',
        'two different orders always suffice',
        'preorder and postorder are enough to build the tree',
      ],
      answer:
        'No, a root 1 with only a left child 2 and a root 1 with only a right child 2 both have preorder 1, 2 and postorder 2, 1. With distinct values, inorder plus one of the others is enough. Preorder plus postorder is enough only if no node has exactly one child.',
    },
    {
      kind: 'mistake',
      question: 'Can I join the values without commas?',
      asks: [
        'join the values without commas',
        'digits glued together, still readable, right',
        'serialize as one long string of numbers',
      ],
      answer:
        'No, 1 and 12 give the same string as 11 and 2: "112". Put a separator after each value, or write its length first.',
    },
    {
      kind: 'mistake',
      question: 'Is a level order list without null markers enough?',
      asks: [
        'level order list without nulls is enough',
        'bfs values determine the shape, right',
        'serialize level by level, skip the empties',
      ],
      answer:
        'No, in the list 1, 2 the 2 could be a left or a right child. Write a marker for each missing child, unless the shape is known, as in a complete tree.',
    },
    {
      kind: 'mistake',
      question: 'Why does building the tree never end?',
      asks: [
        'building never ends, recursion too deep',
        'construct tree overflows the stack at once',
        'range never shrinks',
        'endless recursion when splitting at mid',
        'my build tree recursion is infinite',
      ],
      answer:
        'A range does not get smaller: the root itself is still in one half, or the test for an empty range is missing. Recurse on (lo, mid - 1) and (mid + 1, hi), and return null when lo > hi.',
    },
    {
      kind: 'mistake',
      question: 'Why does my preorder index start over in the other branch?',
      asks: [
        'preorder index starts over in the other branch',
        'every subtree gets the same root',
        'index is not shared between calls',
        'right subtree repeats left values',
      ],
      answer:
        'The index is an ordinary parameter, so each call changes only its own copy. Share it: `nonlocal`, a field, or an iterator with `next`.',
    },
    {
      kind: 'mistake',
      question: 'Why does loading the tree crash at the last value?',
      asks: [
        'loading crashes at the last value',
        'deserialize runs out of tokens',
        'index error at the end of the string',
        "int('#') fails when reading",
      ],
      answer:
        'The markers for missing children were left out or trimmed at some leaf, so the reader asks for more than was written. Write both markers for every leaf, and test for the marker before you convert to a number.',
    },
    {
      kind: 'mistake',
      question: 'Why does my tree come back as a single line?',
      asks: [
        'tree comes back as a single line',
        'rebuilt tree is a chain',
        'everything hangs on one side',
        'my built tree leans left',
      ],
      answer:
        'You never use the inorder bounds, so every following value becomes a left child. Stop when the current inorder range is empty, and give the left call exactly the part before the root.',
    },
    {
      kind: 'mistake',
      question: 'Why do two nodes share one subtree after building?',
      asks: [
        'two nodes share one subtree after building',
        'changing one child changes another place',
        'cached subtrees are linked twice',
      ],
      answer:
        'You reused the same node object instead of creating a new one, often through a memo or a default argument. If the trees may be changed, create or clone a node for each position.',
    },
    {
      kind: 'when',
      question: 'How do I turn an indented outline into a hierarchy?',
      asks: [
        'indented outline into a hierarchy',
        'save and load a map of nested rooms',
        'tournament chart from a ranking',
        'turn a formula text into its tree',
        'table of contents from numbered headings',
      ],
      answer:
        'You must build a tree from a flat form. Decide what marks the root and where its first subtree ends: bounds, a marker, a bracket or the depth. Then recurse, or keep a stack of the open ancestors. Usually O(n).',
    },
    {
      kind: 'how',
      question: 'How do I rebuild a very deep tree without recursion?',
      asks: [
        'rebuild a very deep tree without recursion',
        'build from preorder with a stack',
        'deserialize 10^5 levels safely',
      ],
      answer:
        'Keep your own stack of nodes whose children are not complete, or use level order with a queue, which needs no recursion at all. Both take O(n).',
    },
    {
      kind: 'how',
      question: 'How many trees have these values?',
      asks: [
        'how many trees have these values',
        'number of search trees with n keys',
        'count structures, catalan number',
        'generate all bsts',
      ],
      answer:
        'For search trees with n distinct keys, take each key as the root and multiply the counts of both sides: C(n) = sum of C(i) · C(n - 1 - i) for i from 0 to n - 1, with C(0) = 1. That gives 1, 2, 5, 14 for n = 1 to 4. To list them, combine every left tree with every right tree.',
    },
    {
      kind: 'how',
      question: 'How do I serialize a tree with many children?',
      asks: [
        'serialize a tree with many children',
        'save an n-ary tree as text',
        'number of children in the string',
      ],
      answer:
        'Write each value followed by its number of children, in preorder. The reader then knows how many subtrees to read, so no markers are needed. O(n).',
    },
    {
      kind: 'compare',
      question: 'Which format should I use to save a tree?',
      asks: [
        'preorder or level order for serialization',
        'which format to save a tree',
        'dfs or bfs encoding',
      ],
      answer:
        'Choose preorder with markers: writer and reader are a few lines each. Choose level order if the tree may be too deep for recursion, or if others should read the format LeetCode shows.',
    },
  ],
  problems: [
    {
      number: 105,
      questions: [
        {
          asks: ['build slices', 'left size', 'index', 'n squared build'],
          answer:
            'A map avoids searching; pass inorder bounds. The preorder index moves by one for each node built, left side first.',
        },
        {
          asks: ['what does the preorder index mean', 'build tree cost', 'tree rebuilt mirrored'],
          answer:
            'It is the next value that becomes a root. O(n) with a map from value to inorder index. Build the left subtree first, because its values come first in preorder. If the tree comes out mirrored, left and right are swapped when you attach them.',
        },
      ],
    },
    {
      number: 297,
      questions: [
        {
          asks: ['null markers', 'split by comma', 'index'],
          answer: 'Separate values by commas, use an iterator over the parts, and return null at a marker.',
        },
        {
          asks: ['serialize cost', 'what does the marker mean', 'deserialize reads past the end'],
          answer:
            'A marker stands for a missing child, so n nodes have n + 1 markers. O(n) time and output length. Reading past the end means that markers were left out when writing.',
        },
      ],
    },
    {
      number: 606,
      questions: [
        {
          asks: ['omit empty parentheses', 'left empty right exists'],
          answer: 'Without the empty pair the right child would look like a left one.',
        },
        {
          asks: ['string from tree cost', 'why empty brackets on the left', 'both children missing'],
          answer:
            'A right child without a left one needs "()" first, otherwise it would be read as the left child. No brackets after a leaf. O(n) with a list of parts.',
        },
      ],
    },
    {
      number: 654,
      questions: [
        {
          asks: ['stack', 'n squared', 'range recursion'],
          answer:
            'Recursion over ranges takes O(n²) in the worst case, sorted input. A decreasing stack takes O(n): the last popped node becomes the left child of the new one, and the new one the right child of the node then on top.',
        },
        {
          asks: [
            'maximum tree with a stack cost',
            'what is on the stack in maximum tree',
            'repeated maximum search slow',
          ],
          answer:
            'The stack contains the right spine of the tree so far (root, its right child, and so on), with decreasing values. Each number is pushed and popped at most once: O(n), while searching each range for its maximum costs O(n²) on sorted input.',
        },
      ],
    },
    {
      number: 106,
      questions: [
        {
          asks: ['right first', 'index decreasing'],
          answer:
            'Read postorder from the end and build right first: the value just before the root is the root of the right subtree, if there is one.',
        },
        {
          asks: ['postorder index meaning', 'postorder build cost', '105 and 106 difference'],
          answer:
            'The index starts at the last value and moves left; it points to the next root. Build the right subtree first. O(n) with a map of inorder positions.',
        },
      ],
    },
    {
      number: 1008,
      questions: [
        {
          asks: ['limit', 'O(n)'],
          answer:
            "Build the left side with the root's value as limit, and the right side with the old limit.",
        },
        {
          asks: ['what does the limit mean', 'bst from preorder cost', 'value too large for this subtree'],
          answer:
            "The limit is the upper bound for this subtree: a larger next value belongs to an ancestor's right side, so return null without using it. O(n).",
        },
      ],
    },
    {
      number: 449,
      questions: [
        {
          asks: ['no nulls', 'separator'],
          answer:
            'Preorder without null markers is enough: the values of a subtree stay within bounds, and the first value outside ends it. Separate the values, since they may have several digits.',
        },
        {
          asks: ['serialize bst shorter than binary tree', 'bst codec cost', 'bounds when reading the bst'],
          answer:
            'No markers are needed, as the bounds show where a subtree ends. O(n) for both directions, if you consume the values with one shared index.',
        },
      ],
    },
    {
      number: 652,
      questions: [
        {
          asks: ['once', 'ids for', 'key with nulls'],
          answer:
            'Report a subtree when its count becomes exactly 2, so that it appears once. A key (id of the left subtree, value, id of the right one), with 0 for null, instead of a long string makes it O(n).',
        },
        {
          asks: [
            'duplicate subtrees cost',
            'what is the id of a subtree',
            'inorder key gives false duplicates',
          ],
          answer:
            'The id numbers each different structure. O(n) with ids, O(n²) with strings for a chain. An inorder key gives false duplicates even with null markers: root 1 with left child 2 and root 2 with right child 1 both give "#2#1#". Use preorder or postorder with markers.',
        },
      ],
    },
    {
      number: 1028,
      questions: [
        {
          asks: ['depth', 'stack pop to depth'],
          answer: 'Pop until the stack has as many nodes as the depth.',
        },
        {
          asks: ['recover from preorder what does the stack mean', 'dashes as depth', 'left child first'],
          answer:
            'The stack is the path from the root to the last node. Pop down to the depth of the new node: the top is its parent. Use left if it is free, otherwise right. O(length).',
        },
      ],
    },
  ],
  quiz: [
    {
      task: 'A genealogist wrote a family in one line, such as Ada(Ben(Cy,Di),Eve): each person is followed by all of his or her children in parentheses. Turn such a line, with up to 20,000 people, into a linked tree.',
      words: ['Turn such a line', 'into a linked tree'],
      not: 'tree-traversal',
      why: 'There is no tree to visit yet: only a string is given, and the links have to be made while it is read.',
      idea: 'Read a name and create the person, then build each child in the parentheses in the same way and attach it.',
      cost: 'O(n)',
    },
    {
      task: 'A lecture outline has 40,000 lines in the order of the talk. A line belongs under the nearest earlier line that is one step less indented. Turn the outline into a tree that links each line to the lines directly under it.',
      words: ['Turn the outline into a tree', 'one step less indented'],
      not: 'binary-search-tree',
      why: 'Comparing the lines as values says nothing about which line belongs under which: only the indentation and the order of the list do.',
      idea: 'Keep the latest line of each depth, and attach each new line to the latest one that is one step less indented.',
      cost: 'O(n)',
    },
    {
      task: 'The log of a knockout cup lists its matches in the order played, with two teams and a winner for each. Draw the bracket: link every match to the previous match of each of its teams, if any, and return the final.',
      words: ['Draw the bracket'],
      not: 'tree-traversal',
      why: 'There are no links to follow yet: the log is only a list, and the bracket is what has to be made from it.',
      idea: 'Keep a map from each team to its latest match, create a node for each match, and link it to the two matches found there.',
      cost: 'O(n)',
    },
    {
      task: "A binary tree of 200,000 different numbers, smaller ones to the left of each node, larger to the right, was lost. It may have been a chain. One list remains: everything on a number's left, then on its right, then that number. Restore the tree.",
      words: ['then on its right, then that number', 'Restore the tree'],
      not: 'binary-search-tree',
      why: 'Inserting the list as it stands makes a leaf the root, and even from the end, inserting into a chain of 200,000 takes quadratic time.',
      idea: 'Read the list from the end: each number is a root, then comes its right side and then its left one, and bounds on the values tell where a side ends.',
      cost: 'O(n)',
    },
    {
      task: 'Each of 50,000 wooden puzzles is a binary tree of up to 40 colored blocks. Stamp a code on each, so that two codes are the same exactly when swapping the left and right sides of some blocks turns one puzzle into the other.',
      words: ['Stamp a code on each', 'two codes are the same exactly when'],
      not: 'tree-traversal',
      why: 'Walking two trees side by side compares one pair but writes no code, and 50,000 puzzles make more than a billion pairs.',
      idea: 'From the bottom up, write for each block its color and then, in parentheses, the codes of its two sides in sorted order, with a mark for a missing side.',
      cost: 'O(n · b) for n blocks in all and at most b in a puzzle',
    },
  ],
} satisfies TutorTexts
