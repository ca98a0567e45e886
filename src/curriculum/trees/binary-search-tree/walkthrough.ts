import { drawTree, growTree, type TreeLevels } from '#algorithms/binary-tree.ts'
import type { Role } from '#algorithms/scene.ts'
import { drawArray } from '#algorithms/scenes/array-scene.ts'
import { drawScan, type Look } from '#algorithms/scenes/scan-table.ts'
import type { Picture, Walkthrough } from '../../walkthroughs/walkthrough.ts'
import { lesson } from './lesson.ts'

const bids = [7, 3, 9, 5, 1]

/** Each new bid, compared with all bids before it. */
export const comparisons: readonly Look[] = bids
  .slice(1)
  .flatMap((bid, outer) =>
    bids.slice(0, outer + 1).map((earlier, inner) => ({ outer, inner, value: bid < earlier ? '<' : '>' })),
  )

/** An even earlier bid lies between the two, so the result was known. */
export function isNeedless({ outer, inner }: Look): boolean {
  const [bid, earlier] = [bids[outer + 1]!, bids[inner]!]
  return bids.slice(0, inner).some((other) => bid < other === other < earlier)
}

function drawComparisons(marksWaste: boolean): Picture {
  return {
    scene: drawScan({
      looks: comparisons,
      outer: bids.slice(1),
      inner: bids.slice(0, -1),
      corner: 'bid',
      ...(marksWaste && { roleOf: (look: Look) => (isNeedless(look) ? 'visited' : 'settled') }),
    }),
  }
}

function drawBids(levels: TreeLevels, roles: Readonly<Record<number, Role>> = {}): Picture {
  return { scene: drawTree(growTree(levels), ({ value }) => ({ role: roles[value] ?? 'default' })) }
}

const best: Picture = {
  title: 'Smaller left, larger right',
  ...drawBids([7, 3, 9, 1, 5], { 7: 'settled', 3: 'settled', 5: 'result' }),
  note: '5 is found with 3 comparisons',
}

