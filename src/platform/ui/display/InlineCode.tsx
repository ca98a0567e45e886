import { Fragment, type ReactNode } from 'react'

interface InlineCodeProps {
  readonly text: string
  readonly className?: string
  /** A comma or the like follows. */
  readonly isBeforeMark?: boolean
}

/** Code in a line of text. */
export function InlineCode({ text, className, isBeforeMark }: InlineCodeProps) {
  return (
    <code className={className} data-before-mark={isBeforeMark || undefined}>
      <CodeText text={text} />
    </code>
  )
}

/** A call breaks between its arguments, and what is no call, or has a long argument, between terms: never in an index. */
function CodeText({ text }: { text: string }) {
  const pieces = splitCode(text, 'arguments')
  return joinParts(
    pieces.map((piece) =>
      pieces.length > 1 && piece.length <= maxLength
        ? unbroken(piece)
        : joinParts(
            splitCode(piece, 'terms').map((term) => (/\w\[.*[ -]/.test(term) ? unbroken(term) : term)),
          ),
    ),
  )
}

/** So many characters fit beside the key of an option, even on a phone. */
const maxLength = 30

function joinParts(parts: readonly ReactNode[]): ReactNode {
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of code keep their order.
    <Fragment key={index}>
      {index > 0 && <span> </span>}
      {part}
    </Fragment>
  ))
}

function unbroken(piece: string): ReactNode {
  return <span className="inline-block max-w-full">{piece}</span>
}

/**
 * At the spaces after commas in parentheses, or at all outside of an index: `max(a[i - 1], b + c)` has the arguments
 * `max(a[i - 1],` and `b + c)`, and four terms. A list, as in `[1, 9]`, is no index.
 */
function splitCode(text: string, at: 'arguments' | 'terms'): readonly string[] {
  const pieces = ['']
  let calls = 0
  const brackets: ('index' | 'list')[] = []
  for (const [index, character] of [...text].entries()) {
    const before = text[index - 1] ?? ''
    if (character === '(') calls++
    else if (character === ')') calls--
    else if (character === '[') brackets.push(/[\w\])]/.test(before) ? 'index' : 'list')
    else if (character === ']') brackets.pop()
    const isEnd = !brackets.includes('index') && (at === 'terms' || (before === ',' && calls > 0))
    if (character === ' ' && isEnd) pieces.push('')
    else pieces[pieces.length - 1] += character
  }
  return pieces
}
