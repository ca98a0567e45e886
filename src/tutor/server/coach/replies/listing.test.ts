import { describe, expect, test } from 'vitest'
import { codeLanguageNames } from '#content/tutor/code-languages.ts'
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
