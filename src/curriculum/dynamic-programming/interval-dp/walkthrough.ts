import type { Role, TableScene } from '#algorithms/scene.ts'
import { drawArray } from '#algorithms/scenes/array-scene.ts'
import { countCalls, drawCalls, recordCalls } from '#algorithms/scenes/call-tree.ts'
import { drawCells, drawReads, type Position } from '#algorithms/scenes/table-cells.ts'
import type { Picture, Walkthrough } from '../../walkthroughs/walkthrough.ts'
import { lesson } from './lesson.ts'

const values = [3, 8, 2, 1]

/** The calls of the recursion, named by the two ends of the piece that is left. */
export const recursion = recordCalls<string, number>('0,3', (call, recurse) => {
  const [i, j] = call.split(',').map(Number) as [number, number]
  if (i === j) return values[i]!
  return Math.max(values[i]! - recurse(`${i + 1},${j}`), values[j]! - recurse(`${i},${j - 1}`))
})

/** The cards of the first player are marked; what both get is below. */
function drawGame(title: string, own: readonly number[]): Picture {
  const roleOf = (index: number): Role => (own.includes(index) ? 'result' : 'visited')
  const sumOf = (cards: readonly number[]) => cards.reduce((sum, each) => sum + each, 0)
  const first = sumOf(values.filter((_, index) => own.includes(index)))
  return {
    title,
    scene: drawArray({ values, roleOf }),
    note: `${first} points against ${sumOf(values) - first}`,
  }
}

const best = drawGame('The best game of the first player', [1, 3])

/** The table by the ends of a piece; the whole row is left to fill. */
function drawLeads(read: readonly Position[]): TableScene {
  const marks = { active: [0, 3] as const, read }
  const leads = [
    [3, 5, -3, undefined],
    [undefined, 8, 6, 7],
    [undefined, undefined, 2, 1],
    [undefined, undefined, undefined, 1],
  ]
  return {
    kind: 'table',
    corner: 'i / j',
    rowHeads: ['0', '1', '2', '3'],
    columnHeads: ['0', '1', '2', '3'],
    rows: drawCells(leads, marks).map((row, i) =>
      row.map((cell, j) => (j < i ? { ...cell, isUnused: true } : cell)),
    ),
    arrows: drawReads(marks),
  }
}

