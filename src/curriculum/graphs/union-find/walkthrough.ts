import { graphOf } from '#algorithms/fields/graph.ts'
import { drawGraph } from '#algorithms/graph.ts'
import type { TableScene } from '#algorithms/scene.ts'
import type { Picture, Walkthrough } from '../../walkthroughs/walkthrough.ts'
import { lesson } from './lesson.ts'

const bridges = 'A-B, C-D, C-E, B-D, A-E, B-F, G'
const map = graphOf(bridges)
const islands = map.nodes.map(({ id }) => id)

/** For each bridge: the group of each island after it, named by the first island in it. */
export const groupsAfter: readonly (readonly string[])[] = map.edges.map((_, last) => {
  let groups = islands
  for (const { from, to } of map.edges.slice(0, last + 1)) {
    const ends = [groups[islands.indexOf(from)]!, groups[islands.indexOf(to)]!].toSorted()
    groups = groups.map((group) => (group === ends[1] ? ends[0]! : group))
  }
  return groups
})

function drawSearches(marksWaste: boolean): TableScene {
  return {
    kind: 'table',
    corner: 'bridge',
    columnHeads: islands,
    rowHeads: map.edges.map(({ from, to }) => `${from}-${to}`),
    rows: groupsAfter.map((groups, row) =>
      groups.map((value, column) => {
        const isNew = value !== (groupsAfter[row - 1] ?? islands)[column]
        return { value, role: !marksWaste ? 'default' : isNew ? 'settled' : 'visited' }
      }),
    ),
  }
}

function drawGroups(title: string, groups: readonly string[], note: string): Picture {
  return {
    title,
    scene: drawGraph(
      map,
      (id) => ({
        role: groups[islands.indexOf(id)] === groupsAfter.at(-1)![islands.indexOf(id)] ? 'result' : 'visited',
        note: groups[islands.indexOf(id)]!,
      }),
      () => ({ role: 'traversed' }),
    ),
    note,
  }
}

const best = drawGroups('Groups in the end', groupsAfter.at(-1)!, '2 groups: one of A to F, and G')

/** The parent of each of the first islands. */
function drawParents(parents: string): Picture {
  const rows = [
    [...parents].map((value, index) => ({
      value,
      role: value === islands[index] ? ('compare' as const) : ('default' as const),
    })),
  ]
  return {
    scene: { kind: 'table', columnHeads: islands.slice(0, parents.length), rowHeads: ['parent'], rows },
  }
}

