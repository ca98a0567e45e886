import type { Role, TableScene } from '#algorithms/scene.ts'
import { drawScan, type Look } from '#algorithms/scenes/scan-table.ts'
import type { Picture, Walkthrough } from '../../walkthroughs/walkthrough.ts'
import { runQueue } from './algorithm.ts'
import { lesson } from './lesson.ts'
import type { QueueCall } from './two-stack-queue-scene.ts'

export const calls: readonly QueueCall[] = [
  { name: 'push', value: 1 },
  { name: 'push', value: 2 },
  { name: 'pop' },
  { name: 'push', value: 3 },
  { name: 'peek' },
  { name: 'push', value: 4 },
  { name: 'pop' },
  { name: 'pop' },
]
const letters = [1, 2, 3, 4]

/** If the pile is turned over for each pop and peek, and turned back after it: a look counts the moves of a letter in a call. */
export const moves: readonly Look[] = countMoves()

function countMoves(): Look[] {
  const pile: number[] = []
  let inner = 0
  return calls.flatMap((call) => {
    if (call.name === 'push') {
      pile.push(call.value)
      return []
    }
    const moved = pile.map(
      (letter, index): Look => ({
        outer: letters.indexOf(letter),
        inner,
        value: call.name === 'pop' && index === 0 ? 1 : 2,
      }),
    )
    if (call.name === 'pop') pile.shift()
    inner++
    return moved
  })
}

const isFirst = ({ outer, inner }: Look) =>
  moves.every((other) => other.outer !== outer || other.inner >= inner)

function drawMoves(roleOf: (look: Look) => Role, note?: string): Picture {
  return {
    scene: drawScan({
      looks: moves,
      outer: letters.map((letter) => `letter ${letter}`),
      inner: calls.flatMap(({ name }) => (name === 'push' ? [] : [name])),
      corner: 'moves',
      roleOf,
    }),
    ...(note !== undefined && { note }),
  }
}

const steps = [...runQueue(calls)]

/** The queue and its two piles after a line of the demo. */
function pilesAt(line: string, nth: number): Picture {
  const { scene, beside = [] } = steps.filter((step) => step.line === line)[nth]!
  return { scene, beside: beside.slice(0, 2) }
}

function drawAnswers(answers: readonly (number | string)[], role: Role): TableScene {
  return {
    kind: 'table',
    columnHeads: calls.flatMap(({ name }) => (name === 'push' ? [] : [name])),
    rows: [answers.map((value) => ({ value, role }))],
  }
}

const best: Picture = { title: 'What has waited longest', scene: drawAnswers([1, 2, 2, 3], 'result') }

