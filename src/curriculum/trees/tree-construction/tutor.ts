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
        'Tree construction means building a tree from a flat description, most often from two traversals. Preorder (or postorder) tells the root, inorder tells which values are left and right of it. Split there and build both sides the same way.',
      further: {
        example:
          'Preorder is 4, 1, 3, 6 and inorder is 1, 3, 4, 6.\n- The root is 4. In inorder 1 and 3 are left of it, 6 is right of it.\n- Left: the next preorder value is 1, its root. In 1, 3 nothing is left of it, so 3 is its right child.\n- Right: 6 alone.',
        why: "Inorder lists the whole left subtree, then the root, then the whole right subtree. So the root's position cuts the values exactly into the two sides, and each part is the inorder of a smaller tree.",
        check: {
          ask: 'Postorder is 2, 7, 9, 5 and inorder is 2, 5, 7, 9. Which value is the right child of the root?',
          right: ['9', 'nine'],
          because:
            '9: the root is 5, its right side has 7 and 9, and the later of these in postorder is the root of that side.',
          wrong: [
            {
              says: ['7', 'seven'],
              reply: '7 and 9 are right of the root. Which of them comes last in postorder?',
            },
            {
              says: ['2', 'two'],
              reply: 'Find the root first: where is it in postorder? Then look to its right in inorder.',
            },
            { says: ['5', 'five'], reply: 'That is the root. Which values are right of it in inorder?' },
          ],
        },
        claims: [
          {
            says: ['inorder alone tells the root', 'the root is the middle of inorder'],
            isRight: false,
            reply: 'No. Inorder 1, 2 fits the root 1 with a right child and the root 2 with a left child.',
          },
          {
            says: ['the first preorder value is the root', 'preorder begins with the root'],
            isRight: true,
            reply: 'Yes. Preorder handles a node before its children, and that holds in each subtree, too.',
          },
          {
            says: [
              'values left of the root in inorder are its left subtree',
              'inorder separates left from right',
            ],
            isRight: true,
            reply:
              'Yes. Inorder visits the whole left subtree before the root and the whole right one after it.',
          },
        ],
      },
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
        'Preorder alone is not enough, because it does not tell where the left subtree ends; inorder does. Preorder and postorder together leave a node with a single child ambiguous: it could be left or right.',
      further: {
        example:
          'Preorder is 3, 5, 8. It fits several trees:\n- 3 with the left child 5 and the right child 8.\n- 3 with the left child 5, and 8 below 5.\n- 3 without a left child, with 5 on its right, and so on.\n\nThe inorder 5, 3, 8 leaves only the first.',
        why: 'You can take a tree of any shape with n nodes and write the n values into it in preorder. So the list never rules out a shape. What you need in addition is something that tells the shape.',
        check: {
          ask: 'How many binary trees have the preorder 1, 2, 3?',
          right: ['5', 'five'],
          because:
            '5: every shape with three nodes fits, and these are four chains and the tree whose root has two children.',
          wrong: [
            {
              says: ['3', 'three'],
              reply: 'Draw them: which shapes can three nodes have, if left and right are different?',
            },
            { says: ['4', 'four'], reply: 'Those may be all the chains. Is there a shape that is no chain?' },
            {
              says: ['6', 'six'],
              reply:
                'That is the number of orders of three values. Here the order is fixed; what varies is the shape.',
            },
          ],
        },
        claims: [
          {
            says: [
              'preorder and postorder together are always enough',
              'preorder plus postorder gives the tree',
            ],
            isRight: false,
            reply: 'No. Preorder 1, 2 and postorder 2, 1 fit a left child 2 as well as a right child 2.',
          },
          {
            says: ['a search tree can be built from its preorder alone', 'for a bst the preorder is enough'],
            isRight: true,
            reply: 'Yes. Sorting the values gives its inorder, so nothing is missing.',
          },
          {
            says: ['preorder with null markers is enough', 'with markers i do not need the inorder'],
            isRight: true,
            reply: 'Yes. The markers show where a side is missing, and that fixes the shape.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'Where does the left subtree end in the preorder?',
      about: 105,
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
      further: {
        example:
          'Preorder is 7, 2, 4, 9 and inorder is 2, 4, 7, 9.\n- The root 7 is at inorder index 2, so 2 values are left of it.\n- In preorder the next 2 values after the root, 2 and 4, are the left subtree. The rest, 9, is the right one.',
        why: 'Preorder lists the root, then the whole left subtree, then the whole right one. Both lists contain the same values of the left subtree, so the number you count in inorder is also its length in preorder.',
        check: {
          ask: 'The current inorder range goes from index 3 to index 9, and the root is at index 5. How many values does the left subtree have?',
          right: ['2', 'two'],
          because: '2: only the values at the indices 3 and 4 are before the root in this range.',
          wrong: [
            {
              says: ['5', 'five'],
              reply: 'That counts from the start of the whole list. Where does the current range start?',
            },
            { says: ['4', 'four'], reply: 'Those are the values after the root. Which ones are before it?' },
            { says: ['3', 'three'], reply: 'Does the root itself belong to its left subtree?' },
          ],
        },
        claims: [
          {
            says: ["the left size is the root's inorder index", 'left size = inorder index of the root'],
            isRight: false,
            reply:
              'Only in the whole list. In a part of it subtract the index at which the current range starts.',
          },
          {
            says: ['build the left side first with a shared index', 'left before right in preorder'],
            isRight: true,
            reply:
              'Yes. In preorder the values of the left subtree come first, so the left call must take them first.',
          },
          {
            says: [
              'the order of the two calls does not matter',
              'i can build right first with one preorder index',
            ],
            isRight: false,
            reply:
              'No. With a shared index the right call would take the values of the left subtree. The order is free only if each call has its own bounds in both lists.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'How do I build a tree from inorder and postorder?',
      about: 106,
      asks: ['inorder and postorder', 'root is last', 'build right first', 'build from postorder'],
      answer:
        'The root is the last postorder value. If you consume postorder from the end, build the right subtree first, then the left.',
    },
    {
      kind: 'cost',
      question: 'Why is my construction quadratic?',
      about: 105,
      asks: [
        'isnt slicing slow',
        'is slicing slow when building the tree',
        'construction n squared',
        'index search',
        'map of inorder positions',
        'slicing arrays',
        'why is my construction quadratic',
        'avoid slicing',
      ],
      answer:
        'You probably search for each root in inorder, or copy slices. That can cost O(n²) on a skewed tree. A map from value to inorder index makes it O(n), if you also pass index bounds instead of slices.',
      further: {
        example:
          'Preorder is 5, 4, 3, 2, 1 and inorder is 1, 2, 3, 4, 5, a chain to the left.\n- Searching each root from the front looks at 5, 4, 3, 2 and 1 values: 15.\n- A map from value to index needs one lookup per node: 5.',
        why: 'On a skewed tree a split takes away only the root, so the ranges have n, n - 1, n - 2 and so on values, about n²/2 in all. A search may walk through the whole range, and a slice copies it.',
        check: {
          ask: 'A chain of 4 nodes to the left is built without a map, and each search runs from the front of its inorder range. How many values are looked at in all?',
          right: ['10', 'ten'],
          because: '10: each root is the last value of its range, and the ranges have 4, 3, 2 and 1 values.',
          wrong: [
            {
              says: ['16', 'sixteen'],
              reply: 'The ranges become shorter. How long is the range of the second node?',
            },
            {
              says: ['4', 'four'],
              reply: 'That would be one look per node, as with a map. Where in its range is each root?',
            },
            { says: ['6', 'six'], reply: 'Does the search look at the root itself, too?' },
          ],
        },
        claims: [
          {
            says: ['slices cost nothing', 'passing slices is as good as indices'],
            isRight: false,
            reply:
              'No. A slice copies its values, so on a chain the copies add up to about n²/2. Pass the bounds instead.',
          },
          {
            says: ['with a map from value to index it is o(n)', 'the map makes it linear'],
            isRight: true,
            reply:
              'Yes. Each node then costs one lookup, O(1) on average, if you pass bounds and not slices.',
          },
          {
            says: ['searching is always o(n^2)', 'without a map it is quadratic for every tree'],
            isRight: false,
            reply:
              'No. In a balanced tree the searches on one level look at up to n values together, so it is O(n log n).',
          },
        ],
      },
    },
    {
      kind: 'mistake',
      question: 'Why do left and right come out swapped?',
      about: 105,
      asks: [
        'wrong subtree order',
        'left and right swapped',
        'index off by one building',
        'left and right subtree swapped when building',
      ],
      answer:
        'With a shared preorder index you must build the left side first; with a postorder index that runs from the end, the right side. Check the bounds with a tree of two nodes.',
      further: {
        example:
          'Postorder is 3, 8, 5 and inorder is 3, 5, 8. Read postorder from the end.\n- The root is 5, and the next value is 8.\n- Right first: 8 becomes the right child, as inorder says. Then 3 becomes the left one.\n- Left first: the left side takes 8, although inorder has 3 there.',
        why: 'A shared index gives out the values in the order of the list, to whichever call comes first. Preorder lists the left subtree right after the root; postorder, read from the end, lists the right subtree there.',
        check: {
          ask: 'Postorder is 9, 4, 7, 6, 5 and inorder is 9, 4, 5, 7, 6. Which value is the right child of the root?',
          right: ['6', 'six'],
          because: '6: the root is 5, and the value before it in postorder is the root of the right subtree.',
          wrong: [
            {
              says: ['7', 'seven'],
              reply: '7 is next to the root in inorder. Which value is right before the root in postorder?',
            },
            { says: ['4', 'four'], reply: 'Where is 4 in inorder: before or after the root?' },
            {
              says: ['9', 'nine'],
              reply:
                '9 is the first value of both lists. Find the root at the end of postorder, and go on from there.',
            },
          ],
        },
        claims: [
          {
            says: ['with preorder build the left side first', 'preorder means left first'],
            isRight: true,
            reply: 'Yes. The values of the left subtree directly follow the root in preorder.',
          },
          {
            says: ['postorder from the end is also left first', 'from the end of postorder build left first'],
            isRight: false,
            reply:
              'No. Before the root, postorder has the right subtree, so reading backward you meet that one first.',
          },
          {
            says: [
              'the order is free if each call has its own bounds',
              'with separate ranges the call order does not matter',
            ],
            isRight: true,
            reply:
              'Yes. Then no call takes values away from another. Only a shared index makes the order matter.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'Why does a preorder with null markers suffice?',
      about: 297,
      asks: [
        'do i need the nulls',
        'are the nulls needed',
        'why are the null markers needed',
        'serialize and deserialize',
        'null markers',
        'why preorder with nulls',
        'encode tree',
        'save a tree as a string and load it',
        'null markers in serialization',
      ],
      answer:
        'The markers for missing children make the shape unambiguous, so inorder is not needed. Read a value, build its left side, then its right side; a marker returns null. Separate values by commas, since they may have several digits.',
      further: {
        example:
          '- `6,2,#,#,8,#,#`: read 6, then 2 as its left child. Two markers complete the 2, so 8 is the right child of 6.\n- `6,2,8,#,#,#,#`: here nothing has completed the 2 when 8 comes, so 8 is the left child of 2.\n\nThe values are the same, and the markers make the difference.',
        why: "A subtree's part of the string ends when every node in it has received both sides, and the reader notices that without knowing anything else. So it knows where the left side ends, and that is all that inorder would add.",
        check: {
          ask: 'A tree has 6 nodes. How many markers are in its preorder with markers?',
          right: ['7', 'seven'],
          because:
            '7: the 6 nodes have 12 child links, and 5 of them lead to nodes, since every node except the root has a parent.',
          wrong: [
            {
              says: ['6', 'six'],
              reply: 'Count the child links: two per node. How many of them lead to a node?',
            },
            {
              says: ['12', 'twelve'],
              reply: 'That is the number of all child links. Some of them lead to nodes.',
            },
            {
              says: ['5', 'five'],
              reply: 'That is how many links lead to a node. How many links are there?',
            },
          ],
        },
        claims: [
          {
            says: ['inorder with markers works too', 'i can use inorder with null markers'],
            isRight: false,
            reply:
              'No. The root 1 with right child 2 and the root 2 with left child 1 give the same list, `#,1,#,2,#`.',
          },
          {
            says: ['every leaf is followed by two markers', 'a leaf writes two markers'],
            isRight: true,
            reply: 'Yes. Both of its children are missing, and each missing child writes one marker.',
          },
          {
            says: ['the commas can be left out', 'i can join everything without separators'],
            isRight: false,
            reply: 'No. Without them 1 and 12 look like 11 and 2.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'How do I turn a sorted list into a balanced search tree?',
      about: 109,
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
      about: 1008,
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
        'The statement gives traversals, an array, a list or a string and wants a tree. Find out what is the root and what belongs to its left, and recurse.',
      further: {
        example:
          'Two statements, the same two things to find out.\n- The sorted array 2, 5, 7 should become a balanced tree: the root is the middle 5, and 2 belongs to its left.\n- The string `4(1)(6)` should become a tree: the root is the number before the brackets, and the first pair has its left side.',
        why: 'A tree is a root and two smaller trees. So a rule that finds the root and the border between the two parts can be applied to each part again, until the parts are empty.',
        check: {
          ask: 'You read the string `5(3(1)(4))(8)`, in which a number is followed by its left and its right subtree in brackets. Which value is the right child of 3?',
          right: ['4', 'four'],
          because:
            '4: after 3 the first pair of brackets has its left subtree, the second one its right subtree.',
          wrong: [
            {
              says: ['1', 'one'],
              reply: 'That is in the first pair after 3. Which side does the first pair stand for?',
            },
            {
              says: ['8', 'eight'],
              reply: 'That pair comes after the bracket of 3 has been closed. To which node does it belong?',
            },
          ],
        },
        claims: [
          {
            says: ['the first value is always the root', 'the root always comes first'],
            isRight: false,
            reply:
              'No. In postorder it comes last, and in sorted data you choose the middle for a balanced tree.',
          },
          {
            says: [
              'once root and left part are known recursion does the rest',
              'root and left part are enough',
            ],
            isRight: true,
            reply: 'Yes. What remains is the right part, and both parts are smaller inputs of the same kind.',
          },
          {
            says: ['a sorted array gives only one search tree', 'sorted data fixes the shape of the tree'],
            isRight: false,
            reply:
              'No. Every value can be the root. Only if the tree must be balanced do you take the middle.',
          },
        ],
      },
    },
    {
      kind: 'mistake',
      question: 'Why must the values be unique?',
      about: 105,
      asks: [
        'what if there are duplicate values',
        'duplicates in preorder and inorder',
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
      about: 297,
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
      about: 105,
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
      further: {
        example:
          'Preorder is 2, 5, 9 and postorder is 9, 5, 2. 5 can be left or right of 2, and 9 left or right of 5, so four trees fit. Now you also get the inorder 5, 9, 2: 5 and 9 are left of 2, and 9 is right of 5. Only one tree is left.',
        why: 'Preorder and postorder put the root at an end, so if one side is missing, nothing shows which one. Inorder puts the root between the two sides, so an empty side is visible.',
        check: {
          ask: 'How many different trees have the preorder 1, 2, 3, 4 and the postorder 4, 3, 2, 1?',
          right: ['8', 'eight'],
          because: '8: it is a chain, and each of the three lower nodes can be a left or a right child.',
          wrong: [
            {
              says: ['4', 'four'],
              reply: 'How many nodes have a parent, and on how many sides of it can each of them be?',
            },
            {
              says: ['2', 'two'],
              reply: 'That is the choice for one node. How many nodes have this choice?',
            },
            { says: ['16', 'sixteen'], reply: 'Does the root have a choice of side?' },
          ],
        },
        claims: [
          {
            says: [
              'pre and postorder suffice if no node has one child',
              'for full trees pre and postorder suffice',
            ],
            isRight: true,
            reply:
              'Yes. Then the value after the root in preorder is the left child, and its position in postorder shows where the left subtree ends.',
          },
          {
            says: ['inorder plus postorder is enough', 'postorder works as well as preorder with inorder'],
            isRight: true,
            reply:
              'Yes, with distinct values. Postorder gives the root at its end, and inorder separates the sides.',
          },
          {
            says: ['any two of the three are enough', 'two different traversals always suffice'],
            isRight: false,
            reply: 'No. Without inorder, a node with one child could have it on either side.',
          },
        ],
      },
    },
    {
      kind: 'mistake',
      question: 'Can I join the values without commas?',
      about: 297,
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
      about: 297,
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
      about: 297,
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
      about: 105,
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
      about: 96,
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
      about: 297,
      asks: [
        'preorder or level order for serialization',
        'which format to save a tree',
        'dfs or bfs encoding',
      ],
      answer:
        'Choose preorder with markers: writer and reader are a few lines each. Choose level order if the tree may be too deep for recursion, or if others should read the format LeetCode shows.',
      further: {
        example:
          'The root 3 has only a right child 5.\n- Preorder with markers: `3,#,5,#,#`. The reader is one recursive function that takes the next entry.\n- Level order as LeetCode shows it: `[3,null,5]`. The reader needs a queue of nodes that wait for their children.',
        why: 'Both formats write each node once and at most one marker per missing child, so both take O(n). They differ in what the reader must remember: a call stack as deep as the tree, or a queue as wide as its levels.',
        check: {
          ask: "In LeetCode's list `[7,null,4,1]`, whose left child is the 1?",
          right: ['4', 'four'],
          because:
            '4: the first two entries after the root are its children, null and 4, so the next one belongs to 4.',
          wrong: [
            { says: ['7', 'seven'], reply: 'How many entries after the root belong to 7?' },
            {
              says: ['null', 'none'],
              reply: 'A missing node gets no entries for children. Which node is next in the queue?',
            },
          ],
        },
        claims: [
          {
            says: ['level order without nulls is enough', 'i can leave the nulls out of the list'],
            isRight: false,
            reply: 'No. In the list 3, 5 the 5 could be a left or a right child.',
          },
          {
            says: ['level order avoids deep recursion', 'with a queue the depth does not matter'],
            isRight: true,
            reply:
              'Yes. Reader and writer are loops with a queue, so a chain of 100,000 nodes causes no stack overflow.',
          },
          {
            says: [
              'a missing child needs no entry in preorder format',
              'preorder needs markers only for leaves',
            ],
            isRight: false,
            reply:
              'No. A node with one child needs a marker for the other one, or the reader puts the next value on the wrong side.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'How do I serialize a tree?',
      about: 297,
      asks: [
        'how do i serialize a tree',
        'what does serialize mean',
        'serialize and deserialize idea',
        'save a tree as a string',
        'turn a tree into text',
        'serialization in simple words',
      ],
      answer:
        'Write the tree as text so that exactly this tree can be built again. In preorder write each value, and a marker such as # for each missing child: the root 2 with children 1 and 3 becomes "2,1,#,#,3,#,#". To read it back, take the next token: # is null; otherwise make a node and build its left, then its right subtree. O(n) each.',
    },
    {
      kind: 'why',
      question: 'Why do I need both traversals?',
      about: 105,
      asks: [
        'why do i need both',
        'why preorder and inorder',
        'why is one order not enough',
        'what does inorder add',
      ],
      answer:
        'Each one has half of the information. Preorder shows which value is the root, namely the first one, but not where the left subtree ends. Inorder shows what is left and right of a value, but not which value is the root. Preorder 1, 2 fits two trees; inorder 2, 1 tells that 2 is a left child.',
    },
    {
      kind: 'how',
      question: 'Does it matter whether I take the left or the right middle?',
      about: 108,
      asks: [
        'does it matter if i take left or right middle',
        'left or right middle',
        'which middle element',
        'even number of elements which middle',
      ],
      answer:
        'No. With 4 sorted elements, index 1 or index 2 may be the root: one side then has one element and the other two. Both trees are balanced and both are search trees, so any of them is accepted. Only be consistent: exclude the middle from both halves, or the recursion never ends.',
    },
    {
      kind: 'how',
      question: 'How do I explain the construction of a tree in an interview?',
      asks: [
        'how would i explain that in an interview',
        'explain building a tree to an interviewer',
        'how do i present tree construction',
      ],
      answer:
        'Say what each list gives: “Preorder names the root, inorder tells how many nodes are on its left.” Then one step on a small example, the map that finds a root in O(1), and that the left side is built before the right one. O(n) time, O(n) space. Ask whether all values are different.',
    },
    {
      kind: 'mistake',
      question: 'What if the input of the construction is empty?',
      asks: [
        'what if the list is empty',
        'what if there are no nodes',
        'empty preorder',
        'empty array',
        'serialize an empty tree',
        'what if the tree is empty',
      ],
      answer:
        'Then the tree is empty: return null. The base case covers it, since the range has no elements (`lo > hi`). A serialized empty tree is just the marker, such as `#`, so that the reader gets null back. A single value is a root with two missing children: `7,#,#`.',
    },
  ],
  problems: [
    {
      number: 105,
      questions: [
        {
          question: 'How do I avoid searching and slicing?',
          asks: ['build slices', 'left size', 'index', 'n squared build'],
          answer:
            'A map from value to inorder index avoids searching, and inorder bounds instead of slices avoid copying. The preorder index moves by one for each node built, left side first.',
        },
        {
          question: 'What does the preorder index mean, and why is my tree mirrored?',
          asks: ['what does the preorder index mean', 'build tree cost', 'tree rebuilt mirrored'],
          answer:
            'It is the next value that becomes a root. Build the left subtree first, because its values come first in preorder. If the tree comes out mirrored, left and right are swapped when you attach them. O(n) with a map from value to inorder index.',
        },
      ],
    },
    {
      number: 297,
      questions: [
        {
          question: 'How do I read the string back?',
          asks: ['null markers', 'split by comma', 'index'],
          answer: 'Separate values by commas, use an iterator over the parts, and return null at a marker.',
        },
        {
          question: 'What does a marker mean, and why do I read past the end?',
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
          question: 'Why may I not drop every empty pair of brackets?',
          asks: ['omit empty parentheses', 'left empty right exists'],
          answer:
            'If you leave out the empty pair of a missing left child, the right child looks like a left one.',
        },
        {
          question: 'When do I write an empty pair of brackets?',
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
          question: 'Is there a faster solution than recursion over ranges?',
          asks: ['stack', 'n squared', 'range recursion'],
          answer:
            'A decreasing stack takes O(n): the last popped node becomes the left child of the new one, and the new one the right child of the node then on top. Recursion over ranges takes O(n²) in the worst case, sorted input.',
        },
        {
          question: 'What is on the stack, and what does it cost?',
          asks: [
            'maximum tree with a stack cost',
            'what is on the stack in maximum tree',
            'repeated maximum search slow',
          ],
          answer:
            'The stack contains the nodes on the right edge of the tree so far (root, its right child, and so on), with decreasing values. Each number is pushed and popped at most once: O(n), while searching each range for its maximum costs O(n²) on sorted input.',
        },
      ],
    },
    {
      number: 106,
      questions: [
        {
          question: 'Which side do I build first?',
          asks: ['right first', 'index decreasing'],
          answer:
            'Read postorder from the end and build right first: the value just before the root is the root of the right subtree, if there is one.',
        },
        {
          question: 'Where does the index start, and what does it cost?',
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
          question: 'Which limit does each side get?',
          asks: ['limit', 'O(n)'],
          answer:
            "Build the left side with the root's value as limit, and the right side with the old limit.",
        },
        {
          question: 'What does the limit mean, and when do I return null?',
          asks: ['what does the limit mean', 'bst from preorder cost', 'value too large for this subtree'],
          answer:
            "The limit is the upper bound for this subtree: a larger next value belongs to an ancestor's right side, so return null without using it. O(n).",
          further: {
            example:
              'Preorder is 8, 5, 7, 10.\n- 8 has no limit, its left side gets limit 8: 5.\n- The left side of 5 gets limit 5. 7 is larger: null.\n- The right side of 5 keeps limit 8: 7. Below it 10 exceeds the limits 7 and 8: null.\n- Back at 8, the right side has no limit: 10.',
            why: "In preorder a subtree's values follow each other. So the first value above the limit ends the subtree, and all later ones belong higher up. Too small values cannot come, since the left call has already taken them.",
            check: {
              ask: 'Preorder is 10, 4, 6, 12. With which limit is the call made that creates the 6?',
              right: ['10', 'ten'],
              because:
                '10: 6 is on the right of 4, and the right side keeps the limit of 4, which is on the left of 10.',
              wrong: [
                {
                  says: ['4', 'four'],
                  reply: 'That is the limit of the left side of 4. On which side of 4 is 6?',
                },
                {
                  says: ['12', 'twelve'],
                  reply: 'A limit comes from an ancestor. Is 12 above 6 in the tree?',
                },
                {
                  says: ['infinity', 'none', 'no limit'],
                  reply: 'Only the right side of the root has none. Is 6 there?',
                },
              ],
            },
            claims: [
              {
                says: ['i need a lower bound as well', 'it needs low and high like validation'],
                isRight: false,
                reply:
                  'No. Values below the root of a subtree are taken by its left call first, so what remains for the right call is large enough.',
              },
              {
                says: ['the right call gets the old limit', 'going right the limit stays'],
                isRight: true,
                reply: 'Yes. Being larger than the node adds no upper bound, so the one from above stays.',
              },
              {
                says: [
                  'a value above the limit is an error',
                  'the input is invalid if a value exceeds the limit',
                ],
                isRight: false,
                reply:
                  'No. It belongs to the right side of an ancestor. Return null and leave the value for that call.',
              },
            ],
          },
        },
      ],
    },
    {
      number: 449,
      questions: [
        {
          question: 'Why do I need no null markers?',
          asks: ['no nulls', 'separator'],
          answer:
            'Preorder without null markers is enough: the values of a subtree stay within bounds, and the first value outside ends it. Separate the values, since they may have several digits.',
        },
        {
          question: 'What shows where a subtree ends, and what does it cost?',
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
          question: 'How do I report each subtree once and in O(n)?',
          asks: ['once', 'ids for', 'key with nulls'],
          answer:
            'Report a subtree when its count becomes exactly 2, so that it appears once. A key (id of the left subtree, value, id of the right one), with 0 for null, instead of a long string makes it O(n).',
        },
        {
          question: 'What is the id, and why does an inorder key fail?',
          asks: [
            'duplicate subtrees cost',
            'what is the id of a subtree',
            'inorder key gives false duplicates',
          ],
          answer:
            'The id numbers each different structure. An inorder key gives false duplicates even with null markers: root 1 with left child 2 and root 2 with right child 1 both give "#2#1#". Use preorder or postorder with markers. O(n) with ids, O(n²) with strings for a chain.',
        },
      ],
    },
    {
      number: 1028,
      questions: [
        {
          question: 'How do I find the parent of the next node?',
          asks: ['depth', 'stack pop to depth'],
          answer:
            'The number of dashes is the depth of the node. Pop until the stack has as many nodes as that depth; the node on top is the parent.',
        },
        {
          question: 'What is on the stack, and which side does a child take?',
          asks: ['recover from preorder what does the stack mean', 'dashes as depth', 'left child first'],
          answer:
            'The stack is the path from the root to the last node. Pop down to the depth of the new node: the top is its parent. The child becomes the left one if that is free, otherwise the right one. O(length).',
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
  claims: [
    {
      says: ['the first element of preorder is the root', 'preorder starts with the root'],
      isRight: true,
      reply: 'Yes. Its index in the inorder splits left from right.',
    },
    {
      says: ['the first element of inorder is the root', 'inorder starts with the root'],
      isRight: false,
      reply: 'No, that is the leftmost node. The root comes first in the preorder and last in the postorder.',
    },
    {
      says: ['the last element of postorder is the root', 'postorder ends with the root'],
      isRight: true,
      reply: 'Yes: both subtrees come before it.',
    },
    {
      says: ['preorder alone is enough to rebuild any tree', 'inorder alone is enough'],
      isRight: false,
      reply:
        'No. Several trees have the same list. You need two orders, or markers for the missing children.',
    },
    {
      says: [
        'the first of preorder is the root and everything left of it in inorder is the left subtree',
        'find the root in inorder and everything left of it is the left subtree',
        'the first preorder element is the root and i find it in inorder',
        'left of the root in inorder is the left subtree and right of it the right subtree',
        'the position of the root in inorder splits the tree',
        'the first preorder value splits the inorder',
      ],
      isRight: true,
      reply:
        'Yes. Preorder begins with the root. In inorder, what is left of the root is its left subtree, and what is right of it is its right subtree.',
    },
    {
      says: [
        'preorder is enough to build a tree',
        'i can build the tree from preorder only',
        'one traversal is enough to build the tree',
        'i dont need inorder',
        'preorder alone determines the tree',
      ],
      isRight: false,
      reply:
        'No. Preorder 1, 2 fits two trees: 2 as a left child and 2 as a right child. Inorder tells them apart.',
    },
    {
      says: [
        'preorder and postorder are enough',
        'any two traversals are enough',
        'preorder plus postorder determines the tree',
        'i can build a tree from preorder and postorder',
        'two traversals always determine the tree',
      ],
      isRight: false,
      reply:
        'No. Preorder 1, 2 and postorder 2, 1 fit both trees: 2 as a left child and 2 as a right child. They determine the tree only if each node has 0 or 2 children.',
    },
    {
      says: [
        'inorder together with preorder is enough',
        'inorder plus one other order determines the tree',
        'you need inorder and preorder',
        'inorder and postorder are enough too',
        'preorder gives the root and inorder gives the split',
      ],
      isRight: true,
      reply: 'Yes. Preorder or postorder gives the root, and inorder tells what is on the left of it.',
    },
    {
      says: [
        'it is n squared because of the search',
        'searching the root in inorder makes it o(n^2)',
        'finding each root by a loop is quadratic',
        'without a map it is o(n^2)',
        'the search in inorder costs o(n) for every node',
      ],
      isRight: true,
      reply:
        'Yes, searching inorder for each root costs O(n) per node, so O(n²) on a chain. A map from value to inorder index brings it to O(n).',
    },
    {
      says: [
        'a map makes it o(n)',
        'i can use a hash map for the inorder positions',
        'a map from value to index avoids the search',
        'store the index of each inorder value in a map',
        'with a map each root is found in o(1)',
      ],
      isRight: true,
      reply:
        'Yes. A map from value to inorder index finds each root in O(1), so the whole construction is O(n), if you pass indices instead of slices.',
    },
    {
      says: [
        'slicing is slow',
        'slices copy the array',
        'slicing costs extra time',
        'passing indices is faster than slicing',
        'copying subarrays makes it o(n^2)',
      ],
      isRight: true,
      reply:
        'Yes. Each slice copies its elements, up to O(n²) in all on a chain. Pass the two ends of the range as indices instead.',
    },
    {
      says: [
        'duplicates are no problem when building the tree',
        'it works with duplicate values',
        'equal values do not matter for building',
        'the values may repeat',
      ],
      isRight: false,
      reply:
        'No. With equal values the root is found at several positions in inorder, and each gives another tree. The problems promise that all values are different.',
    },
    {
      says: [
        'i build the right subtree first from preorder',
        'the order of the two calls does not matter',
        'it does not matter which side i build first',
        'with preorder the right child comes first',
      ],
      isRight: false,
      reply:
        'No, with preorder build the left subtree first: the values of the left side come first there. With postorder read from the end, the right one comes first.',
    },
    {
      says: [
        'with preorder build the left subtree first',
        'the left subtree must be built first',
        'after the root comes the left subtree in preorder',
        'the next preorder value is the root of the left subtree',
        'with postorder from the end build the right subtree first',
      ],
      isRight: true,
      reply:
        'Yes. Preorder lists the root, then the whole left subtree, then the right one. So the left subtree must take its values first.',
    },
    {
      says: [
        'preorder with nulls is enough',
        'i need the nulls to serialize',
        'the nulls are needed',
        'the null markers show where a child is missing',
        'with null markers one traversal is enough',
      ],
      isRight: true,
      reply:
        'Yes. With markers the reader knows where each subtree ends, so a preorder is enough. A root 1 with a right child 2 is `1,#,2,#,#`.',
    },
    {
      says: [
        'i dont need the nulls',
        'nulls can be left out',
        'serializing without null markers works',
        'i can skip the null children when serializing',
        'the markers are not necessary',
      ],
      isRight: false,
      reply:
        'No. Without markers, `1,2` may mean a left or a right child. Only a search tree can do without them, because the values tell the side.',
    },
    {
      says: [
        'the middle element is the root',
        'the root is the middle of the sorted array',
        'take the middle as root and recurse on both halves',
        'the middle makes it balanced',
        'for a balanced tree choose the middle',
      ],
      isRight: true,
      reply:
        'Yes. The middle element leaves halves whose sizes differ by at most one, so the tree is balanced.',
    },
    {
      says: [
        'it must be the left middle',
        'only the left middle is correct',
        'the right middle gives a wrong tree',
        'i have to take the lower middle',
        'left or right middle makes a difference for the balance',
      ],
      isRight: false,
      reply:
        'No. With an even number of elements both middles give a balanced tree. Any valid answer counts.',
    },
    {
      says: [
        'the space is o(n)',
        'building the tree takes o(n) space',
        'the map needs o(n) space',
        'construction needs o(n) time and o(n) space',
      ],
      isRight: true,
      reply: 'Yes. The tree itself has n nodes, the map n entries, and the calls go as deep as the tree.',
    },
  ],
} satisfies TutorTexts