export const walkthrough: Walkthrough = {
  title: 'Four cards in a row',
  problem:
    'Four cards lie in a row and show 3, 8, 2 and 1. Two players take turns. In each turn, a player takes **the card at one of the two ends** and gets its points. **Both play as well as they can.** By how many points can the first player finish ahead?',
  input: { values: '3, 8, 2, 1' },
  firstTry: {
    picture: { scene: drawArray({ values }) },
    tries: [
      {
        text: 'Always take the larger end',
        says: '**She finishes 4 behind, and 4 ahead is possible.** Taking the 3 hands the 8 to the other player.',
        pictures: [drawGame('Larger end', [0, 2]), best],
      },
      {
        text: 'Take every second card: the better of cards 1 and 3, or cards 2 and 4',
        says: '**She finishes 4 ahead, which is the most here.** But it needs an even number of cards, and it is not always the most: with 8, 5, 2, 6 she finishes 1 ahead instead of 5.',
        pictures: [best],
      },
      {
        text: 'Compare all games',
        says: '**She finishes 4 ahead, and it can never be wrong.** The question is what that costs.',
        pictures: [best],
      },
    ],
    leavesOpen: 'A good card now may open a better one to the other player, so start from what always works.',
  },
  bruteForce: {
    title: 'Try every game',
    text: 'Whoever is to move **takes the left end or the right end**. A shorter piece of the row is left, on which the other player is to move. Then the same question is asked for them. A circle with `1,3` is the call for the piece from index 1 to index 3.',
    before: { scene: drawCalls(recursion.calls, { marksRepeats: false }) },
    question: {
      id: 'waste',
      ask: 'What is wasted?',
      options: [
        {
          text: 'The same piece of the row is solved again and again',
          says: '5 of the 15 calls are repeats. `1,2` is left after a left and a right end, in either order. There are only 10 pieces.',
        },
        {
          text: 'Games in which somebody takes the smaller end',
          says: 'You are thinking that a good player never does. But the best first move is to take the 1: it leaves ends of 3 and 2, and the 8 is free afterwards, whichever of them goes.',
        },
        {
          text: 'Nothing: every path is another game',
          says: 'You are thinking that the games differ, and they do. But left then right, and right then left, leave the same piece with the same player to move. What follows is the same.',
        },
      ],
      right: 0,
    },
    after: { scene: drawCalls(recursion.calls, { marksRepeats: true }) },
    tally: countCalls(recursion.calls).filter(({ wasted }) => wasted > 0),
    cost: 'Each further card doubles the tree: 20 cards take 1,048,575 calls, but they have only 210 pieces.',
  },
  idea: {
    title: 'Solve each piece once',
    text: 'What is left is always one piece, from `i` to `j`. Solve each once.',
    lines: [
      {
        name: 'State',
        text: '`lead[i][j]` is the lead of the player to move on the piece `i` to `j`.',
        picture: { scene: drawArray({ values, window: { from: 1, to: 3, text: 'piece 1 to 3' } }) },
        question: {
          id: 'state',
          ask: 'What must be stored?',
          note: 'Cards are taken from both ends.',
          options: [
            {
              text: 'For each `i`: how far the player to move gets ahead on the first `i` cards',
              says: 'For houses in a row, one number for the first `i` houses was enough. Here the left end is taken as well, and then the piece does not begin with the first card: 8, 2, 1 has to be stored, too.',
            },
            {
              text: 'For each piece and each player: how many points they get',
              says: 'You want both scores. That works, but it is more than you need: whoever is to move plays in the same way, and of the two scores only the difference decides.',
            },
            {
              text: 'For each piece: how far the player to move gets ahead',
              says: 'A piece is fixed by its two ends. Who took what before adds the same to every game that follows, so it cannot change how the piece is best played.',
            },
          ],
          right: 2,
        },
      },
      { name: 'Choices', text: 'Take the left end, or take the right end.' },
      {
        name: 'Recurrence',
        text: '`lead[i][j] = max(v[i] - lead[i+1][j], v[j] - lead[i][j-1])`',
        staysTrue: true,
        picture: {
          scene: drawLeads([
            [1, 3],
            [0, 2],
          ]),
        },
        question: {
          id: 'recurrence',
          ask: 'Which line compares the two choices?',
          note: '`v` are the cards. For the whole row, the marked cells say 7 for the piece without the 3, and -3 for the one without the 1.',
          options: [
            {
              text: '`max(v[i] + lead[i+1][j], v[j] + lead[i][j-1])`',
              says: 'You add up what follows. But after your move the other player is to move, and the lead of the rest is theirs. This would take the 3 and count 3 + 7 = 10, although that move loses.',
            },
            {
              text: '`max(v[i] - lead[i+1][j], v[j] - lead[i][j-1])`',
              says: 'You get the end. Then the other player is to move on the rest, and can finish ahead there by its lead, but by no more. So that lead counts against you: max(3 - 7, 1 - (-3)) = 4.',
            },
            {
              text: '`max(v[i], v[j])`, and then the same on the rest',
              says: 'This takes the larger end. With the 3, the piece 8, 2, 1 is left, and the other player finishes 7 ahead on it.',
            },
          ],
          right: 1,
        },
      },
      {
        name: 'Base case',
        text: '`lead[i][i] = v[i]`: the last card is taken.',
        question: {
          id: 'base',
          ask: 'Which cells are known without any choice?',
          options: [
            {
              text: 'Pieces of one card: the player to move takes it',
              says: 'There is one move and nothing after it, so the lead is the card. Every longer piece reads pieces that are one card shorter.',
            },
            {
              text: 'Pieces of one card: nobody leads, so 0',
              says: 'You are thinking that without a choice there is no advantage. But the card is still taken: with 0, the piece 3, 8 would bring 8 and not 8 - 3 = 5.',
            },
            {
              text: 'Pieces of two cards: the larger one is taken',
              says: 'That is so, but it already compares two choices. It follows from pieces of one card: max(3 - 8, 8 - 3) = 5.',
            },
          ],
          right: 0,
        },
      },
      {
        name: 'Order and answer',
        text: 'By length, short pieces first. The answer is `lead[0][3]`, the whole row.',
        question: {
          id: 'order',
          ask: 'In which order is the table filled?',
          options: [
            {
              text: 'Row by row, from the top',
              says: 'That is the order of a grid. But `lead[0][2]` reads `lead[1][2]`, which is one row further down and not filled yet.',
            },
            {
              text: 'From the whole row to shorter pieces, as the game is played',
              says: 'The game starts there, but a move is worth what the rest says, and the rest must be solved first.',
            },
            {
              text: 'By length: all pieces of one card, then of two, and so on',
              says: 'Both pieces that are read are one card shorter, so they are final. In the table this goes diagonal by diagonal.',
            },
          ],
          right: 2,
        },
      },
    ],
    summary:
      'That is **interval DP**. Where a choice does not take an end but splits the piece at `k`, the order stays, but a piece now takes the best over all `k` of `best[i][k] + best[k+1][j]` and the price of joining them. A piece of one needs no joining: `best[i][i] = 0`.',
  },
  watch: {
    title: 'Fill the diagonals',
    text: 'The same cards. For each piece you say which end to take, with the answer of the other player in mind. At the end, the run only says whether the first player avoids a loss.',
  },
  code: {
    title: 'The five lines, as code',
    parts: [
      { name: 'Base case', labels: ['start'] },
      { name: 'Order', labels: ['loop'] },
      { name: 'Choices', labels: ['left', 'right'] },
      { name: 'Recurrence', labels: ['better'] },
      { name: 'Answer', labels: ['done'] },
    ],
    keeps: 'better',
    note: 'The code only answers whether the first player at least draws: a lead of 0 or more. It takes O(n²) time, because there are about n²/2 pieces with two choices each. With a split at every `k` it would be O(n³).',
    edge: {
      id: 'edge',
      ask: 'Suppose that the last line read `> 0`. Which row shows the slip?',
      options: [
        {
          text: '`[1, 8]`',
          says: 'The first player takes the 8 and is 7 ahead, so both answer true.',
        },
        {
          text: '`[4, 4]`',
          says: 'Both get 4, so the lead is 0. The first player does not lose, but the slip answers false.',
        },
        {
          text: '`[2, 7, 3]`',
          says: 'Either end opens the 7, and the first player finishes 2 behind. Both answer false.',
        },
      ],
      right: 1,
    },
  },
  clues: {
    evidence: [
      {
        words: 'lie in a row',
        tells: 'Only one row is given, and what is left of it is always one piece.',
        decides: false,
      },
      {
        words: 'the card at one of the two ends',
        tells: 'Both ends move, so a state needs two indices of the same row.',
        decides: true,
      },
      {
        words: 'Both play as well as they can',
        tells: 'The other player answers with the best move, so their lead is subtracted.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'grid-dp',
      property: 'Are the two indices the two ends of one row?',
      here: 'Yes. So short pieces come first, and the answer is the longest piece.',
      there: 'No. They are a row and a column, and each cell is reached from fixed neighbors.',
      example:
        'Now the table is a real grid: a robot drives over 3 by 3 tiles, from the top left to the bottom right, only right or down. How many paths are there?',
      question: {
        id: 'rival',
        ask: 'Suppose that you fill the table of pieces all the same: 1 on the diagonal, and each longer piece adds the cells below and to the left. What does its corner say?',
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
        text: 'A glassworks has a tube of 90,000 millimeters with marks at 200 positions. It has to be cut at all of them, in whatever order. For a cut, the whole piece that contains the mark is heated, which costs as many cents as the piece has millimeters. What is the least total cost?',
        world: 'glass tube',
        pattern: 'interval-dp',
        evidence: [
          {
            words: '200 positions',
            tells: 'The limit allows trying every split of every piece.',
            decides: false,
          },
          {
            words: 'in whatever order',
            tells: 'The first cut splits the tube into two pieces that are then solved on their own.',
            decides: true,
          },
          {
            words: 'as many cents as the piece has millimeters',
            tells: 'The price of a cut depends only on the two ends of the piece.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'grid-dp',
          fails:
            'There are no fixed neighbors to come from: a piece has to try all its marks, and both parts are shorter pieces of the same tube.',
        },
        why: 'For every piece between two marks, short ones first, try each mark in it as the first cut: its length plus the best of both parts.',
        cost: 'O(n³)',
      },
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
      names: [
        { pattern: 'grid-dp', line: 'each cell from those before it' },
        { pattern: 'interval-dp', line: 'pieces of a row, short ones first' },
        { pattern: 'backtracking', line: 'list all choices, undo each' },
      ],
    },
  ],
  end: {
    canDo:
      'When a row loses its ends or is split, let the two ends of a piece be the state, and solve short pieces first.',
    practice: lesson.practice.find(({ number }) => number === 486)!,
    practiceIs: 'It is the problem of this lesson, and asks only whether the first player at least draws.',
  },
}
