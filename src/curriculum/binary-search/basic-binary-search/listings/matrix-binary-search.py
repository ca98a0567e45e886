def search_matrix(matrix, target):
    if not matrix or not matrix[0]:
        return False
    columns = len(matrix[0])
    lo, hi = 0, len(matrix) * columns - 1
    while lo <= hi:
        mid = (lo + hi) // 2
        # Position mid of the rows written one after the other.
        row, column = divmod(mid, columns)
        value = matrix[row][column]
        if value == target:
            return True
        if value < target:
            lo = mid + 1
        else:
            hi = mid - 1
    return False
