/** A number as it is written after a plus or minus sign: negative ones in parentheses. */
export function formatTerm(value: number): string {
  return value < 0 ? `(${value})` : String(value)
}

/** A count with its noun, as in '1 value' or '3 values'. */
export function formatCount(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

/** Words in a list: '3', '3 and 5', '3, 5 and 8'. */
export function joinWords(words: readonly (number | string | undefined)[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}
