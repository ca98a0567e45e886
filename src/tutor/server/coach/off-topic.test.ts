import { describe, expect, test } from 'vitest'
import { answer } from './coach.ts'
import lists from './off-topic-messages.json' with { type: 'json' }

/**
 * Of 143 off-topic messages and 203 follow-ups, this many are not handled yet. All but forty were written before the rule
 * was. Those forty were written after it and not changed: it sent 27 of them away, which is the figure to expect.
 */
const mostNotYet = { offTopic: 35, followUps: 2 }

const isSentAway = async (topicId: string, before: string, question: string) =>
  (await answer({ topicId, turns: [{ question: before, reply: '' }], question, solved: new Set() })).kind ===
  'off-topic'

/** In which of the sessions a message is sent away, by their topics. */
async function sentAwayIn(question: string): Promise<string[]> {
  const topics: string[] = []
  for (const { topicId, before } of lists.sessions)
    if (await isSentAway(topicId, before, question)) topics.push(topicId)
  return topics
}

const all = lists.sessions.map(({ topicId }) => topicId)

test.each(lists.offTopic)('in the middle of any session, "%s" is sent away', async (question) => {
  expect(await sentAwayIn(question)).toEqual(all)
})

test.each(lists.followUps)('in the middle of any session, "%s" goes on with it', async (question) => {
  expect(await sentAwayIn(question)).toEqual([])
})

describe.each(lists.sessions)('after "$before" in $topicId', ({ topicId, before, messages }) => {
  test.each(messages)('"%s" goes on with it', async (question) => {
    expect(await isSentAway(topicId, before, question)).toBe(false)
  })
})

test('no more messages than before are not handled yet', async () => {
  const { offTopic, sessions } = lists.notYet
  const stay = await Promise.all(
    offTopic.map(async (question) => (await sentAwayIn(question)).length < all.length),
  )
  const leave = await Promise.all(
    sessions.flatMap(({ topicId, before, messages }) =>
      messages.map((question) => isSentAway(topicId, before, question)),
    ),
  )
  expect(stay.filter(Boolean).length).toBeLessThanOrEqual(mostNotYet.offTopic)
  expect(leave.filter(Boolean).length).toBeLessThanOrEqual(mostNotYet.followUps)
  // A message may move between the lists, and leave none of them.
  expect(lists.offTopic.length + offTopic.length).toBe(143)
})
