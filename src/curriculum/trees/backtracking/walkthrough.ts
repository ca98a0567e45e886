import type { TreeScene } from '#algorithms/scene.ts'
import { drawArray } from '#algorithms/scenes/array-scene.ts'
import type { Picture, Walkthrough } from '../../walkthroughs/walkthrough.ts'
import { lesson } from './lesson.ts'

const weights = [2, 2, 4, 6]
const target = 8

interface WeightSet {
  /** Indices in the sorted weights. */
  readonly indices: readonly number[]
  readonly total: number
  /** Too heavy, or a set of the same weights came before. */
  readonly isWasted: boolean
}

/** Every set of weights, each before the sets that begin with it. */
export const sets: readonly WeightSet[] = listSets()

function listSets(): WeightSet[] {
  const seen = new Set<string>()
  const list: WeightSet[] = []
  const add = (indices: readonly number[]): void => {
    const chosen = indices.map((index) => weights[index]!)
    const total = chosen.reduce((sum, weight) => sum + weight, 0)
    list.push({ indices, total, isWasted: total > target || seen.has(chosen.join()) })
    seen.add(chosen.join())
    for (let next = (indices.at(-1) ?? -1) + 1; next < weights.length; next++) add([...indices, next])
  }
  add([])
  return list
}

function drawSets(marksWaste: boolean): TreeScene {
  return {
    kind: 'tree',
    nodes: sets.map(({ indices, total, isWasted }) => {
      const wasted = marksWaste && isWasted
      const solves = marksWaste && total === target
      return {
        id: indices.join(),
        value: total,
        role: wasted ? 'visited' : solves ? 'result' : marksWaste ? 'settled' : 'default',
        ...(indices.length > 0 && {
          parent: indices.slice(0, -1).join(),
          edge: wasted ? 'dropped' : 'default',
          edgeLabel: `+${weights[indices.at(-1)!]}`,
        }),
      }
    }),
  }
}

function drawSet(indices: readonly number[]) {
  return drawArray({
    values: weights,
    roleOf: (index) => (indices.includes(index) ? 'result' : 'visited'),
    hasNoIndices: true,
  })
}

const best: Picture = {
  title: 'All there are',
  scene: drawSet([0, 1, 2]),
  beside: [drawSet([0, 3])],
  note: '2 + 2 + 4 and 2 + 6',
}

/** The sorted weights: those that are chosen, the one that comes next, and those not in question. */
function drawRow(chosen: readonly number[], next?: number): Picture {
  return {
    scene: drawArray({
      values: weights,
      roleOf: (index) => (chosen.includes(index) ? 'settled' : index === next ? 'active' : 'default'),
      hasNoIndices: true,
    }),
    note: `path: ${chosen.map((index) => weights[index]).join(', ')}`,
  }
}

