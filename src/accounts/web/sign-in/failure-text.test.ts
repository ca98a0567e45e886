import { expect, test } from 'vitest'
import { ApiError } from '#platform/web/call-api.ts'
import { CookieNotKept, failureText, logInFailed, registrationFailed } from './failure-text.ts'

const withSentence = new ApiError(401, JSON.stringify({ message: 'Invalid email or password.' }), '')
const proxyPage = new ApiError(502, '<h1>Bad Gateway</h1>', 'Bad Gateway')
const offline = new TypeError('Failed to fetch')

test.each([
  ['a refused login', withSentence, logInFailed, 'Invalid email or password.'],
  ['a login answered by a proxy', proxyPage, logInFailed, 'Login failed'],
  ['a login without network', offline, logInFailed, 'Login failed. Please try again.'],
  ['a refused registration', withSentence, registrationFailed, 'Invalid email or password.'],
  ['a registration answered by a proxy', proxyPage, registrationFailed, 'Failed to send verification code'],
  ['a registration without network', offline, registrationFailed, 'Registration failed. Please try again.'],
  ['a cookie the browser did not keep', new CookieNotKept(), logInFailed, new CookieNotKept().message],
])('%s is explained', (_, error, texts, sentence) => {
  expect(failureText(error, texts)).toBe(sentence)
})
