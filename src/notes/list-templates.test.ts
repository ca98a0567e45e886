import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { CodeLanguage } from '#algorithms/code-proof.ts'
import { type CodeRunner, type CodeToRun, isInstalled, runCodes } from '#testing/run-code/code-runner.ts'
import { cpp } from '#testing/run-code/run-cpp.ts'
import { java } from '#testing/run-code/run-java.ts'
import { python } from '#testing/run-code/run-python.ts'
import { typescript } from '#testing/run-code/run-typescript.ts'
import { caseHelpers } from './list-template-helpers.ts'

const folder = new URL('../content/notes/templates/', import.meta.url)
const extensions = ['py', 'ts', 'java', 'cpp'] as const

/** Calls of the templates and their results, worked out by hand. The last statement of each gives the result. */
const templateCases: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'list-node': {
    'text(new ListNode())': '0',
    'text(new ListNode(4))': '4',
    'text(new ListNode(1, new ListNode(2)))': '1 2',
  },
  'insert-head': {
    'text(insertHead(listOf(), 1))': '1',
    'text(insertHead(listOf(3), 1))': '1 3',
    'text(insertHead(listOf(3, 5), 1))': '1 3 5',
    'text(insertHead(listOf(3, 3), 3))': '3 3 3',
    'text(insertHead(cyclicOf(0, 3, 5), 1))': '1 3 5 -> 1',
  },
  'insert-tail': {
    'text(insertTail(listOf(), 9))': '9',
    'text(insertTail(listOf(3), 9))': '3 9',
    'text(insertTail(listOf(3, 5), 9))': '3 5 9',
    'text(insertTail(listOf(9, 9), 9))': '9 9 9',
  },
  'insert-at-index': {
    'text(insertAt(listOf(), 0, 7))': '7',
    'text(insertAt(listOf(), 1, 7))': '',
    'text(insertAt(listOf(3), 0, 7))': '7 3',
    'text(insertAt(listOf(3), 1, 7))': '3 7',
    'text(insertAt(listOf(3), 2, 7))': '3',
    'text(insertAt(listOf(3, 5), 1, 7))': '3 7 5',
    'text(insertAt(listOf(3, 5, 8), 2, 7))': '3 5 7 8',
    'text(insertAt(listOf(7, 7), 2, 7))': '7 7 7',
    'text(insertAt(cyclicOf(0, 3, 5), 2, 7))': '3 5 7 -> 0',
  },
  'insert-sorted': {
    'text(insertSorted(listOf(), 4))': '4',
    'text(insertSorted(listOf(2), 4))': '2 4',
    'text(insertSorted(listOf(6), 4))': '4 6',
    'text(insertSorted(listOf(2, 6), 4))': '2 4 6',
    'text(insertSorted(listOf(2, 3, 6), 4))': '2 3 4 6',
    'text(insertSorted(listOf(4, 4), 4))': '4 4 4',
    'text(insertSorted(listOf(2, 3), 9))': '2 3 9',
    // It stops before the cycle leads back, at the first value that is not smaller.
    'text(insertSorted(cyclicOf(0, 2, 6), 4))': '2 4 6 -> 0',
  },
  'delete-head': {
    'text(deleteHead(listOf()))': '',
    'text(deleteHead(listOf(3)))': '',
    'text(deleteHead(listOf(3, 5)))': '5',
    'text(deleteHead(listOf(3, 3, 3)))': '3 3',
    'text(deleteHead(cyclicOf(1, 3, 5, 8)))': '5 8 -> 0',
  },
  'delete-first': {
    'text(deleteFirst(listOf(), 5))': '',
    'text(deleteFirst(listOf(5), 5))': '',
    'text(deleteFirst(listOf(3), 5))': '3',
    'text(deleteFirst(listOf(3, 5), 5))': '3',
    'text(deleteFirst(listOf(5, 3), 5))': '3',
    'text(deleteFirst(listOf(3, 5, 5), 5))': '3 5',
    'text(deleteFirst(cyclicOf(0, 3, 5, 8), 5))': '3 8 -> 0',
  },
  'delete-all': {
    'text(deleteAll(listOf(), 7))': '',
    'text(deleteAll(listOf(7), 7))': '',
    'text(deleteAll(listOf(4), 7))': '4',
    'text(deleteAll(listOf(7, 7), 7))': '',
    'text(deleteAll(listOf(7, 7, 4), 7))': '4',
    'text(deleteAll(listOf(4, 7, 5, 7), 7))': '4 5',
  },
  'delete-nth-from-end': {
    'text(deleteNthFromEnd(listOf(), 1))': '',
    'text(deleteNthFromEnd(listOf(1), 1))': '',
    'text(deleteNthFromEnd(listOf(1), 2))': '1',
    'text(deleteNthFromEnd(listOf(1, 2), 1))': '1',
    'text(deleteNthFromEnd(listOf(1, 2), 2))': '2',
    'text(deleteNthFromEnd(listOf(1, 2, 3, 4), 2))': '1 2 4',
    'text(deleteNthFromEnd(listOf(5, 5, 5), 3))': '5 5',
  },
  'keep-one': {
    'text(removeDuplicates(listOf()))': '',
    'text(removeDuplicates(listOf(1)))': '1',
    'text(removeDuplicates(listOf(1, 1)))': '1',
    'text(removeDuplicates(listOf(1, 2)))': '1 2',
    'text(removeDuplicates(listOf(1, 1, 1, 2, 2, 3)))': '1 2 3',
  },
  'remove-repeated': {
    'text(removeRepeated(listOf()))': '',
    'text(removeRepeated(listOf(1)))': '1',
    'text(removeRepeated(listOf(1, 1)))': '',
    'text(removeRepeated(listOf(1, 2)))': '1 2',
    'text(removeRepeated(listOf(1, 2, 2, 3)))': '1 3',
    'text(removeRepeated(listOf(1, 1, 2, 3, 3, 3)))': '2',
    'text(removeRepeated(listOf(1, 1, 2, 2)))': '',
  },
  length: {
    'length(listOf())': 0,
    'length(listOf(1))': 1,
    'length(listOf(1, 2))': 2,
    'length(listOf(1, 1, 1))': 3,
  },
  middle: {
    'text(middle(listOf()))': '',
    'text(middle(listOf(1)))': '1',
    'text(middle(listOf(1, 2)))': '2',
    'text(middle(listOf(1, 2, 3, 4)))': '3 4',
    'text(middle(listOf(1, 2, 3, 4, 5)))': '3 4 5',
    'text(middle(listOf(1, 1, 1)))': '1 1',
  },
  reverse: {
    'text(reverse(listOf()))': '',
    'text(reverse(listOf(3)))': '3',
    'text(reverse(listOf(3, 5)))': '5 3',
    'text(reverse(listOf(3, 3, 5)))': '5 3 3',
    // Around the cycle and back to the head: the cycle itself is reversed.
    'text(reverse(cyclicOf(0, 1, 2, 3)))': '1 3 2 -> 0',
  },
  intersection: {
    'text(intersection(listOf(), listOf()))': '',
    'text(intersection(listOf(1), listOf()))': '',
    'text(intersection(listOf(1, 2), listOf(1)))': '',
    'a = listOf(1); same(intersection(a, a), a)': true,
    'a = listOf(1, 2, 8, 9); same(intersection(a, new ListNode(5, at(a, 2))), at(a, 2))': true,
    'a = listOf(8, 8); same(intersection(new ListNode(8, at(a, 1)), a), at(a, 1))': true,
  },
  'merge-sorted': {
    'text(mergeSorted(listOf(), listOf()))': '',
    'text(mergeSorted(listOf(), listOf(1)))': '1',
    'text(mergeSorted(listOf(1), listOf()))': '1',
    'text(mergeSorted(listOf(1, 4), listOf(2, 3)))': '1 2 3 4',
    'text(mergeSorted(listOf(2, 2), listOf(1, 2, 5)))': '1 2 2 2 5',
    'a = listOf(1); same(mergeSorted(a, listOf(1)), a)': true,
  },
  'delete-node': {
    'a = listOf(3, 5); deleteNode(at(a, 0)); text(a)': '5',
    'a = listOf(3, 5, 8, 9); deleteNode(at(a, 1)); text(a)': '3 8 9',
    'a = listOf(5, 5, 5); deleteNode(at(a, 1)); text(a)': '5 5',
    'a = cyclicOf(0, 3, 5, 8); deleteNode(at(a, 1)); text(a)': '3 8 -> 0',
  },
  'detect-cycle': {
    'hasCycle(listOf())': false,
    'hasCycle(listOf(1))': false,
    'hasCycle(cyclicOf(0, 1))': true,
    'hasCycle(listOf(1, 2))': false,
    'hasCycle(cyclicOf(0, 1, 2))': true,
    'hasCycle(cyclicOf(1, 1, 2))': true,
    'hasCycle(listOf(1, 1, 1, 1))': false,
    'a = cyclicOf(1, 1, 2, 3, 4); same(findMeeting(a), at(a, 3))': true,
  },
  'remove-cycle': {
    'text(removeCycle(listOf()))': '',
    'text(removeCycle(listOf(1)))': '1',
    'text(removeCycle(cyclicOf(0, 1)))': '1',
    'text(removeCycle(listOf(1, 2)))': '1 2',
    'text(removeCycle(cyclicOf(0, 1, 2)))': '1 2',
    'text(removeCycle(cyclicOf(1, 1, 2)))': '1 2',
    'text(removeCycle(cyclicOf(1, 1, 2, 3, 4)))': '1 2 3 4',
    'text(removeCycle(cyclicOf(3, 1, 1, 1, 1, 1)))': '1 1 1 1 1',
  },
  'doubly-node': {
    'bothWays(new DNode(4))': '4 | 4',
    'bothWays(new DNode())': '0 | 0',
    'isDetached(new DNode(4))': true,
  },
  'doubly-insert-head': {
    'bothWays(dllInsertHead(doublyOf(), 1))': '1 | 1',
    'bothWays(dllInsertHead(doublyOf(3), 1))': '1 3 | 3 1',
    'bothWays(dllInsertHead(doublyOf(3, 5), 1))': '1 3 5 | 5 3 1',
    'bothWays(dllInsertHead(doublyOf(1, 1), 1))': '1 1 1 | 1 1 1',
  },
  'doubly-insert-tail': {
    'bothWays(dllInsertTail(doublyOf(), 9))': '9 | 9',
    'bothWays(dllInsertTail(doublyOf(3), 9))': '3 9 | 9 3',
    'bothWays(dllInsertTail(doublyOf(3, 5), 9))': '3 5 9 | 9 5 3',
    'bothWays(dllInsertTail(doublyOf(9, 9), 9))': '9 9 9 | 9 9 9',
  },
  'doubly-delete': {
    'a = doublyOf(3); bothWays(dllDelete(a, at(a, 0)))': '|',
    'a = doublyOf(3, 5); bothWays(dllDelete(a, at(a, 0)))': '5 | 5',
    'a = doublyOf(3, 5); bothWays(dllDelete(a, at(a, 1)))': '3 | 3',
    'a = doublyOf(3, 5, 8); bothWays(dllDelete(a, at(a, 1)))': '3 8 | 8 3',
    'a = doublyOf(5, 5, 5); bothWays(dllDelete(a, at(a, 1)))': '5 5 | 5 5',
    'a = doublyOf(3, 5, 8); b = at(a, 1); dllDelete(a, b); isDetached(b)': true,
  },
}
const names = Object.keys(templateCases)

