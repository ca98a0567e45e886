import { afterAll, beforeAll, expect, test } from 'vitest'
import { findTutorTopic, tutorTopics } from '#content/tutor/tutor-topics.ts'
import { findPattern } from '#curriculum/patterns.ts'
import { type ModelServer, startModelServer, writing } from '#testing/model-servers/model-server.ts'
import { chooseTutorModel } from '#tutor/server/models/choose-model.ts'
import { tutorLimits } from '#tutor/session-rules.ts'
import { readSituations } from './read-situations.ts'
import { gradeSheet, replay } from './replay.ts'

let server: ModelServer
beforeAll(async () => {
  server = await startModelServer('openai-compatible')
})
afterAll(() => server.close())

test('the situations could be sent as they are, and cover every topic', () => {
  const situations = readSituations()
  expect(situations.length).toBeGreaterThanOrEqual(40)
  expect(new Set(situations.map(({ topic }) => topic))).toEqual(new Set(tutorTopics.map(({ id }) => id)))
  expect(new Set(situations.map(({ name }) => name)).size).toBe(situations.length)
  for (const { name, good, messages } of situations) {
    expect(good, name).not.toBe('')
    expect(messages.length, name).toBeGreaterThan(0)
    for (const { text, run } of messages) {
      expect(text.length, name).toBeGreaterThan(0)
      expect(text.length, name).toBeLessThanOrEqual(tutorLimits.messageLength)
      if (run) expect(findPattern(run.pattern), run.pattern).toBeDefined()
      if (run) expect(['passes', 'slow', 'fails', 'broken']).toContain(run.verdict)
    }
  }
})

// The coach's thread reads all lessons first.
test('a model is replayed three situations, and the sheet counts what can be counted', async () => {
  const ai = { provider: 'openai-compatible', baseUrl: server.baseUrl, model: 'a-model' } as const
  const model = chooseTutorModel(ai)
  const redirect = findTutorTopic('arrays')?.redirect ?? ''
  server.next(
    writing('It waits.\n\nWhat for?\n\nNext:\n- For the call below'),
    writing('```python\na\nb\nc\nd\n```\nDone.'),
    writing('Yes.'),
    writing('Look at `left`.'),
    writing('Yes, 1.'),
    writing('Yes.'),
    writing(redirect),
  )
  const sheets: string[] = []
  const situations = readSituations(['feels-stupid', 'capital-of-france', 'jumps-back'])
  for (const situation of situations) sheets.push(gradeSheet(situation, await replay(model, situation)))
  const [lost = '', , offTopic = ''] = sheets
  expect(situations.map(({ name }) => name)).toEqual(['feels-stupid', 'jumps-back', 'capital-of-france'])
  expect(lost).toContain('Buttons: For the call below')
  expect(lost).toContain('ends with a question: yes, more than three lines of code: no')
  expect(lost).toContain('ends with a question: no, more than three lines of code: yes')
  expect(lost.match(/- \[ \] helped/g)).toHaveLength(3)
  expect(offTopic).toContain('off-topic sentence: yes')
  expect(server.calls).toHaveLength(7)
  const [second] = server.calls.slice(1)
  expect(second?.body.messages.map(({ role }: { role: string }) => role)).toEqual([
    'system',
    'user',
    'assistant',
    'user',
  ])
})
