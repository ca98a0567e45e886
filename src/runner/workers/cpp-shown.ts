/** A plain value as C++ writes it, at most 2,000 characters. */
export function showCpp(value: unknown): string {
  return write(value).slice(0, longest)
}

const longest = 2000

function write(value: unknown): string {
  if (value === null) return 'nullptr'
  if (!Array.isArray(value)) return JSON.stringify(value)
  const items: string[] = []
  let length = 0
  for (const item of value) {
    if (length > longest) break
    const text = write(item)
    items.push(text)
    length += text.length
  }
  return `{${items.join(', ')}}`
}
