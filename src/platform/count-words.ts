const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** 'three prompts'; digits from eleven. */
export function countText(count: number, noun: string): string {
  return `${words[count] ?? count.toLocaleString('en')} ${count === 1 ? noun : `${noun}s`}`
}

/** 'eight'; digits from eleven. */
export function countWord(count: number): string {
  return count === 0 ? 'none' : (words[count] ?? count.toLocaleString('en'))
}
