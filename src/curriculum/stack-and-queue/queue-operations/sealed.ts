import type { Prompt } from '../../prompt.ts'

/** Asked in the weekly check only, and never in a file that a browser can load. */
export const sealed: readonly Prompt[] = [
  {
    id: 'queue-operations-s1',
    text: 'Dancers come to a studio one at a time, up to 100,000 of them, each as a leader or a follower. As soon as at least one of each kind is waiting, the leader and the follower who have waited longest leave as a couple. Print the couples in the order in which they leave and who is still waiting at the end.',
    world: 'dance class',
    pattern: 'queue-operations',
    evidence: [
      { words: 'one at a time', tells: 'Events come in time order and are handled live.', decides: false },
      { words: 'each as a leader or a follower', tells: 'One line per kind is enough.', decides: false },
      {
        words: 'who have waited longest',
        tells: 'The oldest waiting item of a kind is taken, never the newest.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'stack-operations',
      fails:
        'A stack matches a newcomer with the latest partner who waits. The dancers who came first would then wait longest, the reverse of the rule.',
    },
    why: 'Keep a line for each kind, and when a newcomer finds the other line nonempty, take its front.',
    cost: 'O(n)',
  },
  {
    id: 'queue-operations-s2',
    text: 'Taxis wait in one line at an airport. Each passenger takes the taxi at the front. A taxi that returns from a long ride joins the line at the back, but one that returns from a short ride may rejoin at the front. You get up to 500,000 events in time order. Which taxi does each passenger take?',
    world: 'taxi rank',
    pattern: 'queue-operations',
    evidence: [
      { words: 'takes the taxi at the front', tells: 'Items are served from one end.', decides: true },
      {
        words: 'joins the line at the back',
        tells: 'Most items wait for their turn behind all others.',
        decides: true,
      },
      {
        words: 'may rejoin at the front',
        tells: 'Items join at both ends, which a deque allows in constant time.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'stack-operations',
      fails:
        'Only short rides come back on top. A stack would also serve taxis from long rides at once, while those that wait the longest never leave.',
    },
    why: 'Use a deque: remove at the front for passengers, add at the back after a long ride and at the front after a short one.',
    cost: 'O(n)',
  },
]
