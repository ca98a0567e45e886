/** Content text: `**deciding words**` are underlined like key phrases, and `` `code` `` is code. */
export function MarkedText({ text }: { text: string }) {
  return text.split(/(\*\*[^*]+\*\*|`[^`]+`)/).map((part, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order.
    if (part.startsWith('`')) return <code key={index}>{part.slice(1, -1)}</code>
    if (!part.startsWith('**')) return part
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above.
      <strong key={index} className="border-b-3 border-hue font-strong box-decoration-clone">
        {part.slice(2, -2)}
      </strong>
    )
  })
}
