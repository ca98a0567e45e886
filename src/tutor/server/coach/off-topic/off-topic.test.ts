import { describe, expect, it } from 'vitest'
import { tutorTopics } from '#content/tutor/tutor-topics.ts'
import { answer } from '../coach.ts'
import { readMessage } from '../conversation.ts'
import { writtenAnswers } from '../passages.ts'
import heldOut from './held-out-messages.json' with { type: 'json' }
import { isOffTopic } from './off-topic.ts'
import { answerInOtherLanguage } from './other-language.ts'

/** As the coach decides: moves such as `why?` stay, whatever they say. */
function isSentAway(text: string, isReply = false): boolean {
  const [topic] = tutorTopics
  if (!topic) throw new Error('There are no topics')
  const message = readMessage(text, topic)
  return !message.move && (isOffTopic(message, isReply) || answerInOtherLanguage(text) !== undefined)
}

/**
 * Of an author who saw neither the examples nor the code. The errors on them have been read since, to choose what to write
 * examples of. What training has of the same messages is left out there.
 */
describe.each([
  { name: 'first', isReply: false, ...heldOut.first, least: 0.95, most: 0.01 },
  { name: 'reply', isReply: true, ...heldOut.reply, least: 0.93, most: 0.03 },
])('of held-out messages, as a $name', ({ isReply, offTopic, onTopic, least, most }) => {
  it(`sends away at least ${least * 100}% of those that are off-topic`, () => {
    const away = offTopic.filter((text) => isSentAway(text, isReply))
    expect(away.length).toBeGreaterThanOrEqual(least * offTopic.length)
  })

  it(`sends away at most ${most * 100}% of those on the topic`, () => {
    const away = onTopic.filter((text) => isSentAway(text, isReply))
    expect(away.length).toBeLessThanOrEqual(most * onTopic.length)
  })
})

it('sends away messages in another language', () => {
  const stay = heldOut.otherLanguages.filter((text) => !isSentAway(text))
  expect(stay.length, stay.join('\n')).toBeLessThanOrEqual(1)
})

it('sends away at most 1% of the questions that our answers were written for', () => {
  const questions = writtenAnswers.flatMap(({ asks = [] }) => asks).filter((_, index) => index % 8 === 0)
  const leave = questions.filter((text) => isSentAway(text))
  expect(leave.length, leave.join('\n')).toBeLessThanOrEqual(0.01 * questions.length)
})

describe.each([
  ['trees', 'what is a trie'],
  ['linked-lists', 'how do i reverse a list'],
  ['arrays', 'two sum'],
])('in a session on %s, after "%s"', (topicId, before) => {
  const kindOf = async (question: string) =>
    (await answer({ topicId, turns: [{ question: before, reply: '' }], question, solved: new Set() })).kind

  it.each(['how does sha256 work', 'kafka vs rabbitmq', 'what movie should i watch tonight'])(
    'sends away "%s"',
    async (question) => {
      expect(await kindOf(question)).toBe('off-topic')
    },
  )

  it.each(['like a pile of plates?', 'why n log n', 'i get -1', 'cntMap'])(
    'goes on with "%s"',
    async (question) => {
      expect(await kindOf(question)).not.toBe('off-topic')
    },
  )
})

describe('words that have another meaning elsewhere', () => {
  it.each([
    'how big is the jvm heap',
    'when does the dom tree update',
    'what is a graphql resolver',
    'how are passwords hashed and salted',
    'explain the sql window function row_number',
    'what is tree shaking',
    'is grpc a binary protocol',
    'kafka queue vs topic',
    'trend line on an excel graph',
    'shap tree explainer with xgboost',
    'photoshop remove a background',
    'unity character jump',
    'forgot my locker key',
    'how do i stack hay bales',
  ])('sends away "%s"', (question) => {
    expect(isSentAway(question)).toBe(true)
  })

  it.each([
    'in sql i would use a window, is it the same here',
    'why is it called heap',
    'what does cntMap do',
    'asdf',
    'what is a segment tree',
    'how does heapq make a max heap',
    'i have meetings and need the fewest rooms',
    'how 2 detect cycel',
    'printer jobs which structure',
  ])('goes on with "%s"', (question) => {
    expect(isSentAway(question)).toBe(false)
  })
})

it.each([
  'solve 3x + 7 = 22 for me',
  'what is 17% of 240',
  'update node to version 20 on my mac',
  'buy a used bike near me',
  'my cat wont eat',
  'do you think aliens exist',
  'should i relocate for the job',
  'who made you',
  'how was your weekend? mine was way too short lol',
  'i feel really lonely these days',
])('sends away "%s", of which no lesson tells', (question) => {
  expect(isSentAway(question)).toBe(true)
})

it.each([
  ['trees', 'its like russian dolls, each one opens a smaller one'],
  ['dynamic-programming', '@lru_cache is that cheating'],
  ['graphs', 'getting dressed, socks before shoes, thats the ordering'],
  ['arrays', 'but why not just add all of them again, computers are fast'],
  ['arrays', 'i have daily temps for a year and need the hottest week in a row'],
  ['graphs', 'cake: bake before frosting'],
  ['graphs', 'my morning: shower, then clothes, then coffee'],
  ['stacks-queues', 'my laundry pile works that way'],
  ['hash-tables', 'two people with the same birthday'],
  ['trees', 'grandma is level 0?'],
  ['recursion', 'x^10 = (x^5)^2'],
  ['hash-tables', 'e(key) % size'],
  ['arrays', '"fl"'],
  ['hash-tables', "why is 'in' there lol. only eat tea. and doesnt sorting every word make it slow?"],
  ['graphs', 'with 1 million people my recursion dies in python'],
])('in a session on %s, stays in the conversation with "%s"', async (topicId, question) => {
  const turns = [{ question: 'can you explain it', reply: '' }]
  expect((await answer({ topicId, turns, question, solved: new Set() })).kind).not.toBe('off-topic')
})

it('does not send away what lessons of the topic answer', async () => {
  const question = 'maximum of every window of size k. i use max(nums[i:i+k]), is that O(n)?'
  const { kind, text } = await answer({ topicId: 'stacks-queues', turns: [], question, solved: new Set() })
  expect(kind).not.toBe('off-topic')
  expect(text).toContain('window')
})

it.each(['Can you recommend a problem', 'please suggest me a good exercise', 'give me a hard problem pls'])(
  'offers problems for %s',
  async (question) => {
    const reply = await answer({ topicId: 'graphs', turns: [], question, solved: new Set() })
    expect(reply.text).toContain('from easier to harder')
  },
)
