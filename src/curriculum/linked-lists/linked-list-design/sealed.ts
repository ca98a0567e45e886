import type { Prompt } from '../../prompt.ts'

/** Asked in the weekly check only, and never in a file that a browser can load. */
export const sealed: readonly Prompt[] = [
  {
    id: 'linked-list-design-s1',
    text: 'A browser shows one tab at a time. Write a class with open(tab), which shows a new tab, show(tab), which switches to an existing one, and close(tab) for any tab. If the tab being shown is closed, the one that was shown most recently before it appears. Some users have 10,000 tabs; each call must take constant time and return the tab now shown.',
    world: 'browser tabs',
    pattern: 'linked-list-design',
    evidence: [
      {
        words: 'switches to an existing one',
        tells: 'Any tab can move to the front of the order of use.',
        decides: true,
      },
      {
        words: 'close(tab) for any tab',
        tells: 'A named tab is removed, wherever it stands in the order.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'stack-operations',
      fails:
        'A stack would show the right tab only if the newest one were always closed. Here any tab below it can be closed or come to the top.',
    },
    why: 'Keep the tabs in a doubly linked list by last use, with a map from tab to node; showing moves a node to the front, and closing unlinks it.',
    cost: 'O(1)',
  },
  {
    id: 'linked-list-design-s2',
    text: 'Up to 100,000 children with different names sit in a circle. Write a class that takes their names, each followed by that of the right neighbor, and offers left(name) and right(name), which return the present neighbors, out(name), which removes a child so that the circle closes, and back(name, neighbor), which seats that child again directly to the right of the neighbor. No call may take longer in a larger circle.',
    world: 'circle game',
    pattern: 'linked-list-design',
    evidence: [
      {
        words: 'return the present neighbors',
        tells: 'An order is kept, and any entry in it can be asked about by name.',
        decides: false,
      },
      {
        words: 'removes a child so that the circle closes',
        tells: 'Entries leave from anywhere, which is two links once a map has found the node.',
        decides: true,
      },
      {
        words: 'to the right of the neighbor',
        tells: 'Entries join next to a named entry, not at an end.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'queue-operations',
      fails:
        'A queue that moves children from front to back simulates a turn, but a named child would be reached only after many moves.',
    },
    why: 'Link the children in both directions in a ring and keep a map from name to node; every call changes or reads a few links.',
    cost: 'O(1)',
  },
]
