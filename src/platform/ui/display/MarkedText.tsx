import { Fragment } from 'react'

/** Content text with `**strong words**` and `` `code` ``. */
export function MarkedText({ text }: { text: string }) {
  const parts = text.split(/(\*\*[^*]+\*\*|`[^`]+`)/)
  return parts.map((part, index) => {
    if (part.startsWith('`'))
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order.
        <code key={index} className={/^[.,;:?!)]/.test(parts[index + 1] ?? '') ? 'pr-px!' : undefined}>
          <CodeText text={part.slice(1, -1)} />
        </code>
      )
    if (!part.startsWith('**')) return part
    // biome-ignore lint/suspicious/noArrayIndexKey: as above.
    return <strong key={index}>{part.slice(2, -2)}</strong>
  })
}

/** Breaks between the arguments of a call, and inside of one only where it is too long for a line. */
function CodeText({ text }: { text: string }) {
  return splitArguments(text).map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the arguments of a call keep their order.
    <Fragment key={index}>
      {index > 0 && ' '}
      {/[ -]/.test(piece) && piece.length <= maxLength ? (
        <span className="inline-block max-w-full">{piece}</span>
      ) : (
        piece
      )}
    </Fragment>
  ))
}

/** So many characters fit beside the key of an option, even on a phone. */
const maxLength = 34

/** At the commas in parentheses: `max(a, b[i, j])` is `max(a,` and `b[i, j])`. */
function splitArguments(text: string): readonly string[] {
  const pieces = ['']
  let calls = 0
  let brackets = 0
  for (const [index, character] of [...text].entries()) {
    if (character === '(') calls++
    else if (character === ')') calls--
    else if (character === '[') brackets++
    else if (character === ']') brackets--
    if (character === ' ' && text[index - 1] === ',' && calls > 0 && brackets === 0) pieces.push('')
    else pieces[pieces.length - 1] += character
  }
  return pieces
}
