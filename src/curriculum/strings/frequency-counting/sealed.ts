import type { Prompt } from '../../prompt.ts'

/** Asked in the weekly check only, and never in a file that a browser can load. */
export const sealed: readonly Prompt[] = [
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
    id: 'frequency-counting-s3',
    text: 'At a flea market, a dealer keeps up to 500,000 plastic letters in a drawer. For a joke, she wants the drawer to contain no two characters equally often; a character that does not occur at all is not considered. She achieves it by throwing letters away, but each one is worth a cent to her. How many cents does the joke cost, if she throws away no more than necessary?',
    world: 'plastic letters',
    pattern: 'frequency-counting',
    alsoFits: [
      {
        pattern: 'greedy-intervals',
        whyNotFirst:
          'Lowering a count to the next free number is a safe greedy choice, but it works on the counts, which come first.',
      },
    ],
    evidence: [
      {
        words: 'no two characters equally often',
        tells: 'The condition speaks of counts only, never of positions.',
        decides: true,
      },
      {
        words: 'throwing letters away',
        tells: 'Each letter thrown away lowers one count by one.',
        decides: false,
      },
      {
        words: 'no more than necessary',
        tells: 'Each count goes down to the nearest number that no other count has.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'heap-priority-queue',
      fails:
        'There are at most 26 counts, and each is settled once: lowered until it is free. Nothing is taken out again and again as it changes.',
    },
    why: 'Count each letter and lower every count in turn until it equals no count that has been settled, adding up the steps.',
    cost: 'O(n)',
  },
  {
    id: 'frequency-counting-s4',
    text: 'A mineral collector calls two names of minerals cousins if they are made of the same letters of the alphabet, however often and wherever each of them occurs: "galena" and "angle" are cousins, since both need a, e, g, l and n and nothing else. His catalog lists 400,000 names, trade names included. How many pairs of cousins are in the catalog? He did not get far with a pencil.',
    world: 'mineral names',
    pattern: 'frequency-counting',
    alsoFits: [
      {
        pattern: 'hash-lookup',
        whyNotFirst:
          'Equal keys are counted in a map, but reducing a name to a key that forgets order and number is the idea.',
      },
      {
        pattern: 'digit-and-bit-parsing',
        whyNotFirst:
          'A set of letters fits into one integer, which is a handy form of the key and not the idea itself.',
      },
    ],
    evidence: [
      {
        words: 'made of the same letters of the alphabet',
        tells: 'A name is reduced to the set of its letters.',
        decides: true,
      },
      {
        words: 'however often and wherever each of them occurs',
        tells: 'Order and number are forgotten, so a name with another look can have the same key.',
        decides: true,
      },
      {
        words: 'How many pairs of cousins',
        tells: 'A group of c names with one key gives c(c - 1)/2 pairs.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'string-sliding-window',
      fails:
        'Names are taken as wholes, and no part of a name is compared with another one, so nothing slides.',
    },
    why: 'Turn each name into a key with one mark per letter of the alphabet, count the names of each key, and add up the pairs.',
    cost: 'O(n)',
  },
]
