import type { Prompt } from '../../prompt.ts'

/** Asked in the weekly check only, and never in a file that a browser can load. */
export const sealed: readonly Prompt[] = [
  {
    id: 'two-pointers-s1',
    text: 'A coach has 2n rowers of known strength, up to 100,000 rowers in all, and forms n two-seat crews. The order in which rowers are chosen is free. For a fair race, the highest total of a crew should be as low as possible. Everybody must row in exactly one crew. What is that highest total?',
    world: 'rowing crews',
    pattern: 'two-pointers',
    alsoFits: [
      {
        pattern: 'sorting',
        whyNotFirst:
          'Putting the strengths in order is only the first step; the answer comes from moving inward from both ends of them.',
      },
      {
        pattern: 'greedy-intervals',
        whyNotFirst:
          'Pairing the strongest with the weakest is a safe greedy choice, but the movement from both ends of ordered values is what you write.',
      },
    ],
    evidence: [
      {
        words: 'The order in which rowers are chosen is free',
        tells: 'The input order is free, so the strengths can be put in order.',
        decides: false,
      },
      {
        words: 'the highest total of a crew should be as low as possible',
        tells: 'To keep the largest pair sum small, the largest value takes the smallest partner.',
        decides: true,
      },
      {
        words: 'Everybody must row',
        tells: 'Every value is used once, so the two ends meet in the middle.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'hash-lookup',
      fails:
        'No exact partner exists to look up: which two rowers belong together is decided by size, the strongest left with the weakest left.',
    },
    why: 'Put the strengths in order, pair the two ends again and again, and report the largest sum.',
    cost: 'O(n log n)',
  },
  {
    id: 'two-pointers-s2',
    text: 'A carpenter has 100,000 boards in a row, some of them warped. In one pass over the row, all warped boards must move to its front while the sound ones keep their order behind them. Nothing may be laid down elsewhere: boards change places within the row only. How is it done?',
    world: 'fence boards',
    pattern: 'two-pointers',
    alsoFits: [
      {
        pattern: 'string-two-pointers',
        whyNotFirst:
          'The reader and writer are the same as in strings, but here the elements are values in an array.',
      },
      {
        pattern: 'sorting',
        whyNotFirst:
          'It is partitioning in-place; a writing index that follows the reading one is its simplest form and keeps the order.',
      },
    ],
    evidence: [
      {
        words: 'one pass over the row',
        tells: 'One pass means that each board is looked at once.',
        decides: false,
      },
      {
        words: 'move to its front while the sound ones keep their order',
        tells: 'Kept values are written from the back in their order by a second, slower index.',
        decides: true,
      },
      {
        words: 'Nothing may be laid down elsewhere',
        tells: 'In-place work needs no copy: the slower index marks where the next sound board goes.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'sliding-window',
      fails:
        'Sound boards are collected from everywhere in the row, so no span of consecutive boards is measured or kept.',
    },
    why: 'Let one index read all boards from the back and swap each sound one to the writing index, which then moves on.',
    cost: 'O(n)',
  },
  {
    id: 'two-pointers-s3',
    text: 'After a storm, all hikers must go down by cable car. A cabin takes at most two hikers and carries at most 180 kilograms; nobody weighs more than that. The mountain guide knows the weight of each of the 150,000 hikers and may fill the cabins with whomever he likes. How many cabins must he send, if he sends as few as he can?',
    world: 'cable car',
    pattern: 'two-pointers',
    alsoFits: [
      {
        pattern: 'greedy-intervals',
        whyNotFirst:
          'The heaviest with the lightest is a safe greedy choice, but what you write are two positions that move inward over the ordered weights.',
      },
      {
        pattern: 'sorting',
        whyNotFirst:
          'Ordering the weights is only the preparation; the cabins are counted by moving inward from both ends.',
      },
    ],
    evidence: [
      {
        words: 'takes at most two hikers',
        tells: 'The answer is about pairs, so two positions are enough.',
        decides: true,
      },
      {
        words: 'carries at most 180 kilograms',
        tells: 'If the heaviest one cannot go with the lightest one, he can go with nobody.',
        decides: true,
      },
      {
        words: 'with whomever he likes',
        tells: 'The order of the hikers is free, so the weights can be put in order first.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'binary-search-on-answer',
      fails:
        'To test a guessed number of cabins you would have to pair the hikers anyway, and that pairing gives the number of cabins directly.',
    },
    why: 'Put the weights in order, give the heaviest hiker the lightest one as company if the cabin can carry both, and move the ends inward.',
    cost: 'O(n log n)',
  },
  {
    id: 'two-pointers-s4',
    text: 'Two ports keep registers of ship numbers, and each register goes steadily upward; a ship that called several times is entered several times. A clerk at each port reads out the next entry on demand but never an earlier one. You note down at most ten numbers at any time. Print every ship number as often as it occurs in both registers, with up to five million entries each.',
    world: 'port registers',
    pattern: 'two-pointers',
    evidence: [
      {
        words: 'each register goes steadily upward',
        tells: 'The smaller of two current entries cannot occur later in the other register.',
        decides: false,
      },
      {
        words: 'reads out the next entry on demand but never an earlier one',
        tells: 'Each register has one position that only moves forward.',
        decides: true,
      },
      {
        words: 'at most ten numbers at any time',
        tells: 'There is no room for a table of one register.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'hash-lookup',
      fails:
        'Counting the entries of one register in a table takes room for up to five million numbers, and only ten can be noted down.',
    },
    why: 'Compare the current entries, ask for the next one where the smaller entry was, and print and advance both if they are equal.',
    cost: 'O(n + m)',
  },
]
