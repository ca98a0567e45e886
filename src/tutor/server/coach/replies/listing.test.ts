import { describe, expect, test } from 'vitest'
import { knownProblems } from '#content/known-problems.ts'
import { codeLanguageNames } from '#content/tutor/code-languages.ts'
import { helpWith } from '#content/tutor/hints.ts'
import { tutorTopics } from '#content/tutor/tutor-topics.ts'
import { allLessons } from '#curriculum/catalogue.ts'
import * as coach from '../coach.ts'

async function send(topicId: string, ...messages: string[]) {
  const turns = messages.slice(0, -1).map((question) => ({ question, reply: '' }))
  return coach.answer({ topicId, turns, question: messages.at(-1) ?? '', solved: new Set() })
}

const isLost = /I am not sure what you mean|If that is not what you meant|I found nothing|I can't judge/

describe.each(allLessons)('the buttons of $displayName', ({ name, displayName, listings }) => {
  const topicId = tutorTopics.find(({ patterns }) => patterns.includes(name))?.id ?? ''

  test.each(listings)('below “$label” lead on', async ({ label }) => {
    const shown = `Show the code of ${displayName}: ${label}`
    const { kind, text, followUps } = await send(topicId, shown)
    expect(kind).toBe('template')
    expect(text).toContain(`“${label}”`)
    for (const button of followUps) {
      const answer = await send(topicId, shown, button)
      expect(answer.text, button).not.toMatch(isLost)
      expect(answer.kind, button).toBe(button === 'Explain it line by line' ? 'line' : 'template')
      for (const next of answer.followUps) {
        const after = await send(topicId, shown, button, next)
        expect(after.text, next).not.toMatch(isLost)
        expect(after.kind, next).not.toBe('unknown')
      }
    }
  })

  test.each(Object.values(codeLanguageNames))('explain the lines of each listing in %s', async (language) => {
    for (const { label } of listings) {
      const shown = `Show the code of ${displayName}: ${label}`
      const answer = await send(topicId, shown, `in ${language}`, 'Explain it line by line')
      expect(answer.kind, label).toBe('line')
      expect(answer.text.match(/^- Line \d+, `.+`: .+/gm)?.length, label).toBeGreaterThan(1)
    }
  })
})

const topicOf = (pattern = '') => tutorTopics.find(({ patterns }) => patterns.includes(pattern))?.id ?? ''

describe('words for code', () => {
  test.each(allLessons.map(({ name, displayName }) => [displayName.toLowerCase(), name]))(
    'and “%s” show its code, or offer it beside a written answer',
    async (subject, name) => {
      for (const [message, fence] of [
        [`${subject} code in java`, '```java'],
        [`${subject} c++ code`, '```cpp'],
        [`${subject} in javascript please`, '```typescript'],
        [`implement ${subject}`, '```python'],
        [`how to code ${subject}`, '```python'],
        [`so how does the ${subject} code look in java`, '```java'],
      ] as const) {
        const { text, followUps } = await send(topicOf(name), message)
        expect(
          `${text} ${followUps.map((button) => button.replace(/^Show the code.*/, fence))}`,
          message,
        ).toContain(fence)
      }
    },
  )

  const known = [...knownProblems.values()].filter(
    (problem, index) => index % 9 === 0 && helpWith(problem).hints,
  )
  test.each(known)(
    'and “$title” lead to the code in that language within one press',
    async ({ title, patterns }) => {
      const message = `${title.toLowerCase()} c++ code`
      const first = await send(topicOf(patterns[0]), message)
      if (first.text.includes('```cpp')) return
      const button = first.followUps.find((text) => text.startsWith('Show the code of')) ?? ''
      expect((await send(topicOf(patterns[0]), message, button)).text).toContain('```cpp')
    },
  )

  test.each(known)('are not needed for a hint for “$title”', async ({ title, patterns }) => {
    const { kind, followUps } = await send(topicOf(patterns[0]), `${title.toLowerCase()} hint`)
    expect(kind).toBe('hint')
    expect(followUps.some((text) => text.startsWith('Next hint'))).toBe(true)
  })

  test.each([
    ['linked-lists', ['reverse linked list code in java'], '```java'],
    ['graphs', ['topological sort in python'], '```python'],
    [
      'dynamic-programming',
      ['why does the order of the loops matter in coin change 2', 'so how does the code look in c++'],
      '```cpp',
    ],
    ['trees', ['max heap in python'], 'negat'],
  ])('in %s, as in %j, get it', async (topicId, messages, part) => {
    expect((await send(topicId, ...messages)).text).toContain(part)
  })
})
