import { expect, test } from 'vitest'
import { nameInMail, readName } from './person-name.ts'

test.each([
  [undefined, null],
  [null, null],
  ['  ', null],
  [' Ada ', 'Ada'],
  ["Zoë O'Neil-Łuczak jr.", "Zoë O'Neil-Łuczak jr."],
  ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  ['山田', '山田'],
  ['J.R.R. Tolkien', 'J.R.R. Tolkien'],
  ['Dr. Ada St. John', 'Dr. Ada St. John'],
  ['🐐'.repeat(50), '🐐'.repeat(50)],
])('%j is kept as %j', (typed, kept) => {
  expect(readName('firstName', typed)).toBe(kept)
})

// T-OTP-5: names stand in mails, where links would be followed and hidden signs would mislead.
test.each([
  'a'.repeat(51),
  'see https://evil.example',
  'WWW.evil',
  'evil.example/win',
  'ada@example.com',
  'Ada\u202Eadavol',
  'Ad\u200Ba',
  'Ad\uFEFFa',
  'Ada\nBcc: eve',
  'Ada\u0007',
  'Ada\u2028Eve',
  'Ada\u3164',
  'mailto:ada',
  'javascript:alert(1)',
  'http\uFF1A\uFF0F\uFF0Fevil',
  'ada\uFF20example',
])('%j is refused', (typed) => {
  expect(() => readName('lastName', typed)).toThrow(
    'Names can be up to 50 characters and cannot contain links.',
  )
})

test.each([
  'evil.example',
  'Ada evil.example',
  'evil\u3002example',
  'evil\uFF0Eexample',
  'xn--evl-2na.com',
  '10.0.0.1',
])('the host name %j is refused with what to do about it', (typed) => {
  expect(() => readName('firstName', typed)).toThrow(
    'Names cannot contain web or email addresses. Put a space after each dot.',
  )
})

const person = { firstName: null, lastName: null, username: 'ada' }

test.each([
  [{ firstName: 'Ada', lastName: 'Lovelace' }, 'Ada Lovelace'],
  [{ firstName: "Zoë O'Neil", lastName: '<b>' }, "Zoë O'Neil <b>"],
  [{ username: 'ada.lovelace' }, 'ada lovelace'],
  [{ username: 'www.evil.example' }, 'www evil example'],
  [{ firstName: 'http://evil.example/win' }, 'http evil example/win'],
  [{ firstName: 'ada@example.com' }, 'ada example com'],
  [{ firstName: 'HTTP\uFF1A\uFF0F\uFF0Fevil\u3002example' }, 'HTTP evil example'],
  [{ firstName: 'mailto:ada' }, 'mailto ada'],
  [{ firstName: 'Ada\u202Eadavol\u200B' }, 'Adaadavol'],
  [{ firstName: 'Ada\nBcc: eve' }, 'AdaBcc: eve'],
  [{ firstName: '\u200B\u2800' }, 'User'],
])('a stored name appears in mails without links or hidden characters: %j', (names, shown) => {
  expect(nameInMail({ ...person, ...names })).toBe(shown)
})
