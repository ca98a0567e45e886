import { expect, test } from 'vitest'
import { openDelayMs, tooltipClosed } from './tooltip-timing.ts'

test('a tooltip waits 700 ms, unless another closed less than 300 ms ago', () => {
  expect(openDelayMs(0)).toBe(700)
  tooltipClosed(10_000)
  expect(openDelayMs(10_299)).toBe(0)
  expect(openDelayMs(10_300)).toBe(700)
})
