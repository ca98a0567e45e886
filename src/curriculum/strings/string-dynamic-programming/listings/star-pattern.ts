// A dot is any character; x* is any number of x.
// Each star follows a character that is no star.
function matches(text: string, pattern: string): boolean {
  const fits: boolean[][] = []
  for (let i = 0; i <= text.length; i++) {
    fits.push(Array(pattern.length + 1).fill(false))
    fits[i][0] = i === 0
    for (let j = 1; j <= pattern.length; j++) {
      const isStar = pattern[j - 1] === '*'
      // A star belongs to the character before it.
      const symbol = pattern[isStar ? j - 2 : j - 1]
      const isSame = i > 0 && (symbol === '.' || symbol === text[i - 1])
      if (isStar) {
        // Match nothing, or take one more and stay.
        fits[i][j] = fits[i][j - 2] || (isSame && fits[i - 1][j])
      } else {
        fits[i][j] = isSame && fits[i - 1][j - 1]
      }
    }
  }
  return fits[text.length][pattern.length]
}
