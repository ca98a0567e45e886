/** Characters of the mono font are this wide, for each pixel of its size. */
const monoWidth = 0.6
/** Likewise for a usual line of the text font. */
const textWidth = 0.5
const smallest = 12

/** The largest size, up to `largest`, at which the longest of these values fits; never below the legible minimum. */
export function fitMono(values: readonly (number | string)[], room: number, largest: number): number {
  const length = Math.max(1, ...values.map((value) => String(value).length))
  const fitting = Math.floor((room / (length * monoWidth)) * 2) / 2
  return Math.max(smallest, Math.min(largest, fitting))
}

export function monoLength(text: number | string, size: number): number {
  return String(text).length * size * monoWidth
}

/** Truncates a value that is too long even at the smallest size. */
export function clipMono(value: number | string, room: number, size: number): string {
  const text = String(value)
  const max = Math.max(1, Math.floor(room / (size * monoWidth)))
  return text.length <= max ? text : `${text.slice(0, max - 1)}…`
}

/** Breaks a sentence into lines that fit. SVG text does not do it. */
export function breakLines(text: string, room: number, size: number): readonly string[] {
  const max = Math.floor(room / (size * textWidth))
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= max)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
