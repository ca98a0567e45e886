function reverseWords(characters: string[]): void {
  // Reversing everything puts the words in the right order,
  // each of them spelled backward.
  reverse(characters, 0, characters.length - 1)
  let start = 0
  for (let end = 0; end <= characters.length; end++) {
    if (end === characters.length || characters[end] === ' ') {
      reverse(characters, start, end - 1)
      start = end + 1
    }
  }
}

function reverse(characters: string[], left: number, right: number) {
  while (left < right) {
    const first = characters[left]
    characters[left] = characters[right]
    characters[right] = first
    left++
    right--
  }
}
