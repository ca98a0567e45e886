def knapsack_one_row(weights, values, capacity):
    # No weight is negative.
    best = [0] * (capacity + 1)
    for weight, value in zip(weights, values):
        # Downward: best[room - weight] is still without this item.
        # Upward, it could already contain the item: unbounded.
        for room in range(capacity, weight - 1, -1):
            best[room] = max(best[room], best[room - weight] + value)
    return best[capacity]
