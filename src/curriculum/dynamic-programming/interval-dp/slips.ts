import { defineSlip, type WrongLine } from '#algorithms/slip.ts'
import { leastCutCost, type Stick } from './algorithm.ts'
import { demo } from './demo.ts'

/** After the last cut, an empty piece is read: like the part there, it costs nothing. */
const readFromNext = (stick: Stick) => leastCutCost(stick, (k, j) => Math.min(k + 1, j - 1))

export const slips = [
  defineSlip(demo, {
    id: 'right-part-too-short',
    name: 'The right part begins at the point after the cut',
    input: { length: 9, cuts: [2, 5] },
    smallest: { length: 3, cuts: [1, 2] },
    wrong: (stick) => readFromNext(stick),
    say: String,
    firstWrong: 6,
    lines: [
      {
        label: 'split',
        code: {
          python: 'split = cost[i][k] + cost[k + 1][j]',
          typescript: 'const split = cost[i][k] + cost[k + 1][j]',
          java: 'int split = cost[i][k] + cost[k + 1][j];',
          cpp: 'int split = cost[i][k] + cost[k + 1][j];',
        },
        why: 'Both parts end at the cut itself, so the right part begins at `k`: from `k + 1` on, the cuts beside it are lost.',
      },
    ],
    instead: {
      question: 'The first cut is at 2. Which two parts should have been added up?',
      options: ['0–2 and 2–9', '0–5 and 5–9', '0–2 and 2–5'],
      answer: '0–2 and 2–9',
      wrong: {
        '0–5 and 5–9': 'Those are the parts after a first cut at 5.',
        '0–2 and 2–5': 'The stick goes on to 9, so the right part reaches from the cut at 2 to 9.',
      },
    },
    why: 'The right part is 2–9. It has a length of 7 and still has to be cut at 5, which costs 7. Read from 5 on, that cut is never paid, so the answer is 9 instead of 14.',
  }),
]

export const wrongLines: readonly WrongLine[] = [
  {
    label: 'first',
    code: {
      python: 'for k in range(i, j):',
      typescript: 'for (let k = i; k < j; k++) {',
      java: 'for (int k = i; k < j; k++) {',
      cpp: 'for (int k = i; k < j; k++) {',
    },
    why: 'A cut at the end of the piece leaves the piece itself, whose cost is not known yet.',
  },
  {
    label: 'better',
    code: {
      python: 'cost[i][j] = points[j] + parts',
      typescript: 'cost[i][j] = points[j] + parts',
      java: 'cost[i][j] = points[j] + parts;',
      cpp: 'cost[i][j] = points[j] + parts;',
    },
    why: 'A cut costs the length of its piece, which is the distance between the two ends.',
  },
]