export const walkthrough: Walkthrough = {
  title: 'Four weights and a balance',
  problem:
    'A stone on one pan of a balance weighs **exactly 8 kg**. For the other pan you have four weights: 4, 2, 6 and 2 kg. Write down **every set of weights** that balances the stone. Sets of **equal weights count once**, whichever piece they use.',
  input: { numbers: '4, 2, 6, 2', target: '8' },
  firstTry: {
    picture: { scene: drawArray({ values: [4, 2, 6, 2], hasNoIndices: true }) },
    tries: [
      {
        text: 'Take the heaviest weight that still fits, again and again',
        says: '**It finds 2 + 6, and misses 2 + 2 + 4.** Once the 6 is on the balance, it never comes off again, so no set without it is ever tried.',
        pictures: [{ title: 'Heaviest first', scene: drawSet([0, 3]), note: '2 + 6' }, best],
      },
      {
        text: 'Try every two weights, with two nested loops',
        says: '**It finds 2 + 6 twice, once with each 2, and misses 2 + 2 + 4.** A set may have one weight or all four, and you do not know how many loops to write.',
        pictures: [
          {
            title: 'Every two',
            scene: drawSet([0, 3]),
            beside: [drawSet([1, 3])],
            note: '2 + 6 and 2 + 6',
          },
          best,
        ],
      },
      {
        text: 'Try every set, and test its total',
        says: '**It finds 2 + 2 + 4 and 2 + 6, and nothing is missed.** It also finds 2 + 6 a second time, with the other 2. The question is what else it does in vain.',
        pictures: [best],
      },
    ],
    leavesOpen: 'Start from the one that misses nothing, and look for what it does in vain.',
  },
  bruteForce: {
    title: 'Try every set',
    text: 'Put the weights in order: 2, 2, 4, 6. The circle on top is the empty balance. Each edge **adds a weight that comes later in the row**, and the circle below it shows the total. So every set is one circle.',
    before: { scene: drawSets(false) },
    question: {
      id: 'waste',
      ask: 'What is wasted?',
      options: [
        {
          text: 'Nothing: each circle is another set',
          says: 'You are thinking of the pieces, and the two 2s are different pieces. But the problem counts equal weights once, and 2 + 6 comes up with each of them.',
        },
        {
          text: 'Sets that are too heavy, and sets of the same weights as before',
          says: 'That is 8 of the 16 circles. A set above 8 kg never gets lighter, so nothing below it can balance the stone. And whatever begins with the second 2 came up with the first 2 already.',
        },
        {
          text: 'Sets that are too light, such as 2 alone',
          says: 'You are thinking of finished sets. But 2 alone is how 2 + 6 begins: on the way down, every set is too light at first.',
        },
      ],
      right: 1,
    },
    after: { scene: drawSets(true) },
    cost: 'Four weights have 16 sets, and n weights have `2^n`: 20 weights have more than a million. What is cut off near the top takes a whole branch with it.',
  },
  idea: {
    title: 'Choose, go deeper, undo',
    text: 'Do not write the sets down first. Walk through the tree with one set, which changes at each step. Five lines say how. Where the order counts, any piece that is still free may be chosen next.',
    lines: [
      {
        name: 'What is chosen',
        text: 'The next weight, from those after the last one chosen.',
        picture: drawRow([2]),
        question: {
          id: 'chosen',
          ask: 'The 4 has been chosen first. Which weights may be chosen next?',
          options: [
            {
              text: 'Only 6, which comes after it',
              says: 'Every set can be built in the order of the row, and in only one way. So if each choice comes after the one before it, no set is missed, and none comes up in a second order.',
            },
            {
              text: 'Any other: 2, 2 or 6',
              says: 'You do not want to miss 4 + 2. But that is the set 2 + 4, which has come up with 2 chosen first. A set of three pieces would come up in six orders.',
            },
            {
              text: '4 again, or 6',
              says: 'You think of coins that never run out. There is only one weight of 4 kg, so 4 + 4 cannot be put on the balance.',
            },
          ],
          right: 0,
        },
      },
      {
        name: 'What is skipped',
        text: 'A weight equal to the one just tried at the same level.',
        picture: drawRow([], 1),
        question: {
          id: 'skipped',
          ask: 'Everything that begins with the first 2 is done. What about sets that begin with the second 2?',
          options: [
            {
              text: 'Try them, because it is another piece',
              says: 'You count pieces. Then 2 + 6 is written down twice, and the problem counts it once.',
            },
            {
              text: 'Leave them out, and leave the second 2 out everywhere',
              says: 'You want each value once. But 2 + 2 + 4 needs both: there the second 2 comes **below** the first one, at another level.',
            },
            {
              text: 'Leave them out: they came up with the first 2',
              says: 'Only 4 and 6 come after the second 2, and both came after the first one, too. So each of these sets has come up with the same weights. This holds at every level, once equal weights are next to each other.',
            },
          ],
          right: 2,
        },
      },
      {
        name: 'What is undone',
        text: 'The last choice, as soon as everything below it has been tried.',
        picture: drawRow([0, 1, 2], 3),
        question: {
          id: 'undone',
          ask: '2, 2 and 4 are on the balance, and this set is written down. What comes before you try 6 in place of 4?',
          options: [
            {
              text: 'Nothing: put the 6 on',
              says: 'You go on with what is there. But then 2 + 2 + 4 + 6 = 14 is on the balance, and you wanted to know about 2 + 2 + 6.',
            },
            {
              text: 'Take the 4 off',
              says: 'Every set that begins with 2, 2, 4 has been tried, so the 4 is not needed any more. What is left is 2, 2, exactly as it was before the 4 was chosen.',
            },
            {
              text: 'Take all three off, and put 2 and 2 on again',
              says: 'You want a clean start. That gives the same set, but it repeats every choice above for each new try.',
            },
          ],
          right: 1,
        },
      },
      {
        name: 'What stays true',
        text: '`path` holds exactly the choices that lead to this call, also when the call returns.',
        staysTrue: true,
        picture: drawRow([0, 1, 2]),
        question: {
          id: 'copy',
          ask: 'There is only one `path`, and it changes all the time. Now it is 2, 2, 4. What do you add to the results?',
          options: [
            {
              text: '`path` itself',
              says: 'You think that a list is stored as it is now. But the results would refer to the one list that goes on changing. At the end it is empty, and so are both results.',
            },
            {
              text: 'A copy of `path`',
              says: 'Each choice is undone after its call, so `path` is 2, 2, 4 only at this moment, and it is empty again at the end. The copy stays.',
            },
            {
              text: 'The total, 8',
              says: 'You think of a table of sums. But the problem asks for the sets, and all of them have the total 8.',
            },
          ],
          right: 1,
        },
      },
      {
        name: 'When to cut or stop',
        text: 'Write the set down when nothing is left. Cut at the first weight that is too heavy.',
        picture: drawRow([0, 2], 3),
        question: {
          id: 'cut',
          ask: '2 and 4 are chosen, so 2 kg are left. The next weight is 6. What can be left out?',
          options: [
            {
              text: 'The 6, and whatever would come after it',
              says: 'A total never goes down when a weight is added, so 2 + 4 + 6 and everything below it is too heavy. And the weights are in order, so any later one is at least as heavy as 6. The loop ends here.',
            },
            {
              text: 'Only the 6',
              says: 'You test each weight by itself. But in order, a weight after the 6 would be at least as heavy, so it cannot fit either.',
            },
            {
              text: 'Nothing yet: the total is tested when the set is complete',
              says: 'You test finished sets only. But 2 + 4 + 6 = 12 can only grow, so you would follow a branch that is lost already.',
            },
          ],
          right: 0,
        },
      },
    ],
    summary:
      'That is **backtracking**: choose, go deeper, undo, and leave a branch as soon as it cannot succeed.',
  },
  watch: {
    title: 'Walk through the tree',
    text: 'The same weights and the same rule. A circle shows how much is left of 8 kg. You say what the search does with the next weight.',
  },
  code: {
    title: 'The five lines, as code',
    parts: [
      { name: 'When to stop', labels: ['found'] },
      { name: 'When to cut', labels: ['prune'] },
      { name: 'What is skipped', labels: ['skip'] },
      { name: 'What is chosen', labels: ['choose'] },
      { name: 'What is undone', labels: ['undo'] },
    ],
    keeps: ['choose', 'undo'],
    note: 'Sorting comes first: without it, neither the cut nor the skip would be right. It takes up to O(n · 2^n) time, because there are up to 2^n sets and copying one takes up to n steps. The path takes O(n) space.',
    edge: {
      id: 'edge',
      ask: 'Suppose that the skip tested `i > 0` instead of `i > start`. Which input shows the slip?',
      options: [
        {
          text: '`[2, 2, 4]`, target 4',
          says: 'Below the first 2, the second 2 is the first one tried at its level, but the slip skips it. So it finds only 4, and 2 + 2 is lost.',
        },
        {
          text: '`[2, 2]`, target 2',
          says: 'The second 2 is skipped at the top level, which is right: the set 2 has just been found.',
        },
        {
          text: '`[1, 2, 3]`, target 3',
          says: 'No two weights are equal, so nothing is ever skipped.',
        },
      ],
      right: 0,
    },
  },
  clues: {
    evidence: [
      {
        words: 'exactly 8 kg',
        tells: 'A total only grows, so a set that is too heavy cuts off everything below it.',
        decides: false,
      },
      {
        words: 'four weights',
        tells: 'Few pieces: even all of their sets are not many.',
        decides: false,
      },
      {
        words: 'every set of weights',
        tells:
          'All solutions are listed, so each has to be built, and a piece is used again in the next set.',
        decides: true,
      },
      {
        words: 'equal weights count once',
        tells: 'Equal values are put next to each other, and skipped at the same level.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'depth-first-search',
      property: 'Must what you have tried be free again for the next try?',
      here: 'Yes. The first 2 is part of 2 + 2 + 4, and it has to be free again for 2 + 6.',
      there: 'No. What is reached stays reached, so it is marked for good and visited once.',
      example:
        'Rooms A, B and C have a door between every two of them. **How many rooms** can you reach, with A itself? You walk from A: you count each room that you enter, and when you go back, you take it off the path.',
      question: {
        id: 'rival',
        ask: 'A room may be entered whenever it is not on the path. How many does this count?',
        options: [
          {
            text: '3',
            says: '3 is how many there are. But when you are back at A, both B and C are off the path again. So you enter C from A, and B from there, and count both a second time.',
          },
          {
            text: '5',
            says: 'You count A, B and C, go back to A, and then count C and B again, because they are off the path. A depth-first search leaves its marks, so it counts 3.',
          },
        ],
        right: 1,
      },
    },
  },
  spots: [
    {
      prompt: {
        id: 'backtracking-lesson-1',
        text: 'A small circus has seven acts. Some pairs must not come one right after the other: after the horses, for example, the tightrope is not ready yet. The director wants to read through every possible order of the evening that keeps to this, and then pick the one she likes best. Print them all.',
        world: 'circus evening',
        pattern: 'backtracking',
        evidence: [
          {
            words: 'seven acts',
            tells: 'There are few enough to try every order.',
            decides: false,
          },
          {
            words: 'must not come one right after the other',
            tells: 'A bad pair spoils every order that begins this way, so a branch can be cut early.',
            decides: false,
          },
          {
            words: 'every possible order',
            tells: 'All solutions are listed, so each act has to be free again for the next order.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'depth-first-search',
          fails:
            'It marks an act for good once it has come up, so it finds at most one order and then has no act left.',
        },
        why: 'Choose an act that may follow the last one, go on to the next position, and take it off again before the next act is tried.',
        cost: 'O(n · n!)',
      },
      names: [
        { pattern: 'depth-first-search', line: 'follow links, mark for good' },
        { pattern: 'backtracking', line: 'choose, go deeper, undo' },
        { pattern: 'topological-sort', line: 'one order, whatever comes first' },
      ],
    },
    {
      prompt: {
        id: 'backtracking-lesson-2',
        text: 'An old castle has up to 100,000 rooms, and a plan lists which rooms have a door between them. A cat has slipped in through a window. It runs through any door, but it never leaves the castle. Given the room where it came in, in how many different rooms could it be by now?',
        world: 'cat in a castle',
        pattern: 'depth-first-search',
        evidence: [
          {
            words: 'up to 100,000 rooms',
            tells: 'There are far too many to try every route.',
            decides: false,
          },
          {
            words: 'which rooms have a door between them',
            tells: 'The links are given: rooms and doors are a graph.',
            decides: false,
          },
          {
            words: 'how many different rooms',
            tells: 'Each room counts once, so a room that was reached stays marked.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'backtracking',
          fails:
            'It frees a room again on the way back, so it walks every route to each room and enters the same rooms again and again.',
        },
        why: 'Enter a room, mark it for good, and enter each neighboring room that has no mark.',
        cost: 'O(V + E)',
      },
      names: [
        { pattern: 'backtracking', line: 'choose, go deeper, undo' },
        { pattern: 'shortest-path-and-mst', line: 'links that cost, the cheapest total' },
        { pattern: 'depth-first-search', line: 'follow links, mark for good' },
      ],
    },
  ],
  end: {
    canDo:
      'When every solution has to be listed, build one candidate choice by choice, undo each choice, and leave a branch as soon as it cannot succeed.',
    practice: lesson.practice.find(({ number }) => number === 40)!,
    practiceIs: 'It is the problem of this lesson, with numbers in place of weights.',
  },
}
