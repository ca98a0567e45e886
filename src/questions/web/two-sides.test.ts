import { describe, expect, it } from 'vitest'
import type { CompanyQuestion } from '../contract.ts'
import { type TwoSides, turned } from './two-sides.ts'

const question = (id: number) => ({ id }) as CompanyQuestion
const [one, two, three] = [question(1), question(2), question(3)]
const nothing = { next: undefined, canTurn: false }
const shown: TwoSides = { front: 0, questions: [one, undefined] }

describe('the two sides of a row', () => {
  it('stay the same object where nothing changes', () => {
    expect(turned(shown, { ...nothing, question: one })).toBe(shown)
    expect(turned(shown, { question: one, next: one, canTurn: true })).toBe(shown)
  })

  it('have what is foreseen on the back, and are turned over when it comes', () => {
    const prepared = turned(shown, { question: one, next: two, canTurn: false })
    expect(prepared).toEqual({ front: 0, questions: [one, two] })
    expect(turned(prepared, { question: two, next: undefined, canTurn: true })).toEqual({
      front: 1,
      questions: [one, two],
    })
  })

  it('have the front changed where something else comes, or the back may not be shown', () => {
    const prepared: TwoSides = { front: 1, questions: [two, one] }
    expect(turned(prepared, { ...nothing, question: two }).front).toBe(1)
    expect(turned(prepared, { question: three, next: undefined, canTurn: true })).toEqual({
      front: 1,
      questions: [two, three],
    })
  })

  it('are not turned over to the same question, which may have something open', () => {
    const again = question(1)
    expect(turned(shown, { question: one, next: again, canTurn: true })).toBe(shown)
    expect(
      turned({ front: 0, questions: [one, again] }, { question: again, next: undefined, canTurn: true }),
    ).toEqual({ front: 0, questions: [again, again] })
  })

  it('are not turned over to an empty back by a question that is on its way', () => {
    expect(turned(shown, { question: undefined, next: undefined, canTurn: true })).toEqual({
      front: 0,
      questions: [undefined, undefined],
    })
  })

  it('keep what was foreseen before until something else is', () => {
    const prepared: TwoSides = { front: 0, questions: [one, two] }
    expect(turned(prepared, { ...nothing, question: one })).toBe(prepared)
    expect(turned(prepared, { question: one, next: three, canTurn: false }).questions).toEqual([one, three])
  })
})
