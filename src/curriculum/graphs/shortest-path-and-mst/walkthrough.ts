import { graphOf } from '#algorithms/fields/graph.ts'
import { drawGraph } from '#algorithms/graph.ts'
import type { ShelfScene, TableScene } from '#algorithms/scene.ts'
import type { Picture, Walkthrough } from '../../walkthroughs/walkthrough.ts'
import { simplePathsFrom } from '../simple-paths.ts'
import { lesson } from './lesson.ts'

const roads = 'A-B:6, A-C:1, B-C:3, B-E:1, C-D:2, D-E:5'
const towns = graphOf(roads, { maxWeight: 99 })

function tollOf(path: readonly string[]): number {
  return path.slice(1).reduce((sum, town, index) => {
    const before = path[index]
    const road = towns.edges.find(
      ({ from, to }) => (from === town && to === before) || (from === before && to === town),
    )
    return sum + road!.weight!
  }, 0)
}

/** The total toll of every path from A that visits no town twice. */
export const tolls: readonly { readonly path: readonly string[]; readonly toll: number }[] = simplePathsFrom(
  towns,
  'A',
).map((path) => ({ path, toll: tollOf(path) }))

/** All totals for each town, the least first. */
function drawTolls(marksWaste: boolean): TableScene {
  const rowHeads = ['B', 'C', 'D', 'E']
  const rows = rowHeads.map((town) => {
    const totals = tolls.filter(({ path }) => path.at(-1) === town).map(({ toll }) => toll)
    return totals.toSorted((a, b) => a - b)
  })
  const width = Math.max(...rows.map((row) => row.length))
  return {
    kind: 'table',
    rowHeads,
    rows: rows.map((totals) =>
      Array.from({ length: width }, (_, column) => ({
        value: totals[column] ?? '',
        role: !marksWaste || column >= totals.length ? 'default' : column === 0 ? 'settled' : 'visited',
      })),
    ),
  }
}

/** In the order of the towns' names. */
const right = [0, 4, 1, 3, 5]

function drawTotals(title: string, totals: readonly number[]): Picture {
  const ids = towns.nodes.map(({ id }) => id)
  return {
    title,
    scene: drawGraph(
      towns,
      (id) => {
        const total = totals[ids.indexOf(id)]
        return { role: total === right[ids.indexOf(id)] ? 'settled' : 'visited', note: `toll ${total}` }
      },
      () => ({ role: 'default' }),
    ),
  }
}

const best = drawTotals('The least toll', right)

function drawWaiting(entries: readonly string[]): Picture {
  const scene: ShelfScene = {
    kind: 'shelf',
    form: 'priority-queue',
    title: 'priority queue',
    items: entries.map((value) => ({ id: value, value, role: 'frontier' })),
  }
  return { scene }
}

