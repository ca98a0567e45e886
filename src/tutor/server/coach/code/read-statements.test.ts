import { expect, test } from 'vitest'
import { readStatements } from './check-code.ts'

const samples = {
  python: 'def total(nums):\n    s = 0\n    for x in nums:\n        s += x\n    return s',
  java: 'public int total(int[] nums) {\n  int s = 0;\n  for (int x : nums) {\n    s += x;\n  }\n  return s;\n}',
  typescript:
    'const total = (nums) => {\n  let s = 0\n  for (const x of nums) {\n    s += x\n  }\n  return s\n}',
  cpp: 'int total(vector<int>& nums) {\n  int s = 0;\n  for (auto x : nums) s += x;\n  return s;\n}',
}
const languages = ['python', 'java', 'typescript', 'cpp'] as const

test.each(languages)('gives %s the spelling that all share', (language) => {
  const statements = readStatements(samples[language], language)
  expect(statements.slice(1).map(({ depth, text }) => '  '.repeat(depth) + text)).toEqual([
    '  s = 0',
    '  for x in nums',
    '    s += x',
    '  return s',
  ])
  const lines = samples[language].split('\n')
  expect(statements.map(({ line }) => lines[line - 1]?.trim())).not.toContain(undefined)
})

test('reads blocks under headers without braces', () => {
  const code = '(int i = 0; i < n; i++)\n  if (a[i]) {\n    x = 1;\n  } else\n    y = 2;\nz = 3;'
  for (const [language, start] of [
    ['java', 'for (int'],
    ['cpp', 'for (int'],
    ['typescript', 'for (let'],
  ] as const)
    expect(
      readStatements(code.replace('(int', start), language).map(({ depth, line }) => [depth, line]),
    ).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
      [1, 4],
      [2, 5],
      [0, 6],
    ])
})
