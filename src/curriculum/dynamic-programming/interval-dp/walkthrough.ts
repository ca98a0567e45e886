import type { TableScene } from '#algorithms/scene.ts'
import { countCalls, drawCalls, drawRepeats, recordCalls } from '#algorithms/scenes/call-tree.ts'
import type { Picture, Walkthrough } from '../../walkthroughs/walkthrough.ts'
import { lesson } from './lesson.ts'
import { cellOf, drawCosts, drawStick, nameOf, type Piece } from './stick-scene.ts'

const points = [0, 4, 6, 7, 12]
const whole: Piece = { i: 0, j: 4 }

const lengthOf = ({ i, j }: Piece) => points[j]! - points[i]!

/** The calls for pieces with a cut inside, named by their ends: each tries every cut as the first. */
export const recursion = recordCalls<string, number>('0–12', (call, recurse) => {
  const [i, j] = call.split('–').map((end) => points.indexOf(Number(end))) as [number, number]
  const costOf = (part: Piece, k: number) =>
    part.j === part.i + 1 ? 0 : recurse(nameOf(points, part), `at ${points[k]}`)
  const inside = points.map((_, k) => k).slice(i + 1, j)
  return lengthOf({ i, j }) + Math.min(...inside.map((k) => costOf({ i, j: k }, k) + costOf({ i: k, j }, k)))
})

/** The pieces that are cut, one in each lane. */
function drawPlan(title: string, pieces: readonly Piece[], role: 'settled' | 'compare'): Picture {
  const total = pieces.reduce((sum, piece) => sum + lengthOf(piece), 0)
  return {
    title,
    scene: drawStick(
      points,
      pieces.map((piece, lane) => ({ ...piece, lane, role })),
    ),
    note: `${pieces.map(lengthOf).join(' + ')} = ${total}`,
  }
}

const best = drawPlan('At 7, then at 4, then at 6', [whole, { i: 0, j: 3 }, { i: 1, j: 3 }], 'settled')

/** All shorter pieces are known; the whole stick reads the parts of a first cut at 7. */
const wholeStick = drawCosts(
  {
    points,
    cost: [
      [undefined, 0, 6, 10, undefined],
      [undefined, undefined, 0, 3, 11],
      [undefined, undefined, undefined, 0, 6],
      [undefined, undefined, undefined, undefined, 0],
      [],
    ],
  },
  { active: cellOf(whole), read: [cellOf({ i: 0, j: 3 }), cellOf({ i: 3, j: 4 })] },
)

/** How many paths lead to each tile. */
const pathCounts = [
  [1, 1, 1],
  [1, 2, 3],
  [1, 3, 6],
]

const drawTiles = (isSolved: boolean): TableScene => ({
  kind: 'table',
  isGrid: true,
  rows: pathCounts.map((row, i) =>
    row.map((count, j) => ({
      value: isSolved ? count : '',
      role: isSolved && i + j === 4 ? 'result' : 'default',
    })),
  ),
})