export const walkthrough: Walkthrough = {
  title: 'Five towns and six toll roads',
  problem:
    'Five towns are joined by toll roads, and **each road has its own toll**: A-B costs 6, A-C 1, B-C 3, B-E 1, C-D 2 and D-E 5, in either direction. **No toll is negative.** You start in A. What is the **least total toll** to each of the other towns?',
  input: { graph: roads, start: 'A' },
  firstTry: {
    picture: {
      scene: drawGraph(
        towns,
        () => ({ role: 'default' }),
        () => ({ role: 'default' }),
      ),
    },
    tries: [
      {
        text: 'Take the path with the fewest roads',
        says: '**It says 6 for B, and 4 is possible.** The road A-B is direct, but A, C, B costs 1 + 3 = 4. The toll of E comes out too high as well.',
        pictures: [drawTotals('Fewest roads', [0, 6, 1, 3, 7]), best],
      },
      {
        text: 'From each town, take the cheapest road to a new one',
        says: '**It says 8 for E, and 5 is possible.** From C, the road to D is cheapest. But the way on from D is expensive, and the one by way of B is not.',
        pictures: [drawTotals('Cheapest next road', [0, 9, 1, 3, 8]), best],
      },
      {
        text: 'Add up all paths, and take the cheapest to each town',
        says: '**It gives each town its least toll, and it can never be wrong.** The question is what that costs.',
        pictures: [best],
      },
    ],
    leavesOpen: 'Start from the one that always works, and look for paths that cannot matter.',
  },
  bruteForce: {
    title: 'Add up every path',
    text: 'From A, follow every path that visits no town twice, and add up its tolls. Each row of the table is the town where a path ends, with the **total of each path** to it, the least first.',
    before: { scene: drawTolls(false) },
    question: {
      id: 'waste',
      ask: 'What is wasted?',
      options: [
        {
          text: 'All paths of three roads or more',
          says: 'You expect that fewer roads cost less. But the cheapest path to E has three: A, C, B, E costs 1 + 3 + 1 = 5.',
        },
        {
          text: 'Every path that gets to some town for more than the least toll',
          says: 'Replace its beginning by the cheapest path to this town, and the total is lower. So once the least toll of a town is known, you only have to go on from there: one path for each town, 4 of 14.',
        },
        {
          text: 'Nothing: a path that begins badly may end well',
          says: 'You are thinking of a cheap road at the end. But whoever gets to the same town for less can take that road as well.',
        },
      ],
      right: 1,
    },
    after: { scene: drawTolls(true) },
    cost: 'Where every two of 10 towns are joined, 986,409 paths begin at A, and 9 of them matter.',
  },
  idea: {
    title: 'Settle the cheapest town',
    text: 'If you knew when the toll of a town is final, you could go on from it once and for all. Four lines say when that is.',
    lines: [
      {
        name: 'What waits',
        text: 'Towns that are reached wait in a priority queue, each with its toll, the least in front.',
        picture: drawWaiting(['C 1', 'B 6']),
        question: {
          id: 'final',
          ask: 'From A, you have reached C for 1 and B for 6. Which of the two numbers is final?',
          options: [
            {
              text: 'Both: each is a direct road',
              says: 'You trust the direct road. But by way of C, B costs 1 + 3 = 4.',
            },
            {
              text: 'Neither, before all paths are known',
              says: 'You want to be sure. But every other path to C leaves A by the road to B. That road alone costs 6, and the rest of the path cannot make it cheaper.',
            },
            {
              text: 'C at 1',
              says: 'Every other path to C leaves A by the road to B, and has cost 6 before it gets any farther. No toll is negative, so it stays at 6 or more. The least number that waits can never be beaten.',
            },
          ],
          right: 2,
        },
      },
      {
        name: 'What is marked and when',
        text: 'A town is final when it leaves the queue. Until then, a cheaper offer replaces its toll.',
        picture: drawWaiting(['B 4', 'E 8']),
        question: {
          id: 'settled',
          ask: 'D has reached E for 8. When is the toll of E final?',
          options: [
            {
              text: 'When E joins the queue, as in breadth-first search',
              says: 'With equal steps, the first offer is the best. Here it is not: D offers 8, and later B offers 4 + 1 = 5. Marked at once, E would keep 8.',
            },
            {
              text: 'When E leaves the queue',
              says: 'Then its number is the least that waits. Any other path to E still has to come through a town that waits with at least as much, so it cannot cost less.',
            },
            {
              text: 'When every road to E has been looked at',
              says: 'You want to compare all offers. That is safe, but it is not necessary: an offer that comes after E has left the queue is never lower.',
            },
          ],
          right: 1,
        },
      },
      {
        name: 'What stays true',
        text: 'The least toll in the queue that is not outdated is final, because no path gets cheaper by going on.',
        staysTrue: true,
        question: {
          id: 'negative',
          ask: 'Suppose that B-C were a one-way road from B to C that **pays** you 6, a toll of -6. C leaves the queue first, at 1. Is that final?',
          options: [
            {
              text: 'No: A, B, C would cost 6 - 6 = 0',
              says: 'B waits at 6, which is more than 1, and yet the path through B gets cheaper by going on. Then leaving the queue proves nothing, and all that was built on C has to be done again, in the worst case over and over. Another method, Bellman-Ford, is made for negative costs.',
            },
            {
              text: 'Yes: C is the least in the queue',
              says: 'That was the reason so far, but it rests on a second one: that no path gets cheaper by going on. B waits at 6, and the road from B to C takes 6 off.',
            },
            {
              text: 'Yes: one negative toll does no harm if the total is positive',
              says: 'You look at the whole path. But C leaves the queue before the road from B is looked at at all.',
            },
          ],
          right: 0,
        },
      },
      {
        name: 'When to stop',
        text: 'When the queue is empty, or when the town you want leaves it. Outdated entries are skipped.',
        picture: drawWaiting(['E 5', 'B 6', 'E 8']),
        question: {
          id: 'stop',
          ask: 'You only want to know the toll to E. When can you stop?',
          note: 'E is twice in the queue: D reached it for 8, and then B for 5.',
          options: [
            {
              text: 'As soon as E is reached for the first time',
              says: 'You have a path, but not the best one. E was first reached for 8, from D, and B was still waiting at 4.',
            },
            {
              text: 'When E leaves the queue for the first time, at 5',
              says: 'From then on it is final. The entry with 8 comes out later, is more than the known 5, and is skipped; so is the one of B at 6, which was replaced by 4.',
            },
            {
              text: 'When the queue is empty',
              says: 'By then every town is final, so it is right, but later than needed. Only if you want all towns do you have to wait for it.',
            },
          ],
          right: 1,
        },
      },
    ],
    summary:
      'That is **Dijkstra’s algorithm**: a priority queue, the cheapest node first, and a node is final when it leaves.',
  },
  watch: {
    title: 'Settle town by town',
    text: 'The same roads and the same rule. Where several towns wait, you say which one is settled next.',
  },
  code: {
    title: 'The four lines, as code',
    parts: [
      { name: 'Start', labels: ['start'] },
      { name: 'What waits', labels: ['take'] },
      { name: 'Outdated', labels: ['stale'] },
      { name: 'A cheaper offer', labels: ['look', 'check', 'update'] },
      { name: 'Answer', labels: ['done'] },
    ],
    keeps: ['take', 'stale', 'check', 'update'],
    note: 'A cheaper offer is pushed as a new entry, and the old one is skipped when it comes out. It takes O((V + E) log V) time, because each edge pushes one entry per direction at most. A minimum spanning tree is another question: it joins all nodes at the least total cost, and Prim’s algorithm always takes the cheapest edge that leaves its tree, not the cheapest path.',
    edge: {
      id: 'edge',
      ask: 'Suppose that a node were final when it **joins** the queue, so that later offers were ignored. Which graph shows the slip, starting at A?',
      options: [
        {
          text: '`A-B:5, A-C:1, B-C:1`',
          says: 'B joins at 5, and the offer of C, 1 + 1 = 2, is ignored. The least cost of B is 2.',
        },
        {
          text: '`A-B:2, A-C:3, B-C:4`',
          says: 'B and C join at 2 and 3. The edge between them costs 4, so it never makes a cheaper offer.',
        },
        {
          text: '`A-B:1, B-C:9`',
          says: 'There is one path to each node, so there is no second offer that could be ignored.',
        },
      ],
      right: 0,
    },
  },
  clues: {
    evidence: [
      {
        words: 'each road has its own toll',
        tells: 'Steps cost different amounts, so the first arrival need not be the cheapest.',
        decides: true,
      },
      {
        words: 'No toll is negative.',
        tells: 'No path gets cheaper by going on, so the cheapest town that waits is final.',
        decides: false,
      },
      {
        words: 'least total toll',
        tells: 'You need the least sum over a path, not the fewest roads.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'breadth-first-search',
      property: 'Do steps count differently?',
      here: 'Yes. Each road has its own toll, and the sum is what counts.',
      there: 'No. Each step counts as one, so a plain queue is enough, and numbers on the edges mislead.',
      example:
        'Now a company pays the tolls, and you only want to change roads as seldom as possible. **How few roads** are there from A to E? Suppose that you still ran Dijkstra’s algorithm with the tolls, and counted the roads on its path to E.',
      question: {
        id: 'rival',
        ask: 'How many roads do you count?',
        options: [
          {
            text: '3',
            says: 'The cheapest path is A, C, B, E, with three roads. A, B, E has only 2, although it costs 7 instead of 5. Ring by ring, E is found after 2.',
          },
          {
            text: '2',
            says: 'The path A, B, E has 2 roads, so that would be right. But it costs 7, and the search by tolls prefers A, C, B, E for 5.',
          },
        ],
        right: 0,
      },
    },
  },
  spots: [
    {
      prompt: {
        id: 'shortest-path-and-mst-lesson-1',
        text: 'An electrician pulls a cable from the fuse box to a lamp on the roof of an old factory. It can only go through the existing shafts, of which the plan shows 900, each between two of 400 junctions and with its length in centimeters. How much cable does she need at least?',
        world: 'cable shafts',
        pattern: 'shortest-path-and-mst',
        evidence: [
          {
            words: 'each between two of 400 junctions',
            tells: 'Junctions are nodes and shafts are edges.',
            decides: false,
          },
          {
            words: 'with its length in centimeters',
            tells: 'Edges have different lengths, none of them negative.',
            decides: true,
          },
          {
            words: 'How much cable does she need at least',
            tells: 'You need the least total length between two nodes, however many shafts it takes.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'breadth-first-search',
          fails: 'It counts shafts: one shaft of 90 meters would win over three of 5 meters each.',
        },
        why: 'Always continue from the junction that is reached with the least cable, until the lamp is the one that is taken.',
        cost: 'O((V + E) log V)',
      },
      names: [
        { pattern: 'breadth-first-search', line: 'ring by ring, equal steps' },
        { pattern: 'union-find', line: 'who belongs to the same group' },
        { pattern: 'shortest-path-and-mst', line: 'cheapest waiting node first' },
      ],
    },
    {
      prompt: {
        id: 'shortest-path-and-mst-lesson-2',
        text: 'A city has 90 tram lines. For each, you know its stops and the minutes between them. A traveler with heavy suitcases does not mind how long the ride takes, but she wants to carry them from one tram to another as rarely as possible. How many trams does she need from the station to her hotel?',
        world: 'tram lines',
        pattern: 'breadth-first-search',
        evidence: [
          {
            words: 'does not mind how long the ride takes',
            tells: 'The minutes between stops do not count, although they are given.',
            decides: true,
          },
          {
            words: 'as rarely as possible',
            tells: 'Each change counts as one, so all steps are equal.',
            decides: true,
          },
          {
            words: 'How many trams',
            tells: 'Make the lines the nodes: two lines with a common stop are neighbors.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'shortest-path-and-mst',
          fails: 'With minutes as costs, it finds the fastest trip, which may need many changes.',
        },
        why: 'Start with all lines that stop at the station, and grow ring by ring over lines that share a stop.',
        cost: 'O(V + E)',
      },
      names: [
        { pattern: 'shortest-path-and-mst', line: 'cheapest waiting node first' },
        { pattern: 'breadth-first-search', line: 'ring by ring, equal steps' },
        { pattern: 'depth-first-search', line: 'go deep, then step back' },
      ],
    },
  ],
  end: {
    canDo:
      'When steps cost different amounts and none is negative, always go on from the cheapest node that waits: it is final when you take it.',
    practice: lesson.practice.find(({ number }) => number === 743)!,
    practiceIs: 'The roads are one-way, and the answer is the largest of the least times.',
  },
}
