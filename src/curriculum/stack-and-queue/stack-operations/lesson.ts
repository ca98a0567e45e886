import type { Lesson } from '../../lesson.ts'

export const lesson: Lesson = {
  id: 20,
  name: 'stack-operations',
  displayName: 'Stack Operations',
  description:
    'Push what is still open and pop it when it is finished: brackets, folders, half-evaluated expressions. The top is always the most recent unfinished item, and the only one you may finish next.',
  idea: 'Push what is still open; whatever closes next belongs to the top of the stack, because that was opened last.',
  scenarios: [
    'Check that brackets close in the right order',
    'Evaluate an expression in postfix form or with brackets',
    'Expand a nested shorthand such as 2[x3[y]]',
    'Report the minimum of a stack in constant time',
    'Simplify a file path that goes up and down',
    'Remove adjacent equal characters until none are left',
  ],
  identificationClues:
    'What was opened or pushed last must be finished first: things nest, cancel each other, or are undone. A class with push and pop may also report a fact about what is inside, such as the minimum. If each value instead waits for a larger or smaller one, the stack must be monotonic. If the earliest comes first, use a queue.',
  recognitionGuide: {
    keyPhrases: [
      'valid parentheses',
      'evaluate the expression',
      'adjacent and equal',
      'retrieving the minimum element',
    ],
    commonVariations: [
      'Matching: you push each opening bracket, and at a closing one you pop and compare',
      'Cancel in pairs: the newcomer meets the top, and one or both of them vanish',
      'Operands wait: an operator pops its values and pushes the result',
      'Save and restore: you push the outer state at an opening bracket, and combine with it at the closing one',
      'Auxiliary stacks: a second stack tracks the minimum so far, or each frequency gets a stack of its own',
    ],
  },
  commonMistakes: [
    'Not checking what is left: in (( nothing closes wrongly, yet the stack is not empty at the end',
    'Popping from an empty stack: )( must be rejected, not crash',
    'Operands in the wrong order: the first value popped is the right-hand one; 6 2 - must give 4',
    'One comparison where a loop is needed: a newcomer may destroy several values at the top; 1, 2, 3, -9 must leave only -9',
  ],
  complexity: {
    time: 'O(n)',
    timeReason: 'Each of the n characters or values causes at most a constant number of pushes and pops.',
    space: 'O(n)',
    spaceReason: 'Input that only opens, and never closes, leaves everything on the stack.',
  },
  whenNot: [
    'One kind of bracket: to check it, a counter that never goes below zero is enough; for the longest valid part, Linear DP (Fibonacci Style)',
  ],
  story: {
    problem:
      'A cook writes a log with times: start soup 0, start sauce 2, done 5, done 9. A new dish **interrupts** the current one, and done always means the dish **started last**. How many minutes of work did each dish take?',
    naive:
      'For each dish, find its two entries and subtract every dish in between. Each dish scans the whole log, which takes O(n²).',
    insight:
      'At any moment the cook works on one dish, the one started last. When it is done, work resumes on the one interrupted by it.',
    invariant:
      'The stack holds exactly the dishes that are started and not done, with the current one on top.',
    plan: [
      'Read the log in order, remembering the time of the previous entry.',
      'Add the minutes since that entry to the dish on top, if there is one.',
      'At a start, push the dish.',
      'At a done, pop.',
    ],
    rival: {
      name: 'queue-operations',
      reason:
        'A queue serves the oldest dish first. At the first done, it would finish the soup, although the cook has just finished the sauce. Only the newest open dish gives the right times: sauce 3 minutes, soup 2 + 4 = 6.',
    },
  },
  workedExample:
    'What remains after typing a, b, undo, c, d, undo, undo? Push a, push b: a b. An undo pops the most recent one, b: a. Push c and d: a c d. The next undo pops d, and the last one pops c: a. Each undo needed only the top, and on an empty stack it would have to do nothing.',
  listings: [
    {
      id: 'stack-operations',
      label: 'Valid stack order',
      note: 'Push in one order and pop as soon as the top is the next value needed.',
    },
    {
      id: 'matching-brackets',
      label: 'Matching brackets',
      note: 'Push the closing bracket you expect, so that a match is one comparison.',
      shows: ['Matching'],
    },
    {
      id: 'min-stack',
      label: 'Min stack',
      note: 'Each entry stores the minimum up to itself, so a pop restores the previous one.',
      shows: ['Auxiliary stacks'],
    },
    {
      id: 'evaluate-rpn',
      label: 'Postfix evaluation',
      note: 'Operands wait on the stack until an operator takes two of them.',
      shows: ['Operands wait'],
    },
    {
      id: 'decode-string',
      label: 'Nested repeats',
      note: 'An opening bracket saves the outer state, and the closing one combines it with the inner result.',
      shows: ['Save and restore'],
    },
  ],
  practice: [
    {
      number: 20,
      title: 'Valid Parentheses',
      slug: 'valid-parentheses',
      difficulty: 'Easy',
      premium: false,
      adds: 'There are three kinds of brackets: the top must be the partner, and nothing may be left over.',
    },
    {
      number: 1047,
      title: 'Remove All Adjacent Duplicates In String',
      slug: 'remove-all-adjacent-duplicates-in-string',
      difficulty: 'Easy',
      premium: false,
      adds: 'The top decides whether the newcomer stays or both vanish, and a removal creates new neighbors.',
    },
    {
      number: 155,
      title: 'Min Stack',
      slug: 'min-stack',
      difficulty: 'Medium',
      premium: false,
      adds: 'Every entry also stores the minimum up to itself, so a pop brings the previous minimum back.',
    },
    {
      number: 150,
      title: 'Evaluate Reverse Polish Notation',
      slug: 'evaluate-reverse-polish-notation',
      difficulty: 'Medium',
      premium: false,
      adds: 'Operands wait for their operator, and the order of the two popped values matters.',
    },
    {
      number: 71,
      title: 'Simplify Path',
      slug: 'simplify-path',
      difficulty: 'Medium',
      premium: false,
      adds: 'You push folder names instead of characters: a double dot pops, and an empty stack must survive that.',
    },
    {
      number: 735,
      title: 'Asteroid Collision',
      slug: 'asteroid-collision',
      difficulty: 'Medium',
      premium: false,
      adds: 'One newcomer may destroy several values at the top, vanish with one, or be stopped: three outcomes in one loop.',
    },
    {
      number: 394,
      title: 'Decode String',
      slug: 'decode-string',
      difficulty: 'Medium',
      premium: false,
      adds: 'At each opening bracket you push two values: the text so far and how often the inner part repeats.',
    },
    {
      number: 678,
      title: 'Valid Parenthesis String',
      slug: 'valid-parenthesis-string',
      difficulty: 'Medium',
      premium: false,
      adds: 'A star may be either bracket or nothing: store indices of open ones and stars, or track a range of counts.',
    },
    {
      number: 224,
      title: 'Basic Calculator',
      slug: 'basic-calculator',
      difficulty: 'Hard',
      premium: false,
      adds: 'The sign in front of a bracket has to be remembered until that bracket closes.',
    },
    {
      number: 895,
      title: 'Maximum Frequency Stack',
      slug: 'maximum-frequency-stack',
      difficulty: 'Hard',
      premium: false,
      adds: 'You keep one stack per frequency and pop from the stack of the highest frequency, which then may become empty.',
    },
  ],
}
