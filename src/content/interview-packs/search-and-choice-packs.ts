import type { InterviewPack } from './interview-pack.ts'

export const searchAndChoicePacks: readonly InterviewPack[] = [
  {
    number: 33,
    title: 'Search in Rotated Sorted Array',
    clarify: [
      'Can values repeat? No, all are different.',
      'What if the target is not there? Return -1.',
      'Can the list be plainly sorted? Yes, that is one of the cases.',
      'Is a simple scan good enough? As a start; logarithmic time is the aim.',
    ],
    hints: [
      'Cut the list in the middle. What is certain about at least one of the halves?',
      'In a half that is in order, two comparisons tell whether the target lies in it.',
      'Compare the left end with the middle to find the sorted half; look there if the target is between its ends, otherwise in the other.',
    ],
    followUps: [
      'What goes wrong when values repeat, and what does it cost then?',
      'How would you find by how many places the list was turned?',
      'Could you find the smallest element first and then search in the ordinary way?',
    ],
    edgeCases: [
      'nums = [5], target = 2 gives -1: one element, and not the right one.',
      'nums = [2, 4, 7], target = 7 gives 2: not turned at all.',
      'nums = [3, 1], target = 1 gives 1: with two elements the middle is the left end.',
      'nums = [6, 8, 1, 3], target = 6 gives 0: the target is the left end of the sorted half.',
      'nums = [6, 8, 1, 3], target = 4 gives -1: a gap between values.',
    ],
    strongAnswer:
      'Says that one half is always in order, justifies each less-or-equal sign, and tries two elements, where middle and left end coincide.',
    weakAnswer:
      'Scans from the left, or changes comparison signs until an example works and cannot say why they are right.',
  },
  {
    number: 875,
    title: 'Koko Eating Bananas',
    clarify: [
      'Can the rest of an hour be used for another pile? No, at most one pile an hour.',
      'Is the speed a whole number? Yes, 1 or more.',
      'Is there always enough time? Yes, there are at least as many hours as piles.',
      'How large can a pile be? A thousand million, so trying each speed is too slow.',
    ],
    hints: [
      'For one given speed, how would you work out the hours?',
      'If a speed is fast enough, what do you know about every higher one?',
      'Halve the range from 1 to the largest pile: keep the lower part when its middle is fast enough, else the upper.',
    ],
    followUps: [
      'How many rounds does the search take at most?',
      'How do you round up without fractions?',
      'Name another task in which the smallest value that passes a test is wanted.',
    ],
    edgeCases: [
      'piles = [9], hours = 9 gives 1: plenty of time, the slowest speed.',
      'piles = [9], hours = 2 gives 5: the division has to be rounded up.',
      'piles = [4, 4, 4], hours = 3 gives 4: an hour for each pile, so the largest decides.',
      'piles = [1, 10], hours = 3 gives 5: a small pile still takes a whole hour.',
      'piles = [1000000000], hours = 2 gives 500000000: a range that only halving can manage.',
    ],
    strongAnswer:
      'Writes the test for one speed first, states that it turns from no to yes once, and shows that the loop stops at the first yes.',
    weakAnswer:
      'Counts speeds upward one at a time, or halves without a reason why the answer cannot be in the part thrown away.',
  },
  {
    number: 78,
    title: 'Subsets',
    clarify: [
      'Are the values all different? Yes.',
      'Does choosing nothing count? Yes, and so does choosing everything.',
      'Is some order required? No, but each selection comes once.',
      'How many values are there at most? About ten, so listing everything is feasible.',
    ],
    hints: [
      'How many results are there for n values, and what does that number say about each value?',
      'Every value is either taken or left. What does the tree of these choices look like?',
      'Recurse over the places: go on without the value, then add it, go on, and take it back; note a copy at the end.',
    ],
    followUps: [
      'What if values repeat?',
      'How would you list only the selections of size k?',
      'Could you read them off the binary digits of a counter?',
    ],
    edgeCases: [
      'nums = [4] gives [[], [4]]: the smallest tree of choices.',
      'nums = [0] gives [[], [0]]: zero is a value and not an end mark.',
      'nums = [1, 2] gives [[], [1], [1, 2], [2]]: both sizes in between appear.',
      'nums = [3, -1] gives [[], [-1], [-1, 3], [3]]: the input need not be sorted.',
    ],
    strongAnswer:
      'Gives two to the power n before coding, draws two levels of the tree, and copies the current selection when noting it.',
    weakAnswer:
      'Notes the same list object again and again so that all results end up equal, or nests loops for one fixed size.',
  },
]
