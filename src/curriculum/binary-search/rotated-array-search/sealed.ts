import type { Prompt } from '../../prompt.ts'

/** Asked in the weekly check only, and never in a file that a browser can load. */
export const sealed: readonly Prompt[] = [
  {
    id: 'rotated-array-search-s1',
    text: "A projectionist's digital reel has frame codes that increase from frame to frame. After a repair, the end of the reel was spliced in front of its beginning, at an unknown frame. Codes do not repeat. For any code, find its frame among 300,000 or report that it is lost, looking at about twenty frames.",
    world: 'film reels',
    pattern: 'rotated-array-search',
    evidence: [
      {
        words: 'increase from frame to frame',
        tells: 'Inside the two parts the order is intact.',
        decides: false,
      },
      {
        words: 'the end of the reel was spliced in front of its beginning',
        tells: 'Splicing the end before the beginning makes one drop at an unknown position.',
        decides: true,
      },
      {
        words: 'its frame among 300,000 or report that it is lost',
        tells: 'One exact value is sought, which may be missing.',
        decides: false,
      },
      {
        words: 'looking at about twenty frames',
        tells: 'About twenty looks means halving.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'basic-binary-search',
      fails:
        'If the code is smaller than the middle one, it may still be to the right, after the splice, so a single comparison can discard the wrong half.',
    },
    why: 'Check by the ends which half around the middle is in order, and whether the code lies between its ends, then keep that half or the other one.',
    cost: 'O(log n)',
  },
  {
    id: 'rotated-array-search-s2',
    text: 'During one tide, a gauge took 86,400 readings. The water strictly fell at first, and from some moment on it strictly rose. Both phases last for at least a minute. Which reading was the lowest of all? A request for one reading costs money, so ask for few.',
    world: 'tidal gauge',
    pattern: 'rotated-array-search',
    alsoFits: [
      {
        pattern: 'range-search',
        whyNotFirst:
          'Whether a reading is higher than the one before changes once, so an edge search finds the turn; the slope is the idea behind it.',
      },
    ],
    evidence: [
      {
        words: 'strictly fell at first, and from some moment on it strictly rose',
        tells: 'Falling and then rising has exactly one turn, at which neighbors change their order.',
        decides: true,
      },
      {
        words: 'last for at least a minute',
        tells: 'The turn is inside the data, so the middle always has neighbors to compare.',
        decides: false,
      },
      {
        words: 'the lowest of all',
        tells: 'The lowest reading is at the turn.',
        decides: false,
      },
      {
        words: 'ask for few',
        tells: 'Costly requests mean halving.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'basic-binary-search',
      fails: 'There is no water level to look for; a single reading may belong to the fall or to the rise.',
    },
    why: 'Compare the middle reading with the next one: if the water still falls, go right, otherwise keep the left half with the middle.',
    cost: 'O(log n)',
  },
  {
    id: 'rotated-array-search-s3',
    text: 'A fortune teller owns 9,000 cards, all with different numbers. She piled them up with the highest number on top, down to the lowest. Then a guest took off some cards and put the rest on top of them. You may pull out any card by counting, look at it and put it back; each look costs a coin. With twenty coins, find the card with the number 777 or prove that it is missing.',
    world: 'fortune teller',
    pattern: 'rotated-array-search',
    evidence: [
      {
        words: 'with the highest number on top, down to the lowest',
        tells: 'The cards were in order, and no number repeats.',
        decides: false,
      },
      {
        words: 'put the rest on top of them',
        tells: 'The order was cut at one unknown card, and the two parts changed places.',
        decides: true,
      },
      { words: 'With twenty coins', tells: 'Only halving gets by with so few looks.', decides: false },
    ],
    rival: {
      pattern: 'basic-binary-search',
      fails:
        'A number higher than the middle card may still lie below it, because the cut put a high part under a low one.',
    },
    why: 'See which half around the middle card falls from end to end, and keep it if 777 lies between its ends, otherwise keep the other half.',
    cost: 'O(log n)',
  },
  {
    id: 'rotated-array-search-s4',
    text: 'An engineer mixes two fuels and can set the share of the second one in 6,000 steps. On the test stand, the thrust grows from step to step until the best mixture is reached, and beyond it every further step makes the thrust smaller. Where the best mixture lies depends on the weather of the day. One run of the engine burns a thousand dollars. At which step is the thrust greatest, for as little money as possible?',
    world: 'test stand',
    pattern: 'rotated-array-search',
    alsoFits: [
      {
        pattern: 'range-search',
        whyNotFirst:
          'Whether the next step is worse switches once, which is a boundary; but what you see first is one peak and two slopes.',
      },
    ],
    evidence: [
      {
        words: 'the thrust grows from step to step until the best mixture',
        tells: 'Before the peak, the next step is always better.',
        decides: false,
      },
      {
        words: 'beyond it every further step makes the thrust smaller',
        tells: 'After the peak, the next step is always worse, so two neighboring runs show the side.',
        decides: true,
      },
      {
        words: 'for as little money as possible',
        tells: 'Each pair of runs must rule out half of the steps.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'basic-binary-search',
      fails:
        'The greatest thrust is not known in advance, so a run cannot be compared with it; only two neighboring steps show the direction.',
    },
    why: 'Run the middle step and the next one, and keep the half in the direction of the greater thrust.',
    cost: 'O(log n)',
  },
]
