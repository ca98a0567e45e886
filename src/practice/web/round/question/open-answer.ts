import { useEffect, useState } from 'react'
import { array, nullable, number, object, optional, picklist, record, string } from 'valibot'
import { patternList } from '#curriculum/pattern-list.ts'
import { localJson } from '#platform/web/local-value.ts'
import type { Mark } from '../../../contract.ts'
import { wordsOf } from '../../../prompt-words.ts'
import { useMarks } from './marks.ts'
import type { Name } from './PatternChooser.tsx'

/** Which item of which round an answer is for. */
export interface Asked {
  readonly roundId: string
  readonly itemId: string
}

const schema = object({
  itemId: string(),
  marks: array(object({ prompt: picklist([0, 1]), from: number(), to: number() })),
  /** By prompt. One without a name is left out. */
  names: record(string(), nullable(string())),
  /** Indices of what was asked about a vague prompt. */
  asked: optional(array(number()), []),
})

const storedFor = (roundId: string) => localJson(`capra.openAnswer.${roundId}`, schema)

/**
 * What is marked, asked and named of the prompts of an item that is not answered yet. It survives closing the page, in this
 * browser, until `discard`.
 *
 * @param asked undefined outside rounds, where nothing is kept.
 */
export function useOpenAnswer(texts: readonly string[], asked: Asked | undefined) {
  const [start] = useState(() => readOpenAnswer(texts, asked))
  const { marks, ...rest } = useMarks(texts, start.marks)
  const [names, setNames] = useState(start.names)
  const [asks, setAsks] = useState(start.asked)
  const { roundId, itemId } = asked ?? {}

  useEffect(() => {
    if (roundId === undefined || itemId === undefined) return
    const named = names.flatMap((name, index) => (name === undefined ? [] : [[index, name] as const]))
    const stored = storedFor(roundId)
    // Another tab may have an item of the same round open.
    if (marks.length > 0 || named.length > 0 || asks.length > 0)
      stored.write({ itemId, marks: [...marks], names: Object.fromEntries(named), asked: [...asks] })
    else if (stored.read()?.itemId === itemId) stored.clear()
  }, [roundId, itemId, marks, names, asks])

  return {
    ...rest,
    marks,
    names,
    asked: asks,
    ask: (index: number) => setAsks([...asks, index]),
    name: (index: number, name: Name) =>
      setNames(names.map((before, each) => (each === index ? name : before))),
    discard: () => {
      if (roundId !== undefined) storedFor(roundId).clear()
    },
  }
}

/** Leaves out what the prompt does not have: a release can change it. */
function readOpenAnswer(
  texts: readonly string[],
  asked: Asked | undefined,
): { readonly marks: readonly Mark[]; readonly names: readonly Name[]; readonly asked: readonly number[] } {
  const stored = asked && storedFor(asked.roundId).read()
  const own = stored?.itemId === asked?.itemId ? stored : undefined
  return {
    asked: own?.asked ?? [],
    marks: (own?.marks ?? []).filter(
      ({ prompt, from, to }) => 0 <= from && from <= to && to < wordsOf(texts[prompt] ?? '').length,
    ),
    names: texts.map((_, index) => {
      const name = own?.names[index]
      return name === null || patternList.some((pattern) => pattern.name === name) ? name : undefined
    }),
  }
}
