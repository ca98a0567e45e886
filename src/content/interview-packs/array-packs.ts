import type { InterviewPack } from './interview-pack.ts'

export const arrayPacks: readonly InterviewPack[] = [
  {
    number: 1,
    title: 'Two Sum',
    clarify: [
      'May I use the same element twice? No, the two indices must differ, but two equal values at different indices are fine.',
      'Is there always a pair? Yes, exactly one, so you need not handle any other outcome.',
      'Is the array sorted? No, and the indices you return refer to the array as given.',
      'Can numbers be negative or zero? Yes, and so can the target.',
    ],
    sketch:
      'Walk through the array with a map from each value seen so far to its index. At each number, look up the target minus that number: if it is in the map, the two indices are the answer; otherwise store the number. Every earlier value is in the map, so no pair is missed, and looking up before storing keeps a number from being paired with itself. Each step takes O(1) on average.',
    target: { time: 'O(n) on average', space: 'O(n)' },
    hints: [
      'Pick one number: what exactly must its partner be?',
      'You keep searching for that partner among the numbers you have seen. Which structure finds a value in constant time?',
      'Walk once with a map from value to index, and look up the target minus the current number before you store that number.',
    ],
    followUps: [
      'What if the array were sorted and you could use only constant extra memory?',
      'How would you return all pairs of values, each pair once?',
      'What changes if numbers arrive one at a time and you must answer after each of them?',
    ],
    edgeCases: [
      'nums = [5, 5], target = 10 gives [0, 1]: equal values at two indices are a pair.',
      'nums = [4, 1, 7], target = 8 gives [1, 2]: a number that is half of the target must not be paired with itself.',
      'nums = [-4, -9, -1], target = -10 gives [1, 2]: all numbers and the target are negative.',
      'nums = [0, 6, 2, 0], target = 0 gives [0, 3]: zero is a value like any other.',
    ],
    strongAnswer:
      'Says early that each number determines its partner, chooses the map, and explains why the lookup comes before the store.',
    weakAnswer:
      'Writes two nested loops and stops there, or sorts the array without noticing that the original indices are lost.',
  },
  {
    number: 53,
    title: 'Maximum Subarray',
    clarify: [
      'May the subarray be empty? No, it contains at least one number.',
      'Can all numbers be negative? Yes, and then the answer is the largest of them.',
      'Do you want the sum or the subarray? Only the sum.',
      'May I skip numbers in between? No, a subarray is contiguous.',
    ],
    sketch:
      "For each index, compute the largest sum of a subarray that ends there: it is either the number alone or the number plus the largest sum that ends one index earlier. Only that previous value matters, so one variable carries it along and another one remembers the best sum so far. This is Kadane's algorithm: one pass with constant work per number.",
    target: { time: 'O(n)', space: 'O(1)' },
    hints: [
      'Suppose the best subarray ends exactly here. How does it relate to the best one that ends one index earlier?',
      'A running sum below zero only makes everything after it smaller, so drop it.',
      'At each number, take the larger of the number alone and the number plus the running sum; remember the largest result so far.',
    ],
    followUps: [
      'How would you also return the indices where the subarray starts and ends?',
      'What if the array were circular, so that a subarray may wrap around the end?',
      'Can you solve it by divide and conquer, and what would that cost?',
    ],
    edgeCases: [
      'nums = [-7] gives -7: the subarray cannot be empty, even when its only number is negative.',
      'nums = [-3, -1, -2] gives -1: with only negative numbers, starting the best sum at zero is wrong.',
      'nums = [5, -9, 6] gives 6: after a large drop it is better to start over.',
      'nums = [4, -1, 4] gives 7: a small drop is worth including.',
    ],
    strongAnswer:
      'Says in one sentence what the running value means, initializes it with the first number, and tests an all-negative array unprompted.',
    weakAnswer:
      'Adds up every subarray from scratch, or starts the best sum at zero and does not see that an all-negative array now fails.',
  },
  {
    number: 238,
    title: 'Product of Array Except Self',
    clarify: [
      'May I use division? No, solve it without.',
      'Can there be zeros? Yes, one or several.',
      'Does the output array count as extra memory? No.',
      'Can a product overflow? No, all of them fit into a 32-bit integer.',
    ],
    sketch:
      'The answer at an index is the product of everything to its left times the product of everything to its right. A first pass from the left writes the left products into the output. A second pass from the right carries one running product and multiplies it in. Nothing is divided, so zeros need no special case, and the running product is the only extra memory.',
    target: { time: 'O(n)', space: 'O(1)' },
    hints: [
      'Which elements contribute to the answer at one index, and on which sides of it are they?',
      'You can compute the products of everything to the left in a single pass. The right side works the same way, backward.',
      'Write the left products into the output, then go back from the right with one running product and multiply it in.',
    ],
    followUps: [
      'If you could divide after all, how would you handle one zero, and how two?',
      'Can you do it with one extra variable besides the output?',
      'What would you store if elements could change between queries?',
    ],
    edgeCases: [
      'nums = [0, 5] gives [5, 0]: with one zero, only the product at its own index is not zero.',
      'nums = [3, 0, 2, 0] gives [0, 0, 0, 0]: with two zeros, every product is zero.',
      'nums = [-2, 6] gives [6, -2]: the shortest array, with a negative number.',
      'nums = [7, 0, 2] gives [0, 14, 0]: the zero has numbers on both sides.',
    ],
    strongAnswer:
      'Draws the array, marks what is to the left and to the right of one index, derives the two passes, and then drops the second helper array.',
    weakAnswer:
      'Multiplies everything and divides, patches zeros case by case, and cannot say what happens when there are two.',
  },
  {
    number: 15,
    title: '3Sum',
    clarify: [
      'Do you want values or indices? Values.',
      'May the same three values be listed twice? No, each combination appears once.',
      'Does the order matter? No, neither the order of the triplets nor the order inside one.',
      'How often may I use a value? As often as it occurs in the array.',
    ],
    sketch:
      'Sort the array. For each index i, find the pairs after it that sum to -nums[i]: two pointers start at the ends of that part, and a sum that is too small moves the left one, while a sum that is too large moves the right one. To avoid duplicates, skip an nums[i] equal to the one before and, after a match, step past equal values. Each i takes O(n), so the total is O(n²).',
    target: { time: 'O(n²)', space: 'O(1) besides the memory of the sort' },
    hints: [
      'If you fix one of the three numbers, which simpler problem is left for the other two?',
      'Sorting is cheap here and puts equal values next to each other. What can two pointers do on a sorted array?',
      'For each fixed value, move a left and a right pointer toward each other by the sign of the sum, and skip equal adjacent values.',
    ],
    followUps: [
      'When can the outer loop stop early?',
      'How would you find the three numbers whose sum is closest to a target?',
      'What would the same idea cost for four numbers?',
    ],
    edgeCases: [
      'nums = [0, 0, 0, 0] gives [[0, 0, 0]]: skipping duplicates must not lose the only triplet.',
      'nums = [1, 2, 3] gives []: no three numbers sum to zero.',
      'nums = [-2, 0, 0, 2, 2] gives [[-2, 0, 2]]: the duplicates lead to one result only.',
      'nums = [-4, 2, 2, 8, -10] gives [[-10, 2, 8], [-4, 2, 2]]: one value is used twice, and the input is unsorted.',
    ],
    strongAnswer:
      'Reduces it to a pair problem out loud, sorts, and shows on an array with duplicates where equal values are skipped.',
    weakAnswer:
      'Runs three loops and removes duplicates with a set of strings, or skips so eagerly that three zeros are no longer found.',
  },
  {
    number: 56,
    title: 'Merge Intervals',
    clarify: [
      'Do intervals that only touch overlap? Yes, [1, 2] and [2, 5] become [1, 5].',
      'Are the intervals sorted? No, they come in any order.',
      'Can start and end be equal? Yes, such an interval is a single point.',
      'May I reorder the input? Yes, but say that you do.',
    ],
    sketch:
      'Sort the intervals by start and read them in that order. Every merged interval except the last is final, because all later ones start after it ends. So compare each interval only with the last one: if it starts at or before that end, set the end to the larger of the two ends; otherwise append it. The pass is linear, so the sort dominates the cost.',
    target: { time: 'O(n log n)', space: 'O(n) for the sorted copy' },
    hints: [
      'In which order would you like to read the intervals, so that you have to remember only one of them?',
      'If you read them by start, a new interval can overlap only the last merged one. How do you tell whether it does?',
      'If it starts no later than the last one ends, extend that end to the larger of the two; otherwise append it as a new interval.',
    ],
    followUps: [
      'How would you insert one more interval into a merged list without sorting again?',
      'What is the largest number of intervals that overlap at any moment?',
      'What if the intervals arrive one by one and you must return the merged list at any time?',
    ],
    edgeCases: [
      'intervals = [[1, 9], [3, 4]] gives [[1, 9]]: an interval inside another one must not shrink it.',
      'intervals = [[5, 7], [1, 5]] gives [[1, 7]]: they touch, and they are out of order.',
      'intervals = [[2, 2]] gives [[2, 2]]: a single point.',
      'intervals = [[1, 2], [4, 5]] gives [[1, 2], [4, 5]]: a gap stays a gap.',
      'intervals = [[6, 8], [1, 2], [2, 6]] gives [[1, 8]]: the one in the middle connects the other two.',
    ],
    strongAnswer:
      'Names the start as the sort key, states the overlap test as a single comparison, and tests an interval that is contained in another.',
    weakAnswer:
      'Compares every interval with every other one repeatedly, or overwrites the end with the new one and so shortens a longer interval.',
  },
  {
    number: 121,
    title: 'Best Time to Buy and Sell Stock',
    clarify: [
      'How many trades may I make? At most one purchase and one later sale.',
      'What is the result when prices only fall? Zero, because you do not trade.',
      'May I sell on the day of the purchase? That earns nothing, so it makes no difference.',
      'Do you want the days or the profit? The profit.',
    ],
    sketch:
      "Treat each day as the day you sell. The best earlier day to buy is the one with the lowest price so far, so carry that minimum along as you walk through the prices. Compare today's price minus the minimum with the best profit, which starts at 0, and then update the minimum. Each day takes constant work, and two variables are enough.",
    target: { time: 'O(n)', space: 'O(1)' },
    hints: [
      'If you sell today, on which earlier day would you like to have bought?',
      'You do not need all the earlier prices for that, only one number about them.',
      'Track the lowest price so far; today minus that minimum is the best sale today, and the largest of these is the result.',
    ],
    followUps: [
      'What if you could trade as often as you like?',
      'What if each sale cost a fixed fee?',
      'How does this relate to the maximum subarray of the daily price changes?',
    ],
    edgeCases: [
      'prices = [4] gives 0: with one day there is no trade.',
      'prices = [9, 6, 3] gives 0: prices only fall.',
      'prices = [3, 8, 1, 4] gives 5: the lowest price comes after the best sale.',
      'prices = [2, 2, 2] gives 0: the price never changes.',
    ],
    strongAnswer:
      'Looks at the problem from the day of the sale, needs one pass and two variables, and tests an array whose lowest price comes last.',
    weakAnswer:
      'Subtracts the overall minimum from the overall maximum without noticing that the maximum may come first.',
  },
]
