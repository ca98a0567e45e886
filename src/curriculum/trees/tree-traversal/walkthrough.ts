import { type BinaryNode, drawTree, growTree, listNodes } from '#algorithms/binary-tree.ts'
import type { Role, TreeScene } from '#algorithms/scene.ts'
import { drawArray } from '#algorithms/scenes/array-scene.ts'
import { drawScan, type Look } from '#algorithms/scenes/scan-table.ts'
import type { Picture, Walkthrough } from '../../walkthroughs/walkthrough.ts'
import { lesson } from './lesson.ts'

const root = growTree([4, 7, 9, null, 2, 5])!

/** The visits of a walk that starts at the root again for each place, one row for each place. */
export const restarts: readonly Look[] = walkAgain(root)

function walkAgain(top: BinaryNode): Look[] {
  const placed = new Set<BinaryNode>()
  return listNodes(top).flatMap((_, outer) => {
    const visits: BinaryNode[] = []
    for (let node: BinaryNode | undefined = top; node; ) {
      visits.push(node)
      if (listNodes(node.left).some((each) => !placed.has(each))) node = node.left
      else if (placed.has(node)) node = node.right
      else break
    }
    placed.add(visits.at(-1)!)
    return visits.map(({ value }, inner) => ({ outer, inner, value }))
  })
}

function drawRestarts(marksWaste: boolean): Picture {
  const isLast = ({ outer, inner }: Look) =>
    !restarts.some((other) => other.outer === outer && other.inner > inner)
  return {
    scene: drawScan({
      looks: restarts,
      outer: ['place 1', 'place 2', 'place 3', 'place 4', 'place 5'],
      inner: ['visit 1', 'visit 2', 'visit 3'],
      ...(marksWaste && { roleOf: (look: Look) => (isLast(look) ? 'settled' : 'visited') }),
    }),
  }
}

function drawPeople(roles: Readonly<Record<number, Role>> = {}, frames: readonly string[] = []): TreeScene {
  const scene = drawTree(root, ({ value }) => ({ role: roles[value] ?? 'default' }))
  return frames.length > 0 ? { ...scene, frames } : scene
}

function drawRow(title: string, values: readonly number[], note: string, roleOf?: () => Role): Picture {
  return { title, scene: drawArray({ values, hasNoIndices: true, ...(roleOf && { roleOf }) }), note }
}

const row = drawRow('The row', [7, 2, 4, 5, 9], '7 and 2, then 4, then 5 and 9', () => 'result')

