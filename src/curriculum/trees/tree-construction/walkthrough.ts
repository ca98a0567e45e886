import { type BinaryNode, drawTree } from '#algorithms/binary-tree.ts'
import { drawArray } from '#algorithms/scenes/array-scene.ts'
import { drawScan, type Look } from '#algorithms/scenes/scan-table.ts'
import type { Picture, Walkthrough } from '../../walkthroughs/walkthrough.ts'
import { lesson } from './lesson.ts'

const first = [5, 8, 3, 7, 2, 6]
const second = [8, 5, 7, 2, 3, 6]

type SplitRest = (root: number, rest: readonly number[]) => number

/** The tree whose root is the first value, and whose left part has as many of the others as the split says. */
export function growBySize(values: readonly number[], sizeOf: SplitRest): BinaryNode | undefined {
  const [value, ...rest] = values
  if (value === undefined) return undefined
  const size = sizeOf(value, rest)
  const left = growBySize(rest.slice(0, size), sizeOf)
  const right = growBySize(rest.slice(size), sizeOf)
  return { id: String(value), value, ...(left && { left }), ...(right && { right }) }
}

/** How many of the rest come before the root in the second list: those of its left part. */
export const bySecondList: SplitRest = (root, rest) =>
  rest.filter((value) => second.indexOf(value) < second.indexOf(root)).length

export const byHalves: SplitRest = (_root, rest) => Math.floor(rest.length / 2)

/** Smaller values go to the left, in their order of arrival. */
export function growSearchTree(values: readonly number[]): BinaryNode | undefined {
  const [value, ...rest] = values
  if (value === undefined) return undefined
  const left = growSearchTree(rest.filter((other) => other < value))
  const right = growSearchTree(rest.filter((other) => other > value))
  return { id: String(value), value, ...(left && { left }), ...(right && { right }) }
}

function drawMine(title: string, root: BinaryNode | undefined, isRight: boolean, note: string): Picture {
  return { title, scene: drawTree(root, () => ({ role: isRight ? 'result' : 'visited' })), note }
}

/** How many shapes a mine of this many chambers can have. */
function countShapes(chambers: number): number {
  if (chambers === 0) return 1
  return Array.from(
    { length: chambers },
    (_, left) => countShapes(left) * countShapes(chambers - 1 - left),
  ).reduce((sum, count) => sum + count, 0)
}

const sizes = first.map((_, left) => left)

/** For each size of the left part: its shapes, those of the right part, and the mines they make. */
export const shapes: readonly Look[] = sizes.flatMap((left) => {
  const counts = [countShapes(left), countShapes(first.length - 1 - left)] as const
  return [...counts, counts[0] * counts[1]].map((value, inner): Look => ({ outer: left, inner, value }))
})

function drawShapes(marksWaste: boolean): Picture {
  return {
    scene: drawScan({
      looks: shapes,
      outer: sizes,
      inner: ['left', 'right', 'mines'],
      corner: 'left of 5',
      ...(marksWaste && {
        roleOf: ({ outer }: Look) => (outer === second.indexOf(first[0]!) ? 'settled' : 'visited'),
      }),
    }),
  }
}

/** The second list with a range framed, and its parts left and right of a root. */
function drawRange(from: number, to: number, root?: number): Picture {
  const at = root === undefined ? undefined : second.indexOf(root)
  const sides =
    at === undefined
      ? []
      : [
          { from, to: at - 1, text: 'left' },
          { from: at + 1, to, text: 'right' },
        ]
  return {
    scene: drawArray({
      title: 'the second list',
      values: second,
      roleOf: (index) => (index === at ? 'active' : 'default'),
      spans: sides.filter((side) => side.from <= side.to),
      window: { from, to, text: 'this part' },
    }),
  }
}

const best = drawMine('The mine', growBySize(first, bySecondList), true, 'second list 8, 5, 7, 2, 3, 6')

