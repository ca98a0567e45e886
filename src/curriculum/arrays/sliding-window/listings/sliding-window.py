def best_window(nums, size):
    # size is at least 1.
    if size > len(nums):
        return -1  # @none
    total = best = sum(nums[:size])  # @first
    start = 0
    for right in range(size, len(nums)):
        left = right - size  # @move
        total += nums[right] - nums[left]  # @slide
        if total > best:  # @compare
            best, start = total, left + 1  # @better
    return start  # @found
