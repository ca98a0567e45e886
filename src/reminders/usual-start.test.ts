import { expect, test } from 'vitest'
import { usualStart } from './usual-start.ts'

const startedAt = (hour: number, minute: number) => ({
  createdAt: new Date(2026, 10, 26, hour, minute).toISOString(),
})

test('one usually starts when the middle one of the rounds began', () => {
  expect(usualStart([startedAt(22, 15), startedAt(7, 47), startedAt(7, 30)])).toBe('07:40')
  expect(usualStart([startedAt(7, 47), startedAt(7, 30)])).toBeUndefined()
})
