def lower_bound(nums, target):
    # Below lo every value is too small; from hi on none is.
    lo, hi = 0, len(nums)
    while lo < hi:
        mid = (lo + hi) // 2
        if nums[mid] < target:
            lo = mid + 1
        else:
            hi = mid  # It may be the first, so it stays.
    return lo  # len(nums) if every value is too small
