import { type Cases, type MethodCall, wholeNumber } from '#algorithms/cases.ts'
import { randomText } from '#algorithms/fields/text.ts'
import { isCallList } from '#algorithms/valid-inputs.ts'

const start: MethodCall = ['constructor']
const pop: MethodCall = ['pop']
const top: MethodCall = ['top']
const minimum: MethodCall = ['minimum']

const matchingBrackets: Cases<readonly [text: string], boolean> = {
  kind: 'function',
  name: { python: 'is_balanced', typescript: 'isBalanced', java: 'isBalanced', cpp: 'isBalanced' },
  parameters: [{ name: 'text', type: 'string' }],
  returns: 'bool',
  statement:
    'All characters of `text` are brackets: round, square or curly ones. Return whether each opening bracket is closed by one of its kind, in the right order.',
  examples: [
    { name: 'nested and side by side', args: ['{[()]}()'], result: true },
    { name: 'of another kind', args: ['(]'], result: false },
    { name: 'never closed', args: ['(('], result: false },
    { name: 'closed before it opens', args: [')('], result: false },
    { name: 'an empty text', args: [''], result: true },
    { name: 'crossing', args: ['([)]'], result: false },
    { name: 'only a closing one', args: [']'], result: false },
  ],
  random(next, size) {
    let text = randomText(next, '()[]{}', wholeNumber(next, 0, 2))
    while (text.length < size && next() < 0.8) {
      const at = wholeNumber(next, 0, text.length)
      text = text.slice(0, at) + ['()', '[]', '{}'][wholeNumber(next, 0, 2)] + text.slice(at)
    }
    return [text]
  },
  reference(text) {
    let left = text
    for (let before = ''; before !== left; ) {
      before = left
      left = left.replace(/\(\)|\[\]|\{\}/, '')
    }
    return left === ''
  },
  isValid: ([text]) => /^[()[\]{}]*$/.test(text),
  growth: {
    kind: 'All open before the first closes: taking out one pair after the other takes n² / 4 steps.',
    order: 1,
    sizes: [4096, 16_384, 65_536],
    input: (size) => ['('.repeat(size >> 1) + ')'.repeat(size >> 1)],
  },
}

const evaluateRpn: Cases<readonly [tokens: readonly string[]], number> = {
  kind: 'function',
  name: {
    python: 'evaluate_postfix',
    typescript: 'evaluatePostfix',
    java: 'evaluatePostfix',
    cpp: 'evaluatePostfix',
  },
  parameters: [{ name: 'tokens', type: 'string[]' }],
  returns: 'int',
  statement:
    'The `tokens` are an expression in postfix notation: whole numbers, and `+`, `-`, `*` and `/`, each after its two operands. Return its value. A division drops the fraction, and none is by 0.',
  examples: [
    { name: 'a difference', args: [['6', '2', '-']], result: 4 },
    { name: 'a product inside a sum', args: [['2', '3', '4', '*', '+']], result: 14 },
    { name: 'a negative divisor', args: [['7', '-2', '/']], result: -3 },
    { name: 'a negative dividend', args: [['-7', '2', '/']], result: -3 },
    { name: 'a number alone', args: [['5']], result: 5 },
    { name: 'both negative', args: [['-8', '-2', '/']], result: 4 },
  ],
  random: (next, size) => [postfix(next, wholeNumber(next, 0, Math.min(6, size / 2)))],
  reference: (tokens) => evaluated(tokens)!,
  isValid: ([tokens]) => Number.isSafeInteger(evaluated(tokens)),
  growth: {
    kind: 'All operands come first, so that the stack holds half of the tokens.',
    order: 1,
    sizes: [4096, 16_384, 65_536],
    input: (size) => [Array.from({ length: size - 1 }, (_, index) => (index < size >> 1 ? '1' : '-'))],
  },
}

const decodeString: Cases<readonly [text: string], string> = {
  kind: 'function',
  name: { python: 'decode', typescript: 'decode', java: 'decode', cpp: 'decode' },
  parameters: [{ name: 'text', type: 'string' }],
  returns: 'string',
  statement:
    '`text` consists of lowercase letters and of repetitions, such as `3[ab]` for `ababab`, which may contain others. Return it with all repetitions written out. Each number is 1 at least and stands before its bracket.',
  examples: [
    { name: 'a repetition inside another', args: ['3[a2[b]]'], result: 'abbabbabb' },
    { name: 'an empty text', args: [''], result: '' },
    { name: 'letters only', args: ['abc'], result: 'abc' },
    { name: 'letters on both sides', args: ['2[x3[y]]z'], result: 'xyyyxyyyz' },
    { name: 'a number of two digits', args: ['10[a]'], result: 'aaaaaaaaaa' },
    { name: 'once each', args: ['1[1[q]]r'], result: 'qr' },
  ],
  random: (next, size) => [encoded(next, Math.min(3, size / 3))],
  /** The innermost repetition first. */
  reference(text) {
    const written = text.replace(/(\d+)\[([a-z]*)\]/, (_, times: string, part: string) =>
      part.repeat(Number(times)),
    )
    return written === text ? text : decodeString.reference(written)
  },
  isValid: ([text]) => isEncoded(text) && depthOf(text) <= 3,
  growth: {
    kind: 'Repetitions one after the other: copying all that is written so far for each takes n² / 2 steps.',
    order: 1,
    sizes: [1024, 4096, 16_384],
    input: (size) => ['3[ab]'.repeat(size / 5)],
  },
}

