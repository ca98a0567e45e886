def search_range(nums, target):
    first = boundary(nums, target, False)
    n = len(nums)
    if first == n or nums[first] != target:  # @check
        return [-1, -1]  # @none
    end = boundary(nums, target, True)
    return [first, end - 1]  # @found

def boundary(nums, target, skip_equal):
    """First index with nums[i] >= target, or > target."""
    lo, hi = 0, len(nums)  # @start
    while lo < hi:  # @loop
        mid = (lo + hi) // 2  # @mid
        value = nums[mid]
        if value < target or (  # @compare
            skip_equal and value == target
        ):
            lo = mid + 1  # @right
        else:
            hi = mid  # @left
    return lo  # @bound
