import { expect, test } from 'vitest'
import { findTopicId, tutorTopicIds } from './tutor-topic-ids.ts'

test('there are nine topics', () => {
  expect(new Set(tutorTopicIds).size).toBe(9)
})

test.each([
  ['graphs', 'graphs'],
  [' Dynamic-Programming ', 'dynamic-programming'],
  ['STACKS-QUEUES', 'stacks-queues'],
  ['graph', undefined],
  ['', undefined],
  [undefined, undefined],
])('%j in an address names the topic %s', (text, id) => {
  expect(findTopicId(text)).toBe(id)
})
