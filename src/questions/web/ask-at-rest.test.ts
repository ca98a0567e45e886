import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { askAtRest } from './ask-at-rest.ts'
import { starKey } from './question-keys.ts'

/** A star that is on its way until it is told that it has come. */
function starIn(client: QueryClient, mutationKey: readonly unknown[] = starKey) {
  const { promise, resolve: arrive } = Promise.withResolvers<void>()
  void client
    .getMutationCache()
    .build(client, { mutationKey, mutationFn: () => promise })
    .execute(undefined)
  return arrive
}

test('what is on its way is waited for, and nothing else is', async () => {
  const client = new QueryClient()
  const arrive = starIn(client)
  starIn(client, ['something else'])
  const ask = vi.fn(async () => 'the answer')
  const answer = askAtRest(client, ask)
  await new Promise((resolve) => setTimeout(resolve))
  expect(ask).not.toHaveBeenCalled()
  arrive()
  expect(await answer).toBe('the answer')
})

test('an answer during which a star was set is not taken, whether or not it came', async () => {
  const client = new QueryClient()
  starIn(client)()
  let asked = 0
  const answer = askAtRest(client, async () => {
    asked += 1
    if (asked === 1) starIn(client)()
    return `answer ${asked}`
  })
  expect(await answer).toBe('answer 2')
})
