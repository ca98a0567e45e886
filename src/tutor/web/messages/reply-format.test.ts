import { expect, test } from 'vitest'
import { formatReply, type ReplyPart, type Span } from './reply-format.ts'

const shown = (text: string, isEnded = true) => formatReply(text, isEnded).map(say)

function say(part: ReplyPart): string {
  if (part.kind === 'code') return `[${part.label ?? 'no label'}] ${part.code}`
  const line = (spans: readonly Span[]) => spans.map(mark).join('')
  if (part.kind === 'paragraph') return line(part.spans)
  return part.items.map((spans) => `${part.isOrdered ? '1.' : '-'} ${line(spans)}`).join(' ')
}

function mark({ kind, text }: Span): string {
  if (kind === 'code') return `<${text}>`
  return kind === 'lesson' ? `{${text}}` : text
}

test('blank lines part paragraphs, single line ends stay in them', () => {
  expect(shown('One.\nStill one.\n\n\nTwo.\n  \nThree.\n')).toEqual(['One.\nStill one.', 'Two.', 'Three.'])
})

test('inline code stands between backticks of one line', () => {
  expect(shown('Move `left`, not ``a`b``, but leave 3 ` alone.')).toEqual([
    'Move <left>, not <a`b>, but leave 3 ` alone.',
  ])
  expect(shown('one ` and\nanother ` tick')).toEqual(['one ` and\nanother ` tick'])
})

test('a fence is code with its label', () => {
  expect(shown('Look:\n```python\nif a:\n    b()\n```\nThat is all.')).toEqual([
    'Look:',
    '[python] if a:\n    b()',
    'That is all.',
  ])
})

test.each([
  ['```\nx = 1\n```', '[no label] x = 1'],
  ['```c++ \nx = 1;\n```', '[c++] x = 1;'],
  ['```nineteen-letters-lang\nx\n```', '[no label] nineteen-letters-lang\nx'],
  ['```eighteen-letters-xx\nx\n```', '[eighteen-letters-xx] x'],
  ['```let x = 1\nx\n```', '[no label] let x = 1\nx'],
  ['```left += 1```', '[no label] left += 1'],
  ['```word```', '[no label] word'],
  ['````md\n```\ninner\n```\n````', '[md] ```\ninner\n```'],
])('the first line of %j is a label only when it is one short word', (text, block) => {
  expect(shown(text)).toEqual([block])
})

test('an open fence shows nothing while the reply is written, and its code when the reply has ended', () => {
  const text = 'Start with this.\n```python\nleft = 0'
  expect(shown(text, false)).toEqual(['Start with this.'])
  expect(shown(text)).toEqual(['Start with this.', '[python] left = 0'])
})

test('an empty fence is nothing', () => {
  expect(shown('Before\n```\n```\nafter')).toEqual(['Before', 'after'])
  expect(shown('```')).toEqual([])
})

test('what is shown while a reply is written never has to be taken back', () => {
  const reply = 'Use `lo` here.\n\n```py\nlo = 0\n```\nThen `hi`, and ``x``.'
  const letters = Array.from({ length: reply.length }, (_, end) => shown(reply.slice(0, end), false))
  for (const parts of letters) {
    expect(parts.join(''), 'no half fence is shown as text').not.toContain('``')
    expect(shown(reply).slice(0, Math.max(0, parts.length - 1))).toEqual(parts.slice(0, -1))
  }
  expect(letters.at(-1)).toEqual(['Use <lo> here.', '[py] lo = 0', 'Then <hi>, and <x>'])
})

test('HTML, links and images are text like any other', () => {
  const text = '<script>x()</script> ![a](http://evil.example/x.png) [b](javascript:x)'
  expect(shown(text)).toEqual([text])
})

test('lines with dashes or numbers are lists', () => {
  expect(shown('To practise:\n- 167. `Two Sum II`\n- 15. 3Sum\nWhich one?')).toEqual([
    'To practise:',
    '- 167. <Two Sum II> - 15. 3Sum',
    'Which one?',
  ])
  expect(shown('1. Sort.\n2) Walk.\n\n3 - 1 = 2')).toEqual(['1. Sort. 1. Walk.', '3 - 1 = 2'])
})

test('lessons named as the source are links, and no other names', () => {
  expect(shown('Move inward. (Lesson: Two Pointers)')).toEqual(['Move inward. (Lesson: {Two Pointers})'])
  expect(shown('(Lessons: Sliding Window, Two Pointers, Magic)\nMagic (Two Pointers)')).toEqual([
    '(Lessons: {Sliding Window}, {Two Pointers}, Magic)\nMagic (Two Pointers)',
  ])
})
