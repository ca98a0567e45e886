// There is at least one value.
function predictTheWinner(values: number[]): boolean {
  const n = values.length
  // lead[i][j]: by how much the player to move wins i to j
  const lead = values.map(() => Array<number>(n).fill(0))
  for (let i = 0; i < n; i++) {
    lead[i][i] = values[i]
  }
  for (let size = 2; size <= n; size++) {
    for (let i = 0; i + size <= n; i++) {
      const j = i + size - 1
      // The opponent moves next: subtract their lead.
      const left = values[i] - lead[i + 1][j]
      const right = values[j] - lead[i][j - 1]
      lead[i][j] = Math.max(left, right)
    }
  }
  return lead[0][n - 1] >= 0
}
