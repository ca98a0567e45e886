import type { Prompt } from '../../prompt.ts'

/** Asked in the weekly check only, and never in a file that a browser can load. */
export const sealed: readonly Prompt[] = [
  {
    id: 'monotonic-stack-s1',
    text: 'Up to 250,000 fuel stations line a one-way highway, each with its price per liter. A driver who fills up at a station regrets it at the first station farther on that is cheaper, by the difference of the two prices; if there is none, the regret is zero. Add up the regret over all stations.',
    world: 'highway fuel',
    pattern: 'monotonic-stack',
    evidence: [
      {
        words: 'regrets it',
        tells: 'A driver gets one answer per station, so every element waits for its own.',
        decides: false,
      },
      {
        words: 'first station farther on that is cheaper',
        tells: 'The next smaller value settles each element.',
        decides: true,
      },
      {
        words: 'over all stations',
        tells: 'Each element has its own answer, so one best pair is not enough.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'longest-increasing-subsequence',
      fails:
        'No chain of stations is chosen. Each station is compared with one other station, its nearest cheaper one, which may be the same for many.',
    },
    why: 'Keep the stations that have not met a cheaper one, and let each new price pop and settle all higher prices before it.',
    cost: 'O(n)',
  },
  {
    id: 'monotonic-stack-s2',
    text: "A museum hangs up to 100,000 paintings of different sizes in one row. Each painting except the largest gets a partner: look for the nearest larger painting on its left and the nearest larger one on its right, and take the smaller of these two. If only one exists, take that one. Print every painting's partner.",
    world: 'museum',
    pattern: 'monotonic-stack',
    evidence: [
      {
        words: 'in one row',
        tells: 'The order is fixed, and neighbors at any distance may matter.',
        decides: false,
      },
      {
        words: 'the nearest larger painting on its left',
        tells: 'The nearest larger value on a side is what remains after all smaller ones are popped.',
        decides: true,
      },
      { words: "every painting's partner", tells: 'Each element needs its own answer.', decides: false },
    ],
    rival: {
      pattern: 'stack-operations',
      fails:
        'No painting matches another by kind, and no command removes one. A painting stops mattering only because a larger one hangs after it.',
    },
    why: 'Keep falling sizes on a stack: when a larger painting pops one, it is the right candidate, and the painting below is the left candidate.',
    cost: 'O(n)',
  },
  {
    id: 'monotonic-stack-s3',
    text: 'A canal is divided into up to 300,000 sections, and each has a depth. A boat of length L lies in L consecutive sections and needs to float in all of them. For every length from 1 to the number of sections, find the largest draft, in centimeters, with which a boat of this length could lie somewhere in the canal.',
    world: 'canal depths',
    pattern: 'monotonic-stack',
    alsoFits: [
      {
        pattern: 'union-find',
        whyNotFirst:
          'Adding sections from deep to shallow and merging neighbors gives the same results, but the sections have to be put in order of depth first.',
      },
    ],
    evidence: [
      {
        words: 'needs to float in all of them',
        tells: 'A place is as good as its shallowest section.',
        decides: false,
      },
      {
        words: 'For every length',
        tells:
          'With each section as the shallowest, the longest boat there ends at the nearest shallower sections.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'queue-operations',
      fails:
        'The shallowest of the last L sections can be kept for one length, but 300,000 lengths need as many passes.',
    },
    why: 'For each section, find how far it is the shallowest on both sides, note its depth at that length, and pass larger depths on to shorter lengths.',
    cost: 'O(n)',
  },
  {
    id: 'monotonic-stack-s4',
    text: 'Ida has a strip of up to a million letter stickers in the 3,000 characters of an invented script, many of them several times. She peels off stickers until each character that was on the strip is there exactly once; none is ever put back or moved. Of all strips that she could end up with, she wants the one that would come first in the lexicon of that script. Which one is it?',
    world: 'sticker letters',
    pattern: 'monotonic-stack',
    alsoFits: [
      {
        pattern: 'greedy-intervals',
        whyNotFirst:
          'Replacing a worse earlier choice is a greedy step; the method that carries it out in one pass is what is asked here.',
      },
    ],
    evidence: [
      {
        words: 'exactly once',
        tells: 'Copies are to be removed, and each character must survive once.',
        decides: false,
      },
      {
        words: 'none is ever put back or moved',
        tells: 'The order of those left is fixed.',
        decides: false,
      },
      {
        words: 'come first in the lexicon',
        tells: 'A smaller newcomer should push out larger characters before it, if they occur again later.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'longest-increasing-subsequence',
      fails:
        'Every character must remain once, even if the result falls; a rising choice would drop some of them.',
    },
    why: 'Add each new character after removing larger ones at the end of the result that will come again, and skip those that are already there.',
    cost: 'O(n)',
  },
]
