import type { Prompt } from '../../prompt.ts'

/** Asked in the weekly check only, and never in a file that a browser can load. */
export const sealed: readonly Prompt[] = [
  {
    id: 'linked-list-two-pointers-s1',
    text: 'Every page of an old adventure book ends with "continue on page ...", with one page number each. You start on page 1, and after some pages you notice that you are reading the same ones again and again. The book may have millions of pages, and you have paper for four numbers. How many pages do you read before you enter the part that repeats?',
    world: 'adventure book',
    pattern: 'linked-list-two-pointers',
    evidence: [
      {
        words: 'with one page number each',
        tells: 'Each page leads to one next page, so the pages form a chain.',
        decides: false,
      },
      {
        words: 'paper for four numbers',
        tells: 'The pages already read cannot be listed, so two speeds must detect the cycle.',
        decides: true,
      },
      {
        words: 'before you enter the part that repeats',
        tells: 'The start of the cycle is found by restarting one pointer at the first page.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'hash-lookup',
      fails:
        'A map of pages already read gives the answer at the first repetition, but there may be millions of them and paper for four.',
    },
    why: 'Let a slow and a fast reader meet, restart one on page 1, and count single steps until both are on the same page.',
    cost: 'O(n)',
  },
  {
    id: 'linked-list-two-pointers-s2',
    text: 'Marathon results come over a slow line as a singly linked list of runners in order of arrival. The total number, at least ten, is unknown, and your program may refer to at most three nodes at a time. A prize goes to the runner with exactly nine others behind, and it must be announced as soon as the list ends. Return this runner.',
    world: 'marathon',
    pattern: 'linked-list-two-pointers',
    given: ['linked list'],
    evidence: [
      {
        words: 'The total number, at least ten, is unknown',
        tells: 'The position cannot be turned into one counted from the front.',
        decides: false,
      },
      {
        words: 'with exactly nine others behind',
        tells: 'The position is counted from the end, so a leader goes a fixed gap ahead.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'linked-list-manipulation',
      fails:
        'When you stand on this runner, nothing about the node or its neighbor shows how many follow. A leader has to reach the end first.',
    },
    why: 'Send a leader nine nodes ahead, then move both; when the leader is on the last node, the follower is on the runner.',
    cost: 'O(n)',
  },
]
