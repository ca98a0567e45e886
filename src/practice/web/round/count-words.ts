const words = 'none one two three four five six seven eight nine ten'.split(' ')
const times = ['never', 'once', 'twice']

/** 'eight'; digits from eleven. */
export function countWord(count: number): string {
  return words[count] ?? String(count)
}

/** 'once', 'twice', 'three times'. */
export function timesWord(count: number): string {
  return times[count] ?? `${countWord(count)} times`
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
