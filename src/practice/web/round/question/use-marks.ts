import { useState } from 'react'
import type { Mark } from '../../../contract.ts'
import { quoteWords } from '../../../prompt-words.ts'
import { type MarkChange, mostMarks } from './marks.ts'

/** The marks in one or two prompts, and what a live region says of the last change. */
export function useMarks(texts: readonly string[]) {
  const [marks, setMarks] = useState<readonly Mark[]>([])
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
