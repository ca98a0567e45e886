import { expect, test } from 'vitest'
import { sessionChanges } from '#accounts/session-changes.ts'
import { sharedServer } from '#testing/server/shared-server.ts'
import { productRoutes } from './create-api.ts'

const server = await sharedServer()
const outbox = { queue: async () => undefined, pretend: async () => undefined, wake: () => undefined }
const endpoints = productRoutes({ ...server, outbox }).map(({ endpoint }) => endpoint)

// Only a handler whose endpoint has `changesSession` gets an exchange that can set the session cookie; another one does
// not compile. So this finds each new way of signing in or out.
test('the service worker knows every call that can change who is signed in', () => {
  const changing = endpoints.filter(({ changesSession }) => changesSession)
  expect(changing.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(
    sessionChanges.toSorted(),
  )
})
