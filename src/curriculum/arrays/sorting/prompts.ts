import type { Prompt } from '../../prompt.ts'

export const prompts: readonly Prompt[] = [
  {
    id: 'sorting-1',
    text: 'A raffle prints tickets with the numbers 1 to n. A dump of the drum shows an array of n tickets; because of a jam, some numbers occur twice and others are absent. The controller has no room beyond a few variables, but you may move the tickets within the array. Report all absent numbers.',
    world: 'raffle drum',
    pattern: 'sorting',
    evidence: [
      {
        words: 'some numbers occur twice and others are absent',
        tells: 'With values from 1 to n, each value names an index of its own.',
        decides: true,
      },
      {
        words: 'no room beyond a few variables',
        tells: 'Without extra memory, the array itself has to record what was seen.',
        decides: false,
      },
      {
        words: 'you may move the tickets within the array',
        tells: 'Moving values is allowed, so each one can be swapped to its own position.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'hash-lookup',
      fails:
        'A set of seen numbers would need memory for n entries, and the controller has room for a few variables only.',
    },
    why: 'Swap each ticket to the index it names, and report every index that ends up with a different number.',
    cost: 'O(n)',
  },
  {
    id: 'sorting-2',
    text: 'A jury scored 2,000,001 wines, all scores known and stored in one array, in any order. The organizers want only the middle score, so that as many wines are at or above it as at or below it. The array may be shuffled as you like, and the full ranking is not needed. Aim for linear time on average.',
    world: 'wine tasting',
    pattern: 'sorting',
    evidence: [
      {
        words: 'all scores known and stored in one array',
        tells: 'A complete array that is handed over at once can be rearranged around a pivot.',
        decides: true,
      },
      {
        words: 'the middle score',
        tells: 'The task asks for one rank, so the search can continue in the one part that contains it.',
        decides: true,
      },
      {
        words: 'may be shuffled as you like',
        tells: 'Values may be moved in-place, which partitioning needs.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'heap-priority-queue',
      fails:
        'Keeping half of the scores in a heap costs O(n log n) and helps when scores keep arriving; here all of them are known, and one rank is read once.',
    },
    why: 'Partition the array around a random pivot and continue only in the part that contains the middle rank.',
    cost: 'O(n)',
  },
  {
    id: 'sorting-3',
    text: 'A chute holds n parcels in a row, each marked local, regional or abroad. A robot arm can swap any two parcels and remembers only a few positions. It must leave all local parcels first, then regional, then abroad. It may look at each parcel about once. Plan the swaps.',
    world: 'parcel chute',
    pattern: 'sorting',
    alsoFits: [
      {
        pattern: 'two-pointers',
        whyNotFirst:
          'The zones are kept by indices that move toward each other; what they make is an arrangement of the whole row by class.',
      },
    ],
    evidence: [
      {
        words: 'swap any two parcels',
        tells: 'Swapping is the only move, so the work happens in-place.',
        decides: false,
      },
      {
        words: 'remembers only a few positions',
        tells: 'A few remembered positions are enough for the borders between the zones.',
        decides: false,
      },
      {
        words: 'all local parcels first, then regional, then abroad',
        tells: 'The result is an arrangement into a few classes.',
        decides: true,
      },
      {
        words: 'look at each parcel about once',
        tells: 'One pass rules out ordering by many comparisons.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'hash-lookup',
      fails:
        'Looking parcels up by value answers nothing: the result is an arrangement of the row itself, made with swaps.',
    },
    why: 'Grow a zone of local parcels from the front and of parcels for abroad from the back, and swap each parcel into its zone.',
    cost: 'O(n)',
  },
  {
    id: 'sorting-4',
    text: 'Before a race, a newspaper printed its expected order of 100,000 virtual horses; afterwards you know the real order. A reader wants to measure the mistake: for how many pairs of horses was the one expected ahead actually behind? There are no ties.',
    world: 'horse race',
    pattern: 'sorting',
    alsoFits: [
      {
        pattern: 'binary-search-tree',
        whyNotFirst:
          'A balanced search tree with subtree sizes counts higher ranks among those inserted so far; merging needs only arrays.',
      },
    ],
    evidence: [
      {
        words: 'for how many pairs of horses',
        tells: 'All pairs count, so they must be counted in bulk instead of one by one.',
        decides: false,
      },
      {
        words: 'the one expected ahead actually behind',
        tells: 'A pair in the wrong order is an inversion, which merging two ordered halves counts.',
        decides: true,
      },
      {
        words: 'There are no ties',
        tells: 'Without ties, each pair is either right or wrong.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'hash-lookup',
      fails:
        "A map finds each horse's rank at once, but not how many earlier horses have a larger rank; that depends on order, which hashing ignores.",
    },
    why: 'Write the real ranks in the expected order and count the inversions while merging ordered halves.',
    cost: 'O(n log n)',
  },
  {
    id: 'sorting-5',
    text: "A film has up to 50,000 subtitle snippets, each a short text with a number of words and a tone letter from A to F. The translator's tool must show them in one list: more words first, equal numbers by tone letter, then alphabetically by text. Which comparison of two snippets makes a library routine produce this order?",
    world: 'subtitle files',
    pattern: 'sorting',
    evidence: [
      {
        words: 'show them in one list',
        tells: 'The result is an arrangement of all elements.',
        decides: false,
      },
      {
        words: 'more words first, equal numbers by tone letter, then alphabetically',
        tells: 'Several criteria in turn form one rule that says which of two elements goes first.',
        decides: true,
      },
      {
        words: 'comparison of two snippets',
        tells: 'A consistent comparison of two elements is all that a general ordering routine needs.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'greedy-intervals',
      fails:
        'Snippets carry no start and end here, and nothing is kept, joined or dropped; all of them are arranged.',
    },
    why: 'Compare by number of words in reverse, then by tone letter, then by text, and let an O(n log n) routine arrange the snippets.',
    cost: 'O(n log n)',
  },
  {
    id: 'sorting-6',
    text: 'A state collects 8,000,000 exam scores, each a whole number from 0 to 1,000. The file is complete and must be rewritten from the lowest to the highest score. Comparing scores pair by pair takes too long for the nightly run; so how do you write the file after reading it once?',
    world: 'exam scores',
    pattern: 'sorting',
    alsoFits: [
      {
        pattern: 'frequency-counting',
        whyNotFirst:
          'Counting the scores is how it is done, but the task asks for the whole file in order, and the small range only decides the method.',
      },
    ],
    evidence: [
      {
        words: '8,000,000 exam scores, each a whole number from 0 to 1,000',
        tells: 'Values from a small known range can be counted instead of compared.',
        decides: true,
      },
      {
        words: 'rewritten from the lowest to the highest score',
        tells: 'The result is the whole array in order, written once.',
        decides: false,
      },
      {
        words: 'too long for the nightly run',
        tells: 'A linear method is expected, which the small range allows.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'heap-priority-queue',
      fails:
        'Taking out the smallest score again and again costs a logarithm for each of eight million scores, and nothing arrives later that would need it.',
    },
    why: 'Count how often each of the 1,001 scores occurs and write them out in increasing order.',
    cost: 'O(n + 1000)',
  },
  {
    id: 'sorting-7',
    text: 'A foundation keeps the points of up to 100,000 applicants in the order in which they applied, each between 0 and a billion. Every applicant will be told his or her place: one more than the number of applicants with more points, so that equal points share a place. Write down all places in the order of application.',
    world: 'scholarship places',
    pattern: 'sorting',
    alsoFits: [
      {
        pattern: 'range-search',
        whyNotFirst:
          'Each place can be looked up as an edge in the ordered points, but once they are in order, one reading gives all places.',
      },
    ],
    evidence: [
      {
        words: 'each between 0 and a billion',
        tells: 'The range is too wide for a table of counts, so the points are compared.',
        decides: false,
      },
      {
        words: 'one more than the number of applicants with more points',
        tells: 'A place is a rank, and ranks are read directly once the values are in order.',
        decides: true,
      },
      {
        words: 'in the order of application',
        tells: 'Positions are carried along, so that the places can be written back.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'greedy-intervals',
      fails:
        'The applicants have no ranges that overlap, and none is kept or dropped; a place depends only on how many values are higher.',
    },
    why: 'Put the positions in decreasing order of points, and give each one its index plus one, or the place before it if the points are equal.',
    cost: 'O(n log n)',
  },
  {
    id: 'sorting-8',
    text: 'A robot puts n volumes, numbered 1 to n without gaps, back into a bookcase with n numbered spots; volume v belongs in spot v. They now stand there in a random order, and each swap of two volumes costs a minute. What is the smallest number of swaps that puts every volume into its own spot?',
    world: 'bookshelf robot',
    pattern: 'sorting',
    alsoFits: [
      {
        pattern: 'union-find',
        whyNotFirst:
          'Joining each spot with that of its volume and counting groups gives the answer, n less their number; moving volumes home shows why.',
      },
      {
        pattern: 'depth-first-search',
        whyNotFirst:
          'Walking each circle of spots once and counting circles gives the answer, n less their number; moving volumes home shows why.',
      },
    ],
    evidence: [
      {
        words: 'n volumes, numbered 1 to n without gaps',
        tells: 'Values from 1 to n name the positions where they belong.',
        decides: false,
      },
      {
        words: 'in a random order',
        tells: 'The goal is an arrangement, reached by moving the values themselves.',
        decides: true,
      },
      {
        words: 'the smallest number of swaps',
        tells: 'A swap that puts a volume into its own spot is never wasted, so cyclic placement is optimal.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'hash-lookup',
      fails:
        'Knowing where each volume is now does not answer it alone: what counts is how the volumes are moved until the whole order is right.',
    },
    why: 'Swap the volume at each spot to where it belongs until the right one arrives, and count the swaps.',
    cost: 'O(n)',
  },
  {
    id: 'sorting-9',
    form: 'long',
    text: 'For the entrance of a library, an artist will weld n given words of steel side by side, without any space between them, so that they become one enormous word. The sponsor is a maker of telephone books. He insists that this enormous word should come as early in the alphabet as the given words allow; the artist is free to choose in which order they are welded, but each word must be used exactly as often as it was delivered. Putting the words themselves in alphabetical order is not enough: from "b" and "ba" it makes "bba", but "bab" would come earlier. With "ab", "a" and "b" the result should be "aabb". The steel was donated, and every word has lowercase letters only. There are up to 20,000 words with at most 30 letters each. Which order should the artist choose?',
    world: 'steel words',
    pattern: 'sorting',
    evidence: [
      {
        words: 'free to choose in which order they are welded',
        tells: 'The input may be rearranged, and the result is an arrangement.',
        decides: false,
      },
      {
        words: 'in alphabetical order is not enough',
        tells: 'The ordinary comparison is wrong, so a rule of your own must say which of two goes first.',
        decides: true,
      },
      {
        words: '"bab" would come earlier',
        tells: 'Two words are compared by joining them in both orders.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'heap-priority-queue',
      fails:
        'All words are there from the beginning, and none joins later: one order by a rule for two words is enough, and nothing is repeatedly taken from a changing set.',
    },
    why: 'Let one word go before another if joining them in this order comes earlier in the alphabet, and put all words in order by this comparison.',
    cost: 'O(n log n)',
  },
  {
    id: 'sorting-10',
    form: 'long',
    text: 'A city rents out electric scooters along one straight promenade. When the season ends, the fleet is complete: n scooters, and for each of them we know at how many meters from the pier it is parked at night. The numbers are in an array, in the order in which the scooters were bought. One charging cabin will be built beside the promenade, anywhere you like. Every night each scooter drives to the cabin, and in the morning it drives back to where it was. The cabin is painted green, like everything that the city owns. Put the cabin where the total of all these drives is as small as possible. If the scooters are at 2, 50 and 3 meters, the cabin belongs at 3 meters, and one night costs 96 meters in total. Entries of the array may be exchanged. There are up to five million scooters, and time in proportion to that number would be welcome, at least on average.',
    world: 'scooter cabin',
    pattern: 'sorting',
    evidence: [
      {
        words: 'the fleet is complete',
        tells: 'All values are known, and nothing joins or leaves.',
        decides: true,
      },
      {
        words: 'the total of all these drives is as small as possible',
        tells:
          'With as many scooters on either side, moving the cabin gains nothing, so the value in the middle of the ranking is needed.',
        decides: true,
      },
      {
        words: 'Entries of the array may be exchanged',
        tells: 'The array can be partitioned around a pivot in-place.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'heap-priority-queue',
      fails:
        'Two heaps keep the middle of a growing collection up to date. Here nothing grows: one middle value is needed once, and partitioning finds it in linear time.',
    },
    why: 'Find the middle one of the distances by partitioning around a pivot and continuing in the part that contains it.',
    cost: 'O(n)',
  },
  {
    id: 'sorting-11',
    form: 'vague',
    text: 'A fruit company wants to know from which weight on its apples count as export quality.',
    asks: [
      {
        question: 'How is export quality defined?',
        answer:
          'Exactly the heaviest fifth of the harvest is exported, so we need the weight of the lightest apple in that fifth.',
      },
      { question: 'Do you need the apples listed from heavy to light?', answer: 'No, just that one weight.' },
      {
        question: 'Is the harvest over?',
        answer:
          'Yes, all ten million weights are in one array, which you may scramble. There is no space for a second one.',
      },
      { question: 'How fast should it be?', answer: 'Linear on average, please.' },
    ],
    world: 'apple export',
    pattern: 'sorting',
    evidence: [
      {
        words: 'Exactly the heaviest fifth',
        tells: 'A rank is given, and the value at this rank is needed.',
        decides: false,
      },
      {
        words: 'just that one weight',
        tells: 'A complete order would be more than what is needed.',
        decides: false,
      },
      {
        words: 'in one array, which you may scramble',
        tells: 'The array can be split around a pivot in-place, again and again on one side only.',
        decides: true,
      },
      { words: 'Linear on average', tells: 'This is what selecting by partitioning takes.', decides: true },
    ],
    rival: {
      pattern: 'heap-priority-queue',
      fails:
        'A heap with the heaviest two million apples takes a logarithmic step for each apple and a second array; partitioning needs neither.',
    },
    why: 'Partition the array around a random pivot and continue in the part that contains the wanted rank.',
    cost: 'O(n)',
  },
]
