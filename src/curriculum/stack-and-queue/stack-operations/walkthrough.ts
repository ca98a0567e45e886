import type { Role, ShelfScene, TableCell } from '#algorithms/scene.ts'
import { drawArray } from '#algorithms/scenes/array-scene.ts'
import type { Picture, Walkthrough } from '../../walkthroughs/walkthrough.ts'
import { lesson } from './lesson.ts'

const arriving = [1, 2, 3, 4]
const leaving = [2, 4, 1, 3]

/** Every order in which the barrels can leave, tried out move by move. */
export const orders: readonly (readonly number[])[] = listOrders(0, [], []).toSorted((a, b) =>
  a.join().localeCompare(b.join()),
)

function listOrders(next: number, inside: readonly number[], out: readonly number[]): number[][] {
  if (out.length === arriving.length) return [[...out]]
  const rolledIn =
    next < arriving.length ? listOrders(next + 1, [...inside, ...arriving.slice(next, next + 1)], out) : []
  const takenOut =
    inside.length > 0 ? listOrders(next, inside.slice(0, -1), [...out, ...inside.slice(-1)]) : []
  return [...takenOut, ...rolledIn]
}

/** A column for each barrel that can leave first. */
function drawOrders(roleOf: (order: readonly number[]) => Role, note?: string): Picture {
  const columns = arriving.map((first) => orders.filter((order) => order[0] === first))
  const height = Math.max(...columns.map((column) => column.length))
  return {
    scene: {
      kind: 'table',
      columnHeads: arriving.map((first) => `${first} first`),
      rows: Array.from({ length: height }, (_, row) =>
        columns.map((column): TableCell => {
          const order = column[row]
          return order
            ? { value: order.join(' '), role: roleOf(order) }
            : { value: '', role: 'default', isUnused: true }
        }),
      ),
    },
    ...(note !== undefined && { note }),
  }
}

function drawCellar(title: string, inside: readonly number[], top: Role): ShelfScene {
  return {
    kind: 'shelf',
    form: 'stack',
    isHorizontal: true,
    title,
    items: inside.map((barrel, index) => ({
      id: String(barrel),
      value: barrel,
      role: index === inside.length - 1 ? top : 'frontier',
    })),
  }
}

const best: Picture = {
  title: 'After 2 and 4 have left',
  scene: drawCellar('in the cellar', [1, 3], 'result'),
  note: '1 must leave next, but 3 is in front of it: no.',
}

