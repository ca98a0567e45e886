def search_range(nums, target):
    n = len(nums)
    first = lower_bound(nums, target)
    if (first == n  # @check
            or nums[first] != target):
        return [-1, -1]  # @none
    end = lower_bound(nums, target + 1)
    return [first, end - 1]  # @found

def lower_bound(nums, goal):
    lo, hi = 0, len(nums) - 1  # @start
    while lo <= hi:
        mid = (lo + hi) // 2  # @mid
        if nums[mid] < goal:  # @compare
            lo = mid + 1  # @right
        else:
            hi = mid - 1  # @left
    return lo  # @bound
