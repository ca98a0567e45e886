import { describe, expect, test } from 'vitest'
import { allLessons } from '#content/catalogue.ts'
import { guidanceFor } from '#content/tutor/guidance.ts'
import { idsWithLearnerWords } from '#content/tutor/learner-words.ts'
import { tutorTopics } from '#content/tutor/tutor-topics.ts'
import type { TutorTurn } from '../models/tutor-model.ts'
import { coachModel, makeCoach } from './coach.ts'
import { readPassages } from './passages.ts'
import { makeLibrary } from './retrieve.ts'
import type { AnswerKind, AnswerPlan } from './turn.ts'

const coach = makeCoach()
const first = new Date('2026-01-05T10:00:00Z').getTime()

/** The plans of a conversation, a minute between the messages. */
function talk(topicId: string, ...messages: string[]): AnswerPlan[] {
  const turns: TutorTurn[] = []
  return messages.map((question, place) => {
    const askedAt = new Date(first + place * 60_000)
    const plan = coach.plan({ topicId, turns, question, askedAt })
    turns.push({ question, reply: plan.answer, askedAt })
    return plan
  })
}

function answerTo(topicId: string, ...messages: string[]): AnswerPlan {
  const plan = talk(topicId, ...messages).at(-1)
  if (!plan) throw new Error('Nothing was asked')
  return plan
}

describe('a question gets the passage that answers it, in the form that fits', () => {
  test.each<[string, string, AnswerKind, string, string]>([
    [
      'arrays',
      'whats the two pointer technique',
      'definition',
      'two-pointers#description',
      'Lesson: Two Pointers',
    ],
    [
      'arrays',
      'how would I notice that a slidng window fits?',
      'when-to-use',
      'sliding-window#clues',
      'Lesson: Sliding Window',
    ],
    ['arrays', 'compare two pointers with sliding window', 'comparison', '', 'Two Pointers'],
    [
      'graphs',
      'whats the time complexity of bfs',
      'complexity',
      'breadth-first-search#complexity',
      'O(V + E)',
    ],
    ['trees', 'common pitfalls with tries?', 'mistakes', 'trie#mistakes', 'Lesson: Trie'],
    [
      'graphs',
      'dfs loops over a disconnected graph and misses nodes',
      'mistakes',
      'depth-first-search#mistake-3',
      'loop over all nodes',
    ],
    [
      'stacks-queues',
      'can I see code for a monotonic stack',
      'template',
      'monotonic-stack#code',
      '```python',
    ],
    [
      'dynamic-programming',
      'which problems should I practise for interval dp',
      'similar-problem',
      'interval-dp#practice',
      'Stone Game',
    ],
    ['recursion', 'what does memoization mean', 'definition', 'glossary:memoization', 'Memoization'],
  ])('%s: %s', (topicId, question, kind, id, told) => {
    const plan = answerTo(topicId, question)
    expect(plan.kind).toBe(kind)
    if (id) expect(plan.passages[0]?.id).toBe(id)
    expect(plan.answer).toContain(told)
    expect(plan.answer).toMatch(/Lessons?: /)
  })

  test('the template comes in the language asked for', () => {
    expect(answerTo('arrays', 'show me the two pointers template in java').answer).toContain('```java\n')
  })

  test('why a step works is answered with what stays true', () => {
    const plan = answerTo('stacks-queues', 'why does a monotonic stack work?')
    expect(plan.kind).toBe('why')
    expect(plan.answer).toContain(guidanceFor('monotonic-stack').keeps)
  })

  test('a problem like another one is a neighbour from its lesson', () => {
    const plan = answerTo('arrays', 'give me a problem similar to 3Sum')
    expect(plan.kind).toBe('similar-problem')
    expect(plan.answer).toContain('3Sum Closest')
  })

  test('a short question is about what was spoken of before', () => {
    const plan = answerTo('graphs', 'explain union find', 'and what does it cost?')
    expect(plan.passages[0]?.id).toBe('union-find#complexity')
  })
})

