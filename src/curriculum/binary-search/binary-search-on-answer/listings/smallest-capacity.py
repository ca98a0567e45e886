def smallest_capacity(weights, days):
    # At least one weight, none of them negative; days >= 1.
    lo = max(weights)  # The heaviest item must fit.
    hi = sum(weights)  # Everything fits on one day.
    while lo < hi:
        mid = (lo + hi) // 2
        if days_needed(weights, mid) <= days:
            hi = mid
        else:
            lo = mid + 1
    return lo

def days_needed(weights, capacity):
    days, load = 1, 0
    for weight in weights:
        if load + weight > capacity:
            days += 1  # The order is fixed, so a new day begins.
            load = 0
        load += weight
    return days
