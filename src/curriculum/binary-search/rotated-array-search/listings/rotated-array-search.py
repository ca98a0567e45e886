def search_rotated(nums, target):
    # All values are different.
    lo, hi = 0, len(nums) - 1  # @start
    while lo <= hi:  # @loop
        mid = (lo + hi) // 2
        middle = nums[mid]
        if middle == target:  # @match
            return mid  # @found
        if nums[lo] <= middle:  # @ordered
            if nums[lo] <= target < middle:  # @in-left
                hi = mid - 1  # @left-down
            else:
                lo = mid + 1  # @left-up
        elif middle < target <= nums[hi]:  # @in-right
            lo = mid + 1  # @right-up
        else:
            hi = mid - 1  # @right-down
    return -1  # @none
