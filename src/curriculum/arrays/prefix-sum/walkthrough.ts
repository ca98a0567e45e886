import type { Role } from '#algorithms/scene.ts'
import { drawArray } from '#algorithms/scenes/array-scene.ts'
import { drawScan, type Look } from '#algorithms/scenes/scan-table.ts'
import type { Picture, Walkthrough } from '../../walkthroughs/walkthrough.ts'
import { lesson } from './lesson.ts'

const moves = [2, -2, 3, 1, 2, -1]
const target = 3

/** The sum of each run, built from the run that ends one hour earlier. */
export const sums: readonly Look[] = moves.flatMap((_, outer) => {
  let value = 0
  return moves.slice(outer).map((move, offset): Look => {
    value += move
    return { outer, inner: outer + offset, value }
  })
})

/** At the start and after each hour, which is the first row of the sums. */
export const heights = [0, ...sums.filter(({ outer }) => outer === 0).map(({ value }) => Number(value))]

function drawSums(roleOf?: (look: Look) => Role): Picture {
  return {
    scene: drawScan({
      looks: sums,
      outer: moves.map((_, from) => `from ${from}`),
      inner: moves.map((_, to) => `to ${to}`),
      ...(roleOf && { roleOf }),
    }),
  }
}

function drawRuns(
  title: string,
  runs: readonly (readonly [from: number, to: number])[],
  note: string,
): Picture {
  return {
    title,
    scene: drawArray({
      values: moves,
      roleOf: (index) => (runs.some(([from, to]) => index >= from && index <= to) ? 'active' : 'visited'),
      hasNoIndices: true,
      spans: runs.map(([from, to]) => ({ from, to, text: 'gains 3' })),
    }),
    note,
  }
}

const best: Picture = {
  title: 'All of them',
  scene: drawArray({ values: moves, roleOf: () => 'result', hasNoIndices: true }),
  note: '2 - 2 + 3, then 3 alone, 1 + 2, and -2 + 3 + 1 + 2 - 1',
}

function drawHeights(roleOf?: (index: number) => Role): Picture {
  return {
    scene: drawArray({
      title: 'Height at the start and after each hour',
      values: heights,
      hasNoIndices: true,
      ...(roleOf && { roleOf }),
    }),
  }
}

