import type { ArrayScene, Role } from '#algorithms/scene.ts'
import { drawArray } from '#algorithms/scenes/array-scene.ts'
import { drawScan, type Look } from '#algorithms/scenes/scan-table.ts'
import type { Picture, Walkthrough } from '../../walkthroughs/walkthrough.ts'
import { lesson } from './lesson.ts'

const coins = [3, 8, 1, 2, 6, 5, 4, 1]
const size = 3
const starts = coins.slice(size - 1).map((_, start) => start)

/** Every value that is read when each window is added up on its own. */
export const reads: readonly Look[] = starts.flatMap((outer) =>
  coins.slice(outer, outer + size).map((value, offset): Look => ({ outer, inner: outer + offset, value })),
)

/** Whether the window before has read it as well. */
export const isRepeat = ({ outer, inner }: Look) => outer > 0 && inner < outer + size - 1

function drawReads(roleOf?: (look: Look) => Role): Picture {
  return {
    scene: drawScan({
      looks: reads,
      outer: starts.map((start) => `start ${start}`),
      inner: [...coins.keys()],
      corner: 'hour',
      ...(roleOf && { roleOf }),
    }),
  }
}

function drawHours(title: string, start: number, role: Role): Picture {
  const chosen = coins.slice(start, start + size)
  return {
    title,
    scene: drawArray({
      values: coins,
      roleOf: (index) => (index >= start && index < start + size ? role : 'visited'),
    }),
    note: `${chosen.join(' + ')} = ${chosen.reduce((sum, value) => sum + value, 0)}`,
  }
}

function drawWindow(left: number, text: string, right = left + size - 1): ArrayScene {
  return drawArray({
    values: coins,
    roleOf: (index) => (index < left ? 'visited' : index <= right ? 'active' : 'default'),
    window: { from: left, to: right, text },
  })
}

const best = drawHours('The most there is', 4, 'result')

