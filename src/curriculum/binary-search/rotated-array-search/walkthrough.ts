import type { Role } from '#algorithms/scene.ts'
import { drawArray } from '#algorithms/scenes/array-scene.ts'
import { drawHalving } from '#algorithms/scenes/search-range-scene.ts'
import type { Picture, Walkthrough } from '../../walkthroughs/walkthrough.ts'
import { lesson } from './lesson.ts'

const cards = [17, 19, 21, 24, 26, 30, 35, 3, 5, 8, 12]
const target = 8
const where = cards.indexOf(target)

function drawTurned(title: string, turned: readonly number[], note: string): Picture {
  const roleOf = (index: number): Role => (turned.includes(index) ? 'active' : 'default')
  return { title, scene: drawArray({ values: cards, roleOf }), note }
}

function drawScanned(isMarked: boolean): Picture {
  const roleOf = (index: number): Role => {
    if (index > where) return 'default'
    if (index === where) return 'result'
    if (!isMarked) return 'active'
    return index === 0 || index === 5 ? 'settled' : index < 5 ? 'visited' : 'active'
  }
  return { scene: drawArray({ values: cards, roleOf }) }
}

/** The cards in play, with the half that is in order. */
function drawRound(
  lo: number,
  hi: number,
  mid: number,
  ordered: readonly [from: number, to: number],
): Picture {
  const playing = (index: number): Role =>
    index === mid ? 'active' : index >= ordered[0] && index <= ordered[1] ? 'settled' : 'default'
  return { scene: drawHalving({ values: cards, lo, hi, mid }, { playing }) }
}

const best: Picture = {
  title: 'Where it is',
  scene: drawArray({ values: cards, roleOf: (index) => (index === where ? 'result' : 'visited') }),
  note: 'index 9',
}

