def knapsack(weights, values, capacity):
    count = len(weights)
    best = [[0] * (capacity + 1) for _ in range(count + 1)]  # @start
    for i in range(1, count + 1):
        weight, value = weights[i - 1], values[i - 1]
        for room in range(1, capacity + 1):
            leave = best[i - 1][room]
            best[i][room] = leave
            if weight <= room:  # @fits
                take = value + best[i - 1][room - weight]  # @take
                if take > leave:  # @compare
                    best[i][room] = take  # @better
    return best[count][capacity]  # @done
