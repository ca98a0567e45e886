/** Indices of words, inclusive. */
export interface WordRange {
  readonly from: number
  readonly to: number
}

/** The words of a prompt. Marks refer to them by index. */
export function wordsOf(text: string): readonly string[] {
  return text.split(' ')
}

/** The words that a phrase touches, or undefined if the text does not have it. */
export function findWords(text: string, phrase: string): WordRange | undefined {
  const start = text.indexOf(phrase)
  if (start < 0 || phrase === '') return undefined
  const spacesBefore = (index: number) => text.slice(0, index).split(' ').length - 1
  return { from: spacesBefore(start), to: spacesBefore(start + phrase.length) }
}

/** The words as they are repeated elsewhere, without the punctuation at their end. */
export function quoteWords(text: string, { from, to }: WordRange): string {
  return wordsOf(text)
    .slice(from, to + 1)
    .join(' ')
    .replace(/[.,:;?!]+$/, '')
}

export function overlap(a: WordRange, b: WordRange): boolean {
  return a.from <= b.to && b.from <= a.to
}
