import { graphOf } from '#algorithms/fields/graph.ts'
import { drawGraph, type Graph } from '#algorithms/graph.ts'
import type { GraphScene, Role, TableScene } from '#algorithms/scene.ts'
import { drawWaitingQueue } from '#algorithms/scenes/stack-and-queue-scenes.ts'
import type { Picture, Walkthrough } from '../../walkthroughs/walkthrough.ts'
import { simplePathsFrom } from '../simple-paths.ts'
import { lesson } from './lesson.ts'

const trails = 'A-B, A-D, B-C, C-D, C-E, D-F, E-F'
const huts = graphOf(trails)

/** Every path from A that visits no hut twice. */
export const paths = simplePathsFrom(huts, 'A')

const others = ['B', 'C', 'D', 'E', 'F']
const lengths = [1, 2, 3, 4, 5]

/** How many paths lead to each hut, by their number of trails. */
function drawPaths(marksWaste: boolean): TableScene {
  const rows = others.map((hut) => {
    const counts = lengths.map(
      (length) => paths.filter((path) => path.at(-1) === hut && path.length - 1 === length).length,
    )
    const first = counts.findIndex((count) => count > 0)
    return counts.map((count, column) => ({
      value: count === 0 ? '' : count,
      role: roleOfCount(count, column === first),
    }))
  })
  function roleOfCount(count: number, isFirst: boolean): Role {
    if (!marksWaste || count === 0) return 'default'
    return isFirst ? 'settled' : 'visited'
  }
  return { kind: 'table', corner: 'hours', columnHeads: lengths.map(String), rowHeads: others, rows }
}

/** In the order of the huts' names. */
const right = [0, 1, 2, 1, 3, 2]
const deep = [0, 1, 2, 3, 5, 4]

function drawHours(title: string, hours: readonly number[]): Picture {
  const ids = huts.nodes.map(({ id }) => id)
  return {
    title,
    scene: drawGraph(
      huts,
      (id) => {
        const index = ids.indexOf(id)
        return { role: hours[index] === right[index] ? 'settled' : 'visited', note: `${hours[index]} h` }
      },
      () => ({ role: 'default' }),
    ),
  }
}

const best = drawHours('The least hours', right)

function drawQueue(waiting: readonly string[]): Picture {
  return { scene: drawWaitingQueue(waiting.map((value) => ({ id: value, value }))) }
}

const crossing: Graph = {
  nodes: [
    { id: 'A', x: 0, y: 0.5 },
    { id: 'C', x: 0.5, y: 1 },
    { id: 'B', x: 1, y: 0.5 },
  ],
  edges: [
    { from: 'A', to: 'B', weight: 8 },
    { from: 'A', to: 'C', weight: 2 },
    { from: 'C', to: 'B', weight: 3 },
  ],
}

function drawCrossing(isSolved: boolean): GraphScene {
  return drawGraph(
    crossing,
    (id) => ({ role: isSolved && id === 'B' ? 'result' : 'default' }),
    ({ weight }) => ({ role: isSolved && weight !== 8 ? 'result' : 'default' }),
  )
}

