def most_intervals(pairs):  # @start
    by_end = sorted(pairs, key=get_end)  # @sort
    kept = []
    free_from = float("-inf")
    for start, end in by_end:  # @next
        if start >= free_from:  # @check @skip
            kept.append([start, end])  # @keep
            free_from = end
    return kept  # @done

def get_end(pair):
    return pair[1]
