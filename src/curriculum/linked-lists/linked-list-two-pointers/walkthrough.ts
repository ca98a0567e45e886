import type { Role } from '#algorithms/scene.ts'
import { drawArray } from '#algorithms/scenes/array-scene.ts'
import { drawList } from '#algorithms/scenes/list-scene.ts'
import { drawScan, type Look } from '#algorithms/scenes/scan-table.ts'
import type { Picture, Walkthrough } from '../../walkthroughs/walkthrough.ts'
import { findCycle } from './algorithm.ts'
import { lesson } from './lesson.ts'

const chambers = [15, 28, 32, 19, 44, 57, 36]
const tail = 3

const follow = (index: number) => (index + 1 < chambers.length ? index + 1 : tail)

/** Each new chamber is compared with all that came before it on the way, until one is the same. */
export const looks: readonly Look[] = chambers.flatMap((_, step): Look[] => {
  const here = follow(step)
  const earlier = here > step ? step + 1 : here + 1
  return Array.from({ length: earlier }, (_, inner) => ({
    outer: step,
    inner,
    value: inner === here ? '=' : '≠',
  }))
})

function drawLooks(roleOf?: (look: Look) => Role): Picture {
  return {
    scene: drawScan({
      looks,
      outer: chambers.map((_, step) => chambers[follow(step)]!),
      inner: chambers.slice(0, -1),
      corner: 'new',
      ...(roleOf && { roleOf }),
    }),
  }
}

function drawCave(roleOf?: (index: number) => Role) {
  return drawList({ values: chambers, nextOf: follow, ...(roleOf && { roleOf }) })
}

const start: Picture = {
  title: 'Where the cycle begins',
  scene: drawCave((index) => (index === tail ? 'result' : 'visited')),
}

/** The pictures of the demo after each move. */
const moves = [...findCycle(chambers, tail)]
  .filter(({ line }) => line === 'move' || line === 'meet')
  .map(({ scene }) => scene)

