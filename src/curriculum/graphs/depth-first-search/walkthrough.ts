import { graphOf } from '#algorithms/fields/graph.ts'
import { drawGraph, neighborsOf } from '#algorithms/graph.ts'
import { countCalls, drawCalls, drawRepeats, recordCalls } from '#algorithms/scenes/call-tree.ts'
import { drawCallStack } from '#algorithms/scenes/stack-and-queue-scenes.ts'
import type { Picture, Walkthrough } from '../../walkthroughs/walkthrough.ts'
import { lesson } from './lesson.ts'

const doors = 'A-B, A-D, A-E, B-C, B-D, F-G'
const house = graphOf(doors)

/** Every path from A that enters no room twice: a call for each room on it. */
export const recursion = recordCalls<string, void>('A', enterAll([]))

function enterAll(path: string[]) {
  return (room: string, recurse: (room: string) => void) => {
    path.push(room)
    for (const near of neighborsOf(room, house)) if (!path.includes(near)) recurse(near)
    path.pop()
  }
}

function drawWalk(title: string, entered: string, note: string): Picture {
  return {
    title,
    scene: drawGraph(
      house,
      (id) => {
        const order = entered.indexOf(id) + 1
        return order > 0 ? { role: 'result', order } : { role: 'visited' }
      },
      () => ({ role: 'default' }),
    ),
    note,
  }
}

const best = drawWalk('Every room that he can reach', 'ABCDE', 'A, B, C, D, E, and back in A after 8 doors')

function drawPath(rooms: string): Picture {
  return { scene: drawCallStack([...rooms].map((value) => ({ id: value, value }))) }
}

