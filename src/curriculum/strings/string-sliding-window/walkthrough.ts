import type { ArrayScene, Role } from '#algorithms/scene.ts'
import { drawArray } from '#algorithms/scenes/array-scene.ts'
import { drawScan, type Look } from '#algorithms/scenes/scan-table.ts'
import type { Picture, Walkthrough } from '../../walkthroughs/walkthrough.ts'
import { lesson } from './lesson.ts'

const moves = [...'abcbdea']

/** The index of the first move that the run from this start cannot contain. */
function findEnd(start: number): number {
  let end = start
  while (end < moves.length && !moves.slice(start, end).includes(moves[end]!)) end++
  return end
}

/** Every letter that is read when each start is tried on its own, with the repeated one that ends a run. */
export const reads: readonly Look[] = moves.flatMap((_, outer) =>
  moves
    .slice(outer, findEnd(outer) + 1)
    .map((value, offset): Look => ({ outer, inner: outer + offset, value })),
)

/** Whether an earlier start has read it as well. */
export const isRepeat = ({ outer, inner }: Look) =>
  reads.some((look) => look.outer < outer && look.inner === inner)

function drawReads(roleOf?: (look: Look) => Role): Picture {
  return {
    scene: drawScan({
      looks: reads,
      outer: moves.map((_, start) => `start ${start}`),
      inner: [...moves.keys()],
      corner: 'index',
      ...(roleOf && { roleOf }),
    }),
  }
}

function drawRun(title: string, from: number, to: number, role: Role): Picture {
  return {
    title,
    scene: drawArray({ values: moves, roleOf: (at) => (at >= from && at <= to ? role : 'visited') }),
    note: `${moves.slice(from, to + 1).join('')}: ${to - from + 1} moves`,
  }
}

/** The window, and the letter after it that is compared with its copy inside. */
function drawWindow(left: number, right: number, comparesNext: boolean): ArrayScene {
  const next = comparesNext ? moves[right + 1] : undefined
  return drawArray({
    values: moves,
    roleOf: (at) => {
      if (at >= left && at <= right + 1 && moves[at] === next) return 'compare'
      return at < left ? 'visited' : at <= right ? 'active' : 'default'
    },
    window: { from: left, to: right, text: `length ${right - left + 1}` },
  })
}

const best = drawRun('The longest', 2, 6, 'result')

