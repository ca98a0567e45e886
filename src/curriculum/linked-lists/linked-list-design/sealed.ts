import type { Prompt } from '../../prompt.ts'

/** Asked in the weekly check only, and never in a file that a browser can load. */
export const sealed: readonly Prompt[] = [
  {
    id: 'linked-list-design-s1',
    text: 'A browser shows one tab at a time. A user opens a new tab, which is shown at once, switches to an existing one, or closes any tab, shown or not. If the tab being shown is closed, the one that was shown most recently before it appears. Some users have 10,000 tabs. Report the tab shown after each action, as quickly as if there were three.',
    world: 'browser tabs',
    pattern: 'linked-list-design',
    evidence: [
      {
        words: 'switches to an existing one',
        tells: 'Any tab can move to the front of the order of use.',
        decides: true,
      },
      {
        words: 'closes any tab, shown or not',
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
    text: 'Up to 100,000 children with different names sit in a circle, and you know the right neighbor of each. The teacher points at one and asks for the two present neighbors, or she sends out a child, and the circle closes, or has a child who is out sit down again directly to the right of one she names. Nothing of this may take longer in a larger circle.',
    world: 'circle game',
    pattern: 'linked-list-design',
    evidence: [
      {
        words: 'the two present neighbors',
        tells: 'An order is kept, and any entry in it can be asked about by name.',
        decides: false,
      },
      {
        words: 'sends out a child, and the circle closes',
        tells: 'Entries leave from anywhere, which is two links once a map has found the node.',
        decides: true,
      },
      {
        words: 'to the right of one she names',
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
  {
    id: 'linked-list-design-s3',
    text: 'A club of birdwatchers keeps a tally for each kind of bird, starting from zero. Members report a sighting, which raises the tally of that kind by one, or withdraw one that turned out to be a mistake. At any moment, the website may want a kind with the highest tally and one with the lowest among those above zero. There are 90,000 kinds, and no report or visit may take longer than it would with five.',
    world: 'bird log',
    pattern: 'linked-list-design',
    evidence: [
      {
        words: 'raises the tally of that kind by one',
        tells: 'A kind moves only to the neighboring tally in the order.',
        decides: false,
      },
      {
        words: 'withdraw one that turned out to be a mistake',
        tells: 'Any kind can go down again, so it must be found at once in the order.',
        decides: true,
      },
      {
        words: 'the highest tally and one with the lowest',
        tells: 'Both ends of an order by tally must be at hand.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'stack-operations',
      fails:
        'A withdrawn sighting may be an old one of any kind, while a pile can take back only the latest report.',
    },
    why: 'Link one node per tally that occurs, each with its set of kinds, in ascending order, and keep a map from kind to node.',
    cost: 'O(1)',
  },
  {
    id: 'linked-list-design-s4',
    text: 'The lost and found of a railway has space for 150,000 items and one rule: what came in first is auctioned first. Items are tagged and come in all day; each auction takes the oldest one there. An owner who knows the tag can claim an item at any time. An inspector may name a tag and ask which tag came in next after it, among those still there. None of this may take long, however full the rooms are.',
    world: 'lost and found',
    pattern: 'linked-list-design',
    evidence: [
      {
        words: 'what came in first is auctioned first',
        tells: 'An order of arrival is kept.',
        decides: false,
      },
      {
        words: 'An owner who knows the tag can claim an item',
        tells: 'A named item leaves from anywhere in the order.',
        decides: true,
      },
      {
        words: 'which tag came in next after it',
        tells: 'The neighbor of any named item must be known, whatever was claimed in between.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'queue-operations',
      fails:
        'Auctions do take the oldest item, but claims and inspections concern items in the middle, which a line served at its end does not reach.',
    },
    why: 'Keep the items in a doubly linked list by arrival, with a map from tag to node; claims unlink a node, and auctions take the first one.',
    cost: 'O(1)',
  },
]
