import type { Prompt } from '../../prompt.ts'

/** Asked in the weekly check only, and never in a file that a browser can load. */
export const sealed: readonly Prompt[] = [
  {
    id: 'linked-list-manipulation-s1',
    text: 'A quality inspector stands at a line of up to 800,000 bottles, each of which knows the bottle behind it: of every seven bottles in succession, the first five go on and the next two are taken out, again and again until the line ends. Connect the remaining bottles in their order, in a single pass, and name the first one.',
    world: 'bottling line',
    pattern: 'linked-list-manipulation',
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
  {
    id: 'linked-list-manipulation-s3',
    text: 'The bus stops around an island are numbered, with gaps, and each stop knows the next one: the numbers rise as one goes on, until the stop with the highest number, which is followed by the one with the lowest. You are standing at some stop. A new stop is given, with a number not yet in use. Insert the new stop where it belongs in the round; there are up to 10,000 stops, and you have no paper.',
    world: 'island buses',
    pattern: 'linked-list-manipulation',
    evidence: [
      {
        words: 'the numbers rise as one goes on',
        tells: 'The place is found by comparing a stop with the next one.',
        decides: false,
      },
      {
        words: 'You are standing at some stop',
        tells: 'The walk may begin anywhere, so the drop from highest to lowest needs care.',
        decides: false,
      },
      {
        words: 'Insert the new stop where it belongs',
        tells: 'A node is linked in between two neighbors.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'linked-list-two-pointers',
      fails:
        'That the stops form a circle is known, so nothing has to be detected; one walker and its next stop are enough.',
    },
    why: 'Walk until the new number fits between a stop and the next, or until the drop from highest to lowest, and insert it there.',
    cost: 'O(n)',
  },
  {
    id: 'linked-list-manipulation-s4',
    text: 'Two lamps are described by the lines of their light: each line has a wavelength and a strength, positive or negative after calibration, and refers to the line with the next longer wavelength; a lamp is known by its first line. If both lamps shine together, strengths at the same wavelength add up, and a line whose sum is zero vanishes. Combine them in place, using the existing records. Each lamp has up to 400,000 lines.',
    world: 'spectrum lines',
    pattern: 'linked-list-manipulation',
    evidence: [
      {
        words: 'the line with the next longer wavelength',
        tells: 'Both chains are in the same order, so the smaller of two front lines comes next.',
        decides: true,
      },
      {
        words: 'a line whose sum is zero vanishes',
        tells: 'A record can be dropped while the chains are joined.',
        decides: false,
      },
      {
        words: 'using the existing records',
        tells: 'Records are linked anew instead of copied.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'hash-lookup',
      fails:
        'Collecting strengths by wavelength loses the order of the lines and stores what two front lines show anyway.',
    },
    why: 'Compare the front lines of both chains, link the one with the shorter wavelength or the sum of equal ones, and drop sums of zero.',
    cost: 'O(n + m)',
  },
]
