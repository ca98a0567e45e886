import { expect, test } from 'vitest'
import { draftRecord, readDraft } from './kept-draft.ts'

test('what is kept of a draft is read again, lines and all', () => {
  const record = draftRecord('s1', 'Why\n\nsort?')
  expect(readDraft(record ?? null, 's1')).toBe('Why\n\nsort?')
})

test('a draft of another session is not taken over', () => {
  const record = draftRecord('s12', 'Why sort?')
  expect(readDraft(record ?? null, 's1')).toBe('')
  expect(readDraft(null, 's1')).toBe('')
})

test('nothing typed keeps nothing', () => {
  expect(draftRecord('s1', '')).toBeUndefined()
})

test('of an endless text only the beginning is kept, and it is more than can be sent', () => {
  const kept = readDraft(draftRecord('s1', 'x'.repeat(100_000)) ?? null, 's1')
  expect(kept).toBe('x'.repeat(4000))
})
