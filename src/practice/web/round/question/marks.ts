import { useState } from 'react'
import type { Mark } from '../../../contract.ts'
import { overlap, quoteWords, type WordRange } from '../../../prompt-words.ts'

export const mostMarks = 3

export type MarkChange =
  | { readonly kind: 'marked'; readonly mark: Mark; readonly marks: readonly Mark[] }
  | { readonly kind: 'removed'; readonly mark: Mark; readonly marks: readonly Mark[] }
  /** At most three. */
  | { readonly kind: 'full' }

export function markAt(marks: readonly Mark[], prompt: 0 | 1, word: number): Mark | undefined {
  return marks.find((mark) => mark.prompt === prompt && mark.from <= word && word <= mark.to)
}

/** Marks words. One word inside a mark removes that mark. A mark that touches others is joined with them. */
export function markWords(marks: readonly Mark[], prompt: 0 | 1, { from, to }: WordRange): MarkChange {
  const pressed = from === to ? markAt(marks, prompt, from) : undefined
  if (pressed) return removeMark(marks, pressed)
  const touched = marks.filter(
    (mark) => mark.prompt === prompt && overlap(mark, { from: from - 1, to: to + 1 }),
  )
  const others = marks.filter((mark) => !touched.includes(mark))
  if (others.length >= mostMarks) return { kind: 'full' }
  const mark: Mark = {
    prompt,
    from: Math.min(from, ...touched.map((each) => each.from)),
    to: Math.max(to, ...touched.map((each) => each.to)),
  }
  return { kind: 'marked', mark, marks: [...others, mark] }
}

export function removeMark(marks: readonly Mark[], mark: Mark): MarkChange {
  return { kind: 'removed', mark, marks: marks.filter((each) => each !== mark) }
}

/** Moves an end of a mark, which may shrink it. */
export function resizeMark(marks: readonly Mark[], mark: Mark, { from, to }: WordRange): MarkChange {
  const others = marks.filter((each) => each !== mark)
  const touched = others.filter(
    (each) => each.prompt === mark.prompt && overlap(each, { from: from - 1, to: to + 1 }),
  )
  const resized: Mark = {
    prompt: mark.prompt,
    from: Math.min(from, ...touched.map((each) => each.from)),
    to: Math.max(to, ...touched.map((each) => each.to)),
  }
  return {
    kind: 'marked',
    mark: resized,
    marks: [...others.filter((each) => !touched.includes(each)), resized],
  }
}

/** The marks in one or two prompts, and what a live region says of the last change. */
export function useMarks(texts: readonly string[], start: readonly Mark[]) {
  const [marks, setMarks] = useState(start)
  const [refusals, setRefusals] = useState(0)
  const [said, setSaid] = useState('')

  function change(next: MarkChange) {
    if (next.kind === 'full') {
      setRefusals(refusals + 1)
      setSaid('You can mark up to three. Remove one first.')
      return
    }
    setMarks(next.marks)
    setRefusals(0)
    const words = quoteWords(texts[next.mark.prompt] ?? '', next.mark)
    setSaid(
      next.kind === 'marked'
        ? `Marked: ${words}. ${next.marks.length} of ${mostMarks}.`
        : `Removed: ${words}.`,
    )
  }

  return { marks, refusals, said, change, setSaid }
}
