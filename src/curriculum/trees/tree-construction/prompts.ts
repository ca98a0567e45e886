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
  {
    id: 'tree-construction-9',
    form: 'long',
    text: 'A painter sketches a mountain range as a figure of wires. He begins with a strip on which the heights of the summits are noted from west to east, no two alike, up to 3,000 of them. A knob is made for the highest summit. To the left of it he fastens, by a wire, the figure that he would make for the summits west of it alone, and to the right, the figure for those east of it alone; if there are no summits on a side, there is no wire. For the strip 4, 9, 2, 6, the knob 9 comes first, with 4 on its left, 6 on its right and 2 on the left of 6. He has sold such figures to hotels in three valleys. Now he wants to give you a strip and get the complete figure, as the knob from which all others hang, so that another program can draw it.',
    world: 'mountain range',
    pattern: 'tree-construction',
    alsoFits: [
      {
        pattern: 'monotonic-stack',
        whyNotFirst:
          'It builds the figure in one pass, but this is an improvement on the plain rule: take the highest, and build both sides alike.',
      },
    ],
    evidence: [
      {
        words: 'A knob is made for the highest summit',
        tells: 'The topmost node is found in the data first.',
        decides: false,
      },
      {
        words: 'that he would make for the summits west of it alone',
        tells: 'What is left splits in two parts, each built by the same rule.',
        decides: true,
      },
      {
        words: 'give you a strip and get the complete figure',
        tells: 'Nothing exists but the numbers; the links have to be made.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'binary-search-tree',
      fails:
        'East and west say where a summit stands, not whether it is higher: 4 and 6 are both lower than 9. No comparison of heights rules out a side.',
    },
    why: 'Find the highest summit of the strip, build the figures of the parts before and after it in the same way, and fasten both.',
    cost: 'O(n²)',
  },
  {
    id: 'tree-construction-10',
    form: 'long',
    text: 'Two hikers explored the caves under a plateau separately and lost their maps on the way home. Every cave has a different name. One enters by the only shaft, and each cave either ends there or has exactly two passages to deeper caves, which have no other entrance. Both hikers went into the passage with the cooler air first, explored all that could be reached through it, and then took the other one. Anna wrote down the name of a cave when she came in for the first time, Ben when he left it for the last time, after everything deeper. So a cave Ash with a cool passage to Bay and a warm one to Cod reads Ash, Bay, Cod in her notes and Bay, Cod, Ash in his. Both had sandwiches with them. Their notes have 45,000 names each. From these, the guide needs for each cave the names of the two that follow it, and which of them is the cool one.',
    world: 'plateau caves',
    pattern: 'tree-construction',
    alsoFits: [
      {
        pattern: 'stack-operations',
        whyNotFirst:
          'One pass that keeps the open caves works as well; it is a way to build the same map from both lists.',
      },
    ],
    evidence: [
      {
        words: 'exactly two passages to deeper caves',
        tells: 'With zero or two, the two orders fix the map; a single passage would leave its side open.',
        decides: false,
      },
      {
        words: 'when she came in for the first time',
        tells: 'Her list has each cave before all that is deeper: the next name is its cool one.',
        decides: false,
      },
      {
        words: 'From these, the guide needs for each cave',
        tells: 'Only the lists exist, and the links between the caves have to be recovered.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'tree-traversal',
      fails:
        'A walk needs caves with passages to follow. Here the walks have been made, and what they walked over is to be found again.',
    },
    why: 'The first name is the cave, the second its cool one, whose position in the notes of Ben ends the cool part; build both parts alike.',
    cost: 'O(n)',
  },
  {
    id: 'tree-construction-11',
    form: 'vague',
    text: 'The movers took our whale skeleton apart and kept notes; can you put it together again from them?',
    asks: [
      {
        question: 'How do the bones hold together?',
        answer:
          'Each bone but the skull is wired to one bone nearer to the skull, and one bone may carry several.',
      },
      {
        question: 'What do the notes say?',
        answer:
          'Bone by bone, a kind, such as rib, and how many bones were wired to its far end. The 9,000 bones have no numbers.',
      },
      {
        question: 'In which order did they note them?',
        answer:
          'A bone, then all that hung on the first one wired to it, then all on the second, and so on, from the skull.',
      },
      {
        question: 'What do you expect from us?',
        answer: 'A file in which each bone refers to those wired to it, so that a crane can follow.',
      },
    ],
    world: 'whale skeleton',
    pattern: 'tree-construction',
    alsoFits: [
      {
        pattern: 'stack-operations',
        whyNotFirst:
          'Keeping the unfinished bones is how one pass builds it; the task is to build the skeleton.',
      },
    ],
    evidence: [
      {
        words: 'wired to one bone nearer to the skull',
        tells: 'Every bone but one has exactly one above it.',
        decides: false,
      },
      {
        words: 'how many bones were wired to its far end',
        tells: 'The counts show where the part of each bone ends in the list.',
        decides: true,
      },
      {
        words: 'each bone refers to those wired to it',
        tells: 'Links have to be made from a plain list.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'tree-traversal',
      fails:
        'There is nothing to walk over yet. The movers have walked, and their list has to be turned back into bones that refer to each other.',
    },
    why: 'Read a bone and its count, then build that many bones in the same way, one after another, and link them to it.',
    cost: 'O(n)',
  },
]
