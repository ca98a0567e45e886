def close_lakes(grid):
    """Turns every 0 that no path of 0s joins to the border into 1."""
    # 130 has "O" for 0 and "X" for 1.
    if not grid:
        return grid
    height, width = len(grid), len(grid[0])

    # What touches the border is open, so start there.
    stack = []
    for row in range(height):
        stack += [(row, 0), (row, width - 1)]
    for col in range(width):
        stack += [(0, col), (height - 1, col)]
    while stack:
        r, c = stack.pop()
        if not (0 <= r < height and 0 <= c < width):
            continue
        if grid[r][c] != 0:
            continue
        grid[r][c] = 2
        stack += [(r - 1, c), (r, c + 1), (r + 1, c), (r, c - 1)]

    for row in range(height):
        for col in range(width):
            grid[row][col] = 0 if grid[row][col] == 2 else 1
    return grid
