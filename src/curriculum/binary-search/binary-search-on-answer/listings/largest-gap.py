def largest_gap(positions, count):
    """Largest distance that `count` items can keep."""
    # count is from 2 to the number of positions.
    positions = sorted(positions)
    lo, hi = 0, positions[-1] - positions[0]
    while lo < hi:
        mid = (lo + hi + 1) // 2  # Rounded up, since lo = mid.
        if items_placed(positions, mid) >= count:
            lo = mid
        else:
            hi = mid - 1
    return lo

def items_placed(positions, gap):
    placed, last = 1, positions[0]
    for position in positions[1:]:
        if position - last >= gap:
            # The first possible position leaves the most room.
            placed += 1
            last = position
    return placed
