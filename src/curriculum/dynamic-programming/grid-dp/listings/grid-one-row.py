from math import inf

def min_path_sum_one_row(costs):
    # There is at least one row and one column.
    # Above the grid no path exists, except into the first cell.
    least = [0] + [inf] * (len(costs[0]) - 1)
    for row in costs:
        least[0] += row[0]
        for j in range(1, len(row)):
            # least[j] is still the cell above, least[j - 1] is
            # already the cell to the left.
            least[j] = min(least[j], least[j - 1]) + row[j]
    return least[-1]
