def count_subarrays(nums, target):
    seen = {0: 1}  # @start
    total = count = 0
    for num in nums:
        total += num  # @add
        missing = total - target
        count += seen.get(missing, 0)  # @lookup
        seen[total] = seen.get(total, 0) + 1  # @record
    return count  # @done
