import type { Prompt } from '../../prompt.ts'

/** Asked in the weekly check only, and never in a file that a browser can load. */
export const sealed: readonly Prompt[] = [
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
        'Fast and slow pointers are needed if halves of one list are interleaved. Here there are two lists, each with its own head.',
    },
    why: 'Append the front node of the left and the right lane in turn at a tail, and attach what remains.',
    cost: 'O(n + m)',
  },
]
