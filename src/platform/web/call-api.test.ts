import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError, call, sentenceOf, UserFacingError } from './call-api.ts'

const fetched = vi.fn(async () => Response.json({ ok: true }))
beforeEach(() => {
  fetched.mockClear()
  vi.stubGlobal('fetch', fetched)
})

test('parameters, query and body are sent', async () => {
  await call('GET /api/practice/rounds', { query: { before: '2026-01-01T00:00:00Z' } })
  await call('PUT /api/operator/companies/:slug', { params: { slug: 'a/b' }, body: { name: 'A' } })
  await call('POST /api/logout')

  expect(fetched.mock.calls).toMatchObject([
    ['/api/practice/rounds?before=2026-01-01T00%3A00%3A00Z', { method: 'GET' }],
    ['/api/operator/companies/a%2Fb', { method: 'PUT', body: '{"name":"A"}' }],
    ['/api/logout', { method: 'POST' }],
  ])
})

test('what the contract does not have does not compile', async () => {
  // @ts-expect-error: no such address
  await call('GET /api/logout')
  // @ts-expect-error: the parameter is missing
  await call('DELETE /api/account/sessions/:id')
  // @ts-expect-error: another name
  await call('DELETE /api/account/sessions/:id', { params: { sessionId: '1' } })
  // @ts-expect-error: the body is missing
  await call('PUT /api/account/name')
  // @ts-expect-error: it takes no body
  await call('POST /api/logout', { body: { all: true } })
  // @ts-expect-error: the reply has no such field
  expect((await call('POST /api/logout')).user).toBeUndefined()
})

test.each([
  ['refusal', new ApiError(409, '{"message":"Already invited."}', ''), 'Already invited.'],
  [
    "proxy's page",
    new ApiError(502, '<h1>Bad Gateway</h1>', 'Bad Gateway'),
    'The server did not answer as expected. Please try again.',
  ],
  [
    'lost connection',
    new TypeError('Failed to fetch'),
    'Network connection error. Please check your internet connection and try again.',
  ],
  ['blocked cookie', new UserFacingError('Allow cookies.'), 'Allow cookies.'],
])('a %s is explained', (_, error, sentence) => {
  expect(sentenceOf(error)).toBe(sentence)
})
