from collections import deque


def distance_to_nearest_source(grid):
    """Sources are 1; the answer is -1 for cells that none reaches."""
    distance = [[-1] * len(row) for row in grid]
    queue = deque()
    for r, row in enumerate(grid):
        for c, value in enumerate(row):
            if value == 1:
                distance[r][c] = 0
                queue.append((r, c))

    # All sources are in the queue before the first one is taken.
    while queue:
        r, c = queue.popleft()
        for y, x in (r - 1, c), (r, c + 1), (r + 1, c), (r, c - 1):
            if not (0 <= y < len(grid) and 0 <= x < len(grid[0])):
                continue
            if distance[y][x] == -1:
                distance[y][x] = distance[r][c] + 1
                queue.append((y, x))
    return distance
