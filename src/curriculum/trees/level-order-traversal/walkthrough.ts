import { type BinaryNode, drawTree, growTree } from '#algorithms/binary-tree.ts'
import { drawGraph, type Graph } from '#algorithms/graph.ts'
import { drawArray } from '#algorithms/scenes/array-scene.ts'
import { drawScan, type Look } from '#algorithms/scenes/scan-table.ts'
import { drawWaitingQueue } from '#algorithms/scenes/stack-and-queue-scenes.ts'
import type { Picture, Walkthrough } from '../../walkthroughs/walkthrough.ts'
import { lesson } from './lesson.ts'

const root = growTree([5, 3, 8, null, 6, 1])!

/** A walk from the root for each second, which turns back at the rockets of that second. */
export const walks: readonly Look[] = [0, 1, 2].flatMap((outer) =>
  visitDownTo(root, outer).map((value, inner) => ({ outer, inner, value })),
)

function visitDownTo(node: BinaryNode | undefined, levels: number): number[] {
  if (!node || levels < 0) return []
  return [node.value, ...visitDownTo(node.left, levels - 1), ...visitDownTo(node.right, levels - 1)]
}

const secondOf = (value: Look['value']) => walks.find((look) => look.value === value)!.outer

function drawWalks(marksWaste: boolean): Picture {
  return {
    scene: drawScan({
      looks: walks,
      outer: ['second 0', 'second 1', 'second 2'],
      inner: [1, 2, 3, 4, 5],
      corner: 'visit',
      ...(marksWaste && {
        roleOf: ({ outer, value }) => (secondOf(value) === outer ? 'settled' : 'visited'),
      }),
    }),
  }
}

/** The rockets that have been taken, and those that wait in the queue. */
function drawRound(taken: readonly number[], waiting: readonly number[]): Picture {
  return {
    scene: drawTree(root, ({ value }) => ({
      role: taken.includes(value) ? 'settled' : waiting.includes(value) ? 'frontier' : 'default',
      edge: taken.includes(value) || waiting.includes(value) ? 'traversed' : 'default',
    })),
  }
}

const seconds: Picture = {
  title: 'The seconds',
  scene: drawArray({
    values: [5, 3, 8, 6, 1],
    hasNoIndices: true,
    roleOf: () => 'result',
    spans: [
      { from: 0, to: 0, text: '0 s' },
      { from: 1, to: 2, text: '1 s' },
      { from: 3, to: 4, text: '2 s' },
    ],
  }),
}

const crossing: Graph = {
  nodes: [
    { id: '5', x: 0, y: 0.5 },
    { id: '3', x: 0.33, y: 0 },
    { id: '8', x: 0.33, y: 1 },
    { id: '6', x: 0.67, y: 0.5 },
    { id: '1', x: 1, y: 0.5 },
  ],
  edges: [
    { from: '5', to: '3' },
    { from: '5', to: '8' },
    { from: '3', to: '6' },
    { from: '8', to: '6' },
    { from: '6', to: '1' },
  ],
  isDirected: true,
}

