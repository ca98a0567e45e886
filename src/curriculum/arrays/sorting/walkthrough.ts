import { drawArray } from '#algorithms/scenes/array-scene.ts'
import { drawScan, type Look } from '#algorithms/scenes/scan-table.ts'
import type { Picture, Walkthrough } from '../../walkthroughs/walkthrough.ts'
import { lesson } from './lesson.ts'

const times = [7, 4, 9, 2, 6]
const inOrder = times.toSorted((a, b) => a - b)

/** Every comparison of two runners, and whether it follows from those before it. */
export const comparisons: readonly (Look & { readonly isKnown: boolean })[] = compareAll()

function compareAll() {
  const faster = times.map(() => new Set<number>())
  const followsFrom = (quick: number, slow: number): boolean =>
    faster[slow]!.has(quick) || [...faster[slow]!].some((between) => followsFrom(quick, between))
  return times.flatMap((time, outer) =>
    times.slice(outer + 1).map((other, offset) => {
      const inner = outer + 1 + offset
      const [quick, slow] = time < other ? [outer, inner] : [inner, outer]
      const isKnown = followsFrom(quick, slow)
      faster[slow]!.add(quick)
      return { outer, inner: inner - 1, value: `${time} ${time < other ? '<' : '>'} ${other}`, isKnown }
    }),
  )
}

function drawComparisons(isMarked: boolean): Picture {
  return {
    scene: drawScan({
      looks: comparisons,
      outer: times.slice(0, -1),
      inner: times.slice(1),
      ...(isMarked && {
        roleOf: ({ outer, inner }: Look) =>
          comparisons.some((each) => each.outer === outer && each.inner === inner && each.isKnown)
            ? 'visited'
            : 'settled',
      }),
    }),
  }
}

function drawTimes(title: string, values: readonly number[], note: string): Picture {
  return { title, scene: drawArray({ values, hasNoIndices: true }), note }
}

const best: Picture = {
  title: 'In order',
  scene: drawArray({ values: inOrder, roleOf: () => 'result', hasNoIndices: true }),
  note: inOrder.join(', '),
}

/** The two sorted halves; their first values, which are not taken, are at `i` and `j`. */
function drawHalves(i: number, j: number): Picture {
  return {
    scene: drawArray({
      values: [4, 7, 2, 6, 9],
      hasNoIndices: true,
      roleOf: (index) =>
        index === i || index === j
          ? 'compare'
          : index < i || (index >= 2 && index < j)
            ? 'visited'
            : 'settled',
      spans: [
        { from: 0, to: 1, text: 'left, sorted' },
        { from: 2, to: 4, text: 'right, sorted' },
      ],
      divider: 2,
    }),
  }
}

