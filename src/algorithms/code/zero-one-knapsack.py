def knapsack(weights, values, capacity):
    best = [[0] * (capacity + 1)]  # @start
    items = zip(weights, values)
    for weight, value in items:
        above, row = best[-1], [0]
        for room in range(1, capacity + 1):
            leave = above[room]
            row.append(leave)
            if weight <= room:  # @fits
                rest = above[room - weight]
                take = value + rest  # @take
                if take > leave:  # @compare
                    row[room] = take  # @better
        best.append(row)
    return best[-1][capacity]  # @done
