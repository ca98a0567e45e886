function shortestCover(text: string, needed: string): string {
  if (needed === '') return '' // An empty window covers it.
  const missing = new Map<string, number>()
  for (const character of needed) {
    missing.set(character, (missing.get(character) ?? 0) + 1)
  }
  let missingTotal = needed.length
  let left = 0
  let best: [start: number, end: number] | undefined
  for (let right = 0; right < text.length; right++) {
    const count = missing.get(text[right]) ?? 0
    if (count > 0) missingTotal--
    missing.set(text[right], count - 1) // A surplus is negative.
    while (missingTotal === 0) {
      if (!best || right + 1 - left < best[1] - best[0]) {
        best = [left, right + 1]
      }
      const leaving = (missing.get(text[left]) ?? 0) + 1
      missing.set(text[left], leaving)
      if (leaving > 0) missingTotal++
      left++
    }
  }
  return best ? text.slice(...best) : ''
}
