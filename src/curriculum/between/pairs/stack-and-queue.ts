import type { MinimalPair } from '../../prompt.ts'

/** Pairs whose first pattern is in this category. */
export const pairs: readonly MinimalPair[] = [
  {
    id: 'monotonic-stack--queue-operations',
    prompts: [
      {
        id: 'monotonic-stack--queue-operations-a',
        text: 'A gauge reports the height of a river once a day for up to 200,000 days. For each day, print the height of the nearest earlier day on which the river stood higher, or 0 if there is no such day. The report must be finished in one pass.',
        world: 'river gauge',
        pattern: 'monotonic-stack',
        evidence: [
          {
            words: 'For each day',
            tells: 'Every element needs its own answer from earlier ones.',
            decides: false,
          },
          {
            words: 'the nearest earlier day on which the river stood higher',
            tells: 'The nearest larger value, at any distance, is what a stack of falling values keeps.',
            decides: true,
          },
          {
            words: 'in one pass',
            tells: 'Days that can never be an answer again must be dropped at once.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'queue-operations',
          fails:
            'A deque that drops days by age loses the day you need: the nearest higher day may lie many years back, beyond any limit.',
        },
        why: 'Pop every earlier day that is not higher than today, and the day that remains on top is the answer.',
        cost: 'O(n)',
      },
      {
        id: 'monotonic-stack--queue-operations-b',
        text: 'A gauge reports the height of a river once a day for up to 200,000 days. For each day, print the height of the highest reading in the k days before it (k is given, up to 50,000), or 0 if there is no such day. The report must be finished in one pass.',
        world: 'river gauge',
        pattern: 'queue-operations',
        alsoFits: [
          {
            pattern: 'sliding-window',
            whyNotFirst:
              'It is a window of fixed length, but a maximum cannot be undone when a day leaves. The deque is the main step.',
          },
        ],
        evidence: [
          {
            words: 'For each day',
            tells: 'Every element needs its own answer from earlier ones.',
            decides: false,
          },
          {
            words: 'the highest reading in the k days before it',
            tells: 'The maximum of a moving window needs candidates that also expire by age.',
            decides: true,
          },
          {
            words: 'in one pass',
            tells: 'Rescanning k days each time is too slow for a large k.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'monotonic-stack',
          fails:
            'A stack pops only when a higher reading comes, so a high reading would stay after its k days and be printed although it has expired.',
        },
        why: 'A deque with falling heights shows the highest of the last k days at its front, where expired days are removed.',
        cost: 'O(n)',
      },
    ],
    clauses: [
      'the nearest earlier day on which the river stood higher',
      'the highest reading in the k days before it (k is given, up to 50,000)',
    ],
    changes:
      'The first clause stops at the nearest higher day, however long ago it was. The second one limits the age of a day, so that days expire even if nothing higher has come.',
    breaks:
      'A stack removes a day only when a higher one arrives, so it cannot forget a high day that is more than k days old.',
    counterexample: {
      prompt: 1,
      input: { heights: [9, 1, 1, 2], k: 2 },
      right: [0, 9, 9, 1],
      wrong: [0, 9, 9, 9],
      explains:
        'On the last day, the two days before it had 1 and 1. The 9 is three days old and has expired, but on a stack it still stands as the nearest higher day.',
    },
  },
  {
    id: 'monotonic-stack--stack-operations',
    prompts: [
      {
        id: 'monotonic-stack--stack-operations-a',
        text: 'Up to 200,000 stones of many colors and weights drop one by one into a narrow tube. When a stone lands on one that is lighter than it, the lower stone dissolves and the other falls onto the next stone, where the same rule applies. For every stone, report which stone dissolves it, or none.',
        world: 'falling stones',
        pattern: 'monotonic-stack',
        evidence: [
          { words: 'drop one by one', tells: 'Newcomers are compared with what came last.', decides: false },
          {
            words: 'is lighter than it',
            tells: 'Size alone decides what a newcomer removes.',
            decides: true,
          },
          {
            words: 'For every stone',
            tells: 'Each element waits for its own next larger value.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'stack-operations',
          fails:
            'Matching kinds on a plain stack would keep a light stone under a heavy one whenever their colors are not opposite, although weight alone should dissolve it.',
        },
        why: 'Weights in the tube never rise toward the top, and each newcomer pops all lighter stones as the one that dissolves them.',
        cost: 'O(n)',
      },
      {
        id: 'monotonic-stack--stack-operations-b',
        text: 'Up to 200,000 stones of many colors and weights drop one by one into a narrow tube. When a stone lands on one that has the opposite color (every color has one), the lower stone dissolves and the other falls onto the next stone, where the same rule applies. For every stone, report which stone dissolves it, or none.',
        world: 'falling stones',
        pattern: 'stack-operations',
        evidence: [
          { words: 'drop one by one', tells: 'Newcomers are compared with what came last.', decides: false },
          {
            words: 'has the opposite color',
            tells: 'Items meet by kind, so the top is compared with its match.',
            decides: true,
          },
          {
            words: 'For every stone',
            tells: 'Each stone must be stored until its match arrives.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'monotonic-stack',
          fails:
            'Comparing weights would dissolve lighter stones of any color and would keep a stone on a heavier one of the opposite color.',
        },
        why: 'Compare each stone with the top of the stack by color, pop while they are opposite, and push the newcomer.',
        cost: 'O(n)',
      },
    ],
    clauses: ['is lighter than it', 'has the opposite color (every color has one)'],
    changes:
      'The first clause compares sizes: a stone waits for the first heavier one. The second one matches kinds: a stone waits for its opposite color to come down directly onto it.',
    breaks:
      'Popping by weight removes stones of any color and leaves opposite colors on each other, because size has nothing to do with a match.',
    counterexample: {
      prompt: 1,
      input: {
        opposites: { red: 'green', green: 'red', black: 'white', white: 'black' },
        stones: [
          ['black', 2],
          ['red', 5],
          ['red', 4],
          ['green', 1],
        ],
      },
      right: [null, 3, 3, null],
      wrong: [1, null, null, null],
      explains:
        'The green stone, number 3, is the lightest, and yet it dissolves both red ones in turn. By weight, red stone number 1 would have dissolved the black one, number 0.',
    },
  },
  {
    id: 'queue-operations--stack-operations',
    prompts: [
      {
        id: 'queue-operations--stack-operations-a',
        text: 'A repair shop logs up to 300,000 events: a phone with its number comes in, or a technician is free. A free technician takes the waiting phone that came in first; if none is waiting, nothing happens. For each technician, print the number of the phone. All events are in time order and none may take long.',
        world: 'phone repair',
        pattern: 'queue-operations',
        evidence: [
          {
            words: 'first',
            tells: 'Whatever has waited longest is taken, so items leave in order of arrival.',
            decides: true,
          },
          {
            words: 'in time order',
            tells: 'The order of arrival is the order of the log, so nothing has to be searched.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'stack-operations',
          fails:
            'A stack hands out the newest phone, so phones that came in early would wait until no newer one is left.',
        },
        why: 'Add each phone at the back of a queue, and give the front one to each free technician.',
        cost: 'O(n)',
      },
      {
        id: 'queue-operations--stack-operations-b',
        text: 'A repair shop logs up to 300,000 events: a phone with its number comes in, or a technician is free. A free technician takes the waiting phone that came in last; if none is waiting, nothing happens. For each technician, print the number of the phone. All events are in time order and none may take long.',
        world: 'phone repair',
        pattern: 'stack-operations',
        evidence: [
          {
            words: 'last',
            tells: 'The newest waiting item is taken, so what was added last leaves first.',
            decides: true,
          },
          {
            words: 'in time order',
            tells: 'The order of arrival is the order of the log, so nothing has to be searched.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'queue-operations',
          fails: 'A queue hands out the oldest phone, so the one that came in last would be repaired last.',
        },
        why: 'Push each phone, and pop the top one for each free technician.',
        cost: 'O(n)',
      },
    ],
    clauses: ['first', 'last'],
    changes:
      'The word decides whether the phone that has waited longest or the newest one is taken. A queue gives the one, a stack the other.',
    breaks:
      'A stack can reach only the newest phone without moving all the others, but the oldest one is due.',
    counterexample: {
      prompt: 0,
      input: { events: ['in 7', 'in 8', 'free', 'in 9', 'free'] },
      right: [7, 8],
      wrong: [8, 9],
      explains:
        'A stack hands out phone 8 because it came in last, and then 9. Phone 7, which has waited longest, is never repaired.',
    },
  },
]
