import type { Prompt } from '../../prompt.ts'

/** Asked in the weekly check only, and never in a file that a browser can load. */
export const sealed: readonly Prompt[] = [
  {
    id: 'binary-search-tree-s1',
    text: 'A plate on each of 100,000 oaks gives its height in millimeters and directions to at most two others. The directions marked with a fir, and all plates after them, lead to lower oaks only, those with an owl to higher ones. An oak by the gate leads to all. A forester looks for the longest run of heights that follow each other in steps of exactly one millimeter. How long is it? The heights may not be copied.',
    world: 'tree heights',
    pattern: 'binary-search-tree',
    alsoFits: [
      {
        pattern: 'tree-traversal',
        whyNotFirst:
          'It is the walk fir, oak, owl; that it meets the heights in rising order is the property of a search tree.',
      },
    ],
    evidence: [
      {
        words: 'lead to lower oaks only',
        tells: 'Fir, oak, owl visits the heights in rising order.',
        decides: true,
      },
      {
        words: 'follow each other in steps of exactly one millimeter',
        tells: 'Such heights are neighbors in rising order, wherever they are in the forest.',
        decides: true,
      },
      {
        words: 'may not be copied',
        tells: 'Remembering the value visited last and the length of the run is enough.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'heap-priority-queue',
      fails:
        'A heap gives up its values in order only by removing them one by one, and copying the heights into one is not allowed.',
    },
    why: 'Walk fir, oak, owl, and extend the current run if a height is one more than the one visited just before.',
    cost: 'O(n)',
  },
  {
    id: 'binary-search-tree-s2',
    text: 'A hotel notes each arrival day on a sheet of its own, with the numbers of up to two more sheets. The first leads to nothing but earlier days, the second to later days. Opening at most 30 sheets from the top one finds any day. A guest cancels, and his sheet is thrown away, although it names two others. Which numbers have to be changed, if all other days must be found as before with at most 30 sheets?',
    world: 'hotel bookings',
    pattern: 'binary-search-tree',
    evidence: [
      {
        words: 'leads to nothing but earlier days',
        tells: 'The order leads to the sheet and must hold afterward.',
        decides: true,
      },
      {
        words: 'although it names two others',
        tells: 'Both sides of the removed sheet have to stay reachable.',
        decides: false,
      },
      {
        words: 'all other days must be found as before',
        tells: 'What takes the place of the removed sheet must lie between its two sides.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'heap-priority-queue',
      fails:
        'A heap removes only its earliest day quickly. Any other day would have to be searched in the whole collection.',
    },
    why: 'Find the sheet by comparing; if it names two, put the earliest day among the later ones in its place and take that one out of its old position instead.',
    cost: 'O(h)',
  },
  {
    id: 'binary-search-tree-s3',
    text: 'A magician saws a rope of a billion millimeters up to a million times. The audience calls out where, as a distance from the end that is painted red, and somebody calls only after the result of the cut before has been announced. For each cut, announce the lengths of the two pieces that it makes. The pieces stay where they are.',
    world: 'sawn rope',
    pattern: 'binary-search-tree',
    evidence: [
      {
        words: 'up to a million times',
        tells: 'Going through all cuts each time takes too long.',
        decides: false,
      },
      {
        words: 'only after the result of the cut before has been announced',
        tells: 'The cuts cannot be read ahead, so the order must be maintained while they come.',
        decides: true,
      },
      {
        words: 'the lengths of the two pieces that it makes',
        tells: 'The nearest earlier cuts on both sides of an arbitrary position are needed.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'heap-priority-queue',
      fails:
        'A heap of pieces offers the longest one. The audience cuts anywhere, and the piece that lies there cannot be found in it.',
    },
    why: 'Store the cuts in a balanced search tree, and subtract the nearest one below and above each new cut.',
    cost: 'O(n log n)',
  },
  {
    id: 'binary-search-tree-s4',
    text: 'A rehearsal room takes calls from bands, up to 200,000 a year. Each names its first and its last minute, and hears at once whether the room is theirs: it is unless they clash with a band that already has it. Bands may also call off what they have. Between two calls there is no time to check a request against more than two agreed rehearsals.',
    world: 'rehearsal room',
    pattern: 'binary-search-tree',
    evidence: [
      {
        words: 'hears at once whether the room is theirs',
        tells: 'Requests are not known together, so they cannot be put in order first.',
        decides: false,
      },
      {
        words: 'may also call off what they have',
        tells: 'Arbitrary entries disappear between the calls.',
        decides: false,
      },
      {
        words: 'against more than two agreed rehearsals',
        tells: 'Only the neighbors in time can clash: the one before and the one after.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'heap-priority-queue',
      fails:
        'The earliest agreed rehearsal tells nothing about a request for the middle of the year, and neither neighbor in time is at the top of a heap.',
    },
    why: 'Store the agreed rehearsals by first minute in a balanced search tree, and compare a request with the one before and the one after it.',
    cost: 'O(log n)',
  },
]
