function predictTheWinner(
  values: number[],
) {
  const n = values.length
  const lead: number[][] = []
  for (let i = 0; i < n; i++) {
    lead[i] = []
    lead[i][i] = values[i] // @start
  }
  for (let size = 2; size <= n; size++) {
    for (let j = size - 1; j < n; j++) {
      const i = j - size + 1
      const after = lead[i + 1][j]
      const left = values[i] - after // @left
      const before = lead[i][j - 1]
      const right = values[j] - before // @right
      lead[i][j] = Math.max(left, right) // @better
    }
  }
  return lead[0][n - 1] >= 0 // @done
}
