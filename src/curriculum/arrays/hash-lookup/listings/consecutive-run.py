def longest_run(nums):
    """Most consecutive numbers, as in 4, 5, 6, in any order."""
    values = set(nums)
    longest = 0
    for start in values:
        # Walk each run once: only from its smallest value.
        if start - 1 in values:
            continue
        end = start
        while end + 1 in values:
            end += 1
        longest = max(longest, end - start + 1)
    return longest
