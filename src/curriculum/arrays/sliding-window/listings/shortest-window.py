def shortest_reaching(nums, target):
    """Length of the shortest subarray with at least `target`, or 0."""
    # All values and the target are positive.
    left = total = 0
    shortest = len(nums) + 1
    for right, num in enumerate(nums):
        total += num
        # The window is valid here, so record before it shrinks.
        while total >= target:
            shortest = min(shortest, right - left + 1)
            total -= nums[left]
            left += 1
    return shortest if shortest <= len(nums) else 0
