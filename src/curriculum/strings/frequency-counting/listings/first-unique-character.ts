function firstUnique(text: string): number {
  const counts = new Map<string, number>()
  for (const character of text) {
    counts.set(character, (counts.get(character) ?? 0) + 1)
  }
  // The counts forgot the order, so scan the string again.
  for (let index = 0; index < text.length; index++) {
    if (counts.get(text[index]) === 1) return index
  }
  return -1
}
