import type { ArrayScene, Role } from '#algorithms/scene.ts'
import { drawArray } from '#algorithms/scenes/array-scene.ts'
import { countCalls, drawCalls, drawRepeats, recordCalls } from '#algorithms/scenes/call-tree.ts'
import type { Picture, Walkthrough } from '../../walkthroughs/walkthrough.ts'
import { lesson } from './lesson.ts'

const first = 'tea'
const second = 'eat'

/** The calls of the recursion, from both whole words; `2,3` is the call for the first 2 letters and the first 3. */
export const recursion = recordCalls<string, number>(
  `${first.length},${second.length}`,
  (argument, recurse) => {
    const [i, j] = argument.split(',').map(Number) as [number, number]
    if (i === 0 || j === 0) return 0
    if (first[i - 1] === second[j - 1]) return recurse(`${i - 1},${j - 1}`) + 1
    const labelOf = (letter: string) => (i === first.length ? `drop ${letter}` : undefined)
    return Math.max(
      recurse(`${i - 1},${j}`, labelOf(first[i - 1]!)),
      recurse(`${i},${j - 1}`, j === second.length ? labelOf(second[j - 1]!) : undefined),
    )
  },
)

function drawSign(title: string, word: string, kept: (letter: string) => boolean, role: Role): ArrayScene {
  const roleOf = (at: number) => (kept(word[at]!) ? role : 'visited')
  return drawArray({ title, values: [...word], roleOf, hasNoIndices: true })
}

function drawRest(title: string, rest: string, role: Role, note: string): Picture {
  const isKept = (letter: string) => rest.includes(letter)
  return {
    title,
    scene: drawSign('first sign', first, isKept, role),
    beside: [drawSign('second sign', second, isKept, role)],
    note,
  }
}

/** The first i letters and the first j, with their last letters marked. */
function drawPrefixes(i: number, j: number): Picture {
  const drawPrefix = (word: string, length: number) =>
    [...word].map((value, at) => ({
      value,
      role:
        at === length - 1 ? ('compare' as const) : at < length ? ('default' as const) : ('visited' as const),
    }))
  return {
    scene: {
      kind: 'table',
      rowHeads: [`i = ${i}`, `j = ${j}`],
      rows: [drawPrefix(first, i), drawPrefix(second, j)],
    },
  }
}

const best = drawRest('The longest', 'ea', 'result', 'ea: 2 letters')

