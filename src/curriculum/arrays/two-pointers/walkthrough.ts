import { drawArray } from '#algorithms/scenes/array-scene.ts'
import { drawScan, type Look } from '#algorithms/scenes/scan-table.ts'
import type { Picture, Walkthrough } from '../../walkthroughs/walkthrough.ts'
import { drawPair } from './algorithm.ts'
import { lesson } from './lesson.ts'

const prices = [3, 9, 12, 16, 24, 29, 35]
const target = 41

/** Every pair of prices and its sum, as nested loops find them. */
export const sums: readonly Look[] = prices.flatMap((low, outer) =>
  prices.slice(outer + 1).map((high, offset): Look => ({ outer, inner: outer + offset, value: low + high })),
)

function drawSums(roleOf?: (look: Look) => 'settled' | 'visited' | 'default'): Picture {
  return {
    scene: drawScan({
      looks: sums,
      outer: prices.slice(0, -1),
      inner: prices.slice(1),
      corner: 'sum',
      ...(roleOf && { roleOf }),
    }),
  }
}

function drawTry(title: string, shown: readonly number[], note: string): Picture {
  const roleOf = (index: number) => (shown.includes(index) ? 'active' : 'visited')
  return { title, scene: drawArray({ values: prices, roleOf, hasNoIndices: true }), note }
}

const best: Picture = {
  title: 'The pair',
  scene: drawArray({
    values: prices,
    roleOf: (index) => (prices[index] === 12 || prices[index] === 29 ? 'result' : 'visited'),
    hasNoIndices: true,
  }),
  note: '12 + 29 = 41',
}

