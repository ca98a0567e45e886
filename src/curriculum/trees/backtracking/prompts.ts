import type { Prompt } from '../../prompt.ts'

export const prompts: readonly Prompt[] = [
  {
    id: 'backtracking-1',
    text: 'Nine guests are to sit on a bench of nine seats. You know which pairs are quarreling, and two people who quarrel must not sit next to each other. Print every possible seating from left to right. Stop early where a beginning cannot be completed.',
    world: 'dinner party',
    pattern: 'backtracking',
    evidence: [
      { words: 'Nine guests', tells: 'With so few items, all orders can be tried.', decides: false },
      {
        words: 'Print every possible seating',
        tells: 'Results are listed, so each has to be built.',
        decides: true,
      },
      {
        words: 'Stop early where a beginning cannot be completed',
        tells: 'A choice is made, followed up, and taken back before the next one.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'depth-first-search',
      fails:
        'Marking a guest as visited for good gives one seating at most. Each guest has to be free again for the next attempt.',
    },
    why: 'Seat one guest after the other, skip those who quarrel with the last one, and take each one back after trying what follows.',
    cost: 'O(n!)',
  },
  {
    id: 'backtracking-2',
    text: 'A chef has 16 spices and a list of pairs that do not go together. She wants to see every blend of at least three spices in which no such pair occurs. The order within a blend does not matter, and no blend may be printed twice.',
    world: 'spice blends',
    pattern: 'backtracking',
    evidence: [
      { words: '16 spices', tells: 'All subsets of so few items can be visited.', decides: false },
      { words: 'wants to see every blend', tells: 'All results are listed, not counted.', decides: true },
      {
        words: 'no such pair occurs',
        tells: 'A partial choice that breaks a rule is dropped with everything that would follow.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'unbounded-knapsack',
      fails:
        'No amount has to be filled and no spice is used twice. The blends themselves are needed, not their number.',
    },
    why: 'Decide for one spice after the other: add it if it goes with those chosen, continue, and remove it again.',
    cost: 'O(2^n)',
  },
  {
    id: 'backtracking-3',
    text: "A telegram of 24 letters was sent without spaces. You also get a short list of agents' code names of one to five letters. Print all ways to read the whole telegram as a sequence of code names; a name may occur several times. There are at most a few hundred ways.",
    world: 'coded telegram',
    pattern: 'backtracking',
    alsoFits: [
      {
        pattern: 'string-dynamic-programming',
        whyNotFirst:
          'A table of readable endings avoids dead ends, but the readings still have to be built one by one.',
      },
    ],
    evidence: [
      { words: 'of 24 letters', tells: 'The string is short enough to try all cuts.', decides: false },
      {
        words: 'Print all ways',
        tells: 'Every reading is listed, so each is built cut by cut.',
        decides: true,
      },
      {
        words: 'as a sequence of code names',
        tells: 'At each position, several names may fit, and each is tried in turn.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'trie',
      fails:
        'Storing the short list letter by letter only speeds up one comparison. The work is to choose cuts, follow each one, and take it back.',
    },
    why: 'Cut off each name that fits at the current position, continue with the rest, and undo the cut.',
    cost: 'O(2^n)',
  },
  {
    id: 'backtracking-4',
    text: 'A terrace of five by six squares is to be covered with seven stone plates of different shapes, each made of three to five squares. Every plate must be used exactly once and may be turned but not flipped, and no square may stay bare. Print one layout that works or report that there is none.',
    world: 'terrace plates',
    pattern: 'backtracking',
    evidence: [
      {
        words: 'seven stone plates',
        tells: 'With so few pieces, all orders and turns can be tried.',
        decides: false,
      },
      {
        words: 'must be used exactly once',
        tells: 'A piece that is placed is taken, and comes back when the choice is undone.',
        decides: true,
      },
      {
        words: 'no square may stay bare',
        tells: 'A gap that nothing fits cuts off a partial solution early.',
        decides: false,
      },
      {
        words: 'report that there is none',
        tells: 'Only after all choices have failed is this certain.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'depth-first-search',
      fails:
        'Nothing is reached along given connections. A square covered in one layout is free in the next, so no mark can stay.',
    },
    why: 'Find the first bare square, cover it with each unused plate in each turn, continue, and take the plate back if the rest fails.',
    cost: 'O(k! · 4^k)',
  },
  {
    id: 'backtracking-5',
    text: 'A school puzzle shows letters on a board with six rows and six columns. You get one word of at most twelve letters. It is spelled by walking from a cell to one of its four neighbors, and no cell may be used twice in one walk. In how many different walks can the word be spelled?',
    world: 'word search',
    pattern: 'backtracking',
    evidence: [
      {
        words: 'one word',
        tells: 'There is only one thing to match, so storing words does not help.',
        decides: false,
      },
      {
        words: 'no cell may be used twice in one walk',
        tells: 'Cells are used during a walk and free again for the next one.',
        decides: true,
      },
      {
        words: 'In how many different walks',
        tells: 'All walks are tried, each letter by letter.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'trie',
      fails:
        'With a single word there are no beginnings to share. All the work is in the walks, whose cells must be marked and freed again.',
    },
    why: 'Start at each cell with the first letter, mark it, try the neighbors for the next letter, and clear the mark afterward.',
    cost: 'O(cells · 3^L)',
  },
  {
    id: 'backtracking-6',
    text: 'A door opens with a code of five different buttons out of nine, pressed in order. From wear, a detective knows that some buttons never come directly after certain others. List all codes that are still possible, in increasing order.',
    world: 'door locks',
    pattern: 'backtracking',
    evidence: [
      {
        words: 'five different buttons out of nine',
        tells: 'There are at most 15,120 codes, so all can be built.',
        decides: false,
      },
      {
        words: 'never come directly after certain others',
        tells: 'A rule between neighbors cuts off partial codes.',
        decides: true,
      },
      { words: 'List all codes', tells: 'Each result has to be built, button by button.', decides: true },
    ],
    rival: {
      pattern: 'depth-first-search',
      fails:
        'A button marked for good could occur in one code only. Within a code it is used once, but it must be free again for the next code.',
    },
    why: 'Add each unused button that may follow the last one, continue until there are five, and take it back.',
    cost: 'O(n!)',
  },
  {
    id: 'backtracking-7',
    text: 'A school has to spread 18 oral exams over four days. Exams that share a student need different days. Print one plan that works or report that none exists. Days may hold any number of exams.',
    world: 'oral exams',
    pattern: 'backtracking',
    evidence: [
      {
        words: '18 oral exams',
        tells: 'So few items can be tried with early stops, although four days each make many plans.',
        decides: false,
      },
      {
        words: 'four days',
        tells: 'With more than two groups, no single walk can force the choices.',
        decides: true,
      },
      {
        words: 'Print one plan that works',
        tells: 'A plan is built by choices, each undone if it leads nowhere.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'depth-first-search',
      fails:
        'With two days, one walk along shared students would force every exam. With four, a choice may be wrong, and it must be taken back.',
    },
    why: 'Give each exam the first day without a conflict, go on to the next one, and try another day if the rest fails.',
    cost: 'O(4^n)',
  },
  {
    id: 'backtracking-8',
    text: 'On a TV show, contestants get five whole numbers and a target. Each number must be used exactly once, in any order, with plus, minus, times and parentheses. Print a calculation that gives the target, or report that it is impossible.',
    world: 'number show',
    pattern: 'backtracking',
    evidence: [
      {
        words: 'five whole numbers',
        tells: 'Few numbers allow trying all pairs and operations.',
        decides: false,
      },
      {
        words: 'used exactly once, in any order',
        tells: 'Any two values can be joined next, so order and operation are chosen freely.',
        decides: true,
      },
      {
        words: 'Print a calculation',
        tells: 'The steps are needed, so each choice is stored and undone.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'unbounded-knapsack',
      fails:
        'The target is not filled with pieces that repeat. Each number is used once, products and differences occur, and the steps have to be shown.',
    },
    why: 'Choose two values and an operation, replace them by the result, continue with one value fewer, and restore them if it fails.',
    cost: 'O(n! · 4^n)',
  },
]