export const walkthrough: Walkthrough = {
  title: 'Five bids',
  problem:
    'At an auction, the bids 7, 3, 9, 5 and 1 come in **one at a time, in no order**. Each time, the screen shows **which bids are just below and above the new one**, and people ask whether a number has been bid. Both storing a bid and finding one should take few steps. Has anyone bid 5?',
  input: { values: '7, 3, 9, 5, 1', target: '5' },
  firstTry: {
    picture: { scene: drawArray({ values: bids, hasNoIndices: true }) },
    tries: [
      {
        text: 'Append each bid to a list',
        says: '**Storing is easy, but finding 5 takes 4 comparisons, and the neighbors of 1 take all 4 bids before it.** Nothing can be skipped, because a number can be anywhere.',
        pictures: [
          {
            title: 'A list',
            scene: drawArray({
              values: bids,
              roleOf: (index) => (index < 3 ? 'visited' : index === 3 ? 'result' : 'default'),
              hasNoIndices: true,
            }),
            note: '5 is found with 4 comparisons',
          },
          best,
        ],
      },
      {
        text: 'Insert each bid into a sorted list',
        says: '**Finding is easy, but storing moves other bids.** For 1, all 4 others move by one position, and all five bids together cause 7 moves. If 100,000 bids come in falling order, it is almost 5 billion.',
        pictures: [
          {
            title: 'A sorted list',
            scene: drawArray({
              values: bids.toSorted((a, b) => a - b),
              roleOf: (index) => (index === 0 ? 'active' : 'swap'),
              hasNoIndices: true,
            }),
            note: 'For 1, four bids move',
          },
          best,
        ],
      },
      {
        text: 'Put each bid at the next free position of a tree, level by level',
        says: '**A tree, but 5 can be anywhere in it.** At 3, the larger 5 is on the left and the smaller 1 on the right. No comparison says which way to go, so all bids are visited.',
        pictures: [{ title: 'Level by level', ...drawBids([7, 3, 9, 5, 1], { 5: 'active' }) }, best],
      },
    ],
    leavesOpen: 'The list never moves anything. Look at which of its comparisons say nothing new.',
  },
  bruteForce: {
    title: 'Compare with every bid before',
    text: 'Keep a list, and compare each new bid with **all earlier ones**: has it been bid, and what is just below and above? A row of the table is a new bid, a column an earlier one, and `<` means that the new one is smaller.',
    before: drawComparisons(false),
    question: {
      id: 'waste',
      ask: 'Look at the row of 5. Which comparison says nothing new?',
      note: 'It was compared with 7, then with 3, then with 9.',
      options: [
        {
          text: 'With 3, because 5 < 7 places it already',
          says: 'You know after 7 that 5 is below 7. But 3 is below 7, too, and no earlier comparison says which of the two is larger.',
        },
        {
          text: 'With 9, because 5 < 7 and 7 < 9',
          says: 'When 9 came in, it was larger than 7. So 5 < 7 rules out 9, and everything else above 7. In all, 4 of the 10 comparisons are needless in this way.',
        },
        {
          text: 'None: 9 could be just above 5',
          says: 'You think of the neighbors. But 7 is above 5 and below 9, so 9 cannot be next to 5.',
        },
      ],
      right: 1,
    },
    after: drawComparisons(true),
    cost: 'n bids take `n(n-1)/2` comparisons: that is O(n²), almost 5 billion for 100,000 bids.',
  },
  idea: {
    title: 'Rule out one side of a node',
    text: 'A bid that was compared with 7 is either below or above it. Keep these two groups apart, and again inside each group. Four lines say how.',
    lines: [
      {
        name: 'What is compared',
        text: 'The number with the node: a smaller one goes left, a larger one right, and an equal one is there already.',
        picture: drawBids([7, 3, 9], { 7: 'compare' }),
        question: {
          id: 'compare',
          ask: '7 has 3 on the left and 9 on the right. Now 5 comes in, and it is smaller than 7. What follows?',
          options: [
            {
              text: '5 goes left, and nothing on the right has to be looked at',
              says: 'Everything on the right is larger than 7. So 5 is not there, and nothing there is closer to 5 than 7 is. One comparison rules out the whole side, however many bids it has.',
            },
            {
              text: '5 becomes the left child of 7',
              says: 'The side is correct. But 3 is there already, and would have to move. Compare 5 with 3 next: nothing has to move.',
            },
            {
              text: '5 is between 3 and 7',
              says: 'It is, but you do not know it yet: 1 is smaller than 7, too. It takes the comparison with 3.',
            },
          ],
          right: 0,
        },
      },
      {
        name: 'What stays true',
        text: 'All numbers in the left subtree of a node are smaller, all in the right one larger.',
        staysTrue: true,
        picture: drawBids([7, 3, 9, null, 8], { 8: 'active' }),
        question: {
          id: 'order',
          ask: 'Somebody attaches 8 to the right of 3, because it is larger than 3. Is the tree still in order?',
          options: [
            {
              text: 'Yes: each child is on the correct side of its parent',
              says: 'You compare parents and children only. But a search for 8 goes right at 7, and left at 9, where nothing is. It never comes by 3.',
            },
            {
              text: 'Yes, if a search looks on both sides when in doubt',
              says: 'You can find 8 that way. But a search is always in doubt then, and visits every node, as in a list.',
            },
            {
              text: 'No: 8 is left of 7 and larger than 7',
              says: 'The rule is about whole subtrees, or a comparison could not rule one out. A bid that is compared with every node from the root down keeps it: at each of them it goes to its own side, and no other bid moves.',
            },
          ],
          right: 2,
        },
      },
      {
        name: 'Base case',
        text: 'A free position: a new number becomes a leaf there, and a number that is sought is missing.',
        picture: drawBids([7, 3, 9, null, 5], { 7: 'settled', 3: 'compare' }),
        question: {
          id: 'base',
          ask: '1 comes in, goes left at 7 and left at 3, and nothing is there. What happens?',
          options: [
            {
              text: '1 takes the position of 3, and 3 moves down',
              says: 'You want the smallest one farther up, as in a heap. But nothing has to move: left of 3 is a free position.',
            },
            {
              text: '1 becomes the left child of 3',
              says: 'The two comparisons have ruled out every other position. A search for 1 makes the same comparisons, so it comes to this position and no other.',
            },
            {
              text: '1 goes to the left of 9, so that both sides of 7 have equally many bids',
              says: 'You want to balance the tree, and it is a good wish. But a search for 1 goes left at 7, and never comes by 9.',
            },
          ],
          right: 1,
        },
      },
      {
        name: 'What a call returns',
        text: 'The root of its subtree, with the number in it. The parent links to it again.',
        picture: {
          ...drawBids([3, null, 5], { 3: 'compare' }),
          beside: [drawBids([1], { 1: 'active' }).scene],
        },
        question: {
          id: 'returns',
          ask: 'The call for the free position makes a new node for 1. How does 3 get its link to the node?',
          options: [
            {
              text: 'The call returns it, and 3 stores it as its left child',
              says: 'Every call returns the root of its subtree: the new node, or the one that it was given. This works for an empty tree, too.',
            },
            {
              text: 'It has it: the call got the left link of 3',
              says: 'The call got a copy of that link, which was empty. Setting the copy changes nothing in 3, and the new node is lost.',
            },
            {
              text: 'The call returns 7, the root of the whole tree',
              says: 'That is right for the first call only. If 3 stored 7 as its left child, the tree would contain a circle.',
            },
          ],
          right: 0,
        },
      },
    ],
    summary:
      'That is a **binary search tree**: read left, node, right, it is sorted. A new number is a leaf, so both neighbors are on its path: the last node where it went right is just below it (3 for 5), and the last one where it went left is just above it (7).',
  },
  watch: {
    title: 'Store five bids, find one',
    text: 'The bids come in, and then 5 is sought. After each comparison, you say which way it goes.',
  },
  code: {
    title: 'The four lines, as code',
    parts: [
      { name: 'Base case', labels: ['hang'] },
      { name: 'What is compared', labels: ['compare'] },
      { name: 'What a call returns', labels: ['same'] },
      { name: 'Search', labels: ['look', 'missing'] },
    ],
    keeps: 'compare',
    note: 'The neighbors are the nodes where the path last went right and left. Both calls take O(h) for h levels: O(log n) on average in random order, but n if sorted. Libraries rebalance, and remove numbers, too.',
    edge: {
      id: 'edge',
      ask: 'Suppose that `insert` called itself, but did not store what the call returns. Which values show the slip?',
      options: [
        { text: '`[7]`', says: '7 becomes the root of an empty tree, without any inner call.' },
        {
          text: '`[7, 7]`',
          says: 'The second 7 is equal to the root, so no inner call is made: the tree is 7 in any case.',
        },
        {
          text: '`[7, 3]`',
          says: 'The inner call makes a node for 3, but nothing links to it. A search for 3 finds nothing.',
        },
      ],
      right: 2,
    },
  },
  clues: {
    evidence: [
      {
        words: 'one at a time, in no order',
        tells: 'Numbers keep coming in, so a sorted list would have to move many of them.',
        decides: true,
      },
      {
        words: 'which bids are just below and above the new one',
        tells: 'The order counts: a hash map finds a number, but not its neighbors.',
        decides: true,
      },
      {
        words: 'Both storing a bid and finding one',
        tells: 'Changes and searches are mixed, so both should take one path down a tree.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'tree-traversal',
      property: 'Is everything left of a node smaller, and everything right of it larger?',
      here: 'Yes. One comparison rules out a whole side, so a search is a single path down.',
      there: 'No. A number can be on either side, so both sides have to be visited.',
      example:
        'Now a tree is given whose numbers have **no order**: 7 has 9 on the left and 3 on the right. Is 9 in it?',
      picture: drawBids([7, 9, 3]),
      question: {
        id: 'rival',
        ask: 'What does the search of this lesson answer?',
        options: [
          {
            text: 'No',
            says: '9 is larger than 7, so it goes right, to 3, and right again, where nothing is. But 9 is there, on the left of 7. Without order, visit both sides.',
          },
          {
            text: 'Yes',
            says: 'That would be right. But 9 is larger than 7, so the search goes right and never comes to the left side.',
          },
        ],
        right: 0,
      },
    },
  },
  spots: [
    {
      prompt: {
        id: 'binary-search-tree-lesson-1',
        text: 'Pilots book landings at a small airfield, for any second of the coming year, and cancel some of them again. For each new booking, the tower notes how long before it the previous landing is, and how long after it the next one. There are up to 500,000 bookings, and each is answered before the next comes in.',
        world: 'landings',
        pattern: 'binary-search-tree',
        evidence: [
          {
            words: 'cancel some of them again',
            tells: 'Times come and go, so sorting once is not enough.',
            decides: false,
          },
          {
            words: 'the previous landing is, and how long after it the next one',
            tells: 'You need the neighbors of any time: the order has to be kept.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'tree-traversal',
          fails: 'Visiting all landings for each booking takes n steps; the order rules out most of them.',
        },
        why: 'Keep the times in a balanced search tree: the neighbors of a new time are on its path down.',
        cost: 'O(n log n)',
      },
      names: [
        { pattern: 'heap-priority-queue', line: 'only the smallest or largest' },
        { pattern: 'binary-search-tree', line: 'order rules out one side' },
        { pattern: 'tree-traversal', line: 'combine what both sides return' },
      ],
    },
    {
      prompt: {
        id: 'binary-search-tree-lesson-2',
        text: 'Each of 20,000 playlists has a few songs of its own, and may contain up to two other playlists. Except for one, each playlist is contained in exactly one other. Their lengths follow no rule. How many playlists run for more than an hour, with everything that they contain?',
        world: 'playlists',
        pattern: 'tree-traversal',
        evidence: [
          {
            words: 'Their lengths follow no rule',
            tells: 'No comparison rules out a side, so every playlist is visited.',
            decides: true,
          },
          {
            words: 'with everything that they contain',
            tells: 'A playlist adds up what its two sides report, at any depth.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'binary-search-tree',
          fails: 'Nothing is sorted from left to right, so a comparison says nothing about either side.',
        },
        why: 'Let each call return the total time of its playlist, and count the totals above an hour.',
        cost: 'O(n)',
      },
      names: [
        { pattern: 'binary-search-tree', line: 'order rules out one side' },
        { pattern: 'level-order-traversal', line: 'one level after the other' },
        { pattern: 'tree-traversal', line: 'combine what both sides return' },
      ],
    },
  ],
  end: {
    canDo:
      'When values come and go and their order counts, keep smaller ones left and larger ones right: one comparison rules out a whole side.',
    practice: lesson.practice.find(({ number }) => number === 701)!,
    practiceIs: 'It is the first half of this lesson: a number joins a search tree.',
  },
}