export const walkthrough: Walkthrough = {
  title: 'Seven prices in order',
  problem:
    'A shop lists seven prices **from low to high**: 3, 9, 12, 16, 24, 29 and 35. You have a gift card of 41, and what you do not spend is lost. Which two prices cost **exactly 41** together?',
  input: { values: '3, 9, 12, 16, 24, 29, 35', target: '41' },
  firstTry: {
    picture: { scene: drawArray({ values: prices, hasNoIndices: true }) },
    tries: [
      {
        text: 'Take the highest price, and look for the one that makes 41 with it',
        says: '**It finds nothing for 35:** 6 is not on the list. That rules out 35, and now the same search starts again for 29. It will get there, with a walk along the list for each price.',
        pictures: [drawTry('Start with 35', [6], '41 - 35 = 6, which is not there'), best],
      },
      {
        text: 'Start at both ends, and move both inward',
        says: '**It misses the pair.** It adds up 3 + 35 = 38, 9 + 29 = 38 and 12 + 24 = 36, and then only 16 is left. But 12 + 29 was possible. The start is good: what is missing is a reason for each move.',
        pictures: [drawTry('Both inward', [2, 4], '3 + 35, 9 + 29, 12 + 24, and no 41'), best],
      },
      {
        text: 'Add up every two prices',
        says: '**It finds 12 and 29, and it can never be wrong.** The question is what that costs.',
        pictures: [best],
      },
    ],
    leavesOpen: 'Start from the one that always works, and look for what it does in vain.',
    ownChoice: {
      invitation: 'Press two prices to add them up.',
      refuses: (_, chosen) =>
        chosen.length < 2 ? undefined : 'You need two prices. Press one of yours again to put it back.',
    },
  },
  bruteForce: {
    title: 'Try every pair',
    text: 'Take each price, and add it to **every price after it**. A row of the table is the lower price, a column the higher one, and a cell is their sum. In each row the sums grow from left to right, because the prices are in order.',
    before: drawSums(),
    question: {
      id: 'waste',
      ask: 'Look at the first row. What is wasted?',
      note: 'You need a sum of exactly 41.',
      options: [
        {
          text: 'Nothing: you only know a sum once you have added it up',
          says: 'You are thinking that each pair is news. But the prices are in order: each other sum with 3 is smaller than 3 + 35 = 38, and you know that without adding.',
        },
        {
          text: 'The pair of 3 and 35: the two ends never belong together',
          says: 'You are thinking that the extremes cannot be the answer. For a gift card of 38 they would be. This sum is the one that is worth the work, because it is the largest with 3.',
        },
        {
          text: 'Five of its six sums: 38 alone says enough',
          says: '35 is the largest partner that 3 can get, and even 3 + 35 = 38 is too small. So all six pairs with 3 are ruled out by **one** sum.',
        },
      ],
      right: 2,
    },
    after: drawSums(({ outer, value }) => (outer > 0 ? 'default' : value === 38 ? 'settled' : 'visited')),
    cost: 'Seven prices make 21 pairs, and n prices make `n(n-1)/2`: that is O(n²). For 100,000 prices it is almost 5 billion sums.',
  },
  idea: {
    title: 'Rule out one price at a time',
    text: 'One sum just ruled out six pairs. Four lines make a method of that, here and wherever the sum of two sorted values is compared with a number.',
    lines: [
      {
        name: 'What is compared',
        text: 'The sum of the lowest and the highest price left, at `left` and `right`, with 41.',
        question: {
          id: 'compare',
          ask: 'Which sum rules out a price, whether it is too small or too large?',
          options: [
            {
              text: 'The two lowest prices: 3 + 9',
              says: 'You want to start small and grow. But 12 is too small, and that rules out nothing: both 3 and 9 may still get a larger partner.',
            },
            {
              text: 'The lowest and the highest price: 3 + 35',
              says: 'If the sum is too small, 3 is out, because 35 is its largest partner. If it is too large, 35 is out, because 3 is its smallest partner. Either way, a price goes.',
            },
            {
              text: 'Two in the middle: 16 + 24',
              says: 'You look close to 41, and 40 is close. But it is too small, and both prices still have larger partners: 16 has 29, and 24 has 29. So neither is ruled out.',
            },
          ],
          right: 1,
        },
      },
      {
        name: 'Which one moves',
        text: 'If the sum is too small, `left` moves right. If it is too large, `right` moves left.',
        picture: { scene: drawPair({ values: prices, target, left: 0, right: 6 }, 'compare') },
        question: {
          id: 'moves',
          ask: 'The sum of 3 and 35 is 38, which is too small. What can you rule out?',
          options: [
            {
              text: '3, with all its partners',
              says: '3 has just been added to the **largest** partner it can get, and it was not enough. So no pair with 3 costs 41, and `left` moves on. When a sum is too large, it is the mirror image: `right` already has its **smallest** partner, so it moves.',
            },
            {
              text: '35, with all its partners',
              says: 'You want to give up one of the two, but 35 can still get a larger partner than 3. For a gift card of 44, the pair 9 and 35 would be the answer.',
            },
            {
              text: 'Only this one pair',
              says: 'You rule out what you have added up, one pair at a time, as brute force does. But each other partner of 3 is smaller than 35, so all of its sums are below 38.',
            },
          ],
          right: 0,
        },
      },
      {
        name: 'What stays true',
        text: 'If two prices cost 41 together, both are still between `left` and `right`, ends included.',
        staysTrue: true,
        picture: { scene: drawPair({ values: prices, target, left: 1, right: 6 }, 'compare') },
        question: {
          id: 'safe',
          ask: 'Now 9 + 35 = 44 is too large, so 35 goes. It was never added to 12, 16, 24 or 29. Is that safe?',
          options: [
            {
              text: 'No: one of those four sums might be 41',
              says: 'You only trust sums that you have seen. But each of the four prices is larger than 9, so each of those sums is larger than 44.',
            },
            {
              text: 'Yes: 35 is too expensive for this card anyway',
              says: 'It is safe, but not for that reason: 3 + 35 = 38 was too small. 35 goes because 3 is ruled out, and with every other price it costs too much.',
            },
            {
              text: 'Yes: all four are larger than 9',
              says: '9 is the smallest partner that 35 can still get, and 44 is already too much. The only smaller one, 3, went with all its partners. So whenever a price goes, no pair with it can be the answer.',
            },
          ],
          right: 2,
        },
      },
      {
        name: 'When to stop',
        text: 'At a sum of 41. Or when `left` and `right` meet: then no pair costs 41.',
        question: {
          id: 'stop',
          ask: 'Suppose that no sum is ever 41. When do you know that there is no such pair?',
          options: [
            {
              text: 'When `left` has come to the end of the list',
              says: 'You let `left` try every price, as brute force does. But `right` moves, too, and each price that it has left is ruled out already.',
            },
            {
              text: 'When `left` and `right` are at the same price',
              says: 'Only one price is left, and a pair needs two. Each other price went with all its partners. Each sum rules out one price, so seven prices take at most 6 sums instead of 21.',
            },
            {
              text: 'After one more sum, when they are at the same price',
              says: 'You want to check every price that is left. But that sum would buy one price twice: for a gift card of 24, it would answer 12 + 12.',
            },
          ],
          right: 1,
        },
      },
    ],
    summary:
      'Those are **two pointers**: compare the two ends, rule out one of them with all its partners, and repeat.',
  },
  watch: {
    title: 'Close in from both ends',
    text: 'The same prices and the same rule. Before each move, you say which pointer moves.',
  },
  code: {
    title: 'The four lines, as code',
    parts: [
      { name: 'When to stop', labels: ['loop'] },
      { name: 'What is compared', labels: ['sum'] },
      { name: 'Which one moves', labels: ['too-large', 'right-moves', 'left-moves'] },
      { name: 'No pair', labels: ['none'] },
    ],
    keeps: ['right-moves', 'left-moves', 'too-large'],
    note: 'The code returns indices, which count from 0. It takes O(n) time, because each sum rules out one of n values, and O(1) space for two indices.',
    edge: {
      id: 'edge',
      ask: 'Suppose that the loop ran while `left <= right`. Which input shows the slip?',
      options: [
        {
          text: '`[2, 6]`, target 8',
          says: 'The first sum is 8, so the answer is found before the pointers meet.',
        },
        {
          text: '`[1, 3, 5]`, target 7',
          says: 'The pointers meet at 3, and the slip adds 3 + 3 = 6. That is not 7, so the answer is still “no pair”.',
        },
        {
          text: '`[1, 4, 9]`, target 8',
          says: 'The pointers meet at 4, and the slip adds 4 + 4 = 8: it pairs the value with itself. The right answer is that there is no pair.',
        },
      ],
      right: 2,
    },
  },
  clues: {
    evidence: [
      {
        words: 'from low to high',
        tells: 'The values are in order, so one sum that is too small or too large rules out many pairs.',
        decides: true,
      },
      {
        words: 'two prices',
        tells: 'You need a pair: one index for each, and nothing between them counts.',
        decides: false,
      },
      {
        words: 'exactly 41',
        tells: 'A sum is compared with a number. Too small or too large says which index moves.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'hash-lookup',
      property: 'Does comparing the values at two positions tell you which position to give up?',
      here: 'Yes. In order, the ends are the smallest and the largest value left, so one of them goes.',
      there: 'No. Without order a larger partner can be anywhere. Store what you have seen, and look it up.',
      example:
        'Now the prices hang on a wall in no order: 12, 3, 35, 29, 9. At **which two positions** are prices that cost exactly 41 together? Two pointers start at the two ends, as before.',
      picture: { scene: drawArray({ values: [12, 3, 35, 29, 9] }) },
      question: {
        id: 'rival',
        ask: 'What do two pointers answer here?',
        options: [
          {
            text: 'The positions of 12 and 29',
            says: 'That would be right, but they do not find it. 12 + 9 = 21 is too small, so they give up 12, although its partner 29 is still to come.',
          },
          {
            text: 'That there is no pair',
            says: '12 + 9 = 21 is too small, so 12 is given up, and the answer with it. Without order, 9 is not the largest partner of 12. A map of the prices seen finds 12 as soon as you come to 29.',
          },
        ],
        right: 1,
      },
    },
  },
  spots: [
    {
      prompt: {
        id: 'two-pointers-lesson-1',
        text: 'A metal workshop keeps its rods on a rack, the shortest at the left and the longest at the right. Two of them are welded end to end, and the result should be as close as possible to six meters. There are 400,000 rods, and the controller of the rack has room for only a few numbers. Which two rods are best?',
        world: 'metal rods',
        pattern: 'two-pointers',
        evidence: [
          {
            words: 'the shortest at the left and the longest at the right',
            tells: 'The lengths are in order, so one sum rules out a rod with all its partners.',
            decides: true,
          },
          {
            words: 'as close as possible to six meters',
            tells: 'Too short or too long says which end to move; the closest sum so far is remembered.',
            decides: true,
          },
          {
            words: 'room for only a few numbers',
            tells: 'A map of the lengths seen would need far more memory.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'hash-lookup',
          fails:
            'The best partner need not have one exact length, so there is nothing to look up, and a map of 400,000 lengths does not fit.',
        },
        why: 'Compare the sum of the two ends with six meters, remember the closest sum, and move the left end if it is too short, the right end if it is too long.',
        cost: 'O(n)',
      },
      names: [
        { pattern: 'sliding-window', line: 'a range, everything in it counts' },
        { pattern: 'two-pointers', line: 'compare two ends, give up one' },
        { pattern: 'hash-lookup', line: 'store what you have seen' },
      ],
    },
    {
      prompt: {
        id: 'two-pointers-lesson-2',
        text: 'A theater collects lost gloves, and each has a number sewn in. The numbers of a pair add up to 10,000. About 200,000 gloves are handed in over the years, one at a time and in no order. As soon as a glove comes whose partner is already in the store, report the shelf of the partner.',
        world: 'lost gloves',
        pattern: 'hash-lookup',
        evidence: [
          {
            words: 'add up to 10,000',
            tells: 'The partner of each glove has one exact number, which you can compute.',
            decides: false,
          },
          {
            words: 'one at a time and in no order',
            tells: 'Without order, a sum rules out nothing: the partner can be any glove that came before.',
            decides: true,
          },
          {
            words: 'report the shelf of the partner',
            tells: 'Store the shelf under the number, so that one lookup finds it.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'two-pointers',
          fails:
            'The gloves are not in order and keep coming, so there are no two ends whose sum could rule out a glove.',
        },
        why: 'For each glove, look up 10,000 minus its number in a map from number to shelf; if it is not there, store the glove.',
        cost: 'O(n)',
      },
      names: [
        { pattern: 'two-pointers', line: 'compare two ends, give up one' },
        { pattern: 'prefix-sum', line: 'differences of running totals' },
        { pattern: 'hash-lookup', line: 'store what you have seen' },
      ],
    },
  ],
  end: {
    canDo:
      'When values are in order and you need two of them, compare the two ends: each sum rules out one value with all its partners.',
    practice: lesson.practice.find(({ number }) => number === 167)!,
    practiceIs: 'It is the problem of this lesson, with positions that count from 1.',
  },
}
