import type { CodeProof } from '#algorithms/code-proof.ts'

/** How the tests run the code of the demo. */
export const code: CodeProof = {
  kind: 'function',
  name: {
    python: 'can_leave_stack',
    typescript: 'canLeaveStack',
    java: 'canLeaveStack',
    cpp: 'canLeaveStack',
  },
  parameters: ['int[]', 'int[]'],
  returns: 'bool',
  cases: [
    {
      args: [
        [10, 20, 30],
        [30, 20, 10],
      ],
      result: true,
    },
    {
      args: [
        [10, 20, 30],
        [10, 20, 30],
      ],
      result: true,
    },
    {
      args: [
        [1, 2, 3, 4, 5],
        [4, 5, 3, 2, 1],
      ],
      result: true,
    },
    {
      args: [
        [1, 2, 3, 4, 5],
        [4, 3, 5, 1, 2],
      ],
      result: false,
    },
    {
      args: [
        [-1, 0, -20, 4],
        [0, -1, 4, -20],
      ],
      result: true,
    },
    {
      args: [
        [1, 2],
        [2, 9],
      ],
      result: false,
    },
    { args: [[0], [0]], result: true },
    { args: [[], []], result: true },
  ],
}

/** How the tests run each further listing of the card, by the listing's id. */
export const variations: Readonly<Record<string, CodeProof>> = {
  'matching-brackets': {
    kind: 'function',
    name: { python: 'is_balanced', typescript: 'isBalanced', java: 'isBalanced', cpp: 'isBalanced' },
    parameters: ['string'],
    returns: 'bool',
    cases: [
      { args: ['{[()]}()'], result: true },
      { args: ['(]'], result: false },
      { args: ['(('], result: false },
      { args: [')('], result: false },
      { args: [''], result: true },
      { args: ['([)]'], result: false },
      { args: [']'], result: false },
    ],
  },
  'min-stack': {
    kind: 'driven',
    drive: {
      python: `
        numbers = MinStack()
        numbers.push(5)
        print(numbers.minimum())
        numbers.push(3)
        numbers.push(3)
        print(numbers.minimum())
        print(numbers.pop())
        print(numbers.minimum())
        print(numbers.top())
        numbers.push(-7)
        print(numbers.minimum())
        print(numbers.pop())
        print(numbers.minimum())
        print(numbers.pop())
        print(numbers.minimum())
        print(numbers.top())`,
      typescript: `
        const numbers = new MinStack()
        numbers.push(5)
        print(numbers.minimum())
        numbers.push(3)
        numbers.push(3)
        print(numbers.minimum())
        print(numbers.pop())
        print(numbers.minimum())
        print(numbers.top())
        numbers.push(-7)
        print(numbers.minimum())
        print(numbers.pop())
        print(numbers.minimum())
        print(numbers.pop())
        print(numbers.minimum())
        print(numbers.top())`,
      java: `
        MinStack numbers = new MinStack();
        numbers.push(5);
        print(numbers.minimum());
        numbers.push(3);
        numbers.push(3);
        print(numbers.minimum());
        print(numbers.pop());
        print(numbers.minimum());
        print(numbers.top());
        numbers.push(-7);
        print(numbers.minimum());
        print(numbers.pop());
        print(numbers.minimum());
        print(numbers.pop());
        print(numbers.minimum());
        print(numbers.top());`,
      cpp: `
        MinStack numbers;
        numbers.push(5);
        print(numbers.minimum());
        numbers.push(3);
        numbers.push(3);
        print(numbers.minimum());
        print(numbers.pop());
        print(numbers.minimum());
        print(numbers.top());
        numbers.push(-7);
        print(numbers.minimum());
        print(numbers.pop());
        print(numbers.minimum());
        print(numbers.pop());
        print(numbers.minimum());
        print(numbers.top());`,
    },
    results: [5, 3, 3, 3, 3, -7, -7, 3, 3, 5, 5],
  },
  'evaluate-rpn': {
    kind: 'function',
    name: {
      python: 'evaluate_postfix',
      typescript: 'evaluatePostfix',
      java: 'evaluatePostfix',
      cpp: 'evaluatePostfix',
    },
    parameters: ['string[]'],
    returns: 'int',
    cases: [
      { args: [['6', '2', '-']], result: 4 },
      { args: [['2', '3', '4', '*', '+']], result: 14 },
      { args: [['7', '-2', '/']], result: -3 },
      { args: [['-7', '2', '/']], result: -3 },
      { args: [['5']], result: 5 },
      { args: [['-8', '-2', '/']], result: 4 },
    ],
  },
  'decode-string': {
    kind: 'function',
    name: { python: 'decode', typescript: 'decode', java: 'decode', cpp: 'decode' },
    parameters: ['string'],
    returns: 'string',
    cases: [
      { args: ['3[a2[b]]'], result: 'abbabbabb' },
      { args: [''], result: '' },
      { args: ['abc'], result: 'abc' },
      { args: ['2[x3[y]]z'], result: 'xyyyxyyyz' },
      { args: ['10[a]'], result: 'aaaaaaaaaa' },
      { args: ['1[1[q]]r'], result: 'qr' },
    ],
  },
}
