import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { highlightLine } from './highlight-code.ts'

test('keywords, numbers, calls, strings and comments are recognized', () => {
  const kinds = highlightLine('def find(nums): return len("a#b") - 10 # why', 'python')
    .filter(({ kind }) => kind !== 'plain')
    .map(({ kind, text }) => `${kind} ${text}`)
  expect(kinds).toEqual([
    'keyword def',
    'call find',
    'keyword return',
    'call len',
    'string "a#b"',
    'number 10',
    'comment # why',
  ])
})

test('a number after a division in Python is still a number', () => {
  expect(highlightLine('mid = total // 2', 'python').at(-1)).toEqual({ kind: 'number', text: '2' })
})

test('floor division in Python and #include in C++ are not comments', () => {
  expect(highlightLine('mid = (lo + hi) // 2', 'python').some(({ kind }) => kind === 'comment')).toBe(false)
  expect(highlightLine('#include <vector>', 'cpp').some(({ kind }) => kind === 'comment')).toBe(false)
})

test.each([
  ['python', 'py'],
  ['typescript', 'ts'],
  ['java', 'java'],
  ['cpp', 'cpp'],
] as const)('highlighting keeps every character of %s code', (language, extension) => {
  const path = new URL(
    `../../../curriculum/arrays/two-pointers/listings/two-pointers.${extension}`,
    import.meta.url,
  )
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    expect(
      highlightLine(line, language)
        .map(({ text }) => text)
        .join(''),
    ).toBe(line)
  }
})
