import { expect, test } from 'vitest'
import { ApiError } from '#platform/web/call-api.ts'
import { passwordMismatch, toFormError } from './form-error.ts'

const refused = (body: object) => new ApiError(400, JSON.stringify(body), 'Bad Request')

test('a fault of a shown field stands at that field', () => {
  const error = refused({ message: 'Too short.', fields: { newPassword: 'Too short.' } })
  expect(toFormError(error, ['newPassword'])).toEqual({ fields: { newPassword: 'Too short.' } })
})

test('a fault of a field that is not shown is told for the whole form', () => {
  const error = refused({ message: 'Too short.', fields: { token: 'Too short.' } })
  expect(toFormError(error, ['newPassword'])).toEqual({ fields: {}, sentence: 'Too short.' })
})

test('a page that a proxy answered with is not shown', () => {
  expect(toFormError(new ApiError(502, '<html>', 'Bad Gateway'), []).sentence).toBe(
    'The server did not answer as expected. Please try again.',
  )
})

test('a server that cannot be reached is told', () => {
  expect(toFormError(new TypeError('Failed to fetch'), []).sentence).toBe(
    'Network connection error. Please check your internet connection and try again.',
  )
})

test('a new password is typed twice alike', () => {
  expect(passwordMismatch('one', 'one')).toBeNull()
  expect(passwordMismatch('one', 'two')).toEqual({ fields: { repeated: 'Passwords do not match' } })
})
