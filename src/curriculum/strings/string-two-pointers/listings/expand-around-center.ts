function longestPalindrome(text: string): string {
  let bestStart = 0
  let bestLength = 0
  for (let center = 0; center < text.length; center++) {
    // A center is a character, or the gap after it.
    for (const start of [center, center + 1]) {
      let left = center
      let right = start
      while (
        left >= 0 &&
        right < text.length &&
        text[left] === text[right]
      ) {
        left--
        right++
      }
      // The last step outward did not match.
      const length = right - left - 1
      if (length > bestLength) {
        bestStart = left + 1
        bestLength = length
      }
    }
  }
  return text.slice(bestStart, bestStart + bestLength)
}
