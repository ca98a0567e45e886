def length_of_lis_quadratic(nums):
    # best[i]: the longest chain that ends exactly at nums[i]
    best = [1] * len(nums)
    for i in range(len(nums)):
        for j in range(i):
            if nums[j] < nums[i]:
                best[i] = max(best[i], best[j] + 1)
    # The longest chain may end anywhere, not only at the last index.
    return max(best, default=0)
