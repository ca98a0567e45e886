def knapsack(weights, values, capacity):
    # No weight is negative.
    best = [[0] * (capacity + 1)]  # @start
    for weight, value in zip(weights, values):
        above = best[-1]
        row = []
        for room in range(capacity + 1):  # @cell
            leave = above[room]
            row.append(leave)
            if weight <= room:  # @fits
                # The row above is without this item.
                take = value + above[room - weight]  # @take
                if take > leave:  # @compare
                    row[room] = take  # @better
        best.append(row)
    return best[-1][capacity]  # @done