export const walkthrough: Walkthrough = {
  title: 'A guard in an old house',
  problem:
    'A guard starts in room A of an old house with the doors A-B, A-D, A-E, B-C, B-D and F-G. He sees only the doors of the room that he is in, and knows to which room each leads. He has to **enter every room that he can reach** and come back to A. **How long he walks does not matter.** In which order does he enter the rooms?',
  input: { graph: doors, start: 'A' },
  firstTry: {
    picture: {
      scene: drawGraph(
        house,
        () => ({ role: 'default' }),
        () => ({ role: 'default' }),
      ),
    },
    tries: [
      {
        text: 'Go on to a new room as long as there is one',
        says: '**He enters 3 rooms, and 5 are possible.** He walks A, B, C, and C has no other door. So he needs a rule for what to do when he is stuck.',
        pictures: [drawWalk('Only onward', 'ABC', 'A, B, C, and no new room'), best],
      },
      {
        text: 'Always take the first door of the room',
        says: '**He enters 2 rooms, and 5 are possible.** The first door of A leads to B, and the first door of B leads back to A, over and over.',
        pictures: [drawWalk('The first door', 'AB', 'A, B, A, B, A, B, ...'), best],
      },
      {
        text: 'Enter the rooms in the order in which he sees their doors',
        says: '**He enters all 5 rooms, through 9 doors instead of 8.** The order is A, B, D, E, C: from E he has to go back through A and B to reach C. In a large house, each new room may be at the other end.',
        pictures: [
          drawWalk('In the order seen', 'ABDEC', 'A, B, D, E, C, and back in A after 9 doors'),
          best,
        ],
      },
    ],
    leavesOpen: 'He needs to know where to go when a room leads to nothing new, and when he is done.',
  },
  bruteForce: {
    title: 'Try every path',
    text: 'One method is never stuck: from each room, try **every door** that leads to a room not on the present path, and come back afterward. Each circle is a room that is entered, below the room from which it is entered.',
    before: { scene: drawCalls(recursion.calls) },
    question: {
      id: 'waste',
      ask: 'What is wasted?',
      options: [
        {
          text: 'Going back: he could stop at the end of a path',
          says: 'You would like to save the way back. But C is the end of a path, and without going back from it he never sees D or E.',
        },
        {
          text: 'Nothing: a room entered by another door may lead to something new',
          says: 'You are thinking that the path makes a difference. It changes how he came to D, but the doors of D are the same. He has tried them, or they lead to rooms on the path that will try their own.',
        },
        {
          text: 'The rooms that he enters a second time',
          says: 'D is entered again from A, and then B and C once more, although all their doors have been tried. One time for each room is enough: 5 of the 8 calls.',
        },
      ],
      right: 2,
    },
    after: drawRepeats(recursion.calls),
    tally: countCalls(recursion.calls, (room) => `room ${room}`),
    cost: 'Where every two of 10 rooms are joined, there are 986,410 calls. Entering each room once takes 10.',
  },
  idea: {
    title: 'Go deep, mark, and step back',
    text: 'Each room has to be entered only once. Four lines say where to go when you are stuck, and why nothing is missed.',
    lines: [
      {
        name: 'What waits',
        text: 'The rooms on the path back to A wait, and the last one entered goes on first: a stack.',
        picture: drawPath('ABC'),
        question: {
          id: 'waits',
          ask: 'You are in C, by way of A and B. C has no other door. Where do you go?',
          options: [
            {
              text: 'Back to B, from where you came',
              says: 'Of the rooms that you have entered, only those on your path can have doors left: you left all others when they were finished. B is the last of them, and one door away. When B is finished, A is next: last in, first out.',
            },
            {
              text: 'Back to A, to start again',
              says: 'You want to start where you know your way. But you pass B on the way and may find it unfinished: its door to D has not been tried.',
            },
            {
              text: 'To D, the next room by name',
              says: 'You go through the rooms as through a list. But no door joins C and D: you would have to know the whole house, and you see only one room.',
            },
          ],
          right: 0,
        },
      },
      {
        name: 'What is marked and when',
        text: 'A room is marked when you enter it, before you look at its doors.',
        picture: drawPath('ABD'),
        question: {
          id: 'marks',
          ask: 'When do you mark a room, so that you never enter it twice?',
          options: [
            {
              text: 'When all its doors have been tried',
              says: 'You mark what is done. But A is not done while you are in B, so B leads you into A again, and A into B: that never ends.',
            },
            {
              text: 'Never: it is enough not to turn straight back',
              says: 'That stops A, B, A. But A, B and D form a cycle: from D you go on to A, then to B, and around again without ever turning back.',
            },
            {
              text: 'When you enter it',
              says: 'Whoever looks at it from then on passes it over, from a room above as well as from a room below. So each room is entered once: 5 rooms and 5 calls.',
            },
          ],
          right: 2,
        },
      },
      {
        name: 'What stays true',
        text: 'A finished room has only marked neighbors; the marked rooms that are not finished are the path from A to you.',
        staysTrue: true,
        question: {
          id: 'finished',
          ask: 'D has doors to A and B, which are both marked. You leave D for good. Can you miss a room because of that?',
          options: [
            {
              text: 'Yes: D leads to A, and A has a door that was not tried yet',
              says: 'The door to E is still open, but it belongs to A. A is on your path, so it tries this door itself when you are back.',
            },
            {
              text: 'No: every neighbor of D is marked, and each marked room tries its own doors',
              says: 'A marked room is finished, or on the path and will be. At the end the path is empty, so every marked room has only marked neighbors. A way from A to an unmarked room would have to pass a door from a marked to an unmarked one, and there is none.',
            },
            {
              text: 'No: D has only two doors, and you came by one of them',
              says: 'It is the end of a path for you. But the number of doors is no reason: with a door to a new room, D would not be finished. What counts is that all its neighbors are marked.',
            },
          ],
          right: 1,
        },
      },
      {
        name: 'When to stop',
        text: 'Back in A, when A has no unmarked neighbor. What is not marked cannot be reached.',
        picture: drawPath('A'),
        question: {
          id: 'stop',
          ask: 'When do you know that you have entered every room you can reach?',
          options: [
            {
              text: 'When no room of the house is unmarked',
              says: 'You want to see all of it. But no door leads from here to F or G, so you would wait forever.',
            },
            {
              text: 'When you are back in A, and A has no unmarked neighbor',
              says: 'Then A is finished, too, and no room is left on the path. Each room but A was entered through one door and left through it again: 4 rooms and 8 doors.',
            },
            {
              text: 'When a room has no unmarked neighbor',
              says: 'That means that this room is finished. C is the first, and at that time D and E have not been entered.',
            },
          ],
          right: 1,
        },
      },
    ],
    summary:
      'That is **depth-first search**: mark on the way in, go deeper while you can, and step back along the call stack.',
  },
  watch: {
    title: 'Walk through the house',
    text: 'The same rooms and the same rule; of several new rooms, the first by name is next. Before each move, you say where it goes.',
  },
  code: {
    title: 'The four lines, as code',
    parts: [
      { name: 'What is marked', labels: ['mark'] },
      { name: 'Next room', labels: ['look', 'found'] },
      { name: 'What waits', labels: ['back'] },
      { name: 'Start', labels: ['start'] },
      { name: 'Answer', labels: ['done'] },
    ],
    keeps: ['mark', 'back', 'look', 'found'],
    note: 'What stands before the loop is done when a node is entered, and what stands after it when the node is finished. It takes O(V + E) time, because each of V nodes is entered once and each of E edges is looked at once from each end.',
    edge: {
      id: 'edge',
      ask: 'Suppose that the code only skipped the node it came from, and had no marks. Which graph shows the slip?',
      options: [
        {
          text: '`A-B, B-C, C-D`',
          says: 'On a path the only node to skip is the one before, so the slip enters A, B, C, D as it should.',
        },
        {
          text: '`A-B, A-C, A-D`',
          says: 'Each of B, C and D has no neighbor but A, and they came from there, so nothing is entered twice.',
        },
        {
          text: '`A-B, B-C, A-C`',
          says: 'The slip walks A, B, C, A, B, C and never ends. Without marks, each cycle is a trap.',
        },
      ],
      right: 2,
    },
  },
  clues: {
    evidence: [
      {
        words: 'sees only the doors of the room that he is in',
        tells: 'The next node is a neighbor of the present one, so going on and stepping back is natural.',
        decides: false,
      },
      {
        words: 'enter every room that he can reach',
        tells: 'The problem asks what can be reached, so every node once is enough.',
        decides: true,
      },
      {
        words: 'How long he walks does not matter',
        tells: 'No fewest steps are needed, so a room may be found by a detour.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'breadth-first-search',
      property: 'Does the problem ask for the fewest steps?',
      here: 'No. It asks which rooms can be reached, by whatever path.',
      there: 'Yes. Then a detour gives a wrong number, so search ring by ring.',
      example:
        'Now the guard is called from A to room D of the same house, and has to come **through as few doors as possible**. Depth-first search counts the doors on the path by which it enters D.',
      picture: drawPath('ABD'),
      question: {
        id: 'rival',
        ask: 'How many doors does depth-first search count to D?',
        options: [
          {
            text: '1',
            says: 'The door A-D would do, so 1 is right. But depth-first search goes from A to B first and enters everything beyond B, and that includes D.',
          },
          {
            text: '2',
            says: 'It enters D by way of B: two doors. When it is back in A and looks at the door A-D, D is marked already. Ring by ring, D is found from A, through 1 door.',
          },
        ],
        right: 1,
      },
    },
  },
  spots: [
    {
      prompt: {
        id: 'depth-first-search-lesson-1',
        text: 'A monk opens one of 5,000 old books. Each book names others that it quotes. Whenever a book names one that he has not opened yet, he puts it on top of his own and reads that first; he closes a book only when everything it led him to is closed. For each book, write down when it was opened and when it was closed.',
        world: 'monastery library',
        pattern: 'depth-first-search',
        evidence: [
          {
            words: 'reads that first',
            tells: 'The newest node is explored before the older ones go on.',
            decides: true,
          },
          {
            words: 'only when everything it led him to is closed',
            tells: 'A node is finished after all that was reached from it, as when a call returns.',
            decides: true,
          },
          {
            words: 'that he has not opened yet',
            tells: 'Each node is entered once, although books may quote each other in a circle.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'breadth-first-search',
          fails:
            'It would read all books that the first one names before any that they name, so the times of closing come out wrong.',
        },
        why: 'Number each book when its call begins and again when it returns; a book that has a number is not entered again.',
        cost: 'O(V + E)',
      },
      names: [
        { pattern: 'depth-first-search', line: 'go deep, then step back' },
        { pattern: 'topological-sort', line: 'take what waits for nothing' },
        { pattern: 'breadth-first-search', line: 'ring by ring, equal steps' },
      ],
    },
    {
      prompt: {
        id: 'depth-first-search-lesson-2',
        text: 'In a temple stand 900 candles. For each, you know which others are so near that its flame lights them after exactly one minute. At nightfall three candles are lit by hand, all at the same time. After how many minutes do all candles burn, or do some of them stay dark?',
        world: 'temple candles',
        pattern: 'breadth-first-search',
        evidence: [
          {
            words: 'after exactly one minute',
            tells: 'The fire spreads at equal speed, so each ring is a minute.',
            decides: true,
          },
          {
            words: 'three candles are lit by hand',
            tells: 'Several sources start at the same time, so all of them wait in the queue at 0.',
            decides: false,
          },
          {
            words: 'After how many minutes',
            tells: 'The number of steps is the answer, so a detour would give a wrong one.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'depth-first-search',
          fails: 'It follows one flame to its end and would count minutes along a detour.',
        },
        why: 'Put the three candles into the queue together and grow ring by ring; the last ring that lights a candle is the answer.',
        cost: 'O(V + E)',
      },
      names: [
        { pattern: 'breadth-first-search', line: 'ring by ring, equal steps' },
        { pattern: 'depth-first-search', line: 'go deep, then step back' },
        { pattern: 'shortest-path-and-mst', line: 'cheapest waiting node first' },
      ],
    },
  ],
  end: {
    canDo:
      'When you need what can be reached, by any path, mark each node as you enter it, go deeper while you can, and step back.',
    practice: lesson.practice.find(({ number }) => number === 841)!,
    practiceIs: 'The keys in a room are its doors, and you ask whether every room can be reached.',
  },
}
