/**
 * What the names of a row's controls begin or end with. A name is put together of these and of the row's title: a row
 * that shows another question has its title changed, and the controls are left alone.
 */
const words = {
  solve: 'Solve',
  newTab: 'in a new tab',
  complete: 'Mark complete:',
  star: 'Star',
  note: 'Note on',
  report: 'I was asked this:',
}

/** Once for all rows, out of sight. */
export function RowWords() {
  return Object.entries(words).map(([word, text]) => (
    <span key={word} id={`row-${word}`} hidden>
      {text}
    </span>
  ))
}

/** Where a word stands, for `aria-labelledby`. */
export function idOf(word: keyof typeof words): string {
  return `row-${word}`
}
