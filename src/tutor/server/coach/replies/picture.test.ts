import { expect, test } from 'vitest'
import { pictures } from '#content/tutor/pictures.ts'
import { findTutorTopic, tutorTopics } from '#content/tutor/tutor-topics.ts'
import * as coach from '../coach.ts'

async function ask(topicId: string, ...messages: string[]) {
  const turns = messages.slice(0, -1).map((question) => ({ question, reply: '' }))
  return coach.answer({ topicId, turns, question: messages.at(-1) ?? '', solved: new Set() })
}

const topicOf = (patterns: readonly string[]) =>
  tutorTopics.find((topic) => topic.patterns.includes(patterns[0] ?? ''))?.id ?? 'arrays'

test.each(pictures.map(({ names: [name = ''], ...picture }) => [name, picture] as const))(
  '%s is explained with everyday life to those who want simple words',
  async (name, { patterns, text }) => {
    for (const message of [
      `explain ${name} like I'm 5`,
      `what is ${name} in simple words?`,
      `${name} eli5`,
      `can you explain ${name} to a beginner`,
    ])
      expect((await ask(topicOf(patterns), message)).text, message).toContain(text)
    expect(text.split(/[.!?:]\s/).length, name).toBeLessThanOrEqual(6)
    expect(findTutorTopic(topicOf(patterns))).toBeDefined()
  },
)

test('simple words for what was just answered are about that', async () => {
  const { text } = await ask('recursion', 'what is recursion', 'can you say that in simple words')
  expect(text).toContain('You are in a long line')
})

test.each([
  ['linked-lists', 'how do i know if a linked list has a loop', 'Move `slow` one node'],
  ['linked-lists', 'how can i tell whether my list goes in circles', 'Move `slow` one node'],
  ['sorting-searching', 'why does binary search need a sorted array', 'go left and miss it'],
  ['arrays', 'kadane when all numbers are negative', 'The largest element'],
  ['graphs', 'when should I use bfs and when dfs?', 'Use BFS for the fewest steps'],
  ['sorting-searching', 'why is bubble sort so bad', '499,500'],
  ['trees', 'can I use the predecessor instead of the successor', 'The predecessor works as well'],
  ['trees', 'is delete always log n', 'O(h)'],
  ['hash-tables', 'is it the same for a python dict', 'A Python `dict` is a hash table'],
])('in %s: “%s” is answered', async (topic, message, part) => {
  expect((await ask(topic, message)).text).toContain(part)
})
