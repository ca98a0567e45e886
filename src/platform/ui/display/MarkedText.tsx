/** Content text with `**strong words**` and `` `code` ``. */
export function MarkedText({ text }: { text: string }) {
  return text.split(/(\*\*[^*]+\*\*|`[^`]+`)/).map((part, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order.
    if (part.startsWith('`')) return <code key={index}>{part.slice(1, -1)}</code>
    if (!part.startsWith('**')) return part
    // biome-ignore lint/suspicious/noArrayIndexKey: as above.
    return <strong key={index}>{part.slice(2, -2)}</strong>
  })
}
