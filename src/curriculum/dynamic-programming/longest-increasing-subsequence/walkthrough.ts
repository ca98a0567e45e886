import type { ArrayScene, Role } from '#algorithms/scene.ts'
import { drawArray } from '#algorithms/scenes/array-scene.ts'
import { countCalls, drawCalls, drawRepeats, recordCalls } from '#algorithms/scenes/call-tree.ts'
import type { Picture, Walkthrough } from '../../walkthroughs/walkthrough.ts'
import { lesson } from './lesson.ts'

const heights = [3, 7, 4, 1, 5]

/** The calls of the recursion: for each end of a chain, one for each rock that may come just before it. */
export const recursion = recordCalls<number | 'all', number>('all', (end, recurse) => {
  const reach = end === 'all' ? heights : heights.slice(0, heights.indexOf(end))
  const before = reach.filter((height) => end === 'all' || height < end)
  const longest = Math.max(0, ...before.map((height) => recurse(height)))
  return end === 'all' ? longest : longest + 1
})

function drawChain(title: string, chain: readonly number[], isJoined = true): Picture {
  const roleOf = (index: number): Role => (chain.includes(heights[index]!) ? 'result' : 'visited')
  return {
    title,
    scene: drawArray({ values: heights, roleOf, hasNoIndices: true }),
    note: isJoined ? `${chain.join(', ')}: ${chain.length} rocks` : chain.join(', '),
  }
}

const best = drawChain('The most there is', [3, 4, 5])

function drawTails(title: string, tails: readonly number[], changed: number): ArrayScene {
  return drawArray({ title, values: tails, roleOf: (index) => (index === changed ? 'active' : 'default') })
}

const lowerEnd: Picture = { scene: drawTails('tails after 3, 7, 4', [3, 4], 1) }

const finalTails: Picture = {
  scene: drawTails('tails after all rocks: the 1 came after the 4', [1, 4, 5], -1),
}

