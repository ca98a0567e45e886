import type { ProblemHelpTexts } from '../../problem-help.ts'

export const help = {
  232: {
    asks: 'Implement a first-in, first-out queue using only stacks for storage. `push` adds a value, `pop` removes and returns the oldest one, `peek` returns it without removing it, and `empty` reports whether no values are left.',
    hints: [
      'Push 1, 2, 3 onto a stack, then move them one by one onto a second stack. The 1 is now on top, so the second stack pops 1, 2, 3, in the order of arrival.',
      '`push` always goes to the first stack, the inbox. `pop` and `peek` use the top of the second one, the outbox; only if the outbox is empty do they move the whole inbox over first.',
      'The outbox contains the oldest elements, the front on top, and the inbox all newer ones. Since you refill only an empty outbox, no newer element lands on an older one. The queue is empty when both stacks are; each element moves once, so calls take amortized O(1).',
    ],
    solvedBy: 'queue-operations',
  },
  225: {
    asks: 'Implement a last-in, first-out stack using only queues for storage. `push` adds a value, `pop` removes and returns the newest one, `top` returns it without removing it, and `empty` reports whether no values are left.',
    hints: [
      'Put 1 and then 2 into a queue: its front is 1, but a stack must return 2. Take the 1 from the front and add it at the back, and 2 is in front.',
      '`push` adds the new value at the back. Then it repeats `size - 1` times, with the size after adding: take the front and add it at the back.',
      'Between calls, the queue has the newest element at the front and the oldest at the back. So `pop` removes the front, `top` reads it, and `empty` checks the size, each in O(1). One queue is enough.',
    ],
    cost: 'O(n) time for a push, because all older elements are rotated to the back',
  },
  933: {
    asks: 'Design a request counter whose calls come with strictly increasing times `t` in milliseconds. Each call records its request and returns how many requests so far, including this one, have a time from `t - 3000` to `t`, both included.',
    hints: [
      'Do the calls 10, 500, 3010, 3200 by hand: at 3010, the call at 10 still counts, so the answer is 3. At 3200, it is too old, so the answer is 3 again.',
      'Add `t` at the back. While the front is smaller than `t - 3000`, remove it; a call at exactly `t - 3000` still counts.',
      'Times arrive in increasing order, so anything too old is at the front. After the removals, the queue contains exactly the calls from `t - 3000` to `t`: return its size. Each call enters and leaves once, which is amortized O(1).',
    ],
  },
  2073: {
    asks: 'In a line, person `i`, counted from 0, wants `tickets[i]` tickets. The first person buys one ticket in one second, then leaves if finished or else goes to the end. Return the seconds until person `k` is finished.',
    hints: [
      'Do [2, 3, 1] with k = 0 by hand: each of the three buys one ticket, then person 0 buys the second one and is done. That takes 4 seconds.',
      'In a simulation, the front buys one ticket and goes to the back if more are needed. To count instead, note that people after k get at most `tickets[k] - 1` turns, because k leaves first; all others get at most `tickets[k]`.',
      'One ticket is sold per second, so the answer is the number of tickets sold until k is done. Add `min(tickets[i], tickets[k])` for each i up to and including k, and `min(tickets[i], tickets[k] - 1)` for each i after k.',
    ],
    cost: 'O(n) time and O(1) space by counting how often each person is served, because no queue has to be simulated',
  },
  622: {
    asks: 'Implement a queue of fixed capacity `k`. Adding at the rear and removing from the front return whether they succeed; reading the front or rear returns its value, or -1 if there is none; two methods report empty and full.',
    hints: [
      'Draw 3 cells with `head = 0` and `count = 0`. Enqueue 7 and 8 into cells 0 and 1, then dequeue: `head` becomes 1 and `count` 1, and no value moves.',
      '`enQueue` writes to cell `(head + count) % k` and raises `count`. `deQueue` sets `head = (head + 1) % k` and lowers `count`.',
      'The elements are in the `count` cells from `head` on, continuing at cell 0 after cell k - 1. So the front is at `head` and the rear at `(head + count - 1) % k`, or -1 for both if `count` is 0. Refuse `enQueue` when `count` is k and `deQueue` when it is 0.',
    ],
  },
  641: {
    asks: 'Implement a double-ended queue of fixed capacity `k`. Adding or removing at either end returns whether it succeeds; reading either end returns its value, or -1 if there is none; two methods report whether it is empty or full.',
    hints: [
      'Draw 3 cells with `head = 0` and `count = 0`. Insert 5 at the rear and 4 at the front: the 5 goes into cell 0, the 4 into cell 2, and `head` becomes 2.',
      '`insertFront` first sets `head = (head - 1 + k) % k` and then writes there; `insertLast` writes to `(head + count) % k`. `deleteFront` moves `head` one cell forward, and `deleteLast` leaves it where it is.',
      'The elements are in the `count` cells from `head` on, modulo k: the front at `head`, the rear at `(head + count - 1) % k`. Each insertion raises `count`, each deletion lowers it. Return false for an insertion at k or a deletion at 0, and -1 for the front or rear of an empty deque.',
    ],
  },
  649: {
    asks: 'A string lists senators of the parties `R` and `D` in turn order. Round after round, each remaining senator bans one opponent for good, until only one party is left. With best play, return the winner, `Radiant` or `Dire`.',
    hints: [
      'Play "DRR" by hand: the D bans the first R, then the second R bans the D, and Radiant wins. Each senator bans the opponent who would otherwise act soonest.',
      'In each step, remove both fronts. Only the smaller index goes back into its own queue, as index + n for n senators, so that its next turn comes after all turns of this round.',
      "Each queue lists, in ascending order, when its party's senators act next, so the smaller front acts first. Every step bans one senator for good, so there are at most n - 1 steps. Once a queue is empty, the other party wins.",
    ],
  },
  950: {
    asks: 'You choose the order of a deck of distinct cards, then repeatedly reveal the top card and move the next one to the bottom, until all are revealed. Return the deck, top first, that reveals its cards in increasing order.',
    hints: [
      'Do it with 4 indices, 0 1 2 3: reveal 0, move 1 to the back, reveal 2, move 3 to the back, reveal 1, then reveal 3. The order is 0, 2, 1, 3.',
      'Go through the sorted cards from the smallest. Put the card at the index in front of the queue and remove that index; then, if any are left, move the new front to the back.',
      'The queue contains the indices without a card, in the order in which the deck would bring them to the top. The i-th smallest card gets the i-th revealed index, so the reveal is in increasing order. When the queue is empty, the filled array is the answer.',
    ],
    cost: 'O(n log n) time in all, because the cards are sorted first',
  },
  239: {
    asks: 'Given an integer array and `k`, return the maximum of every contiguous subarray of length `k`, in order of their starting indices.',
    hints: [
      'Let 5 arrive after 4 and 2. Both are smaller and leave the window earlier than the 5, so neither can be a maximum again: cross them out.',
      'At index `i`, remove indices from the back while their values are at most `nums[i]`, then add `i`. After that, remove the front if it is at most `i - k`.',
      "The deque contains indices in ascending order with values decreasing, namely those in the window with no equal or greater value after them. So `nums[front]` is the window's maximum. Record it from `i = k - 1` on; each index enters and leaves once, so O(n).",
    ],
    solvedBy: 'queue-window-maximum',
    cost: 'O(k) space, because the deque contains only indices inside the window',
  },
  862: {
    asks: 'Given an integer array that may contain negative numbers, return the length of the shortest non-empty subarray whose sum is `k` or more, or -1 if there is no such subarray.',
    hints: [
      'Write the running totals of [3, -2, 4], starting with 0: 0, 3, 1, 5. For k = 4, the last two totals differ by 5 - 1 = 4, so the subarray between them, [4], is enough.',
      'For the total with index `j`, check the front: while the new total is at least k greater, record `j - front` and remove the front. Then, at the back, remove every total that is at least the new one, and add `j`.',
      'The deque contains possible starts, with their totals, in 64 bits, increasing. A front that has succeeded can go, because later ends are farther away; a total at least as large as a newer one is never the better start. Return the shortest recorded length, or -1 if there is none.',
    ],
  },
} satisfies ProblemHelpTexts
