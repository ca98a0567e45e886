// The recursion may have a level per cell: a few thousand
// levels at most.
function floodFill(
  image: number[][], row: number, col: number, color: number,
): number[][] {
  const old = image[row][col]
  // Otherwise the new color would not mark a cell as visited.
  if (old === color) return image

  function fill(r: number, c: number) {
    // Outside the image this is undefined, which is no color.
    if (image[r]?.[c] !== old) return
    image[r][c] = color
    fill(r - 1, c)
    fill(r, c + 1)
    fill(r + 1, c)
    fill(r, c - 1)
  }

  fill(row, col)
  return image
}
