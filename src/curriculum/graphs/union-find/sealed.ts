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
  {
    id: 'union-find-s3',
    text: 'A lake of 1,500 by 1,500 squares dries out, and the depth of every square has been measured: whole centimeters, at most 1,000. Each day the water sinks by one centimeter. Dry squares that border on each other are one island, even where they touch the shore; the land around the lake itself is no part of an island. Report the number of islands on each of the 1,000 days.',
    world: 'drying lake',
    pattern: 'union-find',
    evidence: [
      {
        words: 'that border on each other',
        tells: 'Islands are groups of neighboring dry squares.',
        decides: false,
      },
      {
        words: 'on each of the 1,000 days',
        tells: 'The number of groups is needed a thousand times while squares are only added.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'matrix-traversal',
      fails:
        'One flood of the picture counts the islands of one day. A thousand days take a thousand floods of two million squares.',
    },
    why: 'Let squares appear from shallow to deep, add one island for each, and subtract one for each merge with a dry neighbor.',
    cost: 'O(m · n · α(m · n))',
  },
  {
    id: 'union-find-s4',
    text: 'Everyone in a town of 50,000 is in one of two gangs. Witnesses take the stand in turn, 200,000 in all, and each names two people and says either that they are in the same gang or that they are not. What the first witness says is believed. Who is the first witness whose words cannot be true if all words spoken before are?',
    world: 'two gangs',
    pattern: 'union-find',
    evidence: [
      {
        words: 'in turn',
        tells: 'Statements are added in order.',
        decides: false,
      },
      {
        words: 'Who is the first witness',
        tells: 'Each statement has to be checked against the groups that the earlier ones form.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'depth-first-search',
      fails:
        'Dividing the town anew after each witness repeats a walk over all earlier statements 200,000 times.',
    },
    why: 'Keep for each person whether he or she is with or against the representative of the group, check if both are in one group, and merge if not.',
    cost: 'O(n α(n))',
  },
]
