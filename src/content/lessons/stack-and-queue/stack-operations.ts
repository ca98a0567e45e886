import type { Lesson } from '../../lesson.ts'

export const stackOperations: Lesson = {
  id: 20,
  name: 'stack-operations',
  displayName: 'Stack Operations',
  description:
    'Push what is still open and pop when it closes, which fits nesting, undo, expression and path problems.',
  scenarios: [],
  identificationClues: '',
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
