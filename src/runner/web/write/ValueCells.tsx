interface ValueCellsProps {
  readonly value: unknown
  /** What is right: cells that differ are marked. */
  readonly beside?: unknown
}

const longestRow = 24

/** A short list as cells; anything else as text. */
export function ValueCells({ value, beside }: ValueCellsProps) {
  if (!isFlatList(value)) return <code className="font-mono text-xs break-all">{textOf(value)}</code>
  if (value.length === 0) return <span>empty</span>
  return (
    <span className="flex gap-0.75">
      <span className="sr-only">{textOf(value)}</span>
      {value.map((item, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a list keep their order.
          key={index}
          aria-hidden="true"
          className={`grid h-7 min-w-7.5 shrink-0 place-items-center rounded-xs border-firm px-1 font-mono text-xs font-semibold ${
            Array.isArray(beside) && beside[index] !== item
              ? 'border-danger bg-danger-soft shadow-[inset_0_-3px_var(--danger)]'
              : 'border-line-strong'
          }`}
        >
          {textOf(item)}
        </span>
      ))}
    </span>
  )
}

function isFlatList(value: unknown): value is readonly unknown[] {
  return (
    Array.isArray(value) &&
    value.length <= longestRow &&
    value.every((item) => item === null || typeof item !== 'object')
  )
}

function textOf(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 400 ? `${text.slice(0, 400)}…` : text
}
