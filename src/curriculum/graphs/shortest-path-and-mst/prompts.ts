import type { Prompt } from '../../prompt.ts'

export const prompts: readonly Prompt[] = [
  {
    id: 'shortest-path-and-mst-1',
    text: 'Four ambulance stations serve 40,000 villages. For each road the driving time is known, between one and ninety minutes. When a village calls, the ambulance that can be there first is sent. Which village has to wait longest, and how long?',
    world: 'ambulances',
    pattern: 'shortest-path-and-mst',
    evidence: [
      {
        words: 'between one and ninety minutes',
        tells: 'Roads differ in cost, so fewer roads need not mean less time.',
        decides: true,
      },
      {
        words: 'can be there first',
        tells: 'The least total from the nearest of several sources is needed.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'breadth-first-search',
      fails:
        'It settles a village by the fewest roads, but a route over three short roads can be faster than one long road.',
    },
    why: 'Start from all stations at time zero, always settle the open village with the least time, and take the maximum at the end.',
    cost: 'O(E log V)',
  },
  {
    id: 'shortest-path-and-mst-2',
    text: 'A gardener wants to heat 3,000 greenhouses from one boiler. A list of 50,000 possible pipes gives the two buildings each pipe would join and its price. Heat passes through any chain of pipes. What is the least amount of money that connects every building to the boiler?',
    world: 'greenhouses',
    pattern: 'shortest-path-and-mst',
    alsoFits: [
      {
        pattern: 'union-find',
        whyNotFirst:
          'Groups tell whether a pipe is still needed, which is half of the method; that pipes are taken by price is the other half.',
      },
    ],
    evidence: [
      {
        words: 'its price',
        tells: 'Links have weights, and these decide which of them you use.',
        decides: true,
      },
      {
        words: 'connects every building',
        tells: 'All nodes must be linked at the least total, which is not about a path between two of them.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'breadth-first-search',
      fails: 'A search in rounds from the boiler reaches every building by few pipes, whatever they cost.',
    },
    why: 'Take the cheapest pipe that joins two parts not yet connected, until all buildings are in one part.',
    cost: 'O(E log E)',
  },
  {
    id: 'shortest-path-and-mst-3',
    text: 'Every road in a country of 60,000 towns crosses a bridge with a weight limit in tons. A truck drives from the port to the mine and must respect the limit of each bridge on its route. How heavy can it be at most, if the route is chosen well?',
    world: 'heavy truck',
    pattern: 'shortest-path-and-mst',
    alsoFits: [
      {
        pattern: 'binary-search-on-answer',
        whyNotFirst:
          'Guessing a weight and testing whether the mine can be reached works too, but it repeats the search for every guess.',
      },
      {
        pattern: 'union-find',
        whyNotFirst:
          'Joining towns by roads from strong to weak until port and mine are together is the same idea; it is the weights that set the order.',
      },
    ],
    evidence: [
      {
        words: 'weight limit in tons',
        tells: 'Each link has a value, and these values differ.',
        decides: false,
      },
      {
        words: 'How heavy can it be at most',
        tells: 'Routes are compared by their weakest link, so the strongest open road comes next.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'breadth-first-search',
      fails:
        'The route with the fewest roads may cross a weak bridge, while a longer detour carries far more.',
    },
    why: 'Always extend the route whose weakest bridge is strongest, until it arrives at the mine.',
    cost: 'O(E log V)',
  },
  {
    id: 'shortest-path-and-mst-4',
    text: 'A currency desk quotes rates for 200 currencies: for many ordered pairs, how much of the second you get for one unit of the first. Can someone start with an amount of some currency, change it a few times, and come back to that currency with more than before?',
    world: 'currency desk',
    pattern: 'shortest-path-and-mst',
    evidence: [
      {
        words: 'how much of the second you get',
        tells: 'Each link has its own factor, and factors along a route are multiplied.',
        decides: true,
      },
      {
        words: 'come back to that currency with more',
        tells:
          'A cycle with a gain is what you look for, which needs costs that are relaxed again and again.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'topological-sort',
      fails:
        'An order does not exist where rates lead in circles, and a circle alone is no proof: its factors must be compared.',
    },
    why: 'Turn factors into logarithms, relax all links once per currency, and answer yes if one more pass still improves something.',
    cost: 'O(V · E)',
  },
  {
    id: 'shortest-path-and-mst-5',
    text: 'Each of 500,000 shuttle lines runs nonstop from one station to another. It takes its own fixed number of seconds and leaves at every multiple of its own period, also in whole seconds. Changing takes no time. You are at the main station at eight in the morning. What is the earliest moment at which you can be in Lindau?',
    world: 'train timetable',
    pattern: 'shortest-path-and-mst',
    evidence: [
      {
        words: 'its own fixed number of seconds',
        tells: 'How long a ride takes, and the wait before it, differs from line to line.',
        decides: false,
      },
      {
        words: 'the earliest moment',
        tells: 'Totals of time are compared, and the earliest open station is settled next.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'breadth-first-search',
      fails: 'The connection with the fewest rides may wait long or crawl, so it does not arrive first.',
    },
    why: 'Always settle the station with the earliest known arrival, and try the next departure of each line that leaves it.',
    cost: 'O(E log E)',
  },
  {
    id: 'shortest-path-and-mst-6',
    text: 'A district has 250 crossings and two-way streets with driving times. One crossing gets the new fire station. The council wants the place from which the farthest crossing can be reached in the least time. Which crossing should it be?',
    world: 'fire station',
    pattern: 'shortest-path-and-mst',
    evidence: [
      { words: '250 crossings', tells: 'Few enough nodes to compare all pairs.', decides: false },
      {
        words: 'streets with driving times',
        tells: 'Costs differ from street to street, so totals along routes are compared.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'breadth-first-search',
      fails:
        'It counts streets, and a place that is few streets away from everything may still be slow to leave.',
    },
    why: 'Compute the fastest time between all pairs of crossings, and choose the crossing whose largest time is least.',
    cost: 'O(n³)',
  },
  {
    id: 'shortest-path-and-mst-7',
    text: 'A driver crosses a country of 30,000 junctions whose roads each cost a toll between 0 and 50 euros. A voucher lets her use one road for free, whichever she likes. What is the least she must pay from the junction at her home to the one at the ferry?',
    world: 'toll roads',
    pattern: 'shortest-path-and-mst',
    evidence: [
      {
        words: 'cost a toll between 0 and 50 euros',
        tells: 'Links have different costs, so the cheapest open state comes next.',
        decides: true,
      },
      {
        words: 'one road for free',
        tells: 'Whether the voucher is used is part of the state, which doubles the nodes.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'breadth-first-search',
      fails: 'The route with the fewest roads can have high tolls, even when the dearest one is free.',
    },
    why: 'Let each junction appear with and without the voucher, and always settle the cheapest open pair.',
    cost: 'O(E log V)',
  },
  {
    id: 'shortest-path-and-mst-8',
    text: 'An observatory must join 2,000 telescopes to one data network. Some fiber links exist already and are free. A new link between any two telescopes costs as much as their distance. Return the total length of new fiber needed, chosen as cheaply as possible.',
    world: 'telescopes',
    pattern: 'shortest-path-and-mst',
    alsoFits: [
      {
        pattern: 'union-find',
        whyNotFirst:
          'Taking links from short to long and joining groups works, too; with two million possible links, growing one network is simpler.',
      },
    ],
    evidence: [
      {
        words: 'exist already and are free',
        tells: 'Existing links cost nothing and are taken first.',
        decides: false,
      },
      {
        words: 'costs as much as their distance',
        tells: 'Weights decide which of the many possible links are used.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'breadth-first-search',
      fails:
        'Joining telescopes in rounds counts links, not their length, so it takes long fibers where short ones would do.',
    },
    why: 'Treat existing links as free, and keep adding the telescope that is nearest to the network built so far.',
    cost: 'O(n²)',
  },
]
