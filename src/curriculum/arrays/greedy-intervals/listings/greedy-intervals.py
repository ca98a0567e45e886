def most_intervals(intervals):  # @start
    # Each interval starts before it ends.
    by_end = sorted(intervals, key=lambda pair: pair[1])  # @sort
    kept = []
    free_from = float("-inf")
    for start, end in by_end:  # @next
        if start >= free_from:  # @check @skip
            kept.append([start, end])  # @keep
            free_from = end
    return kept  # @done
