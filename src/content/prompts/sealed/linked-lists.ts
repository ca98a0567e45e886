import type { Prompt } from '../prompt.ts'

export const linkedListsSealed: readonly Prompt[] = [
  {
    id: 'linked-list-manipulation-s1',
    text: 'A quality inspector takes bottles from a line that is given as a singly linked list: of every seven bottles in succession, the first five go on and the next two are taken out, again and again until the line ends. Up to 800,000 bottles, each visited once. Relink the remaining bottles in their order and return the head.',
    world: 'bottling line',
    pattern: 'linked-list-manipulation',
    given: ['linked list'],
    evidence: [
      {
        words: 'of every seven bottles in succession',
        tells: 'Counting from the front decides for each node as it comes.',
        decides: true,
      },
      {
        words: 'in their order',
        tells: 'Nodes are skipped, not turned around.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'linked-list-two-pointers',
      fails:
        'All positions are counted from the front and are known as you reach them. No middle and no distance from the end has to be found.',
    },
    why: 'Step over five nodes, link the fifth to the node after the next two, and repeat until the list ends.',
    cost: 'O(n)',
  },
  {
    id: 'linked-list-manipulation-s2',
    text: 'Two lanes of cars are singly linked lists. They merge into one lane by taking turns: a car from the left, a car from the right, a car from the left, and so on. Once one lane is empty, the other one moves on without taking turns. Relink the nodes into the merged lane, using constant extra space, and return its head.',
    world: 'traffic merge',
    pattern: 'linked-list-manipulation',
    given: ['linked lists'],
    evidence: [
      {
        words: 'Two lanes of cars are singly linked lists',
        tells: 'Both lists are given from the start, so no half has to be found first.',
        decides: true,
      },
      {
        words: 'by taking turns',
        tells: 'The next node always comes from the front of a list.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'linked-list-two-pointers',
      fails:
        'Fast and slow walkers are needed if halves of one list are interleaved. Here there are two lists, each with its own head.',
    },
    why: 'Append the front node of the left and the right lane in turn at a tail, and attach what remains.',
    cost: 'O(n + m)',
  },
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
        tells: 'The start of the cycle is found by restarting one walker at the first page.',
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
  {
    id: 'linked-list-reversal-s1',
    text: 'Two choirs line up by height, each as a singly linked list from the shortest singer to the tallest. For a photo they form one line from the tallest to the shortest. Relink the existing nodes, up to 100,000 in each list, reading each node once and using constant extra space. Return the head of the new line.',
    world: 'choir photo',
    pattern: 'linked-list-reversal',
    given: ['linked list'],
    alsoFits: [
      {
        pattern: 'linked-list-manipulation',
        whyNotFirst:
          'Merging the two lists is plain relinking, but the step that makes the problem is that the result runs backward.',
      },
    ],
    evidence: [
      {
        words: 'from the shortest singer to the tallest',
        tells: 'Both inputs start with the smallest value.',
        decides: false,
      },
      {
        words: 'one line from the tallest to the shortest',
        tells: 'The result runs against the direction of the input, so each link is turned around.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'linked-list-two-pointers',
      fails:
        'No position has to be found, and the tallest singers at the ends are not enough: every link of the result points the other way.',
    },
    why: 'Take the shorter of the two front singers again and again and put each in front of the new line, so that its links run backward.',
    cost: 'O(n + m)',
  },
  {
    id: 'linked-list-reversal-s2',
    text: 'A meter shows a number of up to 100,000 digits, stored as a singly linked list with one digit per node, the leading digit first. Multiply the number by 7 in place, adding nodes in front if needed. Nested calls would be too deep, and there is no room for a second list or an array. Return the head.',
    world: 'meter',
    pattern: 'linked-list-reversal',
    given: ['linked list', 'digits', 'digit'],
    evidence: [
      {
        words: 'the leading digit first',
        tells: 'Carries run from the tail toward the head, against the links.',
        decides: true,
      },
      {
        words: 'no room for a second list or an array',
        tells: 'Turning the links around is the way to walk backward in constant space.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'linked-list-manipulation',
      fails:
        'Walking from the front, the carry into a node comes from nodes not reached yet, and it can grow through a long row of digits.',
    },
    why: 'Reverse the list, multiply from the lowest place with a carry, append what remains of it, and reverse again.',
    cost: 'O(n)',
  },
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
