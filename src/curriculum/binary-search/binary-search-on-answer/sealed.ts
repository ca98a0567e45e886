import type { Prompt } from '../../prompt.ts'

/** Asked in the weekly check only, and never in a file that a browser can load. */
export const sealed: readonly Prompt[] = [
  {
    id: 'binary-search-on-answer-s1',
    text: 'The 100,000 servers of a data center have different loads. Overnight, a job may move load in units from any server to the next one on its right, but never back. Every cable between two servers carries no more units in all than the number on its label. The operator wants the highest load of any server to be as low as possible. What is it?',
    world: 'data centers',
    pattern: 'binary-search-on-answer',
    evidence: [
      {
        words: 'from any server to the next one on its right',
        tells: 'Load flows in one direction, so a pass from left to right can push what is too much.',
        decides: false,
      },
      {
        words: 'no more units in all than the number on its label',
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
    text: 'A town lists the positions of 100,000 taxis on one long road. The distance between every two taxis is written on a slip, which makes 4,999,950,000 slips. For a coverage report, somebody needs the slip in place 3,000,000,000 if all slips were ordered by distance. Storing the slips is impossible. What does it say?',
    world: 'taxi rank',
    pattern: 'binary-search-on-answer',
    evidence: [
      {
        words: 'The distance between every two taxis',
        tells: 'All pairs count, far more values than positions.',
        decides: false,
      },
      {
        words: 'in place 3,000,000,000 if all slips were ordered by distance',
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
  {
    id: 'binary-search-on-answer-s3',
    text: 'On a space station three alarms go off again and again since the docking, each after a fixed number of minutes; the three numbers differ and have up to nine figures. A robot writes one line for each minute in which an alarm or several go off. In an archive that is open to the public, somebody found its line number 1,000,000,000,000. In which minute was it written?',
    world: 'station alarms',
    pattern: 'binary-search-on-answer',
    evidence: [
      {
        words: 'one line for each minute in which an alarm or several',
        tells: 'How many lines exist up to a guessed minute follows from a few divisions.',
        decides: true,
      },
      {
        words: 'line number 1,000,000,000,000',
        tells: 'The lines cannot be produced one after another.',
        decides: true,
      },
      {
        words: 'In which minute was it written',
        tells:
          'The number of lines never falls over time, so the minute is the first one with so many lines.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'heap-priority-queue',
      fails:
        'Taking out the next alarm and putting its follower in gives the lines in order, but this line comes only after a trillion rounds.',
    },
    why: 'Halve the possible minutes and count the lines up to each by adding and subtracting multiples of the three numbers and their common multiples.',
    cost: 'O(log(maximum))',
  },
  {
    id: 'binary-search-on-answer-s4',
    text: 'A nursery has a hedge of 100,000 young firs of known heights in one line. They grow only if sprayed. On each of 1,000,000,000 days, a machine may spray 25 neighboring firs, once, and each of them grows one micrometer from it. Then a buyer measures the shortest fir and pays by its height for all of the hedge. Which height will he measure?',
    world: 'fir nursery',
    pattern: 'binary-search-on-answer',
    evidence: [
      {
        words: 'On each of 1,000,000,000 days',
        tells: 'The days that a promised height needs are compared with this number.',
        decides: true,
      },
      {
        words: '25 neighboring firs',
        tells:
          'For a promised height, a pass along the line sprays each fir that is still too short together with the next ones.',
        decides: false,
      },
      {
        words: 'the shortest fir',
        tells: 'If all firs can reach some height, they can reach any smaller one.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'heap-priority-queue',
      fails:
        'Spraying around the shortest fir day after day takes a billion rounds, and it does not tell which 25 firs around it to choose.',
    },
    why: 'Guess the height, go along the line and count the days needed to bring every fir up to it, and compare them with a billion.',
    cost: 'O(n log(maximum))',
  },
]
