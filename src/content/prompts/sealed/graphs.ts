import type { Prompt } from '../prompt.ts'

export const graphsSealed: readonly Prompt[] = [
  {
    id: 'breadth-first-search-s1',
    text: 'Two drops of dye, one red and one blue, fall on different cells of a white grid of cloth, up to 800 by 800. Every second, color soaks from each dyed cell into the white cells that share a side with it. A cell that would receive both colors at once turns black and passes nothing on. How many cells end up red?',
    world: 'dye in cloth',
    pattern: 'breadth-first-search',
    evidence: [
      {
        words: 'Every second',
        tells: 'The change happens in rounds that all last equally long.',
        decides: false,
      },
      {
        words: 'receive both colors at once',
        tells: 'Which color comes first decides a cell, so both must advance in step.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'matrix-traversal',
      fails:
        'Flooding the red region first colors the whole cloth red; the race between the colors is lost when one flood runs to its end.',
    },
    why: "Start from both drops in one queue and finish each second's cells before the next, so that ties show up as they happen.",
    cost: 'O(m · n)',
    given: ['grid'],
  },
  {
    id: 'breadth-first-search-s2',
    text: 'At a summit, each of 300 delegates speaks some of 500 languages. Two delegates can talk if they share one. The host wants to pass a remark to a guest by having delegates whisper it onward. Return the least number of people who must stand between them, or -1 if it cannot be done.',
    world: 'interpreters',
    pattern: 'breadth-first-search',
    evidence: [
      {
        words: 'if they share one',
        tells: 'A shared language links two people, and all links are equal.',
        decides: false,
      },
      {
        words: 'least number of people who must stand between',
        tells: 'The fewest people in a chain means the fewest steps.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'depth-first-search',
      fails:
        'Whispering along the first possible chain shows that the remark can arrive, but not with how few people between.',
    },
    why: 'Search in rounds from the host, going from people to their languages and on to all who speak them, until the guest is reached.',
    cost: 'O(V + E)',
  },
  {
    id: 'depth-first-search-s1',
    text: 'A zoo has 70,000 enclosures joined by footpaths, and all can be reached from the gate. Workers repave one footpath at a time, which closes it for a day. How many footpaths can be chosen for a day so that visitors can still reach every enclosure?',
    world: 'zoo paths',
    pattern: 'depth-first-search',
    evidence: [
      {
        words: 'closes it for a day',
        tells: 'Only one path is missing at a time, and then it returns.',
        decides: false,
      },
      {
        words: 'still reach every enclosure',
        tells: 'It matters whether a detour around the link exists, not only who is in one group.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'union-find',
      fails:
        'It finds one set of paths that keeps all joined, but a path in that set may still have a detour, and it cannot tell which.',
    },
    why: 'Walk deep, note how far up each branch can get back by other paths, and subtract the paths that no branch gets around.',
    cost: 'O(V + E)',
  },
  {
    id: 'depth-first-search-s2',
    text: 'In a village game, every one of 80,000 players is a wolf or a farmer. Spies report pairs of players, and each reported pair surely holds one wolf and one farmer. All reports agree with each other. What is the largest number of wolves that there can be?',
    world: 'werewolf game',
    pattern: 'depth-first-search',
    alsoFits: [
      {
        pattern: 'breadth-first-search',
        whyNotFirst: 'Rounds that alternate the sides count the same, but no distances are needed.',
      },
      {
        pattern: 'union-find',
        whyNotFirst:
          'Groups that also store the side of each player work, but all reports are there, so one walk with two colors is simpler.',
      },
    ],
    evidence: [
      {
        words: 'one wolf and one farmer',
        tells: 'A link forces its two ends onto different sides and points in no direction.',
        decides: true,
      },
      {
        words: 'largest number of wolves',
        tells: 'Each group has two sides, and the larger one is chosen, so sizes of sides are needed.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'topological-sort',
      fails:
        'A report has no direction, so no player comes before another, and no order of the players says who is on which side.',
    },
    why: 'Color each group with two alternating colors, and add up the larger color count of every group.',
    cost: 'O(V + E)',
  },
  {
    id: 'matrix-traversal-s1',
    text: 'A crossword is a grid of black and white squares, up to 200 by 200. An editor accepts it if it looks the same after half a turn and if all white squares hang together through shared sides. Decide whether she accepts it.',
    world: 'crossword',
    pattern: 'matrix-traversal',
    alsoFits: [
      {
        pattern: 'depth-first-search',
        whyNotFirst:
          'The flood over white squares can be depth first, but half the task is reading squares by position.',
      },
      {
        pattern: 'breadth-first-search',
        whyNotFirst: 'The flood can use a queue, but half the task is reading squares by position.',
      },
    ],
    evidence: [
      {
        words: 'same after half a turn',
        tells: 'Each square is compared with the one at the mirrored position.',
        decides: false,
      },
      {
        words: 'hang together through shared sides',
        tells: 'One region of adjacent cells must cover all white squares.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'union-find',
      fails:
        'One flood from any white square answers it; groups for all pairs of neighbors are not needed, and they ignore the half turn.',
    },
    why: 'Compare each square with its opposite, then flood from one white square and check that all white squares were marked.',
    cost: 'O(m · n)',
    given: ['grid'],
  },
  {
    id: 'matrix-traversal-s2',
    text: 'A ranch map is a grid of up to 1,500 by 1,500 cells: grass, rock, road, or well. Grass and well cells that share a side belong to one pasture. A pasture is usable if it has at least one well and no cell beside a road. Count the usable pastures.',
    world: 'sheep pasture',
    pattern: 'matrix-traversal',
    alsoFits: [
      {
        pattern: 'depth-first-search',
        whyNotFirst: 'The flood may run depth first, but what counts are the cells and their sides.',
      },
      { pattern: 'breadth-first-search', whyNotFirst: 'The flood may use a queue; no distance is asked.' },
    ],
    evidence: [
      {
        words: 'cells that share a side',
        tells: 'Neighbors are adjacent cells, so the grid holds all links.',
        decides: true,
      },
      {
        words: 'no cell beside a road',
        tells: 'Each region is judged by what it contains and what it borders.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'union-find',
      fails:
        'Wells and roads must be read cell by cell anyway, and the same walk marks the pasture, so groups add nothing.',
    },
    why: 'Flood each pasture once, note wells inside and roads beside it, and count it if it passes.',
    cost: 'O(m · n)',
    given: ['grid'],
  },
  {
    id: 'topological-sort-s1',
    text: 'A data center has 4,000 services. For each one a file names the services that must be running before it is started. Services are started in batches, as early as possible, and all services of a batch start together. Print the batch number of every service, or report that startup would hang.',
    world: 'data center',
    pattern: 'topological-sort',
    evidence: [
      {
        words: 'must be running before it is started',
        tells: 'All named services are needed, so each one waits for its last requirement.',
        decides: true,
      },
      { words: 'startup would hang', tells: 'A circle of requirements never becomes free.', decides: false },
    ],
    rival: {
      pattern: 'shortest-path-and-mst',
      fails:
        'The nearest route from a free service gives too small a batch number: a service waits for the latest of its requirements.',
    },
    why: 'Start all services with no open requirement as one batch, lower the counts of those that wait, and repeat with the next batch.',
    cost: 'O(V + E)',
  },
  {
    id: 'topological-sort-s2',
    text: 'Water enters a mill park at one basin. Each of 50,000 basins passes the water it receives in equal parts to the basins below it, and none flows back to an earlier one. Basins with no outlet are ponds. Return how much of 1,000 liters ends up in each pond.',
    world: 'mill channels',
    pattern: 'topological-sort',
    evidence: [
      {
        words: 'passes the water it receives',
        tells: 'A basin can pass its water on only after all of its inflow is known.',
        decides: true,
      },
      {
        words: 'none flows back to an earlier one',
        tells: 'There is no circle, so every basin gets its final amount.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'depth-first-search',
      fails:
        'Following one stream to its end pushes water through a basin before the rest of its inflow has arrived, and repeats that work for each stream.',
    },
    why: 'Take each basin after all basins that flow into it, and add equal parts of its amount to its outlets.',
    cost: 'O(V + E)',
  },
  {
    id: 'union-find-s1',
    text: 'Linguists study 60,000 village dialects. They publish findings one at a time: two dialects stem from the same source, which makes all dialects tied to either of them relatives. Now and then a reader sends two villages and wants to know at once if their dialects are known relatives.',
    world: 'dialects',
    pattern: 'union-find',
    evidence: [
      {
        words: 'one at a time',
        tells: 'Queries come between findings, so groups must be current at every moment.',
        decides: true,
      },
      {
        words: 'two dialects stem from the same source',
        tells: 'A finding joins two groups and is never withdrawn.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'depth-first-search',
      fails: 'A search for a chain of findings at each query may run through all 60,000 dialects.',
    },
    why: 'Join the groups of the two dialects at each finding, and compare the representatives when a reader asks.',
    cost: 'O(n α(n))',
  },
  {
    id: 'union-find-s2',
    text: 'Each of 90,000 railway lines starts as its own company. News items arrive in order: the company that now runs line a takes over the company that now runs line b. If both are the same, nothing happens. After every item, print how many lines the resulting company runs.',
    world: 'railway takeovers',
    pattern: 'union-find',
    evidence: [
      {
        words: 'now runs line a',
        tells: 'A line stands for its whole company, whatever has joined before.',
        decides: false,
      },
      {
        words: 'After every item',
        tells: 'Membership and size are needed between joins, so groups are merged step by step.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'shortest-path-and-mst',
      fails: 'Items have no price or length to compare; each one simply joins two companies.',
    },
    why: 'Find the representatives of both lines, join them if they differ, and print the size stored there.',
    cost: 'O(n α(n))',
  },
  {
    id: 'shortest-path-and-mst-s1',
    text: 'A rover crosses a desert given as a grid of 700 by 700 cells. Entering a cell uses between 1 and 60 units of charge, depending on the ground. It can move up, down, left, and right. With how little charge can it get from its base to the crater?',
    world: 'desert rover',
    pattern: 'shortest-path-and-mst',
    evidence: [
      {
        words: 'between 1 and 60 units of charge',
        tells: 'Steps cost different amounts, so the cheapest open cell comes next.',
        decides: true,
      },
      {
        words: 'up, down, left, and right',
        tells: 'Routes may lead in any direction, even back up.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'breadth-first-search',
      fails:
        'The route with the fewest cells may lead through deep sand, while a longer one over rock uses less charge.',
    },
    why: 'Always settle the open cell that needs the least charge, and stop at the crater.',
    cost: 'O(m · n · log(m · n))',
    given: ['grid'],
  },
  {
    id: 'shortest-path-and-mst-s2',
    text: 'A lab has the genomes of 1,500 virus strains, and the number of differing positions between any two of them. To draw how they may have evolved, it wants to link all strains so that the differences along the links drawn add up to as little as possible. What is that total?',
    world: 'virus strains',
    pattern: 'shortest-path-and-mst',
    evidence: [
      {
        words: 'link all strains',
        tells: 'Everything must be connected, which is not about a route between two of them.',
        decides: false,
      },
      {
        words: 'add up to as little as possible',
        tells: 'Weights are compared, and the cheapest link that still joins something new is taken.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'union-find',
      fails:
        'Which strains are in one group does not help to choose among links; their differences must decide.',
    },
    why: 'Start with one strain and keep adding the strain with the smallest difference to one already linked.',
    cost: 'O(n²)',
  },
]
