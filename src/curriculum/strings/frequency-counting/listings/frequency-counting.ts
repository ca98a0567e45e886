function isAnagram(first: string, second: string): boolean {
  if (first.length !== second.length) return false // @length
  const counts = new Map<string, number>() // @start
  for (const letter of first) {
    const count = counts.get(letter) ?? 0
    counts.set(letter, count + 1) // @count
  }
  for (const letter of second) {
    const left = counts.get(letter) ?? 0
    if (left === 0) // @check
      return false // @missing
    counts.set(letter, left - 1) // @use
  }
  return true // @done
}
