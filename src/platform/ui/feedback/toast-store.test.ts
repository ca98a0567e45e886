import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterToast, currentToast, dismissToast, onToastChange, showToast } from './toast-store.ts'

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

test('what may wait comes once no toast is on the screen', () => {
  showToast({ title: 'Email verified successfully' })
  afterToast(() => showToast({ title: 'Ada is now your GoatMate' }))
  expect(currentToast()).toMatchObject({ title: 'Email verified successfully' })
  showToast({ title: 'Error' })
  expect(currentToast()).toMatchObject({ title: 'Error' })
  dismissToast(currentToast()?.id ?? -1)
  expect(currentToast()).toMatchObject({ title: 'Ada is now your GoatMate', open: true })
  dismissToast(currentToast()?.id ?? -1)
  expect(currentToast()).toMatchObject({ open: false })
  afterToast(() => showToast({ title: 'At once' }))
  expect(currentToast()).toMatchObject({ title: 'At once' })
})

test('whoever listens hears of every change until they stop', () => {
  const listener = vi.fn()
  const stop = onToastChange(listener)
  showToast({ title: 'One' })
  stop()
  showToast({ title: 'Two' })
  expect(listener).toHaveBeenCalledTimes(1)
})