export const walkthrough: Walkthrough = {
  title: 'A mine from two lists',
  problem:
    'From each chamber of a mine, at most two tunnels go down: one to the left and one to the right. Two robots walk through all of it, left before right. One notes each chamber **when it enters**: 5, 8, 3, 7, 2, 6. The other notes it **between its two tunnels**: 8, 5, 7, 2, 3, 6. **Draw the mine.**',
  input: { preorder: '5, 8, 3, 7, 2, 6', inorder: '8, 5, 7, 2, 3, 6' },
  firstTry: {
    picture: {
      scene: drawArray({ title: 'when it enters', values: first, hasNoIndices: true }),
      beside: [drawArray({ title: 'between its two tunnels', values: second, hasNoIndices: true })],
    },
    tries: [
      {
        text: 'Put 5 on top, halve what follows (the smaller half, 8 and 3, goes left), and go on like this',
        says: '**Its second list would be 8, 3, 5, 2, 7, 6.** It fits the first list, but 3 is in the wrong tunnel. Nothing says that both tunnels lead to equally many chambers.',
        pictures: [
          drawMine('In halves', growBySize(first, byHalves), false, 'second list 8, 3, 5, 2, 7, 6'),
          best,
        ],
      },
      {
        text: 'Put smaller numbers on the left and larger ones on the right',
        says: '**Its second list would be 2, 3, 5, 6, 7, 8.** That is a search tree. But here the numbers are only names: 8 comes before 5 in the second list, so it is on the left.',
        pictures: [drawMine('By size', growSearchTree(first), false, 'second list 2, 3, 5, 6, 7, 8'), best],
      },
      {
        text: 'Try every mine that fits the first list, and compare its second list',
        says: '**It finds the mine, and it can never be wrong.** The question is how many there are to try.',
        pictures: [best],
      },
    ],
    leavesOpen: 'Start from the one that always works, and look for what one list says about the other.',
  },
  bruteForce: {
    title: 'Try every mine',
    text: 'The first list begins with the chamber on top: 5. **How many of the other five are in its left tunnel** is open. A row of the table is one such number. It shows in how many shapes the left part and the right part can be drawn, and how many mines that makes.',
    before: drawShapes(false),
    question: {
      id: 'waste',
      ask: 'What is wasted?',
      options: [
        {
          text: 'Nothing: the first list leaves all of them open',
          says: 'You are thinking of the first list alone, and it fits all 132 mines. But you have a second list, and 5 has only one position in it.',
        },
        {
          text: 'The rows in which one tunnel has far more chambers',
          says: 'You expect both tunnels to be about equally long. But nothing says so, and in this mine they have one chamber and four.',
        },
        {
          text: 'Every row but one',
          says: 'The second robot notes 5 after its whole left tunnel, and before its right one. Only 8 comes before 5, so the left tunnel has one chamber. That one look rules out 118 of the 132 mines, and the same look works again inside each part.',
        },
      ],
      right: 2,
    },
    after: drawShapes(true),
    cost: 'Six chambers make 132 mines, 15 chambers more than 9 million, and 20 chambers more than 6 billion.',
  },
  idea: {
    title: 'One list names, the other splits',
    text: 'The first list says what is on top of a part, the second one where it splits. Four lines make a method of that, here and wherever a tree is built from two walks through it.',
    lines: [
      {
        name: 'What a call builds',
        text: 'The part of one range of the second list. Its top is the next of the first list.',
        picture: drawRange(2, 5),
        question: {
          id: 'builds',
          ask: '5 and 8 are drawn. The part with 7, 2, 3 and 6 comes next. Which chamber is on top of it?',
          options: [
            {
              text: '3, the next number of the first list',
              says: 'The first robot notes a chamber **before** all that is below it. So in each part, the top is noted first. 5 and 8 are used, and 3 is next.',
            },
            {
              text: '7, the first number of this part in the second list',
              says: 'You take the first one in both lists. But the second robot notes a chamber after its left tunnel, so 7 is where it could go left no further.',
            },
            {
              text: '2, one of the two in the middle',
              says: 'You want a balanced tree, as from a sorted list. But the top of a part is entered before all that is below it, and 3 and 7 were entered before 2.',
            },
          ],
          right: 0,
        },
      },
      {
        name: 'How it splits',
        text: 'At its top in the second list: what is before it is left, what is after it right.',
        picture: drawRange(2, 5, 3),
        question: {
          id: 'splits',
          ask: '3 is on top of this part. Which chambers are in its left tunnel?',
          options: [
            {
              text: 'Only 7, which comes after 3 in the first list',
              says: 'You look at the first list. 7 is on top of the left tunnel, but where that tunnel ends is not said there. In the second list, 2 is before 3, too.',
            },
            {
              text: '7 and 2',
              says: 'The second robot notes 3 when its whole left tunnel is done, and before its right one. So within this part, 7 and 2 are left, and 6 is right. Both are ranges again.',
            },
            {
              text: '8, 5, 7 and 2',
              says: 'You take all that is before 3 in the whole list. But 8 and 5 are not in this part: it begins after 5.',
            },
          ],
          right: 1,
        },
      },
      {
        name: 'What stays true',
        text: 'The next number of the first list is on top of the next part that is not empty.',
        staysTrue: true,
        question: {
          id: 'order',
          ask: '3 has a left part, 7 and 2, and a right part, 6. Which one do you build first, and why?',
          options: [
            {
              text: 'Either: the second list says what is in each',
              says: 'You think that the ranges are enough. But each part takes its top from the first list, and there 7 is next. If the right part came first, it would take 7.',
            },
            {
              text: 'The left one, because its numbers are smaller',
              says: 'You think of a search tree. The left one is correct, but not for that reason: 7 is larger than 3.',
            },
            {
              text: 'The left one, because the first list goes on with it',
              says: 'The first robot goes left first: after 3 it notes all of the left part, 7 and 2, and then the right one, 6. A part uses up exactly its own numbers, so after the left one, 6 is next, just in time.',
            },
          ],
          right: 2,
        },
      },
      {
        name: 'Base case',
        text: 'An empty range is an empty part, and takes no number.',
        picture: drawRange(0, 0, 8),
        question: {
          id: 'base',
          ask: '8 is a part of its own, so its left range and its right range are empty. What do the calls for them do?',
          options: [
            {
              text: 'Take the next number, 3',
              says: 'You let each call take a number. Then 3 would be below 8, but the second list has it after 5, so it is in the right tunnel of 5.',
            },
            {
              text: 'Return nothing, and take no number',
              says: 'A part uses up exactly the numbers of its range, and here there are none. So 3 is still there for the right tunnel of 5. It ends every branch, because each range is shorter than the one above.',
            },
            {
              text: 'Nothing, because they are never made',
              says: 'You want to test for a tunnel before each call. That works, with one test per side and one for an empty mine. A single test at the start of the call does the same.',
            },
          ],
          right: 1,
        },
      },
    ],
    summary:
      'That is **tree construction**: find the root, split the rest, and build both parts in the same way.',
  },
  watch: {
    title: 'Build the mine',
    text: 'After each chamber, you say where the next one is attached.',
  },
  code: {
    title: 'The four lines, as code',
    parts: [
      { name: 'Base case', labels: ['empty'] },
      { name: 'What a call builds', labels: ['take'] },
      { name: 'How it splits', labels: ['split'] },
      { name: 'What stays true', labels: ['left'] },
      { name: 'Answer', labels: ['done'] },
    ],
    keeps: ['take', 'left', 'split'],
    note: 'A range is passed as two indices, so nothing is copied, and a map finds each number in the second list at once. So it takes O(n) time, a constant number of steps for each node, and O(n) space for the map and the tree.',
    edge: {
      id: 'edge',
      ask: 'Suppose that the right side were built before the left one. Which two lists show the slip?',
      options: [
        {
          text: '`2, 1` and `1, 2`',
          says: 'The right side of 2 is empty and takes no number, so 1 still goes to the left.',
        },
        {
          text: '`1, 2` and `1, 2`',
          says: 'The left side of 1 is empty, so the order makes no difference.',
        },
        {
          text: '`2, 1, 3` and `1, 2, 3`',
          says: 'The right side of 2 has only 3 in its range, but it takes the next number, which is 1. From there on nothing fits.',
        },
      ],
      right: 2,
    },
  },
  clues: {
    evidence: [
      {
        words: 'when it enters',
        tells: 'This order names the root of each part: it comes first. It is called **preorder**.',
        decides: false,
      },
      {
        words: 'between its two tunnels',
        tells: 'This order splits a part: what is left comes before the root. It is called **inorder**.',
        decides: true,
      },
      {
        words: 'Draw the mine',
        tells: 'The tree is not there yet: it has to be built from data.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'binary-search-tree',
      property: 'Do the lists come from walks through a finished tree?',
      here: 'Yes. So each part is a range of the list, and it uses up exactly its own numbers.',
      there: 'No. The values arrive one by one, and a comparison at each node says where to go.',
      example:
        'Now numbers arrive in the order 5, 8, 3. Each goes down from the top: **left if it is smaller**, right if it is larger. You take 5, 8, 3 as the first list and the sorted numbers, 3, 5, 8, as the second.',
      question: {
        id: 'rival',
        ask: 'Which number does the construction take for the left part of 5?',
        options: [
          {
            text: '8',
            says: '3 is before 5 in the second list, so the left part is not empty, and takes the next number of the first list: 8. But 8 is not in this part, so from there on nothing fits. The arrivals are no walk through a tree, so insert each of them by comparing.',
          },
          {
            text: '3',
            says: '3 is what belongs there. But the left part takes the next number of the first list, and that is 8. The arrivals are no walk through a tree.',
          },
        ],
        right: 0,
      },
    },
  },
  spots: [
    {
      prompt: {
        id: 'tree-construction-lesson-1',
        text: 'Before an old fountain was taken apart, two plumbers listed its 5,000 numbered pipes. A pipe feeds up to two others, one at its left and one at its right. The first plumber wrote each pipe before all that it feeds, the left side first. The second wrote the left side, then the pipe, then the right side. Say which pipe goes where.',
        world: 'old fountain',
        pattern: 'tree-construction',
        evidence: [
          {
            words: 'each pipe before all that it feeds',
            tells: 'The first pipe of each part of this list is its root.',
            decides: false,
          },
          {
            words: 'the left side, then the pipe, then the right side',
            tells: 'The position of the root in this list splits the rest into left and right.',
            decides: true,
          },
          {
            words: 'Say which pipe goes where',
            tells: 'The tree is missing, and has to be built.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'binary-search-tree',
          fails:
            'The numbers of the pipes are only names, so comparing them does not say which side one is on.',
        },
        why: 'Take the next pipe of the first list as the root, find it in the second list, and build what is left and right of it in the same way.',
        cost: 'O(n)',
      },
      names: [
        { pattern: 'tree-construction', line: 'find the root, split the rest' },
        { pattern: 'binary-search-tree', line: 'compare, then go left or right' },
        { pattern: 'level-order-traversal', line: 'a tree, one level at a time' },
      ],
    },
    {
      prompt: {
        id: 'tree-construction-lesson-2',
        text: 'At a village fair, up to 300,000 visitors guess how many pebbles are in a barrel, and no number may be guessed twice. Each time, before the next guess comes, print the two earlier guesses that are nearest to it: the next lower one and the next higher one.',
        world: 'pebbles in a barrel',
        pattern: 'binary-search-tree',
        evidence: [
          {
            words: 'before the next guess comes',
            tells: 'The guesses arrive one by one, so nothing finished can be split.',
            decides: true,
          },
          {
            words: 'the next lower one and the next higher one',
            tells: 'You need the neighbors of a value in order, which lie on its path down a search tree.',
            decides: true,
          },
          {
            words: 'up to 300,000 visitors',
            tells: 'A search through all earlier guesses would be quadratic.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'tree-construction',
          fails:
            'It needs all values and an order that comes from a finished tree. Here the guesses come one by one, in any order.',
        },
        why: 'Go down a balanced search tree by comparing, remember the last level on each side, and insert the new one at the end.',
        cost: 'O(n log n)',
      },
      names: [
        { pattern: 'monotonic-stack', line: 'the nearest larger one, by position' },
        { pattern: 'binary-search-tree', line: 'compare, then go left or right' },
        { pattern: 'tree-construction', line: 'find the root, split the rest' },
      ],
    },
  ],
  end: {
    canDo:
      'When a tree has to be built, find what names the root and what splits the rest, and build both parts in the same way.',
    practice: lesson.practice.find(({ number }) => number === 105)!,
    practiceIs: 'It is the problem of this lesson.',
  },
}
