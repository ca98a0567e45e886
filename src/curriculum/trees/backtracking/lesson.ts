import type { Lesson } from '../../lesson.ts'

export const lesson: Lesson = {
  id: 30,
  name: 'backtracking',
  displayName: 'Backtracking (Decision Trees)',
  shortName: 'Backtracking',
  description:
    'Build a candidate one choice at a time: choose, explore, undo, try the next. The skill is pruning: leave a branch as soon as it cannot succeed.',
  idea: 'Make one choice, explore what follows from it, undo it and try the next; leave a branch as soon as it cannot succeed.',
  scenarios: [
    'List all subsets, permutations or combinations',
    'Place queens so that none attacks another',
    'Split a string into palindromes in every possible way',
    'Trace a word through a board, cell by cell',
    'Generate all balanced strings of parentheses',
  ],
  identificationClues:
    'The problem asks for all solutions, or for an arrangement in which the next choice depends on everything chosen so far. The limits are small, up to about 20 choices. If it asks only for one number and equal remainders come up on many branches, use dynamic programming. Three or more groups with equal sums belong here, too.',
  recognitionGuide: {
    keyPhrases: [
      'return all possible',
      'all possible subsets (the power set)',
      'all combinations',
      'permutations',
    ],
    commonVariations: [
      'Take or skip: each element has two branches, for subsets',
      'Start index: each choice comes after the one before it, so no combination appears in a second order',
      'Used marks: permutations may choose any element that is not on the path',
      'Skip duplicates: you sort, and skip a value equal to one already tried at this level',
      'Cut points: you choose where the next piece ends, and continue only if that piece passes the test',
      'Bitmask DP: if only the set of used items matters, not their order, you store one result for each of the 2^n sets',
      'Meet in the middle: for about 40 items, you list the sums of each half, sort one list, and search it for the partner of each sum in the other',
    ],
  },
  commonMistakes: [
    'Storing the live path: every result is the same list, empty at the end; store a copy',
    'Forgetting to undo: later branches find cells or elements still marked, and answers are missing',
    'Duplicates in the input: [1,1,2] gives equal subsets; sort, and skip a value equal to the one just tried at the same level',
    'Testing only at the leaf: hopeless branches run to their end; count the calls with and without an early stop',
  ],
  complexity: {
    time: 'O(k · b^d)',
    timeReason:
      'With b options at each of d levels there are up to b^d leaves, and copying one result costs up to its length k.',
    space: 'O(d)',
    spaceReason: 'Only the current path and a call stack of depth d are stored, apart from the output.',
  },
  whenNot: [
    'The limits go far beyond twenty: listing everything is too slow, so look for a greedy rule or Linear DP (Fibonacci Style)',
  ],
  story: {
    problem:
      'A museum needs one guard on each of five nights and has three guards. **No guard works two nights in a row**, and **none works more than two nights**. **List every roster**, so that the director can choose.',
    naive:
      'Write all 3^5 = 243 rosters and test each one. Only 36 pass, and 81 of the others break a rule on the second night already.',
    insight:
      'A bad choice spoils every roster that starts with it. So test the rules when you fill a night, not when the roster is full.',
    invariant:
      'The roster holds exactly the choices that lead to this call, all of them allowed, and it is the same when the call returns.',
    plan: [
      'If all nights are filled, store a copy of the roster.',
      'Otherwise try each guard for the next night, and skip those the rules forbid.',
      'Write the guard down and recurse to the next night.',
      'On return, erase the guard and try the next one.',
    ],
    rival: {
      name: 'depth-first-search',
      reason:
        'A graph search marks a node for good, because one visit is enough. Here a guard who was tried must be free again for other rosters, so each choice is undone.',
    },
  },
  workedExample:
    'List all ordered pairs of the flags r, g and b. Choose r, then g: record r g and take g back. Choose b: record r b and take b back. Nothing else can follow r, so take r back. Choose g: record g r, then g b. Do the same for b. You have six pairs, and the path is empty at the end.',
  listings: [
    {
      id: 'backtracking',
      label: 'Subsets with a sum',
      note: 'Each number is used once, duplicates are skipped, and a sum that is too large ends the loop.',
      shows: ['Start index', 'Skip duplicates'],
    },
    {
      id: 'all-subsets',
      label: 'Take or skip',
      note: 'Each element has two branches, and each leaf is a subset.',
      shows: ['Take or skip'],
    },
    {
      id: 'unique-permutations',
      label: 'Permutations',
      note: 'Used marks replace the start index, and equal values are used in one order only, as in 47.',
      shows: ['Used marks', 'Skip duplicates'],
    },
    {
      id: 'combination-sum',
      label: 'Combination sum',
      note: 'Recursing with the same index allows a number to be used again.',
      shows: ['Start index'],
    },
    {
      id: 'n-queens',
      label: 'N-Queens',
      note: 'Marks for columns and diagonals check a square in constant time and are undone on return.',
    },
  ],
  practice: [
    {
      number: 1863,
      title: 'Sum of All Subset XOR Totals',
      slug: 'sum-of-all-subset-xor-totals',
      difficulty: 'Easy',
      premium: false,
      adds: 'This is the smallest decision tree: take each number or leave it, and pass the running XOR down.',
    },
    {
      number: 78,
      title: 'Subsets',
      slug: 'subsets',
      difficulty: 'Medium',
      premium: false,
      adds: 'With a start index every node of the tree is an answer, not only the leaves.',
    },
    {
      number: 46,
      title: 'Permutations',
      slug: 'permutations',
      difficulty: 'Medium',
      premium: false,
      adds: 'Order matters now, so each level may use any element that is not on the path yet.',
    },
    {
      number: 39,
      title: 'Combination Sum',
      slug: 'combination-sum',
      difficulty: 'Medium',
      premium: false,
      adds: 'A number may be used again, so the next level starts at the same index instead of the one after it.',
    },
    {
      number: 90,
      title: 'Subsets II',
      slug: 'subsets-ii',
      difficulty: 'Medium',
      premium: false,
      adds: 'Equal values make equal branches: sort, then skip a value equal to one already tried at this level.',
    },
    {
      number: 40,
      title: 'Combination Sum II',
      slug: 'combination-sum-ii',
      difficulty: 'Medium',
      premium: false,
      adds: 'Both rules apply: each number is used once, equal branches are skipped, and the sorted order lets you stop at a number that is too large.',
    },
    {
      number: 17,
      title: 'Letter Combinations of a Phone Number',
      slug: 'letter-combinations-of-a-phone-number',
      difficulty: 'Medium',
      premium: false,
      adds: 'Each level has its own list of options, given by a digit.',
    },
    {
      number: 22,
      title: 'Generate Parentheses',
      slug: 'generate-parentheses',
      difficulty: 'Medium',
      premium: false,
      adds: 'The constraint prunes before the leaf: never close more parentheses than are open.',
    },
    {
      number: 131,
      title: 'Palindrome Partitioning',
      slug: 'palindrome-partitioning',
      difficulty: 'Medium',
      premium: false,
      adds: 'An option is a cut, allowed only where the piece before it is a palindrome.',
    },
    {
      number: 79,
      title: 'Word Search',
      slug: 'word-search',
      difficulty: 'Medium',
      premium: false,
      adds: 'The path is on a grid: mark the cell before you go on, and clear it when you come back.',
    },
    {
      number: 51,
      title: 'N-Queens',
      slug: 'n-queens',
      difficulty: 'Hard',
      premium: false,
      adds: 'Three sets show at once whether a square is attacked, so the search tries only safe squares.',
    },
  ],
}
