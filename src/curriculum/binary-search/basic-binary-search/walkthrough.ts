import type { Role } from '#algorithms/scene.ts'
import { drawArray } from '#algorithms/scenes/array-scene.ts'
import { drawHalving } from '#algorithms/scenes/search-range-scene.ts'
import type { Picture, Walkthrough } from '../../walkthroughs/walkthrough.ts'
import { lesson } from './lesson.ts'

const numbers = [2, 5, 9, 14, 20, 28, 75, 90]
const target = 20

function drawOpened(opened: readonly number[], title: string, note: string): Picture {
  const roleOf = (index: number): Role =>
    !opened.includes(index) ? 'default' : numbers[index] === target ? 'result' : 'active'
  return { title, scene: drawArray({ values: numbers, roleOf }), note }
}

function drawScanned(telling?: number): Picture {
  const roleOf = (index: number): Role => {
    if (index > numbers.indexOf(target)) return 'default'
    if (numbers[index] === target) return 'result'
    return telling === undefined || index === telling ? 'active' : 'visited'
  }
  return { scene: drawArray({ values: numbers, roleOf }) }
}

/** The boxes in play, with the middle open. */
function drawRound(lo: number, hi: number, mid: number): Picture {
  const playing = (index: number): Role => (index === mid ? 'active' : 'default')
  return { scene: drawHalving({ values: numbers, lo, hi, mid }, { playing }) }
}