export const walkthrough: Walkthrough = {
  title: 'Two shop signs',
  problem:
    'Two shop signs read `tea` and `eat`. You may **take letters down from either sign**, but you may **not move any letter**. In the end, both must read the same. What is the **largest number of letters** that can remain on each?',
  input: { first, second },
  firstTry: {
    picture: drawRest('The signs', 'tea', 'default', 'Take letters down until both read the same'),
    tries: [
      {
        text: 'Go through the first word, and match each letter as early as you can',
        says: '**It keeps 1 letter, and 2 are possible.** The t is matched with the last letter of `eat`, so nothing is left for the e and the a.',
        pictures: [drawRest('Match early', 't', 'active', 't: 1 letter'), best],
      },
      {
        text: 'Count the letters that both words have',
        says: '**It says 3, and 2 is the most there is.** Both words have the same three letters, but in another order, and you may not move any.',
        pictures: [
          drawRest('Common letters', 'tea', 'active', 'the t is first in one and last in the other'),
          best,
        ],
      },
      {
        text: 'Compare all that can remain of one word with all that can remain of the other',
        says: '**It finds 2, and it can never be wrong.** The question is what that costs.',
        pictures: [best],
      },
    ],
    leavesOpen:
      'What remains of a string when letters are left out is called a subsequence. Start from the try that always works.',
  },
  bruteForce: {
    title: 'Try everything',
    text: 'Look at the **last letters** of both words. If they are equal, keep both, and shorter words remain. If they differ, drop one or the other: two calls. A circle with `2,3` is the call for the first 2 letters of `tea` and the first 3 of `eat`.',
    before: { scene: drawCalls(recursion.calls) },
    question: {
      id: 'waste',
      ask: 'What is wasted?',
      options: [
        {
          text: 'Calls such as `1,2`: such short words cannot be the answer',
          says: 'You are looking for the longest, and short prefixes give little. But the longest one is built from them.',
        },
        {
          text: 'The same two prefixes are solved again',
          says: '4 of the 15 calls are repeats: `2,1` was solved on the left, and it is called again on the right. How you came to two prefixes does not matter.',
        },
        {
          text: 'Nothing: each circle drops other letters',
          says: 'You are thinking of the paths, and they do differ. But a call only knows which prefixes are left, and several paths end at the same two.',
        },
      ],
      right: 1,
    },
    after: drawRepeats(recursion.calls),
    tally: countCalls(recursion.calls).filter(({ wasted }) => wasted > 0),
    cost: 'With short words it is little. But two words of 10 letters without a common letter take 369,511 calls, although they have only 121 pairs of prefixes.',
  },
  idea: {
    title: 'Solve each pair of prefixes once',
    text: 'There are only a few pairs of prefixes, so solve each one once and store its answer. The same five lines as in every table say how.',
    lines: [
      {
        name: 'State',
        text: '`best[i][j]`: the most that can remain of the first `i` letters of `a` and the first `j` of `b`.',
        picture: drawPrefixes(2, 3),
        question: {
          id: 'state',
          ask: 'What must be stored?',
          note: 'A call knows two prefixes: how many letters of each word are left.',
          options: [
            {
              text: 'One number for each prefix of `tea`',
              says: 'You want one row. But what `te` can keep depends on the other word: with nothing of `eat` it is 0, and with its e it is 1.',
            },
            {
              text: 'One number for each pair of prefixes',
              says: 'Two numbers, `i` and `j`, say all that is left to decide. How the letters after them were used changes nothing about it.',
            },
            {
              text: 'Which letters were dropped so far',
              says: 'You want to be able to name the letters. They can be read from the numbers at the end. To compare two choices, only the length matters.',
            },
          ],
          right: 1,
        },
      },
      {
        name: 'Choices',
        text: 'Equal last letters: keep both. Otherwise drop the last letter of one word or the other.',
        picture: drawPrefixes(3, 2),
        question: {
          id: 'match',
          ask: '`tea` and `ea` both end with an a. Must you still try to drop one of them?',
          options: [
            {
              text: 'Yes: one a may be better matched with an earlier letter',
              says: 'It may have another partner, but this one is at least as good: being last, it takes nothing away from the letters before it.',
            },
            {
              text: 'No: the first match that you see is always best',
              says: 'That is the rule that failed: the t of `tea` matched early, and e and a were lost. It is safe only for two **last** letters, after which nothing comes.',
            },
            {
              text: 'No: keeping both loses nothing',
              says: 'Take any answer. If it uses neither a, it can be one longer with both. If it uses one of them, then as its last letter, and its partner can be exchanged for the other last a. So some longest answer keeps both.',
            },
          ],
          right: 2,
        },
      },
      {
        name: 'Recurrence',
        text: 'Equal: `best[i-1][j-1] + 1`. Different: `max(best[i-1][j], best[i][j-1])`.',
        staysTrue: true,
        picture: drawPrefixes(3, 3),
        question: {
          id: 'recurrence',
          ask: 'The last letters a and t differ. Which line gives `best[3][3]`?',
          options: [
            {
              text: '`max(best[2][3], best[3][2])`',
              says: 'Both can never be kept: each would be the last letter of what remains, and they differ. So one of them is dropped, and the rest is a pair of shorter prefixes. The larger of the two is the most, and once filled, the cell is final.',
            },
            {
              text: '`best[2][2]`: drop both',
              says: 'You want to drop what does not match. But the a can still match the a of `eat`. If both are dropped at every mismatch, nothing remains: 0 instead of 2.',
            },
            {
              text: '`max(best[2][3], best[3][2]) + 1`',
              says: 'You add one for the letter that stays. But it is counted where it finds its partner: it is in one of the two cells already.',
            },
          ],
          right: 0,
        },
      },
      {
        name: 'Base case',
        text: '`best[0][j] = 0` and `best[i][0] = 0`: nothing remains of an empty prefix.',
        question: {
          id: 'base',
          ask: 'Which cells are known without any choice?',
          options: [
            {
              text: 'All cells of row 0 and of column 0',
              says: 'With an empty prefix, nothing can remain, so they are 0. Every other cell finds the cell above it, the one to its left and the one on the diagonal.',
            },
            {
              text: 'Only `best[0][0]`',
              says: 'Two empty words are the smallest pair. But `best[1][1]` compares t and e, which differ, and then it reads `best[0][1]` and `best[1][0]`.',
            },
            {
              text: '`best[1][1]`, by comparing the first letters',
              says: 'You start with the first letters. But `best[1][2]` and `best[2][1]` would still have no cell to read outside the words, so the empty prefix needs a row and a column.',
            },
          ],
          right: 0,
        },
      },
      {
        name: 'Order and answer',
        text: 'Row by row, from left to right. The answer is `best[3][3]`.',
        question: {
          id: 'order',
          ask: 'In which order is the table filled?',
          options: [
            {
              text: 'Only along the diagonal: `1,1`, `2,2`, `3,3`',
              says: 'You follow the matches. But at a mismatch a cell reads the one above it and the one to its left, and these are not on the diagonal.',
            },
            {
              text: 'From `3,3` back to `1,1`, as the calls were made',
              says: 'The calls begin with the whole words, but their answers come back from the shortest prefixes. `3,3` needs `2,3` and `3,2` first.',
            },
            {
              text: 'Row by row, from left to right',
              says: 'The row above is complete, and the cell to the left has just been filled. So all three cells that it may read are final.',
            },
          ],
          right: 2,
        },
      },
    ],
    summary:
      'That is **dynamic programming over two prefixes**: the last letters decide, and each case leaves shorter prefixes that are already solved.',
  },
  watch: {
    title: 'Fill the table',
    text: 'The same words and the same rule. Before a cell is filled, you say which neighbor decides it. At the end, a walk back finds the letters.',
  },
  code: {
    title: 'The five lines, as code',
    parts: [
      { name: 'State and base case', labels: ['start'] },
      { name: 'Choices', labels: ['compare'] },
      { name: 'Recurrence', labels: ['match', 'differ'] },
      { name: 'Walk back', labels: ['take', 'up', 'back-left'] },
      { name: 'Answer', labels: ['done'] },
    ],
    keeps: ['match', 'differ', 'compare'],
    note: 'The last cell is the number you need; the walk back names the letters. Letter `i` is `a[i - 1]`. It takes O(n · m) time for words of n and m letters, because each cell is filled once.',
    edge: {
      id: 'edge',
      ask: 'Suppose that a match read `best[i - 1][j]` instead of `best[i - 1][j - 1]`. Which two words show the slip in the last cell?',
      options: [
        {
          text: '`a` and `a`',
          says: 'The cell above is 0, so the last cell is 1, which happens to be right.',
        },
        {
          text: '`ab` and `ba`',
          says: 'Each match has a 0 above it, so it gives 1, and so does the last cell. That is right.',
        },
        {
          text: '`aa` and `a`',
          says: 'The second a reads the cell above, where the only a of the other word is already matched. It is used twice: the last cell is 2 instead of 1.',
        },
      ],
      right: 2,
    },
  },
  clues: {
    evidence: [
      {
        words: 'take letters down from either sign',
        tells: 'Letters can be left out of both strings, and it is not clear of which: moves compete.',
        decides: true,
      },
      {
        words: 'not move any letter',
        tells: 'The order stays, so the two strings are aligned from one end to the other.',
        decides: true,
      },
      {
        words: 'largest number of letters',
        tells: 'You need one best number, which a table can store for each pair of prefixes.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'string-sliding-window',
      property: 'Is it about a contiguous part of one string, with nothing to align it with?',
      here: 'No. Letters are left out of two strings, and what remains must be in the same order.',
      there: 'Yes. Only which letters a contiguous part contains matters, so a window finds it.',
      example:
        'Now only one sign is long: `steal`. Are the letters of `ate` **next to each other** on it, **in any order**? The table computes the most that can remain of both words, and says yes if that is 3.',
      picture: { scene: drawArray({ values: [...'steal'] }) },
      question: {
        id: 'rival',
        ask: 'What does the table give?',
        options: [
          {
            text: '3, so yes',
            says: 'Yes would be right, because `tea` is a part of `steal`. But the table keeps the order: in `ate` the a comes first, and in `steal` it comes after the t and the e.',
          },
          {
            text: '2, so no',
            says: 'It keeps the order, so at best t and e remain. But the order does not matter here: the window `tea` has all three letters, so the answer is yes.',
          },
        ],
        right: 1,
      },
    },
  },
  spots: [
    {
      prompt: {
        id: 'string-dynamic-programming-lesson-1',
        text: 'Two dance teachers wrote down the same dance of about 2,000 steps, with one letter for each step. Each of them forgot some steps and wrote others down that never happened, so their notes differ. How few letters must be crossed out in the two notes, so that both read the same from the first step to the last?',
        world: 'dance notes',
        pattern: 'string-dynamic-programming',
        evidence: [
          {
            words: 'crossed out in the two notes',
            tells: 'At each difference, either note may lose a letter, and what you see does not say which.',
            decides: true,
          },
          {
            words: 'about 2,000 steps',
            tells: 'A table over all pairs of prefixes has about 4 million cells, which is fine.',
            decides: false,
          },
          {
            words: 'both read the same from the first step to the last',
            tells: 'Two strings are aligned from one end to the other.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'string-sliding-window',
          fails:
            'A window looks at a contiguous part of one string; here two whole strings are aligned, and letters leave anywhere.',
        },
        why: 'For each pair of prefixes: equal last letters are kept, and otherwise one of the two is crossed out, whichever leaves fewer to cross out.',
        cost: 'O(n · m)',
      },
      formula: 'out[i][j] = min(out[i-1][j], out[i][j-1]) + 1',
      names: [
        { pattern: 'string-dynamic-programming', line: 'answers for pairs of prefixes' },
        { pattern: 'string-two-pointers', line: 'compare characters at two indices' },
        { pattern: 'string-sliding-window', line: 'letters enter right, leave left' },
      ],
    },
    {
      prompt: {
        id: 'string-dynamic-programming-lesson-2',
        text: 'A vending machine has logged one letter per sale, for the product that was sold: 400,000 sales in order. The owner wonders how long customers can be happy with little choice. What is the longest unbroken run of sales in which at most three different products were sold?',
        world: 'vending machine',
        pattern: 'string-sliding-window',
        evidence: [
          {
            words: 'longest unbroken run of sales',
            tells: 'You need a contiguous part of one string, and nothing is left out.',
            decides: true,
          },
          {
            words: 'at most three different products',
            tells: 'A longer run can only break this, so sales leave on the left until it holds again.',
            decides: true,
          },
          {
            words: '400,000 sales in order',
            tells: 'A table over pairs of positions would have far too many cells.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'string-dynamic-programming',
          fails:
            'Nothing is skipped and nothing is aligned, so no moves compete: a table has nothing to choose.',
        },
        why: 'Let sales enter on the right and count them per product; while four products are inside, let the leftmost sale leave.',
        cost: 'O(n)',
      },
      names: [
        { pattern: 'frequency-counting', line: 'count whole strings, forget the order' },
        { pattern: 'string-dynamic-programming', line: 'answers for pairs of prefixes' },
        { pattern: 'string-sliding-window', line: 'letters enter right, leave left' },
      ],
    },
  ],
  end: {
    canDo:
      'When two strings are aligned and letters may be left out, compare the last letters of two prefixes: each case leaves shorter prefixes.',
    practice: lesson.practice.find(({ number }) => number === 1143)!,
    practiceIs: 'It is the problem of this lesson, with strings of up to 1,000 characters.',
  },
}
