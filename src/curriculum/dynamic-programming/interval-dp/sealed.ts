import type { Prompt } from '../../prompt.ts'

/** Asked in the weekly check only, and never in a file that a browser can load. */
export const sealed: readonly Prompt[] = [
  {
    id: 'interval-dp-s1',
    text: 'A government merges 200 districts along a river into one. Each step merges two neighboring districts and takes as many days as the larger of the two has thousand inhabitants; the new district has the inhabitants of both. Steps are taken one after another. In how few days can it be done?',
    world: 'river districts',
    pattern: 'interval-dp',
    evidence: [
      {
        words: 'two neighboring districts',
        tells: 'A merged district always covers a range of the original row.',
        decides: true,
      },
      {
        words: 'In how few days',
        tells: 'The order of merging decides, so every last merger is compared.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'string-dynamic-programming',
      fails:
        'Adding one district at a time to a growing prefix is just one order; the last merger may split the row anywhere, and each half is a range.',
    },
    why: 'The inhabitants of a range are a fixed sum, so try every place to split it for the last merger, shortest ranges first.',
    cost: 'O(n³)',
  },
  {
    id: 'interval-dp-s2',
    text: 'A driver starts at one of 400 houses on a straight street, with known positions. At each house, a child waits with a known number of scoops that lose one scoop of sales per minute of waiting. Driving one meter takes one minute. She must serve all. What is the most she can sell in total, with losses allowed to go below zero?',
    world: 'ice cream round',
    pattern: 'interval-dp',
    evidence: [
      {
        words: 'on a straight street',
        tells: 'The houses already served always form a range around the start.',
        decides: false,
      },
      {
        words: 'per minute of waiting',
        tells:
          'Each minute costs as many scoops as children wait outside the range, so both ends must be weighed.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'grid-dp',
      fails:
        'There is no board of cells: the houses lie in one row, and the state is a range with the driver at one of its ends.',
    },
    why: 'For each range of served houses and either end as her place, extend it by the next house on the left or the right.',
    cost: 'O(n²)',
  },
  {
    id: 'interval-dp-s3',
    text: "Two drivers clear away the carnival floats that are parked nose to tail in a lane, 900 of them, each with a known number of lamps. In turns, a driver takes the float at the head or at the tail of what is still parked, and for this receives as many coins as there are lamps left on the floats that remain. Each wants to beat the other by as many coins as possible. Predict the first driver's lead.",
    world: 'carnival floats',
    pattern: 'interval-dp',
    evidence: [
      {
        words: 'at the head or at the tail of what is still parked',
        tells: 'What remains is always a connected part of the lane.',
        decides: true,
      },
      {
        words: 'to beat the other by as many coins as possible',
        tells: 'A move is judged by the best reply to what it leaves.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'string-dynamic-programming',
      fails:
        'Results for the first i floats do not describe what remains, since floats leave at both ends of the lane.',
    },
    why: 'For each part of the lane, take the better end: the lamps that remain minus the lead of the other driver on what remains.',
    cost: 'O(n²)',
  },
  {
    id: 'interval-dp-s4',
    text: 'A ring road touches 130 villages. The ministry fuses villages until a single one is left; two can be fused only while no third one lies between them on the road, one way around. A fused village has the people of both, and the party for the fusion takes a dollar for each person of the larger village and three for each of the smaller one. Find the cheapest series of parties.',
    world: 'island ring road',
    pattern: 'interval-dp',
    evidence: [
      {
        words: 'no third one lies between them on the road',
        tells: 'A fused village always covers an arc of the original ring.',
        decides: true,
      },
      {
        words: 'the cheapest series of parties',
        tells: 'The order of fusions decides, so each last fusion of an arc is compared.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'grid-dp',
      fails:
        'There is no board to cross: arcs of the ring are put together from two shorter arcs that can meet anywhere.',
    },
    why: 'Write the ring down twice in a row, and for each arc, shortest first, consider each place where its last fusion can meet.',
    cost: 'O(n³)',
  },
]
