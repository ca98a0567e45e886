import type { Lesson } from '../../lesson.ts'

export const stackOperations: Lesson = {
  id: 20,
  name: 'stack-operations',
  displayName: 'Stack Operations',
  description:
    'Push what is still open and pop it when it closes: brackets, folders, half-built expressions. The top is always the latest unfinished thing, and the only one you may finish.',
  scenarios: [
    'Check that brackets close in the right order',
    'Evaluate an expression in postfix or with brackets',
    'Expand a nested shorthand such as 2[x3[y]]',
    'Report the smallest value of a stack at any time',
  ],
  identificationClues:
    'What was opened last must be finished first, so things nest, cancel out or are undone. Elements meet by kind; if each one waits for the next larger or smaller value, the stack must be monotonic, and if the earliest comes first, it is a queue.',
  recognitionGuide: {
    keyPhrases: [
      'valid parentheses',
      'nested brackets',
      'adjacent duplicates',
      'evaluate the expression',
      'undo the last',
      'simplified path',
    ],
    commonVariations: [
      'Matching: push the opener, pop and compare at the closer',
      'Twin stacks: the smallest so far, or the operators, ride along with the values',
      'Save and restore: push the outer state at an opening bracket and combine with it at the closing one',
    ],
  },
  commonMistakes: [
    'Not looking at what is left: in (( nothing closes wrongly, yet the stack is not empty at the end',
    'Popping from an empty stack: )( has to be refused, not crash',
    'Operands the wrong way round: the first value popped is the right-hand one; 6 2 - must give 4',
  ],
  practice: [
    { number: 20, title: 'Valid Parentheses', slug: 'valid-parentheses', difficulty: 'Easy', premium: false },
    {
      number: 1047,
      title: 'Remove All Adjacent Duplicates In String',
      slug: 'remove-all-adjacent-duplicates-in-string',
      difficulty: 'Easy',
      premium: false,
    },
    { number: 155, title: 'Min Stack', slug: 'min-stack', difficulty: 'Medium', premium: false },
    {
      number: 150,
      title: 'Evaluate Reverse Polish Notation',
      slug: 'evaluate-reverse-polish-notation',
      difficulty: 'Medium',
      premium: false,
    },
    { number: 71, title: 'Simplify Path', slug: 'simplify-path', difficulty: 'Medium', premium: false },
    {
      number: 735,
      title: 'Asteroid Collision',
      slug: 'asteroid-collision',
      difficulty: 'Medium',
      premium: false,
    },
    { number: 394, title: 'Decode String', slug: 'decode-string', difficulty: 'Medium', premium: false },
    {
      number: 678,
      title: 'Valid Parenthesis String',
      slug: 'valid-parenthesis-string',
      difficulty: 'Medium',
      premium: false,
    },
    { number: 224, title: 'Basic Calculator', slug: 'basic-calculator', difficulty: 'Hard', premium: false },
    {
      number: 895,
      title: 'Maximum Frequency Stack',
      slug: 'maximum-frequency-stack',
      difficulty: 'Hard',
      premium: false,
    },
  ],
}
