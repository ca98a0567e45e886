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
    text: 'On each of 150,000 roads among 60,000 mines and ports there is a bridge that bears so many tons and no more. A truck is to get from a certain port to a certain mine without overloading any bridge on its route. How heavy can it be at most, if the route is chosen well?',
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
        words: 'bears so many tons and no more',
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
  {
    id: 'shortest-path-and-mst-9',
    text: 'During a siege, a general smuggles orders through a city of 20,000 houses. Between some houses there are passages in which a courier can be caught, and from experience it is known, for each of the 70,000 passages, how likely a courier is to get through unharmed: between 1 and 99 percent. A courier who survives one passage faces the next as fresh as ever, so the chances multiply. From the palace to the mill there is, for example, one direct passage with a chance of 40 percent, and there is a detour through three passages with 80 percent each, which together make 51.2 percent; the detour is better. The general, who lost an eye in his youth, does not mind how long an order is on its way. He will send a single courier from the palace to a given house and wants the best possible chance. Print that chance, or zero if there is no connection at all.',
    form: 'long',
    world: 'secret couriers',
    pattern: 'shortest-path-and-mst',
    evidence: [
      {
        words: 'how likely a courier is to get through unharmed',
        tells: 'Links have different values, and a detour over more of them may be better.',
        decides: false,
      },
      {
        words: 'the chances multiply',
        tells: 'A route gets worse with each passage, so the best one found first is final.',
        decides: false,
      },
      {
        words: 'the best possible chance',
        tells: 'The best total along a route from one place is asked.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'breadth-first-search',
      fails:
        'It finds the route with the fewest passages, here the direct one with 40 percent, although a detour has a better chance.',
    },
    why: 'Always settle the house with the best chance so far, and multiply on from there; chances only go down along a route.',
    cost: 'O(E log V)',
  },
  {
    id: 'shortest-path-and-mst-10',
    text: 'An archipelago of 2,500 inhabited islands is to get electricity. On any island, a generator can be built, and for each island it is known how many millions that would take, as cliffs, swamps and nature reserves differ. Alternatively, a sea cable can be laid between two islands for a known amount that depends on depth and currents; offers exist for 60,000 pairs. An island has power if it has a generator or is connected, by one or several cables in a row, to an island that has one. Generators are strong enough for everybody. Take three islands with generators for 5, 9 and 8 million, and cables for 3 between the first two and 7 between the last two: the best plan is one generator on the first island and both cables, for 15 million. A plan with two generators and one cable costs 16. The minister has promised that all islands will have power by Christmas, and that not a coin will be wasted on the best plan. Compute what it takes.',
    form: 'long',
    world: 'island power',
    pattern: 'shortest-path-and-mst',
    alsoFits: [
      {
        pattern: 'union-find',
        whyNotFirst:
          'Merging groups along cheap offers is how the cheapest plan is built, but what decides is taking the offers by their price.',
      },
    ],
    evidence: [
      {
        words: 'for a known amount that depends on depth and currents',
        tells: 'Each link has its own price.',
        decides: false,
      },
      {
        words: 'connected, by one or several cables in a row',
        tells: 'Power passes along chains, so all islands must hang together with a source.',
        decides: false,
      },
      {
        words: 'not a coin will be wasted',
        tells: 'Everything is to be connected for the least total price.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'breadth-first-search',
      fails: 'It reaches all islands over as few cables as possible, whatever they cost.',
    },
    why: 'Add one more node that stands for having a generator, joined to each island at its price, and connect everything as cheaply as possible.',
    cost: 'O(E log E)',
  },
  {
    id: 'shortest-path-and-mst-11',
    text: 'Our drivers complain about the routes that the software suggests from the depot to a customer, and we should give them better ones.',
    form: 'vague',
    asks: [
      {
        question: 'What do the drivers complain about?',
        answer: 'They run out of battery. A better route is one on which the van uses less energy.',
      },
      {
        question: 'What do we know about the streets?',
        answer:
          'For each one, the energy in each direction: uphill streets take much more than flat ones, and none gives any back.',
      },
      {
        question: 'Does a route have several stops?',
        answer: 'No, always from the depot to one customer and back the same way.',
      },
      {
        question: 'How large is the network?',
        answer: 'About 150,000 street corners.',
      },
    ],
    world: 'delivery vans',
    pattern: 'shortest-path-and-mst',
    evidence: [
      {
        words: 'uses less energy',
        tells: 'Totals along a route are to be made small, not the number of streets.',
        decides: true,
      },
      {
        words: 'uphill streets take much more than flat ones',
        tells: 'Streets count differently, so a route with more of them can be better.',
        decides: true,
      },
      {
        words: 'none gives any back',
        tells: 'No street has a negative value, so what is cheapest so far can be settled.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'breadth-first-search',
      fails: 'It suggests the route with the fewest streets, which may go straight over the hill.',
    },
    why: 'From the depot, always settle the corner that takes the least energy so far, and go on along its streets.',
    cost: 'O(E log V)',
  },
  {
    id: 'shortest-path-and-mst-12',
    text: 'A directed network has n places and m connections; connection i leads from a(i) to b(i) and costs c(i), a positive whole number. Both n and m are at most 100,000. Several different ways from place 1 to place n may share the lowest total that is possible. Output how many do, modulo 998,244,353; output 0 if place n is out of reach.',
    world: 'cheapest routes',
    pattern: 'shortest-path-and-mst',
    evidence: [
      {
        words: 'a positive whole number',
        tells: 'Costs differ and never help, so places can be settled in order of their totals.',
        decides: false,
      },
      {
        words: 'share the lowest total that is possible',
        tells: 'Only ways with the least total count, so the totals have to be found first.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'topological-sort',
      fails:
        'Connections may run in circles, so no order of all places exists in advance; it emerges from the totals.',
    },
    why: 'Settle places in order of total, and add up the number of ways over all connections that achieve the same least total.',
    cost: 'O(E log V)',
  },
  {
    id: 'shortest-path-and-mst-13',
    text: 'We have five origins and 8,000 edge servers. I measured the delay of each direct line in microseconds, and every origin also has a delay of its own before anything leaves it. A file goes from an origin to an edge along whatever lines get it there soonest. For every edge, I need two things: which origin it should pull from, and what delay to expect.',
    world: 'content servers',
    pattern: 'shortest-path-and-mst',
    evidence: [
      {
        words: 'the delay of each direct line in microseconds',
        tells: 'Lines differ, so more of them can be quicker than fewer.',
        decides: true,
      },
      {
        words: 'every origin also has a delay of its own',
        tells: 'The sources start with different totals.',
        decides: false,
      },
      {
        words: 'For every edge',
        tells: 'One search from all origins settles every server.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'breadth-first-search',
      fails:
        'It counts lines. A single slow line would be preferred to two quick ones, and origins would all start at zero.',
    },
    why: 'Start with all origins at their own delays, always settle the server with the smallest total, and note where it came from.',
    cost: 'O(E log V)',
  },
  {
    id: 'shortest-path-and-mst-14',
    text: 'A donkey walks across a stepped hillside, 900 by 900 square terraces with known altitudes, from the north-west corner to the south-east corner. It steps to any of the four terraces beside its own, up or down alike. The trouble is a single high step; the length of the walk is no matter. Lead it so that the highest step of the walk is as low as possible: how high is it?',
    world: 'donkey trail',
    pattern: 'shortest-path-and-mst',
    alsoFits: [
      {
        pattern: 'binary-search-on-answer',
        whyNotFirst: 'Guessing a height and flooding the terraces works, too, with one flood per guess.',
      },
      {
        pattern: 'union-find',
        whyNotFirst:
          'Joining neighbors from low steps to high ones until both corners are together gives the same height.',
      },
    ],
    evidence: [
      {
        words: 'any of the four terraces beside its own',
        tells: 'The walk may turn back, so it needs a search over neighbors.',
        decides: false,
      },
      {
        words: 'the highest step of the walk is as low as possible',
        tells: 'A route is measured by its worst step, and the best route by this measure is asked.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'grid-dp',
      fails:
        'The donkey may have to walk north or west for a while, so a terrace is not settled by its northern and western neighbors.',
    },
    why: 'Always settle the terrace that is reached with the lowest worst step so far, and take the larger of that and the next step.',
    cost: 'O(m · n · log (m · n))',
  },
  {
    id: 'shortest-path-and-mst-15',
    text: 'Bug report. Boats: Aro to Cele 50 minutes, Aro to Bryn 10, Bryn to Cele 20. The planner shows 50 minutes from Aro to Cele. In the code I see that a harbor counts as finished the first time it is seen: Cele is seen from Aro, and that is that. Please correct it; the real map has 45,000 harbors, boats wait for passengers, and no two boats are equally fast.',
    world: 'ferry planner',
    pattern: 'shortest-path-and-mst',
    evidence: [
      {
        words: 'a harbor counts as finished the first time it is seen',
        tells:
          'The first way over few crossings is not the quickest, so harbors must be finished in order of their totals.',
        decides: true,
      },
      {
        words: 'no two boats are equally fast',
        tells: 'The links have different weights.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'breadth-first-search',
      fails:
        'That is what the planner does: Cele is reached over one crossing, although the two shorter ones take 30 minutes.',
    },
    why: 'Finish the harbor with the smallest total so far, improve the totals of its neighbors, and repeat.',
    cost: 'O(E log V)',
  },
  {
    id: 'shortest-path-and-mst-16',
    text: 'Good morning, our family has 900 vineyard plots and one spring. Every plot needs water, which comes through hoses; a plot passes it on to the next. A hose can be laid between any two plots, or from the spring, in a straight line, and is charged by the meter. You have all coordinates. My brother has drawn a plan, but I fear it is wasteful. How many meters will do if we plan well?',
    world: 'vineyard hoses',
    pattern: 'shortest-path-and-mst',
    alsoFits: [
      {
        pattern: 'union-find',
        whyNotFirst:
          'Merging groups of plots along short hoses is a way to build the plan, but the order by length is what makes it the best.',
      },
    ],
    evidence: [
      {
        words: 'a plot passes it on to the next',
        tells: 'Everything only has to hang together.',
        decides: false,
      },
      {
        words: 'charged by the meter',
        tells: 'The total length of all connections must be as small as possible.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'breadth-first-search',
      fails:
        'It would run a hose from the spring straight to every plot, since each is one step away, and pay for it.',
    },
    why: 'Grow the watered part from the spring, each time by the plot that is nearest to any watered one.',
    cost: 'O(V²)',
  },
  {
    id: 'shortest-path-and-mst-17',
    text: 'A rental firm has branches in 400 cities and 9,000 offers to drive a truck from one city to another. Most offers cost the driver something, but some pay the driver, because trucks are missing at the other end. Kai wants to get from Gera to Linz, taking offers one after another, at the smallest total expense. If he could get richer and richer by going in circles, warn the firm instead.',
    world: 'truck returns',
    pattern: 'shortest-path-and-mst',
    evidence: [
      {
        words: 'some pay the driver',
        tells: 'Negative values occur, so a total that looks best can still improve later.',
        decides: true,
      },
      {
        words: 'at the smallest total expense',
        tells: 'The least total along a route is asked.',
        decides: false,
      },
      {
        words: 'richer and richer by going in circles',
        tells: 'A circle with a negative total has to be noticed.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'topological-sort',
      fails:
        'Offers lead in circles, so the cities have no order in which each could be settled after all before it.',
    },
    why: 'Improve all towns along all offers, as many rounds as there are towns less one, and see whether another round still improves anything.',
    cost: 'O(V · E)',
  },
  {
    id: 'shortest-path-and-mst-18',
    text: 'I want to split 3,000 sensors into exactly eight groups, none of them empty, by their positions. How far apart two groups are is measured by their two closest members, one in each. A split is good if even the two groups that are least far apart are far apart; make that figure as large as it can be and report it. Coordinates are in meters.',
    world: 'sensor clusters',
    pattern: 'shortest-path-and-mst',
    alsoFits: [
      {
        pattern: 'union-find',
        whyNotFirst:
          'Merging groups is how it is carried out, but what matters is the order of the pairs by distance.',
      },
      {
        pattern: 'binary-search-on-answer',
        whyNotFirst:
          'Guessing the figure and counting the groups that closer pairs form also works, with one count per guess.',
      },
    ],
    evidence: [
      {
        words: 'exactly eight groups',
        tells: 'Joining closest pairs first and stopping at eight groups leaves the largest gap.',
        decides: true,
      },
      {
        words: 'measured by their two closest members',
        tells: 'Distances between single sensors decide, so the shortest links must lie inside groups.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'breadth-first-search',
      fails:
        'Steps do not matter here, and there are no links to follow; everything depends on the distances.',
    },
    why: 'Connect the closest sensors of different groups first, stop when eight groups are left, and report the next distance that would connect two.',
    cost: 'O(n² log n)',
  },
  {
    id: 'shortest-path-and-mst-19',
    text: 'Couriers carry letters among 300 monasteries, and their tariffs are public: for many pairs, one of them goes from the first house to the second for so much, while the way back may cost more or not be on offer. A clever abbot forwards a letter through as many other houses as he likes. Fill in a complete table of 300 rows and 300 columns with the least a letter can cost from each house to each other one.',
    world: 'courier prices',
    pattern: 'shortest-path-and-mst',
    evidence: [
      {
        words: 'for so much',
        tells: 'Links have weights, and a detour can be cheaper.',
        decides: false,
      },
      {
        words: 'from each house to each other one',
        tells: 'All pairs are asked, and 300 houses are few enough for a cubic method.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'breadth-first-search',
      fails:
        'From each house, it gives the ways over the fewest couriers, and those need not be the cheapest.',
    },
    why: 'Allow one more house after another as an intermediate stop, and keep the cheaper of both totals for each pair.',
    cost: 'O(V³)',
  },
  {
    id: 'shortest-path-and-mst-20',
    text: 'How much must a diving robot endure? It glides over the floor of a canyon, mapped in 1,200 by 700 squares, from a marked first square to a marked last one, and moves between squares that have a side in common. Each square has its depth. Distance is of no concern. What strains its hull is a change of depth from one square to the next, and only the worst change counts. Find the smallest worst change possible.',
    family: 'shortest-path-and-mst-14',
    world: 'canyon glider',
    pattern: 'shortest-path-and-mst',
    alsoFits: [
      {
        pattern: 'binary-search-on-answer',
        whyNotFirst: 'Guessing a change and flooding the canyon also works, with one flood per guess.',
      },
      {
        pattern: 'union-find',
        whyNotFirst:
          'Joining squares from small changes to large until the two marked ones are together gives the same result.',
      },
    ],
    evidence: [
      {
        words: 'Distance is of no concern',
        tells: 'The number of squares on the way does not matter.',
        decides: false,
      },
      {
        words: 'the smallest worst change possible',
        tells: 'A way is measured by its worst change, and the best way by this measure is asked.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'grid-dp',
      fails:
        'The robot may have to swing back in any direction, so no square is settled by the squares above and to the left.',
    },
    why: 'Settle squares in order of the smallest worst change with which they can be reached, and extend them to their neighbors.',
    cost: 'O(m · n · log (m · n))',
  },
  {
    id: 'shortest-path-and-mst-21',
    text: 'A field telephone costs nothing, but its wire does: so much for each kilometer. We herders have 1,400 huts, spread over the tundra, and a radio mast in the village. Calls can be put through from hut to hut, so it is enough if each hut has some way to the mast. Wires run straight. Tell us what length to order from the city, and do not let us order more than is needed.',
    family: 'shortest-path-and-mst-16',
    world: 'reindeer stations',
    pattern: 'shortest-path-and-mst',
    alsoFits: [
      {
        pattern: 'union-find',
        whyNotFirst:
          'Merging huts along short wires is one way to build the network, but the order by length is what makes it the shortest.',
      },
    ],
    evidence: [
      {
        words: 'so much for each kilometer',
        tells: 'The total length of all wires is what has to be small.',
        decides: true,
      },
      {
        words: 'put through from hut to hut',
        tells: 'It is enough that all huts hang together with the mast.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'breadth-first-search',
      fails:
        'Counting wires, the mast is one step from each hut, and so every hut would get a wire of its own.',
    },
    why: 'Start at the mast and keep adding the hut that is nearest to what is already connected.',
    cost: 'O(V²)',
  },
]
