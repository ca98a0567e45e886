def max_subarray(nums):
    # nums has at least one value.
    best = nums[0]
    current = 0  # best sum of a subarray that ends here
    for num in nums:
        # A negative sum only lowers what comes after it.
        current = max(num, current + num)
        best = max(best, current)
    return best
