// For a pattern with at least one character.
function findFirst(text: string, pattern: string): number {
  const borders = findBorders(pattern)
  let matched = 0
  for (let i = 0; i < text.length; i++) {
    // Only matched falls back; i never does.
    while (matched > 0 && pattern[matched] !== text[i]) {
      matched = borders[matched - 1]
    }
    if (pattern[matched] === text[i]) matched++
    if (matched === pattern.length) return i - matched + 1
  }
  return -1
}

// borders[i]: the length of the longest proper prefix of the first
// i + 1 characters that is also their suffix, so that much is kept.
function findBorders(pattern: string): number[] {
  const borders = [0]
  let length = 0
  for (let i = 1; i < pattern.length; i++) {
    while (length > 0 && pattern[length] !== pattern[i]) {
      length = borders[length - 1]
    }
    if (pattern[length] === pattern[i]) length++
    borders[i] = length
  }
  return borders
}
