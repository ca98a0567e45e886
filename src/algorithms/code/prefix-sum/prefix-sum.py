def count_subarrays(nums, target):
    seen = {0: 1}  # @start
    total = count = 0
    for num in nums:
        total += num  # @add
        missing = total - target
        count += seen.get(missing, 0)  # @lookup
        times = seen.get(total, 0)
        seen[total] = times + 1  # @record
    return count  # @done
