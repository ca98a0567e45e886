import { expect, test } from 'vitest'
import { readAuthArrival } from './auth-arrival.ts'

test.each([
  ['a link to the registration', { tab: 'register' }, { tab: 'register' }],
  ['a page that needs an account', { access: 'member' }, { access: 'member' }],
  ['a page where the address was typed', { email: 'ada@example.org' }, { email: 'ada@example.org' }],
  ['a page that guests may open too', { access: 'learner' }, {}],
  ['no state', null, {}],
  ['the state of something else', { tab: 7, access: ['member'], email: {} }, {}],
  ['a text', 'register', {}],
])('the auth page understands %s', (_, state, arrival) => {
  expect(readAuthArrival(state)).toEqual(arrival)
})