test('every template has cases and is there in every language', () => {
  const files = globSync('*-linked/*', { cwd: folder }).map((file) => basename(file))
  expect(files.toSorted()).toEqual(
    names.flatMap((name) => extensions.map((extension) => `${name}.${extension}`)).toSorted(),
  )
})

test('lines are short enough to read on a phone', () => {
  const lines = names.flatMap((name) => extensions.flatMap((extension) => read(name, extension).split('\n')))
  expect(lines.filter((line) => line.length > 48)).toEqual([])
})

describe.each<[CodeLanguage, CodeRunner]>([
  ['python', python],
  ['typescript', typescript],
  ['java', java],
  ['cpp', cpp],
])('the templates in %s', (language, runner) => {
  const missing = runner.tools.filter((tool) => !isInstalled(tool))
  const note = missing.length > 0 ? ` (skipped: ${missing.join(', ')} is not installed)` : ''

  test.skipIf(missing.length > 0)(`give the expected results${note}`, { timeout: 300_000 }, () => {
    const outcomes = runCodes(
      runner,
      names.map((name) => toCode(name, language, runner.extension)),
    )

    for (const name of names) {
      const outcome = outcomes.get(name)
      if (!outcome || 'problem' in outcome) throw new Error(outcome?.problem ?? `${name} printed nothing`)
      const cases = Object.keys(templateCases[name] ?? {})
      expect(Object.fromEntries(cases.map((each, index) => [each, outcome.results[index]])), name).toEqual(
        templateCases[name],
      )
    }
  })
})

