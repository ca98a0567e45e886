import type { Prompt } from '../../prompt.ts'

export const prompts: readonly Prompt[] = [
  {
    id: 'tree-traversal-1',
    text: 'A company is given as a tree of up to 100,000 employees, each with a monthly salary. The cost of a team is the salary of its leader plus the salaries of everyone below, directly or through others. How many teams cost more than a given budget? Every employee counts as the leader of a team.',
    world: 'payroll',
    pattern: 'tree-traversal',
    evidence: [
      {
        words: 'the salaries of everyone below',
        tells: 'The value of a node is made from its whole subtree.',
        decides: true,
      },
      {
        words: 'directly or through others',
        tells: 'Totals must travel up from the bottom instead of being added up anew for each node.',
        decides: false,
      },
      {
        words: 'How many teams',
        tells: 'A team is a node with its subtree, so each node reports one number to its parent.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'path-sum-and-lca',
      fails:
        'A path follows one line of reports, but a team includes all branches below its leader, so totals of paths leave people out.',
    },
    why: 'Let each call return the sum of its subtree, its own salary plus what its children report, and count the sums above the budget.',
    cost: 'O(n)',
    given: ['tree'],
  },
  {
    id: 'tree-traversal-2',
    text: 'An artist builds a mobile as a binary tree: a rod has a left and a right end, and at each end hangs a weight or another rod. Rods weigh nothing. A rod is steady if both of its sides have the same total weight. How many of up to 50,000 rods are steady?',
    world: 'hanging mobile',
    pattern: 'tree-traversal',
    evidence: [
      {
        words: 'hangs a weight or another rod',
        tells: 'The same rule holds at every node, so a call can use the results of its two sides.',
        decides: false,
      },
      {
        words: 'both of its sides have the same total weight',
        tells: 'Each node compares what its left and right subtrees report.',
        decides: true,
      },
      {
        words: 'How many',
        tells: 'Every node is checked once, so totals must not be computed again.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'level-order-traversal',
      fails:
        'Rods at the same height have nothing to do with each other. A rod needs the total of each side, and a side reaches through many rows.',
    },
    why: 'Let each rod report its total weight upward, and count the rods whose two reports are equal.',
    cost: 'O(n)',
    given: ['tree'],
  },
  {
    id: 'tree-traversal-3',
    text: 'A compiler has a formula as a binary tree: leaves are numbers or variables, and every other node is an operator with two sides. To simplify it, each part of the formula without any variable is replaced by one number. How many nodes does the simplified tree have? The original has up to 100,000 nodes.',
    world: 'compiler',
    pattern: 'tree-traversal',
    evidence: [
      {
        words: 'each part of the formula without any variable',
        tells: 'A property of a whole subtree has to be reported from its two sides.',
        decides: true,
      },
      {
        words: 'replaced by one number',
        tells: 'A node can be settled only after everything below it.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'level-order-traversal',
      fails:
        'From the top, row by row, nobody knows whether a variable hides far below. Parts with equal depth share nothing.',
    },
    why: 'Let each side report whether it contains a variable and how many nodes remain, and combine the two reports at the operator.',
    cost: 'O(n)',
    given: ['tree'],
  },
  {
    id: 'tree-traversal-4',
    text: 'A cloud drive is a tree of folders and files with up to 200,000 entries. A folder is useless if there is no file in it or anywhere below it. Delete all useless folders and return the remaining tree. A folder can become useless only because everything inside it was.',
    world: 'cloud storage',
    pattern: 'tree-traversal',
    evidence: [
      {
        words: 'anywhere below it',
        tells: 'The verdict on a node depends on its whole subtree.',
        decides: true,
      },
      {
        words: 'Delete all useless folders',
        tells: 'Links change during the walk, so children are settled first.',
        decides: false,
      },
      {
        words: 'because everything inside it was',
        tells: 'Results travel from the bottom to the top.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'level-order-traversal',
      fails:
        'Row by row from the top, a folder is reached before its contents, so nobody knows yet if there is a file far below.',
    },
    why: 'Clean the subfolders first, then drop a folder if it has neither files nor remaining subfolders.',
    cost: 'O(n)',
    given: ['tree'],
  },
  {
    id: 'tree-traversal-5',
    text: 'Two coral colonies each grew from one cell, and each cell has split into at most two, a left one and a right one. A biologist lays the two binary trees over each other, first cell on first cell, left on left, right on right. How many positions are occupied in both, and how many in only one?',
    world: 'coral colonies',
    pattern: 'tree-traversal',
    evidence: [
      {
        words: 'each cell has split into at most two',
        tells: 'Every position below is reached by the same rule.',
        decides: false,
      },
      {
        words: 'left on left, right on right',
        tells: 'Two trees are walked together, one pair of nodes at a time.',
        decides: true,
      },
      {
        words: 'How many positions',
        tells: 'Each position is visited once and reports its count upward.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'tree-construction',
      fails:
        'Equal branches at different positions do not count, so turning subtrees into keys finds matches that are not asked for.',
    },
    why: 'Walk both trees together, count a position as shared if both nodes exist, and as single if one is missing.',
    cost: 'O(n)',
    given: ['trees'],
  },
  {
    id: 'tree-traversal-6',
    text: 'A knockout bracket in chess is given as a binary tree whose leaves are players with their ratings. In each match, the higher-rated player wins and moves up. Some players got a free pass, so branches have different depths. For every match, print the difference between the two ratings that met. There are up to 100,000 players.',
    world: 'chess bracket',
    pattern: 'tree-traversal',
    evidence: [
      { words: 'wins and moves up', tells: 'Each node passes one result to its parent.', decides: true },
      {
        words: 'branches have different depths',
        tells: 'Matches of one branch do not line up with those of another.',
        decides: false,
      },
      {
        words: 'For every match',
        tells: 'A node can be settled once both of its sides have reported.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'level-order-traversal',
      fails:
        'Rounds do not help: with free passes, the two sides of a match have different depths. A match needs only the winners of its own two sides.',
    },
    why: "Let each call return the winner's rating of its side, and print the difference of the two ratings that come back.",
    cost: 'O(n)',
    given: ['tree'],
  },
  {
    id: 'tree-traversal-7',
    text: 'A cave system is a tree of up to 100,000 chambers. Each chamber must get red, blue or yellow light, and each color has its own price in each chamber. Chambers that are joined by a passage need different colors. What is the lowest total price?',
    world: 'cave paintings',
    pattern: 'tree-traversal',
    alsoFits: [
      {
        pattern: 'dynamic-programming',
        whyNotFirst:
          'The three values per node are a table, but the order in which to fill it is a walk of the tree from the bottom up.',
      },
    ],
    evidence: [
      {
        words: 'is a tree',
        tells: 'There are no cycles, so a chamber meets its subtrees separately.',
        decides: true,
      },
      {
        words: 'its own price in each chamber',
        tells: 'The cheapest color here may rule out a cheap one next door, so all three must be kept open.',
        decides: false,
      },
      {
        words: 'joined by a passage need different colors',
        tells: 'A parent restricts only its children, so a node reports one result per state.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'level-order-traversal',
      fails:
        'Chambers of one row do not influence each other. A color is settled with the chamber above and those below, which belong to different rows.',
    },
    why: 'For each chamber return three prices, one per color, adding for each child the cheaper of its two other colors.',
    cost: 'O(n)',
    given: ['tree'],
  },
  {
    id: 'tree-traversal-8',
    text: 'The sections of a handbook form a tree of up to 20,000 headings, with subsections in a fixed order. Print the table of contents as a reader meets it: each heading with its number, such as 2.1.3, then all of its subsections, and only then the next heading beside it.',
    world: 'handbook',
    pattern: 'tree-traversal',
    evidence: [
      {
        words: 'such as 2.1.3',
        tells: 'A number is passed down and gets one part longer in each step.',
        decides: false,
      },
      {
        words: 'then all of its subsections',
        tells: 'A whole branch is finished before the next one starts.',
        decides: true,
      },
      {
        words: 'only then the next heading beside it',
        tells: 'Visiting a node before its children, branch by branch, is preorder.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'level-order-traversal',
      fails:
        'Row by row, chapters 1 and 2 would both be printed before section 1.1, which is not the order in which one reads.',
    },
    why: 'Print a heading, then call the function for each subsection with the number extended by its position.',
    cost: 'O(n)',
    given: ['tree'],
  },
  {
    id: 'tree-traversal-9',
    form: 'long',
    text: 'A geographer ranks the streams of an island. A stream that comes straight from a spring has rank 1. Where streams join, one stream flows on, and its rank is the highest rank among those that joined, unless two or more of them share this highest rank: then it is one more. So a 1 and a 1 make a 2, a 2 and a 1 flow on as a 2, and only with another 2 does it become a 3. Water never divides, and in the end, everything flows into the sea through a single mouth, at which a lighthouse stands. The map lists for each junction the streams that come in there, up to 150,000 in total, starting from the mouth. In dry years, hikers cross most of them on foot. What rank does the stream at the lighthouse have, and at how many junctions does the rank go up?',
    world: 'island streams',
    pattern: 'tree-traversal',
    evidence: [
      {
        words: 'straight from a spring has rank 1',
        tells: 'Springs are the base case that needs nothing from elsewhere.',
        decides: false,
      },
      {
        words: 'the highest rank among those that joined',
        tells: 'A junction is computed from the results of all branches that meet there.',
        decides: true,
      },
      {
        words: 'Water never divides',
        tells: 'Each stream belongs to one junction, so the branches share nothing.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'path-sum-and-lca',
      fails:
        'No single course from a spring to the mouth has the answer. A rank goes up because of what two branches report together, at every junction.',
    },
    why: 'Compute the ranks of all streams that come in, then the rank of the junction from their highest one and how often it occurs.',
    cost: 'O(n)',
  },
  {
    id: 'tree-traversal-10',
    form: 'long',
    text: 'Two museums are arguing over an iron candelabra. Its stem ends in a joint, a joint carries up to two arms, and each arm ends in another joint, up to 60,000 joints in all. Each joint bears a number, and no number occurs twice on the same candelabra. Joints can be given half a turn, which exchanges the two arms with everything on them. Both museums show photos of a candelabra and claim that it is the one from the castle. You get both as drawn: for each joint its number and what is on its left arm and on its right arm. For instance, if joint 5 has 8 on the left and 2 on the right in one photo and the reverse in the other, that alone is no contradiction. The candles have been lost since 1911. Can one of them be turned into the other, and what is the smallest number of turns?',
    world: 'candelabra',
    pattern: 'tree-traversal',
    evidence: [
      {
        words: 'no number occurs twice on the same candelabra',
        tells: 'At each joint, at most one way of matching the arms is possible.',
        decides: false,
      },
      {
        words: 'exchanges the two arms with everything on them',
        tells: 'What remains is the same problem for each pair of arms.',
        decides: true,
      },
      {
        words: 'Can one of them be turned into the other',
        tells: 'Both are walked side by side and compared joint by joint.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'tree-construction',
      fails:
        'Both candelabras are given with their arms, so nothing has to be built or written as a string. They only have to be compared.',
    },
    why: 'Compare two joints: the numbers must agree, then compare their arms as they are or exchanged, whichever fits, and add up the turns.',
    cost: 'O(n)',
  },
  {
    id: 'tree-traversal-11',
    form: 'vague',
    text: 'The new owner wants to close those parts of our company that are not worth it, and asks us for a list.',
    asks: [
      {
        question: 'How is the company divided?',
        answer:
          'The holding is divided into units, each of these into smaller units, and so on; there are 40,000.',
      },
      {
        question: 'When is a unit not worth it?',
        answer:
          'If its own result plus the results of all units still open inside it comes to less than zero. A closed unit no longer counts for anyone.',
      },
      {
        question: 'Do units at the same depth matter to each other?',
        answer: 'No, they do not even know of each other.',
      },
    ],
    world: 'company units',
    pattern: 'tree-traversal',
    evidence: [
      {
        words: 'each of these into smaller units',
        tells: 'A unit is inside exactly one larger one.',
        decides: false,
      },
      {
        words: 'all units still open inside it',
        tells: 'A unit is judged by its parts, so they have to be decided before it.',
        decides: true,
      },
      {
        words: 'A closed unit no longer counts for anyone',
        tells: 'What a part reports upward is zero once it is closed.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'level-order-traversal',
      fails:
        'Row by row from the top, a unit would be judged before its parts have been closed. Units of one row have nothing to do with each other.',
    },
    why: 'Let each unit first get the totals of its parts, a closed part counting zero, add its own result, and list it if the total is negative.',
    cost: 'O(n)',
  },
]
