def least_speed(piles, hours):
    # There is at least one pile, and an hour for each.
    lo, hi = 1, max(piles)  # @start
    while lo < hi:  # @loop
        mid = (lo + hi) // 2  # @mid
        if time_at(piles, mid) <= hours:  # @test
            hi = mid  # @slower
        else:
            lo = mid + 1  # @faster
    return lo  # @found

def time_at(piles, speed):
    total = 0
    for pile in piles:
        total += (pile + speed - 1) // speed
    return total
