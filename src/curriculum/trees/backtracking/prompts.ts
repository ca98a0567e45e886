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
    text: 'A terrace of 5 by 6 squares is to be covered with seven stone plates of different shapes, each made of 3 to 5 squares. Every plate must be used exactly once and may be turned but not flipped, and no square may stay bare. Print one layout that works or report that there is none.',
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
    text: 'A school puzzle shows 36 letters on a square board. You get one word of at most 12 letters. It is spelled by walking from a cell to one of its four neighbors, and no cell may be used twice in one walk. In how many different walks can the word be spelled?',
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
    text: 'A school has to spread 18 oral exams over four days. Exams that share a student need different days. Print one plan that works, if there is any at all. Days may hold any number of exams.',
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
  {
    id: 'backtracking-9',
    form: 'long',
    text: 'For her golden wedding, my grandmother wants a flower bed of 6 by 6 plants. There are as many kinds, from asters to zinnias, and in every row as well as in every column, each kind is to stand exactly once. Some plants, nine to be precise, are in the ground already and must stay. Besides, wooden sticks divide the bed into plots of 6 plants that need not be rectangles, and each kind should occur once in every plot, too. For example, if the first row already has an aster and the third plot one as well, the one for the second row can only go where neither its column nor its plot has an aster. It rained all last week, so we have time. My cousin has been planting and digging up again since Monday, and he keeps forgetting what he tried. Is there any way to complete the bed, and if so, what does it look like? Nobody minds if there are several.',
    world: 'flower bed',
    pattern: 'backtracking',
    evidence: [
      {
        words: 'each kind is to stand exactly once',
        tells: 'A partial bed that breaks the rule can be given up at once.',
        decides: false,
      },
      {
        words: 'are in the ground already',
        tells: 'Only 27 spots are free, and most allow few kinds.',
        decides: false,
      },
      {
        words: 'planting and digging up again',
        tells: 'A plant may turn out wrong much later, and is then taken back.',
        decides: true,
      },
      {
        words: 'Is there any way to complete the bed',
        tells: 'Only when all choices have failed is the answer no.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'depth-first-search',
      fails:
        'Walking from plant to plant and marking what was visited decides nothing. The kind at a spot is a choice that has to be revoked when the rest cannot be completed.',
    },
    why: 'Take the free spot with the fewest possible kinds, plant each of them in turn, continue, and dig it up if the rest fails.',
    cost: 'O(6^27)',
  },
  {
    id: 'backtracking-10',
    form: 'long',
    text: 'The sign maker of our village has carved eleven name boards, one for each founder, and wants to screw all of them onto a lattice of eleven slots on the town hall. A slot is horizontal or vertical and takes a board of exactly its length. Where two slots cross, there is only one square, so the letters of both boards have to agree there. For instance, MARTHA in the top slot and HENRY in the slot that goes down from its fifth letter would agree in the H, whereas ULRIC would not. Several boards have six letters and several five, and at every slot but two, more than one board looks fine at first. The mayor prefers gilded letters. Write a program that is given the names and, for each slot, its length and crossings, and that says which board goes where, or that the lattice was drawn wrongly because nothing works.',
    world: 'name boards',
    pattern: 'backtracking',
    evidence: [
      {
        words: 'one for each founder',
        tells: 'A board is used in one slot at a time, and there are few.',
        decides: false,
      },
      {
        words: 'more than one board looks fine at first',
        tells: 'A choice is made that may fail later, at another crossing.',
        decides: true,
      },
      {
        words: 'because nothing works',
        tells: 'All choices must have been tried to say so.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'trie',
      fails:
        'Storing eleven names by their beginnings finds a fitting board a trifle faster. Which of the fitting ones to take is the problem, and taking it back if it was wrong.',
    },
    why: 'Screw each unused board that agrees with the crossings into the next slot, continue, and unscrew it if the other slots cannot be filled.',
    cost: 'O(n!)',
  },
  {
    id: 'backtracking-11',
    form: 'vague',
    text: 'The royal kitchen asks you for the banquets it could serve on Sunday, and the king is very particular about such things.',
    asks: [
      {
        question: 'What is a banquet?',
        answer: 'Six of the thirteen dishes that the cooks know, one after another, none of them repeated.',
      },
      {
        question: 'What is the king particular about?',
        answer:
          'Certain dishes may not come right after certain others, and the prices have to total 60 ducats.',
      },
      {
        question: 'Is the number of banquets enough?',
        answer: 'No. His Majesty reads each of them in full before he points at one.',
      },
    ],
    world: 'royal banquet',
    pattern: 'backtracking',
    evidence: [
      {
        words: 'Six of the thirteen dishes',
        tells: 'There are about a million sequences, few enough to build them with early stops.',
        decides: false,
      },
      {
        words: 'may not come right after certain others',
        tells: 'A beginning that breaks a rule is not continued.',
        decides: false,
      },
      {
        words: 'reads each of them in full',
        tells: 'The banquets themselves are needed, so each is built dish by dish.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'zero-one-knapsack',
      fails:
        'A table over the ducats counts sets of dishes or finds one. It neither knows their order nor gives all of them.',
    },
    why: 'Add each unused dish that may follow the last one and fits the rest of the money, continue to six dishes, and remove it again.',
    cost: 'O(n! / (n − 6)!)',
  },
  {
    id: 'backtracking-12',
    text: 'Let w be a string of n characters, n at most 9, each of which is U or D. Output each arrangement a(0), a(1), ..., a(n) of the integers 0 to n for which a(i) exceeds a(i - 1) if the i-th character of w is U and is less than a(i - 1) if it is D. Some strings admit many thousands of arrangements; the time for one should not depend on how many arrangements violate the condition.',
    world: 'ups and downs',
    pattern: 'backtracking',
    evidence: [
      { words: 'n at most 9', tells: 'Arrangements of so few numbers can be built.', decides: false },
      {
        words: 'Output each arrangement',
        tells: 'They are listed, not counted, so each has to be built.',
        decides: true,
      },
      {
        words: 'how many arrangements violate the condition',
        tells: 'A beginning that violates it must be dropped, together with what would follow.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'depth-first-search',
      fails:
        'With a lasting mark, each integer could be used in one arrangement only. It is used within an arrangement and free again for the next.',
    },
    why: 'Append each unused integer on the correct side of the last one, continue, and release it again, while enough higher or lower ones remain.',
    cost: 'O(n!)',
  },
  {
    id: 'backtracking-13',
    text: 'Our product ships with 24 feature flags. Support has collected some 90 conditions, each about three flags, such as: cache is on, or sync is off, or audit is off. A release has to meet them all. I need one setting of the flags that does, or certainty that we have painted ourselves into a corner. Last night I flipped switches by hand for three hours; what I had set early was usually to blame.',
    world: 'feature flags',
    pattern: 'backtracking',
    evidence: [
      {
        words: '24 feature flags',
        tells: 'Few yes-or-no choices, if most are cut off early.',
        decides: false,
      },
      {
        words: 'each about three flags',
        tells: 'Setting one flag leaves the others open, so nothing can simply be derived along connections.',
        decides: true,
      },
      {
        words: 'what I had set early was usually to blame',
        tells: 'Choices have to be revoked long after they were made.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'depth-first-search',
      fails:
        'With two flags in each condition, one would force the other and a walk could follow. With three, a flag that fails leaves a choice between two.',
    },
    why: 'Set a flag, give up as soon as a condition has all three against it, and try the other setting if the rest fails.',
    cost: 'O(2^n)',
  },
  {
    id: 'backtracking-14',
    family: 'backtracking-13',
    text: 'If a witch regrets a herb, it is usually one that went into the kettle long before. Seventy villagers have told her three wishes each, each like "with nettle" or "without sage", and are happy with the brew if one of their three comes true. Among 21 herbs, which ones make a brew that pleases everybody? If there is no such brew, she will leave town.',
    world: 'witch brew',
    pattern: 'backtracking',
    evidence: [
      {
        words: 'usually one that went into the kettle long before',
        tells: 'Choices have to be revoked long after they were made.',
        decides: true,
      },
      {
        words: 'if one of their three comes true',
        tells: 'A wish that fails leaves two others open, so nothing is forced.',
        decides: true,
      },
      { words: 'Among 21 herbs', tells: 'Few yes-or-no choices, if most are cut off early.', decides: false },
    ],
    rival: {
      pattern: 'zero-one-knapsack',
      fails:
        'Herbs have no weight to add up to a limit. Taking one makes some villagers happy and others less so, which no single sum expresses.',
    },
    why: 'Take or leave a herb, give up as soon as a villager has lost all three wishes, and decide the other way if the rest fails.',
    cost: 'O(2^n)',
  },
  {
    id: 'backtracking-15',
    text: 'A snail crawls over a floor of 5 by 7 tiles, one to the north, south, east or west at a time. Four tiles are wet, and it avoids them. It begins on the tile by the door and wants to crawl over each dry tile, but never over its own trail. How many such trails are there?',
    world: 'snail trail',
    pattern: 'backtracking',
    evidence: [
      { words: '5 by 7 tiles', tells: 'The floor is small enough to try the trails.', decides: false },
      {
        words: 'one to the north, south, east or west',
        tells: 'Trails wind in all directions, so no order of tiles helps.',
        decides: false,
      },
      {
        words: 'never over its own trail',
        tells: 'Which tiles are closed depends on the whole trail, and they open when it is undone.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'grid-dp',
      fails:
        'The number of ways to go on depends on all tiles behind the snail, not on its tile alone, so tiles cannot be given one value each.',
    },
    why: 'Mark a tile, crawl to each unmarked dry neighbor, count when all are marked, and clear the mark on the way back.',
    cost: 'O(3^n)',
  },
  {
    id: 'backtracking-16',
    text: 'Ticket 88: program committee waits for hours. For an evening of eleven speeches, the tool builds all 39,916,800 orders and then throws away those in which a speaker follows somebody he detests. There are 90 such grudges, and nearly all orders are spoiled by the third speech. Expected: the same output (every acceptable order, the committee votes on them), in a second or less.',
    world: 'evening of speeches',
    pattern: 'backtracking',
    evidence: [
      { words: 'eleven speeches', tells: 'Few items, although too many for all orders.', decides: false },
      {
        words: 'nearly all orders are spoiled by the third speech',
        tells: 'An order should be given up as soon as its beginning is spoiled.',
        decides: true,
      },
      {
        words: 'every acceptable order',
        tells: 'The orders are listed, so each of them is built.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'depth-first-search',
      fails:
        'A walk that marks speakers as visited for good ends with one order. Speakers have to become available again for the next attempt.',
    },
    why: 'Let each remaining speaker who bears no grudge against the last one speak next, continue, and take the speaker back.',
    cost: 'O(n!)',
  },
  {
    id: 'backtracking-17',
    text: 'Hello knitting shop, I would like to choose a scarf of 12 stripes from your 4 wools. Among any three stripes in a row, I want three wools, the first and the last stripe must be moss green, and rose may be used twice at most. Could you mail me a page with drawings of all scarfs I could order, please? I am sure there are not that many. Thanks, Ottilie.',
    world: 'striped scarf',
    pattern: 'backtracking',
    evidence: [
      {
        words: 'Among any three stripes in a row',
        tells: 'A beginning leaves at most two wools for the next stripe.',
        decides: false,
      },
      {
        words: 'rose may be used twice at most',
        tells: 'A partial scarf with too much rose is dropped.',
        decides: false,
      },
      {
        words: 'drawings of all scarfs I could order',
        tells: 'Not the number, but each scarf is needed, stripe by stripe.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'unbounded-knapsack',
      fails:
        'Wools may be used again, but nothing adds up to a target. Order and neighbors matter, and the scarfs themselves are needed.',
    },
    why: 'Knit each wool that the last two stripes and the rest of the rose allow, continue to twelve stripes, and undo the stripe.',
    cost: 'O(2^n)',
  },
  {
    id: 'backtracking-18',
    family: 'backtracking-15',
    text: 'How many patrols are possible in a prison with 4 corridors of 8 cells, laid side by side? The guard must not pass any cell a second time, inspects all 29 occupied ones and stays out of the 3 under repair. From each, one can step to those directly ahead, behind, left and right. His patrol starts at the gate, in the corner cell.',
    world: 'prison patrol',
    pattern: 'backtracking',
    evidence: [
      {
        words: '4 corridors of 8 cells',
        tells: 'The prison is small enough to try the patrols.',
        decides: false,
      },
      {
        words: 'must not pass any cell a second time',
        tells: 'Which cells are closed depends on the whole patrol, and they open when it is undone.',
        decides: true,
      },
      {
        words: 'directly ahead, behind, left and right',
        tells: 'Patrols wind in all directions, so no order of cells helps.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'grid-dp',
      fails:
        'The number of ways to go on depends on all cells that were passed, not on the present one alone, so cells cannot be given one value each.',
    },
    why: 'Mark a cell, go to each unmarked neighbor that is occupied, count when all are marked, and clear the mark on the way back.',
    cost: 'O(3^n)',
  },
  {
    id: 'backtracking-19',
    text: 'On a bill from the year 900, the monk wrote runes instead of numerals. Equal runes mean equal numerals and different ones mean different numerals; nine runes occur. The bill has 3 amounts of 5 or 6 runes, and the last is the total of the first two. No amount begins with a zero. What could the monk have been charging? Give every possibility.',
    world: 'monk bill',
    pattern: 'backtracking',
    evidence: [
      {
        words: 'different ones mean different numerals',
        tells: 'A numeral is taken while it is tried, and free again afterward.',
        decides: true,
      },
      { words: 'nine runes occur', tells: 'There are at most 3,628,800 assignments.', decides: false },
      {
        words: 'the last is the total of the first two',
        tells: 'Column by column, a wrong sum stops an attempt early.',
        decides: false,
      },
      { words: 'Give every possibility', tells: 'All solutions are built and listed.', decides: true },
    ],
    rival: {
      pattern: 'unbounded-knapsack',
      fails:
        'The total is not filled from pieces of given size. The amounts are unknown, and one numeral per rune has to be chosen.',
    },
    why: 'From the last column on, give each new rune an unused numeral, check the sum and the carry, continue, and release the numeral.',
    cost: 'O(10!)',
  },
  {
    id: 'backtracking-20',
    text: 'Four bells rung one after another make a row. From one row to the next, a single pair of bells that follow each other trade places. Ringers regard a piece as true if it has all 24 rows, no row comes twice and the bell that was last in the first row never comes first in three consecutive rows. Compose such a piece, or prove that nobody can.',
    world: 'bell ringers',
    pattern: 'backtracking',
    evidence: [
      {
        words: 'all 24 rows',
        tells: 'The piece is a short sequence, and each row has three possible successors.',
        decides: false,
      },
      {
        words: 'no row comes twice',
        tells: 'A row is used while it is in the piece, and free again when it is removed.',
        decides: true,
      },
      {
        words: 'or prove that nobody can',
        tells: 'All choices must have failed to say so.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'depth-first-search',
      fails:
        'Reaching all rows from the first one is easy, with turns back. A piece is a single chain through all of them, and a row in the wrong position has to be released.',
    },
    why: 'Append each unused row that one change allows, continue until there are 24, and remove it if the piece cannot be completed.',
    cost: 'O(3^24)',
  },
  {
    id: 'backtracking-21',
    text: 'Moles live under some of the 30 slabs of a terrace, 6 by 5, at most one under each. At a dozen slabs without a mole, the gardener has put a peg with the number of moles under the slabs around it. For each of the 18 others, he would like to know in how many of the arrangements that agree with all the pegs a mole lives there.',
    world: 'garden moles',
    pattern: 'backtracking',
    evidence: [
      {
        words: 'For each of the 18 others',
        tells: 'At most 262,144 arrangements exist, and most break a peg early.',
        decides: false,
      },
      {
        words: 'the arrangements that agree with all the pegs',
        tells: 'Arrangements are built mole by mole, and dropped when a peg is exceeded or out of reach.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'grid-dp',
      fails:
        'No route leads across the terrace. A peg ties up to eight slabs in all directions, so what is right for one slab depends on choices elsewhere.',
    },
    why: 'Decide mole or no mole for one slab after another, stop when a peg cannot be met, and record each complete arrangement.',
    cost: 'O(2^n)',
  },
]
