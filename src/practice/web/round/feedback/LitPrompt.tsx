import type { Mark, RoundPrompt } from '../../../contract.ts'
import { findWords, overlap, type WordRange } from '../../../prompt-words.ts'
import { PromptWords } from '../question/PromptWords.tsx'
import styles from '../question/words.module.css'

type Evidence = RoundPrompt['evidence'][number]

export interface LitEvidence extends Evidence {
  /** In the notes. */
  readonly number?: number
  readonly range: WordRange
  /** Of words in an answer to what one would ask, which cannot be marked. */
  readonly isInAnswer?: boolean
}

/** The evidence in reading order. */
export function litEvidence({
  text,
  evidence,
}: Pick<RoundPrompt, 'text' | 'evidence'>): readonly LitEvidence[] {
  return evidence
    .flatMap((each) => {
      const range = findWords(text, each.words)
      return range ? [{ ...each, range }] : []
    })
    .sort((a, b) => a.range.from - b.range.from)
    .map((each, index) => ({ ...each, number: index + 1 }))
}

/** Whether the learner marked some of these words. */
export function isMarked(range: WordRange, marks: readonly Mark[]): boolean {
  return marks.some((mark) => overlap(mark, range))
}

/** Deciding words outside the prompt. */
export const decidingLook = 'border-b-3 border-hue bg-hue/17'

interface LitPromptProps {
  readonly text: string
  readonly evidence: readonly LitEvidence[]
  /** Of this prompt. */
  readonly marks: readonly Mark[]
  /** Index of the word that begins a new paragraph. */
  readonly breakBefore?: number | undefined
}

/** A prompt after the answer, in the same lines as before. */
export function LitPrompt({ text, evidence, marks, breakBefore }: LitPromptProps) {
  const isIn = ({ from, to }: WordRange, word: number) => from <= word && word <= to
  const reaches = ({ from, to }: WordRange, word: number) => from <= word && word < to
  const litWords = evidence.flatMap(({ range: { from, to } }) =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index),
  )
  const lookOf = (evidenceHere: LitEvidence | undefined, mark: Mark | undefined) =>
    `${evidenceHere ? (evidenceHere.decides ? styles.deciding : styles.supporting) : ''} ${mark ? styles.marked : ''}`
  return (
    <p className={`${styles.text} ${styles.lit}`}>
      <PromptWords
        text={text}
        breakBefore={breakBefore}
        classOf={(word) => {
          const mark = marks.find((each) => isIn(each, word))
          const ends = `${mark?.from === word ? styles.first : ''} ${mark?.to === word ? styles.last : ''}`
          return `${lookOf(
            evidence.find(({ range }) => isIn(range, word)),
            mark,
          )} ${ends}`
        }}
        gapClassOf={(word) =>
          lookOf(
            evidence.find(({ range }) => reaches(range, word)),
            marks.find((each) => reaches(each, word)),
          )
        }
        turnOf={(word) => litWords.filter((lit) => lit < word).length / Math.max(1, litWords.length)}
        noteOf={(word) => evidence.find(({ range }) => range.to === word)?.number}
      />
    </p>
  )
}
