def close_lakes(grid):
    """Turns every 0 that no path of 0s joins to the border into 1."""
    height, width = len(grid), len(grid[0])

    def keep(r, c):
        if not (0 <= r < height and 0 <= c < width):
            return
        if grid[r][c] != 0:
            return
        grid[r][c] = 2
        keep(r - 1, c)
        keep(r, c + 1)
        keep(r + 1, c)
        keep(r, c - 1)

    # What touches the border is open, so start there.
    for row in range(height):
        keep(row, 0)
        keep(row, width - 1)
    for col in range(width):
        keep(0, col)
        keep(height - 1, col)

    for row in range(height):
        for col in range(width):
            grid[row][col] = 0 if grid[row][col] == 2 else 1
    return grid
