function longestCommonSubsequence(
  a: string,
  b: string,
): string {
  const best: number[][] = []
  for (let i = 0; i <= a.length; i++) {
    best.push(Array(b.length + 1).fill(0)) // @start
  }
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      if (a[i - 1] === b[j - 1]) { // @compare
        best[i][j] = best[i - 1][j - 1] + 1 // @match
      } else {
        const [up, left] = [best[i - 1][j], best[i][j - 1]]
        best[i][j] = Math.max(up, left) // @differ
      }
    }
  }

  const letters: string[] = []
  let i = a.length
  let j = b.length
  while (best[i][j] > 0) {
    if (a[i - 1] === b[j - 1]) {
      letters.push(a[i - 1]) // @take
      i--
      j--
    } else if (best[i - 1][j] === best[i][j]) {
      i-- // @up
    } else {
      j-- // @back-left
    }
  }
  // The walk back found the last letter first.
  return letters.reverse().join('') // @done
}
