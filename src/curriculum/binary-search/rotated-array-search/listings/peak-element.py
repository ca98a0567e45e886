def find_peak(nums):
    # nums has at least one value, and neighbors differ.
    lo, hi = 0, len(nums) - 1
    while lo < hi:
        mid = (lo + hi) // 2  # mid < hi, so mid + 1 exists.
        if nums[mid] < nums[mid + 1]:
            lo = mid + 1  # Uphill to the right: a peak is there.
        else:
            hi = mid  # mid, or something to its left, is a peak.
    return lo
