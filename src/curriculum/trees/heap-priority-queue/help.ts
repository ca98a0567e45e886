import type { ProblemHelpTexts } from '../../problem-help.ts'

export const help = {
  703: {
    asks: 'Design a class that starts with an integer `k` and a list of scores. Each call adds a score and returns the `k`-th largest score so far; equal scores count separately, and `k` = 1 means the largest.',
    hints: [
      'Work by hand with k = 2: after 4, 8, 5 only 8 and 5 matter, since no later number can bring the 4 back. The answer is the smaller of the two you keep.',
      '`add` pushes the value, pops the smallest if there are now more than k, and returns the top. Send the starting numbers through the same step.',
      'After each call, the heap holds the k largest values so far, or all values while there are fewer. The smallest of the k largest is the kth largest: read it from the top without popping. Each call costs O(log k).',
    ],
  },
  1046: {
    asks: 'Given stone weights, repeatedly smash the two heaviest stones: equal ones are both destroyed; otherwise the lighter is destroyed and the heavier keeps the difference. Return the weight of the last stone, or 0 if none remains.',
    hints: [
      'Put all stones into a max-heap; in Python push negated weights, because `heapq` is a min-heap. Then settle the end: one stone left is the answer, none left means 0.',
      'Pop y, then x, with y ≥ x. Push `y - x` only if it is not 0; the heap sorts it in, so the new stone may be one of the next pair.',
      'Repeat while at least two stones are in the heap, which always holds exactly the stones that still exist. Each round removes one or two of them, so there are at most n - 1 rounds of O(log n). Return what is left, or 0.',
    ],
    cost: 'O(n log n) time and O(n) space, because all stones are in the heap',
  },
  973: {
    asks: 'Given points in the plane, return the `k` points with the smallest Euclidean distance to the origin, in any order. Apart from the order, there is only one possible answer.',
    hints: [
      'Compute keys by hand: (3, 4) has 9 + 16 = 25, and (1, -2) has 1 + 4 = 5. Comparing `x*x + y*y` is enough, so you need no square root.',
      'Push each point with its key. When the heap holds k + 1 points, pop the farthest: k points at least as close are already known.',
      'Use a max-heap, or a min-heap of negated keys. After each point it holds the k closest so far, or all while there are fewer. At the end return the points in the heap, in any order; the cost is O(n log k).',
    ],
  },
  215: {
    asks: 'Given an unsorted integer array and an integer `k`, return the `k`-th largest element. Equal elements count separately, and `k` = 1 means the maximum.',
    hints: [
      'Settle what counts: in 5, 5, 2 the second largest is 5, because equal values count separately. Then create an empty min-heap that will keep the k largest numbers.',
      'Push each number. When the heap holds k + 1 numbers, pop the smallest: the k others are at least as large, so it is not needed anymore.',
      'After each number, the heap holds the k largest so far, or all while there are fewer, and the smallest of them is on top. After the last number, the top is the kth largest: return it.',
    ],
  },
  621: {
    asks: 'Given tasks labeled with letters, each taking one time unit, return the least total time to run them all in any order if two tasks with the same label have at least `n` units, busy or idle, between them.',
    hints: [
      'Plan A, A, A, B with n = 2 by hand: A, B, idle, A, idle, idle, A takes 7 time units. Count each type of task and put the counts into a max-heap.',
      'In each time unit, first move the counts whose cooldown is over back into the heap. Then pop the largest, lower it by 1, and if it is not 0, queue it with the time when it may run again.',
      'A task run at time t may run again at `t + n + 1`. Each unfinished type is either in the heap (ready) or in the queue (cooling down); if the heap is empty, the unit is idle. When both are empty, the elapsed time is the answer.',
    ],
  },
  767: {
    asks: 'Given a string, rearrange its letters so that no two adjacent letters are equal. Return any such arrangement, or an empty string if there is none.',
    hints: [
      "Try two strings by hand: aab becomes aba, but aaab fails, since three a's need two others between them. Count each character and push the pairs (count, character) into a max-heap.",
      'Pop the character with the largest count and append it. Then push back the one held from the previous round, if any of it is left, and hold the new one with its count lowered by 1.',
      'The character placed last is never in the heap, so it cannot follow itself. When the heap is empty, compare lengths: if all characters are placed, return the result. Otherwise copies of the held character are left, and the answer is the empty string.',
    ],
  },
  355: {
    asks: "Design a service in which users post tweets and follow or unfollow other users. A user's feed returns the ids of the most recent tweets, at most 10, by that user and the users they follow, newest first.",
    hints: [
      'Store a list of tweets and a set of followed users for each user. Number all tweets with one global counter, so that a larger number means a newer tweet.',
      "For a feed, push the newest tweet of the user and of each followed user, with its index in its author's list. After popping a tweet, push the next older one by the same author.",
      'The max-heap holds the newest tweet of each author that is not in the feed yet, so its top is the next tweet of the feed. Pop up to ten times, or until it is empty. Include the user among the authors exactly once; unfollowing somebody who is not followed does nothing.',
    ],
    cost: 'O(f + 10 log f) for a feed of f followed users, because only the newest tweet of each enters the heap; all tweets are stored',
  },
  1851: {
    asks: 'Given integer intervals, both ends included, and a list of queries, return for each query, in the given order, the size `right - left + 1` of the smallest interval that contains its value, or -1 if there is none.',
    hints: [
      'Answer one query by hand: among the intervals that contain it, take the smallest `right - left + 1`, or -1 if there is none. Then sort the intervals by left end.',
      'For each query in ascending order, push every interval with left ≤ query as (size, right). Then pop while the right end of the top is below the query.',
      "All intervals in the heap have started, and one that ended before this query cannot contain a later one, so you may drop it. After the pops, the top is the smallest interval that contains the query. Write its size, or -1, at the query's original index.",
    ],
    cost: 'O(n log n + q log q) time and O(n + q) space, because intervals and queries are sorted first',
  },
  23: {
    asks: 'Given `k` linked lists, each in ascending order, merge them into one linked list in ascending order and return its head. Any of the lists may be empty; if there are no nodes at all, return null.',
    hints: [
      'Push the head of every list that is not empty: the smallest node of all is now on top. If there are no nodes at all, the answer is null.',
      'Pop the smallest node, append it to the tail of the result, and push its `next` if there is one. In Python push (value, list index, node), because nodes cannot be compared when values are equal.',
      "The heap always holds the first unused node of each unfinished list; the lists are sorted, so its top is the smallest unused node of all. Repeat until it is empty, end the tail in null, and return the dummy's next. The total is O(n log k).",
    ],
  },
  295: {
    asks: 'Design a class that receives integers one at a time and, on request, returns the median of all integers so far: the middle one in sorted order, or the mean of the two middle ones if their number is even.',
    hints: [
      'Sort 5, 1, 9, 4 by hand and cut in the middle: 1, 4 | 5, 9. The median 4.5 needs only the largest number on the left and the smallest on the right.',
      'Push a new number into `lower`, a max-heap, then move its top to `upper`, a min-heap. If `upper` now has more numbers, move its top back.',
      'No number in `lower` is larger than one in `upper`, and `lower` has the same number of elements or one more. For an odd count the median is the top of `lower`, otherwise the average of both tops. In Python, store `lower` negated.',
    ],
    solvedBy: 'two-heaps-median',
    cost: 'O(log n) per number and O(n) space, because every number stays in one of the two heaps',
  },
} satisfies ProblemHelpTexts
