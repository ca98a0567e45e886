function editDistance(a: string, b: string): number {
  // The first row inserts all of b's prefix,
  // and the first column deletes all of a's prefix.
  const cost: number[][] = []
  for (let i = 0; i <= a.length; i++) {
    cost.push(Array(b.length + 1).fill(0))
    cost[i][0] = i
  }
  for (let j = 0; j <= b.length; j++) cost[0][j] = j
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      if (a[i - 1] === b[j - 1]) {
        cost[i][j] = cost[i - 1][j - 1]
      } else {
        cost[i][j] = 1 + Math.min(
          cost[i - 1][j], // delete
          cost[i][j - 1], // insert
          cost[i - 1][j - 1], // replace
        )
      }
    }
  }
  return cost[a.length][b.length]
}
