def rob(cash):
    # No amount is negative.
    if not cash:
        return 0  # @empty
    # best[i]: the most from the first i houses # @state
    best = [0, cash[0]]  # @start
    for i in range(2, len(cash) + 1):  # @loop
        skip = best[i - 1]  # @skip
        take = best[i - 2] + cash[i - 1]  # @take
        best.append(max(skip, take))  # @better
    return best[-1]  # @done
