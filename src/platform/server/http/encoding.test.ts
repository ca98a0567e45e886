import { expect, test } from 'vitest'
import { encodingFor } from './mount-routes.ts'

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['deflate, zstd', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0,br', 'br'],
  ['gzip;q=0.000 , br ; Q=0', 'identity'],
  ['br;q=0.001, gzip;q=0.9', 'br'],
  ['br;q=1.0, gzip;q=0.0', 'br'],
  ['identity;q=0, gzip', 'gzip'],
])('of %j the encoding is %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding)
})
