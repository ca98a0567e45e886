import type { MinimalPair } from '../../prompt.ts'

/** Pairs whose first pattern is in this category. */
export const pairs: readonly MinimalPair[] = [
  {
    id: 'breadth-first-search--level-order-traversal',
    prompts: [
      {
        id: 'breadth-first-search--level-order-traversal-a',
        text: 'A company sends a notice from its head office. Every office that has it passes it on, one minute later, to all offices it has a line to, and lines may run in circles. Offices number up to 100,000. For every minute, list the offices that receive the notice for the first time.',
        world: 'head office',
        pattern: 'breadth-first-search',
        evidence: [
          {
            words: 'lines may run in circles',
            tells: 'An office can be met again, so it must be marked when it first gets the notice.',
            decides: true,
          },
          {
            words: 'For every minute',
            tells: 'Offices are listed by their distance from the start.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'level-order-traversal',
          fails:
            'Taking whole rows of a tree needs no marks, but here the same office comes up again through a circle, so the rows would never end.',
        },
        why: 'Mark the head office, and in each round visit all unmarked offices that have a line from the round before.',
        cost: 'O(V + E)',
      },
      {
        id: 'breadth-first-search--level-order-traversal-b',
        text: 'A company sends a notice from its head office. Every office that has it passes it on, one minute later, to the branches directly below it in the tree of offices. Offices number up to 100,000. For every minute, list the offices that receive the notice for the first time.',
        world: 'head office',
        pattern: 'level-order-traversal',
        alsoFits: [
          {
            pattern: 'breadth-first-search',
            whyNotFirst:
              'It is the same search. Marks for visited offices are not needed, because each office has only one above it.',
          },
          {
            pattern: 'tree-traversal',
            whyNotFirst:
              'A walk that files each office under its depth lists the same minutes, but rows come out ready when the tree is taken row by row.',
          },
        ],
        evidence: [
          {
            words: 'branches directly below it in the tree',
            tells: 'In a tree one path leads to each office, so no office can come up twice.',
            decides: true,
          },
          { words: 'For every minute', tells: 'A minute is one row of the tree.', decides: false },
        ],
        rival: {
          pattern: 'breadth-first-search',
          fails:
            'Marks for visited offices guard against nothing: each office has one office above it, so a queue taken row by row is all there is.',
        },
        why: 'Take the tree row by row from the head office, and list each row as one minute.',
        cost: 'O(n)',
        given: ['tree'],
      },
    ],
    clauses: [
      'to all offices it has a line to, and lines may run in circles',
      'to the branches directly below it in the tree of offices',
    ],
    changes:
      'With lines that may run in circles, the same office can be reached several times and at different minutes, so you must remember who has the notice. In a tree that cannot happen.',
    breaks: 'Reading a tree row by row relies on one single path to each node, and circles break that.',
    counterexample: {
      prompt: 0,
      input: {
        lines: [
          ['Head', 'A'],
          ['Head', 'B'],
          ['A', 'B'],
          ['B', 'A'],
        ],
        start: 'Head',
      },
      right: [['Head'], ['A', 'B']],
      wrong: 'The rows go on forever: after A and B come B and A, again and again.',
      explains:
        'A and B pass the notice back and forth. Without marks each later row holds offices that already have it.',
    },
  },
  {
    id: 'breadth-first-search--depth-first-search',
    prompts: [
      {
        id: 'breadth-first-search--depth-first-search-a',
        text: 'A palace has 14 halls joined by one-way lifts, and no chain of lifts leads back to a hall already left. You get the lifts as pairs of halls, along with the names of the entrance and the dome. Return the smallest number of lift rides that takes a guest from the entrance to the dome.',
        world: 'lift halls',
        pattern: 'breadth-first-search',
        evidence: [
          {
            words: 'joined by one-way lifts',
            tells: 'The links are given, and every ride counts as one.',
            decides: false,
          },
          {
            words: 'smallest number of lift rides',
            tells: 'The fewest equal steps call for a search in rounds.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'depth-first-search',
          fails:
            'The first way down to the dome that a deep walk finds can have many rides more than the shortest one.',
        },
        why: 'Search from the entrance in rounds of one ride, and return the round that reaches the dome.',
        cost: 'O(V + E)',
      },
      {
        id: 'breadth-first-search--depth-first-search-b',
        text: 'A palace has 14 halls joined by one-way lifts, and no chain of lifts leads back to a hall already left. You get the lifts as pairs of halls, along with the names of the entrance and the dome. Return every possible sequence of halls that takes a guest from the entrance to the dome.',
        world: 'lift halls',
        pattern: 'depth-first-search',
        alsoFits: [
          {
            pattern: 'backtracking',
            whyNotFirst:
              'The path does grow and shrink, but the lifts are given and no mark is ever needed, so it is a walk over a given graph.',
          },
        ],
        evidence: [
          {
            words: 'no chain of lifts leads back',
            tells: 'There are no cycles, so a walk needs no marks.',
            decides: false,
          },
          {
            words: 'every possible sequence of halls',
            tells: 'All paths must be spelled out, so each is followed to its end.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'breadth-first-search',
          fails:
            'Each hall enters the queue once, at its first visit, so only one of several sequences through it would be found.',
        },
        why: 'Follow every lift out of the current hall, and record the path each time it arrives at the dome.',
        cost: 'O(2ⁿ · n)',
      },
    ],
    clauses: ['the smallest number of lift rides', 'every possible sequence of halls'],
    changes:
      'For the smallest number, each hall matters only the first time it is reached. For all sequences, a hall must be passed again on each path that leads through it.',
    breaks: 'A search in rounds marks every hall at its first visit and so drops all other paths through it.',
    counterexample: {
      prompt: 1,
      input: {
        lifts: [
          ['In', 'A'],
          ['In', 'B'],
          ['A', 'Dome'],
          ['B', 'Dome'],
        ],
        from: 'In',
        to: 'Dome',
      },
      right: [
        ['In', 'A', 'Dome'],
        ['In', 'B', 'Dome'],
      ],
      wrong: [['In', 'A', 'Dome']],
      explains: 'The dome is marked when A leads to it. The path through B arrives later and is dropped.',
    },
  },
  {
    id: 'breadth-first-search--matrix-traversal',
    prompts: [
      {
        id: 'breadth-first-search--matrix-traversal-a',
        text: 'A drone photographs a roof as a grid of up to 1,000 by 1,000 tiles and marks the tiles that carry moss; there is at least one. For every tile without moss, report how many steps away the nearest moss is, where only tiles that share a side count as neighbors.',
        world: 'mossy roof',
        pattern: 'breadth-first-search',
        evidence: [
          {
            words: 'how many steps away the nearest moss is',
            tells: 'A distance to the nearest of many sources needs a search in rounds from all of them.',
            decides: true,
          },
          {
            words: 'tiles that share a side',
            tells: 'Each step leads to one of four adjacent tiles and costs the same.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'matrix-traversal',
          fails:
            'One look at the four neighbors of each tile says nothing about moss farther away, and a flood without rounds counts no steps.',
        },
        why: 'Start from all mossy tiles at once, and number each tile with the round that first reaches it.',
        cost: 'O(m · n)',
        given: ['grid'],
      },
      {
        id: 'breadth-first-search--matrix-traversal-b',
        text: 'A drone photographs a roof as a grid of up to 1,000 by 1,000 tiles and marks the tiles that carry moss; there is at least one. For every tile without moss, report how many of the tiles beside it carry moss, where only tiles that share a side count as neighbors.',
        world: 'mossy roof',
        pattern: 'matrix-traversal',
        evidence: [
          {
            words: 'how many of the tiles beside it carry moss',
            tells: 'Each tile depends on its four neighbors only, so one pass over the grid is enough.',
            decides: true,
          },
          {
            words: 'tiles that share a side',
            tells: 'The neighbors are the adjacent cells, within the borders.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'breadth-first-search',
          fails:
            'The distance to the nearest moss does not say how many neighbors carry moss: it is one, whether there is one such neighbor or four.',
        },
        why: 'Visit every tile once and count the moss on up to four neighbors inside the grid.',
        cost: 'O(m · n)',
        given: ['grid'],
      },
    ],
    clauses: ['how many steps away the nearest moss is', 'how many of the tiles beside it carry moss'],
    changes:
      'The first report depends on moss that may be far away, so distances must spread in rounds. The second depends only on the four tiles beside each tile.',
    breaks: 'Looking at adjacent cells once does not carry a distance across the grid.',
    counterexample: {
      prompt: 0,
      input: { roof: [[1, 0, 0, 0]] },
      right: [1, 2, 3],
      wrong: [1, 0, 0],
      explains:
        'The last two tiles have no moss beside them. Their distances of two and three come only from spreading step by step.',
    },
  },
  {
    id: 'breadth-first-search--shortest-path-and-mst',
    prompts: [
      {
        id: 'breadth-first-search--shortest-path-and-mst-a',
        text: 'A mountain region has 20,000 stations joined by cable cars that run both ways. A ride on a cable car uses up one punch of a ticket. You are given all cable cars, your station, and the station of your hut. How few punches get you there?',
        world: 'cable cars',
        pattern: 'breadth-first-search',
        evidence: [
          {
            words: 'one punch of a ticket',
            tells: 'Every ride costs the same, so the fewest rides are the fewest punches.',
            decides: true,
          },
          { words: 'How few punches', tells: 'A least total is needed, counted in steps.', decides: false },
        ],
        rival: {
          pattern: 'shortest-path-and-mst',
          fails:
            'All rides cost one, so picking the cheapest open station each time gives the order of a plain queue, only with more work.',
        },
        why: "Search in rounds from your station, where each round is one ride, until your hut's station appears.",
        cost: 'O(V + E)',
      },
      {
        id: 'breadth-first-search--shortest-path-and-mst-b',
        text: 'A mountain region has 20,000 stations joined by cable cars that run both ways. A ride on a cable car uses up between one and nine punches of a ticket, as its sign says. You are given all cable cars, your station, and the station of your hut. How few punches get you there?',
        world: 'cable cars',
        pattern: 'shortest-path-and-mst',
        evidence: [
          {
            words: 'between one and nine punches',
            tells: 'Rides differ in cost, so few rides can use many punches.',
            decides: true,
          },
          {
            words: 'How few punches',
            tells: 'Totals of routes are compared, and the cheapest open station is settled next.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'breadth-first-search',
          fails:
            'Rounds of rides settle a station by the fewest rides, though a route with more rides may use fewer punches.',
        },
        why: 'Always settle the open station with the fewest punches so far, and update the stations one ride away.',
        cost: 'O(E log V)',
      },
    ],
    clauses: ['one punch of a ticket', 'between one and nine punches of a ticket, as its sign says'],
    changes:
      'When every ride costs one punch, counting rides is counting punches. With different costs, a route of two cheap rides can beat one dear ride.',
    breaks:
      'A plain queue settles stations in order of the number of rides, which is not the order of cost any more.',
    counterexample: {
      prompt: 1,
      input: {
        cars: [
          ['Base', 'Hut', 9],
          ['Base', 'Lake', 1],
          ['Lake', 'Hut', 1],
        ],
        from: 'Base',
        to: 'Hut',
      },
      right: 2,
      wrong: 9,
      explains:
        'The direct ride is found in the first round and costs nine punches. Two rides by way of the lake cost two.',
    },
  },
  {
    id: 'depth-first-search--topological-sort',
    prompts: [
      {
        id: 'depth-first-search--topological-sort-a',
        text: 'A game has 50,000 quests, and its map shows arrows from quests to quests, some of them in circles. A quest that no arrow points to is open from the start. Any other quest opens as soon as at least one quest with an arrow to it has been done. A tireless player does all quests that open. How many does she do?',
        world: 'quest map',
        pattern: 'depth-first-search',
        alsoFits: [
          {
            pattern: 'breadth-first-search',
            whyNotFirst:
              'A queue reaches the same quests; no number of steps is asked, so either walk will do.',
          },
        ],
        evidence: [
          {
            words: 'at least one quest',
            tells: 'One arrow from a finished quest is enough, so only reach matters.',
            decides: true,
          },
          {
            words: 'How many does she do',
            tells: 'All quests that can be reached from the open ones are counted.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'topological-sort',
          fails:
            'Waiting until all arrows into a quest are settled would leave out quests that one finished quest already opens.',
        },
        why: 'Walk from all quests that are open at the start along the arrows, mark what is reached, and count it.',
        cost: 'O(V + E)',
      },
      {
        id: 'depth-first-search--topological-sort-b',
        text: 'A game has 50,000 quests, and its map shows arrows from quests to quests, some of them in circles. A quest that no arrow points to is open from the start. Any other quest opens as soon as every quest with an arrow to it has been done. A tireless player does all quests that open. How many does she do?',
        world: 'quest map',
        pattern: 'topological-sort',
        alsoFits: [
          {
            pattern: 'depth-first-search',
            whyNotFirst:
              'A walk back through the arrows that marks quests as open or done works, too; counting arrows down follows the order of play.',
          },
        ],
        evidence: [
          {
            words: 'in circles',
            tells: 'Quests in a circle wait for each other, and so does all that needs them.',
            decides: false,
          },
          {
            words: 'every quest',
            tells: 'A quest waits for the last of its prerequisites, so open arrows must be counted down.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'depth-first-search',
          fails:
            'A walk counts a quest as soon as one arrow leads to it, though another quest that it needs may never be done.',
        },
        why: 'Count the arrows into each quest, do those with none left, lower the counts of their successors, and count what was done.',
        cost: 'O(V + E)',
      },
    ],
    clauses: ['at least one quest', 'every quest'],
    changes:
      'With one finished quest enough, a quest is done if any path from an open quest leads to it. If every quest is needed, one missing prerequisite, such as a circle, keeps it shut.',
    breaks: 'Reaching a node by one path proves nothing when all of its incoming edges must be settled.',
    counterexample: {
      prompt: 1,
      input: {
        arrows: [
          ['A', 'C'],
          ['A', 'B'],
          ['D', 'B'],
          ['B', 'D'],
        ],
      },
      right: 2,
      wrong: 4,
      explains:
        'B and D wait for each other, so only A and C are done. A walk from A reaches all four quests.',
    },
  },
  {
    id: 'depth-first-search--union-find',
    prompts: [
      {
        id: 'depth-first-search--union-find-a',
        text: 'At a fair, badges record 200,000 handshakes, each between two of 90,000 guests, and list them in order of time. Guests are in one circle if a chain of handshakes connects them. When the list has ended, print any chain of handshakes that connects Ada with Ben, or nothing if there is none.',
        world: 'handshakes',
        pattern: 'depth-first-search',
        alsoFits: [
          {
            pattern: 'breadth-first-search',
            whyNotFirst:
              'A search in rounds finds a chain, too, and even the shortest, but any chain will do.',
          },
        ],
        evidence: [
          {
            words: 'in one circle if a chain of handshakes connects them',
            tells: 'Being connected passes on through other guests.',
            decides: false,
          },
          {
            words: 'print any chain of handshakes',
            tells: 'A path itself is needed, with the links it is made of.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'union-find',
          fails:
            'Groups only say that Ada and Ben are in one circle; their links to a representative need not be handshakes at all.',
        },
        why: 'Walk from Ada along handshakes, remember from whom each guest was reached, and read the chain back from Ben.',
        cost: 'O(V + E)',
      },
      {
        id: 'depth-first-search--union-find-b',
        text: 'At a fair, badges record 200,000 handshakes, each between two of 90,000 guests, and list them in order of time. Guests are in one circle if a chain of handshakes connects them. After each handshake, print how many circles there are, counting guests who are alone.',
        world: 'handshakes',
        pattern: 'union-find',
        evidence: [
          {
            words: 'in one circle if a chain of handshakes connects them',
            tells: 'Being connected passes on through other guests.',
            decides: false,
          },
          {
            words: 'After each handshake, print how many circles there are',
            tells: 'The number of groups is needed after every link, so groups must be kept as they grow.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'depth-first-search',
          fails:
            'Counting circles by a walk over all guests would have to be done 200,000 times, once after each handshake.',
        },
        why: 'Start with as many circles as guests, and lower the number whenever a handshake joins two different circles.',
        cost: 'O(n α(n))',
      },
    ],
    clauses: [
      'When the list has ended, print any chain of handshakes that connects Ada with Ben, or nothing if there is none.',
      'After each handshake, print how many circles there are, counting guests who are alone.',
    ],
    changes:
      'One needs a route through real handshakes once, at the end. The other needs only the number of groups, but after each new link.',
    breaks: 'Union-find keeps who belongs together and forgets how, so it cannot return a path.',
    counterexample: {
      prompt: 0,
      input: {
        handshakes: [
          ['Ada', 'Cy'],
          ['Dee', 'Ben'],
          ['Cy', 'Dee'],
        ],
        from: 'Ada',
        to: 'Ben',
      },
      right: ['Ada', 'Cy', 'Dee', 'Ben'],
      wrong: ['Ada', 'Dee', 'Ben'],
      explains:
        'Following links to representatives goes from Ben to Dee to Ada. Ada and Dee never shook hands.',
    },
  },
  {
    id: 'matrix-traversal--union-find',
    prompts: [
      {
        id: 'matrix-traversal--union-find-a',
        text: 'Children place 300,000 pebbles, one after another, on different cells of a grid with 1,000 rows and 1,000 columns. Pebbles on cells that share a side belong to one group. In the end, report the largest number of distinct empty cells that one group touches.',
        world: 'pebble board',
        pattern: 'matrix-traversal',
        alsoFits: [
          {
            pattern: 'depth-first-search',
            whyNotFirst: 'The flood may run depth first, but what counts are cells and their sides.',
          },
          {
            pattern: 'breadth-first-search',
            whyNotFirst: 'The flood may use a queue; no distance is asked.',
          },
          {
            pattern: 'union-find',
            whyNotFirst:
              'Every empty cell can count for the groups beside it, but nothing is asked while pebbles arrive, so one flood of the final grid is simpler.',
          },
        ],
        evidence: [
          {
            words: 'cells that share a side',
            tells: 'Neighbors are the adjacent cells of the grid.',
            decides: false,
          },
          {
            words: 'distinct empty cells that one group touches',
            tells: 'Regions are judged by their border, which is seen while walking the final grid once.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'union-find',
          fails:
            'Groups of pebbles know nothing of the empty cells around them, so you would have to walk the grid anyway, and that walk finds the groups, too.',
        },
        why: 'Flood each group of the final grid once, and count the empty cells beside it, each only once per group.',
        cost: 'O(m · n)',
        given: ['grid'],
      },
      {
        id: 'matrix-traversal--union-find-b',
        text: 'Children place 300,000 pebbles, one after another, on different cells of a grid with 1,000 rows and 1,000 columns. Pebbles on cells that share a side belong to one group. After each pebble, report how many groups there are at that moment.',
        world: 'pebble board',
        pattern: 'union-find',
        evidence: [
          {
            words: 'cells that share a side',
            tells: 'A new pebble can join up to four groups.',
            decides: false,
          },
          {
            words: 'After each pebble',
            tells: 'The number of groups is needed 300,000 times, while they grow.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'matrix-traversal',
          fails:
            'One flood of the final grid gives only the last number, and a new flood of up to a million cells after every pebble takes far too long.',
        },
        why: 'Add one group for each pebble, and subtract one for each neighboring group that it joins and that is different.',
        cost: 'O(n α(n))',
        given: ['grid'],
      },
    ],
    clauses: [
      'In the end, report the largest number of distinct empty cells that one group touches.',
      'After each pebble, report how many groups there are at that moment.',
    ],
    changes:
      'One report is about the finished board and its empty cells, which one walk over the grid sees. The other follows the number of groups while pebbles keep coming.',
    breaks: 'A flood sees one fixed grid; it has to start over whenever the grid changes.',
    counterexample: {
      prompt: 1,
      input: {
        rows: 1,
        columns: 3,
        pebbles: [
          [0, 0],
          [0, 2],
          [0, 1],
        ],
      },
      right: [1, 2, 1],
      wrong: 'One flood of the finished grid reports 1 and cannot give the numbers 1 and 2 before it.',
      explains:
        'The third pebble joins the first two. The flood sees only the finished row of three pebbles.',
    },
  },
  {
    id: 'shortest-path-and-mst--topological-sort',
    prompts: [
      {
        id: 'shortest-path-and-mst--topological-sort-a',
        text: 'A relay has 30,000 stations and 200,000 one-way lines, each with its own delay in seconds; lines may run in circles. At second zero the first station, the only one without incoming lines, sends on all its lines. Every other station sends as soon as it has received a signal on any one of its incoming lines. After how many seconds does the goal station send? Return -1 for never.',
        world: 'signal relay',
        pattern: 'shortest-path-and-mst',
        evidence: [
          {
            words: 'its own delay in seconds',
            tells: 'Lines have weights, so routes with few lines may be slow.',
            decides: false,
          },
          {
            words: 'a signal on any one',
            tells: 'The fastest route to a station decides when it sends.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'topological-sort',
          fails:
            'An order of the stations does not exist when lines run in circles, and waiting for all incoming lines would make stations send too late.',
        },
        why: 'Always settle the station with the earliest known signal, and pass it on along its lines.',
        cost: 'O(E log V)',
      },
      {
        id: 'shortest-path-and-mst--topological-sort-b',
        text: 'A relay has 30,000 stations and 200,000 one-way lines, each with its own delay in seconds; lines may run in circles. At second zero the first station, the only one without incoming lines, sends on all its lines. Every other station sends as soon as it has received a signal on each of its incoming lines. After how many seconds does the goal station send? Return -1 for never.',
        world: 'signal relay',
        pattern: 'topological-sort',
        alsoFits: [
          {
            pattern: 'depth-first-search',
            whyNotFirst:
              'A walk back from the goal that remembers results and marks circles gives the same second; counting down lines follows the signals as they run.',
          },
        ],
        evidence: [
          {
            words: 'may run in circles',
            tells: 'Stations in a circle wait for each other forever.',
            decides: false,
          },
          {
            words: 'a signal on each',
            tells: 'A station waits for the slowest of its lines, so all of them must be settled first.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'shortest-path-and-mst',
          fails:
            'Settling a station at its earliest signal lets it send before its slower lines have delivered.',
        },
        why: 'Count the lines each station still waits for, and let it send at the latest arrival once the count is zero.',
        cost: 'O(V + E)',
      },
    ],
    clauses: ['a signal on any one', 'a signal on each'],
    changes:
      'With any one signal, the fastest route counts, and circles do no harm. With a signal on each line, the slowest one counts, and a circle blocks.',
    breaks:
      'Choosing the cheapest open node settles a node at its first arrival, but here the last arrival counts.',
    counterexample: {
      prompt: 1,
      input: {
        stations: 3,
        goal: 2,
        lines: [
          [0, 1, 1],
          [0, 2, 5],
          [1, 2, 1],
        ],
      },
      right: 5,
      wrong: 2,
      explains:
        'The goal station gets signals after two and after five seconds and waits for both. The fastest route alone says two.',
    },
  },
  {
    id: 'shortest-path-and-mst--union-find',
    prompts: [
      {
        id: 'shortest-path-and-mst--union-find-a',
        text: 'A ski resort gets a list of 100,000 offers, each to lay a data cable between two of 20,000 huts at a stated price. All offers together would connect every hut. The resort accepts those that connect every hut for as little money as possible. Return the total that it pays.',
        world: 'ski huts',
        pattern: 'shortest-path-and-mst',
        alsoFits: [
          {
            pattern: 'union-find',
            whyNotFirst:
              'Groups check each offer, but they have to get the offers from cheap to dear; the least total makes it a minimum spanning tree.',
          },
        ],
        evidence: [
          { words: 'at a stated price', tells: 'Links have weights.', decides: false },
          {
            words: 'for as little money as possible',
            tells: 'Prices decide which links are used, for the whole network.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'union-find',
          fails:
            'Groups tell whether an offer is needed, but in the order of the list they accept dear cables before cheap ones come up.',
        },
        why: 'Take offers from cheap to dear, and accept each one that joins two parts not yet connected.',
        cost: 'O(E log E)',
      },
      {
        id: 'shortest-path-and-mst--union-find-b',
        text: 'A ski resort gets a list of 100,000 offers, each to lay a data cable between two of 20,000 huts at a stated price. All offers together would connect every hut. The resort accepts them in the order of the list, except those whose huts are connected already. Return the total that it pays.',
        world: 'ski huts',
        pattern: 'union-find',
        evidence: [
          {
            words: 'in the order of the list',
            tells: 'Prices play no part in the choice; offers are taken as they come.',
            decides: true,
          },
          {
            words: 'whose huts are connected already',
            tells: 'For each offer you ask whether both ends are in one group.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'shortest-path-and-mst',
          fails:
            'Comparing prices or costs of routes changes nothing: the list already states which offer comes next.',
        },
        why: 'Go through the list, pay for an offer when its huts have different representatives, and join the two groups.',
        cost: 'O(n α(n))',
      },
    ],
    clauses: [
      'The resort accepts those that connect every hut for as little money as possible.',
      'The resort accepts them in the order of the list, except those whose huts are connected already.',
    ],
    changes:
      'In one, prices choose the cables. In the other, the order of the list is fixed, and all that decides is whether two huts are connected already.',
    breaks: 'Accepting links in the given order keeps groups right but ignores weights.',
    counterexample: {
      prompt: 0,
      input: {
        huts: 3,
        offers: [
          [0, 1, 5],
          [1, 2, 4],
          [0, 2, 1],
        ],
      },
      right: 5,
      wrong: 9,
      explains:
        'In the order of the list the first two offers connect all huts for nine. The cables for one and four do it for five.',
    },
  },
  {
    id: 'depth-first-search--path-sum-and-lca',
    prompts: [
      {
        id: 'depth-first-search--path-sum-and-lca-a',
        text: 'An orienteering course has 100,000 checkpoints, and each of them is worth between 1 and 100 points. Trails between two checkpoints form many loops, not every checkpoint can be reached from every other one, and a run may pass a checkpoint again. A run may start and end at any checkpoint, follows the trails in either direction, and gets the points of each checkpoint only once. What is the largest number of points on one run?',
        world: 'orienteering',
        pattern: 'depth-first-search',
        alsoFits: [
          {
            pattern: 'breadth-first-search',
            whyNotFirst:
              'It collects the same checkpoints, but a run that follows one trail as far as possible and then turns back is depth-first.',
          },
          {
            pattern: 'union-find',
            whyNotFirst:
              'It adds up the points of each group, too, but all trails are known from the start, so one search is enough.',
          },
        ],
        evidence: [
          {
            words: 'form many loops',
            tells: 'A checkpoint can be reached in several ways, so it has to be marked when it is visited.',
            decides: false,
          },
          {
            words: 'not every checkpoint can be reached from every other one',
            tells: 'The course has several parts, and a search has to start in each of them.',
            decides: false,
          },
          {
            words: 'a run may pass a checkpoint again',
            tells: 'A run can go back and take every branch, so it collects everything that it can reach.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'path-sum-and-lca',
          fails:
            'There is no top checkpoint, recursion without marks never ends in a loop, and joining two branches leaves out the points of all the others.',
        },
        why: 'From every checkpoint that is not marked yet, visit and mark all that you can reach, add up their points, and keep the largest total.',
        cost: 'O(V + E)',
      },
      {
        id: 'depth-first-search--path-sum-and-lca-b',
        text: 'An orienteering course has 100,000 checkpoints, and each of them is worth between 1 and 100 points. The checkpoints are a binary tree: you get the top one, trails lead down from each to at most two others, and no run may pass a checkpoint again. A run may start and end at any checkpoint, follows the trails in either direction, and gets the points of each checkpoint only once. What is the largest number of points on one run?',
        world: 'orienteering',
        pattern: 'path-sum-and-lca',
        alsoFits: [
          {
            pattern: 'tree-traversal',
            whyNotFirst:
              'It is a walk over the tree, too, but what each checkpoint reports upward differs from the run that bends at it.',
          },
          {
            pattern: 'depth-first-search',
            whyNotFirst:
              'A call that returns the best total below is a depth-first search, too, but only joining two branches finds the run.',
          },
        ],
        evidence: [
          {
            words: 'a binary tree',
            tells:
              'Every checkpoint has at most two branches below it, so a run bends only between left and right.',
            decides: false,
          },
          {
            words: 'no run may pass a checkpoint again',
            tells: 'A run cannot go back, so it is a path that takes at most two branches where it bends.',
            decides: true,
          },
          {
            words: 'start and end at any checkpoint',
            tells: 'A run need not pass the top, so every checkpoint may be the one where it bends.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'depth-first-search',
          fails:
            'Visiting and marking everything that can be reached adds up all checkpoints, but no single run can take all of them.',
        },
        why: 'At each checkpoint, join the best totals from the left and from the right, and report the better one to the checkpoint above.',
        cost: 'O(n)',
        given: ['tree'],
      },
    ],
    clauses: [
      'Trails between two checkpoints form many loops, not every checkpoint can be reached from every other one, and a run may pass a checkpoint again.',
      'The checkpoints are a binary tree: you get the top one, trails lead down from each to at most two others, and no run may pass a checkpoint again.',
    ],
    changes:
      'In a binary tree where nothing is passed twice, a run bends between a left and a right branch. If a run may come back and there are loops, it collects everything that it can reach.',
    breaks:
      'Joining left and right assumes a tree and a path that never comes back to the node where it bends.',
    counterexample: {
      prompt: 0,
      input: {
        points: [1, 3, 5, 7, 2],
        trails: [
          [0, 1],
          [1, 4],
          [4, 0],
          [0, 2],
          [0, 3],
        ],
      },
      right: 18,
      wrong: 13,
      explains:
        'Joining the best two branches of checkpoint 0 gives 5 + 1 + 7 = 13. A run that comes back to it takes all five checkpoints, for 18 points.',
    },
  },
  {
    id: 'depth-first-search--tree-traversal',
    prompts: [
      {
        id: 'depth-first-search--tree-traversal-a',
        text: 'Pipes connect all 80,000 wells of a valley, and each has a number. A technician cleans every well exactly once and writes down its number when it is clean. The plan names the wells beside each well, and there are loops: from well 0, she always goes on to the first neighbor named that is not clean, or one well back if all are clean. Return the numbers in the order in which she writes them down.',
        world: 'village wells',
        pattern: 'depth-first-search',
        evidence: [
          {
            words: 'there are loops',
            tells: 'A well can be reached in several ways, so clean wells have to be marked.',
            decides: true,
          },
          {
            words: 'the first neighbor named that is not clean',
            tells: 'The walk goes on as deep as it can before it looks at the next neighbor.',
            decides: false,
          },
          {
            words: 'one well back if all are clean',
            tells: 'The search returns to the well it came from, as a recursive call does.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'tree-traversal',
          fails:
            'Wells have neighbors, but no left and right branch, and a walk without marks goes around in a loop and never ends.',
        },
        why: 'Mark each well when you reach it and write down its number, then visit its unmarked neighbors in the order of the plan.',
        cost: 'O(V + E)',
      },
      {
        id: 'depth-first-search--tree-traversal-b',
        text: 'Pipes connect all 80,000 wells of a valley, and each has a number. A technician cleans every well exactly once and writes down its number when it is clean. The plan is a binary tree, given by its top node: she cleans each well after all those in its left branch and before all those in its right branch. Return the numbers in the order in which she writes them down.',
        world: 'village wells',
        pattern: 'tree-traversal',
        alsoFits: [
          {
            pattern: 'depth-first-search',
            whyNotFirst:
              'An inorder walk is a depth-first search, too, but one that marks wells has no moment between left and right.',
          },
        ],
        evidence: [
          {
            words: 'a binary tree',
            tells: 'Each well is reached in one way only, so nothing has to be marked.',
            decides: false,
          },
          {
            words: 'before all those in its right branch',
            tells: 'That is inorder: the left subtree, then the node itself, then the right subtree.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'depth-first-search',
          fails:
            'A search that marks and writes down each well when it reaches it starts with the top one, and its neighbors are neither left nor right.',
        },
        why: 'At each node, first walk the left branch, then write down the number, and then walk the right branch.',
        cost: 'O(n)',
        given: ['tree'],
      },
    ],
    clauses: [
      'The plan names the wells beside each well, and there are loops: from well 0, she always goes on to the first neighbor named that is not clean, or one well back if all are clean.',
      'The plan is a binary tree, given by its top node: she cleans each well after all those in its left branch and before all those in its right branch.',
    ],
    changes:
      'A binary tree has a left and a right branch, so a well can come between them, and nothing is reached twice. Wells with loops only have neighbors: you mark each one when you reach it.',
    breaks:
      'A search that visits a node as soon as it reaches it knows no place between a left and a right branch.',
    counterexample: {
      prompt: 1,
      input: { tree: [1, 2, 3, 4, 5] },
      right: [4, 2, 5, 1, 3],
      wrong: [1, 2, 4, 5, 3],
      explains:
        'The search writes down well 1 as soon as it starts there. But 4, 2 and 5 are in its left branch, and 4 is in the left branch of 2, so 4 comes first.',
    },
  },
]
