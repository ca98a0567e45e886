import { describe, expect, test } from 'vitest'
import { lastReply } from '#testing/talk-to-coach.ts'
import { writtenAnswers } from '../passages.ts'
import { judgeOn } from './judge-replies.ts'

const checks = writtenAnswers.flatMap(({ further }) => (further ? [further.check] : []))

test.each(['its {value}', 'i think it should be {value}', 'the answer is {value}', 'i would say {value}'])(
  'a written reply in the sentence “%s” is judged like the bare one',
  (sentence) => {
    const say = (value = '') => sentence.replace('{value}', value)
    const misread = checks.flatMap((check) => [
      ...(judgeOn(check, say(check.right[0]))?.verdict === 'right' ? [] : [say(check.right[0])]),
      ...check.wrong.flatMap(({ says: [wrong] }) =>
        judgeOn(check, say(wrong))?.verdict === 'wrong' ? [] : [`${check.ask} ${say(wrong)}`],
      ),
    ])
    expect(misread).toEqual([])
  },
)

const partner = ['why must the array be sorted to find a pair by its sum?']
const negative = ['Why do negative numbers break a window of free length?']
const passes = ['Why is one pass enough for two sum?']
const endless = ['What is recursion in simple words?']
const isRight = /^(?:Right|The answer is right)\./

describe('a right reply in a sentence', () => {
  test.each([
    ['arrays', partner, 'the partner of 4 is 9, 4+9=13'],
    ['arrays', partner, 'we lost the 9 because 4 + 9 is 13'],
    ['arrays', partner, '9. it is in the middle'],
    ['hash-tables', passes, 'at the 7 becuase 9-7=2 is seen before'],
    ['hash-tables', passes, 'the first pair is found at 7, 2 + 7'],
    ['recursion', endless, 'f(3) it jumps over zero'],
    ['recursion', endless, 'f(3), it goes 3 1 -1 and so on'],
    ['arrays', negative, 'the longest is 4, the whole array has sum 5'],
    ['arrays', negative, 'all of [5, 3, -4, 1] has sum 5 so its 4'],
  ])('in %s after %j counts: %s', async (topic, before, reply) => {
    expect(await lastReply(topic, ...before, reply)).toMatch(isRight)
  })
})

test.each([
  ['arrays', partner, '4 + 9 would be 13 and 4 + 2 is 6'],
  ['arrays', partner, 'hmm 4+6 is 10 and 9 is bigger'],
])('in %s after %j a reply that is not plain is not called wrong: %s', async (topic, before, reply) => {
  expect(await lastReply(topic, ...before, reply)).not.toContain('Not that')
})

test.each([
  ['arrays', partner, '11'],
  ['arrays', partner, '11, i think'],
])('in %s after %j another value is called wrong: %s', async (topic, before, reply) => {
  expect(await lastReply(topic, ...before, reply)).toMatch(/^Not that\. /)
})

describe('the question that a trace ends with', () => {
  const pairs = ['two sum', 'can you show me with [2,7,11,15] target 9']
  const days = ['when do i use a monotonic stack', 'can you show me on [2,1,5,3]']
  test.each([
    ['hash-tables', pairs, 'no because 7 comes after 2', isRight],
    ['hash-tables', pairs, 'not yet, so record it', isRight],
    ['hash-tables', pairs, 'yes', /^The map is still empty/],
    ['stacks-queues', days, '3 is smaller than 5 so nothing gets popped, just push day 3', isRight],
    ['stacks-queues', days, 'day 3 gets pushed', isRight],
    ['stacks-queues', days, 'dont pop, push', isRight],
    ['stacks-queues', days, 'pop day 2', /^Day 3 does not end the wait of day 2/],
    ['trees', ['explain inorder traversal'], '7, it is the root', /^Not that/],
    ['trees', ['explain inorder traversal'], '1 3 4 5 8', /^I cannot tell from that/],
    ['stacks-queues', days, "I don't know", /^No problem\. Push the new day\./],
  ])('in %s after %j gets a reply to “%s”', async (topic, before, reply, verdict) => {
    expect(await lastReply(topic, ...before, reply)).toMatch(verdict)
  })
})

describe('a question of the coach', () => {
  const four = /Four: the whole array sums to 5/
  test.each([
    [['3, its [3,-4,1]'], /^That is what a window finds after it dropped 5/],
    [['2, [5, 3]'], /^Do not stop where the sum exceeds 6\./],
    [['what is a stack', 'no that was my answer to your question, the longest has length 3'], four],
    [['3', '3', 'so whats the right answer for [5,3,-4,1] with sum at most 6'], four],
    [['3', '3', 'i still dont get it. [5,3,-4,1] has sum 5 so its allowed, so the longest is 4?'], isRight],
    [['i was answering your question, it is 4'], isRight],
  ])('is what %j speaks of', async (messages, reply) => {
    expect(await lastReply('arrays', ...negative, ...messages)).toMatch(reply)
  })

  test('is found again after a reply that was not understood', async () => {
    const said = 'i was answering your question, it gets pushed'
    const before = ['when do i use a monotonic stack', 'can you show me on [2,1,5,3]', 'what is a deque']
    expect(await lastReply('stacks-queues', ...before, said)).toMatch(isRight)
  })
})
