import { expect, test } from 'vitest'
import { decodeList } from './decode-list.ts'
import { problemWithText } from './import-rules.ts'

const text =
  'ID,URL,Title,Difficulty,Acceptance %,Frequency %\n1,https://leetcode.com/problems/a,Café,Easy,1%,1%\n'
const utf16 = (value: string) => Buffer.from(value, 'utf16le')

test.each([
  ['UTF-8', Buffer.from(text)],
  ['UTF-8 with a mark', Buffer.from(`\uFEFF${text}`)],
  ['UTF-16', utf16(text)],
  ['UTF-16 with a mark', utf16(`\uFEFF${text}`)],
  ['UTF-16 in the other order', Buffer.from(utf16(text)).swap16()],
  ['UTF-16 in the other order with a mark', Buffer.from(utf16(`\uFEFF${text}`)).swap16()],
  ['Windows-1252', Buffer.from(text, 'latin1')],
])('a list in %s is read', (_, bytes) => {
  expect(decodeList(bytes)).toEqual({ text })
})

test('one damaged character does not change the others', () => {
  const damaged = Buffer.concat([Buffer.from('Café, Zürich, '), Buffer.from([0xe9])])
  expect(decodeList(damaged)).toEqual({ text: 'Café, Zürich, \uFFFD' })
})

test.each([
  ['.xlsx', [0x50, 0x4b, 3, 4, 20], /^This is a spreadsheet or a zip file/],
  ['.xls', [0xd0, 0xcf, 0x11, 0xe0, 0xa1], /^This is a spreadsheet/],
  ['.gz', [0x1f, 0x8b, 8], /^This file is compressed/],
])('a file of the kind %s says what to do', (_, bytes, problem) => {
  expect(decodeList(Uint8Array.from(bytes))).toEqual({ problem: expect.stringMatching(problem) })
})

test.each([
  [`<!DOCTYPE html>\n<html>`, 'This is a web page'],
  ['  <table><tr>', 'This is a web page'],
  ['a\0b', 'This is not a text file.'],
  ['x'.repeat(5_000_001), 'The file is larger than 5 MB.'],
])('text that begins with %.12j is no list', (content, problem) => {
  expect(problemWithText(content)).toContain(problem)
})
