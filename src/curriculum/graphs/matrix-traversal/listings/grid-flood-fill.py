def flood_fill(image, row, col, color):
    # The recursion may have a level per cell: beyond about 900
    # levels, raise the limit with sys.setrecursionlimit.
    old = image[row][col]
    # Otherwise the new color would not mark a cell as visited.
    if old == color:
        return image

    def fill(r, c):
        if not (0 <= r < len(image) and 0 <= c < len(image[0])):
            return
        if image[r][c] != old:
            return
        image[r][c] = color
        fill(r - 1, c)
        fill(r, c + 1)
        fill(r + 1, c)
        fill(r, c - 1)

    fill(row, col)
    return image
