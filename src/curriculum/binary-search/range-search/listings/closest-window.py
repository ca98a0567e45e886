def closest_values(nums, k, target):
    """The k values of sorted nums that are closest to target."""
    # k is from 0 to the length of nums.
    lo, hi = 0, len(nums) - k  # Possible starts of the window.
    while lo < hi:
        mid = (lo + hi) // 2
        # Moving right loses nums[mid] and gains nums[mid + k].
        if target - nums[mid] > nums[mid + k] - target:
            lo = mid + 1
        else:
            hi = mid  # A tie keeps the smaller value.
    return nums[lo:lo + k]
