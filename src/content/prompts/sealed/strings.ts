import type { Prompt } from '../prompt.ts'

export const stringsSealed: readonly Prompt[] = [
  {
    id: 'string-two-pointers-s1',
    text: 'A poet writes lines that should sound the same when their letters are read from the end. Only letters count; spaces, punctuation and capitals are ignored. For a line of up to 400,000 characters, report the first two letters, counted from the outside inward, that disagree, or that the line is perfect. The line must not be copied.',
    world: 'poetry',
    pattern: 'string-two-pointers',
    evidence: [
      {
        words: 'read from the end',
        tells: 'The line is compared with its mirror image, so one index starts at each end.',
        decides: true,
      },
      {
        words: 'counted from the outside inward',
        tells: 'Both indices step inward, skipping what does not count.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'string-sliding-window',
      fails:
        'A window judges which letters lie between its ends. Here the two letters at the ends are compared with each other, and what lies between them comes later.',
    },
    why: 'Move an index inward from each end, skip everything but letters, and stop at the first two that differ.',
    cost: 'O(n)',
  },
  {
    id: 'string-two-pointers-s2',
    text: 'A composer of minimal music likes passages that sound the same when played backward. Her new piece is a string of up to 4,000 notes. A passage consists of at least three notes that follow one another directly, and passages at different positions are different. How many passages of the piece sound the same backward?',
    world: 'minimal music',
    pattern: 'string-two-pointers',
    alsoFits: [
      {
        pattern: 'string-dynamic-programming',
        whyNotFirst:
          'A table over all passages takes the same time, but millions of cells, where growing from each center needs two indices.',
      },
    ],
    evidence: [
      {
        words: 'sound the same when played backward',
        tells: 'Mirrored positions must agree, so two indices move apart from a center.',
        decides: true,
      },
      {
        words: 'follow one another directly',
        tells: 'Nothing is skipped, so each step outward compares one pair and is forced.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'string-sliding-window',
      fails:
        'Which notes a passage contains does not decide. Moving one end gives every note a new partner, so nothing can be carried over from the passage before.',
    },
    why: 'From each note and each gap, grow outward while the two notes agree, and count each step that gives three or more notes.',
    cost: 'O(n^2)',
  },
  {
    id: 'string-sliding-window-s1',
    text: 'A duty roster is a string of D, N and S for day, night and standby shifts, for up to 100,000 days to come. Someone wants to join for one unbroken period that contains at most seven night shifts and at most four standby shifts. How many days can this period have at most?',
    world: 'duty roster',
    pattern: 'string-sliding-window',
    evidence: [
      {
        words: 'one unbroken period',
        tells: 'The answer is a contiguous substring.',
        decides: true,
      },
      {
        words: 'at most seven night shifts and at most four standby shifts',
        tells: 'Only counts inside the period matter, and shortening it can never raise them.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'string-dynamic-programming',
      fails:
        'No day can be skipped and no shift changed, so there is nothing to choose per letter. The left end is forced by the right end.',
    },
    why: 'Extend the period day by day, and while one of the two limits is exceeded, drop days at its beginning.',
    cost: 'O(n)',
  },
  {
    id: 'string-sliding-window-s2',
    text: 'A typing tutor cuts drills out of a novel with up to a million letters. A drill consists of 40 letters in succession, and it counts as varied if no letter of the alphabet occurs in it more than four times. At how many positions of the novel does a varied drill begin?',
    world: 'typing tutor',
    pattern: 'string-sliding-window',
    evidence: [
      {
        words: '40 letters in succession',
        tells: 'All candidates are contiguous and equally long: one letter enters as one leaves.',
        decides: true,
      },
      {
        words: 'more than four times',
        tells: 'Only how often each letter occurs inside the drill matters.',
        decides: false,
      },
      {
        words: 'At how many positions',
        tells: 'Each position is tested, so the counts are updated rather than rebuilt.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'frequency-counting',
      fails:
        'One count of the novel shows which letters are common overall. Whether a letter crowds within 40 neighbors needs counts that slide along.',
    },
    why: 'Keep counts for the last 40 letters, update two of them per step, and track how many letters exceed four.',
    cost: 'O(n)',
  },
  {
    id: 'string-dynamic-programming-s1',
    text: 'A search box accepts masks in which a star stands for any run of at least two characters and a dot for exactly one. All other characters stand for themselves. Given a mask and a file name of up to 2,000 characters each, does the mask describe the complete file name?',
    world: 'file search',
    pattern: 'string-dynamic-programming',
    alsoFits: [
      {
        pattern: 'string-two-pointers',
        whyNotFirst:
          'Going back to the latest star after a mismatch works too, but you must first prove that earlier stars never need another look.',
      },
    ],
    evidence: [
      {
        words: 'any run of at least two characters',
        tells: 'A star may match shorter or longer runs, and the rest decides which works.',
        decides: true,
      },
      {
        words: 'the complete file name',
        tells: 'Both strings must be used up, so each cell is a pair of prefixes.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'string-sliding-window',
      fails:
        'The whole name must match, with stars of free length between fixed letters. No window over the name knows which part of the mask it stands for.',
    },
    why: 'Let a cell say whether a prefix of the name fits a prefix of the mask; a star takes two characters or extends its run by one.',
    cost: 'O(n m)',
  },
  {
    id: 'string-dynamic-programming-s2',
    text: 'Two protein chains of up to 1,500 letters are written one above the other. You may insert gaps anywhere in either. A column with two equal letters scores 3 points, one with two different letters loses 1, and one with a gap loses 2. What is the highest total score?',
    world: 'proteins',
    pattern: 'string-dynamic-programming',
    evidence: [
      {
        words: 'insert gaps anywhere in either',
        tells: 'Each gap shifts what follows, and at each position three moves compete.',
        decides: true,
      },
      {
        words: 'the highest total score',
        tells: 'The best score of two prefixes follows from the best scores of shorter ones.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'string-two-pointers',
      fails:
        'At two different letters, two indices cannot tell whether to accept the loss or to insert a gap above or below; later letters decide.',
    },
    why: 'For each pair of prefixes take the best of pairing the last letters or setting a gap against one of them.',
    cost: 'O(n m)',
  },
  {
    id: 'frequency-counting-s1',
    text: 'A craft shop has a bag of up to 200,000 beads, given as a string of letters for their colors. All beads are to be packed into gift bags that must be identical to each other: the same number of each color in every bag, and no bead left over. How many gift bags can there be at most?',
    world: 'craft shop',
    pattern: 'frequency-counting',
    evidence: [
      {
        words: 'the same number of each color in every bag',
        tells: 'Only how many beads there are of each color matters.',
        decides: true,
      },
      {
        words: 'no bead left over',
        tells: 'The number of bags must divide every count.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'string-sliding-window',
      fails:
        'The beads are packed in any order, so no contiguous part of the string plays a role; only the totals do.',
    },
    why: 'Count the beads per color and return the greatest common divisor of the counts.',
    cost: 'O(n)',
  },
  {
    id: 'frequency-counting-s2',
    text: 'A child has up to 100 magnetic letters and two blank magnets, each of which can stand for any letter. A word list has 50,000 words. For each word on its own, can the child spell it on the fridge, using every magnet at most once? Return how many words can be spelled.',
    world: 'fridge magnets',
    pattern: 'frequency-counting',
    evidence: [
      {
        words: 'two blank magnets',
        tells: 'A word may lack up to two letters, so you need to know how many are missing.',
        decides: true,
      },
      {
        words: 'using every magnet at most once',
        tells: 'Each letter is available a limited number of times, so counts are compared.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'hash-lookup',
      fails:
        'Looking up whether a letter or a word is present is not enough. How many copies of each letter are missing decides, so the counts are compared.',
    },
    why: 'Count the magnets once, count each word, and accept it if the letters it lacks add up to at most two.',
    cost: 'O(n)',
  },
  {
    id: 'digit-and-bit-parsing-s1',
    text: 'A number is given as a string of up to 200,000 zeros and ones, its binary form. No integer type of your language is large enough for it. Return the string for three times this number, without leading zeros, reading the input once from right to left.',
    world: 'big numbers',
    pattern: 'digit-and-bit-parsing',
    evidence: [
      {
        words: 'No integer type of your language is large enough',
        tells: 'The number has to be handled as its symbols.',
        decides: false,
      },
      {
        words: 'three times this number',
        tells: 'Each place gives a result and a carry for the next one, so values and places count.',
        decides: true,
      },
      {
        words: 'from right to left',
        tells: 'The carry moves from the lowest place upward.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'frequency-counting',
      fails:
        'How many ones there are does not determine the number: 01 and 10 have the same counts, and their triples differ.',
    },
    why: 'From the right, multiply each symbol by three, add the carry, write the remainder modulo two, and carry the rest.',
    cost: 'O(n)',
  },
  {
    id: 'digit-and-bit-parsing-s2',
    text: 'A row of a punch card has 48 positions and is stored as one integer: position i is punched if 2^i is part of its binary form. A clerk has put a box of cards into the machine face down, so in every row left and right are exchanged. For each of up to two million rows, return the integer that the machine reads.',
    world: 'punch cards',
    pattern: 'digit-and-bit-parsing',
    evidence: [
      {
        words: 'stored as one integer',
        tells: '48 yes-or-no values are packed into the binary form of a number.',
        decides: false,
      },
      {
        words: 'left and right are exchanged',
        tells: 'Each place of the number moves to its mirror place, so places have to be read one by one.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'frequency-counting',
      fails:
        'How many positions are punched stays the same when a card is turned over. Only where they are changes the integer.',
    },
    why: 'Read the lowest binary place, append it to the result, shift both, and repeat 48 times.',
    cost: 'O(n)',
  },
]
