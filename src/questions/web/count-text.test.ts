import { expect, it } from 'vitest'
import { countText } from './count-text.ts'

it('sets thousands apart as English does', () => {
  for (const count of [0, 7, 72, 408, 999, 1000, 9720, 10_000, 123_456, 1_000_000, 1_234_567])
    expect(countText(count)).toBe(count.toLocaleString('en'))
})
