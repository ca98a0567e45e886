void fillFrom(vector<vector<int>>& image, int r, int c,
              int old, int color) {
  int height = image.size();
  int width = image[0].size();
  if (r < 0 || r == height || c < 0 || c == width) return;
  if (image[r][c] != old) return;
  image[r][c] = color;
  fillFrom(image, r - 1, c, old, color);
  fillFrom(image, r, c + 1, old, color);
  fillFrom(image, r + 1, c, old, color);
  fillFrom(image, r, c - 1, old, color);
}

// The recursion may have a level per cell: a few thousand
// levels at most.
vector<vector<int>> floodFill(vector<vector<int>>& image,
                              int row, int col, int color) {
  int old = image[row][col];
  // Otherwise the new color would not mark a cell as visited.
  if (old != color) fillFrom(image, row, col, old, color);
  return image;
}
