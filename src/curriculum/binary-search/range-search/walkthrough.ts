import type { Role } from '#algorithms/scene.ts'
import { drawArray } from '#algorithms/scenes/array-scene.ts'
import type { Picture, Walkthrough } from '../../walkthroughs/walkthrough.ts'
import { drawBoundary } from './algorithm.ts'
import { lesson } from './lesson.ts'

const points = [3, 5, 5, 5, 5, 8, 9]
const target = 5

function drawFound(
  title: string,
  looked: readonly number[],
  found: readonly number[],
  note: string,
): Picture {
  const roleOf = (index: number): Role =>
    found.includes(index) ? 'result' : looked.includes(index) ? 'active' : 'default'
  return { title, scene: drawArray({ values: points, roleOf }), note }
}

/** What a scan looks at: all up to the first exam with more points. */
function drawScanned(): Picture {
  const roleOf = (index: number): Role =>
    points[index]! > target && points[index - 1]! > target ? 'default' : 'active'
  return { scene: drawArray({ values: points, roleOf }) }
}

/** What the exam at index 3 says about the search for the first 5. */
function drawRuledOut(): Picture {
  const roleOf = (index: number): Role => (index > 3 ? 'visited' : index === 3 ? 'settled' : 'default')
  return { scene: drawArray({ values: points, roleOf }) }
}

/** The search for the first 5. */
function drawSearch(lo: number, hi: number, mid?: number): Picture {
  return { scene: drawBoundary({ values: points, target, first: undefined, lo, hi, mid }) }
}

const best = drawFound('The first and the last', [], [1, 4], 'index 1 and index 4')