export const walkthrough: Walkthrough = {
  title: 'Arrows in a cave',
  problem:
    'In a cave, **each chamber has one arrow**, which leads to the next chamber. You begin at 15 and come to 28, 32, 19, 44, 57 and 36, and the arrow of 36 leads back to 19. You see only one arrow at a time, and have **room to note two chambers**. Does the way run into a cycle, and where does the cycle begin?',
  input: { values: '15, 28, 32, 19, 44, 57, 36', tail: '3' },
  firstTry: {
    picture: { scene: drawCave() },
    tries: [
      {
        text: 'Note the first chamber, and walk until you are back there',
        says: '**You never come back to 15.** The cycle does not contain it: from 36 the way goes on at 19, round after round.',
        pictures: [
          {
            title: 'Waiting for 15',
            scene: drawCave((index) => (index === 0 ? 'active' : index < tail ? 'visited' : 'settled')),
            note: '19, 44, 57, 36, 19, 44, and so on',
          },
          start,
        ],
      },
      {
        text: 'Note every chamber, until one comes for the second time',
        says: '**It finds 19,** the first chamber that comes again. But it notes seven chambers, and there is room for two.',
        pictures: [start],
      },
      {
        text: 'Send two walkers, one twice as fast, and answer where they meet',
        says: '**They meet at 44, so there is a cycle. But it begins at 19.** The answer to the first question is right. For the second one, something is missing.',
        pictures: [
          {
            title: 'Where they meet',
            scene: drawCave((index) => (chambers[index] === 44 ? 'active' : 'visited')),
          },
          start,
        ],
      },
    ],
    leavesOpen: 'Start from a method that needs little room and is never wrong.',
  },
  bruteForce: {
    title: 'Compare with every chamber before',
    text: 'Count your steps. After each one, **walk from 15 again with fewer steps**, and compare every chamber on the way with the new one. That notes two chambers, and two counts. Rows are new chambers, columns earlier ones. The first `=` is where the cycle begins.',
    before: drawLooks(),
    question: {
      id: 'waste',
      ask: 'What is wasted?',
      note: 'Whoever is in the cycle stays in it.',
      options: [
        {
          text: 'Nothing: the new chamber might be any of those before',
          says: 'You are thinking that each of them is a possible match, and it is. But you need not check all of them at once: in a cycle, every chamber comes again, so a later comparison can still find a match.',
        },
        {
          text: 'Comparing with 15, 28 and 32, which are not in the cycle',
          says: 'They are not, but how do you know? That is the very question.',
        },
        {
          text: 'Walking from 15 again and again: a second walker could go on from where he is',
          says: '24 of the 25 comparisons find no match, and each row begins at 15 again. A second walker who goes on stays in the cycle, too, so sooner or later the two can meet.',
        },
      ],
      right: 2,
    },
    after: drawLooks(({ value }) => (value === '=' ? 'settled' : 'visited')),
    cost: 'Seven chambers take 25 comparisons, and n take about `n²/2`: O(n²). For 100,000 it is almost 5 billion.',
  },
  idea: {
    title: 'Two walkers that meet',
    text: 'First find out whether there is a cycle, then where it begins.',
    lines: [
      {
        name: 'What each pointer means',
        text: '`slow` takes one step per move, `fast` takes two. Both start at the head.',
        question: {
          id: 'speeds',
          ask: 'How must two walkers move, so that they surely meet if there is a cycle?',
          options: [
            {
              text: 'Both take one step, and one of them starts ahead',
              says: 'You are thinking of a head start on a circular track. But at the same speed it never changes: one that starts at 28 is always one chamber ahead.',
            },
            {
              text: 'One takes one step, the other two',
              says: 'Both get into the cycle, if there is one, and cannot leave it. From then on the fast one gains one chamber per move.',
            },
            {
              text: 'One waits at 15, the other walks',
              says: 'You leave a mark, as in the first try. But 15 is not in the cycle, so the walker never comes back to it.',
            },
          ],
          right: 1,
        },
      },
      {
        name: 'What changes',
        text: 'In the cycle, `fast` comes one chamber closer per move, so it cannot jump over `slow`.',
        picture: { scene: moves[2]! },
        question: {
          id: 'jump',
          ask: 'Now `slow` is at 19, and `fast` at 36 is one chamber behind it. Can `fast` jump over `slow`?',
          options: [
            {
              text: 'Yes: it takes two steps at a time',
              says: 'You let `fast` move while `slow` waits. But `slow` moves on, too: from 36, two steps lead to 44, and `slow` gets to 44 as well.',
            },
            {
              text: 'No: the distance between them shrinks by exactly one',
              says: '`fast` comes two steps closer and `slow` goes one away. So the distance counts down, for example 3, 2, 1, 0, and leaves out no number. At 0 they have met, before `slow` has gone more than one round.',
            },
            {
              text: 'It depends on whether the length of the cycle is even or odd',
              says: 'You are thinking of a distance that shrinks by two and can leave out 0. Here it shrinks by one, which passes every number, whatever the length.',
            },
          ],
          right: 1,
        },
      },
      {
        name: 'What stays true',
        text: 'After `d` moves, `slow` took `d` steps and `fast` `2d`.',
        staysTrue: true,
        picture: { scene: moves[3]! },
        question: {
          id: 'rounds',
          ask: 'They meet at 44: `slow` has taken 4 steps and `fast` 8. What do the 4 further steps prove, whatever the cycle looks like?',
          options: [
            {
              text: 'The cycle begins 4 steps from the head',
              says: 'You take the 4 for the distance to its start. But 4 steps from the head is 44, where they met, and the cycle begins at 19.',
            },
            {
              text: 'The cycle has as many chambers as `fast` took further steps',
              says: 'This one has 4. But the 4 steps may be several rounds: with 15, 28, 32, 19, 44 and an arrow from 44 to 19, they also meet after 4 moves, and the cycle has 2 chambers.',
            },
            {
              text: 'From 44, 4 steps lead back to 44',
              says: '`fast` has been where `slow` was, then took 4 more steps and is at the same chamber. So those steps are whole rounds. In general: if they meet after `d` moves, `d` steps from the meeting point lead back to it.',
            },
          ],
          right: 2,
        },
      },
      {
        name: 'Where it begins',
        text: 'Single steps from the head and from the meeting point: where they are equal, the cycle begins.',
        question: {
          id: 'entrance',
          ask: 'One walker takes 4 steps from 15, another 4 steps from 44, together. Where do they meet first?',
          note: 'Both walks end at 44: the first was the way of `slow`, the second is whole rounds.',
          options: [
            {
              text: 'At 44, after all 4 steps',
              says: 'Both walks end there, but they are together earlier. One step before, the first is at 19. The second is one step before 44 in the cycle, and that is 19, too.',
            },
            {
              text: 'At 19, where the cycle begins',
              says: 'Both end at 44 together. Go back from there: as long as the first walker is in the cycle, both are the same number of steps before 44, so at the same chamber. That holds back to 19. Before it, the first one is not yet in the cycle, so they cannot be together.',
            },
            {
              text: 'It depends on how many rounds `fast` has walked',
              says: 'You expect further rounds to shift the place. But the second walk ends at 44 after any number of whole rounds, and only its last steps count.',
            },
          ],
          right: 1,
        },
      },
      {
        name: 'When to stop',
        text: 'When they meet. Or when `fast` or `fast.next` is null: then there is no cycle.',
        question: {
          id: 'stop',
          ask: 'Suppose that the last chamber has no arrow. When do you know that there is no cycle?',
          options: [
            {
              text: 'When `slow` comes to the end',
              says: '`slow` would get there. But by then `fast` has long been past the end, and reading its next node has failed.',
            },
            {
              text: 'When they have not met after 7 moves',
              says: 'You count on the number of chambers, but you do not know it: you see one arrow at a time.',
            },
            {
              text: 'When `fast` cannot take two steps',
              says: 'In a cycle, every node has a next one. So a missing one proves that there is no cycle, and `fast` is the first to come to it.',
            },
          ],
          right: 2,
        },
      },
    ],
    summary:
      "That is **Floyd's cycle detection**: two speeds meet in the cycle, and equal speeds from the head and the meeting point meet at its start.",
  },
  watch: {
    title: 'Send two walkers',
    text: 'The same chambers and the same rule. Before each move, you say what comes next.',
  },
  code: {
    title: 'The lines, as code',
    parts: [
      { name: 'What each pointer means', labels: ['start'] },
      { name: 'When to stop', labels: ['check', 'none'] },
      { name: 'What changes', labels: ['step', 'move'] },
      { name: 'They meet', labels: ['meet'] },
      { name: 'Where it begins', labels: ['restart', 'compare', 'together'] },
    ],
    keeps: ['step', 'move'],
    note: 'It compares nodes, not values, because two nodes may have the same value. It takes O(n) time: in the cycle, `slow` goes at most one round until they meet. Two pointers take O(1) space.',
    edge: {
      id: 'edge',
      ask: 'Suppose that the loop checked only `fast`, and not `fast.next`. Which list shows the slip?',
      options: [
        {
          text: '`[1, 2]` with an end',
          says: '`fast` takes two steps from 1 and is past the end. It is null, so the loop stops in time.',
        },
        {
          text: '`[1, 2, 3]` with an end',
          says: 'After one move `fast` is at 3, the last node. It is not null, so the loop goes on, and `fast.next.next` reads the next node of null: the program fails.',
        },
        {
          text: '`[1]` with a link to itself',
          says: 'Both steps lead back to 1, so they meet after one move. In a cycle, no next node is ever missing.',
        },
      ],
      right: 1,
    },
  },
  clues: {
    evidence: [
      {
        words: 'each chamber has one arrow',
        tells:
          'Each item leads to exactly one next item, so a walk that comes back to a chamber repeats itself.',
        decides: true,
      },
      {
        words: 'room to note two chambers',
        tells: 'Memory is O(1), so a set of all that you have seen is ruled out.',
        decides: true,
      },
      {
        words: 'where does the cycle begin',
        tells: 'The meeting point proves the cycle. Its start takes a second walk.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'hash-lookup',
      property: 'Does what repeats lie on one walk, where each item leads to exactly one next item?',
      here: 'Yes. Whoever comes to the cycle goes round in it, so two speeds meet.',
      there:
        'No. Any earlier value can be the match, on the walk or not, so store what you have seen in a set.',
      example:
        'Now five visitors show the tickets 1, 2, 0, 4 and 4. **Which number was used twice?** A ticket leads nowhere. You read the numbers as links all the same: from position 0, each number is the next position.',
      picture: { scene: drawArray({ values: [1, 2, 0, 4, 4] }) },
      question: {
        id: 'rival',
        ask: 'Where does the cycle begin that two speeds find from position 0?',
        options: [
          {
            text: 'At 4, which was used twice',
            says: '4 is the right answer, but the walk never gets there: from 0 it goes to 1, to 2, and back to 0.',
          },
          {
            text: 'At 0, which was used once',
            says: 'The walk is 0, 1, 2, 0, so it finds a cycle that has nothing to do with the 4. A set of the numbers seen answers 4 when it comes again.',
          },
        ],
        right: 1,
      },
    },
  },
  spots: [
    {
      prompt: {
        id: 'linked-list-two-pointers-lesson-1',
        text: 'A screen saver computes each picture from the previous one by a fixed formula, and a picture is one 64-bit number. Viewers say that it repeats after a while. Find the first picture of the part that repeats. The chip has five registers and no other memory, but it can start again from the first picture at any time.',
        world: 'screen saver',
        pattern: 'linked-list-two-pointers',
        evidence: [
          {
            words: 'each picture from the previous one by a fixed formula',
            tells: 'Each picture leads to exactly one next picture, like the nodes of a list.',
            decides: true,
          },
          {
            words: 'the first picture of the part that repeats',
            tells: 'It asks for the start of a cycle.',
            decides: false,
          },
          {
            words: 'five registers and no other memory',
            tells: 'Pictures cannot be stored, so only a few pointers are possible.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'hash-lookup',
          fails: 'A set of the pictures seen grows to any size, and the chip has only five registers.',
        },
        why: 'Let two runs meet, one twice as fast; then start one again from the first picture, and take single steps until they are equal.',
        cost: 'O(n)',
      },
      names: [
        { pattern: 'hash-lookup', line: 'store what you have seen' },
        { pattern: 'linked-list-reversal', line: 'point each link back' },
        { pattern: 'linked-list-two-pointers', line: 'two walkers at two speeds' },
      ],
    },
    {
      prompt: {
        id: 'linked-list-two-pointers-lesson-2',
        text: 'A city lends 300,000 bicycles, and every return is reported with the number of the bicycle, in whatever order people bring them back. No bicycle should be reported twice on one day. As soon as one is, an alarm names its number. The server has several gigabytes of free memory.',
        world: 'bicycle rental',
        pattern: 'hash-lookup',
        evidence: [
          {
            words: 'in whatever order people bring them back',
            tells: 'A report does not lead to the next one, so there is no chain to follow.',
            decides: true,
          },
          {
            words: 'As soon as one is',
            tells: 'Each report is compared with all before it, in one lookup.',
            decides: false,
          },
          {
            words: 'several gigabytes of free memory',
            tells: 'There is room to store every number that was reported.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'linked-list-two-pointers',
          fails: 'The number of one bicycle does not determine the next report, so nothing goes in a cycle.',
        },
        why: 'Keep a set of the numbers reported today; a number that is already in it raises the alarm.',
        cost: 'O(n)',
      },
      names: [
        { pattern: 'linked-list-two-pointers', line: 'two walkers at two speeds' },
        { pattern: 'hash-lookup', line: 'store what you have seen' },
        { pattern: 'sorting', line: 'bring equal items together' },
      ],
    },
  ],
  end: {
    canDo:
      'When each item leads to exactly one next item, two speeds find a cycle without memory, and equal speeds find its start.',
    practice: lesson.practice.find(({ number }) => number === 142)!,
    practiceIs: 'It is the problem of this lesson, with a node as the answer, or null.',
  },
}
