import type { Prompt } from '../../prompt.ts'

export const prompts: readonly Prompt[] = [
  {
    id: 'monotonic-stack-1',
    text: 'A straight coast road has up to 300,000 radio masts of various heights. Each mast sends a beam east at the height of its own tip, and the beam travels, however far, until it meets the first mast that is at least as tall. For every mast, report how many masts its beam passes before it is stopped, or until the road ends.',
    world: 'radio masts',
    pattern: 'monotonic-stack',
    evidence: [
      {
        words: 'however far',
        tells: 'Nothing expires with distance, so elements never leave just because they are old.',
        decides: true,
      },
      {
        words: 'the first mast that is at least as tall',
        tells: 'A nearest larger value settles each element, and size alone decides.',
        decides: true,
      },
      {
        words: 'For every mast',
        tells:
          'An answer for each element rules out a method that finds one best result for the whole input.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'queue-operations',
      fails:
        'A queue drops its oldest entry, but a beam has no range: the mast that stops it can be at the other end of the road.',
    },
    why: 'Go from west to east and keep the masts whose beams are still traveling, lower ones on top, because a newcomer stops exactly those that are not taller than it.',
    cost: 'O(n)',
  },
  {
    id: 'monotonic-stack-2',
    text: 'A log holds the response times of up to 500,000 requests in the order in which they were served. For each request, find the most recent earlier request that was slower, and print how much slower it was. Print 0 if none was slower. The log is too long to look back again from every line.',
    world: 'server logs',
    pattern: 'monotonic-stack',
    evidence: [
      {
        words: 'For each request',
        tells: 'Every element needs its own answer from the elements before it.',
        decides: false,
      },
      {
        words: 'most recent earlier request that was slower',
        tells: 'The nearest larger value to the left is what decreasing values on a stack provide.',
        decides: true,
      },
      {
        words: 'too long to look back again from every line',
        tells: 'Rescanning from each element is quadratic, so finished candidates have to be thrown away.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'stack-operations',
      fails:
        'A plain stack would compare requests by kind or on a call, but here nothing matches or cancels: a faster request is dropped only because a slower one came after it.',
    },
    why: 'Keep the requests that are slower than everything after them, and pop those that are not slower than the new one, so that the one left on top is the nearest slower request.',
    cost: 'O(n)',
  },
  {
    id: 'monotonic-stack-3',
    text: 'Each of two million positions of a genome has a quality score. The territory of a position is the longest run of consecutive positions around it that contains no score lower than its own. Print the length of the territory of every position. Scores are often equal, and both directions count.',
    world: 'genome',
    pattern: 'monotonic-stack',
    evidence: [
      {
        words: 'contains no score lower than its own',
        tells: 'A territory ends at the nearest smaller value on each side.',
        decides: true,
      },
      {
        words: 'of every position',
        tells: 'Both borders are needed per element, so one longest run is not the answer.',
        decides: false,
      },
      {
        words: 'both directions count',
        tells: 'One pass from each end, or one pass that sees both borders, is needed.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'longest-increasing-subsequence',
      fails:
        'A longest rising chain may skip positions and gives one number. A territory is contiguous, each position has its own, and only the nearest lower score on each side matters.',
    },
    why: 'Keep positions with rising scores: a lower score ends the territory of every position it pops, and the position below on the stack is the left border.',
    cost: 'O(n)',
  },
  {
    id: 'monotonic-stack-4',
    text: 'A DJ has a playlist of up to 200,000 tracks, each with an energy from 1 to 100. She must drop exactly k tracks and keep the others in their order. Two playlists are compared track by track from the start, and at the first difference the one with more energy is better. Print the best playlist.',
    world: 'playlist',
    pattern: 'monotonic-stack',
    alsoFits: [
      {
        pattern: 'greedy-intervals',
        whyNotFirst:
          'Each removal is a safe choice, but the choice is always the last kept track against the newcomer, which is what the stack stores.',
      },
    ],
    evidence: [
      {
        words: 'drop exactly k tracks and keep the others in their order',
        tells:
          'Removing elements so that larger ones move forward means that a newcomer may remove smaller ones before it.',
        decides: true,
      },
      {
        words: 'compared track by track from the start',
        tells:
          'The earliest position matters most, so a larger later value is worth every smaller one directly before it.',
        decides: false,
      },
      {
        words: 'the one with more energy is better',
        tells: 'Comparing sizes decides what is removed, and nothing has to rise.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'longest-increasing-subsequence',
      fails:
        'The kept tracks do not have to rise or fall, and their number is fixed: with energies 5, 9, 1, 8 and k = 1 the answer is 9, 1, 8, which is no chain.',
    },
    why: 'Before you keep a track, pop kept tracks with less energy while removals remain, and cut the end if some are left.',
    cost: 'O(n)',
  },
  {
    id: 'monotonic-stack-5',
    text: 'On a straight shore, up to 400,000 lighthouses have pairwise different heights. Two lighthouses can signal each other if every lighthouse between them is lower than both of them. There is no limit on their distance. How many pairs can signal each other?',
    world: 'lighthouses',
    pattern: 'monotonic-stack',
    evidence: [
      {
        words: 'lower than both of them',
        tells: 'A lighthouse between two others blocks by its height alone.',
        decides: true,
      },
      {
        words: 'no limit on their distance',
        tells: 'Nothing leaves because of its age or distance.',
        decides: true,
      },
      {
        words: 'How many pairs',
        tells:
          'Counting all pairs one by one is quadratic, so each element must be counted when it is removed.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'queue-operations',
      fails:
        'No lighthouse expires: the first and the last one may still signal each other. A lighthouse stops counting only when a taller one rises after it.',
    },
    why: 'Keep the lighthouses that can still be seen from the east in falling height: a newcomer forms a pair with each one it pops and with the first taller one.',
    cost: 'O(n)',
  },
  {
    id: 'monotonic-stack-6',
    text: 'In a warehouse, up to 100,000 bins stand in a circle, each with a capacity. When a bin overflows, a robot carries the rest clockwise to the first bin with a strictly larger capacity, passing the start of the circle if it has to. For each bin, print how many bins the robot moves on, or -1 if no bin is larger.',
    world: 'warehouse',
    pattern: 'monotonic-stack',
    evidence: [
      {
        words: 'in a circle',
        tells: 'A circle is handled by going over the array twice with the index modulo n.',
        decides: false,
      },
      {
        words: 'first bin with a strictly larger capacity',
        tells: 'The next greater value settles each element.',
        decides: true,
      },
      { words: 'For each bin', tells: 'Every element waits for its own answer.', decides: false },
    ],
    rival: {
      pattern: 'queue-operations',
      fails:
        'The circle looks like a line that rotates, but no bin takes turns or leaves by age. Each one waits only until a larger bin comes up.',
    },
    why: 'Go around twice with falling capacities on the stack, and let each larger bin answer every smaller one it pops.',
    cost: 'O(n)',
  },
  {
    id: 'monotonic-stack-7',
    text: 'A microphone in a concert hall stores one loudness value per second, all different, for up to a million seconds. A moment dominates a period of consecutive seconds if it lies in the period and is its loudest moment. For each moment, print how many periods it dominates.',
    world: 'concert hall',
    pattern: 'monotonic-stack',
    evidence: [
      {
        words: 'consecutive seconds',
        tells: 'The periods are contiguous, so a start and an end are chosen around the moment.',
        decides: false,
      },
      {
        words: 'is its loudest moment',
        tells: 'A value dominates until the nearest louder one on each side.',
        decides: true,
      },
      {
        words: 'For each moment',
        tells: 'The count is left reach times right reach, once per element.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'queue-operations',
      fails:
        'A deque answers windows of one fixed length, but here all lengths count at once. The nearest louder moment on each side limits a period, not its age.',
    },
    why: 'Find the nearest louder moment on both sides by popping quieter ones, and multiply the choices for the start by the choices for the end.',
    cost: 'O(n)',
  },
  {
    id: 'monotonic-stack-8',
    text: 'Actors come to a casting call one after another, up to a million of them, each with a rating. As soon as an actor arrives, everyone who is waiting and has a lower rating gives up and goes home. Nobody else ever leaves. After each arrival, print how many actors are waiting.',
    world: 'casting call',
    pattern: 'monotonic-stack',
    alsoFits: [
      {
        pattern: 'heap-priority-queue',
        whyNotFirst:
          'A heap finds the lowest rating in O(log n). Here the lowest one always stands at the end of the line, so a stack finds it at once.',
      },
    ],
    evidence: [
      {
        words: 'has a lower rating gives up and goes home',
        tells: 'A newcomer removes all smaller values, whenever they came.',
        decides: true,
      },
      {
        words: 'Nobody else ever leaves',
        tells: 'No one is served or expires, so only a larger newcomer removes anyone.',
        decides: true,
      },
      {
        words: 'After each arrival',
        tells: 'Up to a million updates allow only constant work per actor on average.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'queue-operations',
      fails:
        'Nobody is served in order of arrival. The first actor may wait to the end while the latest ones go home, so the front of a line says nothing.',
    },
    why: 'Those who wait always have ratings that never rise in order of arrival, so a newcomer pops lower ratings from the end only.',
    cost: 'O(n)',
  },
]
