/** How to find the state. A test computes each number in these texts. */

export const rule =
  'The state is what the rest of the problem has to know, and nothing else. To test it, imagine two different starts with the same state. If the best continuation of one is always the best continuation of the other, the state is complete. If not, a number is missing.'

export const parts: readonly { readonly part: string; readonly example: string }[] = [
  { part: 'How far you are', example: 'an index, a cell, a pair of prefixes, the two ends of a range' },
  { part: 'What is left', example: 'a budget, a capacity, moves, trades' },
  { part: 'What you did last', example: 'the last color, whether you hold a share, the length of a run' },
  { part: 'What is used', example: 'a set of elements as a bitmask, if there are at most about 20' },
]

export const paintHouse = {
  costs: [
    [1, 2, 9],
    [1, 9, 9],
  ],
  colors: ['red', 'green', 'blue'],
} as const

export const tooLittle = {
  title: 'One number too few',
  problem:
    'Paint two houses red, green or blue at the least total cost, so that neighbors differ. House 1 costs 1, 2 or 9; house 2 costs 1, 9 or 9.',
  wrong:
    'Suppose `best(i)` is the least cost of the first `i` houses, with no color in the state. Then `best(1) = 1`, in red. House 2 cannot be red as well, so it costs 9, and the total is 10.',
  right:
    'But house 1 in green and house 2 in red cost only 2 + 1 = 3. The next house has to know the last color, so the state is `best(i, color)`: the least cost of the first `i` houses if house `i` has that color.',
} as const

export const tooMuch = {
  title: 'More than you need',
  path: 'If you add the coins used so far to the state of Coin Change, all 24 calls differ. The memo is never hit, and you are back at brute force.',
  value:
    'What you minimize, maximize or count is the value of a state, not a part of it. The number of coins so far is not an argument; it is what `fewest` returns.',
  derived:
    'Leave out what follows from other numbers. If two walkers take their steps together, their rows and one column give the other column.',
} as const