export const walkthrough: Walkthrough = {
  title: 'Three hours in a row',
  problem:
    'A street musician knows what **each hour of the day** brings at her corner: 3, 8, 1, 2, 6, 5, 4 and 1 coins. She plays for **three hours in a row**. At which hour, counted from 0, should she begin to **earn the most**?',
  input: { values: '3, 8, 1, 2, 6, 5, 4, 1', size: '3' },
  firstTry: {
    picture: { scene: drawArray({ values: coins }) },
    tries: [
      {
        text: 'Take the best hour, with the hours right before and after it',
        says: '**It earns 12, and 15 is possible.** The 8 looks best, but the hours around it are weak. Three good hours together beat one that stands out.',
        pictures: [drawHours('Around the 8', 0, 'active'), best],
      },
      {
        text: 'Cut the day into blocks of three hours, and take the best block',
        says: '**It earns 13, and 15 is possible.** The blocks earn 12 and 13. The best three hours begin inside a block, at the 6.',
        pictures: [drawHours('The better block', 3, 'active'), best],
      },
      {
        text: 'Add up every three hours in a row',
        says: '**It begins at hour 4 and earns 15, and it can never be wrong.** The question is what that costs.',
        pictures: [best],
      },
    ],
    leavesOpen: 'The best three hours can begin anywhere, so every start has to get its turn.',
  },
  bruteForce: {
    title: 'Add up every window',
    text: 'Three hours in a row are a **window**. There are six of them, one for each start, and each is added up from scratch. A row of the table is one window: it shows the values that are read for its sum.',
    before: drawReads(),
    question: {
      id: 'waste',
      ask: 'What is wasted?',
      options: [
        {
          text: 'The weak hours: a window with a 1 cannot be the best',
          says: 'You want to leave out what looks bad. But with other values around it, a 1 can be in the best window, as in 9, 1, 9. Only the sum tells.',
        },
        {
          text: 'Most values are added again for the next window',
          says: 'Two neighboring windows share two of their three values. So 10 of the 18 reads repeat what the window above has just added.',
        },
        {
          text: 'Nothing: six windows have six different sums',
          says: 'You are thinking that every window needs its own sum, and so it does. But it need not be added from scratch: two of its three values are already in the sum above.',
        },
      ],
      right: 1,
    },
    after: drawReads((look) => (isRepeat(look) ? 'visited' : 'settled')),
    tally: starts.map((start) => {
      const row = reads.filter(({ outer }) => outer === start)
      return { label: `start ${start}`, count: row.length, wasted: row.filter(isRepeat).length }
    }),
    cost: 'For n values and windows of k values, that is about n times k reads. With 100,000 values and k = 1,000, it is 99 million.',
  },
  idea: {
    title: 'Reuse the sum',
    text: 'Move the window by one, and most of it stays the same. These lines say how to use that, here and for every sum over a window.',
    lines: [
      {
        name: 'What enters',
        text: '`right` is the last index of the window. Move it by one, and add `nums[right]` to `total`.',
        picture: { scene: drawWindow(0, 'total 12') },
        question: {
          id: 'enters',
          ask: 'The total of the first window is 12. The window moves right by one. What is the new total?',
          note: 'The 2 enters the window.',
          options: [
            {
              text: '12 + 2',
              says: 'You add what enters, but the 3 has left the window and is still in the total. 14 is the sum of four hours.',
            },
            {
              text: '8 + 1 + 2',
              says: 'That is the right total, 11, but you add the 8 and the 1 again. They are in the 12 already.',
            },
            {
              text: '12 - 3 + 2',
              says: 'The 8 and the 1 stay, so only two things change: the 3 leaves, and the 2 enters. That is one subtraction and one addition, however long the window is.',
            },
          ],
          right: 2,
        },
      },
      {
        name: 'When to shrink',
        text: 'At every move, because the length `size` is fixed: subtract `nums[right - size]`.',
        picture: { scene: drawWindow(4, 'total 15') },
        question: {
          id: 'shrink',
          ask: 'The window is at indices 4 to 6, and `right` moves on to 7. Which value leaves?',
          options: [
            {
              text: 'The 6 at index 4',
              says: 'The new window is 5 to 7. So index 4 leaves, and that is `right - size`, 7 - 3.',
            },
            {
              text: 'The 5 at index 5',
              says: 'You subtract the first value of the new window. But the new window is 5 to 7: index 5 stays.',
            },
            {
              text: 'The 4 at index 6, because it is the smallest',
              says: 'You want to drop what is weak. But the hours must stay in a row, so it is always the leftmost value that leaves, even if it is the largest.',
            },
          ],
          right: 0,
        },
      },
      {
        name: 'What stays true',
        text: '`total` is the sum of the `size` values that end at `right`.',
        staysTrue: true,
        question: {
          id: 'stays',
          ask: 'What must be true before each move, so that one subtraction and one addition are enough?',
          options: [
            {
              text: 'No value is negative',
              says: 'You are thinking of windows whose length is free. Here the value that leaves is subtracted exactly as it was added, so its sign does not matter.',
            },
            {
              text: '`total` is the largest sum so far',
              says: 'The largest sum so far has to be stored, too, but on its own. If `total` were that, subtracting the first value of the current window would take it from the wrong window.',
            },
            {
              text: '`total` is the sum of exactly the current window',
              says: 'It is true for the first window, which is added up in full. A move subtracts the one value that leaves and adds the one that enters, so it is true for the next window. And so on to the last.',
            },
          ],
          right: 2,
        },
      },
      {
        name: 'When to record',
        text: 'After every move: if `total > best`, store it and where the window starts. Of equal sums the first stays.',
        question: {
          id: 'record',
          ask: 'The totals begin with 12, 11 and 9: they fall. Can you stop here?',
          options: [
            {
              text: 'Yes: with each move it gets worse',
              says: 'You expect a falling sum to keep falling. But the next value is new, and nothing before it says how large it is: the totals go on with 13 and 15.',
            },
            {
              text: 'No: a later window can still be better',
              says: 'A total says nothing about the windows after it, so each one is compared with the best so far. Each takes two reads now instead of three, and with windows of 1,000 values it is still two: you can afford to look at all of them.',
            },
          ],
          right: 1,
        },
      },
      {
        name: 'If the length is free',
        text: 'While `total > limit`: subtract `nums[left]` and move `left` by one. Then record. Both ends move right, never back.',
        picture: { scene: drawWindow(2, 'total 14', 5) },
        question: {
          id: 'free',
          ask: 'Now you want the longest window with at most 10 coins. The 5 has just entered: 1, 2, 6 and 5 make 14. What leaves?',
          note: 'No value is negative.',
          options: [
            {
              text: 'One value, as before: the 1',
              says: 'You keep the length fixed. But 2 + 6 + 5 = 13 is still too much, so one value is not enough.',
            },
            {
              text: 'Values from the left, until the rest is at most 10',
              says: 'The 1, the 2 and the 6 leave. No value is negative, so each window from one of them to the 5 or beyond is too much: the left end never moves back.',
            },
            {
              text: 'Everything: start again after the 5',
              says: 'You want a clean start. But 5 and what follows it may be the longest: the next value is 4, and 5 + 4 = 9 is allowed.',
            },
          ],
          right: 1,
        },
      },
    ],
    summary:
      'That is a **sliding window**: add what enters, subtract what leaves, and never add up the middle again. For sums, it needs a fixed length or values that are never negative.',
  },
  watch: {
    title: 'Slide the window',
    text: 'The same hours and the same rule. Before each move, you say what is added and what is subtracted; after it, whether the new sum is the best.',
  },
  code: {
    title: 'The lines, as code',
    parts: [
      { name: 'First window', labels: ['first'] },
      { name: 'Index that leaves', labels: ['move'] },
      { name: 'What enters, what leaves', labels: ['slide'] },
      { name: 'When to record', labels: ['compare', 'better'] },
    ],
    keeps: 'slide',
    note: '`left` is the index that leaves, so the new window starts at `left + 1`. It takes O(n) time, because each value enters once and leaves at most once, and O(1) space besides the slice that Python copies for the first sum.',
    edge: {
      id: 'edge',
      ask: 'Suppose that `best` started at 0 instead of the first sum. Which array shows the slip, for windows of two values?',
      options: [
        {
          text: '`[2, 1, 5]`',
          says: 'The sums are 3 and 6. The 6 is more than 0, so the answer is still the start 1.',
        },
        {
          text: '`[-4, -2, -1]`',
          says: 'The sums are -6 and -3, and neither is more than 0. So nothing is recorded, and the answer stays at start 0. It should be start 1.',
        },
        {
          text: '`[-1, -2, -4]`',
          says: 'The sums are -3 and -6. With the slip, nothing is recorded, but the answer stays at start 0, which happens to be right.',
        },
      ],
      right: 1,
    },
  },
  clues: {
    evidence: [
      {
        words: 'each hour of the day',
        tells: 'The values are in a given order, and that order matters.',
        decides: false,
      },
      {
        words: 'three hours in a row',
        tells: 'You need a contiguous part, and everything in it counts. Its length is fixed, so it slides.',
        decides: true,
      },
      {
        words: 'earn the most',
        tells: 'One sum per window is compared, and one best is stored, with its start.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'prefix-sum',
      property: 'Do you always know which end of the window has to move?',
      here: 'Yes. With a fixed length, both move. With a free one and nothing negative, the left end moves while the total is too large.',
      there: 'No. One more value can raise the sum or lower it. Compare running totals.',
      example:
        'Now an hour can cost her something: 3, -2, 3, 1. In how many runs of hours, **of any length**, does she earn **exactly 4**? A window adds an hour, and while its total is above 4, it drops hours from the left.',
      picture: { scene: drawArray({ values: [3, -2, 3, 1] }) },
      question: {
        id: 'rival',
        ask: 'How many runs does the window find?',
        options: [
          {
            text: '1',
            says: '3 - 2 + 3 = 4 is one. Then the 1 enters, 5 is too much, the 3 leaves, and 2 is left. It misses 3 + 1 = 4, because dropping the -2 would have raised the total again. Running totals find both.',
          },
          {
            text: '2, which is all of them',
            says: 'There are two: 3 - 2 + 3 and 3 + 1. But the window never comes to 3 + 1: it would have to drop the -2 although its total is not too large.',
          },
        ],
        right: 0,
      },
    },
  },
  spots: [
    {
      prompt: {
        id: 'sliding-window-lesson-1',
        text: 'For two hundred years, an airport in the hills has noted the hours of fog of every night, from 0 to 12. A historian wants the longest unbroken series of nights with at most 100 hours of fog in total. How many nights is it? There are about 73,000 entries, and the order of the nights is given.',
        world: 'airport fog',
        pattern: 'sliding-window',
        evidence: [
          {
            words: 'from 0 to 12',
            tells: 'No value is negative, so a longer series never has less fog.',
            decides: true,
          },
          {
            words: 'longest unbroken series of nights',
            tells: 'The part is contiguous, and its length is what you want.',
            decides: false,
          },
          {
            words: 'at most 100 hours of fog in total',
            tells: 'Growing can only break this limit, so nights leave at the left until it holds again.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'prefix-sum',
          fails:
            'Running totals give the fog of any one series, but you would still have to search for the best start of each: a lookup finds an exact total, not “at most”.',
        },
        why: 'Add each night to a running sum; while it exceeds 100, subtract the leftmost night; then compare the length with the longest so far.',
        cost: 'O(n)',
      },
      names: [
        { pattern: 'sliding-window', line: 'both ends move right, never back' },
        { pattern: 'two-pointers', line: 'compare two ends, give up one' },
        { pattern: 'prefix-sum', line: 'differences of running totals' },
      ],
    },
    {
      prompt: {
        id: 'sliding-window-lesson-2',
        text: 'A couple shares a savings jar with a booklet. Each of its 100,000 lines is an amount that was put in or taken out. Over some run of consecutive lines, exactly 500 more was taken out than put in, and they suspect that this happened several times. For how many runs of lines is it true?',
        world: 'savings jar',
        pattern: 'prefix-sum',
        evidence: [
          {
            words: 'put in or taken out',
            tells: 'The sum of a run can rise and fall, so a longer run can be better or worse.',
            decides: true,
          },
          {
            words: 'run of consecutive lines',
            tells: 'The part is contiguous, so its sum is a difference of two running totals.',
            decides: false,
          },
          {
            words: 'exactly 500 more was taken out than put in',
            tells: 'An exact difference can be looked up: which earlier total was 500 higher?',
            decides: true,
          },
        ],
        rival: {
          pattern: 'sliding-window',
          fails:
            'A line can raise or lower the sum, so a sum that is wrong does not say which end of the window to move.',
        },
        why: 'Keep the running total and a map that counts the totals so far; at each line, add how often the total plus 500 has been seen.',
        cost: 'O(n)',
      },
      names: [
        { pattern: 'hash-lookup', line: 'store the values you have seen' },
        { pattern: 'prefix-sum', line: 'differences of running totals' },
        { pattern: 'sliding-window', line: 'both ends move right, never back' },
      ],
    },
  ],
  end: {
    canDo:
      'When a contiguous part slides or grows, update its sum by what enters and what leaves, as long as its length is fixed or no value is negative.',
    practice: lesson.practice.find(({ number }) => number === 643)!,
    practiceIs:
      'It is the problem of this lesson; it asks for the largest average instead of where it starts.',
  },
}
