def kth_smallest(matrix, k):
    # k is from 1 to the number of values.
    lo, hi = matrix[0][0], matrix[-1][-1]
    while lo < hi:
        mid = (lo + hi) // 2
        if count_at_most(matrix, mid) >= k:
            hi = mid
        else:
            lo = mid + 1
    # The count rises only at stored values, so lo is one of them.
    return lo

def count_at_most(matrix, limit):
    count, column = 0, len(matrix[0])
    for row in matrix:
        # Lower rows are larger, so the edge only moves left.
        while column > 0 and row[column - 1] > limit:
            column -= 1
        count += column
    return count
