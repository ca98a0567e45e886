// Adds an amount to each range [start, end] of zeros.
function applyUpdates(length: number, updates: number[][]): number[] {
  const changes = new Array<number>(length + 1).fill(0)
  for (const [start, end, amount] of updates) {
    changes[start] += amount
    // The change ends right after the last index.
    changes[end + 1] -= amount
  }
  const values: number[] = []
  let total = 0
  for (let i = 0; i < length; i++) {
    total += changes[i]
    values.push(total)
  }
  return values
}
