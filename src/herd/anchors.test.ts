import { describe, expect, test } from 'vitest'
import { anchors } from './anchors.ts'
import { criterionKeys } from './contract.ts'

describe.each(['interviewer', 'candidate'] as const)('for the %s', (role) => {
  const sentences = Object.values(anchors[role]).flat()

  test('there is one sentence for each criterion and score', () => {
    expect(Object.keys(anchors[role])).toEqual([...criterionKeys])
    expect(sentences).toHaveLength(35)
    expect(new Set(sentences.map((sentence) => sentence.toLowerCase())).size).toBe(35)
  })

  test('each is one sentence of 60 to 160 characters', () => {
    for (const sentence of sentences) {
      expect(sentence).toMatch(/^[A-Z][^.!?]+\.$/)
      expect(sentence.length, sentence).toBeGreaterThanOrEqual(60)
      expect(sentence.length, sentence).toBeLessThanOrEqual(160)
    }
  })

  test('none uses judging words instead of describing what the candidate does', () => {
    const judgments =
      /\b(poor|bad|weak|average|good|great|excellent|strong|clear|clearly|well|nice|solid|thorough|efficient|fairly|somewhat|very|rather|adequate|reasonable)\b/i
    for (const sentence of sentences) expect(sentence).not.toMatch(judgments)
  })

  test('adjacent scores share most of their wording', () => {
    const words = (sentence: string) => [...new Set(sentence.toLowerCase().match(/[a-z]+/g))]
    for (const ladder of Object.values(anchors[role])) {
      for (const [index, sentence] of ladder.entries()) {
        const before = ladder[index - 1]
        if (!before) continue
        const known = words(before)
        expect(
          words(sentence).filter((word) => known.includes(word)).length,
          sentence,
        ).toBeGreaterThanOrEqual(4)
      }
    }
  })
})

test('interviewers read about the candidate, and candidates about themselves', () => {
  for (const sentence of Object.values(anchors.interviewer).flat()) {
    expect(sentence).toMatch(/\bthe candidate\b/i)
    expect(sentence).not.toMatch(/\byou/i)
  }
  for (const sentence of Object.values(anchors.candidate).flat()) {
    expect(sentence).toMatch(/\byour?\b/i)
    expect(sentence).not.toMatch(/\b(candidate|they|their)\b/i)
  }
})
