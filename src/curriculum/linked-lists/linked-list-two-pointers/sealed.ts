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
    text: 'Marathon results are transmitted in order of arrival, and each runner comes with a link to the next. How many will come is not announced, only that it is at least ten, and your program may refer to at most three runners at a time. A prize goes to the runner with exactly nine others behind, and it must be awarded as soon as the results end. To whom?',
    world: 'marathon',
    pattern: 'linked-list-two-pointers',
    evidence: [
      {
        words: 'How many will come is not announced',
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
  {
    id: 'linked-list-two-pointers-s3',
    text: 'In a relay, each runner knows only who runs next; you meet them in order, once, and cannot tell how many there will be. The coach has one request: the last k runners, k being known and smaller than their number, are to open the race, in the order they have, and then the others follow, in theirs. Just tell runners who is next, with a few names in your head. Who starts?',
    world: 'relay baton',
    pattern: 'linked-list-two-pointers',
    alsoFits: [
      {
        pattern: 'linked-list-manipulation',
        whyNotFirst:
          'Changing two links is all that happens in the end, but first the place k runners from the end has to be found.',
      },
    ],
    evidence: [
      {
        words: 'cannot tell how many there will be',
        tells: 'The place to cut cannot be computed beforehand.',
        decides: false,
      },
      {
        words: 'the last k runners',
        tells: 'A fixed distance from the end calls for a second position k runners behind.',
        decides: true,
      },
      {
        words: 'in the order they have',
        tells: 'No link inside the parts changes.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'linked-list-reversal',
      fails: 'Both parts keep their order, so no link is turned around; only two links change.',
    },
    why: 'Follow the runners with two positions k apart; when the first one is at the end, cut behind the second and join the end to the start.',
    cost: 'O(n)',
  },
  {
    id: 'linked-list-two-pointers-s4',
    text: 'An old vending machine shows a number below 10^15. When its only button is pressed, it replaces the number by another one that depends on nothing but the present number. If 777 appears, a can drops. Ute has the rule of the machine on paper and a calculator with two stores, no more. Starting from the number shown, will a can ever drop? It may take ages before a can drops or anything repeats.',
    world: 'vending machine',
    pattern: 'linked-list-two-pointers',
    evidence: [
      {
        words: 'depends on nothing but the present number',
        tells: 'Every number has one successor, so the numbers end in a cycle unless 777 comes first.',
        decides: true,
      },
      {
        words: 'a calculator with two stores, no more',
        tells: 'The numbers seen cannot be kept, so repetition must be noticed without a record.',
        decides: true,
      },
      {
        words: 'will a can ever drop',
        tells: 'Either 777 appears, or the numbers go around forever.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'hash-lookup',
      fails:
        'A record of all numbers seen would show the repetition, but it needs room for millions, and there are two stores.',
    },
    why: 'Run the rule at single and at double speed in the two stores; stop at 777, or with no can when the two are equal.',
    cost: 'O(n)',
  },
]
