import { defineSlip, type WrongLine } from '#algorithms/slip.ts'
import { leastSpeed } from './algorithm.ts'
import { demo } from './demo.ts'

export const slips = [
  defineSlip(demo, {
    id: 'enough-dropped',
    name: 'A speed that is enough is dropped',
    input: { piles: [4, 9, 11, 5], hours: 5 },
    smallest: { piles: [3], hours: 2 },
    wrong: ({ piles, hours }) => leastSpeed(piles, hours, (mid) => mid - 1),
    say: String,
    firstWrong: 4,
    lines: [
      {
        label: 'slower',
        code: {
          python: 'hi = mid - 1',
          typescript: 'hi = mid - 1',
          java: 'hi = mid - 1;',
          cpp: 'hi = mid - 1;',
        },
        why: 'A speed that is enough may be the least one, so `hi` must stay on it.',
      },
    ],
    instead: {
      question: 'At speed 9, the piles take 5 hours, and 5 are allowed. What should have happened?',
      options: ['hi moves to 9', 'lo moves to 10', 'Return 9'],
      answer: 'hi moves to 9',
      wrong: {
        'lo moves to 10': '9 is in time, and you need the least speed, so a speed above 9 is no better.',
        'Return 9': 'Speeds 7 and 8 have not been tested, and each of them may be enough as well.',
      },
      positions: {
        'hi moves to 9': { kind: 'cell', index: 8 },
        'lo moves to 10': { kind: 'cell', index: 9 },
      },
    },
    why: 'Speed 9 takes 5 hours, so it is enough, but hi moves to 8 and drops it. No speed below 9 is enough, so the search ends on 8, which takes 6 hours.',
  }),
]

export const wrongLines: readonly WrongLine[] = [
  {
    label: 'test',
    code: {
      python: 'if time_at(piles, mid) < hours:',
      typescript: 'if (timeAt(piles, mid) < hours) {',
      java: 'if (timeAt(piles, mid) < hours) {',
      cpp: 'if (timeAt(piles, mid) < hours) {',
    },
    why: 'A speed that takes exactly the hours allowed is enough, and this condition would rule it out.',
  },
  {
    label: 'faster',
    code: {
      python: 'lo = mid',
      typescript: 'lo = mid',
      java: 'lo = mid;',
      cpp: 'lo = mid;',
    },
    why: 'With two speeds left, `mid` is `lo`: if it is too slow, nothing changes, and the loop never ends.',
  },
]
