function nQueens(n: number): string[][] {
  const boards: string[][] = []
  const queens: number[] = [] // queens[row] is the queen's column
  const cols = new Set<number>()
  const falling = new Set<number>()
  const rising = new Set<number>()

  function place(row: number): void {
    if (row === n) {
      boards.push(queens.map((col) => drawRow(n, col)))
      return
    }
    for (let col = 0; col < n; col++) {
      // Squares of one diagonal share row - col or row + col.
      if (cols.has(col)) continue
      if (falling.has(row - col) || rising.has(row + col)) continue
      queens.push(col)
      cols.add(col)
      falling.add(row - col)
      rising.add(row + col)
      place(row + 1)
      queens.pop()
      cols.delete(col)
      falling.delete(row - col)
      rising.delete(row + col)
    }
  }

  place(0)
  return boards
}

function drawRow(n: number, col: number): string {
  return '.'.repeat(col) + 'Q' + '.'.repeat(n - col - 1)
}