export const walkthrough: Walkthrough = {
  title: 'Five rockets, second by second',
  problem:
    'Rocket 5 of a firework goes off in second 0, and its fuses lead to 3 and 8. From 3 a fuse leads to 6, and from 8 to 1. **No rocket has two fuses leading to it.** Every fuse burns for one second. List which rockets go off **in each second**, from the first to the last.',
  input: { tree: '5, 3, 8, null, 6, 1' },
  firstTry: {
    picture: { scene: drawTree(root, () => ({ role: 'default' })) },
    tries: [
      {
        text: 'Follow each fuse to its end, and list the rockets as you come to them',
        says: '**It lists 6, which goes off in second 2, before 8, which goes off in second 1.** It finishes one side before it looks at the other, but both burn at the same time.',
        pictures: [
          {
            title: 'Fuse by fuse',
            scene: drawArray({ values: [5, 3, 6, 8, 1], hasNoIndices: true }),
            note: '6 is listed before 8',
          },
          seconds,
        ],
      },
      {
        text: 'The same walk, but each rocket goes on the list of its second',
        says: '**All three lists are right.** But 8 gets to the list of second 1 only after 6 is on that of second 2: until the whole walk is over, every list but the first may still be incomplete.',
        pictures: [seconds],
      },
      {
        text: 'For each second, walk from 5 and look for the rockets at that distance',
        says: '**It finds the lists one after the other, and it can never be wrong.** The question is what that costs.',
        pictures: [seconds],
      },
    ],
    leavesOpen: 'You want one second after the other. Start from the way that does just that.',
  },
  bruteForce: {
    title: 'A new walk for each second',
    text: 'For second 1, walk from 5 along one fuse to each side, and turn back there. For second 2, walk from 5 again, along two fuses. A row of the table is **one walk**: the rockets in the order of its visits.',
    before: drawWalks(false),
    question: {
      id: 'waste',
      ask: 'What is wasted?',
      options: [
        {
          text: 'The rockets of all earlier seconds are visited again',
          says: '4 of the 9 visits go to rockets that are on a list already. And you need only the last list: the fuses to second 2 start at the rockets of second 1, and at no others.',
        },
        {
          text: 'Nothing: you cannot get to second 2 without passing 3 and 8',
          says: 'You are thinking of the way from the top. But the walk before has just been at 3 and 8, and could have waited there.',
        },
        {
          text: 'The rockets farther down than the second asked for',
          says: 'You are thinking of a walk through the whole tree. This one turns back in time: 6 and 1 are first visited for second 2.',
        },
      ],
      right: 0,
    },
    after: drawWalks(true),
    cost: 'Each second adds a walk from the top. A chain of 1,000 rockets takes 500,500 visits: O(n²).',
  },
  idea: {
    title: 'Each second lights the next',
    text: 'The rockets of one second lead to all rockets of the next. So keep them, and take each rocket only once. Four lines say how.',
    lines: [
      {
        name: 'What waits',
        text: 'A queue of rockets that are lit. The one that has waited longest is next.',
        picture: drawRound([5, 3], [8, 6]),
        question: {
          id: 'waits',
          ask: 'Both 3 and 8 were lit in second 0. 3 has gone off and lit 6, so 8 and 6 wait. Which one is next?',
          options: [
            {
              text: '6, because it was lit just now',
              says: 'That follows one fuse to its end, like a stack. 6 goes off in second 2, but 8 goes off in second 1.',
            },
            {
              text: '8, because it has waited longer',
              says: 'All fuses take equally long, so whoever is lit earlier never goes off later. First in, first out: that is a queue, and the rockets leave it in the order of their seconds.',
            },
            {
              text: 'Either of them: both are lit',
              says: 'You think of what is possible next, and both burn. But the list of second 1 is not complete without 8, and 6 is not on it.',
            },
          ],
          right: 1,
        },
      },
      {
        name: 'What a round takes',
        text: 'As many rockets as wait when it begins. The rockets they light are added behind them.',
        picture: drawRound([5], [3, 8]),
        question: {
          id: 'round',
          ask: 'A round lists one second. This one begins with 3 and 8 in the queue. How many rockets does it take?',
          note: 'Each rocket that is taken adds those it lights.',
          options: [
            {
              text: 'As many as there are, until the queue is empty',
              says: 'You see 3 and 8 and nothing else. But while they are taken, 6 and 1 come in. They would be put on the same list.',
            },
            {
              text: 'Two, because each rocket has up to two fuses',
              says: 'It is two here, but not for that reason: in second 0 only 5 goes off, and a second may have hundreds of rockets.',
            },
            {
              text: 'As many as wait now: two',
              says: 'The number is read once, before the first is taken. Whoever comes in later is behind them, and belongs to the next second.',
            },
          ],
          right: 2,
        },
      },
      {
        name: 'What stays true',
        text: 'When a round begins, the queue holds all rockets of one second and no others.',
        staysTrue: true,
        picture: drawRound([5, 3, 8], [6, 1]),
        question: {
          id: 'exactly',
          ask: '3 and 8 are taken, and 6 and 1 wait. Can you be sure that this is all of second 2, and nothing else?',
          options: [
            {
              text: 'No: rockets of second 3 may have come in, too',
              says: 'You are thinking that everything below gets into the queue. But a rocket comes in only when the one that lights it is taken, and 6 and 1 still wait.',
            },
            {
              text: 'Yes: every fuse to second 2 starts in second 1',
              says: 'All of second 1 was in the queue, and each has been taken and has added what it lights. So no rocket of second 2 is missing, and no other is there, because nothing else was added. If it is true for one round, it is true for the next.',
            },
            {
              text: 'Yes, but only because all fuses are in the drawing',
              says: 'You can check it by looking here. But the reason holds for every tree: all rockets of one second have just been taken, and only they light the next.',
            },
          ],
          right: 1,
        },
      },
      {
        name: 'When to stop',
        text: 'When the queue is empty. A missing child never comes in.',
        picture: { scene: drawWaitingQueue([{ id: '1', value: 1 }]) },
        question: {
          id: 'stop',
          ask: '6 is taken, and no fuse starts there. What happens?',
          options: [
            {
              text: 'The end is reached, so the loop stops',
              says: 'You take the first end for the last one. But 1 still waits in the queue. And in other trees a long fuse may start there.',
            },
            {
              text: 'Two missing rockets come in, to be skipped later',
              says: 'You want to treat all rockets alike. But then, after 1, a round with nothing but missing ones follows, and the answer gets an empty list for second 3.',
            },
            {
              text: 'Nothing comes in, and 1 is next',
              says: '1 adds nothing, either. Then the queue is empty: no rocket waits, and so no later second has one. Each rocket came in once and left once.',
            },
          ],
          right: 2,
        },
      },
    ],
    summary:
      'That is **level-order traversal**: a queue, and rounds that take exactly what waits when they begin.',
  },
  watch: {
    title: 'Take one second at a time',
    text: 'One second is one level of the tree. You say what comes into the queue, and which rockets are next.',
  },
  code: {
    title: 'The four lines, as code',
    parts: [
      { name: 'What waits', labels: ['start'] },
      { name: 'What a round takes', labels: ['level', 'take'] },
      { name: 'What comes in', labels: ['left', 'right'] },
      { name: 'Answer', labels: ['done'] },
    ],
    keeps: ['level', 'left', 'right'],
    note: 'The number that wait is read once per round. It takes O(n) time, because each node enters and leaves the queue once, and O(w) space for the widest level.',
    edge: {
      id: 'edge',
      ask: 'Suppose a round ended when it has taken as many nodes as wait **at that moment**, or more. Which tree shows the slip?',
      note: 'Trees are written level by level.',
      options: [
        {
          text: '`[5]`',
          says: 'After 5, one node is taken and none waits, so the round ends, as it should.',
        },
        {
          text: '`[5, 3]`',
          says: 'After 5, one node is taken and one waits, so the round ends: the levels are right, by luck.',
        },
        {
          text: '`[5, 3, 8]`',
          says: 'After 5, one node is taken and two wait, so the round goes on and takes 3 as well. It gives `[5, 3]` and `[8]`. Right would be `[5]` and `[3, 8]`.',
        },
      ],
      right: 2,
    },
  },
  clues: {
    evidence: [
      {
        words: 'No rocket has two fuses leading to it',
        tells: 'Each rocket is reached in one way only: it is a tree, and nothing has to be marked.',
        decides: true,
      },
      {
        words: 'Every fuse burns for one second',
        tells: 'All steps are equally long, so whoever is found first is nearest.',
        decides: false,
      },
      {
        words: 'in each second',
        tells: 'Rockets at the same distance from the first one belong together: that is a level.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'breadth-first-search',
      property: 'Can a node be reached in more than one way?',
      here: 'No. In a tree each node has one parent, so it enters the queue once, without any marks.',
      there: 'Yes. Mark a node when it enters the queue, or it enters again for every way to it.',
      example:
        'Now the fuses of both 3 and 8 lead to 6, and that of 6 leads to 1. A rocket goes off **only once**. How many rockets go off?',
      picture: {
        scene: drawGraph(
          crossing,
          () => ({ role: 'default' }),
          () => ({ role: 'default' }),
        ),
      },
      question: {
        id: 'rival',
        ask: 'How many does level-order traversal take out of its queue?',
        options: [
          {
            text: '5, one for each rocket',
            says: 'That would be right. But 3 adds 6, and 8 adds it again, because nothing says that it waits already.',
          },
          {
            text: '7, because two of them come in twice',
            says: 'Both 3 and 8 add 6, and each 6 adds a 1. Only 5 rockets go off. If fuses formed a circle, it would never end. A mark on each rocket that has come in solves both.',
          },
        ],
        right: 1,
      },
    },
  },
  spots: [
    {
      prompt: {
        id: 'level-order-traversal-lesson-1',
        text: 'Water comes to rice terraces from a pond at the top. From each terrace it runs on to at most two lower ones, and is there a minute later; no terrace is fed by two others. A plan for the farmers names, minute by minute, the terraces that the water reaches then. There are 80,000 terraces, and some branches are thousands long.',
        world: 'rice terraces',
        pattern: 'level-order-traversal',
        evidence: [
          {
            words: 'no terrace is fed by two others',
            tells: 'Each terrace is reached in one way only, so nothing has to be marked.',
            decides: true,
          },
          {
            words: 'minute by minute',
            tells: 'One minute is one level: all terraces that wait when it begins, and no others.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'breadth-first-search',
          fails:
            'It gives the same answer, but with a mark for each of 80,000 terraces, and no terrace can ever be reached twice.',
        },
        why: 'Keep the terraces of the current minute in a queue: a round names exactly these, and adds those that they feed.',
        cost: 'O(n)',
      },
      names: [
        { pattern: 'tree-traversal', line: 'combine what both sides return' },
        { pattern: 'level-order-traversal', line: 'one level after the other' },
        { pattern: 'breadth-first-search', line: 'nearest first, marked when found' },
      ],
    },
    {
      prompt: {
        id: 'level-order-traversal-lesson-2',
        text: 'A visitor has a tram ticket that is valid for thirty minutes. The city has 2,000 stops; its lines cross and some run in circles. Every ride to the next stop takes two minutes, and changing trams takes no time. How many different stops can the visitor reach?',
        world: 'tram ticket',
        pattern: 'breadth-first-search',
        evidence: [
          {
            words: 'its lines cross and some run in circles',
            tells: 'A stop can be reached in many ways, so it is marked when it is first reached.',
            decides: true,
          },
          {
            words: 'Every ride to the next stop takes two minutes',
            tells: 'All steps are equally long, so rings around the start are distances.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'level-order-traversal',
          fails:
            'Without marks, a stop enters the queue again for every way to it, and the count grows with each circle.',
        },
        why: 'Search from the start in rings, mark each stop when it enters the queue, and count the marks after fifteen rings.',
        cost: 'O(V + E)',
      },
      names: [
        { pattern: 'breadth-first-search', line: 'nearest first, marked when found' },
        { pattern: 'level-order-traversal', line: 'one level after the other' },
        { pattern: 'shortest-path-and-mst', line: 'edges with different lengths' },
      ],
    },
  ],
  end: {
    canDo:
      'When nodes at the same distance from the root belong together, let a queue hold exactly one level, and take as many as wait when the round begins.',
    practice: lesson.practice.find(({ number }) => number === 102)!,
    practiceIs: 'It is the problem of this lesson, with trees of any shape.',
  },
}