function toCode(name: string, language: CodeLanguage, extension: string): CodeToRun {
  const templates = new Set(['list-node', 'doubly-node', 'detect-cycle', name])
  const source = [...[...templates].map((each) => read(each, extension)), caseHelpers[language]].join('\n')
  const drive = Object.keys(templateCases[name] ?? {})
    .map((each) => toStatements(each, language))
    .join('\n')
  const drives = { python: drive, typescript: `{\n${source}\n${drive}\n}`, java: drive, cpp: drive }
  return {
    pattern: name,
    // In a block, because the runner's own ListNode is in the scope around it.
    source: language === 'typescript' ? '' : source,
    proof: { kind: 'driven', drive: drives, results: [] },
  }
}

/** Assignments become declarations, and the last value is printed. */
function toStatements(text: string, language: CodeLanguage): string {
  const statements = text.split('; ')
  const last = `print(${statements.pop()})`
  if (language === 'python') return toSnakeCase([...statements, last].join('\n').replaceAll('new ', ''))
  const declare = { typescript: 'const', java: 'var', cpp: 'auto' }[language]
  const declared = statements.map((each) => each.replace(/^(\w) =/, `${declare} $1 =`))
  return `{ ${[...declared, last].join('; ')}; }`
}

function toSnakeCase(code: string): string {
  return code.replace(/\b[a-z]+[A-Z]\w*/g, (name) =>
    name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  )
}

function read(name: string, extension: string): string {
  const kind = name.startsWith('doubly') ? 'doubly-linked' : 'singly-linked'
  return readFileSync(new URL(`${kind}/${name}.${extension}`, folder), 'utf8')
}
