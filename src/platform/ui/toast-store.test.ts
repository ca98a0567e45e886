import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentToast, dismissToast, onToastChange, showToast } from './toast-store.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a new toast takes the place of the one before', () => {
  showToast({ title: 'Invitation sent!' })
  showToast({ title: 'Error', tone: 'destructive' })
  expect(currentToast()).toMatchObject({ title: 'Error', tone: 'destructive', open: true })
})

test('a dismissed toast closes at once and its record goes after 1,000,000 ms', () => {
  showToast({ title: 'Error' })
  dismissToast(currentToast()?.id ?? -1)
  expect(currentToast()).toMatchObject({ open: false })
  vi.advanceTimersByTime(999_999)
  expect(currentToast()).toBeDefined()
  vi.advanceTimersByTime(1)
  expect(currentToast()).toBeUndefined()
})

test('dismissing an older toast leaves the newer one alone', () => {
  showToast({ title: 'First' })
  const first = currentToast()?.id ?? -1
  showToast({ title: 'Second' })
  dismissToast(first)
  expect(currentToast()).toMatchObject({ title: 'Second', open: true })
})

test('whoever listens hears of every change until they stop', () => {
  const listener = vi.fn()
  const stop = onToastChange(listener)
  showToast({ title: 'One' })
  stop()
  showToast({ title: 'Two' })
  expect(listener).toHaveBeenCalledTimes(1)
})
