def first_missing(nums):
    """The smallest positive number that does not occur."""
    n = len(nums)
    for i in range(n):
        # Value v belongs at index v - 1. Stop if v is outside
        # 1 to n, or if an equal value is there already.
        while 1 <= nums[i] <= n and nums[nums[i] - 1] != nums[i]:
            home = nums[i] - 1
            nums[i], nums[home] = nums[home], nums[i]
    for i in range(n):
        if nums[i] != i + 1:
            return i + 1
    return n + 1