export const walkthrough: Walkthrough = {
  title: 'A snail on a wall',
  problem:
    'A snail climbs a wall. Hour by hour it moves by 2, -2, 3, 1, 2 and -1 cm; **a minus means that it slides down**. In how many **runs of consecutive hours** does it gain **exactly 3 cm**? A run can be one hour or more.',
  input: { values: '2, -2, 3, 1, 2, -1', target: '3' },
  firstTry: {
    picture: { scene: drawArray({ values: moves, hasNoIndices: true }) },
    tries: [
      {
        text: 'Add hours to a window, and drop the first ones while the gain is above 3',
        says: '**It finds 2 runs, and there are 4.** When the gain is exactly 3, a run inside can gain 3 as well, as the 3 alone does. And when the snail slides, a gain that was too large comes back to 3.',
        pictures: [
          drawRuns(
            'With a window',
            [
              [0, 2],
              [3, 4],
            ],
            '2 - 2 + 3, then 1 + 2',
          ),
          best,
        ],
      },
      {
        text: 'From each hour on, add until the gain is 3, then stop',
        says: '**It finds all 4, but by luck.** A gain of 3 can come back later: of 3, 1, -1 it finds 1 run instead of 2, because 3 + 1 - 1 is 3 again.',
        pictures: [best],
      },
      {
        text: 'Add up every run',
        says: '**It finds all 4, and it can never be wrong.** The question is what that costs.',
        pictures: [best],
      },
    ],
    leavesOpen: 'No run may be left out in advance: later hours can raise the gain or lower it.',
  },
  bruteForce: {
    title: 'Add up every run',
    text: 'A row of the table is **where a run starts**, a column where it ends, and a cell is what the snail gains. Each cell is the cell to its left plus one more hour. Four of the cells are 3.',
    before: drawSums(),
    question: {
      id: 'waste',
      ask: 'Compare the second row with the first. What is wasted?',
      options: [
        {
          text: 'The runs that gain more than 3',
          says: 'You want to stop once a gain is too large. But the snail can slide: from 1 to 4 it gains 4, and with the next hour it is 3.',
        },
        {
          text: 'Nothing: these are different runs, with other gains',
          says: 'The runs differ, but their sums are made of the same hours. Each number of the second row is the one above it minus 2.',
        },
        {
          text: 'All of it: each number is the one above it minus 2',
          says: 'Without the first hour, each run gains 2 less. In the same way, each row is the first row minus what came before its start. So the first row already contains all others, and 15 of the 21 cells tell nothing new.',
        },
      ],
      right: 2,
    },
    after: drawSums(({ outer, value }) =>
      value === target ? 'result' : outer === 0 ? 'settled' : 'visited',
    ),
    cost: 'For n hours there are `n(n+1)/2` runs: that is O(n²). For 100,000 hours it is about 5 billion.',
  },
  idea: {
    title: 'Compare two heights',
    text: 'The first row is the height of the snail after each hour. These lines count the runs from the heights alone.',
    lines: [
      {
        name: 'What a run is',
        text: 'The height after it minus the height before it. Below, `total` is the height now, and `target` the gain you need.',
        picture: drawHeights((index) => (index === 5 ? 'active' : index === 3 ? 'compare' : 'default')),
        question: {
          id: 'run',
          ask: 'The moves of 1 cm and 2 cm bring the snail from height 3 over 4 to 6. How do the heights give their gain?',
          options: [
            {
              text: '6 - 3',
              says: '6 is the height after the run, and 3 the height before it. All earlier hours are in both, so they cancel out. One subtraction, however long the run is.',
            },
            {
              text: '6 - 4',
              says: 'You subtract the height after the first of them. But that height contains its move already, so the gain of 1 is lost.',
            },
            {
              text: '4 + 6',
              says: 'You add up what belongs to the two moves. But a height is a total already: each contains all hours before it.',
            },
          ],
          right: 0,
        },
      },
      {
        name: 'What is looked up',
        text: 'How often the height `total - target` was reached before.',
        question: {
          id: 'looked-up',
          ask: 'The snail is at height 6. From which earlier height has it gained exactly 3?',
          options: [
            {
              text: 'From 9',
              says: '6 + 3 = 9 would be a run that loses 3. The height before must be lower, by what the run gains.',
            },
            {
              text: 'From 3',
              says: 'The gain is 6 minus the height before, and it is 3 only if that height was 6 - 3 = 3. So no search is needed: look up one height.',
            },
            {
              text: 'From any height below 6',
              says: 'From each of them it has gained something. But the gain must be exactly 3, and only one height makes it that.',
            },
          ],
          right: 1,
        },
      },
      {
        name: 'What is stored',
        text: '`seen` counts how often each height was reached.',
        picture: drawHeights((index) =>
          index === 3 ? 'active' : index === 0 || index === 2 ? 'compare' : 'default',
        ),
        question: {
          id: 'stored',
          ask: 'At height 3 it looks up height 0, where it was twice before. What must be stored?',
          options: [
            {
              text: 'Only that it was at height 0',
              says: 'That would count one run. But there are two that end here: 2 - 2 + 3 from the start, and the 3 alone.',
            },
            {
              text: 'When it was at height 0 for the last time',
              says: 'That gives the shortest run that ends here, and the first time would give the longest. To count all of them, you need how many there are.',
            },
            {
              text: 'How often it was at height 0',
              says: 'Each time is the start of another run that ends here: 2 - 2 + 3, and the 3 alone. Their number is what you add.',
            },
          ],
          right: 2,
        },
      },
      {
        name: 'Start',
        text: '`seen = {0: 1}`: before the first hour, height 0 was reached once.',
        question: {
          id: 'start',
          ask: 'What does the map contain before the first hour?',
          options: [
            {
              text: 'Nothing: the snail has not moved yet',
              says: 'Then a run that begins with the first hour has no height before it. 2 - 2 + 3 would be missed, and the answer would be 3 runs.',
            },
            {
              text: 'Height 0, reached once',
              says: 'Before the first hour the snail is at height 0. A run that begins with the first hour needs this height, as 2 - 2 + 3 does.',
            },
          ],
          right: 1,
        },
      },
      {
        name: 'What stays true',
        text: 'At each lookup, `seen` counts exactly the heights before this hour.',
        staysTrue: true,
        question: {
          id: 'stays',
          ask: 'Suppose that you count the runs that gain 0. What goes wrong if each height is stored before its lookup?',
          options: [
            {
              text: 'Nothing: the order makes no difference',
              says: 'For a gain of 3 that is so, because no height is 3 above itself. But for a gain of 0 you look up the very height that you have just stored.',
            },
            {
              text: 'Runs that begin with the first hour are missed',
              says: 'You fear that the start gets lost. But it is in the map from the beginning, and storing earlier only adds heights. So no run is missed: some are counted that are none.',
            },
            {
              text: 'Each height is paired with itself',
              says: 'That counts a run without any hour at each of the six hours. If it is looked up first, each height meets exactly the earlier ones, so each run is counted once: at its last hour.',
            },
          ],
          right: 2,
        },
      },
    ],
    summary:
      'Those are **prefix sums**, or running totals: a run (a **subarray**) is a difference of two of them, so count or store totals instead of runs.',
  },
  watch: {
    title: 'Count by heights',
    text: 'The same hours, in the words of most problems: a run is a subarray, and a height is a total. Before each lookup, you say how many subarrays that end here sum to 3.',
  },
  code: {
    title: 'The lines, as code',
    parts: [
      { name: 'Start', labels: ['start'] },
      { name: 'What a run is', labels: ['add'] },
      { name: 'What is looked up', labels: ['lookup'] },
      { name: 'What is stored', labels: ['record'] },
      { name: 'Answer', labels: ['done'] },
    ],
    keeps: 'record',
    note: 'It takes O(n) time on average: one addition, one lookup and one entry per value. The map takes O(n) space.',
    edge: {
      id: 'edge',
      ask: 'Suppose that `count` grew by 1 whenever the height had been reached, however often. Which input shows the slip?',
      note: 'The target is 3.',
      options: [
        {
          text: '`[3, 1]`',
          says: 'At total 3, the total 0 was seen once. So 1 is right, and the answer is 1.',
        },
        {
          text: '`[1, 2, 3]`',
          says: 'There are two runs, 1 + 2 and the 3, but they end at different hours. Each adds 1, and the answer is 2.',
        },
        {
          text: '`[1, -1, 3]`',
          says: 'At total 3, the total 0 was seen twice: two runs end here. With the slip only 1 is counted; the answer is 2.',
        },
      ],
      right: 2,
    },
  },
  clues: {
    evidence: [
      {
        words: 'a minus means that it slides down',
        tells:
          'Values can be negative, so a longer run can gain more or less: a window would not know when to shrink.',
        decides: true,
      },
      {
        words: 'runs of consecutive hours',
        tells: 'The run is contiguous, so its sum is a difference of two totals.',
        decides: false,
      },
      {
        words: 'exactly 3 cm',
        tells: 'An exact difference fixes the one earlier total to look up.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'sliding-window',
      property: 'Does a longer run always change the sum in the same direction?',
      here: 'No. The next hour can raise the gain or lower it, and only exactly 3 counts.',
      there: 'Yes. With nothing negative, a run that gains too much never gets better by growing.',
      example:
        'Now the snail never slides: it moves by 2, 2, 2 and 4 cm. How many hours has the longest run that gains **at most 5 cm**? After each hour, look up the height 5 cm below, as before.',
      picture: { scene: drawArray({ values: [2, 2, 2, 4], hasNoIndices: true }) },
      question: {
        id: 'rival',
        ask: 'What does the lookup find?',
        options: [
          {
            text: 'A run of two hours',
            says: 'Two hours is right: 2 + 2 = 4 is allowed. But the lookup asks for exactly 5, and the heights 0, 2, 4, 6 and 10 have no two that are 5 apart.',
          },
          {
            text: 'Nothing',
            says: 'The heights are 0, 2, 4, 6 and 10, and no two are 5 apart. The answer is two hours: a window grows, and shrinks while its gain is above 5.',
          },
        ],
        right: 1,
      },
    },
  },
  spots: [
    {
      prompt: {
        id: 'prefix-sum-lesson-1',
        text: 'For 80 years, a station at a lake has recorded by how many millimeters the water rose or fell each day. A researcher is interested in periods of consecutive days after which the level was exactly the same as before. They may be short or long, and they may overlap. How many such periods are there among the 29,000 days?',
        world: 'lake level',
        pattern: 'prefix-sum',
        evidence: [
          {
            words: 'rose or fell each day',
            tells:
              'A change can be negative, so a longer period can rise or fall: a window would not know when to shrink.',
            decides: true,
          },
          {
            words: 'periods of consecutive days',
            tells: 'The days are contiguous, so their sum is a difference of two totals.',
            decides: false,
          },
          {
            words: 'exactly the same as before',
            tells: 'The sum is exactly 0, so look up how often the same total was reached before.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'sliding-window',
          fails:
            'A later day can bring the level back to where it was, so no left end can be given up when the sum is too large.',
        },
        why: 'Add up the changes day by day, and for each total add how often it was reached before.',
        cost: 'O(n)',
      },
      names: [
        { pattern: 'prefix-sum', line: 'differences of running totals' },
        { pattern: 'two-pointers', line: 'compare two ends, give up one' },
        { pattern: 'sliding-window', line: 'both ends move right, never back' },
      ],
    },
    {
      prompt: {
        id: 'prefix-sum-lesson-2',
        text: 'A noise meter beside a railway writes down one number per second, never below 0. By the guideline, a stretch of consecutive seconds is too loud if its numbers add up to at least 5,000. There are two million numbers. How long is the shortest stretch that is too loud, if there is one?',
        world: 'noise meter',
        pattern: 'sliding-window',
        evidence: [
          {
            words: 'never below 0',
            tells: 'A longer stretch never has a smaller sum.',
            decides: true,
          },
          {
            words: 'add up to at least 5,000',
            tells: 'Growing can only fulfill this, so once it holds, seconds leave at the left.',
            decides: true,
          },
          {
            words: 'stretch of consecutive seconds',
            tells: 'The part is contiguous, and everything in it counts.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'prefix-sum',
          fails: 'A map of totals finds only exact differences, and here any sum from 5,000 on counts.',
        },
        why: 'Add each number to a running sum; while it is at least 5,000, record the length and subtract the leftmost number.',
        cost: 'O(n)',
      },
      names: [
        { pattern: 'sliding-window', line: 'both ends move right, never back' },
        { pattern: 'two-pointers', line: 'compare two ends, give up one' },
        { pattern: 'prefix-sum', line: 'differences of running totals' },
      ],
    },
  ],
  end: {
    canDo:
      'When the sum of a contiguous part must be exact, can fall, or is asked for many times, compare two running totals.',
    practice: lesson.practice.find(({ number }) => number === 560)!,
    practiceIs: 'It is the problem of this lesson, with an array of any length.',
  },
}
