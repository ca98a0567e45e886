import type { Prompt } from '../../prompt.ts'

/** Asked in the weekly check only, and never in a file that a browser can load. */
export const sealed: readonly Prompt[] = [
  {
    id: 'union-find-s1',
    text: 'Linguists study 60,000 village dialects. They publish findings one at a time: two dialects stem from the same source, which makes all dialects tied to either of them relatives. Now and then a reader sends two villages and wants to know at once if their dialects are known relatives.',
    world: 'dialects',
    pattern: 'union-find',
    evidence: [
      {
        words: 'one at a time',
        tells: 'Queries come between findings, so groups must be current at every moment.',
        decides: true,
      },
      {
        words: 'two dialects stem from the same source',
        tells: 'A finding joins two groups and is never withdrawn.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'depth-first-search',
      fails: 'A search for a chain of findings at each query may run through all 60,000 dialects.',
    },
    why: 'Join the groups of the two dialects at each finding, and compare the representatives when a reader asks.',
    cost: 'O(n α(n))',
  },
  {
    id: 'union-find-s2',
    text: 'Each of 90,000 railway lines starts as its own company. News items arrive in order: the company that now runs line a takes over the company that now runs line b. If both are the same, nothing happens. After every item, print how many lines the resulting company runs.',
    world: 'railway takeovers',
    pattern: 'union-find',
    evidence: [
      {
        words: 'now runs line a',
        tells: 'A line stands for its whole company, whatever has joined before.',
        decides: false,
      },
      {
        words: 'After every item',
        tells: 'Membership and size are needed between joins, so groups are merged step by step.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'shortest-path-and-mst',
      fails: 'Items have no price or length to compare; each one simply joins two companies.',
    },
    why: 'Find the representatives of both lines, join them if they differ, and print the size stored there.',
    cost: 'O(n α(n))',
  },
]
