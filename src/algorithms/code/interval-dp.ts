function predictTheWinner(values: number[]) {
  const count = values.length
  const lead = values.map(() => new Array<number>(count).fill(0))
  for (let i = 0; i < count; i++) lead[i][i] = values[i] // @start
  for (let length = 2; length <= count; length++) {
    for (let i = 0; i + length <= count; i++) {
      const j = i + length - 1
      const left = values[i] - lead[i + 1][j] // @left
      const right = values[j] - lead[i][j - 1] // @right
      lead[i][j] = Math.max(left, right) // @better
    }
  }
  return lead[0][count - 1] >= 0 // @done
}