export const walkthrough: Walkthrough = {
  title: 'Eleven cards, cut once',
  problem:
    'Eleven cards with different numbers were in order. Then the pile was **cut once**: the front part went, in one piece, behind the rest. Now they lie face down: 17, 19, 21, 24, 26, 30, 35, 3, 5, 8 and 12. You may turn over **any card**, as few as possible. At which index, counted from 0, **is 8**?',
  input: { values: '17, 19, 21, 24, 26, 30, 35, 3, 5, 8, 12', target: '8' },
  firstTry: {
    picture: { scene: drawArray({ values: cards }) },
    tries: [
      {
        text: 'Halve the row as if it were in order',
        says: '**It does not find 8.** It sees 30, 21 and 17. Each is more than 8, so it goes left each time, while 8 is right of the 30.',
        pictures: [drawTurned('Halve as usual', [5, 2, 0], '30, 21 and 17, and no 8'), best],
      },
      {
        text: 'Sort the cards first, and then halve them',
        says: '**It answers index 2, and 8 is at index 9.** Sorting turns over every card, and it changes the indices, which are what you need.',
        pictures: [
          {
            title: 'Sorted',
            scene: drawArray({
              values: cards.toSorted((a, b) => a - b),
              roleOf: (index) => (index === 2 ? 'active' : 'default'),
            }),
            note: 'index 2',
          },
          best,
        ],
      },
      {
        text: 'Walk from the left until the numbers fall: there it was cut',
        says: '**It works, but it turns over 8 cards just to find the cut.** After that, both parts are in order, and each can be halved.',
        pictures: [drawTurned('Walk to the cut', [0, 1, 2, 3, 4, 5, 6, 7], '8 cards up to the 3'), best],
      },
    ],
    leavesOpen: 'Start from the simplest thing that always works, and look for what it does in vain.',
  },
  bruteForce: {
    title: 'Turn over one after the other',
    text: 'Turn over the card at index 0, then at index 1, and so on, until **8** comes up or no card is left. The cut does not matter here. It turns over 10 cards, all but the 12.',
    before: drawScanned(false),
    question: {
      id: 'waste',
      ask: 'Suppose that you had turned over only 17 at index 0 and 30 at index 5. What do you know about the four cards between?',
      options: [
        {
          text: 'Nothing: the order is broken somewhere',
          says: 'You are thinking that a broken order says nothing. But it is broken **once**. Were it between these two, 30 would be after the cut, and all cards there are smaller than 17.',
        },
        {
          text: 'All are from 17 to 30, so none of them is 8',
          says: 'The cards after the cut come from the front of the pile, so they are smaller than all others. 30 is more than 17, so it is not one of them: from 17 to 30 the order is unbroken, and two looks speak for six cards.',
        },
        {
          text: 'All are less than 30, and all cards after index 5 are more',
          says: 'The first part is right, but the second is how an unbroken row would look. Here 3, 5, 8 and 12 come after the 30.',
        },
      ],
      right: 1,
    },
    after: drawScanned(true),
    cost: 'With n cards, the scan turns over up to n of them: that is O(n). For a million cards, it is up to a million looks.',
  },
  idea: {
    title: 'Trust the half in order',
    text: 'Two looks spoke for six cards. Five lines make a method of that.',
    lines: [
      {
        name: 'What is halved',
        text: 'Indices `lo` to `hi`, **both included**, at the middle `mid` (of two, the left one).',
        question: {
          id: 'halved',
          ask: 'You split the row at the middle card. What is certain, wherever the pile was cut?',
          options: [
            {
              text: 'The left half is in order',
              says: 'In this row it is. But had the pile been cut elsewhere, the row could be 30, 35, 3, 5, 8, 12, 17, 19, 21, 24, 26. There, the left half has the fall from 35 to 3.',
            },
            {
              text: 'At least one of the two halves is in order',
              says: 'The numbers fall only once in the row, from 35 to 3. That fall is left of the middle or right of it, so on the other side the numbers only rise. In a part of the row there may be no fall at all: then they rise on both sides.',
            },
            {
              text: 'Every card left of the middle is smaller',
              says: 'That is so in a row in order. But if the cut is to the left of the middle, the largest cards are there, as when 30 and 35 come before a middle of 12.',
            },
          ],
          right: 1,
        },
      },
      {
        name: 'Which is in order',
        text: 'Left if `nums[lo] <= nums[mid]`, otherwise right.',
        question: {
          id: 'ordered',
          ask: 'Which two numbers tell you which half is in order?',
          options: [
            {
              text: 'The middle card and 8, the number you look for',
              says: 'You compare as in a row in order. But here the middle is 30, and with another cut it could be 12. Both are more than 8, and the fall is right of the 30, but left of the 12.',
            },
            {
              text: 'The middle card and its right neighbor',
              says: 'You look for the fall itself. But at 30 and 35 there is none, and it can still be anywhere else, on either side.',
            },
            {
              text: 'The first card in play and the middle card',
              says: 'If the fall is between them, the middle card is one of the small ones, less than the first. So if it is not less, there is no fall between them, and the left half is in order. If it is less, the fall is there, and the right half is in order.',
            },
          ],
          right: 2,
        },
      },
      {
        name: 'Which half goes',
        text: 'If 8 is between the ends of the half in order, the other half goes. If not, this one goes.',
        picture: drawRound(0, 10, 5, [0, 5]),
        question: {
          id: 'half',
          ask: 'The left half is in order, from 17 to 30. You look for 8. Which half goes?',
          options: [
            {
              text: 'The right one: 8 is smaller than the middle card',
              says: 'In a row in order, a smaller card would be to the left. But this half begins with 17, and 8 is smaller than that, too. You need both ends of the half.',
            },
            {
              text: 'The left one: 8 is not between its ends',
              says: 'In order, every card of the half is from 17 to 30, so 8 is not among them, and `lo` moves past the middle. For a number from 17 to 30, the right half would go: all its cards are more than 30 or less than 17.',
            },
            {
              text: 'The right one: it is not in order, so it cannot be searched',
              says: 'You want to stay where there is order. But 8 cannot be there. What is left is again a row that falls at most once, so the same step works on it.',
            },
          ],
          right: 1,
        },
      },
      {
        name: 'What stays true',
        text: 'If 8 is there, it is from `lo` to `hi`, inclusive.',
        staysTrue: true,
        picture: drawRound(6, 10, 8, [8, 10]),
        question: {
          id: 'safe',
          ask: 'Now `lo` is at 35, `mid` at 5 and `hi` at 12. 8 is between 5 and 12, so the left half goes, with a card that is face down. Is that safe?',
          options: [
            {
              text: 'No: the card that is face down may be 8',
              says: 'You trust only what you have seen. But this card comes after 35 and before 5, around the fall. So it is more than 35 or less than 5.',
            },
            {
              text: 'Yes: 8 is larger than the middle card, so it is to the right',
              says: 'It is safe, but not for that reason: 35 is larger than the middle card, too, and it is to the left. You need both ends of the half in order.',
            },
            {
              text: 'Yes: left of the 5, each card is at least 35 or less than 5',
              says: '5 is less than the card at `lo`, so the one fall is before it. Up to the fall, the cards rise from 35; from there on, they rise to 5. Whichever half goes, the one in order decides it, so 8 is never in the half that goes.',
            },
          ],
          right: 2,
        },
      },
      {
        name: 'When to stop',
        text: 'At 8, or when `lo > hi`: then it is not there.',
        question: {
          id: 'stop',
          ask: 'When do you know that a number is on none of the cards?',
          options: [
            {
              text: 'When it is not between the ends of the half in order',
              says: 'That rules out this half only: 8 is not between 17 and 30, and it is in the other one.',
            },
            {
              text: 'When `lo` and `hi` are at the same index',
              says: 'Both ends are included, so one card is left, and it may be the one: a search for 12 ends like that, at index 10.',
            },
            {
              text: 'When `lo` is greater than `hi`',
              says: 'Then no card is left. Each round leaves at most half of them, so eleven cards take at most 4 rounds, as if the pile had never been cut. A round turns over the middle, and an end or two: here 6 cards in all, and the scan needs 10.',
            },
          ],
          right: 2,
        },
      },
    ],
    summary: 'That is search in a **rotated sorted array**: the ends of the half in order decide.',
  },
  watch: {
    title: 'Find the half in order',
    text: 'The same cards and the same rule. You say where to look next, which half is in order, and which pointer moves.',
  },
  code: {
    title: 'The five lines, as code',
    parts: [
      { name: 'What is halved', labels: ['start'] },
      { name: 'When to stop', labels: ['loop', 'match'] },
      { name: 'Which is in order', labels: ['ordered'] },
      { name: 'Which half goes', labels: ['in-left', 'in-right'] },
      { name: 'Not there', labels: ['none'] },
    ],
    keeps: ['in-left', 'in-right', 'ordered', 'match'],
    note: 'The interval is closed, so each move steps past `mid`. It takes O(log n) time, because each round halves what is left, and O(1) space.',
    edge: {
      id: 'edge',
      ask: 'Suppose that the left half counted as in order only if `nums[lo] < nums[mid]`. Which search shows the slip?',
      options: [
        {
          text: 'For 1 in `[1]`',
          says: 'The middle is 1, so it is found before the halves are compared.',
        },
        {
          text: 'For 1 in `[3, 1]`',
          says: '`lo` and `mid` are both 0, and `3 < 3` is false, so the right half counts as in order. 1 is not more than 3, so it goes left, and answers -1. A half of one value is in order: that is what `<=` is for.',
        },
        {
          text: 'For 2 in `[2, 4, 1]`',
          says: 'The middle is 4, and 2 is less, so the left half is in order either way. It contains 2, which is found at index 0.',
        },
      ],
      right: 1,
    },
  },
  clues: {
    evidence: [
      {
        words: 'different numbers',
        tells: 'Without equal numbers, the first card and the middle always say which half is in order.',
        decides: false,
      },
      {
        words: 'cut once',
        tells: 'The order is broken at one place at most, so one half of any part is in order.',
        decides: true,
      },
      {
        words: 'At which index',
        tells: 'The row has to stay as it is: sorting it would change the answer.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'range-search',
      property: 'Is the data sorted, even if you have to sort it first?',
      here: 'No. The break belongs to the row, because the answer is an index in it.',
      there: 'Yes. Order the values, then find where a condition switches from no to yes.',
      example:
        'Now a list of cards is 20, 31, 4, 9, 12, and you are asked many times **how many numbers are less than** some value, such as 10. The order of the list does not matter. You search it for 10, as in this lesson.',
      picture: { scene: drawArray({ values: [20, 31, 4, 9, 12] }) },
      question: {
        id: 'rival',
        ask: 'What does the search of this lesson answer?',
        options: [
          {
            text: '-1',
            says: 'There is no 10. A count does not depend on the order, so sort the numbers once: 4, 9, 12, 20, 31. The first that is at least 10 is at index 2, so 2 numbers are less.',
          },
          {
            text: '2: the 4 and the 9',
            says: 'That is the right count. But the search compares with 10 only to find a 10, so it ends with no card left, and with no count.',
          },
        ],
        right: 0,
      },
    },
  },
  spots: [
    {
      prompt: {
        id: 'rotated-array-search-lesson-1',
        text: 'The horses of a merry-go-round have numbers that rise all the way around, with gaps, and no number twice; only from the last to the first horse does it drop. A sensor at the gate reads the horse at any position from here. Nobody knows where the ride stopped. How many positions from here is the horse with number 5,310? Reads are slow.',
        world: 'merry-go-round',
        pattern: 'rotated-array-search',
        evidence: [
          {
            words: 'only from the last to the first horse does it drop',
            tells: 'The order is broken at one place at most.',
            decides: true,
          },
          {
            words: 'Nobody knows where the ride stopped',
            tells: 'The break can be anywhere, so first find out which half is in order.',
            decides: true,
          },
          {
            words: 'Reads are slow',
            tells: 'You cannot read them all, so each read has to rule out many.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'range-search',
          fails:
            'Seen from here, “at least 5,310” can turn from yes back to no, so there is no single boundary.',
        },
        why: 'Find the half in order, and keep it only if 5,310 is between its ends.',
        cost: 'O(log n)',
      },
      names: [
        { pattern: 'rotated-array-search', line: 'one half is still in order' },
        { pattern: 'range-search', line: 'where a no becomes a yes' },
        { pattern: 'hash-lookup', line: 'store what you have seen' },
      ],
    },
    {
      prompt: {
        id: 'rotated-array-search-lesson-2',
        text: 'A bridge office has the weights of 300,000 trucks, noted over a year in the order in which they crossed. An engineer tries out load limits: for each limit that she types, the office must tell her how many of these trucks would have been too heavy. She tries thousands, and will not wait for a pass over the list.',
        world: 'truck bridge',
        pattern: 'range-search',
        evidence: [
          {
            words: 'in the order in which they crossed',
            tells: 'Nothing asks for this order, so you may sort them by weight.',
            decides: false,
          },
          {
            words: 'how many of these trucks would have been too heavy',
            tells: 'By weight, they begin at one index: a boundary.',
            decides: true,
          },
          {
            words: 'She tries thousands',
            tells: 'Sorting once pays off for so many searches.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'rotated-array-search',
          fails: 'The weights have many breaks, and their positions do not matter.',
        },
        why: 'Sort the weights once, and find for each limit the first weight above it.',
        cost: 'O(n log n), then O(log n) per limit',
      },
      names: [
        { pattern: 'prefix-sum', line: 'differences of running totals' },
        { pattern: 'rotated-array-search', line: 'one half is still in order' },
        { pattern: 'range-search', line: 'where a no becomes a yes' },
      ],
    },
  ],
  end: {
    canDo:
      'When an order is broken once, find the half that is still in order: its two ends say whether the target is in it.',
    practice: lesson.practice.find(({ number }) => number === 33)!,
    practiceIs: 'It is the problem of this lesson, with an array of any length.',
  },
}
