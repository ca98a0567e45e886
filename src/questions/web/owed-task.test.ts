import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createOwedTask } from './owed-task.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what is owed is done once, after its time', () => {
  const task = vi.fn()
  const owed = createOwedTask()
  owed.owe(200, task)
  vi.advanceTimersByTime(199)
  expect(task).not.toHaveBeenCalled()
  vi.advanceTimersByTime(500)
  expect(task).toHaveBeenCalledOnce()
  expect(owed.flush()).toBe(false)
})

test('it can be done now, and is not done again', () => {
  const task = vi.fn()
  const owed = createOwedTask()
  owed.owe(200, task)
  expect(owed.flush()).toBe(true)
  vi.advanceTimersByTime(500)
  expect(task).toHaveBeenCalledOnce()
})

test('what is owed later takes its place, and what is dropped is never done', () => {
  const [first, second, third] = [vi.fn(), vi.fn(), vi.fn()]
  const owed = createOwedTask()
  owed.owe(200, first)
  owed.owe(200, second)
  vi.advanceTimersByTime(200)
  owed.owe(200, third)
  owed.drop()
  vi.advanceTimersByTime(500)
  expect([first, second, third].map(({ mock }) => mock.calls.length)).toEqual([0, 1, 0])
})