export const walkthrough: Walkthrough = {
  title: 'Eight closed boxes',
  problem:
    'Eight closed boxes stand in a row, with indices from 0 to 7. Their numbers **rise from left to right**: 2, 5, 9, 14, 20, 28, 75 and 90, but you only see a number once you open its box. You may open **any box**, but only 4 of them. At which index **is 20**, if it is there at all?',
  input: { values: '2, 5, 9, 14, 20, 28, 75, 90', target: '20' },
  firstTry: {
    picture: { scene: drawArray({ values: numbers }) },
    tries: [
      {
        text: 'Open the boxes from left to right',
        says: '**It opens 5 boxes, and only 4 are allowed.** It would find 20 in the fifth, because each box it opens rules out just one number.',
        pictures: [drawOpened([0, 1, 2, 3, 4], 'From the left', '2, 5, 9, 14 and 20: one box too many')],
      },
      {
        text: 'Open both ends, estimate where 20 must be, and walk on from there',
        says: '**It opens 6 boxes.** From 2 to 90, 20 is a fifth of the way, so it starts at index 1. But the numbers do not rise evenly: there it sees 5, and it walks past 9 and 14 to 20.',
        pictures: [drawOpened([0, 7, 1, 2, 3, 4], 'Estimate and walk', '2 and 90, then 5, 9, 14 and 20')],
      },
      {
        text: 'Jump by three; once a number is too large, go back to the jump before it and walk on from there',
        says: '**It opens 4 boxes, but by luck.** 2 and 14 are too small and 75 is too large, so 20 is between the last two. For 28 it would walk on to a fifth box. Still, each jump rules out several boxes at once.',
        pictures: [drawOpened([0, 3, 6, 4], 'Jump by three', '2, 14, 75, then back to 20')],
      },
    ],
    leavesOpen: 'Start from the one that always finds it, and look for what it does in vain.',
  },
  bruteForce: {
    title: 'Open one after the other',
    text: 'Open the box at index 0, then at index 1, and so on, until a box **shows 20** or none is left. This never misses it, wherever it is, and it opens 5 boxes here: 2, 5, 9, 14 and 20.',
    before: drawScanned(),
    question: {
      id: 'waste',
      ask: 'Which of these looks were wasted?',
      note: 'The numbers rise from left to right.',
      options: [
        {
          text: 'None: 20 could have been in each of these boxes',
          says: 'You are thinking that only an open box is ruled out. But 14 is too small, and each number left of it is smaller still. You know that without opening them.',
        },
        {
          text: '2, 5 and 9: the look at 14 rules them out, too',
          says: 'Since 14 is less than 20, so is everything left of it. **One** look at index 3 rules out four boxes, and the scan spent four looks on them.',
        },
        {
          text: '28, 75 and 90: they are larger than 20',
          says: 'They are larger, but the scan never opened them, because it stops at 20. The waste is before it.',
        },
      ],
      right: 1,
    },
    after: drawScanned(3),
    cost: 'With n boxes, the scan opens up to n of them: that is O(n). With a million boxes and one second per box, it can take more than 11 days.',
  },
  idea: {
    title: 'Let one look rule out half',
    text: 'One look ruled out four boxes. Four lines make a method of that.',
    lines: [
      {
        name: 'What is halved',
        text: 'Indices `lo` to `hi`, **both included**. Open the middle, `mid` (of two, the left one).',
        question: {
          id: 'halved',
          ask: 'You know nothing yet. Which box rules out the most, whatever it shows?',
          options: [
            {
              text: 'One near the left, because 20 is a small number',
              says: 'You estimate. But at index 1 you see 5, which is too small, and six boxes are left. An estimate rules out many boxes only if it is good, and you cannot know that.',
            },
            {
              text: 'The one in the middle',
              says: 'If its number is too small, it goes with all boxes left of it. If it is too large, it goes with all boxes right of it. At index 3, at most 4 of the 8 boxes are left either way. Any other box leaves more on its longer side, except index 4, which leaves as many.',
            },
            {
              text: 'The last one, because it has the largest number',
              says: 'You want to know whether 20 can be there at all. But 90 is larger than 20, which rules out this one box, and seven are left.',
            },
          ],
          right: 1,
        },
      },
      {
        name: 'Which half goes',
        text: 'Too small: `lo = mid + 1`. Too large: `hi = mid - 1`.',
        picture: drawRound(0, 7, 3),
        question: {
          id: 'half',
          ask: 'The box at index 3 shows 14, which is too small. What can you rule out?',
          options: [
            {
              text: 'Only this box',
              says: 'You rule out what you have seen. But 2, 5 and 9 are to the left of 14, so they are smaller than 14, and also too small.',
            },
            {
              text: 'The boxes at index 0 to 2, but index 3 stays',
              says: 'You keep the middle to be safe. But you have seen its number, and 14 is not 20. A box that stays although it is known is opened again, and with two boxes left, that never ends.',
            },
            {
              text: 'The boxes at index 0 to 3',
              says: 'The numbers rise, so everything left of 14 is even smaller, and 14 itself is not 20. So `lo` moves just past the middle. When a number is too large, it is the mirror image: everything right of it is even larger.',
            },
          ],
          right: 2,
        },
      },
      {
        name: 'What stays true',
        text: 'If 20 is there at all, it is from `lo` to `hi`, inclusive.',
        staysTrue: true,
        picture: drawRound(4, 7, 5),
        question: {
          id: 'safe',
          ask: 'Now index 5 shows 28, too large, so `hi` moves to 4. The last two boxes were never opened. Is that safe?',
          options: [
            {
              text: 'No: 20 could be in one of them',
              says: 'You trust only what you have seen. But both numbers come after 28, and the numbers rise. So both are larger than 28.',
            },
            {
              text: 'Yes: both come after 28, so both are larger than 20',
              says: 'Each box that goes is on the side where all numbers are too large, or all are too small. So 20 is never among them, and whatever is left still contains it, if it is there at all.',
            },
            {
              text: 'Yes: 20 is small, so it must be further to the left',
              says: 'It is safe, but not because 20 is small: one look earlier, the left half went. Only the comparison with the middle says which half it is.',
            },
          ],
          right: 1,
        },
      },
      {
        name: 'When to stop',
        text: 'At 20, or when `lo > hi`: then no box is left.',
        picture: {
          scene: drawHalving({ values: numbers, lo: 4, hi: 4, mid: undefined }),
        },
        question: {
          id: 'stop',
          ask: 'Now `lo` and `hi` are both 4. What do you do?',
          options: [
            {
              text: 'Stop: only index 4 is left, so 20 is there',
              says: 'You take the last one for the answer. But a search for 19 comes to the same last box, and 19 is not there.',
            },
            {
              text: 'Stop: `lo` has reached `hi`, so nothing is left',
              says: 'You count the boxes between them. But both ends are included, so from 4 to 4 is one box, and nobody has opened it.',
            },
            {
              text: 'Go on: open the box at index 4',
              says: 'From 4 to 4 is one box, and it shows 20. Otherwise, `lo` would pass `hi`. Eight boxes take at most 4 looks, because each leaves at most half.',
            },
          ],
          right: 2,
        },
      },
    ],
    summary: 'That is **binary search** on a closed interval: drop the half without the target.',
  },
  watch: {
    title: 'Halve the boxes',
    text: 'The same boxes and the same rule. You say which box to open next, and which pointer its number moves.',
  },
  code: {
    title: 'The four lines, as code',
    parts: [
      { name: 'What is halved', labels: ['start'] },
      { name: 'When to stop', labels: ['loop', 'match'] },
      { name: 'Which half goes', labels: ['compare', 'right', 'left'] },
      { name: 'Not there', labels: ['none'] },
    ],
    keeps: ['right', 'left', 'compare', 'match'],
    note: 'The interval is closed: the loop runs while `lo <= hi`, and both moves step past `mid`. It takes O(log n) time, because each look halves what is left, and O(1) space.',
    edge: {
      id: 'edge',
      ask: 'Suppose that the loop ran while `lo < hi`. Which search in `[3, 8, 12]` shows the slip?',
      options: [
        {
          text: 'For 8',
          says: '8 is the first middle, so it is found before the condition matters.',
        },
        {
          text: 'For 12',
          says: '8 is too small, so `lo` and `hi` are both 2. The slip stops there and answers -1, although the 12 is still in the interval.',
        },
        {
          text: 'For 9',
          says: '8 is too small, and the slip stops before the last value. But that is 12, so -1 is right all the same.',
        },
      ],
      right: 1,
    },
  },
  clues: {
    evidence: [
      {
        words: 'rise from left to right',
        tells: 'The order makes one number speak for everything on one side of it.',
        decides: true,
      },
      {
        words: 'any box',
        tells: 'You can read any index at once, so a jump to the middle costs one look.',
        decides: false,
      },
      {
        words: 'is 20',
        tells: 'You need one exact value, so the search ends as soon as a middle shows it.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'range-search',
      property: 'Is any match good enough, whether it is the only one or one of several?',
      here: 'Yes. The numbers rise, so at most one box contains the 20, and a match ends the search.',
      there:
        'No. Equal values repeat, and only the first or the last one counts, so a match only says where to continue.',
      example:
        'Now the numbers never fall, but they may repeat: 2, 20, 20, 20, 20, 28, 75, 90. At **which index is the first 20**? The search runs as before.',
      picture: { scene: drawArray({ values: [2, 20, 20, 20, 20, 28, 75, 90] }) },
      question: {
        id: 'rival',
        ask: 'What does the search of this lesson answer?',
        options: [
          {
            text: 'Index 3',
            says: 'The first middle is index 3, it matches, and the search stops. The first 20 is at index 1. A boundary search takes the match as a reason to go on to the left.',
          },
          {
            text: 'Index 1, the first 20',
            says: 'You expect it to come to the first one. But it looks at the middle, index 3, and stops at any match.',
          },
        ],
        right: 0,
      },
    },
  },
  spots: [
    {
      prompt: {
        id: 'basic-binary-search-lesson-1',
        text: 'A supermarket keeps 40 million product codes on a slow disk, in ascending order, and no two are alike. The disk can read the entry at any given position. A cashier types a code. Within 30 reads, the server must report the position of exactly this code, or that the product is unknown.',
        world: 'supermarket codes',
        pattern: 'basic-binary-search',
        evidence: [
          {
            words: 'in ascending order, and no two are alike',
            tells: 'One comparison rules out a side, and there is at most one match.',
            decides: true,
          },
          {
            words: 'the position of exactly this code',
            tells: 'You need an exact match, and it ends the search.',
            decides: true,
          },
          {
            words: 'Within 30 reads',
            tells: 'So few reads for 40 million entries are only possible by halving.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'range-search',
          fails: 'No code repeats, so there is no first or last one to look for after a match.',
        },
        why: 'Compare the code with the middle entry, and drop the half that cannot contain it.',
        cost: 'O(log n)',
      },
      names: [
        { pattern: 'range-search', line: 'where a no becomes a yes' },
        { pattern: 'rotated-array-search', line: 'one half is still in order' },
        { pattern: 'basic-binary-search', line: 'drop half, stop at a match' },
      ],
    },
    {
      prompt: {
        id: 'basic-binary-search-lesson-2',
        text: 'A greenhouse has a list of 800,000 measured temperatures, from the coldest to the warmest, and many are equal. Gardeners name a temperature that their plant can just bear, and want to know how many of the measurements were colder than that. There are thousands of gardeners, so nobody should go through the list.',
        world: 'greenhouse',
        pattern: 'range-search',
        evidence: [
          {
            words: 'from the coldest to the warmest',
            tells: 'The list is in order, so all colder ones are at its front.',
            decides: false,
          },
          {
            words: 'how many of the measurements were colder',
            tells: 'The count is the index of the first one that is not colder: a boundary, not a match.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'basic-binary-search',
          fails: 'It stops at any of several equal temperatures, or finds none.',
        },
        why: 'Halve to find the first measurement that is not colder: such a middle stays and you go left, otherwise you go right.',
        cost: 'O(log n) per gardener',
      },
      names: [
        { pattern: 'basic-binary-search', line: 'drop half, stop at a match' },
        { pattern: 'range-search', line: 'where a no becomes a yes' },
        { pattern: 'prefix-sum', line: 'differences of running totals' },
      ],
    },
  ],
  end: {
    canDo:
      'When one look at any position tells on which side the target is, look at the middle: each look drops half of what is left.',
    practice: lesson.practice.find(({ number }) => number === 704)!,
    practiceIs: 'It is the problem of this lesson, with an array of any length.',
  },
}
