import { normalize } from './search-entry.ts'

interface MarkedProps {
  text: string
  typed: string
}

/** A text with what was typed set off: all of it or, if it is not there, those of its words that are. */
export function Marked({ text, typed }: MarkedProps) {
  const words = normalize(typed).split(' ')
  const phrase = words.join('[^\\p{L}\\p{N}]+')
  // One letter begins too many words.
  const single = words.filter(({ length }) => length > 1).map((word) => beginning + word)
  const parts = [beginning + phrase, ...(single.length > 0 ? [single.join('|')] : []), phrase]
    .map((pattern) => text.split(new RegExp(`(${pattern})`, 'iu')))
    .find(({ length }) => length > 1)
  return (parts ?? [text]).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other identity.
    index % 2 === 1 ? <mark key={index}>{part}</mark> : part && <span key={index}>{part}</span>,
  )
}

/** Of a word. */
const beginning = '(?<![\\p{L}\\p{N}])'
