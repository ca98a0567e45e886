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
]
