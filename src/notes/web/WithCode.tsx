/** A sentence in which backticks mark code. */
export function WithCode({ children }: { children: string }) {
  return children.split('`').map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a fixed sentence never move.
      <code key={index} className="note-code">
        {part}
      </code>
    ) : (
      part
    ),
  )
}
