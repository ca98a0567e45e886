import type { Prompt } from '../../prompt.ts'

/** Asked in the weekly check only, and never in a file that a browser can load. */
export const sealed: readonly Prompt[] = [
  {
    id: 'hash-lookup-s1',
    text: 'An airport logs the tag number of every suitcase that passes a camera, up to a million records; a suitcase that nobody takes passes again and again. Tags are arbitrary nine-figure numbers. Find the earliest record whose tag is also that of a record at least 50 places before it, and report that tag; extra storage is no problem.',
    world: 'luggage belt',
    pattern: 'hash-lookup',
    evidence: [
      {
        words: 'the tag number of every suitcase that passes a camera',
        tells: 'Each record may match any earlier one, so all of them have to be remembered.',
        decides: false,
      },
      {
        words: 'a record at least 50 places before it',
        tells: 'The position of an earlier equal value decides, so store it under the value.',
        decides: true,
      },
      {
        words: 'extra storage is no problem',
        tells: 'Memory is allowed, so a map from tag to position is the simple choice.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'linked-list-two-pointers',
      fails:
        'A record does not lead to one fixed next record, so there is no chain with a cycle to chase; any earlier record may be the match.',
    },
    why: "Store the position of each tag's first pass in a map, and at every later pass compare the distance to it with 50.",
    cost: 'O(n)',
  },
  {
    id: 'hash-lookup-s2',
    text: 'A cook owns n unordered spice jars with their weights in grams, up to 250,000 jars. A recipe needs two jars that weigh exactly 1,000 grams together. For every jar, in the given order, print the position of some other jar that completes it, or 0 if there is none.',
    world: 'recipe cards',
    pattern: 'hash-lookup',
    evidence: [
      {
        words: 'n unordered spice jars with their weights in grams',
        tells: 'Unordered values do not tell which side to move.',
        decides: false,
      },
      {
        words: 'two jars that weigh exactly 1,000 grams together',
        tells: 'For weight w the only partner is 1,000 - w, an exact value to look up.',
        decides: true,
      },
      {
        words: 'the position of some other jar that completes it',
        tells: 'The task asks for original positions, so the jars should stay where they are.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'two-pointers',
      fails:
        'Moving inward needs ordered weights; putting them in order costs O(n log n), and every jar still needs its original position back.',
    },
    why: 'Map each weight to up to two positions, and for each jar look up 1,000 minus its weight, avoiding the jar itself.',
    cost: 'O(n)',
  },
  {
    id: 'hash-lookup-s3',
    text: 'An old jukebox has a log of the 900,000 records it ever played, each as a catalog number between one and a trillion. Write a second log of the same length: next to every entry, put how many entries ago the same record was last played, or 0 if it had not been played before. The owner will not wait longer than it takes to read the log.',
    world: 'jukebox',
    pattern: 'hash-lookup',
    evidence: [
      {
        words: 'a catalog number between one and a trillion',
        tells: 'Numbers are too large to serve as positions of an array.',
        decides: false,
      },
      {
        words: 'how many entries ago the same record was last played',
        tells: 'For each number its latest position must be found again by the number itself.',
        decides: true,
      },
      {
        words: 'not wait longer than it takes to read the log',
        tells: 'Linear time leaves one step per entry.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'sorting',
      fails:
        'Ordering the entries by number would bring equal ones together, but it takes longer than one pass over the log.',
    },
    why: 'Map each number to its latest position, and at each entry look up that position, subtract it, and replace it.',
    cost: 'O(n)',
  },
  {
    id: 'hash-lookup-s4',
    text: "In a clockmaker's drawer lie up to 100,000 wheels, each with some number of teeth from 1 to a million, mixed up. By an old superstition, two wheels may run together only if their numbers of teeth add up to a power of two, such as 8 or 1,024. How many pairs of wheels in the drawer may run together? Trying all pairs would take him until spring.",
    world: 'clockmaker',
    pattern: 'hash-lookup',
    evidence: [
      {
        words: 'mixed up',
        tells: 'Nothing is ordered, so comparing sizes does not narrow anything down.',
        decides: false,
      },
      {
        words: 'add up to a power of two',
        tells:
          'For each wheel there are only about twenty possible partners, and each can be computed and looked up.',
        decides: true,
      },
      { words: 'How many pairs', tells: 'Counts of the numbers seen so far are enough.', decides: false },
    ],
    rival: {
      pattern: 'two-pointers',
      fails:
        'There is no single total to aim at: with twenty targets, moving two ends over ordered wheels must start again for each of them.',
    },
    why: 'For each wheel and each power of two, add how many earlier wheels have exactly the missing number of teeth, then count the wheel itself.',
    cost: 'O(n log(maximum))',
  },
]
