def largest_rectangle(heights):
    # No height is negative.
    best = 0
    rising = []  # indices of bars that can still grow wider
    for right in range(len(heights) + 1):
        # A final bar of height 0 closes all that are left.
        height = heights[right] if right < len(heights) else 0
        while rising and heights[rising[-1]] >= height:
            closed = heights[rising.pop()]
            # It reaches from the new top to right, both excluded.
            left = rising[-1] if rising else -1
            best = max(best, closed * (right - left - 1))
        rising.append(right)
    return best
