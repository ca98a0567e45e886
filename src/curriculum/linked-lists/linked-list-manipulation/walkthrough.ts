import { drawList } from '#algorithms/scenes/list-scene.ts'
import type { Picture, Walkthrough } from '../../walkthroughs/walkthrough.ts'
import { insertAt } from './algorithm.ts'
import { lesson } from './lesson.ts'

const cars = [12, 25, 31, 48]
const position = 2
const car = 29

const inserted = cars.toSpliced(position, 0, car)

/** The run of the demo, by the labels of its lines. */
const steps = [...insertAt(cars, position, car)]
const sceneAt = (line: string) => steps.findLast((step) => step.line === line)!.scene

const best: Picture = {
  title: 'The train you need',
  scene: drawList({ values: inserted, roleOf: (index) => (index === position ? 'result' : 'default') }),
}

export const walkthrough: Walkthrough = {
  title: 'A car for a train',
  problem:
    'A train has the cars 12 → 25 → 31 → 48. It is a **linked list**: each car, a **node**, leads only to the next one, and positions count from 0. Insert a **new car 29 at position 2**, so that it is between 25 and 31. Change **only links**: no car is copied or moved. In which order do you set them?',
  input: { values: '12, 25, 31, 48', position: '2', value: '29' },
  firstTry: {
    picture: { scene: drawList({ values: cars }) },
    tries: [
      {
        text: 'Link 25 to the new car, then the new car to what follows 25',
        says: '**31 and 48 are lost.** What follows 25 is now the new car itself, so 29 leads to 29, and printing the train never ends.',
        pictures: [
          {
            title: 'The new car leads to itself',
            scene: drawList({
              values: inserted,
              roleOf: (index) => (index > position ? 'visited' : index === position ? 'active' : 'default'),
              nextOf: (index) => (index === position ? position : index === 4 ? null : index + 1),
            }),
          },
          best,
        ],
      },
      {
        text: 'Go to position 2, and put the new car after it',
        says: '**It is one car too late:** position 2 is 31, so 29 is at position 3. The place is nearly right. The question is which link has to change.',
        pictures: [{ title: 'After 31', scene: drawList({ values: cars.toSpliced(3, 0, car) }) }, best],
      },
      {
        text: 'Build a new train: copy the cars, with 29 in between',
        says: '**It gives the right order, and it can never lose a car.** The question is what that costs.',
        pictures: [best],
      },
    ],
    leavesOpen: 'Start from the one that is always right, and look for what it does in vain.',
  },
  bruteForce: {
    title: 'Copy the whole train',
    text: 'Make a second list: copy 12 and 25, add 29, then copy 31 and 48. Each copy leads to the copy after it. **All 4 cars** are copied for **one** new one.',
    before: {
      scene: drawList({
        values: inserted,
        roleOf: (index) => (index === position ? 'active' : 'default'),
      }),
      note: '4 copies and 1 new car',
    },
    question: {
      id: 'waste',
      ask: 'What is wasted?',
      options: [
        {
          text: 'Nothing: 31 and 48 get new positions, so they have to change',
          says: 'You are thinking of an array, whose values move over. A car does not store its position: you know it only by counting links from the first car. 31 still leads to 48.',
        },
        {
          text: 'The copies: only one link of the old cars is different',
          says: '12 leads to 25 before and after, and 31 leads to 48. Only the link of 25 is different. So none of the 4 copies is needed.',
        },
        {
          text: 'Going past 12: you could begin at position 2',
          says: 'You are thinking of an index, as in an array. All you have is the first car, the **head**, and 25 is reached through the link of 12. That walk stays.',
        },
      ],
      right: 1,
    },
    after: {
      scene: drawList({
        values: inserted,
        roleOf: (index) => (index === position ? 'active' : index === position - 1 ? 'settled' : 'visited'),
      }),
      note: 'Only the link of 25 is different.',
    },
    cost: 'Copying takes O(n) time and O(n) memory for each insertion. With links, the walk to the position remains, and two links are set in O(1).',
  },
  idea: {
    title: 'Change one link, lose no car',
    text: 'One old link changes. Five lines say which, and how no car is lost.',
    lines: [
      {
        name: 'What each pointer means',
        text: '`prev` is the node before the position: its link is the one to change.',
        picture: { scene: drawList({ values: cars }) },
        question: {
          id: 'before',
          ask: 'Which car must you hold on to, so that 29 gets to position 2?',
          options: [
            {
              text: '31, because it is at position 2',
              says: 'You go to the place itself. But the link of 31 leads to 48, so from there you could only put 29 at position 3. No link leads back to 25.',
            },
            {
              text: '25, because its link leads to position 2',
              says: 'Whatever the link of 25 leads to is at position 2. So this is the link to change, and you have to stop one car earlier.',
            },
            {
              text: '31 and 48, because they move over',
              says: 'You are thinking of an array. Here 31 and 48 stay as they are; only what leads to them is different.',
            },
          ],
          right: 1,
        },
      },
      {
        name: 'Before the head',
        text: '`dummy` is a node before the head, so position 0 has a node before it, too. Its value is never used.',
        question: {
          id: 'dummy',
          ask: 'If the new car goes to position 0, which car is before it?',
          options: [
            {
              text: '12, the head',
              says: 'You start at the first car. But a car put after 12 is at position 1, and a new head would never be possible.',
            },
            {
              text: 'None, so position 0 needs code of its own',
              says: 'That works, but the special case comes back in each problem that can change the head. One extra node removes it everywhere.',
            },
            {
              text: 'An extra node that is put before the head',
              says: 'Then each position has a node before it, and the one before position `p` is `p` steps from the extra one. The new head is whatever the extra node leads to.',
            },
          ],
          right: 2,
        },
      },
      {
        name: 'When to stop',
        text: 'After `position` steps from `dummy`. With no next node earlier, the list is too short.',
        question: {
          id: 'stop',
          ask: '`prev` starts at `dummy`. When is it at the right car for position 2?',
          options: [
            {
              text: 'After 2 steps',
              says: 'After 0 steps it is before position 0, and each step takes it one further. So after 2 steps it is at 25, before position 2.',
            },
            {
              text: 'After 3 steps',
              says: 'You count the dummy, too, to arrive at position 2. There it is at 31, and its link leads to position 3.',
            },
            {
              text: 'When it has no next car',
              says: 'You walk to the end, as for adding a car there. Then 29 comes after 48, at position 4.',
            },
          ],
          right: 0,
        },
      },
      {
        name: 'What changes',
        text: 'First `node.next = prev.next`, then `prev.next = node`.',
        picture: { scene: sceneAt('create') },
        question: {
          id: 'order',
          ask: '`prev` is 25 and `node` is 29. In which order are the links set?',
          note: '`prev.next` is the link of `prev`, and `node` is the new car.',
          options: [
            {
              text: '`prev.next = node`, then `node.next = prev.next`',
              says: 'You go from left to right. But the second line reads what the first has just changed: `prev.next` is 29, so 29 leads to itself.',
            },
            {
              text: '`prev.next = node` alone',
              says: 'You expect the rest to follow. But only the link of 25 led to 31, and it is gone. The train is 12, 25, 29.',
            },
            {
              text: '`node.next = prev.next`, then `prev.next = node`',
              says: 'The first line reads the only link to 31 before the second one replaces it. So both new links are right: 29 → 31 and 25 → 29.',
            },
          ],
          right: 2,
        },
      },
      {
        name: 'What stays true',
        text: 'At every moment, each old node can be reached from `dummy`.',
        staysTrue: true,
        picture: { scene: sceneAt('link-next') },
        question: {
          id: 'safe',
          ask: 'Between the two lines, how many links lead to 31, and why does that matter?',
          options: [
            {
              text: 'One, because a node can have only one link',
              says: 'A node has one link that goes out, but any number may lead to it. Now 25 and 29 both lead to 31.',
            },
            {
              text: 'Two, so the one from 25 can be given up',
              says: '29 leads to 31 already. So when the link of 25 turns to 29, 31 is reached through 29, and 48 through 31. No car is ever without a way to it, and none of the other links was touched.',
            },
            {
              text: 'None, because 31 is being moved',
              says: 'You think of taking a car out and putting it back. But nothing is taken out: a new link is added before the old one goes.',
            },
          ],
          right: 1,
        },
      },
    ],
    summary:
      'That is **linked list manipulation**: find the node whose link changes, set the new link first, and only then replace the old one.',
  },
  watch: {
    title: 'Insert the car',
    text: 'The same train and the same rule. You say where `prev` starts, how far it walks, which link comes first, and what is returned.',
  },
  code: {
    title: 'The lines, as code',
    parts: [
      { name: 'Before the head', labels: ['dummy'] },
      { name: 'When to stop', labels: ['walk', 'too-short'] },
      { name: 'Next node', labels: ['step'] },
      { name: 'What changes', labels: ['link-next', 'link-prev'] },
      { name: 'The new head', labels: ['return'] },
    ],
    keeps: 'link-next',
    note: 'If the list is too short, it is returned as it was. It takes O(n) time, because the walk takes up to n steps; the two links take O(1), and so does the memory.',
    edge: {
      id: 'edge',
      ask: 'Suppose that the last line returned `head` instead of `dummy.next`. Which call shows the slip?',
      options: [
        {
          text: '`[3, 4]`, position 1',
          says: 'The new node comes after 3, which is still the head. So the result happens to be right.',
        },
        {
          text: '`[3, 4]`, position 2',
          says: 'The new node comes last. The head is still 3, so the result happens to be right.',
        },
        {
          text: '`[3, 4]`, position 0',
          says: 'The new node is before 3, so it is the head now. The old head leads to 3 and 4 only, and the new node is missing.',
        },
      ],
      right: 2,
    },
  },
  clues: {
    evidence: [
      {
        words: 'leads only to the next one',
        tells: 'It is a singly linked list, so you need the node before the one that changes.',
        decides: false,
      },
      {
        words: 'at position 2',
        tells: 'The position counts from the front, so a walk from the head shows it.',
        decides: true,
      },
      {
        words: 'only links',
        tells: 'Nodes stay what they are. A few of their links are set anew.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'linked-list-two-pointers',
      property: 'Must you first find a position that the nodes at hand do not show?',
      here: 'No. The position counts from the front, and each step shows where you are.',
      there:
        'Yes. It counts from the end, or is the middle: a second pointer ahead of the first one shows it.',
      example:
        'Now a train of unknown length passes: 12 → 25 → 31 → 48 → 52. Insert 29 **before the last two cars**. You take 2 steps from `dummy` and insert, as before.',
      picture: { scene: drawList({ values: [...cars, 52] }) },
      solved: {
        scene: drawList({
          values: [12, 25, 31, 29, 48, 52],
          roleOf: (index) => (index === 3 ? 'result' : 'default'),
        }),
      },
      question: {
        id: 'rival',
        ask: 'Which train does that give?',
        options: [
          {
            text: '12, 25, 31, 29, 48, 52',
            says: 'That is the right train. But 2 steps from `dummy` lead to 25, and nothing there shows how many cars are still to come.',
          },
          {
            text: '12, 25, 29, 31, 48, 52',
            says: 'It has three cars after 29, not two. With a second pointer two cars ahead, `prev` is at 31 when the leader is at the last car.',
          },
        ],
        right: 1,
      },
    },
  },
  spots: [
    {
      prompt: {
        id: 'linked-list-manipulation-lesson-1',
        text: 'A composing program stores a melody as 90,000 notes, each of which leads only to the next. A short new note has to sound right before every note that has a star, and the very first note may have one, too. All old notes must stay the same objects, because comments are attached to them. Report where the melody begins afterward.',
        world: 'composing program',
        pattern: 'linked-list-manipulation',
        evidence: [
          {
            words: 'each of which leads only to the next',
            tells: 'The notes are a singly linked list.',
            decides: false,
          },
          {
            words: 'right before every note that has a star',
            tells:
              'The next note itself shows where the new one goes: the link of the note before it changes.',
            decides: true,
          },
          {
            words: 'must stay the same objects',
            tells: 'Nothing may be copied, so only links change.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'linked-list-two-pointers',
          fails: 'No distance shows where the stars are: a second pointer ahead of the first finds nothing.',
        },
        why: 'Start at a dummy before the first note. If the next note has a star, link the new note to it first, and then the note before to the new one.',
        cost: 'O(n)',
      },
      names: [
        { pattern: 'linked-list-reversal', line: 'point each link back' },
        { pattern: 'linked-list-manipulation', line: 'relink nodes as they come' },
        { pattern: 'linked-list-two-pointers', line: 'two speeds or a fixed gap' },
      ],
    },
    {
      prompt: {
        id: 'linked-list-manipulation-lesson-2',
        text: 'An underwater microphone delivers the song of a whale as a chain of sound clips: each clip knows the one after it, and nobody knows how many there are. A biologist wants the clip that comes 500 before the last. When the end has come, nobody may start again from the first clip, and only a few clips can be remembered at a time.',
        world: 'whale song',
        pattern: 'linked-list-two-pointers',
        evidence: [
          {
            words: 'nobody knows how many there are',
            tells: 'You cannot count from the front to a position that depends on the end.',
            decides: false,
          },
          {
            words: '500 before the last',
            tells: 'The position counts from the end: a pointer that is 500 clips ahead shows it.',
            decides: true,
          },
          {
            words: 'nobody may start again from the first clip',
            tells: 'Counting first and walking again is ruled out.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'linked-list-manipulation',
          fails: 'No clip and its neighbors show how many clips are still to come.',
        },
        why: 'Let one pointer go 500 clips ahead, then move both; when the first is at the last clip, the second is at the answer.',
        cost: 'O(n)',
      },
      names: [
        { pattern: 'linked-list-two-pointers', line: 'two speeds or a fixed gap' },
        { pattern: 'linked-list-manipulation', line: 'relink nodes as they come' },
        { pattern: 'linked-list-design', line: 'map to linked nodes' },
      ],
    },
  ],
  end: {
    canDo:
      'To change a list, stop at the node before, set the new link first, and then replace the old one. A dummy covers the head.',
    practice: lesson.practice.find(({ number }) => number === 203)!,
    practiceIs:
      'It removes nodes instead of inserting one: again the link of the node before changes, and the head may go.',
  },
}
