def search_rotated(nums, target):
    lo, hi = 0, len(nums) - 1  # @start
    while lo <= hi:
        mid = (lo + hi) // 2
        low = nums[lo]
        middle = nums[mid]
        if middle == target:  # @match
            return mid  # @found
        if low <= middle:  # @ordered
            if low <= target < middle:  # @in-left
                hi = mid - 1  # @left-down
            else:
                lo = mid + 1  # @left-up
        elif middle < target <= nums[hi]:  # @in-right
            lo = mid + 1  # @right-up
        else:
            hi = mid - 1  # @right-down
    return -1  # @none