export const walkthrough: Walkthrough = {
  title: 'Seven islands and six bridges',
  problem:
    'Seven islands, A to G, get bridges **one at a time**: A-B, C-D, C-E, B-D, A-E and B-F. Two islands are in one group if bridges **connect them, directly or not**. **How many groups** are there after each bridge, and in the end?',
  input: { graph: bridges },
  firstTry: {
    picture: {
      scene: drawGraph(
        map,
        () => ({ role: 'default' }),
        () => ({ role: 'default' }),
      ),
    },
    tries: [
      {
        text: 'Subtract one group for each bridge',
        says: '**It says 1 group, and there are 2.** The bridge A-E joins two islands that were connected before, so it does not lower the number.',
        pictures: [
          drawGroups(
            'One less per bridge',
            ['A', 'A', 'A', 'A', 'A', 'A', 'A'],
            '7 - 6 = 1, but G is a group of its own',
          ),
        ],
      },
      {
        text: 'Name each group, and give the second end of a bridge the name of the first',
        says: '**It says 3 groups, and there are 2.** With B-D, island D changes to the group of B. But C stays behind, although C and D are connected.',
        pictures: [
          drawGroups(
            'Rename one island',
            ['A', 'A', 'C', 'A', 'A', 'A', 'G'],
            'the names A, C and G, but C is in the group of A',
          ),
        ],
      },
      {
        text: 'After each bridge, search the whole map again',
        says: '**It says 2 groups, and it can never be wrong.** The question is what that costs.',
        pictures: [best],
      },
    ],
    leavesOpen: 'Start from the one that always works, and look for what it finds out again and again.',
  },
  bruteForce: {
    title: 'Search after each bridge',
    text: 'After each bridge, search the map from every island that has no group yet. Each row of the table is a bridge, and each cell the **group of an island** after it, named by the first island in it.',
    before: { scene: drawSearches(false) },
    question: {
      id: 'waste',
      ask: 'What is wasted?',
      options: [
        {
          text: 'Only the search after A-E: it joins nothing',
          says: 'It is true that A-E changes no group. But you only know that once you have found out that both ends are in one group. And the other searches look at far more than they change.',
        },
        {
          text: 'All islands whose group stays the same',
          says: 'A bridge can only make one group of two, those of its two ends. All other islands keep their group, and yet the search visits them: 35 of the 42 cells are found out again.',
        },
        {
          text: 'Nothing: one bridge may connect islands that are far apart',
          says: 'It may, but only because they were connected to one of its ends already. Which groups these are is known from the row before.',
        },
      ],
      right: 1,
    },
    after: { scene: drawSearches(true) },
    cost: 'It takes n looks for each of m bridges. For 100,000 islands and as many bridges, these are 10 billion.',
  },
  idea: {
    title: 'One root for each group',
    text: 'A bridge joins two groups or none. Five lines say how to join two groups in one step, and how to tell them apart.',
    lines: [
      {
        name: 'What is marked and when',
        text: 'Each island stores a parent. The path of parents ends at the root, which stands for the group.',
        picture: drawParents('AACCC'),
        question: {
          id: 'stored',
          ask: 'B-D joins the group of A and B with the group of C, D and E. What do you change?',
          options: [
            {
              text: 'Only D: it gets the group of B',
              says: 'You change the island at the end of the bridge. But D is not alone: C and E are connected with it, and they would stay behind.',
            },
            {
              text: 'Each island of one group gets the name of the other',
              says: 'That is right, but with many islands in a group it is many changes for one bridge. In a tree, all of them look up to one root, so one change is enough.',
            },
            {
              text: 'Only the root of one group: it goes under the root of the other',
              says: 'Every island finds its group by going up to the root. When the root of one group gets a parent, all islands below it are in the other group at once.',
            },
          ],
          right: 2,
        },
      },
      {
        name: 'Which root goes under',
        text: 'The root of the smaller group goes under the root of the larger one.',
        question: {
          id: 'size',
          ask: 'A is the root of 2 islands and C of 3. Which root goes under the other?',
          options: [
            {
              text: 'A goes under C, because its group is smaller',
              says: 'An island gets one step farther from its root only if its group joins one that is at least as large. Then its group has at least twice as many islands. Among a million islands that can happen 19 times, so no path is longer than 19 steps.',
            },
            {
              text: 'C goes under A, because A is the root of the end named first',
              says: 'The groups would be the same. But now three islands get one step farther instead of two. If each new island became the root of all others, the path of a million islands would be 999,999 steps long.',
            },
            {
              text: 'Either: the group is the same',
              says: 'The group is, but not the work. Each later look goes up the path to the root, and with the wrong choice these paths can become as long as the group.',
            },
          ],
          right: 0,
        },
      },
      {
        name: 'What stays true',
        text: 'Two islands have the same root exactly if bridges connect them.',
        staysTrue: true,
        picture: drawParents('CACCC'),
        question: {
          id: 'same',
          ask: 'The next bridge is A-E. What does it do to the number of groups?',
          options: [
            {
              text: 'It lowers it: there was no bridge between A and E',
              says: 'There was none between the two, but a path: A, B, D, C, E. They are in one group, and it stays one group.',
            },
            {
              text: 'It lowers it: every bridge joins two islands',
              says: 'Two islands, but not always two groups. Seven islands and six bridges would be 1 group in the end, and G would be in it without any bridge.',
            },
            {
              text: 'Nothing: A and E have the same root',
              says: 'The same root means connected, and it always will: a bridge inside a group changes neither roots nor connections. A bridge between two groups connects each island of one with each of the other, and then all of them have one root.',
            },
          ],
          right: 2,
        },
      },
      {
        name: 'When paths get shorter',
        text: 'Every island on the path to the root is put directly under the root.',
        question: {
          id: 'compress',
          ask: 'The last bridge is B-F. The path from B is B, A, C. What can you change, so that the next look at B is shorter?',
          options: [
            {
              text: 'Put B directly under C',
              says: 'Only the root at the end of the path counts, so the groups stay the same, and the next look at B takes 1 step. This is **path compression**.',
            },
            {
              text: 'Nothing: B was joined to A, so A is its parent',
              says: 'You read the tree as a map of bridges. But a parent need not be joined by a bridge: A is under C without one. Parents only say which group it is.',
            },
            {
              text: 'Make B the root of the group',
              says: 'Then B would need no step. But D and E still lead to C, and C would have to lead to B: all other paths would get longer.',
            },
          ],
          right: 0,
        },
      },
      {
        name: 'When to stop',
        text: 'After the last bridge. The number of groups is the number of roots.',
      },
    ],
    summary:
      'That is **union-find**: find goes up to the root, and union puts the smaller root under the larger one.',
  },
  watch: {
    title: 'Join the groups',
    text: 'The same bridges and rule. You say which root goes under the other, if any.',
  },
  code: {
    title: 'The lines, as code',
    parts: [
      { name: 'What is marked', labels: ['start'] },
      { name: 'Shorter paths', labels: ['compress'] },
      { name: 'Two roots', labels: ['find'] },
      { name: 'Same group', labels: ['check', 'same'] },
      { name: 'Smaller goes under', labels: ['join'] },
      { name: 'Answer', labels: ['done'] },
    ],
    keeps: ['join', 'find', 'compress'],
    note: 'Read `groups` after each edge for the number at that moment; the code returns the last one. With both tricks, n nodes and m edges take O(n + m · α(n)) time, and α, the inverse of Ackermann’s function, is below 5 for every input that exists.',
    edge: {
      id: 'edge',
      ask: 'Suppose that the code put the second end of the edge under the first, not one root under the other. Which edges show the slip?',
      options: [
        {
          text: '`A-B, C-D, A-C`',
          says: 'At each edge, both ends are roots themselves, so the slip links what it should. The answer is 1.',
        },
        {
          text: '`A-C, B-C, A-B`',
          says: 'C is put under A and then under B, so A loses C. For A-B, the slip sees two roots again and answers 0 groups instead of 1.',
        },
        {
          text: '`A-B, B-C`',
          says: 'C is put under B instead of A. The path is longer, but it ends at A, so the answer 1 is right.',
        },
      ],
      right: 1,
    },
  },
  clues: {
    evidence: [
      {
        words: 'one at a time',
        tells:
          'Links arrive one after another, and you need an answer in between: a search would start again.',
        decides: true,
      },
      {
        words: 'connect them, directly or not',
        tells: 'It only matters who is in one group, not by which path.',
        decides: true,
      },
      {
        words: 'How many groups',
        tells: 'A count is enough: it goes down by one whenever two roots are joined.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'depth-first-search',
      property: 'Is it enough to know which nodes are in the same group?',
      here: 'Yes. A bridge goes both ways, so a group says all there is to know.',
      there: 'No. If directions count, or the path itself is asked for, you have to follow the edges.',
      example:
        'Now the links are **one-way streets** between four towns: from P to Q, from R to Q, and from R to S. **How many other towns** can you get to from P? Union-find joins both ends of each street.',
      question: {
        id: 'rival',
        ask: 'How many other towns does union-find put into the group of P?',
        options: [
          {
            text: '1',
            says: 'Only Q can be reached, so 1 is right. But a group has no directions: the streets P-Q, R-Q and R-S join all four towns.',
          },
          {
            text: '3',
            says: 'It puts Q, R and S into the group of P. But no street leads away from Q, so you only get to 1 town. A search that follows the directions finds that.',
          },
        ],
        right: 1,
      },
    },
  },
  spots: [
    {
      prompt: {
        id: 'union-find-lesson-1',
        text: 'A farm is divided by stone walls into 50,000 plots. Each month one wall between two neighboring plots is torn down, so that a sheep can pass. The list of walls is known from the start, but after each month the farmer wants to know how many separate fields there are.',
        world: 'stone walls',
        pattern: 'union-find',
        evidence: [
          {
            words: 'Each month one wall',
            tells: 'Links arrive one after another, and they are never taken away.',
            decides: true,
          },
          {
            words: 'so that a sheep can pass',
            tells: 'A gap can be passed both ways, so plots form groups.',
            decides: false,
          },
          {
            words: 'after each month',
            tells: 'An answer is due after each link, so a new search each time would be too slow.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'depth-first-search',
          fails:
            'It would visit all 50,000 plots again after every wall, although a wall joins two fields at most.',
        },
        why: 'Each plot begins as a field of its own; a wall whose two sides have different roots joins them and lowers the number by one.',
        cost: 'O((V + E) · α(V))',
      },
      names: [
        { pattern: 'union-find', line: 'who belongs to the same group' },
        { pattern: 'depth-first-search', line: 'go deep, then step back' },
        { pattern: 'shortest-path-and-mst', line: 'cheapest waiting node first' },
      ],
    },
    {
      prompt: {
        id: 'union-find-lesson-2',
        text: 'A ski region has 300 cable car stations. Some cable cars carry people in both directions, others only uphill; all of them are known before the season. A hiker sets out at one of them and does not care how long it takes. How many stations can she get to from there by cable car alone?',
        world: 'cable cars',
        pattern: 'depth-first-search',
        alsoFits: [
          {
            pattern: 'breadth-first-search',
            whyNotFirst:
              'It finds the same stations; its rings are not needed, because no steps are counted.',
          },
        ],
        evidence: [
          {
            words: 'others only uphill',
            tells: 'Edges have directions, so being in one group is not enough.',
            decides: true,
          },
          {
            words: 'all of them are known before the season',
            tells: 'No links arrive later, so one search is enough.',
            decides: false,
          },
          {
            words: 'can she get to from there',
            tells: 'One start and many goals: follow the edges from the start, in their directions.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'union-find',
          fails:
            'It forgets directions: a station from which a car leads up to hers would count, although none leads back.',
        },
        why: 'Search from her station in the directions of the cable cars, mark each station that is reached, and count the marks.',
        cost: 'O(V + E)',
      },
      names: [
        { pattern: 'topological-sort', line: 'take what waits for nothing' },
        { pattern: 'union-find', line: 'who belongs to the same group' },
        { pattern: 'depth-first-search', line: 'go deep, then step back' },
      ],
    },
  ],
  end: {
    canDo:
      'When links arrive and only groups matter, give each group a root: the same root means connected, and a union joins two roots.',
    practice: lesson.practice.find(({ number }) => number === 547)!,
    practiceIs: 'It is the problem of this lesson, with all bridges given at once, as a matrix.',
  },
}
