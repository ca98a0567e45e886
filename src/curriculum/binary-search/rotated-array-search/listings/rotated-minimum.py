def find_minimum(nums):
    # nums has at least one value, and all are different.
    lo, hi = 0, len(nums) - 1
    while lo < hi:
        mid = (lo + hi) // 2
        if nums[mid] > nums[hi]:
            lo = mid + 1  # The fall is to the right of mid.
        else:
            hi = mid  # mid may be the minimum itself.
    return nums[lo]
