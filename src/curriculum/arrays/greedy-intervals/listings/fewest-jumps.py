def fewest_jumps(reach):
    """From index i you can jump up to reach[i] indices ahead."""
    jumps = 0
    boundary = 0  # the farthest index within `jumps` jumps
    farthest = 0  # the farthest index with one more jump
    for i in range(len(reach) - 1):
        farthest = max(farthest, i + reach[i])
        if i == boundary:
            if farthest == i:
                return -1  # stuck here
            # This jump is used up, so take the next one.
            jumps += 1
            boundary = farthest
    return jumps