export const walkthrough: Walkthrough = {
  title: 'Five rocks',
  problem:
    'A frog crosses a river on five rocks in a row, with heights 3, 7, 4, 1 and 5. It **never jumps back**, but it **may skip rocks**. Each rock it lands on must be **higher than the one before**. On how many rocks can it land at most?',
  input: { nums: '3, 7, 4, 1, 5' },
  firstTry: {
    picture: { scene: drawArray({ values: heights, hasNoIndices: true }) },
    tries: [
      {
        text: 'Start at once, and always jump to the next higher rock',
        says: '**It lands on 2 rocks, and 3 are possible.** The 7 comes next and is higher, but nothing is higher than 7, so it ends the trip.',
        pictures: [drawChain('Next higher rock', [3, 7]), best],
      },
      {
        text: 'Start on the lowest rock, which leaves the most room',
        says: '**It lands on 2 rocks, and 3 are possible.** The 1 leaves the most room above it, but only one rock comes after it.',
        pictures: [drawChain('Lowest rock first', [1, 5]), best],
      },
      {
        text: 'Sort the heights, and count the different ones',
        says: '**It counts 5, and 3 are possible.** Sorted, the heights rise all the way, but the frog cannot go back to the 1 after it was on the 3.',
        pictures: [drawChain('Sorted', [1, 3, 4, 5, 7], false), best],
      },
      {
        text: 'Compare all the rows of rocks it could land on',
        says: '**It lands on 3 rocks, and it can never be wrong.** The question is what that costs.',
        pictures: [best],
      },
    ],
    leavesOpen:
      'The best rock now may block better ones later, so start from what always works. A row of rocks that rises is called a chain.',
  },
  bruteForce: {
    title: 'Try every chain',
    text: 'Ask where the chain ends. A chain that ends on the 5 comes from **an earlier, lower rock**: 3, 4 or 1. So ask the same about each of those, and add one. `all` asks about each of the five rocks. A circle with `5` asks how long a chain that ends on the rock of height 5 can be.',
    before: { scene: drawCalls(recursion.calls) },
    question: {
      id: 'waste',
      ask: 'What is wasted?',
      options: [
        {
          text: 'The same rock is asked about again and again',
          says: '6 of the 12 calls are repeats. There are five rocks, and for each of them one greatest length of a chain that ends there.',
        },
        {
          text: 'Nothing: every call belongs to another chain',
          says: 'You are thinking that each path down the tree is a chain of its own, and so it is. But the 5 only needs to know how long a chain that ends on the 4 can be, and that number never changes.',
        },
        {
          text: 'Low rocks late in the row, such as the 1',
          says: 'You are thinking that a late start leads nowhere. Here it does not. But if the row went on with 2, 3 and 4, the longest chain would be 1, 2, 3, 4, and without the 1 only 3 rocks are possible. So no rock can be left out in advance.',
        },
      ],
      right: 0,
    },
    after: drawRepeats(recursion.calls),
    tally: countCalls(recursion.calls, (label) => `ends on ${label}`).filter(({ wasted }) => wasted > 0),
    cost: 'If the heights only rise, each further rock doubles the calls: 20 rocks take 1,048,576. Solved once each, they take 190 comparisons.',
  },
  idea: {
    title: 'Solve each rock once',
    text: 'Store the longest chain that ends on each rock. Then keep only what still matters.',
    lines: [
      {
        name: 'State',
        text: '`dp[i]` is the length of the longest chain that ends on rock `i`.',
        question: {
          id: 'state',
          ask: 'What must be stored for each rock?',
          note: 'A later rock has to be higher than the last rock of the chain that it extends.',
          options: [
            {
              text: 'The length of the longest chain among the rocks so far',
              says: 'After 3, 7, 4 it is 2, but that does not say whether the 5 may follow: after the 7 it may not, after the 4 it may. So the state has to name the last rock.',
            },
            {
              text: 'The length of the longest chain that ends on this rock',
              says: 'The next rock is compared with the last one only. Of the rocks before it, nothing but their number matters.',
            },
            {
              text: 'All rocks of the longest chain that ends on this rock',
              says: 'You want to be able to name the rocks. You can find them afterwards, walking back from the end. To compare two chains with the same end, only their lengths matter.',
            },
          ],
          right: 1,
        },
      },
      {
        name: 'Choices',
        text: 'Any earlier, lower rock can come just before rock `i`, or none.',
      },
      {
        name: 'Recurrence',
        text: '`dp[i] = 1 + max(dp[j])` over all `j < i` with `nums[j] < nums[i]`',
        question: {
          id: 'recurrence',
          ask: 'Which line compares the choices?',
          note: 'The 5 is the last rock. Before it, `dp` is 1, 2, 2, 1.',
          options: [
            {
              text: '`dp[i] = 1 + dp[i-1]` if `nums[i-1] < nums[i]`, else 1',
              says: 'You are thinking of neighbors, but rocks may be skipped. For the 5 this looks only at the 1 and gives 2. The chain 3, 4, 5 skips the 1.',
            },
            {
              text: '`dp[i] = 1 + max(dp[j])` over all `j < i`',
              says: 'You take the longest chain so far and add one. But at the 4 this gives 3, as if the frog could go from the 7 to the 4.',
            },
            {
              text: '`dp[i] = 1 + max(dp[j])` over all `j < i` with `nums[j] < nums[i]`',
              says: 'Take the last rock off a longest chain that ends on rock `i`. The rest ends on some earlier, lower rock `j`, and no chain that ends there is longer: it could replace the rest. For the 5: 1 + max(1, 2, 1) = 3.',
            },
          ],
          right: 2,
        },
      },
      { name: 'Base case', text: '`dp[i] = 1` if no earlier rock is lower.' },
      {
        name: 'Smallest ends',
        text: '`tails[k]` is the lowest end of all chains of `k + 1` rocks so far.',
        staysTrue: true,
        picture: lowerEnd,
        question: {
          id: 'ends',
          ask: 'After 3, 7 and 4, two chains have 2 rocks: 3, 7 and 3, 4. Which must be remembered?',
          options: [
            {
              text: 'Only 3, 4',
              says: 'Whatever is higher than 7 is higher than 4, too. So every chain that goes on after 3, 7 can go on in the same way after 3, 4 and is as long. A lower end is never worse, so one end per length is enough.',
            },
            {
              text: 'Only 3, 7, because it came higher',
              says: 'You are thinking that height is progress. But the next rock must be higher still: the 5 can follow the 4, and it cannot follow the 7.',
            },
            {
              text: 'Both, because you do not know what comes',
              says: 'You want to be safe. But no rock that may come is higher than 7 and not higher than 4, so the chain 3, 7 is never needed again.',
            },
          ],
          right: 0,
        },
      },
      {
        name: 'Order and answer',
        text: 'From left to right, each rock replaces the first tail that is not lower, or is appended. The answer is the number of tails.',
        picture: finalTails,
        question: {
          id: 'rising',
          ask: 'A binary search finds the first tail that is not lower than a rock. Why do the tails always rise?',
          options: [
            {
              text: 'The rocks are read from left to right',
              says: 'You are thinking that the order of reading sorts them. It does not: the heights come as 3, 7, 4, 1, 5.',
            },
            {
              text: 'The tails are themselves a chain of rocks',
              says: 'They look like one. But at the end they are 1, 4, 5, and the 1 comes after the 4. They are ends of different chains. How many they are is right, though: 3 rocks, as in 3, 4, 5.',
            },
            {
              text: 'A chain without its last rock is a shorter chain with a lower end',
              says: 'So `tails[k-1]` is lower than `tails[k]`. Suppose that `k` tails are lower than a rock. It can follow a chain of `k` rocks, and no longer one, so it ends a chain of `k + 1`. So only `tails[k]`, the end for `k + 1` rocks, can become lower.',
            },
          ],
          right: 2,
        },
      },
    ],
    summary:
      '`dp` compares each rock with all earlier ones: O(n²). The tails keep only what still matters of `dp`, and a binary search finds the place of each rock in them: O(n log n).',
  },
  watch: {
    title: 'Place each rock',
    text: 'The same rocks. A binary search looks for its place in the tails from `lo` to `hi`, at the middle one first; you say where it goes on, and what the rock does.',
  },
  code: {
    title: 'The tails, as code',
    parts: [
      { name: 'State', labels: ['state'] },
      { name: 'Base case', labels: ['start'] },
      { name: 'Order', labels: ['next'] },
      { name: 'Place of the rock', labels: ['mid', 'compare'] },
      { name: 'A longer chain', labels: ['position', 'append'] },
      { name: 'A lower end', labels: ['replace'] },
      { name: 'Answer', labels: ['done'] },
    ],
    keeps: ['append', 'replace', 'position', 'compare'],
    note: 'After the search, `lo` is the number of lower tails, so `dp[i]` would be `lo + 1`. It takes O(n log n) time, because each of n rocks makes one binary search among at most n tails.',
    edge: {
      id: 'edge',
      ask: 'Suppose that the comparison read `tails[mid] <= num`. Which row shows the slip?',
      options: [
        {
          text: '`[1, 2]`',
          says: 'The 2 is appended either way, and the answer stays 2: the two comparisons differ only for equal heights.',
        },
        {
          text: '`[2, 2]`',
          says: 'With the slip, the second 2 is appended, and the answer is 2. But it is not higher than the first, so 1 is right.',
        },
        {
          text: '`[2, 1]`',
          says: 'The 1 replaces the 2 either way, and the answer stays 1.',
        },
      ],
      right: 1,
    },
  },
  clues: {
    evidence: [
      {
        words: 'never jumps back',
        tells: 'The order is given, so you choose elements and never move them.',
        decides: false,
      },
      {
        words: 'may skip rocks',
        tells: 'The chosen rocks need not be adjacent: it is a subsequence, not a subarray.',
        decides: true,
      },
      {
        words: 'higher than the one before',
        tells: 'A rule links each chosen rock to the one chosen before it, so the last one is the state.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'monotonic-stack',
      property: 'Do you need one chain through the whole input?',
      here: 'Yes. The frog makes one trip, and skipped rocks may be needed by another chain.',
      there: 'No. Each element asks for its nearest larger one, whatever the others choose.',
      example:
        'Same rocks, other question: from each rock, a fly looks to the right. What is the height of the first rock that is higher than its own?',
      picture: { scene: drawArray({ values: heights, hasBars: true, hasNoIndices: true }) },
      solved: {
        scene: drawArray({
          values: heights,
          roleOf: (index) => (index === 0 ? 'compare' : index === 1 ? 'result' : 'default'),
          hasBars: true,
          hasNoIndices: true,
        }),
      },
      question: {
        id: 'rival',
        ask: 'Which rock would the longest chain name for the fly on the 3?',
        options: [
          {
            text: '4',
            says: 'The longest chain is 3, 4, 5, so after the 3 it names the 4. But the first higher rock is the 7, which the chain has skipped.',
          },
          {
            text: '7',
            says: 'That is the right height, but the longest chain skips it: it goes 3, 4, 5. What is best for one trip says nothing about the nearest higher rock.',
          },
        ],
        right: 0,
      },
    },
  },
  spots: [
    {
      prompt: {
        id: 'longest-increasing-subsequence-lesson-1',
        text: 'An archive has 60,000 letters in the order in which they arrived, and each carries the date on which it was written. For an exhibition they are hung in order of arrival. Some may be left out, so that every letter on the wall was written later than the one hung before it. How many can hang at most?',
        world: 'letters on a wall',
        pattern: 'longest-increasing-subsequence',
        evidence: [
          {
            words: 'hung in order of arrival',
            tells: 'The order is given, so letters are chosen and never moved.',
            decides: false,
          },
          {
            words: 'Some may be left out',
            tells: 'The chosen letters need not be adjacent in the archive.',
            decides: false,
          },
          {
            words: 'written later than the one hung before it',
            tells:
              'One rule links each chosen letter to the chosen one before it, and one longest chain is asked for.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'monotonic-stack',
          fails:
            'A stack throws away letters with later dates as soon as an earlier date arrives, although the longest chain may need them.',
        },
        why: 'For every number of letters, store the earliest date with which such a chain can end; each letter finds its position by binary search.',
        cost: 'O(n log n)',
      },
      formula: 'earliest[bisect_left(earliest, date)] = date',
      names: [
        { pattern: 'monotonic-stack', line: 'the nearest larger one for each' },
        { pattern: 'longest-increasing-subsequence', line: 'one longest chain, gaps allowed' },
        { pattern: 'zero-one-knapsack', line: 'items used once, and a limit' },
      ],
    },
    {
      prompt: {
        id: 'longest-increasing-subsequence-lesson-2',
        text: 'A swimming club has 80,000 race times of one swimmer, in the order in which she swam them. Beside each time, the yearbook prints after how many more races she was faster than that for the first time, or a dash if she never was. Compute the number for every race.',
        world: 'swimming yearbook',
        pattern: 'monotonic-stack',
        evidence: [
          {
            words: 'Beside each time',
            tells: 'Every race gets an answer of its own; no chain of races is chosen.',
            decides: true,
          },
          {
            words: 'faster than that for the first time',
            tells: 'Each race waits for the nearest smaller value after it.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'longest-increasing-subsequence',
          fails:
            'A longest chain of ever faster races skips races, so it does not name the first faster one after each.',
        },
        why: 'Races that still wait for a faster one have times that never rise toward the newest; each new race answers all waiting ones that are slower.',
        cost: 'O(n)',
      },
      names: [
        { pattern: 'longest-increasing-subsequence', line: 'one longest chain, gaps allowed' },
        { pattern: 'string-sliding-window', line: 'a window that grows and shrinks' },
        { pattern: 'monotonic-stack', line: 'the nearest smaller one for each' },
      ],
    },
  ],
  end: {
    canDo:
      'When each pick must fit the pick before it, store the best chain for each last pick, or only the lowest end for each length.',
    practice: lesson.practice.find(({ number }) => number === 300)!,
    practiceIs: 'It is the problem of this lesson, with any numbers for the heights.',
  },
}
