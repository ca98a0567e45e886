function longestUnique(text: string): number {
  const window = new Set<string>() // @start
  let left = 0
  let best = 0
  for (let right = 0; right < text.length; right++) {
    while (window.has(text[right])) { // @enter
      window.delete(text[left]) // @shrink
      left++
    }
    window.add(text[right]) // @add
    best = Math.max(best, right - left + 1) // @keep
  }
  return best // @done
}
