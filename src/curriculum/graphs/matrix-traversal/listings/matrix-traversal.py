from collections import deque

DIRECTIONS = (-1, 0), (0, 1), (1, 0), (0, -1)

def count_islands(grid):
    # Cells are 1 and 0. If yours are "1" and "0",
    # change the comparisons and the assignments.
    islands = 0  # @start
    for row in range(len(grid)):
        for col in range(len(grid[0])):
            if grid[row][col] == 0:  # @scan
                continue  # @skip
            islands += 1  # @found
            sink(grid, row, col)  # @sink
    return islands  # @done

def sink(grid, row, col):
    grid[row][col] = 0
    queue = deque([(row, col)])
    while queue:
        r, c = queue.popleft()  # @take
        for down, right in DIRECTIONS:
            y, x = r + down, c + right
            if not 0 <= y < len(grid):
                continue
            if not 0 <= x < len(grid[0]):
                continue
            if grid[y][x] == 1:  # @look
                grid[y][x] = 0  # @mark
                queue.append((y, x))  # @spread