const minStack: Cases<readonly [calls: readonly MethodCall[]], readonly (number | null)[]> = {
  kind: 'class',
  statement:
    'Design a stack: `push` adds a value, `pop` removes the last one and returns it, `top` returns it, and `minimum` returns the smallest value on the stack, all in constant time. Only `push` is called on an empty stack.',
  name: 'MinStack',
  methods: {
    constructor: { parameters: [], returns: 'void' as const },
    push: { parameters: [{ name: 'value', type: 'int' }], returns: 'void' },
    pop: { parameters: [], returns: 'int' },
    top: { parameters: [], returns: 'int' },
    minimum: { parameters: [], returns: 'int' },
  },
  examples: [
    {
      name: 'the minimum leaves',
      args: [[start, push(5), minimum, push(3), minimum, pop, minimum, top]],
      result: [null, null, 5, null, 3, 3, 5, 5],
    },
    {
      name: 'the minimum twice',
      args: [[start, push(3), push(3), pop, minimum]],
      result: [null, null, null, 3, 3],
    },
    {
      name: 'a negative value, and zero',
      args: [[start, push(0), push(-7), minimum, top, pop, minimum]],
      result: [null, null, null, -7, -7, -7, 0],
    },
    {
      name: 'a larger value on top',
      args: [[start, push(1), push(2), minimum, top]],
      result: [null, null, null, 1, 2],
    },
    { name: 'no calls', args: [[start]], result: [null] },
  ],
  random(next, size) {
    const calls = [start]
    let height = 0
    for (let left = wholeNumber(next, 0, size); left > 0; left--) {
      const kind = height === 0 ? 0 : wholeNumber(next, 0, 4)
      calls.push([push(wholeNumber(next, -3, 5)), pop, top, minimum, push(wholeNumber(next, -3, 5))][kind]!)
      height += [1, -1, 0, 0, 1][kind]!
    }
    return [calls]
  },
  reference: (calls) =>
    calls.map(([method], at) => {
      const values = heldBefore(calls, at)
      if (method === 'minimum') return Math.min(...values)
      return method === 'pop' || method === 'top' ? values.at(-1)! : null
    }),
  isValid: ([calls]) =>
    isCallList(calls, {
      constructor: () => true,
      push: (_value) => true,
      pop: () => true,
      top: () => true,
      minimum: () => true,
    }) && calls.every(([method], at) => at === 0 || method === 'push' || heldBefore(calls, at).length > 0),
  growth: {
    kind: 'Descending values, and then the minimum again and again: searching the stack for it takes n² / 4 steps.',
    order: 1,
    sizes: [1024, 4096, 16_384],
    input: (size) => [
      [
        start,
        ...Array.from({ length: size }, (_, index) => (index < size >> 1 ? push(size - index) : minimum)),
      ],
    ],
  },
}

function push(value: number): MethodCall {
  return ['push', value]
}

function heldBefore(calls: readonly MethodCall[], at: number): readonly number[] {
  return calls.slice(0, at).reduce<readonly number[]>((held, [method, value]) => {
    if (method === 'push') return held.concat(Number(value))
    return method === 'pop' ? held.slice(0, -1) : held
  }, [])
}

/** Its operators are all among tokens that form an expression. */
function postfix(next: () => number, operators: number): string[] {
  if (operators < 1) return [String(wholeNumber(next, -3, 9))]
  const left = wholeNumber(next, 0, Math.floor(operators) - 1)
  const tokens = [
    ...postfix(next, left),
    ...postfix(next, Math.floor(operators) - 1 - left),
    '+-*/'[wholeNumber(next, 0, 3)]!,
  ]
  return evaluated(tokens) === undefined ? tokens.with(-1, '+') : tokens
}

/** Undefined for what is no expression, or divides by 0. */
function evaluated(tokens: readonly string[]): number | undefined {
  const rest = [...tokens]
  const read = (): number => {
    const token = rest.pop() ?? ''
    if (/^-?\d+$/.test(token)) return Number(token)
    if (!['+', '-', '*', '/'].includes(token)) return Number.NaN
    const [right, left] = [read(), read()]
    if (token === '+') return left + right
    if (token === '-') return left - right
    return token === '*' ? left * right : right === 0 ? Number.NaN : Math.trunc(left / right)
  }
  const value = read()
  return rest.length === 0 && Number.isFinite(value) ? value + 0 : undefined // Not -0.
}

/** Whether taking out repetitions leaves nothing but letters. No number is larger than 12. */
function isEncoded(text: string): boolean {
  const less = text.replace(/(?<!\d)(?:[1-9]|1[0-2])\[([a-z]*)\]/, '$1')
  return less === text ? /^[a-z]*$/.test(text) : isEncoded(less)
}

function depthOf(text: string): number {
  let depth = 0
  return Math.max(0, ...[...text].map((each) => (depth += each === '[' ? 1 : each === ']' ? -1 : 0)))
}

function encoded(next: () => number, depth: number): string {
  const part = () =>
    depth >= 1 && next() < 0.6
      ? `${next() < 0.1 ? wholeNumber(next, 10, 12) : wholeNumber(next, 1, 3)}[${encoded(next, depth - 1)}]`
      : randomText(next, 'ab', wholeNumber(next, 0, 2))
  return part() + part()
}

/** What judges code for each further listing of the card, by the listing's id. */
export const furtherCases = {
  'matching-brackets': matchingBrackets,
  'evaluate-rpn': evaluateRpn,
  'decode-string': decodeString,
  'min-stack': minStack,
} satisfies Readonly<Record<string, Cases>>