export const walkthrough: Walkthrough = {
  title: 'Seven exams in order',
  problem:
    'Seven exams lie face down in a row, **from the fewest points to the most**: 3, 5, 5, 5, 5, 8 and 9. You may turn over **any exam**, and want to turn over as few as possible. At which index, counted from 0, is **the first** exam with 5 points, and at which is **the last**?',
  input: { values: '3, 5, 5, 5, 5, 8, 9', target: '5' },
  firstTry: {
    picture: { scene: drawArray({ values: points }) },
    tries: [
      {
        text: 'Halve the row until an exam shows 5 points',
        says: '**It answers index 3, which is neither the first nor the last.** The first middle is a match, and the search stops there. The answer is 1 and 4.',
        pictures: [drawFound('Stop at a match', [3], [], 'index 3, and nothing more'), best],
      },
      {
        text: 'Halve the row until one shows 5, then walk outward to both sides',
        says: '**It finds 1 and 4, but it turns over six of seven exams:** first index 3, then 2, 1 and 0, then 4 and 5. With a million equal exams, it walks past all of them.',
        pictures: [drawFound('Walk outward', [0, 2, 3, 5], [1, 4], '6 exams turned over')],
      },
      {
        text: 'Search for the exams with 4 and with 6 points, and take what is between',
        says: '**It finds nothing:** no exam has 4 points, and none has 6. But the thought is good: the answer is between the values that are too small and those that are too large.',
        pictures: [drawFound('Search for 4 and 6', [], [], 'neither is there'), best],
      },
    ],
    leavesOpen: 'A single match says little. Start from the one that always works: turn over everything.',
  },
  bruteForce: {
    title: 'Turn them over from the left',
    text: 'Turn over one exam after the other. The first one that shows a 5 is the first exam you need. Go on until one shows **more than 5** or the row ends: the exam before that is the last. Here that takes six looks, up to index 5.',
    before: drawScanned(),
    question: {
      id: 'waste',
      ask: 'Suppose that you need only the first 5, and turn over index 3 first: a 5. Which exams need not be turned over any more?',
      options: [
        {
          text: 'All others: index 3 is a 5, so the search is over',
          says: 'You are thinking that a match is the answer. But the exams at index 1 and 2 also have 5 points, and they come before it.',
        },
        {
          text: 'Those from index 0 to 2: they come before a 5',
          says: 'You are thinking that everything before a 5 is smaller. In this row it can also be equal: index 1 and 2 show 5, too.',
        },
        {
          text: 'Those from index 4 on: they come after a 5',
          says: 'Whatever they show, index 3 comes before them and has 5 points. So none of them is the **first**, and one look has ruled out all exams after it.',
        },
      ],
      right: 2,
    },
    after: drawRuledOut(),
    cost: 'With n exams, the scan turns over up to n of them: that is O(n). If a million exams all have 5 points, it turns over all of them.',
  },
  idea: {
    title: 'Search for a boundary',
    text: 'One look ruled out everything after it, although it was a match. Five lines make a method of that.',
    lines: [
      {
        name: 'What is halved',
        text: 'Indices `lo` = 0 to `hi` = 7, one past the end, for the first yes to “at least 5 points?”. Ask the middle, `mid` (of two, the right one).',
        question: {
          id: 'boundary',
          ask: 'You ask each exam the same yes/no question. Which one lets you halve the row?',
          options: [
            {
              text: '“Do you have exactly 5 points?”',
              says: 'You ask for what you need. But the answers are no, yes, yes, yes, yes, no, no: a no can be left or right of the yes, so it does not say where to go.',
            },
            {
              text: '“Do you have at least 5 points?”',
              says: 'The answers are no, yes, yes, yes, yes, yes, yes. Points never fall, so once it is yes, it stays yes. The first yes is the boundary: a no says “to the right”, a yes says “here or to the left”.',
            },
            {
              text: '“Are you a 5, and is the one right before you smaller?”',
              says: 'That describes the first 5, but only one exam says yes, the one at index 1. A no from the 3 and a no from the 9 look the same, although one means right and the other left.',
            },
          ],
          right: 1,
        },
      },
      {
        name: 'Which half goes',
        text: 'No: `lo = mid + 1`. Yes, and it stays: `hi = mid`.',
        picture: drawSearch(0, 7, 3),
        question: {
          id: 'half',
          ask: 'Index 3 shows a 5: a yes. What happens?',
          options: [
            {
              text: 'Stop: it is a 5',
              says: 'You stop at a match. But this is only some yes, and you need the first. Index 1 and 2 are still face down.',
            },
            {
              text: 'Go left without it: `hi = mid - 1`',
              says: 'You step past the middle, as a search for an exact match does. But this yes may be the first one. If everything before it is a no, you have thrown the first yes away.',
            },
            {
              text: 'Go left, but keep it: `hi = mid`',
              says: 'Everything after it is ruled out, because this yes comes before it. It may be the first yes itself, so it stays as the best one so far. A no is different: it cannot be the first yes, and nor can anything before it.',
            },
          ],
          right: 2,
        },
      },
      {
        name: 'What stays true',
        text: 'All before `lo` are a no, all from `hi` on are a yes.',
        staysTrue: true,
        picture: drawSearch(0, 3),
        question: {
          id: 'open',
          ask: 'Now `lo` is 0 and `hi` is 3. For which exams do you not know the answer yet?',
          options: [
            {
              text: 'Index 0 to 3, both ends included',
              says: 'You read it as a closed interval. But index 3 was turned over, and it is a yes. It is the first one **known** to be a yes.',
            },
            {
              text: 'Index 0 to 2',
              says: '`lo` is included, `hi` is not: that is a **half-open interval**. At the start, no exam is known to be a yes, so `hi` is 7, one past the end. A no moves `lo` past it, a yes moves `hi` onto it, and points never fall, so both sides stay as the line says.',
            },
            {
              text: 'Index 1 and 2',
              says: 'You leave out both ends. But index 0 is still face down: if it were a 5, it would be the first one.',
            },
          ],
          right: 1,
        },
      },
      {
        name: 'When to stop',
        text: 'When `lo` and `hi` meet. Then check for a 5.',
        picture: drawSearch(1, 1),
        question: {
          id: 'stop',
          ask: 'Now `lo` and `hi` are both 1. What is certain in every search that ends like this?',
          options: [
            {
              text: 'What you look for is at index 1',
              says: 'Here a 5 is there. But the loop only finds the first exam with **at least** so many points. A search for 4 ends at index 1, too, and no exam has 4 points.',
            },
            {
              text: 'One exam is left to turn over, at index 1',
              says: 'In a closed interval, one would be. But `hi` is not included, and index 1 is known to be a yes.',
            },
            {
              text: 'Everything before index 1 is a no, and everything from there on is a yes',
              says: 'No exam is unknown, so index 1 is the first yes. If all had fewer than 5 points, both would be 7, one past the end. So check that there is an exam, and that it is a 5.',
            },
          ],
          right: 2,
        },
      },
      {
        name: 'The other end',
        text: 'The first with **more** than 5 points, minus 1.',
        question: {
          id: 'last',
          ask: 'How do you find the last 5 with few looks?',
          options: [
            {
              text: 'Walk to the right from index 1, while it is a 5',
              says: 'Here that is a short walk. But with a million equal exams, it walks past all of them.',
            },
            {
              text: 'Halve from index 1 to 6, and stop at a 5',
              says: 'You go on from the first one. But the middle of 1 and 6 is index 3, which is a 5, and the one at index 4 is missed.',
            },
            {
              text: 'Find the first exam with more than 5 points, and go back by one',
              says: '“More than 5 points?” also turns from no to yes once: the first yes is index 5, so the last 5 is at index 4. The only change: an equal exam is now a no, too. The two searches turn over five exams here, and of a million at most 40.',
            },
          ],
          right: 2,
        },
      },
    ],
    summary: 'That is **boundary search** on a half-open interval: keep a yes, step past a no.',
  },
  watch: {
    title: 'Find both boundaries',
    text: 'The same exams and the same rule, first for “at least 5”, then for “more than 5”. You say what happens to each middle.',
  },
  code: {
    title: 'The five lines, as code',
    parts: [
      { name: 'What is halved', labels: ['start'] },
      { name: 'When to stop', labels: ['loop'] },
      { name: 'Which half goes', labels: ['compare', 'right', 'left'] },
      { name: 'Is there a 5?', labels: ['check'] },
      { name: 'The other end', labels: ['found'] },
    ],
    keeps: ['right', 'left', 'compare'],
    note: 'The interval is half-open: `hi` starts at the length, and the loop runs while `lo < hi`. Each of two searches halves what is left: O(log n) time, O(1) space.',
    edge: {
      id: 'edge',
      ask: 'Suppose that a no set `lo = mid` instead of `lo = mid + 1`. Which search for 6 shows the slip?',
      options: [
        {
          text: 'In `[]`',
          says: '`lo` and `hi` are both 0, so the loop does not run.',
        },
        {
          text: 'In `[7, 9]`',
          says: 'Both are at least 6, so only `hi` moves, down to 0. The value there is not 6, so 6 is missing.',
        },
        {
          text: 'In `[4, 6]`',
          says: 'After one look, `lo` is 0 and `hi` is 1. The middle is 0, and 4 is a no, so `lo` becomes 0 again, forever. A middle that is rounded down can be `lo` itself, so a no has to step past it.',
        },
      ],
      right: 2,
    },
  },
  clues: {
    evidence: [
      {
        words: 'from the fewest points to the most',
        tells: 'In order, equal exams lie next to each other, and “at least 5” never turns back to no.',
        decides: true,
      },
      {
        words: 'any exam',
        tells: 'You can look at the middle without passing the exams before it.',
        decides: false,
      },
      {
        words: 'the first exam',
        tells: 'Others can be equal, so a match does not end the search: you need a boundary.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'binary-search-on-answer',
      property: 'Is the middle a position whose entry alone decides which half to keep?',
      here: 'Yes. The middle is an exam, and its points say yes or no.',
      there: 'No. The middle is a possible answer, and only a pass over the whole input says yes or no.',
      example:
        'Now three wires are 3, 5 and 8 meters long, in order. You cut **at least 5 equal pieces** from them, each a whole number of meters long. What is the **greatest length**? A boundary search looks for it among the wires.',
      picture: { scene: drawArray({ values: [3, 5, 8] }) },
      question: {
        id: 'rival',
        ask: 'What does a search among the three wires find?',
        options: [
          {
            text: 'A length of 2',
            says: 'That is the answer: pieces of 2 meters give 1 + 2 + 4 = 7. But 2 is no wire, so a search that only looks at entries never tests it.',
          },
          {
            text: 'No length at all',
            says: 'Pieces of 3 meters give 1 + 1 + 2 = 4, and longer ones give fewer, so no wire says yes. The answer, 2, is no entry. Halve the possible lengths instead, and count the pieces of all wires for each guess.',
          },
        ],
        right: 1,
      },
    },
  },
  spots: [
    {
      prompt: {
        id: 'range-search-lesson-1',
        text: 'A marathon publishes the times of its 60,000 runners in whole seconds, the fastest first, and many share a time. All evening, radio stations call, name two times, and want to know how many runners finished between them, both included. Nobody knows which times they will name, and each call should be answered at once.',
        world: 'marathon',
        pattern: 'range-search',
        evidence: [
          {
            words: 'the fastest first',
            tells: 'The times are in order, so the runners in question are neighbors in the list.',
            decides: true,
          },
          {
            words: 'many share a time',
            tells: 'A match is one of many, so it does not say where the group begins or ends.',
            decides: false,
          },
          {
            words: 'how many runners finished between them, both included',
            tells: 'The number is the distance of two boundaries.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'binary-search-on-answer',
          fails: 'Nothing has to be guessed: one time in the list says which half to keep.',
        },
        why: 'Find the first time from the lower one on, and the first above the upper one; subtract the indices.',
        cost: 'O(log n) per call',
      },
      names: [
        { pattern: 'basic-binary-search', line: 'drop half, stop at a match' },
        { pattern: 'range-search', line: 'where a no becomes a yes' },
        { pattern: 'binary-search-on-answer', line: 'guess a number, test by a pass' },
      ],
    },
    {
      prompt: {
        id: 'range-search-lesson-2',
        text: 'A cable car carries up to 5,000 skiers up a mountain in the order of their queue; each has a given weight. A cabin takes the next ones in the queue until another would exceed its limit, and then it leaves. There may be at most 90 rides. What is the smallest limit with which everyone gets up?',
        world: 'cable car',
        pattern: 'binary-search-on-answer',
        evidence: [
          {
            words: 'in the order of their queue',
            tells: 'The weights are in no order, so no single one decides.',
            decides: false,
          },
          {
            words: 'at most 90 rides',
            tells: 'For a guessed limit, a pass over the queue counts the rides.',
            decides: true,
          },
          {
            words: 'the smallest limit',
            tells: 'A higher limit never needs more rides, so the possible limits can be halved.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'range-search',
          fails: 'The limit is no entry of the queue, and one skier says nothing about the number of rides.',
        },
        why: 'Halve the possible limits; for each guess, fill the cabins and count the rides.',
        cost: 'O(n log(sum))',
      },
      names: [
        { pattern: 'binary-search-on-answer', line: 'guess a number, test by a pass' },
        { pattern: 'range-search', line: 'where a no becomes a yes' },
        { pattern: 'sliding-window', line: 'both ends move right, never back' },
      ],
    },
  ],
  end: {
    canDo:
      'When you need the first, the last or the number of equal values in order, find where a yes/no question switches.',
    practice: lesson.practice.find(({ number }) => number === 34)!,
    practiceIs: 'It is the problem of this lesson, with an array of any length.',
  },
}
