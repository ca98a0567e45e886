function canSplit(text: string, words: string[]): boolean {
  const known = new Set(words)
  // works[i]: the first i characters can be split into words.
  const works = [true]
  for (let end = 1; end <= text.length; end++) {
    works[end] = false
    for (let cut = 0; cut < end; cut++) {
      if (works[cut] && known.has(text.slice(cut, end))) {
        works[end] = true
        break // One way is enough.
      }
    }
  }
  return works[text.length]
}