export const walkthrough: Walkthrough = {
  title: 'Three cuts in a stick',
  problem:
    'A carpenter has a stick that is 12 feet long, with marks at 4, 6 and 7 feet. She has to cut it at all three marks, **in any order**. Each cut costs **as many dollars as the piece is long** that is cut, in feet. What is the **least total cost**?',
  input: { length: '12', cuts: '4, 6, 7' },
  firstTry: {
    picture: {
      scene: drawStick(
        points,
        points.slice(1).map((_, i) => ({ i, j: i + 1, lane: 0, role: 'default' })),
      ),
    },
    tries: [
      {
        text: 'From left to right: at 4, at 6, at 7',
        says: '**It costs 26, and 22 is possible.** The long right end is paid for with every cut.',
        pictures: [drawPlan('From left to right', [whole, { i: 1, j: 4 }, { i: 2, j: 4 }], 'compare'), best],
      },
      {
        text: 'In the middle first, so that no long piece is left',
        says: '**It costs 24, and 22 is possible.** The cut at 6 halves the stick, but then both halves have to be cut again.',
        pictures: [drawPlan('Middle first', [whole, { i: 0, j: 2 }, { i: 2, j: 4 }], 'compare'), best],
      },
      {
        text: 'Backward, as if it were glued: join the two shortest neighbors',
        says: '**It costs 22, which is the least here.** But it is not always: with parts of 3, 2, 2 and 3 feet it costs 21, and 20 is possible.',
        pictures: [best],
      },
      {
        text: 'Compare all orders of the cuts',
        says: '**It costs 22, and it can never be wrong.** The question is what that takes.',
        pictures: [best],
      },
    ],
    leavesOpen: 'What a cut costs later depends on where you cut before, so start from what always works.',
  },
  bruteForce: {
    title: 'Try every first cut',
    text: 'A piece can be cut **at any mark inside it first**. That costs the length of the piece and leaves two parts, and the same question is asked for each. The call for the piece from 4 to 12 feet is the circle with `4–12`. Parts without a mark need no call.',
    before: { scene: drawCalls(recursion.calls) },
    question: {
      id: 'waste',
      ask: 'What is wasted?',
      options: [
        {
          text: 'First cuts near an end: they leave a long part',
          says: 'You are thinking that halves are best. But the best plan starts at 7: one long part is left, which costs 10. After a first cut in the middle, both halves are left, and they cost 6 + 6.',
        },
        {
          text: 'The same piece is solved again and again',
          says: '3 of the 9 calls are repeats. `4–7` is left by cuts at 4 and 7, in either order. There are only 6 pieces with a mark inside.',
        },
        {
          text: 'Nothing: every path is another order of cuts',
          says: 'You are thinking that the orders differ, and they do. But at 4 and then at 7, or at 7 and then at 4, leaves the same piece `4–7`. What follows is the same.',
        },
      ],
      right: 1,
    },
    after: drawRepeats(recursion.calls),
    tally: countCalls(recursion.calls).filter(({ wasted }) => wasted > 0),
    cost: 'Each further cut makes the tree three times as large: 20 cuts take 1,162,261,467 calls, but they have only 210 pieces.',
  },
  idea: {
    title: 'Solve each piece once',
    text: 'Whatever was cut before, a piece goes from one point to another. Solve each once.',
    lines: [
      {
        name: 'State',
        text: '`cost[i][j]` is the least cost of all cuts inside the piece from `p[i]` to `p[j]`.',
        picture: {
          scene: drawStick(points, [
            { i: 1, j: 4, lane: 0, role: 'active' },
            { i: 0, j: 1, lane: 0, role: 'default' },
          ]),
        },
        question: {
          id: 'state',
          ask: 'What must be stored?',
          note: '`p` holds the points in order: 0, 4, 6, 7, 12. Both ends of the stick are points, too.',
          options: [
            {
              text: 'For each piece: the least cost of all cuts inside it',
              says: 'A piece is fixed by its two ends. Whatever is cut outside of it adds the same to every order of the cuts inside, so it cannot change which of these is best.',
            },
            {
              text: 'For each `i`: the least cost of the first `i` cuts',
              says: 'For a choice along one row, one number for the first `i` items can be enough. But a cut at 4 leaves the piece from 4 to 12, which does not begin at the left end of the stick.',
            },
            {
              text: 'For each set of cuts that are made: the least cost so far',
              says: 'You want to know what was done. That works, but 20 cuts have 1,048,576 sets. A cut outside of a piece never changes what the cuts inside it cost.',
            },
          ],
          right: 0,
        },
      },
      {
        name: 'Choices',
        text: 'The first cut `k` of the piece: any point between its ends.',
        question: {
          id: 'choices',
          ask: 'Which choice leaves parts that can be solved on their own?',
          options: [
            {
              text: 'Which cut of the piece comes last',
              says: 'In some problems, the item that is taken last splits the row. But here, before the last cut, the cuts on its two sides still share pieces, so what one side costs depends on the other.',
            },
            {
              text: 'Whether the leftmost or the rightmost cut comes first',
              says: 'You are thinking of a game in which cards are taken from the ends. Here the middle has to be tried, too: with cuts at 2, 4 and 6 in a stick of 8 feet it costs 16, and an end first costs 18.',
            },
            {
              text: 'Which cut of the piece comes first',
              says: 'After it, the two parts are separate: a cut in one never changes the length of a piece in the other. So the least cost of both is the sum of their least costs.',
            },
          ],
          right: 2,
        },
      },
      {
        name: 'Recurrence',
        text: '`cost[i][j] = p[j] - p[i] + min(cost[i][k] + cost[k][j])`, over all `k` between.',
        staysTrue: true,
        picture: { scene: wholeStick },
        question: {
          id: 'recurrence',
          ask: 'Which line gives the cost of a piece?',
          note: 'For the whole stick: after a first cut at 4 the parts cost 0 and 11, at 6 they cost 6 and 6, and at 7 they cost 10 and 0.',
          options: [
            {
              text: '`p[j] - p[i] + min(cost[i][k] + cost[k+1][j])`',
              says: 'You are thinking of parts that share nothing. But both end at the cut `k`. After a first cut at 6, the second part would begin at 7: the cut at 7 is never paid for, and 6 + 0 is counted instead of 6 + 6.',
            },
            {
              text: '`p[j] - p[i] + min(cost[i][k] + cost[k][j])`',
              says: 'The first cut costs the whole piece, wherever it is. Then each part takes its own least cost: 12 + min(11, 12, 10) = 22.',
            },
            {
              text: 'The same with one `k` only: the cut nearest the middle',
              says: 'That saves comparing, and it makes the longer part as short as possible. But its parts cost 6 + 6 = 12 here, and those of the cut at 7 only 10.',
            },
          ],
          right: 1,
        },
      },
      {
        name: 'Base case',
        text: '`cost[i][i+1] = 0`: between neighboring points nothing is cut.',
        question: {
          id: 'base',
          ask: 'Which cells are known without any choice?',
          options: [
            {
              text: 'Pieces between neighboring points: they cost 0',
              says: 'There is no cut inside, so nothing is paid. Every longer piece has a cut inside, and reads two pieces that are shorter.',
            },
            {
              text: 'Pieces between neighboring points: they cost their length',
              says: 'You are thinking of the price of a cut. But a piece is paid for only when it is cut. All four parts together would add 12, and the answer would be 34 instead of 22.',
            },
            {
              text: 'Pieces with one cut inside: they cost their length',
              says: 'That is so, but it is a choice already, among one. It follows from parts that cost 0: 6 + 0 + 0 = 6 for the piece from 0 to 6.',
            },
          ],
          right: 0,
        },
      },
      {
        name: 'Order and answer',
        text: 'By length in points, short pieces first. The answer is `cost[0][4]`, the whole stick.',
        question: {
          id: 'order',
          ask: 'In which order is the table filled?',
          options: [
            {
              text: 'Row by row, from the top',
              says: 'That is the order of a grid. But `cost[0][3]` reads `cost[1][3]`, which is one row further down and not filled yet.',
            },
            {
              text: 'From the whole stick to shorter pieces, as it is cut',
              says: 'The cutting starts there, but a first cut is judged by what its parts cost, and these must be known first.',
            },
            {
              text: 'By length: pieces with one cut inside, then with two, and so on',
              says: 'Both parts of a piece have fewer cuts inside, so they are final. In the table this goes diagonal by diagonal.',
            },
          ],
          right: 2,
        },
      },
    ],
    summary:
      'That is **interval DP**. Other problems, such as the order of matrix products, take the same loop over a split `k`, with another price. Where each choice takes an end, as in a game with cards, there is no `k`: a piece reads the two pieces that are one shorter.',
  },
  watch: {
    title: 'Fill the diagonals',
    text: 'The same stick. For each piece with several cuts inside, you say which one comes first. At the end, the first cuts in the corners of the cells give the plan.',
  },
  code: {
    title: 'The five lines, as code',
    parts: [
      { name: 'State', labels: ['state'] },
      { name: 'Base case', labels: ['start'] },
      { name: 'Order', labels: ['loop'] },
      { name: 'Choices', labels: ['first'] },
      { name: 'Recurrence', labels: ['split', 'least', 'better'] },
      { name: 'Answer', labels: ['done'] },
    ],
    keeps: ['least', 'better', 'split', 'first'],
    note: 'Both parts share the cut `k`. It takes O(n³) time, because about n²/2 pieces compare up to n first cuts each.',
    edge: {
      id: 'edge',
      ask: 'Suppose that the cuts were not sorted. For a stick of 12 feet, which cuts show the slip?',
      options: [
        {
          text: '`[4, 6, 7]`',
          says: 'They are in order already, so both give 22.',
        },
        {
          text: '`[6, 4, 7]`',
          says: 'The points are 0, 6, 4, 7, 12, so the cut at 4 counts as one inside the piece from 6 to 7, where it costs only 1. The slip gives 12 + 6 + 1 = 19, but 22 is right.',
        },
        {
          text: '`[6]`',
          says: 'A single cut is always in order, so both give 12.',
        },
      ],
      right: 1,
    },
  },
  clues: {
    evidence: [
      {
        words: 'at all three marks',
        tells: 'What is cut is fixed; only the order is free.',
        decides: false,
      },
      {
        words: 'in any order',
        tells:
          'Any cut can come first, and it splits the stick into two parts that are then solved on their own.',
        decides: true,
      },
      {
        words: 'as the piece is long',
        tells: 'The price depends only on the two ends of the piece, so these two indices are the state.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'grid-dp',
      property: 'Are the two indices the two ends of one row?',
      here: 'Yes. So short pieces come first, and the answer is the longest piece.',
      there: 'No. They are a row and a column, and each cell is reached from fixed neighbors.',
      example:
        'Now the table is a real grid: a robot drives over 3 by 3 tiles, from the top left to the bottom right, only right or down. How many paths are there?',
      picture: { scene: drawTiles(false) },
      solved: { scene: drawTiles(true) },
      question: {
        id: 'rival',
        ask: 'Suppose that you fill a table of pieces all the same: 1 on the diagonal, and each longer piece adds the cells below and to the left. What does its corner say?',
        options: [
          {
            text: '6, which is right',
            says: 'There are 6 paths. But a table of pieces starts on the whole diagonal, as if every tile on it were a start, and it knows nothing of the tiles below. It gives 4.',
          },
          {
            text: '4',
            says: 'It doubles from diagonal to diagonal: 1, 2, 4. The grid has one start, and each tile is reached from above and from the left. That gives 6.',
          },
        ],
        right: 1,
      },
    },
  },
  spots: [
    {
      prompt: {
        id: 'interval-dp-lesson-1',
        text: 'In the corridor of a villa hang 300 paintings side by side, and what each is worth is known. Two sisters inherit them and take turns. Whoever is next may only take down the painting at the left end or at the right end. Both want as much as possible. How much does the elder one get, who begins?',
        world: 'inherited paintings',
        pattern: 'interval-dp',
        evidence: [
          {
            words: 'hang 300 paintings side by side',
            tells: 'What is left is always one range, and a row of 300 has only 45,150 of them.',
            decides: false,
          },
          {
            words: 'at the left end or at the right end',
            tells: 'Both ends move, so a state needs two indices of the same row.',
            decides: true,
          },
          {
            words: 'Both want as much as possible',
            tells: 'The other sister answers with her best move, so her lead is subtracted.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'grid-dp',
          fails:
            'The two indices are not a place on a map: filled row by row, the table would read ranges that are not solved yet.',
        },
        why: 'For each range, short ones first, store the best lead of the sister who is next: one end minus the lead on the rest. The elder one gets half of the sum of all values and her lead.',
        cost: 'O(n²)',
      },
      formula: 'lead[i][j] = max(worth[i] - lead[i+1][j], worth[j] - lead[i][j-1])',
      names: [
        { pattern: 'greedy-intervals', line: 'one safe choice after another' },
        { pattern: 'interval-dp', line: 'pieces of a row, short ones first' },
        { pattern: 'grid-dp', line: 'each cell from those before it' },
      ],
    },
    {
      prompt: {
        id: 'interval-dp-lesson-2',
        text: 'The plan of a garden is a grid of 50 by 40 cells, and in some of them lies a stone. A mole digs from the northwest corner to the southeast corner. It only ever digs east or south, and never through a stone. Count its possible tunnels, modulo a given prime.',
        world: 'mole tunnel',
        pattern: 'grid-dp',
        evidence: [
          {
            words: 'only ever digs east or south',
            tells: 'No tunnel comes back, so each cell is final after those north and west of it.',
            decides: true,
          },
          {
            words: 'Count its possible tunnels',
            tells: 'The counts of the two ways into a cell are added up.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'interval-dp',
          fails:
            'Row and column are not the two ends of one row: solved by length, cells would be read before those that lead to them.',
        },
        why: 'The tunnels to a cell are those to the cell north plus those to the cell west of it, and none if there is a stone.',
        cost: 'O(R · C)',
      },
      formula: 'tunnels[r][c] = tunnels[r-1][c] + tunnels[r][c-1]',
      names: [
        { pattern: 'grid-dp', line: 'each cell from those before it' },
        { pattern: 'interval-dp', line: 'pieces of a row, short ones first' },
        { pattern: 'backtracking', line: 'list all choices, undo each' },
      ],
    },
  ],
  end: {
    canDo:
      'When one choice splits a row into two parts, or takes one of its ends, let the two ends of a piece be the state, and solve short pieces first.',
    practice: lesson.practice.find(({ number }) => number === 1547)!,
    practiceIs: 'It is the problem of this lesson, with any number of cuts.',
  },
}
