import { expect, test } from 'vitest'
import { parseEmail } from './email-address.ts'

test.each([
  ['ada@example.com', 'ada@example.com'],
  ['  Ada.Lovelace@Example.COM ', 'ada.lovelace@example.com'],
  ["o'neil+tag@mail.example.co.uk", "o'neil+tag@mail.example.co.uk"],
  ['ada@bücher.example', 'ada@xn--bcher-kva.example'],
  ['ada@ｅxample.com', 'ada@example.com'],
  [`${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`],
])('%s is an address', (typed, key) => {
  expect(parseEmail(typed)?.key).toBe(key)
  expect(parseEmail(typed)?.address).toBe(typed.trim())
})

// T-OTP-4: what mail software could read as another recipient, or as a header.
test.each([
  '',
  'a@',
  '@b.c',
  'ada',
  'ada@localhost',
  'ada@one@two.example',
  'ada@example..com',
  'ada@example.com.',
  'ada@-example.com',
  'ada@1.2.3.4',
  'ada@0x7f.1',
  'ada@[127.0.0.1]',
  'ada@ex%61mple.com',
  'ada@example。com',
  '"ada"@example.com',
  '"ada@evil.example"@example.com',
  'ada(comment)@example.com',
  'ada lovelace@example.com',
  'ada@exam ple.com',
  'ada@example.com\r\nBcc: eve@example.com',
  'ada\r\nBcc: eve@example.com@example.com',
  'ada@example.com,eve@example.com',
  '<ada@example.com>',
  'àda@example.com',
  '=?utf-8?q?ada=40evil.example=3e?=@example.com'.replace('@example', '@@example'),
  `${'a'.repeat(65)}@example.com`,
  `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}`,
])('%j is none', (typed) => {
  expect(parseEmail(typed)).toBeUndefined()
})
