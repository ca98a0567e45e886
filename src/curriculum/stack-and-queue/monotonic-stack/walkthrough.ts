import type { Role } from '#algorithms/scene.ts'
import { drawArray } from '#algorithms/scenes/array-scene.ts'
import { drawScan, type Look } from '#algorithms/scenes/scan-table.ts'
import type { Picture, Walkthrough } from '../../walkthroughs/walkthrough.ts'
import { lesson } from './lesson.ts'

const degrees = [18, 14, 11, 16, 21, 13]

/** For each day, the later days up to the first warmer one. */
export const looks: readonly Look[] = degrees.slice(0, -1).flatMap((today, outer): Look[] => {
  const later = degrees.slice(outer + 1)
  const warmer = later.findIndex((each) => each > today)
  return (warmer < 0 ? later : later.slice(0, warmer + 1)).map((value, offset) => ({
    outer,
    inner: outer + offset,
    value,
  }))
})

const isWarmer = ({ outer, value }: Look) => Number(value) > degrees[outer]!

function drawLooks(roleOf?: (look: Look) => Role): Picture {
  return {
    scene: drawScan({
      looks,
      outer: degrees.slice(0, -1),
      inner: degrees.slice(1).map((_, index) => `day ${index + 1}`),
      corner: 'from',
      ...(roleOf && { roleOf }),
    }),
  }
}

function drawAnswer(title: string, days: readonly number[], role: Role): Picture {
  return { title, scene: drawArray({ values: days, roleOf: () => role }) }
}

const best = drawAnswer('Days to wait', [4, 2, 1, 1, 0, 0], 'result')

function drawWaiting(waiting: readonly number[], top: Role): Picture {
  return {
    scene: {
      kind: 'shelf',
      form: 'stack',
      isHorizontal: true,
      title: 'waiting',
      items: waiting.map((day, index) => ({
        id: String(day),
        value: `${day}: ${degrees[day]}`,
        role: index === waiting.length - 1 ? top : 'frontier',
      })),
      note: 'day: degrees',
    },
  }
}

