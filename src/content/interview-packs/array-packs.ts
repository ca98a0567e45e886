import type { InterviewPack } from './interview-pack.ts'

export const arrayPacks: readonly InterviewPack[] = [
  {
    number: 1,
    title: 'Two Sum',
    clarify: [
      'May one element serve twice? No, the two places must differ; equal values at different places are fine.',
      'Is there always a pair? Yes, and only one, so no other outcome needs handling.',
      'Is the list sorted? No, and the places wanted are those in the list as it was given.',
      'Can numbers be negative or zero? Yes, and so can the target.',
    ],
    hints: [
      'Stand on one number: what exactly must its partner be?',
      'You keep searching for that partner among the numbers already seen. What answers such a question at once?',
      'Walk once with a map from value to place, and look up target minus current before you store the current one.',
    ],
    followUps: [
      'What if the list were sorted and only constant extra memory were allowed?',
      'How would you report all pairs of values, each of them once?',
      'What changes when numbers arrive one at a time and the question comes after each?',
    ],
    edgeCases: [
      'nums = [5, 5], target = 10 gives [0, 1]: equal values at two places are a pair.',
      'nums = [4, 1, 7], target = 8 gives [1, 2]: half of the target must not meet itself.',
      'nums = [-4, -9, -1], target = -10 gives [1, 2]: sums below zero.',
      'nums = [0, 6, 2, 0], target = 0 gives [0, 3]: zero is a value like any other.',
    ],
    strongAnswer:
      'Says early that each number fixes its partner, picks the map, and explains how looking up before storing keeps an element from meeting itself.',
    weakAnswer:
      'Writes two nested loops and leaves it there, or sorts to save work without noticing that the original places are lost.',
  },
  {
    number: 53,
    title: 'Maximum Subarray',
    clarify: [
      'May the chosen stretch be empty? No, it holds at least one number.',
      'Can all numbers be negative? Yes; the answer is then the largest of them.',
      'Do you want the sum or the stretch? The sum alone.',
      'May I leave out numbers in between? No, a stretch has no gaps.',
    ],
    hints: [
      'Suppose the best stretch ends exactly here. What has it to do with the best one ending one place earlier?',
      'A running sum below zero can never help whatever comes after it.',
      'At each number keep the larger of the number alone and the number plus the running sum; remember the largest ever kept.',
    ],
    followUps: [
      'How would you also report where the stretch begins and ends?',
      'What if the list were a ring, so that a stretch may run over its end?',
      'Can you solve it by splitting the list in halves, and what would that cost?',
    ],
    edgeCases: [
      'nums = [-7] gives -7: a single number has to be taken, even a bad one.',
      'nums = [-3, -1, -2] gives -1: with only negatives, starting the best at zero is wrong.',
      'nums = [5, -9, 6] gives 6: a deep dip makes a fresh start worthwhile.',
      'nums = [4, -1, 4] gives 7: a small dip is worth crossing.',
    ],
    strongAnswer:
      'Says in one sentence what the running value stands for, begins with the first number, and tries an all-negative list before anyone asks.',
    weakAnswer:
      'Adds up every stretch from scratch, or starts the best value at zero and does not see that a list of negatives now fails.',
  },
  {
    number: 238,
    title: 'Product of Array Except Self',
    clarify: [
      'Is division allowed? No, the point is to do without.',
      'Can there be zeros? Yes, one or several.',
      'Does the list I return count as extra memory? No.',
      'Can a product become too large? No, all of them fit an ordinary integer.',
    ],
    hints: [
      'Which elements take part in the answer at one place, and on which sides of it do they lie?',
      'Everything on the left can be multiplied up in a single walk. The other side works the same way, backwards.',
      'Write the left products into the answer, then come back from the right with one running product and multiply it in.',
    ],
    followUps: [
      'If you could divide after all, how would you treat one zero, and how two?',
      'How do you get by with one extra variable besides the answer?',
      'What would you keep if single elements changed between questions?',
    ],
    edgeCases: [
      'nums = [0, 5] gives [5, 0]: one zero leaves a single product standing.',
      'nums = [3, 0, 2, 0] gives [0, 0, 0, 0]: two zeros wipe out everything.',
      'nums = [-2, 6] gives [6, -2]: the shortest list, with a sign.',
      'nums = [7, 0, 2] gives [0, 14, 0]: the zero in the middle sees both sides.',
    ],
    strongAnswer:
      'Draws the list, marks what lies left and right of one place, reads the two walks off the drawing, and then drops the second helper list.',
    weakAnswer:
      'Multiplies everything and divides, patches zeros case by case, and cannot say what happens when there are two.',
  },
  {
    number: 15,
    title: '3Sum',
    clarify: [
      'Are values or places returned? Values.',
      'May the same three values be listed twice? No, each combination once.',
      'Does the order matter? Neither among the triples nor inside one.',
      'How often may a value be used? As often as it stands in the list.',
    ],
    hints: [
      'If one of the three is fixed, which simpler question is left for the other two?',
      'Sorting is cheap here and brings equal values side by side. What could two ends do on a sorted list?',
      'For each fixed value move a left and a right end towards each other by the sign of the sum, stepping over equal neighbours.',
    ],
    followUps: [
      'When can the outer loop stop early?',
      'How would you find the three whose sum is closest to a given number?',
      'What would the same idea cost for four numbers?',
    ],
    edgeCases: [
      'nums = [0, 0, 0, 0] gives [[0, 0, 0]]: skipping repeats must not lose the only triple.',
      'nums = [1, 2, 3] gives []: nothing sums to zero.',
      'nums = [-2, 0, 0, 2, 2] gives [[-2, 0, 2]]: repeats at both ends, one result.',
      'nums = [-4, 2, 2, 8, -10] gives [[-10, 2, 8], [-4, 2, 2]]: one value used twice, and unsorted input.',
    ],
    strongAnswer:
      'Reduces it aloud to a question about pairs, sorts, and shows on a list with repeats at which spots equal values are skipped.',
    weakAnswer:
      'Runs three loops and filters doubles with a set of texts, or skips so eagerly that three zeros are no longer found.',
  },
  {
    number: 56,
    title: 'Merge Intervals',
    clarify: [
      'Do two that only touch belong together? Yes, [1, 2] and [2, 5] become [1, 5].',
      'Do they come in any order? Yes, unsorted.',
      'Can start and end be the same? Yes, such an interval is a point.',
      'May I reorder the input? Yes, but say that you do.',
    ],
    hints: [
      'In which order would you like to read them, so that you have to remember only one?',
      'Read by start, a newcomer can meet only the last one kept. What tells you whether it does?',
      'If it starts no later than the last one ends, stretch that end to the larger of both; otherwise keep it separately.',
    ],
    followUps: [
      'How would you add one more to a list that is already merged, without sorting again?',
      'How many of them overlap at the busiest moment?',
      'What if they arrive one by one and the merged list is asked for in between?',
    ],
    edgeCases: [
      'intervals = [[1, 9], [3, 4]] gives [[1, 9]]: one inside another must not shrink it.',
      'intervals = [[5, 7], [1, 5]] gives [[1, 7]]: touching, and out of order.',
      'intervals = [[2, 2]] gives [[2, 2]]: a single point.',
      'intervals = [[1, 2], [4, 5]] gives [[1, 2], [4, 5]]: a gap stays a gap.',
      'intervals = [[6, 8], [1, 2], [2, 6]] gives [[1, 8]]: the one in the middle joins both others.',
    ],
    strongAnswer:
      'Names sorting by start as the key, gives the overlap test as a single comparison, and tries an interval that lies within another.',
    weakAnswer:
      'Compares each with every other again and again, or overwrites the end with that of the newcomer and so shortens a longer one.',
  },
  {
    number: 121,
    title: 'Best Time to Buy and Sell Stock',
    clarify: [
      'How many trades are allowed? One purchase and one later sale.',
      'What is the result when prices only fall? Zero, by not trading.',
      'May I sell on the day of the purchase? It earns nothing, so it makes no difference.',
      'Do you want the days or the profit? The profit.',
    ],
    hints: [
      'If you sell today, on which earlier day would you like to have bought?',
      'Not all earlier prices matter for that, only one number about them.',
      'Keep the lowest price so far; today minus that is the best sale today, and the largest of these is the result.',
    ],
    followUps: [
      'What if you could trade as often as you like?',
      'What if each sale cost a fixed fee?',
      'How does this relate to the largest sum of neighbouring daily changes?',
    ],
    edgeCases: [
      'prices = [4] gives 0: with one day there is no trade.',
      'prices = [9, 6, 3] gives 0: falling all the way.',
      'prices = [3, 8, 1, 4] gives 5: the lowest price comes after the best sale.',
      'prices = [2, 2, 2] gives 0: nothing moves.',
    ],
    strongAnswer:
      'Turns the question round to the day of the sale, needs one walk and two variables, and tries a list whose lowest price comes last.',
    weakAnswer:
      'Subtracts the overall minimum from the overall maximum without noticing that the maximum may come first.',
  },
]
