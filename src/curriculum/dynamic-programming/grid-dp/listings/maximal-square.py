def maximal_square(grid):
    # Cells are "0" and "1". There is at least one row.
    columns = len(grid[0])
    # side[j + 1]: the largest square of ones that ends in column j;
    # side[0] stays 0, so the first column needs no special case.
    side = [0] * (columns + 1)
    longest = 0
    for row in grid:
        diagonal = 0
        for j, cell in enumerate(row):
            above = side[j + 1]
            limit = min(above, side[j], diagonal)
            side[j + 1] = limit + 1 if cell == "1" else 0
            longest = max(longest, side[j + 1])
            # The old value here is diagonal to the next column.
            diagonal = above
    return longest * longest
