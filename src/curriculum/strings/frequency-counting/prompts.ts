import type { Prompt } from '../../prompt.ts'

export const prompts: readonly Prompt[] = [
  {
    id: 'frequency-counting-1',
    text: 'For a school play, children cut single letters out of copies of the same newspaper page and glue them into a banner. The page has up to 50,000 letters and the banner up to 2,000. A letter that has been cut out is gone. What is the smallest number of copies they need? Return -1 if no number is enough.',
    world: 'school play',
    pattern: 'frequency-counting',
    evidence: [
      {
        words: 'cut single letters out',
        tells: 'Letters may be taken from anywhere and rearranged, so only how often each occurs matters.',
        decides: true,
      },
      {
        words: 'A letter that has been cut out is gone',
        tells: 'Each use takes one copy of a letter, so you compare counts, not just membership.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'string-sliding-window',
      fails:
        'A window looks for one contiguous part of the page. The letters may come from all over it, so where they stand plays no part.',
    },
    why: 'Count both texts per letter; each letter needs its banner count divided by its page count, rounded up, and the largest result wins.',
    cost: 'O(n + m)',
  },
  {
    id: 'frequency-counting-2',
    text: 'Players in a word game lay down racks of exactly seven letters. At the end of a tournament you have up to 80,000 racks. Two racks are equivalent if one can be rearranged into the other. How many pairs of equivalent racks are there?',
    world: 'word game',
    pattern: 'frequency-counting',
    alsoFits: [
      {
        pattern: 'hash-lookup',
        whyNotFirst:
          'The map that groups racks is a lookup, but the idea that solves the problem is the key made from letter counts.',
      },
    ],
    evidence: [
      {
        words: 'exactly seven letters',
        tells: 'Words over a small alphabet can be described by a short table of counts.',
        decides: false,
      },
      {
        words: 'one can be rearranged into the other',
        tells: 'Rearranging keeps only the counts, so equal counts give equal keys.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'string-sliding-window',
      fails:
        'There is no long text with a part to find: whole racks are compared, whatever the order of their letters.',
    },
    why: 'Turn each rack into a key made of its letter counts, group equal keys, and add up the pairs in each group.',
    cost: 'O(n)',
  },
  {
    id: 'frequency-counting-3',
    text: 'A sign maker has a crate of up to 100,000 metal letters. All of them must go into one sign, in any order she likes, and the sign must read the same from left to right and from right to left. She may buy extra letters. What is the smallest number of letters she has to buy?',
    world: 'sign maker',
    pattern: 'frequency-counting',
    evidence: [
      {
        words: 'in any order she likes',
        tells: 'Free arrangement means that only the number of each letter matters.',
        decides: true,
      },
      {
        words: 'read the same from left to right and from right to left',
        tells: 'A mirrored sign needs its letters in pairs, apart from one in the middle.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'string-sliding-window',
      fails:
        'A window inspects letters that are next to each other. The crate has no order at all, so there is no substring to inspect.',
    },
    why: 'Count each letter; every odd count needs one more letter, except for one that may stand in the middle.',
    cost: 'O(n)',
  },
  {
    id: 'frequency-counting-4',
    text: 'Archaeologists copy an inscription of up to 200,000 lowercase letters. They believe that a letter used exactly three times in the entire inscription marks a name. Report which such letter appears earliest in the text, or a dash if none does.',
    world: 'archaeology',
    pattern: 'frequency-counting',
    evidence: [
      {
        words: 'used exactly three times',
        tells: 'How often a character occurs decides, which is what a count table stores.',
        decides: true,
      },
      {
        words: 'in the entire inscription',
        tells: 'The whole text is counted once; no part of it has to be judged on its own.',
        decides: true,
      },
      {
        words: 'appears earliest',
        tells: 'A second pass over the text finds the first letter with the right count.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'string-sliding-window',
      fails:
        'There is no substring to find. A letter may occur three times within some part and again later, so only the total counts.',
    },
    why: 'Count all letters in one pass, then walk through the text again and stop at the first letter whose count is three.',
    cost: 'O(n)',
  },
  {
    id: 'frequency-counting-5',
    text: 'Spies disguise a secret word: they add pairs of equal letters to it, any pairs and as many as they like, and then shuffle all letters. You intercept up to 20,000 words of up to 30 letters from a to z. Put words into one group if they may come from the same secret word, and return the number of groups.',
    world: 'secret messages',
    pattern: 'frequency-counting',
    alsoFits: [
      {
        pattern: 'digit-and-bit-parsing',
        whyNotFirst:
          'A mask with one bit per letter is a compact key, but you first have to see that only odd and even counts matter.',
      },
      {
        pattern: 'hash-lookup',
        whyNotFirst:
          'The map that groups words is a lookup, but the idea that solves the problem is a key made from odd and even counts.',
      },
    ],
    evidence: [
      {
        words: 'add pairs of equal letters',
        tells: 'What survives is whether a letter occurs an odd or an even number of times.',
        decides: true,
      },
      {
        words: 'shuffle all letters',
        tells: 'Order carries no information, so only counts can.',
        decides: false,
      },
      {
        words: 'Put words into one group',
        tells: 'Grouping many words calls for a key that equals exactly for words that belong together.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'string-sliding-window',
      fails:
        'There is no long text with a part to find: whole words are compared, whatever the order of their letters.',
    },
    why: 'Count the letters of each word; words in which the same letters occur an odd number of times belong together.',
    cost: 'O(n)',
  },
  {
    id: 'frequency-counting-6',
    text: 'A theater changes the show on its lit marquee. The letters of the old title can be taken down and used again at any position of the new title. Both titles have up to 10,000 characters, from an alphabet of 60. How many letters must the theater buy for the new title?',
    world: 'theater marquee',
    pattern: 'frequency-counting',
    evidence: [
      {
        words: 'used again at any position',
        tells: 'Where a letter was and where it goes plays no part, so only counts are compared.',
        decides: true,
      },
      {
        words: 'an alphabet of 60',
        tells: 'A small alphabet means a table of 60 counters is enough.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'string-sliding-window',
      fails:
        'Sliding over the old title would find the best contiguous part of it. Letters may be taken from everywhere, so no part has to be chosen.',
    },
    why: 'Count the old letters, subtract the new ones, and add up how many are missing.',
    cost: 'O(n)',
  },
  {
    id: 'frequency-counting-7',
    text: 'Two nurses plan their shifts with different letters: one writes M for a morning shift, the other X, and nobody knows which letters correspond. Each plan is a string of up to 50,000 letters. The plans are equally hard if some one-to-one renaming of letters, followed by moving shifts to other days, turns one into the other. Are they?',
    world: 'hospital shifts',
    pattern: 'frequency-counting',
    evidence: [
      {
        words: 'one-to-one renaming of letters',
        tells: 'The letters themselves do not matter, only how many there are of each.',
        decides: true,
      },
      {
        words: 'moving shifts to other days',
        tells: 'Order is given up too, so the list of counts is all that remains.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'digit-and-bit-parsing',
      fails:
        'The letters have no value and no place value that could be read along the string; they are symbols that are only counted.',
    },
    why: 'Count the letters of each plan and compare the two collections of counts, largest first, regardless of which letter has which count.',
    cost: 'O(n)',
  },
  {
    id: 'frequency-counting-8',
    text: 'A customer number is known only as a torn label whose digits lie in a pile, up to 1,000 of them. An archive lists 5,000 complete numbers as strings. Report the archive numbers that could be this label, which means that all scraps are used and none is missing.',
    world: 'torn labels',
    pattern: 'frequency-counting',
    given: ['digits'],
    evidence: [
      {
        words: 'lie in a pile',
        tells: 'The order is lost, so only how often each symbol occurs is known.',
        decides: true,
      },
      {
        words: 'all scraps are used and none is missing',
        tells: 'Two strings made of the same symbols have equal counts.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'digit-and-bit-parsing',
      fails:
        'Reading a number by place value needs the order of its symbols, and the pile has none. Here the symbols are only compared.',
    },
    why: 'Count the ten symbols in the pile and report each archive number whose counts are equal.',
    cost: 'O(n)',
  },
  {
    id: 'frequency-counting-9',
    form: 'long',
    text: 'A quarry has a pile of marble tiles. On each of them two symbols are engraved, such as "ab"; tiles must not be turned, so "ab" and "ba" are different tiles, and both may be in the pile many times. An architect wants to set some of these tiles in one row above a gate, in any order, in such a way that the symbols read the same from the left as from the right. Passers-by should be impressed, so the row should have as many tiles as possible; what it says is of no importance to her. From a pile with "ab", "ba" and three times "cc" she can use all five tiles, as in "ab cc cc cc ba". If there were "cd" as well, it would be left over, because nothing mirrors it. Marble dust is bad for the lungs, by the way. How many tiles will the row have? With up to 100,000 tiles in the pile, trying out arrangements is hopeless.',
    world: 'marble gate',
    pattern: 'frequency-counting',
    alsoFits: [
      {
        pattern: 'hash-lookup',
        whyNotFirst:
          'A map finds the mirror tile, but how many copies there are decides how many tiles can be set.',
      },
    ],
    evidence: [
      {
        words: 'both may be in the pile many times',
        tells: 'How often each tile occurs has to be known.',
        decides: false,
      },
      {
        words: 'in any order',
        tells: 'Positions in the pile mean nothing, so only the counts remain.',
        decides: true,
      },
      {
        words: 'read the same from the left as from the right',
        tells: 'Each tile is paired off with its mirror tile, so the smaller of two counts decides.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'string-sliding-window',
      fails:
        'The tiles may be set in any order, so there is no contiguous part of the pile to slide over; only the number of copies of each tile matters.',
    },
    why: 'Count the tiles, add twice the smaller count for each mirrored pair and the even part of the count of tiles like "cc", and one more if such a tile is left.',
    cost: 'O(n)',
  },
  {
    id: 'frequency-counting-10',
    form: 'long',
    text: 'Two brothers play a guessing game with pegs that has gotten out of hand. Ben hides a row of pegs in twelve colors, and Tim lays down a row of the same length as his guess. For each guess, Ben must announce two numbers. The first one says how many of Tim\'s pegs have the same color as the hidden peg at the same position. The second one says how many further pegs of the guess could be made to match as well by laying Tim\'s pegs in another order. Ben used to do it with pencil and paper, and there were tears. In the usual size of the game, if red, green, green, blue is hidden and green, green, red, red is guessed, Ben says "one and two": one green peg is at the right position, and of the others, one red and one green peg could be moved to where they match. Both rows are given as strings of 60,000 letters from A to L. Which two numbers must Ben announce?',
    world: 'peg game',
    pattern: 'frequency-counting',
    evidence: [
      {
        words: 'at the same position',
        tells: 'Equal positions are compared one by one, which is the easy part.',
        decides: false,
      },
      {
        words: "by laying Tim's pegs in another order",
        tells: 'Order is free, so for each color the smaller of the two counts can match.',
        decides: true,
      },
      {
        words: 'one red and one green peg could be moved',
        tells: 'A hidden peg can be matched once only, so copies must be counted.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'hash-lookup',
      fails:
        'Asking whether a color occurs in the hidden row counts too much: a second red peg of the guess cannot match the only red one that is hidden.',
    },
    why: 'Count equal positions, add the smaller of the two counts for every color, and subtract the first number from this sum.',
    cost: 'O(n)',
  },
  {
    id: 'frequency-counting-11',
    form: 'vague',
    text: 'A newspaper that is still set by hand wants to know which of its old headlines can be turned into a new one.',
    asks: [
      {
        question: 'What may one do to a headline?',
        answer: 'Take its type out of the frame and put it back in whatever order. Blanks are free.',
      },
      {
        question: 'May letters be added or left over?',
        answer:
          'No, the case with spares was sold, and every piece of type of the old headline must be used up.',
      },
      {
        question: 'How many headlines are there?',
        answer:
          'The archive has 200,000 of them, each with up to 120 letters, and there is one new headline per day.',
      },
    ],
    world: 'hand-set headlines',
    pattern: 'frequency-counting',
    evidence: [
      {
        words: 'in whatever order',
        tells: 'The order of letters is free, so a headline is described by its counts.',
        decides: true,
      },
      {
        words: 'must be used up',
        tells: 'Nothing may be missing or left, so the counts must be equal.',
        decides: true,
      },
      {
        words: 'each with up to 120 letters',
        tells: 'Each headline is counted once as a whole.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'hash-lookup',
      fails:
        'Asking whether the same text is in the archive finds exact copies only; a rearranged headline looks different until its letters are counted.',
    },
    why: 'Count the letters of the new headline and compare with the counts of each old one.',
    cost: 'O(n)',
  },
]