export const walkthrough: Walkthrough = {
  title: 'Six days in spring',
  problem:
    'On days 0 to 5 it is 18, 14, 11, 16, 21 and 13 degrees. **For each day**, how many days do you wait for **the first later day that is warmer**? If there is none, the answer is 0.',
  input: { temperatures: '18, 14, 11, 16, 21, 13' },
  firstTry: {
    picture: { scene: drawArray({ values: degrees, hasBars: true }) },
    tries: [
      {
        text: 'Remember the day before, and answer it if today is warmer',
        says: '**It answers days 2 and 3 only.** Day 1 is warmer than day 2, so it is forgotten, and nobody tells it about day 3. One remembered day is too few.',
        pictures: [drawAnswer('One day remembered', [0, 0, 1, 1, 0, 0], 'active'), best],
      },
      {
        text: 'Go from the end, and remember the warmest day so far',
        says: '**Day 1 gets 3, and 2 is right.** The warmest day after it is day 4, but day 3 is warm enough and comes first.',
        pictures: [drawAnswer('To the warmest later day', [4, 3, 2, 1, 0, 0], 'active'), best],
      },
      {
        text: 'From each day, look at the days after it until one is warmer',
        says: '**It gives 4, 2, 1, 1, 0, 0, and it can never be wrong.** The question is what that costs.',
        pictures: [best],
      },
    ],
    leavesOpen: 'Start from the one that always works, and look for what it does again and again.',
  },
  bruteForce: {
    title: 'Look ahead from each day',
    text: 'From each day, go right **until a day is warmer**, or to the end. A row of the table is the day that waits, and a cell is a later temperature that it looks at. A row ends at its answer, except for 21, which has none.',
    before: drawLooks(),
    question: {
      id: 'waste',
      ask: 'Look at the first two rows. What is wasted?',
      options: [
        {
          text: 'Nothing: 18 and 14 have different answers',
          says: 'You are thinking that each day needs its own search. But 18 looks at 11, too, although 14, which comes before 11, was not warm enough already.',
        },
        {
          text: 'Looking for 18 at all: it is the warmest of the first days',
          says: 'You are thinking that 18 has to wait long, and it does, but 21 comes. You cannot know that before you get there.',
        },
        {
          text: 'Days that were not warm enough for 14 are looked at for 18 as well',
          says: '5 of the 9 looks find no warmer day, and 11 is looked at twice. A day that is not warm enough for 14 cannot be warm enough for 18, so 18 need not look before 14 has its answer.',
        },
      ],
      right: 2,
    },
    after: drawLooks((look) => (isWarmer(look) ? 'settled' : 'visited')),
    cost: 'Six days take 9 looks here. If it gets colder every day, n days take `n(n-1)/2`: that is O(n²), and for 100,000 days almost 5 billion.',
  },
  idea: {
    title: 'Let the days wait',
    text: 'Turn it around: each new day answers the days that wait for it. They wait in a pile, a **stack**: the latest is put on top (**pushed**), and only the top can be taken off (**popped**). Four lines say which ones wait.',
    lines: [
      {
        name: 'What is stored',
        text: 'The days without an answer yet, on a stack: the latest is on top.',
        question: {
          id: 'stored',
          ask: 'Day 3 with 16 degrees arrives. Which of the earlier days must you still know?',
          options: [
            {
              text: 'All days that have no answer yet: 18, 14 and 11',
              says: 'Each of them may get its answer today. The stack stores the number of the day, because the answer is a difference of days.',
            },
            {
              text: 'Only the day before: 11',
              says: 'That is the first try. But 16 is also the answer of 14, which has been waiting since day 1.',
            },
            {
              text: 'Only the warmest day so far: 18',
              says: 'You keep the hardest one. But 16 is not warm enough for 18, while it answers the other two.',
            },
          ],
          right: 0,
        },
      },
      {
        name: 'What stays true',
        text: 'From the bottom to the top of the stack, no day is warmer than the one below it.',
        staysTrue: true,
        picture: drawWaiting([0, 1, 2], 'compare'),
        question: {
          id: 'order',
          ask: 'Can a day that waits ever be warmer than the one below it on the stack?',
          options: [
            {
              text: 'Yes: temperatures come in any order',
              says: 'They do. But the day below came earlier and waits for a warmer one. If the later one were warmer, the wait would have ended there.',
            },
            {
              text: 'No: then the day below would not be waiting anymore',
              says: 'The day above came later. If it were warmer, it would be the answer of the day below and would have removed it. So the coldest is on top: if the new day is not warmer than the top, it is not warmer than any of them.',
            },
            {
              text: 'No, because the stack is sorted after each day',
              says: 'The order is right, but nobody sorts. It follows from removing all colder days before the new one is pushed.',
            },
          ],
          right: 1,
        },
      },
      {
        name: 'When it leaves',
        text: 'When a warmer day comes. It is popped, and so is each next top that is colder.',
        question: {
          id: 'leaves',
          ask: '16 pops 11 and then 14. Days to come will never be compared with them again. Is that safe?',
          options: [
            {
              text: 'No: a later day might be warmer than 14, too',
              says: 'Day 4 is. But 14 needs the first warmer day, and that is day 3. Its answer is final.',
            },
            {
              text: 'No: 18 below them may still need them',
              says: '18 waits for a day that is warmer than 18. 11 and 14 are not, or 18 would have left already. So nothing below a popped day ever needs it.',
            },
            {
              text: 'Yes: they have their answers, and 18 does not need them',
              says: 'The days between 14 and 16 were not warmer than 14, or they would have popped it. So day 3 is its first warmer day. And each day below is at least as warm as 14, so 14 can never be its answer.',
            },
          ],
          right: 2,
        },
      },
      {
        name: 'What is answered',
        text: 'A popped day waits until today: `day - top`. Who is left at the end gets 0.',
        picture: drawWaiting([0, 3], 'active'),
        question: {
          id: 'answer',
          ask: 'After 16 the days 0 and 3 wait. Then 21 comes. What do they get?',
          options: [
            {
              text: 'Day 3 gets 1 and day 0 gets 4',
              says: '21 is warmer than 16 and than 18, so it pops both: 4 - 3 = 1 and 4 - 0 = 4. One day can answer many, but each day is pushed once and popped at most once.',
            },
            {
              text: 'Day 3 gets 1, and day 0 goes on waiting',
              says: 'You let each new day answer one. But 21 is warmer than 18, too, so it goes on popping until the top is not colder.',
            },
            {
              text: 'Day 3 gets 1 and day 0 gets 2',
              says: 'You count positions on the stack. But days 1 and 2 were between them and have left, so the stack must store the number of the day.',
            },
          ],
          right: 0,
        },
      },
    ],
    summary:
      'That is a **monotonic stack**: whoever waits is in order, so a newcomer answers from the top until one is not smaller.',
  },
  watch: {
    title: 'Let the days wait',
    text: 'The same days and the same rule. Before each move, you say whether the top is popped or the new day is pushed.',
  },
  code: {
    title: 'The four lines, as code',
    parts: [
      { name: 'What is stored', labels: ['start'] },
      { name: 'When it leaves', labels: ['compare', 'stay'] },
      { name: 'What is answered', labels: ['pop'] },
      { name: 'Wait', labels: ['push'] },
    ],
    keeps: 'compare',
    note: 'It takes O(n) time in spite of the loop in a loop: each day is pushed once and popped at most once. The stack takes O(n) space, if it gets colder every day.',
    edge: {
      id: 'edge',
      ask: 'Suppose that it compared with `>` instead of `>=`. Which input shows the slip?',
      options: [
        {
          text: '`[5, 3]`',
          says: '5 is more than 3, so nothing is popped with either comparison. Both answers are 0.',
        },
        {
          text: '`[5, 5]`',
          says: 'With the slip, the second 5 pops the first, which gets 1. But it is not warmer, so the answer is 0.',
        },
        {
          text: '`[3, 5]`',
          says: '5 is warmer than 3, so both comparisons pop it, and the answers are 1 and 0.',
        },
      ],
      right: 1,
    },
  },
  clues: {
    evidence: [
      {
        words: 'For each day',
        tells: 'Every element needs an answer of its own, and n searches would be O(n²).',
        decides: false,
      },
      {
        words: 'the first later day that is warmer',
        tells: 'The nearest larger value answers each element: size alone decides who leaves the stack.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'queue-operations',
      property: 'Can an item leave because of its age or its turn?',
      here: 'No. A day waits as long as it takes: only a warmer one removes it.',
      there: 'Yes. A value is too old when the window has moved on, and leaves at the front.',
      example:
        'Now you need the **warmest of each 2 days in a row** of 18, 14, 11. You keep a stack as before, and take its bottom, the warmest that is left, after each day from day 1 on.',
      question: {
        id: 'rival',
        ask: 'What does that give?',
        options: [
          {
            text: '18, 14',
            says: 'That is right, but 18 would have to leave after day 1, because it is too old. It is at the bottom of the stack, where nothing is removed.',
          },
          {
            text: '18, 18',
            says: 'No warmer day removes 18, so it stays, although it is not one of the last two days. A queue that lets the oldest leave at the bottom, too (a **deque**), gives 18, 14.',
          },
        ],
        right: 1,
      },
    },
  },
  spots: [
    {
      prompt: {
        id: 'monotonic-stack-lesson-1',
        text: 'A climbing gym lists 200,000 results in the order in which they were achieved. Next to each result it wants to print how many results later it was beaten for the first time, or a star if it never was. Reading on from each result would take far too long.',
        world: 'climbing gym',
        pattern: 'monotonic-stack',
        evidence: [
          {
            words: 'Next to each result',
            tells: 'Each element has an answer of its own.',
            decides: false,
          },
          {
            words: 'beaten for the first time',
            tells: 'The nearest later value that is larger answers a result. Size alone decides.',
            decides: true,
          },
          {
            words: 'never was',
            tells: 'A result may wait until the end: age does not remove it.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'queue-operations',
          fails: 'No result expires and none is served by turn, so nothing would leave at the front.',
        },
        why: 'Results without an answer wait on a stack; each new one pops all smaller ones and answers them.',
        cost: 'O(n)',
      },
      names: [
        { pattern: 'monotonic-stack', line: 'wait for a larger value' },
        { pattern: 'queue-operations', line: 'old entries expire at the front' },
        { pattern: 'heap-priority-queue', line: 'smallest or largest first' },
      ],
    },
    {
      prompt: {
        id: 'monotonic-stack-lesson-2',
        text: 'A dam reports its water level every minute, 500,000 times a year. The control room shows the highest level of the last 90 minutes and updates it with each report. Going through all 90 levels every time is too slow for the old computer, and a level that is older must no longer count.',
        world: 'dam',
        pattern: 'queue-operations',
        evidence: [
          {
            words: 'the highest level of the last 90 minutes',
            tells: 'It is the maximum of a window that moves on.',
            decides: true,
          },
          {
            words: 'a level that is older must no longer count',
            tells: 'Values leave because of their age, at the end opposite to the newcomers.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'monotonic-stack',
          fails: 'An old high level would stay at the bottom until a higher one comes.',
        },
        why: 'Keep a deque of levels that fall toward the back: smaller ones leave at the back, too old ones at the front.',
        cost: 'O(n)',
      },
      names: [
        { pattern: 'prefix-sum', line: 'differences of running totals' },
        { pattern: 'monotonic-stack', line: 'wait for a larger value' },
        { pattern: 'queue-operations', line: 'old entries expire at the front' },
      ],
    },
  ],
  end: {
    canDo:
      'When each value needs the nearest larger one, let values wait on a stack: a newcomer pops all smaller ones and answers them.',
    practice: lesson.practice.find(({ number }) => number === 739)!,
    practiceIs: 'It is the problem of this lesson, with any number of days.',
  },
}
