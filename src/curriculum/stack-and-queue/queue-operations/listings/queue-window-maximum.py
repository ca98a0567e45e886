from collections import deque


def max_of_windows(nums, k):
    # k is at least 1.
    candidates = deque()  # indices, their values decreasing
    maximums = []
    for right, num in enumerate(nums):
        # A smaller value that is older can never win again.
        while candidates and nums[candidates[-1]] <= num:
            candidates.pop()
        candidates.append(right)
        if candidates[0] <= right - k:
            candidates.popleft()  # It has left the window.
        if right >= k - 1:
            maximums.append(nums[candidates[0]])
    return maximums
