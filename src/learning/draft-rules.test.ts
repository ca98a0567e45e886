import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayMs } from '#platform/durations.ts'
import { type Draft, isTooLong, type KeptDraft, timeAfter, unexpired, writeDraft } from './draft-rules.ts'

const now = Date.UTC(2026, 10, 1, 14, 5)
const timeOf = (minute: number) => new Date(now - dayMs + minute * 60_000).toISOString()
const draft = (sitting: string, minute: number, text = `${sitting}${minute}`): Draft => ({
  text,
  at: timeOf(minute),
  sitting,
})
const writeAll = (drafts: readonly Draft[], from?: KeptDraft) =>
  drafts.reduce<KeptDraft | undefined>((kept, written) => writeDraft(kept, written, now), from)

describe('writing a draft', () => {
  it('continues what the same sitting wrote, and keeps nothing of it', () => {
    expect(writeAll([draft('a', 1), draft('a', 2)])).toEqual({ draft: draft('a', 2) })
  })

  it('keeps for a day what another sitting wrote last', () => {
    const kept = writeAll([draft('a', 1), draft('a', 2), draft('b', 3), draft('b', 4)])
    const until = new Date(now + dayMs).toISOString()
    expect(kept).toEqual({ draft: draft('b', 4), earlier: { ...draft('a', 2), until } })
    expect(unexpired(kept?.earlier, now + dayMs - 1)).toBeDefined()
    expect(unexpired(kept?.earlier, now + dayMs)).toBeUndefined()
    expect(writeDraft(kept, draft('b', 5), now + dayMs)).toEqual({ draft: draft('b', 5) })
  })

  it('keeps a change that comes late as the earlier one', () => {
    expect(writeAll([draft('b', 3), draft('a', 1)])).toMatchObject({
      draft: draft('b', 3),
      earlier: draft('a', 1),
    })
  })

  it('keeps the newer of two that were replaced', () => {
    expect(writeAll([draft('a', 1), draft('b', 3), draft('c', 5), draft('a', 2)])).toMatchObject({
      draft: draft('c', 5),
      earlier: draft('b', 3),
    })
  })

  it('does not keep an empty draft or one with the same text', () => {
    expect(writeAll([draft('a', 1, ' '), draft('b', 2)])).toEqual({ draft: draft('b', 2) })
    expect(writeAll([draft('a', 1, 'x'), draft('b', 2, 'x')])).toEqual({ draft: draft('b', 2, 'x') })
  })

  it('brings the earlier one back as a sitting of its own', () => {
    const kept = writeAll([draft('a', 1), draft('b', 2)])!
    expect(writeDraft(kept, draft('c', 3, kept.earlier!.text), now)).toMatchObject({
      draft: { text: 'a1' },
      earlier: draft('b', 2),
    })
  })

  const written = fc.record({ sitting: fc.constantFrom('a', 'b', 'c'), minute: fc.nat(9) })
  const some = fc.array(
    written.map(({ sitting, minute }) => draft(sitting, minute)),
    { maxLength: 12 },
  )

  it('ends with the last change, in whichever order they come, and writing it again changes nothing', () => {
    fc.assert(
      fc.property(some, (drafts) => {
        const kept = writeAll(drafts)
        expect(kept?.draft.at).toBe(
          drafts
            .map(({ at }) => at)
            .toSorted()
            .at(-1),
        )
        if (kept) expect(writeDraft(kept, kept.draft, now)).toEqual(kept)
        for (const { at } of drafts) expect(at <= (kept?.draft.at ?? '')).toBe(true)
      }),
    )
  })

  it('never loses what another sitting wrote last', () => {
    fc.assert(
      fc.property(some, (drafts) => {
        const kept = writeAll(drafts)
        const others = drafts.filter(({ sitting }) => sitting !== kept?.draft.sitting)
        const lastOfOthers = others
          .map(({ at }) => at)
          .toSorted()
          .at(-1)
        const tiesApart = drafts.filter(({ at }) => at === lastOfOthers).length === 1
        if (lastOfOthers && tiesApart) expect(kept?.earlier?.at).toBe(lastOfOthers)
      }),
    )
  })
})

it('a change is later than the one before, even after the clock was set back', () => {
  expect(timeAfter(draft('a', 5), now - 2 * dayMs)).toBe(new Date(Date.parse(timeOf(5)) + 1).toISOString())
  expect(timeAfter(undefined, now)).toBe(new Date(now).toISOString())
})

it('counts bytes, not characters', () => {
  expect(isTooLong('x'.repeat(20 * 1024))).toBe(false)
  expect(isTooLong(`${'x'.repeat(20 * 1024)}x`)).toBe(true)
  expect(isTooLong('é'.repeat(10 * 1024 + 1))).toBe(true)
})
