from bisect import bisect_right

def latest_at_or_before(times, time):
    """Index of the last time that is not too late, or -1."""
    # bisect_right is the upper bound: the first time > `time`.
    return bisect_right(times, time) - 1
