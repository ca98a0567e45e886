import type { ArrayScene, Role } from '#algorithms/scene.ts'
import { drawArray } from '#algorithms/scenes/array-scene.ts'
import type { Picture, Walkthrough } from '../../walkthroughs/walkthrough.ts'
import { lesson } from './lesson.ts'

const text = 'O, to ot-to!'
const characters = [...text].map((character) => (character === ' ' ? '␣' : character))
/** The letters that count, in lower case. */
export const letters = [...text.toLowerCase()].filter((character) => /[a-z0-9]/.test(character))
const middle = Math.floor(letters.length / 2)

/** The letters, and below them the same from the other end. */
function drawReverse(roleOf?: (index: number) => Role): Picture {
  const row = (title: string, values: readonly string[]) =>
    drawArray({ title, values, ...(roleOf && { roleOf }) })
  return { scene: row('letters', letters), beside: [row('reversed', letters.toReversed())] }
}

function drawLetters(title: string, shown: readonly number[], role: Role, note: string): Picture {
  const roleOf = (at: number) => (shown.includes(at) ? role : 'visited')
  return { title, scene: drawArray({ values: letters, roleOf }), note }
}

function drawPointers(left: number, right: number, skipped: readonly number[]): ArrayScene {
  const roleOf = (at: number): Role => {
    if (skipped.includes(at)) return 'visited'
    if (at < left || at > right) return 'settled'
    return at === left || at === right ? 'compare' : 'default'
  }
  return drawArray({
    values: characters,
    roleOf,
    pointers: [
      { name: 'left', at: left },
      { name: 'right', at: right },
    ],
  })
}

const answer = drawLetters('The pair that differs', [2, 4], 'result', 'o ≠ t: not a palindrome')

