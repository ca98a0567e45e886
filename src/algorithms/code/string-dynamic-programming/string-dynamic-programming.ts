function longestCommonSubsequence(
  a: string,
  b: string
) {
  const best: number[][] = []
  for (let i = 0; i <= a.length; i++) {
    const row = new Array(b.length + 1)
    best.push(row.fill(0)) // @start
  }
  for (let i = 1; i <= a.length; i++) {
    const row = best[i]
    const above = best[i - 1]
    for (let j = 1; j <= b.length; j++) {
      const left = row[j - 1]
      if (a[i - 1] === b[j - 1]) // @compare
        row[j] = above[j - 1] + 1 // @match
      else // @differ
        row[j] = Math.max(above[j], left)
    }
  }

  let letters = ''
  let i = a.length, j = b.length
  while (best[i][j] > 0) {
    const up = best[i - 1][j]
    if (a[i - 1] === b[j - 1]) {
      letters = a[--i] + letters // @take
      j--
    } else if (up === best[i][j]) {
      i-- // @up
    } else {
      j-- // @back-left
    }
  }
  return letters // @done
}
