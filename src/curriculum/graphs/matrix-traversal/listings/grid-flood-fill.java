// The recursion may have a level per cell: a few thousand
// levels at most.
int[][] floodFill(int[][] image, int row, int col, int color) {
  // Otherwise the new color would not mark a cell as visited.
  if (image[row][col] != color) {
    fill(image, row, col, image[row][col], color);
  }
  return image;
}

void fill(int[][] image, int r, int c, int old, int color) {
  if (r < 0 || r == image.length) return;
  if (c < 0 || c == image[r].length) return;
  if (image[r][c] != old) return;
  image[r][c] = color;
  fill(image, r - 1, c, old, color);
  fill(image, r, c + 1, old, color);
  fill(image, r + 1, c, old, color);
  fill(image, r, c - 1, old, color);
}
