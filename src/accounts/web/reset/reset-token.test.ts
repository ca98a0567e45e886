import { expect, test } from 'vitest'
import { readResetToken } from './reset-token.ts'

const token = `${'Ab_-'.repeat(10)}xyz`

test('the token of a whole link is read', () => {
  expect(readResetToken(`#${token}`)).toBe(token)
})

test.each(['', '#', `#${token.slice(1)}`, `#${token}=`, `#${token} `, '#<script>'])(
  'a link that ends in %j has none',
  (hash) => {
    expect(readResetToken(hash)).toBeUndefined()
  },
)
