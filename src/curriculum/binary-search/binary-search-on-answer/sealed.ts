import type { Prompt } from '../../prompt.ts'

/** Asked in the weekly check only, and never in a file that a browser can load. */
export const sealed: readonly Prompt[] = [
  {
    id: 'binary-search-on-answer-s1',
    text: 'A data center has n servers with different loads, up to 100,000. Overnight, a job may move load in whole units from any server to the next one on its right, but never back. The cable from server i to the next carries at most c[i] units in all. The operator wants the highest load of any server to be as low as possible. What is it?',
    world: 'data centers',
    pattern: 'binary-search-on-answer',
    evidence: [
      {
        words: 'from any server to the next one on its right',
        tells: 'Load flows in one direction, so a pass from left to right can push what is too much.',
        decides: false,
      },
      {
        words: 'carries at most c[i] units in all',
        tells: 'A guessed limit fails as soon as a surplus exceeds its cable, so one pass tests it.',
        decides: false,
      },
      {
        words: 'the highest load of any server to be as low as possible',
        tells: 'Minimizing a maximum means that if a limit works, so does every larger one.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'greedy-intervals',
      fails:
        'A sweep can push surplus only when it knows how much is too much; the limit itself must be guessed first.',
    },
    why: 'Halve the possible limits and test each by pushing what exceeds it to the right and checking every cable and the last server.',
    cost: 'O(n log(maximum))',
  },
  {
    id: 'binary-search-on-answer-s2',
    text: 'A town lists the positions of n taxis on one long road, n up to 100,000. The distance between every two taxis is written on a slip, about five billion slips. For a coverage report, somebody needs the slip in place k if all slips were ordered by distance. Storing the slips is impossible. What does it say?',
    world: 'taxi rank',
    pattern: 'binary-search-on-answer',
    evidence: [
      {
        words: 'The distance between every two taxis',
        tells: 'All pairs count, far more values than positions.',
        decides: false,
      },
      {
        words: 'the slip in place k if all slips were ordered by distance',
        tells: 'One rank is needed, and counting the pairs up to a guessed distance tests the guess.',
        decides: true,
      },
      {
        words: 'Storing the slips is impossible',
        tells: 'Without storing the values, they can only be counted.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'heap-priority-queue',
      fails:
        'A heap would have to give out the smallest distances one by one, up to billions of times, while one pass counts all pairs up to a guessed distance.',
    },
    why: 'Put the positions in order, halve the range of distances, and count the pairs within each guess by one pass with two ends.',
    cost: 'O(n log n + n log(maximum))',
  },
]