export const walkthrough: Walkthrough = {
  title: 'Two piles of letters',
  problem:
    'A clerk has room for two piles of letters and reaches **only the top of each**. `push` brings a letter, `pop` takes away **the letter that has waited longest**, and `peek` only reads it. The calls: push 1, push 2, pop, push 3, peek, push 4, pop, pop. Which letter does each pop and peek give, if **n calls may take O(n) in all**?',
  input: { calls: 'push 1, push 2, pop, push 3, peek, push 4, pop, pop' },
  firstTry: {
    picture: {
      scene: {
        kind: 'table',
        columnHeads: calls.map(({ name }) => name),
        rows: [
          calls.map((call) => ({
            value: call.name === 'push' ? call.value : '?',
            role: call.name === 'push' ? ('default' as const) : ('compare' as const),
          })),
        ],
      },
    },
    tries: [
      {
        text: 'Keep one pile, and take the top letter',
        says: '**It gives 2, 3, 4, 3, and letter 1 is never read.** The top is the letter that came last. One pile alone gives the reverse of what you need.',
        pictures: [{ title: 'The top of one pile', scene: drawAnswers([2, 3, 4, 3], 'active') }, best],
      },
      {
        text: 'Before each pop and peek, turn the new letters over onto the second pile, and take its top',
        says: '**The first pop gives 1, which is right, but peek gives 3.** Turning over reverses the order, so 1 is on top of 2. But then 3 lands on 2, although it came later.',
        pictures: [{ title: 'Turned over each time', scene: drawAnswers([1, 3, 4, 3], 'active') }, best],
      },
      {
        text: 'Turn the whole pile over, take the top, and turn the rest back',
        says: '**It gives 1, 2, 2, 3, and it can never be wrong:** the pile is in the order of arrival before each call. The question is what that costs.',
        pictures: [best],
      },
    ],
    leavesOpen: 'Start from the one that always works, and look for what it does again and again.',
  },
  bruteForce: {
    title: 'Turn over, and turn back',
    text: 'All letters wait on one pile, the newest on top. For a pop or a peek, they **move to the other pile** one by one, which puts the oldest on top. Then those that stay **move back**. A cell counts how often a letter moves in a call.',
    before: drawMoves(() => 'default'),
    question: {
      id: 'waste',
      ask: 'Letter 2 moves over and back, over and back, and over again. What is wasted?',
      options: [
        {
          text: 'Turning back: a pile that is turned over is already in the right order',
          says: 'Once 1 is on top of 2, the rest leaves in order as well: after 1 comes 2. Turning back destroys this, and the next call has to restore it. 4 of the 15 moves would be enough, one per letter.',
        },
        {
          text: 'Nothing: letter 3 has to be put on top of letter 2',
          says: 'You are thinking of a single pile, with the newest on top. But while 2 is on the second pile, the first one is empty, and 3 can wait there.',
        },
        {
          text: 'Turning over: the oldest can be pulled out from the bottom',
          says: 'That would save every move. But the clerk reaches only the top of a pile, so all letters above the oldest have to move.',
        },
      ],
      right: 0,
    },
    after: drawMoves(
      (look) => (isFirst(look) ? 'settled' : 'visited'),
      'Only the first move of each letter is needed: 4 of 15.',
    ),
    cost: 'Each pop or peek moves all letters that wait. 1,000 pushes and then 1,000 pops take 1,000,000 moves: O(n²) for n calls.',
  },
  idea: {
    title: 'Do not turn back',
    text: 'Call the two piles inbox and outbox. Five lines say where a letter waits, when it moves, and why it moves only once.',
    lines: [
      {
        name: 'What is stored',
        text: 'New letters on the inbox, older ones on the outbox.',
        picture: pilesAt('pop', 0),
        question: {
          id: 'stored',
          ask: 'Letter 1 has been popped, and 2 is left on the outbox. Letter 3 arrives. Where do you put it?',
          options: [
            {
              text: 'On the outbox, on top of letter 2',
              says: 'You want to keep all letters together. But only the top leaves, so 3 would leave before 2, which came earlier.',
            },
            {
              text: 'On the outbox, under letter 2',
              says: 'That is the right order. But you reach only the top: for each push, you would have to lift 2 and all other letters there.',
            },
            {
              text: 'On the inbox',
              says: 'It is not needed before 2 has left, so it can wait there, and a push is a single step. Whatever arrives after it goes on top of it.',
            },
          ],
          right: 2,
        },
      },
      {
        name: 'What stays true',
        text: 'The outbox has the oldest letters, the oldest on top. The inbox has the rest, the newest on top.',
        staysTrue: true,
        picture: pilesAt('push', 2),
        question: {
          id: 'front',
          ask: '3 is on the inbox and 2 on the outbox. Where is the letter that has waited longest?',
          options: [
            {
              text: 'At the bottom of the inbox',
              says: 'That is the oldest of the inbox. But letters come to the outbox only through the inbox, so those on the outbox were there earlier.',
            },
            {
              text: 'On top of the outbox',
              says: 'Every letter on the outbox came before every letter on the inbox, and turning over has put the oldest on top. So one look is enough, and no times are compared.',
            },
            {
              text: 'It depends: you have to compare the two tops',
              says: 'You are thinking that they are two separate lines. But the top of the inbox is the newest letter of all, so it is the answer only if it is alone.',
            },
          ],
          right: 1,
        },
      },
      {
        name: 'When it moves',
        text: 'When a letter is needed and the outbox is empty: then the whole inbox moves.',
        picture: pilesAt('push', 3),
        question: {
          id: 'moves',
          ask: '3 and 4 are on the inbox, and 2 is on the outbox. When do 3 and 4 move?',
          options: [
            {
              text: 'At the next pop or peek',
              says: 'Then both land on top of 2, and the next pop gives 3. That is the first try which turns the new letters over each time.',
            },
            {
              text: 'When the outbox is empty, one at each pop',
              says: '4 is on top of the inbox, so it would move first and leave before 3. Only when both have moved is 3 on top.',
            },
            {
              text: 'When the outbox is empty and a letter is needed: both',
              says: 'On an empty outbox they cover nothing that is older. 4 moves first and 3 lands on top of it, so the outbox has the oldest on top again, and the inbox is empty.',
            },
          ],
          right: 2,
        },
      },
      {
        name: 'What is answered',
        text: 'The top of the outbox: `pop` removes it, `peek` leaves it.',
      },
      {
        name: 'What it costs',
        text: 'Each letter moves once at most: O(n) for n calls, so amortized O(1) per call.',
        picture: pilesAt('move', 3),
        question: {
          id: 'cost',
          ask: 'The last pop moved two letters; with 1,000 on the inbox, it would move 1,000. Why do n calls still take O(n)?',
          options: [
            {
              text: 'Because on average, few letters are waiting',
              says: 'You are thinking of typical calls. But the bound needs no luck: it holds if all 1,000 letters come first, too.',
            },
            {
              text: 'Because each letter moves once at most',
              says: 'A letter is pushed on the inbox, moved to the outbox, popped, and never comes back. A slow pop only does the moves that the pushes before it have put off, one for each. So n calls make n moves at most.',
            },
            {
              text: 'They do not: it is O(n²), as each call may move all letters',
              says: 'You multiply the slowest call by the number of calls. But once 1,000 letters have moved, the next 999 pops move none.',
            },
          ],
          right: 1,
        },
      },
    ],
    summary:
      'That is a **queue of two stacks**: reversed twice, letters leave in the order in which they came.',
  },
  watch: {
    title: 'Eight calls',
    text: 'The same calls and the same rule. Before each move, you say where a new letter goes, or whether the inbox has to be turned over first.',
  },
  code: {
    title: 'The lines, as code',
    parts: [
      { name: 'What is stored', labels: ['start', 'push'] },
      { name: 'What is answered', labels: ['pop', 'peek'] },
      { name: 'When it moves', labels: ['check'] },
      { name: 'How it moves', labels: ['move'] },
    ],
    keeps: ['check', 'move', 'push'],
    note: 'One pop may move n letters, but none moves twice: amortized O(1) per call. The memory is O(n).',
    edge: {
      id: 'edge',
      ask: 'Suppose that `while` were an `if`, so that only one letter moves. Which calls show the slip?',
      options: [
        {
          text: 'push 1, push 2, pop',
          says: 'With the slip, only 2 moves, because it is on top of the inbox, and pop gives 2. It should be 1.',
        },
        {
          text: 'push 1, pop, push 2, pop',
          says: 'The inbox never has more than one letter, so moving one is moving all. Both pops are right.',
        },
        {
          text: 'push 1, peek, push 2, pop',
          says: 'peek moves 1, the only letter. At the pop, the outbox is not empty, so nothing moves, and pop gives 1, which is right.',
        },
      ],
      right: 0,
    },
  },
  clues: {
    evidence: [
      {
        words: 'only the top of each',
        tells: 'A pile gives the newest first, so the order has to be reversed once.',
        decides: false,
      },
      {
        words: 'the letter that has waited longest',
        tells: 'First in, first out: letters are served in the order in which they come.',
        decides: true,
      },
      {
        words: 'n calls may take O(n) in all',
        tells: 'One call may be slow if the others make up for it: the cost is amortized.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'stack-operations',
      property: 'Does what has waited longest have to leave first?',
      here: 'Yes. The first letter to come is the first to leave.',
      there: 'No. What came last leaves first.',
      example:
        'Now `pop` has to take away **the letter that came last**. The calls are push 1, push 2, pop, push 3, pop. You use inbox and outbox, as before.',
      question: {
        id: 'rival',
        ask: 'What do the two pops give?',
        options: [
          {
            text: '2, 3',
            says: 'That is what they should give: the latest letter each time. But the first pop turns the inbox over, and 1 is on top.',
          },
          {
            text: '1, 2',
            says: 'The first pop puts 1 on top, and the second takes 2 from the outbox, while 3 waits on the inbox. It should be 2, 3: here a single stack is enough.',
          },
          {
            text: '1, 3',
            says: 'You move 3 to the outbox, too. But 2 is there, so nothing moves, and the second pop gives 2.',
          },
        ],
        right: 1,
      },
    },
  },
  spots: [
    {
      prompt: {
        id: 'queue-operations-lesson-1',
        text: 'A roller coaster takes 24 people per ride: those who have stood in line longest, or all if there are fewer. You get up to 400,000 events in order of time, each with its minute: a person joins the line, or a ride starts. Some join again after their ride, behind everybody else. For each person who boards, print how many minutes he or she waited.',
        world: 'roller coaster',
        pattern: 'queue-operations',
        evidence: [
          {
            words: 'those who have stood in line longest',
            tells: 'Who came first leaves first.',
            decides: true,
          },
          {
            words: 'behind everybody else',
            tells: 'People join at one end and leave at the other, and nobody is reached in between.',
            decides: true,
          },
          {
            words: 'up to 400,000 events',
            tells: 'Moving all who wait one step forward for each ride would be too slow.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'stack-operations',
          fails:
            'It would let the latest person board first, and the first one would wait until closing time.',
        },
        why: 'Add each person at the back with the time, and remove up to 24 from the front for each ride.',
        cost: 'O(n)',
      },
      names: [
        { pattern: 'heap-priority-queue', line: 'smallest or largest first' },
        { pattern: 'queue-operations', line: 'first in, first out' },
        { pattern: 'stack-operations', line: 'last in, first out' },
      ],
    },
    {
      prompt: {
        id: 'queue-operations-lesson-2',
        text: 'On a phone, opening an app covers the one that you were using, and the back button closes the app in front, so that you see the one it covered. Given up to 200,000 such actions with their times, find out how many seconds each app was visible. At the end, all apps that are still open are closed.',
        world: 'phone apps',
        pattern: 'stack-operations',
        evidence: [
          {
            words: 'covers the one that you were using',
            tells: 'A new one interrupts those that came before it.',
            decides: false,
          },
          {
            words: 'closes the app in front',
            tells: 'What was opened last leaves first, and the one under it is current again.',
            decides: true,
          },
          {
            words: 'with their times',
            tells: 'The time since the previous action belongs to the app in front.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'queue-operations',
          fails: 'It would close the app that was opened first, which is covered by all others.',
        },
        why: 'Add the time since the last action to the app on top, then push the new app or pop the top.',
        cost: 'O(n)',
      },
      names: [
        { pattern: 'queue-operations', line: 'first in, first out' },
        { pattern: 'stack-operations', line: 'last in, first out' },
        { pattern: 'greedy-intervals', line: 'sort by end, one sweep' },
      ],
    },
  ],
  end: {
    canDo:
      'When what came first must leave first, add at one end and remove at the other; two stacks do it if the second is refilled only when it is empty.',
    practice: lesson.practice.find(({ number }) => number === 232)!,
    practiceIs: 'It is the problem of this lesson, with any calls and a check for an empty queue.',
  },
}
