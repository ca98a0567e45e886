def knapsack(weights, values, capacity):
    best = [[0] * (capacity + 1)]  # @start
    items = zip(weights, values)
    for weight, value in items:
        above, row = best[-1], [0]
        for c in range(1, capacity + 1):
            leave = above[c]
            row.append(leave)
            if weight <= c:  # @fits
                rest = above[c - weight]
                take = value + rest  # @take
                if take > leave:  # @compare
                    row[c] = take  # @better
        best.append(row)
    return best[-1][capacity]  # @done
