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
type Word = keyof typeof words

/** Once for all rows, out of sight. */
export function RowWords() {
  return Object.entries(words).map(([word, text]) => (
    <span key={word} id={idOf(word)} hidden>
      {text}
    </span>
  ))
}

/** For `aria-labelledby`. */
export function nameOf(titleId: string, { before, after }: { before: Word; after?: Word }): string {
  const name = `${idOf(before)} ${titleId}`
  return after ? `${name} ${idOf(after)}` : name
}

function idOf(word: string): string {
  return `row-word-${word}`
}
