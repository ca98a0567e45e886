import type { Role } from '#algorithms/scene.ts'
import { drawList } from '#algorithms/scenes/list-scene.ts'
import { drawScan, type Look } from '#algorithms/scenes/scan-table.ts'
import type { Picture, Walkthrough } from '../../walkthroughs/walkthrough.ts'
import { reverseList } from './algorithm.ts'
import { lesson } from './lesson.ts'

const stops = [7, 3, 9, 4, 6]

/** Each walk goes from the head to the last stop that is not reversed yet. */
export const visits: readonly Look[] = stops.flatMap((_, walk) =>
  stops.slice(0, stops.length - walk).map((stop, inner): Look => ({ outer: walk, inner, value: stop })),
)

function drawVisits(roleOf?: (look: Look) => Role): Picture {
  return {
    scene: drawScan({
      looks: visits,
      outer: stops.map((_, walk) => walk + 1),
      inner: stops.map((_, step) => step + 1),
      corner: 'walk',
      ...(roleOf && { roleOf }),
    }),
  }
}

/** The list after each round of the demo. */
const rounds = [...reverseList(stops)].filter(({ line }) => line === 'move').map(({ scene }) => scene)

const reversed: Picture = {
  title: 'The list for the way back',
  scene: drawList({ values: stops.toReversed(), roleOf: () => 'result' }),
}

