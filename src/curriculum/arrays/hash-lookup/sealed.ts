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
]