export const walkthrough: Walkthrough = {
  title: 'Six mountain huts',
  problem:
    'Six mountain huts are **joined by trails**: A-B, A-D, B-C, C-D, C-E, D-F and E-F. **Each trail takes one hour**, in either direction. You start at hut A. What is the **smallest number of hours** to each of the other huts?',
  input: { graph: trails, start: 'A' },
  firstTry: {
    picture: {
      scene: drawGraph(
        huts,
        () => ({ role: 'default' }),
        () => ({ role: 'default' }),
      ),
    },
    tries: [
      {
        text: 'Walk on to a new hut as long as there is one, and count the hours',
        says: '**It says 3 hours for D, and 1 is possible.** The walk goes A, B, C, D, F, E. It finds every hut, but D, E and F by a detour.',
        pictures: [drawHours('Walk on and count', deep), best],
      },
      {
        text: 'First all huts one trail away, then all that are two away, and so on',
        says: '**It gives each hut its smallest number.** Two questions are open: which hut do you search next, and can a number that you have written down still turn out too large?',
        pictures: [best],
      },
      {
        text: 'List all paths, and take the shortest to each hut',
        says: '**It gives each hut its smallest number, and it can never be wrong.** The question is what that costs.',
        pictures: [best],
      },
    ],
    leavesOpen: 'Start from the list of all paths, and look for the ones that nobody needs.',
  },
  bruteForce: {
    title: 'List all paths',
    text: 'From A, walk every path that visits no hut twice. Each row of the table is the hut where a path ends, and each column the number of **hours** it takes. A cell says how many such paths there are: two lead to C in 2 hours, and one in 4.',
    before: { scene: drawPaths(false) },
    question: {
      id: 'waste',
      ask: 'What is wasted?',
      options: [
        {
          text: 'Nothing: a path that you have not walked yet may be shorter',
          says: 'You are thinking that any path can be a surprise. It can be if you list them in any order. But list the short ones first, and after 1 hour to D no later path to D is shorter.',
        },
        {
          text: 'For each hut, every path except one shortest',
          says: 'One shortest path to each hut is enough. Any path that goes on from this hut can begin with that shortest path instead, and gets no longer. So 5 of the 17 paths matter, and 12 do not.',
        },
        {
          text: 'All paths of 3 hours or more',
          says: 'You look for the short paths, and most long ones are indeed in vain. But the hut E cannot be reached in fewer than 3 hours.',
        },
      ],
      right: 1,
    },
    after: {
      scene: drawPaths(true),
      note: 'In each row only the first filled cell matters, and of its paths only one.',
    },
    cost: 'Where every two of 10 huts are joined, 986,409 paths begin at A, and 9 of them matter. One more hut multiplies the number of paths by about ten.',
  },
  idea: {
    title: 'Search outward, one ring at a time',
    text: 'The first hour leads to the first ring of huts, the second to the next ring. Four lines turn that into a method.',
    lines: [
      {
        name: 'What waits',
        text: 'Huts that are found and not yet searched wait in a queue: first in, first out.',
        picture: drawQueue(['D', 'C']),
        question: {
          id: 'waits',
          ask: 'A has found B and D, at 1 hour. B has found C, at 2 hours. Which hut do you search next?',
          options: [
            {
              text: 'C: it was found last',
              says: 'You follow the trail that you are on. But then C finds E at 3 hours and E finds F at 4, although the path A, D, F takes 2.',
            },
            {
              text: 'D: it has waited longest',
              says: 'D is 1 hour away and C is 2. What D finds is 2 hours away and what C finds is 3, so D has to be first. Whoever was found first is searched first: that is a queue.',
            },
            {
              text: 'Either one: both have to be searched anyway',
              says: 'Both will be searched, and every hut will be found. But the order decides the numbers: if from here on the newest always goes first, C finds E and E finds F at 4 hours, while D, which offers F 2, still waits.',
            },
          ],
          right: 1,
        },
      },
      {
        name: 'What is marked and when',
        text: 'A hut gets its number when it joins the queue: one more than the hut that found it.',
        picture: drawQueue(['C', 'F']),
        question: {
          id: 'marks',
          ask: 'B has found C. D is joined to C, too. When do you mark C as found?',
          options: [
            {
              text: 'When C joins the queue',
              says: 'From then on, D sees the mark and passes over C. Each hut joins once, so 6 huts join the queue. The number itself is the mark: no number means not found.',
            },
            {
              text: 'When C leaves the queue and is searched',
              says: 'You mark what is done. But C is still in the queue when D is searched, so D adds it again, and F adds E again: 8 join instead of 6, even if copies are skipped as they leave. Where every two huts are joined, almost every trail adds a copy.',
            },
            {
              text: 'Never: the shortest path comes first anyway',
              says: 'The first one is the shortest, but the search goes on. A adds B, B adds A, and so on: the queue is never empty.',
            },
          ],
          right: 0,
        },
      },
      {
        name: 'What stays true',
        text: 'Huts leave the queue in the order of their hours, so the first number is the smallest.',
        staysTrue: true,
        question: {
          id: 'first',
          ask: 'C got 2 hours from B. Can a hut that is searched later offer C fewer?',
          options: [
            {
              text: 'Yes, if it knows a shortcut to C',
              says: 'You are thinking of trails of different lengths. Here each trail takes one hour, so a hut offers its own hours plus 1, and those who are searched later have no fewer hours than B.',
            },
            {
              text: 'No: C is marked, so nothing changes it',
              says: 'That is so, but it does not make 2 the smallest. The walk that goes on and on marks D, too, with 3 hours, and then ignores the trail A-D. A mark is safe only if the first offer is the best.',
            },
            {
              text: 'No: the hours of the huts in the queue never decrease from front to back',
              says: 'Suppose that the front is `d` hours away, and all others `d` or `d + 1`. It adds huts at `d + 1`, at the back, so the order remains. Whoever is searched later therefore offers at least as much. And the hut before C on a shortest path is searched before any hut farther away, so the first offer is the smallest.',
            },
          ],
          right: 2,
        },
      },
      {
        name: 'When to stop',
        text: 'When the queue is empty. A hut without a number cannot be reached.',
        picture: drawQueue(['E']),
        question: {
          id: 'stop',
          ask: 'When is the search over?',
          note: 'F has just been searched and found nothing new. E is in the queue.',
          options: [
            {
              text: 'When a hut finds nothing new, as F does',
              says: 'You feel that the search has come to its end. But a hut that is joined to E alone would be missed: E still has to look at its trails.',
            },
            {
              text: 'When every hut has its number',
              says: 'Here that is true as soon as E is found. But a seventh hut without any trail would never get a number, so you would wait forever.',
            },
            {
              text: 'When the queue is empty',
              says: 'Then each hut that was found has looked at all its trails, so nothing beyond them can be reached. It is true for every network, with huts that cannot be reached as well.',
            },
          ],
          right: 2,
        },
      },
    ],
    summary:
      'That is **breadth-first search**: a queue, a mark for each node when it joins, and rings that grow by one step.',
  },
  watch: {
    title: 'Grow ring by ring',
    text: 'The same huts and rule; a hut looks at its neighbors in the order of their names. You say which hut joins or leaves the queue.',
  },
  code: {
    title: 'The four lines, as code',
    parts: [
      { name: 'Start', labels: ['start'] },
      { name: 'What waits', labels: ['take'] },
      { name: 'What is marked', labels: ['mark', 'found'] },
      { name: 'Answer', labels: ['done'] },
    ],
    keeps: ['take', 'found'],
    note: 'The array of distances is the mark as well: -1 means not found. It takes O(V + E) time, because each of V nodes joins the queue once and each of E edges is looked at once from each end.',
    edge: {
      id: 'edge',
      ask: 'Suppose that the code took the **last** node of the queue, not the first. Which graph shows the slip, starting at A?',
      options: [
        {
          text: '`A-B, A-C, B-E, C-D, D-E`',
          says: 'After C, the slip takes D, which was added last, and D gives E the distance 3. B would have given it 2, but is taken too late.',
        },
        {
          text: '`A-B, A-C, B-C`',
          says: 'A adds both B and C at distance 1, so the order in which they are taken changes nothing.',
        },
        {
          text: '`A-B, B-C, C-D`',
          says: 'Only one node waits at a time, so the first and the last are the same.',
        },
      ],
      right: 0,
    },
  },
  clues: {
    evidence: [
      {
        words: 'joined by trails',
        tells: 'There are nodes and edges, so this is a graph.',
        decides: false,
      },
      {
        words: 'Each trail takes one hour',
        tells: 'All steps cost the same, so the ring in which a hut is found is its distance.',
        decides: true,
      },
      {
        words: 'smallest number of hours',
        tells: 'You need the fewest steps, so it does matter by which path a hut is first found.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'shortest-path-and-mst',
      property: 'Do all steps cost the same?',
      here: 'Yes. Each trail takes one hour, so the first arrival is the earliest.',
      there: 'No. A path of several cheap steps can beat one dear step, so continue from the cheapest.',
      example:
        'Now three huts are joined by a rope bridge and two paths. The bridge A-B takes **8 hours**, because people cross it one by one. A-C takes **2 hours**, and C-B takes **3**. How soon can you be at B?',
      picture: { scene: drawCrossing(false) },
      solved: { scene: drawCrossing(true), note: '2 + 3 = 5 hours' },
      question: {
        id: 'rival',
        ask: 'Breadth-first search takes the path that it finds first. How many hours does that path take?',
        options: [
          {
            text: '5',
            says: 'That is the right answer, but it does not find it. A finds B and C in the same ring, so B is marked by way of the bridge before C is searched.',
          },
          {
            text: '8',
            says: 'B is one step from A, so it is marked before C is searched. But 2 + 3 = 5 hours are enough, by way of C.',
          },
        ],
        right: 1,
      },
    },
  },
  spots: [
    {
      prompt: {
        id: 'breadth-first-search-lesson-1',
        text: 'In an escape room, three dials show values from 0 to 19. There are six levers. Each pull of a lever turns all three dials at once, each by a fixed amount of its own, and 19 is followed by 0. The dials start at 0, 0, 0, and the door opens at 7, 3, 12. What is the fewest pulls that opens it, if any do?',
        world: 'escape room dials',
        pattern: 'breadth-first-search',
        evidence: [
          {
            words: 'three dials show values from 0 to 19',
            tells: 'There are only 8,000 different settings, and each can be a node.',
            decides: false,
          },
          {
            words: 'Each pull of a lever',
            tells: 'Every move counts as one, so settings can be explored by their number of pulls.',
            decides: true,
          },
          {
            words: 'the fewest pulls',
            tells: 'The number of steps is the answer, so the first arrival has to be the shortest.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'shortest-path-and-mst',
          fails: 'Every pull costs the same, so sorting the settings by cost only adds work.',
        },
        why: 'Each setting has six neighbors, one for each lever; the number of pulls at which the target is first found is the answer.',
        cost: 'O(V + E)',
      },
      names: [
        { pattern: 'depth-first-search', line: 'follow one path to its end' },
        { pattern: 'breadth-first-search', line: 'ring by ring, equal steps' },
        { pattern: 'shortest-path-and-mst', line: 'cheapest waiting node first' },
      ],
    },
    {
      prompt: {
        id: 'breadth-first-search-lesson-2',
        text: 'A hot-air balloon can fly between 60 towns when the wind allows it. There are 400 known legs between two towns, and for each the liters of gas that it burns, from 5 to 90. The crew wants to get from Lyon to Graz, on any number of legs, and to burn as little gas as possible. How much do they need?',
        world: 'hot-air balloon',
        pattern: 'shortest-path-and-mst',
        evidence: [
          {
            words: 'from 5 to 90',
            tells: 'Legs cost different amounts, so two cheap legs can beat one dear leg.',
            decides: true,
          },
          {
            words: 'on any number of legs',
            tells: 'The number of steps does not matter, only the total.',
            decides: true,
          },
          {
            words: 'as little gas as possible',
            tells: 'You need the least total cost from one node to another, and no cost is negative.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'breadth-first-search',
          fails:
            'It finds the path with the fewest legs. A direct leg of 90 liters would win over two legs of 10 liters each.',
        },
        why: 'Always continue from the town that has been reached with the least gas; once it is taken, its amount is final.',
        cost: 'O((V + E) log V)',
      },
      names: [
        { pattern: 'shortest-path-and-mst', line: 'cheapest waiting node first' },
        { pattern: 'union-find', line: 'who belongs to the same group' },
        { pattern: 'breadth-first-search', line: 'ring by ring, equal steps' },
      ],
    },
  ],
  end: {
    canDo:
      'When every step costs the same, search outward with a queue: the first time you find a node is the shortest way to it.',
    practice: lesson.practice.find(({ number }) => number === 1926)!,
    practiceIs: 'The huts become open cells of a maze, and the search stops at the first exit.',
  },
}
