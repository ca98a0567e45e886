def integer_square_root(x):
    # x is 0 or more.
    lo, hi = 0, x
    while lo <= hi:
        mid = (lo + hi) // 2
        if mid * mid == x:
            return mid
        if mid * mid < x:
            lo = mid + 1
        else:
            hi = mid - 1
    # No exact root: hi is the last number whose square is less than x.
    return hi
