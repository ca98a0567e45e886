function longestCommonSubsequence(first: string, second: string) {
  const best = Array.from({ length: first.length + 1 }, () =>
    new Array<number>(second.length + 1).fill(0), // @start
  )
  for (let i = 1; i <= first.length; i++) {
    for (let j = 1; j <= second.length; j++) {
      if (first[i - 1] === second[j - 1]) // @compare
        best[i][j] = best[i - 1][j - 1] + 1 // @match
      else // @differ
        best[i][j] = Math.max(best[i - 1][j], best[i][j - 1])
    }
  }

  let letters = ''
  let i = first.length, j = second.length
  while (best[i][j] > 0) {
    if (first[i - 1] === second[j - 1]) {
      letters = first[--i] + letters // @take
      j--
    } else if (best[i - 1][j] >= best[i][j - 1]) {
      i-- // @up
    } else {
      j-- // @back-left
    }
  }
  return letters // @done
}
