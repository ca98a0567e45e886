function groupAnagrams(words: string[]): string[][] {
  const groups = new Map<string, string[]>()
  for (const word of words) {
    // Anagrams have the same letters, so the same key.
    const key = [...word].sort().join('')
    const group = groups.get(key)
    if (group) group.push(word)
    else groups.set(key, [word])
  }
  return [...groups.values()]
}
