import type { InterviewPack } from './interview-pack.ts'

export const stackAndListPacks: readonly InterviewPack[] = [
  {
    number: 20,
    title: 'Valid Parentheses',
    clarify: [
      'Which characters can occur? Only the three kinds of brackets.',
      'May kinds cross each other? No, the one opened last is closed first.',
      'Is a closing bracket without an opening one possible? Yes, and it makes the text wrong.',
      'Is yes or no enough? Yes, no place of the fault is needed.',
    ],
    hints: [
      'When a closing bracket arrives, which one of the open ones is it about?',
      'The latest open one must be at hand. Which structure gives back the latest first?',
      'Put each opening bracket on a stack; a closing one has to match what comes off, and nothing may be left over.',
    ],
    followUps: [
      'With a single kind of bracket, would you still need a stack?',
      'How would you tell the place of the first fault?',
      'How many brackets must be added to repair a text of one kind?',
    ],
    edgeCases: [
      's = "]" gives false: closing on an empty stack.',
      's = "((" gives false: something stays open.',
      's = "{(})" gives false: counts agree, but the kinds cross.',
      's = "[]{[]}" gives true: side by side and nested.',
    ],
    strongAnswer:
      'Gives last in, first out as the reason for the stack, and handles both an empty stack in the middle and a filled one at the end.',
    weakAnswer:
      'Counts each kind on its own and accepts crossing brackets, or forgets to look whether anything stayed open.',
  },
  {
    number: 155,
    title: 'Min Stack',
    clarify: [
      'How quick must each call be? Constant time for all, the minimum included.',
      'Will an empty stack be asked? No, such calls do not happen.',
      'Can equal values come? Yes, and removing one must leave the other in force.',
      'Does asking for the minimum take it off? No.',
    ],
    hints: [
      'After a removal, how do you know what the minimum was before that value came?',
      'The minimum at the time of a push stays right for as long as that value is in the stack.',
      'Store beside each value the smallest one up to it, or keep a second stack of minima.',
    ],
    followUps: [
      'If minima are stored only when they change, how must equal values be compared?',
      'Can you store differences instead of a second stack?',
      'How would you build a queue that knows its minimum?',
    ],
    edgeCases: [
      'calls = ["push 2", "push 2", "pop", "min"] gives [2]: one of two equal minima is gone.',
      'calls = ["push 5", "push 1", "pop", "min"] gives [5]: the earlier minimum comes back.',
      'calls = ["push -3", "push 4", "min", "top"] gives [-3, 4]: minimum and top differ.',
      'calls = ["push 0", "push -1", "push 0", "pop", "min"] gives [-1]: removing a larger value changes nothing.',
    ],
    strongAnswer:
      'Asks how quick the calls must be, ties a minimum to each level of the stack, and tests equal values by hand unprompted.',
    weakAnswer:
      'Keeps one variable and searches the whole stack after a removal, or drops a minimum that is still present a second time.',
  },
  {
    number: 739,
    title: 'Daily Temperatures',
    clarify: [
      'Is a temperature wanted, or a number of days? The days to wait.',
      'What stands for a day without a warmer one to come? 0.',
      'Does an equally warm day end the waiting? No, it has to be warmer.',
      'How long can the list be? About a hundred thousand days, too many to compare in pairs.',
    ],
    hints: [
      'Which days are still waiting when you arrive at a new one?',
      'From old to new, the waiting ones never get warmer. Which of them does a warm day release first?',
      'Keep the places of waiting days on a stack; while the top one is colder than today, take it off and note the distance.',
    ],
    followUps: [
      'Why is the work linear although a loop stands inside a loop?',
      'What if the days formed a ring?',
      'How would you find the last warmer day before each day?',
    ],
    edgeCases: [
      'temps = [50] gives [0]: one day waits in vain.',
      'temps = [60, 60, 61] gives [2, 1, 0]: an equal day does not count.',
      'temps = [70, 60, 50] gives [0, 0, 0]: everything stays on the stack.',
      'temps = [50, 40, 30, 60] gives [3, 2, 1, 0]: one day releases all the others.',
    ],
    strongAnswer:
      'Describes what is on the stack at any time, stores places rather than temperatures, and argues that each day goes on and off once.',
    weakAnswer:
      'Looks ahead afresh from every day, or stores bare temperatures and then has no way to work out the distance.',
  },
  {
    number: 21,
    title: 'Merge Two Sorted Lists',
    clarify: [
      'May I reuse the nodes? Yes, relink them rather than copy.',
      'Can a list be empty? Yes, either or both.',
      'Which of two equal values goes first? Either, the result only has to be sorted.',
      'Do both lists rise? Yes, with repeats allowed.',
    ],
    hints: [
      'Which node can be the first of the result, and what is left to do once it is taken?',
      'The first step is special only because there is no tail yet. How could you make it like the others?',
      'Begin with a placeholder node, hang the smaller head on the tail, move on, and finally hang on whatever remains.',
    ],
    followUps: [
      'How would you merge k lists?',
      'Write it recursively: what does that cost in memory?',
      'How do you make sure that equal values from the first list come first?',
    ],
    edgeCases: [
      'a = [], b = [] gives []: nothing to merge.',
      'a = [], b = [4] gives [4]: one side is used up from the start.',
      'a = [2, 2], b = [2] gives [2, 2, 2]: equal values all survive.',
      'a = [9], b = [1, 3] gives [1, 3, 9]: the whole second list comes first.',
    ],
    strongAnswer:
      'Uses a placeholder at the front, attaches the rest in one step, and follows lists of unequal length on a drawing.',
    weakAnswer:
      'Copies the values into an array to sort them, or loses the rest of the longer list when the shorter one ends.',
  },
  {
    number: 206,
    title: 'Reverse Linked List',
    clarify: [
      'Does a node know its predecessor? No, only its successor.',
      'May I change the nodes in place? Yes.',
      'What should come back? The new first node.',
      'Can the list be empty or have one node? Both; give back what came in.',
    ],
    hints: [
      'Draw three nodes. Which arrow do you turn first, and what do you lose by it?',
      'Before an arrow is turned, something must remember the node it used to point at.',
      'Go along with previous, current and next: save next, point current at previous, then move all three on.',
    ],
    followUps: [
      'Do it recursively, and say what it costs in memory.',
      'How would you reverse only the part between two places?',
      'How would you reverse in groups of k nodes?',
    ],
    edgeCases: [
      'list = [] gives []: there is no first node.',
      'list = [7] gives [7]: one node points at nothing, before and after.',
      'list = [1, 2] gives [2, 1]: the old first node must end the list.',
      'list = [4, 4, 5] gives [5, 4, 4]: equal values are still separate nodes.',
    ],
    strongAnswer:
      'Draws the arrows, saves the successor before turning one, and says why the old first node ends up pointing at nothing.',
    weakAnswer:
      'Turns an arrow too early and cannot find where the rest has gone, or builds a new list while claiming constant memory.',
  },
]
