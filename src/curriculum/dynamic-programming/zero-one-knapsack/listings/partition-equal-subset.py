def can_partition(nums):
    # No number is negative.
    total = sum(nums)
    if total % 2 == 1:
        return False
    half = total // 2
    reachable = [True] + [False] * half
    for num in nums:
        # Downward, so that num is used at most once.
        for target in range(half, num - 1, -1):
            if reachable[target - num]:
                reachable[target] = True
    return reachable[half]