export const walkthrough: Walkthrough = {
  title: 'Seven moves of a routine',
  problem:
    'A gymnast’s routine is written as a string with one letter for each move: `abcbdea`. The jury looks for the **longest run of moves in a row** in which **no move occurs twice**. How long is it?',
  input: { text: moves.join('') },
  firstTry: {
    picture: { scene: drawArray({ values: moves }) },
    tries: [
      {
        text: 'Go from left to right, and start a new run at each repeated move',
        says: '**It finds 4, and 5 is possible.** At the second b it begins a new run. But the c before it is still fine, and it belongs to the longest run.',
        pictures: [drawRun('Start again at b', 3, 6, 'active'), best],
      },
      {
        text: 'Count how many different moves there are',
        says: '**It finds 5, which is right, but by luck.** The different moves need not be in a row: `abbc` has 3 different letters, and its longest run has only 2.',
        pictures: [best],
      },
      {
        text: 'Try every start, and go on until a move repeats',
        says: '**It finds 5, and it can never be wrong.** The question is what that costs.',
        pictures: [best],
      },
    ],
    leavesOpen: 'The longest run can begin anywhere, so every start has to get its turn.',
  },
  bruteForce: {
    title: 'Try every start',
    text: 'From each start, read moves **until one repeats** or the string ends. A row of the table is one start: it shows the letters that are read, up to the one that ends the run. The run from start 0 is `abc`, because the b at index 3 is already in it.',
    before: drawReads(),
    question: {
      id: 'waste',
      ask: 'What is wasted?',
      options: [
        {
          text: 'Nothing: every start has a run of its own',
          says: 'You are thinking that each run has to be known, and so it has. But the run from start 1 is `bc`, and start 0 has already shown that b and c differ.',
        },
        {
          text: 'Most letters were already read from an earlier start',
          says: '15 of the 22 reads repeat a letter that an earlier start has read. Only 7 are new: one for each index.',
        },
        {
          text: 'The starts after the first b: the best run must begin early',
          says: 'You expect that an early start has more room. But the best run begins at index 2, after the first b, because each earlier start is stopped by the second b.',
        },
      ],
      right: 1,
    },
    after: drawReads((look) => (isRepeat(look) ? 'visited' : 'settled')),
    tally: moves.map((_, start) => {
      const row = reads.filter(({ outer }) => outer === start)
      return { label: `start ${start}`, count: row.length, wasted: row.filter(isRepeat).length }
    }),
    cost: 'If all n characters are different, every run goes to the end, and that is `n(n+1)/2` reads: O(n²). For 50,000 different characters it is more than a billion.',
  },
  idea: {
    title: 'Keep what is still valid',
    text: 'The next start shares almost everything with the one before. These lines say how to go on from there instead of reading it again.',
    lines: [
      {
        name: 'What enters',
        text: '`right` moves on by one, and the letter there enters. It never moves back.',
        picture: { scene: drawWindow(0, 2, true) },
        question: {
          id: 'enters',
          ask: 'The run from index 0 is `abc`, and the second b stops it. What do you know about the run from index 1?',
          options: [
            {
              text: 'Nothing: it has to be read on its own',
              says: 'You treat each start as news. But the run from index 1 begins with b and c, and you have just seen that they differ.',
            },
            {
              text: 'It goes past the second b, because the a is gone',
              says: 'You hope that dropping a letter helps. It helps only if it is the b: this run still begins with the first b.',
            },
            {
              text: 'It is `bc`, and the same b stops it',
              says: '`bc` is part of `abc`, so its letters are all different, and its first letter is a b. You know it without reading. So the right end stays where it is, and only the left end moves.',
            },
          ],
          right: 2,
        },
      },
      {
        name: 'When to shrink',
        text: 'While the next letter is in the window, the leftmost letter, at `left`, leaves.',
        question: {
          id: 'shrink',
          ask: 'The window is `abc`, and the b at index 3 is next. Which letters leave?',
          options: [
            {
              text: 'The a and the first b',
              says: 'Every run that starts at one of them and goes on contains both b. A repeat never goes away by growing, so those starts are finished: nothing is lost, and the left end never has to move back.',
            },
            {
              text: 'Only the a: one enters, one leaves',
              says: 'You keep the length fixed. But `bcb` has two b. Here the length is free, and letters leave until the rule holds again.',
            },
            {
              text: 'All three: start again at the new b',
              says: 'You want a clean start, but the c is lost with it. From the new b there are only 4 moves to the end, and with the c there are 5.',
            },
          ],
          right: 0,
        },
      },
      {
        name: 'What stays true',
        text: 'Once its last letter has entered, the window is the longest valid run that ends at `right`.',
        staysTrue: true,
        picture: { scene: drawWindow(2, 3, false) },
        question: {
          id: 'longest',
          ask: 'The b has entered, and the window is `cb`. Could a longer run that ends at this b be valid?',
          options: [
            {
              text: 'Yes: the one that starts at the a, because there is only one a so far',
              says: 'You look at the letter that would come back. But that run, `abcb`, also contains the first b.',
            },
            {
              text: 'No: each longer one contains the first b',
              says: '`left` stopped right after the first b. And if the new letter is not in the window, `left` stays: a longer run was broken before that letter came, and it still is. So the window is always the longest one that ends at `right`.',
            },
            {
              text: 'No: the window was longer before, and it only gets shorter',
              says: 'It did get shorter here, but it grows again with each new letter. That a longer run is impossible has another reason: the first b.',
            },
          ],
          right: 1,
        },
      },
      {
        name: 'When to record',
        text: 'After each letter: `best = max(best, right - left + 1)`.',
        picture: { scene: drawWindow(2, 6, false) },
        question: {
          id: 'record',
          ask: 'Suppose you note the length of the window only when a repeated letter is next, and keep the longest, `best`. What is the result?',
          options: [
            {
              text: '3, from `abc`',
              says: 'Only the second b is a repeat, and the window before it is `abc`. The last window, `cbdea`, is never followed by a repeat, so it is not recorded. So compare after each letter that enters.',
            },
            {
              text: '5, from `cbdea`',
              says: 'A window is longest just before it shrinks, so that looks like the right moment. But the last window does not shrink: the string ends, and `cbdea` is not recorded.',
            },
          ],
          right: 0,
        },
      },
      {
        name: 'When it works',
        text: 'Growing can only break the rule. Or only fulfill it: then shrink while it holds, record before each letter leaves, and keep the shortest.',
        question: {
          id: 'monotonic',
          ask: 'Another rule: each letter of a run occurs at least twice in it. What does a window find in `aabb`?',
          note: 'As before, the leftmost letter leaves while the rule is broken.',
          options: [
            {
              text: '4, the whole string',
              says: 'The whole string is valid, so 4 would be right. But the window never gets there: the first a alone breaks this rule, so it leaves at once.',
            },
            {
              text: '2, which is `aa`',
              says: 'You let the first a wait for the second. But the window shrinks while the rule is broken, and a single a breaks it.',
            },
            {
              text: '0: nothing',
              says: 'A single letter breaks this rule, so each one leaves at once. But a second one would have **mended** it: a broken window was not hopeless. So before you use a window, ask what growing can do to the rule.',
            },
          ],
          right: 2,
        },
      },
    ],
    summary:
      'That is a **sliding window over a string**: letters enter on the right and leave on the left, and neither end moves back.',
  },
  watch: {
    title: 'Grow and shrink',
    text: 'The same routine and the same rule. Before each move, you say whether the next letter enters or the left end moves on.',
  },
  code: {
    title: 'The lines, as code',
    parts: [
      { name: 'Empty window', labels: ['start'] },
      { name: 'When to shrink', labels: ['enter', 'shrink'] },
      { name: 'What enters', labels: ['add'] },
      { name: 'When to record', labels: ['keep'] },
      { name: 'Answer', labels: ['done'] },
    ],
    keeps: ['enter', 'shrink', 'add'],
    note: 'The set holds the letters of the window, so one lookup finds a repeat. It takes O(n) time although there are two loops: each letter enters once and leaves at most once.',
    edge: {
      id: 'edge',
      ask: 'Suppose that the inner `while` were an `if`, so that at most one letter leaves. Which string shows the slip?',
      options: [
        {
          text: '`aab`',
          says: 'The first a is the leftmost letter, so one is enough. The result is 2, as it should be.',
        },
        {
          text: '`abcbd`',
          says: 'At the second b only the a leaves, and the window is `bcb`. The d makes it `bcbd`, and the result is 4. The longest valid runs, `abc` and `cbd`, have 3 letters.',
        },
        {
          text: '`abcb`',
          says: 'At the second b only the a leaves, so the window `bcb` is wrong. But its length is 3, and that is also the length of `abc`: the result does not show it.',
        },
      ],
      right: 1,
    },
  },
  clues: {
    evidence: [
      {
        words: 'longest run',
        tells: 'You compare lengths, so one best number is stored.',
        decides: false,
      },
      {
        words: 'moves in a row',
        tells: 'You need a contiguous part of one string: a substring.',
        decides: true,
      },
      {
        words: 'no move occurs twice',
        tells:
          'The rule is about which letters are inside and how often, and a longer run can only break it.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'frequency-counting',
      property: 'Must the letters be next to each other in a longer string?',
      here: 'Yes. A run is contiguous, so the counts change by the letter that enters and the ones that leave.',
      there: 'No. Each string counts as a whole, and its order does not matter.',
      example:
        'A box holds the letter tiles `t`, `n`, `x`, `e`, `o`. You want to lay the word `one`, and you may take the tiles **in any order**. A window of three tiles slides over the box and compares its letters with those of `one`.',
      picture: { scene: drawArray({ values: ['t', 'n', 'x', 'e', 'o'] }) },
      question: {
        id: 'rival',
        ask: 'What does the window answer?',
        options: [
          {
            text: 'That the word can be laid',
            says: 'It can: all three letters are in the box. But the n and the e are separated by an x, so no window of three tiles contains n, e and o.',
          },
          {
            text: 'That it is impossible',
            says: 'The windows are `tnx`, `nxe` and `xeo`, and none has the letters of `one`. But nothing has to be side by side here: counts of the whole box find one n, one e and one o.',
          },
        ],
        right: 1,
      },
    },
  },
  spots: [
    {
      prompt: {
        id: 'string-sliding-window-lesson-1',
        text: 'A lighthouse keeper wrote down the flag of every ship that passed, one after the other: 300,000 entries in a hundred years. A museum has room for 40 flags, and wants to retell the longest unbroken part of the log in which no more than 40 different flags occur. Where does it begin and end?',
        world: 'lighthouse log',
        pattern: 'string-sliding-window',
        evidence: [
          {
            words: 'longest unbroken part of the log',
            tells: 'You need a contiguous part, and its length is compared.',
            decides: true,
          },
          {
            words: 'no more than 40 different flags',
            tells:
              'The rule is about what is inside, and a longer part can only break it. So shrink while it is broken.',
            decides: true,
          },
          {
            words: '300,000 entries',
            tells: 'Trying every start on its own takes too long.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'frequency-counting',
          fails: 'Counts of the whole log say which flags occur, but not which of them are close together.',
        },
        why: 'Let entries enter on the right, with a count for each flag inside; while there are 41 different ones, let the leftmost entry leave. Then compare the length.',
        cost: 'O(n)',
      },
      names: [
        { pattern: 'string-sliding-window', line: 'letters enter right, leave left' },
        { pattern: 'frequency-counting', line: 'count whole strings, forget the order' },
        { pattern: 'string-two-pointers', line: 'compare characters at two indices' },
      ],
    },
    {
      prompt: {
        id: 'string-sliding-window-lesson-2',
        text: 'Two florists each packed a crate, and noted every flower by name when it went in. Each list has up to 100,000 names, in the order of packing. A buyer wants to know whether both crates hold exactly the same flowers, and equally many of each kind.',
        world: 'flower crates',
        pattern: 'frequency-counting',
        evidence: [
          {
            words: 'in the order of packing',
            tells: 'The order is given, but it does not matter for what is in a crate.',
            decides: false,
          },
          {
            words: 'both crates hold exactly the same flowers',
            tells: 'Each list counts as a whole: no part of it is cut out.',
            decides: true,
          },
          {
            words: 'equally many of each kind',
            tells: 'How often each name occurs is all that is compared.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'string-sliding-window',
          fails:
            'There is no contiguous part to look for: the same flowers may be far apart in one list and side by side in the other.',
        },
        why: 'Raise a count for every name of the first list and lower it for every name of the second; all counts must end at 0.',
        cost: 'O(n)',
      },
      names: [
        { pattern: 'string-dynamic-programming', line: 'answers for pairs of prefixes' },
        { pattern: 'string-sliding-window', line: 'letters enter right, leave left' },
        { pattern: 'frequency-counting', line: 'count whole strings, forget the order' },
      ],
    },
  ],
  end: {
    canDo:
      'When a rule about the letters of a contiguous part can only break by growing, or only be fulfilled, let a window grow on the right and shrink on the left.',
    practice: lesson.practice.find(({ number }) => number === 3)!,
    practiceIs: 'It is the problem of this lesson, with strings of any characters.',
  },
}
