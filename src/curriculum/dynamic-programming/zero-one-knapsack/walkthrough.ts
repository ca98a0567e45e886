import type { Role, TableScene } from '#algorithms/scene.ts'
import { countCalls, drawCalls, drawRepeats, recordCalls } from '#algorithms/scenes/call-tree.ts'
import { drawCells, drawReads, type Position } from '#algorithms/scenes/table-cells.ts'
import type { Picture, Walkthrough } from '../../walkthroughs/walkthrough.ts'
import { lesson } from './lesson.ts'

const weights = [3, 1, 4, 1]
const values = [3, 5, 6, 2]
const capacity = 4

/** The calls of the recursion, named by how many jars may still be chosen and the room for them. */
export const recursion = recordCalls<string, number>(`${weights.length},${capacity}`, (call, recurse) => {
  const [count, room] = call.split(',').map(Number) as [number, number]
  if (count === 0 || room === 0) return 0
  const [weight, value] = [weights[count - 1]!, values[count - 1]!]
  const labelOf = (move: string) => (count === weights.length ? move : undefined)
  const leave = recurse(`${count - 1},${room}`, labelOf('leave'))
  if (weight > room) return leave
  return Math.max(leave, recurse(`${count - 1},${room - weight}`, labelOf('take')) + value)
})

function drawJars(roleOf: (jar: number) => Role = () => 'default'): TableScene {
  const rowOf = (numbers: readonly number[]) =>
    numbers.map((value, index) => ({ value, role: roleOf(index + 1) }))
  return {
    kind: 'table',
    columnHeads: weights.map((_, index) => `jar ${index + 1}`),
    rowHeads: ['kg', 'coins'],
    rows: [rowOf(weights), rowOf(values)],
  }
}

function drawChosen(title: string, chosen: readonly number[]): Picture {
  const sumOf = (numbers: readonly number[]) =>
    chosen.map((jar) => numbers[jar - 1]!).reduce((sum, each) => sum + each, 0)
  return {
    title,
    scene: drawJars((jar) => (chosen.includes(jar) ? 'result' : 'visited')),
    note: `${sumOf(weights)} kg, ${sumOf(values)} coins`,
  }
}

const best = drawChosen('The most there is', [1, 2])

/** Rows 0 and 1 of the table, and the cell of jar 2 in the full bag. */
function drawRows(read: readonly Position[]): TableScene {
  const marks = { active: [2, 4] as const, read }
  return {
    kind: 'table',
    corner: 'room',
    columnHeads: ['0', '1', '2', '3', '4'],
    rowHeads: ['none', 'jar 1', 'jar 2'],
    rows: drawCells(
      [
        [0, 0, 0, 0, 0],
        [0, 0, 0, 3, 3],
        [0, 5, 5, 5, undefined],
      ],
      marks,
    ),
    arrows: drawReads(marks),
  }
}

