import { InlineCode } from './InlineCode.tsx'

/** Content text with `**strong words**` and `` `code` ``. */
export function MarkedText({ text }: { text: string }) {
  const parts = text.split(/(\*\*[^*]+\*\*|`[^`]+`)/)
  return parts.map((part, index) => {
    if (part.startsWith('`'))
      return (
        <InlineCode
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order.
          key={index}
          text={part.slice(1, -1)}
          isBeforeMark={/^[.,;:?!)]/.test(parts[index + 1] ?? '')}
        />
      )
    if (!part.startsWith('**')) return part
    // biome-ignore lint/suspicious/noArrayIndexKey: as above.
    return <strong key={index}>{part.slice(2, -2)}</strong>
  })
}
