def median(a, b):
    # At least one of the two arrays has a value.
    if len(a) > len(b):
        a, b = b, a  # Search the shorter array.
    half = (len(a) + len(b) + 1) // 2
    lo, hi = 0, len(a)
    while True:
        i = (lo + hi) // 2  # a[:i] and b[:j] form the left half.
        j = half - i
        a_left = a[i - 1] if i > 0 else float("-inf")
        a_right = a[i] if i < len(a) else float("inf")
        b_left = b[j - 1] if j > 0 else float("-inf")
        b_right = b[j] if j < len(b) else float("inf")
        if a_left > b_right:
            hi = i - 1
        elif b_left > a_right:
            lo = i + 1
        else:
            break
    left = max(a_left, b_left)
    if (len(a) + len(b)) % 2 == 1:
        return left
    return (left + min(a_right, b_right)) / 2
