/** By further listing: arguments that its statement does not allow, each for a reason of its own. */
export const furtherInvalidInputs: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  'merge-from-back': [
    [[1, 2], 2, [3]],
    [[2, 1, 0], 2, [3]],
    [[1, 0, 0], 1, [3, 2]],
    [[1], -1, [1, 2]],
  ],
  'longest-window': [
    [[1], -1],
    [[-1], 1],
  ],
  'shortest-window': [
    [[1], 0],
    [[0], 1],
  ],
  'windows-exactly-k': [[[1], 0]],
  kadane: [[[]]],
  'range-sums': [
    [[1], [[0, 1]]],
    [[1, 2], [[1, 0]]],
    [[1], [[-1, 0]]],
    [[1], [[0]]],
  ],
  'difference-array': [
    [0, []],
    [2, [[0, 2, 1]]],
    [2, [[1, 0, 1]]],
    [2, [[-1, 0, 1]]],
    [2, [[0, 1]]],
  ],
  'majority-vote': [[[]], [[1, 2]]],
  quickselect: [
    [[1], 0],
    [[1], 2],
  ],
  'merge-intervals': [[[[2, 2]]], [[[3, 1]]], [[[1]]]],
  'fewest-jumps': [[[]], [[1, -1]]],
  'fewest-rooms': [[[[2, 2]]], [[[1]]]],
}
