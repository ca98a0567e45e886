function longestUnique(text: string) {
  const window = new Set<string>() // @start
  const n = text.length
  let left = 0
  let best = 0
  for (let right = 0;
       right < n; right++) {
    while (window.has(text[right])) { // @enter
      window.delete(text[left]) // @shrink
      left++
    }
    window.add(text[right])
    const length = right - left + 1
    best = Math.max(best, length) // @keep
  }
  return best // @done
}
