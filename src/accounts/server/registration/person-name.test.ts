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
  ['José'.normalize('NFD'), 'José'.normalize('NFC')],
  ['é'.repeat(50).normalize('NFD'), 'é'.repeat(50).normalize('NFC')],
  ['علی\u200Cرضا', 'علی\u200Cرضا'],
  ['👩🏽\u200D💻 Ada', '👩🏽\u200D💻 Ada'],
])('%j is kept as %j', (typed, kept) => {
  expect(readName('firstName', typed)).toBe(kept)
})

const rule = 'Names can be up to 50 characters and cannot contain links.'

// T-OTP-5: names stand in mails, where links would be followed and hidden signs would mislead.
test.each([
  ['a'.repeat(51), rule],
  ['a\u0316\u0301'.repeat(5_000), rule],
  ['see https://evil.example', `${rule} Remove “https://”.`],
  ['WWW.evil', `${rule} Remove “WWW.”.`],
  ['w\u200Dww.evil', `${rule} Remove “www.”.`],
  ['evil.example/win', `${rule} Remove “l.example/”.`],
  ['ada@example.com', `${rule} Remove “@”.`],
  ['mailto:ada', `${rule} Remove “mailto:”.`],
  ['javascript:alert(1)', `${rule} Remove “javascript:”.`],
  ['http\uFF1A\uFF0F\uFF0Fevil', `${rule} Remove “http\uFF1A\uFF0F\uFF0F”.`],
  ['ada\uFF20example', `${rule} Remove “\uFF20”.`],
  [
    'Ada\u202Eadavol',
    'Names cannot contain the hidden character U+202E (right-to-left override). Type the name again without it.',
  ],
])('%j is refused, and the message says what to change', (typed, message) => {
  expect(() => readName('lastName', typed)).toThrow(expect.objectContaining({ message }))
})

test.each([
  'evil.example',
  'evil.e\u200Dxample',
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
  [{ firstName: 'علی\u200Cرضا' }, 'علی\u200Cرضا'],
  [{ firstName: '\u200B\u2800' }, 'User'],
])('a stored name appears in mails without links or hidden characters: %j', (names, shown) => {
  expect(nameInMail({ ...person, ...names })).toBe(shown)
})
