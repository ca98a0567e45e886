import { type CSSProperties, Fragment } from 'react'
import { wordsOf } from '../../../prompt-words.ts'
import styles from './words.module.css'

interface PromptWordsProps {
  readonly text: string
  readonly classOf: (word: number) => string
  /** Of the space after a word. */
  readonly gapClassOf: (word: number) => string | undefined
  /** Number of the evidence that ends with a word. */
  readonly noteOf?: (word: number) => number | undefined
  /** When the line under a word is drawn: from 0, the first, to 1. */
  readonly turnOf?: (word: number) => number
  /** Index of the word that begins a new paragraph. */
  readonly breakBefore?: number | undefined
}

/** Every state of a prompt has the same elements, so that no line breaks anew when words are marked or lit. */
export function PromptWords({ text, classOf, gapClassOf, noteOf, turnOf, breakBefore }: PromptWordsProps) {
  const words = wordsOf(text)
  const turn = (word: number) => turnOf && { style: { '--turn': turnOf(word) } as CSSProperties }
  return words.map((word, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a word is known by its index.
    <Fragment key={index}>
      {index === breakBefore && <span className="block h-[0.7em]" />}
      <span
        className={`forced-color-adjust-none ${styles.word} ${classOf(index)}`}
        data-word={index}
        data-note={noteOf?.(index)}
        {...turn(index)}
      >
        {word}
      </span>
      {index < words.length - 1 && (
        <span
          className={`forced-color-adjust-none ${styles.gap} ${gapClassOf(index) ?? ''}`}
          {...turn(index + 1)}
        >
          {' '}
        </span>
      )}
    </Fragment>
  ))
}
