// text has at least one character.
function longestPalindromicSubsequence(text: string): number {
  const n = text.length
  // best[i][j]: the longest palindrome within text[i..j]
  const best = Array.from({ length: n }, () => Array<number>(n).fill(0))
  // i runs downward, so that row i + 1 is final before row i.
  for (let i = n - 1; i >= 0; i--) {
    best[i][i] = 1
    for (let j = i + 1; j < n; j++) {
      if (text[i] === text[j]) {
        // Equal ends wrap around whatever is inside.
        best[i][j] = best[i + 1][j - 1] + 2
      } else {
        best[i][j] = Math.max(best[i + 1][j], best[i][j - 1])
      }
    }
  }
  return best[0][n - 1]
}