export const walkthrough: Walkthrough = {
  title: 'Four barrels and one door',
  problem:
    'Barrels 1, 2, 3 and 4 arrive in this order at a narrow cellar with one door. Each is rolled in, and **only the barrel that went in last can come out**. Barrels may leave at any time, also before the next one arrives. Can they leave **in the order 2, 4, 1, 3**?',
  input: { pushed: '1, 2, 3, 4', popped: '2, 4, 1, 3' },
  firstTry: {
    picture: {
      scene: {
        kind: 'table',
        rowHeads: ['arrive', 'leave'],
        rows: [arriving, leaving].map((row) => row.map((value): TableCell => ({ value, role: 'default' }))),
      },
    },
    tries: [
      {
        text: 'Check that each barrel is in the cellar when it has to leave',
        says: '**It says yes, and the order is impossible.** Each barrel has arrived before it must leave. But 1 has to leave while 3 is in front of it. To be inside is not enough.',
        pictures: [
          {
            title: 'Is it inside in time?',
            scene: {
              kind: 'table',
              rowHeads: ['leaves', 'inside'],
              rows: [
                leaving.map((value): TableCell => ({ value, role: 'active' })),
                leaving.map((): TableCell => ({ value: 'yes', role: 'active' })),
              ],
            },
          },
          best,
        ],
      },
      {
        text: 'Roll all four in, then take them out, and compare',
        says: '**It says no, which is right, but by luck.** Only 4, 3, 2, 1 passes this test. It would say no to 1, 2, 3, 4 as well, which is easy: take each barrel out before the next one arrives.',
        pictures: [
          {
            title: 'All in, then all out',
            scene: drawArray({ values: arriving.toReversed(), roleOf: () => 'active', hasNoIndices: true }),
          },
          best,
        ],
      },
      {
        text: 'Try every way to roll them in and take them out',
        says: '**It finds 14 orders, and 2, 4, 1, 3 is not among them: no.** It can never be wrong. The question is what that costs.',
        pictures: [best],
      },
    ],
    leavesOpen: 'Start from the one that always works, and look for what it does for nothing.',
  },
  bruteForce: {
    title: 'Try every way',
    text: 'At each moment, either **the next barrel is rolled in** or **the one at the door is taken out**. Trying both each time gives every possible order. The table has all of them, with a column for each barrel that can leave first.',
    before: drawOrders(() => 'default'),
    question: {
      id: 'waste',
      ask: 'You are looking for 2, 4, 1, 3. What is wasted?',
      options: [
        {
          text: 'Nothing: each of these orders could have been the right one',
          says: 'You are thinking that you know it only at the end. But once 1 is the first to leave, no later move can make it 2, 4, 1, 3.',
        },
        {
          text: 'Rolling in 1, which only gets in the way',
          says: 'It does get in the way. But it comes before 2, so you cannot get 2 without it.',
        },
        {
          text: 'Going on after a wrong barrel has left',
          says: '9 of the 14 orders start with another barrel than 2, and 4 more go wrong at the second one. The order that you need tells you at every moment which barrel must leave next.',
        },
      ],
      right: 2,
    },
    after: drawOrders(
      ([first, second]) => (first !== leaving[0] ? 'visited' : second === leaving[1] ? 'settled' : 'compare'),
      'Only 2 4 3 1 starts with 2 and 4.',
    ),
    cost: 'With each further barrel there are soon more than three times as many orders: 4 barrels have 14, 10 have 16,796, and 20 have more than 6 billion.',
  },
  idea: {
    title: 'Let the order decide',
    text: 'You know which barrel must leave next. Four lines say what to keep, and why there is never a choice between two moves.',
    lines: [
      {
        name: 'What is stored',
        text: 'The barrels inside, on a stack: the one that went in last is on top.',
        picture: { scene: drawCellar('in the cellar', [1, 3], 'compare') },
        question: {
          id: 'stored',
          ask: 'All four have come in, and 2 and 4 have left. What must you know about the barrels inside?',
          options: [
            {
              text: 'How many there are',
              says: 'You are thinking of a counter. There are 2, but that does not tell you which of them is at the door.',
            },
            {
              text: 'Which ones they are, and in which order they went in',
              says: 'Only the last one can leave, so the order decides: 3 is at the door, and 1 is behind it. A stack keeps just that order.',
            },
            {
              text: 'Which ones they are',
              says: 'That is the first try: 1 is inside, so it seems ready to leave. But 3 went in later and is in front of it.',
            },
          ],
          right: 1,
        },
      },
      {
        name: 'When it leaves',
        text: 'At once, when the top is the barrel that must leave next.',
        picture: { scene: drawCellar('in the cellar', [1, 2], 'compare') },
        question: {
          id: 'leaves',
          ask: '2 is at the door, and 2 must leave next. Do you take it out now, or roll in 3 first?',
          options: [
            {
              text: 'Take it out now',
              says: 'Any barrel that you roll in first is in front of 2 and has to leave before it. But 2 must be the next to leave. So waiting makes the order impossible, and this is the only move.',
            },
            {
              text: 'Roll in 3 first: you need 4 soon, and 3 comes before it',
              says: '3 and 4 must come in, but not yet. With 3 in front of it, 2 cannot be the next to leave: 3 has to go first.',
            },
            {
              text: 'Either one: 2 can also leave later',
              says: 'It can, but not as the first. After 3 has come in, the first barrel to leave is 3 or 4.',
            },
          ],
          right: 0,
        },
      },
      {
        name: 'What stays true',
        text: 'Those that left are the beginning of the order, and each move was the only one possible.',
        staysTrue: true,
        picture: { scene: drawCellar('in the cellar', [1], 'compare') },
        question: {
          id: 'wait',
          ask: '2 has left. Now 1 is at the door, and 4 must leave next. What can you do?',
          options: [
            {
              text: 'Take out 1, so that it is not in the way',
              says: 'Then 2, 1 have left, and the order starts with 2, 4. A barrel that has left cannot come back.',
            },
            {
              text: 'Answer no: 4 is not at the door',
              says: 'Not yet. But 4 has not arrived, and a barrel that arrives is at the door.',
            },
            {
              text: 'Only roll in 3',
              says: 'Taking out 1 would break the order, so rolling in is the only move. If the top is next, it must leave; if not, it must stay. There is never a choice, so nothing has to be tried.',
            },
          ],
          right: 2,
        },
      },
      {
        name: 'What is answered',
        text: 'Yes if the stack is empty at the end. If not, its top is in front of the next one: no.',
        picture: { scene: drawCellar('in the cellar', [1, 3], 'compare') },
        question: {
          id: 'answer',
          ask: '2 and 4 have left, 1 must be next, and nothing is left to roll in. What is the answer?',
          options: [
            {
              text: 'No',
              says: '3 is on top, and 1 must leave before it. Each earlier move was the only one possible, so no other way of moving the barrels could have avoided this.',
            },
            {
              text: 'Yes: take out 3, then 1',
              says: 'That empties the cellar, but in the order 2, 4, 3, 1. The order that you need has 1 before 3.',
            },
            {
              text: 'Not known: an earlier move may have been the mistake',
              says: 'You are thinking of trying again with other moves. But each move was the only one that kept the order, so there are no others.',
            },
          ],
          right: 0,
        },
      },
    ],
    summary: 'That is a **stack**: what came last is on top, and it is the only one that can be next.',
  },
  watch: {
    title: 'Four barrels, move by move',
    text: 'The same barrels and the same rule. Before each move, you say whether to pop, to push, or to stop. For comparison, a queue gets the same calls.',
  },
  code: {
    title: 'The four lines, as code',
    parts: [
      { name: 'What is stored', labels: ['start', 'push'] },
      { name: 'When it leaves', labels: ['top', 'pop'] },
      { name: 'What is answered', labels: ['return'] },
    ],
    keeps: ['top', 'pop'],
    note: 'It takes O(n) time in spite of the loop in a loop: each barrel is pushed once and popped at most once. The stack takes O(n) space, if the last barrel has to leave first.',
    edge: {
      id: 'edge',
      ask: 'Suppose that `while` were an `if`: one pop at most for each barrel that arrives. Which order of 1, 2, 3 shows the slip?',
      options: [
        {
          text: '`1, 2, 3`',
          says: 'Each barrel leaves right after it has come, so one pop per arrival is enough. The answer is yes.',
        },
        {
          text: '`2, 1, 3`',
          says: 'After 2 has left, 1 is on top and must leave, too. With the slip it stays, 3 covers it, and the answer is no. Without it, the answer is yes.',
        },
        {
          text: '`3, 1, 2`',
          says: 'After 3 has left, 2 is on top and 1 must be next. The answer is no with the slip and without it.',
        },
      ],
      right: 1,
    },
  },
  clues: {
    evidence: [
      {
        words: 'only the barrel that went in last can come out',
        tells: 'The newest leaves first, and nothing below it can be reached.',
        decides: true,
      },
      {
        words: 'in the order 2, 4, 1, 3',
        tells: 'At every moment you know which one must leave next, so you only compare it with the top.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'queue-operations',
      property: 'Does what came last have to leave first?',
      here: 'Yes. The barrel that went in last is at the door, in front of all others.',
      there: 'No. What came first leaves first.',
      example:
        'Now the cellar is a **tunnel**: barrels are rolled in at one end and come out at the other. Can they leave in the order 2, 1, 3, 4? You check it with the stack, as before.',
      question: {
        id: 'rival',
        ask: 'What does the stack say, and is it right?',
        options: [
          {
            text: 'Yes, and the tunnel can do it, too',
            says: 'You are thinking that 2 leaves before 1 is moved. But in the tunnel, 1 is closer to the exit, and no barrel can pass another.',
          },
          {
            text: 'Yes, but the tunnel cannot do it',
            says: 'The stack pops 2, 1, 3 and 4 and is empty. In the tunnel, the first one in is the first one out, so the only order is 1, 2, 3, 4. That is a queue.',
          },
          {
            text: 'No, because 1 is in front of 2',
            says: 'That is true of the tunnel, and the stack does not know it: there, 2 is on top of 1 and leaves at once.',
          },
        ],
        right: 1,
      },
    },
  },
  spots: [
    {
      prompt: {
        id: 'stack-operations-lesson-1',
        text: 'In a quick-change act, an actor puts costumes on over one another. There are up to 200,000 cues: each names a costume that he puts on over the others, or says that he takes off the outermost one. After each cue, print which costume the audience sees, or "none" if he wears none.',
        world: 'quick-change act',
        pattern: 'stack-operations',
        evidence: [
          {
            words: 'puts on over the others',
            tells: 'A new one covers everything that came before it.',
            decides: false,
          },
          {
            words: 'takes off the outermost one',
            tells: 'The one that came last leaves first, and what is under it is seen again.',
            decides: true,
          },
          {
            words: 'up to 200,000 cues',
            tells: 'Each cue has to be answered without going through the earlier ones.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'queue-operations',
          fails: 'It would take off the costume that was put on first, which is under all others.',
        },
        why: 'Push each costume that is put on, pop when one is taken off, and print the top.',
        cost: 'O(n)',
      },
      names: [
        { pattern: 'stack-operations', line: 'last in, first out' },
        { pattern: 'queue-operations', line: 'first in, first out' },
        { pattern: 'monotonic-stack', line: 'wait for a larger value' },
      ],
    },
    {
      prompt: {
        id: 'stack-operations-lesson-2',
        text: 'A laboratory has one machine for blood samples. Up to 300,000 events come in order of time: a sample arrives, the machine takes the sample that has waited longest, or its last test has failed, and the sample is tested again after all that are waiting at that time. Print the samples in the order in which they are tested.',
        world: 'blood samples',
        pattern: 'queue-operations',
        evidence: [
          {
            words: 'takes the sample that has waited longest',
            tells: 'Who came first leaves first.',
            decides: true,
          },
          {
            words: 'after all that are waiting at that time',
            tells: 'Whatever comes back joins at the end opposite to the one that is served.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'stack-operations',
          fails: 'It would take the newest sample, and a failed one would be tested again at once.',
        },
        why: 'Add samples at the back, take them from the front, and put failed ones at the back again.',
        cost: 'O(n)',
      },
      names: [
        { pattern: 'heap-priority-queue', line: 'smallest or largest first' },
        { pattern: 'stack-operations', line: 'last in, first out' },
        { pattern: 'queue-operations', line: 'first in, first out' },
      ],
    },
  ],
  end: {
    canDo:
      'When only what came last can leave, keep what is inside on a stack: its top is the only one to compare with what must be next.',
    practice: lesson.practice.find(({ number }) => number === 20)!,
    practiceIs:
      'An opening bracket is a barrel that goes in, and each closing bracket says which one must be on top.',
  },
}