describe('what the coach does not know', () => {
  test('it says so and asks which pattern is meant', () => {
    const plan = answerTo('arrays', 'and in general?')
    expect(plan.kind).toBe('nearest')
    expect(plan.answer).toContain("I don't know")
    expect(plan.answer).toContain('Sliding Window')
  })

  test('a name with a question that no lesson answers gets the nearest, said to be that', () => {
    const plan = answerTo('graphs', 'dijkstra birthplace')
    expect(['nearest', 'off-topic']).toContain(plan.kind)
  })
})

describe('what belongs elsewhere', () => {
  test.each(tutorTopics)('another subject gets exactly the fixed sentence of $name', ({ id, redirect }) => {
    const plan = answerTo(id, 'please write me a poem about the weather in Paris')
    expect(plan).toEqual({ kind: 'off-topic', passages: [], answer: redirect })
  })

  test('a question for another topic gets the fixed sentence, and hears which one covers it', () => {
    const plan = answerTo('arrays', 'how does dijkstra work?')
    expect(plan.kind).toBe('off-topic')
    expect(plan.answer).toMatch(
      /^That's outside the scope of our Arrays session\..*The topic Graphs covers what you asked\.$/s,
    )
  })

  test.each(['hi', 'thanks!', 'who are you?'])('%s is answered, not sent away', (message) => {
    expect(answerTo('trees', message).kind).toBe('greeting')
  })
})

test('the same request gets the same plan', () => {
  const request = { topicId: 'trees', turns: [], question: 'quiz me', askedAt: new Date(first) }
  expect(makeCoach().plan(request)).toEqual(makeCoach().plan(request))
})

test('a session is replayed without looking anything up twice', () => {
  const library = makeLibrary()
  const first = library.read('how do two pointers work?')
  expect(library.read('how do two pointers work?')).toBe(first)
  const [topic] = tutorTopics
  const hits = library.search(first, topic?.patterns ?? [])
  expect(library.search(first, topic?.patterns ?? [])).toBe(hits)
  expect(library.search(first, [])).not.toBe(hits)
})

test('replies are plain text with code only', () => {
  for (const { id, examples } of tutorTopics)
    for (const question of [...examples, 'quiz me', 'I am stuck on my problem'])
      expect(answerTo(id, question).answer).not.toMatch(/\*\*|<\w+>|\]\(|^#/m)
})

test('every example of a topic is answered within it', () => {
  for (const { id, examples } of tutorTopics)
    for (const question of examples)
      expect(answerTo(id, question).kind, question).not.toMatch(/off-topic|nearest/)
})

test('as a model it writes its answer in pieces, for nothing, and stops when it is told to', async () => {
  const model = coachModel(coach)
  const request = {
    topicId: 'arrays',
    turns: [],
    question: 'what are two pointers',
    askedAt: new Date(first),
  }
  const stop = new AbortController()
  const pieces: string[] = []
  for await (const piece of model.reply(request, stop.signal).pieces) pieces.push(piece)
  expect(pieces.join('')).toBe(coach.plan(request).answer)
  expect(pieces.length).toBeGreaterThan(3)

  const heard: string[] = []
  for await (const piece of model.reply(request, stop.signal).pieces) {
    heard.push(piece)
    stop.abort()
  }
  expect(heard).toHaveLength(1)
})

describe('what the coach is made of', () => {
  const passages = readPassages()

  test('every lesson has its passages, and no id twice', () => {
    const ids = passages.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { name } of allLessons)
      for (const part of ['description', 'clues', 'phrases', 'mistake-1', 'complexity', 'when-not', 'code'])
        expect(ids).toContain(`${name}#${part}`)
  })

  test('learners words belong to passages that exist', () => {
    const ids = new Set(passages.map(({ id }) => id))
    expect(idsWithLearnerWords().filter((id) => !ids.has(id))).toEqual([])
  })

  test('every lesson has an invariant and a worked sibling', () => {
    for (const { name } of allLessons) {
      expect(guidanceFor(name).keeps).toMatch(/\.$/)
      expect(guidanceFor(name).sibling.length).toBeGreaterThan(100)
    }
  })
})
