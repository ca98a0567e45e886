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
  {
    id: 'queue-operations-s3',
    text: 'Cars arrive at a toll plaza one by one, up to 400,000, each with the minute and one of two lanes. The only booth serves one car a minute. If cars wait in both lanes, it calls the car that arrived earlier, but never three times running from one lane while a car waits in the other; cars cannot overtake within a lane. In which minute is each car served?',
    world: 'toll plaza',
    pattern: 'queue-operations',
    evidence: [
      {
        words: 'one of two lanes',
        tells: 'There are two lines.',
        decides: false,
      },
      {
        words: 'the car that arrived earlier',
        tells: 'The two front cars are compared.',
        decides: false,
      },
      {
        words: 'cars cannot overtake within a lane',
        tells: 'In each lane, only the first car can be served.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'stack-operations',
      fails:
        'The car that joined a lane last would be called first, although it cannot get past those ahead of it.',
    },
    why: 'Keep a line per lane, compare the two front cars each minute, count how often a lane was called running, and take from the chosen front.',
    cost: 'O(n)',
  },
  {
    id: 'queue-operations-s4',
    text: 'Pizzas travel through a tunnel oven on a belt: each comes out exactly seven minutes after it was put in. The oven regulates its heat by the total weight that is inside. You are given the second and the weight in grams of each of up to 900,000 pizzas, earliest first. Print the total weight inside right after each of them has been put in; a pizza that comes out in that second no longer counts.',
    world: 'pizza oven',
    pattern: 'queue-operations',
    alsoFits: [
      {
        pattern: 'sliding-window',
        whyNotFirst:
          'Two positions in the stored input describe the same thing; as a live process, pizzas enter and leave in order of arrival.',
      },
    ],
    evidence: [
      {
        words: 'comes out exactly seven minutes after it was put in',
        tells: 'What went in first comes out first.',
        decides: true,
      },
      {
        words: 'earliest first',
        tells: 'Pizzas are handled as they arrive.',
        decides: false,
      },
      {
        words: 'the total weight inside',
        tells: 'Weights are added on entry and subtracted when the oldest ones leave.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'monotonic-stack',
      fails:
        'Pizzas leave with age, not because a heavier one follows, so an order of weights has no meaning here.',
    },
    why: 'Add each pizza at the back, remove those at the front that are seven minutes old, and keep the total up to date.',
    cost: 'O(n)',
  },
]