export const walkthrough: Walkthrough = {
  title: 'Four jars of honey',
  problem:
    'A beekeeper takes one bag to the market, and it carries **at most 4 kg**. She has four jars. They weigh 3, 1, 4 and 1 kg, and they bring 3, 5, 6 and 2 coins. **Each jar is there once**, and she cannot open any. How many coins can she earn at most?',
  input: { weights: '3, 1, 4, 1', values: '3, 5, 6, 2', capacity: '4' },
  firstTry: {
    picture: { scene: drawJars() },
    tries: [
      {
        text: 'Pack the jar that brings the most, then the next one that fits',
        says: '**It earns 6, and 8 are possible.** Jar 3 brings the most, but it fills the whole bag.',
        pictures: [drawChosen('Most coins first', [3]), best],
      },
      {
        text: 'Pack the jar that brings the most per kg, then the next one that fits',
        says: '**It earns 7, and 8 are possible.** Jars 2 and 4 bring the most per kg, but then 2 kg stay empty. This rule is right if jars may be opened and sold in part.',
        pictures: [drawChosen('Most per kg first', [2, 4]), best],
      },
      {
        text: 'Compare every choice of jars that fits',
        says: '**It earns 8, and it can never be wrong.** The question is what that costs.',
        pictures: [best],
      },
    ],
    leavesOpen: 'A jar that looks best alone can spoil the rest, so start from what always works.',
  },
  bruteForce: {
    title: 'Try every choice',
    text: 'Look at the last jar. **Leave it**, and the first 3 jars have 4 kg of room. **Take it**, and they have 3 kg of room. Each asks the same about a shorter row of jars. A circle with `3,4` is the call for the first 3 jars and 4 kg. Without jars or without room, nothing is left to ask.',
    before: { scene: drawCalls(recursion.calls) },
    question: {
      id: 'waste',
      ask: 'What is wasted?',
      options: [
        {
          text: 'Nothing: every path is another choice of jars',
          says: 'You are thinking that the paths differ, and they do. But with jar 2 or with jar 4 in the bag, the same 3 kg remain for jar 1. What it can add is one number, whichever of the two was taken.',
        },
        {
          text: 'The jar of 4 kg: it leaves no room for anything else',
          says: 'You are thinking that it blocks all others. Here that makes it a bad choice. But if it brought 9 coins, it alone would be the best choice, so it cannot be left out in advance.',
        },
        {
          text: 'The same jars are asked about twice with the same room',
          says: '3 of the 17 calls are repeats: `1,3` is reached with jar 2 or with jar 4 in the bag. The more jars there are, the more choices leave the same room.',
        },
      ],
      right: 2,
    },
    after: drawRepeats(recursion.calls),
    tally: countCalls(recursion.calls).filter(({ wasted }) => wasted > 0),
    cost: 'While everything fits, each further jar doubles the calls: 20 jars take 2,097,151. In a bag of 100 kg, only 2,121 of them can differ.',
  },
  idea: {
    title: 'One row for each jar',
    text: 'Solve each pair of first jars and room once, in a table.',
    lines: [
      {
        name: 'State',
        text: '`best[i][room]` is the most the first `i` jars can bring in a bag with that `room`.',
        question: {
          id: 'state',
          ask: 'What must be stored for the first `i` jars?',
          note: 'A later jar can only be taken if the others leave room for it.',
          options: [
            {
              text: 'The most they can bring: one number `best[i]`',
              says: 'For a choice along one row, one number can be enough. Here, to take the last jar of 1 kg, you need the most that the others bring in 3 kg. For the first 3 jars that is 5, while in 4 kg it is 8.',
            },
            {
              text: 'The most they can bring, for every size of the bag',
              says: 'What comes later only needs to know how much room is left. So among all choices for that room, one number is enough: the most.',
            },
            {
              text: 'Every choice of them that fits',
              says: 'You want to lose nothing. But of two choices that leave the same room, the one that brings less can never win: whatever is added to it could be added to the better one.',
            },
          ],
          right: 1,
        },
      },
      { name: 'Choices', text: 'Leave jar `i`, or take it if it fits.' },
      {
        name: 'Recurrence',
        text: '`best[i][room] = max(best[i-1][room], best[i-1][room - weight] + value)`',
        staysTrue: true,
        picture: { scene: drawRows([]) },
        question: {
          id: 'recurrence',
          ask: 'Which line compares the two choices?',
          note: 'The marked cell asks what jars 1 and 2 bring in 4 kg. Jar 2 weighs 1 kg and brings 5.',
          options: [
            {
              text: '`max(best[i-1][room], best[i-1][room - weight] + value)`',
              says: 'Every choice leaves jar `i` or takes it. Without it, the first `i-1` jars bring at most `best[i-1][room]`. With it, they must fit into what is left, and bring at most `best[i-1][room - weight]`. The larger one is the most: here max(3, 3 + 5) = 8.',
            },
            {
              text: '`max(best[i-1][room], best[i][room - weight] + value)`',
              says: 'The cell to the left already contains jar 2. Here this gives 5 + 5 = 10. If the whole row is filled like that, it reads 5, 10, 15, 20. There is one such jar.',
            },
            {
              text: '`best[i-1][room - weight] + value` whenever it fits',
              says: 'You are thinking that more jars bring more. Jar 3 fits into 4 kg, but it brings 6, and leaving it brings 8.',
            },
          ],
          right: 0,
        },
      },
      {
        name: 'Base case',
        text: '`best[0][room] = 0` for every `room`.',
        question: {
          id: 'base',
          ask: 'Which cells are known without any choice?',
          options: [
            {
              text: '`best[0][0] = 0`; larger bags without jars are impossible',
              says: 'You are thinking of a bag that has to be filled exactly. Then this is right. But here room may stay empty: no choice of the first 3 jars weighs exactly 2 kg, although a bag of 2 kg can bring 5.',
            },
            {
              text: '`best[0][room] = 0` for every `room`',
              says: 'Without jars, a bag of any size brings nothing, and that is allowed. From row 1 on, both cells that the recurrence reads are in the row above.',
            },
            {
              text: '`best[1][room]` is what jar 1 brings',
              says: 'You start with the first jar instead of with none. But jar 1 weighs 3 kg, and it does not fit into the smaller bags.',
            },
          ],
          right: 1,
        },
      },
      {
        name: 'Order and answer',
        text: 'Row by row, since each reads the row above. With one row only, fill it from high to low. The answer is `best[4][4]`.',
        picture: {
          scene: drawRows([
            [1, 4],
            [1, 3],
          ]),
        },
        question: {
          id: 'order',
          ask: 'Only the row above is read, so one row is enough. In which direction must it then be overwritten?',
          options: [
            {
              text: 'From low to high, as tables are usually filled',
              says: 'Then `room - weight`, which is smaller, is already overwritten and may contain this jar. Jar 2 would bring 5, 10, 15 and 20 coins.',
            },
            {
              text: 'In either direction: the same cells are read',
              says: 'The positions are the same, but not what they hold. From low to high, the cell at `room - weight` has already changed.',
            },
            {
              text: 'From high to low',
              says: 'A cell reads itself and the smaller `room - weight`. From high to low, both still hold the row above, which knows nothing of this jar. So it is taken once at most.',
            },
          ],
          right: 2,
        },
      },
    ],
    summary:
      'This is the **0/1 knapsack**: each item 0 or 1 times, one row for each item, one column for each amount of the limit.',
  },
  watch: {
    title: 'Fill the rows',
    text: 'The same jars. There, an item is a jar, `w` its weight and `v` what it brings. You say what goes into a cell.',
  },
  code: {
    title: 'The five lines, as code',
    parts: [
      { name: 'State and base case', labels: ['start'] },
      { name: 'Order', labels: ['cell'] },
      { name: 'Choices', labels: ['fits', 'take'] },
      { name: 'Recurrence', labels: ['compare', 'better'] },
      { name: 'Answer', labels: ['done'] },
    ],
    keeps: ['take', 'better', 'compare', 'fits'],
    note: 'Each cell starts with what leaving the item brings, and is overwritten only if taking it brings more. It takes O(n · S) time for n items and the limit S, because each cell compares two others.',
    edge: {
      id: 'edge',
      ask: 'Suppose that the test read `weight < room`. One item weighs 2 and brings 3. Which bag shows the slip?',
      options: [
        { text: 'A bag of 1', says: 'The item does not fit, with or without the slip: 0.' },
        {
          text: 'A bag of 2',
          says: 'With the slip, the item does not fit, and the answer is 0. But it fills the bag exactly, so 3 is right.',
        },
        { text: 'A bag of 3', says: 'The item fits with room to spare, so both answer 3.' },
      ],
      right: 1,
    },
  },
  clues: {
    evidence: [
      {
        words: 'at most 4 kg',
        tells: 'A sum has a limit that is small enough to be the column of a table.',
        decides: false,
      },
      {
        words: 'Each jar is there once',
        tells: 'An item may be used once at most, so its row reads the row above.',
        decides: true,
      },
      {
        words: 'she cannot open any',
        tells: 'Items are taken whole, so the best value per weight is no safe rule.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'unbounded-knapsack',
      property: 'May the same item be used again?',
      here: 'No. So a cell reads the row above, which does not know this item yet.',
      there: 'Yes. So a cell reads its own row, which may already contain this item.',
      example:
        'Now the beekeeper has as many jars of each kind as she likes. The bag still carries 4 kg. How many coins can she earn at most?',
      picture: { scene: drawJars() },
      solved: { scene: drawJars((jar) => (jar === 2 ? 'result' : 'default')), note: 'four of jar 2' },
      question: {
        id: 'rival',
        ask: 'What does the table of this lesson give?',
        options: [
          {
            text: '20, which is right',
            says: 'Four jars of the second kind bring 20, and that is right. But this table reads the row above, where the jar is not yet in the bag, so it takes each kind once.',
          },
          {
            text: '8',
            says: 'It takes each kind once, and finds 3 + 5 = 8. Four jars of the second kind weigh 4 kg and bring 20.',
          },
        ],
        right: 1,
      },
    },
  },
  spots: [
    {
      prompt: {
        id: 'zero-one-knapsack-lesson-1',
        text: 'A satellite can send 5,000 megabytes to the ground before it loses contact for a month. It holds 90 recordings, each with a size in whole megabytes and a score for how much the scientists want it. A recording is sent completely or not at all. What is the highest total score that can be sent?',
        world: 'satellite link',
        pattern: 'zero-one-knapsack',
        evidence: [
          {
            words: '5,000 megabytes',
            tells: 'The limit is small enough for one column per megabyte.',
            decides: false,
          },
          {
            words: 'It holds 90 recordings',
            tells: 'Each recording exists once, and sending it twice earns nothing.',
            decides: true,
          },
          {
            words: 'sent completely or not at all',
            tells: 'Each one is taken or left, so the best score per megabyte is no safe rule.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'unbounded-knapsack',
          fails:
            'It would fill the link with copies of the recording that has the best score per megabyte, but a second copy earns nothing.',
        },
        why: 'For each recording, go through the megabytes from high to low, and keep the better of leaving it and sending it.',
        cost: 'O(n · S)',
      },
      formula: 'best[room] = max(best[room], best[room - size] + score)',
      names: [
        { pattern: 'backtracking', line: 'list all choices, undo each' },
        { pattern: 'zero-one-knapsack', line: 'items used once, and a limit' },
        { pattern: 'unbounded-knapsack', line: 'items used again, and a limit' },
      ],
    },
    {
      prompt: {
        id: 'zero-one-knapsack-lesson-2',
        text: 'A space probe has to gain exactly 2,400 units of speed. Its engine knows 9 kinds of burns. Each kind adds a fixed whole number of units and uses a fixed amount of fuel, and any kind can be fired as often as needed. What is the least fuel that does it, if it can be done at all?',
        world: 'space probe',
        pattern: 'unbounded-knapsack',
        evidence: [
          {
            words: 'exactly 2,400 units',
            tells: 'A small whole total has to be put together from pieces.',
            decides: false,
          },
          {
            words: 'can be fired as often as needed',
            tells: 'The same piece may be used again, so a cell may read one that already contains it.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'zero-one-knapsack',
          fails: 'It would fire each kind of burn once, and 9 single burns may never add up to 2,400 units.',
        },
        why: 'For every amount of speed up to 2,400, try each kind as the last burn and keep the least fuel.',
        cost: 'O(n · S)',
      },
      formula: 'fuel[speed] = min(fuel[speed], fuel[speed - units] + use)',
      names: [
        { pattern: 'unbounded-knapsack', line: 'items used again, and a total' },
        { pattern: 'zero-one-knapsack', line: 'items used once, and a total' },
        { pattern: 'backtracking', line: 'list all choices, undo each' },
      ],
    },
  ],
  end: {
    canDo:
      'When each item is taken once or not at all under a small limit, keep the best for every item and every room that may be left.',
    practice: lesson.practice.find(({ number }) => number === 416)!,
    practiceIs:
      'It asks only whether a sum can be reached: the same table, with true or false in place of coins.',
  },
}
