def count_exactly(nums, kinds):
    """Number of subarrays with exactly this many different values."""
    # kinds is at least 1.
    return count_at_most(nums, kinds) - count_at_most(nums, kinds - 1)


def count_at_most(nums, kinds):
    counts = {}
    left = windows = 0
    for right, num in enumerate(nums):
        counts[num] = counts.get(num, 0) + 1
        while len(counts) > kinds:
            leaving = nums[left]
            counts[leaving] -= 1
            # A kind is gone only when none of it is left.
            if counts[leaving] == 0:
                del counts[leaving]
            left += 1
        # Every window from left or later up to right is valid.
        windows += right - left + 1
    return windows
