import type { InterviewPack } from './interview-pack.ts'

export const stackAndListPacks: readonly InterviewPack[] = [
  {
    number: 20,
    title: 'Valid Parentheses',
    clarify: [
      'Which characters can occur? Only the three kinds of brackets.',
      'May pairs of different kinds cross? No, the bracket opened last is closed first.',
      'Can there be a closing bracket without an opening one? Yes, and then the string is invalid.',
      'Is true or false enough? Yes, you need not report where the error is.',
    ],
    sketch:
      'Push each opening bracket onto a stack. The one that must be closed next is always the one opened last, and it is on top, so a closing bracket pops it and must be of the same kind. The string is invalid if the stack is empty at that moment, if the kinds differ, or if anything remains at the end. Each bracket is pushed and popped at most once.',
    target: { time: 'O(n)', space: 'O(n)' },
    hints: [
      'When a closing bracket arrives, which of the open brackets does it close?',
      'You need the most recently opened bracket. Which structure returns the latest item first?',
      'Push each opening bracket onto a stack; a closing one has to match what you pop, and the stack must be empty at the end.',
    ],
    followUps: [
      'With only one kind of bracket, would you still need a stack?',
      'How would you report the index of the first error?',
      'What is the minimum number of brackets to add to repair a string with one kind?',
    ],
    edgeCases: [
      's = "]" gives false: it closes on an empty stack.',
      's = "((" gives false: two brackets are never closed.',
      's = "{(})" gives false: the counts match, but the pairs cross.',
      's = "[]{[]}" gives true: side by side and nested.',
    ],
    strongAnswer:
      'Gives last in, first out as the reason for the stack, and handles both an empty stack midway and a nonempty one at the end.',
    weakAnswer:
      'Counts each kind separately and accepts crossing brackets, or forgets to check whether anything is still open.',
  },
  {
    number: 155,
    title: 'Min Stack',
    clarify: [
      'How fast must each call be? Constant time for all of them, including the minimum.',
      'Will pop, top or the minimum be called on an empty stack? No.',
      'Can values be equal? Yes, and after one is popped, the other one still counts.',
      'Does reading the minimum remove it? No.',
    ],
    sketch:
      'Store with each value the minimum of the stack at the moment it was pushed: the smaller of the value itself and the minimum stored with the element below. The elements below a value cannot change while it is on the stack, so its stored minimum stays correct. The minimum of the whole stack is the one stored with the top, so every call touches only the top.',
    target: { time: 'O(1) for each call', space: 'O(n)' },
    hints: [
      'After a pop, how do you know what the minimum was before that value was pushed?',
      'The minimum at the time of a push stays correct for as long as that value is on the stack.',
      'Store with each value the smallest one up to it, or use a second stack of minimums.',
    ],
    followUps: [
      'If you store a minimum only when it changes, how must you compare equal values?',
      'Can you store differences instead of using a second stack?',
      'How would you build a queue that can return its minimum?',
    ],
    edgeCases: [
      'calls = ["push 2", "push 2", "pop", "min"] gives [2]: only one of two equal minimums was popped.',
      'calls = ["push 5", "push 1", "pop", "min"] gives [5]: the earlier minimum comes back.',
      'calls = ["push -3", "push 4", "min", "top"] gives [-3, 4]: minimum and top differ.',
      'calls = ["push 0", "push -1", "push 0", "pop", "min"] gives [-1]: popping a larger value changes nothing.',
    ],
    strongAnswer:
      'Asks how fast the calls must be, attaches a minimum to each level of the stack, and tests equal values by hand unprompted.',
    weakAnswer:
      'Has one variable and searches the whole stack after a pop, or loses a minimum that is still on the stack a second time.',
  },
  {
    number: 739,
    title: 'Daily Temperatures',
    clarify: [
      'Do you want a temperature or a number of days? The number of days to wait.',
      'What is the result for a day with no warmer day after it? 0.',
      'Does a day with the same temperature count? No, it has to be warmer.',
      'How long can the array be? About a hundred thousand days, too many to compare all pairs.',
    ],
    sketch:
      'Keep a stack with the indices of the days that still wait for a warmer one; their temperatures never increase from bottom to top. While the new day is warmer than the day on top, pop that day and record the difference of the two indices. Then push the new day; days that remain at the end get 0. Each day is pushed once and popped at most once, so the work is linear.',
    target: { time: 'O(n)', space: 'O(n)' },
    hints: [
      'Which days are still waiting when you reach a new one?',
      'From oldest to newest, the waiting days never get warmer. Which of them does a warm day resolve first?',
      'Put the indices of waiting days on a stack; while the top one is colder than today, pop it and record the distance.',
    ],
    followUps: [
      'Why is the work linear although there is a loop inside a loop?',
      'What if the days formed a circular array?',
      'How would you find the last warmer day before each day?',
    ],
    edgeCases: [
      'temps = [50] gives [0]: there is no later day.',
      'temps = [60, 60, 61] gives [2, 1, 0]: an equally warm day does not count.',
      'temps = [70, 60, 50] gives [0, 0, 0]: nothing is ever popped.',
      'temps = [50, 40, 30, 60] gives [3, 2, 1, 0]: one day resolves all the others.',
    ],
    strongAnswer:
      'Describes what is on the stack at any time, stores indices rather than temperatures, and argues that no day is pushed or popped twice.',
    weakAnswer:
      'Scans ahead again from every day, or stores only temperatures and then has no way to compute the distance.',
  },
  {
    number: 21,
    title: 'Merge Two Sorted Lists',
    clarify: [
      'May I reuse the nodes? Yes, relink them rather than copy them.',
      'Can a list be empty? Yes, either one or both.',
      'Which of two equal values goes first? Either one; the result only has to be sorted.',
      'Are both lists in ascending order? Yes, and values can repeat.',
    ],
    sketch:
      'Both lists are sorted, so the smallest remaining node is always one of the two heads. Build the result after a dummy node: take the smaller head, append it, and advance in that list until one list is empty. Then attach the rest of the other list in one step, since it is already sorted. Each node is attached at most once, and no node is copied.',
    target: { time: 'O(n + m) for lists of n and m nodes', space: 'O(1)' },
    hints: [
      'Which node can be the first of the result, and what is left to do after you take it?',
      'The first step is special only because there is no tail yet. How could you make it like the others?',
      'Start with a dummy node, attach the smaller head to the tail, move on, and at the end attach whatever remains.',
    ],
    followUps: [
      'How would you merge k lists?',
      'How much memory does a recursive version take?',
      'How do you make sure that equal values from the first list come first?',
    ],
    edgeCases: [
      'a = [], b = [] gives []: there is nothing to merge.',
      'a = [], b = [4] gives [4]: one list is empty from the start.',
      'a = [2, 2], b = [2] gives [2, 2, 2]: all equal values are in the result.',
      'a = [9], b = [1, 3] gives [1, 3, 9]: the whole second list comes first.',
    ],
    strongAnswer:
      'Uses a dummy node, attaches the rest in one step, and traces lists of unequal length on a drawing.',
    weakAnswer:
      'Copies the values into an array and sorts it, or loses the rest of the longer list when the shorter one ends.',
  },
  {
    number: 206,
    title: 'Reverse Linked List',
    clarify: [
      'Does a node know its predecessor? No, only the next node.',
      'May I change the nodes in place? Yes.',
      'What should I return? The new head.',
      'Can the list be empty or have one node? Yes to both; return it unchanged.',
    ],
    sketch:
      'Walk through the list with two pointers: current starts at the head and previous at null. In each step, save the next node, point current at previous, and advance both pointers. Before each step, the nodes visited so far form a reversed list that starts at previous, so at the end previous is the new head. Each node is visited once.',
    target: { time: 'O(n)', space: 'O(1)' },
    hints: [
      'Draw three nodes. Which link do you change first, and what do you lose by doing so?',
      'Before you change a link, a variable must remember the node it pointed to.',
      'Walk with previous, current and next: save next, point current at previous, then advance all three.',
    ],
    followUps: [
      'How does the recursive version work, and what does it cost in memory?',
      'How would you reverse only the nodes between two positions?',
      'How would you reverse in groups of k nodes?',
    ],
    edgeCases: [
      'list = [] gives []: there is no head.',
      'list = [7] gives [7]: the only node points to null, before and after.',
      'list = [1, 2] gives [2, 1]: the old head must end the list.',
      'list = [4, 4, 5] gives [5, 4, 4]: equal values are still separate nodes.',
    ],
    strongAnswer:
      'Draws the links, saves the next node before changing one, and says why the old head ends up pointing to null.',
    weakAnswer:
      'Changes a link too early and cannot reach the rest of the list, or builds a new list while claiming constant memory.',
  },
]
