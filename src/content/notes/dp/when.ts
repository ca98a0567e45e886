/** How to tell that a problem is one for dynamic programming. The limits and numbers are computed in a test. */

export const lead =
  'Dynamic programming is brute force that solves each smaller problem only once. Follow one problem from brute force to a few lines, then learn how to find the state of others.'

export const signs: readonly { readonly question: string; readonly text: string }[] = [
  {
    question: 'Does the problem ask for a count, a best value, or yes or no?',
    text: '“How many ways”, “the fewest”, “the longest”, “is it possible”.',
  },
  {
    question: 'Is a solution a sequence of choices?',
    text: 'Take or skip, which coin next, where to cut. Each choice leaves a smaller problem of the same kind.',
  },
  {
    question: 'Do different choices leave the same smaller problem?',
    text: 'Putting down a 1 and then a 3 leaves the same amount as a 3 and then a 1. These are overlapping subproblems: you save time by storing their answers.',
  },
]

export const signsTogether =
  'If you say yes three times, try dynamic programming. For a best value, the best solution must also contain best solutions of the smaller problems, which is called optimal substructure.'

export const otherwise: readonly { readonly see: string; readonly use: string }[] = [
  {
    see: 'Every solution must be listed',
    use: 'Use backtracking. There may be exponentially many solutions, and no table makes the list shorter.',
  },
  {
    see: 'You can prove a greedy choice',
    use: 'Use greedy. With coins 1, 5, 10 and 25, the largest coin is always safe. With 1, 3 and 4 it is not: for 6 it gives 4 + 1 + 1, but 3 + 3 is shorter.',
  },
  {
    see: 'Moves can lead back to the same state',
    use: 'Use breadth-first search, or Dijkstra if moves have different costs. On a cycle, no state can be solved first. If the number of moves is limited, add the moves left to the state: then there is no cycle.',
  },
  {
    see: 'No smaller problem repeats',
    use: 'Use divide and conquer. Merge sort splits an array into halves that share nothing, so a memo would never be read.',
  },
]

interface Limit {
  readonly limit: string
  readonly time: string
  /** For the largest input. */
  readonly steps: string
  readonly state: string
}

export const limits: readonly Limit[] = [
  {
    limit: 'n ≤ 20',
    time: 'O(2^n · n)',
    steps: '21 million steps',
    state: 'The set of elements that are used, as the bits of a number',
  },
  {
    limit: 'n ≤ 100',
    time: 'O(n^4)',
    steps: '100 million steps',
    state: 'The two ends of a range and one more number, with a choice of n splits',
  },
  {
    limit: 'n ≤ 500',
    time: 'O(n³)',
    steps: '125 million steps',
    state: 'The two ends of a range, with a choice of n splits',
  },
  {
    limit: 'n ≤ 5,000',
    time: 'O(n²)',
    steps: '25 million steps',
    state: 'A prefix of each of two strings, or one element that looks back at all earlier ones',
  },
  {
    limit: 'n ≤ 200, sum ≤ 10,000',
    time: 'O(n · sum)',
    steps: '2 million steps',
    state: 'The sum or budget, once for each item',
  },
  {
    limit: 'n ≤ 100,000',
    time: 'O(n) or O(n log n)',
    steps: '1.7 million steps',
    state: 'One index and a few modes, with a constant number of choices',
  },
  {
    limit: 'Numbers up to 10^18',
    time: 'O(digits)',
    steps: '380 steps',
    state: 'The position of a digit, and whether all digits so far equal those of the limit',
  },
]

export const limitsInWords =
  'As a rule of thumb, 100 million simple steps take about a second in C++ or Java, and 10 million in Python. A limit is a hint, not a proof, so count your states as well.'
