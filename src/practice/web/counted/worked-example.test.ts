import { expect, test } from 'vitest'
import { workedExample } from './worked-example.ts'

test('the example of the page is what the rating makes of these answers', () => {
  const { otherCount, otherRight, ownCount, before, after } = workedExample()
  expect([otherCount, otherRight, ownCount]).toEqual([10, 8, 3])
  const rounded = [before, after].map(({ value, low, high }) =>
    [value, low, high].map((share) => Math.round(share * 100)),
  )
  expect(rounded).toEqual([
    [79, 64, 92],
    [71, 51, 87],
  ])
})
