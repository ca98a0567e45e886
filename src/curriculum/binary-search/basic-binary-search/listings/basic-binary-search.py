def binary_search(nums, target):
    lo, hi = 0, len(nums) - 1  # @start
    while lo <= hi:  # @loop
        mid = (lo + hi) // 2  # @mid
        if nums[mid] == target:  # @match
            return mid  # @found
        if nums[mid] < target:  # @compare
            lo = mid + 1  # @right
        else:
            hi = mid - 1  # @left
    return -1  # @none
