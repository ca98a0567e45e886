import { defineSlip, type WrongLine } from '#algorithms/slip.ts'
import { daysUntilWarmer } from './algorithm.ts'
import { demo } from './demo.ts'

export const slips = [
  defineSlip(demo, {
    id: 'equal-pops',
    name: 'An equally warm day ends the wait',
    input: { temperatures: [14, 9, 9, 16] },
    smallest: { temperatures: [0, 0] },
    wrong: ({ temperatures }) => daysUntilWarmer(temperatures, (before, degrees) => before > degrees),
    say: (days: readonly number[]) => `[${days.join(', ')}]`,
    firstWrong: 4,
    lines: [
      {
        label: 'compare',
        code: {
          python: 'if temps[top] > degrees:',
          typescript: 'if (temps[top] > temps[day]) {',
          java: 'if (temps[top] > temps[day]) {',
          cpp: 'if (temps[top] > temps[day]) {',
        },
        why: 'A day must also keep waiting when the new day is only as warm as it is.',
      },
    ],
    instead: {
      question: 'Day 2 has 9 degrees, and so has day 1 on top of the stack. What should have happened here?',
      options: ['Day 1 stays, and day 2 goes on top', 'Day 1 is popped', 'Day 2 is left out of the stack'],
      answer: 'Day 1 stays, and day 2 goes on top',
      wrong: {
        'Day 1 is popped':
          'It waits for a warmer day, and 9 is not more than 9. The first warmer day is day 3.',
        'Day 2 is left out of the stack':
          'Day 2 waits for a warmer day as well, and only days on the stack get an answer.',
      },
      positions: {
        'Day 1 stays, and day 2 goes on top': { kind: 'cell', index: 2 },
        'Day 1 is popped': { kind: 'item', index: 1, in: 1 },
      },
    },
    why: 'Day 1 and day 2 both have 9 degrees, so day 2 is not warmer. Day 1 is popped all the same and gets 1 day, although its first warmer day is day 3, which is 2 days later.',
  }),
]

export const wrongLines: readonly WrongLine[] = [
  {
    label: 'pop',
    code: {
      python: 'days[top] = top - day',
      typescript: 'days[top] = top - day',
      java: 'days[top] = top - day;',
      cpp: 'days[top] = top - day;',
    },
    why: 'The day on the stack is the earlier one, so every wait would be negative.',
  },
  {
    label: 'push',
    code: {
      python: 'waiting.append(degrees)',
      typescript: 'waiting.push(temps[day])',
      java: 'waiting.push(temps[day]);',
      cpp: 'waiting.push(temps[day]);',
    },
    why: 'A temperature does not say which day is waiting, so neither the index of the answer nor the distance can be found.',
  },
]
