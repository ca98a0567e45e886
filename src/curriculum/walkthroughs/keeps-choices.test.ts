import { expect, test } from 'vitest'
import { keepsChoices } from './keeps-choices.ts'

const parts = [
  { name: 'Start', labels: ['start'] },
  { name: 'When to stop', labels: ['loop', 'check'] },
  { name: 'What changes', labels: ['turn', 'move'] },
  { name: 'Answer', labels: ['done'] },
]

test('one line has the nearest before it and after it beside it, of other parts', () => {
  expect(keepsChoices({ parts, keeps: 'turn' })).toEqual(['check', 'turn', 'done'])
})

test('two lines that do it together are both choices, with two others', () => {
  expect(keepsChoices({ parts, keeps: ['turn', 'move'] })).toEqual(['check', 'turn', 'move', 'done'])
})

test('without a line after it, another one before it is a choice', () => {
  expect(keepsChoices({ parts, keeps: 'done' })).toEqual(['turn', 'move', 'done'])
})

test('another line of the same part is only a choice where there is no other', () => {
  expect(keepsChoices({ parts: parts.slice(1, 3), keeps: ['loop', 'turn'] })).toEqual([
    'loop',
    'check',
    'turn',
    'move',
  ])
})

test('of three lines that do it together, the first two that are named are choices', () => {
  expect(keepsChoices({ parts, keeps: ['turn', 'check', 'move'] })).toEqual([
    'start',
    'check',
    'turn',
    'done',
  ])
})