export const walkthrough: Walkthrough = {
  title: 'Five people in a row',
  problem:
    'Five people form a tree: 4 leads 7 on the left and 9 on the right, 7 leads 2 on the right, and 9 leads 5 on the left. For a photo they stand in a row. Each leader has **everyone below on the left** to the left, and **everyone below on the right** to the right. Which numbers do you read, from the first place to the last?',
  input: { tree: '4, 7, 9, null, 2, 5' },
  firstTry: {
    picture: { scene: drawPeople() },
    tries: [
      {
        text: 'Go level by level from the top',
        says: '**It puts 4 first, but 7 and 2 belong to the left of 4.** The level of a person says nothing about the place: 2 is two levels below 4 and stands right next to it.',
        pictures: [drawRow('Level by level', [4, 7, 9, 2, 5], '4 is first, before 7 and 2'), row],
      },
      {
        text: 'Place each person as you come to them, the left side first',
        says: '**It puts 4 first, but 7 and 2 belong to the left of 4.** The path is good: it finishes the left side before it enters the right one. Only the moment at which it places a leader is too early.',
        pictures: [drawRow('As you come to them', [4, 7, 2, 9, 5], '4 is first, before 7 and 2'), row],
      },
      {
        text: 'Read the drawing from left to right',
        says: '**It gives the right row, because the drawing leaves each side its room.** Somebody who knew the row has drawn it. A program has only the links from each leader to the left and the right.',
        pictures: [row],
      },
    ],
    leavesOpen:
      'The rule fixes the row. The question is how to walk along the links so that nobody is placed too early.',
  },
  bruteForce: {
    title: 'Start at the top for each place',
    text: 'For each place, start at 4 and walk down to the next person: **to the left** while anyone there has no place yet, and **to the right** once the person you are at has one. The last visit of each row of the table is the person who gets the place. It always finds the right row.',
    before: drawRestarts(false),
    question: {
      id: 'waste',
      ask: 'What is wasted?',
      options: [
        {
          text: 'Nothing: you can only get to a person from the top',
          says: 'You are thinking that no link leads up, and that is so. But you have just come down this way, and whoever you came by can be remembered.',
        },
        {
          text: 'The visits to the right side before it is needed',
          says: 'You are thinking of a walk that looks into both sides each time. This one does not: 9 and 5 are visited only for the last two places.',
        },
        {
          text: 'The same people are visited again on each way down',
          says: '6 of the 11 visits go to people who were visited before: to 4 four times, to 7 and to 9 once each. You have to come back to them, but not from the top.',
        },
      ],
      right: 2,
    },
    after: drawRestarts(true),
    cost: 'If 1,000 people form a chain to the right, it takes 500,500 visits: O(n²).',
  },
  idea: {
    title: 'Trust one call per side',
    text: 'Each side is a smaller tree with the same rule. So let a function place a whole tree, and let it call itself for both sides. Four lines say what one call does.',
    lines: [
      {
        name: 'What a call does',
        text: '`walk(node)` appends everyone from `node` down to the row, in order, and then returns.',
        picture: { scene: drawPeople({ 4: 'active', 7: 'settled', 2: 'settled' }, ['root.left']) },
        question: {
          id: 'call',
          ask: 'You are at 4. What must the call for the left side have done before 4 can be placed?',
          options: [
            {
              text: 'Placed 7',
              says: 'You look at the child only. But 2 is below 4 on the left, too. If only 7 were placed, 4 would come next, and 2 would end up on the wrong side.',
            },
            {
              text: 'Placed everyone below on the left',
              says: 'The rule speaks of everyone there, so one call is responsible for a whole side. How it does that is the same question for a smaller tree: 7 with 2.',
            },
            {
              text: 'Returned who stands farthest to the right',
              says: 'You want to attach 4 to its neighbor 2. That is not needed: if the left side has been appended, the row ends with 2, and 4 is simply appended.',
            },
          ],
          right: 1,
        },
      },
      {
        name: 'What it combines',
        text: 'The whole left side, then the node, then the whole right side.',
        picture: { scene: drawPeople({ 4: 'compare', 7: 'active', 2: 'default' }) },
        question: {
          id: 'combine',
          ask: 'The call for 4 has called the one for 7, and 7 has no left child. What comes next?',
          note: 'The call for 4 waits until that for 7 returns.',
          options: [
            {
              text: 'Place 7, then go on to 2',
              says: 'Nobody is below 7 on the left, so 7 is next, and everyone below on the right follows. The way back needs no link: the call for 4 still waits, and knows that it has just done its left side.',
            },
            {
              text: 'Go on to 2, then place 7',
              says: 'You want to finish below before you place the leader. That is right for the left side. But 2 is below 7 on the right, so 7 stands before 2.',
            },
            {
              text: 'Place 7, then go back to 4',
              says: 'You follow the left links down and back up. But 2 is below 4 on the left as well, so 4 would be too early.',
            },
          ],
          right: 0,
        },
      },
      {
        name: 'What stays true',
        text: 'When a call returns, it has appended its whole subtree in order, and nothing else.',
        staysTrue: true,
        picture: {
          scene: drawPeople({ 4: 'compare', 7: 'settled', 2: 'settled' }),
        },
        question: {
          id: 'final',
          ask: 'The call for 7 has returned, and the row is 7, 2. Can 5 or 9 still belong between them?',
          options: [
            {
              text: 'Yes, nobody has looked at 5 and 9 yet',
              says: 'You only trust what you have seen. But the links say it: 5 and 9 are on the right of 4, and 7 and 2 on its left. So 4 stands between them and both.',
            },
            {
              text: 'No, because 5 and 9 are larger than 2',
              says: 'You are thinking of a search tree, where the numbers have an order. Here they are only names: 7 stands before 2.',
            },
            {
              text: 'No, because 5 and 9 are to the right of 4',
              says: 'Everyone on the left of 4 comes before 4, and everyone on the right after it. So a subtree is always one unbroken part of the row. If both smaller calls append theirs in order, left, node, right is in order, too: that is induction, and you need not follow the calls down.',
            },
          ],
          right: 2,
        },
      },
      {
        name: 'Base case',
        text: 'A missing node appends nothing.',
        question: {
          id: 'base',
          ask: 'Below which trees should a call not go any further?',
          options: [
            {
              text: 'A leaf: append it and return',
              says: 'A leaf can be placed at once, that is so. But 7 is no leaf and has no left child: the call for its left side would find no node, and fail.',
            },
            {
              text: 'A missing node: return at once',
              says: 'Nobody is there, so nothing is appended, and that is in order. Then 2 is an ordinary case: nothing, 2, nothing. An empty tree works, too.',
            },
            {
              text: 'A node with only one child: it has one side only',
              says: 'You want to save the call for the missing side. But 7 has only one child, and 2 below it still needs a place.',
            },
          ],
          right: 1,
        },
      },
    ],
    summary:
      'That is **depth-first traversal**, here inorder: trust the call for each side, and decide when the node itself comes. A call may also return a value, such as a sum, and the node combines those of its sides.',
  },
  watch: {
    title: 'Walk along the links',
    text: 'The same people and the same rule. Before each move, you say what the current call does next.',
  },
  code: {
    title: 'The four lines, as code',
    parts: [
      { name: 'Base case', labels: ['nothing'] },
      { name: 'Left side first', labels: ['left'] },
      { name: 'Then the node', labels: ['write'] },
      { name: 'Then the right side', labels: ['right'] },
      { name: 'Answer', labels: ['done'] },
    ],
    keeps: ['left', 'write', 'right'],
    note: 'Append the node before both calls, and it is preorder; after both, postorder. It takes O(n) time, because each node is entered once, and O(h) space for the calls that wait on h levels.',
    edge: {
      id: 'edge',
      ask: 'Suppose that the node were appended before the call for its left side. Which tree shows the slip?',
      note: 'Trees are written level by level, and `null` is a missing child.',
      options: [
        {
          text: '`[4, 7]`',
          says: 'With the slip, the row is 4, 7. But 7 is on the left of 4, so it must be 7, 4.',
        },
        {
          text: '`[4, null, 9]`',
          says: '4 has no left side, so it is the first one in any case: the row is 4, 9 with and without the slip.',
        },
        { text: '`[4]`', says: 'With no children, before and after are the same: the row is 4.' },
      ],
      right: 0,
    },
  },
  clues: {
    evidence: [
      {
        words: 'form a tree',
        tells: 'Both sides of a node are smaller trees with the same rule, so a function can call itself.',
        decides: false,
      },
      {
        words: 'everyone below on the left',
        tells: 'A whole subtree must be done before the node, however deep it is.',
        decides: true,
      },
      {
        words: 'everyone below on the right',
        tells: 'The right subtree comes after the node: left, node, right is inorder.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'level-order-traversal',
      property: 'Does it matter how far a node is from the root?',
      here: 'No. A whole side comes before the node, on whatever level its people are.',
      there: 'Yes. You need the nearest node, or all of one level. A queue takes the levels one by one.',
      example:
        'Now 5 is not there, and 9 leads nobody. You need the person **nearest to 4** who leads nobody. The walk stops at the first one that it comes to.',
      picture: {
        scene: drawTree(growTree([4, 7, 9, null, 2]), () => ({ role: 'default' })),
      },
      question: {
        id: 'rival',
        ask: 'Whom does the walk of this lesson find first?',
        options: [
          {
            text: '2',
            says: 'It finishes the left side first, and comes to 2, two levels below 4. But 9 is only one level below: level by level, it is the first one.',
          },
          {
            text: '9',
            says: 'That would be right: 9 is one level below 4. But the walk goes from 4 to 7 and to 2 before it ever looks to the right of 4.',
          },
        ],
        right: 0,
      },
    },
  },
  spots: [
    {
      prompt: {
        id: 'tree-traversal-lesson-1',
        text: 'A pastry chef plans a wedding cake of 3,000 parts. Each part can be ordered ready-made at a known price. Most can also be joined, for a known wage, from at most two other parts, which go into nothing else and can be ordered or joined in turn. What is the lowest price of the whole cake?',
        world: 'wedding cake',
        pattern: 'tree-traversal',
        evidence: [
          {
            words: 'which go into nothing else',
            tells: 'No part is shared: it is a tree.',
            decides: false,
          },
          {
            words: 'can be ordered or joined in turn',
            tells: 'The lowest price of a part follows from those of its two sides, and both are paid.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'level-order-traversal',
          fails:
            'It comes to a part before those below it, so it does not know yet what joining this part costs.',
        },
        why: 'Let a call return the lower of two prices: ready-made, or the wage plus what both sides return.',
        cost: 'O(n)',
      },
      names: [
        { pattern: 'tree-traversal', line: 'combine what both sides return' },
        { pattern: 'level-order-traversal', line: 'one level after the other' },
        { pattern: 'path-sum-and-lca', line: 'a path, or where two meet' },
      ],
    },
    {
      prompt: {
        id: 'tree-traversal-lesson-2',
        text: 'A choir of up to 5,000 poses on a wide staircase. One singer stands alone on the top step and beckons up to two others to the step below. Each of them does the same, and so on; nobody is beckoned twice. For each step, from the top down, note the tallest singer before anyone there beckons.',
        world: 'choir on a staircase',
        pattern: 'level-order-traversal',
        evidence: [
          {
            words: 'nobody is beckoned twice',
            tells: 'Each singer is reached in one way only: it is a tree.',
            decides: false,
          },
          {
            words: 'For each step',
            tells: 'Singers with the same distance from the top belong together.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'tree-traversal',
          fails: 'It goes down to the lowest step before it comes to the second singer of an upper one.',
        },
        why: 'Take everyone on one step out of a queue, note the tallest, and put in those whom they beckon.',
        cost: 'O(n)',
      },
      names: [
        { pattern: 'breadth-first-search', line: 'nearest first, marked when found' },
        { pattern: 'tree-traversal', line: 'combine what both sides return' },
        { pattern: 'level-order-traversal', line: 'one level after the other' },
      ],
    },
  ],
  end: {
    canDo:
      'When the answer for a node follows from its two sides, write what one call does and what a missing node gives, and trust both calls.',
    practice: lesson.practice.find(({ number }) => number === 94)!,
    practiceIs: 'It is the problem of this lesson, with trees of any shape.',
  },
}