export const walkthrough: Walkthrough = {
  title: 'What the parrot says',
  problem:
    'A parrot says `O, to ot-to!` and its owner bets that this **reads the same from both ends**. Only **letters and digits count**, and `O` and `o` are the same. A string like that is called a palindrome. Is the owner right?',
  input: { text },
  firstTry: {
    picture: { scene: drawArray({ values: characters }) },
    tries: [
      {
        text: 'Count the letters: all but one must come in pairs',
        says: '**It says yes, and no is right.** There are 4 o and 3 t, so they could be put in a mirrored order. But they are not in one, and counts forget the order.',
        pictures: [
          drawLetters('Four o and three t', [...letters.keys()], 'active', 'could be rearranged to otototo'),
          answer,
        ],
      },
      {
        text: 'Reverse the string as it is, and compare',
        says: '**It says no, which is right, but by luck.** Already the `O` and the `!` differ, and the `!` does not count. It would say no to `Aha!`, too, and that is a palindrome.',
        pictures: [answer],
      },
      {
        text: 'Keep only the letters and digits, in lower case, reverse them, and compare',
        says: '**It says no, and it can never be wrong.** The question is what that costs.',
        pictures: [answer],
      },
    ],
    leavesOpen: 'Start from the one that always works, and look at what it does twice.',
  },
  bruteForce: {
    title: 'Compare with a reversed copy',
    text: 'Keep the **7 letters that count**, write them down once more in reverse, and compare the two rows column by column. They differ at index 2, and again at index 4.',
    before: drawReverse(),
    question: {
      id: 'waste',
      ask: 'What is wasted?',
      options: [
        {
          text: 'Four of the seven comparisons, and both copies',
          says: 'Index 6 compares the last letter with the first, and index 0 has done that. Indices 5 and 4 repeat as well, and index 3 compares a letter with itself. The copies only put mirrored letters below each other.',
        },
        {
          text: 'Nothing: a palindrome has to match at every index',
          says: 'You are right that every index has to match. But indices 0 and 6 are the same two letters, so one comparison answers for both.',
        },
        {
          text: 'The comparison of the ends: they match anyway',
          says: 'You expect the difference to be inside, and here it is. But in another string, the two ends may be the only pair that differs.',
        },
      ],
      right: 0,
    },
    after: drawReverse((index) => (index < middle ? 'settled' : 'visited')),
    tally: [
      { label: 'comparisons', count: letters.length, wasted: letters.length - middle },
      { label: 'letters copied', count: 2 * letters.length, wasted: 2 * letters.length },
    ],
    cost: 'The time is O(n), and that is as good as it gets. But the two copies take O(n) memory, and they are written to the end even if the first pair differs.',
  },
  idea: {
    title: 'Compare in place',
    text: 'A mirror image needs no copy: one index comes from the left and one from the right. Four lines say how they move.',
    lines: [
      {
        name: 'What is compared',
        text: '`text[left]` and `text[right]`, without case: a letter and its mirror image.',
        question: {
          id: 'mirror',
          ask: 'Of the 7 letters `otootto`, which one must the t at index 1 be equal to?',
          options: [
            {
              text: 'The last letter',
              says: 'You go to the end at once, but the last letter is the mirror image of the first one.',
            },
            {
              text: 'Any other t',
              says: 'You look for a partner, as counting does. But read from the other end, the second letter is a fixed one.',
            },
            {
              text: 'The second letter from the end',
              says: 'The second letter from the left is compared with the second from the right. So two indices that start at the ends and step inward meet each pair once, without a copy.',
            },
          ],
          right: 2,
        },
      },
      {
        name: 'Which one moves',
        text: 'Whichever is not on a letter or digit skips it. If both match, both step inward.',
        picture: { scene: drawPointers(1, 9, [11]) },
        question: {
          id: 'moves',
          ask: '`left` is on the comma, and `right` is on a t. Which of them moves?',
          options: [
            {
              text: 'Only `left`',
              says: 'The comma has no mirror image, so it is skipped. The t has one that is still to come, so `right` waits for it.',
            },
            {
              text: 'Both: they always move together',
              says: 'Then the t would never be compared with anything. What remains would match, and you would answer yes.',
            },
            {
              text: 'Neither: they differ, so it is not a palindrome',
              says: 'You compare what does not count. With this rule `a,ba` would not be a palindrome, although its letters are `aba`.',
            },
          ],
          right: 0,
        },
      },
      {
        name: 'What stays true',
        text: 'Every letter outside `left` and `right` has matched. The part from `left` to `right`, both included, decides.',
        staysTrue: true,
        picture: { scene: drawPointers(4, 8, [1, 2, 11]) },
        question: {
          id: 'outside',
          ask: 'Two pairs have matched, the o and the t. What does that say about the whole string?',
          options: [
            {
              text: 'It is a palindrome: most of its letters match',
              says: 'You trust the majority: four of seven letters are matched. But each pair has to match, and one that differs is enough for a no.',
            },
            {
              text: 'It is a palindrome exactly if the part from `left` to `right`, both included, is one',
              says: 'The pairs outside are equal, so only a pair inside can still differ. A skip changes no pair, and a match adds one that is equal, so this stays true at every step.',
            },
            {
              text: 'Nothing yet: each pair is news',
              says: 'You are careful, and the answer is still open. But the outer pairs are settled for good: nothing inside can change them, so you never have to look at them again.',
            },
          ],
          right: 1,
        },
      },
      {
        name: 'When to stop',
        text: 'At the first pair that differs: no. Or when the indices have met or passed each other: yes.',
        picture: { scene: drawPointers(4, 7, [1, 2, 8, 11]) },
        question: {
          id: 'stop',
          ask: 'Now o and t differ. Can you stop?',
          options: [
            {
              text: 'No: skip one of the two, and try again',
              says: 'That is another problem, in which you may delete a letter. Here every letter counts, and the o and the t are mirror images of each other.',
            },
            {
              text: 'No: a letter is left in between',
              says: 'There is one, the middle o, but it cannot repair this pair. The reversed string has a t where the string has an o.',
            },
            {
              text: 'Yes: one pair that differs is enough',
              says: 'All pairs outside have matched, so these two letters are a mirrored pair, and a palindrome would need them to be equal. If no pair differs until the indices meet or pass each other, there is none left that could.',
            },
          ],
          right: 2,
        },
      },
    ],
    summary:
      'Those are **two pointers on a string**: each pair of mirrored letters is compared once, in place, and one mismatch ends it.',
  },
  watch: {
    title: 'Close in from both ends',
    text: 'The same words and the same rule. Before each move, you say which index moves and why.',
  },
  code: {
    title: 'The four lines, as code',
    parts: [
      { name: 'Both ends', labels: ['start', 'loop'] },
      { name: 'Which one moves', labels: ['skip-left', 'skip-right'] },
      { name: 'What is compared', labels: ['compare', 'differ'] },
      { name: 'A match', labels: ['same'] },
      { name: 'No pair differs', labels: ['done'] },
    ],
    keeps: ['compare', 'same', 'skip-left', 'skip-right'],
    note: 'Each round moves at least one index inward, so it takes O(n) time; two indices take O(1) space. A middle letter is never compared, because it is its own mirror image.',
    edge: {
      id: 'edge',
      ask: 'Suppose that the code skipped everything but letters, so digits as well. Which string shows the slip?',
      options: [
        {
          text: '`1a1`',
          says: 'With the slip, only the a is left, and the answer is yes. That is right: the two digits match.',
        },
        {
          text: '`0P`',
          says: 'With the slip, the 0 is skipped, only the P is left, and the answer is yes. But 0 and P both count, and they differ.',
        },
        {
          text: '`a1b`',
          says: 'The a and the b differ, so the answer is no, with or without the digit.',
        },
      ],
      right: 1,
    },
  },
  clues: {
    evidence: [
      {
        words: 'reads the same from both ends',
        tells: 'Each letter is compared with its mirror image, so the order decides.',
        decides: true,
      },
      {
        words: 'letters and digits count',
        tells: 'Everything else is skipped, on either side, without a comparison.',
        decides: false,
      },
      {
        words: 'Is the owner right',
        tells: 'You need a yes or a no, so the first mismatch is the answer.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'string-dynamic-programming',
      property: 'Do the characters that you see force each move?',
      here: 'Yes. A match steps inward, a mismatch ends it, and nothing has to be tried.',
      there: 'No. At a mismatch, several moves compete, so the best answer of each part is stored.',
      example:
        'Now you **may delete letters** of `tooo`, and want the longest palindrome that can remain. Two pointers need a rule for a mismatch, so take this one: delete the letter on the right.',
      picture: { scene: drawArray({ values: [...'tooo'] }) },
      question: {
        id: 'rival',
        ask: 'How long is the palindrome that two pointers leave?',
        options: [
          {
            text: '3 letters, which is the most there is',
            says: 'Deleting the t leaves `ooo`, and that is the most. But the rule deletes on the right, and the t differs from every o.',
          },
          {
            text: '1 letter',
            says: 'The t differs from each o, so all three are deleted, and `t` is left. Deleting the t leaves `ooo`, with 3 letters. Neither side is always right, so both have to be compared: that takes a table.',
          },
        ],
        right: 1,
      },
    },
  },
  spots: [
    {
      prompt: {
        id: 'string-two-pointers-lesson-1',
        text: 'In a parade, 200,000 drummers stand in one long line, and each wears a colored hat or none. It is filmed from both of its ends. Do the hats have the same colors in the same order for both cameras, if people without a hat are ignored? The device that checks it can store only a few numbers.',
        world: 'parade of drummers',
        pattern: 'string-two-pointers',
        evidence: [
          {
            words: 'the same colors in the same order for both cameras',
            tells: 'The line is compared with its mirror image: first with last, second with second last.',
            decides: true,
          },
          {
            words: 'people without a hat are ignored',
            tells: 'They are skipped on either side, without a comparison.',
            decides: false,
          },
          {
            words: 'can store only a few numbers',
            tells: 'A reversed copy does not fit, but two indices do.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'string-dynamic-programming',
          fails:
            'Nothing is chosen: each hat has one mirror image. A table over pairs of positions would have 40 billion cells.',
        },
        why: 'Start at both ends, skip people without a hat, and compare the two hats; the first difference means no.',
        cost: 'O(n)',
      },
      names: [
        { pattern: 'frequency-counting', line: 'count whole strings, forget the order' },
        { pattern: 'string-two-pointers', line: 'compare characters at two indices' },
        { pattern: 'string-dynamic-programming', line: 'a table of best answers' },
      ],
    },
    {
      prompt: {
        id: 'string-two-pointers-lesson-2',
        text: 'Two night guards at a railroad line each wrote down the trains that went by: F for freight, P for passengers, M for mail. Each list has up to 3,000 letters, and both guards dozed off now and then and missed some. What is the largest number of trains that both may have seen?',
        world: 'railroad guards',
        pattern: 'string-dynamic-programming',
        evidence: [
          {
            words: 'Each list has up to 3,000 letters',
            tells: 'A table with one cell for each pair of prefixes has 9 million cells, which is fine.',
            decides: false,
          },
          {
            words: 'dozed off now and then and missed some',
            tells: 'Letters may be skipped in either list, and it is not clear in which one.',
            decides: true,
          },
          {
            words: 'largest number of trains that both may have seen',
            tells:
              'The trains came in one order, so you need the longest common subsequence of the two lists.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'string-two-pointers',
          fails:
            'When two letters differ, either list may have to skip one, and what you see does not say which.',
        },
        why: 'For each pair of prefixes: equal last letters add 1 to the answer without both, and otherwise one of the two is dropped, whichever leaves more.',
        cost: 'O(n · m)',
      },
      formula: 'longest[i][j] = max(longest[i-1][j], longest[i][j-1])',
      names: [
        { pattern: 'string-dynamic-programming', line: 'a table of best answers' },
        { pattern: 'string-two-pointers', line: 'compare characters at two indices' },
        { pattern: 'string-sliding-window', line: 'letters enter right, leave left' },
      ],
    },
  ],
  end: {
    canDo:
      'When a string is compared with its mirror image, let two indices close in from the ends: each pair is compared once, without a copy.',
    practice: lesson.practice.find(({ number }) => number === 125)!,
    practiceIs: 'It is the problem of this lesson, with strings of any length.',
  },
}
