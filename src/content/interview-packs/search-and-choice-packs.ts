import type { InterviewPack } from './interview-pack.ts'

export const searchAndChoicePacks: readonly InterviewPack[] = [
  {
    number: 33,
    title: 'Search in Rotated Sorted Array',
    clarify: [
      'Can values repeat? No, all of them are distinct.',
      'What if the target is missing? Return -1.',
      'Can the array be unrotated? Yes, that is one of the cases.',
      'Is a linear scan good enough? As a start; the goal is logarithmic time.',
    ],
    sketch:
      'The rotation breaks the order in one spot only, so at least one half of the current range is sorted. Compare the first element with the middle one to see which half that is. If the target is between the first and last value of the sorted half, continue there; otherwise continue in the other half. Each step discards about half of the range.',
    target: { time: 'O(log n)', space: 'O(1)' },
    hints: [
      'Split the array in the middle. What is certain about at least one of the halves?',
      'In a sorted half, two comparisons show whether the target can be in it.',
      'Compare the left end with the middle to find the sorted half; search it if the target is in its range, otherwise the other half.',
    ],
    followUps: [
      'What goes wrong when values repeat, and what is the worst case then?',
      'How would you find by how many positions the array was rotated?',
      'Could you find the smallest element first and then run an ordinary binary search?',
    ],
    edgeCases: [
      'nums = [5], target = 2 gives -1: one element, and it is not the target.',
      'nums = [2, 4, 7], target = 7 gives 2: the array is not rotated at all.',
      'nums = [3, 1], target = 1 gives 1: with two elements, the middle is also the left end.',
      'nums = [6, 8, 1, 3], target = 6 gives 0: the target is the left end of the sorted half.',
      'nums = [6, 8, 1, 3], target = 4 gives -1: the target falls between two values.',
    ],
    strongAnswer:
      'Says that one half is always sorted, justifies each less-or-equal sign, and tests two elements, where the middle is the left end.',
    weakAnswer:
      'Scans from the left, or changes comparison signs until an example works and cannot say why they are right.',
  },
  {
    number: 875,
    title: 'Koko Eating Bananas',
    clarify: [
      'Can the rest of an hour be used for another pile? No, she eats from at most one pile per hour.',
      'Is the speed an integer? Yes, at least 1.',
      'Is there always enough time? Yes, there are at least as many hours as piles.',
      'How large can a pile be? Up to a billion, so trying every speed is too slow.',
    ],
    sketch:
      'A speed is fast enough if the hours for all piles, each pile divided by the speed and rounded up, sum to at most the given hours. If a speed is fast enough, so is every higher one, so use binary search over the speeds from 1 to the largest pile to find the first that is. Each check takes O(n), and about log m checks are needed.',
    target: { time: 'O(n log m) for n piles of at most m bananas', space: 'O(1)' },
    hints: [
      'For one given speed, how would you compute the hours?',
      'If a speed is fast enough, what do you know about every higher one?',
      'Halve the range from 1 to the largest pile: continue with the lower part when its middle is fast enough, else with the upper.',
    ],
    followUps: [
      'How many checks does the search need at most?',
      'How do you round up using only integers?',
      'Can you name another problem that asks for the smallest value that passes a test?',
    ],
    edgeCases: [
      'piles = [9], hours = 9 gives 1: there is plenty of time for the slowest speed.',
      'piles = [9], hours = 2 gives 5: the division has to be rounded up.',
      'piles = [4, 4, 4], hours = 3 gives 4: one hour per pile, so the largest pile decides.',
      'piles = [1, 10], hours = 3 gives 5: a small pile still takes a whole hour.',
      'piles = [1000000000], hours = 2 gives 500000000: the range is too large to try every speed.',
    ],
    strongAnswer:
      'Writes the check for one speed first, states that it switches from no to yes once, and shows that the loop ends at the first yes.',
    weakAnswer:
      'Tries speeds one at a time from 1 upward, or halves the range without knowing why the answer cannot be in the discarded part.',
  },
  {
    number: 78,
    title: 'Subsets',
    clarify: [
      'Are all values distinct? Yes.',
      'Does the empty subset count? Yes, and so does the full set.',
      'Is a particular order required? No, but each subset appears once.',
      'How many values are there at most? About ten, so listing everything is feasible.',
    ],
    sketch:
      'Go through the values by index and decide for each one whether to leave it out or take it. Recurse for both choices, remove the value again after the second one, and record a copy of the current subset once every value is decided. Each subset comes from exactly one sequence of choices, so there are 2ⁿ of them, and copying one takes up to n steps.',
    target: { time: 'O(n · 2ⁿ)', space: 'O(n) besides the output' },
    hints: [
      'How many subsets do n values have, and what does that number say about each value?',
      'You either take a value or leave it. What does the tree of these choices look like?',
      'Recurse over the indices: continue without the value, then add it, continue, and remove it; record a copy at the end.',
    ],
    followUps: [
      'What if values repeat?',
      'How would you list only the subsets of size k?',
      'Could you read the subsets off the binary digits of a counter?',
    ],
    edgeCases: [
      'nums = [4] gives [[], [4]]: the smallest tree of choices.',
      'nums = [0] gives [[], [0]]: zero is a value, not an end marker.',
      'nums = [1, 2] gives [[], [1], [1, 2], [2]]: the empty subset, the full set, and everything in between.',
      'nums = [3, -1] gives [[], [-1], [-1, 3], [3]]: the input need not be sorted.',
    ],
    strongAnswer:
      'Gives two to the power n before coding, draws two levels of the tree, and copies the current subset when recording it.',
    weakAnswer:
      'Records the same list object again and again so that all results end up equal, or nests loops for one fixed size.',
  },
]
