import type { Prompt } from '../../prompt.ts'

export const prompts: readonly Prompt[] = [
  {
    id: 'tree-construction-1',
    text: 'A haunted house has up to 50,000 rooms, each with a different number and at most a left and a right door to further rooms, which form a binary tree. One visitor wrote down every room on entering it. Another one wrote it down between its left and its right part. From these two lists alone, find how many rooms the deepest route passes.',
    world: 'haunted house',
    pattern: 'tree-construction',
    evidence: [
      {
        words: 'on entering it',
        tells: 'The first room of the first list is the top of the tree.',
        decides: false,
      },
      {
        words: 'between its left and its right part',
        tells: 'In the second list, the top splits what is left from what is right.',
        decides: false,
      },
      {
        words: 'From these two lists alone',
        tells: 'The links are missing and must be recovered from data.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'tree-traversal',
      fails:
        'There is no tree to walk yet: only two lists of numbers are given, and the links between rooms have to be found first.',
    },
    why: 'The first list names the top, its position in the second list splits both sides, and each side is treated in the same way and reports its depth.',
    cost: 'O(n)',
    given: ['tree'],
  },
  {
    id: 'tree-construction-2',
    text: "In a game, each character's skills form a binary tree of up to 5,000 nodes with names that may occur more than once. To save a game, the tree is turned into one string, and to load it, exactly the same tree must come back from the string alone. Design both functions.",
    world: 'skill upgrades',
    pattern: 'tree-construction',
    evidence: [
      {
        words: 'may occur more than once',
        tells: 'Names cannot be used to split two orders of visits.',
        decides: false,
      },
      { words: 'turned into one string', tells: 'A tree is written out.', decides: true },
      {
        words: 'exactly the same tree must come back',
        tells: 'Missing children must be marked, or the shape is lost.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'tree-traversal',
      fails:
        'A plain walk writes the names but not the shape: a left child and a right child give the same list, so loading has to guess.',
    },
    why: 'Write each node before its sides, with a mark for every missing child, and read the marks back in the same order.',
    cost: 'O(n)',
    given: ['tree'],
  },
  {
    id: 'tree-construction-3',
    text: 'A formula is given as a binary tree of up to 200,000 operators and variables. The same part, with the same shape and contents, often occurs at several positions. To compute each different part only once, the program must know how many different parts there are. A part is a node with everything below it, and a - b is not the same as b - a.',
    world: 'formula cache',
    pattern: 'tree-construction',
    alsoFits: [
      {
        pattern: 'tree-traversal',
        whyNotFirst:
          'A walk from the bottom up collects the keys, but what finds equal parts is to write each subtree as a key, and this is serialization.',
      },
      {
        pattern: 'hash-lookup',
        whyNotFirst:
          'A map from keys to numbers counts the different parts, but first each part has to be written as a key, and this is serialization.',
      },
    ],
    evidence: [
      {
        words: 'with the same shape and contents',
        tells: 'Equality of subtrees concerns every position below.',
        decides: true,
      },
      {
        words: 'how many different parts there are',
        tells: 'Each subtree becomes a key, so that equal ones are counted once.',
        decides: true,
      },
      {
        words: 'a node with everything below it',
        tells: 'The key of a node is made from the keys of its sides.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'binary-search-tree',
      fails:
        'Operators and variables follow no order from left to right, so no comparison shows on which side an equal part lies. It can be anywhere, and only a key finds it.',
    },
    why: 'Give each node a number for the triple of its contents and the numbers of its sides, and count the different triples.',
    cost: 'O(n)',
    given: ['tree'],
  },
  {
    id: 'tree-construction-4',
    text: 'A shipyard has up to 100,000 records, in no particular order. Each one names a section, the section that contains it, and whether it is on the port or the starboard side. Each section contains at most one on each side, and exactly one section is contained in no other. Return it, with all others linked below it.',
    world: 'shipyard',
    pattern: 'tree-construction',
    alsoFits: [
      {
        pattern: 'hash-lookup',
        whyNotFirst:
          'A map from names to nodes does the finding, but the result is a tree with its links and its top.',
      },
    ],
    evidence: [
      {
        words: 'in no particular order',
        tells:
          'A section may be named before the one that contains it, so created nodes must be found again.',
        decides: true,
      },
      { words: 'at most one on each side', tells: 'Each node has a left and a right child.', decides: false },
      {
        words: 'with all others linked below it',
        tells: 'The result is a tree that is built from records.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'tree-traversal',
      fails:
        'No tree exists before the records are linked, so there is nothing to walk. A map from names to nodes builds it in one pass.',
    },
    why: 'Create each section once in a map, link it to the section that contains it, and return the one that was never contained.',
    cost: 'O(n)',
  },
  {
    id: 'tree-construction-5',
    text: 'The wiring of a light chain is a binary tree of lamps. Its plan is one list: the first lamp, then the lamps below it from left to right, row by row, with "none" for each missing lamp below an existing one. Connect up to 100,000 lamps by this plan and return the first one with its links.',
    world: 'light chains',
    pattern: 'tree-construction',
    alsoFits: [
      {
        pattern: 'level-order-traversal',
        whyNotFirst:
          'A queue takes the lamps row by row, but there is no tree yet: the list is turned into links, so building is the first thought.',
      },
    ],
    evidence: [
      { words: 'Its plan is one list', tells: 'A list is given and no links.', decides: false },
      {
        words: 'for each missing lamp below an existing one',
        tells: 'Marks for missing children make the shape unambiguous.',
        decides: true,
      },
      {
        words: 'Connect up to 100,000 lamps by this plan',
        tells: 'A tree is built from a list.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'tree-traversal',
      fails:
        'There is no tree to visit. The list has to be split among the lamps as their children, two entries for each existing lamp.',
    },
    why: 'Keep the lamps that still need children in a queue, and give the next two entries of the list to its front.',
    cost: 'O(n)',
    given: ['tree'],
  },
  {
    id: 'tree-construction-6',
    text: 'A quiz is a binary tree: at each question you answer yes or no, and each result ends it. The author sent it as a single list. It names each item, marked as question or result, before everything that follows on yes, and this before everything that follows on no. Restore the quiz from up to 10,000 items.',
    world: 'personality quiz',
    pattern: 'tree-construction',
    alsoFits: [
      {
        pattern: 'stack-operations',
        whyNotFirst:
          'The open questions can be kept on a stack, but this is a means: the task is to build a tree from a list.',
      },
    ],
    evidence: [
      { words: 'as a single list', tells: 'A tree has to be built from a list.', decides: true },
      {
        words: 'marked as question or result',
        tells: 'A question has two sides and a result none, so one list is enough.',
        decides: false,
      },
      {
        words: 'Restore the quiz',
        tells: 'The links between items are not given and must be made.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'tree-traversal',
      fails:
        'A walk needs links to follow. Here, only the order of a finished walk is known, and the links must be recovered from it.',
    },
    why: 'Read the next item; if it is a question, build its yes side from what follows and then its no side.',
    cost: 'O(n)',
    given: ['tree'],
  },
  {
    id: 'tree-construction-7',
    text: 'A catalog has a tree of categories, and each has any number of subcategories. It was exported as a list in which each category comes before all of its subcategories, branch by branch, along with how many direct subcategories it has. Import up to 80,000 lines and link each category to its direct subcategories.',
    world: 'product catalog',
    pattern: 'tree-construction',
    alsoFits: [
      {
        pattern: 'stack-operations',
        whyNotFirst:
          'Open categories with their missing counts can be kept on a stack, but this is a means: the task is to build a tree from a list.',
      },
    ],
    evidence: [
      {
        words: 'each category comes before all of its subcategories',
        tells: 'The order of the list is that of a walk from the top.',
        decides: false,
      },
      {
        words: 'along with how many direct subcategories it has',
        tells: 'The counts show where each branch ends, so the shape can be restored.',
        decides: true,
      },
      {
        words: 'link each category to its direct subcategories',
        tells: 'A list becomes a tree.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'tree-traversal',
      fails:
        'No links are there to walk along. They must be made while the list is read once, and the counts say how many branches to read.',
    },
    why: 'Read a category and its count, build that many branches from the lines that follow, and return where reading stopped.',
    cost: 'O(n)',
    given: ['tree'],
  },
  {
    id: 'tree-construction-8',
    text: 'Two archaeologists mapped a burial mound whose up to 20,000 chambers form a binary tree, each with its own letter code. One noted a chamber after everything to its left and right. The other noted it after everything to its left but before anything to its right. Rebuild the map, or report that the notes contradict each other.',
    world: 'burial mound',
    pattern: 'tree-construction',
    evidence: [
      {
        words: 'after everything to its left and right',
        tells: 'The last chamber of these notes is the top.',
        decides: true,
      },
      { words: 'Rebuild the map', tells: 'Links must be made from two lists.', decides: true },
      {
        words: 'contradict each other',
        tells: 'A chamber that is not where a part of the notes requires it shows an error.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'tree-traversal',
      fails:
        'The two lists are what walks of the tree have left behind. The tree itself is missing and cannot be walked.',
    },
    why: 'Take the last chamber of the first notes as the top, split the second notes at it, and build the right and then the left side from the end.',
    cost: 'O(n)',
    given: ['tree'],
  },
]