export const walkthrough: Walkthrough = {
  title: 'Five stops of a ferry',
  problem:
    'A ferry calls at five stops: 7 → 3 → 9 → 4 → 6. They are a linked list, so each stop knows **only the next one**. In the evening the ferry goes back, so **each stop must lead to the one before it**. Change the links **in place**, with no room for a second list. Which list is it then?',
  input: { values: '7, 3, 9, 4, 6' },
  firstTry: {
    picture: { scene: drawList({ values: stops }) },
    tries: [
      {
        text: 'Go along the list, and point each stop back at the one before',
        says: '**It ends after one stop.** As soon as 7 points back, at nothing, no link leads to 3 anymore. The idea is good: what is missing is a way to go on.',
        pictures: [
          {
            title: 'What is left',
            scene: drawList({
              values: stops,
              roleOf: (index) => (index === 0 ? 'active' : 'visited'),
              nextOf: (index) => (index === 0 || index === 4 ? null : index + 1),
            }),
            note: 'Nothing leads to 3, 9, 4 and 6.',
          },
          reversed,
        ],
      },
      {
        text: 'Write the values into an array, and read it from its end',
        says: '**It gives 6, 4, 9, 3, 7, which is right,** but the array has room for all five stops. That is the second list that the problem rules out.',
        pictures: [reversed],
      },
      {
        text: 'Walk to the last stop, then to the one before it, and so on',
        says: '**It gives 6, 4, 9, 3, 7, and needs no second list.** The question is what all these walks cost.',
        pictures: [reversed],
      },
    ],
    leavesOpen: 'Start from the walks, which always work, and look for what they do in vain.',
  },
  bruteForce: {
    title: 'Walk to each last stop',
    text: 'Start at the head and walk to the last stop: the new list begins there. Then **start at the head again**, walk until the next stop is the one attached last, and attach this one. A row of the table is one walk, and its last cell is the stop that is attached.',
    before: drawVisits(),
    question: {
      id: 'waste',
      ask: 'What is wasted?',
      note: 'A link leads only to the next stop, never back.',
      options: [
        {
          text: 'Nothing: no link leads back, so each walk has to start at the head',
          says: 'You are thinking that the stop before the last one is out of reach. It is, once you have gone on. But the first walk came past it: there you knew both it and its next stop.',
        },
        {
          text: 'Every walk after the first',
          says: 'The first walk already comes from each stop to its next one, and that is all a link needs to be reversed. So 10 of the 15 visits only go where you have been.',
        },
        {
          text: 'The first walk: the reversal could begin at the head',
          says: 'It could, and it will. But five links have to change, so each stop has to be visited at least once, in whatever order. It is the other walks that are not needed.',
        },
      ],
      right: 1,
    },
    after: drawVisits(({ outer, inner }) =>
      outer === 0 ? (inner === 4 ? 'settled' : 'default') : 'visited',
    ),
    cost: 'Five stops take 15 visits, and n stops take `n(n+1)/2`: that is O(n²). For 100,000 stops it is just over 5 billion.',
  },
  idea: {
    title: 'Reverse each link as you pass',
    text: 'One walk passes every link. Four lines say how to reverse it there without losing the rest.',
    lines: [
      {
        name: 'What each pointer means',
        text: '`current` is the next node to reverse, `prev` the one before it, `rest` the one after it.',
        picture: { scene: rounds[0]! },
        question: {
          id: 'pointers',
          ask: 'You have come from 7 and are at 3. What must you know to reverse the link of 3 and go on?',
          options: [
            {
              text: 'The stop before it, 7',
              says: 'You are thinking of the new link, which does need 7. But it replaces the only link to 9, so afterward you cannot go on.',
            },
            {
              text: 'The stop after it, 9',
              says: 'You are thinking of the way on. But 3 does not know where it was reached from, so without 7 its link has nowhere to point.',
            },
            {
              text: 'Both',
              says: 'The new link needs 7, and the way on needs 9. No link gives you 7, and soon none gives you 9. So each is in a variable: `prev` and `rest`.',
            },
          ],
          right: 2,
        },
      },
      {
        name: 'What changes',
        text: 'Save `rest`, then set `current.next = prev`. After that `prev` and `current` move on.',
        question: {
          id: 'changes',
          ask: '`prev` is 7 and `current` is 3. Which two lines come first?',
          note: '`current.next` is the link of `current`.',
          options: [
            {
              text: '`current.next = prev`, then `rest = current.next`',
              says: 'You want to do the work first. But then `current.next` is already 7, so `rest` is 7, and the way to 9 is lost.',
            },
            {
              text: '`rest = current.next`, then `current.next = prev`',
              says: 'The link from 3 is the only one to 9, so it is saved before it changes. Exactly one link changes per round, and no value moves.',
            },
            {
              text: '`rest = current.next`, then `rest.next = current`',
              says: 'You point the next stop back at this one. But that replaces the link from 9 to 4, which nobody has saved, so 4 and 6 are lost.',
            },
          ],
          right: 1,
        },
      },
      {
        name: 'What stays true',
        text: 'From `prev` you reach all earlier nodes, in reverse order. From `current`, all others as they were.',
        staysTrue: true,
        picture: { scene: rounds[1]! },
        question: {
          id: 'safe',
          ask: 'After two rounds `prev` is 3 and `current` is 9. How do you know that no stop is lost?',
          options: [
            {
              text: 'No stop was removed, so the list is still connected',
              says: 'You are thinking of one list, but there are two now: 3 → 7 and 9 → 4 → 6. No link leads from one to the other. Only the two variables know both.',
            },
            {
              text: 'Every stop can be reached from `prev` or from `current`',
              says: 'At the start, `current` reaches all stops. Each round takes one stop from the front of the second part and puts it in front of the first. So none is lost, and because a later stop comes in front, the first part is in reverse order.',
            },
            {
              text: 'The head is still 7, and it leads to all of them',
              says: 'You trust the head, as one usually can. But the first round has pointed 7 at nothing: it is the end of the new list.',
            },
          ],
          right: 1,
        },
      },
      {
        name: 'When to stop',
        text: 'When `current` is null: then `prev` is the new head.',
        question: {
          id: 'stop',
          ask: 'When is the list reversed, and what do you return?',
          options: [
            {
              text: 'When `current.next` is null: return `current`',
              says: 'You stop at the last stop, 6, because it will be the head. But its own link is not reversed yet, so the returned list is 6 alone.',
            },
            {
              text: 'When `current` is null: return `head`',
              says: 'The moment is right. But `head` is still 7, which is now the last stop, so the returned list is 7 alone.',
            },
            {
              text: 'When `current` is null: return `prev`',
              says: 'No stop is left in the second part, so the first part has all of them, in reverse order, and it begins at `prev`.',
            },
          ],
          right: 2,
        },
      },
    ],
    summary:
      'That is **linked list reversal**: three pointers, one link per round, and two parts that together have every node.',
  },
  watch: {
    title: 'Reverse link after link',
    text: 'The same stops and the same rule. You say what comes first, where each link points next, and which pointer moves.',
  },
  code: {
    title: 'The four lines, as code',
    parts: [
      { name: 'What each pointer means', labels: ['start'] },
      { name: 'When to stop', labels: ['check'] },
      { name: 'What changes', labels: ['save', 'turn'] },
      { name: 'Move on', labels: ['advance', 'move'] },
      { name: 'New head', labels: ['return'] },
    ],
    keeps: ['turn', 'save', 'advance', 'move'],
    note: '`prev` has to move before `current` does, because it needs the node that `current` leaves. It takes O(n) time, because each link is reversed once, and O(1) space for three pointers.',
    edge: {
      id: 'edge',
      ask: 'Suppose it began with `prev = head` and `current = head.next`. Which list would never end when printed?',
      options: [
        {
          text: 'An empty list',
          says: 'There is no head, so reading `head.next` fails with an error at once. It does not get as far as printing.',
        },
        {
          text: '`[5]`',
          says: '`current` is null at once, and `prev` is 5. Its link is null as before, so the result happens to be right.',
        },
        {
          text: '`[5, 2]`',
          says: '2 is pointed back at 5, but the link of 5 was never changed and still leads to 2. So it prints 2, 5, 2, 5 and so on. Beginning with `prev = null` ends the list.',
        },
      ],
      right: 2,
    },
  },
  clues: {
    evidence: [
      {
        words: 'only the next one',
        tells: 'You cannot go back along a link, so you need the node before it in a variable.',
        decides: false,
      },
      {
        words: 'each stop must lead to the one before it',
        tells: 'The nodes end up in the opposite order, which is one changed link per node.',
        decides: true,
      },
      {
        words: 'in place',
        tells: 'An array or a stack of all nodes is ruled out. A few pointers are enough.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'monotonic-stack',
      property: 'Does each element need the nearest larger or smaller value?',
      here: 'No. Only the order of the links changes, and the values do not matter.',
      there: 'Yes. One running value from the tail is not enough: a stack keeps several values.',
      example:
        'Now each node of 2 → 4 → 3 → 6 shall be replaced by the **next larger value** after it, or by 0. You reverse the list, so that later nodes come first, and keep the largest value so far.',
      question: {
        id: 'rival',
        ask: 'What does that give for the four nodes?',
        options: [
          {
            text: '4, 6, 6, 0',
            says: 'Those are the next larger values. But the largest value that comes after 2 is 6, and it hides the 4, which is nearer.',
          },
          {
            text: '6, 6, 6, 0',
            says: 'The largest value after a node is not the next larger one: for 2 it should be 4. Read from the tail, a stack keeps 4 as well as 6, because each can still be the answer of an earlier node.',
          },
        ],
        right: 1,
      },
    },
  },
  spots: [
    {
      prompt: {
        id: 'linked-list-reversal-lesson-1',
        text: 'A trail app connects each of its 60,000 shelters only to the next one uphill. In the fall, the whole trail is hiked the other way: each shelter has to lead to the one below, and the app has to know at which shelter the hikers start. The device has no room for a second copy.',
        world: 'mountain shelters',
        pattern: 'linked-list-reversal',
        evidence: [
          {
            words: 'only to the next one uphill',
            tells: 'Each node has one link, so the shelters are a singly linked list.',
            decides: false,
          },
          {
            words: 'each shelter has to lead to the one below',
            tells: 'The nodes end up in the opposite order, which is one changed link per node.',
            decides: true,
          },
          {
            words: 'no room for a second copy',
            tells: 'The links have to be reversed in place, with a few pointers.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'monotonic-stack',
          fails:
            'No shelter waits for a larger or a smaller one, and a stack of all shelters would be a copy.',
        },
        why: 'Walk uphill once: save the next shelter, point this one at the one below, and move on. The hikers start at the last one.',
        cost: 'O(n)',
      },
      names: [
        { pattern: 'linked-list-two-pointers', line: 'find a position or a cycle' },
        { pattern: 'linked-list-reversal', line: 'point each link back' },
        { pattern: 'monotonic-stack', line: 'wait for a larger value' },
      ],
    },
    {
      prompt: {
        id: 'linked-list-reversal-lesson-2',
        text: 'At an auction 80,000 paintings are sold one after the other, and each record leads to the record of the next sale. For each painting, the newspaper wants the first one after it that fetched a higher price, or a dash if there was none. Going over the records again for each painting would take too long.',
        world: 'auction',
        pattern: 'monotonic-stack',
        evidence: [
          {
            words: 'each record leads to the record of the next sale',
            tells: 'The records can only be read forward, and one pass is enough.',
            decides: false,
          },
          {
            words: 'the first one after it that fetched a higher price',
            tells: 'The nearest larger value is needed for each element, not the largest of all.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'linked-list-reversal',
          fails:
            'Read from the end with one running value, it gives the highest later price, not the first higher one.',
        },
        why: 'Paintings wait on a stack. Each new price pops all lower ones, and is the answer for each of them.',
        cost: 'O(n)',
      },
      names: [
        { pattern: 'monotonic-stack', line: 'wait for a larger value' },
        { pattern: 'linked-list-manipulation', line: 'relink nodes as they come' },
        { pattern: 'linked-list-reversal', line: 'point each link back' },
      ],
    },
  ],
  end: {
    canDo:
      'To turn a list around, save the next node, point the current one back, and move on: one link at a time.',
    practice: lesson.practice.find(({ number }) => number === 206)!,
    practiceIs: 'It is the problem of this lesson, with lists of any length.',
  },
}
