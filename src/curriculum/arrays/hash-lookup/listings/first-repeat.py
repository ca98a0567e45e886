def first_repeat(nums):
    """Index of the first value that occurred before, or -1."""
    seen = set()
    for i, num in enumerate(nums):
        # Look up first: afterwards every value is in the set.
        if num in seen:
            return i
        seen.add(num)
    return -1