export const walkthrough: Walkthrough = {
  title: 'Five finish times',
  problem:
    'Five runners are in the finish, and **all times are known** and different: 7, 4, 9, 2 and 6 minutes, in the order of their start numbers. The results list shows them **from the fastest to the slowest**. How do you make it?',
  input: { values: '7, 4, 9, 2, 6' },
  firstTry: {
    picture: { scene: drawArray({ values: times, hasNoIndices: true }) },
    tries: [
      {
        text: 'Go through once, and swap neighbors that are in the wrong order',
        says: '**It gives 4, 7, 2, 6, 9, which is not in order.** One pass takes the slowest to the end, but a fast runner moves only one position forward. The 2 is still behind the 7.',
        pictures: [drawTimes('After one pass', [4, 7, 2, 6, 9], 'the 2 is behind the 7'), best],
      },
      {
        text: 'Take the fastest who is left, again and again',
        says: '**It gives the right order, with 10 comparisons.** But each round searches all who are left, and forgets what the round before has learned about them.',
        pictures: [best],
      },
      {
        text: 'Compare every two, and count for each how many are faster',
        says: '**It gives the right order, and it can never be wrong:** two runners are faster than the 6, so it is third. The question is what that costs.',
        pictures: [best],
      },
    ],
    leavesOpen: 'The safe ways compare a lot. Find out which of these comparisons you could do without.',
  },
  bruteForce: {
    title: 'Compare every two',
    text: 'Compare **every two runners**, row by row. The number of faster runners is the index in the results: nobody is faster than the 2, so it has index 0. Five runners make 10 comparisons.',
    before: drawComparisons(false),
    question: {
      id: 'waste',
      ask: 'What is wasted?',
      options: [
        {
          text: 'Comparisons whose result follows from earlier ones',
          says: 'The first row says 4 < 7 and 7 < 9. So 4 < 9 is known before it is asked. Here 4 of the 10 comparisons follow from those above them.',
        },
        {
          text: 'Nothing: each comparison is between two other runners',
          says: 'The pairs differ, but the results depend on each other: who is faster than the 7 is also faster than all who are slower than the 7.',
        },
        {
          text: 'Comparisons between runners who are far apart in the list',
          says: 'You are thinking of swapping neighbors. But the 7 and the 2 are far apart and in the wrong order, and something has to find that out.',
        },
      ],
      right: 0,
    },
    after: drawComparisons(true),
    cost: 'For n runners there are `n(n-1)/2` comparisons: that is O(n²). For 100,000 runners it is almost 5 billion.',
  },
  idea: {
    title: 'Merge two sorted halves',
    text: 'Suppose that each half is sorted already: 4, 7 and 2, 6, 9. These lines use that order, so that few comparisons are needed.',
    lines: [
      {
        name: 'What is compared',
        text: 'The first values left of the two sorted halves: `nums[i]` and `nums[j]`.',
        picture: drawHalves(0, 2),
        question: {
          id: 'heads',
          ask: 'Which values can be the smallest of all five?',
          options: [
            {
              text: 'Any of the five',
              says: 'That is so when you know nothing. But each half is in order: nothing in the left half is smaller than 4, and nothing in the right half is smaller than 2.',
            },
            {
              text: 'Only the 4 or the 2',
              says: 'Each half is in order, so its first value is its smallest. The smallest of all is one of these two, and **one** comparison finds it, however long the halves are.',
            },
            {
              text: 'Only the 4, because the left half comes first',
              says: 'You expect the left half to be smaller. But the halves are sorted each on its own, and the 2 was in the right one.',
            },
          ],
          right: 1,
        },
      },
      {
        name: 'Which one moves',
        text: 'The smaller one (the left one if they are equal) is appended to a new list, `merged`, and only its index moves.',
        question: {
          id: 'next',
          ask: '2 is smaller than 4, so it is taken. Which two values are compared next?',
          options: [
            {
              text: '7 and 6',
              says: 'You move on in both halves. But the 4 has only lost against the 2. It is not placed yet, and it would be forgotten.',
            },
            {
              text: '4 and 7',
              says: 'Those two are in the same half, so you know already that 4 comes first.',
            },
            {
              text: '4 and 6',
              says: 'The right half now begins with 6, and 4 is still the first of the left half. The smallest value that is left must be one of these two.',
            },
          ],
          right: 2,
        },
      },
      {
        name: 'What stays true',
        text: '`merged` is in order, and no value left is smaller than its last one.',
        staysTrue: true,
        picture: drawHalves(0, 3),
        question: {
          id: 'final',
          ask: '4 < 6, so 4 comes after the 2. It was never compared with the 9. Can it stay where it is?',
          options: [
            {
              text: 'No: the 9 could still have to go before it',
              says: 'You want to see each comparison. But the 9 is behind the 6 in a sorted half, so it is at least 6, and 6 is more than 4.',
            },
            {
              text: 'Yes: all that is left is behind the 4, or is the 6, or is behind the 6',
              says: 'What is behind the 4 in its half is not smaller than 4. What is at or behind the 6 is not smaller than 6. So nothing that is left goes before the 4, and it never moves again.',
            },
            {
              text: 'Yes: the merged values are sorted once more at the end',
              says: 'That would need the comparisons you wanted to save. It is not needed: values are appended from small to large.',
            },
          ],
          right: 1,
        },
      },
      {
        name: 'What is split',
        text: 'Each half is sorted in the same way, down to single values, which are in order.',
        question: {
          id: 'split',
          ask: 'At first the halves are not sorted: 7, 4 and 9, 2, 6. How do you get sorted halves with few comparisons?',
          options: [
            {
              text: 'Split each of them, too, down to single values',
              says: 'A single value is in order. From there, merge pairs, then longer runs. Each level takes fewer than n comparisons, and halving n gives about log n levels. Here that makes 8 comparisons instead of 10; for 100,000 runners, 17 levels make fewer than 2 million instead of almost 5 billion.',
            },
            {
              text: 'Compare every two values in each half',
              says: 'Each half then takes about a quarter of the comparisons, so together they take about half as many. But that still grows like n².',
            },
            {
              text: 'Put all values up to 6 into the left half',
              says: 'Then no merging is needed: that is the idea of quicksort. But it does not sort the halves, and you have to find a good value to split at.',
            },
          ],
          right: 0,
        },
      },
    ],
    summary:
      'That is **merge sort**. In most problems you call the sort of your language; what counts is to see that order answers the question.',
  },
  watch: {
    title: 'Split and merge',
    text: 'The same times, from single values up. Before each value is taken, you say which half it comes from.',
  },
  code: {
    title: 'The lines, as code',
    parts: [
      { name: 'What is split', labels: ['single', 'split'] },
      { name: 'What is compared, which one moves', labels: ['compare', 'take-left', 'take-right'] },
      { name: 'Back into the array', labels: ['put-back'] },
    ],
    keeps: ['compare', 'take-left', 'take-right'],
    note: 'With `<=`, equal values keep their order: the sort is stable. It takes O(n log n) time, because each of about log n levels merges all n values, and O(n) space for `merged`.',
    edge: {
      id: 'edge',
      ask: 'Suppose that after a merge only the rest of the right half was copied, not that of the left. Which array shows the slip?',
      options: [
        {
          text: '`[1, 2]`',
          says: 'The 1 is taken from the left half, which is then used up. The rest is the 2 of the right half, and that is copied.',
        },
        {
          text: '`[2, 1]`',
          says: 'The 1 is taken from the right half, which is then used up. The rest is the 2 of the left half. It is not copied, so the 2 is lost.',
        },
        {
          text: '`[5]`',
          says: 'A single value is never split, so nothing is merged and nothing is lost.',
        },
      ],
      right: 1,
    },
  },
  clues: {
    evidence: [
      {
        words: 'all times are known',
        tells: 'Nothing comes or goes later, so one sort is enough.',
        decides: true,
      },
      {
        words: 'from the fastest to the slowest',
        tells: 'The order itself is the answer.',
        decides: true,
      },
      {
        words: 'in the order of their start numbers',
        tells: 'The given order says nothing about the times, and it may be changed.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'heap-priority-queue',
      property: 'Do elements come or go while you need the best one?',
      here: 'No. All times are known and stay, so they are put in order once.',
      there: 'Yes. Each new element belongs somewhere in the order, and a heap finds the best one each time.',
      example:
        'Four ropes of 2, 2, 3 and 3 m are tied together, two at a time. Each knot takes as many minutes as the new rope is long. What is the least total? Sort once, and tie from the left: first 2 and 2, then the result with 3, then with 3.',
      picture: { scene: drawArray({ values: [2, 2, 3, 3], hasNoIndices: true }) },
      question: {
        id: 'rival',
        ask: 'How many minutes does that take?',
        options: [
          {
            text: '20, the least there is',
            says: 'The least is 20: 2 + 2 = 4, then 3 + 3 = 6, then 4 + 6 = 10. But tying from the left takes 4 + 7 + 10 = 21, because the new rope of 4 m belongs behind the ropes of 3 m.',
          },
          {
            text: '21',
            says: 'It takes 4 + 7 + 10 = 21. The rope of 4 m is longer than both others, so 3 + 3 should come next: 4 + 6 + 10 = 20. A heap puts each new rope where it belongs.',
          },
        ],
        right: 1,
      },
    },
  },
  spots: [
    {
      prompt: {
        id: 'sorting-lesson-1',
        text: 'A merchant has weighed all 300,000 pearls of the season, and the weights are listed as the pearls were found. For the insurance, each pearl needs its rank: how many pearls of the season are heavier. No pearl is added or sold before the list is sent. How do you find all the ranks?',
        world: 'pearl season',
        pattern: 'sorting',
        evidence: [
          {
            words: 'how many pearls of the season are heavier',
            tells: 'A rank is the first index of the weight in the order of weights.',
            decides: true,
          },
          {
            words: 'No pearl is added or sold',
            tells: 'The set does not change, so the order is made once.',
            decides: true,
          },
          {
            words: 'listed as the pearls were found',
            tells: 'The given order says nothing about the weights.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'heap-priority-queue',
          fails:
            'A heap hands out the heaviest pearl again and again, which is sorting by a detour: nothing changes in between.',
        },
        why: 'Sort pairs of weight and pearl from heavy to light; the rank is the index of the first pearl of the same weight.',
        cost: 'O(n log n)',
      },
      names: [
        { pattern: 'hash-lookup', line: 'store what you have seen' },
        { pattern: 'sorting', line: 'put everything in order once' },
        { pattern: 'heap-priority-queue', line: 'the best of a changing set' },
      ],
    },
    {
      prompt: {
        id: 'sorting-lesson-2',
        text: 'A robot waters 5,000 pots, and knows how dry each one is. At every turn it waters the driest pot, which is then less dry by an amount that depends on the plant. Now and then a new pot is brought in. Which pots does it water in the next 100,000 turns?',
        world: 'watering robot',
        pattern: 'heap-priority-queue',
        evidence: [
          {
            words: 'At every turn it waters the driest pot',
            tells: 'You need the best of all, again and again.',
            decides: false,
          },
          {
            words: 'which is then less dry',
            tells: 'The pot comes back with another value, so the order changes at every turn.',
            decides: true,
          },
          {
            words: 'Now and then a new pot is brought in',
            tells: 'Elements are added while you need the best one.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'sorting',
          fails:
            'The order is wrong after one turn, and sorting 5,000 pots again at each of 100,000 turns is far too slow.',
        },
        why: 'Keep the pots in a heap by dryness: take the driest one out, water it, and put it back with its new value.',
        cost: 'O(log n) for each turn',
      },
      names: [
        { pattern: 'heap-priority-queue', line: 'the best of a changing set' },
        { pattern: 'sorting', line: 'put everything in order once' },
        { pattern: 'greedy-intervals', line: 'decide about each range for good' },
      ],
    },
  ],
  end: {
    canDo:
      'When all elements are known and their order or rank answers the question, sort once: two sorted halves merge by comparing their first values.',
    practice: lesson.practice.find(({ number }) => number === 912)!,
    practiceIs: 'It is the problem of this lesson, with an array of any length.',
  },
}
